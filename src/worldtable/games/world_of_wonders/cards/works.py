"""Buildings of peace: Constructors, cards, and what lies in between."""

from __future__ import annotations

from worldtable.engine.asking import Asked
from worldtable.engine.log import counted
from worldtable.engine.places import distinct
from worldtable.engine.step import NO_REASON, Reason, Step
from worldtable.games.world_of_wonders import reasons, words
from worldtable.games.world_of_wonders.codes import (
    ANY_TIME,
    COPY,
    DISCARD,
    FOREMAN,
    GREATS,
    NOBODY,
    OWN_TURN,
    PLACE,
    SEAT,
    SPIED,
    UNIT,
    WORKER,
)
from worldtable.games.world_of_wonders.effects import (
    Deed,
    DrawCards,
    DrawUnits,
    MoveUnit,
    discard_from_hand,
    fizzle,
    has_unit,
    touch,
)
from worldtable.games.world_of_wonders.fronts import Building
from worldtable.games.world_of_wonders.questions import (
    CardAsk,
    DiscardFromHand,
    SiteAsk,
    imagine_loss,
    imagine_units,
)
from worldtable.games.world_of_wonders.reactions import announce
from worldtable.games.world_of_wonders.state import State


class WorkersFromDeck(Building):
    """Workers from the deck to a site; Great Wonders may send more of them along (B43)."""

    times = OWN_TURN
    amounts = (1, 4)
    says = "Workers from the deck to a site"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return send_refusal(s)

    def use(self, s: State, you: int) -> None:
        count = self.amount
        for great in s.cards.greats:
            count += s.cards.farm_bonus[great.number] * s.great[you * GREATS + great.number]
        s.push(SendTo(you, self.face, WORKER, count))


class ForemenFromDeck(Building):
    """Foremen from the deck to a site."""

    times = OWN_TURN
    amounts = (1, 4)
    says = "Foremen from the deck to a site"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return send_refusal(s)

    def use(self, s: State, you: int) -> None:
        s.push(SendTo(you, self.face, FOREMAN, self.amount))


def send_refusal(s: State) -> Reason:
    if s.sites == 0:
        return reasons.NO_SITE
    if not s.can_draw():
        return reasons.NO_DECK
    return NO_REASON


class SendTo(SiteAsk):
    """To which site, of any player, the cards of the deck go (R33)."""

    wants = "The Constructors go to a site of any player"
    rule = "R33"
    word = "Send"

    def __init__(self, player: int, me: int, unit: int, count: int) -> None:
        super().__init__(player, me)
        self.unit = unit
        self.count = count

    def prompt(self, s: State) -> str:
        return f"To which site {'does' if self.count == 1 else 'do'} {words.units(self.count, self.unit)} go?"

    def imagine(self, s: State, option: int) -> State | None:
        return imagine_units(s, option - PLACE, self.unit, self.count)

    def chosen(self, s: State, place: int) -> None:
        announce(s, DrawUnits(self.player, self.unit, self.count, place), self.me)


class DrawsCards(Building):
    """Draw cards; an event among them is replaced (R67)."""

    times = OWN_TURN
    amounts = (1, 4)
    says = "draw"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return NO_REASON if s.can_draw() else reasons.NO_DECK

    def use(self, s: State, you: int) -> None:
        s.push(DrawCards(you, self.amount))


class MoveWorker(Building):
    """Move a Worker from any site to any other site."""

    times = ANY_TIME
    says = "move a Worker"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        return move_refusal(s, WORKER)

    def use(self, s: State, you: int) -> None:
        s.push(MoveFrom(you, self.face, WORKER))


def move_refusal(s: State, unit: int) -> Reason:
    if unit == WORKER and s.workers == 0:
        return reasons.NO_WORKER
    if unit == FOREMAN and s.foremen == 0:
        return reasons.NO_FOREMAN
    return NO_REASON if s.sites > 1 else reasons.NO_OTHER_SITE


class MoveFrom(SiteAsk):
    """From which site a Constructor moves."""

    wants = "Choose a site with such a Constructor"
    rule = "R33"
    word = "From here"

    def __init__(self, player: int, me: int, unit: int) -> None:
        super().__init__(player, me)
        self.unit = unit

    def prompt(self, s: State) -> str:
        return f"From which site does {words.units(1, self.unit)} move?"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and has_unit(s, place, self.unit)

    def imagine(self, s: State, option: int) -> State | None:
        """The unit has left; with one other site it has arrived there."""
        start = option - PLACE
        goals = [place for place in range(len(s.owner)) if s.is_site(place) and place != start]
        imagine_loss(s, start, self.unit)
        return imagine_units(s, goals[0], self.unit, 1) if len(goals) == 1 else s

    def chosen(self, s: State, place: int) -> None:
        s.push(MoveTo(self.player, self.me, self.unit, place))


class MoveTo(SiteAsk):
    """To which other site it moves."""

    wants = "Choose another site"
    rule = "R33"
    word = "To here"

    def __init__(self, player: int, me: int, unit: int, start: int) -> None:
        super().__init__(player, me)
        self.unit = unit
        self.start = start

    def prompt(self, s: State) -> str:
        return f"To which site does the {UNIT[self.unit]} move?"

    def fits(self, s: State, place: int) -> bool:
        return s.is_site(place) and place != self.start

    def imagine(self, s: State, option: int) -> State | None:
        return imagine_units(imagine_loss(s, self.start, self.unit), option - PLACE, self.unit, 1)

    def chosen(self, s: State, place: int) -> None:
        announce(s, MoveUnit(self.player, self.unit, self.start, place), self.me)


class SwapWithDiscard(Building):
    """Discard a hand card, then take any other card of the discard pile."""

    times = OWN_TURN
    says = "swap a hand card with one of the discard pile"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        if not s.hands[you]:
            return reasons.NO_CARD
        return NO_REASON if s.discard else reasons.NO_DISCARD

    def use(self, s: State, you: int) -> None:
        s.push(Offer(you, self.face))


class Offer(DiscardFromHand):
    """Which card of the hand is discarded first."""

    asks = "Which card do you discard?"
    rule = "R31"

    def chosen(self, s: State, face: int) -> None:
        super().chosen(s, face)
        s.push(TakeDiscarded(self.player, self.me))


class TakeDiscarded(CardAsk):
    """Which other card of the discard pile is taken."""

    asks = "Which card of the discard pile do you take?"
    wants = "You take a card of the discard pile, but not the one you discarded for it"
    rule = "R31"
    word = "Take"

    def options(self, s: State) -> list[int]:
        return distinct([DISCARD + face for face in s.discard[:-1]])

    def label(self, s: State, option: int) -> str:
        return f"Take {s.card_name(option - DISCARD)}"

    def answer(self, s: State, option: int) -> None:
        s.push(TakeCopy(self.player, self.me, option - DISCARD))


class TakeCopy(CardAsk):
    """Which of several equal cards is taken, where the order of the discard pile depends on it (B53)."""

    wants = "Say which of the equal cards of the discard pile you take"
    rule = "B53"

    def __init__(self, player: int, me: int, face: int) -> None:
        super().__init__(player, me)
        self.face = face

    def prompt(self, s: State) -> str:
        return f"Which {s.front(self.face).name} of the discard pile do you take?"

    def options(self, s: State) -> list[int]:
        return [COPY + number for number in range(len(copies(s, self.face)))]

    def label(self, s: State, option: int) -> str:
        at = copies(s, self.face)[option - COPY]
        above = counted(len(s.discard) - 1 - at, "card")
        return f"The one under {s.front(s.discard[at + 1]).name}, with {above} above it"

    def short(self, s: State, option: int) -> str:
        at = copies(s, self.face)[option - COPY]
        return f"{counted(len(s.discard) - 1 - at, 'card')} down"

    def answer(self, s: State, option: int) -> None:
        face = s.discard.pop(copies(s, self.face)[option - COPY])
        s.hands[self.player].append(face)
        s.tell("TookFromDiscard", "{you:take} {card} from the discard pile.", self.player, face)


def copies(s: State, face: int) -> list[int]:
    """Where a card lies in the discard pile below its top, from above; of neighbours one, for they are the same."""
    found: list[int] = []
    last = len(s.discard) - 2
    for at in range(last, -1, -1):
        if s.discard[at] == face and (at == last or s.discard[at + 1] != face):
            found.append(at)
    return found


class LookAndDiscard(Building):
    """Look at an opponent's hand and discard a card of it."""

    times = ANY_TIME
    says = "look at a hand and discard a card of it"

    def refusal(self, s: State, you: int, when: int) -> Reason:
        for seat in range(s.seats):
            if seat != you and s.hands[seat]:
                return NO_REASON
        return reasons.NO_HANDS

    def use(self, s: State, you: int) -> None:
        s.push(WhoseHand(you, self.face))


class WhoseHand(CardAsk):
    """Whose hand is looked at."""

    asks = "Whose hand do you look at?"
    wants = "Choose an opponent with cards in hand"
    rule = "R31"
    word = "Look"

    def options(self, s: State) -> list[int]:
        return [SEAT + seat for seat in range(s.seats) if seat != self.player and s.hands[seat]]

    def label(self, s: State, option: int) -> str:
        return s.name(option - SEAT)

    def answer(self, s: State, option: int) -> None:
        announce(s, Spy(self.player, option - SEAT), self.me)


class Spy(Deed):
    """The hand lies open for the spy, who discards a card of it."""

    def __init__(self, player: int, owner: int) -> None:
        super().__init__(player, ())
        self.owner = owner

    def touches(self, s: State) -> int:
        return 1 << self.owner

    def aims(self) -> tuple[tuple[str, int], ...]:
        return (("looks at", SEAT + self.owner),)

    def run(self, s: State) -> None:
        if not s.hands[self.owner]:
            fizzle(s)
            return
        s.spy = self.player
        s.spied = self.owner
        s.shown += 1
        touch(s, self.owner)
        s.whisper("Looked", "{you:look} at {them's} hand{: card}.", self.player, s.hands[self.owner], self.owner)
        s.then(DiscardSpied(self.player), StopSpying())

    def say(self, s: State, to: int) -> str:
        return f"look at {s.whose(self.owner, to)} hand and discard a card of it"


class DiscardSpied(Asked[State]):
    """Which card of the hand is discarded; asked even of equal cards, for the spy is to see them."""

    always = True
    wants = "A card of the hand you look at must be discarded"
    rule = "R31"
    word = "Discard"

    def prompt(self, s: State) -> str:
        return f"Which card of {s.name(s.spied)}'s hand is discarded?"

    def options(self, s: State) -> list[int]:
        return distinct([SPIED + face for face in s.hands[s.spied]])

    def label(self, s: State, option: int) -> str:
        return f"Discard {s.card_name(option - SPIED)}"

    def answer(self, s: State, option: int) -> None:
        face = option - SPIED
        s.hands[s.spied].remove(face)
        discard_from_hand(s, s.spied, face)


class StopSpying(Step[State]):
    """The hand is hidden again."""

    def run(self, s: State) -> None:
        s.spy = NOBODY
        s.spied = NOBODY
