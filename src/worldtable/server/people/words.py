"""Words from outside, made fit to be shown."""

from __future__ import annotations

import unicodedata

UNFIT = ("Cc", "Cf", "Cs", "Co", "Cn")  # control and direction marks, and what is no character
ACCENTS = ("Mn", "Me")
PILED = 4  # accents on one letter; no script needs more
UNSEEN = frozenset(  # letters, signs and accents that show nothing
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0),
            *(*range(0xFE00, 0xFE10), 0x13441, 0x13442, 0x16FE4, 0x1D159, *range(0xE0100, 0xE01F0)),
        ),
    )
)


def cleaned(text: str) -> str:
    """Words from outside: nothing that cannot be seen, white space in single blanks, accents only on letters."""
    shown = [" " if unicodedata.category(each) in UNFIT else each for each in text if each not in UNSEEN]
    kept: list[str] = []
    piled = PILED  # before the first letter there is nothing to stand on
    for each in unicodedata.normalize("NFC", "".join(shown)):
        if unicodedata.category(each) not in ACCENTS:
            piled = PILED if each.isspace() else 0
        elif piled < PILED:
            piled += 1
        else:
            continue
        kept.append(each)
    return " ".join("".join(kept).split())
