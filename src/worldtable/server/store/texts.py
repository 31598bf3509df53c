"""The texts of card sets: kept as long as a draft, a set or a table names them."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from worldtable.server.store.schema import card_drafts, card_sets, card_texts, tables


def keep(connection: Connection, digest: str, game: str, text: str) -> None:
    """Keep a text, unless it is there; nobody may take it away before this is committed."""
    there = select(card_texts.c.digest).where(card_texts.c.digest == digest).with_for_update()
    if connection.execute(there).scalar() is None:
        connection.execute(insert(card_texts).values(digest=digest, game=game, text=text))


def sweep(connection: Connection, digests: Iterable[str]) -> None:
    """Forget those that nothing names any more."""
    for digest in sorted({*digests}):
        mine = card_texts.c.digest == digest
        connection.execute(select(card_texts.c.digest).where(mine).with_for_update()).scalar()
        naming = (card_drafts.c.digest, card_sets.c.base, tables.c.cards_text)
        named = [connection.execute(select(each).where(each == digest).limit(1)).scalar() for each in naming]
        if not any(named):
            connection.execute(delete(card_texts).where(mine))
