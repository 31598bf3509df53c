"""The only randomness: a chain of hashes, 32 bytes long.

Every use of chance hashes the chance state; one half of the digest becomes the next state, the other
half is the chance. So a state of chance is copied by reference, and nobody can work back from the cards
they see to the seed, or forward to the cards they do not see.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

HALF: Final = 32
WORD: Final = 60  # bits that the compiler keeps in a machine word
WORD_MASK: Final = (1 << WORD) - 1
WORDS: Final = 4  # from one digest
DRAWS: Final = 4  # from one word: 4 draws from up to 256 items leave at least 28 bits against bias


def seeded(seed: int) -> tuple[bytes, int]:
    """The chance state that belongs to a seed, and the first four words of chance."""
    return halves(blake2b(b"worldtable %d" % seed).digest())


def shaken(dice: bytes) -> tuple[bytes, int]:
    """The next chance state, and four more words of chance."""
    return halves(blake2b(dice).digest())


def halves(digest: bytes) -> tuple[bytes, int]:
    return digest[:HALF], int.from_bytes(digest[HALF:], "big")
