"""The second chapter: rows, neighbours round the end, and the last card of a hand."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.world_shapers.testing import Table
from worldtable.lessons.script import Chapter, Step


def one_round_ends() -> State:
    """Three cards lie, three are still to come; the last one picks itself."""
    return Table(
        "You",
        "Ada",
        collections={
            "You": """
                air  earth  fire  water
                A01  E13    .     .
                .    E20    .     .
            """,
            "Ada": """
                air  earth  fire  water
                .    E14    F25   .
                .    .      F26   .
            """,
        },
        hands={"You": "W38, W41, W42", "Ada": "A04, W37, F27"},
        pool="E19, F28, A07",
        deck="A02, E15, F29, W39, A05, U49, E17, F30, W40, A06, U50, E18, "
        "F31, W43, E21, F32, W44, A03, F33, W45, A09, U51, E16, A08",
        crystals={"You": 0, "Ada": 0},  # nobody is asked to enhance
        round=1,
        turn=4,
    ).state


NEIGHBOURS = Chapter(
    "Neighbours",
    one_round_ends,
    (
        Step(
            "Cards at the same height make a row. Left and right are neighbours, above and below are not.",
            ("Breath of Dawn", "Twin Peaks", "Crystal Vein"),
            rules="R42 R43",
        ),
        Step(
            "Rain Cloud brings 4 points with an air card beside it. Pick it.",
            "Rain Cloud",
            "Pick Rain Cloud",
            "Ada: Pick Twin Tides",
            rules="R16 R44",
        ),
        Step(
            "Water and air lie at the two ends here, and the ends touch. Place it under water.",
            ("collection-0/Water source", "Breath of Dawn"),
            "Place it under water",
            "Ada: Place it under water",
            rules="R43",
        ),
        Step(
            "Four points: round the end, the air card of row one is its neighbour.",
            ("Rain Cloud", "Breath of Dawn"),
            rules="R43 R44",
        ),
        Step(
            "Wildfire wants air, but air lies opposite fire, never beside it: that is struck out. Pick Jet "
            "Stream instead.",
            ("Wildfire", "Jet Stream"),
            "Pick Jet Stream",
            "Ada: Pick Ocean Throne",
            rules="R16 R43",
        ),
        Step(
            "Jet Stream wants a card on both sides. It comes to lie in row two: place it.",
            ("collection-0/Air source", "Crystal Vein"),
            "Place it under air",
            "Ada: Place it under water",
            rules="R20 R44",
        ),
        Step(
            "Earth is beside it, but row two has no water yet: 0 points so far.",
            ("Jet Stream", "Crystal Vein"),
            rules="R44",
        ),
        Step(
            "The last card of a hand picks itself: Calm Waters. Place it, and Jet Stream has cards on both sides.",
            ("collection-0", "Calm Waters"),
            "Place it under water",
            "Ada: Place it under fire",
            rules="R16 R20",
        ),
        Step(
            "Water and earth on its sides: Jet Stream is worth 5. The hands are used up, and round two begins.",
            ("Jet Stream", "hand-0"),
            rules="R14 R44",
        ),
    ),
)
