"""The Winston draft, and building a deck from it (R76)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.log import counted
from worldtable.engine.step import Step
from worldtable.engine.table import Several
from worldtable.games.worldbreakers.codes import DONE, PILE, STOCK, TAKE, WORLDBREAKER, card_of, face_of
from worldtable.games.worldbreakers.decks import DECK_SIZE, in_box, usable
from worldtable.games.worldbreakers.questions import Question
from worldtable.games.worldbreakers.rules import begin_duel, lay_out
from worldtable.games.worldbreakers.state import State

PILES: Final = 3


def begin_draft(s: State) -> None:
    """Shuffle the 96 cards without signature; three piles of one card, face down."""
    stock = usable(s.cards, "")
    s.box = [face.face for face in in_box(s.cards) if face.face not in stock]
    s.shuffle(stock)
    s.stock = stock
    s.piles = [[stock.pop()] for _ in range(PILES)]
    s.taken = [[], []]
    s.first = s.roll(2)
    s.push(DraftTurn(s.first))


class DraftTurn(Step[State]):
    """The player to move looks at the piles in order; when all is used up the decks are built."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: State) -> None:
        s.active = self.player
        if s.stock or any(s.piles):
            look(s, self.player, 0)
            return
        s.piles = []
        s.building = True
        s.then(ChooseBreaker(1 - s.first), ChooseBreaker(s.first), BuildDecks())


def first_pile(s: State, pile: int) -> int:
    """The first pile from a number on that is not used up; the number of all piles if there is none."""
    while pile < PILES and not s.piles[pile]:
        pile += 1
    return pile


def look(s: State, player: int, pile: int) -> None:
    """Look at the first pile from a number on; after the last the top card of the stock is taken."""
    pile = first_pile(s, pile)
    if pile == PILES:
        card = s.stock.pop()
        s.learn(card, 1 << player)
        s.whisper("Hidden", "{you:take} {card} from the stock.", player, [card])
        take(s, player, [card])
        return
    s.looking = pile
    s.shown += 1
    for card in s.piles[pile]:
        s.learn(card, 1 << player)
    s.push(TakePile(player))


def take(s: State, player: int, cards: list[int]) -> None:
    """A turn ends with cards for the player."""
    s.taken[player].extend(cards)
    s.looking = -1
    s.push(DraftTurn(1 - player))


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
        pile = s.piles[s.looking]
        s.whisper("Hidden", f"{{you:take}} pile {s.looking + 1}: {{card}}.", self.player, pile)
        s.piles[s.looking] = [s.stock.pop()] if s.stock else []
        take(s, self.player, pile)

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
        signatures = [face for face in s.box if s.face(face).signature_of == s.face(card).id]
        s.box = [face for face in s.box if face != card and face not in signatures]
        s.breakers = [card, s.breakers[1]] if you == 0 else [s.breakers[0], card]
        s.taken[you].extend(signatures)
        s.tell("Note", f"{{you:choose}} {s.card_name(card)}.", you)


class BuildDecks(Step[State]):
    """From now on every card has its owner; what one did not draft the other did."""

    def run(self, s: State) -> None:
        s.known.clear()
        s.taken = [sorted(s.taken[0]), sorted([card_of(1, card) for card in s.taken[1]])]
        s.then(LeaveOut(0), LeaveOut(1), BeginDuel())


class LeaveOut(Question):
    """Cards stay out, one by one, until 30 are left; who drafted fewer plays them all."""

    always = True
    says = "Leave out {card}"
    does = "Leave out"
    refuses = "Leave out one of the cards that you drafted; this is {this}."
    rule = "R73"

    def prompt(self, s: State) -> str:
        return f"Build your deck: leave out {counted(len(s.taken[self.player]) - DECK_SIZE, 'more card')}"

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
