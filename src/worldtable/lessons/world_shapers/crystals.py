"""The third chapter: what crystals are for, and how they come back."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.world_shapers.testing import Table
from worldtable.lessons.script import ANY, Chapter, Step


def two_crystals() -> State:
    """The world after the first round, with crystals; River Delta is in Ada's hand and comes to you."""
    return Table(
        "You",
        "Ada",
        collections={
            "You": """
                air  earth  fire  water
                A01  E13    .     W38
                A04  E20    .     W42
            """,
            "Ada": """
                air  earth  fire  water
                .    E14    F25   W37
                .    .      F26   W41
                .    .      F27   .
            """,
        },
        hands={"You": "A03, A06, E21, F30, W39, W43", "Ada": "A02, E15, E16, F29, F31, W40"},
        pool="E19, F28, A07",
        deck="A05, U49, U50, E18, F32, W44, F33, W45, A09, U51, E17, A08",
        crystals={"You": 2, "Ada": 3},
        round=2,
    ).state


CRYSTALS = Chapter(
    "Crystals",
    two_crystals,
    (
        Step("Crystals are rare, and they do three things. You have two.", "side 0", rules="R11"),
        Step(
            "Without a crystal on it Thermal Updraft wants fire, which lies opposite air: 0. Pick it to exchange it.",
            "Thermal Updraft",
            "Pick Thermal Updraft",
            "Ada: Pick Chain Reaction",
            rules="R16 R43",
        ),
        Step(
            "One: pay a crystal and exchange your card for one of the pool. Ring of Fire brings 5, and 1 more "
            "since it completes row one.",
            ("collection-0", "Ring of Fire"),
            "Exchange it for Ring of Fire",
            ("Ada: Exchange it for Ring of Fire", "Ada: Place it under fire"),
            rules="R24 R25",
        ),
        Step(
            "Ada wanted it too. Whoever has fewer crystals gets it: you had 2, she 3. She had to place her card "
            "instead.",
            ("Ring of Fire", "side 1"),
            rules="R26 R27 R28",
        ),
        Step(
            "Two: put a crystal on a card with an empty place for it. Choose Breath of Dawn: it grows from 2 to 5.",
            "Breath of Dawn",
            "Enhance Breath of Dawn",
            "Ada: Enhance First Spark",
            rules="R33 R36",
        ),
        Step(
            "No crystals left, and no good card? Once a round you may discard one for a crystal. Pick River Delta.",
            ("hand-0", "River Delta", "side 0"),
            "Pick River Delta",
            "Ada: Pick Mirror Canyon",
            rules="R30 R31",
        ),
        Step(
            "Discard it for a crystal: choose the supply.",
            "supply",
            "Discard it for a crystal",
            "Ada: Place it under earth",
            rules="R30",
        ),
        Step(
            "You may spend the crystal at once. Put it on a card, or keep it, as you like.",
            "collection-0",
            ANY,
            "Ada: Enhance nothing",
            rules="R33 R35",
        ),
        Step(
            "Three: crystals bring no points at the end, but in a tie whoever kept more of them wins.",
            ("side 0", "side 1"),
            rules="R54 R55",
        ),
    ),
)
