"""What else brings power, and when it counts: locations, then the rally and the victory."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.worldbreakers.starters import STARTERS
from worldtable.games.worldbreakers.testing import MARCO, Seat, Table
from worldtable.lessons.script import ANY, Chapter, Step
from worldtable.lessons.worldbreakers.fighting import KHUTULUNS_HELP
from worldtable.lessons.worldbreakers.positions import NAMES, caravan, riders


def two_places() -> State:
    """You lead Marco Polo here."""
    you = caravan("illicit_bazaar", "the_pit_of_despair, pacify", "solemn_guardian", mythium=7)
    ada = riders("gallant_soldier", hand="eagle_huntress, lay_siege, dogtamer")
    return Table(you, ada, names=NAMES, round=2).state


LOCATIONS = Chapter(
    "Locations",
    two_places,
    (
        Step(
            "Now you lead Marco Polo, who loves locations. They stay in play and work in stages: I, II, III. "
            "Play the Pit.",
            ("The Pit of Despair", "Marco Polo"),
            "Play The Pit of Despair",
            rules="R12 R27",
        ),
        Step(
            "Marco Polo answers: he may turn up your top card, and a follower comes to your hand. Choose him.",
            "Marco Polo",
            "Marco Polo",
            "Ada: Gain 1 mythium",
            rules="R56 R57",
        ),
        Step(
            "It was the Solemn Guardian. Now develop the Pit, one stage for one action: choose it for 2 power.",
            ("locations-0/The Pit of Despair", "hand-0/Solemn Guardian"),
            "Develop The Pit of Despair",
            rules="A5 R31 R32",
        ),
        Step(
            "Two power. Stage II is next. But Ada sees that nobody guards you, and attacks.",
            ("locations-0/The Pit of Despair", "road"),
            others=("Ada: Attack with Gallant Soldier", f"Ada: {KHUTULUNS_HELP}", "Ada: {you}'s The Pit of Despair"),
            rules="R32 R46 R48",
        ),
        Step(
            "The Soldier breached and damaged the Pit. Stage II is gone, and what it would have brought is lost.",
            "locations-0/The Pit of Despair",
            rules="R34",
        ),
        Step(
            "The closed eye means hidden: Ada cannot damage the Bazaar. Develop it and gain 2 mythium and 1 "
            "standing.",
            "locations-0/Illicit Bazaar",
            "Develop Illicit Bazaar",
            rules="R32 R37",
        ),
        Step("The guild is yours to choose: take a sign.", "counters-0", ANY, rules="R3"),
        Step(
            "The Pit has one stage left. After the last one a location is used up and discarded.",
            "locations-0/The Pit of Despair",
            rules="R32",
        ),
    ),
)


def last_turn() -> State:
    """Ada's deck is used up: all of it lies in hand, in play or in the discard pile."""
    hand, play = "pacify, frantic_getaway", "mothkeeper exhausted, sly_sentinel exhausted"
    you = riders(
        "gallant_soldier, desperate_miners exhausted",
        hand="lay_siege",
        deck="champion_of_the_tumen",
        mythium=1,
        power=8,
    )
    gone = [id for id in STARTERS["stars"][1] if id not in f"{hand}, {play}"]
    ada = Seat(play, hand, "", ", ".join(gone), mythium=1, power=9, stars=3, breaker=MARCO)
    return Table(you, ada, turn=8, first="Ada", names=NAMES, round=7).state


RALLY = Chapter(
    "Rally and victory",
    last_turn,
    (
        Step(
            "The last turn of the round is yours. You have 8 power, Ada has 9.",
            ("turns", "road"),
            rules="R21 R24",
        ),
        Step(
            "Ada's followers are exhausted. Attack with the Soldier; nobody can block, so skip Khutulun's help.",
            ("Gallant Soldier", "question"),
            ("Attack with Gallant Soldier", "Decline"),
            rules="R38 R39 R57",
        ),
        Step(
            "Nine each, and the eighth turn is over: the rally. First come Rally abilities: choose the Miners.",
            "Desperate Miners",
            "Desperate Miners",
            rules="R24 R66",
        ),
        Step(
            "Then all cards were readied, and each of you gained 2 mythium.",
            ("Gallant Soldier", "Desperate Miners", "counters-0", "counters-1"),
            rules="R67 R68",
        ),
        Step(
            "Each draws a card: yours is the Champion. Ada's deck is empty; not being able to draw gives you 1 "
            "power.",
            ("hand-0/Champion", "deck-1"),
            rules="R69",
        ),
        Step(
            "Only now power is looked at. Ten, and more than Ada's nine: you win.",
            "road",
            rules="R70 R72",
        ),
        Step(
            "Had both had ten, there would have been one more round, and so on until one has more.",
            "road",
            rules="R70 R71",
        ),
    ),
)
