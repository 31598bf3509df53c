"""A replay as the skeleton of a test: the same game, chosen by label, up to the moment that went wrong."""

from __future__ import annotations

from typing import Any

from worldtable.engine.game import Game
from worldtable.engine.loop import Refused, accepted, answer_as, asked
from worldtable.record import Record, redealt, start

HEAD = '''"""From {file}: {title} with {seats} seats."""

from __future__ import annotations

from worldtable.games import SHELF
from worldtable.testing.sitting import Sitting


def test_{name}() -> None:
    game = SHELF[{game!r}]
    table = Sitting(game, game.start({seats}, {seed}, {options}), {names})
'''

TAIL = """    # Here the game went wrong. Say what should be seen, and take the next line out.
    assert table.asked == ["nobody yet: say who is asked"], table.asked
"""


def skeleton(record: Record, game: Game[Any], file: str) -> str:
    """The source of a test that plays the record and then fails. An answer that is refused ends it."""
    s = start(game, record)
    lines = [
        HEAD.format(
            file=file,
            title=game.title,
            seats=record.seats,
            name="".join(letter if letter.isalnum() else "_" for letter in file.split(".")[0].lower()),
            game=record.game,
            seed=record.seed,
            options=record.options,
            names=tuple(s.name(seat) for seat in range(record.seats)),
        )
    ]
    lines.extend(anew(record, 0))
    for count, answer in enumerate(record.answers, 1):
        at = asked(s, answer.seat)
        if at < 0 or not accepted(s, at, answer.choose):
            lines.append(
                f"    # The file goes on with {answer.choose} for seat {answer.seat}, which is refused here.\n"
            )
            break
        label = s.asks[at].label(s, answer.choose)
        lines.append(f"    table.choose({label!r}, {s.name(answer.seat)!r})\n")
        try:
            answer_as(s, answer.seat, answer.choose)
        except Refused as error:  # pragma: no cover - the options were just looked at
            raise AssertionError(str(error)) from error
        s = redealt(game, s, record.redeals, count)
        lines.extend(anew(record, count))
    lines.append(TAIL)
    return "".join(lines)


def anew(record: Record, count: int) -> list[str]:
    """The lines that deal anew what was dealt anew after so many answers."""
    return [
        f"    table.state = game.redeal(table.state, {each.seat}, {each.seed})\n"
        for each in record.redeals
        if each.after == count
    ]
