"""The turn: Invite or Pass, the refill and the draw (R7 to R21)."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.layout import DECLINE, PASS
from worldtable.games.world_changers.testing import Table


@pytest.mark.rule("R7", "R20")
def test_a_passive_chip_turns_active_at_the_start_of_the_turn() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas, ashoka", passive="Aroha")
    assert not table.is_passive("Aroha")
    assert table.options == [
        "Invite Plato from the Void",
        "Invite Leonidas from the Void",
        "Invite Ashoka from the Void",
        "Pass",
    ]


@pytest.mark.rule("R7", "R34", "R36")
def test_the_chip_turns_even_if_a_forced_pass_follows() -> None:
    """Aroha's chip goes passive, active, passive: at the end of her turn Moon's alone is active."""
    table = Table("Aroha", "Moon", "Linda", void="plato, leonidas, ashoka", passive="Aroha, Linda", must_pass="Aroha")
    assert table.is_passive("Aroha")
    assert table.asked == ["Moon"]
    assert not table.over


@pytest.mark.rule("R8", "R9")
def test_a_turn_is_an_invite_or_a_pass() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "ashoka"}, void="plato, leonidas", crews={"Moon": "ibn_sina"})
    assert table.asks("Aroha") == "Your turn: invite a card or pass"
    assert table.options == [
        "Invite Plato from the Void",
        "Invite Leonidas from the Void",
        "Invite Ashoka from your hand",
        "Pass",
    ]
    assert table.why(DECLINE) == "There are two choices only: invite or pass. (R9)"
    theirs = table.code("Ibn Sina")
    assert table.why(theirs) == "You invite a card of the Void or of your hand; this is from Moon's crew. (R9)"


@pytest.mark.rule("R9")
def test_a_card_of_the_void_joins_the_crew() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas, ashoka, ibn_sina")
    table.choose("Invite Plato")
    assert table.crew("Aroha") == ["plato"]
    assert table.void == ["leonidas", "ashoka", "ibn_sina"]
    assert table.asked == ["Moon"]


@pytest.mark.rule("R9")
def test_a_card_of_the_hand_joins_the_crew() -> None:
    table = Table("Aroha", "Moon", void="leonidas, ashoka, ibn_sina", hands={"Aroha": "plato, sophie_scholl"})
    table.choose("Invite Plato")
    assert table.crew("Aroha") == ["plato"]
    assert table.hand("Aroha") == ["sophie_scholl"]


@pytest.mark.rule("R10")
def test_an_invite_effect_works_at_once() -> None:
    table = Table("Aroha", "Moon", void="lady_godiva, plato, ashoka", hands={"Aroha": "leonidas, ibn_sina"})
    table.choose("Invite Lady Godiva")
    assert table.void == ["plato", "ashoka", "leonidas", "ibn_sina"]


@pytest.mark.rule("R12")
def test_the_void_is_refilled_only_after_all_effects() -> None:
    """Mandela takes from what is left: neither the hand nor the pile has refilled the Void yet."""
    table = Table(
        "Aroha",
        "Moon",
        void="nelson_mandela, plato, ashoka",
        hands={"Aroha": "leonidas, ibn_sina"},
        pile="henry_ford, hammurabi, sophie_scholl",
    )
    table.choose("Invite Nelson Mandela")
    assert table.options == ["Plato", "Ashoka"]
    table.choose("Plato")
    assert table.hand("Aroha") == ["henry_ford", "hammurabi"]
    assert table.void == ["ashoka", "leonidas", "ibn_sina"]


@pytest.mark.rule("R12", "T4")
def test_hand_cards_of_your_choice_refill_the_void() -> None:
    table = Table(
        "Aroha", "Moon", void="plato, ashoka, leonidas", hands={"Aroha": "ibn_sina, louis_xiv"}, pile="hammurabi"
    )
    table.choose("Invite Plato")
    assert table.asks("Aroha") == "Refill the Void: which card of your hand goes into it?"
    assert table.options == ["Put Ibn Sina into the Void", "Put Louis XIV into the Void"]
    assert table.why(PASS) == "The Void must be refilled, and hand cards come first. (R12)"
    in_void = table.code("Ashoka")
    assert table.why(in_void) == "The Void is refilled from your hand; this is from the Void. (R12)"
    table.choose("Put Louis XIV")
    assert table.void == ["ashoka", "leonidas", "louis_xiv"]
    assert table.hand("Aroha") == ["ibn_sina", "hammurabi"]


@pytest.mark.rule("R12")
def test_hand_cards_are_used_before_the_pile() -> None:
    """With two cards missing and one in hand, the hand gives one and only then the pile."""
    table = Table(
        "Aroha",
        "Moon",
        void="plato, leonidas",
        hands={"Aroha": "ibn_sina"},
        pile="hammurabi, ashoka, louis_xiv, sophie_scholl",
    )
    table.choose("Invite Plato")
    assert table.void == ["leonidas", "ibn_sina", "hammurabi"]
    assert table.hand("Aroha") == ["ashoka", "louis_xiv"]


@pytest.mark.rule("R13")
def test_the_pile_fills_the_void_to_three() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas", pile="hammurabi, ashoka")
    table.choose("Invite Plato")
    assert table.void == ["leonidas", "hammurabi", "ashoka"]


@pytest.mark.rule("R13")
def test_an_empty_pile_leaves_the_void_short() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas", pile="hammurabi")
    table.choose("Invite Plato")
    assert table.void == ["leonidas", "hammurabi"]
    assert table.pile == []
    assert table.hand("Aroha") == []


@pytest.mark.rule("R14")
def test_a_full_void_stays_as_it_is() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void="plato, leonidas, ashoka, ibn_sina, louis_xiv",
        hands={"Aroha": "henry_ford, hammurabi"},
        pile="sophie_scholl",
    )
    table.choose("Invite Plato")
    assert table.void == ["leonidas", "ashoka", "ibn_sina", "louis_xiv"]
    assert table.hand("Aroha") == ["henry_ford", "hammurabi"]
    assert table.pile == ["sophie_scholl"]


@pytest.mark.rule("R15")
def test_the_hand_is_drawn_up_to_two_after_the_refill() -> None:
    """The refill comes first: the top of the pile goes to the Void, the next cards to the hand."""
    table = Table("Aroha", "Moon", void="plato, leonidas, ashoka", pile="hammurabi, ibn_sina, louis_xiv, henry_ford")
    table.choose("Invite Plato")
    assert table.void == ["leonidas", "ashoka", "hammurabi"]
    assert table.hand("Aroha") == ["ibn_sina", "louis_xiv"]
    assert table.pile == ["henry_ford"]


@pytest.mark.rule("R15")
def test_a_short_pile_gives_what_it_has() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas, ashoka, ibn_sina", pile="hammurabi")
    table.choose("Invite Plato")
    assert table.hand("Aroha") == ["hammurabi"]
    assert table.pile == []


@pytest.mark.rule("R16")
def test_nobody_else_refills_or_draws() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        void="plato, leonidas",
        hands={"Moon": "ibn_sina"},
        pile="hammurabi, ashoka, louis_xiv, henry_ford, sophie_scholl",
    )
    table.choose("Invite Plato")
    assert table.hand("Aroha") == ["louis_xiv", "henry_ford"]
    assert table.hand("Moon") == ["ibn_sina"]
    assert table.hand("Linda") == []


@pytest.mark.rule("R17", "R19", "O2")
def test_a_pass_flips_the_chip_and_moves_no_card() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas", hands={"Aroha": "ibn_sina"}, pile="hammurabi, ashoka")
    table.choose("Pass")
    assert table.is_passive("Aroha")
    assert not table.is_passive("Moon")
    assert table.void == ["plato", "leonidas"]
    assert table.hand("Aroha") == ["ibn_sina"]
    assert table.pile == ["hammurabi", "ashoka"]


@pytest.mark.rule("R18")
def test_a_pass_sets_off_your_crew_mates_and_nobody_elses() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void="plato",
        crews={"Aroha": "henry_ford", "Moon": "hammurabi"},
        pile="ashoka, ibn_sina",
    )
    table.choose("Pass")
    assert table.hand("Aroha") == ["ashoka"]
    assert table.crew("Moon") == ["hammurabi"]


@pytest.mark.rule("R20")
def test_who_passed_plays_again_next_turn() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas, ashoka", pile="ibn_sina, louis_xiv, henry_ford")
    table.choose("Pass")
    table.choose("Invite Plato", "Moon")
    assert not table.is_passive("Aroha")
    table.choose("Invite Leonidas", "Aroha")
    assert table.crew("Aroha") == ["leonidas"]


@pytest.mark.rule("R21")
def test_play_goes_clockwise() -> None:
    table = Table(
        "Aroha", "Moon", "Linda", turn="Linda", void="plato, leonidas, ashoka, ibn_sina, louis_xiv, hammurabi"
    )
    for player in ("Linda", "Aroha", "Moon", "Linda"):
        assert table.asked == [player]
        table.choose(table.options[0])
