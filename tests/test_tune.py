"""Card values searched for: within bounds, the right way, and with no more said than fresh deals prove."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

from worldtable.cli.main import main
from worldtable.games import SHELF
from worldtable.lab.engines import Here, Pool
from worldtable.lab.runner import Engine, J, R
from worldtable.lab.simulate.setting import Setting
from worldtable.lab.tuning.bounds import knobs_of
from worldtable.lab.tuning.course import Course, OtherCourse, Plan
from worldtable.lab.tuning.goal import DOUBT, Numbers, Tally, aims_of
from worldtable.lab.tuning.proof import gains
from worldtable.lab.tuning.search import games_of
from worldtable.lab.tuning.sheets import Sheets
from worldtable.lab.tuning.told import data

GAME = "world_changers"
CARD = "leonidas"


def run(*words: object) -> Result:
    return CliRunner().invoke(main, [*map(str, words)])


def broken(folder: Path) -> Path:
    """The printed set with a card that decides every game."""
    assert run("cards", GAME, "--export", folder).exit_code == 0
    file = folder / "trigger.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(re.sub(rf'(id = "{CARD}"[^[]*?\nvalue = )\d+', r"\g<1>18", text), encoding="utf-8")
    return folder


def bounds(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.mark.early
def test_a_card_that_decides_every_game_is_made_weaker(tmp_path: Path) -> None:
    cards = broken(tmp_path / "broken")
    may = bounds(tmp_path / "bounds.toml", f"[{CARD}]", "value = [-6, 18]")
    to = tmp_path / "course"
    words = ("--toward", "cards=even", "--trials", 16, "--games", 400, "--proof", 2000, "--bots", "random")
    result = run("tune", GAME, "--cards", cards, "--bounds", may, *words, "--to", to)
    assert result.exit_code == 0, result.output
    found = json.loads((to / "result.json").read_text(encoding="utf-8"))
    assert found["verdict"] == "better"
    assert found["gains"][0]["high"] < 0
    assert [change["id"] for change in found["changes"]] == [CARD]
    change = found["changes"][0]
    assert change["after"] < 9
    was, now = change["played"]
    assert was["low"] > 0.75
    assert now["high"] < was["low"]
    assert f"18 → {change['after']}" in result.output
    assert "Proved: the new set is nearer to cards=even." in result.output
    assert run("cards", "--check", to / "cards").exit_code == 0
    assert (to / "search.png").read_bytes().startswith(b"\x89PNG")
    before, after = [
        (each / "trigger.toml").read_text(encoding="utf-8").splitlines() for each in (cards, to / "cards")
    ]
    differ = [(one, other) for one, other in zip(before, after, strict=True) if one != other]
    assert differ == [("value = 18", f"value = {change['after']}")], "nothing else in the file was touched"


class Stopped(Engine):
    """Somebody presses Ctrl-C after so many pieces of work."""

    def __init__(self, after: int) -> None:
        self.after = after

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[tuple[int, R]]:
        for number, result in Here().each(work, jobs):
            if not self.after:
                raise KeyboardInterrupt
            self.after -= 1
            yield number, result


def course(cards: Path, folder: Path, trials: int = 9, **more: Any) -> Course:
    game = SHELF[GAME].with_cards(str(cards))
    setting = Setting(GAME, game.version, game.cards.hash, 2, ("random",), game.check_options({}), 5, False)
    sheets = Sheets(game)
    knobs = knobs_of(sheets, None, more.get("vary", ["value±2"]))
    return Course(Plan(setting, knobs, aims_of("seat=even, cards=even*2"), 40, 60, trials), sheets, folder)


def came_to(course: Course, engine: Engine) -> dict[str, Any]:
    heard: list[int] = []
    found = data(course, course.run(engine, heard.append))
    if found["verdict"] != "nothing":
        assert sum(heard) == course.plan.whole(), "progress comes to its end"
    return {name: each for name, each in found.items() if name != "folder"}


def test_a_course_that_is_stopped_comes_to_the_same_as_one_that_is_not(tmp_path: Path) -> None:
    cards = broken(tmp_path / "broken")
    whole = came_to(course(cards, tmp_path / "whole"), Here())
    assert whole["trials"] == 9
    for after in (0, 5, 30):
        with pytest.raises(KeyboardInterrupt):
            course(cards, tmp_path / "parts").run(Stopped(after))
    kept = tmp_path / "parts" / "games.jsonl"
    kept.write_bytes(kept.read_bytes()[:-7])  # the machine lost its power while it wrote
    lines = kept.read_bytes().count(b"\n")
    assert lines >= 30
    assert came_to(course(cards, tmp_path / "parts"), Pool(2)) == whole
    with pytest.raises(KeyboardInterrupt):
        course(cards, tmp_path / "parts", trials=10).run(Stopped(0))  # a longer one has more to play
    assert came_to(course(cards, tmp_path / "parts"), Stopped(0)) == whole, "nothing is played twice"


def test_a_folder_belongs_to_one_course(tmp_path: Path) -> None:
    cards = broken(tmp_path / "broken")
    course(cards, tmp_path / "course")
    with pytest.raises(OtherCourse, match="another course"):
        course(cards, tmp_path / "course", vary=["value±1"])
    with pytest.raises(OtherCourse, match="something else"):
        course(cards, cards)


def test_nothing_is_said_to_be_gained_by_numbers_that_no_game_knows(tmp_path: Path) -> None:
    """The number in the corner of a card is not played with, so every set is as good as the first."""
    may = bounds(tmp_path / "bounds.toml", "[plato]", "number = [300, 400]")
    words = ("--trials", 3, "--games", 16, "--proof", 16, "--bots", "random", "--to", tmp_path / "course")
    result = run("tune", GAME, "--bounds", may, *words)
    assert result.exit_code == 0, result.output
    assert "Nothing gained" in result.output
    assert SHELF[GAME].with_cards(str(tmp_path / "course" / "cards")).cards.hash == SHELF[GAME].cards.hash


def test_what_is_not_proved_leaves_the_set_as_it_was(tmp_path: Path) -> None:
    words = ("--trials", 8, "--games", 16, "--proof", 16, "--bots", "random", "--seed", 1)
    result = run("tune", GAME, "--vary", "value±3", *words, "--to", tmp_path / "course", "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout[result.stdout.index("{") :])
    assert found["verdict"] == "open"
    assert found["changes"]
    assert SHELF[GAME].with_cards(found["folder"]).cards.hash == SHELF[GAME].cards.hash


def rows(tally: Tally, wins: Sequence[int], played: Sequence[list[list[str]]]) -> Numbers:
    """Games for two of ten turns."""
    games = [
        {"turns": 10, "outcome": [1.0 - won, float(won)], "drawn": had, "played": had}
        for won, had in zip(wins, played, strict=True)
    ]
    return np.stack([tally.row(game, 0) for game in games])


def test_goals_are_what_the_document_says() -> None:
    tally = Tally(2, ["one", "other"])
    sums = rows(tally, [0, 0, 0, 1], [[["one"], ["other"]]] * 4).sum(axis=0)
    seat, cards, hands, length = aims_of("seat=even, cards=even, hands=even, length=8*3")
    assert tally.distance(seat, sums) == pytest.approx(25), "three of four"
    share = (3 + DOUBT / 2) / (4 + DOUBT)
    assert tally.distance(cards, sums) == pytest.approx(100 * (share - 0.5))
    assert tally.distance(hands, sums) == tally.distance(cards, sums)
    assert tally.distance(length, sums) == pytest.approx(25), "10 turns instead of 8"
    assert tally.goal([seat, length], sums) == pytest.approx(25 + 3 * 25)
    moved = tally.row({"turns": 1, "outcome": [1.0, 0.0], "drawn": [[], []], "played": [[], []]}, first=1)
    assert [*moved[2:4]] == [0, 1], "seats are counted from whoever begins"


def test_an_interval_is_as_wide_as_fresh_games_make_it() -> None:
    """Many proofs of one thing: they scatter as each of them says, and nearly all hold the truth."""
    tally, aims, luck, games = Tally(2, []), aims_of("seat=even"), np.random.default_rng(2), 200

    def proof() -> tuple[float, float, float]:
        deal = luck.random(games)
        won = [(deal < bias).astype(np.float64) for bias in (0.8, 0.65)]
        before, after = [np.stack([each**0, each, 1 - each, each], axis=1) for each in won]
        gain = gains(tally, aims, before, after, 1)[0]
        return gain.difference, gain.low, gain.high

    found = np.array([proof() for _ in range(40)])
    assert 2 * 1.96 * found[:, 0].std(ddof=1) == pytest.approx((found[:, 2] - found[:, 1]).mean(), rel=0.25)
    assert ((found[:, 1] < -15) & (found[:, 2] > -15)).sum() >= 35


@pytest.mark.parametrize("name", SHELF)
def test_only_the_numbers_of_a_file_change(name: str) -> None:
    game = SHELF[name]
    sheets = Sheets(game)
    card, field = next(name for name in sheets.numbers if name[1].endswith(("value", "points", "cost")))
    file, _ = sheets.places[card, field]
    changed = sheets.changed({(card, field): sheets.numbers[card, field] + 1})
    assert [*changed] == [file]
    lines = [text.decode("utf-8").splitlines() for text in (sheets.files[file], changed[file])]
    assert sum(one != other for one, other in zip(*lines, strict=True)) == 1
    assert sheets.changed({(card, field): sheets.numbers[card, field]}) == {}
    assert sheets.with_numbers({}).cards.hash == game.cards.hash


def test_a_whole_field_goes_as_far_as_the_game_accepts(tmp_path: Path) -> None:
    sheets = Sheets(SHELF[GAME].with_cards(str(broken(tmp_path / "broken"))))
    may = bounds(tmp_path / "bounds.toml", "[plato]", "value = [0, 9]")
    found = {knob.card: (knob.low, knob.high) for knob in knobs_of(sheets, may, ["value±5"])}
    assert found[CARD] == (13, 20), "20 is the highest value"
    assert found["plato"] == (0, 9)
    assert len(found) == len(sheets.game.cards.cards)


@pytest.mark.parametrize(
    ("lines", "words", "told"),
    [
        ("[platon]\nvalue = [0, 1]", (), "Did you mean plato?"),
        ("[plato]\nworth = [0, 1]", (), "plato has no number 'worth'. It has: number, value, amount, copies."),
        ("[plato]\nvalue = [3, 1]", (), "it must be two whole numbers, [lowest, highest]"),
        ("[plato]\nvalue = 3", (), "it must be two whole numbers, [lowest, highest]"),
        ("[plato]\nvalue = [0, 99]", (), "plato cannot have value = 99"),
        ("[plato", (), "is not TOML"),
        ("", (), "Nothing may be changed."),
        ("", ("--vary", "worth±2"), "No card has a number 'worth'. Accepted: number, value"),
        ("", ("--vary", "value"), 'it is a field and how far: --vary "value±2"'),
        ("[plato]\nvalue = [0, 1]", ("--toward", "seat=odd"), "It accepts: seat=even, cards=even"),
        ("[plato]\nvalue = [0, 1]", ("--toward", "length=short"), "It accepts: seat=even, cards=even"),
        ("[plato]\nvalue = [0, 1]", ("--toward", "seat=even*0"), "It accepts: seat=even, cards=even"),
        ("[plato]\nvalue = [0, 1]", ("--toward", "seat=even,seat=even"), "wishes something twice"),
        ("[plato]\nvalue = [0, 1]", ("--seats", 1), "at least 2 seats"),
        ("[plato]\nvalue = [0, 1]", ("--games", 2), "8 to 1,000,000 games"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    lines: str, words: tuple[object, ...], told: str, tmp_path: Path
) -> None:
    may = bounds(tmp_path / "bounds.toml", lines)
    result = run("tune", GAME, "--bounds", may, "--to", tmp_path / "course", *words)
    assert result.exit_code == 2, result.output
    assert told in result.output
    assert not (tmp_path / "course").exists()


def test_a_search_plays_about_half_of_what_all_games_of_all_sets_would_be() -> None:
    assert games_of(800, 16) == 800 + 2 * 4 * 800
