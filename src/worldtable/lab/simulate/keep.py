"""Where a run lies: parts in a folder beside its file until all games are played, then the two tables.

A part is there whole or not at all, so a run can be stopped at any moment and gone on with. The tables are the same
however the games were divided among parts.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from worldtable.lab.simulate.schema import DECISIONS, GAMES
from worldtable.lab.simulate.setting import Setting

SCHEMAS: Final = {"games": GAMES, "decisions": DECISIONS}
ROWS: Final = 50_000  # that a reader takes in at once
SETTING: Final = b"worldtable"  # the key of the setting in what a file says of itself


class OtherRun(Exception):
    """A file that holds something else; the sentence says what."""


@dataclass(frozen=True)
class Part:
    """Some games, from the first up to the one before the last, and their decisions if they are wanted."""

    first: int
    last: int
    tables: dict[str, pa.Table]


class Keep:
    """The files of a run."""

    def __init__(self, path: Path, setting: Setting, count: int) -> None:
        self.path = path
        self.count = count
        self.told = {"games": count, **asdict(setting), "bots": [*setting.bots]}
        self.kinds = ["games", "decisions"] if setting.decisions else ["games"]
        self.folder = path.with_name(f"{path.name}.parts")
        self.note = self.folder / "run.json"
        self.chunk = 0  # games of a part, 0 while nobody has tried how long one takes

    def file(self, kind: str) -> Path:
        return self.path if kind == "games" else self.path.with_name(f"{self.path.stem}.{kind}{self.path.suffix}")

    def begin(self) -> bool:
        """Take up a run, or begin one; whether it is finished already. OtherRun if its files hold something else."""
        if self.path.exists():
            self.check(self.path, setting_of(self.path))
            if all(self.file(kind).exists() for kind in self.kinds):
                return True
        if self.note.exists():
            found = json.loads(self.note.read_text(encoding="utf-8"))
            self.chunk = found.pop("chunk")
            self.check(self.folder, found)
        else:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.keep_note()
        return False

    def keep_note(self) -> None:
        written = self.note.with_suffix(".new")
        written.write_text(json.dumps({**self.told, "chunk": self.chunk}, indent=1), encoding="utf-8")
        written.replace(self.note)

    def check(self, where: Path, found: dict[str, Any] | None) -> None:
        """OtherRun, with what differs, if something is not of this run."""
        if found is None:
            raise OtherRun(f"{where} holds no games of a run. Name another file.")
        for name, wanted in self.told.items():
            if found.get(name) != wanted:
                raise OtherRun(
                    f"{where} was begun with {name} {said(found.get(name))}, not {said(wanted)}. "
                    "Name another file, or give the command it was begun with."
                )

    def add(self, part: Part) -> None:
        """Keep a part; its games come last, so that where they are all is there."""
        for kind in reversed(self.kinds):
            target = self.folder / f"{kind}-{part.first:010}-{part.last:010}.parquet"
            written = target.with_suffix(".new")
            pq.write_table(part.tables[kind], written)
            written.replace(target)

    def parts(self) -> list[tuple[int, int]]:
        """The games that are there: from, and up to."""
        names = sorted(path.stem.split("-") for path in self.folder.glob("games-*.parquet"))
        return [(int(first), int(last)) for _, first, last in names]

    def lacking(self) -> list[tuple[int, int]]:
        """The games that are not, in chunks."""
        found: list[tuple[int, int]] = []
        at = 0
        for first, last in [*self.parts(), (self.count, self.count)]:
            while at < first:
                found.append((at, min(at + self.chunk, first)))
                at = found[-1][1]
            at = last
        return found

    def finish(self) -> None:
        """Put the parts together. The games come last: where they are, the run is finished."""
        parts = self.parts()
        for kind in reversed(self.kinds):
            schema = SCHEMAS[kind].with_metadata({SETTING: json.dumps(self.told).encode()})
            written = self.file(kind).with_suffix(".new")
            with pq.ParquetWriter(written, schema, compression="zstd") as writer:
                for rows in regrouped(
                    pq.ParquetFile(self.folder / f"{kind}-{first:010}-{last:010}.parquet").read()
                    for first, last in parts
                ):
                    writer.write_table(rows.cast(schema))
            written.replace(self.file(kind))
        shutil.rmtree(self.folder)


def regrouped(tables: Iterator[pa.Table]) -> Iterator[pa.Table]:
    """The same rows in groups of one size, however many each table has."""
    waiting: list[pa.Table] = []
    rows = 0
    for table in tables:
        waiting.append(table)
        rows += table.num_rows
        while rows >= ROWS:
            whole = pa.concat_tables(waiting)
            yield whole.slice(0, ROWS).combine_chunks()
            waiting = [whole.slice(ROWS)]
            rows -= ROWS
    if rows:
        yield pa.concat_tables(waiting).combine_chunks()


def setting_of(path: Path) -> dict[str, Any] | None:
    """What a file was made with; None if it holds no run."""
    try:
        told = pq.read_schema(path).metadata or {}
    except (pa.ArrowInvalid, OSError):
        return None
    found = told.get(SETTING)
    return None if found is None else json.loads(found)


def said(value: object) -> str:
    """A setting as it is typed."""
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items()) or "none"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
