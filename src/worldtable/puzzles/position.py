"""The table of a puzzle, laid out from its data, and what would happen there after an answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from worldtable.bots.cast import called
from worldtable.engine.game import Game, agree, fingerprint
from worldtable.engine.loop import Refused, answer_as, asked
from worldtable.engine.option import BadSetup
from worldtable.engine.step import State
from worldtable.games import SHELF
from worldtable.puzzles.puzzle import Puzzle, Weighed
from worldtable.record import BadReplay, Redeal, begun, redealt

SOLVER = "Solver"  # whoever solves it; `addressed` makes it you
OTHERS = "level3"  # whose kin lend the other seats their names
TABLES = 8  # dealt tables on which a line is tried; the one that it goes furthest on is shown


@dataclass(frozen=True)
class Laid:
    """A puzzle with its game and the table as it stands."""

    puzzle: Puzzle
    game: Game[Any]
    s: State


def laid(puzzle: Puzzle) -> Laid:
    """The table of a puzzle; BadReplay with a sentence if these rules do not lead there."""
    game = game_of(puzzle)
    redeals = [Redeal(len(puzzle.answers), puzzle.seat, puzzle.redeal)]
    try:
        s = redealt(game, begun(game, puzzle.seats, puzzle.seed, puzzle.options, ""), redeals, 0)
        s.names = names(puzzle)
        for count, (seat, choose) in enumerate(puzzle.answers, 1):
            answer_as(s, seat, choose)
            s = redealt(game, s, redeals, count)
    except (BadSetup, Refused) as error:
        raise BadReplay(f"Puzzle {puzzle.id} cannot be laid out: {error}") from None
    at = asked(s, puzzle.seat)
    known = {each.option for each in puzzle.weighed}
    if at < 0 or known != set(s.options[at]) or not agree(fingerprint(s), puzzle.state):
        raise BadReplay(f"Puzzle {puzzle.id} leads to another table by these rules.")
    return Laid(puzzle, game, s)


def game_of(puzzle: Puzzle) -> Game[Any]:
    """The game of a puzzle; BadReplay if it was made by other rules or with other cards."""
    game: Game[Any] | None = SHELF.get(puzzle.game)
    if game is None:
        raise BadReplay(f"The game {puzzle.game!r} of a puzzle is not on the shelf.")
    if puzzle.version != game.version:
        raise BadReplay(f"made by version {puzzle.version} of the rules of {game.title}; this is {game.version}")
    if puzzle.cards != game.cards.hash:
        raise BadReplay(f"made with another card set of {game.title}")
    return game


def names(puzzle: Puzzle) -> tuple[str, ...]:
    """What the seats are called: whoever solves it, and animals."""
    found: list[str] = []
    for seat in range(puzzle.seats):
        found.append(SOLVER if seat == puzzle.seat else called(OTHERS, found))
    return tuple(found)


def addressed(text: str) -> str:
    """A text about the table of a puzzle as whoever solves it reads it: they are you."""
    for own in (f"{SOLVER}'s", f"{SOLVER}’s"):
        text = f"Your{text.removeprefix(own)}" if text.startswith(own) else text
        text = text.replace(own, "your")
    text = f"You{text.removeprefix(SOLVER)}" if text.startswith(SOLVER) else text
    return text.replace(SOLVER, "you")


def stepped(there: Laid, answer: Weighed) -> list[tuple[int, int, State]]:
    """An answer and what is expected after it: each time who, what, and the table that it is answered on; last the
    table that it leads to, with nobody. Of some tables dealt anew for the seat the one that it goes furthest on."""
    best: list[tuple[int, int, State]] = []
    for seed in range(TABLES):
        found = walked(there, answer, seed)
        if len(found) > len(best):
            best = found
    return best


def walked(there: Laid, answer: Weighed, seed: int) -> list[tuple[int, int, State]]:
    s: State = there.game.redeal(there.s, there.puzzle.seat, seed)
    s.names = there.s.names
    found: list[tuple[int, int, State]] = []
    for seat, option in ((there.puzzle.seat, answer.option), *answer.line):
        at = asked(s, seat)
        if at < 0 or option not in s.options[at]:
            break
        found.append((seat, option, s.clone()))
        answer_as(s, seat, option)
    return [*found, (-1, -1, s)]
