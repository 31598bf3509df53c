"""Chains, special tiles and the end: what a Planet is worth."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.lords_of_worlds.testing import Table
from worldtable.lessons.script import Chapter, Step

SPENT = "red-5, red-3, green-4, green-4, violet-5, violet-4, cyan-3, yellow-2, yellow-1, blue-5, wild-4"


def bare(hexes: str) -> dict[str, str]:
    """Hexes whose tiles are gone."""
    return dict.fromkeys(hexes.split(), ".")


def two_forests() -> State:
    """A Forest chain of three and a lone Forest, one space apart; so are two Deserts and a lone one.

    The hand is small: on a phone a larger one takes the place of the points for chains.
    """
    return Table(
        "You",
        "Ada",
        hands={"You": "blue-3, blue-1", "Ada": "cyan-5, cyan-2, yellow-4"},
        groups="green-5 green-3; violet-3 violet-1; blue-2; yellow-5 yellow-3; red-4; cyan-1",
        deck="green-1, violet-2",
        discard=SPENT,
        board=bare("A16 A20 A15 A12 D4 D3 D2 A21 C8 C9 C5 C6 C10"),
        carts={"You": "D3", "Ada": "C6"},
        placing="F3",
        planets={
            "You": """
                  .
              D1      F6
          .       F5      .
              .       F7
          .       D5      .
              D9      .
          .       F2      W8
              .       W6
                  .
            """,
            "Ada": """
                  L9
              L1      .
          L4      L5      .
              .       W3
          .       W10     .
              D4      W7
          .       .       F1
              .       .
                  .
            """,
        },
        supply="D8, W1, L2, S6, F10, X10",
        gained={"You": (10, 13), "Ada": (5, 24)},
        rounds=7,
        whole=True,
    ).state


CHAINS = Chapter(
    "Chains",
    two_forests,
    (
        Step(
            "Another table, in round 7. Tiles of one landscape that touch make a chain. "
            "At the end it pays by its length.",
            ("planet-0/Forest 5", "planet-0/Forest 6", "planet-0/Forest 7"),
            rules="R67",
        ),
        Step(
            "Three pay 6, four pay 10, five pay 15. Each further tile pays more than the last.",
            "table",
            rules="R68",
        ),
        Step(
            "You hold Forest 3. A lone Forest lies one space from the three: choose the space between them.",
            ("question", "planet-0", "planet-0/d3"),
            "Place it on d3",
            rules="R47 R67",
        ),
        Step("Five in a chain: 15 points instead of 6 and 1.", ("table", "planet-0"), rules="R68"),
        Step(
            "Your Deserts are two chains, and each pays for itself: 3 and 1. Join them: "
            "take Desert 8 from the supply.",
            ("planet-0", "table", "supply/Desert 8"),
            "Take Desert 8",
            rules="R49 R67",
        ),
        Step(
            "Choose the space where all three Deserts meet.",
            ("planet-0", "planet-0/b2"),
            "Place it on b2",
            rules="R67",
        ),
        Step(
            "Four Deserts pay 10. With the Forests and your two Waters the chains are worth 28 by now.",
            ("side 0", "table"),
            rules="R67 R68",
        ),
    ),
)


def among_five() -> State:
    """A Sage Tree to place, then an Architect of the supply, then a Viewpoint far away."""
    return Table(
        "You",
        "Ada",
        hands={"You": "blue-5, blue-4, blue-2, red-1", "Ada": "cyan-5, cyan-2, yellow-4"},
        groups="green-5 green-3; violet-3 violet-1; blue-2; yellow-5 yellow-3; red-4; cyan-1",
        deck="green-1, violet-2",
        discard=SPENT,
        board={"A2": "V9", **bare("A16 A20 A15 A12 D4 D3 D2 A21 D6 D7 C8 C9 C5 C6 C10 C11")},
        carts={"You": "D6", "Ada": "C6"},
        placing="S7",
        planets={
            "You": """
                  D8
              W2      F1
          .       .       .
              W7      F8
          .       .       F3
              W4      F9
          .       .       D6
              .       X10
                  .
            """,
            "Ada": """
                  L9
              L1      .
          L4      L5      .
              .       W3
          .       W10     .
              D4      W5
          .       .       F2
              .       .
                  .
            """,
        },
        supply="A8, W1, L2, S6, F10, D3",
        gained={"You": (5, 14), "Ada": (5, 25)},
        rounds=8,
        whole=True,
    ).state


SPECIAL_TILES = Chapter(
    "Special tiles",
    among_five,
    (
        Step(
            "Another table: you have collected a Sage Tree. It pays 3 for each neighbour. "
            "Choose the space among five of them: 15 points.",
            ("question", "planet-0", "planet-0/c2"),
            "Place it on c2",
            rules="R58",
        ),
        Step("It also brings a free tile. Take Architect 8.", "supply/Architect 8", "Take Architect 8", rules="R49"),
        Step(
            "An Architect tile makes its space an Architect: a later tile may cover it and score. "
            "Lay it on the lit space; then Ada has a turn.",
            ("planet-0", "planet-0/c4"),
            "Place it on c4",
            "Ada: Hire group 1",
            rules="R59 R47",
        ),
        Step(
            "Viewpoint 9 lies far away. But from a portal any hex is one step: 1 to it, 1 onwards, and 9.",
            ("hex-D5", "viewpoint-9-A2"),
            rules="R37",
        ),
        Step(
            "Eleven, and you hold eleven in blue. Choose Viewpoint 9 and pay.",
            ("viewpoint-9-A2", "hand-0", "question"),
            ("Collect Viewpoint 9", "Pay the cheapest"),
            rules="R29",
        ),
        Step(
            "A Viewpoint looks at a chain beside it. Lay it on your Architect tile: "
            "9 points at once, and then the view.",
            ("planet-0", "planet-0/Architect 8"),
            "Place it on c4",
            rules="R60 R62",
        ),
        Step(
            "First the Mix: say now, or leave it to the end, which landscape it counts as. "
            "Choose the Forest beside it: a chain of five.",
            ("planet-0", "planet-0/Mix 10", "planet-0/Forest 9"),
            "It counts as Forest",
            rules="R55 R56",
        ),
        Step(
            "The Viewpoint pays 2 for each tile of one chain beside it. Choose the Forests, all five of them.",
            ("planet-0", "planet-0/Forest 9"),
            "The Forest chain",
            rules="R61",
        ),
        Step("Ten for the view and 9 from the Architect: 19 points for one tile.", "side 0", rules="R62"),
    ),
)


def last_space() -> State:
    """The Planets of the example of final scoring, one tile before its end."""
    return Table(
        "You",
        "Ada",
        hands={"You": "blue-3, red-1, red-2", "Ada": "cyan-5, cyan-4, yellow-4"},
        groups="green-5 green-3; violet-3 violet-1; blue-2; yellow-5 yellow-3; red-4; cyan-1",
        deck="green-1, violet-2",
        discard=SPENT,
        board={
            "A7": "W3",
            **bare("A16 A20 A15 A12 D4 D3 D2 A21 D6 D7 C8 C9 C5 C6 C10 C11 A11 A8 A4 A13 A17 D8 D9 A19 C1"),
            "C4": "L8",
        },
        carts={"You": "A7", "Ada": "C6"},
        planets={
            "You": """
                  D6
              S6      F2
          D1      D5      F1
              D2      A8
          D4      D3      F3
              W1      F4
          X10     D7      F5
              W2      V8
                  .
            """,
            "Ada": """
                  L2
              L1      L6
          L4      L5      X10
              L7      W6
          D9      W4      W7
              D10     W8
          S6      F7      F8
              .       A9
                  .
            """,
        },
        supply="W10, L9, S7, F10, D8, V9",
        gained={"You": (10, 26, 6, 6), "Ada": (10, 34, 6)},
        rounds=14,
        whole=True,
    ).state


THE_END = Chapter(
    "The end",
    last_space,
    (
        Step(
            "Another table, near its end: you have one space left. "
            "With two players the end comes when a Planet is full.",
            ("planet-0", "planet-0/c5"),
            rules="R63",
        ),
        Step(
            "A Cart may also move without a tile, as yours did. Now Water 3 lies under it: "
            "no step to pay, only the tile. Choose it and pay.",
            ("board/Water 3", "question"),
            ("Collect Water 3", "Pay the cheapest"),
            rules="R21 R29 R41",
        ),
        Step("Fill your last space.", ("planet-0", "planet-0/c5"), "Place it on c5", rules="R48 R63"),
        Step(
            "The round is always played to its end, so that all have equally many turns. One more for Ada.",
            ("side 1", "planet-1"),
            others=("Ada: Collect Lowlands 8", "Ada: Pay the cheapest", "Ada: Place it on c5"),
            rules="R64",
        ),
        Step(
            "Your Mix went where it is worth most: eight Deserts pay 36, five Forests 15, three Waters 6.",
            "planet-0",
            rules="R68 R69",
        ),
        Step(
            "57 for chains and 51 from the game: 108, against Ada's 102. Most points win: well done!",
            ("side 0", "side 1"),
            rules="R71",
        ),
        Step(
            "A game of your own begins with the map: each in turn uncovers a tile, until twelve lie open. "
            "Then the rounds start.",
            "board",
            rules="R19 R21",
        ),
    ),
)
