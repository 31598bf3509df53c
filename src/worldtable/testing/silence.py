"""Law 12, silence: whether somebody is asked tells nobody what he cannot know.

A question with one answer left answers itself, and one without any is skipped. Where that depends on a hand, the
others would learn something of it from the silence; such a question sets `always`.
"""

from __future__ import annotations

import random

from worldtable.engine.game import WATCHER
from worldtable.engine.loop import settle
from worldtable.engine.step import Ask, State
from worldtable.testing.plays import AnyGame, BrokenLaw, as_text, sampled
from worldtable.testing.secrecy import ANOTHER

ANSWERS = 6  # to a question that are tried at each table
Trace = tuple[list[str], list[int]]  # what a seat saw, step by step, and who was asked then


def law_silence(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """12. Tables that a seat cannot tell apart ask the same seats as long as it sees the same happen there.

    The last sealed answer is left out: with it comes out what others had sealed, and if nothing did, all see that.
    """
    luck = random.Random(seed)
    for s, answers in sampled(game, seats, options, seed):
        where = f"after {len(answers)} answers (seed {seed})"
        for seat in range(WATCHER, s.seats):
            check_open(game.redeal(s, seat, ANOTHER + 1), seat, where)
        seat = luck.randrange(WATCHER, s.seats)
        one, other = game.redeal(s, seat, ANOTHER + 1), game.redeal(s, seat, ANOTHER + 2)
        for at in range(len(s.asks)):
            both = [option for option in one.options[at] if option in other.options[at]]
            if s.asks[at].sealed and len(s.asks) == 1:
                continue
            for option in luck.sample(both, min(len(both), ANSWERS)):
                check_next(game, one.clone(), other.clone(), seat, at, option, where)


def check_open(s: State, seat: int, where: str) -> None:
    """Whoever is asked would be asked whatever it is that a seat cannot know."""
    for ask in s.asks:
        if not opens(s, ask):
            raise BrokenLaw(
                f"Silence: that seat {ask.player} is asked {ask} tells seat {seat} something {where}: with other "
                f"hidden things it has the options {ask.options(s)}."
            )


def check_next(game: AnyGame, one: State, other: State, seat: int, at: int, option: int, where: str) -> None:
    """After the same answer a seat sees the same seats asked, or has seen something else happen before."""
    ask = one.asks[at]
    sights, askeds = [], []
    for table in (one, other):
        sight, now = trace(game, table, seat, at, option)
        sights.append(sight)
        askeds.append(now)
    fewer = min(len(sights[0]), len(sights[1]))
    if sights[0][:fewer] == sights[1][:fewer] and (askeds[0] != askeds[1] or len(sights[0]) != len(sights[1])):
        raise BrokenLaw(
            f"Silence: after the answer {option} to {ask} {where} seat {seat} sees that {named(askeds[0])} asked, "
            f"with other hidden things that {named(askeds[1])}."
        )


def named(seats: list[int]) -> str:
    return f"seat {' and '.join(map(str, seats))} is" if seats else "nobody is"


def trace(game: AnyGame, s: State, seat: int, at: int, option: int) -> Trace:
    """Give an answer; what a seat sees step by step from then on, each sight once, and who is asked in the end."""
    ask = s.asks[at]
    s.happened = []
    sights: list[str] = []
    if len(s.asks) > 1:
        s.asks = s.asks[:at] + s.asks[at + 1 :]
        s.options = s.options[:at] + s.options[at + 1 :]
        ask.answer(s, option)
        return [sight(game, s, seat)], [each.player for each in s.asks]
    ask.answer(s, option)
    while True:
        now = sight(game, s, seat)
        if not sights or sights[-1] != now:
            sights.append(now)
        if s.top == 0 or not go_on(s):
            break
    settle(s)
    return sights, [each.player for each in s.asks]


def sight(game: AnyGame, s: State, seat: int) -> str:
    """What a seat sees of the table and hears, whoever is asked."""
    zones = [zone.data() for zone in game.zones(s, seat)]
    return as_text([zones, [said.data() for said in game.said(s, seat)]])


def go_on(s: State) -> bool:
    """Run the next step, or answer a question that leaves no choice; false if one opens."""
    step = s.stack[s.top - 1]
    ask = step.question()
    if ask is None:
        s.top -= 1
        step.run(s)
        return True
    if any([opens(s, each) for each in together(s)]):
        return False
    s.top -= 1
    for option in ask.options(s):
        ask.answer(s, option)
    return True


def together(s: State) -> list[Ask]:  # type: ignore[type-arg]
    """The question on top, with its sealed neighbours if it is sealed."""
    found: list[Ask] = []  # type: ignore[type-arg]
    for at in range(s.top - 1, -1, -1):
        ask = s.stack[at].question()
        if ask is None or (found and not (found[0].sealed and ask.sealed)):
            break
        found.append(ask)
    return found


def opens(s: State, ask: Ask) -> bool:  # type: ignore[type-arg]
    """Whether a question is really asked."""
    return len(ask.options(s)) >= (1 if ask.always else 2)
