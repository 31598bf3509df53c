"""The table of World of Wonders: an announced ability, the shield, numbers that turn where they stand."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.corpus import FOLDER
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.positions import told
from tests.web.stage import Stage
from worldtable.engine.window import ONLY_MINE
from worldtable.games.world_of_wonders.codes import ANNOUNCEMENT, PASS_ALWAYS
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table
from worldtable.record import read

WIDE, PHONE = (1280, 720), (390, 844)
Json = dict[str, Any]


def message(table: Table, seat: int, turn: int, moves: Json | None = None) -> Json:
    """What a server would send about a table to a seat."""
    view = GAME.view(table.s, seat).data()
    view["question"] = turn
    info = told(read(FOLDER / "world_of_wonders" / "2-players-0.jsonl"), seat)
    undo = {"possible": False, "ask": False, "why": ""}
    more: Json = {"undo": undo, "vote": None, "note": "", "thinking": []}
    return {
        "type": "table",
        "info": info,
        "seat": seat,
        "turn": turn,
        "step": turn,
        "view": view,
        "moves": moves or {},
        **more,
    }


def announcement() -> Table:
    """Ann's Zeus threatens a Worker of Ben, who has a Temple, and has one standing answer left to give."""
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm", "Ben": "farm"},
        built={"Ben": "temple"},
        wonders={"Ann": "zeus 1"},
        sites={"Ben": "library (1 worker), school"},
    )
    table.s.stand(1, ANNOUNCEMENT, ONLY_MINE)
    table.choose("Statue of Zeus at Olympia: destroy a Worker")
    return table


def test_an_announced_ability_lies_on_the_table_and_the_shield_holds_what_one_is_asked(
    house: House, come: Visit
) -> None:
    stage = Stage(house, come, WIDE)
    page = stage.page
    sent: list[Json] = []
    stage.lines[-1].on_message(lambda text: sent.append(json.loads(text)))
    table = announcement()
    stage.show(message(table, 1, 1))
    shown = page.locator('[data-zone="window"]')
    expect(shown.locator('[data-thing="announced"]')).to_contain_text("Zeus")
    expect(shown).to_contain_text("Ann announces")
    expect(shown.locator(".lost .picture")).to_have_count(1)  # the Worker that would be destroyed
    aimed = page.locator(".aimed")
    expect(aimed).to_have_count(1)
    expect(aimed).to_contain_text("Library")

    # By keyboard alone: Enter opens, Escape closes, an answer is a line of the menu and never the shield itself.
    shield, menu = page.locator('[data-thing="standing-ask"]'), page.get_by_role("group", name="Ask me", exact=True)
    shield.focus()
    page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    expect(page.locator("main.table")).to_have_attribute("data-path", "1")
    assert [line.get_attribute("aria-label") for line in menu.get_by_role("group").all()] == [
        "When a turn begins",
        "When an ability is announced",
        "When somebody is attacked",
        "When Wonders are checked",
    ]
    expect(menu.get_by_role("button", name="always", pressed=True)).to_have_count(3)
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(page.locator("main.table")).to_have_attribute("data-path", "0")
    stage.resize(PHONE)
    shield.click()
    never = menu.get_by_role("button", name="When an ability is announced: never")
    expect(menu.locator(".choosable")).to_have_count(1)
    box = menu.bounding_box()
    assert box is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    never.click()
    expect(menu).to_have_count(0)
    assert [each["choose"] for each in sent if "choose" in each] == [PASS_ALWAYS]


def test_numbers_turn_where_they_stand(house: House, come: Visit) -> None:
    stage = Stage(house, come, WIDE)
    page = stage.page
    table = Table("Ann", "Ben", hands={"Ann": "farm, school"}, sites={"Ann": "city_wall (1 worker)", "Ben": "zeus"})
    before = GAME.view(table.s, 0)
    stage.show(message(table, 0, 1))
    worker = next(each for each in before.choices if each.sentence.startswith("Put Farm as Worker on your City Wall"))
    preview = GAME.preview(table.s, 0, worker.code)
    assert preview is not None
    stage.lines[-1].send(json.dumps({"type": "previews", "question": 1, "seat": 0, "previews": [preview.data()]}))
    card, place = worker.points
    page.locator(f'button.choosable[data-code="{card}"]').click()
    wall = page.locator(f'[data-code="{place}"]')
    wall.hover()
    badges = wall.locator(".badge.turns")
    expect(badges).to_have_text(["1→2/4", "3→4"])  # hammer and shield
    expect(wall.locator(".ghost .picture")).to_have_count(1)
    expect(page.locator(".foreseen")).to_have_count(0)

    table.choose("Put Farm as Worker on your City Wall")
    moves = GAME.moves(before, GAME.view(table.s, 0)).data()
    stage.show(message(table, 0, 2, moves))
    expect(badges).to_have_text(["1→2/4", "3→4"])
    expect(wall.locator(".stand .picture")).to_have_count(2)
    expect(page.locator(".flights .chip")).to_have_count(0)
    stage.show(message(table, 0, 3))  # as it was: that does not hold them
    expect(badges).to_have_count(0)  # after a moment they stand as they are

    # Six pieces end it at once: points are told as what would have been.
    page.route("**/outline*", lambda route: route.fulfill(json={"steps": [], "moments": []}))
    whole = Table("Ann", "Ben", wonders={"Ann": "mausoleum 5"}, sites={"Ann": "mausoleum (4 workers)"}, phase="build")
    assert whole.s.top == 0
    stage.show(message(whole, 0, 4))
    expect(page.get_by_role("heading", name="You win at once")).to_be_visible()
    expect(page.get_by_text("By points it would have been")).to_be_visible()


def test_the_question_says_what_can_be_done_and_what_would_be_lost(house: House, come: Visit) -> None:
    stage = Stage(house, come, WIDE)
    page = stage.page
    words, doubt = page.locator(".question .words"), page.locator("[data-doubt]")
    hands = {"Ann": "library, school, stables, barracks", "Ben": "farm"}
    table = Table("Ann", "Ben", hands=hands, built={"Ann": "farm"}, sites={"Ben": "zeus (2 workers)"})
    stage.show(message(table, 0, 1))
    expect(words).to_have_text("Play a card, use a building or attack")

    # A Farm without a site of one's own would help Ben: that is asked again.
    page.locator('[data-zone="built-0"] button.choosable').click()
    expect(words).to_have_text("You have no site: the Farm would help another player's.")
    doubt.get_by_role("button", name="No, go back").click()
    expect(doubt).to_have_count(0)

    hand = page.locator('[data-zone="hand-0"]')
    hand.get_by_role("button", name="Library").click()
    expect(words).to_contain_text("Build it or attack with it?")
    page.keyboard.press("Escape")

    # What is left in hand stays where it lies as long as the mouse is there.
    barracks = hand.get_by_role("button", name="Barracks")
    hand.get_by_role("button", name="Library").hover()
    lay = barracks.bounding_box()
    assert lay is not None
    table.choose("Start to build Library")
    stage.show(message(table, 0, 2))
    expect(hand.get_by_role("button", name="Library")).to_have_count(0)
    lies = barracks.bounding_box()
    assert lies is not None
    assert abs(lies["x"] - lay["x"]) < 4  # the fan is flatter
    expect(words).to_have_text("Library has no Worker: lost at the end")
    page.mouse.move(640, 120)
    page.wait_for_function(
        "x => document.querySelector('[data-zone=hand-0] .slot:last-of-type').getBoundingClientRect().x < x",
        arg=lay["x"],
    )

    attacked = Table(
        "Ann", "Ben", hands={"Ann": "farm, library, school, temple", "Ben": "farm, stables"}, built={"Ben": "farm"}
    )
    attacked.attack("Ben's Farm", "Send Farm", "Send Library", "Send School")
    stage.show(message(attacked, 1, 3))
    expect(page.get_by_role("button", name="Let it happen")).to_be_visible()
    attacked.choose("Put Stables into the defence")
    stage.show(message(attacked, 1, 4))
    expect(page.get_by_role("button", name="That is enough")).to_be_visible()
