"""The laws that every game obeys, with every option set, at every number of players.

Each check plays a random game from a seed and raises `BrokenLaw` with what went wrong. Laws 8 (compiled
equals interpreted) and 9 (cover) compare whole runs and test files; they are in `worldtable.testing.both_ways`
and `worldtable.testing.cover`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice, permutations, product
from typing import Any

from worldtable.engine.game import WATCHER, Game, fingerprint
from worldtable.engine.loop import Refused, answer_as, answer_at, asked
from worldtable.engine.step import State, named_fields

AnyGame = Game[Any]
Answers = list[tuple[int, int]]
ANOTHER = 1_000_003  # a seed of redeals that no test game begins with
MANY = 24  # combinations of options that are all tried
MIXES = 4  # mixed ones that are tried where there are more
SHORT = 10  # minutes of a game whose states are all looked at
FEW = 24  # orders of sealed answers that are tried, at most


class BrokenLaw(AssertionError):
    """A game that breaks a law, and where."""


def settings(game: AnyGame) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of the listed values of the options that matter to it.

    Where there are too many combinations: some in which every value of every option occurs, and a few mixed ones.
    """
    for seats in game.seats:
        for chosen in combinations_for(game, seats):
            yield seats, chosen


def combinations_for(game: AnyGame, seats: int) -> list[dict[str, str]]:
    names = [option.name for option in game.options]
    values = [each.values if each.values and each.matters(seats) else (each.default,) for each in game.options]
    combinations = list(islice(product(*values), MANY + 1))
    if len(combinations) > MANY:
        longest = max(len(each) for each in values)
        combinations = [tuple(each[turn % len(each)] for each in values) for turn in range(longest)]
        combinations += [tuple(luck.choice(each) for each in values) for luck in map(random.Random, range(MIXES))]
    return [dict(zip(names, chosen, strict=True)) for chosen in combinations]


def random_game(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, Answers]]:
    """The states of a random game at its questions, and at its end, with the answers so far."""
    luck = random.Random(seed)
    s = game.start(seats, seed, options)
    answers: Answers = []
    yield s, answers
    while s.asks:
        if len(answers) >= game.bound:
            raise BrokenLaw(f"End: no end after {game.bound} answers (seed {seed}).")
        at = luck.randrange(len(s.asks))
        seat, option = s.asks[at].player, luck.choice(s.options[at])
        answer_at(s, at, option)
        answers.append((seat, option))
        yield s, answers


def sampled(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, Answers]]:
    """The states that a costly law looks at: all of a short game; of a long one a sample that moves with the seed."""
    stride = max(1, (game.minutes - SHORT) * (seats + 1) // 15)
    for s, answers in random_game(game, seats, options, seed):
        if len(answers) % stride == seed % stride or not s.asks:
            yield s, answers


def seen(game: AnyGame, s: State, seat: int) -> str:
    """Everything that leaves the engine for a seat, as text: table, question, log, and every reason for a no."""
    reasons: dict[str, str] = {}
    if seat != WATCHER and asked(s, seat) >= 0:
        codes = [*game.things(s, seat), *range(*game.buttons)]
        reasons = {str(code): game.why_not(s, seat, code) for code in codes}
    return json.dumps([game.view(s, seat).data(), reasons], ensure_ascii=False, sort_keys=True)


def all_seen(game: AnyGame, s: State) -> list[str]:
    return [seen(game, s, seat) for seat in range(WATCHER, s.seats)]


def law_replay(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """1. Set-up and answers give the same keys, views and scores, always."""
    answers: Answers = []
    last: State | None = None
    for state, given in random_game(game, seats, options, seed):
        last, answers = state, given
    assert last is not None
    again = game.start(seats, seed, options)
    for seat, option in answers:
        answer_as(again, seat, option)
    if again.key() != last.key():
        raise BrokenLaw(f"Replay: the same answers end in another state (seed {seed}).")
    if all_seen(game, again) != all_seen(game, last):
        raise BrokenLaw(f"Replay: the same answers end in other views (seed {seed}).")


def law_clone(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """2. Exploring clones leaves the game untouched, and a clone has all that its state has."""
    luck = random.Random(seed)
    for s, _ in sampled(game, seats, options, seed):
        before, print_before = s.key(), fingerprint(s)
        twin = s.clone()
        if twin.key() != before or type(twin) is not type(s):
            raise BrokenLaw(f"Clone: a clone differs from its state: {differing(s, twin)} (seed {seed}).")
        if list(twin.happened) != s.happened or twin.names != s.names or twin.telling != s.telling:
            raise BrokenLaw(f"Clone: a clone forgets the log or the names (seed {seed}).")
        for _ in range(4):
            if not twin.asks:
                break
            at = luck.randrange(len(twin.asks))
            answer_at(twin, at, luck.choice(twin.options[at]))
        if s.key() != before or fingerprint(s) != print_before:
            raise BrokenLaw(f"Clone: playing on a clone changed its state (seed {seed}).")


def differing(one: State, other: State) -> str:
    """The names of the fields in which two states differ."""
    fields = dict(named_fields(other))
    return ", ".join([name for name, value in named_fields(one) if fields.get(name) != value]) or "the stack"


def law_secrecy(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """3. Deal anew what a seat cannot see: nothing that leaves the engine for it changes by a byte.

    And what is dealt anew depends on nothing that the seat cannot see, so that a bot that gets it cannot either.
    """
    for s, answers in sampled(game, seats, options, seed):
        before = s.key()
        for seat in range(WATCHER, s.seats):
            other = game.redeal(s, seat, ANOTHER + len(answers))
            if seen(game, other, seat) != seen(game, s, seat):
                raise BrokenLaw(
                    f"Secrecy: seat {seat} sees what it should not after {len(answers)} answers (seed {seed}): "
                    f"{first_difference(seen(game, s, seat), seen(game, other, seat))}"
                )
            if [ask.options(other) for ask in other.asks] != list(other.options):
                raise BrokenLaw(
                    f"Secrecy: after a redeal for seat {seat} the open questions of others still have the options "
                    f"of the real table, after {len(answers)} answers (seed {seed})."
                )
            again = game.redeal(other, seat, ANOTHER)
            direct = game.redeal(s, seat, ANOTHER)
            if direct.dice == s.dice or (s.words > 0 and direct.pool == s.pool):
                raise BrokenLaw(f"Secrecy: a redeal for seat {seat} keeps the real dice (seed {seed}).")
            if again.key() != direct.key() or sorted(map(repr, again.census())) != sorted(map(repr, s.census())):
                raise BrokenLaw(
                    f"Secrecy: a redeal for seat {seat} depends on hidden things after {len(answers)} answers "
                    f"(seed {seed}): {differing(again, direct)}."
                )
        if s.key() != before:
            raise BrokenLaw(f"Secrecy: redealing changed the state it was made from (seed {seed}).")


def first_difference(one: str, other: str) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(at - 60, 0) : at + 60]}… against …{other[max(at - 60, 0) : at + 60]}…"


def law_questions(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """4. Each question has two options or more, distinct, in range, in words, each a thing in sight or a button.

    What tempts a player is among them.
    """
    buttons = range(*game.buttons)
    for s, answers in sampled(game, seats, options, seed):
        where = f"after {len(answers)} answers (seed {seed})"
        players = [ask.player for ask in s.asks]
        if len(set(players)) != len(players):
            raise BrokenLaw(f"Questions: one seat is asked twice at once {where}.")
        for seen_by_engine in (game, s, *s.asks, *s.stack[: s.top]):
            check_constants(seen_by_engine)
        for at, ask in enumerate(s.asks):
            codes = s.options[at]
            least = 1 if ask.always else 2
            if len(codes) < least or len(set(codes)) != len(codes):
                raise BrokenLaw(f"Questions: {ask} has the options {codes} {where}.")
            if not all(0 <= code < game.codes for code in codes):
                raise BrokenLaw(f"Questions: {ask} has codes out of range in {codes} {where}.")
            if not ask.prompt(s):
                raise BrokenLaw(f"Questions: {ask} has no prompt {where}.")
            labels = [ask.label(s, code) for code in codes]
            if not all(labels) or len(set(labels)) != len(labels):
                raise BrokenLaw(f"Questions: {ask} has the labels {labels} {where}.")
            tempting = ask.tempting(s, [*codes])
            if not tempting or not set(tempting) <= set(codes):
                raise BrokenLaw(f"Questions: of {codes} {ask} finds {tempting} tempting {where}.")
            things = game.things(s, ask.player)
            lost = [code for code in codes if code not in things and code not in buttons]
            if lost:
                raise BrokenLaw(f"Questions: {ask} has options that point at nothing in sight: {lost} {where}.")
            check_reasons(game, s, ask.player, things, where)


def check_constants(thing: object) -> None:
    """An interpreted class must set constants of a compiled base in `__init__`: compiled code reads no others."""
    kinds = type(thing).__mro__
    native = {name for kind in kinds for name in vars(kind).get("__mypyc_attrs__", ())} - {"__dict__"}
    for kind in kinds:
        if "__mypyc_attrs__" not in vars(kind):
            for name in native & set(vars(kind)):
                raise BrokenLaw(f"Questions: {kind.__name__} sets {name} in its class; set it in __init__.")


def check_reasons(game: AnyGame, s: State, seat: int, things: list[int], where: str) -> None:
    """Whatever is in sight and cannot be chosen has a reason with the number of a rule."""
    at = asked(s, seat)
    for code in [*things, *range(*game.buttons)]:
        if code in s.options[at]:
            continue
        reason = game.why_not(s, seat, code)
        if not reason or not any(mark.isdigit() for mark in reason.rpartition("(")[2]):
            raise BrokenLaw(f"Questions: {s.asks[at]} gives the reason {reason!r} against {code} {where}.")


def law_sealed(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """5. Sealed answers commute, and until all are in nobody sees any of them."""
    luck = random.Random(seed)
    for s, answers in random_game(game, seats, options, seed):
        if len(s.asks) < 2:
            continue
        picks = [(ask.player, luck.choice(s.options[at])) for at, ask in enumerate(s.asks)]
        keys = set()
        for order in list(permutations(picks))[:FEW]:
            other = s.clone()
            for seat, option in order:
                answer_as(other, seat, option)
            keys.add(repr(other.key()))
        if len(keys) != 1:
            raise BrokenLaw(
                f"Sealed: the order of sealed answers matters after {len(answers)} answers (seed {seed})."
            )
        check_sealed_secret(game, s, picks, f"after {len(answers)} answers (seed {seed})")


def check_sealed_secret(game: AnyGame, s: State, picks: Answers, where: str) -> None:
    """Two different sealed answers of one seat look the same to all others."""
    seat, _ = picks[0]
    options = s.options[asked(s, seat)]
    sights = []
    for option in (options[0], options[-1]):
        other = s.clone()
        answer_as(other, seat, option)
        sights.append([seen(game, other, to) for to in range(WATCHER, s.seats) if to != seat])
    if sights[0] != sights[1]:
        raise BrokenLaw(f"Sealed: a sealed answer of seat {seat} can be seen by others {where}.")


def law_end(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """6. Every game ends within its bound, with an outcome, a verdict, and sheets that sum to the scores."""
    last: State | None = None
    for state, _ in random_game(game, seats, options, seed):
        last = state
        for side in range(len(game.sides(state))):
            if sum(line.points for line in game.sheet(state, side)) != game.score(state, side):
                raise BrokenLaw(f"End: the sheet of side {side} does not sum to its score (seed {seed}).")
    assert last is not None
    outcome = game.outcome(last)
    if len(outcome) != seats or not all(0 <= part <= 1 for part in outcome) or sum(outcome) > 1.000001:
        raise BrokenLaw(f"End: the outcome {outcome} is none (seed {seed}).")
    if not game.verdict(last):
        raise BrokenLaw(f"End: no verdict (seed {seed}).")


def law_conservation(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """7. No card, tile or token is lost or made."""
    first: list[int] | None = None
    for s, answers in random_game(game, seats, options, seed):
        census = s.census()
        first = census if first is None else first
        if census != first:
            raise BrokenLaw(f"Conservation: pieces were lost or made at answer {len(answers)} (seed {seed}).")


def law_refusal(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """10. An answer that is not among the options raises one clear error and changes nothing."""
    luck = random.Random(seed)
    for s, answers in sampled(game, seats, options, seed):
        before = s.key(), list(s.happened)
        where = f"after {len(answers)} answers (seed {seed})"
        for at in range(len(s.asks)):
            wrong = [code for code in range(-1, game.codes + 1) if code not in s.options[at]]
            for code in [-1, game.codes, luck.choice(wrong)]:
                check_refused(s, s.asks[at].player, code, where)
        for seat in range(s.seats):
            if asked(s, seat) < 0:
                check_refused(s, seat, 0, where)
        if (s.key(), list(s.happened)) != before:
            raise BrokenLaw(f"Refusal: a refused answer changed the state {where}.")


def check_refused(s: State, seat: int, code: int, where: str) -> None:
    try:
        answer_as(s, seat, code)
    except Refused as error:
        if str(error):
            return
        raise BrokenLaw(f"Refusal: no words against {code} {where}.") from error
    raise BrokenLaw(f"Refusal: seat {seat} could answer {code} {where}.")


LAWS = (
    law_replay,
    law_clone,
    law_secrecy,
    law_questions,
    law_sealed,
    law_end,
    law_conservation,
    law_refusal,
)
