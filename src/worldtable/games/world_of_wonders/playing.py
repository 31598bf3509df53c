"""The Play phase: any number of actions in any order (R23)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import NO_REASON, Ask, Reason
from worldtable.games.world_of_wonders.codes import (
    ASK_AGAIN,
    ATTACK,
    BUILT,
    END,
    FACES,
    GREAT,
    GREAT_WONDER,
    GREATS,
    GROUND,
    HAND,
    IN_PLAY,
    MILITIA,
    MOST_SEATS,
    NATURAL_WONDER,
    PLACE,
    SEAT,
    SECOND,
    SERVE,
    SERVED,
    SERVING,
    SHIELD,
    TURNED,
    UNIT,
    WORKER,
    WORKER_BUTTON,
)
from worldtable.games.world_of_wonders.combat import CHOOSE_TARGET, attack_refusal, call, gather, is_target, send
from worldtable.games.world_of_wonders.questions import (
    WorkerDuty,
    add_from_hand,
    hand_codes,
    imagine_units,
    put_unit,
    stray,
)
from worldtable.games.world_of_wonders.reactions import (
    WINDOWS,
    ability_in_short,
    first_refusal,
    paid_points,
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
        return "What do you do?"

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
                if great.first.times & 1 and first_refusal(s, you, number, IN_PLAY) is NO_REASON:
                    codes.append(GREAT + number)
                if great.second.times & 1 and second_refusal(s, you, number, IN_PLAY) is NO_REASON:
                    codes.append(SECOND + number)
        if attack_refusal(s, you) is NO_REASON:
            codes.append(ATTACK)
        if s.standing[you] and codes:  # standing answers are private: they alone open no question (R51)
            codes.extend(revocable(s, you))
        codes.append(END)
        return codes

    def shortcuts(self, s: State) -> list[int]:
        """A card straight to a location: a Worker on an own site, a Militia on an own wall or against another's card.

        A Natural Wonder is laid with one click, so it serves the long way alone.
        """
        goals = served(s, self.player)
        found: list[int] = []
        for nth, code in enumerate(hand_codes(s, self.player)[:SERVING]):
            if s.cards.kinds[code - HAND] != NATURAL_WONDER:
                found.extend([SERVE + nth * SERVED + place for place in goals])
        return found

    def label(self, s: State, option: int) -> str:
        if option >= SERVE:
            return self.serve_label(s, option)
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
        name = s.in_words(place, self.player)
        if s.is_site(place):
            return f"Add a Worker to {name}"
        if s.is_wall(place):
            return f"Put a Militia on {name}"
        return f"Use {name}: {s.cards.buildings[s.face[place]].says}"

    def serve_label(self, s: State, option: int) -> str:
        place = served_at(option)
        card, name = s.front(serving(s, self.player, option)).name, s.in_words(place, self.player)
        if s.owner[place] != self.player:
            return f"Send {card} as Militia against {name}"
        return f"Put {card} as {UNIT[WORKER if s.is_site(place) else MILITIA]} on {name}"

    def short(self, s: State, option: int) -> str:
        if option >= SERVE:
            place = served_at(option)
            if s.owner[place] != self.player:
                return "Attack"
            return UNIT[WORKER if s.is_site(place) else MILITIA]
        if option == END:
            return "End phase"
        if option == ATTACK:
            return "Attack"
        if option >= ASK_AGAIN:
            return "Always"
        if option < FACES:
            return "Lay" if s.front(option - HAND).kind == NATURAL_WONDER else "Build"
        if option >= GREAT:
            return ability_in_short(s, option)
        place = option - PLACE
        if s.is_site(place):
            return UNIT[WORKER]
        return UNIT[MILITIA] if s.is_wall(place) else "Use"

    def points(self, s: State, option: int) -> list[int]:
        if option >= SERVE:
            return [HAND + serving(s, self.player, option), PLACE + served_at(option)]
        if option < FACES and s.front(option - HAND).kind != NATURAL_WONDER:
            return [option, GROUND]
        if ASK_AGAIN <= option < GROUND:
            return [SHIELD, option]
        return paid_points(option)

    def tone(self, s: State, option: int) -> str:
        return table.PASS if option == END else table.PLAIN

    def imagine(self, s: State, option: int) -> State | None:
        """A Worker or a Militia from the hand, whichever card it will be."""
        place = served_at(option) if option >= SERVE else option - PLACE if PLACE <= option < GREAT else -1
        if place >= 0 and s.owner[place] == self.player and (s.is_site(place) or s.is_wall(place)):
            return imagine_units(s, place, WORKER if s.is_site(place) else MILITIA, 1)
        return None

    def why_not(self, s: State, code: int) -> Reason:
        you = self.player
        if code == ATTACK:
            return attack_refusal(s, you)
        if PLACE <= code < GREAT:
            place = code - PLACE
            if place < len(s.owner) and s.owner[place] == you and (s.is_site(place) or s.is_wall(place)):
                return Reason("You have no card in hand.", "R14")
            return why_not_place(s, you, place)
        if GREAT <= code < GREAT + len(s.cards.greats):
            return first_refusal(s, you, code - GREAT, IN_PLAY)
        if SECOND <= code < SECOND + len(s.cards.greats):
            return second_refusal(s, you, code - SECOND, IN_PLAY)
        if ASK_AGAIN <= code < GROUND:
            return Reason("You are asked there already.", "R51")
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
        elif option >= SERVE:
            serve(s, you, serving(s, you, option), served_at(option))
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
    if state & TURNED or building.times & 1 == 0 or building.refusal(s, you, IN_PLAY) is not NO_REASON:
        return False
    return s.twin(place) == place


# A card that goes straight to a location, in place of two or three answers.


def served(s: State, you: int) -> list[int]:
    """The locations to which a card of the hand can go straight."""
    peaceful = attack_refusal(s, you) is not NO_REASON
    found: list[int] = []
    for place in range(min(len(s.owner), SERVED)):
        if s.owner[place] == you:
            if s.is_site(place) or s.is_wall(place):
                found.append(place)
        elif not peaceful and is_target(s, you, place) and s.twin(place) == place:
            found.append(place)
    return found


def serving(s: State, you: int, option: int) -> int:
    """The face of the card that goes."""
    return hand_codes(s, you)[(option - SERVE) // SERVED] - HAND


def served_at(option: int) -> int:
    return (option - SERVE) % SERVED


def serve(s: State, you: int, face: int, place: int) -> None:
    """A Worker, a garrison, or the first Militia of an attack (R14, R39)."""
    if s.owner[place] != you:
        call(s, you, place)
        send(s, you, face)
        s.push(gather(s, you))
        return
    s.hands[you].remove(face)
    add_from_hand(s, you, place, WORKER if s.is_site(place) else MILITIA, face)


def play_front(s: State, you: int, face: int) -> None:
    """A site is started, or a Natural Wonder is laid (A1, A3)."""
    s.hands[you].remove(face)
    front = s.front(face)
    if front.kind == NATURAL_WONDER:
        s.natural[you * GREATS + front.number] += 1
        s.tell("LaidNatural", "{you:lay} the Natural Wonder {card}.", you, face)
        return
    s.tell("Started", "{you:start} to build {card}.", you, face)
    place = s.lay_site(you, face, NONE)
    if front.kind == GREAT_WONDER:
        s.push(WorkerDuty(you, place))


PLAY_PHASE: Final = [PlayPhase(seat) for seat in range(MOST_SEATS)]
