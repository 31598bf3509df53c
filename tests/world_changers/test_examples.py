"""The rulebook's play example and the scenarios of the rules reference (T1 to T20), in the players' words."""

from __future__ import annotations

import pytest

from worldtable.games.world_changers import scoring
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.layout import PASS
from worldtable.games.world_changers.testing import Table


def play_example() -> Table:
    """The play example up to Linda's forced pass, looking at the table after each step."""
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Aroha": "machiavelli", "Moon": "genghis_khan", "Linda": "qin_shi_huang, hammurabi, marco_polo"},
        hands={
            "Aroha": "dante_alighieri, joan_of_arc",
            "Moon": "elizabeth_i, louis_xiv",
            "Linda": "sophie_scholl, nelson_mandela",
        },
        void="francis_drake, yi_sun_sin, leonidas",
        pile="plato, henry_ford, karl_marx, mother_teresa",
    )
    table.choose("Invite Francis Drake from the Void", "Aroha")
    assert table.asks("Aroha") == "Niccolò Machiavelli: whose Invite effect do you activate?"
    table.choose("Linda's Qin Shi Huang")
    assert table.options == ["Moon's Genghis Khan", "Linda's Hammurabi", "Linda's Marco Polo"]
    table.choose("Moon's Genghis Khan")
    table.choose("Put Dante Alighieri into the Void")
    assert table.crew("Aroha") == ["machiavelli", "francis_drake", "genghis_khan"]
    assert table.crew("Moon") == []
    assert table.crew("Linda") == ["qin_shi_huang", "hammurabi", "marco_polo"]
    assert len(table.hand("Moon")) == len(table.hand("Linda")) == 2
    assert table.void == ["yi_sun_sin", "leonidas", "dante_alighieri"]
    assert table.hand("Aroha") == ["joan_of_arc", "plato"]
    assert table.pile == ["henry_ford", "karl_marx", "mother_teresa"]

    table.choose("Invite Yi Sun-Sin from the Void", "Moon")
    assert table.asks("Moon") == "Yi Sun-Sin: who must pass their next turn?"
    table.choose("Linda")
    assert table.must_pass("Linda")
    table.choose("Put Louis XIV into the Void")
    assert table.crew("Moon") == ["yi_sun_sin"]
    assert table.void == ["leonidas", "dante_alighieri", "louis_xiv"]
    assert table.hand("Moon") == ["elizabeth_i", "henry_ford"]
    assert table.pile == ["karl_marx", "mother_teresa"]

    assert table.told[2][-1] == "You have to pass."
    assert table.asks("Linda") == "Marco Polo: do you swap this card for one of the Void to keep Hammurabi?"
    return table


@pytest.mark.rule("T1")
def test_t1_linda_sends_marco_polo() -> None:
    table = play_example()
    table.choose("Swap Marco Polo for Leonidas", "Linda")
    assert table.crew("Linda") == ["qin_shi_huang", "hammurabi", "leonidas"]
    assert table.void == ["dante_alighieri", "louis_xiv", "marco_polo"]
    assert table.hand("Linda") == ["sophie_scholl", "nelson_mandela"]
    assert table.pile == ["karl_marx", "mother_teresa"]
    assert [table.is_passive(who) for who in ("Aroha", "Moon", "Linda")] == [False, False, True]
    assert not table.must_pass("Linda")
    assert table.asked == ["Aroha"]


@pytest.mark.rule("T1")
def test_t1_variant_linda_declines() -> None:
    table = play_example()
    table.choose("Let Hammurabi go", "Linda")
    assert table.crew("Linda") == ["qin_shi_huang", "marco_polo"]
    assert table.void == ["leonidas", "dante_alighieri", "louis_xiv", "hammurabi"]
    assert table.hand("Linda") == ["sophie_scholl", "nelson_mandela"]
    assert table.asked == ["Aroha"]


@pytest.mark.rule("T2")
def test_t2_the_scoring_example() -> None:
    crew = "plato, martin_luther_king, alexander_iii, abraham_lincoln, henry_ford, elizabeth_i"
    table = Table("Aroha", "Moon", crews={"Aroha": crew})
    s = table.s
    sheet = [(line.label.partition(":")[0], line.points) for line in GAME.sheet(s, 0)]
    assert sum(points for _, points in sheet[:6]) == -2
    assert sheet[6:] == [("Plato", 4), ("Martin Luther King, Jr.", 10), ("Alexander III", 12)]
    assert table.score("Aroha") == 24


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("order", "total"),
    [
        ("martin_luther_king, plato, alexander_iii", 24),
        ("plato, martin_luther_king, alexander_iii", 24),
        ("martin_luther_king, alexander_iii, plato", 20),
        ("plato, alexander_iii, martin_luther_king", 14),
        ("alexander_iii, plato, martin_luther_king", 10),
        ("alexander_iii, martin_luther_king, plato", 10),
    ],
)
def test_t2_the_other_orders(order: str, total: int) -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": f"{order}, abraham_lincoln, henry_ford, elizabeth_i"})
    s = table.s
    running = -2
    for card in s.crew(0)[:3]:
        running += s.card(card).points(s, 0, card, running)
    assert running == total


@pytest.mark.rule("T3")
def test_t3_the_void_has_two_cards_for_three_players() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        void="karl_marx, genghis_khan, leonidas",
        hands={"Aroha": "dante_alighieri, plato"},
        pile="nostradamus, pachacuti, ibn_battuta, henry_ford",
    )
    table.choose("Invite Karl Marx")
    table.choose("Leonidas", "Aroha")
    assert table.crew("Moon") == ["genghis_khan"]
    assert table.crew("Linda") == []
    assert table.void == ["dante_alighieri", "plato", "nostradamus"]
    assert table.hand("Aroha") == ["pachacuti", "ibn_battuta"]
    assert table.pile == ["henry_ford"]
    assert table.asked == ["Moon"]


@pytest.mark.rule("T4")
def test_t4_one_hand_card_in_one_card_drawn() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void="plato, ashoka, leonidas",
        hands={"Aroha": "ibn_sina, louis_xiv"},
        pile="hammurabi, henry_ford",
    )
    table.choose("Invite Plato")
    table.choose("Put Ibn Sina")
    assert table.void == ["ashoka", "leonidas", "ibn_sina"]
    assert table.hand("Aroha") == ["louis_xiv", "hammurabi"]
    assert table.pile == ["henry_ford"]


@pytest.mark.rule("T5")
def test_t5_an_invite_from_the_hand_leaves_a_void_of_three() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void="ashoka, leonidas, ibn_sina",
        hands={"Aroha": "plato, louis_xiv"},
        pile="hammurabi, henry_ford",
    )
    table.choose("Invite Plato")
    assert table.void == ["ashoka", "leonidas", "ibn_sina"]
    assert table.hand("Aroha") == ["louis_xiv", "hammurabi"]
    assert table.pile == ["henry_ford"]


@pytest.mark.rule("T6")
def test_t6_lady_godiva_fills_the_void() -> None:
    table = Table(
        "Aroha",
        "Moon",
        void="lady_godiva, leonidas, ibn_sina",
        hands={"Aroha": "plato, louis_xiv"},
        pile="hammurabi, henry_ford, ashoka",
    )
    table.choose("Invite Lady Godiva")
    assert table.void == ["leonidas", "ibn_sina", "plato", "louis_xiv"]
    assert table.hand("Aroha") == ["hammurabi", "henry_ford"]
    assert table.pile == ["ashoka"]


@pytest.mark.rule("T7")
def test_t7_the_last_card_of_the_void() -> None:
    table = Table("Aroha", "Moon", void="plato", hands={"Moon": "mansa_musa, hammurabi"})
    table.choose("Invite Plato")
    assert table.over
    assert table.score("Moon") == 0


@pytest.mark.rule("T8")
def test_t8_two_passes_and_the_game_is_over() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas, ashoka", pile="ibn_sina")
    table.choose("Pass")
    table.choose("Pass")
    assert table.over
    assert (table.score("Aroha"), table.score("Moon")) == (0, 0)
    assert GAME.verdict(table.s) == "Aroha and Moon share the victory with 0 Legacy Points."
    assert GAME.outcome(table.s) == [0.5, 0.5]


@pytest.mark.rule("T9")
def test_t9_joan_of_arc_makes_everybody_pass() -> None:
    table = Table(
        "Aroha", "Moon", crews={"Moon": "plato"}, void="joan_of_arc, leonidas, ashoka, ibn_sina", pile="hammurabi"
    )
    table.choose("Invite Joan of Arc")
    assert table.told[-1][1:3] == ["Aroha must pass their next turn.", "Moon must pass their next turn."]
    assert table.over
    assert table.told[-1][-3:-1] == ["Moon has to pass.", "Aroha has to pass."]


def yi_names_linda_and_is_taken(lindas_crew: str) -> Table:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Linda": lindas_crew},
        void="yi_sun_sin, plato, ibn_sina, louis_xiv, ashoka",
        hands={"Moon": "qin_shi_huang"},
        pile="hammurabi, henry_ford, machiavelli, karl_marx, nostradamus, lady_godiva",
    )
    table.choose("Invite Yi Sun-Sin", "Aroha")
    table.choose("Linda")
    table.choose("Invite Qin Shi Huang", "Moon")
    if lindas_crew:
        table.choose("Aroha's Yi Sun-Sin")
    assert table.crew("Moon") == ["qin_shi_huang", "yi_sun_sin"]
    return table


@pytest.mark.rule("T10")
def test_t10_linda_must_pass_though_yi_has_moved_on() -> None:
    table = yi_names_linda_and_is_taken("")
    assert table.is_passive("Linda")
    assert table.asked == ["Aroha"]


@pytest.mark.rule("T11")
@pytest.mark.parametrize(("protector", "may_pass"), [("sophie_scholl", True), ("leonidas", False)])
def test_t11_linda_is_saved_by_a_crew_mate(protector: str, may_pass: bool) -> None:
    table = yi_names_linda_and_is_taken(protector)
    assert table.asked == ["Linda"]
    assert not table.must_pass("Linda")
    assert ("Pass" in table.options) == may_pass
    assert table.options[0].startswith("Invite")
    if not may_pass:
        assert table.why(PASS) == "Leonidas says that you cannot pass while there is a card to invite. (R28)"


@pytest.mark.rule("T12")
def test_t12_qin_finds_nobody_to_take() -> None:
    table = Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Moon": "elizabeth_i, plato"},
        void="qin_shi_huang, ashoka, ibn_sina, louis_xiv",
    )
    table.choose("Invite Qin Shi Huang")
    assert table.crew("Aroha") == ["qin_shi_huang"]
    assert table.crew("Moon") == ["elizabeth_i", "plato"]
    assert table.asked == ["Moon"]


@pytest.mark.rule("T13")
def test_t13_robespierre_on_the_very_first_turn() -> None:
    table = Table("Aroha", "Moon", void="robespierre, ashoka, ibn_sina", pile="plato, louis_xiv, leonidas, hammurabi")
    table.choose("Invite Maximilien Robespierre")
    assert table.crew("Aroha") == ["robespierre"]
    assert table.void == ["ashoka", "ibn_sina", "plato"]
    assert table.asked == ["Moon"]


@pytest.mark.rule("T14")
def test_t14_drake_and_machiavelli_do_not_go_round() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "plato", "Moon": "francis_drake"},
        void="machiavelli, ashoka, ibn_sina, louis_xiv",
    )
    table.choose("Invite Niccolò Machiavelli")
    assert table.told[-1] == [
        "Aroha invites Niccolò Machiavelli from the Void.",
        "Aroha uses the effect of Moon's Francis Drake.",
    ]
    assert table.asked == ["Moon"]


@pytest.mark.rule("T15")
def test_t15_crew_mates_break_a_tie() -> None:
    crews = {
        "Aroha": "mansa_musa, henry_ford, lady_godiva, abraham_lincoln, francis_drake",
        "Moon": "leonidas, joan_of_arc, robespierre, nostradamus, dante_alighieri, murasaki_shikibu",
        "Linda": "genghis_khan, mother_teresa, ibn_battuta, sophie_scholl, yi_sun_sin, karl_marx, machiavelli",
    }
    table = Table(*crews, crews=crews, void="ashoka")
    assert [table.score(who) for who in crews] == [12, 12, 9]
    assert [len(table.crew(who)) for who in crews] == [5, 6, 7]
    assert GAME.verdict(table.s) == "Moon wins with 12 Legacy Points."
    assert GAME.outcome(table.s) == [0, 1, 0]


@pytest.mark.rule("T15")
def test_t15_equal_crews_share() -> None:
    crews = {
        "Aroha": "mansa_musa, henry_ford, lady_godiva, abraham_lincoln, francis_drake",
        "Moon": "leonidas, joan_of_arc, robespierre, nostradamus, dante_alighieri",
    }
    table = Table(*crews, crews=crews, void="ashoka")
    assert scoring.winners(table.s) == [0, 1]
    assert GAME.verdict(table.s) == "Aroha and Moon share the victory with 12 Legacy Points."


@pytest.mark.rule("T19")
def test_t19_two_triggers_in_the_order_you_like() -> None:
    for first, told in (("Hammurabi", "Hammurabi goes"), ("Henry Ford", "Aroha draws")):
        table = Table(
            "Aroha", "Moon", void="plato", crews={"Aroha": "hammurabi, henry_ford"}, pile="ashoka, ibn_sina"
        )
        table.choose("Pass")
        table.choose(first)
        assert told in table.told[-1][-2]
        assert table.crew("Aroha") == ["henry_ford"]
        assert table.hand("Aroha") == ["ashoka"]


@pytest.mark.rule("T20")
def test_t20_ashoka_answers_before_robespierres_second_part() -> None:
    table = Table(
        "Aroha",
        "Moon",
        crews={"Aroha": "louis_xiv, ibn_sina", "Moon": "ashoka, hammurabi"},
        void="robespierre, plato, leonidas",
    )
    table.choose("Invite Maximilien Robespierre")
    table.choose("Moon's Hammurabi")
    assert table.asks("Moon") == "Ashoka: do you take a card of the Void?"
    assert table.options == ["Plato", "Leonidas", "Hammurabi", "Decline"]
    table.choose("Hammurabi", "Moon")
    assert table.crew("Moon") == ["ashoka", "hammurabi"]
    table.choose("Louis XIV", "Aroha")
    assert table.void == ["plato", "leonidas", "louis_xiv"]
