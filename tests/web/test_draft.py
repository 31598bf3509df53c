"""The Winston draft by clicking: a pile is read and taken, and the deck is cut out of it and sent as one answer."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.house import House, Player
from tests.web.positions import Position, messages
from tests.web.sitting import Sitting
from tests.web.stage import Stage
from tests.web.test_one_screen import MEASURE, PHONE, WIDE

DRAFT = Position("2-players-3.jsonl", 32, 1, 0, 0, 0, 0, 0, "")  # four cards in the pile that is looked at
LEADER = Position("2-players-3.jsonl", 91, 0, 0, 0, 0, 0, 0, "")
CUT = Position("2-players-3.jsonl", 93, 0, 0, 0, 0, 0, 0, "")  # 55 cards
OUT = 25


def inside(page: Page) -> list[str]:
    return tiles(page, "in")


def tiles(page: Page, half: str) -> list[str]:
    found: list[str] = page.locator(f'[data-half="{half}"] button[data-thing]').evaluate_all(
        "(all) => all.map((each) => each.dataset.code)"
    )
    return found


def move(page: Page, code: str) -> None:
    page.locator(f'[data-zone^="pool-"] button[data-code="{code}"]').click()


def test_a_draft_is_clicked_and_its_deck_is_one_answer(player: Player) -> None:
    sitting = Sitting(player, "worldbreakers", "2", format="winston")
    view = sitting.until(lambda view: view["choices"][-1]["label"] == "Leave, look here")
    pile = next(zone for zone in view["zones"] if zone.get("now"))
    sitting.sit_down()
    page = player.page
    face = pile["things"][0]["face"]
    expect(page.locator(f'[data-zone="{pile["id"]}"]')).to_contain_text(face["text"])
    expect(page.locator('[data-zone="taken-0"] .ghost')).to_have_count(len(pile["things"]))
    page.locator(f'[data-zone="{pile["id"]}"] > .place').click()
    page.locator(".curtain").wait_for()  # the other player's turn
    view = sitting.until(lambda view: "several" in view)
    count = view["several"]["count"]
    sitting.sit_down()
    before = inside(page)
    send = page.locator("[data-send]")
    for code in before[:count]:
        move(page, code)
    expect(send).to_be_enabled()
    move(page, before[count])
    expect(page.locator("[data-missing]")).to_have_text("1 too many (R73)")
    expect(send).to_be_disabled()
    page.keyboard.press("Escape")
    move(page, before[0])
    page.locator(f'button[data-code="{before[count]}"]').drag_to(page.locator('[data-half="out"]'))
    out = [*before[1:count], before[count]]
    assert sorted(tiles(page, "out")) == sorted(out)
    send.click()
    page.locator(".curtain").wait_for()
    after = sitting.state(0)
    deck = next(zone for zone in after["view"]["zones"] if zone["id"] == "pool-0")
    assert {str(thing["code"]) for thing in deck["things"]} == set(before) - set(out)
    assert after["info"]["asked"] == [1]
    sitting.call(f"/api/tables/{sitting.code}/undo", {"seat": 0})  # the whole deck, which is there again to be mended
    expect(send).to_be_enabled()
    assert sorted(tiles(page, "out")) == sorted(out)


def test_draft_and_deck_are_in_sight_at_every_size(house: House, come: Visit) -> None:
    stage = Stage(house, come, WIDE[0])
    wrong: list[str] = []
    for position, message in zip([DRAFT, LEADER, CUT], messages("worldbreakers", [DRAFT, LEADER, CUT]), strict=True):
        stage.show(message)
        if position is CUT:
            assert len(inside(stage.page)) == 55
            for code in inside(stage.page)[:OUT]:
                move(stage.page, code)
            expect(stage.page.locator("[data-send]")).to_be_enabled()
            stage.page.mouse.move(0, 0)
        for size in [*WIDE, PHONE]:
            stage.resize(size)
            wrong += [f"step {position.step} at {size[0]}: {each}" for each in stage.page.evaluate(MEASURE)]
    assert wrong == []


def test_the_keyboard_cuts_a_deck_too(house: House, come: Visit) -> None:
    stage = Stage(house, come, (1440, 900))
    stage.show(next(messages("worldbreakers", [CUT])))
    page = stage.page
    first = inside(page)[0]
    page.locator(f'[data-half="in"] button[data-code="{first}"]').focus()
    page.keyboard.press("Enter")
    assert tiles(page, "out") == [first]
    expect(page.locator("[data-zone^=pool-] button:focus")).to_have_count(1)  # the keyboard is at a neighbour
    page.keyboard.press("u")
    assert len(inside(page)) == 55


def test_a_finger_reads_a_card_before_it_takes_the_pile(house: House, come: Visit) -> None:
    def touching(house: House, **wishes: Any) -> Player:
        return come(house, has_touch=True, **wishes)

    stage = Stage(house, touching, PHONE)
    answers: list[str] = []
    stage.lines[-1].on_message(lambda message: answers.append(str(message)))
    stage.show(next(messages("worldbreakers", [DRAFT])))
    card = stage.page.locator(".zone.now [data-thing=suave_sycophant]").bounding_box()
    assert card is not None
    stage.page.touchscreen.tap(card["x"] + 20, card["y"] + 40)
    expect(stage.page.locator(".lens")).to_contain_text("Suave Sycophant")
    assert not [each for each in answers if "choose" in each]
    stage.page.touchscreen.tap(card["x"] + 20, card["y"] + 40)
    expect(stage.page.locator("button.choosable")).to_have_count(0)  # it is on its way
    assert [each for each in answers if "choose" in each]
