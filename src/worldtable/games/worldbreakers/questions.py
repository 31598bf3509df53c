"""Questions that many cards share: a target, a guild, one of two, a card of the hand."""

from __future__ import annotations

from worldtable.engine.step import Reason
from worldtable.games.worldbreakers.asking import CardQuestion, named
from worldtable.games.worldbreakers.codes import (
    DONE,
    DRAW,
    FIRST_CHOICE,
    GAIN,
    GUILD,
    GUILD_NAMES,
    LOCATION,
    NUMBER,
    ORDER,
    PAIZA,
    PILE,
    SECOND_CHOICE,
    STANDING,
    STOCK,
)
from worldtable.games.worldbreakers.effects import discard_from_hand, gain_standing
from worldtable.games.worldbreakers.faces import Verb
from worldtable.games.worldbreakers.log import possessive
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.targeting import targeted, tell_pick
from worldtable.games.worldbreakers.window import tell_use, told_with_yes


def described(s: State, card: int, to: int) -> str:
    """A card in words, with whose it is where that is not who reads."""
    side = card >> 7
    return s.called(card) if side == to else f"{possessive(s.name(side))} {s.called(card)}"


def where(s: State, code: int, to: int) -> str:
    """The place of a card, for refusals."""
    if not 0 <= code <= 255 or code & 127 >= len(s.cards.faces):
        return place(code)
    if s.at(code) >= 0:
        return f"{described(s, code, to)}, in play"
    if code in s.hands[to]:
        return f"{s.called(code)}, in your hand"
    return s.called(code)


def place(code: int) -> str:
    """A place or a sign, for refusals."""
    if STANDING <= code < STANDING + 4:
        return f"the sign of {GUILD_NAMES[code - STANDING]}"
    if PILE <= code < STOCK:
        return f"pile {code - PILE + 1} of the draft"
    places = {
        GAIN: "your mythium",
        DRAW: "your deck",
        STOCK: "the stock",
        ORDER: "an order",
        PAIZA: "the Golden Paiza",
    }
    return places.get(code, "nothing that could be chosen here")


class Target(Verb):
    """A clause that picks cards in play; the controller of the ability chooses (R59)."""

    steps = True
    times: int = 1
    distinct: bool = True  # the same card only once
    helpful: bool = False  # the automaton aims it at its own cards, any other at yours (S50)
    asks: str = ""
    wants: str = ""
    rule: str = "R59"

    def targets(self, s: State, you: int, me: int) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__} has no targets")

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no hit")

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(self.targets(s, you, me))

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.push(Choose(s.seat_of(you), you, me, ability, at, self.times, ()))


class Choose(CardQuestion):
    """Choose a target of a clause. The automaton's is found by the targeting steps; you break ties (S33 to S37)."""

    def __init__(
        self, player: int, you: int, me: int, ability: int, at: int, left: int, chosen: tuple[int, ...]
    ) -> None:
        super().__init__(player, me)
        self.you = you
        self.ability = ability
        self.at = at
        self.left = left
        self.chosen = chosen

    def verb(self, s: State) -> Target:
        verb = s.face(self.me).abilities[self.ability].verbs[self.at]
        assert isinstance(verb, Target)
        return verb

    def prompt(self, s: State) -> str:
        verb = self.verb(s)
        return f"{named(s, self.me)}: {verb.asks.replace('{n}', str(verb.amount))}"

    def options(self, s: State) -> list[int]:
        verb = self.verb(s)
        cards = verb.targets(s, self.you, self.me)
        if self.chosen and verb.distinct:
            cards = [card for card in cards if card not in self.chosen]
        if s.automaton(self.you):
            return targeted(s, cards, verb.helpful)
        if verb.may:
            cards = [*cards, DONE]
        return cards

    def label(self, s: State, option: int) -> str:
        if option == DONE:
            return "Done" if self.chosen else "Decline"
        return described(s, option, self.player)

    def why_not(self, s: State, code: int) -> Reason:
        verb = self.verb(s)
        if code == DONE:
            return Reason("This must be carried out as far as possible.", "R57")
        if code in self.chosen:
            return Reason(f"{s.called(code)} has been chosen already.", verb.rule)
        if s.automaton(self.you):
            return Reason(
                f"The automaton picks by cost, requirement and what is left; {where(s, code, 0)} is not it.", "S37"
            )
        this = where(s, code, self.player)
        return Reason(f"{s.called(self.me)} wants {verb.wants}; this is {this}.", verb.rule)

    def picked(self) -> tuple[int, ...]:
        return self.chosen

    def tempting(self, s: State, options: list[int]) -> list[int]:
        """Help falls on your own cards, harm on the others, as with the automaton (S50)."""
        side = self.you if self.verb(s).helpful else 1 - self.you
        return [option for option in options if option < DONE and option >> 7 == side] or options

    def answer(self, s: State, option: int) -> None:
        if option == DONE:
            return
        verb = self.verb(s)
        if s.telling and s.automaton(self.you):
            fit = [card for card in verb.targets(s, self.you, self.me) if card not in self.chosen]
            tell_pick(s, fit, verb.helpful, option)
        if not self.chosen:
            tell_use(s, self.you, told_with_yes(s, self.me, self.ability, self.at))
        if self.left > 1:
            chosen = (*self.chosen, option)
            s.push(Choose(self.player, self.you, self.me, self.ability, self.at, self.left - 1, chosen))
        verb.hit(s, self.you, self.me, option)


class ChooseGuild(CardQuestion):
    """Standing with a guild of your choice."""

    def __init__(self, player: int, me: int, count: int) -> None:
        super().__init__(player, me)
        self.count = count

    def prompt(self, s: State) -> str:
        return f"With which guild do you gain {self.count} standing?"

    def options(self, s: State) -> list[int]:
        return [GUILD, GUILD + 1, GUILD + 2, GUILD + 3]

    def label(self, s: State, option: int) -> str:
        guild = option - GUILD
        return f"{GUILD_NAMES[guild]} (now {s.standing[self.player * 4 + guild]})"

    def short(self, s: State, option: int) -> str:
        return GUILD_NAMES[option - GUILD]

    def points(self, s: State, option: int) -> list[int]:
        return [STANDING + option - GUILD]

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("Choose one of the four guilds; there is no neutral standing.", "R3")

    def answer(self, s: State, option: int) -> None:
        gain_standing(s, self.player, option - GUILD, self.count)


class OneOf(CardQuestion):
    """Two printed alternatives."""

    def __init__(self, player: int, me: int, first: str, second: str) -> None:
        super().__init__(player, me)
        self.first = first
        self.second = second

    def prompt(self, s: State) -> str:
        return f"{named(s, self.me)}: choose one"

    def options(self, s: State) -> list[int]:
        return [FIRST_CHOICE, SECOND_CHOICE]

    def label(self, s: State, option: int) -> str:
        return self.first if option == FIRST_CHOICE else self.second

    def signs(self, option: int) -> list[tuple[str, int]]:
        """What an alternative brings and takes, as far as that is a number."""
        return []

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"{s.called(self.me)} offers “{self.first}” or “{self.second}”.", "R57")


class ChooseNumber(CardQuestion):
    """A number from a lowest to a highest one."""

    def __init__(self, player: int, me: int, low: int, high: int) -> None:
        super().__init__(player, me)
        self.low = low
        self.high = high

    def options(self, s: State) -> list[int]:
        return list(range(NUMBER + self.low, NUMBER + self.high + 1))

    def label(self, s: State, option: int) -> str:
        return str(option - NUMBER)

    def price(self, s: State, x: int) -> int:
        """The mythium that a number costs."""
        return x

    def brings(self, s: State, x: int) -> str:
        """What a number brings, in words."""
        raise NotImplementedError(f"{type(self).__name__} has no brings")

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"Choose a number from {self.low} to {self.high}.", "R26")


class FromHand(CardQuestion):
    """A card of one's own hand. Asked even when one card is left or none fits: the silence would tell."""

    always = True
    asks: str = ""
    kind: int = -1  # only cards of a kind
    may: bool = False
    rule: str = "R59"

    def __init__(self, player: int, me: int, using: int = -1) -> None:
        super().__init__(player, me)
        self.using = using  # the card whose use a yes tells, -1 for none (P42)

    def prompt(self, s: State) -> str:
        return f"{named(s, self.me)}: {self.asks}"

    def options(self, s: State) -> list[int]:
        hand = s.hands[self.player]
        cards = hand.copy() if self.kind < 0 else [card for card in hand if s.face(card).kind == self.kind]
        if self.may:
            cards.append(DONE)
        return cards

    def label(self, s: State, option: int) -> str:
        return "Decline" if option == DONE else s.called(option)

    def why_not(self, s: State, code: int) -> Reason:
        if code == DONE:
            return Reason(f"{s.called(self.me)} must be carried out as far as possible.", "R57")
        this = where(s, code, self.player)
        return Reason(f"{s.called(self.me)} wants a card of your hand that fits; this is {this}.", self.rule)

    def answer(self, s: State, option: int) -> None:
        if option != DONE:
            tell_use(s, self.player, self.using)
            self.chosen(s, option)

    def chosen(self, s: State, card: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no chosen")


class Discard(FromHand):
    """A player discards a card of their choice."""

    asks = "which card do you discard?"

    def chosen(self, s: State, card: int) -> None:
        discard_from_hand(s, self.player, card)


def own_locations(s: State, you: int) -> list[int]:
    return s.of_kind(you, LOCATION)
