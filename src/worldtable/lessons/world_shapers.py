"""World Shapers in five chapters: a first turn, and then worlds on which one thing at a time is seen."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.world_shapers.testing import Table
from worldtable.lessons.script import ANY, Chapter, Lesson, Step

NO_CRYSTALS = {"You": 0, "Ada": 0}  # nobody is asked to enhance then


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
            "You shape a world under four sources: air, earth, fire and water. The world worth most points wins.",
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
            "Each turn you may put one crystal on one of your cards. You have two: keep them for now.",
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
            "hand-0",
            ANY,
            "Ada: Pick Volcanic Soil",
            rules="R12 R14 R16",
        ),
        Step(
            "It goes to the bottom of its column. Place it.",
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
        crystals=NO_CRYSTALS,
        round=1,
        turn=4,
    ).state


NEIGHBOURS = Chapter(
    "Neighbours",
    one_round_ends,
    (
        Step(
            "Cards at the same height make a row. Left and right are neighbours, above and below are not.",
            ("Breath of Dawn", "Twin Peaks"),
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
            "Four points: Breath of Dawn is its neighbour, round the end.",
            ("Rain Cloud", "Breath of Dawn"),
            rules="R43 R44",
        ),
        Step(
            "Wildfire wants air, but air lies opposite fire and is never beside it. Pick Jet Stream instead.",
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
            "Your hand was down to one card, so it picked itself: Calm Waters. Place it beside Jet Stream.",
            ("Calm Waters", "collection-0/Water source"),
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
        hands={"You": "A03, A06, E21, F30, W39, W43", "Ada": "A02, E15, E17, F29, F31, W40"},
        pool="E19, F28, A07",
        deck="A05, U49, U50, E18, F32, W44, F33, W45, A09, U51, E16, A08",
        crystals={"You": 2, "Ada": 3},
        round=2,
    ).state


CRYSTALS = Chapter(
    "Crystals",
    two_crystals,
    (
        Step("Crystals are rare, and they do three things. You have two.", "side 0", rules="R11"),
        Step(
            "Thermal Updraft wants fire, which lies opposite. It is no use to you, but you can trade it: pick it.",
            "Thermal Updraft",
            "Pick Thermal Updraft",
            "Ada: Pick Chain Reaction",
            rules="R16 R43",
        ),
        Step(
            "One: pay a crystal and trade your card for one of the pool. Ring of Fire fits between earth and water: "
            "choose it.",
            "Ring of Fire",
            "Exchange it for Ring of Fire",
            ("Ada: Exchange it for Ring of Fire", "Ada: Place it under fire"),
            rules="R24 R25",
        ),
        Step(
            "Ada wanted it too. Whoever has fewer crystals gets it: you had 2, she has 3. With equally many, nobody "
            "does.",
            ("Ring of Fire", "side 1"),
            rules="R26 R27 R28",
        ),
        Step(
            "Two: put a crystal on a card with a free place for it. Breath of Dawn grows from 2 to 5: choose it.",
            "Breath of Dawn",
            "Enhance Breath of Dawn",
            "Ada: Enhance First Spark",
            rules="R33 R36",
        ),
        Step(
            "No crystals left? Once a round you may give up a card for one. River Delta would bring nothing: pick it.",
            ("River Delta", "side 0"),
            "Pick River Delta",
            "Ada: Pick Cycle of Life",
            rules="R30 R31",
        ),
        Step(
            "Give it up: choose the supply.",
            "supply",
            "Discard it for a crystal",
            "Ada: Place it under water",
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
        crystals=NO_CRYSTALS,
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
            "Four against two: you lead alone, and Bedrock Crown pays 4.",
            ("Bedrock Crown", "collection-0/Earth source"),
            rules="R44c",
        ),
        Step(
            "A row with all four elements is complete. Row one is, so Calm Waters pays 1. Row two lacks fire.",
            ("Calm Waters", "Mountain Pass"),
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
            "collection-0/Fire source",
            "Place it under fire",
            "Ada: Place it under fire",
            rules="R21",
        ),
        Step(
            "Two complete rows: Calm Waters pays 2. Mountain Pass has both neighbours: 5. Echo copies your Crown: 4.",
            ("Calm Waters", "Mountain Pass", "Echo"),
            rules="R44 R44a R48",
        ),
        Step(
            "Points of every card are counted anew all the time, Ada's too. Watch what she collects before you pass on.",
            ("collection-1", "side 1"),
            rules="R19 R54",
        ),
    ),
)

LESSON = Lesson("world_shapers", 10, (PICK_AND_PLACE, NEIGHBOURS, CRYSTALS, MOST_AND_ROWS))
