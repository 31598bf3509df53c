"""The keyboard alone: a whole game of every game, and the way to everything that stands around one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.house import Player
from tests.web.keyboard import Keys, known_table
from tests.web.sitting import Json, Sitting, narrowing

# Games that are short for one of their players.
SHORT: dict[str, list[str]] = {
    "world_changers": ["greedy"],
    "worldbreakers": ["greedy"],
    "world_shapers": ["greedy"],
    "world_of_wonders": ["random"] * 2,
    "lords_of_worlds": ["greedy"],
}
MOST = 200


@pytest.mark.early
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_the_keyboard_alone(player: Player, game: str) -> None:
    """Nothing but keys; and wherever an answer leads, the keyboard is somewhere."""
    known_table(player, game, "3", *SHORT[game])
    keys = Keys(player)
    for count in range(MOST):
        if not keys.answer("n", 1 + count % 2):
            break
        player.wait_asked_or_over()
        assert not keys.lost(), player.prompt
    assert player.over()
    end = player.page.get_by_role("dialog")
    end.wait_for()
    expect(end.get_by_role("button", name="Rematch")).to_be_focused()
    keys.press("Escape")
    end.wait_for(state="detached")
    assert not keys.lost()


def cards_to_choose(view: Json) -> list[str]:
    """What can be chosen and shows a face; places of a map tell what they are by themselves."""
    codes = {choice["points"][0] for choice in view["choices"] if choice.get("points")}
    things = [thing for zone in view["zones"] if zone["kind"] != "hexes" for thing in zone["things"]]
    return [thing["id"] for thing in things if thing.get("face") and thing.get("code") in codes]


@pytest.mark.parametrize("game", SHORT)
def test_the_large_card_follows_the_keyboard(player: Player, game: str) -> None:
    sitting = Sitting(player, game, "3")
    cards = cards_to_choose(sitting.until(lambda view: bool(cards_to_choose(view))))
    sitting.sit_down()
    keys = Keys(player)
    keys.until("Tab", ", ".join(f'[data-thing="{each}"]' for each in cards), 120)
    expect(player.page.locator(".lens, .glass")).to_be_visible()


def test_narrowing_by_keys_and_back(player: Player) -> None:
    sitting = Sitting(player, "world_shapers", "8")
    view = sitting.until(lambda view: narrowing(view) >= 0, "Discard")
    sitting.sit_down()
    keys = Keys(player)
    table = player.page.locator(".table")
    card = f'[data-code="{narrowing(view)}"]'
    keys.until("n", card)
    keys.press("Enter")
    expect(table).to_have_attribute("data-path", "1")
    assert keys.at(card)
    keys.press("Escape")
    expect(table).to_have_attribute("data-path", "0")
    assert keys.at(card)
    keys.press("Enter")
    expect(table).to_have_attribute("data-path", "1")
    keys.press("n", "Enter")
    player.page.locator(".curtain").wait_for()
    assert 0 not in sitting.state(0)["info"]["asked"]


def test_arrows_walk_the_table_as_it_lies(player: Player) -> None:
    known_table(player, "lords_of_worlds", "3", "greedy")
    player.wait_asked()
    keys = Keys(player)
    where = "e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }"
    keys.until("n", "[data-zone] .hex.choosable")
    here = player.page.locator(":focus")
    for key, axis, way in (("ArrowRight", 0, 1), ("ArrowLeft", 0, -1), ("ArrowDown", 1, 1), ("ArrowUp", 1, -1)):
        before = here.evaluate(where)
        keys.press(key)
        assert (here.evaluate(where)[axis] - before[axis]) * way > 0, key
    keys.until("Tab", '.question [aria-expanded="false"]', 120)
    keys.press("Enter")  # the list of choices
    choices = player.page.locator(".question .list button")
    expect(choices.first).to_be_focused()
    keys.press("ArrowDown")
    expect(choices.nth(1)).to_be_focused()
    keys.press("ArrowUp", "ArrowUp")
    assert keys.at("[data-zone] *"), "no arrow leads back to the table"


def test_the_panels_are_reached_and_left_by_keys(player: Player) -> None:
    known_table(player, "world_changers", "3", "greedy")
    player.wait_asked()
    keys = Keys(player)
    keys.press("n")
    thing = player.page.locator(":focus").get_attribute("data-thing")
    for number, tab in enumerate(("Story", "Scores", "Rules", "Chat", "Table"), 1):
        keys.press(str(number))
        expect(player.page.get_by_role("tab", name=tab)).to_be_focused()
        keys.press("Tab")
        assert keys.at("#panel, #panel *")
        keys.press("Escape")
        expect(player.page.locator(".side.open")).to_have_count(0)
        assert keys.at(f'[data-thing="{thing}"]'), tab


def final(view: Json) -> list[int]:
    """The codes of answers that end the game, as the rules say of themselves."""
    return [choice["code"] for choice in view["choices"] if choice.get("tone") == "final"]


def test_what_ends_the_game_is_met_at_its_harmless_answer(player: Player) -> None:
    """One Enter too many does not end a game."""
    sitting = Sitting(player, "world_changers", "3")
    view = sitting.until(lambda view: bool(final(view)), "Pass")
    sitting.sit_down()
    keys = Keys(player)
    keys.until("n", f'[data-choice="{final(view)[0]}"]')
    keys.press("Enter")
    expect(player.page.get_by_role("button", name="No, go back")).to_be_focused()
    keys.press("Escape")
    expect(player.page.locator("[data-doubt]")).to_have_count(0)
    player.page.wait_for_function("document.activeElement !== document.body")  # once the table is drawn again
    assert not player.over()
