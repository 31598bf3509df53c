"""The codes of tables that people invite with: unguessable, and easy to read out loud."""

from __future__ import annotations

import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no 0 and O, no 1, I, L and U
LENGTH = 12  # 30 ** 12 is more than 2 ** 58
GROUP = 4


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def spelt(code: str) -> str:
    """As people read it: K7QM-2XWD-9PTR."""
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def understood(text: str) -> str:
    """The code that somebody typed, "" if it cannot be one."""
    bare = text.replace("-", "").replace(" ", "").upper()
    return bare if len(bare) == LENGTH and all(letter in LETTERS for letter in bare) else ""
