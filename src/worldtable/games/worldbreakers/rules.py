"""The sequence of play of Worldbreakers as printed: set-up, turns, actions, Rally Phase (sections 3 to 5, 12)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Reason, Step
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.campaign.orders import Command
from worldtable.games.worldbreakers.codes import DONE, EXHAUSTED, FOLLOWER, LOCATION, side_of
from worldtable.games.worldbreakers.combat.attack import Attack
from worldtable.games.worldbreakers.effects import draw, gain_mythium, gain_power, gain_standing, trigger_all
from worldtable.games.worldbreakers.playing import can_play, cost_in_words, play, why_not_play
from worldtable.games.worldbreakers.questions import Question, where
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import After, develop, open_window, use

HAND_SIZE: Final = 5
MYTHIUM: Final = 5
STANDING_PRICE: Final = 2
RALLY_MYTHIUM: Final = 2
MOST_SPOTS: Final = 16  # as many codes as there are for abilities


# Set-up.


def lay_out(s: State, side: int, breaker: int, deck: list[int]) -> None:
    """Worldbreaker in play, 1 standing with its guild, 5 mythium, a shuffled deck and 5 cards (R15, R17)."""
    card = codes.card_of(side, breaker)
    s.enter(card, False)
    s.standing[side][s.face(card).guild] += 1
    s.mythium[side] = MYTHIUM
    s.decks[side] = [codes.card_of(side, face) for face in deck]
    s.shuffle_deck(side)
    for _ in range(HAND_SIZE):
        s.draw(side)


def begin_duel(s: State) -> None:
    """Who goes first is drawn by lot; both may change cards (R16, R18)."""
    s.first = s.roll(2)
    s.active = s.first
    s.then(MULLIGAN[s.first], MULLIGAN[1 - s.first], ROUND)


class Mulligan(Question):
    """Lay aside any number of cards, one by one (R18)."""

    asks = "Mulligan: which cards do you change?"
    says = "Lay aside {card}"
    does = "Lay aside"
    none = "Keep the rest"
    refuses = "Lay aside cards of your hand; this is {this}."
    rule = "R18"
    doing = "changes cards"

    def options(self, s: State) -> list[int]:
        return [*s.hands[self.player], DONE]

    def short(self, s: State, option: int) -> str:
        if option != DONE:
            return self.does
        count = len(s.aside[self.player])
        return f"Change {count}" if count else "Keep all"

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == DONE else table.PLAIN

    def tempting(self, s: State, options: list[int]) -> list[int]:
        return [DONE]

    def chosen(self, s: State, card: int) -> None:
        s.hands[self.player].remove(card)
        s.aside[self.player].append(card)
        s.push(self)

    def declined(self, s: State) -> None:
        you = self.player
        changed = s.aside[you]
        for _ in range(len(changed)):
            s.draw(you)
        s.decks[you].extend(changed)
        s.aside[you] = []
        if changed:
            s.shuffle_deck(you)
        count = len(changed)
        s.tell("Note", "{you:change} 1 card." if count == 1 else "{you:change} {n} cards.", you, n=count)


# The round: four turns each, then the Rally Phase.


class Round(Step[State]):
    """A new round begins with its Action Phase (R19 to R21)."""

    def run(self, s: State) -> None:
        s.round += 1
        s.turn = 0
        s.tell("Plain", f"Round {s.round}: {s.name(s.first)} goes first.")
        s.push(NEXT_TURN)


class NextTurn(Step[State]):
    """Four turns each, alternately; then the Rally Phase (R21, R24)."""

    def run(self, s: State) -> None:
        if s.turn >= codes.TURNS:
            s.active = s.first  # R62: the round's first player takes the place of the active one
            s.then(RALLY_ABILITIES, AFTER, READY_CARDS, RALLY_GAINS, AFTER, VICTORY)
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
            s.push(USE_PAIZA)


class EndOfTurn(Step[State]):
    def run(self, s: State) -> None:
        s.turn += 1
        s.push(NEXT_TURN)


# The Action Phase.


class Act(Question):
    """A turn is exactly one action; one cannot pass (R22)."""

    asks = "Your turn: one action"
    doing = "chooses an action"

    def options(self, s: State) -> list[int]:
        you = self.player
        found = [codes.GAIN, codes.DRAW]
        if s.mythium[you] >= STANDING_PRICE:
            found.extend((codes.STANDING, codes.STANDING + 1, codes.STANDING + 2, codes.STANDING + 3))
        for card in s.playable_place(you):
            if can_play(s, you, card, 0):
                found.append(card)
        found.extend(s.of_kind(you, LOCATION))
        found.extend(s.able_to_attack(you))
        if s.timings[you] & codes.ACTION:
            found.extend([codes.ABILITY + spot for spot in range(MOST_SPOTS) if action_of(s, you, spot) >= 0])
        return found

    def label(self, s: State, option: int) -> str:
        if option == codes.GAIN:
            return "Gain 1 mythium"
        if option == codes.DRAW:
            return "Draw 1 card"
        if option >= codes.ABILITY:
            face = s.face(s.play[self.player][option - codes.ABILITY])
            return f"Use {face.name}: {face.abilities[action_of(s, self.player, option - codes.ABILITY)].words()}"
        if option >= codes.STANDING:
            return f"Gain 1 standing with {codes.GUILD_NAMES[option - codes.STANDING]} for 2 mythium"
        face = s.face(option)
        if not s.in_play(option):
            return f"Play {face.name} for {cost_in_words(s, self.player, face, 0)}"
        return f"Develop {face.name}" if face.kind == LOCATION else f"Attack with {face.name}"

    def short(self, s: State, option: int) -> str:
        if option in (codes.GAIN, codes.DRAW):
            return "+1 mythium" if option == codes.GAIN else "Draw"
        if option >= codes.ABILITY:
            return "Use"
        if option >= codes.STANDING:
            return f"{codes.GUILD_NAMES[option - codes.STANDING]} +1"
        if not s.in_play(option):
            return "Play"
        return "Develop" if s.face(option).kind == LOCATION else "Attack"

    def points(self, s: State, option: int) -> list[int]:
        """An Action ability points at its card, unless pointing there means something else."""
        if option < codes.ABILITY:
            return []
        card = s.play[self.player][option - codes.ABILITY]
        return [] if card in self.options(s) else [card]

    def why_not(self, s: State, code: int) -> Reason:
        you = self.player
        if codes.STANDING <= code < codes.STANDING + 4:
            return Reason(f"Standing costs 2 mythium; you have {s.mythium[you]}.", "R25")
        if not 0 <= code < DONE:
            return Reason("That is no action.", "R22")
        if code in s.playable_place(you):
            return why_not_play(s, you, code, 0)
        if not s.in_play(code) or side_of(code) != you:
            return Reason(f"You act with your own cards; this is {where(s, code, you)}.", "R22")
        if s.solo:
            return Reason("In the campaign you cannot attack.", "S19")
        if s.peace:
            return Reason("No player can attack in this round.", "R38")
        if s.marks(code) & EXHAUSTED:
            return Reason(f"{s.card_name(code)} is exhausted.", "R38")
        return Reason(f"{s.card_name(code)} cannot attack.", "R38")

    def tempting(self, s: State, options: list[int]) -> list[int]:
        """To play, to develop, to attack; else to gain or to draw."""
        return [option for option in options if option < DONE] or [codes.GAIN, codes.DRAW]

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option == codes.GAIN:
            gain_mythium(s, you, 1)
        elif option == codes.DRAW:
            if not draw(s, you, 1):
                s.tell("Note", "{you:find} the deck empty.", you)
        elif option >= codes.ABILITY:
            card = s.play[you][option - codes.ABILITY]
            ability = action_of(s, you, option - codes.ABILITY)
            s.flag(card, EXHAUSTED)
            use(s, you, codes.trigger_of(card, ability))
        elif option >= codes.STANDING:
            s.mythium[you] -= STANDING_PRICE
            gain_standing(s, you, option - codes.STANDING, 1)
        elif not s.in_play(option):
            play(s, you, option, 0)
        elif s.face(option).kind == LOCATION:
            develop(s, you, option)
        else:
            s.push(Attack(you, (option,), 0, False))


def action_of(s: State, side: int, spot: int) -> int:
    """The Action ability that a card in play can use now, -1 if it has none (A7)."""
    if spot >= len(s.play[side]) or s.info[side][spot] & EXHAUSTED:
        return -1
    card = s.play[side][spot]
    abilities = s.face(card).abilities
    for at in range(len(abilities)):
        if abilities[at].timing == codes.ACTION and abilities[at].can(s, side, card):
            return at
    return -1


class UsePaiza(Question):
    """Once per game, at the start of a turn of yours: ready all your followers (n2)."""

    asks = "The Golden Paiza: ready all your followers?"
    none = "Not now"
    refuses = "Use the Golden Paiza or keep it."
    rule = "S42"

    def options(self, s: State) -> list[int]:
        tired = [card for card in s.of_kind(0, FOLLOWER) if s.marks(card) & EXHAUSTED]
        return [codes.PAIZA, DONE] if tired else []

    def label(self, s: State, option: int) -> str:
        return self.none if option == DONE else "Ready all your followers"

    def source(self, s: State) -> int:
        return codes.PAIZA

    def chosen(self, s: State, option: int) -> None:
        s.paiza = False
        for card in s.of_kind(0, FOLLOWER):
            s.unflag(card, EXHAUSTED)
        s.tell("Plain", "The Golden Paiza opens the way: all your followers are readied.")


# The Rally Phase: each step for both players before the next.


class RallyAbilities(Step[State]):
    """Mythium that was promised, then Rally abilities (R66)."""

    def run(self, s: State) -> None:
        s.tell("Plain", "Rally Phase.")
        trigger_all(s, s.first, codes.RALLY)
        trigger_all(s, 1 - s.first, codes.RALLY)
        open_window(s, 0)
        for side, mythium in s.delayed:
            gain_mythium(s, side, mythium)
        s.delayed = []


class ReadyCards(Step[State]):
    """Ready all cards; a stunned one loses a stun counter instead (R55, R67)."""

    def run(self, s: State) -> None:
        for side in (0, 1):
            info = s.info[side]
            for spot in range(len(info)):
                if codes.stuns_in(info[spot]):
                    info[spot] -= codes.STUN
                elif info[spot] & EXHAUSTED:
                    info[spot] -= EXHAUSTED


class RallyGains(Step[State]):
    """Mythium, then cards; who has none to draw gives the other 1 power (R68, R69)."""

    def run(self, s: State) -> None:
        for side in (s.first, 1 - s.first):
            gain_mythium(s, side, RALLY_MYTHIUM)
        empty = [side for side in (s.first, 1 - s.first) if not s.automaton(side) and not draw(s, side, 1)]
        for side in empty:
            s.tell("Note", "{you:have} no card to draw.", side)
            gain_power(s, 1 - side, 1, codes.BY_EMPTY_DECK)


class Victory(Step[State]):
    """The goal, and more than the opponent, wins; a tie means another round (R70 to R72, S38)."""

    def run(self, s: State) -> None:
        most = max(s.power[0], s.power[1])
        if most >= s.goal and s.power[0] != s.power[1]:
            s.winner = 0 if s.power[0] > s.power[1] else 1
            s.tell("Note", "{you:win} with {n} power.", s.winner, n=most)
            return
        if most >= s.goal:
            s.tell("Plain", "{n} to {n}: another round decides.", n=most)
        s.first = 1 - s.first
        s.begin_round()
        s.push(ROUND)


# Steps never change, so one of each serves every game.
MULLIGAN: Final = [Mulligan(0), Mulligan(1)]
ROUND: Final = Round()
NEXT_TURN: Final = NextTurn()
ACT: Final = [Act(0), Act(1)]
USE_PAIZA: Final = UsePaiza(0)
AFTER: Final = After(0)
END_OF_TURN: Final = EndOfTurn()
RALLY_ABILITIES: Final = RallyAbilities()
READY_CARDS: Final = ReadyCards()
RALLY_GAINS: Final = RallyGains()
VICTORY: Final = Victory()
