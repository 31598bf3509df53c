"""What a search advises: some answers, each with another first click, from what the seat may know alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from worldtable import hints
from worldtable.bots import Considered
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.engine.table import PLAIN, Choice
from worldtable.games import SHELF
from worldtable.games.world_changers.testing import Table
from worldtable.hints import Hint, hint, margin, percent, reason

ROUNDS = 60


def asked_after(game: Game[Any], answers: int, seed: int = 4) -> tuple[State, int]:
    """A table where somebody has a choice, after so many answers; and who."""
    luck = Random(seed)
    s: State = game.start(2 if 2 in game.seats else game.seats[0], seed)
    while answers or len(s.options[0]) < 2:
        answer_as(s, s.asks[0].player, luck.choice(s.options[0]))
        answers = max(0, answers - 1)
    return s, s.asks[0].player


@pytest.mark.parametrize("name", SHELF)
def test_a_hint_has_up_to_three_answers_that_begin_differently(name: str) -> None:
    game = SHELF[name]
    s, seat = asked_after(game, 12)
    before = game.view(s, seat).data()
    found = hint(game, s, seat, 7, rounds=ROUNDS)
    assert game.view(s, seat).data() == before
    offered = {each.code: each for each in game.view(s, seat).choices}
    assert 1 <= len(found.advice) <= hints.MOST
    firsts = [first(offered[each.code]) for each in found.advice]
    assert len(set(firsts)) == len(firsts)
    assert all(each.sentence == offered[each.code].sentence for each in found.advice)
    assert not found.advice[0].equal
    assert found == hint(game, s, seat, 7, rounds=ROUNDS)


def first(choice: Choice) -> tuple[bool, int]:
    return (True, choice.points[0]) if choice.points else (False, choice.code)


@pytest.mark.parametrize("name", SHELF)
def test_a_hint_depends_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    game = SHELF[name]
    s, seat = asked_after(game, 12)
    found = hint(game, s, seat, 7, rounds=ROUNDS)
    for seed in range(2):
        other: State = game.redeal(s, seat, seed)
        assert hint(game, other, seat, 7, rounds=ROUNDS) == found


def test_nothing_is_advised_where_nothing_is_asked() -> None:
    game = next(iter(SHELF.values()))
    s, seat = asked_after(game, 0)
    idle = next(each for each in range(s.seats) if each != seat)
    assert hint(game, s, idle, 1) == Hint(idle)


def test_answers_that_hardly_anything_is_known_of_are_left_out() -> None:
    choices = {code: Choice(code, "", "", [code // 10], PLAIN) for code in (10, 11, 20, 30)}
    answers = [Considered(10, 50, 0.4, 0.1, 3.0), Considered(11, 40, 0.4, 0.1, 3.0)]
    answers += [Considered(20, 2, 0.9, 0.6, 3.0), Considered(30, 9, 0.3, 0.2, 3.0)]
    assert [each.option for each in hints.apart(answers, choices)] == [10, 30]


def laid_out(**crews: str) -> Table:
    """Aroha before the Void, with somebody whose Crew Mates can be taken."""
    pile = "pachacuti, louis_xiv, francis_drake, plato"
    return Table("Aroha", "Moon", crews=crews, void="nostradamus, alexander_iii, qin_shi_huang", pile=pile)


def speaks(table: Table, answer: str, other: str) -> str:
    view = table.game.view(table.state, 0)
    code, instead = [next(each.code for each in view.choices if words in each.sentence) for words in (answer, other)]
    return reason(table.game, table.state, 0, code, instead)


def test_what_speaks_for_an_answer_is_the_score_that_gets_better_by_the_most() -> None:
    table = laid_out(Moon="mansa_musa, dante_alighieri")
    assert speaks(table, "Nostradamus", "Pass") == "Your 0 points become 2 at once."
    assert speaks(table, "Pass", "Alexander III") == "It leaves your 0 points as they are, not −8."
    assert speaks(table, "Alexander III", "Pass") == ""  # it speaks against it
    table.choose("Invite Qin Shi Huang")
    assert speaks(table, "Mansa Musa", "Dante Alighieri").endswith("at once.")
    assert speaks(table, "Dante Alighieri", "Mansa Musa") == ""


@pytest.mark.parametrize(("share", "words"), [(0.394, "39 %"), (0.0, "0 %"), (1.0, "100 %")])
def test_chances_are_told_in_whole_per_cent(share: float, words: str) -> None:
    assert percent(share) == words


@pytest.mark.parametrize(("share", "words"), [(0.021, "± 3"), (0.0, "± 1"), (0.2, "± 20")])
def test_errors_are_never_told_smaller_than_they_are(share: float, words: str) -> None:
    assert margin(share) == words
