"""World of Wonders: the box."""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.changes import Preview
from worldtable.engine.features import Features, Plane
from worldtable.engine.game import Game
from worldtable.engine.log import listed
from worldtable.engine.loop import asked, go_on
from worldtable.engine.observation import Row
from worldtable.engine.option import BadSetup, Option, Preset
from worldtable.engine.scene import Amount, Banner, Line, Zone
from worldtable.engine.table import Fight
from worldtable.engine.window import CLOSED
from worldtable.engine.wording import quoted
from worldtable.games.world_of_wonders import features, observation, scoring, view
from worldtable.games.world_of_wonders.battle import forecast
from worldtable.games.world_of_wonders.battle.result import RESULT
from worldtable.games.world_of_wonders.card import Cards, Event
from worldtable.games.world_of_wonders.cards import PRINTED, read_set
from worldtable.games.world_of_wonders.codes import (
    ASK_AGAIN,
    CODES,
    DONE,
    FACES,
    GREAT,
    GREATS,
    MOST_SEATS,
    PHASES,
    PLACE,
    WORKER_BUTTON,
)
from worldtable.games.world_of_wonders.rules import HAND_SIZE, Mulligan, ShuffleEventsIn, Turn
from worldtable.games.world_of_wonders.state import State

YES_NO = ("no", "yes")
RANDOM = " random"


class FirstOption(Option):
    """Who begins: by lot, or any seat of the host's choice (R11)."""

    def __init__(self) -> None:
        super().__init__("first", "Who begins: a player drawn by lot, or a seat.", ("random", "seat 1"), "random")
        self.more = f"another seat, up to seat {MOST_SEATS}"
        self.group = "set-up"
        self.meanings = ("A player drawn by lot begins.", "The first seat begins.")

    def check(self, value: str) -> str:
        if value == "random" or value in [f"seat {seat}" for seat in range(1, MOST_SEATS + 1)]:
            return value
        raise BadSetup(f"Option first cannot be {quoted(value)}. It accepts: random, seat 1 to seat {MOST_SEATS}.")


class EventsOption(Option):
    """None, a number of events by lot, or events by name (R5)."""

    def __init__(self, events: list[Event]) -> None:
        count = len(events)
        some = min(3, count)
        ids = ", ".join([event.id for event in events[:some]])
        values = ("none", f"{some} random", f"{count} random", ids) if some else ("none",)
        super().__init__(
            "events", "Event cards in the draw deck: none, some by lot, or some by name.", values, "none"
        )
        self.events = events
        self.group = "decks"
        self.meanings = (
            "No events.",
            f"{some} events, drawn by lot, hide in the deck.",
            f"All {count} events hide in the deck.",
            "The events you name hide in the deck.",
        )[: len(values)]
        names = ", ".join([event.name for event in events])
        self.more = f"a number like “2{RANDOM}”, or names with commas between them, out of {names}" if some else ""

    def check(self, value: str) -> str:
        wanted = value.strip()
        if wanted == "none":
            return wanted
        if wanted.endswith(RANDOM):
            for count in range(1, len(self.events) + 1):
                if wanted[: -len(RANDOM)].strip() == str(count):
                    return f"{count}{RANDOM}"
        else:
            ids = [event.id for event in self.events]
            names = {event.name.lower(): event.id for event in self.events}
            words = [word.strip().lower() for word in wanted.split(",")]
            found = [names.get(word, word) for word in words]
            if all([id in ids for id in found]) and len(set(found)) == len(found):
                return ", ".join([id for id in ids if id in found])
        accepted = ", ".join([event.name for event in self.events])
        raise BadSetup(
            f"Option events cannot be {quoted(value)}. It accepts: none, 1 random to {len(self.events)} random, "
            f"or names separated by commas out of {accepted}."
        )


def options_of(cards: Cards) -> tuple[Option, ...]:
    long = Option("long", "The long game: all groups of buildings, however few play.", YES_NO, "no")
    long.seats = range(2, 6)  # six and seven play with all groups anyway
    long.group = "variant"
    long.meanings = ("As many buildings as your number of players needs.", "All buildings: a longer game.")
    kickstarter = Option("kickstarter", "Black Market and Spy Network join the buildings.", YES_NO, "no")
    kickstarter.group = "decks"
    kickstarter.meanings = ("The nine kinds of buildings of the box.", "Black Market and Spy Network too.")
    defence = Option(
        "hand_defence", "The attacked player may defend with Militia from the hand.", ("yes", "no"), "yes"
    )
    defence.meanings = (
        "Who is attacked may send cards of the hand into the defence.",
        "Only walls, Constructors and cards on the table defend.",
    )
    six = Option(
        "six_pieces", "All pieces of a Great Wonder win at once, or at the end.", ("at once", "at the end"), "at once"
    )
    six.meanings = (
        "Whoever owns all pieces of a Great Wonder wins at once.",
        "Whoever owns all pieces of a Great Wonder wins when the game ends.",
    )
    discards = Option(
        "discards",
        "Cards discarded together go as they lie, or as the current player orders them.",
        ("as they lie", "ordered"),
        "as they lie",
    )
    discards.meanings = (
        "Cards that are discarded together go as they lie.",
        "The current player orders cards that are discarded together.",
    )
    return (FirstOption(), long, kickstarter, EventsOption(cards.events), defence, six, discards)


def presets_of(cards: Cards) -> tuple[Preset, ...]:
    everybody = range(2, MOST_SEATS + 1)
    more = {"kickstarter": "yes"}
    events = min(3, len(cards.events))
    said = "Black Market and Spy Network join the buildings."
    if events:
        more["events"] = f"{events}{RANDOM}"
        said = f"Black Market and Spy Network join the buildings, and {events} events hide in the deck."
    return (
        Preset("standard", "Standard", "The deck for your number of players, without events.", {}, everybody),
        Preset(
            "long", "Long", "All buildings, however few play: more Wonders, more wars.", {"long": "yes"}, range(2, 6)
        ),
        Preset("expansion", "With expansion", said, more, everybody),
    )


class WorldOfWonders(Game[State]):
    name = "world_of_wonders"
    title = "World of Wonders"
    sentence = "Raise city buildings and pieces of Great Wonders, guard them with walls, and raid your neighbours."
    version = 2
    codes = CODES
    buttons = (WORKER_BUTTON, ASK_AGAIN)
    minutes = 90
    weight = "medium"
    bound = 20_000
    plays: tuple[str, ...] = ("Started", "LaidNatural")

    def __init__(self, folder: Path) -> None:
        self.box = read_set(folder)
        super().__init__(range(2, MOST_SEATS + 1), options_of(self.box), self.box)
        self.presets = presets_of(self.box)

    def with_cards(self, folder: str) -> WorldOfWonders:
        return WorldOfWonders(Path(folder))

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = empty_table(seats, self.box)
        s.reseed(seed)
        s.hand_defence = options["hand_defence"] == "yes"
        s.six_at_once = options["six_pieces"] == "at once"
        s.ordered = options["discards"] == "ordered"
        groups = MOST_SEATS if options["long"] == "yes" else seats
        s.deck = self.box.deck(groups, options["kickstarter"] == "yes")  # R3 to R5
        s.shuffle(s.deck)
        choose_events(s, options["events"])
        for hand in s.hands:  # R7
            for _ in range(HAND_SIZE):
                hand.append(s.deck.pop())
        first = s.roll(seats) if options["first"] == "random" else int(options["first"].split()[1]) - 1  # R11
        if first >= seats:
            raise BadSetup(f"There is no {options['first']} among {seats} players.")
        s.active = first
        s.then(*[Mulligan(seat) for seat in s.clockwise(first)], ShuffleEventsIn(), Turn(first))
        return s

    def zones(self, s: State, seat: int) -> list[Zone]:
        return view.zones(s, seat)

    def hand(self, s: State, side: int) -> list[int]:
        return s.hands[side]

    def cards_behind(self, s: State, code: int) -> list[str]:
        """A card in a hand or on the discard pile, a location, a Great Wonder."""
        if code < PLACE:
            return [s.card_id(code % FACES)]
        if code < GREAT:
            return [s.card_id(s.face[code - PLACE])]
        greats = s.cards.greats
        return [greats[code - GREAT].id] if code < GREAT + len(greats) else []

    def planes(self) -> list[Plane]:
        return features.PLANES

    def features(self, s: State, side: int, first: int, found: Features) -> None:
        features.fill(s, side, first, found)

    def observed_planes(self, sides: int) -> list[Plane]:
        return observation.planes(sides)

    def observe(self, s: State, seat: int, first: int, row: Row) -> None:
        observation.fill(s, seat, first, row)

    def sheet(self, s: State, side: int) -> list[Line]:
        return scoring.sheet(s, side)

    def score(self, s: State, side: int) -> int:
        return scoring.score(s, side)

    def turn(self, s: State) -> int:
        return s.active

    def status(self, s: State, seat: int) -> str:
        if s.turns == 0:
            return "Opening hands"
        parts = [f"Turn {s.turns}", f"{PHASES[s.phase]} phase"]
        if s.last_turns > 0:
            parts.append(f"{s.last_turns} turns left" if s.last_turns > 1 else "the last turn")
        elif s.emptied:
            parts.append("the deck is being drawn for the second time" if s.emptied == 1 else "the deck is empty")
        return ", ".join(parts)

    def clock(self, s: State) -> list[Amount]:
        found = [Amount("turn", s.turns)]
        if s.last_turns >= 0:
            found.append(Amount("turns left", s.last_turns))
        return found

    def phase(self, s: State) -> str:
        return PHASES[s.phase]

    def banners(self, s: State, seat: int) -> list[Banner]:
        return [view.banner(s, each) for each in range(s.seats)]

    def fight(self, s: State, seat: int) -> Fight | None:
        return forecast.fight(s, seat)

    def foresee(self, s: State, seat: int, option: int, preview: Preview) -> None:
        """An answer after which the attack is decided shows the fight as it stands until then.

        Where others may react nobody can foresee whether they are asked: their standing answers are secret.
        """
        if preview.fight is None and forecast.fight(s, seat) is not None:
            preview.fight = forecast.fight(undecided(s, seat, option), seat)
        if not preview.partly and s.asks[asked(s, seat)].imagine(s.clone(), option) is None:
            preview.partly = others_may_react(s, seat, option)

    def outcome(self, s: State) -> list[float]:
        winners = scoring.winners(s)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def verdict(self, s: State) -> str:
        winners = scoring.winners(s)
        builders = scoring.builders(s)
        who = listed([s.name(seat) for seat in winners])
        if len(builders) == 1:
            return f"{who} wins with all pieces of {scoring.completed(s, builders[0])}."
        first = ""
        if builders:
            first = f"{listed([s.name(seat) for seat in builders])} own all pieces of a Great Wonder; "
        points = scoring.score(s, winners[0])
        if len(winners) > 1:
            return f"{first}{who} share the victory with {points} points."
        return f"{first}{who} wins with {points} points{scoring.tie_breaker(s, winners[0])}."


def undecided(s: State, seat: int, option: int) -> State:
    """The table after an answer, up to the next question or to where the attack is decided."""
    other = s.clone()
    if option == DONE:
        return other
    other.telling = False
    waiting = other.stack[: other.top]
    if RESULT in waiting:
        other.stack = waiting[waiting.index(RESULT) + 1 :]
        other.top = len(other.stack)
    go_on(other, asked(other, seat), option)
    return other


def others_may_react(s: State, seat: int, option: int) -> bool:
    """Whether an answer leads to a window in which another player could use something."""
    other = s.clone()
    other.telling = False
    other.standing = [wishes if each == seat else 0 for each, wishes in enumerate(s.standing)]
    go_on(other, asked(other, seat), option)
    return other.window != CLOSED and asked(other, seat) < 0


def empty_table(seats: int, cards: Cards) -> State:
    """A table with nothing on it."""
    s = State(seats, cards)
    for _ in range(seats):
        s.hands.append([])
    s.great = [0] * (seats * GREATS)
    s.natural = [0] * (seats * GREATS)
    s.pieces = [0] * seats
    s.used_first = [0] * (seats * GREATS)
    s.used_second = [0] * seats
    s.tokens = [0] * seats
    s.standing = [0] * seats
    return s


def choose_events(s: State, chosen: str) -> None:
    """The events that will join the draw deck, by name or by lot (R5)."""
    faces = [event.face for event in s.cards.events]
    if chosen == "none":
        s.box = tuple(faces)
    elif chosen.endswith(RANDOM):
        count = int(chosen[: -len(RANDOM)])
        s.deal(faces, count)
        s.coming = tuple(sorted(faces[-count:]))
        s.box = tuple(sorted(faces[:-count]))
        s.events_secret = True
    else:
        wanted = chosen.split(", ")
        s.coming = tuple([event.face for event in s.cards.events if event.id in wanted])
        s.box = tuple([event.face for event in s.cards.events if event.id not in wanted])


WORLD_OF_WONDERS = WorldOfWonders(PRINTED)
