"""Lanterns, played in words; the laws of every game hold for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanterns.box import LANTERNS
from lanterns.rules import Turn
from lanterns.table import HAND, PILE, State
from worldtable.guests import from_folder
from worldtable.testing.laws import LAWS
from worldtable.testing.plays import settings
from worldtable.testing.sitting import Sitting

from_folder(str(Path(__file__).parent))  # as the shelf takes it in


def table(first: str, second: str, pile: str) -> Sitting:
    """Aroha and Moon with a card each; the pile is listed from its top."""
    s = State(2, LANTERNS.deck)
    s.lay_out([], PILE)
    free = list(range(len(s.deck.cards)))
    for place, ids in ((HAND, first), (HAND + 1, second), (PILE, pile)):
        for id in reversed(ids.split()):
            s.put(free.pop([s.card_id(card) for card in free].index(id)), place)
    s.then(Turn(0))
    found = Sitting(LANTERNS, s, ("Aroha", "Moon"))
    found.begin()
    return found


def test_a_spark_that_names_the_number_puts_its_holder_out() -> None:
    at = table("mirror", "shade", "spark mirror")
    at.choose("Spark")
    at.choose("3")
    assert at.told[1][1:4] == ["Aroha plays Spark.", "Aroha names 3 to you.", "You are out, with Shade."]
    assert at.score("Aroha") == 1


def test_who_is_in_the_shade_cannot_be_chosen() -> None:
    at = table("shade", "mirror", "spark spark mirror")
    at.choose("Shade")
    at.choose("Spark")
    assert not [line for line in at.told[-1] if line.startswith("Moon names")]
    assert at.asked == ["Aroha"]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law) -> None:  # type: ignore[no-untyped-def]
    for seats, options in settings(LANTERNS):
        law(LANTERNS, seats, options, 1)
