"""Invite cards that work on the Void and the Draw Pile."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.layout import DECLINE
from worldtable.games.world_changers.testing import DUMMY, Table

VOID = "plato, ibn_sina, louis_xiv"
PILE = "murasaki_shikibu, abraham_lincoln, genghis_khan, ibn_battuta"


@pytest.mark.card("nelson_mandela")
def test_nelson_mandela_takes_a_card_of_the_void() -> None:
    table = Table("Aroha", "Moon", void=f"nelson_mandela, {VOID}, mansa_musa", pile=PILE)
    table.choose("Invite Nelson Mandela")
    assert table.asks("Aroha") == "Nelson Mandela: which card of the Void do you take?"
    assert table.options == ["Plato", "Ibn Sina", "Louis XIV", "Mansa Musa"]
    assert table.why(DECLINE) == "Nelson Mandela's effect must be carried out. (R28)"
    table.choose("Mansa Musa")
    assert table.crew("Aroha") == ["nelson_mandela", "mansa_musa"]
    assert table.hand("Moon") == [], "Mansa Musa was taken, not invited"
    assert table.told[1][1] == "Aroha takes Mansa Musa from the Void."


@pytest.mark.card("nelson_mandela")
def test_nelson_mandela_with_an_empty_void_does_nothing() -> None:
    table = Table("Aroha", "Moon", void="nelson_mandela", pile=PILE)
    table.choose("Invite Nelson Mandela")
    assert table.crew("Aroha") == ["nelson_mandela"]
    assert table.void == ["murasaki_shikibu", "abraham_lincoln", "genghis_khan"]


@pytest.mark.card("nelson_mandela")
def test_nelson_mandela_copied_by_drake_serves_you_again() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "nelson_mandela"}, void=f"francis_drake, {VOID}", pile=PILE)
    table.choose("Invite Francis Drake")
    table.choose("Plato")
    assert table.crew("Aroha") == ["nelson_mandela", "francis_drake", "plato"]


@pytest.mark.card("karl_marx")
def test_karl_marx_lets_everybody_take_a_card() -> None:
    table = Table("Aroha", "Moon", "Linda", turn="Linda", void="karl_marx, plato, lady_godiva, mansa_musa", pile=PILE)
    table.choose("Invite Karl Marx", "Linda")
    table.choose("Mansa Musa", "Linda")
    assert table.asks("Aroha") == "Karl Marx: which card of the Void do you take?"
    table.choose("Plato", "Aroha")
    assert table.crew("Moon") == ["lady_godiva"]
    assert table.crew("Linda") == ["karl_marx", "mansa_musa"]


@pytest.mark.card("karl_marx")
def test_karl_marx_with_an_empty_void_does_nothing() -> None:
    table = Table("Aroha", "Moon", void="karl_marx", pile=PILE)
    table.choose("Invite Karl Marx")
    assert table.crew("Aroha") == ["karl_marx"]
    assert table.crew("Moon") == []


@pytest.mark.card("karl_marx")
def test_karl_marx_copied_begins_with_the_copier() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "karl_marx"}, void="machiavelli, plato, mansa_musa", pile=PILE)
    table.choose("Invite Niccolò Machiavelli")
    table.choose("Mansa Musa", "Aroha")
    assert table.crew("Moon") == ["karl_marx", "plato"]


@pytest.mark.card("karl_marx")
def test_karl_marx_solo_gives_the_dummy_the_highest() -> None:
    table = Table(
        "Aroha",
        hands={"Aroha": "leonidas, hammurabi"},
        void="karl_marx, plato, mansa_musa, genghis_khan",
        pile="ashoka",
    )
    table.choose("Invite Karl Marx")
    table.choose("Plato")
    assert table.told[0][2] == "The dummy takes Mansa Musa from the Void."
    assert table.crew(DUMMY) == ["mansa_musa", "genghis_khan"]


@pytest.mark.card("dante_alighieri")
def test_dante_swaps_a_crew_mate_with_a_card_of_the_void() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "ashoka, leonidas"},
        void="dante_alighieri, plato, mansa_musa",
        pile="hammurabi",
    )
    table.choose("Invite Dante Alighieri")
    assert (
        table.asks("Aroha") == "Dante Alighieri: which of your other Crew Mates do you swap with a card of the Void?"
    )
    assert table.options == ["Ashoka", "Leonidas", "Decline"]
    table.choose("Leonidas")
    assert table.asks("Aroha") == "Dante Alighieri: which card of the Void do you get for Leonidas?"
    table.choose("Mansa Musa")
    assert table.crew("Aroha") == ["ashoka", "dante_alighieri", "mansa_musa"]
    assert table.void == ["plato", "leonidas", "hammurabi"]
    assert table.hand("Moon") == []
    assert table.told[1][1] == "Aroha swaps Leonidas with Mansa Musa from the Void."


@pytest.mark.card("dante_alighieri")
def test_dante_may_be_declined() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "ashoka"}, void=f"dante_alighieri, {VOID}", pile=PILE)
    table.choose("Invite Dante Alighieri")
    table.choose("Decline")
    assert table.crew("Aroha") == ["ashoka", "dante_alighieri"]


@pytest.mark.card("dante_alighieri")
@pytest.mark.parametrize(("crew", "void"), [("", f"dante_alighieri, {VOID}"), ("ashoka", "dante_alighieri")])
def test_dante_without_crew_or_void_asks_nothing(crew: str, void: str) -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": crew}, void=void, pile=PILE)
    table.choose("Invite Dante Alighieri")
    assert table.asked == ["Moon"]


@pytest.mark.card("dante_alighieri")
def test_dante_is_not_stopped_by_your_own_elizabeth() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "elizabeth_i"}, void="dante_alighieri, plato", pile="hammurabi")
    table.choose("Invite Dante Alighieri")
    table.choose("Queen Elizabeth I")
    assert table.crew("Aroha") == ["dante_alighieri", "plato"]


@pytest.mark.card("nostradamus")
def test_nostradamus_takes_one_of_three_and_orders_the_others() -> None:
    table = Table(
        "Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void=f"nostradamus, {VOID}", pile=f"ashoka, {PILE}"
    )
    shown = table.s.shown
    table.choose("Invite Nostradamus")
    assert table.s.shown > shown, "looking at the pile cannot be taken back"
    assert table.asks("Aroha") == "Nostradamus: which card do you take into your hand?"
    assert table.options == ["Ashoka", "Murasaki Shikibu", "Abraham Lincoln"]
    wants = "Nostradamus wants one of the cards you look at"
    assert table.why(table.code("Leonidas")) == f"{wants}; this is from your hand. (R29)"
    table.choose("Murasaki Shikibu")
    asked = "Nostradamus: which card do you put back first? What you put back last will be on top"
    assert table.asks("Aroha") == asked
    table.choose("Ashoka")
    assert table.pile == ["abraham_lincoln", "ashoka", "genghis_khan", "ibn_battuta"]
    assert table.hand("Aroha") == ["leonidas", "hammurabi", "murasaki_shikibu"]


@pytest.mark.card("nostradamus")
def test_nostradamus_with_two_cards_puts_the_other_back() -> None:
    table = Table(
        "Aroha",
        "Moon",
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"nostradamus, {VOID}",
        pile="ashoka, mansa_musa",
    )
    table.choose("Invite Nostradamus")
    table.choose("Mansa Musa")
    assert table.pile == ["ashoka"]
    assert table.hand("Aroha")[-1] == "mansa_musa"
    assert table.asked == ["Moon"]


@pytest.mark.card("nostradamus")
def test_nostradamus_with_one_card_takes_it() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void=f"nostradamus, {VOID}", pile="ashoka")
    table.choose("Invite Nostradamus")
    assert table.options == ["Ashoka"]
    table.choose("Ashoka")
    assert table.pile == []
    assert table.hand("Aroha") == ["leonidas", "hammurabi", "ashoka"]
    assert table.told[1][1] == "Aroha looks at the top card of the Draw Pile."


@pytest.mark.card("nostradamus")
def test_nostradamus_with_an_empty_pile_does_nothing() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void=f"nostradamus, {VOID}")
    shown = table.s.shown
    table.choose("Invite Nostradamus")
    assert table.asked == ["Moon"]
    assert table.hand("Aroha") == ["leonidas", "hammurabi"]
    assert table.s.shown == shown
    assert table.told[-1] == ["Aroha invites Nostradamus from the Void."]


@pytest.mark.card("nostradamus")
def test_nostradamus_solo_and_copied() -> None:
    table = Table(
        "Aroha",
        crews={DUMMY: "nostradamus"},
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"machiavelli, {VOID}",
        pile="ashoka, mansa_musa, marco_polo",
    )
    table.choose("Invite Niccolò Machiavelli")
    table.choose("Marco Polo")
    table.choose("Ashoka")
    assert table.hand("Aroha") == ["leonidas", "hammurabi", "marco_polo"]
    assert table.void == ["mansa_musa", "ashoka"]


@pytest.mark.card("pachacuti")
def test_pachacuti_renews_the_void() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void=f"pachacuti, {VOID}", pile=PILE)
    table.choose("Invite Pachacuti")
    assert table.asks("Aroha") == "Pachacuti: which card of the Void goes under the Draw Pile next?"
    table.choose("Louis XIV")
    table.choose("Plato")
    assert table.void == ["murasaki_shikibu", "abraham_lincoln", "genghis_khan"]
    assert table.pile == ["ibn_battuta", "louis_xiv", "plato", "ibn_sina"]
    assert table.told[1][1:4] == [
        "Aroha puts Louis XIV under the Draw Pile.",
        "Aroha puts Plato under the Draw Pile.",
        "Aroha puts Ibn Sina under the Draw Pile.",
    ]


@pytest.mark.card("pachacuti")
def test_pachacuti_with_a_short_pile_reveals_what_went_under() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void=f"pachacuti, {VOID}", pile="ashoka")
    table.choose("Invite Pachacuti")
    table.choose("Louis XIV")
    table.choose("Plato")
    assert table.void == ["ashoka", "louis_xiv", "plato"]
    assert table.pile == ["ibn_sina"]


@pytest.mark.card("pachacuti")
def test_pachacuti_with_an_empty_pile_reveals_the_same_cards() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void="pachacuti, plato, ibn_sina")
    table.choose("Invite Pachacuti")
    table.choose("Ibn Sina")
    assert sorted(table.void[:2]) == ["ibn_sina", "plato"]
    assert table.pile == []


@pytest.mark.card("pachacuti")
def test_pachacuti_with_an_empty_void_does_nothing() -> None:
    table = Table("Aroha", "Moon", void="pachacuti", pile=PILE)
    table.choose("Invite Pachacuti")
    assert table.told[-1][0] == "Aroha invites Pachacuti from the Void."
    assert table.void == ["murasaki_shikibu", "abraham_lincoln", "genghis_khan"], "that is the refill alone"
    assert table.hand("Aroha") == ["ibn_battuta"]


@pytest.mark.card("pachacuti")
def test_pachacuti_solo_keeps_the_size_of_the_void() -> None:
    table = Table("Aroha", hands={"Aroha": "leonidas, hammurabi"}, void=f"pachacuti, {VOID}", pile=PILE)
    table.choose("Invite Pachacuti")
    table.choose("Plato")
    table.choose("Ibn Sina")
    assert table.crew(DUMMY) == ["murasaki_shikibu", "abraham_lincoln", "genghis_khan"]
    assert table.void == ["ibn_battuta", "plato", "ibn_sina", "louis_xiv"]
