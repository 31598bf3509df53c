"""What cards may replace and answer to: Effect, and the order of triggers."""

from __future__ import annotations

from worldtable.engine.card import Card
from worldtable.engine.compiled import mypyc_attr
from worldtable.engine.step import Ask, Reason, S, State, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """A step that cards may replace before, and answer to after. Its kind is one bit."""

    kind: int = 0

    def do(self, s: S) -> None:
        """Make it happen."""
        raise NotImplementedError(f"{type(self).__name__} has no do")

    def still(self, s: S) -> bool:
        """False once it can no longer happen; then nothing does."""
        return True

    def run(self, s: S) -> None:
        if s.watched & self.kind == 0:
            if self.still(s):
                self.do(s)
        else:
            attempt(s, self, ())


@mypyc_attr(allow_interpreted_subclasses=True)
class Faces(State):
    """A state whose things in play show cards that watch."""

    order_rule: str = ""  # the rule that lets players order their triggers

    def watchers(self, kind: int) -> list[int]:
        """The things in play that replace or watch a kind of effect: the active player's first, then clockwise."""
        return []

    def controller(self, thing: int) -> int:
        """The seat whose card a thing in play is, -1 when it is not in play."""
        return -1

    def pointed(self, thing: int) -> int:
        """The code that points at a thing in play."""
        return thing

    def card(self, thing: int) -> Card:  # type: ignore[type-arg]
        """The card that a thing shows."""
        raise NotImplementedError(f"{type(self).__name__} has no card")


class Attempt(Step[Faces]):
    """An effect about to happen, and the cards that have had their say about it."""

    def __init__(self, effect: Effect, asked: tuple[int, ...]) -> None:  # type: ignore[type-arg]
        self.effect = effect
        self.asked = asked

    def run(self, s: Faces) -> None:
        attempt(s, self.effect, self.asked)

    def say(self, s: Faces, to: int) -> str:
        return self.effect.say(s, to)


def attempt(s: State, effect: Effect, asked: tuple[int, ...]) -> None:  # type: ignore[type-arg]
    """Ask each watching card once for a replacement; if none has one, do it and collect the answers."""
    if not effect.still(s):
        return
    assert isinstance(s, Faces)
    kind = effect.kind
    watching = s.watchers(kind)
    for me in watching:
        card = s.card(me)
        if card.replaces & kind == 0 or me in asked:
            continue
        asked = (*asked, me)
        instead = card.instead(s, me, effect, Attempt(effect, asked))
        if instead is not None:
            s.push(instead)
            return
    effect.do(s)
    answers: list[Response] = []
    for me in watching:
        card = s.card(me)
        if card.watches & kind == 0:
            continue
        seat = s.controller(me)
        then = card.after(s, me, effect) if seat >= 0 else None
        if then is not None:
            answers.append(Response(seat, me, then))
    schedule(s, answers)


class Response(Step[Faces]):
    """A trigger that waits for its turn; it is carried out only if its card is still where it was."""

    def __init__(self, seat: int, me: int, then: Step) -> None:  # type: ignore[type-arg]
        self.seat = seat
        self.me = me
        self.then = then

    def run(self, s: Faces) -> None:
        if s.controller(self.me) == self.seat:
            s.push(self.then)

    def say(self, s: Faces, to: int) -> str:
        return self.then.say(s, to)


def schedule(s: State, answers: list[Response]) -> None:
    """Put triggers next: player by player as they stand in the list, each player ordering their own."""
    if len(answers) < 2:
        if answers:
            s.push(answers[0])
        return
    seats: list[int] = []
    for each in answers:
        if each.seat not in seats:
            seats.append(each.seat)
    at = len(seats)
    while at > 0:
        at -= 1
        own = [each for each in answers if each.seat == seats[at]]
        s.push(own[0] if len(own) == 1 else Order(seats[at], tuple(own)))


class Order(Ask[Faces]):
    """Several triggers of one player at the same moment: the player chooses the next one."""

    def __init__(self, player: int, answers: tuple[Response, ...]) -> None:
        super().__init__(player)
        self.answers = answers

    def prompt(self, s: Faces) -> str:
        return "Which effect comes first?"

    def options(self, s: Faces) -> list[int]:
        codes: list[int] = []
        for each in self.answers:
            if s.controller(each.me) == self.player:
                code = s.pointed(each.me)
                if code not in codes:
                    codes.append(code)
        return codes

    def label(self, s: Faces, option: int) -> str:
        each = self.answers[self.place(s, option)]
        said = each.say(s, self.player)
        return f"{s.card(each.me).name}: {said}" if said else s.card(each.me).name

    def why_not(self, s: Faces, code: int) -> Reason:
        return Reason("Only the effects that were triggered at this moment can be put in order.", s.order_rule)

    def answer(self, s: Faces, option: int) -> None:
        at = self.place(s, option)
        rest = self.answers[:at] + self.answers[at + 1 :]
        s.push(rest[0] if len(rest) == 1 else Order(self.player, rest))
        s.push(self.answers[at])

    def place(self, s: Faces, option: int) -> int:
        for at in range(len(self.answers)):
            me = self.answers[at].me
            if s.controller(me) == self.player and s.pointed(me) == option:
                return at
        raise AssertionError(f"no trigger has the code {option}")
