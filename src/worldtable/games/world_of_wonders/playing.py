"""The Play phase: any number of actions in any order (R23)."""

from __future__ import annotations

from worldtable.engine import table
from worldtable.engine.step import NO_REASON, Reason
from worldtable.engine.window import ASK_ME
from worldtable.games.world_of_wonders import codes
from worldtable.games.world_of_wonders.abilities import AbilityAsk, add_wonders
from worldtable.games.world_of_wonders.battle import attack
from worldtable.games.world_of_wonders.card import GREAT_WONDER, NATURAL_WONDER
from worldtable.games.world_of_wonders.effects import imagined
from worldtable.games.world_of_wonders.questions import WorkerDuty, add_from_hand, hand_codes, put_unit
from worldtable.games.world_of_wonders.reactions import STANDING, WINDOWS
from worldtable.games.world_of_wonders.state import TURNED, State
from worldtable.games.world_of_wonders.units import UNIT


class PlayPhase(AbilityAsk):
    """Any number of actions in any order (R23)."""

    asks = "What do you do?"
    wants = "Play a card, use a card of yours, attack, or end the Play phase"
    rule = "R23"

    def options(self, s: State) -> list[int]:
        you = self.player
        found = hand_codes(s, you)
        owner = s.owner
        for place in range(len(owner)):
            if owner[place] == you and acts(s, you, place):
                found.append(codes.PLACE + place)
        add_wonders(s, you, codes.IN_PLAY, found)
        if attack.refusal(s, you) is NO_REASON:
            found.append(codes.ATTACK)
        if s.standing[you] and found:  # standing answers are private: they alone open no question (R51)
            given = [window for window in STANDING if s.standing_answer(you, window) != ASK_ME]
            found.extend([codes.ASK_AGAIN + window for window in given])
        found.append(codes.END)
        return found

    def shortcuts(self, s: State) -> list[int]:
        """A card straight to a location: a Worker on an own site, a Militia on an own wall or against another's card.

        A Natural Wonder is laid with one click, so it serves the long way alone.
        """
        goals = served(s, self.player)
        found: list[int] = []
        for nth, code in enumerate(hand_codes(s, self.player)[: codes.SERVING]):
            if s.cards.kinds[code - codes.HAND] != NATURAL_WONDER:
                found.extend([codes.SERVE + nth * codes.SERVED + place for place in goals])
        return found

    def words(self, s: State, option: int) -> tuple[str, str]:
        if option >= codes.SERVE:
            return self.serve_words(s, option)
        if option == codes.END:
            return "End the Play phase", "End phase"
        if option == codes.ATTACK:
            return "Attack", "Attack"
        if option >= codes.ASK_AGAIN:
            return f"Ask me again at {WINDOWS[option - codes.ASK_AGAIN]}", "Always"
        if option < codes.FACES:
            front = s.card(option - codes.HAND)
            natural = front.kind == NATURAL_WONDER
            return (f"Lay {front.name}", "Lay") if natural else (f"Start to build {front.name}", "Build")
        return self.place_words(s, option - codes.PLACE) if option < codes.GREAT else self.wonder_words(s, option)

    def place_words(self, s: State, place: int) -> tuple[str, str]:
        name = s.in_words(place, self.player)
        if s.is_site(place):
            return f"Add a Worker to {name}", "Worker"
        if s.is_wall(place):
            return f"Put a Militia on {name}", "Militia"
        return f"Use {name}: {s.cards.abilities[s.face[place]].says}", "Use"

    def serve_words(self, s: State, option: int) -> tuple[str, str]:
        place = served_at(option)
        card, name = s.card_name(serving(s, self.player, option)), s.in_words(place, self.player)
        if s.owner[place] != self.player:
            return f"Send {card} as Militia against {name}", "Attack"
        unit = UNIT[s.takes(place)]
        return f"Put {card} as {unit} on {name}", unit

    def points(self, s: State, option: int) -> list[int]:
        if option >= codes.SERVE:
            return [codes.HAND + serving(s, self.player, option), codes.PLACE + served_at(option)]
        if option < codes.FACES and s.card(option - codes.HAND).kind != NATURAL_WONDER:
            return [option, codes.GROUND]
        if codes.ASK_AGAIN <= option < codes.GROUND:
            return [codes.SHIELD, option]
        return super().points(s, option)

    def tone(self, s: State, option: int) -> str:
        return table.PASS if option == codes.END else table.PLAIN

    def warns(self, s: State, option: int) -> str:
        if not codes.PLACE <= option < codes.GREAT:
            return ""
        return s.cards.abilities[s.face[option - codes.PLACE]].warns(s, self.player)

    def imagine(self, s: State, option: int) -> State | None:
        """A Worker or a Militia from the hand, whichever card it will be."""
        place = location(option)
        if place >= 0 and s.owner[place] == self.player and s.takes(place) >= 0:
            return imagined(s, place, s.takes(place), 1)
        return None

    def why_not(self, s: State, code: int) -> Reason:
        you = self.player
        if code == codes.ATTACK:
            return attack.refusal(s, you)
        place = code - codes.PLACE
        if 0 <= place < len(s.owner) and s.owner[place] == you and s.takes(place) >= 0:
            return Reason("You have no card in hand.", "R14")
        if codes.ASK_AGAIN <= code < codes.GROUND:
            return Reason("You are asked there already.", "R51")
        return super().why_not(s, code)

    def answer(self, s: State, option: int) -> None:
        if option == codes.END:
            return
        you = self.player
        s.push(self)
        if option < codes.FACES:
            play_front(s, you, option - codes.HAND)
        elif option < codes.GREAT and s.takes(option - codes.PLACE) >= 0:
            put_unit(s, you, option - codes.PLACE)
        elif option < codes.WORKER_BUTTON:
            self.use(s, option)
        elif option == codes.ATTACK:
            s.push(attack.CHOOSE_TARGET[you])
        elif option >= codes.SERVE:
            serve(s, you, serving(s, you, option), served_at(option))
        else:
            s.stand(you, option - codes.ASK_AGAIN, 0)


def acts(s: State, you: int, place: int) -> bool:
    """Whether an own location can be chosen in the Play phase: for a Worker, for a Militia, or for its ability."""
    if s.takes(place) >= 0:
        return len(s.hands[you]) > 0
    face = s.face[place]
    if s.state[place] & TURNED or s.cards.times[face] & 1 == 0:
        return False
    return s.cards.abilities[face].refusal(s, you, codes.IN_PLAY) is NO_REASON and s.twin(place) == place


# A card that goes straight to a location, in place of two or three answers.


def served(s: State, you: int) -> list[int]:
    """The locations to which a card of the hand can go straight."""
    peaceful = attack.refusal(s, you) is not NO_REASON
    found: list[int] = []
    for place in range(min(len(s.owner), codes.SERVED)):
        if s.owner[place] == you:
            if s.takes(place) >= 0:
                found.append(place)
        elif not peaceful and attack.is_target(s, you, place) and s.twin(place) == place:
            found.append(place)
    return found


def serving(s: State, you: int, option: int) -> int:
    """The face of the card that goes."""
    return hand_codes(s, you)[(option - codes.SERVE) // codes.SERVED] - codes.HAND


def served_at(option: int) -> int:
    return (option - codes.SERVE) % codes.SERVED


def location(option: int) -> int:
    """The location that an option is about, -1 if it is about none."""
    if codes.PLACE <= option < codes.GREAT:
        return option - codes.PLACE
    return served_at(option) if option >= codes.SERVE else -1


def serve(s: State, you: int, face: int, place: int) -> None:
    """A Worker, a garrison, or the first Militia of an attack (R14, R39)."""
    if s.owner[place] != you:
        attack.call(s, you, place)
        attack.send(s, you, face)
        s.push(attack.gather(s, you))
        return
    s.hands[you].remove(face)
    add_from_hand(s, you, place, face)


def play_front(s: State, you: int, face: int) -> None:
    """A site is started, or a Natural Wonder is laid (A1, A3)."""
    s.hands[you].remove(face)
    front = s.card(face)
    if front.kind == NATURAL_WONDER:
        s.natural[you * codes.GREATS + front.number] += 1
        s.tell("LaidNatural", "{you:lay} the Natural Wonder {card}.", you, face)
        return
    s.tell("Started", "{you:start} to build {card}.", you, face)
    place = s.lay_site(you, face)
    if front.kind == GREAT_WONDER:
        s.push(WorkerDuty(you, place))
