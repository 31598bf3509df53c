"""The fourth chapter: the most of an element, complete rows, and a universal card."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.world_shapers.testing import Table
from worldtable.lessons.script import Chapter, Step


def equal_earth() -> State:
    """Two earth symbols each; Echo is in Ada's hand and comes to you."""
    return Table(
        "You",
        "Ada",
        collections={
            "You": """
                air  earth  fire  water
                A01  E17    F25   W38
                A02  E16    .     W42
            """,
            "Ada": """
                air  earth  fire  water
                A05  E14    F26   W37
                .    E15    F27   W40
                .    .      F31   .
            """,
        },
        hands={"You": "E13, A03, F33, W39", "Ada": "U49, A06, F30, W41"},
        pool="E19, A07, W44",
        deck="A04, E20, F28, W43, U50, E18, F29, W45, A09, U51, E21, A08",
        crystals={"You": 0, "Ada": 0},  # nobody is asked to enhance
        round=2,
        turn=3,
    ).state


MOST_AND_ROWS = Chapter(
    "Most and rows",
    equal_earth,
    (
        Step(
            "Bedrock Crown pays 4 if you have the most earth. Two each is a tie, and a tie pays nothing.",
            ("Bedrock Crown", "collection-0/Earth source", "collection-1/Earth source"),
            rules="R44b R44c",
        ),
        Step(
            "Twin Peaks counts as two earth. Pick it.",
            "Twin Peaks",
            "Pick Twin Peaks",
            "Ada: Pick Ocean Throne",
            rules="R16 R44b",
        ),
        Step(
            "Place it under earth.",
            "collection-0/Earth source",
            "Place it under earth",
            "Ada: Place it under water",
            rules="R20",
        ),
        Step(
            "Four against two: you have the most, as the little crown says, and Bedrock Crown pays 4.",
            ("Bedrock Crown", "Twin Peaks", "collection-0/Earth source"),
            rules="R44c",
        ),
        Step(
            "A row with all four elements is complete. Row one is, so Calm Waters pays 1. Row two lacks fire.",
            ("collection-0", "Calm Waters"),
            rules="R44a",
        ),
        Step(
            "Echo is universal: it fits under any source. Pick it.",
            "Echo",
            "Pick Echo",
            "Ada: Pick Rival Flame",
            rules="R16 R21",
        ),
        Step(
            "It becomes the element it lies under. Fill the gap in row two: choose fire.",
            ("collection-0", "picked"),
            "Place it under fire",
            "Ada: Place it under fire",
            rules="R21",
        ),
        Step(
            "Calm Waters pays 2 for two rows, Mountain Pass 5 for both its sides. Echo copies a card: Bedrock "
            "Crown, 4.",
            ("Calm Waters", "Mountain Pass", "Echo"),
            rules="R44 R44a R48",
        ),
        Step(
            "Ada's world lies open too. Sometimes you pick a card only because she must not have it.",
            ("collection-1", "side 1"),
            rules="R19 R54",
        ),
    ),
)
