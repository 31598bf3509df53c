"""The only randomness: a chain of hashes, 32 bytes long.

Every use of chance hashes the chance state; one half of the digest becomes the next state, the other
half is the chance. So a state of chance is copied by reference, and nobody can work back from the cards
they see to the seed, or forward to the cards they do not see.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from worldtable.engine.compiled import i64

HALF: Final = 32
WORD: Final = 60  # bits, so that a word of chance and a sign fit into a machine word
WORD_MASK: Final = (1 << WORD) - 1
WORDS: Final = 4  # from one digest
DRAWS: Final = 4  # from one word: 4 draws from up to 256 items leave at least 28 bits against bias


def seeded(seed: int) -> tuple[bytes, bytes]:
    """The chance state that belongs to a seed, and the bytes of the first four words of chance."""
    return halves(blake2b(b"worldtable %d" % seed).digest())


def shaken(dice: bytes) -> tuple[bytes, bytes]:
    """The next chance state, and the bytes of four more words of chance."""
    return halves(blake2b(dice).digest())


def halves(digest: bytes) -> tuple[bytes, bytes]:
    return digest[:HALF], digest[HALF:]


def word_of(chance: bytes, used: i64) -> i64:
    """The word of chance after so many used ones; the first is the last 60 bits of the bytes."""
    first_bit: i64 = used * WORD
    end: i64 = HALF - (first_bit >> 3)
    found: i64 = 0
    for at in range(end - 8, end):
        found = found << 8 | chance[at]
    return found >> (first_bit & 7) & WORD_MASK
