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
DRAWS: Final = 4  # from one word: 4 draws from up to 256 items leave at least 28 bits against bias
WORDS: Final = 4  # from one digest


def dice_from(seed: int) -> bytes:
    """The chance state that belongs to a seed."""
    return blake2b(b"worldtable %d" % seed, digest_size=HALF).digest()


def rolled(dice: bytes, sides: int) -> tuple[bytes, int]:
    """The next chance state and a number from 0 to sides - 1."""
    digest = blake2b(dice).digest()
    return digest[:HALF], int.from_bytes(digest[HALF:], "big") % sides


def dealt(dice: bytes, items: list[int], count: int) -> bytes:
    """Move a random choice of items, in random order, to the end of their list; the next chance state.

    The chance is read as digits of falling base. Dealing all items shuffles them.
    """
    end = len(items)
    last = max(end - count, 1)
    draws = 0
    words = 0
    chance = 0
    word = 0
    while end > last:
        if draws == 0:
            if words == 0:
                digest = blake2b(dice).digest()
                dice = digest[:HALF]
                chance = int.from_bytes(digest[HALF:], "big")
                words = WORDS
            word = chance & WORD_MASK
            chance >>= WORD
            words -= 1
            draws = DRAWS
        draws -= 1
        place = word % end
        word //= end
        end -= 1
        held = items[place]
        items[place] = items[end]
        items[end] = held
    return dice
