"""Working off abilities: their clauses in order, cleanup, and the windows in which players use them (R56 to R65)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import window
from worldtable.engine.step import Reason, Step
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.card import Ability
from worldtable.games.worldbreakers.codes import DONE, FOLLOWER, LOCATION, side_of
from worldtable.games.worldbreakers.effects import tell_use, trigger_all
from worldtable.games.worldbreakers.questions import Question, in_sight, named
from worldtable.games.worldbreakers.state import State

BUTTON: Final = 40  # letters that fit on a button
LINE: Final = 64  # letters that fit on the line of the question, beside its buttons


class Work(Step[State]):
    """The clauses of an ability from one of them on, in reading order."""

    def __init__(self, you: int, me: int, ability: Ability, at: int = 0) -> None:
        self.you = you
        self.me = me
        self.ability = ability
        self.at = at

    def run(self, s: State) -> None:
        verbs = self.ability.verbs
        for at in range(self.at, len(verbs)):
            verb = verbs[at]
            if verb.gate:
                if not verb.can(s, self.you, self.me):
                    return
            elif verb.steps and at + 1 < len(verbs):
                s.push(Work(self.you, self.me, self.ability, at + 1))
            verb.go(s, self.you, self.me)
            if verb.steps:
                return


def develop(s: State, you: int, card: int) -> None:
    """Take 1 stage counter off; cleanup; then the stage that was current resolves, come what may (R32, P10)."""
    stages = s.stages(card)
    if stages <= 0:
        return
    face = s.face(card)
    number = face.stages - stages + 1  # R31
    s.mark(card, -codes.STAGE)
    s.dirty = True
    s.tell("Note", "{you:develop} {card}, stage {n}.", you, card, n=number)
    s.then(CLEANUP, Work(you, card, face.abilities[face.stage(number)]))


# Cleanup.


class After(Step[State]):
    """Cleanup, then what came up since a moment: the end of working off an effect (R61 d, e)."""

    def __init__(self, base: int) -> None:
        self.base = base  # earlier triggers wait for something larger to end

    def run(self, s: State) -> None:
        if s.dirty and cleanup(s, self):
            return
        if len(s.pending) > self.base:
            s.push(self)
            open_window(s, self.base)


class Cleanup(Step[State]):
    """Followers to be defeated and locations to be depleted leave play (R60)."""

    def run(self, s: State) -> None:
        if s.dirty:
            cleanup(s, self)


CLEANUP = Cleanup()


def cleanup(s: State, again: Step[State]) -> bool:
    """Clean up until nothing changes; true if an Interrupt comes first and `again` goes on after it."""
    while True:
        s.dirty = False
        leaving: list[int] = []
        fallen = 0
        deck = s.cards.deck
        for side in (0, 1):
            row = s.play[side]
            info = s.info[side]
            for spot in range(len(row)):
                face = deck[row[spot]]
                marks = info[spot]
                if face.kind == FOLLOWER:
                    if marks & codes.DOOMED or face.health + codes.pluses_in(marks) <= codes.wounds_in(marks):
                        leaving.append(row[spot])
                        fallen += 1
                elif face.kind == LOCATION and (marks & codes.DOOMED or codes.stages_in(marks) == 0):
                    leaving.append(row[spot])
        if not leaving:
            return False
        if fallen and s.defeats == 0 and (s.timings[0] | s.timings[1]) & codes.FIRST_DEFEAT:
            interrupt(s, tuple(leaving), again)
            return True
        s.defeats += fallen
        send_away(s, leaving)


def interrupt(s: State, leaving: tuple[int, ...], again: Step[State]) -> None:
    """Just before the first followers of the round are defeated; all cards concerned are still in play (R56)."""
    base = len(s.pending)
    trigger_all(s, 0, codes.FIRST_DEFEAT)
    trigger_all(s, 1, codes.FIRST_DEFEAT)
    s.defeats += 1
    s.then(SendAway(leaving), again)
    open_window(s, base)


class SendAway(Step[State]):
    """All cards found at once leave at the same time (R60)."""

    def __init__(self, leaving: tuple[int, ...]) -> None:
        self.leaving = leaving

    def run(self, s: State) -> None:
        send_away(s, [card for card in self.leaving if s.in_play(card)])


def send_away(s: State, leaving: list[int]) -> None:
    for card in leaving:
        defeated = s.face(card).kind == FOLLOWER
        s.tell("Plain", "{0} is defeated." if defeated else "{0} is depleted.", card=card)
        s.leave(card)
        s.discard(card)
    s.dirty = True


# Windows.


def open_window(s: State, base: int) -> None:
    """Whatever came up since a moment may be used now. Windows lie in one another: the last one closes first."""
    if len(s.pending) == base:
        return
    came_up = s.pending[base:]
    del s.pending[base:]
    if s.drawn and [each for each in came_up if ability_of(s, each).timing == codes.DREW]:
        s.push(ForgetDrawn(s.answered))
        s.answered = len(s.drawn)
    s.push(Window(len(s.opened)))
    for side in (s.active, 1 - s.active):
        s.opened.extend([each for each in came_up if side_of(codes.trigger_card(each)) == side])


class Window(window.Window[State]):
    """First the abilities of the active player, then those of the other (R62)."""

    def __init__(self, base: int) -> None:
        self.base = base  # what came up earlier is used in outer windows

    def turn(self, s: State) -> int:
        return side_of(codes.trigger_card(s.opened[self.base])) if len(s.opened) > self.base else -1

    def ask(self, s: State, side: int) -> Use | None:
        """The automaton's abilities are used as you like (S54)."""
        own = [each for each in s.opened[self.base :] if side_of(codes.trigger_card(each)) == side]
        return Use(s.seat_of(side), side, self.base, own)


class ForgetDrawn(Step[State]):
    """The window that answers to a draw has closed; cards that an outer window answers to stay (P41)."""

    def __init__(self, kept: int) -> None:
        self.kept = kept

    def run(self, s: State) -> None:
        s.drawn = s.drawn[: self.kept]
        s.answered = self.kept


class Use(Question):
    """Choose the next ability to use, or decline the rest (R57, R62)."""

    eager = True

    def __init__(self, player: int, side: int, base: int, triggers: list[int]) -> None:
        super().__init__(player)
        self.side = side
        self.base = base  # from there on they lie among those of all windows
        self.triggers = tuple(triggers)

    def usable(self, s: State) -> list[int]:
        """The triggers that can be used now."""
        return [each for each in self.triggers if usable_now(s, self.side, each)]

    def prompt(self, s: State) -> str:
        if self.side != self.player:
            return f"Which ability of {s.name(self.side)} comes first?"
        usable = self.usable(s)
        if len(usable) != 1:
            return "Which ability do you use next?"
        use_it = f"Use {named(s, codes.trigger_card(usable[0]))}"
        whole = f"{use_it}: {ability_of(s, usable[0]).words()}?"
        return whole if len(whole) <= LINE else f"{use_it}?"

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        must = s.automaton(self.side)
        for at in range(len(self.triggers)):
            each = self.triggers[at]
            if usable_now(s, self.side, each):
                card = codes.trigger_card(each)
                found.append(codes.ABILITY + at if card in found or not s.in_play(card) else card)
                must = must or ability_of(s, each).forced
        if not must or not found:
            found.append(DONE)
        return found

    def label(self, s: State, option: int) -> str:
        if option == DONE:
            return "Decline"
        each = self.triggers[self.place(s, option)]
        ability = ability_of(s, each)
        return f"{s.card_name(codes.trigger_card(each))}, {codes.TIMING_WORDS[ability.timing]}: {ability.words()}"

    def short(self, s: State, option: int) -> str:
        if option == DONE:
            return "Skip" if len(self.triggers) == 1 else "Skip the rest"
        if option < codes.ABILITY:
            return "Use"
        words = ability_of(s, self.triggers[self.place(s, option)]).words()
        return words if len(words) <= BUTTON else f"Ability {option - codes.ABILITY + 1}"

    def points(self, s: State, option: int) -> list[int]:
        """A further ability points at its card, unless pointing there means another one."""
        if option < codes.ABILITY:
            return []
        card = codes.trigger_card(self.triggers[self.place(s, option)])
        same = [each for each in self.usable(s) if codes.trigger_card(each) == card]
        return [card] if len(same) == 1 and in_sight(s, card, self.player) else []

    def source(self, s: State) -> int:
        """The card, if one alone asks."""
        cards = {codes.trigger_card(each) for each in self.usable(s)}
        card = cards.pop() if len(cards) == 1 else -1
        return card if card >= 0 and in_sight(s, card, self.player) else super().source(s)

    def why_not(self, s: State, code: int) -> Reason:
        if code == DONE:
            return Reason("This ability is forced: it must be used.", "R57")
        if code in [codes.trigger_card(each) for each in self.triggers]:
            return Reason(f"{s.card_name(code)}: its condition does not hold, or its price cannot be paid.", "R63")
        return Reason("Only abilities that have come up at this moment can be used.", "R61")

    def place(self, s: State, option: int) -> int:
        """The place of an ability among those that wait."""
        if option >= codes.ABILITY:
            return option - codes.ABILITY
        for at in range(len(self.triggers)):
            if codes.trigger_card(self.triggers[at]) == option and usable_now(s, self.side, self.triggers[at]):
                return at
        raise AssertionError(f"no ability has the code {option}")

    def chosen(self, s: State, option: int) -> None:
        at = self.place(s, option)
        del s.opened[self.base + at]
        s.push(After(len(s.pending)))
        use(s, self.side, self.triggers[at])

    def declined(self, s: State) -> None:
        del s.opened[self.base : self.base + len(self.triggers)]


def use(s: State, side: int, trigger: int) -> None:
    ability = ability_of(s, trigger)
    if not ability.asks:
        tell_use(s, side, codes.trigger_card(trigger))
    s.push(Work(side, codes.trigger_card(trigger), ability))


def ability_of(s: State, trigger: int) -> Ability:
    return s.face(codes.trigger_card(trigger)).abilities[codes.trigger_ability(trigger)]


def usable_now(s: State, side: int, trigger: int) -> bool:
    """Its card is still in play, it is open to its side (S22, S48), and its condition holds (R63)."""
    ability = ability_of(s, trigger)
    card = codes.trigger_card(trigger)
    if not s.in_play(card) and ability.timing != codes.RAZED:
        return False
    if ability.touches and s.automaton(side):
        return False
    return ability.can(s, side, card)
