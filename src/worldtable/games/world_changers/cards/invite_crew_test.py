"""Invite cards that use and take Crew Mates."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.testing import Table

VOID = "plato, ibn_sina, louis_xiv"
PILE = "murasaki_shikibu, nostradamus, pachacuti, ibn_battuta"


@pytest.mark.card("francis_drake")
def test_francis_drake_uses_another_crew_mate() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "mansa_musa, ashoka"}, void=f"francis_drake, {VOID}", pile=PILE)
    table.choose("Invite Francis Drake")
    assert table.told[1][1:3] == ["Aroha uses the effect of their own Mansa Musa.", "You draw Murasaki Shikibu."]
    assert table.crew("Aroha") == ["mansa_musa", "ashoka", "francis_drake"]


@pytest.mark.card("francis_drake")
def test_francis_drake_wants_an_invite_effect_of_your_own() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "mansa_musa, lady_godiva, ashoka", "Moon": "joan_of_arc"},
        void=f"francis_drake, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Francis Drake")
    assert table.asks("Aroha") == "Francis Drake: which of your other Crew Mates do you activate?"
    assert table.options == ["Mansa Musa", "Lady Godiva"]
    wants = "Francis Drake wants one of your other Crew Mates with an Invite effect"
    assert table.why(table.code("Ashoka")) == f"{wants}; Ashoka has none. (R29)"
    assert table.why(table.code("Joan of Arc")) == f"{wants}; this is from Moon's crew. (R29)"
    assert table.why(table.code("Plato")) == f"{wants}; this is from the Void. (R29)"


@pytest.mark.card("francis_drake")
def test_francis_drake_alone_does_nothing() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "ashoka", "Moon": "mansa_musa"}, void=f"francis_drake, {VOID}")
    table.choose("Invite Francis Drake")
    assert table.told[-1] == ["Aroha invites Francis Drake from the Void."]


@pytest.mark.card("machiavelli")
def test_machiavelli_uses_a_crew_mate_of_another_player() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Aroha": "lady_godiva", "Moon": "ashoka, nelson_mandela", "Linda": "mansa_musa"},
        void=f"machiavelli, {VOID}",
        hands={"Aroha": "leonidas, hammurabi"},
        pile=PILE,
    )
    table.choose("Invite Niccolò Machiavelli")
    assert table.asks("Aroha") == "Niccolò Machiavelli: whose Invite effect do you activate?"
    assert table.options == ["Moon's Nelson Mandela", "Linda's Mansa Musa"]
    wants = "Niccolò Machiavelli wants another player's Crew Mate with an Invite effect"
    assert table.why(table.code("Ashoka")) == f"{wants}; Ashoka has none. (R24)"
    assert table.why(table.code("Lady Godiva")) == f"{wants}; this is from your own crew. (R24)"
    table.choose("Moon's Nelson Mandela")
    assert table.asks("Aroha") == "Nelson Mandela: which card of the Void do you take?"
    table.choose("Plato")
    assert table.crew("Aroha") == ["lady_godiva", "machiavelli", "plato"]
    assert table.crew("Moon") == ["ashoka", "nelson_mandela"]


@pytest.mark.card("machiavelli")
def test_machiavelli_is_not_stopped_by_elizabeth() -> None:
    """To use a card is neither to take nor to swap it."""
    table = Table("Aroha", "Moon", crews={"Moon": "elizabeth_i, mansa_musa"}, void=f"machiavelli, {VOID}", pile=PILE)
    table.choose("Invite Niccolò Machiavelli")
    assert table.hand("Moon") == ["murasaki_shikibu"]


@pytest.mark.card("machiavelli")
def test_machiavelli_finds_nobody() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "mansa_musa", "Moon": "ashoka"}, void=f"machiavelli, {VOID}")
    table.choose("Invite Niccolò Machiavelli")
    assert table.asked == ["Moon"]


@pytest.mark.card("qin_shi_huang")
def test_qin_shi_huang_takes_a_crew_mate() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Aroha": "hammurabi", "Moon": "ashoka", "Linda": "mansa_musa, elizabeth_i"},
        void=f"qin_shi_huang, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Qin Shi Huang")
    assert table.crew("Aroha") == ["hammurabi", "qin_shi_huang", "ashoka"], "Linda's crew is out of reach"
    assert table.told[1][1] == "Aroha takes Ashoka from you."


@pytest.mark.card("qin_shi_huang")
def test_qin_shi_huang_is_told_why_elizabeths_crew_is_out_of_reach() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Moon": "ashoka, joan_of_arc", "Linda": "mansa_musa, elizabeth_i"},
        void=f"qin_shi_huang, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Qin Shi Huang")
    assert table.asks("Aroha") == "Qin Shi Huang: which Crew Mate do you take?"
    assert table.options == ["Moon's Ashoka", "Moon's Joan of Arc"]
    said = "Linda's Queen Elizabeth I says that Linda's Crew Mates cannot be taken or swapped. (R28)"
    assert table.why(table.code("Mansa Musa")) == said
    assert table.why(table.code("Queen Elizabeth I")) == said


@pytest.mark.card("qin_shi_huang")
def test_qin_shi_huang_copied_may_take_from_a_third_player() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Moon": "qin_shi_huang", "Linda": "mansa_musa"},
        void=f"machiavelli, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Niccolò Machiavelli")
    table.choose("Moon's Qin Shi Huang")
    assert table.crew("Aroha") == ["machiavelli", "mansa_musa"]


@pytest.mark.card("hannibal_barca")
def test_hannibal_makes_a_player_choose() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Moon": "ashoka, joan_of_arc", "Linda": "mansa_musa, leonidas"},
        void=f"hannibal_barca, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Hannibal Barca")
    assert table.asks("Aroha") == "Hannibal Barca: who gives you a Crew Mate?"
    assert table.options == ["Moon", "Linda"]
    assert table.why(table.code("Aroha")) == "Hannibal Barca names another player, not you. (O11)"
    table.choose("Linda")
    assert table.asks("Linda") == "Hannibal Barca: which of your Crew Mates do you give to Aroha?"
    assert table.options == ["Mansa Musa", "Leonidas"]
    table.choose("Leonidas", "Linda")
    assert table.crew("Aroha") == ["hannibal_barca", "leonidas"]
    assert table.crew("Linda") == ["mansa_musa"]


@pytest.mark.card("hannibal_barca")
def test_hannibal_cannot_name_who_is_shielded_or_has_nothing() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        "Tama",
        crews={"Moon": "elizabeth_i, ashoka", "Tama": "joan_of_arc"},
        void=f"hannibal_barca, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Hannibal Barca")
    assert table.crew("Aroha") == ["hannibal_barca", "joan_of_arc"], "Tama is the only one left, with one Crew Mate"


@pytest.mark.card("hannibal_barca")
def test_hannibal_cannot_name_who_has_only_cards_of_the_chain() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        "Tama",
        crews={
            "Aroha": "ashoka",
            "Moon": "elizabeth_i, joan_of_arc",
            "Linda": "hannibal_barca",
            "Tama": "mansa_musa",
        },
        void=f"machiavelli, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Niccolò Machiavelli")
    table.choose("Linda's Hannibal Barca")
    assert table.crew("Aroha") == ["ashoka", "machiavelli", "mansa_musa"], "Linda's only Crew Mate is in the chain"
    assert table.crew("Linda") == ["hannibal_barca"]
    assert table.asked == ["Moon"]


@pytest.mark.card("hannibal_barca")
def test_hannibal_copied_gets_what_is_outside_the_chain() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        "Tama",
        crews={"Moon": "elizabeth_i, joan_of_arc", "Linda": "mansa_musa", "Tama": "leonidas, hannibal_barca"},
        void=f"machiavelli, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Niccolò Machiavelli")
    table.choose("Tama's Hannibal Barca")
    assert table.options == ["Linda", "Tama"]
    assert table.why(table.code("Moon")) == "Moon's Queen Elizabeth I says that Moon cannot be chosen. (R28)"
    table.choose("Tama")
    assert table.crew("Tama") == ["hannibal_barca"], "Leonidas is all that is outside the chain"
    assert table.crew("Aroha") == ["machiavelli", "leonidas"]


@pytest.mark.card("hannibal_barca")
def test_hannibal_says_who_has_nothing_to_give() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        "Tama",
        crews={"Moon": "ashoka", "Linda": "leonidas"},
        void=f"hannibal_barca, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Hannibal Barca")
    assert table.options == ["Moon", "Linda"]
    assert table.why(table.code("Tama")) == "Tama has no Crew Mate to hand over. (R29)"
