"""What people do with card sets: copy, edit, share, delete; and what a table needs of the one that it plays."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from worldtable.engine.cardset import BadCards
from worldtable.games import SHELF
from worldtable.record import BadReplay
from worldtable.server.bots.workers import Failed
from worldtable.server.people.identity import new_identity
from worldtable.server.people.invitations import new_code, spelt, understood
from worldtable.server.people.shares import Owner
from worldtable.server.problem import Problem
from worldtable.server.sets import text
from worldtable.server.sets.boxes import BOXES
from worldtable.server.sets.text import BadSet, Card, SetText
from worldtable.server.store.cardsets import DRAFTS, CardSets, Draft, Kept
from worldtable.server.store.rows import Head, now
from worldtable.server.store.store import Taken

if TYPE_CHECKING:
    from worldtable.server.service import Service

SETS = 20  # of one person
CHECKING = 20.0  # seconds that the rules may take to read a set
REMEMBERED = 16  # sets whose check is still known
NO_SET = "There is no card set with that code."
LATER = "This set was changed in another window since: it is at draft {}. Load it again to go on from there."
Checked = dict[str, Any]


@dataclass(frozen=True)
class Opened:
    """A set with what its page shows."""

    kept: Kept
    drafts: list[Draft]
    number: int  # the draft that is shown
    text: SetText
    base: SetText
    checked: Checked


class Sets:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.kept = CardSets(service.store)
        self.known: OrderedDict[tuple[str, str], Checked] = OrderedDict()

    # Reading.

    async def find(self, code: str) -> Kept:
        found = await self.kept.by_code(understood(code)) if understood(code) else None
        if found is None:
            raise Problem(404, NO_SET)
        if found.game not in SHELF:
            raise Problem(409, "The game of this set is not on the shelf.")
        return found

    async def own(self, identity: str, code: str) -> Kept:
        found = await self.find(code)
        if not identity or found.owner != identity:
            raise Problem(403, "This set belongs to somebody else; copy it to change it.")
        return found

    async def open(self, code: str, owner: Owner, number: int | None = None) -> Opened:
        """A set as one of its drafts left it, the latest one if none is named."""
        kept = await self.find(code)
        draft = await self.draft(kept, kept.number if number is None else number)
        new, base = await self.read(draft.digest), await self.read(kept.base)
        drafts = await self.kept.drafts(kept.id)
        return Opened(kept, drafts, draft.number, new, base, await self.check(new, base, owner))

    async def draft(self, kept: Kept, number: int) -> Draft:
        for each in await self.kept.drafts(kept.id):
            if each.number == number:
                return each
        raise Problem(404, f"There is no draft {number}; the last {DRAFTS} are kept.")

    async def read(self, digest: str) -> SetText:
        found = await self.kept.text(digest)
        if found is None:
            raise Problem(404, "This draft is not kept any more.")
        return text.kept(*found)

    async def check(self, new: SetText, base: SetText, owner: Owner) -> Checked:
        """What the rules say about a set, in a process apart."""
        key = (new.digest, base.digest)
        found = self.known.pop(key, None)
        if found is None:
            job = {"job": "check", "game": new.game, "text": new.text, "base": base.text}
            with self.service.quota.reading(owner):
                try:
                    found = (await self.service.readers.do(job, CHECKING, owner)).value
                except Failed:
                    raise Problem(
                        503, "The set could not be checked just now; nothing was saved. Try again."
                    ) from None
        self.known[key] = found
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found

    # Changing. What is wrong with a set keeps nobody from keeping it, only from playing it.

    async def copy(self, owner: Owner, game: str, name: str, code: str) -> Kept:
        """A set of one's own: a copy of what is printed, or of somebody's set."""
        if code:
            there = await self.find(code)
            new, base, called = await self.read(there.digest), await self.read(there.base), there.name
        else:
            new = base = await asyncio.to_thread(printed, game)
            called = f"My {SHELF[game].title}"
        if await self.kept.count(owner.identity) >= SETS:
            raise Problem(409, f"You have {SETS} card sets; delete one of them first.")
        checked = await self.check(new, base, owner)
        at = now()
        changed = len(text.changes(new, base))
        found = Kept(
            new_identity(),
            new_code(),
            owner.identity,
            new.game,
            name or called[:60],
            base.digest,
            1,
            new.digest,
            checked["hash"],
            changed,
            at,
            at,
        )
        await self.kept.add(found, new.text, base.text)
        return found

    async def save(
        self, owner: Owner, code: str, draft: int, changes: Sequence[tuple[int, Card | None]], back: int = 0
    ) -> tuple[Opened, list[int]]:
        """The next draft of a set, with some cards otherwise or a draft brought back; and which cards have changed.

        Problem if another window was faster: its draft is kept, this one is not.
        """
        kept = await self.own(owner.identity, code)
        if kept.number != draft:
            raise Problem(409, LATER.format(kept.number), "draft")
        old, base = await self.read(kept.digest), await self.read(kept.base)
        try:
            new = (await self.read((await self.draft(kept, back)).digest) if back else old).changed(changes)
        except BadSet as error:
            raise Problem(422, str(error)) from None
        checked = await self.check(new, base, owner)
        if new.digest != old.digest:
            number, changed = kept.number + 1, len(text.changes(new, base))
            kept = replace(
                kept, number=number, digest=new.digest, hash=checked["hash"], changed=changed, updated=now()
            )
            try:
                await self.kept.save(kept, new.text)
            except Taken:
                raise Problem(409, LATER.format((await self.find(code)).number), "draft") from None
        drafts = await self.kept.drafts(kept.id)
        return Opened(kept, drafts, kept.number, new, base, checked), text.changes(new, old)

    async def call(self, identity: str, code: str, name: str) -> None:
        await self.kept.call((await self.own(identity, code)).id, name)

    async def remove(self, identity: str, code: str) -> None:
        """Tables that play it keep what they play with."""
        await self.kept.remove(await self.own(identity, code))

    # Playing.

    async def to_play(self, game: str, code: str) -> tuple[str, str]:
        """The digest and the name of a set, at hand for a new table of a game. Problem says why it is not played."""
        kept = await self.find(code)
        if kept.game != game:
            raise Problem(400, f"“{kept.name}” is a card set for {SHELF[kept.game].title}.", "cards")
        if not kept.hash:
            raise Problem(409, f"“{kept.name}” has errors; a table can play it once they are mended.", "cards")
        try:
            await self.at_hand(kept.digest)
        except (BadCards, BadReplay):
            raise Problem(409, f"“{kept.name}” cannot be played by the rules as they are now.", "cards") from None
        return kept.digest, kept.name

    async def at_hand(self, digest: str) -> None:
        """Make sure that this process and its others can play with a set. BadReplay or BadCards if they cannot."""
        if not BOXES.has(digest):
            found = await self.kept.text(digest)
            if found is None:
                raise BadReplay("The card set of this table is not kept any more.")
            await asyncio.to_thread(BOXES.lay, text.kept(*found))

    async def seed_with(self, card: str, head: Head, seats: int, owner: Owner) -> str:
        """A seed that deals a card to the first seat of a new table, "" if there is none at hand."""
        job = {"job": "deal with", "game": head.game, "cards": BOXES.folder(head.cards_text), "card": card}
        with self.service.quota.reading(owner):
            try:
                done = await self.service.readers.do(
                    {**job, "seats": seats, "options": head.options}, CHECKING, owner
                )
            except Failed:
                return ""
        return str(done.value)

    async def text_of(self, digest: str) -> str:
        """The text of the set that a new table plays with."""
        found = await self.kept.text(digest) if digest else ("", "")
        if found is None:
            raise Problem(409, "This card set was deleted just now.", "cards")
        return found[1]


def printed(game: str) -> SetText:
    """The printed set of a game. Problem if there is none to copy."""
    if game not in SHELF:
        raise Problem(400, f"There is no game {game!r}; the shelf holds: {', '.join(SHELF)}.")
    try:
        return text.printed(SHELF[game])
    except BadSet as error:
        raise Problem(409, str(error)) from None


def listed(kept: Kept) -> dict[str, Any]:
    """A set in short."""
    title = SHELF[kept.game].title if kept.game in SHELF else kept.game
    return {
        "code": spelt(kept.code),
        "name": kept.name,
        "game": kept.game,
        "title": title,
        "draft": kept.number,
        "hash": kept.hash[:8],
        "playable": bool(kept.hash),
        "changed": kept.changed,
    }
