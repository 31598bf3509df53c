"""The full-screen client, driven by its keys."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from worldtable.games import SHELF
from worldtable.record import PERSON, read
from worldtable.terminal.pages import Curtain, Page, Sure
from worldtable.terminal.reader import offered
from worldtable.terminal.screen import WorldtableScreen
from worldtable.terminal.session import Session

from .conftest import PROGRAM, saved, sit, titles, two_people, usual, usual_seed
from .screens import calm, options, page, perform, press, told, type_line, words
from .test_lines import last_gust

LAST = 30  # answers of a long game that are given with the keys


def nearly_over(name: str, size: int) -> tuple[Session, list[int]]:
    """A game with a bot, some answers before its end or at its start if it is short; and all its answers."""
    session = sit([PERSON, "random"], name, seed=4)
    luck = sit(["random", "random"], name, seed=4)
    luck.let_bots_answer()
    luck.path.unlink()
    given = luck.play.record.answers
    for each in given[:-size]:
        session.answer(each.seat, each.choose)
    return session, [each.choose for each in given]


def sealed_together(session: Session) -> list[list[int]]:
    """The seats that answered each of the questions, by the questions' numbers."""
    found: dict[int, list[int]] = {}
    for question, seat in zip(session.play.questions, session.play.seats, strict=True):
        found.setdefault(question, []).append(seat)
    return list(found.values())


@pytest.mark.early
@pytest.mark.parametrize("name", list(SHELF))
def test_a_whole_game_by_its_keys(name: str, home: Path) -> None:
    session, answers = nearly_over(name, LAST)

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        while not session.over:
            assert app.table is not None
            codes = [choice.code for choice in offered(app.table)]
            assert len(options(app)) == len(codes)
            given = session.play.record.answers
            number = codes.index(wanted) if (wanted := answers[len(given) % len(answers)]) in codes else 0
            if len(codes) <= 9 and number % 2:
                await press(app, pilot, str(number + 1))
            elif len(codes) > 9:
                await pilot.press(*str(number + 1))
                await press(app, pilot, "enter")
            else:
                await pilot.press(*["down"] * number)
                await press(app, pilot, "enter")
            if isinstance(app.screen, Sure):
                await press(app, pilot, "y")
        assert session.view(0).verdict in page(app)

    perform(session, script, (100, 40))
    in_turns = all(len(set(each)) == 1 for each in sealed_together(session))
    if in_turns:  # where questions are sealed, the bot may answer before or after the person
        assert [each.choose for each in session.play.record.answers] == answers
    (path,) = saved(home, "finished")
    assert read(path).answers == session.play.record.answers


def test_arrows_point_at_things_and_tell_what_they_are() -> None:
    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        first, second = titles(app.session, "void")[:2]
        assert words(app, "#detail").startswith(f"{first} (")
        await press(app, pilot, "down")
        assert words(app, "#detail").startswith(f"{second} (")
        assert "in the Void. " in words(app, "#detail")
        await press(app, pilot, "i")
        assert " ".join(page(app).split()) == " ".join(words(app, "#detail").split())
        await press(app, pilot, "escape", "enter")
        assert f"You invite {second} from the Void." in told(app)

    perform(usual(), script)


def test_a_click_on_a_card_chooses_it() -> None:
    session = usual()

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        second = titles(app.session, "void")[1]
        lines = words(app, "#table").splitlines()
        row = next(at for at, line in enumerate(lines) if "[2]" in line)
        await pilot.click("#table", offset=(lines[row].index("[2]") + 1, row))
        await calm(app, pilot)
        assert f"You invite {second} from the Void." in told(app)

    perform(session, script)


def test_a_click_on_what_several_options_point_at_goes_from_one_to_the_next() -> None:
    session = usual()

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        assert app.table is not None
        first = app.table.choices[0]
        for each in app.table.choices:
            each.points = first.points
        app.drawn_for = None
        app.redraw()
        await calm(app, pilot)
        for wanted in (2, 3):
            lines = words(app, "#table").splitlines()
            mark = f"«{wanted - 1}»"
            row = next(at for at, line in enumerate(lines) if mark in line)
            await pilot.click("#table", offset=(lines[row].index(mark) + 1, row))
            await calm(app, pilot)
            assert app.cursor() == wanted

    perform(session, script)
    assert session.play.record.answers == []


def test_a_preview_tells_what_the_highlighted_option_would_bring() -> None:
    session = usual()

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        second = titles(app.session, "void")[1]
        await press(app, pilot, "down", "p")
        assert f"{second} goes from the Void to Seat 1's crew." in page(app)

    perform(session, script)
    assert session.play.record.answers == []


def test_what_ends_the_game_is_asked_again_on_the_screen() -> None:
    session = last_gust()
    given = len(session.play.record.answers)

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        await press(app, pilot, "2")
        assert isinstance(app.screen, Sure)
        assert "that ends the game" in " ".join(app.screen.lines)
        await press(app, pilot, "enter", "n")
        assert len(session.play.record.answers) == given
        assert not isinstance(app.screen, Sure)
        await press(app, pilot, "down", "enter", "y")
        assert session.over
        assert session.view(0).verdict in page(app)

    perform(session, script)


def test_why_with_its_rule() -> None:
    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        name = titles(app.session, "void")[1].split()[0].lower()
        await press(app, pilot, "1", "w")
        assert app.query_one("#line", Input).value == "why "
        await pilot.press(*name)
        assert app.query_one("#line", Input).value == f"why {name}"
        await pilot.press("enter")
        await calm(app, pilot)
        said = page(app) if isinstance(app.screen, Page) else words(app, "#detail")
        assert "R12 (Invite): Refill the Void, only after" in said
        assert "(R12)" not in said

    perform(usual(), script)


def test_an_answer_does_not_wait_for_a_hint() -> None:
    session = usual()
    session.patience = 0.5

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        await app.obey("hint")
        await app.obey("1")  # the search goes on meanwhile
        await calm(app, pilot)
        assert len(session.play.record.answers) == 1
        assert not isinstance(app.screen, Page)  # what was answered needs no hint any more

    perform(session, script)


def test_rules_log_score_hint_and_help() -> None:
    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        first = titles(app.session, "void")[0]
        await press(app, pilot, "1", "s")
        assert f"  {first}" in page(app)
        await press(app, pilot, "escape", "l")
        assert f"- You invite {first} from the Void." in page(app)
        await press(app, pilot, "escape", "h")
        assert "Chances to win, from what you can see" in page(app)
        assert "±" in page(app)
        await press(app, pilot, "escape", "question_mark")
        assert "Ctrl-C   leave" in page(app)
        await press(app, pilot, "enter", "r")
        await pilot.press(*"R12", "enter")
        await calm(app, pilot)
        assert page(app).startswith("R12 (Invite): Refill the Void")

    perform(usual(), script)


def test_undo_and_undo_by_consent() -> None:
    session = usual()

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        assert len(session.play.record.answers) == 1
        await press(app, pilot, "u")
        assert session.play.record.answers == []
        assert words(app, "#prompt") == "Your turn: invite a card or pass"
        await press(app, pilot, "6", "u")
        assert words(app, "#detail").startswith("Somebody else has answered since")
        await press(app, pilot, "U")
        assert session.play.record.answers == []

    perform(session, script)


def test_more_than_nine_options_take_a_typed_number() -> None:
    session = usual()

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        assert app.table is not None
        app.table.choices = app.table.choices * 2
        await press(app, pilot, "2")
        assert app.query_one("#line", Input).value == "2"
        await press(app, pilot, "escape")
        assert app.query_one("#line", Input).value == ""
        assert isinstance(app.focused, OptionList)

    perform(session, script)
    assert session.play.record.answers == []


def test_typed_lines_mean_the_same_as_in_the_plain_client() -> None:
    session = usual()

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        second = titles(app.session, "void")[1]
        await type_line(app, pilot, f"invite {second[:-1].lower()}")
        assert f"You invite {second} from the Void." in told(app)
        await type_line(app, pilot, "quit")

    perform(session, script)
    assert session.play.record.answers[0].seat == 0


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_keeps_everything(key: str, home: Path) -> None:
    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        await pilot.press(key)
        await pilot.pause()

    app = perform(usual(), script)
    assert not app.is_running
    (path,) = saved(home)
    assert len(read(path).answers) == 1


def test_a_curtain_covers_everything_between_people() -> None:
    session = two_people()

    async def script(app: WorldtableScreen, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        first = session.play.state.asks[0].player
        assert app.screen.player == session.name(first)
        assert [words(app, name) for name in ("#table", "#prompt", "#log", "#detail")] == ["", "", "", ""]
        await press(app, pilot, "1", "l", "s")
        assert isinstance(app.screen, Curtain), "only Enter lifts it"
        await press(app, pilot, "enter")
        mine, other = titles(session, f"hand-{first}", first), titles(session, f"hand-{1 - first}", 1 - first)
        assert all(title in words(app, "#table") for title in mine)
        assert not any(title in words(app, "#table") for title in other)
        await press(app, pilot, "6")
        assert isinstance(app.screen, Curtain)
        assert app.screen.player == session.name(1 - first)
        assert words(app, "#table") == ""
        assert options(app) == []
        await press(app, pilot, "enter")
        assert all(title in words(app, "#table") for title in other)
        assert not any(title in words(app, "#table") for title in mine)

    perform(session, script)


def test_a_real_terminal_gets_the_full_screen_and_the_last_words(home: Path) -> None:
    """In a terminal the program shows the full screen, and afterwards tells how to go on."""
    main, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    words = [*PROGRAM, "world_changers", "--seed", str(usual_seed()), "--bots", "random"]
    card = titles(usual(), "void")[0]
    env = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(words, stdin=side, stdout=side, stderr=side, env=env, start_new_session=True) as process:
        os.close(side)
        text = heard(main, card, 60)
        assert "\x1b[?1049h" in text, "the alternate screen"
        os.write(main, b"1")
        heard(main, "You invite", 60)
        os.write(main, b"\x03")
        end = heard(main, "--resume", 60)
        assert process.wait(60) == 0
    os.close(main)
    assert "The game is saved. To go on with it:" in end
    assert sum(len(read(path).answers) for path in saved(home)) == 1


def heard(terminal: int, wanted: str, seconds: float) -> str:
    """What a terminal gets to show up to some words."""
    text = b""
    end = time.monotonic() + seconds
    while wanted.encode() not in text and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                text += os.read(terminal, 65536)
            except OSError:
                break
    assert wanted.encode() in text, text[-2000:]
    return text.decode(errors="replace")
