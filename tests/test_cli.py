"""The commands, as people type them: results on stdout, mistakes in a sentence with exit code 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from worldtable import INTERPRETED, __version__, compiled
from worldtable.cli.main import main
from worldtable.record import commitment, read

REPLAY = Path(__file__).parent / "replays" / "world_changers" / "3-players-0.jsonl"


def said(*words: str) -> Result:
    result = CliRunner().invoke(main, list(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_version_tells_how_the_rules_run() -> None:
    way = "compiled" if compiled() else "interpreted"
    told = said("--version").output
    assert told.startswith(f"worldtable {__version__} ({way} rules")
    assert ("slower than compiled ones: " in told) == (way == "interpreted")


def test_an_environment_variable_forces_interpreted_rules() -> None:
    environment = {**os.environ, INTERPRETED: "1"}
    command = [sys.executable, "-m", "worldtable", "--version"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "(interpreted rules" in done.stdout
    assert f"{INTERPRETED} is set" in done.stdout


def test_games_lists_the_shelf() -> None:
    text = said("games").output
    assert "World Changers (world_changers), 1 to 4 players" in text
    assert "--option first=random [random | seat 1]" in text
    (changers,) = [game for game in json.loads(said("games", "--json").output) if game["name"] == "world_changers"]
    assert changers["players"] == [1, 2, 3, 4]
    assert changers["options"][0]["name"] == "first"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "world_changer"], "There is no game 'world_changer'. Did you mean world_changers?"),
        (["play", "world_changers", "--seats", "9"], "World Changers is for 1 to 4 players, not for 9."),
        (["play", "world_changers", "--option", "first=me"], "It accepts: random, seat 1."),
        (["play", "world_changers", "--option", "wind=1"], "World Changers has no option 'wind'. It has: first."),
        (["play", "world_changers", "--option", "first"], "must be written name=value"),
        (
            ["play", "world_changers", "--bots", "clever"],
            "There is no bot 'clever'. Did you mean level5? The bots are: random, greedy, monte_carlo, level1,",
        ),
        (["play", "world_changers", "--seed", "x"], "The seed cannot be 'x'"),
        (["cards"], "Name a game: "),
        (["cards", "chess"], "There is no game 'chess'."),
        (["cards", "--check", "nowhere"], "There is no folder nowhere."),
        (["duel", "world_changers", "greedy", "nobody"], "There is no bot 'nobody'."),
        (["duel", "world_changers", "greedy", "random", "--games", "0"], "at least 1"),
        (["duel", "world_changers", "greedy", "random", "--seats", "1"], "at least 2 seats"),
        (["bench", "chess"], "There is no game 'chess'."),
        (["bench", "world_changers", "--seats", "7"], "World Changers is for 1 to 4 players, not for 7."),
        (["bench", "--cards", "x"], "--cards needs the name of one game."),
        (["replay", "nothing.jsonl"], "There is no file nothing.jsonl."),
        (["replay", str(REPLAY), "--as", "5"], "There is no seat '5'; it can be 1 to 3, 0 to watch, or all."),
        (["replay", str(REPLAY), "--step", "9999"], "Step 9999 is not in the file"),
        (["repro", "nothing.jsonl"], "There is no file nothing.jsonl."),
    ],
)
def test_a_mistake_gets_a_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    result = said(*words)
    assert result.exit_code == 2
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_verify_says_whether_a_file_holds_and_where_it_does_not(tmp_path: Path) -> None:
    result = said("verify", str(REPLAY))
    assert result.exit_code == 0
    assert "holds: World Changers, 3 seats" in result.output
    shown = commitment(read(REPLAY))
    assert "The seed was the table's own" in result.output
    assert f"The hash of its seed is {shown}." in result.output
    assert said("verify", str(REPLAY), "--seed-hash", shown).exit_code == 0
    result = said("verify", str(REPLAY), "--seed-hash", "0" * 64)
    assert result.exit_code == 1
    assert "not the one that was shown" in result.output
    lines = REPLAY.read_text(encoding="utf-8").splitlines()
    answer = json.loads(lines[5])
    lines[5] = json.dumps({**answer, "state": "q0123456789abcdef"})
    tampered = tmp_path / "tampered.jsonl"
    tampered.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = said("verify", str(tampered))
    assert result.exit_code == 1
    assert "After answer 5 the state is" in result.output


def test_replay_shows_every_step_as_a_seat_sees_it() -> None:
    text = said("replay", str(REPLAY), "--as", "1").output
    count = len(REPLAY.read_text(encoding="utf-8").splitlines()) - 1
    assert f"=== step {count} of {count}" in text
    assert "as Aroha sees it" in text
    assert "as Moon sees it" not in text
    everybody = said("replay", str(REPLAY), "--step", "2").output
    assert all(f"as {name} sees it" in everybody for name in ("Aroha", "Moon", "Linda"))
    watched = said("replay", str(REPLAY), "--as", "0", "--step", "0").output
    assert "as somebody who watches sees it" in watched


def test_repro_writes_a_test_that_fails_only_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "test_bug.py"
    assert said("repro", str(REPLAY), "-o", str(path)).exit_code == 0
    source = path.read_text(encoding="utf-8")
    assert source.count("table.choose(") == len(REPLAY.read_text(encoding="utf-8").splitlines()) - 1
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "nobody yet: say who is asked" in done.stdout
    told = source.replace('["nobody yet: say who is asked"]', "[]")
    path.write_text(told, encoding="utf-8")
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_set_is_exported_edited_checked_and_played(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert said("cards", "world_changers", "--export", str(folder)).exit_code == 0
    assert said("cards", "world_changers", "--export", str(folder)).exit_code == 2, "nothing is overwritten"
    result = said("cards", "--check", str(folder))
    assert result.exit_code == 0
    assert "is a card set for World Changers" in result.output
    path = folder / "end_of_game.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('name = "Plato"\nvalue = 0', 'name = "Plato"\nvalue = 3'),
        encoding="utf-8",
    )
    result = said("cards", "--check", str(folder))
    assert result.exit_code == 0
    assert "warning: set: K1: the six cards of the scoring example sum to 1 instead of -2." in result.output
    assert "Plato (+3)" in said("cards", "world_changers", "--cards", str(folder)).output
    duel = said("duel", "world_changers", "random", "random", "--games", "4", "--cards", str(folder))
    assert duel.exit_code == 0, duel.output


def test_a_broken_set_is_explained_with_file_and_line(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    said("cards", "world_changers", "--export", str(folder))
    path = folder / "trigger.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("value = 5", "value = 500", 1).replace('"goes_instead"', '"goes"'), encoding="utf-8")
    lines = path.read_text(encoding="utf-8").splitlines()
    result = said("cards", "--check", str(folder))
    assert result.exit_code == 2
    assert f"trigger.toml:{lines.index('value = 500') + 1}: “Hammurabi”: value is 500; it must be" in result.output
    place = lines.index('effect = "goes"') + 1
    assert f"trigger.toml:{place}: “Marco Polo”: effect is 'goes'; accepted: " in result.output


def test_a_duel_tells_its_confidence(tmp_path: Path) -> None:
    found = json.loads(said("duel", "world_changers", "greedy", "random", "--games", "40", "--json").stdout)
    assert found["games"] == 40
    assert found["low"] <= found["share"] <= found["high"]
    assert found["share"] > 0.7


def test_bench_reports_each_table() -> None:
    found = json.loads(
        said("bench", "world_changers", "--seats", "2", "--seconds", "0.05", "--runs", "1", "--json").stdout
    )
    (table,) = found["games"]
    assert table["game"] == "world_changers"
    assert table["decisions"] > 1000
    assert table["clones"] > 1000
    assert (table["way"] == "compiled") == compiled()
    assert ("compiled_to_interpreted" in table) == compiled()


@pytest.mark.early
def test_bench_measures_the_search_and_each_level() -> None:
    found = json.loads(said("bench", "world_changers", "--bots", "--seconds", "0.05", "--runs", "1", "--json").stdout)
    (minds,) = found["bots"]
    assert minds["seats"] == 2
    assert minds["rounds"] > 100
    assert minds["evaluations"] > minds["rounds"]
    assert [*minds["milliseconds"]] == [f"level{number}" for number in range(1, 6)]
    assert minds["milliseconds"]["level1"] < minds["milliseconds"]["level5"]
