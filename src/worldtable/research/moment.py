"""A table between two answers with all that led to it, as researchers' tools copy, keep and look at it.

A moment never changes, so copies share it. What a seat knows at a moment is all it has seen up to there: its
observations, in words, and a hash of those before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from worldtable.engine.game import Game
from worldtable.engine.loop import go_on
from worldtable.engine.scene import Amount, Piece, Thing, Zone
from worldtable.engine.step import State
from worldtable.games import SHELF

HASHED: Final = 16  # bytes of the hash of the past


@dataclass(frozen=True)
class Box:
    """A game as it is set up: what has to be kept to find any of its tables again."""

    game: str
    cards: str  # the folder of a card set of one's own, "" for the printed one
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def open(self) -> Game[Any]:
        return SHELF[self.game].with_cards(self.cards) if self.cards else SHELF[self.game]


@dataclass(eq=False)
class Moment:
    """A table, and how it came to be: by an answer, or dealt anew for a seat."""

    box: Box
    game: Game[Any]
    table: State
    before: Moment | None = None
    answer: int = -1
    dealt_for: int = -1  # the seat that it was dealt anew for
    seed: int = 0  # of the deal
    length: int = 0  # how many answers were given
    pasts: dict[int, str] = field(default_factory=dict)  # by seat, as far as anybody asked
    sights: dict[int, str] = field(default_factory=dict)

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return found_again, (self.box, self.story())

    @property
    def asked(self) -> int:
        """The seat that answers next, -1 at the end, or when a game has taken too many answers to have one."""
        return -1 if self.table.ask is None or self.length >= self.game.bound else int(self.table.ask.player)

    @property
    def options(self) -> list[int]:
        return sorted(self.table.options_at(0)) if self.table.ask is not None else []

    def after(self, answer: int) -> Moment:
        """The moment after the first open question got an answer."""
        table: State = self.table.clone()
        go_on(table, 0, answer)
        return Moment(self.box, self.game, table, self, answer, length=self.length + 1)

    def imagined(self, seat: int, seed: int) -> Moment:
        """The same for a seat, everything that it cannot know dealt anew. What others saw before is not made up: for
        them it begins here."""
        table: State = self.game.redeal(self.table, seat, seed)
        return Moment(self.box, self.game, table, self, dealt_for=seat, seed=seed, length=self.length)

    def story(self) -> list[tuple[int, int, int]]:
        """All that happened: answers, and for whom it was dealt with which seed."""
        found: list[tuple[int, int, int]] = []
        here: Moment | None = self
        while here is not None:
            found.append((here.answer, here.dealt_for, here.seed))
            here = here.before
        return found[::-1]

    def known(self, seat: int) -> str:
        """All that a seat has seen: equal for two moments if it cannot tell them apart."""
        return f"{self.seen(seat)}\nBefore: {self.past(seat)}"

    def seen(self, seat: int) -> str:
        """What a seat sees now; a deal for it changes nothing of that."""
        if self.before is not None and self.dealt_for == seat:
            return self.before.seen(seat)
        if seat not in self.sights:
            self.sights[seat] = observed(self.game, self.table, seat)
        return self.sights[seat]

    def past(self, seat: int) -> str:
        """A hash of what a seat saw and did before this moment."""
        chain: list[Moment] = []
        here: Moment | None = self
        while here is not None and seat not in here.pasts:
            chain.append(here)
            here = here.before
            if chain[-1].dealt_for >= 0 and chain[-1].dealt_for != seat:
                break
        for moment in reversed(chain):
            moment.pasts[seat] = moment.recalled(seat)
        return self.pasts[seat]

    def recalled(self, seat: int) -> str:
        if self.before is None or self.dealt_for not in (-1, seat):
            return ""
        if self.dealt_for == seat:
            return self.before.past(seat)
        own = self.answer if self.before.asked == seat else -1
        seen = f"{self.before.past(seat)} {own} {self.before.seen(seat)}"
        return blake2b(seen.encode(), digest_size=HASHED).hexdigest()


def begun(box: Box, game: Game[Any], seed: int) -> Moment:
    """The first question of a game."""
    return Moment(box, game, game.start(box.seats, seed, dict(box.options)), seed=seed)


def found_again(box: Box, story: list[tuple[int, int, int]]) -> Moment:
    """The moment of a story."""
    here = begun(box, box.open(), story[0][2])
    for answer, dealt_for, seed in story[1:]:
        here = here.after(answer) if dealt_for < 0 else here.imagined(dealt_for, seed)
    return here


def observed(game: Game[Any], s: State, seat: int) -> str:
    """What a seat sees and is asked, in short lines; whatever it may tell apart is in them."""
    lines = [f"Seat {seat}: {game.status(s, seat)} {game.phase(s)}"]
    for banner in game.banners(s, seat):
        parts = [banner.name, banner.doing, "" if banner.score is None else str(banner.score), *banner.state]
        lines.append(" ".join([*parts, *amounts(banner.amounts), *pieces(banner.pieces), *banner.notes]))
    lines += [zone_line(zone) for zone in game.zones(s, seat)]
    lines += [said.text for said in game.said(s, seat)]
    for at in range(s.open_asks()):
        ask = s.ask_at(at)
        lines.append(f"Asked: {ask.player}")
        if ask.player == seat:
            lines.append(f"{ask.prompt(s)} {s.options_at(at)}")
    return "\n".join(lines)


def zone_line(zone: Zone) -> str:
    count = "" if zone.count is None else f" ({zone.count})"
    groups = [" ".join([group.label, *map(str, group.codes), *group.state]) for group in zone.groups]
    things = [thing_words(thing) for thing in zone.things]
    return f"{zone.label}{count} {zone.note}: {'; '.join([*things, *amounts(zone.amounts), *groups])}"


def thing_words(thing: Thing) -> str:
    name = thing.id if thing.face is None else f"{thing.face.title} {thing.face.id}"
    words = f"{name} #{thing.code}" if thing.code >= 0 else name
    if thing.at:
        words = f"{words} {thing.at}"
    if thing.state or thing.amounts or thing.pieces:
        words = " ".join([words, *thing.state, *amounts(thing.amounts), *pieces(thing.pieces)])
    if thing.links or thing.notes:
        words = " ".join([words, *[f"{how} #{code}" for how, code in thing.links], *thing.notes])
    return words


def amounts(found: tuple[Amount, ...]) -> list[str]:
    return [f"{each.kind} {each.value}" for each in found]


def pieces(found: tuple[Piece, ...]) -> list[str]:
    return [f"{each.count} {each.kind} of {each.owner}" for each in found]
