"""A game looked back at: what its moments show."""

from __future__ import annotations

from collections.abc import Iterator

from tests.corpus import FOLDER
from worldtable.engine.loop import answer_as
from worldtable.record import Record, game_of, read, start
from worldtable.server.bots.past import Step, outline


def steps(record: Record) -> Iterator[Step]:
    s = start(game_of(record), record)
    yield 0, -1, -1, s
    for number, answer in enumerate(record.answers, 1):
        answer_as(s, answer.seat, answer.choose)
        yield number, answer.seat, answer.choose, s


def test_a_moment_shows_what_its_own_side_did() -> None:
    """One answer can end a turn of somebody and begin that of somebody else, who finishes a Wonder with it."""
    found = 0
    for path in sorted((FOLDER / "world_of_wonders").glob("3-*.jsonl")):
        record = read(path)
        told = outline(game_of(record), steps(record), 0, False)
        for moment in told["moments"]:
            said = told["steps"][moment["step"]]["said"]
            own = [line["text"] for line in said if line["by"] == moment["side"] and line["things"]]
            if own and moment["face"]:
                found += 1
                assert any(moment["face"]["title"] in text for text in own), (moment, said)
    assert found >= 3
