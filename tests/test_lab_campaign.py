"""How hard the chapters are: measured by a command, the same again with the same seed."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from worldtable.cli.main import main
from worldtable.games import SHELF
from worldtable.lab.campaign import given_away, has_chapters, measure, one_campaign
from worldtable.lab.engines import Here, Pool

GAME = "worldbreakers"


CHAPTERS = [f"Chapter {number}" for number in range(1, 6)]


def test_the_measure_of_a_campaign_can_be_repeated() -> None:
    found = measure(GAME, None, ["greedy", "random"], 2, 5, {}, Here())
    assert found.data() == measure(GAME, None, ["greedy", "random"], 2, 5, {}, Pool(2)).data()
    assert list(found.results) == CHAPTERS
    assert all(result.games == 2 for bots in found.results.values() for result in bots.values())


def test_every_chapter_is_played_once_even_after_a_loss() -> None:
    trials = one_campaign(GAME, None, ["random"], {"level": "hard"}, 1)
    assert [trial.mark for trial in trials] == CHAPTERS
    assert any(not trial.got for trial in trials)


def test_a_chapter_that_is_given_away_is_won() -> None:
    game = SHELF[GAME]
    before = game.start(1, 3)
    after = given_away(game, before.clone(), 1)
    assert game.mark(after) == "Chapter 2"
    assert game.prize(after, game.stretch(before)) == [1.0]


@pytest.mark.soak
def test_the_chapters_get_harder_and_a_weak_player_wins_the_first() -> None:
    """What the rules say of the goals (P40), with the bot that looks one answer ahead."""
    found = measure(GAME, None, ["greedy"], 120, 9000, {}, Pool())
    won = [found.results[chapter]["greedy"].share() for chapter in CHAPTERS]
    assert won[0] > 0.25
    assert min(won[0], won[1]) > max(won[2], won[3]) > won[4], won


def test_the_command_tells_every_chapter() -> None:
    words = ["campaign", GAME, "--games", "2", "--bots", "random", "--jobs", "1"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert [line.split("  ")[0] for line in result.stdout.splitlines()[1:]] == CHAPTERS
    assert " of 2 (" in result.stdout
    found = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)
    assert found["chapters"]["Chapter 1"]["random"]["games"] == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["world_changers"], "World Changers has no campaign. Games with a campaign: worldbreakers."),
        ([GAME, "--games", "0"], "0 campaigns cannot be played; at least 1."),
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
