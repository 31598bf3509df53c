"""Every law × every game, with every option set, at every number of players; and that every law can be broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.toy import CARD, ORCHARD, Orchard, Pick, State, Told
from worldtable import compiled
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_at
from worldtable.engine.scene import FAN, Face, Thing, Zone
from worldtable.games import SHELF
from worldtable.testing import laws
from worldtable.testing.both_ways import interpreted_lines, lines
from worldtable.testing.laws import LAWS, BrokenLaw, settings

Law = Callable[[Game[Any], int, dict[str, str], int], None]
SEEDS = range(2)
MORE_SEEDS = range(100, 160)
TABLES = [(name, seats) for name, game in SHELF.items() for seats in game.seats]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_law(law: Law, name: str, seats: int) -> None:
    game = SHELF[name]
    for players, options in settings(game):
        if players == seats:
            for seed in SEEDS:
                law(game, seats, options, seed)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_law_over_many_seeds(law: Law, name: str, seats: int) -> None:
    game = SHELF[name]
    for players, options in settings(game):
        if players == seats:
            for seed in MORE_SEEDS:
                law(game, seats, options, seed)


@pytest.mark.parametrize("name", SHELF)
def test_compiled_equals_interpreted(name: str) -> None:
    """Law 8. Where nothing is compiled the two are one, and still the same twice."""
    assert lines(name, range(2)) == interpreted_lines(name, range(2))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_toy_game_keeps_the_laws(law: Law) -> None:
    for seats, options in settings(ORCHARD):
        for seed in range(6):
            law(ORCHARD, seats, options, seed)


def broken(law: Law, game: Game[Any]) -> str:
    """What a law says of a game that breaks it."""
    try:
        for seats, options in settings(game):
            for seed in range(6):
                law(game, seats, options, seed)
    except BrokenLaw as error:
        return str(error)
    raise AssertionError(f"{type(game).__name__} breaks no law")


class SharesApples(State):
    """Its clones share a list that changes."""

    def clone(self) -> State:
        other = SharesApples(self.seats)
        self.copy_to(other)
        whole = super().clone()
        other.hands, other.box, other.gone = whole.hands, whole.box, whole.gone
        other.picks, other.cards, other.rounds = whole.picks, whole.cards, whole.rounds
        other.apples = self.apples
        return other


class LosesFruit(State):
    def census(self) -> list[int]:
        return super().census()[: 18 - self.rounds]


class WithState(Orchard):
    """Orchard on another kind of state."""

    def __init__(self, kind: type[State]) -> None:
        super().__init__()
        self.kind = kind

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = super().setup(seats, seed, options)
        other = self.kind(seats)
        s.copy_to(other)
        other.hands, other.box, other.cards = s.hands, s.box, s.cards
        return other


def test_law_clone_can_be_broken() -> None:
    assert "Clone" in broken(laws.law_clone, WithState(SharesApples))


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

    def why_not(self, s: State, seat: int, code: int) -> str:
        return f"{super().why_not(s, seat, code)} {s.box}"


@pytest.mark.parametrize(
    "game",
    [OpenHands(), TellingIds(), RealDice(), RealBox(), RealOptions(), LoudReasons()],
    ids=lambda game: type(game).__name__,
)
def test_law_secrecy_can_be_broken(game: Orchard) -> None:
    assert "Secrecy" in broken(laws.law_secrecy, game)


class TwoFaced(Orchard):
    """The same seed does not give the same game."""

    count = 0

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        self.count += 1
        s = super().setup(seats, seed, options)
        s.apples[0] = self.count
        return s


def test_law_replay_can_be_broken() -> None:
    assert "Replay" in broken(laws.law_replay, TwoFaced())


class NothingInSight(Orchard):
    def zones(self, s: State, seat: int) -> list[Zone]:
        return []


def test_law_questions_can_be_broken() -> None:
    assert "point at nothing in sight" in broken(laws.law_questions, NothingInSight())


class Dreamer(Pick):
    """Is tempted by what it cannot have."""

    def tempting(self, s: State, options: list[int]) -> list[int]:
        return [fruit for fruit in range(1, 19) if fruit not in options]


class Dreaming(Orchard):
    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = super().setup(seats, seed, options)
        s.push(Dreamer(0))
        return s


def test_law_questions_knows_what_tempts() -> None:
    assert "tempting" in broken(laws.law_questions, Dreaming())


class OpenPicks(Orchard):
    """A sealed pick shows at once."""

    def zones(self, s: State, seat: int) -> list[Zone]:
        return [*super().zones(s, seat), Zone("picks", f"picks {s.picks}", FAN, [])]


def test_law_sealed_can_be_broken() -> None:
    assert "Sealed" in broken(laws.law_sealed, OpenPicks())


class WrongSums(Orchard):
    def score(self, s: State, side: int) -> int:
        return s.apples[side] + 1


class Endless(Orchard):
    def __init__(self) -> None:
        super().__init__()
        self.bound = 2


def test_law_end_can_be_broken() -> None:
    assert "does not sum" in broken(laws.law_end, WrongSums())
    assert "no end after 2 answers" in broken(laws.law_end, Endless())


def test_law_conservation_can_be_broken() -> None:
    assert "Conservation" in broken(laws.law_conservation, WithState(LosesFruit))


class ShadowedPick(Pick):
    always = True


class Shadowing(Orchard):
    """An interpreted class whose constant the compiled engine cannot see."""

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = super().setup(seats, seed, options)
        s.push(ShadowedPick(0))
        return s


def test_constants_that_the_compiled_engine_cannot_see_are_found() -> None:
    if compiled():
        assert "sets always in its class" in broken(laws.law_questions, Shadowing())
    else:
        laws.law_questions(ORCHARD, 2, {"cards": "none"}, 1)


def test_a_refused_answer_says_why_and_changes_nothing() -> None:
    s = ORCHARD.start(2, 1)
    wrong = next(fruit for fruit in range(1, 19) if fruit not in s.hands[0])
    before = s.key()
    with pytest.raises(Exception, match=r"You pick a fruit of your hand\. \(R2\)"):
        answer_at(s, 0, wrong)
    assert s.key() == before
    assert Told(0, 3).say(s, 0) == "You gain 3 apples."
