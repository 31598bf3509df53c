"""What a search found: every answer with its chance, how sure that is, its points, and what is expected next."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from worldtable.bots.evaluation import whole
from worldtable.bots.mind import Mind, mind_of
from worldtable.bots.node import Node
from worldtable.bots.search import WORLDS, Search
from worldtable.engine.game import Game
from worldtable.engine.loop import asked, go_on
from worldtable.engine.step import State

MOST_ROUNDS: Final = 1_000_000
SURE: Final = 1.959964  # standard errors to both sides: 95 %
SPREAD: Final = 0.25  # of the square of a chance that nothing is known of
FORETOLD: Final = 3  # answers that are expected next, at most


class Considered:
    """An answer as a search sees it."""

    def __init__(self, option: int, rounds: int, chance: float, error: float, points: float) -> None:
        self.option = option
        self.rounds = rounds  # in which it was tried
        self.chance = chance  # of the seat to win, 0 to 1
        self.error = error  # half of the 95 % interval of that
        self.points = points  # of the seat where the search left off, on average
        self.shares: list[float] = []  # what every side may hope for
        self.cost = 0.0  # how much less it promises than the best, on the same tables
        self.cost_error = 0.0  # half of the 95 % interval of that
        self.line: list[tuple[int, int]] = []  # seats and answers that are expected next


class Thought:
    """All answers to a seat's question, the best first."""

    def __init__(self, seat: int, rounds: int, answers: list[Considered]) -> None:
        self.seat = seat
        self.rounds = rounds
        self.answers = answers

    @property
    def best(self) -> Considered:
        return self.answers[0]

    def about_equal(self, other: Considered) -> bool:
        """Whether the best answer and another cannot be told apart."""
        return self.best.chance - other.chance <= self.best.error + other.error

    def data(self) -> dict[str, Any]:
        """The whole of it as plain values."""
        return {"seat": self.seat, "rounds": self.rounds, "answers": [dict(vars_of(each)) for each in self.answers]}


class Prospects:
    """What every side may hope for, whoever is asked."""

    def __init__(self, rounds: int, shares: list[float], errors: list[float]) -> None:
        self.rounds = rounds
        self.shares = shares
        self.errors = errors  # half of the 95 % interval of each


def vars_of(answer: Considered) -> list[tuple[str, Any]]:
    return [
        ("option", answer.option),
        ("rounds", answer.rounds),
        ("chance", answer.chance),
        ("error", answer.error),
        ("points", answer.points),
        ("shares", answer.shares),
        ("cost", answer.cost),
        ("cost_error", answer.cost_error),
        ("line", answer.line),
    ]


def thought_from(data: dict[str, Any]) -> Thought:
    """A thought out of its plain values, as they come from another process."""
    found: list[Considered] = []
    for each in data["answers"]:
        answer = Considered(each["option"], each["rounds"], each["chance"], each["error"], each["points"])
        answer.shares = list(each["shares"])
        answer.cost = each["cost"]
        answer.cost_error = each["cost_error"]
        answer.line = [(seat, option) for seat, option in each["line"]]
        found.append(answer)
    return Thought(data["seat"], data["rounds"], found)


def begun(game: Game[Any], s: State, seat: int, seed: int, mind: Mind | None) -> Search:
    """A search that notes everything, at a table dealt anew for the seat."""
    known: State = game.redeal(s, seat, seed)
    search = Search(game, known, seat, seed, mind_of(game) if mind is None else mind)
    search.counting = True
    return search


def think(
    game: Game[Any],
    s: State,
    seat: int,
    seed: int,
    *,
    rounds: int = MOST_ROUNDS,
    seconds: float = 0.0,
    mind: Mind | None = None,
) -> Thought:
    """What a seat may think of its open question, from what it may know; most effort goes to what is promising.

    The same seed, the same view and the same rounds give the same thought, as long as time does not end it before.
    """
    assert rounds < MOST_ROUNDS or seconds > 0.0, "a thought needs an end"
    search = begun(game, s, seat, seed, mind)
    search.think(rounds, seconds)
    return thought_of(search)


def weigh(
    game: Game[Any],
    s: State,
    seat: int,
    seed: int,
    *,
    worlds: int,
    seconds: float = 0.0,
    mind: Mind | None = None,
) -> Thought:
    """Every answer to a seat's question on the same worlds, so that their difference is known well."""
    search = begun(game, s, seat, seed, mind)
    options = search.s.options[asked(search.s, seat)]
    got: list[list[float]] = [[] for _ in options]
    search.limit(seconds)
    for number in range(worlds):
        for place in range(len(options)):
            search.forced = options[place]
            search.round(seed * WORLDS + number)
            got[place].append(search.worth[seat])
        if search.late():
            break
    found = thought_of(search)
    found.answers.sort(key=promise, reverse=True)
    best = got[options.index(found.best.option)]
    for answer in found.answers[1:]:
        weigh_against(best, got[options.index(answer.option)], answer)
    return found


def weigh_against(best: list[float], other: list[float], answer: Considered) -> None:
    """How much less an answer promises than the best one, world by world."""
    n = len(best)
    total = squares = 0.0
    for place in range(n):
        less = best[place] - other[place]
        total += less
        squares += less * less
    mean = total / n
    spread = max(squares / n - mean * mean, 0.0)
    answer.cost = mean
    answer.cost_error = min(SURE * sqrt((spread * n + SPREAD * 0.04) / (n + 1) / n), 1.0)


def prospects(
    game: Game[Any],
    s: State,
    seat: int,
    seed: int,
    *,
    rounds: int = MOST_ROUNDS,
    seconds: float = 0.0,
    mind: Mind | None = None,
) -> Prospects:
    """What every side may hope for as a seat sees it, or a watcher (-1), if all answer well from here on."""
    assert rounds < MOST_ROUNDS or seconds > 0.0, "a thought needs an end"
    sides = len(game.sides(s))
    if s.ask is None:
        return Prospects(0, whole(game.outcome(s), sides), [0.0] * sides)
    search = begun(game, s, seat, seed, mind)
    search.think(rounds, seconds)
    root = search.root
    n = root.visits
    means = [total / n for total in root.shares]
    errors = [error_of(root.square_shares[side], means[side], n) for side in range(len(means))]
    return Prospects(n, means, errors)


def error_of(squares: float, mean: float, n: int) -> float:
    """Half of the 95 % interval of a mean; never 0, for a few equal rounds prove little."""
    spread = max(squares / n - mean * mean, 0.0)
    return min(SURE * sqrt((spread * n + SPREAD) / (n + 1) / n), 1.0)


def thought_of(search: Search) -> Thought:
    arms = search.arms()
    found: list[Considered] = []
    for option in search.s.options[asked(search.s, search.seat)]:
        node = arms.get(option)
        if node is not None and node.visits > 0:
            found.append(considered(option, node))
        else:
            found.append(Considered(option, 0, 0.0, 1.0, 0.0))
    found.sort(key=rank, reverse=True)
    return Thought(search.seat, search.rounds, found)


def rank(answer: Considered) -> tuple[int, float]:
    return answer.rounds, answer.chance


def promise(answer: Considered) -> tuple[float, int]:
    return answer.chance, answer.rounds


def considered(option: int, node: Node) -> Considered:
    n = node.visits
    mean = node.total / n
    found = Considered(option, n, mean, error_of(node.squares, mean, n), node.points / n)
    found.shares = [total / n for total in node.shares]
    here = node
    while len(found.line) < FORETOLD and here.answers:
        best = -1
        for answer, child in here.answers.items():
            if child.chooser >= 0 and (best < 0 or child.visits > here.answers[best].visits):
                best = answer
        if best < 0 or here.answers[best].visits < 2:
            break
        here = here.answers[best]
        found.line.append((here.chooser, best))
    return found


def merged(thoughts: list[Thought]) -> Thought:
    """Several thoughts about one question as one: each answer as all of them tried it."""
    found: list[Considered] = []
    for first in thoughts[0].answers:
        same = [each for thought in thoughts for each in thought.answers if each.option == first.option]
        found.append(together(same))
    found.sort(key=rank, reverse=True)
    return Thought(thoughts[0].seat, sum([thought.rounds for thought in thoughts]), found)


def together(same: list[Considered]) -> Considered:
    """One answer as several thoughts saw it."""
    tried = [each for each in same if each.rounds > 0]
    if len(tried) < 2:
        return tried[0] if tried else same[0]
    rounds = sum([each.rounds for each in tried])
    chance = points = error = 0.0
    shares = [0.0] * len(tried[0].shares)
    most = tried[0]
    for each in tried:
        part = each.rounds / rounds
        chance += each.chance * part
        points += each.points * part
        error += each.error * each.error * part * part
        for side in range(len(shares)):
            shares[side] += each.shares[side] * part
        if each.rounds > most.rounds:
            most = each
    found = Considered(most.option, rounds, chance, sqrt(error), points)
    found.shares = shares
    found.line = most.line
    return found


def foretold(game: Game[Any], s: State, seat: int, answer: Considered, seed: int) -> list[tuple[int, str]]:
    """What is expected after an answer, in words for the seat: who, and what they would do, as far as a table dealt
    anew offers it."""
    table: State = game.redeal(s, seat, seed)
    table.telling = False
    go_on(table, asked(table, seat), answer.option)
    found: list[tuple[int, str]] = []
    for player, option in answer.line:
        at = asked(table, player)
        if at < 0 or option not in table.options[at]:
            break
        found.append((player, table.asks[at].label(table, option)))
        go_on(table, at, option)
    return found
