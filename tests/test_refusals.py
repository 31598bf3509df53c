"""Whatever people send: it is refused quickly, in a few hundred letters at most, and never with a traceback."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.corpus import play_whole
from tests.toy import ORCHARD
from worldtable.engine.cardset import BadCards
from worldtable.engine.game import LONGEST, Game
from worldtable.engine.loop import Refused, answer_at
from worldtable.engine.option import BadSetup
from worldtable.games import SHELF
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.record import MOST_BYTES, BadReplay, follow, game_of, line_of, parse, read

SHORT = 600
QUICKLY = 0.25  # seconds of computing, which a busy machine does not lengthen
MANY = 1_000_000
HUGE = 10**5000
SENT = {
    "one letter": "x" * MANY,
    "lines": "x\n" * MANY,
    "parts": "x;" * MANY,
    "names": "x, " * MANY,
    "digits": "9" * MANY,
    "a number and a word": "9" * 5000 + " random",
    "a number in small print": "² random",
    "copies": "1000000 Caravan Guard;x",
    "copies without end": "9" * 4900 + " Caravan Guard;x",
    "copies in small print": "²x Caravan Guard;x",
    "lines of cards": "Caravan Guard;" * 300,
    "unknown cards": ";".join(f"No Such Card {number}" for number in range(180)),
    "boards": "L1:0:0,0 " * 500,
    "a place with two signs": "L1:0:--5,0",
    "signs": "\U000e0001" * 4000,
    "blanks": " " * MANY,
    "nothing": "",
}


@contextmanager
def quickly() -> Iterator[None]:
    began = time.process_time()
    yield
    assert time.process_time() - began < QUICKLY


@pytest.mark.parametrize("sent", SENT)
@pytest.mark.parametrize("name", SHELF)
def test_an_option_is_refused_quickly_and_shortly(name: str, sent: str) -> None:
    for option in SHELF[name].options:
        said = "accepted"
        with quickly():
            try:
                SHELF[name].check_options({option.name: SENT[sent]})
            except BadSetup as error:
                said = str(error)
        assert 0 < len(said) <= SHORT, option.name


@pytest.mark.parametrize("name", SHELF)
def test_an_unknown_option_and_absurd_seats_are_refused_shortly(name: str) -> None:
    game = SHELF[name]
    for attempt in (
        lambda: game.check_options({"x" * MANY: "yes"}),
        lambda: game.check_options({game.options[0].name: "x" * (LONGEST + 1)} if game.options else {"x": ""}),
        lambda: game.check_seats(HUGE),
        lambda: game.check_seats(-HUGE),
    ):
        with quickly(), pytest.raises(BadSetup) as error:
            attempt()
        assert len(str(error.value)) <= SHORT


def test_the_length_of_an_option_is_said() -> None:
    with pytest.raises(BadSetup) as error:
        WORLDBREAKERS.check_options({"deck_1": "x" * (LONGEST + 1)})
    assert str(error.value) == f"Option deck_1 has {LONGEST + 1} letters; {LONGEST} at most are read."


def test_an_answer_of_any_size_is_refused_shortly() -> None:
    s = ORCHARD.start(2, 1)
    for code in (HUGE, -HUGE, -1):
        with pytest.raises(Refused) as error:
            answer_at(s, 0, code)
        assert 0 < len(str(error.value)) <= SHORT


# Card sets.

SETS = [name for name, game in SHELF.items() if game.card_files()]
FILES: dict[str, Callable[[str], str]] = {
    "endless": lambda text: "# x\n" * 8_000_000,
    "a deep value": lambda text: text + "\n[[card]]\nid" + ".a" * 950 + " = 1\n",
    "deep lists": lambda text: text + "\n[[card]]\nid = " + "[\n" * 20_000,
    "deep tables": lambda text: text + "\n[[card]]\nid = " + "{a=" * 25_000,
    "deep keys": lambda text: text + "\n[[card]]\n" + "a." * 30_000 + "a = 1\n",
    "a key": lambda text: text + "\n[[card]]\n" + "a" * 60_000 + " = 1\n",
    "many cards": lambda text: "[[card]]\n" * 7_000,
    "many keys": lambda text: text + "\n[[card]]\n" + "".join(f"k{number} = 1\n" for number in range(5000)),
    "a number": lambda text: text + f"\n[[card]]\nid = {'9' * 5000}\n",
    "a number in other digits": lambda text: text + f"\n[[card]]\nid = 0x{'f' * 5000}\nname = 0x{'f' * 5000}\n",
    "a name": lambda text: text + f'\n[[card]]\nname = "{"x" * 1900}"\norigin = "{"y" * 1900}"\n',
    "no text": lambda text: "\x00\x01",
}


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("name", SETS)
def test_a_card_set_of_absurd_size_or_shape_is_refused(tmp_path: Path, name: str, kind: str) -> None:
    game: Game[Any] = SHELF[name]
    for path in game.card_files():
        shutil.copy(path, tmp_path / path.name)
    spoilt = tmp_path / game.card_files()[0].name
    spoilt.write_text(FILES[kind](spoilt.read_text(encoding="utf-8")), encoding="utf-8")
    began = time.process_time()
    with pytest.raises(BadCards) as error:
        game.with_cards(str(tmp_path))
    assert time.process_time() - began < 2
    assert spoilt.name in str(error.value) or "set" in str(error.value)
    assert ("too large; a file" in str(error.value)) == (kind == "endless")
    assert all(len(str(problem)) <= SHORT for problem in error.value.problems)
    assert len(str(error.value).splitlines()) <= 101


def test_a_card_set_in_a_file_that_is_no_file_is_refused(tmp_path: Path) -> None:
    for path in WORLDBREAKERS.card_files():
        shutil.copy(path, tmp_path / path.name)
    first = tmp_path / WORLDBREAKERS.card_files()[0].name
    first.unlink()
    first.mkdir()
    with pytest.raises(BadCards, match="cannot be read"):
        WORLDBREAKERS.with_cards(str(tmp_path))


# Replays.

RECORD = play_whole(SHELF["world_changers"], 2, {}, 7, ("random",)).record
HEAD = json.loads(RECORD.header())
LINES = [line_of(answer) for answer in RECORD.answers]


def text_with(**head: object) -> str:
    return "\n".join([json.dumps({**HEAD, **head}), *LINES]) + "\n"


def raw(key: str, value: str) -> str:
    """The file with a value of its header as it is typed."""
    lines = [RECORD.header().replace(f'"{key}": {json.dumps(HEAD[key])}', f'"{key}": {value}', 1), *LINES]
    return "\n".join(lines) + "\n"


REPLAYS = {
    "a number of seats": raw("seats", '"' + "9" * 4000 + '"'),
    "seats without end": text_with(seats=10**4000),
    "a long number": raw("version", "9" * 5000),
    "no number": raw("version", "1e999"),
    "a version": text_with(version=10**4000),
    "a seed": text_with(seed="9" * 4000),
    "names": text_with(names=["x"] * 100_000),
    "a name": text_with(names=["x" * MANY]),
    "players": text_with(players=["x"] * 100_000),
    "options": text_with(options={"x" * MANY: "y"}),
    "many options": text_with(options={str(number): "y" for number in range(20_000)}),
    "a game": text_with(game="x" * MANY),
    "cards": text_with(cards="x" * MANY, cards_hash="y" * MANY),
    "an answer": text_with() + json.dumps({"seat": 0, "choose": 10**4000, "state": ""}) + "\n",
    "a long answer": text_with() + '{"seat": 0, "choose": ' + "9" * 5000 + ', "state": ""}\n',
    "a state": f"{RECORD.header()}\n" + json.dumps({**json.loads(LINES[0]), "state": "q" * 5000}) + "\n",
    "keys": text_with() + json.dumps({"x" * MANY: 1}) + "\n",
    "many keys": text_with() + json.dumps({str(number): 1 for number in range(1000)}) + "\n",
    "deep": f"{RECORD.header()}\n" + "[" * 100_000 + "\n",
    "deep header": "[" * 100_000 + "\n",
    "answers without end": text_with() + f"{LINES[0]}\n" * 150_000,
    "lines without end": "\n" * MANY,
    "cut": "x" * MANY,
}


def verify(text: str) -> None:
    record = parse(text, "game.jsonl")
    follow(game_of(record), record)


@pytest.mark.parametrize("kind", REPLAYS)
def test_an_absurd_replay_is_refused_quickly_and_shortly(kind: str) -> None:
    began = time.process_time()
    with pytest.raises(BadReplay) as error:
        verify(REPLAYS[kind])
    assert time.process_time() - began < 1
    assert 0 < len(str(error.value)) <= SHORT


def test_a_file_too_large_for_a_replay_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.jsonl"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with quickly(), pytest.raises(BadReplay, match="too large"):
        read(path)
