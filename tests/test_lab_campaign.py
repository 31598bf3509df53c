"""How hard the chapters are: measured by a command, the same again with the same seed."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from worldtable.cli.main import main
from worldtable.games import SHELF
from worldtable.lab.campaign import has_chapters, measure, one_campaign

GAME = "worldbreakers"


def test_the_measure_of_a_campaign_can_be_repeated() -> None:
    found = measure(GAME, None, ["greedy", "random"], 3, 5, {}, 1, 1).data()
    assert found == measure(GAME, None, ["greedy", "random"], 3, 5, {}, 1, 2).data()
    first = measure(GAME, None, ["greedy", "random"], 3, 5, {}, 1, 1).results["Chapter 1"]
    assert (first["greedy"].games, first["random"].games) == (3, 3)


def test_a_lost_chapter_is_tried_again_and_counted_once() -> None:
    trials, won = one_campaign(GAME, None, ["random"], 1, {"level": "hard"}, 3)
    assert [trial.mark for trial in trials].count("Chapter 1") == 1
    assert won == (len(trials) == 5 and trials[-1].mark == "Chapter 5")


def test_the_command_tells_every_chapter() -> None:
    words = ["campaign", GAME, "--games", "2", "--bots", "random,greedy", "--tries", "1", "--jobs", "1"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert "Chapter 1" in result.stdout
    assert "of 2 campaigns to the end." in result.stdout
    found = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)
    assert found["chapters"]["Chapter 1"]["greedy"]["games"] == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["world_changers"], "World Changers has no campaign. Games with a campaign: worldbreakers."),
        ([GAME, "--games", "0"], "0 campaigns cannot be played; at least 1."),
        ([GAME, "--tries", "0"], "at least once"),
        ([GAME, "--bots", "nobody"], "There is no bot 'nobody'."),
        ([GAME, "--bots", "random,random"], "Every bot is named once"),
        ([GAME, "--option", "level=extreme"], "It accepts: normal, easy, hard."),
    ],
)
def test_a_mistake_is_told(words: list[str], sentence: str) -> None:
    result = CliRunner().invoke(main, ["campaign", *words])
    assert result.exit_code == 2
    assert sentence in result.output


def test_only_games_with_stretches_have_chapters() -> None:
    assert [name for name, game in SHELF.items() if has_chapters(game)] == [GAME]
