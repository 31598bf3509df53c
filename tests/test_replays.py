"""The corpus of whole games under tests/replays holds, to the last state."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.corpus import CAMPAIGN, FOLDER, needs_corpus, option_sets, played_with_these_cards
from worldtable.engine.loop import answer_as
from worldtable.games import SHELF
from worldtable.record import follow, game_of, read, start
from worldtable.testing.transcripts import retold

FILES = sorted(FOLDER.rglob("*.jsonl"))
WORDS = dict(line.split() for line in (FOLDER / "words.txt").read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_a_whole_game_of_the_corpus_holds(path: Path) -> None:
    record = read(path)
    needs_corpus(record.game)
    game = game_of(record)
    s = follow(game, record)
    assert not s.asks, "the game is not over"
    assert game.verdict(s)
    assert retold(record) == WORDS[path.relative_to(FOLDER).as_posix()], "it is told in other words"


@pytest.mark.parametrize("name", SHELF)
def test_the_corpus_was_played_with_the_cards_of_today(name: str) -> None:
    assert played_with_these_cards(name), f"The cards changed since: python -m tests.corpus {name}"


@pytest.mark.parametrize("name", SHELF)
def test_the_corpus_has_a_game_for_every_number_of_players_and_every_option(name: str) -> None:
    found = [read(path) for path in sorted((FOLDER / name).glob("*.jsonl"))]
    game = SHELF[name]
    for seats in game.seats:
        for options in option_sets(game):
            wanted = game.check_options(options)
            assert any(each.seats == seats and each.options == wanted for each in found), (seats, options)


@pytest.mark.rule("S1", "S40", "S43")
def test_the_corpus_has_a_campaign_that_was_won() -> None:
    """All five chapters, with the draft, the new order and the New Rules card after each."""
    needs_corpus("worldbreakers")
    record = read(FOLDER / "worldbreakers" / CAMPAIGN)
    game = game_of(record)
    s = start(game, record)
    won: list[str] = []
    for number in range(1, len(record.answers) + 1):
        before, mark = game.stretch(s), game.mark(s)
        answer_as(s, record.answers[number - 1].seat, record.answers[number - 1].choose)
        if game.stretch(s) != before and game.prize(s, before) == [1.0]:
            won.append(mark)
    assert won == [f"Chapter {number}" for number in range(1, 6)]
    assert (game.outcome(s), s.asks) == ([1.0], ())
    assert game.verdict(s) == "Marco Polo reaches his ship: all five chapters are won."
