"""World Shapers: the box."""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.changes import Preview
from worldtable.engine.features import Features, Plane
from worldtable.engine.game import Game
from worldtable.engine.loop import asked
from worldtable.engine.observation import Row
from worldtable.engine.option import Option, Preset
from worldtable.engine.scene import Amount, Banner, Line, Zone
from worldtable.games.world_shapers import features, observation, scoring, view
from worldtable.games.world_shapers.cards import PRINTED, read_set
from worldtable.games.world_shapers.layout import CODES, HAND, NO
from worldtable.games.world_shapers.questions import answer_anew
from worldtable.games.world_shapers.rules import HAND_SIZES, ROUND, set_up
from worldtable.games.world_shapers.state import DUE, PICKING, WANTING, State

PHASES = ("pick", "use", "enhance", "swap", "over")
DOING = ("pick a card", "use the picked card", "enhance", "swap with the pool", "")
STEPS = (1, 2, 3, 2, 4)  # of a turn, by phase; the fourth, passing on, asks nothing (R15)

EXPANSION = Option("expansion", "Three cards that reach into other collections, and Overload.", ("off", "on"), "off")
EXPANSION.group = "variant"
EXPANSION.meanings = (
    "The 51 cards of the box.",
    "Three cards that reach into other collections, Overload, and a pool of four.",
)
REFILL = Option(
    "overload_refill",
    "With the expansion: a hand that loses Overload gets a boxed card for it.",
    ("off", "on"),
    "off",
)
REFILL.meanings = (
    "A hand that loses Overload stays one card short.",
    "A hand that loses Overload gets another card for it.",
)
PRESETS = (
    Preset("standard", "Standard", "The 51 cards of the box and a pool of three.", {}, range(1, 5)),
    Preset(
        "expansion",
        "With expansion",
        "Cards that reach into other collections, and Overload, which costs 5 points and is pushed around.",
        {"expansion": "on"},
        range(1, 5),
    ),
)


class WorldShapers(Game[State]):
    name = "world_shapers"
    title = "World Shapers"
    sentence = "Draft cards of the four elements into columns where neighbours, rows and crystals make them count."
    version = 2
    codes = CODES
    buttons = (NO, CODES)
    minutes = 30
    weight = "medium"
    bound = 1000
    plays: tuple[str, ...] = ("Placed", "Exchanged")

    def __init__(self, folder: Path) -> None:
        self.box = read_set(folder)
        super().__init__(range(1, 5), (EXPANSION, REFILL), self.box)
        self.presets = PRESETS

    def with_cards(self, folder: str) -> WorldShapers:
        return WorldShapers(Path(folder))

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = State(seats, self.box)
        s.reseed(seed)
        expansion = options["expansion"] == "on"
        s.refill = expansion and options["overload_refill"] == "on"
        set_up(s, expansion)
        s.push(ROUND)
        return s

    def zones(self, s: State, seat: int) -> list[Zone]:
        return view.zones(s, seat)

    def redeal(self, s: State, seat: int, seed: int) -> State:
        other = super().redeal(s, seat, seed)
        answer_anew(other, seat)
        return other

    def banners(self, s: State, seat: int) -> list[Banner]:
        return [view.banner(s, side) for side in range(s.sides)]

    def foresee(self, s: State, seat: int, option: int, preview: Preview) -> None:
        """Of a sealed answer what the laid card would score and why; more follows a wish for a swap."""
        after = s.asks[asked(s, seat)].imagine(s.clone(), option)
        if after is not None:
            preview.amounts.extend([Amount("points", points) for points in scoring.laid(s, after, seat)])
            preview.notes.extend(scoring.reasons(s, after, seat))
            preview.partly = s.phase == WANTING

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
        """Everybody's, but for the questions of single effects."""
        return s.asks[0].player if len(s.asks) == 1 and s.choosing == 0 else -1

    def status(self, s: State, seat: int) -> str:
        doing = DOING[s.phase]
        return f"Round {s.round} of {len(HAND_SIZES[s.seats])}, turn {s.turns}: {doing}" if doing else "Final score"

    def clock(self, s: State) -> list[Amount]:
        """Round, turn and step; a turn with an extra pick makes the round shorter (R14, R45)."""
        left = max([len(hand) for hand in s.at[HAND:]])
        if left and (s.phase == PICKING or s.extra == DUE):
            left -= 1  # a card of these goes with this turn
        return [
            Amount("round", s.round, most=len(HAND_SIZES[s.seats])),
            Amount("turn", s.turns, most=s.turns + left),
            Amount("step", STEPS[s.phase], most=4),
        ]

    def phase(self, s: State) -> str:
        return PHASES[s.phase]

    def outcome(self, s: State) -> list[float]:
        """The victory; in the solo game the rank, from 0 for the first to 1 for the last (R62)."""
        if s.seats == 1:
            return [scoring.rank(scoring.score(s, 0)) / len(scoring.LEAST)]
        winners = scoring.winners(s)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def verdict(self, s: State) -> str:
        if s.seats == 1:
            points = scoring.score(s, 0)
            rank = scoring.RANKS[scoring.rank(points)]
            return f"{s.name(0)} reaches the rank of {rank} with {points} creation points."
        winners = scoring.winners(s)
        names = " and ".join([s.name(seat) for seat in winners])
        points = scoring.score(s, winners[0])
        if len(winners) > 1:
            return f"{names} share the result with {points} creation points and equally many crystals."
        tied = len([seat for seat in range(s.seats) if scoring.score(s, seat) == points]) > 1
        return f"{names} wins with {points} creation points{' and the most crystals left' if tied else ''}."


WORLD_SHAPERS = WorldShapers(PRINTED)
