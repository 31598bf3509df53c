"""Card sets of one's own: changed values work, what would break the game is refused with file and line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from worldtable.engine.cardset import BadCards
from worldtable.engine.loop import playout
from worldtable.games.world_of_wonders.cards import FILES, PRINTED
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        shutil.copy(PRINTED / name, tmp_path / name)
    return tmp_path


def change(folder: Path, file: str, old: str, new: str, count: int = 1) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, count), encoding="utf-8")


def line_of(folder: Path, file: str, words: str) -> int:
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


def problems(folder: Path) -> str:
    with pytest.raises(BadCards) as found:
        GAME.with_cards(str(folder))
    return str(found.value)


def test_the_same_cards_have_the_same_hash(folder: Path) -> None:
    assert GAME.with_cards(str(folder)).cards.hash == GAME.cards.hash
    change(folder, "buildings.toml", "amount = 2", "amount = 3")
    assert GAME.with_cards(str(folder)).cards.hash != GAME.cards.hash


def test_looks_are_the_sets_own_and_change_no_game(folder: Path) -> None:
    change(folder, "buildings.toml", 'look = "workshop, forge, anvil, hammer, sparks"', 'look = "night sky, forge"')
    game = GAME.with_cards(str(folder))
    assert game.cards.hash == GAME.cards.hash
    smith = next(face for face in game.box.shown if face.title == "Blacksmith")
    assert smith.look == "night sky, forge"
    change(folder, "natural_wonders.toml", 'short = "Reef"', 'short = "The Barrier Reef"')
    change(folder, "events.toml", 'brief = "Every site loses a Worker."', f'brief = "{"Every site " * 6}"')
    assert "“Great Barrier Reef”: short has 16 letters; it may have 11." in problems(folder)
    assert "“Earthquake”: brief has 66 letters; it may have 60." in problems(folder)


@pytest.mark.card("barracks", "artemis", "colossus")
def test_changed_values_are_played(folder: Path) -> None:
    change(folder, "buildings.toml", "amount = 2", "amount = 3")
    change(folder, "great_wonders.toml", "first_amount = 2", "first_amount = 5")
    game = GAME.with_cards(str(folder))
    table = Table(
        "Ann",
        "Ben",
        game=game,
        hands={"Ann": "farm"},
        built={"Ann": "barracks, city_wall", "Ben": "stables"},
        wonders={"Ben": "colossus 1"},
        discard="farm, farm, farm, farm",
    )
    table.choose("Use your Barracks")
    assert table.built("Ann")[1] == "city_wall (3 militia)"
    assert table.defence("Ben", "stables") == 2 + 5


def test_an_ability_of_the_vocabulary_can_be_given_to_another_card(folder: Path) -> None:
    change(folder, "buildings.toml", 'effect = "draw_cards"\namount = 1', 'effect = "move_worker"')
    game = GAME.with_cards(str(folder))
    s = game.start(3, 5, {"events": "8 random", "kickstarter": "yes"})
    playout(s, 1, game.bound)
    assert not s.asks


def test_a_wrong_effect_says_nothing_about_its_amount(folder: Path) -> None:
    change(folder, "buildings.toml", 'effect = "draw_cards"', 'effect = "draw_card"')
    change(folder, "great_wonders.toml", 'first = "farm_bonus"', 'first = "barn_bonus"')
    told = problems(folder).splitlines()
    assert len(told) == 2
    assert "effect is 'draw_card'; accepted: " in told[0]
    assert "first is 'barn_bonus'; accepted: " in told[1]


def test_every_problem_is_told_with_file_and_line(folder: Path) -> None:
    change(folder, "buildings.toml", "cost = 2", "cost = 0")
    change(folder, "buildings.toml", 'effect = "wall"', 'effect = "fence"')
    change(folder, "great_wonders.toml", 'first = "farm_bonus"', 'first = "convert_attackers"')
    change(folder, "events.toml", 'name = "Plague"', 'name = "Earthquake"')
    change(folder, "natural_wonders.toml", "pieces = 3", 'pieces = "three"')
    text = problems(folder)
    assert f"buildings.toml:{line_of(folder, 'buildings.toml', 'cost = 0')}" in text
    fence = line_of(folder, "buildings.toml", 'effect = "fence"')
    assert f"buildings.toml:{fence}" in text
    assert "accepted: double_knights" in text
    assert f"great_wonders.toml:{line_of(folder, 'great_wonders.toml', 'convert_attackers')}" in text
    assert "the name 'Earthquake' is taken by events.toml:" in text
    assert "natural_wonders.toml" in text


@pytest.mark.rule("R1", "R7")
def test_sets_that_would_break_the_game_are_refused(folder: Path) -> None:
    small = (folder / "buildings.toml").read_text(encoding="utf-8").split("[[card]]")[:2]
    (folder / "buildings.toml").write_text("[[card]]".join(small), encoding="utf-8")
    (folder / "great_wonders.toml").write_text(
        "[[card]]".join((folder / "great_wonders.toml").read_text(encoding="utf-8").split("[[card]]")[:2]),
        encoding="utf-8",
    )
    assert "opening hands and mulligans need" not in problems_or_nothing(folder)
    change(folder, "natural_wonders.toml", "pieces = 3", "pieces = 1", 7)
    assert "opening hands and mulligans need 27 (R7, R8)" in problems(folder)


def problems_or_nothing(folder: Path) -> str:
    try:
        GAME.with_cards(str(folder))
    except BadCards as error:
        return str(error)
    return ""


@pytest.mark.rule("R1")
def test_too_many_great_wonders_are_refused(folder: Path) -> None:
    path = folder / "great_wonders.toml"
    card = path.read_text(encoding="utf-8").split("[[card]]")[1]
    text = path.read_text(encoding="utf-8")
    for number in range(2):
        text += "\n[[card]]" + card.replace('"mausoleum"', f'"m{number}"').replace(
            "at Halicarnassus", f"number {number}"
        )
    path.write_text(text, encoding="utf-8")
    assert "9 Great Wonders; a set has at most 8 (R1)." in problems(folder)


def test_the_vocabulary_speaks() -> None:
    words = dict(GAME.effects())
    assert words["draw_cards"] == "Basic building: draw. Amount 1 to 4."
    assert words["redirect_attack"].startswith("Great Wonder, first ability: ")
    assert words["harvest"].startswith("Event: ")
    assert [path.name for path in GAME.card_files()] == list(FILES)
