"""From a position to a puzzle: looked at, weighed deeply, weighed again by other tables, tried by every level."""

from __future__ import annotations

from typing import Any

from worldtable.bots import Considered, think, weigh
from worldtable.engine.game import Game, fingerprint
from worldtable.engine.loop import asked
from worldtable.engine.step import State
from worldtable.lab.puzzles.find import Source, Spot, position, spots
from worldtable.lab.puzzles.prove import proved
from worldtable.lab.puzzles.rate import solved
from worldtable.lab.puzzles.theme import theme_of
from worldtable.puzzles import Puzzle, Weighed

MARGIN = 0.08  # of the chance to win, by which the best answer is proved to lead over the second
GLANCE = 60  # rounds for each answer, before a position is weighed at all
HOPE = 0.05  # the lead that such a look must see
WORLDS = 250  # dealt tables that a position is weighed on first
AGAIN = 1000  # and those that count: others, so that a lucky first weighing proves nothing


def puzzles_in(game: Game[Any], source: Source, seed: int, most: int, number: int) -> list[Puzzle]:
    """Up to so many puzzles of a game, in the order in which they came up."""
    found: list[Puzzle] = []
    for spot in spots(game, source, seed):
        puzzle = puzzle_at(game, source, spot, seed, number)
        if puzzle is not None:
            found.append(puzzle)
            if len(found) == most:
                break
    return found


def puzzle_at(game: Game[Any], source: Source, spot: Spot, seed: int, number: int) -> Puzzle | None:
    """The puzzle of a spot, None if no answer is clearly best there."""
    anew = seed * 100_003 + spot.after
    s = position(game, source, spot, anew)
    if not promises(game, s, spot.seat, anew):
        return None
    first = weigh(game, s, spot.seat, anew, worlds=WORLDS).answers
    if not clear(first):
        return None
    weighed = weigh(game, s, spot.seat, anew + 1, worlds=AGAIN).answers
    best = weighed[0].option
    if not clear(weighed) or best != first[0].option:
        return None
    shares = solved(game, s, spot.seat, best, anew)
    if shares is None:
        return None
    return Puzzle(
        game=game.name,
        version=game.version,
        cards=game.cards.hash,
        options=source.options,
        seats=source.seats,
        seed=source.seed,
        answers=source.answers[: spot.after],
        redeal=anew,
        seat=spot.seat,
        state=fingerprint(s),
        proved=proved(game, s, spot.seat, best),
        worlds=AGAIN,
        weighed=tuple(map(kept, weighed)),
        solved=shares,
        theme=theme_of(game, s, spot.seat, best, spot.after / len(source.answers)),
        made=number,
    )


def promises(game: Game[Any], s: State, seat: int, seed: int) -> bool:
    """Whether a short look already sees one answer ahead of all others."""
    rounds = GLANCE * len(s.options[asked(s, seat)])
    chances = sorted((each.chance for each in think(game, s, seat, seed, rounds=rounds).answers), reverse=True)
    return chances[0] - chances[1] >= HOPE


def kept(answer: Considered) -> Weighed:
    """What a puzzle keeps of an answer."""
    return Weighed(answer.option, answer.chance, answer.error, answer.cost, answer.cost_error, tuple(answer.line))


def clear(weighed: list[Considered]) -> bool:
    """Whether the lead of the best answer over the second is proved to be as large as the margin."""
    second = weighed[1]
    return second.cost - second.cost_error >= MARGIN
