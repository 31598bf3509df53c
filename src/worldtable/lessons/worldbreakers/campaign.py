"""The solo campaign: an order card, whom it picks, which orders are left, and what a win brings."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.worldbreakers.starters import SOLO_BREAKER
from worldtable.games.worldbreakers.testing import MARCO, Seat, Table
from worldtable.lessons.script import ANY, Chapter, Step
from worldtable.lessons.worldbreakers.positions import NAMES


def sixth_round() -> State:
    """Chapter 1. Two orders are left, and the automaton has the first turn."""
    you = Seat(
        play="the_humble_underpass stages 1, mesmerizing_maze",
        hand="caravan_guard, the_pit_of_despair",
        deck="mothkeeper",
        discard="solemn_guardian, heedless_investor, illicit_bazaar, straight_to_the_source",
        mythium=9,
        power=2,
        stars=2,
        breaker=MARCO,
        starter="stars",
    )
    cavalry = Seat(
        play="gallant_soldier",
        deck="champion_of_the_tumen, eagle_huntress",
        discard="dogtamer, weary_veteran, lowly_bard, kalari_adept, skillful_bruiser",
        power=3,
        breaker=SOLO_BREAKER,
        starter="earth",
    )
    return Table(
        you,
        cavalry,
        first="Automaton",
        solo=True,
        orders="1, 12",
        goal=5,
        names=NAMES,
        round=6,
        journey=True,
    ).state


CAMPAIGN = Chapter(
    "The campaign",
    sixth_round,
    (
        Step(
            "Here you play alone: this order card acts for the cavalry. Its A side, Recruit, brought the Champion.",
            ("orders", "followers-1/Champion"),
            rules="S21 S24 S30",
        ),
        Step(
            "Then the card turned over: B is Charge. You cannot attack here, so play a blocker: Caravan Guard.",
            ("orders", "Caravan Guard"),
            "Play Caravan Guard",
            rules="S19 S25 S30",
        ),
        Step(
            "Charge: all that are ready attack. Let the Guard block the Soldier.",
            ("Caravan Guard", "Gallant Soldier"),
            ("Caravan Guard blocks", "Block Gallant Soldier"),
            rules="S30 S31",
        ),
        Step(
            "The Champion got through: 1 power, and a location is damaged. "
            "It picks the dearest: the Maze, not the Underpass.",
            ("locations-0/Mesmerizing Maze", "orders"),
            rules="S32 S34",
        ),
        Step(
            "It always picks so: most mythium, then most standing, then least left. "
            "Only a last tie is yours to break.",
            "orders",
            rules="S33 S35 S36 S37",
        ),
        Step(
            "Spent orders are known, so count: one is left, Recruit and Make Camp. No attack can come this round.",
            ("orders", "orders-left"),
            rules="S27 S57",
        ),
        Step(
            "So the Pit is safe. Play it, let Marco Polo help, then develop it twice: 2 power and 1.",
            ("The Pit of Despair", "Marco Polo"),
            ("Play The Pit of Despair", "Marco Polo", "Develop The Pit of Despair", "Develop The Pit of Despair"),
            rules="A4 A5 S20",
        ),
        Step(
            "5 to 4 at the rally: the chapter is won. Choose two of these cards; they stay in your deck.",
            "offer",
            (ANY, ANY),
            rules="S38 S40 S46",
        ),
        Step(
            "Chapter 2 begins: Sappers is a new order, Riders on the Horizon a New Rule. "
            "A chapter that you lose may be tried again.",
            ("orders", "new-rules"),
            rules="S39 S41 S42",
        ),
    ),
)
