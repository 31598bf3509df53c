"""What everybody may know about a table beside its game: seats, wishes, codes, the seed's hash."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from worldtable.games import SHELF
from worldtable.record import BadReplay, game_of, seed_hash
from worldtable.server.codes import spelt
from worldtable.server.rows import BOT, HUMAN, Head, Seat, record_of
from worldtable.server.wire import moment

LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"
GONE = "gone"


def why_gone(head: Head, seats: list[Seat]) -> str:
    """Why a table cannot be played on here; "" if it can, as far as its head tells."""
    try:
        game_of(record_of(head, seats))
    except BadReplay as error:
        return str(error)
    return ""


def status(head: Head, reason: str) -> str:
    if reason:
        return GONE
    if not head.started:
        return LOBBY
    return OVER if head.over else PLAYING


def mine(seats: list[Seat], identity: str) -> list[int]:
    """The seats of an identity."""
    return [seat.seat for seat in seats if identity and seat.identity == identity]


def info(
    head: Head, seats: list[Seat], reason: str, present: Collection[str], identity: str, knows_code: bool
) -> dict[str, Any]:
    """The table info of docs/api.md, for one identity ("" for a stranger)."""
    own = mine(seats, identity)
    inside = knows_code or bool(own) or head.host == identity
    game = SHELF.get(head.game)
    found = status(head, reason)
    return {
        "code": spelt(head.code) if inside else "",
        "watch_code": spelt(head.watch_code),
        "game": head.game,
        "title": game.title if game is not None else head.game,
        "version": head.version,
        "options": head.options,
        "status": found,
        "reason": reason,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "here": seat.kind == BOT or (seat.kind == HUMAN and seat.identity in present),
                "mine": seat.seat in own,
                "host": seat.kind == HUMAN and seat.identity == head.host,
            }
            for seat in seats
        ],
        "mine": own,
        "host": bool(identity) and head.host == identity,
        "watching": not own,
        "watch": head.watch,
        "reveal": head.reveal,
        "stand_in": head.stand_in,
        "patience": head.patience,
        "fair": head.fair,
        "seed_hash": seed_hash(int(head.seed)),
        "seed": head.seed if found == OVER else "",
        "rematch": spelt(head.rematch) if own and head.rematch else "",
        "turn": head.turn,
        "asked": head.asked if found == PLAYING else [],
        "created": moment(head.created),
        "updated": moment(head.updated),
    }
