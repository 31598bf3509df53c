"""What the database holds of card sets: whose they are, every draft, and the texts that drafts and tables name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from worldtable.server.store.rows import now
from worldtable.server.store.schema import card_drafts as drafts
from worldtable.server.store.schema import card_sets as sets
from worldtable.server.store.schema import card_texts as texts
from worldtable.server.store.store import Store
from worldtable.server.store.texts import keep, sweep

DRAFTS = 100  # of a set; the oldest go first


@dataclass(frozen=True)
class Kept:
    """A set as it is listed: its latest draft, and the text that it began with."""

    id: str
    code: str
    owner: str
    game: str
    name: str
    base: str  # the digest of the text that it was copied from
    number: int  # of the latest draft, from 1
    digest: str  # of its text
    hash: str  # as the game counts it, "" while it cannot be played with
    changed: int  # cards that are otherwise than in the base
    created: int
    updated: int


@dataclass(frozen=True)
class Draft:
    number: int
    digest: str
    hash: str
    at: int


class CardSets:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def by_code(self, code: str) -> Kept | None:
        found = await self.some(sets.c.code == code)
        return found[0] if found else None

    async def of(self, owner: str) -> list[Kept]:
        """Somebody's sets, the latest first."""
        return await self.some(sets.c.owner == owner)

    async def some(self, which: Any) -> list[Kept]:
        query = select(sets).where(which).order_by(sets.c.updated.desc(), sets.c.id)
        return await self.store.database.read(
            lambda connection: [Kept(**row._mapping) for row in connection.execute(query)]
        )

    async def drafts(self, id: str) -> list[Draft]:
        """All drafts of a set that are kept, the latest first."""
        columns = (drafts.c.number, drafts.c.digest, drafts.c.hash, drafts.c.at)
        query = select(*columns).where(drafts.c.set_id == id).order_by(drafts.c.number.desc())
        return await self.store.database.read(lambda connection: [Draft(*row) for row in connection.execute(query)])

    async def text(self, digest: str) -> tuple[str, str] | None:
        """The game and the text of a digest; None if it is not kept."""
        query = select(texts.c.game, texts.c.text).where(texts.c.digest == digest)

        def work(connection: Connection) -> tuple[str, str] | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else (str(row.game), str(row.text))

        return await self.store.database.read(work)

    async def add(self, kept: Kept, text: str, base: str) -> None:
        """A new set, with its first draft and the text it came from."""

        def work(connection: Connection) -> None:
            keep(connection, kept.base, kept.game, base)
            keep(connection, kept.digest, kept.game, text)
            connection.execute(insert(sets).values(**vars(kept)))
            connection.execute(insert(drafts).values(**draft_of(kept)))

        await self.store.write(work)

    async def save(self, kept: Kept, text: str) -> None:
        """The next draft of a set. Taken if another one was faster: the same draft is there already."""

        def work(connection: Connection) -> None:
            keep(connection, kept.digest, kept.game, text)
            connection.execute(insert(drafts).values(**draft_of(kept)))
            connection.execute(update(sets).where(sets.c.id == kept.id).values(**vars(kept)))
            late = (drafts.c.set_id == kept.id) & (drafts.c.number <= kept.number - DRAFTS)
            gone = list(connection.scalars(select(drafts.c.digest).where(late)))
            connection.execute(delete(drafts).where(late))
            sweep(connection, gone)

        await self.store.write(work)

    async def call(self, id: str, name: str) -> None:
        await self.store.execute(update(sets).where(sets.c.id == id).values(name=name, updated=now()))

    async def remove(self, kept: Kept) -> None:
        """A set with its drafts. Texts that a table plays with stay."""

        def work(connection: Connection) -> None:
            gone = list(connection.scalars(select(drafts.c.digest).where(drafts.c.set_id == kept.id)))
            connection.execute(delete(drafts).where(drafts.c.set_id == kept.id))
            connection.execute(delete(sets).where(sets.c.id == kept.id))
            sweep(connection, [*gone, kept.base])

        await self.store.write(work)

    async def count(self, owner: str) -> int:
        """How many sets somebody has."""
        return int(await self.store.one(select(func.count()).select_from(sets).where(sets.c.owner == owner)))


def draft_of(kept: Kept) -> dict[str, Any]:
    return {"set_id": kept.id, "number": kept.number, "digest": kept.digest, "hash": kept.hash, "at": kept.updated}
