"""The rulebooks for players name rules that there are, have a chapter for each, and show pictures that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from worldtable.games import SHELF
from worldtable.rulebook import BOOKS, FOR_MAKERS, book, chapters_of, for_players, rules, search, search_book
from worldtable.terminal.book import rule_lines

IMAGES = Path(__file__).parents[1] / "docs" / "images" / "rulebooks"
LARGEST = 150_000  # bytes of a picture, so that a page comes at once
MARKS = ("[RB", "[DED", "[OUR", "[PUB", "assert", "engine must", "open point")


@pytest.mark.parametrize("game", SHELF)
def test_every_number_of_a_rulebook_is_a_rule_that_players_see(game: str) -> None:
    named = set(re.findall(r"\b[A-Z]{1,2}[0-9]+[a-z]?\b", (BOOKS / f"{game}.md").read_text(encoding="utf-8")))
    assert sorted(named - set(for_players(game))) == []


@pytest.mark.parametrize("game", SHELF)
def test_every_rule_belongs_to_one_chapter(game: str) -> None:
    listed = [number for chapter in book(game) for number in chapter.rules]
    assert sorted({number for number in listed if listed.count(number) > 1}) == []
    assert sorted(set(for_players(game)) ^ set(chapters_of(game))) == []


@pytest.mark.parametrize("game", SHELF)
def test_every_chapter_names_the_rules_it_rests_on(game: str) -> None:
    first, *chapters = book(game)
    assert first.title == SHELF[game].title
    assert len({chapter.id for chapter in chapters}) == len(chapters)
    for chapter in chapters:
        assert chapter.rules or re.search(r"\bR[0-9]", chapter.text), chapter.title


@pytest.mark.parametrize("game", SHELF)
def test_players_see_no_notes_of_makers(game: str) -> None:
    shown = for_players(game)
    assert set(rules(game)) - set(shown) == {number for number in rules(game) if number[0] in FOR_MAKERS}
    for rule in shown.values():
        assert [mark for mark in MARKS if mark in f"{rule.section} {rule.text}"] == [], rule.number


@pytest.mark.parametrize("game", SHELF)
def test_every_picture_is_there_is_small_and_is_told_in_words(game: str) -> None:
    shown = [
        found for chapter in book(game) for found in re.findall(r"^!\[(.*)\]\((.*)\)$", chapter.text, re.MULTILINE)
    ]
    assert shown
    for words, address in shown:
        assert words
        picture = IMAGES / Path(address).name
        assert address == f"../images/rulebooks/{picture.name}"
        assert 0 < picture.stat().st_size < LARGEST, address


@pytest.mark.parametrize(
    ("game", "words"), [("world_of_wonders", "city wall"), ("worldbreakers", "overwhelm blocker")]
)
def test_search_finds_in_the_book_and_among_the_numbers(game: str, words: str) -> None:
    assert search(game, words)
    assert all(words.split()[0] in hit.line.lower() for hit in search_book(game, words))
    assert search_book(game, words)
    assert search_book(game, "locomotive") == []
    text = "\n".join(rule_lines(game, words, 80))
    assert search_book(game, words)[0].chapter.title in text
    assert search(game, words)[0].number in text


def test_a_chapter_is_read_in_the_terminal() -> None:
    text = "\n".join(rule_lines("world_of_wonders", "fighting", 80))
    assert text.startswith("Fighting\n")
    assert "a site · 2, plus its Constructors" in text
    assert "The exact rules: R37, R38" in text
    assert not set("*|>`#") & set(text)
