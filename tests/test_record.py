"""Replay files: what is written can be read, what is broken is told in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.corpus import play_whole
from worldtable.games import SHELF
from worldtable.record import BadReplay, Record, append, follow, game_of, parse, read

GAME = SHELF["world_changers"]
PLAY = play_whole(GAME, 2, {}, 7, ("random",))


def text_of(record: Record) -> str:
    from worldtable.record import line_of

    return "".join(f"{line}\n" for line in [record.header(), *map(line_of, record.answers)])


TEXT = text_of(PLAY.record)
LINES = TEXT.splitlines()


def verdict_on(text: str) -> str:
    """What is wrong with a replay, "" if it holds."""
    try:
        record = parse(text, "game.jsonl")
        follow(game_of(record), record)
    except BadReplay as error:
        return str(error)
    return ""


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.jsonl"
    PLAY.record.write(path)
    assert read(path) == PLAY.record
    assert path.read_text(encoding="utf-8") == TEXT
    assert list(path.parent.iterdir()) == [path], "nothing is left lying about"


def test_answers_are_added_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(LINES[0] + "\n", encoding="utf-8")
    for answer in PLAY.record.answers:
        append(path, answer)
    assert path.read_text(encoding="utf-8") == TEXT


def test_a_whole_game_holds() -> None:
    assert verdict_on(TEXT) == ""


@pytest.mark.parametrize("bits", [3, 64, 200])
def test_a_seed_of_any_size_survives(bits: int) -> None:
    play = play_whole(GAME, 2, {}, 2**bits - 1, ("random",))
    assert parse(text_of(play.record), "x").seed == 2**bits - 1
    assert verdict_on(text_of(play.record)) == ""


def changed(line: int, **values: object) -> str:
    """The file with some values of one line replaced."""
    lines = list(LINES)
    lines[line] = json.dumps({**json.loads(lines[line]), **values})
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "game.jsonl is empty; a replay begins with a header."),
        ("hello\n", "game.jsonl, line 1: not a line of JSON: 'hello'."),
        ("[1]\n", "game.jsonl, line 1: not a JSON object: '[1]'."),
        ('{"chess": 1}\n', "game.jsonl, line 1: not a header of a Worldtable replay of format 1."),
        ('{"worldtable": 1}\n', "game.jsonl, line 1: the header lacks 'game'."),
        (TEXT[:-5], f"game.jsonl is cut short in line {len(LINES)}"),
        (changed(0, seats="many"), "game.jsonl, line 1: the header holds values of the wrong kind."),
        (changed(0, options=[]), "game.jsonl, line 1: the header holds values of the wrong kind."),
        (changed(0, names=["a", "b", "c"]), "game.jsonl, line 1: 3 names for 2 seats."),
        (changed(0, seats=9), "impossible set-up: World Changers is for 1 to 4 players, not for 9."),
        (changed(0, options={"wind": "on"}), "impossible set-up: World Changers has no option 'wind'."),
        (changed(0, game="chess"), "The game 'chess' is not on the shelf, which holds:"),
        (changed(0, version=0), "It was played by version 0 of the rules of World Changers; this is version 1."),
        (changed(0, cards="house", cards_hash="00"), "the card set 'house' (00), which is not at hand;"),
        (changed(0, deal=7), "game.jsonl, line 1: the header holds values of the wrong kind."),
        (changed(0, deal=[{"seat": 0}]), "game.jsonl, line 1: the header lacks 'commitment'."),
        (changed(0, deal=[{"seat": 2, "commitment": "", "part": ""}]), "a part of the seed belongs to no seat."),
        (changed(0, taken_back="often"), "game.jsonl, line 1: the header holds values of the wrong kind."),
        (changed(1, seat="x"), "game.jsonl, line 2: seat and choose must be numbers, state must be text."),
        (changed(1, luck=1), "line 2: an answer has seat, choose and state, not choose, luck, seat, state."),
        (changed(1, choose=-1), "Answer 1 (seat"),
        (changed(3, state="q" + "0" * 16), "After answer 3 the state is"),
        (changed(0, seed="8"), "After answer 1 the state is|Answer 1 .* is refused"),
    ],
)  # fmt: skip
def test_a_file_that_does_not_hold_is_told_why(text: str, said: str) -> None:
    import re

    found = verdict_on(text)
    assert said in found or re.match(said, found), found


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadReplay, match="There is no file"):
        read(tmp_path / "none")
    with pytest.raises(BadReplay, match="is a folder"):
        read(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe\x00")
    with pytest.raises(BadReplay, match="is not a text file"):
        read(tmp_path / "picture")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"), st.integers(0, 3))
def test_a_tampered_file_never_ends_in_a_traceback(place: int, letter: str, cut: int) -> None:
    """One letter replaced, or a piece cut out: it still holds or is told in a sentence."""
    tampered = TEXT[:place] + letter + TEXT[place + cut :]
    found = verdict_on(tampered)
    assert isinstance(found, str)


def test_a_fingerprint_of_an_older_kind_leaves_the_answers_as_proof() -> None:
    assert verdict_on(changed(3, state="0" * 16)) == ""


def test_a_changed_answer_is_noticed_at_once() -> None:
    """Whatever legal option is put in place of the one that was chosen, verification names that step."""
    s = GAME.start(2, 7)
    s.names = tuple(PLAY.record.names)
    first = PLAY.record.answers[0]
    other = next(code for code in s.options[0] if code != first.choose)
    assert verdict_on(changed(1, choose=other)).startswith("After answer 1 the state is")
