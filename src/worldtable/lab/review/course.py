"""A finished game as a review goes through it: every table of it, its turns, and the answers that were choices."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from worldtable.engine.game import Game
from worldtable.engine.loop import answer_as, asked
from worldtable.engine.step import State
from worldtable.record import Record, redealt, start

EVERYBODY = -1
MOST_TURNS = 200  # a longer game is cut into turns of several
MOST_CHOICES = 6000  # answers that were choices; no game that people play comes near


class NoReview(Exception):
    """A game that cannot be reviewed; the sentence says why."""


@dataclass(frozen=True)
class Choice:
    """An answer to a question that had others: after how many answers, of whom, and out of how many."""

    step: int
    seat: int
    taken: int
    options: int
    turn: int  # its place among the turns


@dataclass
class Turn:
    """Tables in a row that belong together: the answers from its first step up to that of the next turn."""

    first: int
    last: int  # the last answer of the turn leads from this step to the next
    mover: int  # EVERYBODY if it is nobody's alone
    stretch: int
    mark: str  # what its stretch is called
    clock: list[list[Any]]
    label: str = ""


class Course:
    """A game from its deal to its end."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.states = played(game, record)
        end = self.states[-1]
        if end.asks:
            raise NoReview("The game is not over yet; a review is made of games that are.")
        if len(self.states) == 1:
            raise NoReview("Nothing was ever asked in this game, so there is nothing to review.")
        self.sides = game.sides(end)
        self.turns = turns_of(game, self.states)
        self.choices = choices_of(self.states, record, self.turns)
        if len(self.choices) > MOST_CHOICES:
            raise NoReview(f"It holds {len(self.choices)} choices; a review looks at {MOST_CHOICES} at most.")

    @property
    def measure(self) -> str:
        """What the figures are chances of: to win the game or a chapter, or a good result where one is alone."""
        if any(turn.mark for turn in self.turns):
            return "chapter"
        return "result" if len(self.sides) == 1 else "win"

    def stretches(self) -> list[list[int]]:
        """The places of the turns of each stretch; a game without stretches is one."""
        found: list[list[int]] = []
        for place, turn in enumerate(self.turns):
            if not found or self.turns[place - 1].stretch != turn.stretch:
                found.append([])
            found[-1].append(place)
        return found

    def prize(self, last: int) -> list[float]:
        """What each side got when the stretch ended whose last turn this is."""
        turn = self.turns[last]
        after = self.states[turn.last + 1]
        return lines(self.game.prize(after, turn.stretch), len(self.sides))

    def digest(self) -> bytes:
        """What makes this game this one: all that its seeds of chance follow from."""
        record = self.record
        told = (
            (record.game, self.game.version, self.game.cards.hash, sorted(record.options.items()), record.seats),
            (record.seed, record.position, [(each.after, each.seat, each.seed) for each in record.redeals]),
            [(each.seat, each.choose) for each in record.answers],
        )
        return blake2b(repr(told).encode(), digest_size=16).digest()


def played(game: Game[Any], record: Record) -> list[State]:
    """Every table of a game, as the next answer found it."""
    s = start(game, record)
    s.happened = []
    found: list[State] = []
    for count, answer in enumerate(record.answers, 1):
        found.append(s)
        s = s.clone()
        answer_as(s, answer.seat, answer.choose)
        s = redealt(game, s, record.redeals, count)
        s.happened = []
    return [*found, s]


def lines(chances: list[float], sides: int) -> list[float]:
    """A share for each side; what seats did not get is shared by opponents without a seat."""
    given = list(chances[:sides])
    missing = sides - len(given)
    return [*given, *[max(1.0 - sum(given), 0.0) / missing for _ in range(missing)]]


def turns_of(game: Game[Any], states: list[State]) -> list[Turn]:
    """The turns of a game: as long as the same side is on turn in the same round of the same stretch."""
    found: list[Turn] = []
    before: object = None
    for step, s in enumerate(states[:-1]):
        clock = [[each.kind, each.value] for each in game.clock(s)]
        key = (game.turn(s), game.stretch(s), [each for each in clock if each[0] != "step"])
        if key == before:
            found[-1].last = step
        else:
            found.append(Turn(step, step, key[0], key[1], game.mark(s), clock))
        before = key
    found = together(found) if len(found) > MOST_TURNS else found
    counted = all([kind for kind, _ in turn.clock] == ["turn"] for turn in found) and len(found) <= MOST_TURNS
    numbers = [str(turn.clock[0][1]) for turn in found] if counted else []
    unlike = len(set(numbers)) == len(found)
    for nth, turn in enumerate(found, 1):
        turn.label = numbers[nth - 1] if unlike else str(nth)
    return found


def together(turns: list[Turn]) -> list[Turn]:
    """Fewer, longer turns: so many in a row, none across the end of a stretch."""
    size = -(-len(turns) // MOST_TURNS)
    found: list[Turn] = []
    count = 0
    for turn in turns:
        if found and count % size and found[-1].stretch == turn.stretch:
            found[-1].last = turn.last
            found[-1].mover = turn.mover if turn.mover == found[-1].mover else EVERYBODY
        else:
            count = 0
            found.append(turn)
        count += 1
    return found


def choices_of(states: list[State], record: Record, turns: list[Turn]) -> list[Choice]:
    found: list[Choice] = []
    place = 0
    for step, answer in enumerate(record.answers):
        if step > turns[place].last:
            place += 1
        s = states[step]
        options = len(s.options[asked(s, answer.seat)])
        if options > 1:
            found.append(Choice(step, answer.seat, answer.choose, options, place))
    return found
