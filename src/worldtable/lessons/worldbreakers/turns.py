"""The first two chapters: four turns each, and playing cards."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.worldbreakers.testing import Table
from worldtable.lessons.script import Chapter, Step
from worldtable.lessons.worldbreakers.positions import NAMES, caravan, riders


def opening() -> State:
    """Five cards each, before they may be changed."""
    you = riders(
        hand="gallant_soldier, eagle_huntress, airag_maker, skillful_bruiser, lay_siege",
        deck="champion_of_the_tumen",
        mythium=5,
        earth=1,
    )
    ada = caravan(
        hand="heedless_investor, caravan_guard, the_humble_underpass, pacify, mothkeeper", mythium=5, stars=1
    )
    return Table(you, ada, turn=0, names=NAMES).state


FOUR_TURNS = Chapter(
    "Four turns each",
    opening,
    (
        Step(
            "You lead Khutulun's riders of the Earth, Ada leads Marco Polo's caravan of the Stars.",
            ("Khutulun", "Marco Polo"),
            rules="R1 R9",
        ),
        Step(
            "The road between you counts power. Whoever has 10 at the end of a round, and more than the other, wins.",
            "road",
            rules="R70",
        ),
        Step(
            "You begin with five cards. Now, and only now, you may change some. These are fine: choose “Keep all”.",
            ("hand-0", "question"),
            "Keep the rest",
            "Ada: Keep the rest",
            rules="R17 R18",
        ),
        Step(
            "Eight flags are a round: you and Ada take turns, four each. One turn is one action.",
            "turns",
            rules="R21 R22",
        ),
        Step(
            "The simplest action: choose the crystal, your mythium, to gain 1. It pays for your cards.",
            "Mythium",
            "Gain 1 mythium",
            "Ada: Gain 1 mythium",
            rules="A1",
        ),
        Step(
            "Ada gained 1, too. Another action is to draw a card: choose your deck.",
            "deck-0",
            "Draw 1 card",
            "Ada: Gain 1 mythium",
            rules="A2",
        ),
        Step(
            "You drew the Champion of the Tumen. Four flags are left, two of them yours.",
            ("hand-0/Champion", "turns"),
            rules="R21",
        ),
        Step("You cannot pass, but you can always gain mythium.", "Mythium", rules="R22"),
    ),
)


def a_full_purse() -> State:
    you = riders(hand="eagle_huntress, lay_siege, tengris_cavalry", mythium=7, earth=1)
    ada = caravan("the_humble_underpass", hand="pacify, mothkeeper, solemn_guardian", mythium=4)
    return Table(you, ada, names=NAMES, round=2).state


PLAYING_CARDS = Chapter(
    "Playing cards",
    a_full_purse,
    (
        Step(
            "The blue 2 is her price in mythium. The green sign below is standing: you must have it, but do not "
            "spend it.",
            "Eagle Huntress",
            rules="R25",
        ),
        Step(
            "The Huntress costs 2 and asks for 1 Earth. You have 7 mythium and 1 Earth: play her.",
            ("Eagle Huntress", "counters-0"),
            "Play Eagle Huntress",
            rules="A4 R27",
        ),
        Step(
            "What she does when she enters is asked now, and only now; you may skip it. Use it: choose her.",
            "Eagle Huntress",
            "Eagle Huntress, Enters",
            rules="R56 R57",
        ),
        Step(
            "Migrate: take 1 Earth standing, or give 1 up and draw 2 cards. Take the standing.",
            "halves",
            "+1 Earth",
            "Ada: Gain 1 mythium",
            rules="R3 R58",
        ),
        Step(
            "Lay Siege asks for 2 Earth, and now you have them. It ends one of Ada's locations: play it for 3.",
            ("Lay Siege", "locations-1/The Humble Underpass"),
            "Play Lay Siege",
            rules="R11 R25 R35",
        ),
        Step(
            "The Underpass is gone. Lay Siege is an event: it worked once and lies in your discard pile.",
            ("discard-0", "discard-1"),
            others="Ada: Gain 1 mythium",
            rules="R11 R35",
        ),
        Step(
            "Red is what you lack. Tengri's Cavalry asks for 3 mythium and 3 Earth; you have 2 of each.",
            "Tengri's Cavalry",
            rules="R25",
        ),
        Step(
            "Standing can be bought, 2 mythium for 1 with any guild. Choose your Earth sign.",
            "counters-0/Earth",
            "Gain 1 standing with Earth",
            rules="A3",
        ),
        Step(
            "Three Earth, and they stay. Now only 3 mythium are missing; the end of each round, the rally, brings 2.",
            ("Tengri's Cavalry", "counters-0"),
            rules="R25 R68",
        ),
    ),
)
