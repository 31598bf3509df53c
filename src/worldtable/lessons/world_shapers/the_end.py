"""The fifth chapter: the last two cards, the count, and a tie."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.world_shapers.testing import Table
from worldtable.lessons.script import Chapter, Step


def two_cards_left() -> State:
    """57 each in the end, and only one way leads there: every other one of yours is beaten."""
    return Table(
        "You",
        "Ada",
        collections={
            "You": """
                air   earth  fire  water
                A08   E16    F31   W44
                A05*  .      F33   U51
                A03*  .      F27*  U49
                A07   .      F28   W43
                .     .      .     W40
            """,
            "Ada": """
                air   earth  fire  water
                A04   E21*   F26*  W41*
                A01*  E13    F25*  U50
                A06   E14*   F29   W45
                .     .      F30   W37*
                .     .      F32   .
            """,
        },
        hands={"You": "E17, E20", "Ada": "E18, W39"},
        pool="A09, E19, A02",
        crystals={"You": 3, "Ada": 0},
        turn=5,
    ).state


THE_END = Chapter(
    "The end",
    two_cards_left,
    (
        Step(
            "Two cards of the last round are left. Ada leads, 45 to 42.",
            ("side 0", "side 1"),
            rules="R53 R54",
        ),
        Step(
            "Bedrock Crown would pay you nothing: Ada has more earth. Pick Crystal Vein.",
            ("Bedrock Crown", "Crystal Vein", "collection-0/Earth source", "collection-1/Earth source"),
            "Pick Crystal Vein",
            "Ada: Pick Hidden Spring",
            rules="R16 R44c",
        ),
        Step(
            "It brings 2 points and a crystal, and fills row two, which other cards pay for. Place it.",
            ("collection-0", "picked"),
            "Place it under earth",
            "Ada: Place it under water",
            rules="R22 R50",
        ),
        Step(
            "All four elements twice: two sets. Harmony of Skies pays for each set: enhance it, and 2 becomes 4.",
            ("collection-0", "Harmony of Skies"),
            "Enhance Harmony of Skies",
            rules="R33 R36",
        ),
        Step(
            "Your last card wants the most complete rows, but you would only tie with Ada. Take Deep Roots for it.",
            ("picked", "Deep Roots", "collection-0"),
            "Exchange it for Deep Roots",
            "Ada: Place it under earth",
            rules="R16 R24 R44c",
        ),
        Step(
            "The last chance to enhance. Three sets now: Cycle of Life grows from 3 to 6.",
            ("collection-0", "Cycle of Life"),
            "Enhance Cycle of Life",
            rules="R18 R36",
        ),
        Step(
            "The hands are used up and this was round three: the game is over. Fifty-seven each!",
            ("side 0", "side 1"),
            rules="R53 R54",
        ),
        Step(
            "In a tie unspent crystals count. You kept one, Ada none: you win.",
            ("side 0", "side 1"),
            rules="R55",
        ),
    ),
)
