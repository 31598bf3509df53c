"""Positions of the corpus as a browser gets them: early, middle and late, the largest hand, the widest question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.corpus import FOLDER
from worldtable.engine.loop import answer_as
from worldtable.engine.table import View
from worldtable.record import Record, game_of, read, start
from worldtable.server.store.rows import BOT, HUMAN, Seat
from worldtable.server.tables import info, seating

WANTED = 40  # positions of every game
Json = dict[str, Any]


@dataclass(frozen=True)
class Position:
    """A question of a whole game, and how much of a test it is."""

    file: str
    step: int
    seat: int
    choices: int
    hand: int
    things: int
    players: int
    discard: int  # cards that lie face up in one pile
    way: str  # campaign, draft, or "" for an ordinary game


@cache
def questions(name: str) -> list[Position]:
    """Every seventh question of every file of a game's corpus."""
    found: list[Position] = []
    for path in sorted((FOLDER / name).glob("*.jsonl")):
        record = read(path)
        game = game_of(record)
        s = start(game, record)
        for step, answer in enumerate(record.answers):
            if step % 7 == 0:
                view = game.view(s, answer.seat)
                hands = [zone for zone in view.zones if zone.kind == "fan" and zone.owner == answer.seat]
                things = sum(len(zone.things) for zone in view.zones)
                hand = max((len(zone.things) for zone in hands), default=0)
                piles = [zone for zone in view.zones if zone.id.startswith("discard")]
                discard = max((zone.count or len(zone.things) for zone in piles), default=0)
                sizes = (len(view.choices), hand, things, record.seats, discard)
                found.append(Position(path.name, step, answer.seat, *sizes, way(view)))
            answer_as(s, answer.seat, answer.choose)
    return found


def chosen(name: str) -> list[Position]:
    """The positions that are looked at: the worst of each kind, and others spread over all games."""
    every = questions(name)
    worst = [max(every, key=key) for key in (choices, hand, things)]
    step = max(1, len(every) // (WANTED - len(worst)))
    return [*worst, *every[::step]][: WANTED + len(worst)]


def way(view: View) -> str:
    """What is special about a table, if anything is."""
    zones = {zone.id for zone in view.zones}
    return "campaign" if "chapters" in zones else "draft" if "stock" in zones else ""


def worst(name: str) -> dict[str, Position]:
    """The positions that are hardest to draw, by what makes them so."""
    every = questions(name)
    most = max(each.players for each in every)
    found = {
        "widest question": max(every, key=choices),
        "fullest hand": max(every, key=hand),
        "most things": max(every, key=things),
        "highest discard": max(every, key=lambda each: each.discard),
        f"{most} players": max([each for each in every if each.players == most], key=things),
    }
    for kind in ("campaign", "draft"):
        of_kind = [each for each in every if each.way == kind]
        if of_kind:
            found[kind] = max(of_kind, key=things)
    return found


def choices(position: Position) -> int:
    return position.choices


def hand(position: Position) -> int:
    return position.hand


def things(position: Position) -> int:
    return position.things


def messages(name: str, positions: list[Position]) -> Iterator[Json]:
    """The table messages of positions, numbered from 1, so that each is newer than the one before."""
    for turn, position in enumerate(positions, 1):
        record = read(FOLDER / name / position.file)
        game = game_of(record)
        s = start(game, record)
        for answer in record.answers[: position.step]:
            answer_as(s, answer.seat, answer.choose)
        view = game.view(s, position.seat).data()
        view["question"] = turn
        yield {
            "type": "table",
            "info": told(record, position.seat),
            "seat": position.seat,
            "turn": turn,
            "step": position.step,
            "view": view,
            "moves": {},
            "undo": {"possible": True, "ask": False, "why": ""},
            "vote": None,
            "note": "",
            "thinking": [],
        }


def told(record: Record, seat: int) -> Json:
    """What the server tells about such a table to the player of a seat."""
    head = seating.make_head(record.game, record.seats, record.options, "1", "me")
    head.started = True
    seats = [
        Seat(at, HUMAN if at == seat else BOT, "me" if at == seat else "", "" if at == seat else "greedy", each)
        for at, each in enumerate(record.names)
    ]
    found = info.info(head, seats, "", ("me",), "me", True, False, 600)
    return {**found, "code": ""}  # no table of anybody's: what a campaign tells once would lie over it
