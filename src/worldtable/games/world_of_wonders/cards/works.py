"""Buildings of peace: Constructors, cards, and what lies in between."""

from __future__ import annotations

from worldtable.engine.step import Ask, Step
from worldtable.games.world_of_wonders import log, words
from worldtable.games.world_of_wonders.codes import (
    ANY_TIME,
    DISCARD,
    FOREMAN,
    GREATS,
    NOBODY,
    OWN_TURN,
    SEAT,
    SPIED,
    WORKER,
)
from worldtable.games.world_of_wonders.effects import Deed, DrawUnits, MoveUnit, has_unit, touch
from worldtable.games.world_of_wonders.fronts import Building
from worldtable.games.world_of_wonders.hand import DrawCards
from worldtable.games.world_of_wonders.questions import DiscardFromHand, SiteAsk, stray
from worldtable.games.world_of_wonders.reactions import announce
from worldtable.games.world_of_wonders.state import State


class WorkersFromDeck(Building):
    """Workers from the deck to a site; Great Wonders may send more of them along (B43)."""

    times = OWN_TURN
    amounts = (1, 4)
    says = "Workers from the deck to a site"

    def refusal(self, s: State, you: int, when: int) -> str:
        return send_refusal(s)

    def use(self, s: State, you: int) -> None:
        count = self.amount
        for great in s.cards.greats:
            count += s.cards.farm_bonus[great.number] * s.great[you * GREATS + great.number]
        s.push(SendTo(you, WORKER, count))


class ForemenFromDeck(Building):
    """Foremen from the deck to a site."""

    times = OWN_TURN
    amounts = (1, 4)
    says = "Foremen from the deck to a site"

    def refusal(self, s: State, you: int, when: int) -> str:
        return send_refusal(s)

    def use(self, s: State, you: int) -> None:
        s.push(SendTo(you, FOREMAN, self.amount))


def send_refusal(s: State) -> str:
    if s.sites == 0:
        return "There is no site to send anybody to. (R31)"
    if not s.can_draw():
        return "The draw deck is empty. (R61)"
    return ""


class SendTo(SiteAsk):
    """To which site, of any player, the cards of the deck go (R33)."""

    wants = "The Constructors go to a site of any player"
    rule = "R33"

    def __init__(self, player: int, unit: int, count: int) -> None:
        super().__init__(player)
        self.unit = unit
        self.count = count

    def prompt(self, s: State) -> str:
        return f"To which site {'does' if self.count == 1 else 'do'} {words.units(self.count, self.unit)} go?"

    def chosen(self, s: State, place: int) -> None:
        announce(s, DrawUnits(self.player, self.unit, self.count, place))


class DrawsCards(Building):
    """Draw cards; an event among them is replaced (R67)."""

    times = OWN_TURN
    amounts = (1, 4)
    says = "draw"

    def refusal(self, s: State, you: int, when: int) -> str:
        return "" if s.can_draw() else "The draw deck is empty. (R61)"

    def use(self, s: State, you: int) -> None:
        s.push(DrawCards(you, self.amount, False))


class MoveWorker(Building):
    """Move a Worker from any site to any other site."""

    times = ANY_TIME
    says = "move a Worker"

    def refusal(self, s: State, you: int, when: int) -> str:
        return move_refusal(s, WORKER)

    def use(self, s: State, you: int) -> None:
        s.push(MoveFrom(you, WORKER))


def move_refusal(s: State, unit: int) -> str:
    if unit == WORKER and s.workers == 0:
        return "There is no Worker on any site. (R33)"
    if unit == FOREMAN and s.foremen == 0:
        return "There is no Foreman on any site. (R33)"
    return "" if s.sites > 1 else "There is no other site to move to. (R33)"


class MoveFrom(SiteAsk):
    """From which site a Constructor moves."""

    wants = "Choose a site with such a Constructor"
    rule = "R33"

    def __init__(self, player: int, unit: int) -> None:
        super().__init__(player)
        self.unit = unit

    def prompt(self, s: State) -> str:
        return f"From which site does {words.units(1, self.unit)} move?"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and has_unit(s, place, self.unit)

    def chosen(self, s: State, place: int) -> None:
        s.push(MoveTo(self.player, self.unit, place))


class MoveTo(SiteAsk):
    """To which other site it moves."""

    wants = "Choose another site"
    rule = "R33"

    def __init__(self, player: int, unit: int, source: int) -> None:
        super().__init__(player)
        self.unit = unit
        self.source = source

    def prompt(self, s: State) -> str:
        return f"To which site does the {words.UNIT[self.unit]} move?"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and place != self.source

    def chosen(self, s: State, place: int) -> None:
        announce(s, MoveUnit(self.player, self.unit, self.source, place))


class SwapWithDiscard(Building):
    """Discard a hand card, then take any other card of the discard pile."""

    times = OWN_TURN
    says = "swap a hand card with one of the discard pile"

    def refusal(self, s: State, you: int, when: int) -> str:
        if not s.hands[you]:
            return "You have no card to discard. (R31)"
        return "" if s.discard else "The discard pile is empty. (R30)"

    def use(self, s: State, you: int) -> None:
        s.push(Offer(you))


class Offer(DiscardFromHand):
    """Which card of the hand is discarded first."""

    rule = "R31"

    def prompt(self, s: State) -> str:
        return "Which card do you discard?"

    def chosen(self, s: State, face: int) -> None:
        super().chosen(s, face)
        s.push(TakeDiscarded(self.player))


class TakeDiscarded(Ask[State]):
    """Which other card of the discard pile is taken."""

    def prompt(self, s: State) -> str:
        return "Which card of the discard pile do you take?"

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        for at in range(len(s.discard) - 1):  # the one on top was discarded for it
            code = DISCARD + s.discard[at]
            if code not in found:
                found.append(code)
        return found

    def label(self, s: State, option: int) -> str:
        return f"Take {s.front(option - DISCARD).name}"

    def why_not(self, s: State, code: int) -> str:
        return stray("You take a card of the discard pile, but not the one you discarded for it", "R31")

    def answer(self, s: State, option: int) -> None:
        face = option - DISCARD
        s.discard.remove(face)
        s.hands[self.player].append(face)
        if s.telling:
            s.tell(log.TookFromDiscard(self.player, face))


class LookAndDiscard(Building):
    """Look at an opponent's hand and discard a card of it."""

    times = ANY_TIME
    says = "look at a hand and discard a card of it"

    def refusal(self, s: State, you: int, when: int) -> str:
        for seat in range(s.seats):
            if seat != you and s.hands[seat]:
                return ""
        return "No opponent has a card in hand. (R31)"

    def use(self, s: State, you: int) -> None:
        s.push(WhoseHand(you))


class WhoseHand(Ask[State]):
    """Whose hand is looked at."""

    def prompt(self, s: State) -> str:
        return "Whose hand do you look at?"

    def options(self, s: State) -> list[int]:
        return [SEAT + seat for seat in range(s.seats) if seat != self.player and s.hands[seat]]

    def label(self, s: State, option: int) -> str:
        return s.name(option - SEAT)

    def why_not(self, s: State, code: int) -> str:
        return stray("Choose an opponent with cards in hand", "R31")

    def answer(self, s: State, option: int) -> None:
        announce(s, Spy(self.player, option - SEAT))


class Spy(Deed):
    """The hand lies open for the spy, who discards a card of it."""

    def __init__(self, player: int, owner: int) -> None:
        self.player = player
        self.owner = owner

    def touches(self, s: State) -> int:
        return 1 << self.owner

    def run(self, s: State) -> None:
        if s.hands[self.owner]:
            s.spy = self.player
            s.spied = self.owner
            s.shown += 1
            touch(s, self.owner)
            if s.telling:
                s.tell(log.Looked(self.player, self.owner, tuple(s.hands[self.owner])))
            s.then(DiscardSpied(self.player), StopSpying())
        elif s.telling:
            s.tell(log.FIZZLED)

    def say(self, s: State, to: int) -> str:
        return f"look at {words.whose(s, self.owner, to)} hand and discard a card of it"


class DiscardSpied(Ask[State]):
    """Which card of the hand is discarded; asked even of equal cards, for the spy is to see them."""

    always = True

    def prompt(self, s: State) -> str:
        return f"Which card of {s.name(s.spied)}'s hand is discarded?"

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        for face in s.hands[s.spied]:
            if SPIED + face not in found:
                found.append(SPIED + face)
        return found

    def label(self, s: State, option: int) -> str:
        return f"Discard {s.front(option - SPIED).name}"

    def why_not(self, s: State, code: int) -> str:
        return stray("A card of the hand you look at must be discarded", "R31")

    def answer(self, s: State, option: int) -> None:
        face = option - SPIED
        s.hands[s.spied].remove(face)
        s.discard.append(face)
        if s.telling:
            s.tell(log.DiscardedFromHand(s.spied, face))


class StopSpying(Step[State]):
    """The hand is hidden again."""

    def run(self, s: State) -> None:
        s.spy = NOBODY
        s.spied = NOBODY
