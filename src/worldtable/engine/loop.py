"""The one loop: run what waits until somebody must choose."""

from __future__ import annotations

from typing import Final

from worldtable.engine.compiled import i64
from worldtable.engine.step import NO_FACTS, NO_REASON, Ask, Reason, State
from worldtable.engine.wording import quoted, some_of

NO_LIMIT: Final = 1 << 30
PRIME: Final = 1073741789  # below 2**30, so that products stay in a machine word


class Refused(Exception):
    """An answer that cannot be given; the sentence is for the player, and nothing has changed."""

    def __init__(self, reason: Reason | str) -> None:
        self.reason = Reason(reason) if isinstance(reason, str) else reason
        super().__init__(str(self.reason))


def settle(s: State) -> None:
    """Run steps until a question is open, or until nothing waits, which is the end."""
    while s.top > 0:
        s.top -= 1
        step = s.stack[s.top]
        ask = step.question()
        if ask is None:
            step.run(s)
        elif ask.sealed:
            if open_together(s, ask):
                return
        else:
            options = ask.options(s)
            count = len(options)
            if count > 1 or (count == 1 and ask.always):
                s.ask = ask
                s.choices = options
                s.question += 1
                return
            if count == 1:
                ask.answer(s, options[0])
    s.asks = ()
    s.options = ()


def open_together(s: State, first: Ask) -> bool:  # type: ignore[type-arg]
    """Open a sealed question and its sealed neighbours; false if none of them leaves a choice."""
    ask = first
    asks: list[Ask] = []  # type: ignore[type-arg]
    choices: list[list[int]] = []
    while True:
        options = ask.options(s)
        count = len(options)
        if count > 1 or (count == 1 and ask.always):
            asks.append(ask)
            choices.append(options)
        elif count == 1:
            ask.answer(s, options[0])
        following = s.stack[s.top - 1].question() if s.top > 0 else None
        if following is None or not following.sealed:
            break
        s.top -= 1
        ask = following
    if not asks:
        return False
    s.ask, s.choices = asks[0], choices[0]
    s.sealed_asks = tuple(asks[1:])
    s.sealed_choices = tuple(choices[1:])
    s.together = len(asks)
    s.question += 1
    return True


def answer(s: State, option: int) -> None:
    """Answer the first open question; the only one, unless questions are sealed."""
    if not s.asks:
        raise Refused("The game is over; nothing is asked any more.")
    answer_at(s, 0, option)


def answer_as(s: State, seat: int, option: int) -> None:
    """Answer the open question of a seat."""
    at = asked(s, seat)
    if at < 0:
        raise Refused(waiting(s, seat))
    answer_at(s, at, option)


def answer_at(s: State, at: int, option: int) -> None:
    if not accepted(s, at, option):
        raise Refused(why_not(s, at, option))
    go_on(s, at, option)


def accepted(s: State, at: int, option: int) -> bool:
    """Whether a code answers an open question: as one of its options, or as a shortcut."""
    return option in s.options_at(at) or option in s.ask_at(at).shortcuts(s)


def go_on(s: State, at: int, option: int) -> None:
    """Carry on with an answer that is known to be among the options."""
    ask = s.ask_at(at)
    if s.telling:
        s.happened = NO_FACTS
    if not s.sealed_asks:
        if opens_sealed(s):
            s.together = 1
            s.shown += 1
        ask.answer(s, option)
        settle(s)
    else:
        if at == 0:  # the first of the others takes its place
            s.ask, s.choices = s.sealed_asks[0], s.sealed_choices[0]
            at = 1
        s.sealed_asks = s.sealed_asks[: at - 1] + s.sealed_asks[at:]
        s.sealed_choices = s.sealed_choices[: at - 1] + s.sealed_choices[at:]
        ask.answer(s, option)


def opens_sealed(s: State) -> bool:
    """Whether the next answer is the last of several sealed ones, so that what the others answered is opened."""
    return s.together > 1 and not s.sealed_asks


def unfold(s: State, at: int, option: int) -> bool:
    """Carry on with an answer as far as it can be foreseen: until something hidden is shown or chance is used.

    True if that is up to the next question, or to the end.
    """
    trial = s.clone()
    done = carry_on(trial, at, option, NO_LIMIT)
    whole = trial.shown == s.shown
    carry_on(s, at, option, done)
    return whole


def carry_on(s: State, at: int, option: int, most: int) -> int:
    """Answer, then step by step up to the next question; how many steps went by without showing anything."""
    shown = s.shown
    if most == 0:
        return 0
    if len(s.asks) > 1:
        go_on(s, at, option)
        return 1 if s.shown == shown else 0
    ask = s.asks[at]
    s.asks = s.asks[:0]  # compiled, a bare () would be all it can ever be, and the next question refused
    s.options = s.options[:0]
    s.together = 1
    ask.answer(s, option)
    done = 0
    while s.shown == shown:
        done += 1
        if done == most or s.top == 0 or s.ask is not None:
            break
        if s.stack[s.top - 1].question() is not None:
            settle(s)
        else:
            s.top -= 1
            s.stack[s.top].run(s)
    return done


def asked(s: State, seat: int) -> int:
    """The place of a seat's question among the open ones, -1 if it is not asked."""
    for at in range(s.open_asks()):
        if s.ask_at(at).player == seat:
            return at
    return -1


def over(s: State) -> bool:
    """True at the end of the game."""
    return s.ask is None


def waiting(s: State, seat: int) -> str:
    """Why a seat cannot answer now."""
    if over(s):
        return "The game is over; nothing is asked any more."
    names = [s.name(ask.player) for ask in s.asks]
    return f"It is not your move; the table waits for {', '.join(names)}."


def why_not(s: State, at: int, code: int) -> Reason:
    """Why a code does not answer an open question: the question's own reason, or what it accepts."""
    ask = s.asks[at]
    reason = ask.why_not(s, code) if code >= 0 else NO_REASON  # no code is below 0
    if reason.text:
        return reason
    labels = [ask.label(s, option) for option in s.options[at]]
    choices = some_of(labels, 4, "; ")
    return Reason(f"{quoted(code)} does not answer “{ask.prompt(s)}”. You may choose: {choices}.")


def playout(s: State, luck: int, limit: int) -> int:
    """Answer at random from a small seed until the end or a number of decisions; how many were made.

    The luck here chooses among options and deals no cards, so a small fast generator serves.
    """
    last: i64 = luck % (PRIME - 1) + 1
    made = 0
    while s.ask is not None and made < limit:
        at = 0
        if s.sealed_asks:
            last = last * 48271 % PRIME
            at = last % s.open_asks()
        options = s.options_at(at)
        last = last * 48271 % PRIME
        go_on(s, at, options[last % len(options)])
        made += 1
    return made
