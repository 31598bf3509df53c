"""What random games ask, offer, show and tell is what was recorded of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.toy import ORCHARD, Orchard, State
from worldtable.engine.scene import Line
from worldtable.games import SHELF
from worldtable.testing.transcripts import BLOCKS, called, differences, digest, recorded, show, told_of, write

FOLDER = Path(__file__).parent / "transcripts"
SETTINGS = [(name, number) for name, game in SHELF.items() for number in range(len(list(told_of(game))))]
QUICK = 3  # one setting in so many is tried each time, with a block of its own


@pytest.mark.parametrize(("name", "number"), SETTINGS[::QUICK])
def test_a_block_of_games_is_as_it_was_recorded(name: str, number: int) -> None:
    game = SHELF[name]
    seats, options = list(told_of(game))[number]
    block = number % BLOCKS
    known = recorded(FOLDER / f"{name}.txt")[called(game, seats, options)]
    assert digest(game, seats, options, block) == known[block], f"{called(game, seats, options)}, block {block}"


@pytest.mark.soak
@pytest.mark.parametrize("name", SHELF)
def test_all_games_are_as_they_were_recorded(name: str) -> None:
    assert differences(SHELF[name], FOLDER / f"{name}.txt", range(BLOCKS)) == []


@pytest.mark.parametrize("name", SHELF)
def test_every_setting_has_its_transcripts(name: str) -> None:
    known = recorded(FOLDER / f"{name}.txt")
    wanted = {called(SHELF[name], seats, options) for seats, options in told_of(SHELF[name])}
    assert set(known) == wanted
    assert {len(digests) for digests in known.values()} == {BLOCKS}


class OtherWords(Orchard):
    """The toy game with one word changed."""

    def sheet(self, s: State, side: int) -> list[Line]:
        return [Line(f"{line.label}!", line.points) for line in super().sheet(s, side)]


def test_a_changed_word_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("worldtable.testing.transcripts.BLOCKS", 2)
    path = tmp_path / "orchard.txt"
    write(ORCHARD, path)
    assert differences(ORCHARD, path, range(2)) == []
    wrong = differences(OtherWords(), path, range(2))
    assert "2 players, seeds 0 to 4" in wrong
    assert len(wrong) == 2 * len(list(told_of(ORCHARD)))


def test_a_game_is_shown_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    game: Any = SHELF["world_changers"]
    show(game, "2 players", 3)
    told = capsys.readouterr().out
    assert "asked 0: Your turn: invite a card or pass" in told
    assert "Legacy Point" in told.splitlines()[-1]
    with pytest.raises(SystemExit, match="no setting 'nine'"):
        show(game, "nine", 0)
