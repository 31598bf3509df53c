"""The Play phase: any number of actions in any order (R23)."""

from __future__ import annotations

from typing import Final

from worldtable.engine.step import Ask
from worldtable.games.world_of_wonders import log, words
from worldtable.games.world_of_wonders.codes import (
    ASK_AGAIN,
    ATTACK,
    BUILT,
    END,
    FACES,
    GREAT,
    GREAT_WONDER,
    GREATS,
    HAND,
    IN_PLAY,
    MILITIA,
    MOST_SEATS,
    NATURAL_WONDER,
    PLACE,
    SEAT,
    SECOND,
    TURNED,
    WORKER,
    WORKER_BUTTON,
)
from worldtable.games.world_of_wonders.combat import CHOOSE_TARGET, attack_refusal
from worldtable.games.world_of_wonders.questions import WorkerDuty, hand_codes, put_unit, stray
from worldtable.games.world_of_wonders.reactions import (
    WINDOWS,
    first_refusal,
    revocable,
    second_refusal,
    stand,
    use_first,
    use_place,
    use_second,
    why_not_place,
)
from worldtable.games.world_of_wonders.state import NONE, State


class PlayPhase(Ask[State]):
    """Any number of actions in any order (R23)."""

    def prompt(self, s: State) -> str:
        return "Your Play phase: what do you do?"

    def options(self, s: State) -> list[int]:
        you = self.player
        codes = hand_codes(s, you)
        owner = s.owner
        for place in range(len(owner)):
            if owner[place] == you and acts(s, you, place):
                codes.append(PLACE + place)
        base = you * GREATS
        for great in s.cards.greats:
            number = great.number
            if s.great[base + number] > 0:
                if great.first.times & 1 and not first_refusal(s, you, number, IN_PLAY):
                    codes.append(GREAT + number)
                if great.second.times & 1 and not second_refusal(s, you, number, IN_PLAY):
                    codes.append(SECOND + number)
        if not attack_refusal(s, you):
            codes.append(ATTACK)
        if s.standing[you]:
            codes.extend(revocable(s, you))
        codes.append(END)
        return codes

    def label(self, s: State, option: int) -> str:
        if option == END:
            return "End the Play phase"
        if option == ATTACK:
            return "Attack"
        if option >= ASK_AGAIN:
            return f"Ask me again at {WINDOWS[option - ASK_AGAIN]}"
        if option < FACES:
            front = s.front(option - HAND)
            return f"Lay {front.name}" if front.kind == NATURAL_WONDER else f"Start to build {front.name}"
        if option < GREAT:
            return self.place_label(s, option - PLACE)
        if option < SEAT:
            great = s.cards.greats[option - GREAT]
            return f"{great.name}: {great.first.says}"
        great = s.cards.greats[option - SECOND]
        return f"{great.name}, {great.cost} tokens: {great.second.says}"

    def place_label(self, s: State, place: int) -> str:
        name = words.place(s, place, self.player)
        if s.is_site(place):
            return f"Add a Worker to {name}"
        if s.is_wall(place):
            return f"Put a Militia on {name}"
        return f"Use {name}: {s.cards.buildings[s.face[place]].says}"

    def why_not(self, s: State, code: int) -> str:
        you = self.player
        if code == ATTACK:
            return attack_refusal(s, you)
        if PLACE <= code < GREAT:
            place = code - PLACE
            if place < len(s.owner) and s.owner[place] == you and (s.is_site(place) or s.is_wall(place)):
                return "You have no card in hand. (R14)"
            return why_not_place(s, you, place)
        if GREAT <= code < GREAT + len(s.cards.greats):
            return first_refusal(s, you, code - GREAT, IN_PLAY)
        if SECOND <= code < SECOND + len(s.cards.greats):
            return second_refusal(s, you, code - SECOND, IN_PLAY)
        if code >= ASK_AGAIN:
            return "You are asked there already. (R51)"
        return stray("Play a card, use a card of yours, attack, or end the Play phase", "R23")

    def answer(self, s: State, option: int) -> None:
        if option == END:
            return
        you = self.player
        s.push(self)
        if option < FACES:
            play_front(s, you, option - HAND)
        elif option < GREAT:
            place = option - PLACE
            if s.state[place] & BUILT == 0:
                put_unit(s, you, place, WORKER)
            elif s.cards.walls[s.face[place]]:
                put_unit(s, you, place, MILITIA)
            else:
                use_place(s, you, place)
        elif option < SEAT:
            use_first(s, you, option - GREAT)
        elif option < WORKER_BUTTON:
            use_second(s, you, option - SECOND)
        elif option == ATTACK:
            s.push(CHOOSE_TARGET[you])
        else:
            stand(s, you, option - ASK_AGAIN, 0)


def acts(s: State, you: int, place: int) -> bool:
    """Whether an own location can be chosen in the Play phase: for a Worker, for a Militia, or for its ability."""
    state = s.state[place]
    if state & BUILT == 0:
        return len(s.hands[you]) > 0
    building = s.cards.buildings[s.face[place]]
    if building.wall:
        return len(s.hands[you]) > 0
    if state & TURNED or building.times & 1 == 0 or building.refusal(s, you, IN_PLAY):
        return False
    return s.twin(place) == place


def play_front(s: State, you: int, face: int) -> None:
    """A site is started, or a Natural Wonder is laid (A1, A3)."""
    s.hands[you].remove(face)
    front = s.front(face)
    if front.kind == NATURAL_WONDER:
        s.natural[you * GREATS + front.number] += 1
        if s.telling:
            s.tell(log.LaidNatural(you, face))
        return
    if s.telling:
        s.tell(log.Started(you, face))
    place = s.lay_site(you, face, NONE)
    if front.kind == GREAT_WONDER:
        s.push(WorkerDuty(you, place))


PLAY_PHASE: Final = [PlayPhase(seat) for seat in range(MOST_SEATS)]
