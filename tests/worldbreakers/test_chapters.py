"""The campaign as a story: results that are kept over chapters, what is new in each, what a win and a loss leave."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tests.corpus import FOLDER
from tests.worldbreakers.test_campaign import begun, decide, drafted, win
from worldtable.cli.main import main
from worldtable.engine.game import fingerprint
from worldtable.engine.journey import Change, Chapter
from worldtable.games.worldbreakers.campaign import story
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.state import State
from worldtable.rulebook import for_players
from worldtable.terminal.chapters import chapter_lines
from worldtable.testing.sitting import Sitting

WON = FOLDER / "worldbreakers" / "campaign-won.jsonl"


def chapters(s: State) -> list[Chapter]:
    return WORLDBREAKERS.view(s, 0).chapters


def states(s: State) -> list[str]:
    return [each.state for each in chapters(s)]


def kinds(told: list[Change]) -> list[str]:
    return [each.kind for each in told]


def lost_once_and_won() -> tuple[Sitting, State]:
    """Chapter 1 at the second try."""
    sitting, s = begun()
    decide(s, sitting, 2, 6)
    sitting.choose("Play the chapter again")
    decide(s, sitting, 7, 5)
    return sitting, s


@pytest.mark.rule("S39", "S40")
def test_results_are_kept_over_chapters() -> None:
    sitting, s = lost_once_and_won()
    drafted(s)
    win(s, sitting)
    first, second, *_ = chapters(s.clone())
    assert [(each.won, each.text) for each in first.games] == [
        (False, "Lost in round 1: 2 power to 6, 3 short of the 5 that win."),
        (True, "Won in round 1: 7 power to 5, 2 more."),
    ]
    assert [each.value for each in first.games[1].amounts] == [7, 5, 1]
    assert [each.text for each in second.games] == ["Won in round 1: 5 power to 0, 5 more."]
    assert chapters(WORLDBREAKERS.redeal(s, 0, 7))[0].data() == first.data()
    stop = next(each for each in WORLDBREAKERS.zones(s, 0) if each.id == "chapters").things[0]
    assert [(each.kind, each.value) for each in stop.amounts] == [("power", 7), ("against", 5), ("round", 1)]


def test_results_leave_replays_as_they_were() -> None:
    """What was tells nothing of what comes: a state with other results is the same state."""
    _, s = lost_once_and_won()
    before = fingerprint(s)
    s.results = []
    assert fingerprint(s) == before
    assert chapters(s)[0].state == "won"
    assert chapters(s)[0].games == []


@pytest.mark.rule("S43")
def test_nothing_of_a_chapter_is_told_before_its_card_is_turned_up() -> None:
    sitting, s = begun()
    assert states(s) == ["now", "ahead", "ahead", "ahead", "ahead"]
    win(s, sitting)
    assert states(s) == ["won", "next", "ahead", "ahead", "ahead"]
    assert [each.data() for each in chapters(s)[1:3]] == [
        {"number": 2, "state": "next"},
        {"number": 3, "state": "ahead"},
    ]
    assert story.CHAPTERS[1].title not in str(WORLDBREAKERS.view(s, 0).data())
    drafted(s)
    second = chapters(s)[1]
    assert (second.state, second.title, second.goal, second.back) == ("now", story.CHAPTERS[1].title, 5, "")
    assert chapters(s)[0].back == story.CHAPTERS[0].back


@pytest.mark.rule("S15", "S16", "S38", "S41", "S42")
def test_what_is_new_in_each_chapter() -> None:
    sitting, s = begun(level="hard")
    for _ in range(4):
        win(s, sitting)
        drafted(s)
    found = chapters(s)
    assert [kinds(each.news) for each in found] == [
        [],
        ["order", "leaves", "rule"],
        ["goal", "order", "leaves", "rule", "rule"],
        ["order", "leaves", "rule", "rule"],
        ["order", "leaves", "rule", "rule"],
    ]
    assert found[2].news[0].text == "The goal is 9 power, no longer 7."
    assert found[1].news[-1].text.endswith("from now on: Poised Duelist and Forbidding Guru.")
    book = for_players("worldbreakers")
    assert all(each.rule in book for chapter in found for each in chapter.news)


@pytest.mark.rule("S2", "S39")
def test_what_a_loss_leaves() -> None:
    sitting, s = begun()
    win(s, sitting)
    drafted(s)
    decide(s, sitting, 6, 8)
    told = chapters(s)[1]
    assert (told.state, kinds(told.after)) == ("lost", ["stays", "stays", "stays", "gone", "next"])
    words = " ".join(each.text for each in told.after)
    for fact in ("All 23 cards stay yours", "The same 12", "Riders on the Horizon", "5 power win. 1 game lost"):
        assert fact in words
    assert told.games[-1].text == "Lost in round 1: 6 power to 8, 2 fewer."
    assert "Chapter 2 is lost: 6 power to 8 in round 1." in sitting.told[0]
    assert story.LOSS in sitting.told[0]
    sitting.choose("Play the chapter again")
    assert (chapters(s)[1].state, chapters(s)[1].after) == ("now", [])
    decide(s, sitting, 0, 8)
    sitting.choose("End the campaign")
    assert chapters(s)[1].after[-1].title == "The road ends"
    assert "2 games lost" in chapters(s)[1].after[-1].text


@pytest.mark.rule("S40", "S46")
def test_what_a_win_leaves_and_what_comes_next() -> None:
    sitting, s = lost_once_and_won()
    first = chapters(s)[0]
    assert [each.title for each in first.after] == ["Your deck", "The draft", "The campaign deck", "Chapter 2"]
    assert [first.after[0].text, first.after[1].text] == [
        "21 cards, for the rest of the journey.",
        "Choose 2 of 4 cards for your deck.",
    ]
    assert "Chapter 1 is won: 7 power to 5 in round 1." in sitting.told[0]
    drafted(s)
    assert chapters(s)[0].after == []


def test_a_duel_has_no_chapters() -> None:
    s = WORLDBREAKERS.start(2, 1)
    assert WORLDBREAKERS.view(s, 0).chapters == []
    assert "chapters" not in WORLDBREAKERS.view(s, 0).data()
    assert chapter_lines([], 80) == ["This game has no chapters."]


def test_the_terminal_tells_the_same_facts() -> None:
    sitting, s = begun()
    win(s, sitting)
    drafted(s)
    decide(s, sitting, 6, 8)
    lines = chapter_lines(chapters(s), 80)
    assert max(len(line) for line in lines) <= 80
    words = " ".join(" ".join(lines).split())
    for fact in (
        "Chapter 1: Out of the Khan's City (won, 5 power win)",
        "Try 1: Won in round 1: 5 power to 0, 5 more.",
        "Chapter 2: The Singing Sands (lost, 5 power win)",
        "New in this chapter: - Sappers. A new order",
        "- Stays: Your deck. All 23 cards stay yours, drafted ones too. (rule S2)",
        "Chapter 3 (to come)",
    ):
        assert fact in words


def test_a_saved_campaign_is_told_chapter_by_chapter() -> None:
    told = CliRunner().invoke(main, ["chapters", str(WON)])
    assert (told.exit_code, "Chapter 5: The Last Harbour (won, 7 power win)" in told.output) == (0, True)
    duel = CliRunner().invoke(main, ["chapters", str(FOLDER / "worldbreakers" / "2-players-0.jsonl")])
    assert (duel.exit_code, "is no campaign" in duel.output) == (2, True)
