"""Two card sets at the same deals: what is proved is so, and what is the same is called the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from statistics import NormalDist

import numpy as np
import pytest
from click.testing import CliRunner, Result

from worldtable.cli.main import main
from worldtable.lab.balance.compare import looks_at
from worldtable.lab.balance.pairs import Difference, card_differences, judged, sure
from worldtable.lab.balance.read import Cases, Run
from worldtable.lab.balance.shares import Numbers, Whole

GAME = "world_changers"
NONE = Cases(*[np.zeros(0, dtype=np.int64)] * 3)


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [*map(str, words)])


def changed(folder: Path, card: str, value: int) -> Path:
    """The printed set with another value on a card."""
    assert run("cards", GAME, "--export", folder).exit_code == 0
    for file in folder.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        other = re.sub(rf'(id = "{card}".*?\nvalue = )[-\d]+', rf"\g<1>{value}", text, count=1, flags=re.DOTALL)
        file.write_text(other, encoding="utf-8")
    return folder


def games(played: Whole, winner: Whole) -> Run:
    """Games for two with one card, which some seats play."""
    rows, seats = np.nonzero(played)
    outcome = np.eye(2)[winner]
    zeros = np.zeros(len(rows), dtype=np.int64)
    return Run(
        {},
        ["card"],
        outcome,
        np.zeros((len(winner), 2), dtype=np.int64),
        zeros,
        [],
        NONE,
        Cases(rows, seats, zeros),
        None,
    )


def test_a_difference_is_as_sure_as_resampling_pairs_makes_it() -> None:
    """With the second set the same seat wins in most pairs, so pairs tell more than games."""
    luck = np.random.default_rng(3)
    count = 600
    played = (luck.random((count, 2)) < 0.6).astype(np.int64)
    before = luck.integers(0, 2, count)
    after = np.where(luck.random(count) < 0.2, 1 - before, before)
    one, other = games(played, before), games(played, after)
    found = card_differences(one, other, 1)[0]

    def rate(winner: Whole, sample: Whole) -> float:
        return float(played[sample, winner[sample]].sum() / played[sample].sum())

    drawn: Numbers = np.array(
        [
            rate(after, sample) - rate(before, sample)
            for sample in (luck.integers(0, count, count) for _ in range(4000))
        ]
    )
    everything = np.arange(count)
    assert found.before == pytest.approx(rate(before, everything))
    assert found.after == pytest.approx(rate(after, everything))
    assert found.error == pytest.approx(1.96 * drawn.std(), rel=0.06)
    assert card_differences(one, other, 4)[0].error == pytest.approx(found.error * sure(4) / sure(1))


def test_verdicts_allow_for_many_figures_and_many_looks() -> None:
    def some(*differences: tuple[float, float]) -> list[Difference]:
        """By difference and standard error, told with the interval of a number of looks."""
        return [
            Difference(str(at), 0.3, 0.3 + each, sure(1) * error, 500, 0.01)
            for at, (each, error) in enumerate(differences)
        ]

    alone = judged(some((0.022, 0.01)), 1000, 1, [True])
    assert [each.verdict for each in alone] == ["proved"]
    crowd = judged(some((0.022, 0.01), (0.0, 0.002), (0.02, 0.01), (0.0, 0.02)), 1000, 1, [True] * 4)
    assert [each.verdict for each in crowd] == ["open", "no change", "open", "open"]
    widened = NormalDist().inv_cdf(1 - 0.05 / 8)
    assert crowd[0].pairs == pytest.approx(1000 * (widened * 0.01 / 0.022) ** 2, abs=1)
    assert judged(some((0.3, 0.01)), 1000, 1, [False])[0].verdict == "open"
    again = [Difference("0", 0.3, 0.322, sure(5) * 0.01, 500, 0.01)]
    assert judged(again, 1000, 5, [True])[0].verdict == "open"


def test_a_run_is_looked_at_each_time_it_doubled() -> None:
    assert looks_at(3200) == [200, 400, 800, 1600, 3200]
    assert looks_at(1000) == [250, 500, 1000]
    assert looks_at(50) == [50]


def test_a_change_is_proved_and_what_it_does_not_touch_is_not(tmp_path: Path) -> None:
    worse = changed(tmp_path / "worse", "leonidas", -15)
    page = tmp_path / "page.html"
    words = ("--games", 800, "--bots", "random", "--seats", 3, "--against", worse)
    result = run("balance", GAME, *words, "--html", page, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout[result.stdout.index("{") :])
    verdicts = {each["name"]: each for each in found["cards"]}
    assert verdicts["leonidas"]["verdict"] == "proved"
    assert verdicts["leonidas"]["difference"] < -0.2
    assert {each["name"]: each["verdict"] for each in found["whole"]}["Turns in a game"] == "no change"
    assert [(each["id"], each["field"], each["after"]) for each in found["changes"]] == [("leonidas", "value", -15)]
    text = page.read_text(encoding="utf-8")
    assert re.search(r"Leonidas now wins \d+ % instead of \d+ % when played\.", text)
    assert "http" not in text


def test_processes_make_no_difference(tmp_path: Path) -> None:
    worse = changed(tmp_path / "worse", "leonidas", -15)
    words = ("balance", GAME, "--games", 90, "--bots", "random", "--against", worse, "--json", "--jobs")
    assert run(*words, 1).stdout == run(*words, 2).stdout


def test_the_same_cards_are_the_same_and_asked_about_once(tmp_path: Path) -> None:
    """All is settled after the first look."""
    same = changed(tmp_path / "same", "nobody", 0)
    result = run("balance", GAME, "--games", 3200, "--bots", "random", "--against", same)
    assert result.exit_code == 0, result.output
    assert "The two sets play the same" in result.output
    assert "200 seeds" in result.output


def test_what_cannot_be_compared_is_told(tmp_path: Path) -> None:
    for words, why in (
        ((GAME, "--against", tmp_path / "none"), "cannot be used"),
        ((GAME, "--against", tmp_path, "--from", "games.parquet"), "leave out --from"),
        ((GAME, "--against", changed(tmp_path / "b", "plato", 3), "--seats", 1), "at least 2 seats"),
    ):
        result = run("balance", *words)
        assert result.exit_code == 2
        assert why in result.output
