"""A table: one task with one inbox. What is answered is tried, saved, adopted and shown, in this order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from worldtable.engine.loop import Refused, asked, waiting
from worldtable.record import BadReplay, game_of
from worldtable.server import info, wire
from worldtable.server.connection import Connection
from worldtable.server.match import Match
from worldtable.server.rows import BOT, HUMAN, ChatLine, Given, Head, Row, Seat, now, record_of, standing
from worldtable.server.store import Taken, Unsaved

if TYPE_CHECKING:
    from worldtable.server.house import House

LOG = logging.getLogger("worldtable.table")
STALE = "That question is not open any more; this is the table as it is."
NOT_YOURS = 4403  # closes a connection that may not look any more
T = TypeVar("T")


class Problem(Exception):
    """What cannot be done, with the HTTP status that says what kind of no it is."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Closed(Exception):
    """This table has left memory; look it up again."""


@dataclass
class Vote:
    """The table is asked whether to go back to before a seat's last answer."""

    by: int
    agreed: set[int] = field(default_factory=set)


class Table:
    """Whatever changes a table goes through `do`, one thing at a time."""

    def __init__(self, house: House, head: Head, seats: list[Seat]) -> None:
        self.house = house
        self.head = head
        self.seats = seats
        self.match: Match | None = None
        self.reason = ""  # why it cannot be played on here
        self.vote: Vote | None = None
        self.said: int | None = None  # lines of chat so far, once known
        self.doubtful = False  # what the database holds must be read again
        self.connections: set[Connection] = set()
        self.away: dict[str, float] = {}  # since when an identity has been gone
        self.since = time.monotonic()  # the last time that anything happened
        self.bots: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self.watching: set[asyncio.Future[None]] = set()  # those who wait for a change over HTTP
        self.closed = False
        self.busy = False
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    # The inbox.

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes, and wait for it."""
        if self.closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((work, done))
        return await done

    async def run(self) -> None:
        while True:
            self.busy = False
            work, done = await self.inbox.get()
            self.busy = True
            self.since = time.monotonic()
            try:
                if self.doubtful:
                    await self.reload()
                result = await work()
            except Exception as error:
                if not isinstance(error, (Problem, Refused)):
                    LOG.exception("work failed", extra={"data": {"table": self.head.id, "turn": self.head.turn}})
                    error = Problem(500, "Something went wrong here; nothing has changed.")
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

    async def reload(self) -> None:
        """Read the table again from the database, which is always right."""
        head, seats, rows = await self.house.store.load(self.head.id)
        await self.set_up(head, seats, rows)
        self.doubtful = False

    async def set_up(self, head: Head, seats: list[Seat], rows: list[Row]) -> None:
        """Take what the database holds, and play it up to now."""
        self.reason = info.why_gone(head, seats)
        match: Match | None = None
        if head.started and not self.reason:
            record = record_of(head, seats)
            given, back = standing(rows)
            try:
                match = Match(game_of(record), record)
                await match.follow(given, rows[-1].turn if rows else 0, back)
            except BadReplay as error:
                match, self.reason = None, str(error)
        self.head, self.seats, self.match = head, seats, match
        self.head.turn = len(rows)
        if match is not None:
            self.head.asked = match.asked()
            self.head.over = match.over
        self.vote = None

    async def save(self, row: Row, asked: list[int]) -> None:
        """Commit a row. If another process was faster, or nobody knows, read everything again."""
        at = now()
        started = time.perf_counter()
        try:
            await self.house.store.append(self.head.id, row, asked, at)
        except Taken:
            await self.reload()
            self.show()
            self.wake()
            raise Problem(409, STALE) from None
        except Unsaved as error:
            self.doubtful = True
            raise Problem(503, str(error)) from None
        self.house.metrics.saving.observe(time.perf_counter() - started)
        self.head.turn, self.head.asked, self.head.over, self.head.updated = row.turn, asked, not asked, at

    # Play.

    def playing(self) -> Match:
        """The match, if there is one to play."""
        if self.match is None:
            raise Problem(409, self.reason or "The game has not begun; seats are still open.")
        return self.match

    async def answer(self, seat: int, question: int, choose: int, by: str = HUMAN) -> str:
        """Give an answer. A late or double one changes nothing and is told so; Refused says why it may not be."""
        started = time.perf_counter()
        match = self.playing()
        if question != match.question or asked(match.state, seat) < 0:
            self.house.metrics.refused.labels("stale").inc()
            return STALE if question != match.question else waiting(match.state, seat)
        after, row = match.tried(seat, choose)
        try:
            await self.save(row, [ask.player for ask in after.asks])
        except Problem as problem:
            if problem.status == 409:
                return str(problem)
            raise
        match.take(after, seat, choose, row.turn)
        self.vote = None
        self.house.metrics.answers.labels(by).inc()
        if match.over:
            self.house.metrics.finished.labels(self.head.game).inc()
        self.show()
        self.wake()
        self.house.metrics.click.observe(time.perf_counter() - started)
        return ""

    async def undo(self, seat: int) -> None:
        """Take back at once if no information forbids it; otherwise ask the table."""
        match = self.playing()
        if match.over:
            raise Refused("The game is over and its seed is shown; nothing can be taken back.")
        if match.last_of(seat) < 0:
            raise Refused("You have answered nothing yet.")
        if not match.why_no_undo(seat):
            await self.back(seat, False)
            return
        self.vote = Vote(seat)
        await self.agree(self.seats[seat].identity, True)

    async def agree(self, identity: str, yes: bool) -> None:
        """Somebody's part of the vote. Those who hold several seats speak for all of them."""
        if self.vote is None:
            raise Refused("Nothing is being voted on.")
        own = info.mine(self.seats, identity)
        if not own:
            raise Refused("You have no seat at this table.")
        if not yes:
            self.vote = None
            await self.say(-1, "", f"{self.seats[own[0]].name} does not agree to go back.")
        else:
            self.vote.agreed.update(own)
            if not self.missing():
                await self.back(self.vote.by, True)
                return
        self.show()

    def missing(self) -> list[int]:
        """The seats whose consent is still missing. Bots agree."""
        agreed = self.vote.agreed if self.vote is not None else set()
        return [seat.seat for seat in self.seats if seat.kind == HUMAN and seat.seat not in agreed]

    async def back(self, seat: int, agreed: bool) -> None:
        match = self.playing()
        row = match.row_back(seat, agreed)
        kept = [Given(0, who, choose, "") for who, choose in match.given()]
        kept = kept[: row.at] + kept[row.at + row.count :]
        fresh = Match(match.game, match.record)
        await fresh.follow(kept, row.turn, row.turn)
        self.vote = None
        await self.save(row, fresh.asked())
        self.match = fresh
        self.house.metrics.undos.inc()
        await self.say(-1, "", f"{self.seats[seat].name} took back an answer.")
        self.show()
        self.wake()

    async def say(self, seat: int, name: str, text: str) -> None:
        """A line of chat, saved and then shown."""
        store = self.house.store
        if self.said is None:
            lines = await store.chat(self.head.id)
            self.said = lines[-1].number if lines else 0
        line = ChatLine(self.said + 1, seat, name, text, now())
        try:
            await store.say(self.head.id, line)
        except (Taken, Unsaved):
            self.said = None
            raise Problem(503, "That could not be saved; say it again.") from None
        self.said = line.number
        shown = chat_message([line])
        for connection in self.connections:
            connection.send(shown)

    # Showing.

    def present(self) -> set[str]:
        return {connection.identity for connection in self.connections if connection.identity}

    def info(self, identity: str, knows_code: bool) -> dict[str, Any]:
        return info.info(self.head, self.seats, self.reason, self.present(), identity, knows_code)

    def view(self, seat: int) -> dict[str, Any] | None:
        """The whole view of a seat with the question's number that this table uses."""
        if self.match is None:
            return None
        data = self.match.view(seat).data()
        data["question"] = self.match.question
        return data

    def taking_back(self, seat: int) -> dict[str, Any]:
        match = self.match
        if match is None or seat < 0:
            return {"possible": False, "ask": False, "why": "Only players take back."}
        if match.over:
            return {"possible": False, "ask": False, "why": "The game is over."}
        why = match.why_no_undo(seat)
        return {"possible": not why, "ask": bool(why) and match.last_of(seat) >= 0, "why": why}

    def message(self, identity: str, seat: int, knows_code: bool, note: str = "") -> str:
        """The table message for somebody, ready to be sent."""
        vote = self.vote
        found = {
            "type": "table",
            "info": self.info(identity, knows_code),
            "seat": seat,
            "turn": self.head.turn,
            "step": 0 if self.match is None else len(self.match.seats),
            "view": self.view(seat),
            "undo": self.taking_back(seat),
            "vote": vote and {"by": vote.by, "agreed": sorted(vote.agreed), "missing": self.missing()},
            "note": note,
            "thinking": [] if self.match is None else [at for at in self.head.asked if self.seats[at].kind == BOT],
        }
        return wire.encoded(found)

    def show(self) -> None:
        """Send everybody their table; those who may see the same get the same text."""
        made: dict[tuple[str, int, bool], str] = {}
        for connection in self.connections:
            seats = info.mine(self.seats, connection.identity)
            own = bool(seats) or connection.identity == self.head.host
            if connection.seat not in seats:
                connection.seat = -1
            if self.head.started and not self.head.watch and not own:
                connection.close(NOT_YOURS)
                continue
            key = (connection.identity if own else "", connection.seat, connection.knows_code)
            if key not in made:
                made[key] = self.message(*key)
            connection.send(made[key])
        for future in self.watching:
            if not future.done():
                future.set_result(None)
        self.watching.clear()

    def wake(self) -> None:
        """Let bots think where they are asked, and only there."""
        self.house.bots.wake(self)

    def close(self) -> None:
        """Leave memory; nothing is lost."""
        self.closed = True
        self.task.cancel()
        for task in self.bots.values():
            task.cancel()


def chat_message(lines: list[ChatLine]) -> str:
    shown = [
        {"number": each.number, "seat": each.seat, "name": each.name, "text": each.text, "at": wire.moment(each.at)}
        for each in lines
    ]
    return wire.encoded({"type": "chat", "lines": shown})
