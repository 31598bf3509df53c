"""The Winston draft, and building a deck from it (R76)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Reason, Several, Step
from worldtable.games.worldbreakers import log
from worldtable.games.worldbreakers.asking import Question
from worldtable.games.worldbreakers.codes import DONE, FACES, PILE, STOCK, TAKE, WORLDBREAKER
from worldtable.games.worldbreakers.decks import DECK_SIZE
from worldtable.games.worldbreakers.questions import where
from worldtable.games.worldbreakers.rules import MULLIGAN, ROUND, lay_out
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
        if s.telling:
            s.note(log.Hidden(player, "take {cards} from the stock", "takes {cards} from the stock", (card,), 1))
        s.push(DraftTurn(1 - player))
        return
    s.looking = pile
    s.shown += 1
    for card in s.piles[pile]:
        s.learn(card, 1 << player)
    s.push(TakePile(player))


class TakePile(Question):
    """Take the pile, or leave it to grow by a card."""

    def prompt(self, s: State) -> str:
        count = len(s.piles[s.looking])
        these = "this card" if count == 1 else f"these {count} cards"
        return f"Pile {s.looking + 1}: do you take {these}?"

    def options(self, s: State) -> list[int]:
        if first_pile(s, s.looking + 1) == PILES and len(s.stock) < 2:
            return [TAKE]  # left, it would take the last card of the stock, and nothing would be left to take
        return [TAKE, DONE]

    def label(self, s: State, option: int) -> str:
        if option == TAKE:
            return f"Take pile {s.looking + 1}"
        last = first_pile(s, s.looking + 1) == PILES
        return "Leave it and take the top card of the stock" if last else "Leave it and look at the next pile"

    def short(self, s: State, option: int) -> str:
        if option == TAKE:
            return f"Take these {len(s.piles[s.looking])}" if len(s.piles[s.looking]) > 1 else "Take this card"
        return "Leave, take the stock's" if first_pile(s, s.looking + 1) == PILES else "Leave, look here"

    def points(self, s: State, option: int) -> list[int]:
        """The pile itself, or what comes next."""
        if option == TAKE:
            return [PILE + s.looking]
        return [STOCK if first_pile(s, s.looking + 1) == PILES else PILE + first_pile(s, s.looking + 1)]

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == TAKE else table.PLAIN

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("Take the pile that you look at, or leave it.", "R76")

    def answer(self, s: State, option: int) -> None:
        you = self.player
        number = s.looking
        pile = s.piles[number]
        if option == TAKE:
            if s.telling:
                from_pile = f"pile {number + 1}: {{cards}}"
                s.note(log.Hidden(you, f"take {from_pile}", f"takes {from_pile}", tuple(pile), len(pile)))
            s.taken[you].extend(pile)
            s.piles[number] = [s.stock.pop()] if s.stock else []
            s.looking = -1
            s.push(DraftTurn(1 - you))
            return
        if s.stock:
            pile.append(s.stock.pop())
        if s.telling:
            s.note(log.Note(you, f"leave pile {number + 1}", f"leaves pile {number + 1}"))
        look(s, you, number + 1)


class ChooseBreaker(Question):
    """There is one of each Worldbreaker; who went second in the draft chooses first."""

    def prompt(self, s: State) -> str:
        return "Which Worldbreaker leads your deck?"

    def options(self, s: State) -> list[int]:
        return [face for face in s.box if s.cards.faces[face].kind == WORLDBREAKER]

    def label(self, s: State, option: int) -> str:
        return s.cards.faces[option].name

    def short(self, s: State, option: int) -> str:
        return "Choose"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("Choose one of the Worldbreakers that are left.", "R76")

    def answer(self, s: State, option: int) -> None:
        you = self.player
        id = s.cards.faces[option].id
        signatures = [face for face in s.box if s.cards.faces[face].signature_of == id]
        s.box = [face for face in s.box if face != option and face not in signatures]
        s.breakers = [option, s.breakers[1]] if you == 0 else [s.breakers[0], option]
        s.taken[you].extend(signatures)
        if s.telling:
            name = s.cards.faces[option].name
            s.note(log.Note(you, f"choose {name}", f"chooses {name}"))


class BuildDecks(Step[State]):
    """From now on every card has its owner; what one did not draft the other did."""

    def run(self, s: State) -> None:
        s.known.clear()
        s.taken[1] = [FACES + card for card in s.taken[1]]
        for side in (0, 1):
            s.taken[side].sort()
        s.then(LeaveOut(0), LeaveOut(1), BeginDuel())


class LeaveOut(Question):
    """Cards stay out, one by one, until 30 are left; who drafted fewer plays them all."""

    always = True

    def prompt(self, s: State) -> str:
        over = len(s.taken[self.player]) - DECK_SIZE
        return f"Build your deck: leave out {'1 more card' if over == 1 else f'{over} more cards'}"

    def options(self, s: State) -> list[int]:
        return s.taken[self.player].copy() if len(s.taken[self.player]) > DECK_SIZE else []

    def several(self, s: State) -> Several | None:
        return Several(len(s.taken[self.player]) - DECK_SIZE, f"Play with these {DECK_SIZE}", "R73")

    def label(self, s: State, option: int) -> str:
        return f"Leave out {s.called(option)}"

    def short(self, s: State, option: int) -> str:
        return "Leave out"

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"Leave out one of the cards that you drafted; this is {where(s, code, self.player)}.", "R73")

    def answer(self, s: State, option: int) -> None:
        s.taken[self.player].remove(option)
        s.aside[self.player].append(option)
        s.push(self)


class BeginDuel(Step[State]):
    """Set up the duel with the decks that were built (R15 to R18)."""

    def run(self, s: State) -> None:
        s.building = False
        for side in (0, 1):
            deck = [card & 127 for card in s.taken[side]]
            s.taken[side] = sorted(s.aside[side])
            s.aside[side] = []
            lay_out(s, side, s.breakers[side], deck)
        s.first = s.roll(2)
        s.active = s.first
        s.then(MULLIGAN[s.first], MULLIGAN[1 - s.first], ROUND)
