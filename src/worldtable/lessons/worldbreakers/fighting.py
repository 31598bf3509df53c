"""How followers fight: an attack that nobody blocks, then blocks, wounds and overwhelm."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.worldbreakers.testing import Table
from worldtable.lessons.script import ANY, Chapter, Step
from worldtable.lessons.worldbreakers.positions import NAMES, caravan, riders

KHUTULUNS_HELP = "Khutulun, the True Daughter, Your Attack"


def an_open_road() -> State:
    you = riders("gallant_soldier, airag_maker, swift_messenger", hand="lay_siege, dogtamer", earth=3)
    ada = caravan("stars_apprentice exhausted, the_humble_underpass", hand="pacify, mothkeeper, sly_sentinel")
    return Table(you, ada, names=NAMES, round=2).state


ATTACK = Chapter(
    "Attack",
    an_open_road,
    (
        Step(
            "Ada's only follower is exhausted: it lies aslant and cannot block. The road is open.",
            "followers-1/Stars Apprentice",
            rules="R7 R41",
        ),
        Step(
            "Attacking is an action, too, and new followers may join at once. Choose all three of yours, one by one.",
            ("Gallant Soldier", "Airag Maker", "Swift Messenger"),
            ("Attack with Gallant Soldier", "Airag Maker attacks", "Swift Messenger attacks"),
            rules="A6 R28 R38",
        ),
        Step(
            "They ride together. When you attack, Khutulun may give one of them 1 strength: choose her.",
            "Khutulun",
            KHUTULUNS_HELP,
            rules="R39",
        ),
        Step(
            "Choose whom she helps: any of the three. It lasts for this combat.",
            ("Gallant Soldier", "Airag Maker", "Swift Messenger"),
            ANY,
            rules="R39 R49",
        ),
        Step(
            "Nobody blocks, so each of them breaches and brings 1 power, whatever its strength. Three power!",
            "road",
            rules="R46",
        ),
        Step(
            "After a breach you may also damage one location. Choose The Humble Underpass.",
            "locations-1/The Humble Underpass",
            "Ada's The Humble Underpass",
            rules="R48",
        ),
        Step(
            "It lost its first stage: 2 mythium and 1 power that Ada will not get.",
            "locations-1/The Humble Underpass",
            rules="R34",
        ),
        Step(
            "Your attackers are exhausted now. Until the round ends they can neither attack again nor block.",
            ("Gallant Soldier", "Airag Maker", "Swift Messenger"),
            rules="R38 R41 R67",
        ),
    ),
)


def two_against_two() -> State:
    you = riders("eagle_huntress, skillful_bruiser", hand="lay_siege, dogtamer")
    ada = caravan("heedless_investor, stars_apprentice, caravan_guard", hand="pacify, mothkeeper")
    return Table(you, ada, turn=2, names=NAMES, round=2).state


BLOCK = Chapter(
    "Block and fight",
    two_against_two,
    (
        Step(
            "The number at the left below is strength, the heart at the right is the health that is left.",
            "Eagle Huntress",
            rules="R10 R14",
        ),
        Step(
            "Now it is Ada's turn, and Ada attacks with two. The Guard is stationary: it can only block.",
            ("Heedless Investor", "Stars Apprentice", "Caravan Guard"),
            others=("Ada: Attack with Heedless Investor", "Ada: Stars Apprentice attacks"),
            rules="R38 R41",
        ),
        Step(
            "Each ready follower of yours can stop one of them. Choose the Huntress, then the Investor.",
            ("Eagle Huntress", "Heedless Investor"),
            ("Eagle Huntress blocks", "Block Heedless Investor"),
            rules="R41 R42",
        ),
        Step(
            "Each wounded the other by its strength, at once. 2 wounds defeated the Investor; "
            "the Huntress keeps 1 wound.",
            ("Eagle Huntress", "discard-1"),
            rules="R43 R51 R52",
        ),
        Step(
            "Blocking exhausts. The Bruiser shall strike back, so let the Apprentice pass: “No more blocks”.",
            ("Skillful Bruiser", "Stars Apprentice", "button No more blocks"),
            "No more blocks",
            rules="R41 R42",
        ),
        Step(
            "That was 1 power for Ada. Your turn: attack with the Bruiser, and let Khutulun help her.",
            ("Skillful Bruiser", "Khutulun"),
            ("Attack with Skillful Bruiser", KHUTULUNS_HELP),
            rules="R38 R39 R46",
        ),
        Step(
            "3 and 1 are 4 strength; the Guard has 4 health and blocks. See who falls.",
            ("Skillful Bruiser", "Caravan Guard"),
            others=("Ada: Caravan Guard blocks",),
            rules="R39 R41",
        ),
        Step(
            "Both fell. But the Bruiser has overwhelm: her blocker was defeated, so you gain 1 power all the same.",
            ("discard-0", "discard-1", "road"),
            rules="R44",
        ),
    ),
)
