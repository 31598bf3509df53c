"""A table: one task with one inbox. What is answered is tried, saved, adopted and shown, in this order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from worldtable.bots.cast import character
from worldtable.engine.cardset import BadCards
from worldtable.engine.game import WATCHER
from worldtable.engine.loop import Refused, asked, waiting
from worldtable.engine.step import State
from worldtable.engine.table import View
from worldtable.play import Play
from worldtable.record import BadReplay, check_box
from worldtable.server import wire
from worldtable.server.problem import Problem
from worldtable.server.sets.boxes import BOXES
from worldtable.server.store.rows import (
    BOT,
    HUMAN,
    ChatLine,
    Head,
    Row,
    Seat,
    given_by,
    now,
    record_of,
    row_back,
    row_of,
)
from worldtable.server.store.store import Taken, Unsaved
from worldtable.server.tables import hints, info, lesson
from worldtable.server.tables.connection import Connection
from worldtable.server.tables.inbox import TRIES, Inbox, breathing
from worldtable.server.tables.presence import Presence
from worldtable.server.tables.standing import standing

if TYPE_CHECKING:
    from worldtable.server.service import Service

LOG = logging.getLogger("worldtable.table")
STALE = "That question is not open any more; this is the table as it is."
NOT_YOURS = 4403  # closes a connection that may not look any more


@dataclass
class Vote:
    """The table is asked something that needs the consent of all who play."""

    by: int
    text: str  # what is asked, as a sentence
    then: Callable[[], Awaitable[None]]  # what happens when all agree
    patience: int = 0  # how long the others would then wait for somebody who is away; 0: it is about going back
    agreed: set[int] = field(default_factory=set)


class Table(Inbox):
    """Whatever changes a table goes through `do`, one thing at a time."""

    def __init__(self, service: Service, head: Head, seats: list[Seat]) -> None:
        self.service = service
        self.head = head
        self.seats = seats
        self.play: Play | None = None
        self.reason = ""  # why it cannot be played on here
        self.vote: Vote | None = None
        self.released = False  # the script of a lesson is over, and the table is played on
        self.said: int | None = None  # lines of chat so far, once known
        self.connections: set[Connection] = set()
        self.presence = Presence(self)
        self.shown: dict[int, tuple[int, View, dict[str, Any]]] = {}  # of each seat: turn, what it saw, what moved
        self.sealed = False  # its seed is that of a game still going on
        self.bots: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self.hints: dict[int, hints.Told] = {}  # the last one of each seat
        self.asides: set[asyncio.Task[bool]] = set()  # what goes on for somebody while the table goes on
        self.watching: set[asyncio.Future[None]] = set()  # those who wait for a change over HTTP
        super().__init__()

    async def reload(self) -> None:
        """Read the table again from the database, which is always right."""
        head, seats, rows = await self.service.store.load(self.head.id)
        await self.set_up(head, seats, rows)

    async def set_up(self, head: Head, seats: list[Seat], rows: list[Row]) -> None:
        """Take what the database holds, and play it up to now."""
        self.reason = info.why_gone(head, seats)
        play: Play | None = None
        if head.started and not self.reason:
            record = record_of(head, seats)
            given, back = given_by(rows)
            try:
                await self.service.sets.at_hand(head.cards_text)
                game = BOXES.box(head.game, head.cards_text)
                check_box(record, game)
                play = Play(game, record)
                async for _ in breathing(play.follow(given)):
                    pass
                play.taken_back(back)
            except (BadReplay, BadCards) as error:
                play, self.reason = None, str(error)
            except Exception:  # whatever a damaged row leads to: this table alone is out of order
                LOG.exception("a table is broken", extra={"data": {"table": head.id}})
                play, self.reason = None, info.BROKEN
        self.sealed = await self.service.store.sealed(head)
        self.head, self.seats, self.play = head, seats, play
        self.head.turn = rows[-1].turn if rows else 0
        self.head.taken_back = sum(row.back for row in rows)
        self.head.taken_back_late = sum(row.late for row in rows)
        if play is not None:
            self.head.asked = play.asked()
            self.head.over = play.over
            self.head.standing = standing(play.game, play.state, info.eyes(head, seats))
        self.vote = None
        self.released = False

    async def save(self, rows: Sequence[Row], s: State) -> None:
        """Commit rows that lead to a state. Taken if another process was faster; if nobody knows, everything is read
        again later."""
        at = now()
        asked = [ask.player for ask in s.asks]
        stands = standing(self.playing().game, s, info.eyes(self.head, self.seats))
        started = time.perf_counter()
        try:
            await self.service.store.append(self.head, rows, asked, at, stands)
        except Unsaved as error:
            self.doubtful = True
            raise Problem(503, str(error)) from None
        self.service.metrics.saving.observe(time.perf_counter() - started)
        self.head.turn, self.head.asked, self.head.over, self.head.updated = rows[-1].turn, asked, not asked, at
        self.head.standing = stands
        self.head.taken_back += sum(row.back for row in rows)
        self.head.taken_back_late += sum(row.late for row in rows)

    # Play.

    def playing(self) -> Play:
        """The game, if there is one to play."""
        if self.play is None:
            raise Problem(409, self.reason or "The game has not begun; seats are still open.")
        return self.play

    def check_held(self, identity: str, seat: int) -> None:
        """Problem if a seat is not somebody's, or not any more: it may have been left while a message waited."""
        if seat not in info.mine(self.seats, identity):
            raise Problem(403, "You only watch here." if seat < 0 else "That seat is not yours.")

    async def answer_by(self, identity: str, seat: int, question: int, chosen: Sequence[int]) -> str:
        """A person's answer, or several that are given one after the other."""
        self.check_held(identity, seat)
        return await self.answer(seat, question, chosen)

    async def answer(self, seat: int, question: int, chosen: Sequence[int], by: str = HUMAN) -> str:
        """Give answers, all or none. Late and double ones change nothing and are told so; Refused says why not."""
        started = time.perf_counter()
        play = self.playing()
        if question != play.question or asked(play.state, seat) < 0:
            self.service.metrics.refused.labels("stale").inc()
            return STALE if question != play.question else waiting(play.state, seat)
        found = [each async for each in breathing(play.tries(seat, chosen))]
        await self.save([row_of(each.given) for each in found], found[-1].after)
        for each in found:
            play.take(each)
        if self.vote is not None and not self.vote.patience:
            self.vote = None
        self.service.metrics.answers.labels(by).inc(len(found))
        if play.over:
            self.service.metrics.finished.labels(self.head.game).inc()
        self.show()
        if by == HUMAN and lesson.runs(self):
            await lesson.others(self, len(play.seats) - 1)
        self.wake()
        self.service.metrics.click.observe(time.perf_counter() - started)
        return ""

    async def answer_for(self, seat: int, question: int, choose: int, bot: str) -> None:
        """A bot's answer, for its own seat or for a player who is away. Whoever is here answers alone."""
        holder = self.seats[seat]
        if holder.kind == HUMAN and holder.identity in self.present():
            return
        note = await self.answer(seat, question, [choose], BOT)
        if not note and holder.kind == HUMAN and holder.identity not in self.presence.told:
            self.presence.told.add(holder.identity)
            await self.tell(f"{holder.name} is away; {character(bot).title} plays on until {holder.name} is back.")

    async def undo(self, identity: str, seat: int) -> None:
        """Take back at once if no information forbids it; otherwise ask the table."""
        self.check_held(identity, seat)
        play = self.playing()
        if play.over:
            raise Refused("The game is over and its seed is shown; nothing can be taken back.")
        if play.last_of(seat) < 0:
            raise Refused(play.nothing(seat))
        if not play.why_no_undo(seat):
            await self.back(seat, False)
            return
        wish = f"{self.seats[seat].name} wants to take back an answer{await self.undone(play, play.last_of(seat))}"
        await self.ask(Vote(seat, wish, partial(self.back, seat, True)))

    async def undone(self, play: Play, at: int) -> str:
        """What going back to before an answer takes back, as everybody was told it, and how much went on since."""
        there = Play(play.game, play.record)
        first = play.first_of(at)
        told: list[str] = []
        async for _ in breathing(there.follow(play.without(at + 1, len(play.seats)))):
            if len(there.seats) > first:
                told.extend(said.text for said in play.game.said(there.state, WATCHER))
        since = len(play.seats) - at - 1
        after = f" {since} later answer{'s go' if since > 1 else ' goes'} with it." if since else ""
        return (f": “{' '.join(told)}”" if told else ".") + after

    async def ask(self, vote: Vote) -> None:
        """Ask the table; whoever asks agrees."""
        self.vote = vote
        await self.agree(self.seats[vote.by].identity, True)

    async def agree(self, identity: str, yes: bool) -> None:
        """Somebody's part of the vote. Those who hold several seats speak for all of them."""
        if self.vote is None:
            raise Refused("Nothing is being voted on.")
        own = info.mine(self.seats, identity)
        if not own:
            raise Refused("You have no seat at this table.")
        if not yes:
            self.vote = None
            await self.say(-1, "", f"{self.seats[own[0]].name} does not agree.")
        else:
            self.vote.agreed.update(own)
            if not self.missing():
                await self.vote.then()
                return
        self.show()

    def missing(self) -> list[int]:
        """The seats whose consent is still missing. Bots agree.

        Who is away for long need not agree to a wait that is no shorter than that.
        """
        agreed = self.vote.agreed if self.vote is not None else set()
        long = self.service.settings.absence
        others = [seat for seat in self.seats if seat.kind == HUMAN and seat.seat not in agreed]
        if self.vote is not None and self.vote.patience >= long:
            others = [seat for seat in others if self.presence.absent(seat.identity) < long]
        return [seat.seat for seat in others]

    async def back(self, seat: int, agreed: bool) -> None:
        play = self.playing()
        first, count = play.back(seat, agreed)
        row = row_back(play.turn + 1, seat, first, count, agreed)
        fresh = Play(play.game, play.record)
        async for _ in breathing(fresh.follow(play.without(first, count))):
            pass
        fresh.taken_back(row.turn)
        self.vote = None
        await self.save([row], fresh.state)
        self.play = fresh
        self.released = False
        self.service.metrics.undos.inc()
        self.show()
        self.wake()
        await self.say(-1, "", f"{self.seats[seat].name} took back an answer.")

    async def say(self, seat: int, name: str, text: str) -> None:
        """A line of chat, saved and then shown."""
        line = await self.noted(seat, name, text)
        shown = info.chat_message([line])
        for connection in self.connections:
            connection.send(shown)

    async def noted(self, seat: int, name: str, text: str) -> ChatLine:
        """A line of chat that is saved. Another process may have said something, too."""
        store = self.service.store
        for _ in range(TRIES):
            if self.said is None:
                lines = await store.chat(self.head.id)
                self.said = lines[-1].number if lines else 0
            line = ChatLine(self.said + 1, seat, name, text, now())
            try:
                await store.say(self.head.id, line)
            except Taken:
                self.said = None
                continue
            except Unsaved:
                self.said = None
                break
            self.said = line.number
            return line
        raise Problem(503, "That could not be saved; say it again.")

    async def tell(self, text: str) -> None:
        """What just happened and is saved, as a line of the table itself."""
        try:
            await self.say(-1, "", text)
        except Problem:
            LOG.warning("a line was not saved", extra={"data": {"table": self.head.id}})

    # Showing.

    def present(self) -> set[str]:
        return {
            connection.identity for connection in self.connections if connection.identity
        } | self.presence.calling()

    def info(self, identity: str, knows_code: bool) -> dict[str, Any]:
        absence = self.service.settings.absence
        return info.info(
            self.head, self.seats, self.reason, self.present(), identity, knows_code, self.sealed, absence
        )

    def view(self, seat: int) -> dict[str, Any] | None:
        """The whole view of a seat."""
        if self.play is None:
            return None
        view = self.play.view(seat)
        turn, before, _ = self.shown.get(seat, (-1, None, {}))
        if turn != self.head.turn:
            moves = {} if before is None else self.play.game.moves(before, view).data()
            self.shown[seat] = (self.head.turn, view, moves)
        return view.data()

    def moves(self, seat: int) -> dict[str, Any]:
        """What became different for a seat with the last answer, by what it was shown before and after."""
        return self.shown[seat][2] if seat in self.shown else {}

    def taking_back(self, seat: int) -> dict[str, Any]:
        play = self.play
        if play is None or seat < 0:
            return {"possible": False, "ask": False, "why": "Only players take back."}
        if play.over:
            return {"possible": False, "ask": False, "why": "The game is over."}
        why = play.why_no_undo(seat)
        return {"possible": not why, "ask": bool(why) and play.last_of(seat) >= 0, "why": why}

    def message(self, identity: str, seat: int, knows_code: bool, note: str = "") -> str:
        """The table message for somebody, ready to be sent."""
        vote = self.vote
        found = {
            "type": "table",
            "info": self.info(identity, knows_code),
            "seat": seat,
            "turn": self.head.turn,
            "step": 0 if self.play is None else len(self.play.seats),
            "view": self.view(seat),
            "moves": self.moves(seat),
            "undo": self.taking_back(seat),
            "vote": vote
            and {"by": vote.by, "text": vote.text, "agreed": sorted(vote.agreed), "missing": self.missing()},
            "note": note,
            "lesson": lesson.told(self.play) if self.play is not None and seat == lesson.YOU else None,
            "thinking": [] if self.play is None else [at for at in self.head.asked if self.seats[at].kind == BOT],
        }
        return wire.encoded(found)

    def show(self) -> None:
        """Send everybody their table, unless it is in doubt; those who may see the same get the same text."""
        if self.doubtful:
            return
        made: dict[tuple[str, int, bool], str] = {}
        for connection in self.connections:
            seats = info.mine(self.seats, connection.identity)
            own = bool(seats) or connection.identity == self.head.host
            known = own or bool(info.seen(self.seats, connection.identity))
            if connection.seat not in seats:
                connection.seat = -1
            if self.head.started and not self.head.watch and not own:
                connection.close(NOT_YOURS)
                continue
            key = (connection.identity if known else "", connection.seat, connection.knows_code)
            if key not in made:
                made[key] = self.message(*key)
            connection.show(made[key])
        for future in self.watching:
            if not future.done():
                future.set_result(None)
        self.watching.clear()

    def wake(self) -> None:
        """Let bots think where they are asked, and only there."""
        self.service.bots.wake(self)

    def close(self) -> None:
        """Leave memory; nothing is lost."""
        super().close()
        self.presence.close()
        for task in [*self.bots.values(), *self.asides]:
            task.cancel()
