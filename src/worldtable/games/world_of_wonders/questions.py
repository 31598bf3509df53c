"""Questions that many rules of World of Wonders share: a card of the hand, a site, a place for a Constructor."""

from __future__ import annotations

from worldtable.engine.step import Ask, Reason, Step
from worldtable.games.world_of_wonders import words
from worldtable.games.world_of_wonders.codes import FACES, FOREMAN, GREAT, HAND, PLACE, UNIT, WORKER
from worldtable.games.world_of_wonders.effects import attach, detach, discard_from_hand, discard_units
from worldtable.games.world_of_wonders.state import State


def stray(wanted: str, rule: str) -> Reason:
    """Why something that has nothing to do with the question cannot be chosen."""
    return Reason(f"{wanted}.", rule)


def imagine_units(s: State, place: int, unit: int, count: int) -> State:
    """A table with more units at a location, wherever their cards come from: nobody sees their fronts."""
    for _ in range(count):
        attach(s, place, unit, s.face[place])
    return s


def imagine_loss(s: State, place: int, unit: int) -> State:
    """A table on which a location has lost a unit, wherever its card goes."""
    detach(s, place, unit)
    return s


def hand_codes(s: State, seat: int) -> list[int]:
    """The cards of a hand, equal ones once."""
    found: list[int] = []
    seen = 0
    for face in s.hands[seat]:
        if seen >> face & 1 == 0:
            seen |= 1 << face
            found.append(HAND + face)
    return found


class CardAsk(Ask[State]):
    """A question of an ability or an event; `me` is the face of its card, -1 where the rules themselves ask."""

    word: str = ""  # an answer in a word or two

    def __init__(self, player: int, me: int = -1) -> None:
        super().__init__(player)
        self.me = me

    def source(self, s: State) -> int:
        return s.asking(self.player, self.me)

    def short(self, s: State, option: int) -> str:
        return self.word


class HandAsk(CardAsk):
    """Which card of the hand; asked even if all are equal, so that silence tells nothing."""

    always = True
    wants: str = ""
    rule: str = ""

    def options(self, s: State) -> list[int]:
        return hand_codes(s, self.player)

    def label(self, s: State, option: int) -> str:
        return s.front(option - HAND).name

    def why_not(self, s: State, code: int) -> Reason:
        return stray(self.wants, self.rule)

    def answer(self, s: State, option: int) -> None:
        s.hands[self.player].remove(option - HAND)
        self.chosen(s, option - HAND)

    def chosen(self, s: State, face: int) -> None:
        """Go on with a card that has left the hand."""


class UnitFromHand(HandAsk):
    """Which card becomes a Worker on an own site, or a Militia on an own wall (R14)."""

    rule = "R14"

    def __init__(self, player: int, place: int, unit: int) -> None:
        super().__init__(player)
        self.place = place
        self.unit = unit
        self.wants = f"A card of your hand becomes the {UNIT[unit]}"
        self.word = UNIT[unit]

    def prompt(self, s: State) -> str:
        return f"Which card becomes {words.units(1, self.unit)}?"

    def source(self, s: State) -> int:
        return PLACE + self.place

    def chosen(self, s: State, face: int) -> None:
        add_from_hand(s, self.player, self.place, self.unit, face)


def add_from_hand(s: State, you: int, place: int, unit: int, face: int) -> None:
    attach(s, place, unit, face)
    s.tell("CameFromHand", "{you:put} {units} on the {card}{site}.", you, place=place, unit=unit)


def put_unit(s: State, you: int, place: int, unit: int) -> None:
    """A card of the hand becomes a Worker or a Militia; the last card needs no question."""
    hand = s.hands[you]
    if len(hand) == 1:
        add_from_hand(s, you, place, unit, hand.pop())
    else:
        s.push(UnitFromHand(you, place, unit))


class WorkerDuty(Step[State]):
    """A Great Wonder piece that was played or stolen gets a Worker at once, if there is a card in hand (R18)."""

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def run(self, s: State) -> None:
        if s.hands[self.player]:
            put_unit(s, self.player, self.place, WORKER)


class SiteAsk(CardAsk):
    """Which site; `fits` tells which ones may be chosen."""

    wants: str = ""
    rule: str = ""

    def options(self, s: State) -> list[int]:
        codes: list[int] = []
        for place in range(len(s.owner)):
            if s.owner[place] >= 0 and self.fits(s, place):
                codes.append(PLACE + place)
        return codes

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place)

    def label(self, s: State, option: int) -> str:
        return words.start(s.in_words(option - PLACE, self.player))

    def why_not(self, s: State, code: int) -> Reason:
        if PLACE <= code < GREAT and code - PLACE < len(s.owner) and not s.is_site(code - PLACE):
            return Reason(f"{self.wants}; this is no site.", self.rule)
        return stray(self.wants, self.rule)

    def answer(self, s: State, option: int) -> None:
        self.chosen(s, option - PLACE)

    def chosen(self, s: State, place: int) -> None:
        """Go on with a place."""


class OwnSiteAsk(SiteAsk):
    """Which of one's own sites."""

    rule = "R31"

    def fits(self, s: State, place: int) -> bool:
        return s.owner[place] == self.player and s.is_site(place)


class PlaceAll(Step[State]):
    """A player puts the Constructors that lie aside on own sites, one by one; without a site they are lost."""

    def __init__(self, player: int, me: int) -> None:
        self.player = player
        self.me = me

    def run(self, s: State) -> None:
        at = first_aside(s, self.player)
        if at < 0:
            return
        if s.own_sites(self.player):
            s.push(self)
            s.push(PlaceNext(self.player, self.me))
            return
        discard_units(s, tuple([packed & 127 for packed in s.aside if packed >> 8 == self.player]))
        s.aside = tuple([packed for packed in s.aside if packed >> 8 != self.player])


def first_aside(s: State, seat: int) -> int:
    """The place in `aside` of a seat's next Constructor, -1 if there is none."""
    for at in range(len(s.aside)):
        if s.aside[at] >> 8 == seat:
            return at
    return -1


class PlaceNext(OwnSiteAsk):
    """On which own site the next Constructor goes."""

    wants = "Your Constructors go to your own sites"
    word = "Here"

    def unit(self, s: State) -> int:
        return FOREMAN if s.aside[first_aside(s, self.player)] & 128 else WORKER

    def prompt(self, s: State) -> str:
        left = len([packed for packed in s.aside if packed >> 8 == self.player])
        more = f" ({left} to place)" if left > 1 else ""
        return f"Where does the {UNIT[self.unit(s)]} go?{more}"

    def chosen(self, s: State, place: int) -> None:
        at = first_aside(s, self.player)
        unit = self.unit(s)
        attach(s, place, unit, s.aside[at] & 127)
        s.aside = s.aside[:at] + s.aside[at + 1 :]
        s.tell("Placed", "{you:put} {units} on the {card}{site}.", self.player, place=place, unit=unit)


class DiscardFromHand(HandAsk):
    """Which card of the hand is discarded."""

    wants = "A card of your hand must be discarded"
    word = "Discard"

    def label(self, s: State, option: int) -> str:
        return f"Discard {s.front(option - HAND).name}"

    def chosen(self, s: State, face: int) -> None:
        discard_from_hand(s, self.player, face)


class CutHand(DiscardFromHand):
    """The same, because the hand is too large, or by an event."""

    def __init__(self, player: int, limit: int, rule: str, me: int) -> None:
        super().__init__(player, me)
        self.limit = limit
        self.rule = rule

    def prompt(self, s: State) -> str:
        return f"Keep {self.limit} cards: which one do you discard?"


class DownTo(Step[State]):
    """A player discards until the hand holds no more than a number of cards."""

    def __init__(self, player: int, limit: int, rule: str, me: int = -1) -> None:
        self.player = player
        self.limit = limit
        self.rule = rule
        self.me = me

    def run(self, s: State) -> None:
        if len(s.hands[self.player]) > self.limit:
            s.push(self)
            s.push(CutHand(self.player, self.limit, self.rule, self.me))


assert FACES <= 128  # packed cards keep seven bits for the face
