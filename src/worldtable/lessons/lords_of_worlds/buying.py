"""Hire, go and collect, and the Planet: the first turns of a game."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.lords_of_worlds.testing import Table
from worldtable.lessons.script import ANY, Chapter, Step, played

# The twelve tiles that lie face-up at the start.
OPEN = {
    "A2": "D7",
    "A7": "L2",
    "A11": "W8",
    "A14": "L6",
    "A16": "F5",
    "A20": "W6",
    "A21": "L3",
    "C5": "D3",
    "C8": "F9",
    "D2": "L8",
    "D3": "F4",
    "D4": "D5",
}
SUPPLY = "F6, W1, D2, S6, L4, A9"


def first_turn() -> State:
    """Groups and deck as in the example of hiring; the deck is what the whole chapter draws."""
    return Table(
        "You",
        "Ada",
        hands={"You": "cyan-3, cyan-4, red-3, red-4", "Ada": "blue-5, blue-2, yellow-4, violet-4"},
        groups="green-5 green-5; violet-3; blue-2 blue-3; wild-3 wild-4; red-5 red-4; cyan-4",
        deck="violet-5, violet-2, blue-4, yellow-3, yellow-1, green-2",
        board=OPEN,
        supply=SUPPLY,
        rounds=0,
        whole=True,
    ).state


HIRE = Chapter(
    "Hire",
    first_turn,
    (
        Step(
            "This Planet is yours to fill. Its tiles lie on the map, and assistants pay for them. Most points win.",
            ("planet-0", "board"),
            rules="R41 R47 R71",
        ),
        Step("These assistants are for hire. You take a whole group, never a part.", "display", rules="R23"),
        Step(
            "The numbers are what they can pay. Ten in green is a fine start: choose the green group.",
            ("hire-green-5", "hire-green-5-2"),
            "Hire group 1",
            rules="R23",
        ),
        Step(
            "New cards come until there are six groups. Each joins the open group of its colour, as violet 5 did, "
            "or opens one.",
            "display",
            rules="R9 R24",
        ),
        Step(
            "The rings count: at eight a group is closed and grows no more. So violet 2 had to open another.",
            "display",
            rules="R10",
        ),
        Step(
            "That was your turn: you hire, or you go and collect, never both. Now Ada hires nine in red.",
            ("side 1", "display/Red 5", "display/Red 4"),
            others="Ada: Hire group 4",
            rules="R21 R25",
        ),
        Step(
            "The white cats are wild and stand for any colour. Seven in wild cards is a treasure: hire them.",
            ("display/Wild 3", "display/Wild 4"),
            "Hire group 3",
            rules="R12 R30",
        ),
        Step(
            "You may hold as many cards as you like. Next, they pay for a trip.",
            "hand-0",
            rules="R25",
        ),
    ),
)


def second_round() -> State:
    """Each has a paid tile and a free one; the Cart stands two steps from Desert 5."""
    return Table(
        "You",
        "Ada",
        hands={"You": "cyan-3, cyan-4, red-3, red-4", "Ada": "blue-5, blue-2, yellow-4, red-5"},
        groups="violet-3 violet-5; blue-2 blue-3 blue-4; yellow-3 yellow-1; green-2; wild-3; cyan-1",
        deck="green-4, violet-2",
        discard="green-5, green-5, red-4",
        board={**OPEN, "A16": ".", "C9": ".", "D6": "#L7", "D7": "#W9"},
        carts={"You": "A16", "Ada": "C9"},
        planets={
            "You": """
                  .
              .       .
          .       F5      .
              .       F7
          .       .       .
              .       .
          .       .       .
              .       .
                  .
            """,
            "Ada": """
                  .
              .       .
          .       W3      .
              .       .
          .       .       .
              L1      .
          .       .       .
              .       .
                  .
            """,
        },
        supply=SUPPLY,
        rounds=2,
        whole=True,
    ).state


COLLECT = Chapter(
    "Go and collect",
    second_round,
    (
        Step(
            "Two rounds on, at another table: you have two Forests and a Cart on the map. Now go and collect.",
            ("planet-0", "hex-A16"),
            rules="R21 R47",
        ),
        Step(
            "Your Cart is two steps from Desert 5. A step costs 1 and a tile its number: 2 and 5 make 7.",
            ("hex-A16", "Desert 5"),
            rules="R29 R34",
        ),
        Step(
            "You pay with one colour only. The rim of this hex is cyan, so it wants cyan: you hold 3 and 4.",
            ("Desert 5", "hand-0"),
            rules="R30 R43",
        ),
        Step("Choose Desert 5.", "Desert 5", "Collect Desert 5", rules="R41"),
        Step(
            "The cheapest payment is laid out for you: cyan 3 and 4, nothing lost. Pay it: choose Collect.",
            ("hand-0", "button Collect"),
            "Pay the cheapest",
            rules="R31 R32",
        ),
        Step("A coloured hex pays 5 points at once.", "side 0", rules="R44"),
        Step(
            "A tile has left the map, so its hidden neighbours turned up: Lowlands 7 and Water 9.",
            ("Lowlands 7", "Water 9"),
            rules="R45",
        ),
    ),
)

PLANET = Chapter(
    "Your Planet",
    lambda: played(COLLECT),
    (
        Step(
            "Desert 5 is paid and needs a home. Any free space will do, near other tiles or not.",
            ("question", "planet-0"),
            rules="R47",
        ),
        Step(
            "The drawing compass marks an Architect. A tile laid there pays its number at once: "
            "choose the one in the middle, for 5.",
            ("planet-0", "planet-0/c3"),
            "Place it on c3",
            rules="R6 R48",
        ),
        Step(
            "The star counts 10 points: five for the hex, five from the Architect. "
            "The chain beside it pays at the end. Ada's turn.",
            "side 0",
            others="Ada: Hire group 1",
            rules="R44 R48",
        ),
        Step(
            "Next: Water 6, one step away. Its hex is plain, so any one colour pays the 7. Choose it and pay.",
            ("board/Water 6", "hand-0", "question"),
            ("Collect Water 6", "Pay the cheapest"),
            rules="R29 R43",
        ),
        Step(
            "A space without a compass pays nothing now, but it brings a free tile. Choose the lit one.",
            ("planet-0", "planet-0/b2"),
            "Place it on b2",
            rules="R49",
        ),
        Step(
            "The free tile is one of the supply, or an open one on a plain hex beside your Cart. Take Forest 6.",
            ("supply/Forest 6", "supply", "board/Lowlands 3", "board/Lowlands 8"),
            "Take Forest 6",
            rules="R51 R52",
        ),
        Step(
            "Lay it where you like: beside the other Forests, or on an Architect. It brings no further tile.",
            "planet-0",
            ANY,
            rules="R50 R54",
        ),
    ),
)
