"""Ordinary turns in few clicks, and by dragging: counted at real tables, at known positions."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.house import GONE_ON, Player
from tests.web.keyboard import SIGN
from tests.web.sitting import Json, Sitting, narrowing
from worldtable.games import SHELF


class Hand:
    """A hand on a mouse, whose clicks are counted."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.clicks = 0

    def click(self, what: Locator) -> None:
        sign = self.page.locator(".table").evaluate(SIGN)
        what.click()
        self.clicks += 1
        self.page.wait_for_function(GONE_ON, arg=sign)

    def at(self, code: int) -> Locator:
        """What stands for a code and glows."""
        return self.page.locator(f'button.choosable[data-code="{code}"], button[data-choice="{code}"]').first


TURN = "table => table.dataset.turn"
# The table has gone on; or the curtain hangs, since the next question is somebody else's.
ANSWERED = """turn => {
    const table = document.querySelector('.table');
    return table ? table.dataset.turn !== turn : document.querySelector('.curtain') !== null;
}"""


def drag(what: Locator, to: Locator) -> None:
    """Pick something up and carry it there; where it may go shows once it is picked up."""
    what.hover()
    mouse, box = what.page.mouse, to.bounding_box()
    assert box is not None
    mouse.down()
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    mouse.up()


def answer_by_dragging(player: Player, what: Locator, to: Locator) -> None:
    """The same, until the table has gone on: that something was picked up already shows, and is no answer yet."""
    turn = player.page.locator(".table").evaluate(TURN)
    drag(what, to)
    player.page.wait_for_function(ANSWERED, arg=turn)


def answers(sitting: Sitting) -> list[str]:
    """What the first seat was told, as sentences."""
    told = sitting.call(f"/api/tables/{sitting.code}/log?seat=0")["lines"]
    return [line["text"] for line in told]


def codes(view: Json, beginning: str) -> list[int]:
    return [choice["code"] for choice in view["choices"] if choice["sentence"].startswith(beginning)]


def attacking(view: Json) -> bool:
    return len(codes(view, "Attack with")) > 1


def ready_to_attack(player: Player) -> tuple[Sitting, Json]:
    """Worldbreakers: my turn, with two followers that can attack."""
    sitting = Sitting(player, "worldbreakers", "3")
    return sitting, sitting.until(attacking, "Keep", "Play", "Gain 1 mythium")


def test_an_action_of_worldbreakers_is_one_click(player: Player) -> None:
    sitting, view = ready_to_attack(player)
    sitting.sit_down()
    hand = Hand(player)
    hand.click(hand.at(codes(view, "Gain 1 mythium")[0]))
    assert hand.clicks == 1
    assert sitting.state(0)["info"]["asked"] == [1]  # the turn is over


def test_an_attack_with_two_followers_is_four_clicks_at_most(player: Player) -> None:
    sitting, view = ready_to_attack(player)
    sitting.sit_down()
    hand = Hand(player)
    first, second = codes(view, "Attack with")[:2]
    hand.click(hand.at(first))
    hand.click(hand.at(second))
    while sitting.state(0)["info"]["asked"] == [0]:  # it is meant, and the abilities of this attack are not needed
        now = sitting.state(0)["view"]
        hand.click(hand.at([*codes(now, "Attack"), *codes(now, "Decline")][0]))
    assert hand.clicks <= 4
    assert sitting.state(0)["info"]["asked"] == [1]
    assert set(sitting.state(0)["view"]["fight"]["attackers"]) == {first, second}


# What of the numbers on tiles is hidden by the steps of a way.
HIDDEN_NUMBERS = """() => {
    const box = (e) => e.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const values = [...document.querySelectorAll('.map .value')].map(box);
    return [...document.querySelectorAll('.map .step')].filter((e) => values.some((b) => meet(box(e), b))).length;
}"""


def test_a_tile_of_lords_of_worlds_is_collected_with_three_clicks_at_most(player: Player) -> None:
    sitting = Sitting(player, "lords_of_worlds", "3", uncover="random")
    view = sitting.until(lambda view: bool(codes(view, "Collect")), "Hire")
    sitting.sit_down()
    hand, page = Hand(player), player.page
    tile, *_, far = [hand.at(code) for code in codes(view, "Collect")]
    for goal, lit in ((far, 2), (tile, 0)):  # the Cart stands on a portal: it jumps, or goes one step
        goal.hover()
        expect(page.locator(".map .lit")).to_have_count(lit)
        expect(page.locator(".map .step")).to_have_count(1)
        assert page.evaluate(HIDDEN_NUMBERS) == 0
    expect(page.locator(".question .hint")).to_contain_text("lost")  # what pays for it, and what of that is too much
    expect(page.locator(".bill")).to_contain_text(" of ")
    hand.click(tile)
    pay = page.locator(".question").get_by_role("button", name="Collect", exact=True)
    assert (pay.get_attribute("title") or "").startswith("Pay the cheapest")  # nothing has to be picked for it
    raised = page.get_by_label("Your hand").locator(".raised")
    raised.first.wait_for()  # the cards it takes are shown before anything is pointed at
    assert not page.locator(".bill").get_by_text("0 of ", exact=False).count()
    hand.click(pay)
    page.locator("button.choosable").first.hover()
    expect(page.locator(".question .hint")).to_contain_text("chain of 1")
    expect(page.locator(".stair li.reached .fresh")).to_have_count(1)
    while sitting.state(0)["info"]["asked"] == [0]:
        hand.click(page.locator("button.choosable").first)  # where the tile is laid
    assert hand.clicks <= 3
    assert any("collect" in line for line in answers(sitting))


def test_hexes_of_lords_of_worlds_are_named_while_a_key_is_held_and_where_one_is_refused(player: Player) -> None:
    sitting = Sitting(player, "lords_of_worlds", "3", uncover="random")
    view = sitting.until(lambda view: bool(codes(view, "Hire")))
    sitting.sit_down()
    page = player.page
    board = next(zone["things"] for zone in view["zones"] if zone["id"] == "board")
    hexes = {thing["face"]["title"]: thing for thing in board if thing["id"].startswith("hex-")}
    covered = [thing for thing in board if not thing["id"].startswith("hex-")]
    named = page.locator('[data-zone="board"] .names text')
    expect(named).to_have_count(0)
    page.keyboard.down("c")
    expect(named).to_have_count(len(hexes))
    assert set(named.all_text_contents()) == set(hexes)
    expect(page.locator('[data-zone="planet-1"] .names text')).to_have_count(19)
    page.keyboard.up("c")
    expect(named).to_have_count(0)
    page.keyboard.press("?")  # the card to keep tells of it
    expect(page.get_by_role("dialog", name="What to keep in mind")).to_contain_text("as long as C is held")
    page.keyboard.press("Escape")
    at = {tuple(thing["at"]): title for title, thing in hexes.items()}
    for thing in covered:  # whoever listens hears where a tile lies
        assert at[tuple(thing["at"])] in (page.locator(f'[data-thing="{thing["id"]}"]').text_content() or "")
    expect(page.locator('[data-zone="board"] .cell .lies')).to_have_count(len(covered))  # the ground is one picture
    refused = next(thing for thing in covered if thing["face"] and not thing["needs"][0]["met"])
    tile = page.locator(f'[data-thing="{refused["id"]}"]')
    tile.hover()
    expect(page.locator(".question .hint")).to_have_text(refused["notes"][0])
    tile.click()
    expect(page.locator(".slip")).to_be_visible()
    expect(named).to_have_text([at[tuple(refused["at"])]])


def test_a_card_of_world_shapers_is_used_with_two_clicks_at_most(player: Player) -> None:
    sitting = Sitting(player, "world_shapers", "8")
    view = sitting.until(lambda view: view["prompt"].startswith("Use"), "Pick")
    sitting.sit_down()
    hand = Hand(player)
    begin = narrowing(view)  # the longest way: an exchange for a card that can lie under every source
    hand.click(hand.at(begin))
    assert player.page.locator(".table").get_attribute("data-path") == "1"
    foreseen_in_its_column(player, view, begin)
    hand.click(player.page.locator("button.choosable").first)
    assert hand.clicks <= 2
    assert 0 not in sitting.state(0)["info"]["asked"]


def foreseen_in_its_column(player: Player, view: Json, code: int) -> None:
    """The question tells the way so far; who points at a source sees the card there, and its crystal fade."""
    things = {thing.get("code"): thing for zone in view["zones"] for thing in zone["things"]}
    [asking, taken] = [things[each]["face"]["title"] for each in (view["source"], code)]
    words = player.page.locator(".question .words")
    expect(words).to_contain_text(f"Under which source should {taken} lie?")
    expect(words).to_contain_text(asking)
    mine = player.page.locator('[data-side="0"]')
    source = player.page.locator('[data-zone="collection-0"] button.choosable').first
    expect(player.page.locator(".landing .chip").first).to_be_visible()  # foreseen, before anything is pointed at
    source.hover()
    expect(player.page.locator('[data-zone="collection-0"] .ghost')).to_have_count(1)
    expect(mine.locator(".piece.goes")).to_have_count(1)
    expect(source.locator(".turns")).to_contain_text("→")
    player.page.mouse.move(2, 2)
    expect(player.page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("game", SHELF)
def test_every_table_has_the_hooks_that_players_and_tools_take_hold_of(player: Player, game: str) -> None:
    sitting = Sitting(player, game, "3")
    sitting.until(lambda view: True)
    sitting.sit_down()
    glowing = player.page.locator("button.choosable")
    for each in glowing.all():
        assert each.get_attribute("data-thing")
        assert int(each.get_attribute("data-code") or -1) >= 0
    view: dict[str, Any] = sitting.state(0)["view"]
    open_codes = {choice["points"][0] for choice in view["choices"] if choice.get("points")}
    assert {int(each.get_attribute("data-code") or -1) for each in glowing.all()} == open_codes
    buttons = {choice["code"] for choice in view["choices"] if not choice.get("points")}
    found = player.page.locator("button[data-choice]").all()
    assert {int(each.get_attribute("data-choice") or -1) for each in found} == buttons
    hand = any(zone["kind"] == "fan" and zone.get("owner") == 0 for zone in view["zones"])
    expect(player.page.locator('[aria-label="Your hand"]')).to_have_count(int(hand))


def exchange(player: Player) -> tuple[Sitting, Json, Locator]:
    """World Shapers: a card of the pool may be had, under any source."""
    sitting = Sitting(player, "world_shapers", "8")
    view = sitting.until(lambda view: narrowing(view) >= 0, "Discard")
    sitting.sit_down()
    return sitting, view, player.page.locator(f'button.choosable[data-code="{narrowing(view)}"]').first


def test_a_card_is_dragged_to_where_it_goes(player: Player) -> None:
    sitting, view, card = exchange(player)
    way = [choice["points"] for choice in view["choices"] if choice.get("points", [0])[0] == narrowing(view)]
    answer_by_dragging(player, card, player.page.locator(f'button[data-thing][data-code="{way[1][1]}"]').first)
    assert 0 not in sitting.state(0)["info"]["asked"]


def test_what_asks_is_dragged_to_its_answer(player: Player) -> None:
    sitting, view, _ = exchange(player)
    place = codes(view, "Place it")[0]
    asking = player.page.locator(f'button[data-thing][data-code="{view["source"]}"]').first
    answer_by_dragging(player, asking, player.page.locator(f'button.choosable[data-code="{place}"]').first)
    assert 0 not in sitting.state(0)["info"]["asked"]


def test_a_card_that_can_only_go_to_one_place_is_dragged_there(player: Player) -> None:
    sitting = Sitting(player, "world_of_wonders", "2")
    view = sitting.until(lambda view: any(len(choice.get("points", [])) > 1 for choice in view["choices"]))
    card, ground = next(choice["points"] for choice in view["choices"] if len(choice.get("points", [])) > 1)
    sitting.sit_down()
    step = sitting.state(0)["step"]
    laid = player.page.locator(f'button.choosable[data-code="{card}"]').first
    answer_by_dragging(player, laid, player.page.locator(f'button[data-code="{ground}"]').first)
    assert sitting.state(0)["step"] == step + 1


def test_a_card_that_is_dropped_nowhere_has_done_nothing(player: Player) -> None:
    sitting, _, card = exchange(player)
    before, step = player.page.locator("button.choosable").count(), sitting.state(0)["step"]
    drag(card, player.page.locator(".question .words"))
    expect(player.page.locator(".table")).to_have_attribute("data-path", "0")
    expect(player.page.locator("button.choosable")).to_have_count(before)
    expect(player.page.get_by_role("button", name="Back")).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(player.page.locator("button.choosable")).to_have_count(before)
    assert sitting.state(0)["step"] == step


# What a number that changed covers of the banners' numbers and signs, and of things.
CHIPS_OVER = """() => [...document.querySelectorAll('.flights .chip span')].flatMap((chip) => {
    const a = chip.getBoundingClientRect();
    const what = '[data-number], [data-side] .picture, button[data-code]:not([data-side])';
    const others = document.querySelectorAll(what);
    const meets = (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [...others].filter((each) => meets(each.getBoundingClientRect())).map((each) => each.outerHTML);
})"""


def crew(view: Json, side: int) -> list[Json]:
    return next(zone["things"] for zone in view["zones"] if zone["id"] == f"crew-{side}")


def holds_cleopatra(view: Json) -> bool:
    """World Changers: Cleopatra may be invited, and both sides have Crew Mates to swap."""
    return bool(codes(view, "Invite Cleopatra")) and len(crew(view, 0)) > 1 and len(crew(view, 1)) > 1


def test_a_card_is_dragged_to_its_zone_and_two_are_swapped_by_dragging_either_onto_the_other(player: Player) -> None:
    sitting = Sitting(player, "world_changers", "6", first="seat 1")
    view = sitting.until(holds_cleopatra, "Invite Leonidas", "Invite Henry", "Invite Hammurabi", "Invite Plato")
    sitting.sit_down()
    page, step = player.page, sitting.state(0)["step"]
    cleopatra = page.locator(f'button.choosable[data-code="{codes(view, "Invite Cleopatra")[0]}"]')
    drag(cleopatra, page.locator('button.choosable[data-thing]:not([data-thing="cleopatra"])').first)
    assert sitting.state(0)["step"] == step  # an answer by itself is not given to another one
    cleopatra.hover()
    page.locator(".veil .ghost").first.wait_for()  # where it goes is known once it is foreseen
    answer_by_dragging(player, cleopatra, page.locator('[data-zone="crew-0"]'))
    page.mouse.move(2, 300)  # nothing is pointed at: a preview would stand in its place
    page.locator(".flights .chip span").first.wait_for()
    assert page.evaluate(CHIPS_OVER) == []
    asked = sitting.state(0)["view"]
    assert "do you swap" in asked["prompt"]
    mine, theirs = crew(asked, 0)[0], crew(asked, 1)[0]
    one, other = (page.locator(f'button[data-thing="{each["id"]}"]') for each in (mine, theirs))
    drag(other, page.locator(".question .words"))
    expect(page.locator(".table")).to_have_attribute("data-path", "0")
    other.hover()
    page.mouse.down()
    one.hover()
    one.hover(position={"x": 20, "y": 40})  # a drag is heard of from its second move on
    expect(page.locator(".veil .ghost")).to_have_count(2)  # both cross before it is done
    turn = page.locator(".table").evaluate(TURN)
    page.mouse.up()
    page.wait_for_function(ANSWERED, arg=turn)
    done = sitting.state(0)
    assert done["step"] == step + 2  # one answer for both questions
    assert theirs["id"] in {each["id"] for each in crew(done["view"], 0)}
    assert mine["id"] in {each["id"] for each in crew(done["view"], 1)}


def test_an_order_is_clicked_thing_by_thing_and_a_second_click_takes_back(player: Player) -> None:
    """World Changers: the Void goes under the pile, card by card."""
    sitting = Sitting(player, "world_changers", "5", first="seat 1")
    view = sitting.until(lambda view: view["prompt"].startswith("Pachacuti: which card"), "Invite Pachacuti")
    sitting.sit_down()
    page, step = player.page, sitting.state(0)["step"]
    hand, table = Hand(player), page.locator(".table")
    first, second = next(choice["points"] for choice in view["choices"] if len(choice["points"]) == 2)
    hand.click(hand.at(first))
    expect(page.locator(".nth")).to_have_text("1")
    chosen = page.locator(f'button[aria-pressed="true"][data-code="{first}"]')
    hand.click(chosen)
    expect(table).to_have_attribute("data-path", "0")
    expect(page.locator(".nth")).to_have_count(0)
    hand.click(hand.at(first))
    hand.click(hand.at(second))
    assert sitting.state(0)["step"] == step + 1
