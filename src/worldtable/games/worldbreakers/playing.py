"""Playing a card: requirement, cost, what may be done before paying, and entering play (section 6)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Reason, Step
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.card import Card
from worldtable.games.worldbreakers.codes import DONE, EVENT, FOLLOWER, LOCATION
from worldtable.games.worldbreakers.effects import damage, put_into_play, show_from_hand, tell_use
from worldtable.games.worldbreakers.questions import CardQuestion, ChooseNumber, named, where
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import CLEANUP, Work

# Kinds of cards that an effect lets you play, as bits.
FOLLOWERS: Final = 1 << FOLLOWER
EVENTS: Final = 1 << EVENT
LOCATIONS: Final = 1 << LOCATION
ANY: Final = FOLLOWERS | EVENTS | LOCATIONS


def enough_standing(s: State, side: int, face: Card) -> bool:
    """For every guild in the requirement at least that much standing (R25)."""
    if face.required == 0:
        return True
    needed = face.standing
    have = s.standing[side]
    return have[0] >= needed[0] and have[1] >= needed[1] and have[2] >= needed[2] and have[3] >= needed[3]


def price(s: State, side: int, face: Card, cut: int) -> int:
    """The cost less all reductions, at least 0 (R26)."""
    return max(face.cost - cut - s.cut(side, face), 0)


def lowest_price(s: State, side: int, face: Card, cut: int) -> int:
    """The least that a card can cost now, abilities before paying included."""
    cost = face.cost - cut - s.cut(side, face)  # X may be 0
    if face.before and cost > s.mythium[side]:
        cost -= most_before(s, side, face)
    return max(cost, 0)


def most_before(s: State, side: int, face: Card) -> int:
    """The most that an ability before paying can take off."""
    if face.before == codes.DAMAGE_FIRST:
        return face.before_amount if s.of_kind(side, LOCATION) else 0
    shown = len([card for card in s.hands[side] if s.face(card).kind == LOCATION])
    return min(shown, face.before_amount)


def can_play(s: State, side: int, card: int, cut: int) -> bool:
    face = s.cards.deck[card]
    if s.mythium[side] < face.cost - cut - 1 and not face.before:
        return False  # too dear even with a card that cheapens: the usual case, settled quickly
    return enough_standing(s, side, face) and lowest_price(s, side, face, cut) <= s.mythium[side]


def cost_in_words(s: State, side: int, face: Card, cut: int) -> str:
    return "X" if face.cost_x else str(price(s, side, face, cut))


def why_not_play(s: State, side: int, card: int, cut: int) -> Reason:
    """Why a card cannot be played now."""
    face = s.face(card)
    for guild in range(4):
        need, have = face.standing[guild], s.standing[side][guild]
        if have < need:
            return Reason(
                f"{face.name} needs {need} standing with {codes.GUILD_NAMES[guild]}; you have {have}.", "R25"
            )
    cost = lowest_price(s, side, face, cut)
    return Reason(f"{face.name} costs {cost} mythium; you have {s.mythium[side]}.", "R25")


def play(s: State, side: int, card: int, cut: int) -> None:
    """Show the card, use its ability before paying if wanted, then pay (R27)."""
    face = s.face(card)
    if face.cost_x:
        s.push(ChooseX(side, card, cut))
    elif face.before:
        shows = face.before == codes.SHOW_LOCATIONS
        s.push(ShowFirst(side, card, cut) if shows else BeforePaying(side, card, cut))
    else:
        pay(s, side, card, price(s, side, face, cut))


def pay(s: State, side: int, card: int, cost: int, times: int = 1) -> None:
    """Pay; a follower or location enters play, an event resolves so many times and is discarded after that (P9)."""
    s.mythium[side] -= cost
    face = s.face(card)
    hand = s.hands[side]
    if card in hand:
        hand.remove(card)
    else:
        s.unstore(card)
    s.forget(card)
    s.tell("Played", "{you:play} {card} for {n} mythium." if cost else "{you:play} {card}.", side, card, n=cost)
    if face.kind != EVENT:
        put_into_play(s, card, False, True)
        return
    s.table = [*s.table, card]
    s.push(FINISH_EVENT)
    for ability in face.abilities:
        if ability.timing == codes.PLAY:
            for _ in range(times):
                s.push(Work(side, card, ability))


class FinishEvent(Step[State]):
    """The last event that is being carried out goes to the discard pile after it resolved (R11, P9)."""

    def run(self, s: State) -> None:
        card = s.table[-1]
        s.table = s.table[:-1]
        s.discard(card)


FINISH_EVENT: Final = FinishEvent()


class ChooseX(ChooseNumber):
    """A cost X is chosen first, then reduced; it may be 0 (R26, P45)."""

    asks = "choose X"
    refuses = "X is at most your Stars standing, and must be paid."
    rule = "R26"

    def __init__(self, player: int, me: int, cut: int) -> None:
        super().__init__(player, me)
        self.cut = cut

    def most(self, s: State) -> int:
        return min(s.standing[self.player][codes.STARS], s.mythium[self.player] + self.reduction(s), codes.MOST)

    def tempting(self, s: State, options: list[int]) -> list[int]:
        return [option for option in options if option != codes.NUMBER] or options

    def less(self, s: State, card: int) -> int:
        return self.cut if card == self.me else 0

    def reduction(self, s: State) -> int:
        return self.cut + s.cut(self.player, s.face(self.me))

    def price(self, s: State, x: int) -> int:
        return max(x - self.reduction(s), 0)

    def brings(self, s: State, x: int) -> str:
        words = s.face(self.me).abilities[0].words()
        return f"{words}, {x} times" if x > 1 else words if x else "nothing"

    def chosen(self, s: State, option: int) -> None:
        x = option - codes.NUMBER
        pay(s, self.player, self.me, self.price(s, x), x)


class BeforePaying(CardQuestion):
    """Use the ability before paying, as often as it allows, or go on to pay (R27): damage a location of yours."""

    does = "Damage"
    refuses = "Before paying only what the card names can be used; this is {this}."
    rule = "R27"

    def __init__(self, player: int, me: int, cut: int, off: int = 0, shown: tuple[int, ...] = ()) -> None:
        super().__init__(player, me)
        self.cut = cut
        self.off = off
        self.shown = shown

    def prompt(self, s: State) -> str:
        return f"Damage a location of yours for {s.face(self.me).before_amount} mythium less?"

    def usable(self, s: State) -> list[int]:
        return [] if self.shown else s.of_kind(self.player, LOCATION)

    def price(self, s: State) -> int:
        return price(s, self.player, s.face(self.me), self.cut + self.off)

    def options(self, s: State) -> list[int]:
        cards = self.usable(s)
        if self.price(s) <= s.mythium[self.player]:
            cards.append(DONE)
        return cards

    def label(self, s: State, option: int) -> str:
        return f"Pay {self.price(s)} mythium" if option == DONE else f"{self.does} {s.card_name(option)}"

    def short(self, s: State, option: int) -> str:
        return f"Pay {self.price(s)}" if option == DONE else self.does

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == DONE else table.PLAIN

    def picked(self) -> tuple[int, ...]:
        return self.shown

    def less(self, s: State, card: int) -> int:
        return self.cut + self.off if card == self.me else 0

    def why_not(self, s: State, code: int) -> Reason:
        if code == DONE:
            return Reason("Without the reduction you cannot pay for it.", "R25")
        return super().why_not(s, code)

    def declined(self, s: State) -> None:
        pay(s, self.player, self.me, self.price(s))

    def chosen(self, s: State, card: int) -> None:
        damage(s, card, self.player)
        s.then(CLEANUP, BeforePaying(self.player, self.me, self.cut, s.face(self.me).before_amount, (card,)))


class ShowFirst(BeforePaying):
    """Show locations of your hand. Asked even without one there: that is nobody's business."""

    always = True
    does = "Show"

    def prompt(self, s: State) -> str:
        return "Show a location of your hand for 1 mythium less?"

    def usable(self, s: State) -> list[int]:
        if len(self.shown) == s.face(self.me).before_amount:
            return []
        hand = s.hands[self.player]
        return [card for card in hand if s.face(card).kind == LOCATION and card not in self.shown]

    def chosen(self, s: State, card: int) -> None:
        show_from_hand(s, self.player, card)
        s.push(ShowFirst(self.player, self.me, self.cut, self.off + 1, (*self.shown, card)))


class PlayFrom(CardQuestion):
    """An effect lets you play a card: standing and (reduced) cost as usual, but no action (R30).

    Asked even when no card fits, so that the silence tells nothing about the hand.
    """

    always = True
    eager = True
    none = "Play none"
    does = "Play"

    def __init__(
        self,
        player: int,
        me: int,
        among: tuple[int, ...],
        cut: int = 0,
        kinds: int = ANY,
        may: bool = True,
        using: int = -1,
    ) -> None:
        super().__init__(player, me)
        self.among = among  # cards that all have seen; empty for the whole hand
        self.cut = cut
        self.kinds = kinds
        self.may = may
        self.using = using  # the card whose use a yes tells, -1 for none (P42)

    def prompt(self, s: State) -> str:
        less = f" at {self.cut} mythium less" if self.cut else ""
        return f"{named(s, self.me)}: which card do you play{less}?"

    def options(self, s: State) -> list[int]:
        you = self.player
        there = s.playable_place(you)
        cards = [card for card in self.among if card in there] if self.among else there
        cards = [card for card in cards if self.kinds >> s.face(card).kind & 1 and can_play(s, you, card, self.cut)]
        if self.may or not cards:
            cards.append(DONE)
        return cards

    def label(self, s: State, option: int) -> str:
        if option == DONE:
            return self.none
        return f"Play {s.card_name(option)} for {cost_in_words(s, self.player, s.face(option), self.cut)}"

    def less(self, s: State, card: int) -> int:
        fits = self.kinds >> s.face(card).kind & 1 and (not self.among or card in self.among)
        return self.cut if fits else 0

    def why_not(self, s: State, code: int) -> Reason:
        you = self.player
        me = s.card_name(self.me)
        if code == DONE:
            return Reason("There is a card that you can play, so you must.", "R57")
        if code > DONE or code not in s.playable_place(you) or (self.among and code not in self.among):
            return Reason(f"{me} lets you play another card; this is {where(s, code, you)}.", "R30")
        if not self.kinds >> s.face(code).kind & 1:
            return Reason(f"{me} lets you play another kind of card than {s.card_name(code)}.", "R30")
        return why_not_play(s, you, code, self.cut)

    def chosen(self, s: State, card: int) -> None:
        tell_use(s, self.player, self.using)
        self.others(s, card)
        play(s, self.player, card, self.cut)

    def others(self, s: State, card: int) -> None:
        """What follows before the card is played."""
