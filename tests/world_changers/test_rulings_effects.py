"""Our rulings on open points on effects (O9 to O19)."""

from __future__ import annotations

import pytest

from worldtable.engine.effect import Response, schedule
from worldtable.engine.loop import settle
from worldtable.games.world_changers.card import PASSING
from worldtable.games.world_changers.effects import Draw
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.layout import CREW, DECLINE, VOID
from worldtable.games.world_changers.testing import Table

FULL_VOID = "plato, ibn_sina, louis_xiv"
PILE = "murasaki_shikibu, nostradamus, pachacuti, ibn_battuta, dante_alighieri, abraham_lincoln"


def shown(table: Table, seat: int, zone: str) -> list[str]:
    return [thing.id for each in GAME.zones(table.s, seat) if each.id == zone for thing in each.things]


@pytest.mark.rule("O9")
def test_o9_each_invite_effect_works_once_in_a_chain() -> None:
    """Drake uses Machiavelli, who uses Moon's Robespierre: of six cards three are used and stay where they are."""
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "machiavelli, mansa_musa", "Moon": "robespierre, cleopatra"},
        void=f"francis_drake, {FULL_VOID}",
        hands={"Moon": "hammurabi, marco_polo"},
        pile=PILE,
    )
    table.choose("Invite Francis Drake")
    assert table.options == ["Niccolò Machiavelli", "Mansa Musa"]
    table.choose("Niccolò Machiavelli")
    table.choose("Moon's Maximilien Robespierre")
    assert table.void[-2:] == ["cleopatra", "mansa_musa"]
    assert table.crew("Aroha") == ["machiavelli", "francis_drake"]
    assert table.crew("Moon") == ["robespierre"]
    assert table.asked == ["Moon"]


@pytest.mark.rule("O9")
def test_o9_cards_of_the_chain_cannot_be_moved_by_it() -> None:
    """Robespierre, used through Drake, can send away neither Drake nor himself."""
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "robespierre, ashoka, hammurabi"},
        void=f"francis_drake, {FULL_VOID}",
        pile=PILE,
    )
    table.choose("Invite Francis Drake")
    assert table.options == ["Ashoka", "Hammurabi"]
    reason = "Francis Drake is part of this Invite action and cannot be chosen by it. (O9)"
    assert table.why(table.code("Francis Drake")) == reason


@pytest.mark.rule("O9")
def test_o9_a_copied_card_cannot_be_taken_by_its_own_effect() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "qin_shi_huang"}, void=f"machiavelli, {FULL_VOID}", pile=PILE)
    table.choose("Invite Niccolò Machiavelli")
    assert table.crew("Moon") == ["qin_shi_huang"]
    assert table.crew("Aroha") == ["machiavelli"]


@pytest.mark.rule("O9")
def test_o9_the_chain_ends_with_the_turn() -> None:
    table = Table("Aroha", "Moon", void=f"mansa_musa, robespierre, {FULL_VOID}", pile=PILE)
    table.choose("Invite Mansa Musa")
    table.choose("Invite Maximilien Robespierre", "Moon")
    assert table.void[-1] == "mansa_musa"


@pytest.mark.rule("O10")
def test_o10_a_copy_is_compulsory_even_if_it_does_nothing_or_harm() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "lady_godiva, hannibal_barca"}, void=f"francis_drake, {FULL_VOID}", pile=PILE
    )
    table.choose("Invite Francis Drake")
    assert table.options == ["Lady Godiva", "Hannibal Barca"]
    assert table.why(DECLINE) == "Francis Drake's effect must be carried out. (R28)"
    table.choose("Hannibal Barca")
    assert table.asked == ["Moon"]


@pytest.mark.rule("O11")
def test_o11_the_owner_of_the_copied_card_can_be_the_victim() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Moon": "qin_shi_huang, mansa_musa"}, void=f"machiavelli, {FULL_VOID}", pile=PILE
    )
    table.choose("Invite Niccolò Machiavelli")
    table.choose("Moon's Qin Shi Huang")
    assert table.crew("Aroha") == ["machiavelli", "mansa_musa"]
    assert table.crew("Moon") == ["qin_shi_huang"]


def linda_is_named_while_sophie_moves(lindas_crew: str, moons_choice: str) -> Table:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Linda": lindas_crew, "Moon": "sophie_scholl" if not lindas_crew else ""},
        void=f"yi_sun_sin, mother_teresa, qin_shi_huang, {FULL_VOID}",
        pile=PILE,
    )
    table.choose("Invite Yi Sun-Sin")
    table.choose("Linda")
    table.choose(f"Invite {moons_choice}", "Moon")
    return table


@pytest.mark.rule("O12")
def test_o12_a_protector_that_came_since_helps() -> None:
    table = linda_is_named_while_sophie_moves("", "Mother Teresa")
    assert table.crew("Linda") == ["sophie_scholl"]
    assert table.told[2][-1] == "Sophie Scholl saves you from passing."
    assert table.asked == ["Linda"]
    assert not table.must_pass("Linda")


@pytest.mark.rule("O12")
def test_o12_a_protector_that_has_left_does_not() -> None:
    table = linda_is_named_while_sophie_moves("sophie_scholl", "Qin Shi Huang")
    table.choose("Linda's Sophie Scholl", "Moon")
    assert table.is_passive("Linda")
    assert table.asked == ["Aroha"]


@pytest.mark.rule("O12")
def test_o12_a_protector_is_no_help_against_the_naming_itself() -> None:
    """The token is laid although Sophie is there: only the start of the turn counts."""
    table = Table(
        "Aroha", "Moon", "Linda", crews={"Linda": "sophie_scholl"}, void=f"yi_sun_sin, {FULL_VOID}", pile=PILE
    )
    table.choose("Invite Yi Sun-Sin")
    table.choose("Linda")
    assert table.must_pass("Linda")


@pytest.mark.rule("O13")
def test_o13_a_trigger_does_not_react_to_what_brought_it() -> None:
    """Moon's Mansa Musa leaves in exchange for Ashoka, who was not Moon's when it happened."""
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "ashoka", "Moon": "mansa_musa"}, void=f"cleopatra, {FULL_VOID}", pile=PILE
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Ashoka")
    assert table.crew("Moon") == ["ashoka"]
    assert table.told[-1][1] == "Aroha swaps Ashoka with Moon's Mansa Musa."
    assert table.options[-1] == "Pass", "Moon is at her turn, not at Ashoka's question"


@pytest.mark.rule("O13")
def test_o13_a_trigger_that_has_left_does_nothing() -> None:
    table = Table("Aroha", "Moon", void="plato", crews={"Aroha": "henry_ford"}, pile=PILE)
    s = table.s
    ford = s.crew(0)[0]
    s.asks, s.options = (), ()
    schedule(s, [Response(0, ford, Draw(0, 1))])
    s.move(ford, CREW, VOID)
    settle(s)
    assert table.hand("Aroha") == []


@pytest.mark.rule("O14")
def test_o14_triggers_of_several_players_go_clockwise_from_the_active_one() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        turn="Moon",
        crews={"Aroha": "hammurabi", "Moon": "leonidas", "Linda": "henry_ford"},
        void="plato, ashoka",
        pile=PILE,
    )
    assert table.ids(table.s.watchers(PASSING)) == ["henry_ford", "hammurabi"]
    s = table.s
    s.asks, s.options = (), ()
    schedule(s, [Response(s.owner(card), card, Draw(s.owner(card), 1)) for card in s.watchers(PASSING)])
    settle(s)
    assert table.hand("Linda") == ["murasaki_shikibu"]
    assert table.hand("Aroha") == ["nostradamus"]


@pytest.mark.rule("O15")
def test_o15_marco_polo_answers_to_anybodys_effect() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Moon": "marco_polo, mansa_musa"}, void=f"robespierre, {FULL_VOID}", pile=PILE
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("Moon's Mansa Musa")
    assert table.asked == ["Moon"]
    table.choose("Swap Marco Polo for Plato")
    assert table.crew("Moon") == ["mansa_musa", "plato"]


@pytest.mark.rule("O15")
def test_o15_a_swap_is_no_move_to_the_void() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "marco_polo, mansa_musa"},
        void=f"dante_alighieri, {FULL_VOID}",
        pile="ashoka",
    )
    table.choose("Invite Dante Alighieri")
    table.choose("Mansa Musa")
    table.choose("Plato")
    assert table.crew("Aroha") == ["marco_polo", "dante_alighieri", "plato"]
    assert table.asked == ["Moon"]


@pytest.mark.rule("O15")
def test_o15_marco_polo_needs_a_card_to_swap_with() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "marco_polo, hammurabi"}, hands={"Aroha": "plato"}, pile=PILE)
    table.choose("Pass")
    assert table.crew("Aroha") == ["marco_polo"]
    assert table.void == ["hammurabi"]


@pytest.mark.rule("O16")
def test_o16_there_is_no_limit_to_hand_and_void() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "henry_ford"},
        hands={"Aroha": "leonidas, ashoka, sophie_scholl"},
        void=f"{FULL_VOID}, hammurabi, marco_polo, elizabeth_i",
        pile=PILE,
    )
    table.choose("Pass")
    assert len(table.hand("Aroha")) == 4
    table.choose("Invite Plato", "Moon")
    assert len(table.void) == 5
    table.choose("Invite Leonidas", "Aroha")
    assert len(table.hand("Aroha")) == 3
    assert len(table.void) == 5


@pytest.mark.rule("O17")
def test_o17_joan_counts_herself_and_may_hit_her_own_player() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "ashoka", "Moon": "leonidas"}, void=f"joan_of_arc, {FULL_VOID}", pile=PILE
    )
    table.choose("Invite Joan of Arc")
    assert table.must_pass("Aroha")
    assert not table.must_pass("Moon")
    table.choose("Invite Plato", "Moon")
    assert table.is_passive("Aroha")
    assert table.asked == ["Moon"]


@pytest.mark.rule("O18")
def test_o18_what_is_seen_in_the_pile_is_secret() -> None:
    table = Table("Aroha", "Moon", void=f"nostradamus, {FULL_VOID}", pile="ashoka, leonidas, hammurabi, henry_ford")
    table.choose("Invite Nostradamus")
    table.choose("Leonidas")
    table.choose("Ashoka")
    assert table.told[0][1] == "You look at the top 3 cards of the Draw Pile: Ashoka, Leonidas and Hammurabi."
    for other in (1, -1):
        assert table.told[other][1:3] == [
            "Aroha looks at the top 3 cards of the Draw Pile.",
            "Aroha takes one of them into their hand.",
        ]


@pytest.mark.rule("O18")
def test_o18_earlier_knowledge_does_not_tell_what_is_taken_in_secret() -> None:
    """All three cards lay in the Void before Pachacuti; which one Moon takes now is hers to know."""
    table = Table(
        "Aroha",
        "Moon",
        hands={"Aroha": "henry_ford, marco_polo", "Moon": "nostradamus, sophie_scholl"},
        void="pachacuti, ashoka, leonidas, hammurabi",
        pile="plato, ibn_sina, louis_xiv",
    )
    table.choose("Invite Pachacuti")
    table.choose("Ashoka")
    table.choose("Leonidas")
    for seat in (-1, 0, 1):
        assert shown(table, seat, "pile") == ["ashoka", "leonidas", "hammurabi"]
    table.choose("Invite Nostradamus", "Moon")
    table.choose("Leonidas")
    table.choose("Hammurabi")
    for seat in (-1, 0):
        assert shown(table, seat, "pile") == []
        assert shown(table, seat, "hand-1") == ["hand-1-0", "hand-1-1"]
    assert shown(table, 1, "pile") == ["ashoka", "hammurabi"]
    assert shown(table, 1, "hand-1") == ["sophie_scholl", "leonidas"]


@pytest.mark.rule("O19")
def test_o19_cards_for_the_void_are_shown_together() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void="leonidas, plato",
        hands={"Aroha": "ashoka, hammurabi, henry_ford"},
        pile="sophie_scholl, marco_polo",
    )
    table.choose("Invite Plato")
    table.choose("Put Hammurabi into the Void")
    assert table.void == ["leonidas"]
    aside = next(zone for zone in GAME.zones(table.s, 1) if zone.id == "aside")
    assert [thing.face for thing in aside.things] == [None]
    assert "Hammurabi" not in " ".join(table.told[1])
    table.choose("Put Henry Ford into the Void")
    assert table.void == ["leonidas", "hammurabi", "henry_ford"]
    assert "Aroha puts Hammurabi and Henry Ford into the Void." in table.told[1]
    assert table.hand("Aroha") == ["ashoka", "sophie_scholl"]
