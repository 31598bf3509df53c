"""The solo game against the dummy (S1 to S12)."""

from __future__ import annotations

import pytest

from worldtable.engine.loop import playout
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.layout import BOX, PASS
from worldtable.games.world_changers.testing import DUMMY, Table

SEEDS = range(60)


@pytest.mark.rule("S1")
def test_alexander_is_left_out_and_24_of_the_others_are_chosen() -> None:
    left_out: set[str] = set()
    for seed in SEEDS:
        s = GAME.start(1, seed)
        ids = {s.card(card).id for card in s.at[BOX]}
        assert "alexander_iii" in ids
        assert len(ids) == len(GAME.box.deck) - 24
        left_out |= ids
    assert len(left_out) == len(GAME.box.deck)


@pytest.mark.rule("S2")
def test_two_in_hand_four_in_the_void_eighteen_in_the_pile() -> None:
    s = GAME.start(1, 5)
    zones = {zone.id: zone for zone in GAME.zones(s, 0)}
    assert len(zones["hand-0"].things) == 2
    assert len(zones["void"].things) == 4
    assert zones["pile"].count == 18
    assert zones["crew-1"].label == "The dummy's crew"
    assert zones["crew-1"].things == []
    assert "hand-1" not in zones


@pytest.mark.rule("S3")
def test_the_dummy_takes_no_turn_and_the_game_does_not_end_by_passing() -> None:
    """A forced pass is the pass of all players there are, and the game goes on."""
    table = Table("Aroha", void="plato, leonidas, ashoka, ibn_sina", pile="hammurabi, louis_xiv", must_pass="Aroha")
    assert table.told[0][0] == "You have to pass."
    assert table.asked == ["Aroha"]
    table.choose("Invite Hammurabi")
    assert table.over


@pytest.mark.rule("S4")
def test_effects_work_for_you() -> None:
    table = Table(
        "Aroha",
        void="nelson_mandela, plato, ashoka, leonidas",
        hands={"Aroha": "ibn_sina, louis_xiv"},
        pile="hammurabi",
    )
    assert table.asks("Aroha") == "Your turn: invite a card"
    assert table.options == [
        "Invite Nelson Mandela from the Void",
        "Invite Plato from the Void",
        "Invite Ashoka from the Void",
        "Invite Leonidas from the Void",
        "Invite Ibn Sina from your hand",
        "Invite Louis XIV from your hand",
    ]
    table.choose("Invite Nelson Mandela")
    table.choose("Leonidas")
    assert table.crew("Aroha") == ["nelson_mandela", "leonidas"]
    assert table.crew(DUMMY) == ["plato", "ashoka"]


@pytest.mark.rule("S4")
def test_triggers_work_for_you() -> None:
    table = Table(
        "Aroha",
        crews={"Aroha": "henry_ford"},
        void="plato, leonidas, ashoka, ibn_sina",
        pile="hammurabi, louis_xiv",
        must_pass="Aroha",
    )
    assert table.told[0][:2] == ["You have to pass.", "You draw Hammurabi."]


@pytest.mark.rule("S5")
def test_a_card_from_the_hand_is_replaced_from_the_void() -> None:
    table = Table(
        "Aroha",
        void="plato, ashoka, leonidas, hammurabi",
        hands={"Aroha": "ibn_sina, louis_xiv"},
        pile="henry_ford",
    )
    table.choose("Invite Ibn Sina from your hand")
    assert table.why(table.code("Louis XIV", zone="hand")) == (
        "Your hand is refilled from the Void; this is from your hand. (S5)"
    )
    table.choose("Take Ashoka into your hand")
    assert table.hand("Aroha") == ["louis_xiv", "ashoka"]
    assert table.crew(DUMMY) == ["plato", "leonidas", "hammurabi"]


@pytest.mark.rule("S5")
def test_a_card_from_the_void_leaves_the_hand_alone() -> None:
    table = Table(
        "Aroha", void="plato, ashoka, leonidas, hammurabi", hands={"Aroha": "ibn_sina, louis_xiv"}, pile="henry_ford"
    )
    table.choose("Invite Plato")
    assert table.hand("Aroha") == ["ibn_sina", "louis_xiv"]
    assert table.void == ["henry_ford"]


@pytest.mark.rule("S6")
def test_the_rest_of_the_void_joins_the_dummy_without_effect() -> None:
    table = Table(
        "Aroha",
        void="plato, lady_godiva, nelson_mandela, joan_of_arc",
        hands={"Aroha": "ibn_sina, louis_xiv"},
        pile="henry_ford, hammurabi",
    )
    table.choose("Invite Plato")
    assert table.crew(DUMMY) == ["lady_godiva", "nelson_mandela", "joan_of_arc"]
    assert table.hand("Aroha") == ["ibn_sina", "louis_xiv"]
    assert not table.must_pass("Aroha")


@pytest.mark.rule("S7")
def test_the_pile_fills_the_void_to_four_and_the_hand_never_does() -> None:
    table = Table(
        "Aroha",
        void="plato, ashoka, leonidas, hammurabi",
        hands={"Aroha": "ibn_sina, louis_xiv"},
        pile="henry_ford, marco_polo, sophie_scholl, elizabeth_i, alexander_iii",
    )
    table.choose("Invite Plato")
    assert table.void == ["henry_ford", "marco_polo", "sophie_scholl", "elizabeth_i"]
    table.choose("Invite Henry Ford")
    assert table.void == ["alexander_iii"]
    assert table.hand("Aroha") == ["ibn_sina", "louis_xiv"]


@pytest.mark.rule("S8")
def test_at_the_end_your_hand_joins_the_dummy() -> None:
    table = Table("Aroha", void="plato, ashoka", hands={"Aroha": "ibn_sina, louis_xiv"})
    table.choose("Invite Plato")
    assert table.over
    assert table.crew(DUMMY) == ["ashoka", "ibn_sina", "louis_xiv"]
    assert table.hand("Aroha") == []


@pytest.mark.rule("S9")
def test_no_trigger_works_for_the_dummy() -> None:
    """Its Ashoka takes no amends and its Elizabeth shields nobody."""
    table = Table(
        "Aroha",
        crews={DUMMY: "ashoka, elizabeth_i, mansa_musa"},
        void="qin_shi_huang, plato",
        hands={"Aroha": "ibn_sina, louis_xiv"},
    )
    table.choose("Invite Qin Shi Huang")
    assert len(table.options) == 3
    table.choose("The dummy's Mansa Musa")
    assert table.crew(DUMMY) == ["ashoka", "elizabeth_i", "plato", "ibn_sina", "louis_xiv"]


@pytest.mark.rule("S10")
def test_the_dummy_gives_its_lowest_crew_mate() -> None:
    table = Table("Aroha", crews={DUMMY: "mansa_musa, qin_shi_huang"}, void="hannibal_barca, plato", pile="ashoka")
    table.choose("Invite Hannibal Barca")
    assert table.crew("Aroha") == ["hannibal_barca", "qin_shi_huang"]


@pytest.mark.rule("S10")
def test_the_dummy_takes_the_highest_card_and_you_choose_between_equals() -> None:
    table = Table("Aroha", void="karl_marx, plato, mansa_musa, leonidas", pile="ashoka")
    table.choose("Invite Karl Marx")
    table.choose("Plato")
    assert table.asks("Aroha") == "Karl Marx: which of the highest cards does the dummy take?"
    assert table.options == ["Mansa Musa", "Leonidas"]
    table.choose("Leonidas")
    assert table.crew(DUMMY) == ["leonidas"]


@pytest.mark.rule("S10")
def test_a_lower_card_is_refused_with_the_reason() -> None:
    table = Table("Aroha", void="karl_marx, plato, mansa_musa, leonidas, ashoka", pile="ibn_sina")
    table.choose("Invite Karl Marx")
    table.choose("Plato")
    reason = "Karl Marx wants the Void card of the highest value; the Void holds a higher one. (S10)"
    assert table.why(table.code("Ashoka")) == reason


@pytest.mark.rule("S11")
def test_end_of_game_effects_count_for_both() -> None:
    table = Table(
        "Aroha",
        crews={"Aroha": "plato, leonidas", DUMMY: "martin_luther_king, ibn_sina"},
        void="ashoka",
    )
    assert table.crew("Aroha") == ["plato", "leonidas", "ashoka"]
    assert table.over
    assert table.score("Aroha") == 0 + 4 + 1 + 2 * 2
    assert table.score(DUMMY) == -3 - 2 + 2 * 2 + 3
    assert GAME.verdict(table.s) == "Aroha wins with 9 Legacy Points."


@pytest.mark.rule("S11", "O29")
@pytest.mark.parametrize(
    ("dummy", "verdict", "outcome"),
    [
        ("leonidas", "Aroha wins with 4 Legacy Points.", 1),
        ("leonidas, francis_drake", "A draw: Aroha and the dummy have 4 Legacy Points each.", 0.5),
        ("leonidas, francis_drake, murasaki_shikibu", "The dummy wins with 4 Legacy Points.", 0),
        ("leonidas, sophie_scholl", "The dummy wins with 6 Legacy Points.", 0),
    ],
)
def test_the_result(dummy: str, verdict: str, outcome: float) -> None:
    table = Table("Aroha", crews={"Aroha": "mansa_musa", DUMMY: dummy}, void="abraham_lincoln")
    assert table.crew("Aroha") == ["mansa_musa", "abraham_lincoln"]
    assert table.over
    assert GAME.verdict(table.s) == verdict
    assert GAME.outcome(table.s) == [outcome]


@pytest.mark.rule("O24")
def test_you_may_not_pass_by_choice() -> None:
    table = Table("Aroha", void="plato, ashoka, leonidas, hammurabi")
    assert "Pass" not in table.options
    assert table.why(PASS) == "In the solo game you may not pass by choice. (O24)"


@pytest.mark.rule("S12")
@pytest.mark.parametrize("seed", range(20))
def test_a_solo_game_lasts_six_turns_whatever_happens_to_the_pile(seed: int) -> None:
    """The pile gives four cards a turn; only effects that draw or look make it shorter."""
    s = GAME.start(1, seed)
    playout(s, seed, GAME.bound)
    assert not s.asks
    assert s.turns <= 6
    assert len(s.crew(0)) + len(s.crew(1)) == 24
