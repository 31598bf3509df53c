"""One look at a table: what all sides may hope for as a pair of eyes sees it, and what each answer is worth.

Both think on tables dealt anew for the eyes and on nothing else, so no figure knows what came later or lay hidden.
"""

from __future__ import annotations

from typing import Any, Final

from worldtable.bots import Considered, Thought, prospects, weigh
from worldtable.engine.game import Game
from worldtable.engine.loop import asked
from worldtable.engine.step import State
from worldtable.engine.table import View
from worldtable.lab.review.course import Choice, lines
from worldtable.lab.review.figures import AS_GOOD, grade, rounded
from worldtable.lab.review.reasons import knowledge, why

Data = dict[str, Any]
AGAIN: Final = 1  # added to the seed of a second look


def hopes(game: Game[Any], s: State, eyes: int, sides: int, seed: int, rounds: int) -> Data:
    """What each side may hope for, as far as these eyes can know."""
    found = prospects(game, s, eyes, seed, rounds=rounds)
    shares = lines(list(found.shares), sides)
    errors = [*found.errors, *[found.errors[0]] * sides][:sides]
    return {"shares": [rounded(each) for each in shares], "errors": [rounded(each) for each in errors]}


def decision(game: Game[Any], s: State, choice: Choice, sides: int, seed: int, worlds: int) -> Data:
    """A choice with what its player could know: all answers, the best first, and what the taken one cost.

    What looks like a slip is looked at again on as many other tables, and both looks count: the answer that came out
    best of many is often only the luckiest.
    """
    seat = choice.seat
    looks = [Look(weigh(game, s, seat, seed, worlds=worlds), sides)]
    if looks[0].slip(choice.taken):
        looks.append(Look(weigh(game, s, seat, seed + AGAIN, worlds=worlds), sides))
    offered = s.options[asked(s, seat)]
    answers = sorted((together(looks, option) for option in offered), key=lambda each: (-each.chance, each.option))
    best = answers[0]
    taken = next((each for each in answers if each.option == choice.taken), None)  # a shortcut is none of them
    view = game.view(s, seat)
    words = {each.code: each for each in view.choices}
    cost, error = gap(looks, best, taken) if taken is not None else (0.0, 0.0)
    found: Data = {
        "step": choice.step,
        "turn": choice.turn,
        "seat": seat,
        "prompt": view.prompt,
        "taken": choice.taken,
        "said": said(view, choice.taken),
        "worlds": worlds * len(looks),
        "cost": rounded(cost),
        "error": rounded(error),
        "grade": "" if taken is None else AS_GOOD if taken is best else grade(cost, error),
        "gave": given(best, best if taken is None else taken),
        "answers": [told(each, words[each.option], gap(looks, best, each)) for each in answers],
        "why": "",
        **knowledge(game, s, seat),
    }
    if found["grade"] not in ("", AS_GOOD):
        found["why"] = why(game, s, seat, best.option, choice.taken)
    return found


class Look:
    """All answers weighed on the same tables."""

    def __init__(self, thought: Thought, sides: int) -> None:
        self.answers: dict[int, Considered] = {each.option: each for each in thought.answers}
        self.best = thought.best
        self.shares = {option: lines(list(each.shares), sides) for option, each in self.answers.items()}

    def slip(self, taken: int) -> bool:
        """Whether an answer seems to cost something."""
        found = self.answers.get(taken)
        return found is not None and found.cost > 0.0 and found.cost >= found.cost_error


class Both:
    """An answer after all looks at it."""

    def __init__(self, option: int, chance: float, error: float, points: float, shares: list[float]) -> None:
        self.option = option
        self.chance = chance
        self.error = error
        self.points = points
        self.shares = shares


def together(looks: list[Look], option: int) -> Both:
    """The mean of all looks at an answer."""
    found = [look.answers[option] for look in looks]
    shares = [look.shares[option] for look in looks]
    return Both(
        option,
        mean([each.chance for each in found]),
        narrowed([each.error for each in found]),
        mean([each.points for each in found]),
        [mean(list(each)) for each in zip(*shares, strict=True)],
    )


def gap(looks: list[Look], best: Both, other: Both) -> tuple[float, float]:
    """How much worse an answer is than the best, on the same tables, and half the 95 % interval of that."""
    if other is best:
        return 0.0, 0.0
    return best.chance - other.chance, narrowed([paired(look, best.option, other.option) for look in looks])


def paired(look: Look, best: int, other: int) -> float:
    """The error of a difference on the same tables. Each look knows it against its own best answer; for another pair
    the larger of the two is taken."""
    return max(look.answers[best].cost_error, look.answers[other].cost_error)


def given(best: Both, taken: Both) -> list[float]:
    """What each side got by an answer that was not the best."""
    return [rounded(got - lost) for got, lost in zip(taken.shares, best.shares, strict=True)]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def narrowed(errors: list[float]) -> float:
    """The error of the mean of looks that do not depend on each other."""
    return float(sum(each * each for each in errors) ** 0.5) / len(errors)


def told(answer: Both, words: Any, gap: tuple[float, float]) -> Data:
    return {
        "option": answer.option,
        "label": words.label,
        "sentence": words.sentence,
        "points": words.points,
        "chance": rounded(answer.chance),
        "error": rounded(answer.error),
        "score": round(answer.points, 1) + 0.0,  # never minus nought
        "cost": rounded(gap[0]),
        "cost_error": rounded(gap[1]),
    }


def said(view: View, option: int) -> str:
    """An answer in words, shortcuts among them."""
    return next((each.sentence for each in view.choices if each.code == option), "")
