"""Questions as declarations, and those that many cards share: a target, a guild, one of two, a number, a hand card.

A question says what it asks, what may be chosen and what then. Its labels, buttons and refusals follow from the words
that stand at its head; a class says by hand only what no such word can.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Ask, Reason
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.campaign.targeting import targeted, tell_pick
from worldtable.games.worldbreakers.card import Verb
from worldtable.games.worldbreakers.codes import DONE, FOLLOWER, side_of
from worldtable.games.worldbreakers.effects import gain_standing, tell_use
from worldtable.games.worldbreakers.log import possessive
from worldtable.games.worldbreakers.state import State

NAME: Final = 16  # letters of a name that leave room for what is asked
OWNED: Final = "{owned}"  # a card with whose it is, where that is not who reads


class Question(Ask[State]):
    """A question, most often which card. What ends it without a card declines, unless it says otherwise."""

    asks: str = ""
    says: str = "{card}"  # what choosing a card is called
    does: str = ""  # in a word or two, for its button
    none: str = "Decline"  # what choosing none is called
    no: str = ""  # in a word or two
    refuses: str = ""  # why anything else cannot be chosen; {this} is what was pointed at
    rule: str = ""  # that says so
    eager: bool = False  # players look at the cards before they think of declining
    doing: str = "chooses"  # what everybody sees the asked player do

    def prompt(self, s: State) -> str:
        return self.asks

    def label(self, s: State, option: int) -> str:
        if option == DONE:
            return self.none
        if self.says == OWNED:
            return described(s, option, self.player)
        return self.says.replace("{card}", s.card_name(option)) if "{card}" in self.says else self.says

    def short(self, s: State, option: int) -> str:
        return self.no if option == DONE else self.does

    def tone(self, s: State, option: int) -> str:
        return table.DECLINE if option == DONE else table.PLAIN

    def source(self, s: State) -> int:
        return at_work(s)

    def why_not(self, s: State, code: int) -> Reason:
        this = where(s, code, self.player) if "{this}" in self.refuses else ""
        return Reason(self.refuses.replace("{this}", this), self.rule)

    def tempting(self, s: State, options: list[int]) -> list[int]:
        return [option for option in options if option != DONE] or options if self.eager else options

    def answer(self, s: State, option: int) -> None:
        if option == DONE:
            self.declined(s)
        else:
            self.chosen(s, option)

    def chosen(self, s: State, option: int) -> None:
        """What then, if a card or something else is chosen."""
        raise NotImplementedError(f"{type(self).__name__} has no chosen")

    def declined(self, s: State) -> None:
        """What then, if nothing is chosen."""

    def picked(self) -> tuple[int, ...]:
        """The cards that are part of the answer so far."""
        return ()

    def less(self, s: State, card: int) -> int:
        """How much less a card costs for as long as this is asked."""
        return 0


class CardQuestion(Question):
    """A question that a card asks: `asks` is what follows its name."""

    def __init__(self, player: int, me: int) -> None:
        super().__init__(player)
        self.me = me

    def prompt(self, s: State) -> str:
        return f"{named(s, self.me)}: {self.asks}"

    def source(self, s: State) -> int:
        return self.me if in_sight(s, self.me, self.player) else at_work(s)


def open_question(s: State) -> Question | None:
    """The question that is asked; this game never asks two at once."""
    ask = s.asks[0] if s.asks else None
    return ask if isinstance(ask, Question) else None


def in_sight(s: State, card: int, to: int) -> bool:
    """Whether a card lies where a seat can point at it."""
    side = side_of(card)
    if s.in_play(card) or card in s.table or card in s.discards[side] or card in s.stored:
        return True
    return side == to and card in s.hands[side]


def at_work(s: State) -> int:
    """The code of the event or the order that is being carried out, -1 if none is."""
    if s.table:
        return s.table[-1]
    return codes.ORDER if s.automaton(s.active) and s.orders and s.round else -1


# Cards and places in words.


def named(s: State, card: int) -> str:
    """A card in a question, which stays on one line: its picture stands beside it."""
    face = s.face(card)
    return face.name if len(face.name) <= NAME else face.short or face.name


def described(s: State, card: int, to: int) -> str:
    """A card in words, with whose it is where that is not who reads."""
    side = side_of(card)
    return s.card_name(card) if side == to else f"{possessive(s.name(side))} {s.card_name(card)}"


def where(s: State, code: int, to: int) -> str:
    """The place of a card, for refusals."""
    if not 0 <= code < DONE or codes.face_of(code) >= len(s.cards.faces):
        return place(code)
    if s.in_play(code):
        return f"{described(s, code, to)}, in play"
    return f"{s.card_name(code)}, in your hand" if code in s.hands[to] else s.card_name(code)


def place(code: int) -> str:
    """A place or a sign, for refusals."""
    if codes.STANDING <= code < codes.STANDING + 4:
        return f"the sign of {codes.GUILD_NAMES[code - codes.STANDING]}"
    if codes.PILE <= code < codes.STOCK:
        return f"pile {code - codes.PILE + 1} of the draft"
    places = {
        codes.GAIN: "your mythium",
        codes.DRAW: "your deck",
        codes.STOCK: "the stock",
        codes.ORDER: "an order",
        codes.PAIZA: "the Golden Paiza",
    }
    return places.get(code, "nothing that could be chosen here")


# Questions that many cards share.


class ChooseGuild(CardQuestion):
    """Standing with a guild of your choice."""

    refuses = "Choose one of the four guilds; there is no neutral standing."
    rule = "R3"

    def __init__(self, player: int, me: int, count: int) -> None:
        super().__init__(player, me)
        self.count = count

    def prompt(self, s: State) -> str:
        return f"With which guild do you gain {self.count} standing?"

    def options(self, s: State) -> list[int]:
        return [codes.GUILD, codes.GUILD + 1, codes.GUILD + 2, codes.GUILD + 3]

    def label(self, s: State, option: int) -> str:
        return f"{self.short(s, option)} (now {s.standing[self.player][option - codes.GUILD]})"

    def short(self, s: State, option: int) -> str:
        return codes.GUILD_NAMES[option - codes.GUILD]

    def points(self, s: State, option: int) -> list[int]:
        return [codes.STANDING + option - codes.GUILD]

    def chosen(self, s: State, option: int) -> None:
        gain_standing(s, self.player, option - codes.GUILD, self.count)


class ChooseNumber(CardQuestion):
    """A number from 0 to a highest one."""

    def most(self, s: State) -> int:
        raise NotImplementedError(f"{type(self).__name__} has no most")

    def options(self, s: State) -> list[int]:
        return list(range(codes.NUMBER, codes.NUMBER + self.most(s) + 1))

    def label(self, s: State, option: int) -> str:
        return str(option - codes.NUMBER)

    def price(self, s: State, x: int) -> int:
        """The mythium that a number costs."""
        return x

    def brings(self, s: State, x: int) -> str:
        """What a number brings, in words."""
        raise NotImplementedError(f"{type(self).__name__} has no brings")


# Clauses that ask: the clause says what, and one question serves all clauses of its kind.

EITHER: Final = 0
YOURS: Final = 1
THEIRS: Final = 2


class Target(Verb):
    """A clause that picks cards, most often in play; the controller of the ability chooses (R59)."""

    steps = True
    times: int = 1
    helpful: bool = False  # the automaton aims it at its own cards, any other at yours (S50)
    asks: str = ""
    wants: str = ""
    rule: str = "R59"
    kind: int = FOLLOWER
    whose: int = EITHER

    def targets(self, s: State, you: int, me: int) -> list[int]:
        """The cards that may be picked: those in play that fit, if it does not say otherwise."""
        found: list[int] = []
        deck = s.cards.deck
        for side in (0, 1):
            if self.whose == EITHER or (self.whose == YOURS) == (side == you):
                for card in s.play[side]:
                    if deck[card].kind == self.kind and self.fits(s, me, card):
                        found.append(card)
        return found

    def fits(self, s: State, me: int, card: int) -> bool:
        return True

    def hit(self, s: State, you: int, me: int, card: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no hit")

    def can(self, s: State, you: int, me: int) -> bool:
        return bool(self.targets(s, you, me))

    def go(self, s: State, you: int, me: int) -> None:
        s.push(Choose(s.seat_of(you), you, me, self))


class Choose(CardQuestion):
    """Choose a target of a clause. The automaton's is found by the targeting steps; you break ties (S33 to S37)."""

    says = OWNED

    def __init__(self, player: int, you: int, me: int, verb: Target, before: tuple[int, ...] = ()) -> None:
        super().__init__(player, me)
        self.you = you
        self.verb = verb
        self.before = before  # what was chosen already

    def prompt(self, s: State) -> str:
        return f"{named(s, self.me)}: {self.verb.counted(self.verb.asks)}"

    def fitting(self, s: State) -> list[int]:
        """The targets that were not chosen already."""
        cards = self.verb.targets(s, self.you, self.me)
        return [card for card in cards if card not in self.before] if self.before else cards

    def options(self, s: State) -> list[int]:
        cards = self.fitting(s)
        if s.automaton(self.you):
            return targeted(s, cards, self.verb.helpful)
        return [*cards, DONE] if self.verb.may else cards

    def label(self, s: State, option: int) -> str:
        return "Done" if option == DONE and self.before else super().label(s, option)

    def why_not(self, s: State, code: int) -> Reason:
        rule = self.verb.rule
        if code == DONE:
            return Reason("This must be carried out as far as possible.", "R57")
        if code in self.before:
            return Reason(f"{s.card_name(code)} has been chosen already.", rule)
        if s.automaton(self.you):
            return Reason(
                f"The automaton picks by cost, requirement and what is left; {where(s, code, 0)} is not it.", "S37"
            )
        this = where(s, code, self.player)
        return Reason(f"{s.card_name(self.me)} wants {self.verb.wants}; this is {this}.", rule)

    def picked(self) -> tuple[int, ...]:
        return self.before

    def tempting(self, s: State, options: list[int]) -> list[int]:
        """Help falls on your own cards, harm on the others, as with the automaton (S50)."""
        side = self.you if self.verb.helpful else 1 - self.you
        return [option for option in options if option < DONE and side_of(option) == side] or options

    def chosen(self, s: State, card: int) -> None:
        if s.automaton(self.you):
            tell_pick(s, self.fitting(s), self.verb.helpful, card)
        if not self.before:
            tell_use(s, self.you, self.verb.tells(self.me))
        before = (*self.before, card)
        if len(before) < self.verb.times:
            s.push(Choose(self.player, self.you, self.me, self.verb, before))
        self.verb.hit(s, self.you, self.me, card)


class FromHand(Target):
    """A clause that picks a card of one's own hand, of a kind if it names one."""

    wants = "a card of your hand that fits"
    kind = -1

    def targets(self, s: State, you: int, me: int) -> list[int]:
        hand = s.hands[you]
        return hand.copy() if self.kind < 0 else [card for card in hand if s.face(card).kind == self.kind]

    def can(self, s: State, you: int, me: int) -> bool:
        """Whatever the cards are: that is nobody's business."""
        return bool(s.hands[you])

    def go(self, s: State, you: int, me: int) -> None:
        s.push(ChooseFromHand(you, you, me, self))


class ChooseFromHand(Choose):
    """Asked even when one card is left or none fits: the silence would tell."""

    always = True

    def why_not(self, s: State, code: int) -> Reason:
        if code == DONE:
            return Reason(f"{s.card_name(self.me)} must be carried out as far as possible.", "R57")
        return super().why_not(s, code)


class Either(Verb):
    """A clause with two printed alternatives; the controller of the ability chooses."""

    steps = True
    first: str = ""  # {n} for the amount
    second: str = ""
    brief: tuple[str, str] = ("", "")  # the same in a few words

    def alternative(self, option: int) -> str:
        return self.counted(self.first if option == codes.FIRST_CHOICE else self.second)

    def in_brief(self, option: int) -> str:
        return self.counted(self.brief[0 if option == codes.FIRST_CHOICE else 1])

    def signs(self, option: int) -> list[tuple[str, int]]:
        """What an alternative brings and takes, as far as that is a number."""
        return []

    def go(self, s: State, you: int, me: int) -> None:
        s.push(OneOf(s.seat_of(you), you, me, self))

    def chosen(self, s: State, you: int, me: int, option: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} has no chosen")


class OneOf(CardQuestion):
    """Which of two alternatives."""

    asks = "choose one"

    def __init__(self, player: int, you: int, me: int, verb: Either) -> None:
        super().__init__(player, me)
        self.you = you
        self.verb = verb

    def options(self, s: State) -> list[int]:
        return [codes.FIRST_CHOICE, codes.SECOND_CHOICE]

    def label(self, s: State, option: int) -> str:
        return self.verb.alternative(option)

    def short(self, s: State, option: int) -> str:
        return self.verb.in_brief(option)

    def signs(self, option: int) -> list[tuple[str, int]]:
        return self.verb.signs(option)

    def why_not(self, s: State, code: int) -> Reason:
        first, second = self.verb.alternative(codes.FIRST_CHOICE), self.verb.alternative(codes.SECOND_CHOICE)
        return Reason(f"{s.card_name(self.me)} offers “{first}” or “{second}”.", "R57")

    def chosen(self, s: State, option: int) -> None:
        self.verb.chosen(s, self.you, self.me, option)
