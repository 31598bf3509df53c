"""Ashoka, who takes amends for every way a Crew Mate can leave."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.testing import DUMMY, Table

VOID = "plato, ibn_sina, louis_xiv"
PILE = "pachacuti, nostradamus, francis_drake, dante_alighieri"


@pytest.mark.card("ashoka")
def test_ashoka_takes_amends_for_a_taken_crew_mate() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "ashoka, mansa_musa"}, void=f"qin_shi_huang, {VOID}", pile=PILE)
    table.choose("Invite Qin Shi Huang")
    table.choose("Moon's Mansa Musa")
    assert table.asks("Moon") == "Ashoka: do you take a card of the Void?"
    assert table.options == ["Plato", "Ibn Sina", "Louis XIV", "Decline"]
    table.choose("Louis XIV", "Moon")
    assert table.crew("Moon") == ["ashoka", "louis_xiv"]
    assert table.told[0][2] == "Moon takes Louis XIV from the Void."


@pytest.mark.card("ashoka")
def test_ashoka_may_decline() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "ashoka, mansa_musa"}, void=f"qin_shi_huang, {VOID}", pile=PILE)
    table.choose("Invite Qin Shi Huang")
    table.choose("Moon's Mansa Musa")
    table.choose("Decline", "Moon")
    assert table.crew("Moon") == ["ashoka"]
    assert table.void == ["plato", "ibn_sina", "louis_xiv"]


@pytest.mark.card("ashoka")
def test_ashoka_takes_amends_for_what_you_give_to_hannibal() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "ashoka, mansa_musa"}, void=f"hannibal_barca, {VOID}", pile=PILE)
    table.choose("Invite Hannibal Barca")
    table.choose("Mansa Musa", "Moon")
    table.choose("Plato", "Moon")
    assert table.crew("Moon") == ["ashoka", "plato"]


@pytest.mark.card("ashoka")
def test_ashoka_given_to_hannibal_takes_no_amends() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "ashoka, mansa_musa"}, void=f"hannibal_barca, {VOID}", pile=PILE)
    table.choose("Invite Hannibal Barca")
    table.choose("Ashoka", "Moon")
    assert table.crew("Aroha") == ["hannibal_barca", "ashoka"]
    assert table.asks("Moon") == "Your turn: invite a card or pass"


@pytest.mark.card("ashoka")
def test_ashoka_takes_amends_for_cleopatras_swap() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "leonidas", "Moon": "ashoka, mansa_musa"},
        void=f"cleopatra, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Leonidas")
    table.choose("Moon's Mansa Musa")
    table.choose("Plato", "Moon")
    assert table.crew("Moon") == ["ashoka", "leonidas", "plato"]


@pytest.mark.card("ashoka")
def test_ashoka_swapped_by_cleopatra_answers_for_neither_side() -> None:
    """Whether he is what she gives or what she gets."""
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "leonidas", "Moon": "ashoka"}, void=f"cleopatra, {VOID}", pile=PILE
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Leonidas")
    assert table.crew("Moon") == ["leonidas"]
    assert table.asks("Moon") == "Your turn: invite a card"
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "ashoka", "Moon": "leonidas"}, void=f"cleopatra, {VOID}", pile=PILE
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Ashoka")
    assert table.crew("Moon") == ["ashoka"]
    assert table.asks("Moon") == "Your turn: invite a card or pass"


@pytest.mark.card("ashoka")
def test_ashoka_takes_back_what_robespierre_sent_away() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "ashoka, mansa_musa"}, void=f"robespierre, {VOID}", pile=PILE)
    table.choose("Invite Maximilien Robespierre")
    table.choose("Moon's Mansa Musa")
    table.choose("Mansa Musa", "Moon")
    assert table.crew("Moon") == ["ashoka", "mansa_musa"]
    assert table.void == ["plato", "ibn_sina", "louis_xiv"]


@pytest.mark.card("ashoka")
def test_ashoka_does_not_answer_to_your_own_effects() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "ashoka, mansa_musa"}, void=f"robespierre, {VOID}", pile=PILE)
    table.choose("Invite Maximilien Robespierre")
    table.choose("Mansa Musa")
    assert table.asked == ["Moon"]
    assert table.crew("Aroha") == ["ashoka", "robespierre"]


@pytest.mark.card("ashoka")
def test_ashoka_answers_to_a_copied_effect_of_another_player() -> None:
    """Moon's own Robespierre, used by Aroha, is Aroha's effect."""
    table = Table(
        "Aroha", "Moon", crews={"Moon": "ashoka, robespierre, mansa_musa"}, void=f"machiavelli, {VOID}", pile=PILE
    )
    table.choose("Invite Niccolò Machiavelli")
    table.choose("Moon's Maximilien Robespierre")
    table.choose("Moon's Mansa Musa")
    assert table.asks("Moon") == "Ashoka: do you take a card of the Void?"


@pytest.mark.card("ashoka")
def test_ashoka_with_an_empty_void_is_not_asked() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "ashoka, mansa_musa"}, void="qin_shi_huang", pile=PILE)
    table.choose("Invite Qin Shi Huang")
    table.choose("Moon's Mansa Musa")
    assert table.crew("Moon") == ["ashoka"]
    assert table.void == ["pachacuti", "nostradamus", "francis_drake"]


@pytest.mark.card("ashoka")
def test_ashoka_of_the_dummy_takes_no_amends() -> None:
    table = Table(
        "Aroha",
        crews={DUMMY: "ashoka, mansa_musa"},
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"qin_shi_huang, {VOID}",
    )
    table.choose("Invite Qin Shi Huang")
    table.choose("The dummy's Mansa Musa")
    assert table.told[0][1:3] == [
        "You take Mansa Musa from the dummy.",
        "Plato, Ibn Sina and Louis XIV from the Void join the dummy's crew.",
    ]
