"""The Play phase: any number of actions in any order (R23)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders.abilities import AbilityAsk, add_wonders
from worldtable.games.world_of_wonders.codes import (
    ASK_AGAIN,
    ATTACK,
    END,
    FACES,
    GREAT,
    GREATS,
    GROUND,
    HAND,
    MOST_SEATS,
    PLACE,
    SERVE,
    SERVED,
    SERVING,
    SHIELD,
    WORKER_BUTTON,
)
from worldtable.games.world_of_wonders.combat import CHOOSE_TARGET, attack_refusal, call, gather, is_target, send
from worldtable.games.world_of_wonders.fronts import GREAT_WONDER, NATURAL_WONDER
from worldtable.games.world_of_wonders.moments import IN_PLAY
from worldtable.games.world_of_wonders.questions import WorkerDuty, add_from_hand, hand_codes, imagine_units, put_unit
from worldtable.games.world_of_wonders.reactions import WINDOWS, revocable
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.units import TURNED, UNIT


class PlayPhase(AbilityAsk):
    """Any number of actions in any order (R23)."""

    asks = "What do you do?"
    wants = "Play a card, use a card of yours, attack, or end the Play phase"
    rule = "R23"

    def options(self, s: State) -> list[int]:
        you = self.player
        codes = hand_codes(s, you)
        owner = s.owner
        for place in range(len(owner)):
            if owner[place] == you and acts(s, you, place):
                codes.append(PLACE + place)
        add_wonders(s, you, IN_PLAY, codes)
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
        return self.wonder_label(s, option)

    def place_label(self, s: State, place: int) -> str:
        name = s.in_words(place, self.player)
        if s.is_site(place):
            return f"Add a Worker to {name}"
        if s.is_wall(place):
            return f"Put a Militia on {name}"
        return f"Use {name}: {s.cards.abilities[s.face[place]].says}"

    def serve_label(self, s: State, option: int) -> str:
        place = served_at(option)
        card, name = s.card_name(serving(s, self.player, option)), s.in_words(place, self.player)
        if s.owner[place] != self.player:
            return f"Send {card} as Militia against {name}"
        return f"Put {card} as {UNIT[s.takes(place)]} on {name}"

    def short(self, s: State, option: int) -> str:
        if option < FACES:
            return "Lay" if s.front(option - HAND).kind == NATURAL_WONDER else "Build"
        if option == END:
            return "End phase"
        if option == ATTACK:
            return "Attack"
        if ASK_AGAIN <= option < SERVE:
            return "Always"
        if GREAT <= option < SERVE:
            return self.wonder_in_short(s, option)
        place = location(option)
        if s.owner[place] != self.player:
            return "Attack"
        return UNIT[s.takes(place)] if s.takes(place) >= 0 else "Use"

    def points(self, s: State, option: int) -> list[int]:
        if option >= SERVE:
            return [HAND + serving(s, self.player, option), PLACE + served_at(option)]
        if option < FACES and s.front(option - HAND).kind != NATURAL_WONDER:
            return [option, GROUND]
        if ASK_AGAIN <= option < GROUND:
            return [SHIELD, option]
        return super().points(s, option)

    def tone(self, s: State, option: int) -> str:
        return table.PASS if option == END else table.PLAIN

    def imagine(self, s: State, option: int) -> State | None:
        """A Worker or a Militia from the hand, whichever card it will be."""
        place = location(option)
        if place >= 0 and s.owner[place] == self.player and s.takes(place) >= 0:
            return imagine_units(s, place, s.takes(place), 1)
        return None

    def why_not(self, s: State, code: int) -> Reason:
        you = self.player
        if code == ATTACK:
            return attack_refusal(s, you)
        place = code - PLACE
        if 0 <= place < len(s.owner) and s.owner[place] == you and s.takes(place) >= 0:
            return Reason("You have no card in hand.", "R14")
        if ASK_AGAIN <= code < GROUND:
            return Reason("You are asked there already.", "R51")
        return super().why_not(s, code)

    def answer(self, s: State, option: int) -> None:
        if option == END:
            return
        you = self.player
        s.push(self)
        if option < FACES:
            play_front(s, you, option - HAND)
        elif option < GREAT and s.takes(option - PLACE) >= 0:
            put_unit(s, you, option - PLACE)
        elif option < WORKER_BUTTON:
            self.use(s, option)
        elif option == ATTACK:
            s.push(CHOOSE_TARGET[you])
        elif option >= SERVE:
            serve(s, you, serving(s, you, option), served_at(option))
        else:
            s.stand(you, option - ASK_AGAIN, 0)


def acts(s: State, you: int, place: int) -> bool:
    """Whether an own location can be chosen in the Play phase: for a Worker, for a Militia, or for its ability."""
    if s.takes(place) >= 0:
        return len(s.hands[you]) > 0
    ability = s.cards.abilities[s.face[place]]
    if s.state[place] & TURNED or ability.times & 1 == 0 or ability.refusal(s, you, IN_PLAY) is not NO_REASON:
        return False
    return s.twin(place) == place


# A card that goes straight to a location, in place of two or three answers.


def served(s: State, you: int) -> list[int]:
    """The locations to which a card of the hand can go straight."""
    peaceful = attack_refusal(s, you) is not NO_REASON
    found: list[int] = []
    for place in range(min(len(s.owner), SERVED)):
        if s.owner[place] == you:
            if s.takes(place) >= 0:
                found.append(place)
        elif not peaceful and is_target(s, you, place) and s.twin(place) == place:
            found.append(place)
    return found


def serving(s: State, you: int, option: int) -> int:
    """The face of the card that goes."""
    return hand_codes(s, you)[(option - SERVE) // SERVED] - HAND


def served_at(option: int) -> int:
    return (option - SERVE) % SERVED


def location(option: int) -> int:
    """The location that an option is about, -1 if it is about none."""
    if PLACE <= option < GREAT:
        return option - PLACE
    return served_at(option) if option >= SERVE else -1


def serve(s: State, you: int, face: int, place: int) -> None:
    """A Worker, a garrison, or the first Militia of an attack (R14, R39)."""
    if s.owner[place] != you:
        call(s, you, place)
        send(s, you, face)
        s.push(gather(s, you))
        return
    s.hands[you].remove(face)
    add_from_hand(s, you, place, face)


def play_front(s: State, you: int, face: int) -> None:
    """A site is started, or a Natural Wonder is laid (A1, A3)."""
    s.hands[you].remove(face)
    front = s.front(face)
    if front.kind == NATURAL_WONDER:
        s.natural[you * GREATS + front.number] += 1
        s.tell("LaidNatural", "{you:lay} the Natural Wonder {card}.", you, face)
        return
    s.tell("Started", "{you:start} to build {card}.", you, face)
    place = s.lay_site(you, face)
    if front.kind == GREAT_WONDER:
        s.push(WorkerDuty(you, place))


PLAY_PHASE: Final = [PlayPhase(seat) for seat in range(MOST_SEATS)]
