"""Card sets: the printed one, changed ones, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.world_shapers.changed_set import changed_set, game_with
from worldtable.engine.cardset import BadCards
from worldtable.engine.loop import playout
from worldtable.games.world_shapers.cards import FILES, PRINTED, VOCABULARY, read_set
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.testing import Scores

FLAT_2 = 'basic = [{ effect = "flat", points = 2 }]'


def problems(folder: Path) -> list[str]:
    with pytest.raises(BadCards) as error:
        read_set(folder)
    return [str(problem) for problem in error.value.problems]


def test_every_card_has_text_and_every_effect_of_the_vocabulary_is_printed() -> None:
    faces = WORLD_SHAPERS.box.faces
    assert len(faces) == 55
    assert all(face.text and face.name and face.origin for face in faces)
    assert all(bool(face.enhanced_text) == face.activation for face in faces)
    used = {type(power) for face in faces for power in face.powers()}
    assert used == set(VOCABULARY.values())
    assert all(VOCABULARY[name]().says for name in VOCABULARY)


def test_a_changed_set_plays_with_its_own_numbers_and_has_another_hash(tmp_path: Path) -> None:
    game = game_with(tmp_path / "mine", "air.toml", (FLAT_2, 'basic = [{ effect = "flat", points = 9 }]'))
    assert Scores("A01 . . .", game=game).total() == 9
    assert game.cards.name == "mine"
    assert game.cards.hash != WORLD_SHAPERS.cards.hash
    s = game.start(2, 1)
    playout(s, 1, 1000)
    assert not s.asks


def test_every_card_has_a_picture_and_few_words_for_little_room() -> None:
    faces = WORLD_SHAPERS.box.faces
    assert all(face.look and face.brief for face in faces)
    assert [face.name for face in faces if len(face.name) > 11 and not face.short] == []
    assert [face.name for face in faces if len(face.short) > 11 or len(face.brief) > 60] == []
    spark = next(each for each in WORLD_SHAPERS.printed() if each["id"] == "F25")
    assert (spark["brief"], spark["look"]) == (
        "2 points, 5 with a crystal.",
        "ember sky, flints and spark, floating sparks",
    )


def test_another_picture_is_the_same_set(tmp_path: Path) -> None:
    looks = ('look = "dusty sky, dunes', 'look = "evening sky, dunes')
    game = game_with(tmp_path / "mine", "air.toml", looks, ('short = "Dawn Breath"', 'short = "Dawn"'))
    dawn, devil = game.box.faces[:2]
    assert (dawn.short, devil.look) == ("Dawn", "evening sky, dunes, dust whirl, falling dust")
    assert game.cards.hash == WORLD_SHAPERS.cards.hash


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        (FLAT_2, 'basic = [{ effect = "flat", points = 99 }]', 9, "points is 99; it must be a whole number from 1"),
        (FLAT_2, 'basic = [{ effect = "fly" }]', 9, "effect 'fly'; accepted: copy_scoring"),
        (FLAT_2, 'basic = [{ effect = "flat", points = 2, wings = 2 }]', 9, "nothing reads 'wings'"),
        (FLAT_2, 'basic = "flat"', 9, "basic must be a list of effects"),
        ('icon = "points"', 'icon = "star"', 7, "icon is 'star'; accepted: points, instant, scoring, special"),
        ('needs = ["earth"]', 'needs = ["mud"]', 23, "it must be one or two neighbours"),
        ('name = "Breath of Dawn"', 'name = "Dust Devil"', 20, "the name 'Dust Devil' is taken by air.toml:6"),
        ('text = "2 points."', 'sound = "whoosh"', 8, "nothing reads 'sound'"),
        ('enhanced = [{ effect = "flat", points = 5 }]\n', "", 0, "has an enhanced text but no enhanced effects"),
        (
            'enhanced = [{ effect = "flat", points = 5 }]',
            'enhanced = [{ effect = "double_turn" }]',
            11,
            "double_turn works when the card is placed",
        ),
        (
            'elements = ["air", "earth", "fire", "water"]',
            'elements = ["air", "air"]',
            0,
            "it must name two to four of air, earth, fire, water",
        ),
    ],
)
def test_problems_name_file_and_line(tmp_path: Path, old: str, new: str, line: int, said: str) -> None:
    found = problems(changed_set(tmp_path / "set", "air.toml", (old, new)))
    fitting = [each for each in found if said in each]
    assert fitting, found
    if line:
        assert fitting[0].startswith(f"air.toml:{line}: ")


@pytest.mark.rule("R3", "R6", "R13")
def test_sets_that_would_break_the_deals_are_refused(tmp_path: Path) -> None:
    text = (PRINTED / "air.toml").read_text(encoding="utf-8")
    last = text.rindex("[[card]]")
    folder = changed_set(tmp_path / "few", "air.toml", (text[last:], ""))
    found = problems(folder)
    assert "air.toml: 11 cards; the file must hold 12 (R3, R63)." in found
    assert "set: 11 cards carry two dots; exactly 12 must (R6)." in found
    dots = problems(changed_set(tmp_path / "dots", "universal.toml", ('name = "Echo"', 'name = "Echo"\ndots = 1')))
    assert [each for each in dots if "universal cards carry no dots (R6)" in each]


@pytest.mark.rule("R48", "A18")
def test_a_vicinity_card_cannot_carry_the_scoring_icon(tmp_path: Path) -> None:
    dust = 'name = "Dust Devil"\nicon = "points"'
    found = problems(changed_set(tmp_path / "set", "air.toml", (dust, dust.replace("points", "scoring"))))
    assert [each for each in found if "cannot be copied" in each]


@pytest.mark.rule("R63")
def test_overload_is_the_last_card_of_the_expansion(tmp_path: Path) -> None:
    changes = ('{ effect = "overload", cost = 5 }', '{ effect = "flat", points = 1 }')
    found = problems(changed_set(tmp_path / "set", "expansion.toml", changes))
    assert [each for each in found if each.startswith("expansion.toml:") and "overload" in each]


def test_missing_and_unknown_files_are_named(tmp_path: Path) -> None:
    folder = changed_set(tmp_path / "set", "air.toml")
    (folder / "air.toml").unlink()
    (folder / "mud.toml").write_text("", encoding="utf-8")
    found = problems(folder)
    assert [each.split(":")[0] for each in found] == ["air.toml", "mud.toml"]
    assert all(name in found[0] for name in FILES)
