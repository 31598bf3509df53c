"""A ladder: every deal from every seat, kept game by game, gone on with, rated and drawn."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from worldtable.cli.main import main
from worldtable.games import SHELF
from worldtable.lab.ladder import GAMES, Ladder, Played, Setting, plan, play_game

GAME = "world_changers"
BOTS = ["random", "greedy", "level1", "level2"]
QUICK = ["ladder", GAME, "--bots", "random,level1,level2", "--games", "4", "--jobs", "1"]


def run(*words: str) -> Result:
    return CliRunner().invoke(main, [*words])


def lines(folder: Path) -> list[str]:
    return (folder / GAMES).read_text(encoding="utf-8").splitlines()


def test_at_two_seats_all_pairs_play_the_same_deals_from_both() -> None:
    found = [seating for piece in plan(BOTS, 2, 5, 100) for seating in piece]
    assert len(found) == len({(each.deal, each.bots) for each in found}) == 6 * 6
    assert {each.deal for each in found} == {100, 101, 102}
    for pair in combinations(BOTS, 2):
        assert sum({*each.bots} == {*pair} for each in found) == 6
    assert all((each.bots[::-1] in {other.bots for other in found if other.deal == each.deal}) for each in found)


@pytest.mark.parametrize("seats", [3, 4])
def test_at_more_seats_groups_change_and_all_meet(seats: int) -> None:
    bots = [*BOTS, "level3", "level4"]
    pieces = plan(bots, seats, 12, 7)
    met: Counter[tuple[str, ...]] = Counter()
    for piece in pieces:
        assert len(piece) == seats
        assert len({each.deal for each in piece}) == 1
        for bot in piece[0].bots:
            assert {each.bots.index(bot) for each in piece} == {*range(seats)}
        met.update([pair for each in piece for pair in combinations(sorted(each.bots), 2)])
    assert len(met) == 15
    assert min(met.values()) >= 12
    assert max(met.values()) < 60
    assert plan(bots, seats, 12, 7) == pieces


def test_who_wins_counts_and_not_how_the_others_finish() -> None:
    ladder = Ladder(Setting(GAME, 1, "", 3, {}))
    ladder.games = [Played(0, ("a", "b", "c"), (1.0, 0.0, 0.0), 9), Played(0, ("c", "a", "b"), (0.5, 0.5, 0.0), 9)]
    assert [(each.one, each.other, each.share) for each in ladder.meetings()] == [
        ("a", "b", 1.0),
        ("a", "c", 1.0),
        ("c", "a", 0.5),
        ("c", "b", 1.0),
        ("a", "b", 1.0),
    ]
    assert ladder.pairs()["a", "c"].share() == 0.75
    assert ladder.wins()["a"].share() == 0.75


def test_a_game_of_a_ladder_can_be_played_again() -> None:
    game = SHELF[GAME]
    (piece, *_) = plan(["random", "greedy", "level1"], 3, 1, 5)
    played = [play_game(game, 3, {}, seating) for seating in piece]
    assert played == [play_game(game, 3, {}, seating) for seating in piece]
    assert all(sum(each.outcome) == 1.0 for each in played)


def test_an_interrupted_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    first = run(*QUICK, "--to", str(whole))
    assert first.exit_code == 0, first.output
    games = lines(whole)
    assert len(games) == 12
    part.mkdir()
    (part / GAMES).write_text("\n".join([*games[:7], games[7][:50]]), encoding="utf-8")  # the last line was cut off
    second = run(*QUICK, "--to", str(part))
    assert second.stdout == first.stdout
    assert sorted(lines(part)) == sorted(games)
    assert lines(part)[:7] == games[:7]
    again = run(*QUICK, "--to", str(part))
    assert again.stdout == first.stdout
    assert len(lines(part)) == 12
    more = run(*QUICK, "--seed", "50", "--to", str(part))
    assert "24 games" in more.stdout


@pytest.mark.early
def test_results_are_the_same_in_any_number_of_processes() -> None:
    words = ["ladder", GAME, "--seats", "3", "--bots", "random,level1,level2,greedy", "--games", "3", "--json"]
    assert json.loads(run(*words, "--jobs", "1").stdout) == json.loads(run(*words, "--jobs", "3").stdout)


def test_a_folder_gets_pictures_and_all_figures(tmp_path: Path) -> None:
    found = run(*QUICK, "--to", str(tmp_path), "--json")
    data = json.loads(found.stdout)
    assert json.loads((tmp_path / "ladder.json").read_text(encoding="utf-8")) == data
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
    drawn = (tmp_path / "ladder.svg").read_text(encoding="utf-8")
    assert "</svg>" in drawn
    ratings = [each["rating"] for each in data["ratings"]]
    assert ratings == sorted(ratings, reverse=True)
    assert data["steps"][0]["level"] == "level2"
    assert data["steps"][0]["games"] == 4
    pairs = {(each["bot"], each["against"]): each["share"] for each in data["pairs"]}
    assert pairs["random", "level1"] + pairs["level1", "random"] == pytest.approx(1)
    run(*QUICK, "--to", str(tmp_path))
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8") == drawn, "the same games, the same picture"


def test_the_table_says_what_the_scale_is() -> None:
    found = run("ladder", GAME, "--bots", "random,greedy", "--games", "2", "--jobs", "1")
    assert found.exit_code == 0, found.output
    assert "greedy = 1500; 400 points are odds of 10 to 1" in found.stdout
    rows = [text.split() for text in found.stdout.splitlines()]
    assert ["greedy", "1500", "2"] in [row[:3] for row in rows]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "0 games cannot be played; at least 1."),
        (["--seats", "9"], "for 1 to 4 players, not for 9"),
        (["--seats", "1"], "A ladder takes at least 2 seats."),
        (["--seats", "3", "--bots", "random,greedy"], "A ladder for 3 seats takes at least 3 bots; 2 are named."),
        (["--bots", "random,random"], "Every bot is named once"),
        (["--bots", "random,nobody"], "There is no bot 'nobody'."),
        (["--seconds", "0"], "--seconds is more than 0 and at most 30"),
        (["--seconds", "31"], "--seconds is more than 0 and at most 30"),
        (["--option", "first=last"], "It accepts:"),
    ],
)
def test_a_mistake_is_told(words: list[str], sentence: str) -> None:
    found = run("ladder", GAME, *words)
    assert found.exit_code == 2
    assert sentence in found.output


def test_games_of_another_ladder_are_refused(tmp_path: Path) -> None:
    run(*QUICK, "--to", str(tmp_path))
    other = run("ladder", "world_shapers", *QUICK[2:], "--to", str(tmp_path))
    assert other.exit_code == 2
    assert "is a game of another ladder: world_changers version" in other.output
    (tmp_path / GAMES).write_text("nonsense\n", encoding="utf-8")
    assert "line 1 is no game of a ladder." in run(*QUICK, "--to", str(tmp_path)).output
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "is no folder." in run(*QUICK, "--to", str(tmp_path / "file")).output


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("worldtable.cli.ladder.NEEDED", ("numpy", "no_such_package"))
    found = run(*QUICK)
    assert found.exit_code == 2
    assert 'needs no_such_package, which is not installed: pip install "worldtable[lab]".' in found.output
