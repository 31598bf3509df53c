"""Reactions: the five windows, priority, passing, and standing answers (R46 to R57).

A window opens with a kind and whom it concerns. Priority goes from the current player clockwise; whoever has it
uses one reaction or passes. A reaction takes effect at once, and priority starts again. When all players have
passed in a row, the window closes.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import NO_REASON, Reason, Step
from worldtable.engine.window import ASK_ME, CLOSED, NEVER, ONLY_MINE, Priority
from worldtable.games.world_of_wonders import codes
from worldtable.games.world_of_wonders.abilities import AbilityAsk, add_wonders
from worldtable.games.world_of_wonders.battle.strength import attack, defence
from worldtable.games.world_of_wonders.effects import Deed, join_battle
from worldtable.games.world_of_wonders.questions import hand_codes
from worldtable.games.world_of_wonders.state import EMPTY, State
from worldtable.games.world_of_wonders.units import ITS_CONSTRUCTORS, MILITIA

WINDOWS: Final = ("", "turn starts", "announcements", "attacks", "the aftermath of losses", "Wonders checks")
STANDING: Final = (
    codes.TURN_START,
    codes.ANNOUNCEMENT,
    codes.UNDER_ATTACK,
    codes.WONDERS_CHECK,
)  # W4 asks only whoever lost something


# R46: when a window opens.


class Aftermath(Step[State]):
    """W4: after an attack or an event has destroyed Constructors, which lie aside."""

    def run(self, s: State) -> None:
        concerned = 0
        for seat, _, _ in s.aside:
            concerned |= 1 << seat
        if concerned:
            s.open_window(codes.AFTERMATH, concerned)
            s.then(WINDOW, Bury())


class Bury(Step[State]):
    """Constructors that nobody regained wait to be discarded."""

    def run(self, s: State) -> None:
        s.heap = s.heap + tuple([(ITS_CONSTRUCTORS, card) for _, _, card in s.aside])
        s.aside = ()


def announce(s: State, deed: Deed, me: int) -> None:
    """W2: an ability of the current player that touches others waits for reactions; others happen at once (R47).

    `me` is the face of the card whose ability it is.
    """
    if s.window == CLOSED:
        touched = deed.touches(s)
        if touched & ~(1 << s.active):
            s.open_window(codes.ANNOUNCEMENT, touched | 1 << s.active)
            s.announced = deed
            s.announcer = me
            if s.telling:
                s.tell("Announced", "{you:announce}: {more}.", s.active, more=deed.say(s, -1))
            s.then(WINDOW, deed)
            return
    s.push(deed)


# The open window in words.


def window_in_words(s: State, to: int) -> str:
    """What the open window is about."""
    current = "Your" if s.active == to else f"{s.name(s.active)}'s"
    if s.window == codes.TURN_START:
        return f"{current} turn begins."
    if s.window == codes.ANNOUNCEMENT:
        said = s.announced.say(s, to) if s.announced is not None else ""
        return f"{s.who(s.active, to, 'announce', 'announces')}: {said}."
    if s.window == codes.UNDER_ATTACK:
        if s.target < 0 or s.owner[s.target] < 0:
            return "The attack has ended."
        sums = f"{attack(s)} against {defence(s, s.target)}"
        return f"{s.who(s.active, to, 'attack', 'attacks')} {s.in_words(s.target, to)}, {sums}."
    if s.window == codes.AFTERMATH:
        return "Constructors have been destroyed."
    return f"{current} Wonders are about to be checked."


def reaction(s: State, to: int) -> str:
    """The same as a short question: what is announced or attacked is shown on the table."""
    if s.window == codes.ANNOUNCEMENT and s.announcer >= 0:
        return f"{s.who(s.active, to, 'announce', 'announces')} {s.card_name(s.announcer)}: react?"
    if s.window != codes.UNDER_ATTACK or s.target < 0 or s.owner[s.target] < 0:
        return f"{window_in_words(s, to).removesuffix('.')}: react?"
    owner = s.owner[s.target]
    whom = "you: defend" if owner == to else f"{s.name(owner)}: react"
    return f"{s.who(s.active, to, 'attack', 'attacks')} {whom}?"


# R48 to R51: priority and passing.


class Reactions(Priority[State]):
    """Ask whoever has priority, from the current player on, until all have passed in a row (R57)."""

    def first(self, s: State) -> int:
        return s.active

    def ask(self, s: State, seat: int) -> React | None:
        return REACT[seat] if usable(s, seat, True) else None

    def over(self, s: State) -> bool:
        return s.window == codes.UNDER_ATTACK and not attackable(s)  # R40b

    def closed(self, s: State) -> None:
        super().closed(s)
        s.announced = None
        s.announcer = EMPTY


def attackable(s: State) -> bool:
    """Whether the target of the attack is still another player's site or building (R40b)."""
    return s.target >= 0 and s.owner[s.target] >= 0 and s.owner[s.target] != s.active


def usable(s: State, seat: int, one: bool) -> list[int]:
    """The reactions that a seat can use in the open window; the first one if one is enough (R54)."""
    when = s.window
    found: list[int] = []
    owner = s.owner
    for place in range(len(owner)):
        if owner[place] == seat and s.ready(place, seat) and s.cards.times[s.face[place]] >> when & 1:
            ability = s.cards.abilities[s.face[place]]
            if ability.refusal(s, seat, when) is NO_REASON and s.twin(place) == place:
                found.append(codes.PLACE + place)
                if one:
                    return found
    add_wonders(s, seat, when, found)
    if when == codes.UNDER_ATTACK and s.hand_defence and seat == s.owner[s.target]:
        found.extend(hand_codes(s, seat))
    return found


class React(AbilityAsk):
    """Use exactly one reaction, or pass (R48)."""

    wants = "In a window you use a reaction or pass"
    rule = "R48"

    def prompt(self, s: State) -> str:
        return reaction(s, self.player)

    def options(self, s: State) -> list[int]:
        found = usable(s, self.player, False)
        found.append(codes.PASS)
        if s.window != codes.AFTERMATH:
            if s.standing_answer(self.player, s.window) == ASK_ME:
                found.append(codes.PASS_UNTIL)
            found.append(codes.PASS_ALWAYS)
        return found

    def words(self, s: State, option: int) -> tuple[str, str]:
        if option < codes.FACES:
            return f"Put {s.card_name(option - codes.HAND)} into the defence as Militia", "Militia"
        if option < codes.GREAT:
            return f"Use {s.in_words(option - codes.PLACE, self.player)}", "Use"
        if option < codes.WORKER_BUTTON:
            return self.wonder_words(s, option)
        if option == codes.PASS_UNTIL:
            return "Pass until something happens to me", "Only when it is about me"
        if option == codes.PASS_ALWAYS:
            return f"Pass, and never ask me at {WINDOWS[s.window]}", "Never"
        return "Pass", "Pass"

    def points(self, s: State, option: int) -> list[int]:
        return (
            [codes.SHIELD, option] if option in (codes.PASS_UNTIL, codes.PASS_ALWAYS) else super().points(s, option)
        )

    def tone(self, s: State, option: int) -> str:
        return table.PASS if codes.PASS <= option <= codes.PASS_ALWAYS else table.PLAIN

    def source(self, s: State) -> int:
        return codes.PLACE + s.target if s.window == codes.UNDER_ATTACK and attackable(s) else -1

    def why_not(self, s: State, code: int) -> Reason:
        if code < codes.DISCARD:
            if s.window == codes.UNDER_ATTACK and s.target >= 0 and s.owner[s.target] == self.player:
                return Reason("Militia from the hand do not defend in this game.", "B6")
            return Reason("Militia from the hand defend only your own attacked card.", "R54")
        if code in (codes.PASS_UNTIL, codes.PASS_ALWAYS):
            return Reason("There is no standing answer to give here, or you have given it.", "R51")
        if codes.ASK_AGAIN <= code < codes.GROUND:
            return Reason("Standing answers are taken back in your own Play phase.", "R51")
        return super().why_not(s, code)

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option >= codes.PASS:
            if option == codes.PASS_UNTIL:
                for window in STANDING:
                    if s.standing_answer(you, window) == ASK_ME:
                        s.stand(you, window, ONLY_MINE)
            elif option == codes.PASS_ALWAYS:
                s.stand(you, s.window, NEVER)
            s.passed(you)
            return
        s.responded()  # R49
        if option < codes.FACES:
            s.hands[you].remove(option - codes.HAND)
            join_battle(s, you, MILITIA, (option - codes.HAND,))  # R39, B6
            s.tell("Defends", "{you:send} a Militia from {your|the} hand into the defence.", you)
        else:
            self.use(s, option)


# Steps never change, so one of each serves every game.
WINDOW: Final = Reactions()
AFTER: Final = Aftermath()
REACT: Final = [React(seat) for seat in range(codes.MOST_SEATS)]
