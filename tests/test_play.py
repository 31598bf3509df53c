"""A game in progress: answers, log, and what may be taken back."""

from __future__ import annotations

import pytest

from tests.toy import ORCHARD
from worldtable.engine.loop import Refused, go_on
from worldtable.games import SHELF
from worldtable.play import Given, Logged, Play
from worldtable.record import Record, new_record

GAME = SHELF["world_changers"]


def orchard(cards: str = "none") -> Logged:
    record = Record("orchard", 1, "", "orchard", "0", {"cards": cards}, 2, 3, ["Ann", "Bob"])
    return Logged(ORCHARD, record)


def pick(play: Logged, seat: int, place: int = 0) -> None:
    at = [ask.player for ask in play.state.asks].index(seat)
    play.answer(seat, play.state.options[at][place])


def test_a_refused_answer_leaves_the_table_as_it_was() -> None:
    play = orchard()
    before = play.state.key()
    with pytest.raises(Refused, match="R2"):
        play.answer(0, 31)
    assert play.state.key() == before
    assert play.record.answers == []


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    play = orchard()
    pick(play, 0)
    with pytest.raises(Refused, match="It is not your move; the table waits for Bob"):
        play.answer(0, 1)


def test_a_sealed_pick_can_be_taken_back_until_all_are_in() -> None:
    play = orchard()
    before = play.state.key()
    pick(play, 0)
    play.undo(0)
    assert play.state.key() == before
    pick(play, 0)
    pick(play, 1)
    assert "Somebody else has answered since" in play.why_no_undo(0)


def test_who_answers_last_has_seen_the_sealed_answers_of_the_others_and_takes_nothing_back() -> None:
    play = orchard()
    pick(play, 0)
    pick(play, 1)
    assert "Something hidden was shown" in play.why_no_undo(1)


def test_a_sealed_question_to_one_alone_opens_nothing() -> None:
    play = orchard()
    s = play.state
    s.asks, s.options, s.together = s.asks[1:], s.options[1:], 1
    shown = s.shown
    go_on(s, 0, s.choices[0])
    assert s.shown == shown


def test_an_earlier_sealed_pick_can_be_taken_back_while_others_picked_too() -> None:
    record = Record("orchard", 1, "", "orchard", "0", {"cards": "none"}, 3, 3, [])
    play = Logged(ORCHARD, record)
    pick(play, 0)
    pick(play, 1)
    play.undo(0)
    assert [ask.player for ask in play.state.asks] == [0, 2]
    assert [answer.seat for answer in play.record.answers] == [1]


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    play = orchard()
    with pytest.raises(Refused, match="You have answered nothing yet"):
        play.undo(0)
    with pytest.raises(Refused, match="You have answered nothing yet"):
        play.undo_by_consent(0)


def test_a_drawn_card_cannot_be_put_back_unless_the_table_agrees() -> None:
    play = Logged(GAME, new_record(GAME, 2, 5, {"first": "seat 1"}))
    first = play.state.key()
    void_codes = [code for code in play.state.options[0] if code < 64]
    play.answer(0, void_codes[0])
    while play.state.asks[0].player == 0:
        play.answer(0, play.state.options[0][0])
    assert "Something hidden was shown" in play.why_no_undo(0)
    with pytest.raises(Refused):
        play.undo(0)
    play.undo_by_consent(0)
    while play.record.answers:
        play.undo_by_consent(0)
    assert play.state.key() == first


def test_a_play_is_rebuilt_from_its_record_with_its_log() -> None:
    play = orchard("bees and rain")
    while not play.over:
        pick(play, play.state.asks[0].player)
    again = Logged(ORCHARD, play.record)
    assert again.state.key() == play.state.key()
    assert [[said.text for said in lines] for lines in again.log.values()] == [
        [said.text for said in lines] for lines in play.log.values()
    ]
    assert any("gain" in said.text for said in play.log[-1])


def test_the_log_tells_each_seat_its_own_cards_only() -> None:
    play = orchard()
    assert [said.text for said in play.log[0]] == [f"You hold {tuple(play.state.hands[0])}."]  # type: ignore[attr-defined]
    assert play.log[-1] == []


def test_what_is_tried_changes_nothing_until_it_is_taken() -> None:
    play = Play(GAME, new_record(GAME, 2, 5, {"first": "seat 1"}))
    before = play.state.key()
    (tried,) = play.tries(0, [play.state.options[0][0]])
    assert (play.state.key(), play.turn, play.question, play.pairs()) == (before, 0, 1, [])
    play.take(tried)
    assert (play.turn, play.pairs()) == (1, [(0, tried.given.choose)])
    assert play.state is tried.after


def test_the_number_of_a_question_never_comes_twice() -> None:
    """Neither after taking back, nor when the game is read again from what was kept of it."""
    play = orchard()
    numbers: list[int] = []
    for _ in range(3):
        numbers.append(play.question)
        assert play.view(0).question == play.question, "the number that an answer names"
        pick(play, 0)
        assert play.question == numbers[-1], "a sealed question stays open for the others"
        play.undo(0)
    assert (numbers, play.turn, play.question) == ([1, 3, 5], 6, 7)
    pick(play, 0)
    pick(play, 1)
    assert (play.turn, play.question) == (8, 9)
    again = Play(play.game, play.record)
    assert len(list(again.follow([Given(7, 0, play.chosen[0]), Given(8, 1, play.chosen[1])]))) == 2
    again.taken_back(6)
    assert (again.turn, again.question, again.state.key()) == (8, 9, play.state.key())
