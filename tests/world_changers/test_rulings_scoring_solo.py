"""Our rulings on scoring, the solo game and the cards (O20 to O31)."""

from __future__ import annotations

from collections import Counter

import pytest

from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.testing import DUMMY, Table

FULL_VOID = "plato, ibn_sina, louis_xiv"
PILE = "murasaki_shikibu, nostradamus, pachacuti, ibn_battuta, dante_alighieri, abraham_lincoln"

# Scoring.


@pytest.mark.rule("O20")
def test_o20_no_question_is_needed_in_scoring() -> None:
    table = Table("Aroha", "Moon", void="alexander_iii", crews={"Aroha": "plato, henry_ford, louis_xiv"})
    table.choose("Invite Alexander III")
    assert table.over
    assert table.score("Aroha") == (0 + 4 + 0 - 4 + 2 + 3) * 2


@pytest.mark.rule("O21")
def test_o21_king_and_ibn_sina_look_at_printed_values() -> None:
    """Ibn Sina forgives King's -3, which King still counts as 1 or less; nothing counts twice."""
    table = Table("Aroha", "Moon", void="plato", crews={"Aroha": "martin_luther_king, ibn_sina, ashoka, joan_of_arc"})
    assert table.score("Aroha") == (-3 - 2 + 1 + 2) + 3 * 2 + 3


@pytest.mark.rule("O22")
def test_o22_alexander_doubles_a_negative_total() -> None:
    table = Table("Aroha", "Moon", void="plato", crews={"Aroha": "alexander_iii, yi_sun_sin"})
    assert table.score("Aroha") == -6


@pytest.mark.rule("O23")
def test_o23_the_dummy_scores_in_the_same_order() -> None:
    """Alexander is out of the solo game of the box; a set of one's own may leave him in."""
    table = Table("Aroha", void="ashoka, ibn_sina", crews={DUMMY: "alexander_iii, plato, henry_ford, leonidas"})
    assert table.score(DUMMY) == (-4 + 0 + 4 + 4 + 2 * 2) * 2


# Solo.


@pytest.mark.rule("O24")
def test_o24_a_forced_pass_takes_no_card_and_the_dummy_takes_the_void() -> None:
    table = Table(
        "Aroha",
        crews={"Aroha": "henry_ford"},
        hands={"Aroha": "ashoka"},
        void=f"joan_of_arc, {FULL_VOID}",
        pile="leonidas, hammurabi, marco_polo, sophie_scholl, elizabeth_i, alexander_iii, mansa_musa",
    )
    table.choose("Invite Joan of Arc")
    assert table.told[0][1] == "You must pass your next turn."
    table.choose("Take Plato into your hand")
    assert table.told[0][-5:] == [
        "The Void gets Leonidas, Hammurabi, Marco Polo and Sophie Scholl from the Draw Pile.",
        "You have to pass.",
        "You draw Queen Elizabeth I.",
        "Leonidas, Hammurabi, Marco Polo and Sophie Scholl from the Void join the dummy's crew.",
        "The Void gets Alexander III and Mansa Musa from the Draw Pile.",
    ]
    assert table.crew("Aroha") == ["henry_ford", "joan_of_arc"]
    assert table.hand("Aroha") == ["ashoka", "plato", "elizabeth_i"]


@pytest.mark.rule("O24")
def test_o24_joan_spares_you_while_the_dummy_has_more() -> None:
    table = Table("Aroha", crews={DUMMY: "ashoka, leonidas"}, void=f"joan_of_arc, {FULL_VOID}", pile=PILE)
    table.choose("Invite Joan of Arc")
    assert not table.must_pass("Aroha")
    assert "must pass" not in " ".join(table.told[0])


@pytest.mark.rule("O25")
def test_o25_a_short_hand_takes_void_cards_until_it_holds_two() -> None:
    table = Table("Aroha", void=f"ashoka, {FULL_VOID}", pile=PILE)
    table.choose("Invite Ashoka")
    table.choose("Take Plato")
    table.choose("Take Ibn Sina")
    assert table.hand("Aroha") == ["plato", "ibn_sina"]
    assert table.crew(DUMMY) == ["louis_xiv"]


@pytest.mark.rule("O25")
def test_o25_a_hand_of_two_or_more_takes_none() -> None:
    table = Table("Aroha", void=f"ashoka, {FULL_VOID}", hands={"Aroha": "leonidas, hammurabi, marco_polo"}, pile=PILE)
    table.choose("Invite Leonidas")
    assert table.hand("Aroha") == ["hammurabi", "marco_polo"]
    assert len(table.crew(DUMMY)) == 4


@pytest.mark.rule("O25")
def test_o25_an_empty_void_ends_the_taking() -> None:
    table = Table("Aroha", void="ashoka, plato", pile="leonidas, hammurabi")
    table.choose("Invite Ashoka")
    assert table.hand("Aroha") == ["plato"]
    assert table.crew(DUMMY) == []


@pytest.mark.rule("O26")
def test_o26_cards_moved_to_the_void_are_ordinary_void_cards() -> None:
    for wanted, left in (("Mansa Musa", "plato"), ("Plato", "mansa_musa")):
        table = Table(
            "Aroha", crews={DUMMY: "mansa_musa"}, void="plato", hands={"Aroha": "robespierre, leonidas"}, pile=PILE
        )
        table.choose("Invite Maximilien Robespierre")
        table.choose(f"Take {wanted}")
        assert table.crew(DUMMY) == [left]


@pytest.mark.rule("O27")
def test_o27_nothing_protects_the_dummy() -> None:
    table = Table(
        "Aroha",
        crews={DUMMY: "elizabeth_i, marco_polo, ashoka, mansa_musa"},
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"robespierre, {FULL_VOID}",
        pile=PILE,
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("The dummy's Mansa Musa")
    assert table.crew(DUMMY) == [
        "elizabeth_i",
        "marco_polo",
        "ashoka",
        "plato",
        "ibn_sina",
        "louis_xiv",
        "mansa_musa",
    ]


@pytest.mark.rule("O27")
@pytest.mark.parametrize("card", ["qin_shi_huang", "hannibal_barca", "cleopatra"])
def test_o27_elizabeth_does_not_shield_the_dummy(card: str) -> None:
    table = Table(
        "Aroha",
        crews={"Aroha": "sophie_scholl", DUMMY: "elizabeth_i"},
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"{card}, {FULL_VOID}",
        pile=PILE,
    )
    table.choose(table.options[0])
    if card == "cleopatra":
        table.choose("Sophie Scholl")
    assert "elizabeth_i" in table.crew("Aroha")


@pytest.mark.rule("O27")
def test_o27_machiavelli_copies_from_the_dummy() -> None:
    table = Table(
        "Aroha",
        crews={DUMMY: "nelson_mandela"},
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"machiavelli, {FULL_VOID}",
        pile=PILE,
    )
    table.choose("Invite Niccolò Machiavelli")
    assert table.told[0][1] == "You use the effect of the dummy's Nelson Mandela."
    table.choose("Plato")
    assert table.crew("Aroha") == ["machiavelli", "plato"]


@pytest.mark.rule("O27")
@pytest.mark.parametrize("card", ["yi_sun_sin", "genghis_khan", "mansa_musa"])
def test_o27_hands_and_next_turns_of_the_dummy_are_none(card: str) -> None:
    table = Table(
        "Aroha",
        crews={DUMMY: "ashoka"},
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"{card}, {FULL_VOID}",
        pile=PILE,
    )
    table.choose(table.options[0])
    assert table.hand("Aroha") == ["leonidas", "hammurabi"]
    assert table.void == ["murasaki_shikibu", "nostradamus", "pachacuti", "ibn_battuta"]
    assert table.s.tokens == 0


@pytest.mark.rule("O28")
def test_o28_other_choices_for_the_dummy_are_yours() -> None:
    """Which of the dummy's Crew Mates goes to the Void or is swapped, you say, whatever it is worth."""
    table = Table(
        "Aroha",
        crews={"Aroha": "hammurabi", DUMMY: "ashoka, qin_shi_huang, mansa_musa"},
        hands={"Aroha": "leonidas, marco_polo"},
        void=f"cleopatra, {FULL_VOID}",
        pile=PILE,
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Hammurabi")
    assert table.options == ["The dummy's Ashoka", "The dummy's Qin Shi Huang", "The dummy's Mansa Musa"]
    table.choose("The dummy's Mansa Musa")
    assert table.crew("Aroha") == ["cleopatra", "mansa_musa"]


@pytest.mark.rule("O29")
def test_o29_more_crew_mates_decide_equal_points() -> None:
    table = Table(
        "Aroha", crews={"Aroha": "murasaki_shikibu, mansa_musa", DUMMY: "leonidas, henry_ford"}, void="hammurabi"
    )
    assert table.over
    assert GAME.verdict(table.s) == "Aroha wins with 9 Legacy Points."
    table = Table("Aroha", crews={"Aroha": "murasaki_shikibu, mansa_musa", DUMMY: "leonidas"}, void="francis_drake")
    assert GAME.verdict(table.s) == "Aroha wins with 4 Legacy Points."


# Cards.


@pytest.mark.rule("O30")
def test_o30_every_field_says_where_it_comes_from() -> None:
    origins = {
        field: Counter(figure.origins[field] for figure in GAME.box.faces)
        for field in ("number", "name", "value", "effect")
    }
    ours = "our design"
    cards = len(GAME.box.faces)
    assert cards - origins["name"][ours] == 25
    assert cards - origins["number"][ours] == 2
    assert origins["value"] == {ours: cards}
    assert origins["effect"] == {"published": 2, "rulebook": 9 + 2, ours: cards - 13}


@pytest.mark.rule("O31")
def test_o31_some_effects_forbid_passing_swap_cards_and_discard_cards_in_play() -> None:
    effects = {figure.effect for figure in GAME.box.faces}
    assert {"cannot_pass", "swap_crew_mates", "swap_with_void", "send_to_void", "leaves_on_pass"} <= effects
