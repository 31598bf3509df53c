"""Decks that players bring to a table: secrets of their holders in the lobby, open when the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from worldtable.engine.decks import DeckKit
from worldtable.engine.game import Game
from worldtable.engine.wording import some_of
from worldtable.games import SHELF
from worldtable.server.problem import Problem
from worldtable.server.sets.boxes import BOXES
from worldtable.server.store.rows import BOT, HUMAN, OPEN, Head, Seat

TOLD = 4  # flaws of a deck that a refusal names


def slots(head: Head, seats: Sequence[Seat]) -> list[str]:
    """The option that each seat fills with the deck it brings; none where decks are not brought."""
    game = SHELF.get(head.game)
    return [] if game is None or head.position else game.brought(len(seats), head.options)


def lacking(head: Head, seats: Sequence[Seat]) -> list[int]:
    """The seats of people who are still to choose their deck."""
    return [seat.seat for seat in seats if seat.kind == HUMAN and not seat.deck] if slots(head, seats) else []


def chosen(seat: Seat) -> bool:
    """Whether a seat has its deck, which is all that others are told; bots bring one without being asked."""
    return bool(seat.deck) or seat.kind == BOT


def own(seats: Sequence[Seat], numbers: Sequence[int]) -> str:
    """The deck that somebody has chosen, for their device. Those who share one keep theirs from each other."""
    return seats[numbers[0]].deck if len(numbers) == 1 else ""


def unfilled(head: Head, seats: Sequence[Seat]) -> dict[str, str]:
    """Options before the game: what players will bring is not among them."""
    usual = {option.name: option.default for option in SHELF[head.game].options}
    return {**head.options, **{name: usual[name] for name in slots(head, seats)}}


def filled(head: Head, seats: Sequence[Seat]) -> dict[str, str]:
    """Options at the beginning, with all decks that were brought. The seed draws those of bots, or the host chose."""
    game = BOXES.box(head.game, head.cards_text)
    decks = {
        name: seat.deck or drawn(game, f"{head.seed} {seat.seat}")
        for name, seat in zip(slots(head, seats), seats, strict=False)
    }
    return game.check_options({**head.options, **decks}) if decks else head.options


def drawn(game: Game[Any], luck: str) -> str:
    """The name of one of the ready-made decks."""
    names = [each.name for each in kit(game).starters]
    return names[int.from_bytes(blake2b(luck.encode(), digest_size=8).digest()) % len(names)]


def kit(game: Game[Any]) -> DeckKit:
    found = game.deck_kit()
    if found is None:
        raise Problem(409, f"{game.title} has no decks to build.")
    return found


def bring(head: Head, seats: Sequence[Seat], number: int, text: str) -> None:
    """Lay a deck before a seat: the name of a ready-made one, or a list; "" takes it away. Problem says why not."""
    names = slots(head, seats)
    if not names:
        raise Problem(409, "Nobody brings a deck to this table.")
    seats[number].deck = understood(BOXES.box(head.game, head.cards_text), names[number], text) if text else ""


def lay(head: Head, seats: Sequence[Seat], wish: Sequence[dict[str, Any]]) -> None:
    """The decks that come with the wish for a new table."""
    head.options = unfilled(head, seats)
    for seat, each in zip(seats, wish, strict=True):
        if each.get("deck") and seat.kind == OPEN:
            raise Problem(400, "Whoever takes an open seat brings a deck of their own.")
        if each.get("deck"):
            bring(head, seats, seat.seat, each["deck"])


def understood(game: Game[Any], slot: str, text: str) -> str:
    """A deck as it is kept: a name that the game knows, or a tidy list with the name that its owner gave it."""
    option = next(each for each in game.options if each.name == slot)
    name = text.strip().lower()
    if name in option.values:
        return name
    found = game.read_deck(text)
    if found.flaws:
        said = some_of([flaw.said() for flaw in found.flaws], TOLD, "\n")
        raise Problem(400, f"This deck cannot be played.\n{said}", slot)
    tidy = option.check(text)
    return f"# {found.title}\n{tidy}" if found.title else tidy


def again(head: Head, seats: Sequence[Seat]) -> None:
    """Everybody keeps the deck they played with, as far as the game still takes it."""
    head.options = unfilled(head, seats)
    for seat in seats:
        try:
            bring(head, seats, seat.seat, seat.deck)
        except Problem:
            seat.deck = ""
