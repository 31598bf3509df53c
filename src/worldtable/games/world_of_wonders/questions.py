"""Questions that many rules of World of Wonders share: a card of the hand, a location, a place for a Constructor."""

from __future__ import annotations

from worldtable.engine.asking import ChooseOne
from worldtable.engine.step import NO_REASON, Reason, Step
from worldtable.games.world_of_wonders import reasons
from worldtable.games.world_of_wonders.card import Ability
from worldtable.games.world_of_wonders.codes import HAND, PLACE
from worldtable.games.world_of_wonders.effects import attach, discard_from_hand, discard_units
from worldtable.games.world_of_wonders.log import start
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.units import UNIT, WORKER


class CardAsk(ChooseOne[State]):
    """A question of an ability or an event; `me` is the face of its card, -1 where the rules themselves ask.

    It may be about units, about a number of something, or about a location.
    """

    def __init__(self, player: int, me: int = -1, unit: int = WORKER, count: int = 0, place: int = -1) -> None:
        super().__init__(player)
        self.me = me
        self.unit = unit
        self.count = count
        self.place = place

    def source(self, s: State) -> int:
        return s.asking(self.player, self.me)


# A card of the hand.


def hand_codes(s: State, seat: int) -> list[int]:
    """The cards of a hand, equal ones once."""
    found: list[int] = []
    seen = 0
    for face in s.hands[seat]:
        if seen >> face & 1 == 0:
            seen |= 1 << face
            found.append(HAND + face)
    return found


class FaceAsk(CardAsk):
    """Which card of a hand or of a pile, equal ones once."""

    code = HAND

    def called(self, s: State, face: int) -> str:
        return s.card_name(face)


class HandAsk(FaceAsk):
    """Which card of the own hand; asked even if all are equal, so that silence tells nothing."""

    always = True

    def options(self, s: State) -> list[int]:
        return hand_codes(s, self.player)

    def answer(self, s: State, option: int) -> None:
        s.hands[self.player].remove(option - HAND)
        self.chosen(s, option - HAND)


class UnitFromHand(HandAsk):
    """Which card becomes a unit on an own location (R14)."""

    def prompt(self, s: State) -> str:
        return f"Which card becomes a {UNIT[self.unit]}?"

    def short(self, s: State, option: int) -> str:
        return UNIT[self.unit]

    def source(self, s: State) -> int:
        return PLACE + self.place

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"A card of your hand becomes the {UNIT[self.unit]}.", "R14")

    def chosen(self, s: State, face: int) -> None:
        add_from_hand(s, self.player, self.place, face)


def add_from_hand(s: State, you: int, place: int, face: int) -> None:
    unit = s.takes(place)
    attach(s, place, unit, face)
    s.tell("CameFromHand", "{you:put} {units} on the {card}{site}.", you, place=place, unit=unit)


def put_unit(s: State, you: int, place: int) -> None:
    """A card of the hand becomes a Worker or a Militia; the last card needs no question."""
    hand = s.hands[you]
    if len(hand) == 1:
        add_from_hand(s, you, place, hand.pop())
    else:
        s.push(UnitFromHand(you, unit=s.takes(place), place=place))


class WorkerDuty(Step[State]):
    """A Great Wonder piece that was played or stolen gets a Worker at once, if there is a card in hand (R18)."""

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def run(self, s: State) -> None:
        if s.hands[self.player]:
            put_unit(s, self.player, self.place)


class DiscardFromHand(HandAsk):
    """Which card of the hand is discarded."""

    wants = "A card of your hand must be discarded"
    does = "Discard"
    word = "Discard"

    def chosen(self, s: State, face: int) -> None:
        discard_from_hand(s, self.player, face)


def cut_hand(s: State, player: int, limit: int, rule: str, me: int = -1) -> None:
    """A player discards until the hand holds no more than a number of cards."""
    if len(s.hands[player]) > limit:
        s.push(CutHand(player, me, limit, rule))


class CutHand(DiscardFromHand):
    def __init__(self, player: int, me: int, limit: int, rule: str) -> None:
        super().__init__(player, me, count=limit)
        self.rule = rule

    def prompt(self, s: State) -> str:
        return f"Keep {self.count} cards: which one do you discard?"

    def chosen(self, s: State, face: int) -> None:
        super().chosen(s, face)
        cut_hand(s, self.player, self.count, self.rule, self.me)


# A location.


class PlaceAsk(CardAsk):
    """Which location; `fits` tells which ones may be chosen."""

    code = PLACE

    def fits(self, s: State, place: int) -> bool:
        """Whether a location, of anybody, may be chosen."""
        return True

    def among(self, s: State) -> list[int]:
        found: list[int] = []
        for place in range(len(s.owner)):
            if s.owner[place] >= 0 and self.fits(s, place) and s.twin(place) == place:
                found.append(place)
        return found

    def called(self, s: State, place: int) -> str:
        name = s.in_words(place, self.player)
        return name if self.does else start(name)


class SiteAsk(PlaceAsk):
    """Which site."""

    sites: bool = True  # only sites may be chosen

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place)

    def why_not(self, s: State, code: int) -> Reason:
        if self.sites and PLACE <= code < PLACE + len(s.owner) and not s.is_site(code - PLACE):
            return Reason(f"{self.wants}; this is no site.", self.rule)
        return super().why_not(s, code)


class OwnSiteAsk(SiteAsk):
    """Which of one's own sites."""

    rule = "R31"

    def fits(self, s: State, place: int) -> bool:
        return s.owner[place] == self.player and s.is_site(place)


class Aimed(Ability):
    """An ability that is used at a location: the class of the card says what is asked, what fits and what then."""

    lacks: Reason = reasons.NO_SITE  # why it cannot be used where nothing fits
    unit: int = WORKER

    def refusal(self, s: State, you: int, when: int) -> Reason:
        for place in range(len(s.owner)):
            if s.owner[place] >= 0 and self.fits(s, you, place):
                return NO_REASON
        return self.lacks

    def use(self, s: State, you: int) -> None:
        s.push(Where(you, self))


class Where(SiteAsk):
    """At which location an ability is used."""

    def __init__(self, player: int, ability: Ability) -> None:
        super().__init__(player, ability.face)
        self.ability = ability
        self.wants, self.rule, self.word, self.sites = ability.wants, ability.rule, ability.word, ability.sites

    def prompt(self, s: State) -> str:
        return self.ability.asked(s, self.player)

    def fits(self, s: State, place: int) -> bool:
        return self.ability.fits(s, self.player, place)

    def chosen(self, s: State, place: int) -> None:
        self.ability.chosen(s, self.player, place)

    def label(self, s: State, option: int) -> str:
        return super().label(s, option) + self.ability.remark(s, option - PLACE)

    def imagine(self, s: State, option: int) -> State | None:
        return self.ability.imagine(s, self.player, option - PLACE)


# Constructors in the air.


class PlaceAll(Step[State]):
    """A player puts the Constructors that lie aside on own sites, one by one; without a site they are lost."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        if first_aside(s, self.player) < 0:
            return
        if s.own_sites(self.player):
            s.push(self)
            s.push(PlaceNext(self.player, self.me))
            return
        discard_units(s, tuple([card for seat, _, card in s.aside if seat == self.player]))
        s.aside = tuple([each for each in s.aside if each[0] != self.player])


def first_aside(s: State, seat: int) -> int:
    """The place in `aside` of a seat's next Constructor, -1 if there is none."""
    for at in range(len(s.aside)):
        if s.aside[at][0] == seat:
            return at
    return -1


class PlaceNext(OwnSiteAsk):
    """On which own site the next Constructor goes."""

    wants = "Your Constructors go to your own sites"
    word = "Here"

    def prompt(self, s: State) -> str:
        left = len([seat for seat, _, _ in s.aside if seat == self.player])
        more = f" ({left} to place)" if left > 1 else ""
        return f"Where does the {UNIT[s.aside[first_aside(s, self.player)][1]]} go?{more}"

    def chosen(self, s: State, place: int) -> None:
        at = first_aside(s, self.player)
        _, unit, card = s.aside[at]
        attach(s, place, unit, card)
        s.aside = s.aside[:at] + s.aside[at + 1 :]
        s.tell("Placed", "{you:put} {units} on the {card}{site}.", self.player, place=place, unit=unit)
