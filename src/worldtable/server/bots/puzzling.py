"""The table of a puzzle, made in a process apart: what is shown of it, and what is kept until it is solved."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from worldtable.engine.loop import accepted, asked
from worldtable.puzzles import Laid, addressed, laid, stepped, words
from worldtable.puzzles.kept import parsed
from worldtable.server.tables.picture import picture

KEPT = 16  # puzzles whose table is remembered
Data = dict[str, Any]


@lru_cache(KEPT)
def there(line: str) -> Laid:
    return laid(parsed(line, "A puzzle"))


def shown(line: str) -> Data:
    """`open` is for everybody; `answers` and `steps` are told when they are due."""
    table = there(line)
    game, s, seat = table.game, table.s, table.puzzle.seat
    view = game.view(s, seat)
    view.choices = [each for each in view.choices if table.puzzle.about(each.code) is not None]  # no shortcuts
    found = [game.preview(s, seat, each.code) for each in view.choices]
    return {
        "open": {
            "view": told(view.data()),
            "previews": [told(each.data()) for each in found if each is not None],
        },
        "picture": picture(view),
        "answers": {str(each.option): answer(table, each.option) for each in table.puzzle.weighed},
        "where": where(table),
        "steps": steps(table),
    }


def told(value: Any) -> Any:
    """Data of the table with whoever solves it as you."""
    if isinstance(value, str):
        return addressed(value)
    if isinstance(value, dict):
        return {key: told(each) for key, each in value.items()}
    return [told(each) for each in value] if isinstance(value, list | tuple) else value


def answer(table: Laid, option: int) -> Data:
    """An answer in words, and what is expected after it."""
    s, seat = table.s, table.puzzle.seat
    weighed = table.puzzle.about(option)
    assert weighed is not None
    line = [{"seat": by, "name": addressed(s.name(by)), "text": text} for by, text in words.expected(table, weighed)]
    return {"code": option, "sentence": addressed(s.asks[asked(s, seat)].label(s, option)), "expected": line}


def where(table: Laid) -> str:
    """Where the best answer is to be looked for, without saying which it is."""
    view = table.game.view(table.s, table.puzzle.seat)
    choice = next(each for each in view.choices if each.code == table.puzzle.best.option)
    for code in choice.points:
        for zone in view.zones:
            if zone.code == code or any(thing.code == code for thing in zone.things):
                return addressed(f"{zone.label}: look there.") if zone.label else "Look at the table."
        for banner in view.banners:
            if banner.code == code:
                return addressed(f"{banner.name}: look there.")
    return "Look at the buttons."


def steps(table: Laid) -> list[Data]:
    """The best answer and what is expected after it, table by table."""
    game, seat = table.game, table.puzzle.seat
    found: list[Data] = []
    before = None
    for by, option, s in stepped(table, table.puzzle.best):
        view = game.view(s, seat)
        said = addressed(s.asks[asked(s, by)].label(s, option)) if by == seat else ""
        moves: Data = {} if before is None else game.moves(before, view).data()
        found.append({"by": by, "code": option if by == seat else -1, "text": said, "moves": moves})
        found[-1]["view"] = told(view.data())
        before = view
    return found


def why(line: str, code: int) -> Data:
    """Why a code cannot be chosen there."""
    table = there(line)
    at = asked(table.s, table.puzzle.seat)
    if not 0 <= code < table.game.codes:
        return {"code": code, "text": "There is nothing of that code.", "rules": []}
    if accepted(table.s, at, code):
        return {"code": code, "text": "You may choose it.", "rules": []}
    found = table.game.why_not(table.s, table.puzzle.seat, code)
    return {"code": code, "text": found.text or "That is not asked for now.", "rules": list(found.rules)}
