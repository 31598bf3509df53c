"""The first chapter: a whole turn, and half of another that is free."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.world_shapers.testing import Table
from worldtable.lessons.script import ANY, Chapter, Step


def first_deal() -> State:
    """Nothing that is picked in the second turn, which is free, asks anything else than where it goes."""
    return Table(
        "You",
        "Ada",
        hands={"You": "E16, A01, E14, F26, W42, A08", "Ada": "E13, F25, W38, A04, F27, E20"},
        pool="E19, F28, W41",
        deck="A02, E15, F29, W39, A05, U49, E17, F30, W40, A06, U50, E18, "
        "F31, W43, A07, E21, F32, W44, A03, F33, W45, A09, W37, U51",
        round=1,
    ).state


PICK_AND_PLACE = Chapter(
    "Pick and place",
    first_deal,
    (
        Step(
            "You shape a world under four sources; every game lays them in another order. The world worth most "
            "points wins.",
            "collection-0",
            rules="R8 R54",
        ),
        Step(
            "Everybody picks one card of the hand, in secret. Choose Breath of Dawn.",
            ("hand-0", "Breath of Dawn"),
            "Pick Breath of Dawn",
            "Ada: Pick First Spark",
            rules="R16",
        ),
        Step(
            "Now both picks are revealed. An air card belongs under air: choose that source.",
            ("picked", "collection-0/Air source"),
            "Place it under air",
            "Ada: Place it under fire",
            rules="R17 R20",
        ),
        Step("Breath of Dawn is worth 2 as it lies.", ("Breath of Dawn", "side 0"), rules="R54"),
        Step(
            "Each turn you may put one crystal on one of your cards. You have two. Keep them: “Not now”.",
            ("question", "side 0"),
            "Enhance nothing",
            "Ada: Enhance nothing",
            rules="R11 R18",
        ),
        Step(
            "The rest of your hand has gone to Ada, and hers has come to you. So you know what she holds now.",
            ("hand-0", "hand-1"),
            rules="R19",
        ),
        Step(
            "The hands shrink with every turn; after six turns new ones are dealt. This time pick whatever you like.",
            ("hand-0", "collection-0"),
            ANY,
            "Ada: Pick Volcanic Soil",
            rules="R12 R14 R16",
        ),
        Step(
            "A card goes to the bottom of the column of its element. Place it.",
            "collection-0",
            "Place it under",
            "Ada: Place it under earth",
            rules="R20",
        ),
        Step(
            "That is a turn: pick, place, perhaps a crystal, pass on. Three rounds of six turns make a game.",
            ("collection-0", "side 0"),
            rules="R12 R15 R53",
        ),
    ),
)
