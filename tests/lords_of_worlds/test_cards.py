"""Card sets of one's own: read with file and line, refused where they break the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from worldtable.engine.cardset import BadCards
from worldtable.games.lords_of_worlds.cards import FILES, PRINTED
from worldtable.games.lords_of_worlds.game import LORDS_OF_WORLDS as GAME
from worldtable.games.lords_of_worlds.testing import Table


def changed(folder: Path, file: str, old: str, new: str) -> str:
    """A copy of the printed set with a change."""
    for name in FILES:
        (folder / name).write_text((PRINTED / name).read_text(encoding="utf-8"), encoding="utf-8")
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(folder)


def problems(folder: str) -> str:
    with pytest.raises(BadCards) as caught:
        GAME.with_cards(folder)
    return str(caught.value)


def test_a_changed_set_changes_the_game_and_its_hash(tmp_path: Path) -> None:
    folder = changed(tmp_path, "special.toml", "amount = 3", "amount = 5")
    game = GAME.with_cards(folder)
    assert game.cards.hash != GAME.cards.hash
    assert game.card_files()[0].parent == tmp_path
    table = Table(
        "Blue", "Red", placing="sage_tree-6", planets={"Blue": "W1 " + ". " * 18}, groups="red-1", game=game
    )
    table.choose("Place it on c2")
    assert table.points("Blue") == 5


@pytest.mark.rule("R3", "R4", "I2", "I4", "R69")
@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("assistants.toml", 'colour = "blue"', 'colour = "pink"', "assistants.toml:6: “Blue 1”: colour is 'pink'"),
        ("assistants.toml", "value = 1", "value = 0", "it must be a whole number from 1 to 9"),
        ("terrain.toml", "copies = 1", "copies = 2", "terrain.toml: 11 tiles of Water; every type has 10 (R3, I2)"),
        ("terrain.toml", 'effect = "water"', 'effect = "mix"', "effect is 'mix'; accepted: water, desert"),
        ("terrain.toml", 'id = "water-2"', 'id = "water-1"', "the id 'water-1' is taken by terrain.toml:4"),
        ("special.toml", "copies = 2", "copies = 3", "17 special tiles; there are 16 (R4, I2)"),
        ("special.toml", 'effect = "sage_tree"', 'effect = "mix"', "6 Mixes; there are at most 4 (R69)"),
        ("special.toml", "amount = 3", 'colour = "red"', "nothing reads 'colour'"),
    ],
)
def test_sets_that_break_the_game_are_refused(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    assert problem in problems(changed(tmp_path, file, old, new))


@pytest.mark.rule("I4")
def test_set_up_needs_cards(tmp_path: Path) -> None:
    folder = changed(tmp_path, "assistants.toml", "# ", "# ")
    path = tmp_path / "assistants.toml"
    single = re.sub("copies = [0-9]+", "copies = 1", path.read_text(encoding="utf-8"))
    path.write_text(single, encoding="utf-8")
    assert f"{single.count('[[card]]')} cards, copies counted; set-up needs 97 (I4)" in problems(folder)


@pytest.mark.rule("R43")
def test_every_colour_is_needed(tmp_path: Path) -> None:
    folder = changed(tmp_path, "assistants.toml", "# ", "# ")
    path = tmp_path / "assistants.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('colour = "cyan"', 'colour = "blue"'), encoding="utf-8")
    assert "no card is cyan; cyan hexes could not be paid (R43)" in problems(folder)


def test_cards_and_effects_for_people() -> None:
    cards = {str(card["id"]): card for card in GAME.printed()}
    assert len(cards) == len(GAME.box.assistants) + len(GAME.box.tiles)
    assert cards["wild-3"]["head"] == "Wild 3, assistant"
    assert cards["yellow-1"]["origin"] == "our design"
    assert cards["viewpoint-9"]["amount"] == 2
    effects = dict(GAME.effects())
    assert (
        effects["viewpoint"]
        == "Special tile: Scores for each tile of one chain next to it when placed. Amount 1 to 9."
    )
    assert effects["hills"].startswith("Basic tile: ")
