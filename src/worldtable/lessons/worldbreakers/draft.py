"""The Winston draft: the beginning of one."""

from __future__ import annotations

from worldtable.engine.step import State
from worldtable.games.worldbreakers.testing import Draft
from worldtable.lessons.script import Chapter, Step
from worldtable.lessons.worldbreakers.positions import NAMES


def three_piles() -> State:
    return Draft(
        piles="wild_boar_charge, champion_of_the_tumen, pacify",
        stock="eagle_huntress, gallant_soldier, airag_maker, caravan_guard, sparring_braggart",
        names=NAMES,
    ).state


DRAFT = Chapter(
    "The Winston draft",
    three_piles,
    (
        Step(
            "You can also draft your decks out of 96 cards. Three of them begin as piles, the rest is the stock.",
            ("pile-0", "pile-1", "pile-2", "stock"),
            rules="R75 R76",
        ),
        Step(
            "Only you may look at pile 1. Take it or leave it; a pile left grows by a card. Leave it: choose pile 2.",
            ("pile-0", "pile-1"),
            "Leave it and look at the next pile",
            rules="R76",
        ),
        Step(
            "Pile 1 has two cards now. And here is the Champion: take pile 2.",
            ("pile-1", "pile-0"),
            "Take pile 2",
            rules="R76",
        ),
        Step(
            "The Champion is yours, a new card lies in its place, and Ada looks at the piles.",
            ("taken-0/Champion", "pile-1"),
            others=("Ada: Leave it", "Ada: Take pile 2"),
            rules="R76",
        ),
        Step(
            "Ada left pile 1, so it has three cards. Take them all: choose pile 1.",
            "pile-0",
            "Take pile 1",
            rules="R76",
        ),
        Step(
            "Four cards for you, one for Ada. Who leaves all three piles takes the top card of the stock, unseen.",
            ("taken-0", "taken-1", "stock"),
            rules="R76",
        ),
        Step(
            "When all 96 are taken, each of you chooses a Worldbreaker with its 3 own cards and builds a deck of 30.",
            ("taken-0", "stock"),
            rules="R73 R74 R76",
        ),
    ),
)
