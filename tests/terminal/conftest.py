"""Tables for the tests of the terminal: in this process, and as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from worldtable.games import SHELF
from worldtable.record import PERSON, new_record
from worldtable.terminal.session import HOME, Session, new_path

PROGRAM = [sys.executable, "-c", "from worldtable.cli.play import play; play()"]


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
    return Session(box, record, new_path(game))


def two_people() -> Session:
    return sit([PERSON, PERSON], names=["Linda", "Moon"])


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
