"""The solo scenarios of the rules reference (T16 to T18), in the player's words."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers.testing import DUMMY, Table


@pytest.mark.rule("T16", "S12", "S2")
def test_t16_a_solo_game_without_effects() -> None:
    invited = ["Hammurabi", "Marco Polo", "Queen Elizabeth I", "Henry Ford", "Leonidas", "Sophie Scholl"]
    table = Table(
        "Aroha",
        hands={"Aroha": "ashoka, plato"},
        void="hammurabi, joan_of_arc, nelson_mandela, francis_drake",
        pile="marco_polo, machiavelli, qin_shi_huang, genghis_khan,"
        "elizabeth_i, yi_sun_sin, robespierre, lady_godiva,"
        "henry_ford, hannibal_barca, abraham_lincoln, karl_marx,"
        "leonidas, mother_teresa, nostradamus, dante_alighieri,"
        "sophie_scholl, cleopatra",
    )
    sizes = []
    for name in invited:
        sizes.append(len(table.void))
        table.choose(f"Invite {name} from the Void")
    assert sizes == [4, 4, 4, 4, 4, 2]
    assert table.over
    assert len(table.crew("Aroha")) == 6
    assert len(table.crew(DUMMY)) == 18


@pytest.mark.rule("T17")
@pytest.mark.parametrize(("named", "other"), [("cleopatra", "karl_marx"), ("karl_marx", "cleopatra")])
def test_t17_hannibal_gets_the_lowest_of_the_dummy(named: str, other: str) -> None:
    table = Table(
        "Aroha",
        crews={DUMMY: "lady_godiva, cleopatra, karl_marx"},
        void="hannibal_barca, plato, ashoka, leonidas",
        hands={"Aroha": "ibn_sina, louis_xiv"},
        pile="hammurabi",
    )
    table.choose("Invite Hannibal Barca from the Void")
    assert table.asks("Aroha") == "Hannibal Barca: which of the dummy's lowest Crew Mates do you get?"
    assert table.options == ["The dummy's Cleopatra VII", "The dummy's Karl Marx"]
    godiva = table.code("Lady Godiva")
    wanted = "Hannibal Barca wants the dummy's Crew Mate with the lowest value"
    assert table.why(godiva) == f"{wanted}; the dummy has a lower one. (S10)"
    table.choose("The dummy's Cleopatra" if named == "cleopatra" else "The dummy's Karl")
    assert table.crew("Aroha") == ["hannibal_barca", named]
    assert table.crew(DUMMY) == ["lady_godiva", other, "plato", "ashoka", "leonidas"]


@pytest.mark.rule("T18")
@pytest.mark.parametrize(("taken", "left"), [("plato", "ashoka"), ("ashoka", "plato")])
def test_t18_karl_marx_serves_the_dummy_too(taken: str, left: str) -> None:
    table = Table(
        "Aroha",
        void="leonidas, plato, genghis_khan, ashoka",
        hands={"Aroha": "karl_marx, ibn_sina"},
        pile="hammurabi",
    )
    table.choose("Invite Karl Marx from your hand")
    table.choose("Leonidas")
    assert table.crew(DUMMY) == ["genghis_khan"]
    assert table.asks("Aroha") == "Which card of the Void do you take into your hand?"
    assert table.options == ["Take Plato into your hand", "Take Ashoka into your hand"]
    table.choose(f"Take {taken}")
    assert table.hand("Aroha") == ["ibn_sina", taken]
    assert table.crew("Aroha") == ["karl_marx", "leonidas"]
    assert table.crew(DUMMY) == ["genghis_khan", left]
