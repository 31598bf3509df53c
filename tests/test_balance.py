"""What many games say of the cards: counted right, proved before it is told, and a planted fault is found."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result

from worldtable.cli.main import main
from worldtable.games import SHELF
from worldtable.lab.balance.course import bars, course_figures, median
from worldtable.lab.balance.read import Cases, Run, read
from worldtable.lab.balance.shares import Share, by_game, holm, mean, plain, unlikely, wilson

GAME = "world_changers"
NONE = Cases(*[np.zeros(0, dtype=np.int64)] * 3)


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [*map(str, words)])


def test_intervals_are_wilsons() -> None:
    assert wilson(0.5, 20) == pytest.approx((0.2993, 0.7007), abs=0.0001)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=0.0001)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=0.0001)
    assert plain(0, 0) == Share(0, 0.0, 0.0, 1.0, 0)
    found = mean(np.array([1.0, 2.0, 3.0, 4.0]))
    assert (found.mean, found.error) == pytest.approx((2.5, 1.2651), abs=0.0001)


def test_holm_stops_at_the_first_that_does_not_hold() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert holm([0.02, 0.02]) == [True, True]
    assert holm([0.026, 0.9]) == [False, False]
    assert holm([]) == []
    assert unlikely(plain(60, 100), 0.5) == pytest.approx(0.0455, abs=0.0001)


def test_a_share_of_cases_in_games_is_as_sure_as_resampling_whole_games_makes_it() -> None:
    """Both seats of a game have the card as a rule, and one of them wins: as sure as nothing else."""
    luck = np.random.default_rng(5)
    games = np.repeat(np.arange(300), 2)
    seats = np.tile([0, 1], 300)
    winner = luck.integers(0, 2, 300)
    has = luck.random((300, 2)) < 0.7
    chosen = has[games, seats]
    got = (winner[games] == seats).astype(np.float64)
    share = by_game(np.zeros(chosen.sum(), dtype=np.int64), games[chosen], got[chosen], 1)[0]
    cases = has.sum(axis=1)
    wins = has[np.arange(300), winner].astype(np.float64)
    drawn = [wins[sample].sum() / cases[sample].sum() for sample in (luck.integers(0, 300, 300) for _ in range(4000))]
    low, high = np.quantile(drawn, (0.025, 0.975))
    assert (share.low, share.high) == pytest.approx((low, high), abs=0.004)
    assert share.high - share.low < 0.8 * (
        plain(share.share * share.cases, share.cases).high - plain(share.share * share.cases, share.cases).low
    )


def test_a_share_of_one_seat_a_game_is_wilsons() -> None:
    got = np.array([1.0] * 30 + [0.0] * 70)
    share = by_game(np.zeros(100, dtype=np.int64), np.arange(100), got, 2)
    assert (share[0].low, share[0].high) == pytest.approx(wilson(0.3, 100), abs=0.001)
    assert (share[1].cases, share[1].low, share[1].high) == (0, 0.0, 1.0)


def course(scores: list[list[tuple[int, int]]], outcome: list[tuple[float, float]]) -> dict[str, Any]:
    """The course of games of a question a turn, by the points before each and at the end."""
    game = [at for at, turns in enumerate(scores) for _ in turns[:-1]]
    decisions = {
        "game": np.array(game),
        "turn": np.array([turn for turns in scores for turn in range(1, len(turns))]),
        "scores": np.array([points for turns in scores for points in turns[:-1]]),
    }
    final = np.array([turns[-1] for turns in scores])
    lengths = np.array([len(turns) - 1 for turns in scores])
    return course_figures(Run({}, [], np.array(outcome), final, lengths, [], NONE, NONE, decisions))


def test_the_lead_changes_when_somebody_else_is_ahead_and_not_at_a_tie() -> None:
    found = course(
        [
            [(0, 0), (1, 0), (1, 1), (2, 1), (3, 1)],  # the first seat leads from the second turn on
            [(0, 0), (0, 2), (3, 2), (3, 4), (5, 4)],  # it goes to and fro
            [(0, 3), (0, 3), (0, 3), (9, 3)],  # the last moment
        ],
        [(1, 0), (1, 0), (1, 0)],
    )
    assert found["changes"]["mean"] == pytest.approx((0 + 3 + 1) / 3)
    assert found["decided"]["median"] == 1.0  # of 3/4, 1 and 1
    assert (found["comebacks"]["cases"], found["comebacks"]["share"]) == (3, pytest.approx(1 / 3))
    assert found["margin"]["mean"] == pytest.approx((2 + 1 + 6) / 3)
    assert found["turns"]["mean"] == pytest.approx(11 / 3)
    assert [found["worth"][at]["cases"] for at in (0, 20)] == [1, 3]
    assert [found["worth"][at]["share"] for at in (0, 20)] == [0.0, 1.0]


def test_medians_and_bars() -> None:
    found = median(np.arange(1, 101) / 100)
    assert (found["median"], found["low"], found["high"]) == pytest.approx((0.505, 0.41, 0.6), abs=0.011)
    assert [(each["from"], each["to"], each["games"]) for each in bars(np.array([3, 3, 5]))] == [
        (3, 3, 2),
        (4, 4, 0),
        (5, 5, 1),
    ]
    assert sum(each["games"] for each in bars(np.arange(1000))) == 1000


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of 300 games."""
    path = tmp_path_factory.mktemp("run") / "games.parquet"
    words = ("--games", 300, "--seats", 3, "--bots", "random", "--jobs", 1)
    assert run("simulate", GAME, *words, "--to", path).exit_code == 0
    return path


def test_cards_are_counted_as_anybody_would_count_them(kept: Path) -> None:
    games = pq.read_table(kept).to_pylist()
    decisions = pq.read_table(kept.with_name("games.decisions.parquet")).to_pylist()
    result = run("balance", GAME, "--from", kept, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    for card in found["cards"]:
        for kind in ("drawn", "played"):
            got = [game["outcome"][seat] for game in games for seat in range(3) if card["id"] in game[kind][seat]]
            assert card[kind]["cases"] == len(got)
            assert card[kind]["share"] == pytest.approx(sum(got) / len(got))
            assert card[kind]["low"] < card[kind]["share"] < card[kind]["high"]
        offers = [each for each in decisions if any(card["id"] in cards for cards in each["offered"])]
        assert card["picked"]["cases"] == len(offers)
        assert card["picked"]["share"] * len(offers) == pytest.approx(
            sum(card["id"] in each["picked"] for each in offers)
        )
    firsts = {each["game"]: each["seat"] for each in reversed(decisions)}
    for place, told in enumerate(found["places"]):
        got = [game["outcome"][(firsts[game["number"]] + place) % 3] for game in games]
        assert told["share"] == pytest.approx(sum(got) / 300)
    assert found["turns"]["mean"] == pytest.approx(sum(game["turns"] for game in games) / 300)


def test_a_card_that_wins_too_much_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    assert run("cards", GAME, "--export", folder).exit_code == 0
    game = SHELF[GAME]
    planted = game.cards.cards[5].id
    for file in folder.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        better = re.sub(rf'(id = "{planted}".*?\nvalue = )[-\d]+', r"\g<1>20", text, count=1, flags=re.DOTALL)
        file.write_text(better, encoding="utf-8")
    page = tmp_path / "balance.html"
    words = ("--games", 3000, "--bots", "random", "--cards", folder, "--seats", 2)
    result = run("balance", GAME, *words, "--html", page, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout[result.stdout.index("{") :])
    best = max(found["cards"], key=lambda card: card["played"]["share"])
    assert best["id"] == planted
    assert best["verdict"] == "strong"
    text = page.read_text(encoding="utf-8")
    assert "http" not in text
    assert "<link" not in text
    assert json.loads(text.partition("id='figures'>")[2].partition("</script>")[0])["games"] == 3000


def test_a_file_without_decisions_tells_what_it_can(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ("--games", 30, "--bots", "random", "--no-decisions", "--to", path)
    assert run("simulate", "lords_of_worlds", *words).exit_code == 0
    page = tmp_path / "page.html"
    told = run("balance", "lords_of_worlds", "--from", path, "--html", page)
    assert told.exit_code == 0, told.output
    assert "picked when" not in page.read_text(encoding="utf-8")
    plain_words = run("balance", "lords_of_worlds", "--from", path)
    assert "No card is proved to win too much or too little." in plain_words.output


@pytest.mark.parametrize("name", SHELF)
def test_every_game_can_be_counted(name: str, tmp_path: Path) -> None:
    """With fewest and most players."""
    for seats in (SHELF[name].seats[0], SHELF[name].seats[-1]):
        page = tmp_path / f"{seats}.html"
        result = run("balance", name, "--games", 6, "--bots", "random", "--seats", seats, "--jobs", 1, "--html", page)
        assert result.exit_code == 0, result.output
        assert "nan" not in page.read_text(encoding="utf-8").partition("<script")[0]


def test_what_cannot_be_counted_is_told(kept: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.parquet"
    letter.write_text("Dear all", encoding="utf-8")
    alone = tmp_path / "games.parquet"
    alone.write_bytes(kept.read_bytes())
    folder = tmp_path / "cards"
    assert run("cards", GAME, "--export", folder).exit_code == 0
    file = sorted(folder.glob("*.toml"))[0]
    file.write_text(re.sub(r"\nvalue = [-\d]+", "\nvalue = 7", file.read_text(encoding="utf-8"), count=1), "utf-8")
    for words, why in (
        ((GAME, "--from", tmp_path / "none.parquet"), "There is no file"),
        ((GAME, "--from", letter), "holds no games of a run"),
        ((GAME, "--from", alone), "games.decisions.parquet is not beside it"),
        (("world_shapers", "--from", kept), "holds games of world_changers, not of world_shapers"),
        ((GAME, "--from", kept, "--cards", folder), "was played with the card set"),
        ((GAME, "--from", kept, "--html", tmp_path), "cannot be written"),
        ((GAME, "--games", 0), "0 games cannot be played"),
    ):
        result = run("balance", *words)
        assert result.exit_code == 2
        assert why in result.output
    assert read(kept, [card.id for card in SHELF[GAME].cards.cards]).games == 300
