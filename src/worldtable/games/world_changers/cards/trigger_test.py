"""Trigger cards."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.layout import PASS
from worldtable.games.world_changers.testing import DUMMY, Table

VOID = "plato, ibn_sina, louis_xiv"
PILE = "pachacuti, nostradamus, francis_drake, dante_alighieri"


@pytest.mark.card("hammurabi")
def test_hammurabi_goes_to_the_void_when_you_pass() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "hammurabi, ashoka"}, void=VOID, pile=PILE)
    table.choose("Pass")
    assert table.crew("Aroha") == ["ashoka"]
    assert table.void[-1] == "hammurabi"
    assert table.told[0] == ["You pass.", "Your Hammurabi goes to the Void."]
    assert table.options[3] == "Invite Hammurabi from the Void", "Ashoka takes no amends for what is your own doing"


@pytest.mark.card("hammurabi")
def test_hammurabi_goes_when_you_are_forced_to_pass_and_stays_when_others_pass() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "hammurabi"}, void=VOID, pile=PILE, must_pass="Aroha")
    assert table.crew("Aroha") == []
    table = Table("Aroha", "Moon", crews={"Moon": "hammurabi"}, void=VOID, pile=PILE)
    table.choose("Pass")
    assert table.crew("Moon") == ["hammurabi"]


@pytest.mark.card("hammurabi")
def test_hammurabi_solo_may_be_taken_into_the_dummys_crew() -> None:
    table = Table("Aroha", crews={"Aroha": "hammurabi"}, void=VOID, pile=PILE, must_pass="Aroha")
    assert table.crew("Aroha") == []
    assert table.crew(DUMMY) == ["plato", "ibn_sina", "louis_xiv", "hammurabi"]


@pytest.mark.card("marco_polo")
def test_marco_polo_goes_instead_of_a_crew_mate() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "hammurabi, marco_polo"}, void=VOID, pile=PILE)
    table.choose("Pass")
    assert table.asks("Aroha") == "Marco Polo: do you swap this card for one of the Void to keep Hammurabi?"
    assert table.options == [
        "Swap Marco Polo for Plato",
        "Swap Marco Polo for Ibn Sina",
        "Swap Marco Polo for Louis XIV",
        "Let Hammurabi go",
    ]
    table.choose("Swap Marco Polo for Plato")
    assert table.crew("Aroha") == ["hammurabi", "plato"]
    assert table.void == ["ibn_sina", "louis_xiv", "marco_polo"]
    assert table.told[1][-1] == "Aroha swaps Marco Polo with Plato from the Void."


@pytest.mark.card("marco_polo")
def test_marco_polo_gets_a_card_without_its_invite_effect() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "hammurabi, marco_polo"}, void="mansa_musa", pile=PILE)
    table.choose("Pass")
    table.choose("Swap Marco Polo for Mansa Musa")
    assert table.hand("Moon") == []
    assert table.crew("Aroha") == ["hammurabi", "mansa_musa"]


@pytest.mark.card("marco_polo")
def test_marco_polo_saves_nobody_elses_crew_mates() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "hammurabi", "Moon": "marco_polo"}, void=VOID, pile=PILE)
    table.choose("Pass")
    assert table.void[-1] == "hammurabi"
    assert table.asks("Moon") == "Your turn: invite a card or pass"


@pytest.mark.card("marco_polo")
def test_marco_polo_is_no_help_against_taking() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "marco_polo, mansa_musa"}, void=f"qin_shi_huang, {VOID}", pile=PILE)
    table.choose("Invite Qin Shi Huang")
    table.choose("Moon's Mansa Musa")
    assert table.crew("Aroha") == ["qin_shi_huang", "mansa_musa"]
    assert table.options[-1] == "Pass"


@pytest.mark.card("marco_polo", "ashoka")
def test_marco_polos_swap_is_your_own_doing_to_ashoka() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Moon": "marco_polo, mansa_musa, ashoka"}, void=f"robespierre, {VOID}", pile=PILE
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("Moon's Mansa Musa")
    table.choose("Swap Marco Polo for Plato", "Moon")
    assert table.crew("Moon") == ["mansa_musa", "ashoka", "plato"]
    assert table.options[-1] == "Pass", "no amends are offered; Moon is at her turn"


@pytest.mark.card("marco_polo", "ashoka")
def test_declining_marco_polo_lets_ashoka_answer() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Moon": "marco_polo, mansa_musa, ashoka"}, void=f"robespierre, {VOID}", pile=PILE
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("Moon's Mansa Musa")
    table.choose("Let Mansa Musa go", "Moon")
    assert table.asks("Moon") == "Ashoka: do you take a card of the Void?"
    table.choose("Mansa Musa", "Moon")
    assert table.crew("Moon") == ["marco_polo", "ashoka", "mansa_musa"]


@pytest.mark.card("marco_polo")
def test_marco_polo_of_the_dummy_does_nothing() -> None:
    table = Table(
        "Aroha",
        crews={DUMMY: "marco_polo, mansa_musa"},
        hands={"Aroha": "leonidas, ashoka"},
        void=f"robespierre, {VOID}",
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("The dummy's Mansa Musa")
    assert table.crew(DUMMY)[0] == "marco_polo"
    assert table.over


@pytest.mark.card("elizabeth_i")
@pytest.mark.parametrize("card", ["qin_shi_huang", "hannibal_barca", "cleopatra"])
def test_elizabeth_shields_her_crew_from_taking_and_swapping(card: str) -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "leonidas", "Moon": "elizabeth_i, mansa_musa"},
        void=f"{card}, {VOID}",
        pile=PILE,
    )
    table.choose(table.options[0])
    assert table.crew("Moon") == ["elizabeth_i", "mansa_musa"]
    assert table.asked == ["Moon"]


@pytest.mark.card("elizabeth_i")
def test_elizabeth_shields_nobody_once_she_is_gone() -> None:
    """Robespierre sends Elizabeth away; a turn later Qin takes what she shielded."""
    table = Table(
        "Aroha",
        "Moon",
        crews={"Moon": "elizabeth_i, mansa_musa"},
        hands={"Aroha": "qin_shi_huang"},
        void=f"robespierre, hammurabi, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("Moon's Queen Elizabeth I")
    table.choose("Invite Hammurabi", "Moon")
    table.choose("Invite Qin Shi Huang", "Aroha")
    table.choose("Moon's Mansa Musa")
    assert "mansa_musa" in table.crew("Aroha")


@pytest.mark.card("elizabeth_i")
def test_elizabeth_stops_none_of_your_own_effects() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "elizabeth_i", "Moon": "ashoka"}, void=f"cleopatra, {VOID}", pile=PILE
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Queen Elizabeth I")
    assert table.crew("Moon") == ["elizabeth_i"]
    assert table.crew("Aroha") == ["cleopatra", "ashoka"]


@pytest.mark.card("henry_ford")
def test_henry_ford_draws_when_you_pass() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "henry_ford"}, hands={"Aroha": "ashoka, leonidas"}, void=VOID, pile=PILE
    )
    table.choose("Pass")
    assert table.hand("Aroha") == ["ashoka", "leonidas", "pachacuti"]
    assert table.told[1] == ["Aroha passes.", "Aroha draws 1 card."]


@pytest.mark.card("henry_ford")
def test_henry_ford_with_an_empty_pile_draws_nothing() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "henry_ford"}, void=VOID)
    table.choose("Pass")
    assert table.told[1] == ["Aroha passes."]


@pytest.mark.card("henry_ford")
def test_henry_ford_does_not_draw_when_others_pass() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "henry_ford"}, void=VOID, pile=PILE)
    table.choose("Pass")
    assert table.hand("Moon") == []
    assert table.pile[0] == "pachacuti"


@pytest.mark.card("leonidas")
def test_leonidas_forbids_passing_by_choice_and_by_force() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "leonidas"}, void=VOID, pile=PILE, must_pass="Aroha")
    assert table.told[0] == ["Leonidas saves you from passing."]
    assert table.told[1] == ["Leonidas saves Aroha from passing."]
    assert [option[:6] for option in table.options] == ["Invite"] * 3
    assert not table.must_pass("Aroha")
    assert table.why(PASS) == "Leonidas says that you cannot pass while there is a card to invite. (R28)"


@pytest.mark.card("leonidas")
def test_leonidas_lets_you_pass_with_nothing_to_invite() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "leonidas"}, hands={"Moon": "plato"}, pile=PILE)
    assert table.told[-1] == ["Aroha passes."]
    assert table.asked == ["Moon"]


@pytest.mark.card("leonidas")
def test_leonidas_wants_you_to_invite_your_only_hand_card() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "leonidas"}, hands={"Aroha": "plato"}, pile=PILE)
    assert table.told[-1][0] == "Aroha invites Plato from their hand."


@pytest.mark.card("leonidas")
def test_leonidas_binds_his_own_player_only() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "leonidas"}, void=VOID, pile=PILE)
    assert table.options[-1] == "Pass"
    table.choose("Pass")
    assert "Pass" not in table.options


@pytest.mark.card("leonidas", "sophie_scholl")
@pytest.mark.parametrize("card", ["leonidas", "sophie_scholl"])
def test_a_forced_pass_is_cancelled_in_the_solo_game_too(card: str) -> None:
    table = Table("Aroha", crews={"Aroha": card}, void=VOID, pile=PILE, must_pass="Aroha")
    assert table.told[0][0].endswith("saves you from passing.")
    assert table.asks("Aroha") == "Your turn: invite a card"
    assert table.crew(DUMMY) == []


@pytest.mark.card("sophie_scholl")
def test_sophie_scholl_cancels_a_forced_pass_and_leaves_you_the_choice() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "sophie_scholl"}, void=VOID, pile=PILE, must_pass="Aroha")
    assert table.told[0] == ["Sophie Scholl saves you from passing."]
    assert table.options[-1] == "Pass"
    assert not table.must_pass("Aroha")
    table.choose("Pass")
    assert table.is_passive("Aroha")


@pytest.mark.card("sophie_scholl")
def test_sophie_scholl_in_the_hand_protects_nothing() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "sophie_scholl"}, void=VOID, pile=PILE, must_pass="Aroha")
    assert table.is_passive("Aroha")
