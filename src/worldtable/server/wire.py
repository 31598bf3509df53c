"""The messages of a table's WebSocket: what may come up, strictly read, and the words that go down."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import orjson

from worldtable.server.people.words import cleaned

BIG = 2**31 - 1
CHAT = 500
ANSWERS = 100  # that one message may hold: more than any deck has cards to leave out
SENTENCE = 500  # characters of a refusal
REASON = 120  # bytes of the reason that a connection is closed with; the protocol has room for 123
KINDS = ("choose", "why", "look", "history", "previews", "hint", "undo", "agree", "on", "chat", "ping")


class BadMessage(Exception):
    """A message that cannot be understood; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message from a client."""

    kind: str
    number: int = 0  # the code asked about, the seat to look at, the ping, or the step whose log is known
    chosen: tuple[int, ...] = ()  # the codes chosen, one after the other
    question: int = 0
    seat: int | None = None
    yes: bool = True
    text: str = ""


def read(text: str) -> Message:
    """A message that came up. BadMessage if it is none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMessage("That is not JSON.") from None
    if not isinstance(found, dict):
        raise BadMessage("A message is a JSON object.")
    kinds = [kind for kind in KINDS if kind in found]
    if len(kinds) != 1:
        raise BadMessage(f"A message holds exactly one of: {', '.join(KINDS)}.")
    kind = kinds[0]
    allowed = {kind, "seat"} if kind in ("choose", "why", "undo", "hint") else {kind}
    allowed |= {"question"} if kind == "choose" else {"after"} if kind == "history" else set()
    unknown = sorted(set(found) - allowed)
    if unknown:
        raise BadMessage(f"{kind!r} knows no {unknown[0][:40]!r}.")
    seat = number_in(found, "seat", 0) if "seat" in found else None
    if kind == "choose":
        if "question" not in found:
            raise BadMessage("An answer names its question: {“question”: 41, “choose”: 1007}.")
        return Message(kind, chosen=codes_in(found, kind), question=number_in(found, "question", 0), seat=seat)
    if kind in ("why", "look", "ping"):
        return Message(kind, number_in(found, kind), seat=seat)
    if kind == "chat":
        return Message(kind, text=words_in(found, kind, CHAT))
    if not isinstance(found[kind], bool):
        raise BadMessage(f"{kind!r} is true or false.")
    if kind != "agree" and not found[kind]:
        raise BadMessage(f"{kind!r} is true or left out.")
    after = number_in(found, "after", -1) if "after" in found else -1
    return Message(kind, after, seat=seat, yes=found[kind])


def number_in(found: dict[str, Any], key: str, low: int = -BIG) -> int:
    value = found[key]
    if type(value) is not int or not low <= value <= BIG:
        raise BadMessage(f"{key!r} is a whole number.")
    return value


def codes_in(found: dict[str, Any], key: str) -> tuple[int, ...]:
    """A code, or a list of them for questions one after the other."""
    value = found[key]
    if not isinstance(value, list):
        return (number_in(found, key),)
    if not 1 <= len(value) <= ANSWERS:
        raise BadMessage(f"{key!r} is a whole number or a list of 1 to {ANSWERS} of them.")
    return tuple([number_in({key: each}, key) for each in value])


def words_in(found: dict[str, Any], key: str, most: int) -> str:
    value = found[key]
    words = cleaned(value) if isinstance(value, str) else ""
    if not 1 <= len(words) <= most:
        raise BadMessage(f"{key!r} is a text of 1 to {most} characters.")
    return words


def encoded(value: Any) -> str:
    return orjson.dumps(value).decode()


def short(sentence: str) -> str:
    """A refusal as it leaves the house: never long, whoever wrote it."""
    return sentence if len(sentence) <= SENTENCE else sentence[: SENTENCE - 1] + "…"


def error(sentence: str, rules: Sequence[str] = ()) -> str:
    return encoded({"type": "error", "error": short(sentence), "rules": list(rules)})


def closing(sentence: str) -> str:
    """A refusal as the reason of a closed connection."""
    return sentence.encode()[:REASON].decode(errors="ignore")


def moment(milliseconds: int) -> str:
    """A time as the wire tells it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
