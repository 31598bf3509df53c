"""Many games written down: what stands there is what was played, whoever plays and however often it is stopped."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result

from worldtable.cli.main import main
from worldtable.engine.loop import answer_as
from worldtable.games import SHELF
from worldtable.lab.engines import Here
from worldtable.lab.runner import J, R
from worldtable.lab.simulate.schema import DECISIONS, GAMES
from worldtable.lab.simulate.setting import OtherCards, Setting
from worldtable.lab.simulate.watch import Row, watch

DOCS = (Path(__file__).parent.parent / "docs" / "lab.md").read_text(encoding="utf-8")
GAME = "world_changers"
TABLES = [(name, seats) for name, game in SHELF.items() for seats in (game.seats[0], game.seats[-1])]


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["simulate", *map(str, words)])


def simulated(path: Path, *words: object) -> bytes:
    """The files of a run, one after the other."""
    result = run(GAME, "--games", 150, "--seats", 3, "--bots", "greedy,random,level1", "--to", path, *words)
    assert result.exit_code == 0, result.output
    files = [path, path.with_name(f"{path.stem}.decisions.parquet")]
    return b"".join([file.read_bytes() for file in files if file.exists()])


def setting(name: str, seats: int, **more: Any) -> Setting:
    game = SHELF[name]
    given = {"bots": ("random",), "options": game.check_options({}), "seed": 3, **more}
    return Setting(name, game.version, game.cards.hash, seats, **given)


def watched(name: str, seats: int, number: int = 0) -> tuple[Row, list[Row]]:
    return watch(SHELF[name], setting(name, seats), number)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_written_down_is_what_a_seat_was_asked(name: str, seats: int) -> None:
    """The game is played again from its rows, and compared with what its screens show."""
    game = SHELF[name]
    row, decisions = watched(name, seats)
    s = game.start(seats, row["seed"])
    drawn: list[set[str]] = [set() for _ in range(seats)]
    assert row["decisions"] == len(decisions)
    assert row["finished"]
    for at, each in enumerate(decisions):
        ask, options = s.asks[0], s.options[0]
        seat = each["seat"]
        assert (each["game"], each["decision"], seat, each["options"]) == (0, at, ask.player, options)
        assert each["question"] == type(ask).__name__
        assert each["chosen"] in options
        assert each["scores"] == [game.score(s, side) for side in range(len(game.sides(s)))]
        view = game.view(s, seat)
        faces: dict[int, set[str]] = defaultdict(set)
        for zone in view.zones:
            for thing in zone.things:
                if thing.face is not None and thing.face.id:
                    faces[thing.code].add(thing.face.id)
                    if zone.id in ("hand", f"hand-{seat}"):
                        drawn[seat].add(thing.face.id)
        shown = {choice.code: choice.points for choice in view.choices}
        for option, cards in zip(options, each["offered"], strict=True):
            assert {*cards} == {face for code in shown[option] for face in faces[code]}, ask.label(s, option)
        assert each["picked"] == each["offered"][options.index(each["chosen"])]
        answer_as(s, seat, each["chosen"])
    assert not s.asks
    assert row["outcome"] == game.outcome(s)
    assert row["winners"] == [seat for seat, part in enumerate(row["outcome"]) if part]
    assert row["scores"] == [game.score(s, side) for side in range(len(game.sides(s)))]
    for seat in range(seats):
        assert drawn[seat] <= {*row["drawn"][seat]}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_everybody_plays_cards_of_the_set(name: str, seats: int) -> None:
    row, decisions = watched(name, seats, 1)
    ids = {card.id for card in SHELF[name].cards.cards}
    for side in range(seats):
        assert row["drawn"][side]
        assert row["played"][side]
        assert {*row["drawn"][side], *row["played"][side]} <= ids
    turns = [each["turn"] for each in decisions]
    assert turns == sorted(turns)
    assert turns[0] == 1
    assert turns[-1] == row["turns"]


def test_what_is_played_lies_where_it_was_played() -> None:
    """In the crew, the Void, or wherever others took it: a card is played by whoever invited it, once."""
    for number in range(20):
        row, decisions = watched(GAME, 4, number)
        invited: list[set[str]] = [set() for _ in range(4)]
        for each in decisions:
            if each["question"] == "Act":
                invited[each["seat"]].update(each["picked"])
        assert any(invited)
        for side in range(4):
            assert invited[side] <= {*row["played"][side]}


def test_the_files_are_as_the_document_says(tmp_path: Path) -> None:
    simulated(tmp_path / "games.parquet", "--games", 3)
    for file, schema in (("games.parquet", GAMES), ("games.decisions.parquet", DECISIONS)):
        found = pq.read_schema(tmp_path / file)
        assert found.equals(schema)
        told = [
            f"| `{each.name}` | {str(each.type).replace('element: ', '').replace('<', '&lt;').replace('>', '&gt;')}"
            + (", may be null |" if each.nullable else " |")
            for each in found
        ]
        start = DOCS.index(told[0])
        lines = DOCS[start:].splitlines()[: len(told)]
        assert [line[: len(wanted)] for line, wanted in zip(lines, told, strict=True)] == told
        assert not DOCS[start:].splitlines()[len(told)].startswith("|")


def test_everybody_sits_everywhere_equally_often(tmp_path: Path) -> None:
    simulated(tmp_path / "games.parquet", "--games", 6, "--seed", 40)
    games = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [game["number"] for game in games] == [0, 1, 2, 3, 4, 5]
    assert [game["seed"] for game in games] == [40, 41, 42, 43, 44, 45]
    for seat in range(3):
        assert sorted(game["bots"][seat] for game in games) == sorted(["greedy", "random", "level1"] * 2)


def test_processes_and_stops_make_no_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after some chunks, twice; then the same command by two processes."""

    class Interrupted(Here):
        def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R]]:
            for number, result in super().each(work, jobs):
                yield number, result
                if number == 2:
                    raise KeyboardInterrupt

    whole = simulated(tmp_path / "whole.parquet", "--jobs", 1)
    path = tmp_path / "games.parquet"
    words = (GAME, "--games", 150, "--seats", 3, "--bots", "greedy,random,level1", "--to", path)
    kept: list[int] = []
    with monkeypatch.context() as patch:
        patch.setattr("worldtable.cli.common.Pool", lambda jobs: Interrupted())
        for _ in range(2):
            stopped = run(*words)
            assert stopped.exit_code == 130
            found = re.search(r"Stopped after (\d+) games, which are kept; the same command goes on.", stopped.output)
            assert found is not None
            assert not path.exists()
            kept.append(int(found[1]))
    assert 0 < kept[0] < kept[1] < 150
    (tmp_path / "games.parquet.parts" / "games-0000000149-0000000150.new").write_bytes(b"a part that was cut off")
    other = run(*words, "--seed", 1)
    assert other.exit_code == 2
    assert "was begun with seed 0, not 1" in other.output
    assert simulated(path, "--jobs", 2) == whole
    assert {each.name for each in tmp_path.iterdir()} == {
        f"{name}{kind}.parquet" for name in ("whole", "games") for kind in ("", ".decisions")
    }


def test_a_finished_run_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    first = simulated(path, "--games", 4, "--no-decisions")
    assert simulated(path, "--games", 4, "--no-decisions") == first
    assert not (tmp_path / "games.decisions.parquet").exists()
    for words, why in (
        (("--games", 5), "was begun with games 4, not 5"),
        (("--games", 4, "--seats", 2, "--bots", "random"), "was begun with seats 3, not 2"),
        (("--games", 4, "--option", "first=seat 1"), "was begun with options first=random, not first=seat 1"),
    ):
        refused = run(GAME, "--seats", 3, "--bots", "greedy,random,level1", "--no-decisions", "--to", path, *words)
        assert refused.exit_code == 2
        assert why in refused.output
    assert path.read_bytes() == first


def test_a_set_of_ones_own_is_named_by_its_hash(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    exported = CliRunner().invoke(main, ["cards", GAME, "--export", str(folder)])
    assert exported.exit_code == 0
    for file in folder.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        file.write_text(re.sub(r"^value = .*$", "value = 1", text, count=1, flags=re.MULTILINE), encoding="utf-8")
    result = run(
        GAME, "--games", 2, "--bots", "random", "--cards", folder, "--to", tmp_path / "games.parquet", "--json"
    )
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["cards"] == SHELF[GAME].with_cards(str(folder)).cards.hash != SHELF[GAME].cards.hash
    assert {*pq.read_table(tmp_path / "games.parquet")["cards"].to_pylist()} == {told["cards"]}


def test_a_machine_with_other_cards_plays_nothing() -> None:
    with pytest.raises(OtherCards, match="not version"):
        Setting(GAME, 99, "other", 2, ("random",), {}, 0).box(None)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((GAME, "--games", 0), "0 games cannot be played; at least 1."),
        ((GAME, "--seats", 9), "World Changers is for 1 to 4 players, not for 9."),
        ((GAME, "--seats", 3, "--bots", "random,greedy"), "2 bots are named for 3 seats"),
        ((GAME, "--bots", "nobody"), "There is no bot 'nobody'."),
        ((GAME, "--option", "first"), "must be written name=value"),
        ((GAME, "--seed", -1), "Seeds are not counted below 0"),
        ((GAME, "--jobs", -1), "-1 processes cannot work"),
        ((GAME, "--cards", "nowhere"), "The card set nowhere cannot be used"),
        ((GAME, "--ray", "nowhere"), "'nowhere' is no address of Ray. It is local, auto or HOST:PORT."),
        ((GAME, "--ray", "127.0.0.1:1"), "No cluster of Ray answers at 127.0.0.1:1"),
        ((GAME, "--ray", "127.0.0.1:999999"), "No cluster of Ray answers at 127.0.0.1:999999"),
        (("chess",), "There is no game 'chess'."),
    ],
)
def test_mistakes_are_told_in_a_sentence(words: tuple[object, ...], why: str, tmp_path: Path) -> None:
    result = run(*words, "--to", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert why in result.output
    assert "Traceback" not in result.output
    assert not (tmp_path / "games.parquet").exists()


def test_a_file_that_cannot_be_written_or_is_none_of_ours_is_told(tmp_path: Path) -> None:
    for to, why in ((tmp_path, "it is a folder"), (tmp_path / "none" / "games.parquet", "its folder does not exist")):
        result = run(GAME, "--games", 1, "--to", to)
        assert result.exit_code == 2
        assert why in result.output
    other = tmp_path / "letter.parquet"
    other.write_text("Dear all", encoding="utf-8")
    result = run(GAME, "--games", 1, "--to", other)
    assert result.exit_code == 2
    assert "holds no games of a run" in result.output
    assert other.read_text(encoding="utf-8") == "Dear all"
