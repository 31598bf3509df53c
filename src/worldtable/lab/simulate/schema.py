"""The two tables, column by column with types; docs/lab.md tells what each column means."""

from __future__ import annotations

from typing import Final

import pyarrow as pa

from worldtable.lab.simulate.watch import Row

WORDS: Final = pa.string()
SEVERAL: Final = pa.list_(pa.string())

GAMES: Final = pa.schema(
    [
        pa.field("number", pa.int64(), nullable=False),
        pa.field("seed", pa.int64(), nullable=False),
        pa.field("game", WORDS, nullable=False),
        pa.field("version", pa.int32(), nullable=False),
        pa.field("cards", WORDS, nullable=False),
        pa.field("options", SEVERAL, nullable=False),
        pa.field("bots", SEVERAL, nullable=False),
        pa.field("finished", pa.bool_(), nullable=False),
        pa.field("outcome", pa.list_(pa.float64()), nullable=False),
        pa.field("winners", pa.list_(pa.int8()), nullable=False),
        pa.field("scores", pa.list_(pa.int32()), nullable=False),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("turns", pa.int32(), nullable=False),
        pa.field("rounds", pa.int32()),
        pa.field("drawn", pa.list_(SEVERAL), nullable=False),
        pa.field("played", pa.list_(SEVERAL), nullable=False),
    ]
)
DECISIONS: Final = pa.schema(
    [
        pa.field("game", pa.int64(), nullable=False),
        pa.field("decision", pa.int32(), nullable=False),
        pa.field("turn", pa.int32(), nullable=False),
        pa.field("round", pa.int32()),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("question", WORDS, nullable=False),
        pa.field("source", WORDS),
        pa.field("options", pa.list_(pa.int32()), nullable=False),
        pa.field("chosen", pa.int32(), nullable=False),
        pa.field("offered", pa.list_(SEVERAL), nullable=False),
        pa.field("picked", SEVERAL, nullable=False),
        pa.field("scores", pa.list_(pa.int32()), nullable=False),
    ]
)


def table(rows: list[Row], schema: pa.Schema) -> pa.Table:
    return pa.Table.from_pylist(rows, schema)
