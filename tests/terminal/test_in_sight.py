"""What the full-screen client shows without scrolling, at every size."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from worldtable.engine.scene import COLUMNS, FAN, HEXES, PILE
from worldtable.games import SHELF
from worldtable.record import PERSON
from worldtable.terminal.boards import on_top
from worldtable.terminal.reader import offered
from worldtable.terminal.screen import WorldtableScreen
from worldtable.terminal.session import Session
from worldtable.terminal.words import short_of

from .conftest import sit, titles, usual
from .screens import calm, options, perform, press, words


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (160, 50), (240, 70)])
def test_table_prompt_and_options_are_in_sight_at_every_size(size: tuple[int, int]) -> None:
    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        assert "World Changers · Turn 1 · your turn" in words(app, "#head")
        assert words(app, "#prompt") == "Your turn: invite a card or pass"
        second = titles(app.session, "void")[1]
        assert options(app)[1] == f"2. Invite {second} from the Void"
        assert "[2]" in words(app, "#table")
        assert second in words(app, "#table")
        for name in ("#prompt", "#options", "#table", "#line", "#keys"):
            region = app.query_one(name).region
            assert region.area > 0
            assert region.right <= size[0]
            assert region.bottom <= size[1]
        assert max(len(line) for line in words(app, "#table").splitlines()) <= app.query_one("#felt").size.width
        if size[0] < 160:
            return
        assert "┏━[2]" in words(app, "#table"), "cards stand in frames"

    perform(usual(), script, size)


def test_resizing_draws_the_same_question_anew() -> None:
    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        await press(app, pilot, "down")
        await pilot.resize_terminal(160, 50)
        await calm(app, pilot)
        assert "┏━«2»" in words(app, "#table")
        assert app.query_one("#options", OptionList).highlighted == 1
        assert words(app, "#prompt") == "Your turn: invite a card or pass"

    perform(usual(), script)


def late(name: str, seats: int) -> Session:
    """A game of bots after two thirds of its answers, where a person is asked at seat 1."""
    luck = sit(["random"] * seats, name, seed=4)
    luck.let_bots_answer()
    luck.path.unlink()
    session = sit([PERSON, *["random"] * (seats - 1)], name, seed=4)
    given = luck.play.record.answers
    for each in given[: len(given) * 2 // 3]:
        session.answer(each.seat, each.choose)
    return session


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("name", list(SHELF))
def test_every_side_and_what_lies_before_it_is_in_sight(name: str, size: tuple[int, int]) -> None:
    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        assert app.table is not None
        sides = words(app, "#banners").splitlines()
        assert [banner.name in line for banner, line in zip(app.table.banners, sides, strict=True)] == [True, True]
        assert f"score {app.table.banners[1].score}" in sides[1]
        top, height = round(app.query_one("#felt").scroll_y), app.query_one("#felt").size.height
        shown = [*words(app, "#pinned").splitlines(), *words(app, "#table").splitlines()[top : top + height]]
        text = " ".join(" ".join(shown).split())
        for zone in app.table.zones:
            if zone.owner == 1 and zone.things and zone.kind not in (PILE, FAN):
                face = on_top(zone)[0].face if zone.kind in (HEXES, COLUMNS) else zone.things[0].face
                assert face is not None
                assert zone.label in text
                assert face.title in text or short_of(face) in text, zone.label
        assert any("«1»" in line for line in shown) or not offered(app.table)[0].points

    perform(late(name, 2), script, size)
