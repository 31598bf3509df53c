"""Law 9: every numbered rule and every card has a test that names it; every card comes into play."""

from __future__ import annotations

from pathlib import Path

import pytest

import worldtable
from worldtable.engine.table import View
from worldtable.games import SHELF
from worldtable.lab.campaign import given_away, has_chapters
from worldtable.rulebook import number_of, parse, rules, search
from worldtable.testing.cover import files_about, gaps, named
from worldtable.testing.plays import random_game, settings

TESTS = Path(__file__).parent
SOURCE = Path(worldtable.__file__).parent


@pytest.mark.parametrize("name", SHELF)
def test_every_numbered_rule_has_a_test(name: str) -> None:
    files = files_about(name, TESTS, SOURCE)
    assert gaps(set(rules(name)), named(files, "rule")) == ""


@pytest.mark.parametrize("name", SHELF)
def test_every_card_has_a_test_and_a_text(name: str) -> None:
    files = files_about(name, TESTS, SOURCE)
    cards = SHELF[name].printed()
    assert gaps({str(card["id"]) for card in cards}, named(files, "card")) == ""
    assert all(card["text"] for card in cards)


def titles(table: View) -> set[str]:
    return {thing.face.title for zone in table.zones for thing in zone.things if thing.face is not None}


@pytest.mark.soak
@pytest.mark.parametrize("name", SHELF)
def test_every_card_is_seen_in_a_thousand_random_games(name: str) -> None:
    game = SHELF[name]
    wanted = {str(card["name"]) for card in game.printed()}
    seed = 0
    while wanted and seed < 1000:
        for seats, options in settings(game):
            seed += 1
            for s, _ in random_game(game, seats, options, seed):
                wanted -= titles(game.view(s, s.asks[0].player if s.asks else -1))
    if has_chapters(game):  # random players hardly ever win the first one, after which other cards come
        wanted -= titles(game.view(given_away(game, game.start(1, 1), 1), 0))
    assert not wanted


def test_a_missing_test_and_an_unknown_rule_are_told(tmp_path: Path) -> None:
    path = tmp_path / "test_orchard.py"
    path.write_text('@pytest.mark.rule("R1", "R9")\ndef test_it(): assert True\n', encoding="utf-8")
    assert named([path], "rule") == {"R1", "R9"}
    assert gaps({"R1", "R2"}, {"R1", "R9"}) == "no test names R2; tests name R9, which do not exist"


def test_numbers_are_found_however_they_are_printed() -> None:
    page = "# Rules\n\n- R1. One.\n  More.\n- **R2** Two.\n- T3 (R1). Three.\n\n### T4. Four\nText\n\n| B5 | Five |\n"
    found = parse(page)
    assert list(found) == ["R1", "R2", "T3", "T4", "B5"]
    assert found["R1"].text == "- R1. One.\n  More."
    assert number_of("- Remember R1.") == ""


def test_rules_can_be_searched() -> None:
    found = [rule.number for rule in search("world_changers", "refill hand cards")]
    assert "R12" in found
    assert search("world_changers", "locomotive") == []
