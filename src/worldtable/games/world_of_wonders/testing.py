"""A table of World of Wonders for tests, laid out in words.

table = Table("Tim", "Brandon", hands={"Tim": "farm, farm"}, sites={"Brandon": "school (3 workers)"})
table.choose("Attack")
assert table.sites("Brandon") == ["school (3 workers)"]
"""

from __future__ import annotations

import re
from collections import Counter

from worldtable.games.world_of_wonders.battle.strength import attack, defence
from worldtable.games.world_of_wonders.card import EVENT
from worldtable.games.world_of_wonders.codes import GREATS, PLACE, PLAY
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS, WorldOfWonders, empty_table
from worldtable.games.world_of_wonders.rules import TURN, Turn
from worldtable.games.world_of_wonders.state import BUILT, TURNED
from worldtable.games.world_of_wonders.units import FOREMAN, WORKER, Units
from worldtable.testing.sitting import Sitting

UNITS = {"worker": 0, "foreman": 1, "foremen": 1, "militia": 0, "knight": 1}
Words = dict[str, str] | None


class Table(Sitting):
    """Cards are named by their ids. Sites and buildings: "school (3 workers), city_wall (1 knight, turned)";
    constructed Wonders: "colossus 2, mount_everest 3". The deck is listed from its top, the discard pile to its top.
    A deck that ends in "..." goes on as in a game of so many players: all that is left of its cards, shuffled.
    """

    def __init__(
        self,
        *names: str,
        hands: Words = None,
        sites: Words = None,
        built: Words = None,
        wonders: Words = None,
        tokens: dict[str, int] | None = None,
        deck: str | None = None,
        discard: str = "",
        turn: str = "",
        phase: str = "play",
        emptied: int = 0,
        turns: int = 1,
        game: WorldOfWonders = WORLD_OF_WONDERS,
    ) -> None:
        s = empty_table(len(names), game.box)
        super().__init__(game, s, names)
        self.s = s
        s.reseed(0)
        s.emptied = emptied
        self.pool = game.box.deck(7, True) + [event.face for event in game.box.events]
        for who, cards in (hands or {}).items():
            s.hands[self.seat(who)] = self.take(cards)
        for who, text in (sites or {}).items():
            self.lay(self.seat(who), text, 0)
        for who, text in (built or {}).items():
            self.lay(self.seat(who), text, BUILT)
        for who, text in (wonders or {}).items():
            self.give_wonders(self.seat(who), text)
        for who, count in (tokens or {}).items():
            s.tokens[self.seat(who)] = count
        s.discard = self.take(discard)
        goes_on = deck is not None and deck.endswith("...")
        if deck is not None:
            s.deck = self.take(deck.removesuffix("..."))[::-1]
        if goes_on:
            self.keep_rest(game.box.deck(7, True), game.box.deck(len(names), False))
        self.fill_units()
        if goes_on:
            s.deck = self.pool + s.deck
            self.pool = []
        if deck is None:
            s.deck = [face for face in self.pool if s.cards.kinds[face] != EVENT]
            self.pool = [face for face in self.pool if s.cards.kinds[face] == EVENT]
        s.box = tuple(self.pool)
        self.start(self.seat(turn or names[0]), phase, turns)
        self.begin()

    def start(self, seat: int, phase: str, turns: int) -> None:
        s = self.s
        if phase == "build":
            s.push(Turn(seat))
            return
        s.active = seat
        s.turns = turns
        s.phase = PLAY
        s.then(*TURN[seat][{"play": 3, "wonders": 4}.get(phase, 9) :])

    # Laying out.

    def face(self, id: str) -> int:
        found = [front.face for front in self.s.cards.faces if front.id == id]
        assert found, f"there is no card {id!r}"
        return found[0]

    def take(self, ids: str) -> list[int]:
        """Take cards out of the box by their ids."""
        cards = [self.face(id) for id in split(ids)]
        for card in cards:
            self.pool.remove(card)
        return cards

    def keep_rest(self, box: list[int], deck: list[int]) -> None:
        """Of the box only what such a deck still has is left, in the order of chance."""
        rest = Counter(deck) - (Counter(box) - Counter(self.pool))
        self.pool = sorted(rest.elements())
        self.s.shuffle(self.pool)

    def lay(self, seat: int, text: str, state: int) -> None:
        s = self.s
        for item in split(text):
            id, _, inside = item.rstrip(")").partition(" (")
            place = s.lay_site(seat, self.take(id)[0])
            if state & BUILT:
                s.state[place] = BUILT
                s.sites -= 1
            for part in split(inside):
                if part == "turned":
                    s.state[place] |= TURNED
                elif part.startswith("stolen from "):
                    s.chain[place] = tuple(self.seat(who) for who in part[12:].split(" from "))
                else:
                    count, unit = part.split(" ")
                    self.add(place, int(count), UNITS[unit.removesuffix("s")])

    def add(self, place: int, count: int, strong: int) -> None:
        """Units, whose cards are filled in last."""
        s = self.s
        s.units[place] = s.units[place].replaced(FOREMAN if strong else WORKER, (-1,) * count)
        if s.is_site(place):
            s.foremen += count if strong else 0
            s.workers += 0 if strong else count

    def fill_units(self) -> None:
        """Any cards that are left serve as units."""
        s = self.s
        for place in range(len(s.owner)):
            weak = tuple([self.pool.pop(0) for _ in s.units[place].weak])
            s.units[place] = Units(weak, tuple([self.pool.pop(0) for _ in s.units[place].strong]))

    def give_wonders(self, seat: int, text: str) -> None:
        s = self.s
        for item in split(text):
            id, _, count = item.partition(" ")
            cards = self.take(", ".join([id] * int(count or 1)))
            front = s.card(cards[0])
            held = s.great if front in s.cards.greats else s.natural
            held[seat * GREATS + front.number] = len(cards)
            s.pieces[seat] += len(cards) if held is s.great else 0

    # What lies where.

    def ids(self, cards: list[int] | tuple[int, ...]) -> list[str]:
        return [self.s.card(card).id for card in cards]

    def hand(self, who: str) -> list[str]:
        return self.ids(self.s.hands[self.seat(who)])

    @property
    def discard(self) -> list[str]:
        """The top card last."""
        return self.ids(self.s.discard)

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return self.ids(self.s.deck[::-1])

    def sites(self, who: str) -> list[str]:
        return [self.described(place) for place in self.s.own_sites(self.seat(who))]

    def built(self, who: str) -> list[str]:
        return [self.described(place) for place in self.s.built(self.seat(who))]

    def described(self, place: int) -> str:
        s = self.s
        weak, strong = len(s.units[place].weak), len(s.units[place].strong)
        parts = []
        if s.is_site(place):
            parts += [f"{weak} worker{'s' if weak > 1 else ''}"] if weak else []
            parts += [f"{strong} {'foremen' if strong > 1 else 'foreman'}"] if strong else []
        else:
            parts += [f"{weak} militia"] if weak else []
            parts += [f"{strong} knight{'s' if strong > 1 else ''}"] if strong else []
            parts += ["turned"] if s.state[place] & TURNED else []
        inside = f" ({', '.join(parts)})" if parts else ""
        return s.card(s.face[place]).id + inside

    def wonders(self, who: str) -> dict[str, int]:
        s = self.s
        base = self.seat(who) * GREATS
        found = {great.id: s.great[base + great.number] for great in s.cards.greats}
        found.update({natural.id: s.natural[base + natural.number] for natural in s.cards.naturals})
        return {id: count for id, count in found.items() if count}

    def tokens(self, who: str) -> int:
        return self.s.tokens[self.seat(who)]

    def place_of(self, who: str, id: str) -> int:
        """The first location of a player with a face."""
        s = self.s
        seat = self.seat(who)
        face = self.face(id)
        return next(place for place in range(len(s.owner)) if s.owner[place] == seat and s.face[place] == face)

    def code_of(self, who: str, id: str) -> int:
        return PLACE + self.place_of(who, id)

    def defence(self, who: str, id: str) -> int:
        return defence(self.s, self.place_of(who, id))

    @property
    def force(self) -> int:
        """The strength of the attack that is going on."""
        return attack(self.s)

    # Acting.

    def attack(self, target: str, *force: str) -> None:
        """Declare an attack: on what, then each unit by its label."""
        self.choose("Attack")
        if self.asks(self.asked[0]).startswith("Attack: which"):
            self.choose(f"Attack {target}")
        for unit in force:
            self.choose(unit)
        if self.state.asks and "Declare the attack" in self.options:
            self.choose("Declare the attack")

    def end(self) -> None:
        self.choose("End the Play phase")


def split(text: str) -> list[str]:
    """Words between commas, but for those in brackets."""
    return [word.strip() for word in re.split(r",(?![^(]*\))", text) if word.strip()]
