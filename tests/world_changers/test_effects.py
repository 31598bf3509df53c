"""Effects: Invite, Trigger and End of Game, "cannot", order, next turns (R11, R22 to R35)."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.layout import DECLINE, PASS
from worldtable.games.world_changers.testing import Table

FULL_VOID = "plato, ibn_sina, louis_xiv"


@pytest.mark.rule("R11", "R25")
def test_a_trigger_works_at_the_moment_of_its_condition() -> None:
    """Ashoka answers to the taking of Plato before Aroha refills the Void."""
    table = Table(
        "Aroha",
        "Moon",
        void="qin_shi_huang, leonidas, ibn_sina",
        crews={"Moon": "ashoka, plato"},
        hands={"Aroha": "louis_xiv"},
    )
    table.choose("Invite Qin Shi Huang")
    table.choose("Moon's Plato")
    assert table.asked == ["Moon"]
    assert table.void == ["leonidas", "ibn_sina"]
    table.choose("Leonidas")
    assert table.void == ["ibn_sina", "louis_xiv"]


@pytest.mark.rule("R22")
def test_an_invite_effect_works_once_for_the_player_who_invites() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void=f"mansa_musa, {FULL_VOID}",
        pile="leonidas, ashoka, hammurabi, henry_ford, sophie_scholl",
    )
    table.choose("Invite Mansa Musa")
    assert table.hand("Moon") == ["leonidas"]
    table.choose("Pass")
    table.choose("Pass")
    assert table.over
    assert table.hand("Moon") == ["leonidas"]


@pytest.mark.rule("R22")
def test_trigger_and_end_of_game_cards_do_nothing_when_invited() -> None:
    for card in ("hammurabi", "henry_ford", "ashoka", "alexander_iii"):
        table = Table("Aroha", "Moon", void=f"{card}, {FULL_VOID}", pile="leonidas, sophie_scholl, genghis_khan")
        table.choose(table.options[0])
        assert table.crew("Aroha") == [card]
        assert table.hand("Aroha") == ["leonidas", "sophie_scholl"]
        assert table.asked == ["Moon"]


@pytest.mark.rule("R23")
def test_a_card_taken_from_another_crew_stays_asleep() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void=f"qin_shi_huang, {FULL_VOID}",
        crews={"Moon": "lady_godiva"},
        hands={"Aroha": "ashoka, leonidas"},
    )
    table.choose("Invite Qin Shi Huang")
    assert table.crew("Aroha") == ["qin_shi_huang", "lady_godiva"]
    assert table.hand("Aroha") == ["ashoka", "leonidas"]


@pytest.mark.rule("R23")
def test_a_card_given_away_stays_asleep_for_both() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void=f"mother_teresa, {FULL_VOID}",
        crews={"Aroha": "lady_godiva"},
        hands={"Aroha": "ashoka, leonidas", "Moon": "hammurabi, henry_ford"},
    )
    table.choose("Invite Mother Teresa")
    assert table.crew("Moon") == ["lady_godiva"]
    assert len(table.hand("Aroha")) == len(table.hand("Moon")) == 2


@pytest.mark.rule("R23")
def test_a_card_taken_from_the_void_stays_asleep() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void="nelson_mandela, lady_godiva, plato, ashoka, ibn_sina",
        hands={"Aroha": "hammurabi, leonidas"},
    )
    table.choose("Invite Nelson Mandela")
    table.choose("Lady Godiva")
    assert table.hand("Aroha") == ["hammurabi", "leonidas"]


@pytest.mark.rule("R23")
def test_swapped_cards_stay_asleep() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void=f"cleopatra, {FULL_VOID}",
        crews={"Aroha": "genghis_khan", "Moon": "lady_godiva"},
        hands={"Aroha": "ashoka, leonidas", "Moon": "hammurabi, henry_ford"},
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Genghis Khan")
    assert table.crew("Aroha") == ["cleopatra", "lady_godiva"]
    assert table.crew("Moon") == ["genghis_khan"]
    assert len(table.hand("Aroha")) == len(table.hand("Moon")) == 2


@pytest.mark.rule("R24", "O11")
def test_a_copied_effect_serves_the_player_who_copies_it() -> None:
    """Linda owns Mansa Musa and is now one of the others; Aroha who copies him draws nothing from him."""
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        void=f"machiavelli, {FULL_VOID}",
        crews={"Linda": "mansa_musa"},
        hands={"Aroha": "ashoka, leonidas"},
        pile="henry_ford, hammurabi, sophie_scholl",
    )
    table.choose("Invite Niccolò Machiavelli")
    assert table.hand("Moon") == ["henry_ford"]
    assert table.hand("Linda") == ["hammurabi"]
    assert table.hand("Aroha") == ["ashoka", "leonidas"]
    assert table.crew("Linda") == ["mansa_musa"]


@pytest.mark.rule("R25")
def test_a_trigger_works_every_time_by_choice_or_by_force() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void=f"yi_sun_sin, {FULL_VOID}",
        crews={"Aroha": "henry_ford"},
        pile="ashoka, leonidas, hammurabi, machiavelli",
    )
    table.choose("Pass")
    assert table.hand("Aroha") == ["ashoka"]
    table.choose("Invite Yi Sun-Sin", "Moon")
    assert table.told[0][-2:] == ["You have to pass.", "You draw Niccolò Machiavelli."]
    assert table.hand("Aroha") == ["ashoka", "machiavelli"]


@pytest.mark.rule("R25")
def test_a_trigger_does_not_work_from_the_hand_or_the_void() -> None:
    table = Table("Aroha", "Moon", void="henry_ford", hands={"Aroha": "hammurabi"}, pile="ashoka, leonidas")
    table.choose("Pass")
    assert table.hand("Aroha") == ["hammurabi"]
    assert table.void == ["henry_ford"]


@pytest.mark.rule("R26")
def test_an_end_of_game_effect_counts_in_scoring_only() -> None:
    """King changes no other card's value and does nothing at his Invite; the sheet has a line for him."""
    table = Table(
        "Aroha", "Moon", void="martin_luther_king, leonidas, plato, ashoka", hands={"Aroha": "hammurabi, ibn_sina"}
    )
    table.choose("Invite Martin Luther King, Jr.")
    assert table.told[-1] == ["Aroha invites Martin Luther King, Jr. from the Void."]
    assert [line.points for line in table.game.sheet(table.s, 0)] == [-3, 2]
    assert table.score("Moon") == 0


@pytest.mark.rule("R27")
def test_no_other_effect_comes_between_the_parts_of_one() -> None:
    """Robespierre's first part puts a card into a Void of two; nothing refills before the second part."""
    table = Table(
        "Aroha",
        "Moon",
        void="robespierre, plato, ibn_sina",
        crews={"Aroha": "ashoka, leonidas", "Moon": "hammurabi, henry_ford"},
        hands={"Aroha": "sophie_scholl, louis_xiv"},
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("Moon's Henry Ford")
    assert table.asks("Aroha") == "Maximilien Robespierre: which of your own other Crew Mates goes to the Void?"
    assert table.why(PASS) == "An effect is being carried out; nobody can pass now. (R27)"
    table.choose("Ashoka")
    assert table.void == ["plato", "ibn_sina", "henry_ford", "ashoka"]
    assert table.hand("Aroha") == ["sophie_scholl", "louis_xiv"]


@pytest.mark.rule("R28")
def test_effects_are_compulsory() -> None:
    table = Table("Aroha", "Moon", void=f"qin_shi_huang, {FULL_VOID}", crews={"Moon": "mansa_musa, robespierre"})
    table.choose("Invite Qin Shi Huang")
    assert table.options == ["Moon's Mansa Musa", "Moon's Maximilien Robespierre"]
    assert table.why(DECLINE) == "Qin Shi Huang's effect must be carried out. (R28)"


@pytest.mark.rule("R28")
def test_cannot_always_wins() -> None:
    table = Table("Aroha", "Moon", void=FULL_VOID, crews={"Aroha": "leonidas"}, must_pass="Aroha")
    assert "Pass" not in table.options
    assert table.why(PASS) == "Leonidas says that you cannot pass while there is a card to invite. (R28)"


@pytest.mark.rule("R29")
def test_a_card_may_be_invited_though_its_effect_does_nothing() -> None:
    for card in ("francis_drake", "machiavelli", "qin_shi_huang", "hannibal_barca", "mother_teresa", "cleopatra"):
        table = Table("Aroha", "Moon", void=f"{card}, {FULL_VOID}")
        table.choose(table.options[0])
        assert table.crew("Aroha") == [card]
        assert table.asked == ["Moon"]


@pytest.mark.rule("R30")
def test_the_player_orders_effects_of_the_same_moment() -> None:
    for first in ("Hammurabi", "Henry Ford"):
        table = Table(
            "Aroha", "Moon", void="plato", crews={"Aroha": "hammurabi, henry_ford"}, pile="ashoka, ibn_sina"
        )
        table.choose("Pass")
        assert table.asks("Aroha") == "Which effect comes first?"
        assert table.options == ["Hammurabi: Hammurabi goes to the Void", "Henry Ford: draw 1 card"]
        assert table.why(table.code("Plato")).endswith("(R30)")
        table.choose(first)
        told = table.told[-1][-2:]
        assert told[0].startswith("Aroha draws") == (first == "Henry Ford")
        assert table.void == ["plato", "hammurabi"]
        assert table.hand("Aroha") == ["ashoka"]


@pytest.mark.rule("R31")
def test_several_players_are_served_clockwise_from_the_active_one() -> None:
    table = Table("Aroha", "Moon", "Linda", turn="Moon", void="karl_marx, plato, ashoka")
    table.choose("Invite Karl Marx")
    assert table.asked == ["Moon"]
    table.choose("Ashoka")
    assert table.crew("Linda") == ["plato"]
    assert table.crew("Aroha") == []


@pytest.mark.rule("R32")
def test_a_next_turn_effect_outlives_its_card() -> None:
    """Yi Sun-Sin goes to the Void before Linda's turn; she must pass all the same."""
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        void=f"yi_sun_sin, robespierre, {FULL_VOID}",
        pile="ashoka, leonidas, hammurabi, henry_ford, machiavelli",
    )
    table.choose("Invite Yi Sun-Sin")
    table.choose("Linda")
    assert table.must_pass("Linda")
    table.choose("Invite Maximilien Robespierre")
    assert "yi_sun_sin" in table.void
    assert table.is_passive("Linda")
    assert table.asked == ["Aroha"]


@pytest.mark.rule("R32")
def test_the_named_player_passes_even_if_they_take_the_card() -> None:
    table = Table(
        "Aroha", "Moon", void=f"yi_sun_sin, {FULL_VOID}", hands={"Moon": "qin_shi_huang"}, crews={"Aroha": "ashoka"}
    )
    table.choose("Invite Yi Sun-Sin")
    assert table.is_passive("Moon")
    assert not table.must_pass("Moon")
    table.choose("Invite Plato", "Aroha")
    table.choose("Invite Qin Shi Huang", "Moon")
    table.choose("Aroha's Yi Sun-Sin")
    assert table.asked == ["Aroha"]
    assert not table.must_pass("Aroha")


@pytest.mark.rule("R33")
def test_a_crew_mate_in_the_void_belongs_to_nobody() -> None:
    table = Table("Aroha", "Moon", void="plato", crews={"Aroha": "hammurabi"})
    table.choose("Pass")
    assert table.crew("Aroha") == []
    table.choose("Invite Hammurabi from the Void", "Moon")
    assert table.crew("Moon") == ["hammurabi"]


@pytest.mark.rule("R34")
def test_forced_to_pass_you_may_not_invite() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void=FULL_VOID,
        hands={"Aroha": "ashoka"},
        crews={"Aroha": "henry_ford"},
        pile="leonidas",
        must_pass="Aroha",
    )
    assert table.told[0] == ["You have to pass.", "You draw Leonidas."]
    assert table.is_passive("Aroha")
    assert table.asked == ["Moon"]


@pytest.mark.rule("R35")
def test_the_token_goes_with_the_forced_pass() -> None:
    table = Table("Aroha", "Moon", void=f"ashoka, {FULL_VOID}", must_pass="Aroha")
    assert not table.must_pass("Aroha")
    table.choose("Invite Ashoka", "Moon")
    assert table.asked == ["Aroha"]
    assert table.options[-1] == "Pass"
    assert len(table.options) == 4
