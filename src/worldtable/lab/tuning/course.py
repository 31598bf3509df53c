"""A search from its first try to its proof, kept in a folder: what was played is never played again.

Everything follows from the plan, so a course that was stopped goes on as if it had not been, and one that is made
longer goes on from where it ended. Its proof then has fresh deals, for the old ones were looked at.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

from worldtable.lab.runner import Engine
from worldtable.lab.simulate.setting import Setting
from worldtable.lab.tuning.bounds import Knob
from worldtable.lab.tuning.goal import Aim, Numbers, Tally
from worldtable.lab.tuning.played import Counted, Table
from worldtable.lab.tuning.proof import Gain, gains
from worldtable.lab.tuning.search import MOST, Search, Trial, games_of
from worldtable.lab.tuning.sheets import Sheets

FRESH: Final = 10_000_000  # deals of a search are numbered below, those of its proof from so many times its tries
CARDS: Final = "cards"  # the folder of the best set in the folder of a course


class OtherCourse(Exception):
    """A folder that holds something else; the sentence says what."""


@dataclass(frozen=True)
class Plan:
    """What is searched for, where, and with how many games."""

    setting: Setting
    knobs: Sequence[Knob]
    aims: Sequence[Aim]
    games: int  # of a set that comes through
    proof: int  # pairs of the proof
    trials: int

    @property
    def toward(self) -> str:
        return ", ".join(aim.words for aim in self.aims)

    def told(self) -> dict[str, Any]:
        """What makes a course this one; it may be longer later."""
        knobs = {f"{knob.card} {knob.field}": [knob.low, knob.high] for knob in self.knobs}
        bots = {"bots": [*self.setting.bots]}
        return {
            **asdict(self.setting),
            **bots,
            "toward": self.toward,
            "games": self.games,
            "proof": self.proof,
            **knobs,
        }

    def whole(self) -> int:
        """Games of the course, at most."""
        return games_of(self.games, self.trials) + 2 * self.proof


@dataclass
class Outcome:
    """What a course came to. Without gains nothing better was found, and there was nothing to prove."""

    plan: Plan
    search: Search
    gains: list[Gain] = field(default_factory=list)
    proof: tuple[Numbers, ...] = ()  # its games, before and after

    @property
    def best(self) -> Trial:
        return self.search.best

    @property
    def verdict(self) -> str:
        """`nothing` better was found, or what was found is `better`, `worse`, `same` or `open` at fresh ones."""
        return self.gains[0].verdict if self.gains else "nothing"

    @property
    def changes(self) -> list[Knob]:
        values = dict(self.best.tried.values)
        return [knob for knob in self.plan.knobs if values[knob.name] != knob.was]

    def now(self, knob: Knob) -> int:
        return dict(self.best.tried.values)[knob.name]


class Course:
    """A plan in its folder. OtherCourse if there is another one."""

    def __init__(self, plan: Plan, sheets: Sheets, folder: Path) -> None:
        self.plan = plan
        self.sheets = sheets
        self.folder = folder
        note = folder / "plan.json"
        if note.is_file():
            self.check(json.loads(note.read_text(encoding="utf-8")))
        elif folder.is_dir() and any(folder.iterdir()):
            raise OtherCourse(f"{folder} holds something else. Name a folder that is new or empty.")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            part = folder / "plan.part"
            part.write_text(json.dumps(plan.told(), indent=1), encoding="utf-8")
            part.replace(note)

    def check(self, found: dict[str, Any]) -> None:
        wanted = self.plan.told()
        for name in [*found, *wanted]:
            if found.get(name) != wanted.get(name):
                raise OtherCourse(
                    f"{self.folder} holds another course: {name} is {found.get(name, 'not in it')} there, "
                    f"{wanted.get(name, 'not in it')} here. Name another folder."
                )

    def run(self, engine: Engine, told: Callable[[int], None] = lambda games: None) -> Outcome:
        """Search, prove, and lay the set to be played with beside it. `told` hears of games as they are there."""
        plan, sheets = self.plan, self.sheets
        tally = Tally(plan.setting.seats, [card.id for card in sheets.game.cards.cards])
        table = Table(plan.setting, sheets.files | sheets.beside)
        counted = Counted(self.folder / "games.jsonl", table, engine, told)
        search = Search(sheets, plan.knobs, plan.aims, tally, plan.games, plan.setting.seed)
        search.run(plan.trials, counted)
        outcome = Outcome(plan, search)
        if search.best.tried.cards != search.before.tried.cards:
            begin = FRESH * plan.trials
            sets = [search.before.tried, search.best.tried]
            before, after = counted.rows(sets, begin, begin + plan.proof, max(1, min(MOST, plan.proof // 16)), True)
            outcome.gains = gains(tally, plan.aims, before, after, plan.setting.seed)
            outcome.proof = before, after
        self.lay_out(dict(search.best.tried.values) if outcome.verdict == "better" else {})
        return outcome

    @property
    def cards(self) -> Path:
        return self.folder / CARDS

    def lay_out(self, values: dict[tuple[str, str], int]) -> None:
        """The set to be played with: the best one if that is proved, else the set as it was."""
        part = self.folder / f"{CARDS}.part"
        rmtree(part, ignore_errors=True)
        self.sheets.write(part, values)
        rmtree(self.cards, ignore_errors=True)
        part.replace(self.cards)
