"""Several answers in one message: all of them or none, and taken back together."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.corpus import FOLDER
from worldtable.games.worldbreakers.codes import DONE, TAKE
from worldtable.play import Play
from worldtable.record import game_of
from worldtable.record import read as read_replay
from worldtable.server.store.rows import Row, given_by, row_back, row_of
from worldtable.server.testing import People, Person
from worldtable.server.wire import ANSWERS, BadMessage, read

Json = dict[str, Any]
DRAFTED = FOLDER / "worldbreakers" / "2-players-3.jsonl"
WINSTON = {"options": {"format": "winston"}, "seed": "7"}


def drafted(linda: Person) -> tuple[str, Json]:
    """A table of two seats of one person whose draft is over: its code, and the view of who leaves cards out."""
    code = linda.table("worldbreakers", "me", "me", **WINSTON)["code"]
    state = linda.at(code, "/state?seat=0")
    while "several" not in state["view"]:
        seat = state["info"]["asked"][0]
        state = state if state["seat"] == seat else linda.at(code, f"/state?seat={seat}")
        if "several" in state["view"]:
            break
        view = state["view"]
        body = {"seat": seat, "question": view["question"], "choose": view["choices"][0]["code"]}
        state = linda.at(code, "/answer", body)
    return code, state


def out(state: Json, more: int = 0) -> list[int]:
    """The codes of as many cards as stay out, the last of the list first."""
    count = state["view"]["several"]["count"] + more
    return [choice["code"] for choice in state["view"]["choices"][::-1][:count]]


def test_a_deck_is_one_message_one_table_and_one_step_back(people: People) -> None:
    (linda,) = people("Linda")
    code, state = drafted(linda)
    several = state["view"]["several"]
    assert (several["label"], several["rule"]) == ("Play with these 30", "R73")
    assert several["count"] == 21  # 48 cards, 3 signature cards, 30 of them a deck
    here = linda.sit(code, 0)
    here.next()
    turn, step = here.last["turn"], here.last["step"]
    after = here.ask({"question": state["view"]["question"], "choose": out(state), "seat": 0})
    assert (after["turn"], after["step"], after["info"]["asked"]) == (turn + 21, step + 21, [1])
    pool = next(zone for zone in after["view"]["zones"] if zone["id"] == "pool-0")
    assert len(pool["things"]) == 30
    assert after["undo"] == {"possible": True, "ask": False, "why": ""}
    back = here.ask({"undo": True})
    assert (back["turn"], back["step"], back["info"]["asked"]) == (turn + 22, step, [0])
    assert back["view"]["several"]["count"] == 21
    for seat in (0, 1):
        state = linda.at(code, f"/state?seat={seat}")
        body = {"seat": seat, "question": state["view"]["question"], "choose": out(state)}
        state = linda.at(code, "/answer", body)
    assert (state["step"], state["view"]["phase"]) == (step + 42, "mulligan")


def test_if_one_answer_is_refused_nothing_has_happened(people: People) -> None:
    (linda,) = people("Linda")
    code, state = drafted(linda)
    path, question = f"/api/tables/{code}/answer", state["view"]["question"]
    codes, turn = out(state), state["turn"]
    bad = {"seat": 0, "question": question}
    for chosen, words in (
        ([*codes[:-1], codes[0]], "None was taken."),  # a card twice
        ([*codes[:-1], DONE], "None was taken."),
        ([*codes[:-1], 10**6], "There is no such code"),
        (out(state, 1), "Nothing is asked of you after 21 answers; 22 came."),
    ):
        status, error = linda.refused("POST", path, {**bad, "choose": chosen})
        assert status == 409
        assert words in error
    assert linda.at(code, "/state?seat=0")["turn"] == turn
    here = linda.sit(code, 0)
    here.next()
    refusal = here.ask({"question": question, "choose": [*codes[:-1], codes[0]], "seat": 0}, "error")
    assert "R73" in refusal["rules"]
    assert here.ask({"question": question + 9, "choose": codes, "seat": 0})["note"]
    assert here.last["turn"] == linda.at(code, "/state?seat=0")["turn"] == turn


def test_what_is_no_list_of_answers_is_refused_before_it_is_played(people: People) -> None:
    (linda,) = people("Linda")
    code = linda.table("worldbreakers", "me", "me", **WINSTON)["code"]
    for chosen in ([], [1] * (ANSWERS + 1), ["1"], [True], [[1]], [2**31], {"0": 1}, None):
        body = {"seat": 0, "question": 1, "choose": chosen}
        status, error = linda.refused("POST", f"/api/tables/{code}/answer", body)
        assert (status, "“choose” must be a whole number" in error) == (422, True)
        with pytest.raises(BadMessage, match="'choose' is a whole number"):
            read(json.dumps({"question": 1, "choose": chosen}))


def test_a_message_ends_where_somebody_else_is_asked(people: People) -> None:
    """Piles that are left stay with the same player; a pile that is taken does not."""
    (linda,) = people("Linda")
    code = linda.table("worldbreakers", "me", "me", **WINSTON)["code"]
    seat = linda.at(code)["asked"][0]
    state = linda.at(code, f"/state?seat={seat}")
    body = {"seat": seat, "question": state["view"]["question"]}
    status, error = linda.refused("POST", f"/api/tables/{code}/answer", {**body, "choose": [TAKE, TAKE]})
    assert (status, error) == (409, "Nothing is asked of you after 1 answer; 2 came. None was taken.")
    after = linda.at(code, "/answer", {**body, "choose": [DONE, TAKE]})
    assert (after["turn"], after["info"]["asked"]) == (2, [1 - seat])
    assert after["undo"] == {
        "possible": False,
        "ask": True,
        "why": "Something hidden was shown, or chance was used, since; the whole table must agree to go back.",
    }
    back = linda.at(code, "/undo", {"seat": seat})  # who holds all seats agrees at once
    assert (back["turn"], back["step"], back["info"]["asked"]) == (3, 0, [seat])


def test_what_came_together_is_known_after_the_table_was_read_again() -> None:
    """As rows of the database: a deck of several answers is taken back once, and not late."""
    record = read_replay(DRAFTED)
    record.answers, answers = [], record.answers
    play = Play(game_of(record), record)
    rows: list[Row] = []
    while (several := play.view(play.asked()[0]).several) is None:
        rows.append(row_of(play.answer(play.asked()[0], answers[len(rows)].choose)))
    seat, first = play.asked()[0], len(rows)
    chosen = [each.choose for each in answers[first : first + several.count]]
    rows += [row_of(tried.given) for tried in play.tries(seat, chosen)]
    assert [row.state for row in rows] == [each.state for each in answers[: len(rows)]]  # as if one by one
    again = Play(play.game, play.record)
    assert len(list(again.follow(given_by(rows)[0]))) == len(rows)
    row = row_back(again.turn + 1, seat, *again.back(seat), False)
    assert (row.at, row.count, row.back, row.late) == (first, several.count, True, False)
    assert len(given_by([*rows, row])[0]) == len(again.without(row.at, row.count)) == first
