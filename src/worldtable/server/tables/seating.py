"""Making tables and changing who sits where. All but `new_table` run in the inbox of their table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from worldtable.bots import BEST, BOTS, find
from worldtable.bots.cast import called, character
from worldtable.engine.option import BadSetup
from worldtable.games import SHELF
from worldtable.play import Play
from worldtable.record import new_record
from worldtable.server.people.identity import new_identity
from worldtable.server.people.invitations import new_code
from worldtable.server.problem import Problem
from worldtable.server.service import Service
from worldtable.server.sets.boxes import BOXES
from worldtable.server.store.rows import BOT, HUMAN, OPEN, Head, Seat, now, record_of
from worldtable.server.store.store import Unsaved
from worldtable.server.tables import bringing, dealing, hints, info
from worldtable.server.tables.standing import standing
from worldtable.server.tables.table import Table, Vote

CLOSED = "closed"
PRINTED_CARDS = ("", "")  # the digest and the name of the set that is played with, where it is the printed one
SEED_BITS = 256  # more than anybody can try
WISHES = ("watch", "reveal", "stand_in", "patience", "hints")
PLAYERS = ("stand_in", "patience")  # wishes that all players must share once the game has begun
ME = "me"
MORE_BOTS = "and of the levels those with a thinking time or a style, such as level4+3s or level4+bold."


async def new_table(service: Service, identity: str, name: str, wish: dict[str, Any]) -> Table:
    """A table as somebody wishes it. It starts at once if no seat is open and no device takes part in the deal."""
    if wish["game"] not in SHELF:
        raise Problem(400, f"There is no game {wish['game']!r}; the shelf holds: {', '.join(SHELF)}.")
    cards = await service.sets.to_play(wish["game"], wish["cards"]) if wish.get("cards") else PRINTED_CARDS
    seats: list[Seat] = []
    for number, each in enumerate(wish["seats"]):
        if each["kind"] == ME:
            seats.append(Seat(number, HUMAN, identity, "", unique(each.get("name") or name, seats)))
        elif each["kind"] == BOT:
            bot = bot_called(each.get("bot") or BEST)
            seats.append(Seat(number, BOT, "", bot, unique(each.get("name") or bot_name(bot, seats), seats)))
        else:
            seats.append(Seat(number, OPEN, "", "", open_name(number)))
    seed, commitment = wish.get("seed", ""), wish.get("commitment", "")
    if seed and commitment:
        raise Problem(400, "A table has a seed of your choice or one from everybody's parts, not both.")
    head = make_head(wish["game"], len(seats), wish.get("options", {}), seed, identity, cards)
    head.fair, head.ticks = not seed, wish.get("ticks", False)
    bringing.lay(head, seats, wish["seats"])
    wishes(head, wish)
    if wish.get("show") and head.cards_text and not seed:
        owner = service.owners.of(identity)
        seed = await service.sets.seed_with(wish["show"], head, len(seats), owner)
        if seed:
            head.seed, head.deal, head.fair, commitment = seed, [], False, ""
    if commitment and info.mine(seats, identity):
        head.deal = dealing.promised(head, seats, identity, commitment)
    return await add(service, head, seats)


def make_head(
    game: str, seats: int, options: dict[str, str], seed: str, host: str, cards: tuple[str, str] = PRINTED_CARDS
) -> Head:
    """A head; without a seed it gets one from everybody's parts, and the server's is the first.

    `cards` is the set that lies at hand: its digest and what it is called.
    """
    digest, called = cards
    box = BOXES.box(game, digest)
    try:
        record = new_record(box, seats, int(seed or 0), options)
        box.start(seats, 0, record.options)  # some options do not go with every number of players
    except BadSetup as error:
        raise Problem(400, str(error), wrong_option(game, options)) from None
    return Head(
        id=new_identity(),
        code=new_code(),
        watch_code=new_code(),
        game=game,
        version=record.version,
        rules=record.rules,
        cards=called or record.cards,
        cards_hash=record.cards_hash,
        cards_text=digest,
        options=record.options,
        seed=seed,
        fair=True,
        host=host,
        deal=[] if seed else [dealing.servers_word()],
    )


def wrong_option(game: str, options: dict[str, str]) -> str:
    """The option that a game does not understand, so that a page can say it there; "" if it is none alone."""
    for option in SHELF[game].options:
        try:
            SHELF[game].check_options({option.name: options.get(option.name, option.default)})
        except BadSetup:
            return option.name
    return ""


async def add(service: Service, head: Head, seats: list[Seat], follows: Head | None = None) -> Table:
    if ready(head, seats):
        begin(head, seats)
    try:
        return await service.add(head, seats, follows)
    except Unsaved as error:
        raise Problem(503, str(error)) from None


def ready(head: Head, seats: list[Seat]) -> bool:
    """Everybody is here and ready, and so are their parts."""
    return dealing.full(seats) and not dealing.unready(head, seats) and not dealing.awaited(head, seats)


def begin(head: Head, seats: list[Seat]) -> Play:
    """Deal, and note who is asked first."""
    head.seed = dealing.dealt(head)
    head.hints = hints.rule(head, seats)  # whoever comes or goes later changes nothing of it
    head.options = bringing.filled(head, seats)
    record = record_of(head, seats)
    play = Play(BOXES.box(head.game, head.cards_text), record)
    for seat in seats:
        seat.seen = seat.identity
    head.started = True
    head.asked = play.asked()
    head.over = play.over
    head.standing = standing(play.game, play.state, info.eyes(head, seats))
    return play


def wishes(head: Head, wish: dict[str, Any]) -> None:
    """What the host wishes of the table."""
    if wish.get("stand_in"):
        bot_called(wish["stand_in"])
    for name in WISHES:
        if name in wish:
            setattr(head, name, wish[name])


def bot_called(spec: str) -> str:
    """A bot with its thinking time and style, as people wish it. Problem if there is none."""
    if find(spec) is None:
        raise Problem(400, f"There is no bot {spec!r}; there are: {', '.join(BOTS)}, {MORE_BOTS}")
    return spec


def open_name(number: int) -> str:
    return f"Player {number + 1}"


def bot_name(bot: str, others: Sequence[Seat]) -> str:
    return called(bot, [seat.name for seat in others])


def unique(name: str, others: Sequence[Seat]) -> str:
    """A name that nobody else at the table has, nor one that reads the same."""
    taken = [alike(seat.name) for seat in others]
    found, count = name, 1
    while alike(found) in taken:
        count += 1
        found = f"{name} {count}"
    return found


def alike(name: str) -> str:
    """A name without what hardly shows: capitals, accents, wide letters, blanks."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter) and not letter.isspace())


# At a table.


async def keep(table: Table, head: Head, seats: list[Seat], *lines: str, at_once: bool = False) -> None:
    """Save a changed head and seats, then adopt and show them; start the game if nothing is missing, or at once.

    In a game everybody is told in the chat what has changed.
    """
    play = table.play
    if not head.started:
        head.deal = dealing.reseated(head, table.seats, seats)
        if at_once or ready(head, seats):
            play = begin(head, seats)
    elif play is not None:
        head.standing = standing(play.game, play.state, info.eyes(head, seats))  # somebody else may have a seat now
    head.updated = now()
    try:
        await table.service.store.save_head(head, seats)
    except Unsaved as error:
        table.doubtful = True
        raise Problem(503, str(error)) from None
    table.head, table.seats, table.play = head, seats, play
    table.vote = None
    if play is not None:
        play.record.names = [seat.name for seat in seats]
        play.state.names = tuple(play.record.names)
    table.show()
    table.wake()
    for line in lines:
        await table.tell(line)


def copies(table: Table) -> tuple[Head, list[Seat]]:
    """What may be changed before it is saved."""
    return replace(table.head), [replace(seat) for seat in table.seats]


def open_table(table: Table) -> None:
    if table.reason:
        raise Problem(409, table.reason)
    if table.head.over:
        raise Problem(409, "The game is over.")


def hosted(table: Table, identity: str) -> None:
    if table.head.host != identity:
        raise Problem(403, "Only the host of the table may do that.")


async def join(table: Table, identity: str, name: str, wanted: int | None, commitment: str) -> None:
    """Take an open seat, or in a game one that its holder has left; those who have one and name no other keep it.

    Nobody who has seen the secrets of one seat of a game gets to see those of another.
    """
    open_table(table)
    head, seats = copies(table)
    if wanted is None and info.mine(seats, identity):
        return
    free = [seat for seat in seats if info.vacant(head, seat) and wanted in (None, seat.seat)]
    if not free:
        raise Problem(409, "That seat is taken." if wanted is not None else "No seat is open at this table.")
    known = info.seen(seats, identity) if head.started else []
    seat = next((each for each in free if set(known) <= {each.seat}), None)
    if seat is None:
        raise Problem(
            403, f"You have seen the secrets of {seats[known[0]].name} and may take no other seat of this game."
        )
    others = [each for each in seats if each is not seat]
    before = seat.name
    seat.kind, seat.identity, seat.bot, seat.name = HUMAN, identity, "", unique(name, others)
    if commitment and head.deal and not head.started:
        head.deal = dealing.promised(head, seats, identity, commitment)
    lines = []
    if head.started:
        seat.show()
        lines = [f"{seat.name} is back." if known else f"{seat.name} takes the seat of {before}."]
    for connection in table.connections:
        if connection.identity == identity and connection.seat < 0:
            connection.seat = seat.seat
    await keep(table, head, seats, *lines)


async def leave(table: Table, identity: str, wanted: int | None) -> None:
    """Give up one's seats, or one of them. In a game a bot plays on there until somebody takes the seat."""
    open_table(table)
    head, seats = copies(table)
    own = [seat for seat in seats if seat.seat in info.mine(seats, identity) and wanted in (None, seat.seat)]
    if not own:
        raise Problem(409, "You have no such seat at this table.")
    bot = head.stand_in or BEST
    for seat in own:
        vacate(head, seat, OPEN if not head.started else BOT, bot, seats)
    lines = [f"{seat.name} left; {character(bot).title} plays on." for seat in own] if head.started else []
    await keep(table, head, seats, *lines)


def vacate(head: Head, seat: Seat, kind: str, bot: str, seats: list[Seat]) -> None:
    """Nobody sits here any more: a bot, or an open seat. In a game the seat keeps the name that the log knows."""
    seat.kind, seat.identity, seat.bot, seat.ready = kind, "", bot if kind == BOT else "", False
    seat.deck = ""
    if not head.started:
        others = [each for each in seats if each is not seat]
        seat.name = unique(bot_name(bot, others), others) if kind == BOT else open_name(seat.seat)


async def put(table: Table, identity: str, number: int, kind: str, bot: str) -> None:
    """Before the game the host fills a seat with a bot, opens it, or closes it. Then it belongs to whoever has it."""
    hosted(table, identity)
    open_table(table)
    head, seats = copies(table)
    if not 0 <= number < len(seats):
        raise Problem(404, "There is no such seat.")
    if head.started:
        raise Problem(409, "The game has begun; a seat belongs to whoever sits there until they leave.")
    if kind != CLOSED:
        vacate(head, seats[number], kind, bot_called(bot or BEST), seats)
    else:
        del seats[number]
        try:
            BOXES.box(head.game, head.cards_text).start(len(seats), 0, head.options)
        except BadSetup as error:
            raise Problem(409, str(error)) from None
        for at, seat in enumerate(seats):
            seat.name = open_name(at) if seat.kind == OPEN else seat.name
            seat.seat = at
        for connection in table.connections:
            own = info.mine(seats, connection.identity)
            connection.seat = own[0] if own and connection.seat >= 0 else -1
    await keep(table, head, seats)


async def change(table: Table, identity: str, wish: dict[str, Any]) -> None:
    """The host wishes a table in play otherwise. Who stands in for whom is for all players to say."""
    shared = {name: wish[name] for name in PLAYERS if name in wish}
    alone = {name: wish[name] for name in wish if name not in shared}
    if alone or not shared:
        hosted(table, identity)
        if "hints" in alone and not hints.alone(table.seats):
            raise Problem(409, "The game has begun; hints are given, or not, as it was agreed before.")
        head, seats = copies(table)
        wishes(head, alone)
        await keep(table, head, seats)
    if shared:
        await propose(table, identity, shared)


async def propose(table: Table, identity: str, shared: dict[str, Any]) -> None:
    """Ask all players to agree to another stand-in, or to wait longer or less long for those who are away."""
    open_table(table)
    own = info.mine(table.seats, identity)
    if not own:
        raise Problem(403, "The game has begun; only those who play may propose that.")
    bot, patience = shared.get("stand_in", table.head.stand_in), shared.get("patience", table.head.patience)
    if bot:
        bot_called(bot)
    text = f"{table.seats[own[0]].name} proposes: {waiting(bot, patience)}"
    await table.ask(Vote(own[0], text, partial(agreed, table, bot, patience), patience))


def waiting(bot: str, patience: int) -> str:
    """What is agreed about those who are away."""
    if not bot:
        return "Nobody stands in for those who are away."
    return f"{character(bot).title} plays for whoever is away for {patience} seconds, until they are back."


async def agreed(table: Table, bot: str, patience: int) -> None:
    head, seats = copies(table)
    head.stand_in, head.patience = bot, patience
    await keep(table, head, seats, f"Agreed: {waiting(bot, patience)}")
