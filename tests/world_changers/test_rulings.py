"""Our rulings on open points on the turn and the end of the game (O1 to O8)."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.testing import Table

FULL_VOID = "plato, ibn_sina, louis_xiv"
PILE = "murasaki_shikibu, nostradamus, pachacuti, ibn_battuta, dante_alighieri, abraham_lincoln"


@pytest.mark.rule("O1")
def test_o1_the_first_pass_does_not_end_the_game() -> None:
    for seats in (2, 3, 4):
        s = GAME.start(seats, 3)
        assert s.passive == 0
        assert s.asks


@pytest.mark.rule("O2")
def test_o2_a_pass_refills_nothing() -> None:
    table = Table("Aroha", "Moon", void="plato", pile=PILE)
    table.choose("Pass")
    assert table.void == ["plato"]
    assert table.hand("Aroha") == []


@pytest.mark.rule("O3")
def test_o3_after_a_refill_an_empty_void_means_an_empty_pile() -> None:
    table = Table("Aroha", "Moon", void="plato", pile="leonidas")
    table.choose("Invite Plato")
    assert table.void == ["leonidas"]
    assert not table.over
    table.choose("Invite Leonidas", "Moon")
    assert table.over


@pytest.mark.rule("O4")
def test_o4_both_ends_at_once_end_the_game_once() -> None:
    table = Table("Aroha", "Moon", passive="Moon")
    assert table.told[-1] == ["Aroha passes.", "The Void and the Draw Pile are empty: the game ends."]


@pytest.mark.rule("O5")
def test_o5_hand_cards_at_the_end_stay_in_hand() -> None:
    table = Table("Aroha", "Moon", void="plato", hands={"Moon": "hammurabi"})
    table.choose("Invite Plato")
    assert table.hand("Moon") == ["hammurabi"]
    assert table.score("Moon") == 0


@pytest.mark.rule("O6")
def test_o6_with_an_empty_void_you_invite_from_your_hand() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "plato"}, pile=PILE)
    assert table.options == ["Invite Plato from your hand", "Pass"]


@pytest.mark.rule("O6")
def test_o6_with_nothing_to_invite_you_pass() -> None:
    table = Table("Aroha", "Moon", hands={"Moon": "plato"}, pile=PILE)
    assert table.told[-1] == ["Aroha passes."]
    assert table.asked == ["Moon"]


@pytest.mark.rule("O6")
def test_o6_a_forced_pass_with_an_empty_void_is_an_ordinary_pass() -> None:
    table = Table("Aroha", "Moon", hands={"Moon": "plato"}, pile=PILE, must_pass="Aroha")
    assert table.is_passive("Aroha")
    assert table.pile[0] == "murasaki_shikibu"
    assert table.asked == ["Moon"]


@pytest.mark.rule("O7")
def test_o7_two_forced_passes_are_one() -> None:
    """Linda is named by Yi and then hit by Joan: she passes once and plays again."""
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Linda": "ashoka, hammurabi, marco_polo"},
        void="yi_sun_sin, joan_of_arc, leonidas, plato, ibn_sina, louis_xiv",
        pile=PILE,
    )
    table.choose("Invite Yi Sun-Sin")
    table.choose("Linda")
    table.choose("Invite Joan of Arc", "Moon")
    table.choose("Let Hammurabi go", "Linda")
    assert table.is_passive("Linda")
    table.choose("Invite Plato", "Aroha")
    table.choose("Invite Ibn Sina", "Moon")
    assert table.asked == ["Linda"]
    assert table.options[0].startswith("Invite")


@pytest.mark.rule("O8")
def test_o8_after_200_turns_the_game_ends() -> None:
    table = Table("Aroha", "Moon", void=FULL_VOID, crews={"Moon": "henry_ford"}, pile=PILE)
    table.s.turns = 198
    table.choose("Invite Plato")
    assert table.s.turns == 199
    table.choose("Invite Louis XIV")
    assert table.s.turns == 200
    assert not table.over
    table.choose("Pass")
    assert table.over
    assert table.told[-1][-1] == "200 turns have been played: the game ends."
    assert GAME.verdict(table.s) == "Moon wins with 7 Legacy Points."
