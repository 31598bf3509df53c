"""Reviews of finished games, made part by part while the processes have nothing better to do, and kept.

A part is a second of work at most, and never goes before work that people wait for. After a restart what was under
way goes on with the parts that are missing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import orjson

from worldtable.lab.review import FORMAT
from worldtable.server.bots.workers import Failed, Workers
from worldtable.server.people.shares import NOBODY, Owner
from worldtable.server.problem import Problem
from worldtable.server.settings import Settings
from worldtable.server.store.database import Away
from worldtable.server.store.reviews import Reviews
from worldtable.server.store.store import Taken, Unsaved

LOG = logging.getLogger("worldtable.reviews")
Data = dict[str, Any]
Position = dict[str, Any]
PART = 60.0  # seconds that a part may take on a machine that is very busy
FAILED = "The review of this game could not be made; it can be tried again when the server has started anew."
ENOUGH = "{} being made for you already; wait until one is done."


class Making:
    """A review that waits, or is under way."""

    def __init__(self, position: Position, owner: Owner) -> None:
        self.position = position
        self.owner = owner
        self.state = "waiting"
        self.sentence = ""  # why it is impossible
        self.head: Data = {}  # what is known of it before anything is looked at
        self.parts: dict[int, list[Data]] = {}
        self.whole: Data | None = None
        self.task: asyncio.Task[None] | None = None

    def found(self) -> list[Data]:
        return [each for part in self.parts.values() for each in part]

    def progress(self) -> Data:
        """How far it is: parts done, of how many, and the turn that is looked at."""
        turns = self.head.get("parts", [])
        coming = next((turn for part, turn in enumerate(turns) if part not in self.parts), None)
        label = "" if coming is None else str(self.head["turns"][coming]["label"])
        return {"done": len(self.parts), "parts": len(turns), "turn": label}


class Reviewer:
    """Makes the reviews of a server, one after the other where it has few processes."""

    def __init__(self, settings: Settings, workers: Workers, reviews: Reviews) -> None:
        self.settings = settings
        self.workers = workers
        self.reviews = reviews
        self.making: dict[str, Making] = {}
        self.room = asyncio.Semaphore(max(1, settings.workers - 1))

    async def kept(self, id: str) -> Data | None:
        """The review of a table, if it was made."""
        text = await self.reviews.whole(id, FORMAT)
        found: Data | None = orjson.loads(text) if text else None
        return found

    def begin(self, position: Position, owner: Owner) -> Making:
        """Have the review of a table made. Problem 429 if somebody has enough of them under way."""
        id = position["table"]
        found = self.making.get(id)
        if found is None:
            self.check(owner)
            found = Making(position, owner)
            self.start(id, found)
        return found

    def resume(self, position: Position, owner: Owner) -> None:
        """Go on with a review that was under way before a restart, however many there are."""
        id = position["table"]
        if id not in self.making:
            self.start(id, Making(position, owner))

    def start(self, id: str, making: Making) -> None:
        self.making[id] = making
        making.task = asyncio.create_task(self.make(id, making))

    def check(self, owner: Owner) -> None:
        under_way = [each.owner for each in self.making.values() if each.state in ("waiting", "running")]
        mine = len([each for each in under_way if each == owner])
        if self.settings.limited and mine >= self.settings.reviews:
            raise Problem(429, ENOUGH.format("1 review is" if mine == 1 else f"{mine} reviews are"))

    async def make(self, id: str, making: Making) -> None:
        """All parts that are missing, then the whole. What cannot be kept is there until the server ends."""
        try:
            async with self.room:
                making.state = "running"
                await self.work(id, making)
        except (Failed, Away) as error:
            making.state, making.sentence = "impossible", FAILED
            LOG.error("a review failed", extra={"data": {"table": id, "why": str(error)}})
        except Exception:
            making.state, making.sentence = "impossible", FAILED
            LOG.exception("a review failed", extra={"data": {"table": id}})
        if making.whole is not None:
            kept = await saved(partial(self.reviews.end, id, dumped(making.whole)))
            making.state = "done"
            if kept:
                self.making.pop(id, None)

    async def work(self, id: str, making: Making) -> None:
        making.whole = await self.kept(id)
        if making.whole is not None:  # another process was faster
            return
        head: Data = await self.do(making, {"job": "review plan"})
        if "impossible" in head:
            making.state, making.sentence = "impossible", head["impossible"]
            return
        if await saved(partial(self.reviews.begin, id, FORMAT, head["plan"], making.owner.identity)):
            there = await self.reviews.parts(id)
            making.parts = {part: orjson.loads(text) for part, text in there.items()}
        making.head = head
        for part in range(len(head["parts"])):
            if part not in making.parts:
                found = await self.do(making, {"job": "review part", "part": part})
                await saved(partial(self.reviews.add, id, part, dumped(found)))
                making.parts[part] = found
        parts = [making.parts[part] for part in range(len(head["parts"]))]
        making.whole = await self.do(making, {"job": "review", "parts": parts})

    async def do(self, making: Making, job: Data) -> Any:
        """Work that nobody's move waits for: bots and players of all tables go first."""
        done = await self.workers.do({**making.position, "worlds": self.settings.worlds, **job}, PART, NOBODY, nobody)
        return done.value

    async def close(self) -> None:
        tasks = [each.task for each in self.making.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def nobody() -> bool:
    return False


def dumped(found: Any) -> str:
    return orjson.dumps(found).decode()


async def saved(work: Callable[[], Awaitable[None]]) -> bool:
    """Whether the database took it. If not, it is worked out once more after the next start."""
    try:
        await work()
    except Taken:
        return True  # another process found the same
    except (Unsaved, Away) as error:
        LOG.warning("a part of a review was not saved", extra={"data": {"why": str(error)}})
        return False
    return True
