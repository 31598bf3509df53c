"""The table on one screen: positions of every game's corpus in a real browser, at every size, held against the bars.

The page gets the messages that a server would send; what it draws is measured.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.positions import Position, chosen, messages, worst
from tests.web.stage import Stage
from worldtable.games import SHELF

WIDE = [(1280, 720), (1440, 900), (1920, 1080)]
PHONE = (390, 844)

# Where a Mix of Lords of Worlds is declared beside tiles, for 2, 3 and 4 players.
MIXES = [("2-players-1.jsonl", 33, 0), ("3-players-0.jsonl", 52, 2), ("4-players-10.jsonl", 326, 1)]

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")

# Every choice that points at something is to be seen, if need be after one tap on an area that glows.
POINTED = """() => [...document.querySelectorAll('button.choosable')].map((e) => e.dataset.code)"""


@pytest.mark.early
@pytest.mark.parametrize("game", SHELF)
def test_everything_is_in_sight_and_can_be_hit(house: House, come: Visit, game: str) -> None:
    stage = Stage(house, come, WIDE[0])
    positions = chosen(game)
    assert len(positions) >= 40
    wrong: list[str] = []
    for position, message in zip(positions, messages(game, positions), strict=True):
        stage.show(message)
        points = {str(choice["points"][0]) for choice in message["view"]["choices"] if choice.get("points")}
        for size in stage.from_where_it_is(WIDE):
            stage.resize(size)
            lost = points - set(stage.page.evaluate(POINTED))
            found = [*stage.page.evaluate(MEASURE), *[f"{code} is nowhere to be clicked" for code in sorted(lost)]]
            wrong += [f"{position.file} step {position.step} at {size[0]}x{size[1]}: {each}" for each in found]
    assert wrong == [], f"{len(wrong)}: {wrong[:12]}"


def test_a_mix_offers_every_landscape_by_its_name(house: House, come: Visit) -> None:
    """Also those that a tile beside it stands for: a list with gaps would say that they are impossible."""
    stage = Stage(house, come, WIDE[0])
    positions = [Position(file, step, seat, 0, 0, 0, 0, 0, "") for file, step, seat in MIXES]
    for message in messages("lords_of_worlds", positions):
        stage.show(message)
        assert any(choice.get("points") for choice in message["view"]["choices"])
        for size in stage.from_where_it_is(WIDE):
            stage.resize(size)
            names = stage.page.locator(".question button[data-choice]").all_inner_texts()
            assert names == [choice["label"] for choice in message["view"]["choices"]]
            assert stage.page.evaluate(MEASURE) == [], size


@pytest.mark.parametrize("game", SHELF)
def test_an_open_drawer_covers_nothing_that_can_be_chosen(house: House, come: Visit, game: str) -> None:
    stage = Stage(house, come, WIDE[0])
    positions = list(worst(game).values())
    wrong: list[str] = []
    for position, message in zip(positions, messages(game, positions), strict=True):
        stage.show(message)
        if position is positions[0]:
            stage.page.get_by_role("tab", name="Story").click()
        for size in stage.from_where_it_is(WIDE[:2]):
            stage.resize(size)
            place = f"{position.file} step {position.step} at {size[0]}x{size[1]}"
            wrong += [f"{place}: {each}" for each in stage.page.evaluate(MEASURE)]
    assert wrong == [], f"{len(wrong)}: {wrong[:12]}"


@pytest.mark.parametrize("game", SHELF)
def test_a_phone_shows_question_and_hand_and_the_rest_with_one_tap(house: House, come: Visit, game: str) -> None:
    stage = Stage(house, come, PHONE)
    positions = chosen(game)[::2]
    wrong: list[str] = []
    for position, message in zip(positions, messages(game, positions), strict=True):
        stage.show(message)
        seen: set[str] = set(stage.page.evaluate(POINTED))
        wrong += [f"{position.file} step {position.step}: {each}" for each in stage.page.evaluate(MEASURE)]
        for leaf in stage.page.locator(".leaf.glow").all():
            leaf.click()
            seen |= set(stage.page.evaluate(POINTED))
        points = {str(choice["points"][0]) for choice in message["view"]["choices"] if choice.get("points")}
        wrong += [f"{position.file} step {position.step}: {code} is nowhere" for code in sorted(points - seen)]
    assert wrong == [], f"{len(wrong)}: {wrong[:12]}"
