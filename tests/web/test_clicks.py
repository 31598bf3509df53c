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
# The table has gone on, or a curtain hangs before it: it is the next player's turn at this device.
ANSWERED = "turn => document.querySelector('.table')?.dataset.turn !== turn"


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


def test_a_tile_of_lords_of_worlds_is_collected_with_three_clicks_at_most(player: Player) -> None:
    sitting = Sitting(player, "lords_of_worlds", "3", uncover="random")
    view = sitting.until(lambda view: bool(codes(view, "Collect")), "Hire")
    sitting.sit_down()
    hand = Hand(player)
    hand.click(hand.at(codes(view, "Collect")[0]))
    pay = player.page.locator(".question").get_by_role("button", name="Collect", exact=True)
    assert (pay.get_attribute("title") or "").startswith("Pay the cheapest")  # nothing has to be picked for it
    raised = player.page.get_by_label("Your hand").locator(".raised")
    raised.first.wait_for()  # the cards it takes are shown before anything is pointed at
    assert not player.page.locator(".payment").get_by_text("0 of ", exact=False).count()
    hand.click(pay)
    while sitting.state(0)["info"]["asked"] == [0]:
        hand.click(player.page.locator("button.choosable").first)  # where the tile is laid
    assert hand.clicks <= 3
    assert any("collect" in line for line in answers(sitting))


def test_a_card_of_world_shapers_is_used_with_two_clicks_at_most(player: Player) -> None:
    sitting = Sitting(player, "world_shapers", "8")
    view = sitting.until(lambda view: view["prompt"].startswith("Use"), "Pick")
    sitting.sit_down()
    hand = Hand(player)
    begin = narrowing(view)  # the longest way: an exchange for a card that can lie under every source
    hand.click(hand.at(begin))
    assert player.page.locator(".table").get_attribute("data-path") == "1"
    hand.click(player.page.locator("button.choosable").first)
    assert hand.clicks <= 2
    assert 0 not in sitting.state(0)["info"]["asked"]


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
