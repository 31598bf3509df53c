"""End of Game cards."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.testing import DUMMY, Table


def bonus(crew: str, others: str = "") -> dict[str, int]:
    """What the End of Game effects of Aroha's crew add, by name."""
    table = Table("Aroha", "Moon", crews={"Aroha": crew, "Moon": others}, void="nostradamus, cleopatra")
    lines = GAME.sheet(table.s, 0)[len(table.crew("Aroha")) :]
    return {line.label.partition(":")[0]: line.points for line in lines}


@pytest.mark.card("plato")
@pytest.mark.parametrize(
    ("crew", "points"),
    [
        ("plato", 0),
        ("plato, henry_ford", 2),
        ("plato, henry_ford, leonidas, ashoka, marco_polo", 8),
        ("plato, joan_of_arc, louis_xiv", 0),
    ],
)
def test_plato_counts_crew_mates_with_a_trigger(crew: str, points: int) -> None:
    assert bonus(crew)["Plato"] == points


@pytest.mark.card("plato")
def test_plato_counts_your_own_crew_only() -> None:
    assert bonus("plato", "henry_ford, leonidas")["Plato"] == 0


@pytest.mark.card("martin_luther_king")
@pytest.mark.parametrize(
    ("crew", "points"),
    [
        ("martin_luther_king", 2),
        ("martin_luther_king, yi_sun_sin", 4),
        ("martin_luther_king, joan_of_arc", 2),
        ("martin_luther_king, plato, qin_shi_huang, mansa_musa", 6),
    ],
)
def test_king_counts_crew_mates_of_one_or_less_himself_included(crew: str, points: int) -> None:
    assert bonus(crew)["Martin Luther King, Jr."] == points


@pytest.mark.card("louis_xiv")
@pytest.mark.parametrize(
    ("crew", "others", "points"),
    [
        ("louis_xiv", "", 3),
        ("louis_xiv", "ashoka", 3),
        ("louis_xiv", "ashoka, joan_of_arc", 0),
        ("louis_xiv, henry_ford", "ashoka", 3),
    ],
)
def test_louis_counts_if_nobody_has_more_crew_mates(crew: str, others: str, points: int) -> None:
    assert bonus(crew, others)["Louis XIV"] == points


@pytest.mark.card("louis_xiv")
def test_louis_counts_the_dummys_crew_too() -> None:
    table = Table("Aroha", crews={"Aroha": "louis_xiv", DUMMY: "ashoka, joan_of_arc"}, void="plato, cleopatra")
    assert table.score("Aroha") == 0
    table = Table("Aroha", crews={"Aroha": "ashoka", DUMMY: "louis_xiv"}, void="plato, cleopatra")
    assert table.score(DUMMY) == 3


@pytest.mark.card("ibn_sina")
@pytest.mark.parametrize(
    ("crew", "points", "score"),
    [
        ("ibn_sina", 0, -2),
        ("ibn_sina, qin_shi_huang", 3, -2),
        ("ibn_sina, qin_shi_huang, nelson_mandela, mansa_musa, plato", 5, 2),
    ],
)
def test_ibn_sina_forgives_the_negative_values_of_the_others(crew: str, points: int, score: int) -> None:
    assert bonus(crew)["Ibn Sina"] == points
    table = Table("Aroha", "Moon", crews={"Aroha": crew}, void="nostradamus, cleopatra")
    assert table.score("Aroha") == score


@pytest.mark.card("alexander_iii")
def test_alexander_doubles_what_the_others_made() -> None:
    assert bonus("alexander_iii, mansa_musa, plato, leonidas") == {"Plato": 2, "Alexander III": 6}


@pytest.mark.card("alexander_iii")
def test_alexander_doubles_a_loss() -> None:
    assert bonus("alexander_iii") == {"Alexander III": -4}


@pytest.mark.card("alexander_iii")
def test_alexander_comes_last_wherever_he_stands() -> None:
    """He is forgiven by Ibn Sina and doubles that, too: (-4 - 2 + 2 + 4) x 2."""
    for crew in ("alexander_iii, ibn_sina, joan_of_arc", "joan_of_arc, ibn_sina, alexander_iii"):
        assert bonus(crew) == {"Ibn Sina": 4, "Alexander III": 0}
    assert bonus("alexander_iii, ibn_sina, mansa_musa") == {"Ibn Sina": 4, "Alexander III": 2}


@pytest.mark.card("alexander_iii")
def test_alexander_is_not_in_the_solo_game() -> None:
    alexander = next(figure for figure in GAME.box.faces if figure.id == "alexander_iii")
    assert not alexander.solo
    assert [GAME.box.deck[card].id for card in GAME.box.whole_deck if card not in GAME.box.solo_deck] == [
        "alexander_iii"
    ]
