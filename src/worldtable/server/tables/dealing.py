"""The way to a seed at a table: who has committed to a part, who has shown it, and whom the deal waits for.

A head's `deal` holds the server's word first, then one for each person whose device takes part, in the order of their
seats. Lists of words are replaced, never changed, since a head and its copy share them until the copy is saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from worldtable.deal import SERVER, commitment_of, new_part, seed_of
from worldtable.server.store.rows import OPEN, Head, Seat, Word
from worldtable.server.tables import bringing


def servers_word() -> Word:
    part = new_part()
    return Word(SERVER, "", commitment_of(part), part)


def first_seat(seats: Sequence[Seat], identity: str) -> int:
    """Those who hold several seats add one part, at the first of them; -1 for those who hold none."""
    return next((seat.seat for seat in seats if seat.identity == identity), -1)


def full(seats: Sequence[Seat]) -> bool:
    return not any(seat.kind == OPEN for seat in seats)


def unready(head: Head, seats: Sequence[Seat]) -> list[int]:
    """The seats of those who are still to choose their deck, or to say that they are ready. Nobody who sits alone, or
    with bots, is asked to say it."""
    if head.started:
        return []
    people = [seat for seat in seats if seat.identity]
    asked = head.ticks and len({seat.identity for seat in people}) > 1
    lacking = bringing.lacking(head, seats)
    return [seat.seat for seat in people if seat.seat in lacking or (asked and not seat.ready)]


def promised(head: Head, seats: Sequence[Seat], identity: str, commitment: str) -> list[Word]:
    """The deal with somebody's commitment, "" if their device is to send one, in place of what they had before."""
    others = [word for word in head.deal[1:] if word.identity != identity]
    words = [*others, Word(first_seat(seats, identity), identity, commitment)]
    return [*head.deal[:1], *sorted(words, key=lambda word: word.seat)]


def shown(head: Head, identity: str, part: str) -> list[Word]:
    """The deal with somebody's part."""
    return [replace(word, part=part) if word.identity == identity else word for word in head.deal]


def any_shown(head: Head) -> bool:
    return any(word.part for word in head.deal[1:])


def reseated(head: Head, before: Sequence[Seat], seats: Sequence[Seat]) -> list[Word]:
    """The deal after somebody came, went or moved.

    Whoever sits down after parts were shown could choose theirs to fit, so all begin again with new ones. So they do
    when somebody is not ready after all.
    """
    places = [[(seat.kind, seat.identity) for seat in each] for each in (before, seats)]
    anew = any_shown(head) and (places[0] != places[1] or bool(unready(head, seats)))
    words = [replace(word, seat=first_seat(seats, word.identity)) for word in head.deal[1:]]
    if anew:
        words = [replace(word, commitment="", part="") for word in words]
    stayed = [word for word in words if word.seat >= 0]
    return [*head.deal[:1], *sorted(stayed, key=lambda word: word.seat)]


def all_committed(head: Head, seats: Sequence[Seat]) -> bool:
    """Nobody can come in between any more: parts may be shown."""
    return full(seats) and not unready(head, seats) and all(word.commitment for word in head.deal)


def awaited(head: Head, seats: Sequence[Seat]) -> list[Word]:
    """Whose device the deal waits for: first for commitments, then, when all are here and ready, for the parts."""
    if head.started:
        return []
    if all_committed(head, seats):
        return [word for word in head.deal if not word.part]
    return [word for word in head.deal if not word.commitment]


def without(head: Head, missing: Sequence[Word]) -> list[Word]:
    """The deal if nobody waits for some any more. A commitment whose part is never shown stays in the record."""
    return [word for word in head.deal if word not in missing or word.commitment]


def dealt(head: Head) -> str:
    """The seed of the parts, at a table that has none yet."""
    return head.seed or str(seed_of([word.part for word in head.deal]))
