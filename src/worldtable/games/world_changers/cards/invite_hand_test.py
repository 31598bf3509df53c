"""Invite cards that work on hands and on next turns."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.layout import PASS
from worldtable.games.world_changers.testing import DUMMY, Table

VOID = "plato, ibn_sina, louis_xiv"
PILE = "pachacuti, nostradamus, francis_drake, dante_alighieri"


@pytest.mark.card("joan_of_arc")
def test_joan_of_arc_makes_all_with_the_most_crew_mates_pass() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Moon": "ashoka, leonidas", "Linda": "hammurabi, mansa_musa"},
        void=f"joan_of_arc, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Joan of Arc")
    assert table.told[1][1:3] == ["You must pass your next turn.", "Linda must pass their next turn."]
    assert not table.must_pass("Aroha")
    assert table.must_pass("Linda")


@pytest.mark.card("joan_of_arc")
def test_joan_of_arc_copied_counts_for_the_copier() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "ashoka", "Moon": "joan_of_arc"}, void=f"machiavelli, {VOID}", pile=PILE
    )
    table.choose("Invite Niccolò Machiavelli")
    assert table.must_pass("Aroha")
    assert not table.must_pass("Moon")


@pytest.mark.card("joan_of_arc")
def test_joan_of_arc_solo_hits_you_if_you_have_as_many_as_the_dummy() -> None:
    table = Table(
        "Aroha",
        crews={DUMMY: "ashoka"},
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"joan_of_arc, {VOID}",
        pile=f"{PILE}, marco_polo",
    )
    table.choose("Invite Joan of Arc")
    assert "You have to pass." in table.told[0]
    assert table.crew("Aroha") == ["joan_of_arc"]
    assert table.void == ["marco_polo"]


@pytest.mark.card("yi_sun_sin")
def test_yi_sun_sin_names_a_player() -> None:
    table = Table("Aroha", "Moon", "Linda", void=f"yi_sun_sin, {VOID}", pile=PILE)
    table.choose("Invite Yi Sun-Sin")
    assert table.asks("Aroha") == "Yi Sun-Sin: who must pass their next turn?"
    assert table.options == ["Moon", "Linda"]
    assert table.why(table.code("Aroha")) == "Yi Sun-Sin names another player, not you. (O11)"
    table.choose("Linda")
    assert table.must_pass("Linda")
    assert not table.must_pass("Moon")


@pytest.mark.card("yi_sun_sin")
def test_yi_sun_sin_copied_may_hit_his_owner() -> None:
    table = Table("Aroha", "Moon", "Linda", crews={"Linda": "yi_sun_sin"}, void=f"machiavelli, {VOID}", pile=PILE)
    table.choose("Invite Niccolò Machiavelli")
    table.choose("Linda")
    assert table.must_pass("Linda")


@pytest.mark.card("yi_sun_sin")
def test_yi_sun_sin_solo_finds_nobody() -> None:
    table = Table("Aroha", hands={"Aroha": "leonidas, hammurabi"}, void=f"yi_sun_sin, {VOID}", pile=PILE)
    table.choose("Invite Yi Sun-Sin")
    assert table.asks("Aroha") == "Your turn: invite a card"


@pytest.mark.card("genghis_khan")
def test_genghis_khan_makes_the_others_give_a_hand_card() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        hands={"Aroha": "leonidas, hammurabi", "Moon": "ashoka, mansa_musa", "Linda": "marco_polo"},
        void=f"genghis_khan, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Genghis Khan")
    assert table.asks("Moon") == "Genghis Khan: which card of your hand goes into the Void?"
    assert table.why(table.code("Plato", "Moon"), "Moon") == (
        "Genghis Khan wants a card of your hand; this is from the Void. (R29)"
    )
    table.choose("Mansa Musa", "Moon")
    assert table.void == ["plato", "ibn_sina", "louis_xiv", "mansa_musa", "marco_polo"]
    assert table.hand("Linda") == [], "a single card is no choice"
    assert table.hand("Aroha") == ["leonidas", "hammurabi"]


@pytest.mark.card("genghis_khan")
def test_genghis_khan_shows_cards_so_the_move_cannot_be_taken_back() -> None:
    table = Table(
        "Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi", "Moon": "ashoka"}, void=f"genghis_khan, {VOID}"
    )
    shown = table.s.shown
    table.choose("Invite Genghis Khan")
    assert table.void[-1] == "ashoka"
    assert table.s.shown > shown


@pytest.mark.card("genghis_khan")
def test_genghis_khan_finds_empty_hands() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void=f"genghis_khan, {VOID}", pile=PILE)
    table.choose("Invite Genghis Khan")
    assert table.void == ["plato", "ibn_sina", "louis_xiv"]
    assert table.asked == ["Moon"]


@pytest.mark.card("lady_godiva")
def test_lady_godiva_puts_your_whole_hand_into_the_void() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "lady_godiva, leonidas"}, void="plato, ashoka", pile=PILE)
    table.choose("Invite Lady Godiva from your hand")
    assert table.void == ["plato", "ashoka", "leonidas"]
    assert table.hand("Aroha") == ["pachacuti", "nostradamus"]
    assert table.told[1][1] == "Aroha puts Leonidas into the Void."


@pytest.mark.card("lady_godiva")
def test_lady_godiva_with_an_empty_hand_does_nothing() -> None:
    table = Table("Aroha", "Moon", void=f"lady_godiva, {VOID}")
    table.choose("Invite Lady Godiva")
    assert table.told[-1] == ["Aroha invites Lady Godiva from the Void."]


@pytest.mark.card("lady_godiva")
def test_lady_godiva_solo_gives_the_hand_to_the_void_and_takes_two_back() -> None:
    table = Table("Aroha", hands={"Aroha": "leonidas, hammurabi"}, void="lady_godiva, plato", pile=PILE)
    table.choose("Invite Lady Godiva")
    assert table.options == [f"Take {name} into your hand" for name in ("Plato", "Leonidas", "Hammurabi")]
    table.choose("Take Plato")
    table.choose("Take Hammurabi")
    assert table.crew(DUMMY) == ["leonidas"]


@pytest.mark.card("abraham_lincoln")
def test_abraham_lincoln_invites_again_from_the_hand() -> None:
    table = Table(
        "Aroha",
        "Moon",
        hands={"Aroha": "mansa_musa, hammurabi"},
        void=f"abraham_lincoln, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Abraham Lincoln")
    assert table.asks("Aroha") == "Abraham Lincoln: do you invite another card from your hand?"
    assert table.options == ["Mansa Musa", "Hammurabi", "Decline"]
    assert table.why(table.code("Plato")) == "Abraham Lincoln wants a card of your hand; this is from the Void. (R29)"
    assert table.why(PASS) == "An effect is being carried out; nobody can pass now. (R27)"
    table.choose("Mansa Musa")
    assert table.crew("Aroha") == ["abraham_lincoln", "mansa_musa"]
    assert table.hand("Moon") == ["pachacuti"], "Mansa Musa's own effect works"
    assert table.hand("Aroha") == ["hammurabi", "nostradamus"], "the hand is drawn up once"


@pytest.mark.card("abraham_lincoln")
def test_abraham_lincoln_may_be_declined() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "mansa_musa"}, void=f"abraham_lincoln, {VOID}", pile=PILE)
    table.choose("Invite Abraham Lincoln")
    table.choose("Decline")
    assert table.crew("Aroha") == ["abraham_lincoln"]


@pytest.mark.card("abraham_lincoln")
def test_abraham_lincoln_with_an_empty_hand_asks_nothing() -> None:
    table = Table("Aroha", "Moon", void=f"abraham_lincoln, {VOID}", pile=PILE)
    table.choose("Invite Abraham Lincoln")
    assert table.asked == ["Moon"]


@pytest.mark.card("abraham_lincoln")
def test_abraham_lincoln_and_what_he_brings_are_one_chain() -> None:
    """Robespierre, invited through Lincoln, can send away neither of the two."""
    table = Table(
        "Aroha", "Moon", hands={"Aroha": "robespierre"}, crews={"Aroha": "ashoka"}, void=f"abraham_lincoln, {VOID}"
    )
    table.choose("Invite Abraham Lincoln")
    table.choose("Maximilien Robespierre")
    assert table.crew("Aroha") == ["abraham_lincoln", "robespierre"]


@pytest.mark.card("abraham_lincoln")
def test_abraham_lincoln_used_by_drake_invites_one_more() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "abraham_lincoln"},
        hands={"Aroha": "joan_of_arc, hammurabi"},
        void=f"francis_drake, {VOID}",
        pile="pachacuti, nostradamus",
    )
    table.choose("Invite Francis Drake")
    table.choose("Joan of Arc")
    assert table.crew("Aroha") == ["abraham_lincoln", "francis_drake", "joan_of_arc"]
    assert table.must_pass("Aroha")


@pytest.mark.card("abraham_lincoln")
def test_abraham_lincoln_solo_refills_the_hand_to_two() -> None:
    table = Table("Aroha", hands={"Aroha": "abraham_lincoln, hammurabi"}, void=VOID, pile=PILE)
    table.choose("Invite Abraham Lincoln")
    table.choose("Hammurabi")
    table.choose("Take Plato")
    table.choose("Take Louis XIV")
    assert table.hand("Aroha") == ["plato", "louis_xiv"]


@pytest.mark.card("murasaki_shikibu")
def test_murasaki_shikibu_places_a_hand_card_without_its_effect() -> None:
    table = Table(
        "Aroha", "Moon", hands={"Aroha": "mansa_musa, hammurabi"}, void=f"murasaki_shikibu, {VOID}", pile=PILE
    )
    table.choose("Invite Murasaki Shikibu")
    assert table.asks("Aroha") == "Murasaki Shikibu: do you place a card of your hand in your crew?"
    assert table.options == ["Mansa Musa", "Hammurabi", "Decline"]
    table.choose("Mansa Musa")
    assert table.crew("Aroha") == ["murasaki_shikibu", "mansa_musa"]
    assert table.hand("Moon") == []
    assert table.told[0][1] == "You place Mansa Musa from your hand in your crew."
    assert table.told[1][1] == "Aroha places Mansa Musa from their hand in their crew."


@pytest.mark.card("murasaki_shikibu")
def test_murasaki_shikibu_may_be_declined_and_needs_a_hand() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "mansa_musa"}, void=f"murasaki_shikibu, {VOID}", pile=PILE)
    table.choose("Invite Murasaki Shikibu")
    table.choose("Decline")
    assert table.crew("Aroha") == ["murasaki_shikibu"]
    table = Table("Aroha", "Moon", void=f"murasaki_shikibu, {VOID}", pile=PILE)
    table.choose("Invite Murasaki Shikibu")
    assert table.asked == ["Moon"]


@pytest.mark.card("ibn_battuta")
def test_ibn_battuta_moves_all_hands_clockwise() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        hands={"Aroha": "leonidas, hammurabi", "Moon": "ashoka", "Linda": "mansa_musa, marco_polo, sophie_scholl"},
        void="ibn_battuta, plato, ibn_sina",
        pile=PILE,
    )
    table.choose("Invite Ibn Battuta")
    assert table.hand("Moon") == ["leonidas", "hammurabi"]
    assert table.hand("Linda") == ["ashoka"]
    assert table.options == [f"Put {name} into the Void" for name in ("Mansa Musa", "Marco Polo", "Sophie Scholl")]
    table.choose("Put Marco Polo")
    assert table.hand("Aroha") == ["mansa_musa", "sophie_scholl"]
    assert table.told[-1][1] == "All hands move on to the next player clockwise."


@pytest.mark.card("ibn_battuta")
def test_ibn_battuta_shows_cards_so_the_move_cannot_be_taken_back() -> None:
    table = Table("Aroha", "Moon", hands={"Moon": "ashoka, leonidas"}, void=f"ibn_battuta, {VOID}")
    shown = table.s.shown
    table.choose("Invite Ibn Battuta")
    assert table.hand("Aroha") == ["ashoka", "leonidas"]
    assert table.s.shown > shown


@pytest.mark.card("ibn_battuta")
def test_ibn_battuta_solo_does_nothing() -> None:
    table = Table("Aroha", hands={"Aroha": "leonidas, hammurabi"}, void=f"ibn_battuta, {VOID}", pile=PILE)
    table.choose("Invite Ibn Battuta")
    assert table.hand("Aroha") == ["leonidas", "hammurabi"]
    assert "All hands move" not in " ".join(table.told[0])


@pytest.mark.card("mansa_musa")
def test_mansa_musa_lets_the_others_draw_while_the_pile_lasts() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        "Tama",
        hands={"Aroha": "leonidas, hammurabi", "Moon": "ashoka, marco_polo"},
        void=f"mansa_musa, {VOID}",
        pile="pachacuti, nostradamus",
    )
    table.choose("Invite Mansa Musa")
    assert table.hand("Moon") == ["ashoka", "marco_polo", "pachacuti"]
    assert table.hand("Linda") == ["nostradamus"]
    assert table.hand("Tama") == []
    assert table.told[0][1:3] == ["Moon draws 1 card.", "Linda draws 1 card."]
    assert table.told[1][1:3] == ["You draw Pachacuti.", "Linda draws 1 card."]
