"""What the rules say about a card set, found out in a process apart: nowhere else is a set read first."""

from __future__ import annotations

import secrets
import tempfile
import time
from pathlib import Path
from typing import Any

from worldtable.engine.cardset import BadCards, Problem
from worldtable.engine.game import Game
from worldtable.engine.option import BadSetup
from worldtable.engine.scene import FAN
from worldtable.games import SHELF
from worldtable.server.sets import boxes, text

MOST = 60  # problems that are told
SEEKING = 3.0  # seconds in which a deal is looked for


def checked(game: str, new: str, base: str) -> dict[str, Any]:
    """The hash of a set, "" if it cannot be played; what is wrong or doubtful, by card and key; its prints."""
    found, old = text.kept(game, new), text.kept(game, base)
    told = [about(found, problem(at, key, found, why), False) for at, key, why in text.doubts(found, old)]
    with tempfile.TemporaryDirectory(prefix="worldtable-check-") as place:
        folder = Path(place) / "set"
        boxes.write(found, folder)
        try:
            box = SHELF[game].with_cards(str(folder))
        except BadCards as error:
            wrong = [about(found, each, True) for each in error.problems[:MOST]]
            return {"hash": "", "problems": [*wrong, *told], "prints": []}
        except BadSetup as error:
            return {"hash": "", "problems": [about(found, Problem("set", 0, str(error)), True)], "prints": []}
        doubtful = [about(found, each, False) for each in box.cards.warnings[:MOST]]
        prints = [each.data() for each in box.prints() if each.face.id]
        return {"hash": box.cards.hash, "problems": [*doubtful, *told], "prints": prints}


def dealt_with(box: Game[Any], seats: int, options: dict[str, str], card: str) -> str:
    """A seed that deals a card into the hand of the first seat, "" if none is found in a few seconds."""
    end = time.monotonic() + SEEKING
    while time.monotonic() < end:
        seed = secrets.randbits(60)
        zones = box.zones(box.start(seats, seed, options), 0)
        hands = [zone for zone in zones if zone.kind == FAN and zone.owner == 0]
        if any(thing.face is not None and thing.face.id == card for zone in hands for thing in zone.things):
            return str(seed)
    return ""


def problem(at: int, key: str, found: text.SetText, why: str) -> Problem:
    card = found.cards[at]
    name = card.values.get("name", card.values.get("id", "this card"))
    return Problem(card.file, found.lines[at].get(key, 0), f"“{name}”: {why}")


def about(found: text.SetText, each: Problem, wrong: bool) -> dict[str, Any]:
    at, key = found.where(each)
    return {"card": at, "key": key, "file": each.file, "line": each.line, "text": each.text, "wrong": wrong}
