"""Where a seed comes from: everybody commits to a part, then shows it, and the hash of all parts is the seed.

A part is 64 hex digits made by chance, its commitment the SHA-256 of these digits. The server commits first and shows
its part when the game is over; a person's device commits when that person sits down and shows its part when all have
committed. Nobody can choose any more once anything is shown, so one honest part makes the seed a matter of chance.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise

SERVER = -1
DIGITS = 64
PART = re.compile("[0-9a-f]{64}|")


@dataclass(frozen=True, slots=True)
class Part:
    """What the server or a person's device adds to the seed; "" as long as, or because, it is not shown."""

    seat: int  # of the person, or SERVER
    commitment: str
    part: str = ""


def new_part() -> str:
    return secrets.token_hex(DIGITS // 2)


def commitment_of(part: str) -> str:
    return sha256(part.encode()).hexdigest()


def seed_of(parts: Sequence[str]) -> int:
    """The SHA-256 of all parts with hyphens between them: the server's, then those of the seats in order."""
    return int(sha256("-".join(parts).encode()).hexdigest(), 16)


def fault(deal: Sequence[Part], seed: int, names: Sequence[str]) -> str:
    """Why these parts do not prove a seed; "" if they do."""
    if not deal or deal[0].seat != SERVER or not deal[0].part:
        return "The server's part of the seed is missing."
    if any(before.seat >= after.seat for before, after in pairwise(deal)):
        return "The parts of the seed are not in the order of the seats."
    for each in deal:
        if not PART.fullmatch(each.part):
            return f"The part of {whose(each, names)} is not 64 hex digits."
        if each.part and commitment_of(each.part) != each.commitment:
            return f"The part of {whose(each, names)} does not fit its commitment."
    if seed_of([each.part for each in deal]) != seed:
        return "The parts do not give the seed."
    return ""


def told(deal: Sequence[Part], names: Sequence[str]) -> str:
    """Whose parts made a seed, in a sentence."""
    if not deal:
        return "The seed was the table's own: no player's part is in it."
    shown = ", ".join(whose(each, names) for each in deal if each.part)
    kept = ", ".join(whose(each, names) for each in deal if not each.part)
    rest = f" Committed to a part, but did not show it: {kept}." if kept else ""
    return f"The seed was made from parts of: {shown}.{rest}"


def whose(part: Part, names: Sequence[str]) -> str:
    if part.seat == SERVER:
        return "the server"
    return names[part.seat] if part.seat < len(names) else f"seat {part.seat + 1}"
