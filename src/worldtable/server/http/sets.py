"""The calls for those who make card sets of their own, and for those who look at the cards of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from starlette.responses import Response

from worldtable.games import SHELF
from worldtable.server.http.api import may_watch
from worldtable.server.http.calls import GUESSING, Asked, answered
from worldtable.server.http.cards import cards_in
from worldtable.server.http.fields import BadField
from worldtable.server.people.shares import Owner
from worldtable.server.problem import Problem
from worldtable.server.sets.boxes import BOXES
from worldtable.server.sets.desk import SETS, Opened, listed
from worldtable.server.sets.text import BadSet, Card, checked_values
from worldtable.server.wire import moment


def code_of(a: Asked) -> str:
    return str(a.request.path_params["code"])


async def my_sets(a: Asked) -> Response:
    await a.name()
    found = await a.service.sets.kept.of(a.identity)
    return answered({"sets": [{**listed(each), "saved": moment(each.updated)} for each in found], "most": SETS})


async def copy_set(a: Asked) -> Response:
    await a.name()
    if not a.limits.creations.spend(a.identity):
        raise Problem(429, "That is many card sets; wait a moment.")
    game, code = a.values.get("game", ""), a.values.get("from", "")
    if bool(game) == bool(code):
        raise Problem(
            422, "Send the “game” whose printed set to copy, or the code of the set “from” which; one of them."
        )
    kept = await a.service.sets.copy(Owner(a.address, a.identity), game, a.values.get("name", ""), code)
    return answered(listed(kept), 201)


async def one_set(a: Asked) -> Response:
    """A set for anybody who has its link. Codes that do not exist are paid for, as with tables."""
    paid = a.limits.misses.spend(a.address)
    if not paid:
        raise Problem(429, GUESSING)
    missed = False
    try:
        found = await a.service.sets.open(code_of(a), Owner(a.address, a.identity), a.values.get("draft"))
    except Problem as problem:
        missed = problem.status == 404
        raise
    finally:
        if not missed:
            a.limits.misses.give_back(a.address)
    return answered(told(a, found, range(len(found.text.cards))))


def told(a: Asked, found: Opened, cards: Iterable[int]) -> dict[str, Any]:
    """A set with some of its cards, as the editor shows them."""
    box = SHELF[found.kept.game]
    before = {str(card.values.get("id", "")): card.values for card in found.base.cards}
    shown = {at: found.text.cards[at] for at in cards}
    ids = {card.values.get("id") for card in shown.values()}
    return {
        **listed(found.kept),
        "mine": bool(a.identity) and found.kept.owner == a.identity,
        "saved": moment(found.kept.updated),
        "shown": found.number,
        "drafts": [{"number": each.number, "hash": each.hash[:8], "saved": moment(each.at)} for each in found.drafts],
        "files": list(found.text.files),
        "effects": [{"name": name, "text": words} for name, words in box.effects()],
        "count": len(found.text.cards),
        "cards": [
            {
                "at": at,
                "file": card.file,
                "values": card.values,
                "lines": found.text.lines[at],
                "was": before.get(str(card.values.get("id", ""))),
            }
            for at, card in shown.items()
        ],
        "problems": found.checked["problems"],
        "prints": [each for each in found.checked["prints"] if each["face"].get("id") in ids],
    }


async def save_set(a: Asked) -> Response:
    await a.name()
    if not a.limits.drafts.spend(a.identity):
        raise Problem(429, "That is many drafts; wait a moment.")
    changes: list[tuple[int, Card | None]] = []
    back = a.values.get("back", 0)
    if bool(back) == bool(a.values.get("cards")):
        raise BadField("Send the “cards” that are otherwise, or the draft to bring “back”, one of them.")
    for each in a.values.get("cards", []):
        try:
            values = checked_values(each["values"])
        except BadSet as error:
            raise BadField(str(error)) from None
        changes.append((each["at"], Card(each["file"], values) if values else None))
    if len({at for at, _ in changes if at >= 0}) < len([at for at, _ in changes if at >= 0]):
        raise BadField("“cards” names a card twice.")
    owner = Owner(a.address, a.identity)
    found, changed = await a.service.sets.save(owner, code_of(a), a.values["draft"], changes, back)
    return answered(told(a, found, changed))


async def call_set(a: Asked) -> Response:
    await a.name()
    await a.service.sets.call(a.identity, code_of(a), a.values["name"])
    return answered(listed(await a.service.sets.find(code_of(a))))


async def delete_set(a: Asked) -> Response:
    await a.name()
    await a.service.sets.remove(a.identity, code_of(a))
    return answered({})


async def files_of(a: Asked) -> Response:
    """The files of a set, for the command line."""
    kept = await a.service.sets.find(code_of(a))
    return answered({**listed(kept), "files": (await a.service.sets.read(kept.digest)).written()})


async def cards_of_table(a: Asked) -> Response:
    """All cards of the set that a table plays; they are printed, so they are no secret of it."""
    table, knows_code = await a.table()
    if not knows_code:
        may_watch(a, table)
    head = table.head
    if head.game not in SHELF:
        raise Problem(409, "The game of this table is not on the shelf.")
    await a.service.sets.at_hand(head.cards_text)
    box = BOXES.box(head.game, head.cards_text)
    return answered({"title": box.title, "name": head.cards, "hash": head.cards_hash[:8], "cards": cards_in(box)})
