"""What a course came to, as data and in plain lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from worldtable.lab.tuning.bounds import Knob
from worldtable.lab.tuning.course import Course, Outcome
from worldtable.lab.tuning.proof import Gain, share

PROVED: Final = {
    "better": "better, proved",
    "worse": "worse, proved",
    "open": "not proved either way",
    "same": "no difference",
}


def data(course: Course, outcome: Outcome) -> dict[str, Any]:
    plan, search = course.plan, outcome.search
    return {
        **plan.told(),
        "trials": len(search.trials) - 1,
        "whole": sum(trial.whole for trial in search.trials) - 1,
        "refused": sum(not trial.tried.cards for trial in search.trials),
        "searched": {"before": search.before.distance, "best": search.best.distance},
        "verdict": outcome.verdict,
        "gains": [gain.data() for gain in outcome.gains],
        "pairs": outcome.gains[0].pairs(plan.proof) if outcome.gains else 0,
        "best": search.best.tried.cards,
        "changes": [change(course, outcome, knob) for knob in outcome.changes],
        "folder": str(course.cards),
    }


def change(course: Course, outcome: Outcome, knob: Knob) -> dict[str, Any]:
    """A number that the best set has otherwise, and how its card did in the proof, before and after."""
    tally = outcome.search.tally
    at = tally.ids[knob.card]
    shares = [share(*[column[:, at] for column in tally.cards(games)]) for games in outcome.proof]
    return {
        "id": knob.card,
        "name": course.sheets.game.cards.cards[at].name,
        "field": knob.field,
        "before": knob.was,
        "after": outcome.now(knob),
        "played": [each.data() for each in shares],
        "words": [words for words in course.sheets.words[knob.card] if says(words, knob.was)],
    }


def says(words: str, number: int) -> bool:
    """Whether words name a number, which they should not if it has changed."""
    return re.search(rf"(?<![\d.]){abs(number)}(?![\d])", words) is not None


def in_words(found: dict[str, Any]) -> str:
    return "\n".join(lines(found))


def lines(found: dict[str, Any]) -> Iterator[str]:
    tried = f"{found['trials']} sets were tried, {found['whole']} of them with all {found['games']:,} games"
    yield f"{tried}; {found['refused']} were refused by the game." if found["refused"] else f"{tried}."
    if found["verdict"] == "nothing":
        distance = found["searched"]["before"]
        yield f"Nothing gained: none was nearer to {found['toward']} than the set as it was ({distance:.1f} points)."
        yield f"{found['folder']} holds the set as it was."
        return
    parts = [
        Gain(**{name: gain[name] for name in ("name", "before", "after", "low", "high")}) for gain in found["gains"]
    ]
    pairs = f"{found['proof']:,} fresh deals, each played with both sets"
    yield f"The best of them, at {pairs} (points away from what is wished, less is better):"
    for part in parts:
        interval = f"{part.difference:+.1f}, 95 % from {part.low:+.1f} to {part.high:+.1f}"
        yield f"  {part.name:<16} {part.before:5.1f} → {part.after:5.1f}   {interval}   {PROVED[part.verdict]}"
    yield ""
    yield from table(found["changes"])
    yield ""
    yield from verdict(found)


def table(changes: list[dict[str, Any]]) -> Iterator[str]:
    """Card by card: what was changed, how often it was played, and how often who played it won."""
    rows = [("card", "number", "before → after", "played", "wins when played")]
    for each in changes:
        played = [f"{had['cases']:,}" for had in each["played"]]
        wins = [percent(had) for had in each["played"]]
        now = f"{each['before']} → {each['after']}"
        rows.append((each["name"], each["field"], now, " → ".join(played), " → ".join(wins)))
    wide = [max(len(row[at]) for row in rows) for at in range(5)]
    for row in rows:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(row, wide, strict=True)).rstrip()


def percent(played: dict[str, Any]) -> str:
    """A share with its interval."""
    if not played["cases"]:
        return "never"
    return f"{100 * played['share']:.0f} % ({100 * played['low']:.0f} to {100 * played['high']:.0f})"


def verdict(found: dict[str, Any]) -> Iterator[str]:
    """What is proved and what is not, and which set lies where."""
    whole = found["gains"][0]
    if found["verdict"] == "better":
        yield f"Proved: the new set is nearer to {found['toward']}. It is in {found['folder']}."
        unproved = [gain["name"] for gain in found["gains"][1:] if gain["verdict"] == "open"]
        if unproved:
            yield f"Not proved: that {' or '.join(unproved)} changed at all."
        worse = [gain["name"] for gain in found["gains"][1:] if gain["verdict"] == "worse"]
        if worse:
            yield f"It costs something: {' and '.join(worse)} got worse."
        for each in found["changes"]:
            for words in each["words"]:
                yield f"Read again what {each['name']} says, for {each['field']} was {each['before']}: {words}"
    elif found["verdict"] != "open":
        is_so = "worse" if found["verdict"] == "worse" else "no better"
        yield f"Nothing gained: what looked better in the search is {is_so} at fresh deals."
    else:
        about = f" About {found['pairs']:,} pairs would tell, if it is as it looks."
        yield f"Not proved: what looked better may be luck.{about if whole['difference'] < 0 else ''}"
    if found["verdict"] != "better":
        yield f"{found['folder']} holds the set as it was."
    bots = ", ".join(found["bots"])
    yield f"All of this holds for {found['seats']} seats and these bots: {bots}. People may play otherwise."
