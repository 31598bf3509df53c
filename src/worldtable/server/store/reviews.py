"""What the database holds of reviews: whole ones, and the parts of those that are under way."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from worldtable.server.store.rows import now
from worldtable.server.store.schema import review_parts as parts
from worldtable.server.store.schema import reviews
from worldtable.server.store.store import Store


class Reviews:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def whole(self, id: str, format: int) -> str:
        """The review of a table as it was kept, "" if there is none of this format."""
        query = select(reviews.c.found).where(reviews.c.table_id == id, reviews.c.format == format)
        return str(await self.store.one(query) or "")

    async def begin(self, id: str, format: int, plan: str, asked_by: str) -> None:
        """Note that a review is under way; parts of another plan go. Taken if another process was faster."""

        def work(connection: Connection) -> None:
            there = connection.execute(select(reviews.c.plan).where(reviews.c.table_id == id)).scalar()
            if there == plan:
                return
            if there is not None:
                connection.execute(delete(parts).where(parts.c.table_id == id))
                connection.execute(delete(reviews).where(reviews.c.table_id == id))
            row = {"table_id": id, "format": format, "plan": plan, "asked_by": asked_by, "created": now()}
            connection.execute(insert(reviews).values(**row))

        await self.store.write(work)

    async def parts(self, id: str) -> dict[int, str]:
        """The parts of a review that is under way."""
        query = select(parts.c.part, parts.c.found).where(parts.c.table_id == id)
        return await self.store.database.read(
            lambda connection: {int(part): str(found) for part, found in connection.execute(query)}
        )

    async def add(self, id: str, part: int, found: str) -> None:
        """Keep a part. Taken if another process was faster."""
        await self.store.execute(insert(parts).values(table_id=id, part=part, found=found))

    async def end(self, id: str, found: str) -> None:
        """Keep a whole review in place of its parts."""

        def work(connection: Connection) -> None:
            connection.execute(reviews.update().where(reviews.c.table_id == id).values(found=found))
            connection.execute(delete(parts).where(parts.c.table_id == id))

        await self.store.write(work)

    async def unfinished(self) -> list[tuple[str, str]]:
        """The tables whose reviews are under way, the oldest first, and who asked for each."""
        query = (
            select(reviews.c.table_id, reviews.c.asked_by).where(reviews.c.found == "").order_by(reviews.c.created)
        )
        return await self.store.database.read(
            lambda connection: [(str(id), str(by)) for id, by in connection.execute(query)]
        )
