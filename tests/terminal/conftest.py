"""Tables for the tests of the terminal: in this process, and as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from worldtable.games import SHELF
from worldtable.record import PERSON, new_record
from worldtable.terminal.reader import offered
from worldtable.terminal.session import HOME, Session, new_path

# What a shell runs in its background ignores Ctrl-C, and so does all that it starts. Tests in the background are no
# reason for the program to ignore it, so it begins as in the foreground.
FOREGROUND = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
PROGRAM = [sys.executable, "-c", f"{FOREGROUND}; from worldtable.cli.main import main; main()", "play"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games of a test stay in its own folder."""
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    monkeypatch.setenv("TERM", "dumb")
    return tmp_path / "home"


def sit(players: list[str], game: str = "world_changers", seed: int = 5, names: list[str] | None = None) -> Session:
    """A new table: who plays each seat."""
    box = SHELF[game]
    record = new_record(box, len(players), seed, {}, names or [f"Seat {seat + 1}" for seat in range(len(players))])
    record.players = players
    session = Session(box, record, new_path(game))
    session.patience = 0.05
    return session


def two_people() -> Session:
    return sit([PERSON, PERSON], seed=usual_seed(), names=["Linda", "Moon"])


def usual() -> Session:
    """A person at seat 1 begins against a bot; inviting the first card of the Void asks how to refill it."""
    return sit([PERSON, "random"], seed=usual_seed())


@cache
def usual_seed() -> int:
    """A deal after which the openings that the tests play lead on and not to a quick end."""
    return next(seed for seed in range(1000) if opens(seed, 1, 1, 1) and opens(seed, 1, 2, 1) and opens(seed, 6))


def opens(seed: int, *numbers: int) -> bool:
    """Whether seat 1 begins, refills the Void after its first invitation, and plays on after some answers."""
    session = sit([PERSON, "random"], seed=seed)
    try:
        for number in numbers:
            table = session.view(0)
            refill = len(session.play.record.answers) != 1 or table.prompt.startswith("Refill the Void")
            if session.play.state.asks[0].player != 0 or not refill or len(table.choices) < number:
                return False
            session.answer(0, offered(table)[number - 1].code)
            session.let_bots_answer()
        return session.person_asked(0) == 0
    finally:
        session.path.unlink()


def titles(session: Session, zone: str, seat: int = 0) -> list[str]:
    """What lies in a zone, as a seat sees it."""
    found = next(each for each in session.view(seat).zones if each.id == zone)
    return [thing.face.title for thing in found.things if thing.face is not None]


def program(*words: str, given: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run `worldtable play` in a pipe until its input ends."""
    return subprocess.run(
        [*PROGRAM, *words],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **more},
    )


def saved(home: Path, folder: str = "saves") -> list[Path]:
    return sorted((home / folder).glob("*.replay"))
