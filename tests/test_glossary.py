"""The glossary knows every word that cards and tables use, in one sentence, with rules that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from worldtable.engine.scene import Face
from worldtable.games import SHELF
from worldtable.glossary import find, words
from worldtable.rulebook import rules

LONGEST = 130
NAME = re.compile(
    r"(?<![.:!?•)] )(?<![(“])(?<!^)\b[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+)*"
)  # capitals that begin no sentence
TALES = ("story",)  # kinds of cards that tell of people and places instead of rules


def faces(game: str) -> Iterator[Face]:
    for each in SHELF[game].prints():
        yield from [face for face in (each.face, each.reverse) if face is not None]


def known(game: str) -> set[str]:
    """All words that are explained, or are the names of cards and people on them."""
    found = {each.lower() for word in words(game) for each in (word.name, *word.also)}
    titles = {
        part.lower() for face in faces(game) for part in (face.title, face.short, *re.split(r"[ ,’']+", face.title))
    }
    return found | titles


def explained(name: str, known: set[str]) -> bool:
    """Whether a word is explained: itself, its singular, or every word of it."""
    each = name.lower()
    whole = {each, each.removesuffix("s"), each.removesuffix("es"), each.removesuffix("ed"), each + "s"}
    parts = each.split()
    return bool(whole & known) or (len(parts) > 1 and all(explained(part, known) for part in parts))


@pytest.mark.parametrize("game", SHELF)
def test_every_word_is_one_sentence_with_its_rules(game: str) -> None:
    numbers, found = rules(game), words(game)
    assert len(found) >= 20
    assert len({word.name for word in found}) == len(found)
    for word in found:
        assert word.sentence[0].isupper(), word
        assert word.sentence.endswith("."), word
        assert len(word.sentence) <= LONGEST, word
        assert [each for each in word.rules if each not in numbers] == [], word


@pytest.mark.parametrize("game", SHELF)
def test_badges_and_numbers_of_cards_are_explained(game: str) -> None:
    all_known = known(game)
    for face in faces(game):
        marks = [*[each.word for each in face.keywords], *[each.kind for each in face.amounts], face.kind]
        assert [each for each in marks if each and not explained(each, all_known)] == [], face.title


@pytest.mark.parametrize("game", SHELF)
def test_words_with_capitals_on_cards_are_explained(game: str) -> None:
    all_known = known(game)
    missing = {
        name
        for face in faces(game)
        if face.kind not in TALES
        for name in NAME.findall(face.text)
        if not explained(name, all_known)
    }
    assert missing == set()


def test_a_word_is_found_however_it_is_written() -> None:
    assert [word.name for word in find("worldbreakers", "OVERWHELM")] == ["Overwhelm"]
    assert [word.name for word in find("worldbreakers", "followers")] == ["Follower"]
    assert find("worldbreakers", "checkmate") == []
    assert find("worldbreakers", "") == []
