"""Invite cards that give, swap and send away Crew Mates."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.layout import DECLINE
from worldtable.games.world_changers.testing import DUMMY, Table

VOID = "plato, ibn_sina, louis_xiv"
PILE = "murasaki_shikibu, nostradamus, pachacuti, ibn_battuta"


@pytest.mark.card("mother_teresa")
def test_mother_teresa_gives_to_the_player_with_the_fewest() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Aroha": "ashoka, leonidas", "Moon": "joan_of_arc, mansa_musa", "Linda": "hammurabi"},
        void=f"mother_teresa, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Mother Teresa")
    assert table.asks("Aroha") == "Mother Teresa: which of your other Crew Mates do you give away?"
    assert table.options == ["Ashoka", "Leonidas"]
    assert table.why(DECLINE) == "Mother Teresa's effect must be carried out. (R28)"
    table.choose("Leonidas")
    assert table.crew("Linda") == ["hammurabi", "leonidas"]
    assert table.told[2][1] == "Aroha gives Leonidas to you."


@pytest.mark.card("mother_teresa")
def test_mother_teresa_lets_you_choose_between_equals() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        "Tama",
        crews={"Aroha": "ashoka", "Tama": "joan_of_arc"},
        void=f"mother_teresa, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Mother Teresa")
    assert table.asks("Aroha") == "Mother Teresa: who gets Ashoka?"
    assert table.options == ["Moon", "Linda"]
    assert table.why(table.code("Tama")) == "Tama does not have the fewest Crew Mates. (R29)"
    assert table.why(table.code("Aroha")) == "Mother Teresa names another player, not you. (O11)"
    table.choose("Linda")
    assert table.crew("Linda") == ["ashoka"]
    assert table.asked == ["Moon"], (
        "Ashoka does not answer to the gift that brought him, nor to one of his own player"
    )


@pytest.mark.card("mother_teresa")
def test_mother_teresa_alone_gives_nothing() -> None:
    table = Table("Aroha", "Moon", void=f"mother_teresa, {VOID}")
    table.choose("Invite Mother Teresa")
    assert table.crew("Aroha") == ["mother_teresa"]
    assert table.crew("Moon") == []


@pytest.mark.card("mother_teresa")
def test_mother_teresa_is_stopped_neither_by_your_own_elizabeth_nor_by_theirs() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "elizabeth_i", "Moon": "ashoka"}, void=f"mother_teresa, {VOID}", pile=PILE
    )
    table.choose("Invite Mother Teresa")
    assert table.crew("Moon") == ["ashoka", "elizabeth_i"]


@pytest.mark.card("mother_teresa")
def test_mother_teresa_gives_to_the_dummy() -> None:
    table = Table(
        "Aroha", crews={"Aroha": "ashoka"}, void=f"mother_teresa, {VOID}", hands={"Aroha": "leonidas, hammurabi"}
    )
    table.choose("Invite Mother Teresa")
    assert table.told[0][1] == "You give Ashoka to the dummy."
    assert table.crew(DUMMY)[0] == "ashoka"


@pytest.mark.card("cleopatra")
def test_cleopatra_swaps_two_crew_mates_of_your_choice() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Aroha": "ashoka, leonidas", "Moon": "joan_of_arc", "Linda": "elizabeth_i, hammurabi"},
        void=f"cleopatra, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Cleopatra VII")
    assert table.asks("Aroha") == "Cleopatra VII: which of your other Crew Mates do you swap?"
    assert table.options == ["Ashoka", "Leonidas", "Decline"]
    table.choose("Leonidas")
    assert table.crew("Aroha") == ["ashoka", "cleopatra", "joan_of_arc"], "Elizabeth shields Linda's crew"
    assert table.crew("Moon") == ["leonidas"]
    assert table.told[1][1] == "Aroha swaps Leonidas with your Joan of Arc."


@pytest.mark.card("cleopatra")
def test_cleopatra_asks_whom_you_want() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "ashoka", "Moon": "joan_of_arc, mansa_musa"},
        void=f"cleopatra, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Ashoka")
    assert table.asks("Aroha") == "Cleopatra VII: whom do you swap Ashoka with?"
    table.choose("Moon's Mansa Musa")
    assert table.crew("Aroha") == ["cleopatra", "mansa_musa"]


@pytest.mark.card("cleopatra")
def test_cleopatra_may_be_declined() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "ashoka", "Moon": "joan_of_arc"}, void=f"cleopatra, {VOID}", pile=PILE
    )
    table.choose("Invite Cleopatra VII")
    table.choose("Decline")
    assert table.crew("Aroha") == ["ashoka", "cleopatra"]
    assert table.crew("Moon") == ["joan_of_arc"]


@pytest.mark.card("cleopatra")
@pytest.mark.parametrize(("own", "theirs"), [("", "joan_of_arc"), ("ashoka", ""), ("ashoka", "elizabeth_i")])
def test_cleopatra_without_two_sides_asks_nothing(own: str, theirs: str) -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": own, "Moon": theirs}, void=f"cleopatra, {VOID}", pile=PILE)
    table.choose("Invite Cleopatra VII")
    assert table.asked == ["Moon"]


@pytest.mark.card("robespierre")
def test_robespierre_sends_one_of_theirs_and_one_of_yours() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "leonidas, mansa_musa", "Moon": "joan_of_arc, hammurabi"},
        void=f"robespierre, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Maximilien Robespierre")
    assert table.asks("Aroha") == "Maximilien Robespierre: which Crew Mate of another player goes to the Void?"
    assert table.options == ["Moon's Joan of Arc", "Moon's Hammurabi"]
    wants = "Maximilien Robespierre wants a Crew Mate of another player"
    assert table.why(table.code("Leonidas")) == f"{wants}; this is from your own crew. (R29)"
    table.choose("Moon's Hammurabi")
    assert table.options == ["Leonidas", "Mansa Musa"]
    table.choose("Mansa Musa")
    assert table.void == ["plato", "ibn_sina", "louis_xiv", "hammurabi", "mansa_musa"]
    assert table.told[1][1:3] == ["Your Hammurabi goes to the Void.", "Aroha's Mansa Musa goes to the Void."]


@pytest.mark.card("robespierre")
def test_robespierre_is_not_stopped_by_elizabeth() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "elizabeth_i"}, void=f"robespierre, {VOID}", pile=PILE)
    table.choose("Invite Maximilien Robespierre")
    assert table.crew("Moon") == []
    assert table.void[-1] == "elizabeth_i"


@pytest.mark.card("robespierre")
@pytest.mark.parametrize(("own", "theirs", "gone"), [("ashoka", "", "ashoka"), ("", "leonidas", "leonidas")])
def test_robespierre_does_the_part_that_is_possible(own: str, theirs: str, gone: str) -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": own, "Moon": theirs}, void=f"robespierre, {VOID}", pile=PILE)
    table.choose("Invite Maximilien Robespierre")
    assert table.void == ["plato", "ibn_sina", "louis_xiv", gone]
    assert table.crew("Aroha") == ["robespierre"]


@pytest.mark.card("robespierre", "marco_polo")
def test_robespierres_second_part_can_be_answered_by_your_own_marco_polo() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "marco_polo, mansa_musa", "Moon": "hammurabi"},
        void=f"robespierre, {VOID}",
        pile=PILE,
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("Mansa Musa")
    assert table.asks("Aroha") == "Marco Polo: do you swap this card for one of the Void to keep Mansa Musa?"
    table.choose("Swap Marco Polo for Hammurabi")
    assert table.crew("Aroha") == ["mansa_musa", "robespierre", "hammurabi"]
    assert table.void == ["plato", "ibn_sina", "louis_xiv", "marco_polo"]


@pytest.mark.card("robespierre", "marco_polo")
def test_robespierre_can_send_marco_polo_himself() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "marco_polo"}, void=f"robespierre, {VOID}", pile=PILE)
    table.choose("Invite Maximilien Robespierre")
    assert table.crew("Aroha") == ["robespierre"]
    assert table.void[-1] == "marco_polo"
    assert table.asked == ["Moon"]


@pytest.mark.card("robespierre")
def test_robespierre_copied_spares_himself_and_the_copier() -> None:
    table = Table("Aroha", "Moon", crews={"Moon": "robespierre, ashoka"}, void=f"machiavelli, {VOID}", pile=PILE)
    table.choose("Invite Niccolò Machiavelli")
    assert table.asks("Moon") == "Your turn: invite a card or pass"
    assert table.crew("Moon") == ["robespierre"], "Ashoka is gone himself and takes no amends"
    assert table.crew("Aroha") == ["machiavelli"]
