"""The laws that every game obeys, with every option set, at every number of players.

Each check plays a random game from a seed and raises `BrokenLaw` with what went wrong. Laws 8 (compiled
equals interpreted) and 9 (cover) compare whole runs and test files; they are in `worldtable.testing.both_ways`
and `worldtable.testing.cover`.
"""

from __future__ import annotations

import random
from itertools import permutations

from worldtable.engine.game import WATCHER, fingerprint
from worldtable.engine.loop import Refused, answer_as, answer_at, asked
from worldtable.engine.step import State
from worldtable.guests import constants
from worldtable.testing.plays import (
    Answers,
    AnyGame,
    BrokenLaw,
    all_seen,
    answers_to,
    differing,
    random_game,
    sampled,
    seen,
)
from worldtable.testing.secrecy import law_observation, law_secrecy
from worldtable.testing.silence import law_silence

HUGE = 10**30  # larger than any code and than a machine word
LONG = 600  # letters of a reason
FEW = 24  # orders of sealed answers that are tried, at most


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
            codes = answers_to(s, at)
            least = 1 if ask.always else 2
            if len(s.options[at]) < least or len(set(codes)) != len(codes):
                raise BrokenLaw(f"Questions: {ask} has the options {codes} {where}.")
            if not all(0 <= code < game.codes for code in codes):
                raise BrokenLaw(f"Questions: {ask} has codes out of range in {codes} {where}.")
            if not ask.prompt(s):
                raise BrokenLaw(f"Questions: {ask} has no prompt {where}.")
            labels = [ask.label(s, code) for code in codes]
            if not all(labels) or len(set(labels)) != len(labels):
                raise BrokenLaw(f"Questions: {ask} has the labels {labels} {where}.")
            tempting = ask.tempting(s, [*s.options[at]])
            if not tempting or not set(tempting) <= set(s.options[at]):
                raise BrokenLaw(f"Questions: of {codes} {ask} finds {tempting} tempting {where}.")
            things = game.things(s, ask.player)
            lost = [code for code in codes if not ask.points(s, code) and code not in things and code not in buttons]
            if lost:
                raise BrokenLaw(f"Questions: {ask} has options that point at nothing in sight: {lost} {where}.")
            check_reasons(game, s, ask.player, things, where)


def check_constants(thing: object) -> None:
    """Compiled code reads constants from the instance: what an interpreted class says must be there too."""
    for slot, value in constants(type(thing)):
        if slot.__get__(thing) != value:
            name = type(thing).__name__
            raise BrokenLaw(f"Questions: {name} sets {slot.__name__} in its class alone; set it in __init__.")


def check_reasons(game: AnyGame, s: State, seat: int, things: list[int], where: str) -> None:
    """Whatever is in sight and cannot be chosen has a reason with the number of a rule."""
    at = asked(s, seat)
    for code in [*things, *range(*game.buttons)]:
        if code in answers_to(s, at):
            continue
        reason = game.why_not(s, seat, code)
        if not reason.text or not reason.rules:
            raise BrokenLaw(f"Questions: {s.asks[at]} gives the reason “{reason}” against {code} {where}.")


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
            right = answers_to(s, at)
            wrong = [code for code in range(-1, game.codes + 1) if code not in right]
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
        if 0 < len(str(error)) <= LONG:
            return
        raise BrokenLaw(f"Refusal: {len(str(error))} letters against {code} {where}.") from error
    raise BrokenLaw(f"Refusal: seat {seat} could answer {code} {where}.")


def law_any_code(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """11. Whatever number a question is asked about, it answers in words or not at all, and nothing changes."""
    beyond = [-HUGE, -1000, -257, -129, -1, game.codes, game.codes + 1000, HUGE]
    for s, answers in sampled(game, seats, options, seed):
        before = s.key()
        for seat in range(WATCHER, s.seats):
            at = asked(s, seat)
            accepted = answers_to(s, at) if at >= 0 else []
            for code in [*beyond, *range(game.codes)] if at >= 0 else beyond:
                where = f"{code} after {len(answers)} answers (seed {seed})"
                check_any_code(game, s, seat, code, code in accepted, where)
        if s.key() != before:
            raise BrokenLaw(f"Any code: asking why not changed the state after {len(answers)} answers (seed {seed}).")


def check_any_code(game: AnyGame, s: State, seat: int, code: int, accepted: bool, what: str) -> None:
    """The reason and the refusal are text, whatever the code."""
    try:
        reason = game.why_not(s, seat, code)
        if not accepted:
            check_refused(s, seat, code, what)
    except BrokenLaw:
        raise
    except Exception as error:
        raise BrokenLaw(f"Any code: {error!r} about {what}.") from error
    if len(str(reason)) > LONG:
        raise BrokenLaw(f"Any code: {reason!r} about {what}.")


LAWS = (
    law_replay,
    law_clone,
    law_secrecy,
    law_observation,
    law_questions,
    law_sealed,
    law_end,
    law_conservation,
    law_refusal,
    law_any_code,
    law_silence,
)
