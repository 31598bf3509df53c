"""The sequence of play of Worldbreakers as printed: mulligan, turns, actions, Rally Phase (sections 3 to 5, 12)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Reason, Step
from worldtable.games.worldbreakers import log
from worldtable.games.worldbreakers.asking import Question
from worldtable.games.worldbreakers.codes import (
    ABILITY,
    ACTION,
    BY_EMPTY_DECK,
    DONE,
    DRAW,
    EXHAUSTED,
    FACES,
    FOLLOWER,
    GAIN,
    GUILD_NAMES,
    LOCATION,
    PAIZA,
    RALLY,
    STANDING,
    STUN,
    TURNS,
)
from worldtable.games.worldbreakers.combat import Attack
from worldtable.games.worldbreakers.develop import develop
from worldtable.games.worldbreakers.effects import (
    draw,
    gain_mythium,
    gain_power,
    gain_standing,
    trigger_all,
)
from worldtable.games.worldbreakers.orders import Command
from worldtable.games.worldbreakers.playing import can_play, play, price, why_not_play
from worldtable.games.worldbreakers.questions import where
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import After, open_windows, use

HAND_SIZE: Final = 5
MYTHIUM: Final = 5
STANDING_PRICE: Final = 2
RALLY_MYTHIUM: Final = 2
MOST_PLACES: Final = 16  # as many codes as there are for abilities


def lay_out(s: State, side: int, breaker: int, deck: list[int]) -> None:
    """Worldbreaker in play, 1 standing with its guild, 5 mythium, a shuffled deck and 5 cards (R15, R17)."""
    card = side * FACES + breaker
    s.enter(card, False)
    s.standing[side * 4 + s.face(card).guild] += 1
    s.mythium[side] = MYTHIUM
    s.decks[side] = [side * FACES + face for face in deck]
    s.shuffle_deck(side)
    for _ in range(HAND_SIZE):
        s.draw(side)


class Mulligan(Question):
    """Lay aside any number of cards, one by one (R18)."""

    def prompt(self, s: State) -> str:
        return "Mulligan: which cards do you change?"

    def options(self, s: State) -> list[int]:
        return [*s.hands[self.player], DONE]

    def label(self, s: State, option: int) -> str:
        return "Keep the rest" if option == DONE else f"Lay aside {s.called(option)}"

    def short(self, s: State, option: int) -> str:
        if option != DONE:
            return "Lay aside"
        count = len(s.aside[self.player])
        return f"Change {count}" if count else "Keep all"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == DONE else table.PLAIN

    def why_not(self, s: State, code: int) -> Reason:
        return Reason(f"Lay aside cards of your hand; this is {where(s, code, self.player)}.", "R18")

    def tempting(self, s: State, options: list[int]) -> list[int]:
        return [DONE]

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option != DONE:
            s.hands[you].remove(option)
            s.aside[you].append(option)
            s.push(self)
            return
        changed = s.aside[you]
        for _ in range(len(changed)):
            s.draw(you)
        s.decks[you].extend(changed)
        s.aside[you] = []
        if changed:
            s.shuffle_deck(you)
        if s.telling:
            count = log.cards_in_words(len(changed))
            s.note(log.Note(you, f"change {count}", f"changes {count}"))


class Round(Step[State]):
    """A new round begins with its Action Phase (R19 to R21)."""

    def run(self, s: State) -> None:
        s.round += 1
        s.turn = 0
        if s.telling:
            s.note(log.Plain(f"Round {s.round}: {s.name(s.first)} goes first."))
        s.push(NEXT_TURN)


class NextTurn(Step[State]):
    """Four turns each, alternately; then the Rally Phase (R21, R24)."""

    def run(self, s: State) -> None:
        if s.turn >= TURNS:
            s.active = s.first  # R62: the round's first player takes the place of the active one
            s.push(RALLY_STEPS)
            return
        side = s.first if s.turn & 1 == 0 else 1 - s.first
        s.active = side
        s.then(AFTER, END_OF_TURN)
        if s.automaton(side):
            s.push(Command())
            return
        for _ in range(s.extra[side]):
            s.then(AFTER, ACT[side])  # R23
        s.extra[side] = 0
        s.push(ACT[side])
        if s.paiza:
            s.push(PAIZA_ASK)


class EndOfTurn(Step[State]):
    def run(self, s: State) -> None:
        s.turn += 1
        s.push(NEXT_TURN)


class Act(Question):
    """A turn is exactly one action; one cannot pass (R22)."""

    def prompt(self, s: State) -> str:
        return "Your turn: one action"

    def options(self, s: State) -> list[int]:
        you = self.player
        codes = [GAIN, DRAW]
        if s.mythium[you] >= STANDING_PRICE:
            codes.extend((STANDING, STANDING + 1, STANDING + 2, STANDING + 3))
        for card in s.playable_place(you):
            if can_play(s, you, card, 0):
                codes.append(card)
        faces = s.cards.faces
        for card in s.play[you]:
            if faces[card & 127].kind == LOCATION:
                codes.append(card)
        codes.extend(s.able_to_attack(you))
        if s.timings[you] & ACTION:
            codes.extend([ABILITY + place for place in range(MOST_PLACES) if action_of(s, you, place) >= 0])
        return codes

    def label(self, s: State, option: int) -> str:
        if option == GAIN:
            return "Gain 1 mythium"
        if option == DRAW:
            return "Draw 1 card"
        if option >= ABILITY:
            card = s.play[self.player][option - ABILITY]
            return (
                f"Use {s.called(card)}: {s.face(card).abilities[action_of(s, self.player, option - ABILITY)].words()}"
            )
        if option >= STANDING:
            return f"Gain 1 standing with {GUILD_NAMES[option - STANDING]} for 2 mythium"
        face = s.face(option)
        if s.at(option) < 0:
            cost = "X" if face.cost_x else str(price(s, self.player, face, 0))
            return f"Play {face.name} for {cost}"
        return f"Develop {face.name}" if face.kind == LOCATION else f"Attack with {face.name}"

    def short(self, s: State, option: int) -> str:
        if option in (GAIN, DRAW):
            return "+1 mythium" if option == GAIN else "Draw"
        if option >= ABILITY:
            return "Use"
        if option >= STANDING:
            return f"{GUILD_NAMES[option - STANDING]} +1"
        if s.at(option) < 0:
            return "Play"
        return "Develop" if s.face(option).kind == LOCATION else "Attack"

    def points(self, s: State, option: int) -> list[int]:
        """An Action ability points at its card, unless pointing there means something else."""
        if option < ABILITY:
            return []
        card = s.play[self.player][option - ABILITY]
        return [] if card in self.options(s) else [card]

    def why_not(self, s: State, code: int) -> Reason:
        you = self.player
        if STANDING <= code < STANDING + 4:
            return Reason(f"Standing costs 2 mythium; you have {s.mythium[you]}.", "R25")
        if not 0 <= code < DONE:
            return Reason("That is no action.", "R22")
        if code in s.playable_place(you):
            return why_not_play(s, you, code, 0)
        if s.at(code) < 0 or code >> 7 != you:
            return Reason(f"You act with your own cards; this is {where(s, code, you)}.", "R22")
        if s.solo:
            return Reason("In the campaign you cannot attack.", "S19")
        if s.peace:
            return Reason("No player can attack in this round.", "R38")
        if s.marks(code) & EXHAUSTED:
            return Reason(f"{s.called(code)} is exhausted.", "R38")
        return Reason(f"{s.called(code)} cannot attack.", "R38")

    def tempting(self, s: State, options: list[int]) -> list[int]:
        """To play, to develop, to attack; else to gain or to draw."""
        return [option for option in options if option < DONE] or [GAIN, DRAW]

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == GAIN:
            gain_mythium(s, you, 1)
        elif option == DRAW:
            if not draw(s, you, 1) and s.telling:
                s.note(log.Note(you, "find the deck empty", "finds the deck empty"))
        elif option >= ABILITY:
            card = s.play[you][option - ABILITY]
            ability = action_of(s, you, option - ABILITY)
            s.flag(card, EXHAUSTED)
            use(s, you, card + (ability << 8))
        elif option >= STANDING:
            s.mythium[you] -= STANDING_PRICE
            gain_standing(s, you, option - STANDING, 1)
        elif s.at(option) < 0:
            play(s, you, option, 0)
        elif s.face(option).kind == LOCATION:
            develop(s, you, option)
        else:
            s.push(Attack(you, (option,), 0, False))


def action_of(s: State, side: int, place: int) -> int:
    """The Action ability that a card in play can use now, -1 if it has none (A7)."""
    if place >= len(s.play[side]) or s.info[side][place] & EXHAUSTED:
        return -1
    card = s.play[side][place]
    abilities = s.face(card).abilities
    for at in range(len(abilities)):
        if abilities[at].timing == ACTION and abilities[at].can(s, side, card):
            return at
    return -1


class UsePaiza(Question):
    """Once per game, at the start of a turn of yours: ready all your followers (n2)."""

    def prompt(self, s: State) -> str:
        return "The Golden Paiza: ready all your followers?"

    def options(self, s: State) -> list[int]:
        tired = [card for card in s.of_kind(0, FOLLOWER) if s.marks(card) & EXHAUSTED]
        return [PAIZA, DONE] if tired else []

    def label(self, s: State, option: int) -> str:
        return "Not now" if option == DONE else "Ready all your followers"

    def source(self, s: State) -> int:
        return PAIZA

    def why_not(self, s: State, code: int) -> Reason:
        return Reason("Use the Golden Paiza or keep it.", "S42")

    def answer(self, s: State, option: int) -> None:
        if option == DONE:
            return
        s.paiza = False
        for card in s.of_kind(0, FOLLOWER):
            s.unflag(card, EXHAUSTED)
        if s.telling:
            s.note(log.Plain("The Golden Paiza opens the way: all your followers are readied."))


class RallySteps(Step[State]):
    """The steps of the Rally Phase in order, each for both players before the next (R66 to R71)."""

    def run(self, s: State) -> None:
        if s.telling:
            s.note(log.Plain("Rally Phase."))
        s.then(AFTER, READY_CARDS, REST_OF_RALLY)
        trigger_all(s, s.first, RALLY)
        trigger_all(s, 1 - s.first, RALLY)
        came_up = tuple(s.pending)
        s.pending.clear()
        open_windows(s, came_up)
        for each in s.delayed:
            gain_mythium(s, each & 1, each >> 1)
        s.delayed.clear()


class ReadyCards(Step[State]):
    """Ready all cards; a stunned one loses a stun counter instead (R55, R67)."""

    def run(self, s: State) -> None:
        for side in (0, 1):
            info = s.info[side]
            for place in range(len(info)):
                if info[place] // STUN & 31:
                    info[place] -= STUN
                elif info[place] & EXHAUSTED:
                    info[place] -= EXHAUSTED


class RestOfRally(Step[State]):
    """Mythium, cards, victory check, the marker goes to the other player (R68 to R71)."""

    def run(self, s: State) -> None:
        for side in (s.first, 1 - s.first):
            gain_mythium(s, side, RALLY_MYTHIUM)
        empty = [side for side in (s.first, 1 - s.first) if not s.automaton(side) and not draw(s, side, 1)]
        for side in empty:
            if s.telling:
                s.note(log.Note(side, "have no card to draw", "has no card to draw"))
            gain_power(s, 1 - side, 1, BY_EMPTY_DECK)
        s.then(AFTER, VICTORY)


class Victory(Step[State]):
    """The goal, and more than the opponent, wins; a tie means another round (R70, R72, S38)."""

    def run(self, s: State) -> None:
        most = max(s.power[0], s.power[1])
        if most >= s.goal and s.power[0] != s.power[1]:
            s.winner = 0 if s.power[0] > s.power[1] else 1
            if s.telling:
                s.note(log.Note(s.winner, f"win with {most} power", f"wins with {most} power"))
            return
        if most >= s.goal and s.telling:
            s.note(log.Plain(f"{most} to {most}: another round decides."))
        s.first = 1 - s.first
        s.gains = [0, 0]
        s.lone = [0, 0]
        s.extra = [0, 0]
        s.defeats = 0
        s.peace = False
        s.push(ROUND)


# Steps never change, so one of each serves every game.
ROUND: Final = Round()
NEXT_TURN: Final = NextTurn()
END_OF_TURN: Final = EndOfTurn()
AFTER: Final = After(0)
ACT: Final = [Act(0), Act(1)]
MULLIGAN: Final = [Mulligan(0), Mulligan(1)]
RALLY_STEPS: Final = RallySteps()
READY_CARDS: Final = ReadyCards()
REST_OF_RALLY: Final = RestOfRally()
VICTORY: Final = Victory()
PAIZA_ASK: Final = UsePaiza(0)
