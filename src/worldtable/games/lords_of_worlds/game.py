"""Lords of Worlds: the box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from worldtable.engine.changes import Preview
from worldtable.engine.features import Features, Plane
from worldtable.engine.game import Game
from worldtable.engine.log import listed
from worldtable.engine.loop import asked
from worldtable.engine.observation import Row
from worldtable.engine.scene import Amount, Banner, Line, Zone
from worldtable.games.lords_of_worlds import features, observation, scoring, view
from worldtable.games.lords_of_worlds.board import Map
from worldtable.games.lords_of_worlds.cards import PRINTED, read_set
from worldtable.games.lords_of_worlds.layout import CODES, HELD, MOVE
from worldtable.games.lords_of_worlds.options import OPTIONS, PRESETS, Switches, map_of, types_in_play
from worldtable.games.lords_of_worlds.questions import Question
from worldtable.games.lords_of_worlds.rules import set_up
from worldtable.games.lords_of_worlds.state import SPACES_LEFT, State

KEPT: Final = 100  # boards that are remembered: people may make up any number of them


class LordsOfWorlds(Game[State]):
    name = "lords_of_worlds"
    title = "Lords of Worlds"
    sentence = "Hire assistants, drive your Cart over the boards and build a Planet of long chains of terrain."
    version = 2
    codes = CODES
    buttons = (MOVE, HELD)
    minutes = 60
    weight = "medium"
    bound = 20_000
    plays: tuple[str, ...] = ("Placed", "Paid")

    def __init__(self, folder: Path) -> None:
        self.box = read_set(folder)
        super().__init__(range(2, 5), OPTIONS, self.box)
        self.presets = PRESETS
        self.boards: dict[str, tuple[Map, Switches]] = {}  # by options: working out the prices takes a while

    def with_cards(self, folder: str) -> LordsOfWorlds:
        return LordsOfWorlds(Path(folder))

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = self.empty_table(seats, options)
        s.reseed(seed)
        s.types = types_in_play(s, options["types"])
        s.starter = s.roll(seats) if options["first"] == "random" else 0  # R17
        set_up(s, options["uncover"] == "random")
        return s

    def empty_table(self, seats: int, options: dict[str, str]) -> State:
        """A table with the boards and rulings of a game; those used before are kept."""
        key = f"{seats} {' '.join(options.values())}"
        if key not in self.boards:
            if len(self.boards) >= KEPT:
                self.boards.clear()
            self.boards[key] = (map_of(options, seats), Switches(options))
        boards, switches = self.boards[key]
        return State(seats, self.box, boards, switches, 0)

    def zones(self, s: State, seat: int) -> list[Zone]:
        return view.zones(s, seat)

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
        return s.active if s.active >= 0 else super().turn(s)

    def status(self, s: State, seat: int) -> str:
        phase = self.phase(s)
        if phase == "turns":
            return f"Round {s.round}"
        return f"Round {s.round}, the last one" if phase == "last round" else phase.capitalize()

    def clock(self, s: State) -> list[Amount]:
        """The round, and at how many spaces left on a Planet the last one is played (R63)."""
        return [Amount("round", s.round), Amount("ends at", SPACES_LEFT[s.seats])]

    def phase(self, s: State) -> str:
        if s.finished:
            return "final scoring"
        if s.round == 0:
            return "set-up"
        return "last round" if s.last_round else "turns"

    def banners(self, s: State, seat: int) -> list[Banner]:
        return [view.banner(s, each) for each in range(s.seats)]

    def foresee(self, s: State, seat: int, option: int, preview: Preview) -> None:
        ask = s.asks[asked(s, seat)]
        if isinstance(ask, Question):
            ask.foresee(s, option, preview)

    def outcome(self, s: State) -> list[float]:
        winners = scoring.winners(s)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def verdict(self, s: State) -> str:
        winners = scoring.winners(s)
        points = scoring.score(s, winners[0])
        won = "wins" if len(winners) == 1 else "share the victory"
        return f"{listed([s.name(seat) for seat in winners])} {won} with {points} points."


LORDS_OF_WORLDS = LordsOfWorlds(PRINTED)
