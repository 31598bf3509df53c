"""What everybody may know about a table beside its game: seats, wishes, codes, where its seed comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from worldtable.engine.game import WATCHER
from worldtable.games import SHELF
from worldtable.lessons.script import number_of
from worldtable.record import BadReplay, game_of
from worldtable.server.people.invitations import spelt
from worldtable.server.store.rows import BOT, HUMAN, OPEN, ChatLine, Head, Seat, record_of
from worldtable.server.tables import bringing, dealing, hints
from worldtable.server.wire import encoded, moment

BROKEN = "What the database holds of this table is broken; it cannot be shown or played."
HOLDERS = 20  # a seat that so many have held and left stays with its bot
LOBBY = "lobby"
PLAYING = "playing"
OVER = "over"
GONE = "gone"


def why_gone(head: Head, seats: list[Seat]) -> str:
    """Why a table cannot be played on here; "" if it can, as far as its head tells.

    A set of somebody's is looked at when the table is played up to now.
    """
    record = record_of(head, seats)
    if head.cards_text and head.game in SHELF:
        record.cards_hash = SHELF[head.game].cards.hash
    try:
        game_of(record)
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


def seen(seats: list[Seat], identity: str) -> list[int]:
    """The seats of the game whose secrets an identity has seen, whoever holds them now."""
    return [seat.seat for seat in seats if identity and identity in seat.seen.split()]


def vacant(head: Head, seat: Seat) -> bool:
    """Whether a seat is there to be taken: an open one, or one that its holder has left to a bot."""
    left = head.started and seat.kind == BOT and 0 < len(seat.seen.split()) < HOLDERS
    return seat.kind == OPEN or left


def why_unfair(head: Head, seats: list[Seat]) -> str:
    """Why a table is not fair, "" if it is. What was seen stays seen, so this never ends."""
    if head.position:
        return "This table is a lesson; its cards were laid out."
    if head.branch_of:
        if not head.redeals:
            return "This game was branched off another one with its true cards, which its players may know."
        after = head.redeals[-1].after
        return f"This game was branched off another one; what was hidden was dealt anew there after answer {after}."
    if not head.fair:
        return "The seed of this game was chosen, or may have been known before its end."
    held: dict[str, list[str]] = {}
    for seat in seats:
        for identity in seat.seen.split() if head.started else [seat.identity] if seat.identity else []:
            held.setdefault(identity, []).append(seat.name)
    for names in held.values():
        if len(names) > 1:
            return f"One person sees the secrets of {' and '.join(names)}."
    return ""


def prompt(head: Head, own: list[int]) -> str:
    """What the first of these seats that is asked is asked, "" if none is. Nobody else is told."""
    prompts = head.standing.get("prompts", [])
    return next((str(words) for seat, words in zip(head.asked, prompts, strict=False) if seat in own), "")


def eyes(head: Head, seats: list[Seat]) -> list[int]:
    """Whose pictures of a table are kept: each seat's of a person; of a table that has several seats of one, or whose
    host only looks on, the watchers' as well, so that no list shows the hand of somebody at the same device.
    """
    held = Counter(seat.identity for seat in seats if seat.kind == HUMAN)
    found = [seat.seat for seat in seats if held[seat.identity] == 1]
    return found if len(found) == len(held) and head.host in held else [*found, WATCHER]


def listed(head: Head, seats: list[Seat], identity: str) -> dict[str, Any]:
    """What a list of somebody's tables tells beside their infos."""
    own = mine(seats, identity)
    pictures = head.standing.get("pictures", {})
    return {"picture": pictures.get(str(own[0] if len(own) == 1 else WATCHER))}


def info(
    head: Head,
    seats: list[Seat],
    reason: str,
    present: Collection[str],
    identity: str,
    knows_code: bool,
    sealed: bool,
    absence: float,
) -> dict[str, Any]:
    """The table info of docs/api.md, for one identity ("" for a stranger)."""
    own = mine(seats, identity)
    inside = knows_code or bool(own) or head.host == identity
    known = seen(seats, identity)
    game = SHELF.get(head.game)
    found = status(head, reason)
    unfair = why_unfair(head, seats)
    brings = found == LOBBY and bool(bringing.slots(head, seats))
    return {
        "code": spelt(head.code) if inside else "",
        "watch_code": spelt(head.watch_code),
        "game": head.game,
        "title": game.title if game is not None else head.game,
        "version": head.version,
        "lesson": number_of(head.position) if head.position else None,
        "options": head.options,
        "cards": {"name": head.cards, "hash": head.cards_hash[:8], "own": bool(head.cards_text)},
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
                "ready": seat.ready,
                "hints": seat.hints,
                "deck": brings and bringing.chosen(seat),
                "free": found in (LOBBY, PLAYING) and vacant(head, seat) and not set(known) - {seat.seat},
            }
            for seat in seats
        ],
        "mine": own,
        "host": bool(identity) and head.host == identity,
        "watching": not own,
        "watch": head.watch,
        "reveal": head.reveal,
        "hints": hints.rule(head, seats),
        "hints_wish": head.hints,
        "hints_most": hints.most(head, seats),
        "stand_in": head.stand_in,
        "patience": head.patience,
        "absence": absence,
        "fair": not unfair,
        "why_unfair": unfair,
        "deal": [
            {"seat": word.seat, "commitment": word.commitment, "part": word.part if head.over and not sealed else ""}
            for word in head.deal
        ],
        "awaited": [word.seat for word in dealing.awaited(head, seats)] if found == LOBBY else [],
        "unready": dealing.unready(head, seats) if found == LOBBY else [],
        "brings": brings,
        "deck": bringing.own(seats, own) if brings else "",
        "changed": head.changed if found == LOBBY else [],
        "seed": head.seed if head.over and not sealed else "",
        "taken_back": head.taken_back,
        "taken_back_late": head.taken_back_late,
        "rematch": spelt(head.rematch) if own and head.rematch else "",
        "turn": head.turn,
        "asked": head.asked if found == PLAYING else [],
        "prompt": prompt(head, own) if found == PLAYING else "",
        "verdict": str(head.standing.get("verdict", "")) if found == OVER else "",
        "places": head.standing.get("places", []) if found == OVER else [],
        "created": moment(head.created),
        "updated": moment(head.updated),
    }


def broken(row: dict[str, Any]) -> dict[str, Any]:
    """The table info of a table whose row cannot be read: what it is called, and that it is broken."""

    def text(name: str) -> str:
        return row[name] if isinstance(row[name], str) else ""

    def time(name: str) -> str:
        try:
            return moment(row[name])
        except (TypeError, ValueError, OverflowError, OSError):
            return moment(0)

    head = Head("", text("code"), text("watch_code"), text("game"), 0, "", "", "", {}, "0", False, "")
    found = info(head, [], BROKEN, (), "", True, True, 0)
    return {**found, "created": time("created"), "updated": time("updated")}


def chat_message(lines: list[ChatLine]) -> str:
    """The message that tells lines of chat."""
    shown = [
        {
            "number": each.number,
            "seat": each.seat,
            "name": each.name,
            "watching": each.seat < 0 and bool(each.name),
            "text": each.text,
            "at": moment(each.at),
        }
        for each in lines
    ]
    return encoded({"type": "chat", "lines": shown})
