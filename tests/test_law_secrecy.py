"""The law of secrecy can be broken: games that tell, in one way or another, what a seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from tests.test_laws import broken
from tests.toy import CARD, Orchard, State
from worldtable.engine.features import Plane
from worldtable.engine.game import Game
from worldtable.engine.observation import Row
from worldtable.engine.scene import FAN, Face, Line, Thing, Zone
from worldtable.engine.step import Reason
from worldtable.games import SHELF
from worldtable.testing.secrecy import law_observation, law_secrecy


class OpenHands(Orchard):
    """Everybody sees everybody's hand."""

    def zones(self, s: State, seat: int) -> list[Zone]:
        things = [Thing(f"fruit-{fruit}", Face(str(fruit)), fruit) for hand in s.hands for fruit in hand]
        cards = [Thing(f"card-{card}", Face(str(card)), CARD + card) for card in s.cards]
        return [Zone("all", "all", FAN, things + cards)]


class TellingIds(Orchard):
    """Face-down fruits carry ids that tell what they are."""

    def zones(self, s: State, seat: int) -> list[Zone]:
        found = super().zones(s, seat)
        for owner in range(s.seats):
            if owner != seat:
                found[owner].things = [Thing(f"hidden-{fruit}", None) for fruit in s.hands[owner]]
        return found


class RealDice(Orchard):
    """A redeal from which the future can be read."""

    def redeal(self, s: State, seat: int, seed: int) -> State:
        other = super().redeal(s, seat, seed)
        other.dice, other.pool, other.words = s.dice, s.pool, s.words
        return other


class RealBox(Orchard):
    """A redeal that leaves everything where it is but looks the same to the seat."""

    def redeal(self, s: State, seat: int, seed: int) -> State:
        other = s.clone()
        other.reseed(seed)
        other.box.append(other.box.pop(0))
        return other


class RealOptions(Orchard):
    """A redeal that leaves the options of sealed neighbours, and so their hands, in sight."""

    def redeal(self, s: State, seat: int, seed: int) -> State:
        other = super().redeal(s, seat, seed)
        other.options = s.options
        return other


class LoudReasons(Orchard):
    """The reason against a thing tells the next card."""

    def why_not(self, s: State, seat: int, code: int) -> Reason:
        return Reason(f"{super().why_not(s, seat, code)} {s.box}")


class ForgetsBox(Orchard):
    """A redeal that leaves the box as it is, and with it all that will be drawn."""

    def redeal(self, s: State, seat: int, seed: int) -> State:
        other = s.clone()
        other.reseed(seed)
        other.happened = [fact.seen(seat) for fact in s.happened]
        owners = [owner for owner in range(s.seats) if owner != seat]
        unknown = [fruit for owner in owners for fruit in s.hands[owner]]
        unknown = sorted(unknown + [s.picks[owner] for owner in owners if s.picks[owner] >= 0])
        other.shuffle(unknown)
        other.shown = s.shown
        for owner in owners:
            other.hands[owner] = [unknown.pop() for _ in s.hands[owner]]
            other.picks[owner] = unknown.pop() if s.picks[owner] >= 0 else -1
        other.reopen()
        return other


@pytest.mark.parametrize(
    "game",
    [OpenHands(), TellingIds(), RealDice(), RealBox(), RealOptions(), LoudReasons(), ForgetsBox()],
    ids=lambda game: type(game).__name__,
)
def test_law_secrecy_can_be_broken(game: Orchard) -> None:
    assert "Secrecy" in broken(law_secrecy, game)


class TellingRow(Orchard):
    """What is written for a learner tells the hands of all."""

    def observed_planes(self, sides: int) -> list[Plane]:
        return [Plane("hands", 20)]

    def observe(self, s: State, seat: int, first: int, row: Row) -> None:
        for hand in s.hands:
            for fruit in hand:
                row.mark(first + fruit)


def test_law_observation_can_be_broken() -> None:
    assert "by 'hands'" in broken(law_observation, TellingRow())


class Forgetful(Game[Any]):
    """A game of the shelf whose redeal leaves one field of the table as it is."""

    def __init__(self, game: Game[Any], field: str) -> None:
        super().__init__(range(max(game.seats.start, 2), game.seats.stop), game.options, game.cards)
        self.game = game
        self.field = field
        self.codes, self.buttons, self.minutes, self.bound = game.codes, game.buttons, game.minutes, game.bound

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Any:
        return self.game.setup(seats, seed, options)

    def zones(self, s: Any, seat: int) -> list[Zone]:
        return self.game.zones(s, seat)

    def sheet(self, s: Any, side: int) -> list[Line]:
        return self.game.sheet(s, side)

    def verdict(self, s: Any) -> str:
        return self.game.verdict(s)

    def outcome(self, s: Any) -> list[float]:
        return self.game.outcome(s)

    def redeal(self, s: Any, seat: int, seed: int) -> Any:
        other = self.game.redeal(s, seat, seed)
        setattr(other, self.field, getattr(s.clone(), self.field))
        other.reopen()
        return other


@pytest.mark.parametrize(
    ("name", "field", "said"),
    [
        ("world_of_wonders", "standing", "depends on hidden things, on the answer of seat"),
        ("world_shapers", "chosen", "depends on hidden things, on the answer of seat"),
        ("world_changers", "happened", "others are told"),
        ("worldbreakers", "decks", "sees what it should not"),
        ("lords_of_worlds", "reserve", "loses or makes pieces"),
    ],
)
def test_law_secrecy_finds_a_field_that_a_redeal_forgets(name: str, field: str, said: str) -> None:
    assert said in broken(law_secrecy, Forgetful(SHELF[name], field))
