"""The Winston draft, and building a deck from it (R76)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Several, Step
from worldtable.games.worldbreakers.codes import DONE, PILE, STOCK, TAKE, WORLDBREAKER, card_of, face_of
from worldtable.games.worldbreakers.decks import DECK_SIZE
from worldtable.games.worldbreakers.questions import Question
from worldtable.games.worldbreakers.rules import begin_duel, lay_out
from worldtable.games.worldbreakers.state import State

PILES: Final = 3


def begin_draft(s: State) -> None:
    """Shuffle the 96 cards without signature; three piles of one card, face down."""
    faces = s.cards.faces
    stock = [face.face for face in faces if draftable(s, face.face)]
    s.box = [face.face for face in faces if not face.solo_only and not draftable(s, face.face)]
    s.shuffle(stock)
    s.stock = stock
    s.piles = [[stock.pop()] for _ in range(PILES)]
    s.taken = [[], []]
    s.active = s.roll(2)
    s.first = s.active
    s.push(DraftTurn(s.active))


def draftable(s: State, face: int) -> bool:
    card = s.cards.faces[face]
    return card.kind != WORLDBREAKER and not card.solo_only and not card.signature_of


class DraftTurn(Step[State]):
    """The player to move looks at the piles in order; when all is used up the decks are built."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        s.active = self.player
        if not s.stock and not [pile for pile in s.piles if pile]:
            s.piles = []
            s.looking = -1
            s.building = True
            second = 1 - s.first
            s.then(ChooseBreaker(second), ChooseBreaker(1 - second), BuildDecks())
            return
        look(s, self.player, 0)


def first_pile(s: State, pile: int) -> int:
    """The first pile from a number on that is not used up; the number of all piles if there is none."""
    while pile < PILES and not s.piles[pile]:
        pile += 1
    return pile


def look(s: State, player: int, pile: int) -> None:
    """Look at a pile, or go on to the next if it is used up."""
    pile = first_pile(s, pile)
    if pile == PILES:
        card = s.stock.pop()
        s.learn(card, 1 << player)
        s.taken[player].append(card)
        s.looking = -1
        s.whisper("Hidden", "{you:take} {card} from the stock.", player, [card])
        s.push(DraftTurn(1 - player))
        return
    s.looking = pile
    s.shown += 1
    for card in s.piles[pile]:
        s.learn(card, 1 << player)
    s.push(TakePile(player))


class TakePile(Question):
    """Take the pile, or leave it to grow by a card."""

    refuses = "Take the pile that you look at, or leave it."
    rule = "R76"

    def prompt(self, s: State) -> str:
        count = len(s.piles[s.looking])
        these = "this card" if count == 1 else f"these {count} cards"
        return f"Pile {s.looking + 1}: do you take {these}?"

    def last(self, s: State) -> bool:
        """Whether the top card of the stock comes next."""
        return first_pile(s, s.looking + 1) == PILES

    def options(self, s: State) -> list[int]:
        if self.last(s) and len(s.stock) < 2:
            return [TAKE]  # left, it would take the last card of the stock, and nothing would be left to take
        return [TAKE, DONE]

    def label(self, s: State, option: int) -> str:
        if option == TAKE:
            return f"Take pile {s.looking + 1}"
        return f"Leave it and {'take the top card of the stock' if self.last(s) else 'look at the next pile'}"

    def short(self, s: State, option: int) -> str:
        if option == TAKE:
            return f"Take these {len(s.piles[s.looking])}" if len(s.piles[s.looking]) > 1 else "Take this card"
        return "Leave, take the stock's" if self.last(s) else "Leave, look here"

    def points(self, s: State, option: int) -> list[int]:
        """The pile itself, or what comes next."""
        if option == TAKE:
            return [PILE + s.looking]
        return [STOCK if self.last(s) else PILE + first_pile(s, s.looking + 1)]

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == TAKE else table.PLAIN

    def chosen(self, s: State, option: int) -> None:
        you = self.player
        pile = s.piles[s.looking]
        s.whisper("Hidden", f"{{you:take}} pile {s.looking + 1}: {{card}}.", you, pile)
        s.taken[you].extend(pile)
        s.piles[s.looking] = [s.stock.pop()] if s.stock else []
        s.looking = -1
        s.push(DraftTurn(1 - you))

    def declined(self, s: State) -> None:
        if s.stock:
            s.piles[s.looking].append(s.stock.pop())
        s.tell("Note", "{you:leave} pile {n}.", self.player, n=s.looking + 1)
        look(s, self.player, s.looking + 1)


class ChooseBreaker(Question):
    """There is one of each Worldbreaker; who went second in the draft chooses first."""

    asks = "Which Worldbreaker leads your deck?"
    does = "Choose"
    refuses = "Choose one of the Worldbreakers that are left."
    rule = "R76"

    def options(self, s: State) -> list[int]:
        return [face for face in s.box if s.face(face).kind == WORLDBREAKER]

    def chosen(self, s: State, card: int) -> None:
        you = self.player
        id = s.face(card).id
        signatures = [face for face in s.box if s.face(face).signature_of == id]
        s.box = [face for face in s.box if face != card and face not in signatures]
        s.breakers = [card, s.breakers[1]] if you == 0 else [s.breakers[0], card]
        s.taken[you].extend(signatures)
        s.tell("Note", f"{{you:choose}} {s.card_name(card)}.", you)


class BuildDecks(Step[State]):
    """From now on every card has its owner; what one did not draft the other did."""

    def run(self, s: State) -> None:
        s.known.clear()
        s.knowers.clear()
        s.taken[1] = [card_of(1, card) for card in s.taken[1]]
        for side in (0, 1):
            s.taken[side].sort()
        s.then(LeaveOut(0), LeaveOut(1), BeginDuel())


class LeaveOut(Question):
    """Cards stay out, one by one, until 30 are left; who drafted fewer plays them all."""

    always = True
    says = "Leave out {card}"
    does = "Leave out"
    refuses = "Leave out one of the cards that you drafted; this is {this}."
    rule = "R73"

    def prompt(self, s: State) -> str:
        over = len(s.taken[self.player]) - DECK_SIZE
        return f"Build your deck: leave out {'1 more card' if over == 1 else f'{over} more cards'}"

    def options(self, s: State) -> list[int]:
        return s.taken[self.player].copy() if len(s.taken[self.player]) > DECK_SIZE else []

    def several(self, s: State) -> Several | None:
        return Several(len(s.taken[self.player]) - DECK_SIZE, f"Play with these {DECK_SIZE}", "R73")

    def chosen(self, s: State, card: int) -> None:
        s.taken[self.player].remove(card)
        s.aside[self.player].append(card)
        s.push(self)


class BeginDuel(Step[State]):
    """Set up the duel with the decks that were built (R15 to R18)."""

    def run(self, s: State) -> None:
        s.building = False
        for side in (0, 1):
            deck = [face_of(card) for card in s.taken[side]]
            s.taken[side] = sorted(s.aside[side])
            s.aside[side] = []
            lay_out(s, side, s.breakers[side], deck)
        begin_duel(s)
