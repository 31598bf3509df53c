"""Every law × every game, with every option set, at every number of players; and that every law can be broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.toy import NO, ORCHARD, Orchard, Pick, Reveal, State, Told
from worldtable import compiled
from worldtable.engine.game import Game
from worldtable.engine.loop import answer_at
from worldtable.engine.scene import FAN, Zone
from worldtable.engine.step import Ask, Reason
from worldtable.games import SHELF
from worldtable.testing import laws
from worldtable.testing.both_ways import interpreted_lines, lines
from worldtable.testing.laws import LAWS
from worldtable.testing.plays import BrokenLaw, random_game, settings, tried
from worldtable.testing.silence import law_silence

Law = Callable[[Game[Any], int, dict[str, str], int], None]
MORE_SEEDS = range(100, 160)
TABLES = [(name, seats) for name, game in SHELF.items() for seats in game.seats]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_law(law: Law, name: str, seats: int, quickly: bool) -> None:
    for options, seed in tried(SHELF[name], seats, quickly):
        law(SHELF[name], seats, options, seed)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_law_over_many_seeds(law: Law, name: str, seats: int) -> None:
    game = SHELF[name]
    for players, options in settings(game):
        if players == seats:
            for seed in MORE_SEEDS:
                law(game, seats, options, seed)


@pytest.mark.early
@pytest.mark.parametrize("name", SHELF)
def test_compiled_equals_interpreted(name: str) -> None:
    """Law 8. Where nothing is compiled the two are one, and still the same twice."""
    assert lines(name, range(2)) == interpreted_lines(name, range(2))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_toy_game_keeps_the_laws(law: Law) -> None:
    for seats, options in settings(ORCHARD):
        for seed in range(6):
            law(ORCHARD, seats, options, seed)


@pytest.mark.parametrize("name", SHELF)
def test_what_was_dealt_anew_for_one_seat_can_be_looked_at_from_all_others(name: str) -> None:
    """The example of the README, one seat further; what was hidden from the seat is told to nobody any more."""
    game = SHELF[name]
    seats = min(3, game.seats[-1])
    for s, answers in random_game(game, seats, game.check_options({}), 7):
        seat = len(answers) % seats
        other = game.redeal(s, seat, seed=1)
        assert game.view(other, seat).data() == game.view(s, seat).data()
        for another in range(-1, seats):
            assert len(game.view(other, another).log) == len(game.view(s, another).log)


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


class Spare(Ask[State]):
    """Throw away a high fruit of the hand, or keep all. Asked only of who has one, which tells the others."""

    def __init__(self, player: int, always: bool) -> None:
        super().__init__(player)
        self.always = always

    def prompt(self, s: State) -> str:
        return "Which fruit do you throw away?"

    def options(self, s: State) -> list[int]:
        return [NO, *[fruit for fruit in s.hands[self.player] if fruit > 9]]

    def label(self, s: State, option: int) -> str:
        return "None" if option == NO else f"Throw {option} away"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("You throw away a fruit above 9.", "R8")

    def answer(self, s: State, option: int) -> None:
        if option != NO:
            s.hands[self.player].remove(option)
            s.gone.append(option)


class Sparing(Orchard):
    """After the first round the last player may throw away a fruit."""

    def __init__(self, always: bool) -> None:
        super().__init__()
        self.always = always

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = super().setup(seats, seed, options)
        s.top = 0
        s.rounds = 3
        s.then(*[Pick(seat) for seat in range(seats)], Reveal(), Spare(seats - 1, self.always), Yawn(0))
        return s


class Yawn(Pick):
    """Somebody else is asked something."""

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.sealed = False


def test_law_silence_can_be_broken() -> None:
    for seats, options in settings(ORCHARD):
        for seed in range(6):
            law_silence(Sparing(True), seats, options, seed)
    told = broken(law_silence, Sparing(False))
    assert "Silence" in told
    assert "Spare" in told or "is asked, with other hidden things that seat" in told


def test_law_silence_looks_at_open_questions_and_at_what_follows() -> None:
    """A question that is open tells something, and so does one that does not come."""
    told: set[str] = set()
    for seats, options in settings(ORCHARD):
        for seed in range(6):
            try:
                law_silence(Sparing(False), seats, options, seed)
            except BrokenLaw as error:
                told.add("open" if "that seat" in str(error) and "tells seat" in str(error) else "following")
    assert told == {"open", "following"}


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


class CrashesOnCodes(Orchard):
    """Looks a code up without asking whether there is such a thing."""

    def why_not(self, s: State, seat: int, code: int) -> Reason:
        return [Reason("You pick a fruit of your hand.", "R2")][0 if code >= 0 else code]


def test_law_any_code_can_be_broken() -> None:
    assert "Any code: IndexError" in broken(laws.law_any_code, CrashesOnCodes())


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
        assert "sets always in its class alone" in broken(laws.law_questions, Shadowing())
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
