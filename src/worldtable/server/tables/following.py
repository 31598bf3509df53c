"""Tables that follow from another one: a branch off its game, and a rematch. Both run in the inbox of that table."""

from __future__ import annotations

import secrets
from dataclasses import replace

from worldtable.bots import BEST
from worldtable.games import SHELF
from worldtable.play import Play
from worldtable.record import Redeal
from worldtable.server.problem import Problem
from worldtable.server.store.rows import BOT, HUMAN, Head, row_of
from worldtable.server.store.store import Unsaved
from worldtable.server.tables import bringing, dealing, hints, info
from worldtable.server.tables.inbox import breathing
from worldtable.server.tables.seating import SEED_BITS, WISHES, add, copies, make_head, wishes
from worldtable.server.tables.standing import standing
from worldtable.server.tables.table import Table

TRUE, ANEW = "true", "anew"  # the hidden cards of a branch
HIDDEN = (TRUE, ANEW)


async def branch(table: Table, identity: str, step: int, hidden: str = TRUE) -> Table:
    """A new table that begins where this one stood after so many answers; bots take the seats of all others.

    What is hidden must stay so. Off a game that still goes on only somebody who plays one seat and meets no other
    people may branch, and all that this seat cannot see is dealt anew, so that the branch tells nothing. Off a game
    that is over it is dealt anew where that is wished, as who is asked there saw it.
    """
    play, old = table.playing(), table.head
    own = info.mine(table.seats, identity)
    if not own:
        raise Problem(403, "Only those who played may play on from here.")
    secret = not old.over or await table.service.store.sealed(old)
    if secret and any(seat.kind == HUMAN and seat.seat not in own for seat in table.seats):
        raise Problem(409, "Others play here, too: you may play on from a step of this game when it is over.")
    if secret and len(own) > 1:
        raise Problem(409, "You play several seats here: you may play on from a step of this game when it is over.")
    last = len(play.seats) - (1 if old.over else 0)
    if step > last:
        raise Problem(400, f"There is no open question after {step} answers; it can be 0 to {last}.")
    _, seats = copies(table)
    for seat in seats:
        if seat.kind == HUMAN and seat.seat not in own:
            seat.kind, seat.identity, seat.bot = BOT, "", BEST
        seat.seen, seat.hints = seat.identity, 0
    head = make_head(old.game, len(seats), old.options, old.seed, identity, cards_of(old))
    redeals = [each for each in play.record.redeals if each.after <= step]
    if secret or hidden == ANEW:
        asked = play.seats[step] if step < len(play.seats) else -1
        redeals.append(Redeal(step, asked if asked in own else own[0], secrets.randbits(SEED_BITS)))
    there = Play(play.game, replace(play.record, redeals=redeals))
    given = [there.answer(*each) async for each in breathing(play.pairs()[:step])]
    head.fair, head.started, head.turn, head.asked = False, True, step, there.asked()
    head.branch_of, head.redeals = old.id, there.record.redeals
    head.standing = standing(there.game, there.state, info.eyes(head, seats))
    wishes(head, {name: getattr(old, name) for name in WISHES} | {"hints": hints.USUAL})
    try:
        return await table.service.add(head, seats, rows=[row_of(each) for each in given])
    except Unsaved as error:
        raise Problem(503, str(error)) from None


async def rematch(table: Table, identity: str, commitment: str) -> str:
    """The code of the table that follows this one: the same people, everybody one seat on.

    It waits for new parts from the devices that took part in this one's deal, and from the one that asks first.
    """
    if not info.mine(table.seats, identity) and table.head.host != identity:
        raise Problem(403, "Only those who played ask for a rematch.")
    if not table.head.over:
        raise Problem(409, "The game is not over yet.")
    if table.head.game not in SHELF:
        raise Problem(409, "The game is not on the shelf any more.")
    old = table.head
    if not old.rematch:
        await table.service.sets.at_hand(old.cards_text)
        _, seats = copies(table)
        seats = seats[1:] + seats[:1]
        for at, seat in enumerate(seats):
            seat.seat, seat.seen, seat.ready, seat.hints = at, "", False, 0
        head = make_head(old.game, len(seats), old.options, "", old.host, cards_of(old))
        bringing.again(head, seats)
        wishes(head, {name: getattr(old, name) for name in WISHES})
        devices = {word.identity: "" for word in old.deal[1:]}
        if commitment:
            devices[identity] = commitment
        for device, promise in devices.items():
            if info.mine(seats, device):
                head.deal = dealing.promised(head, seats, device, promise)
        await add(table.service, head, seats, old)
        old.rematch = head.code
        table.show()
    return table.head.rematch


def cards_of(old: Head) -> tuple[str, str]:
    """The set that a table plays with, for the one that follows it."""
    return old.cards_text, old.cards if old.cards_text else ""
