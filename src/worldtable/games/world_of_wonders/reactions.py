"""Reactions: the five windows, priority, passing, and standing answers (R46 to R57).

A window opens with a kind and whom it concerns. Priority goes from the current player clockwise; whoever has it
uses one reaction or passes. A reaction takes effect at once, and priority starts again. When all players have
passed in a row, the window closes.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Ask, Step
from worldtable.games.world_of_wonders import log, words
from worldtable.games.world_of_wonders.codes import (
    AFTERMATH,
    ANNOUNCEMENT,
    ASK_AGAIN,
    ASK_ME,
    CLOSED,
    DISCARD,
    FACES,
    GREAT,
    GREATS,
    HAND,
    ITS_CONSTRUCTORS,
    MOST_SEATS,
    NEVER,
    ONLY_MINE,
    PASS,
    PASS_ALWAYS,
    PASS_UNTIL,
    PLACE,
    SEAT,
    SECOND,
    TURN_START,
    TURNED,
    UNDER_ATTACK,
    WONDERS_CHECK,
    WORKER_BUTTON,
)
from worldtable.games.world_of_wonders.effects import Deed
from worldtable.games.world_of_wonders.questions import hand_codes
from worldtable.games.world_of_wonders.state import State

WINDOWS: Final = ("", "turn starts", "announcements", "attacks", "the aftermath of losses", "Wonders checks")
STANDING: Final = (TURN_START, ANNOUNCEMENT, UNDER_ATTACK, WONDERS_CHECK)  # W4 asks only whoever lost something


# R46: when a window opens.


def open_window(s: State, window: int, concerned: int) -> None:
    """The window stands open for its subject; the current player has priority (R48)."""
    s.window = window
    s.at = 0
    s.passes = 0
    s.touched = concerned


class TurnStart(Step[State]):
    """W1: before the Build check."""

    def run(self, s: State) -> None:
        open_window(s, TURN_START, 1 << s.active)
        s.push(WINDOW)


class WondersCheckOpens(Step[State]):
    """W5: at the start of the Wonders phase."""

    def run(self, s: State) -> None:
        open_window(s, WONDERS_CHECK, 1 << s.active)
        s.push(WINDOW)


class Aftermath(Step[State]):
    """W4: after an attack or an event has destroyed Constructors, which lie aside."""

    def run(self, s: State) -> None:
        concerned = 0
        for packed in s.aside:
            concerned |= 1 << (packed >> 8)
        if concerned:
            open_window(s, AFTERMATH, concerned)
            s.then(WINDOW, BURY)


class Bury(Step[State]):
    """Constructors that nobody regained wait to be discarded."""

    def run(self, s: State) -> None:
        s.heap = s.heap + tuple([ITS_CONSTRUCTORS << 8 | packed & 127 for packed in s.aside])
        s.aside = ()


def announce(s: State, deed: Deed) -> None:
    """W2: an ability of the current player that touches others waits for reactions; others happen at once (R47)."""
    if s.window == CLOSED:
        touched = deed.touches(s)
        if touched & ~(1 << s.active):
            open_window(s, ANNOUNCEMENT, touched | 1 << s.active)
            s.announced = deed
            if s.telling:
                s.tell(log.Announced(s.active, deed.say(s, -1)))
            s.then(WINDOW, deed)
            return
    s.push(deed)


# R48 to R51: priority and passing.


class Window(Step[State]):
    """Ask whoever has priority, go on to the next, close when all have passed in a row (R57)."""

    def run(self, s: State) -> None:
        while s.passes < s.seats:
            if s.window == UNDER_ATTACK and not attackable(s):
                break  # R40b
            seat = (s.active + s.at) % s.seats
            if wants_to_be_asked(s, seat) and usable(s, seat, True):
                s.push(self)
                s.push(REACT[seat])
                return
            s.passes += 1
            s.at += 1
            if s.at == s.seats:
                s.at = 0
        s.window = CLOSED
        s.announced = None


def attackable(s: State) -> bool:
    """Whether the target of the attack is still another player's site or building (R40b)."""
    return s.target >= 0 and s.owner[s.target] >= 0 and s.owner[s.target] != s.active


def usable(s: State, seat: int, one: bool) -> list[int]:
    """The reactions that a seat can use in the open window; the first one if one is enough (R54)."""
    when = s.window
    found: list[int] = []
    owner = s.owner
    for place in range(len(owner)):
        if owner[place] == seat and s.ready(place, seat):
            building = s.cards.buildings[s.face[place]]
            if building.times >> when & 1 and not building.refusal(s, seat, when) and s.twin(place) == place:
                found.append(PLACE + place)
                if one:
                    return found
    base = seat * GREATS
    for great in s.cards.greats:
        number = great.number
        pieces = s.great[base + number]
        if pieces == 0:
            continue
        if great.first.times >> when & 1 and not first_refusal(s, seat, number, when):
            found.append(GREAT + number)
        if great.second.times >> when & 1 and not second_refusal(s, seat, number, when):
            found.append(SECOND + number)
    if when == UNDER_ATTACK and s.hand_defence and seat == s.owner[s.target]:
        found.extend(hand_codes(s, seat))
    return found


def first_refusal(s: State, you: int, number: int, when: int) -> str:
    """Why a player cannot use the first ability of a Great Wonder now (R28)."""
    pieces = s.great[you * GREATS + number]
    ability = s.cards.greats[number].first
    if pieces == 0:
        return "You own no constructed piece of this Great Wonder. (R28)"
    if ability.times == 0:
        return "This ability always works and is not used. (R28)"
    if ability.times >> when & 1 == 0:
        return "This ability is not used at this moment. (R54)"
    if s.used_first[you * GREATS + number] >= pieces:
        return "Each of your pieces has used this ability in this round. (R28)"
    return ability.refusal(s, you, when)


def second_refusal(s: State, you: int, number: int, when: int) -> str:
    """Why a player cannot use the second ability of a Great Wonder now (R29)."""
    great = s.cards.greats[number]
    if s.great[you * GREATS + number] == 0:
        return "You own no constructed piece of this Great Wonder. (R29)"
    if great.second.times >> when & 1 == 0:
        return "This ability is not used at this moment. (R54)"
    if s.used_second[you] >> number & 1:
        return "You have used this second ability in this round. (R29)"
    if s.tokens[you] < great.cost:
        return "You have fewer Wonder tokens than this Great Wonder costs. (R29)"
    return great.second.refusal(s, you, when)


def use_place(s: State, you: int, place: int) -> None:
    """Turn a building and use its ability (R27)."""
    s.state[place] |= TURNED
    if s.telling:
        s.tell(log.Turned(you, s.face[place]))
    s.cards.buildings[s.face[place]].use(s, you)


def use_first(s: State, you: int, number: int) -> None:
    s.used_first[you * GREATS + number] += 1
    great = s.cards.greats[number]
    if s.telling:
        s.tell(log.UsedFirst(you, great.face))
    great.first.use(s, you)


def use_second(s: State, you: int, number: int) -> None:
    great = s.cards.greats[number]
    s.tokens[you] -= great.cost
    s.used_second[you] |= 1 << number
    if s.telling:
        s.tell(log.UsedSecond(you, great.face, count=great.cost))
    great.second.use(s, you)


class React(Ask[State]):
    """Use exactly one reaction, or pass (R48)."""

    def prompt(self, s: State) -> str:
        return f"{words.window(s, self.player)} React or pass"

    def options(self, s: State) -> list[int]:
        codes = usable(s, self.player, False)
        codes.append(PASS)
        if s.window != AFTERMATH:
            if standing(s, self.player, s.window) == ASK_ME:
                codes.append(PASS_UNTIL)
            codes.append(PASS_ALWAYS)
        return codes

    def label(self, s: State, option: int) -> str:
        if option < FACES:
            return f"Put {s.front(option).name} into the defence as Militia"
        if PLACE <= option < GREAT:
            return f"Use {words.place(s, option - PLACE, self.player)}"
        if GREAT <= option < SEAT:
            return f"{s.cards.greats[option - GREAT].name}: {s.cards.greats[option - GREAT].first.says}"
        if SECOND <= option < WORKER_BUTTON:
            great = s.cards.greats[option - SECOND]
            return f"{great.name}, {great.cost} tokens: {great.second.says}"
        if option == PASS_UNTIL:
            return "Pass until something happens to me"
        if option == PASS_ALWAYS:
            return f"Pass, and never ask me at {WINDOWS[s.window]}"
        return "Pass"

    def why_not(self, s: State, code: int) -> str:
        if code < DISCARD:
            if s.window == UNDER_ATTACK and s.target >= 0 and s.owner[s.target] == self.player:
                return "Militia from the hand do not defend in this game. (B6)"
            return "Militia from the hand defend only your own attacked card. (R54)"
        if PLACE <= code < GREAT:
            return why_not_place(s, self.player, code - PLACE)
        if GREAT <= code < GREAT + len(s.cards.greats):
            return first_refusal(s, self.player, code - GREAT, s.window)
        if SECOND <= code < SECOND + len(s.cards.greats):
            return second_refusal(s, self.player, code - SECOND, s.window)
        if code in (PASS_UNTIL, PASS_ALWAYS):
            return "There is no standing answer to give here, or you have given it. (R51)"
        if code >= ASK_AGAIN:
            return "Standing answers are taken back in your own Play phase. (R51)"
        return "In a window you use a reaction or pass. (R48)"

    def answer(self, s: State, option: int) -> None:
        you = self.player
        if option >= PASS:
            if option == PASS_UNTIL:
                for window in STANDING:
                    if standing(s, you, window) == ASK_ME:
                        stand(s, you, window, ONLY_MINE)
            elif option == PASS_ALWAYS:
                stand(s, you, s.window, NEVER)
            s.passes += 1
            s.at = (s.at + 1) % s.seats
            return
        s.at = 0  # R49: priority starts again with the current player
        s.passes = 0
        if option < FACES:
            defend(s, you, option - HAND)
        elif option < GREAT:
            use_place(s, you, option - PLACE)
        elif option < SEAT:
            use_first(s, you, option - GREAT)
        else:
            use_second(s, you, option - SECOND)


def why_not_place(s: State, you: int, place: int) -> str:
    """Why the ability of a location cannot be used now."""
    if place >= len(s.owner) or s.owner[place] != you:
        return "You use your own buildings only. (R27)"
    if s.is_site(place):
        return "A site has no ability until it is finished. (R16)"
    building = s.cards.buildings[s.face[place]]
    if building.times == 0:
        return "This building always works and is not turned. (R27)"
    if not s.ready(place, you):
        return "This building has been turned; it is ready again in your next Ready phase. (R27)"
    if building.times >> s.moment() & 1 == 0:
        return "This ability is not used at this moment. (R54)"
    return building.refusal(s, you, s.moment())


def defend(s: State, you: int, face: int) -> None:
    """A card of the attacked player's hand joins the defence as Militia (R39, B6)."""
    s.hands[you].remove(face)
    s.defence_weak = (*s.defence_weak, face)
    if s.telling:
        s.tell(log.Defends(you))


# Standing answers: private, shown to their player, taken back in the Play phase (R51).


def standing(s: State, seat: int, window: int) -> int:
    return s.standing[seat] >> (2 * window) & 3


def stand(s: State, seat: int, window: int, wish: int) -> None:
    s.standing[seat] = s.standing[seat] & ~(3 << (2 * window)) | wish << (2 * window)


def wants_to_be_asked(s: State, seat: int) -> bool:
    """Whether a player has not passed in advance."""
    wishes = s.standing[seat]
    if wishes == 0:
        return True
    wish = wishes >> (2 * s.window) & 3
    return wish == ASK_ME or (wish == ONLY_MINE and s.touched >> seat & 1 == 1)


def revocable(s: State, seat: int) -> list[int]:
    """The buttons that take standing answers back."""
    if s.standing[seat] == 0:
        return []
    return [ASK_AGAIN + window for window in STANDING if standing(s, seat, window) != ASK_ME]


WINDOW: Final = Window()
TURN_STARTS: Final = TurnStart()
WONDERS_CHECK_OPENS: Final = WondersCheckOpens()
AFTER: Final = Aftermath()
BURY: Final = Bury()
REACT: Final = [React(seat) for seat in range(MOST_SEATS)]
