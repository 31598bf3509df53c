"""The sequence of play of Lords of Worlds, as printed: set-up, turns, the end and the final scoring."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Reason, Step
from worldtable.games.lords_of_worlds import reasons
from worldtable.games.lords_of_worlds.effects import declare, fill_supply, refill_display, uncover
from worldtable.games.lords_of_worlds.planet import spaces_of
from worldtable.games.lords_of_worlds.questions import Act, ChoosePortal, Uncover
from worldtable.games.lords_of_worlds.reasons import Question
from worldtable.games.lords_of_worlds.scoring import NOTHING, Ground, best_types, score
from worldtable.games.lords_of_worlds.state import (
    DECK,
    DISCARD,
    GROUP,
    HAND,
    UNDECLARED,
    UNSEEN,
    State,
)

HAND_TOTAL: Final = 13  # a starting hand is drawn until its total exceeds this (R13)
FACE_UP: Final = 12  # tiles at the start (R19)
HAND_LIMIT: Final = 10  # at the end of a turn of the strategic variant (R81)


def set_up(s: State, uncover_at_random: bool) -> None:
    """Display, hands, tiles, planets, tokens; what is chosen waits in printed order (R9 to R20)."""
    s.telling = False  # what is laid out now can be seen on the table
    s.lay_out(s.cards.deck.copy(), DECK)
    s.shuffle(s.at[DECK])
    refill_display(s)
    for seat in range(s.seats):
        draw_hand(s, seat)
    lay_tiles(s)
    s.push(TURN[s.starter])
    if s.switches.strategic:  # R80
        uncover(s, list(range(s.map.size)))
    elif uncover_at_random:
        hexes = [hex for hex in range(s.map.size) if s.board[hex] >= 0]
        s.deal(hexes, FACE_UP)
        uncover(s, sorted(hexes[-FACE_UP:]))
    else:
        for turn in range(FACE_UP - 1, -1, -1):
            s.push(UNCOVER[(s.starter + turn) % s.seats])
    s.push(CHOOSE_PORTAL[s.starter])
    s.telling = True
    s.tell("Began", "{you:are} the starting player.", s.starter)


def draw_hand(s: State, seat: int) -> None:
    """Draw one card at a time until the total exceeds 13 (R13)."""
    total = 0
    while total <= HAND_TOTAL:
        total += s.cards.worth[s.draw(DECK, UNSEEN + seat)]


def lay_tiles(s: State) -> None:
    """A tile face-down on every hex but the portals; the rest is the reserve, six of it the supply (R15)."""
    s.reserve = s.cards.tiles_in_play(s.types)
    s.shuffle(s.reserve)
    for hex in range(s.map.size):
        if hex not in s.map.portals:
            s.board[hex] = s.reserve.pop() * 2
    fill_supply(s)


class Turn(Step[State]):
    """A turn: exactly one action (R21). A round begins with the starting player's turn."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        s.active = self.player
        if self.player == s.starter:
            s.round += 1
        s.push(END_OF_TURN[self.player])
        s.push(ACT[self.player])


class EndOfTurn(Step[State]):
    """The display is refilled, then the hand limit is checked, then the next turn begins (R24, R27, R81, O43)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        refill_display(s)
        s.push(NEXT_TURN[self.player])
        if s.switches.strategic:
            for _ in range(HAND_LIMIT, len(s.hands[self.player])):
                s.push(DISCARD_ONE[self.player])


class NextTurn(Step[State]):
    """The next player's turn, or the end of the game with that of the round (R63 to R65)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        following = (self.player + 1) % s.seats
        if following != s.starter:
            s.push(TURN[following])
        elif s.last_round:
            s.push(FinalScoring("The round is finished: the game ends."))
        elif max(s.board) < 0:
            s.push(FinalScoring("No tile is left on the game board: the game ends."))
        else:
            s.push(TURN[following])


class Discard(Question):
    """Strategic variant: discard down to 10 cards, one by one (R81)."""

    always = True  # equal cards are secret too
    doing = "discards"

    def prompt(self, s: State) -> str:
        return f"Hand limit {HAND_LIMIT}: which card do you discard?"

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        for card in s.hands[self.player]:
            if HAND + card not in found:
                found.append(HAND + card)
        return found

    def label(self, s: State, option: int) -> str:
        return f"Discard {s.card_name(option - HAND)}"

    def short(self, s: State, option: int) -> str:
        return "Discard"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN

    def reason(self, s: State, code: int) -> Reason:
        if code >= GROUP:
            return Reason(f"First discard down to {HAND_LIMIT} cards.", "R81")
        return reasons.elsewhere(s, self.player, code)

    def answer(self, s: State, option: int) -> None:
        card = option - HAND
        s.give_up(self.player, card, DISCARD)
        s.tell("Discarded", "{you:discard} {card} (hand limit).", self.player, card)


class FinalScoring(Step[State]):
    """Undeclared Mixes are bound where they score most; the sheets tell the rest (R67 to R71)."""

    def __init__(self, why: str) -> None:
        self.why = why

    def run(self, s: State) -> None:
        s.tell("Ended", self.why)
        s.finished = True
        s.active = -1
        for turn in range(s.seats):
            seat = (s.starter + turn) % s.seats
            spaces = spaces_of(s.mask(seat, UNDECLARED))
            types = best_types(Ground(s, seat))
            for at in range(len(spaces)):
                if types[at] != NOTHING:
                    declare(s, seat, spaces[at], types[at])
            if s.telling:
                s.tell("Scored", "{you:end} with {number:point}.", seat, number=score(s, seat))


# Steps never change, so one of each serves every game.
TURN: Final = [Turn(seat) for seat in range(4)]
END_OF_TURN: Final = [EndOfTurn(seat) for seat in range(4)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(4)]
ACT: Final = [Act(seat) for seat in range(4)]
DISCARD_ONE: Final = [Discard(seat) for seat in range(4)]
UNCOVER: Final = [Uncover(seat) for seat in range(4)]
CHOOSE_PORTAL: Final = [ChoosePortal(seat) for seat in range(4)]
