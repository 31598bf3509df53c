"""The sequence of play of World of Wonders, as printed: opening hands, then Build, Ready, Play, Wonders, Draw."""

from __future__ import annotations

from typing import Final

from worldtable.engine.asking import Either
from worldtable.engine.step import Step
from worldtable.games.world_of_wonders import codes
from worldtable.games.world_of_wonders.card import GREAT_WONDER
from worldtable.games.world_of_wonders.effects import DrawCards, DrawUnits, draw_until, finish, gain_tokens, happen
from worldtable.games.world_of_wonders.playing import PlayPhase
from worldtable.games.world_of_wonders.questions import SiteAsk, cut_hand
from worldtable.games.world_of_wonders.reactions import WINDOW
from worldtable.games.world_of_wonders.state import ATTACKED, NOBODY, NONE, TURNED, State
from worldtable.games.world_of_wonders.units import WORKER

IDLE_ROUNDS: Final = 10
MULLIGAN_SIZE: Final = 4
HAND_SIZE: Final = 5


# Opening hands.


class Mulligan(Either[State]):
    """Once, before the first turn: the whole hand for four new cards (R8)."""

    asks = "Keep your hand, or four new cards from the deck?"
    wants = "Keep your whole hand, or discard all of it"
    rule = "R8"
    one = (codes.NO, "Keep it", "Keep")
    other = (codes.YES, "Discard it and draw four cards", "Four new cards")
    main = codes.NO

    def answer(self, s: State, option: int) -> None:
        if option == codes.NO:
            return
        s.discard.extend(s.hands[self.player])
        s.hands[self.player].clear()
        s.tell("Mulliganed", "{you:discard} {your|the} whole hand for four new cards.", self.player)
        s.push(DrawCards(self.player, MULLIGAN_SIZE))


class ShuffleEventsIn(Step[State]):
    """Events join the draw deck once all hands are settled (R9)."""

    def run(self, s: State) -> None:
        if s.coming:
            s.deck.extend(s.coming)
            s.coming = NONE
            s.shuffle(s.deck)


# The turn.


def phases(you: int) -> tuple[Step[State], ...]:
    """A turn: Build, Ready, Play, Wonders, Draw, with a window when it begins and one for Wonders (R20, R46)."""
    return (
        WINDOW,
        BuildPhase(you),
        ReadyPhase(),
        PlayPhase(you),
        WondersPhase(),
        WINDOW,
        WondersCheck(),
        WonderWorkers(),
        Tokens(),
        DrawPhase(),
        EndOfTurn(),
    )


class Turn(Step[State]):
    """What begins with it, then its phases."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        s.active = self.player
        s.turns += 1
        s.idle += 1
        s.phase = codes.BUILD
        if s.peace == self.player:
            s.peace = NOBODY
        s.tell("TurnBegins", "{you's} turn begins.", self.player)
        s.open_window(codes.TURN_START, 1 << self.player)  # W1
        s.then(*TURN[self.player])


# The Build phase.


class BuildPhase(SiteAsk):
    """Every own site with enough Constructors is finished; the player orders them (R16, R21, R53)."""

    asks = "Several sites are finished: which one first?"
    wants = "Choose one of your sites that have enough Constructors"
    word = "Finish"
    rule = "R16"

    def fits(self, s: State, place: int) -> bool:
        if s.owner[place] != self.player or s.is_built(place):
            return False
        return s.constructors(place) >= s.cards.costs[s.face[place]]

    def chosen(self, s: State, place: int) -> None:
        s.push(self)
        finish(s, place)


# The Ready phase; then the Play phase, in `playing.py`.


class ReadyPhase(Step[State]):
    """Own cards become ready, own Great Wonders may be used again (R22)."""

    def run(self, s: State) -> None:
        s.phase = codes.READY
        you = s.active
        for place in range(len(s.owner)):
            if s.owner[place] == you:
                s.state[place] &= ~TURNED
        for at in range(you * codes.GREATS, (you + 1) * codes.GREATS):
            s.used_first[at] = 0
        s.used_second[you] = 0
        s.phase = codes.PLAY


# The Wonders phase.


class WondersPhase(Step[State]):
    """It begins with a window, before the check (R24)."""

    def run(self, s: State) -> None:
        s.phase = codes.WONDERS
        s.open_window(codes.WONDERS_CHECK, 1 << s.active)  # W5


class WondersCheck(Step[State]):
    """Own sites without Constructors are lost; a stolen piece goes back one step (R41, R42)."""

    def run(self, s: State) -> None:
        lost: list[int] = []
        for place in range(len(s.owner)):
            if s.owner[place] == s.active and is_deserted(s, place):
                holders = s.chain[place]
                if not holders:
                    lost.append(place)
                    continue
                s.owner[place], s.chain[place] = holders[-1], holders[:-1]
                said = "The stolen piece of {card} goes back to {you}."
                s.tell("Returned", said, holders[-1], s.face[place])
        if s.ordered and len({s.face[place] for place in lost}) > 1:
            s.push(self)
            s.push(LoseNext(s.active))
            return
        for place in lost:
            lose(s, place)


def is_deserted(s: State, place: int) -> bool:
    return not s.is_built(place) and not s.units[place].any()


def lose(s: State, place: int) -> None:
    """A site goes to the discard pile (R41)."""
    s.tell("SiteLost", "{there} has no Constructor and is lost.", s.active, place=place)
    s.discard.append(s.face[place])
    s.clear(place)


class LoseNext(SiteAsk):
    """Which of several lost sites is discarded first, where discards are ordered (R53)."""

    asks = "Several sites are lost: which one goes first?"
    wants = "Choose one of your sites without Constructors"
    word = "First"
    rule = "R41"

    def fits(self, s: State, place: int) -> bool:
        return s.owner[place] == self.player and is_deserted(s, place)

    def chosen(self, s: State, place: int) -> None:
        lose(s, place)


class WonderWorkers(Step[State]):
    """Each own Great Wonder site gets the top card of the draw deck as a Worker (R43)."""

    def run(self, s: State) -> None:
        you = s.active
        place = len(s.owner)
        while place > 0:
            place -= 1
            if s.owner[place] == you and s.cards.kinds[s.face[place]] == GREAT_WONDER:
                s.push(DrawUnits(you, (place,), WORKER, 1))


class Tokens(Step[State]):
    """One for each own Great Wonder piece, one for two equal Natural Wonders, two for three (R44)."""

    def run(self, s: State) -> None:
        you = s.active
        count = s.pieces[you]
        for at in range(you * codes.GREATS, (you + 1) * codes.GREATS):
            if s.natural[at] > 1:
                count += s.natural[at] - 1
        if count:
            gain_tokens(s, you, count)


# The Draw phase and the end.


class DrawPhase(Step[State]):
    """Draw until the hand holds 5 cards; more are discarded (R25)."""

    def run(self, s: State) -> None:
        s.phase = codes.DRAW
        you = s.active
        if len(s.hands[you]) < HAND_SIZE:
            s.push(FillHand(you, HAND_SIZE))
        else:
            cut_hand(s, you, HAND_SIZE, "R25")


class FillHand(Step[State]):
    """Draw until the hand holds so many cards, whatever an event does to it on the way (R25, B52)."""

    def __init__(self, player: int, size: int) -> None:
        self.player = player
        self.size = size

    def run(self, s: State) -> None:
        event = draw_until(s, self.player, self.size)
        if event >= 0:
            s.push(Replace(self.player, self.size))
            happen(s, self.player, event)


class Replace(Either[State]):
    """Whether the drawer of an event takes a card in its place, or ends with one fewer in hand (R67, B52)."""

    asks = "Do you draw another card for the event?"
    wants = "Say whether you replace the event"
    rule = "R67"
    one = (codes.YES, "Draw another card for it", "Draw")
    other = (codes.NO, "Go without", "Go without")
    main = codes.YES
    decline = codes.NO

    def __init__(self, player: int, size: int) -> None:
        super().__init__(player)
        self.size = size

    def options(self, s: State) -> list[int]:
        return [codes.YES, codes.NO] if s.can_draw() else [codes.NO]

    def answer(self, s: State, option: int) -> None:
        s.push(FillHand(self.player, self.size if option == codes.YES else self.size - 1))


class EndOfTurn(Step[State]):
    """What lasts for the turn ends; then the next turn, or the end of the game (R58 to R61)."""

    def run(self, s: State) -> None:
        s.forged = 0
        s.doubled = 0
        s.horses = ()
        for place in range(len(s.state)):
            s.state[place] &= ~ATTACKED
        if s.last_turns >= 0:
            s.last_turns -= 1
        elif s.emptied == 2:
            s.last_turns = s.seats
        if s.last_turns == 0:
            s.tell("Said", "The last turn has been played: the game ends.")
        elif s.idle >= IDLE_ROUNDS * s.seats:  # B42
            s.tell("Said", f"Nobody has drawn a card for {IDLE_ROUNDS} rounds: the game ends.")
        else:
            s.push(Turn((s.active + 1) % s.seats))


# Steps never change, so one of each serves every game.
TURN: Final = [phases(seat) for seat in range(codes.MOST_SEATS)]
