"""A campaign in words: its chapters with what came of them, their story, what is new, and what a game leaves."""

from __future__ import annotations

from worldtable.engine.journey import AHEAD, LOST, NEXT, NOW, WON, Change, Chapter
from worldtable.terminal.words import folded

STATES = {WON: "won", LOST: "lost", NOW: "being played", NEXT: "comes next", AHEAD: "to come"}
AFTER = {"stays": "Stays", "gone": "Gone", "next": "Next"}
NOTHING = "This game has no chapters."


def chapter_lines(chapters: list[Chapter], width: int) -> list[str]:
    """All chapters, one after the other; of those to come their number alone."""
    lines: list[str] = []
    for chapter in chapters:
        title = f": {chapter.title}" if chapter.title else ""
        goal = f", {chapter.goal} power win" if chapter.goal else ""
        lines += folded(f"Chapter {chapter.number}{title} ({STATES[chapter.state]}{goal})", width)
        lines += inside(chapter, width)
    return lines or [NOTHING]


def inside(chapter: Chapter, width: int) -> list[str]:
    paragraphs = [each for each in (chapter.front, chapter.back) if each]
    paragraphs += [f"Try {number}: {game.text}" for number, game in enumerate(chapter.games, 1)]
    if chapter.news:
        paragraphs += ["New in this chapter:", *[f"- {in_words(each)}" for each in chapter.news]]
    paragraphs += [f"- {AFTER[each.kind]}: {in_words(each)}" for each in chapter.after]
    return [f"  {line}" for each in paragraphs for line in folded(each, width - 2)]


def in_words(told: Change) -> str:
    return f"{told.title}. {told.text} (rule {told.rule})"
