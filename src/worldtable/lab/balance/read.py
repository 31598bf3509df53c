"""A run as arrays: what its two files hold, once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from worldtable.lab.balance.shares import Numbers, Whole
from worldtable.lab.simulate.keep import SETTING, setting_of

NEEDED: Final = ("game", "turn", "seat", "offered", "picked", "scores")


class NoRun(Exception):
    """A file that is none of a finished run; the sentence says why."""


@dataclass
class Cases:
    """One case after the other: in which game, which card, and where in that game."""

    games: Whole
    where: Whole  # the side or the decision
    cards: Whole  # places in the list of ids


@dataclass
class Run:
    """The games of a run. Rows of decisions are in the order in which they were made."""

    told: dict[str, Any]  # the setting
    ids: list[str]
    outcome: Numbers  # by game and seat
    scores: Whole  # by game and side, final
    turns: Whole
    bots: list[list[str]]
    drawn: Cases
    played: Cases
    decisions: dict[str, Any] | None  # arrays by column, where decisions were written down

    @property
    def games(self) -> int:
        return len(self.outcome)

    @property
    def seats(self) -> int:
        return int(self.outcome.shape[1])


def read(path: Path, ids: list[str]) -> Run:
    """The run of a file; `ids` are all cards of its set. NoRun if it holds none."""
    if not path.is_file():
        raise NoRun(f"There is no file {path}.")
    told = setting_of(path)
    if told is None:
        raise NoRun(f"{path} holds no games of a run; worldtable simulate makes such files.")
    decisions = None
    if told["decisions"]:
        beside = path.with_name(f"{path.stem}.decisions{path.suffix}")
        if not beside.is_file():
            raise NoRun(f"{path} was made with decisions, but {beside.name} is not beside it.")
        if json.loads((pq.read_schema(beside).metadata or {}).get(SETTING, b"null")) != told:
            raise NoRun(f"{beside.name} belongs to another run than {path.name}.")
        decisions = pq.read_table(beside, columns=[*NEEDED])
    return run_of(told, ids, pq.read_table(path), decisions)


def run_of(told: dict[str, Any], ids: list[str], games: pa.Table, decisions: pa.Table | None) -> Run:
    """The run of two tables whose games are numbered from 0."""
    number = {id: at for at, id in enumerate(ids)}
    return Run(
        told,
        ids,
        rows(games["outcome"]).astype(np.float64),
        rows(games["scores"]).astype(np.int64),
        games["turns"].to_numpy(),
        games["bots"].to_pylist(),
        cases(games["drawn"], number),
        cases(games["played"], number),
        None if decisions is None else decided(decisions, number),
    )


def rows(column: pa.ChunkedArray) -> Any:
    """A column of lists that are all of one length."""
    whole = column.combine_chunks()
    return pc.list_flatten(whole).to_numpy(zero_copy_only=False).reshape(len(whole), -1)


def cases(column: pa.ChunkedArray, number: dict[str, int]) -> Cases:
    """The words of lists of lists: in which row, in which list of it, and the number of the word."""
    whole = column.combine_chunks()
    inner = pc.list_flatten(whole)
    row = pc.list_parent_indices(whole).to_numpy(zero_copy_only=False)
    first = np.searchsorted(row, np.arange(len(whole)))
    within = np.arange(len(inner)) - first[row]
    place = pc.list_parent_indices(inner).to_numpy(zero_copy_only=False)
    return Cases(row[place], within[place], numbered(pc.list_flatten(inner), number))


def numbered(words: pa.Array, number: dict[str, int]) -> Whole:
    """The numbers of words; -1 for one that has none."""
    coded = words.dictionary_encode()
    codes = np.array([number.get(word, -1) for word in coded.dictionary.to_pylist()] or [-1], dtype=np.int64)
    found: Whole = codes[coded.indices.to_numpy(zero_copy_only=False).astype(np.int64)]
    return found


def decided(table: pa.Table, number: dict[str, int]) -> dict[str, Any]:
    offered = cases(table["offered"], number)
    picked = table["picked"].combine_chunks()
    return {
        "game": table["game"].to_numpy(),
        "turn": table["turn"].to_numpy(),
        "seat": table["seat"].to_numpy(),
        "scores": rows(table["scores"]),
        "offered": offered,
        "picked": Cases(
            pc.list_parent_indices(picked).to_numpy(zero_copy_only=False),
            np.zeros(0, dtype=np.int64),
            numbered(pc.list_flatten(picked), number),
        ),
    }
