"""The laws for every pair of decks, and card sets of one's own."""

from __future__ import annotations

import shutil
from itertools import product
from pathlib import Path

import pytest

from worldtable.engine.cardset import BadCards
from worldtable.games.worldbreakers.cards import PRINTED
from worldtable.games.worldbreakers.cards.vocabulary import CLAUSES, VOCABULARY
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.testing.laws import LAWS
from worldtable.testing.plays import random_game

DECKS = ("earth", "moon", "stars", "void")


@pytest.mark.parametrize(("deck_1", "deck_2"), list(product(DECKS, DECKS)))
def test_the_laws_hold_for_every_pair_of_starter_decks(deck_1: str, deck_2: str) -> None:
    """Each pair plays under one law; the pairs and their seeds go round all of them."""
    seed = DECKS.index(deck_1) * 4 + DECKS.index(deck_2)
    options = WORLDBREAKERS.check_options({"deck_1": deck_1, "deck_2": deck_2})
    LAWS[seed % len(LAWS)](WORLDBREAKERS, 2, options, 500 + seed)


@pytest.mark.soak
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("deck_1", "deck_2"), list(product((*DECKS, "random"), (*DECKS, "random"))))
def test_every_law_holds_for_every_pair(law: object, deck_1: str, deck_2: str) -> None:
    options = WORLDBREAKERS.check_options({"deck_1": deck_1, "deck_2": deck_2})
    assert callable(law)
    for seed in range(6):
        law(WORLDBREAKERS, 2, options, 700 + seed)


def copied(folder: Path) -> Path:
    for path in PRINTED.glob("*.toml"):
        shutil.copy(path, folder / path.name)
    return folder


def changed(folder: Path, file: str, old: str, new: str) -> str:
    """What is said against a set with a change; "" if it is accepted."""
    path = copied(folder) / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    try:
        WORLDBREAKERS.with_cards(str(folder))
    except BadCards as error:
        return str(error)
    return ""


def test_a_changed_set_plays(tmp_path: Path) -> None:
    assert changed(tmp_path, "neutral_events.toml", "mythium 9", "power 1, wound 2, may_attack") == ""
    game = WORLDBREAKERS.with_cards(str(tmp_path))
    assert game.cards.hash != WORLDBREAKERS.cards.hash
    for _ in random_game(game, 2, game.check_options({"deck_1": "moon", "deck_2": "void"}), 1):
        pass


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("earth_followers.toml", "mythium 3", "mithium 3", "earth_followers.toml:43: “Dogtamer”: nothing is called"),
        ("earth_followers.toml", "mythium 3", "mythium", "mythium needs a number after it"),
        ("earth_followers.toml", '"enters: migrate, mythium 3"', '"sometimes: draw 1"', "has no known moment"),
        ("earth_followers.toml", '["overwhelm"]', '["overwhelms"]', "keyword 'overwhelms'"),
        ("earth_followers.toml", "standing = { earth = 1 }", "standing = { water = 1 }", "standing 'water' = 1"),
        (
            "earth_followers.toml",
            'id = "dogtamer"',
            'id = "dogtamers"',
            "the earth starter deck needs dogtamer",
        ),
        ("neutral_events.toml", "cost = 5", 'cost = "much"', "cost is 'much'"),
        ("solo.toml", 'id = "void_looter"', 'id = "looter"', "the campaign needs void_looter (S45)"),
        ("neutral_locations.toml", "stages = [", "stages = [] #", "it needs 1 to 5"),
        ("earth_events.toml", 'signature_of = "khutulun', 'signature_of = "dogtamer', "which is no Worldbreaker"),
    ],
)
def test_a_set_that_breaks_the_game_is_refused(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    assert said in changed(tmp_path, file, old, new)


def test_every_clause_of_the_vocabulary_has_its_own_name_and_words() -> None:
    assert len(VOCABULARY) == len(CLAUSES)
    assert all(text for _, text in WORLDBREAKERS.effects())
    used = " ".join(ability.text for face in WORLDBREAKERS.box.faces for ability in face.abilities)
    assert not [name for name in VOCABULARY if name not in used and not name.startswith("wound_enemy")]
