"""Orchard, a small game for the tests of the engine: sealed picks, a replacement, triggers to put in order.

Each player holds three of the fruits 1 to 18. In each of three rounds all pick one secretly; the highest pick
ripens: its owner gains that many apples, unless cards in play have something to say.

Constants are set in `__init__` here: this game is never compiled, and the compiled engine does not see class
attributes of interpreted classes.
"""

from __future__ import annotations

from typing import Any, Final

from worldtable.engine.card import Card, CardSet
from worldtable.engine.effect import Effect, Faces
from worldtable.engine.game import Game
from worldtable.engine.log import Fact
from worldtable.engine.option import Option
from worldtable.engine.scene import COUNTERS, FAN, Amount, Face, Line, Thing, Zone
from worldtable.engine.step import Ask, Reason, Step
from worldtable.engine.table import DECLINE, PLAIN

RIPEN: Final = 1
CARD: Final = 20  # + place in DECK
YES: Final = 30
NO: Final = 31


class State(Faces):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.order_rule = "R7"
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.box: list[int] = []
        self.gone: list[int] = []
        self.picks: list[int] = [-1] * seats
        self.apples: list[int] = [0] * seats
        self.cards: list[int] = []  # places in DECK; all belong to seat 0
        self.rounds = 0
        self.watched = RIPEN

    def clone(self) -> State:
        other = State(self.seats)
        self.copy_to(other)
        other.hands = [hand.copy() for hand in self.hands]
        other.box = self.box.copy()
        other.gone = self.gone.copy()
        other.picks = self.picks.copy()
        other.apples = self.apples.copy()
        other.cards = self.cards.copy()
        other.rounds = self.rounds
        return other

    def census(self) -> list[int]:
        held = [fruit for hand in self.hands for fruit in hand]
        return sorted(held + self.box + self.gone + [pick for pick in self.picks if pick >= 0])

    def watchers(self, kind: int) -> list[int]:
        return [card for card in self.cards if (DECK[card].replaces | DECK[card].watches) & kind]

    def controller(self, thing: int) -> int:
        return 0 if thing in self.cards else -1

    def pointed(self, thing: int) -> int:
        return CARD + thing

    def card(self, thing: int) -> Card[Any]:
        return DECK[thing]


class Told(Fact[State]):
    def __init__(self, seat: int, apples: int) -> None:
        self.seat = seat
        self.apples = apples

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.seat, to, 'gain', 'gains')} {self.apples} apples."


class Dealt(Fact[State]):
    def __init__(self, seat: int, fruits: tuple[int, ...]) -> None:
        self.seat = seat
        self.fruits = fruits

    def say(self, s: State, to: int) -> str:
        return f"You hold {self.fruits}." if to == self.seat else ""

    def seen(self, to: int) -> Fact[State]:
        return self if to == self.seat else Dealt(self.seat, ())


class Round(Step[State]):
    def run(self, s: State) -> None:
        s.rounds += 1
        s.then(*[Pick(seat) for seat in range(s.seats)], Reveal())


class Pick(Ask[State]):
    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.sealed = True

    def prompt(self, s: State) -> str:
        return "Which fruit do you pick?"

    def options(self, s: State) -> list[int]:
        return list(s.hands[self.player])

    def label(self, s: State, option: int) -> str:
        return f"Pick {option}"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("You pick a fruit of your hand.", "R2")

    def answer(self, s: State, option: int) -> None:
        s.hands[self.player].remove(option)
        s.picks[self.player] = option


class Reveal(Step[State]):
    def run(self, s: State) -> None:
        best = max(range(s.seats), key=lambda seat: s.picks[seat])
        ripe = s.picks[best]
        s.gone.extend(s.picks)
        s.picks = [-1] * s.seats
        s.then(Ripen(best, ripe), *([Round()] if s.rounds < 3 else []))


class Ripen(Effect[State]):
    def __init__(self, seat: int, apples: int) -> None:
        self.kind = RIPEN
        self.seat = seat
        self.apples = apples

    def do(self, s: State) -> None:
        s.apples[self.seat] += self.apples
        s.note(Told(self.seat, self.apples))


class Gust(Card[State]):
    """When something would ripen, its watcher may halve it."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "Gust"
        self.replaces = RIPEN

    def instead(self, s: State, me: int, effect: Effect[State], otherwise: Step[State]) -> Step[State] | None:
        assert isinstance(effect, Ripen)
        return Halve(0, effect.seat, effect.apples // 2, otherwise)


class Halve(Ask[State]):
    def __init__(self, player: int, seat: int, apples: int, otherwise: Step[State]) -> None:
        super().__init__(player)
        self.seat = seat
        self.apples = apples
        self.otherwise = otherwise

    def prompt(self, s: State) -> str:
        return "Gust: halve it?"

    def options(self, s: State) -> list[int]:
        return [YES, NO]

    def label(self, s: State, option: int) -> str:
        return "Halve it" if option == YES else "Leave it"

    def tone(self, s: State, option: int) -> str:
        return PLAIN if option == YES else DECLINE

    def source(self, s: State) -> int:
        return s.pointed(GUST)

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("Say whether the gust blows.", "R5")

    def answer(self, s: State, option: int) -> None:
        s.then(Plain(self.seat, self.apples) if option == YES else self.otherwise)


class Plain(Step[State]):
    """Apples that nobody watches any more."""

    def __init__(self, seat: int, apples: int) -> None:
        self.seat = seat
        self.apples = apples

    def run(self, s: State) -> None:
        s.apples[self.seat] += self.apples
        s.note(Told(self.seat, self.apples))

    def say(self, s: State, to: int) -> str:
        return f"{self.apples} more"


class Bees(Card[State]):
    """After something ripened, seat 0 gains 1 apple."""

    def __init__(self, name: str = "Bees") -> None:
        super().__init__()
        self.name = name
        self.watches = RIPEN

    def after(self, s: State, me: int, effect: Effect[State]) -> Step[State] | None:
        return Plain(0, 1)


class Rain(Bees):
    """After something ripened, seat 0 gains 2 apples and the bees go home."""

    def after(self, s: State, me: int, effect: Effect[State]) -> Step[State] | None:
        return BeesLeave()


class BeesLeave(Step[State]):
    def run(self, s: State) -> None:
        s.apples[0] += 2
        if BEES in s.cards:
            s.cards.remove(BEES)

    def say(self, s: State, to: int) -> str:
        return "2 more, and the bees leave"


DECK: Final[list[Card[State]]] = [Gust(), Bees(), Rain("Rain")]
GUST: Final = 0
BEES: Final = 1
RAIN: Final = 2


def fruit_thing(fruit: int) -> Thing:
    return Thing(f"fruit-{fruit}", Face(str(fruit), "fruit", amounts=(Amount("apples", fruit),)), fruit)


class Orchard(Game[State]):
    def __init__(self) -> None:
        cards = Option("cards", "What is in play.", ("none", "gust", "bees and rain"), "none")
        super().__init__(range(2, 5), (cards,), CardSet(None, "orchard"))
        self.name = "orchard"
        self.title = "Orchard"
        self.sentence = "Pick the highest fruit."
        self.version = 1
        self.codes = 32
        self.buttons = (30, 32)
        self.minutes = 1
        self.weight = "light"
        self.bound = 40

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = State(seats)
        s.reseed(seed)
        s.box = list(range(1, 19))
        s.shuffle(s.box)
        for seat in range(seats):
            s.hands[seat] = [s.box.pop() for _ in range(3)]
            s.note(Dealt(seat, tuple(s.hands[seat])))
        s.cards = {"none": [], "gust": [GUST], "bees and rain": [BEES, RAIN]}[options["cards"]]
        s.then(Round())
        return s

    def zones(self, s: State, seat: int) -> list[Zone]:
        found = []
        for owner in range(s.seats):
            hand = s.hands[owner]
            shown = [fruit_thing(fruit) for fruit in hand] if owner == seat else []
            found.append(Zone(f"hand-{owner}", "hand", FAN, shown, owner, count=len(hand)))
        cards = [Thing(DECK[card].name, Face(DECK[card].name), CARD + card) for card in s.cards]
        found.append(Zone("cards", "cards", COUNTERS, cards))
        own = [s.picks[seat]] if seat >= 0 and s.picks[seat] >= 0 else []
        found.append(Zone("pick", "your pick", FAN, [Thing(f"pick-{fruit}", Face(str(fruit))) for fruit in own]))
        found.append(Zone("gone", "gone", FAN, [Thing(f"gone-{fruit}", Face(str(fruit))) for fruit in s.gone]))
        return found

    def redeal(self, s: State, seat: int, seed: int) -> State:
        other = s.clone()
        other.reseed(seed)
        other.happened = [fact.seen(seat) for fact in s.happened]
        others = [owner for owner in range(s.seats) if owner != seat]
        unknown = s.box + [fruit for owner in others for fruit in s.hands[owner]]
        unknown = sorted(unknown + [s.picks[owner] for owner in others if s.picks[owner] >= 0])
        other.shuffle(unknown)
        other.shown = s.shown
        for owner in others:
            other.hands[owner] = [unknown.pop() for _ in s.hands[owner]]
            other.picks[owner] = unknown.pop() if s.picks[owner] >= 0 else -1
        other.box = sorted(unknown)
        other.reopen()
        return other

    def sheet(self, s: State, side: int) -> list[Line]:
        return [Line("Apples", s.apples[side])]

    def outcome(self, s: State) -> list[float]:
        best = [seat for seat in range(s.seats) if s.apples[seat] == max(s.apples)]
        return [1 / len(best) if seat in best else 0.0 for seat in range(s.seats)]

    def verdict(self, s: State) -> str:
        return f"{max(s.apples)} apples win."


ORCHARD: Final = Orchard()
