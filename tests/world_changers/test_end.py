"""The end of the game and the score (R36 to R39)."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from worldtable.games.world_changers import scoring
from worldtable.games.world_changers.card import END_OF_GAME
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.testing import Table

IDS = [figure.id for figure in GAME.box.faces]
ENDS = [figure.id for figure in GAME.box.faces if figure.kind == END_OF_GAME]


def crew_of(ids: str, others: str = "") -> Table:
    return Table("Aroha", "Moon", crews={"Aroha": ids, "Moon": others})


@pytest.mark.rule("R36")
def test_the_game_ends_when_void_and_pile_are_empty() -> None:
    table = Table("Aroha", "Moon", void="plato", hands={"Moon": "ashoka"})
    table.choose("Invite Plato")
    assert table.over
    assert table.told[-1][-1] == "The Void and the Draw Pile are empty: the game ends."


@pytest.mark.rule("R36", "O3")
def test_an_empty_void_alone_ends_nothing() -> None:
    table = Table("Aroha", "Moon", void="plato", pile="ashoka, leonidas")
    table.choose("Invite Plato")
    assert table.void == ["ashoka", "leonidas"]
    assert table.asked == ["Moon"]


@pytest.mark.rule("R36")
def test_an_empty_pile_alone_ends_nothing() -> None:
    table = Table("Aroha", "Moon", void="plato, leonidas")
    table.choose("Invite Plato")
    assert table.asked == ["Moon"]


@pytest.mark.rule("R36")
def test_hand_cards_refill_the_void_before_the_end_is_checked() -> None:
    table = Table("Aroha", "Moon", void="plato", hands={"Aroha": "ashoka"})
    table.choose("Invite Plato")
    assert table.void == ["ashoka"]
    assert not table.over


@pytest.mark.rule("R36")
def test_the_game_ends_when_all_pass_one_after_the_other() -> None:
    table = Table("Aroha", "Moon", "Linda", void="plato, leonidas, ashoka", pile="ibn_sina, hammurabi, louis_xiv")
    table.choose("Pass")
    table.choose("Pass")
    table.choose("Invite Plato", "Linda")
    assert not table.over
    table.choose("Pass")
    table.choose("Pass")
    assert table.asked == ["Linda"]
    table.choose("Pass")
    assert table.over
    assert table.told[-1][-1] == "All players have passed one after the other: the game ends."


@pytest.mark.rule("R36")
def test_forced_passes_count_for_the_end() -> None:
    table = Table("Aroha", "Moon", void="plato", pile="ashoka", must_pass="Moon")
    table.choose("Pass")
    assert table.over


@pytest.mark.rule("O4")
def test_both_ends_at_once_are_one_end() -> None:
    """Nothing is left to invite and all have passed: the end is told once and scored once."""
    table = Table("Aroha", "Moon", crews={"Moon": "mansa_musa"}, passive="Moon")
    assert table.over
    assert len([line for line in table.told[-1] if "the game ends" in line]) == 1
    assert (table.score("Aroha"), table.score("Moon")) == (0, 4)


@pytest.mark.rule("R37")
def test_values_add_up() -> None:
    assert crew_of("mansa_musa, joan_of_arc, qin_shi_huang").score("Aroha") == 4 + 2 - 3


@pytest.mark.rule("R37", "O20")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from([name for name in IDS if name != "alexander_iii"]), unique=True, max_size=10))
def test_alexander_last_is_the_best_of_all_orders(others: list[str]) -> None:
    table = crew_of(", ".join([*others, "alexander_iii"]))
    s = table.s
    values = sum(s.card(card).value for card in s.crew(0))
    ends = [card for card in s.crew(0) if s.card(card).kind == END_OF_GAME]
    totals = []
    for order in permutations(ends):
        total = values
        for card in order:
            total += s.card(card).points(s, 0, card, total)
        totals.append(total)
    assert table.score("Aroha") == max(totals)


@pytest.mark.rule("R37")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(IDS), unique=True), st.integers(0, 32))
def test_the_sheet_sums_to_the_score(ids: list[str], cut: int) -> None:
    table = crew_of(", ".join(ids[:cut]), ", ".join(ids[cut:]))
    for side in (0, 1):
        lines = GAME.sheet(table.s, side)
        assert sum(line.points for line in lines) == GAME.score(table.s, side)
        ends = len([card for card in table.s.crew(side) if table.s.card(card).kind == END_OF_GAME])
        assert len(lines) == len(table.s.crew(side)) + ends


@pytest.mark.rule("R38")
@pytest.mark.parametrize(
    ("aroha", "moon", "winners", "verdict"),
    [
        ("mansa_musa", "ibn_battuta", [0], "Aroha wins with 4 Legacy Points."),
        ("mansa_musa", "ibn_battuta, joan_of_arc", [1], "Moon wins with 4 Legacy Points."),
        ("mansa_musa", "henry_ford", [0, 1], "Aroha and Moon share the victory with 4 Legacy Points."),
        ("yi_sun_sin", "plato", [0], "Aroha wins with 1 Legacy Point."),
        ("qin_shi_huang", "nelson_mandela", [1], "Moon wins with -2 Legacy Points."),
    ],
)
def test_most_points_win_then_most_crew_mates(aroha: str, moon: str, winners: list[int], verdict: str) -> None:
    table = crew_of(aroha, moon)
    assert table.over
    assert scoring.winners(table.s) == winners
    assert GAME.verdict(table.s) == verdict
    assert GAME.outcome(table.s) == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]


@pytest.mark.rule("R38")
def test_three_may_share_the_victory() -> None:
    crews = {"Aroha": "mansa_musa", "Moon": "henry_ford", "Linda": "lady_godiva", "Tama": "plato"}
    table = Table(*crews, crews=crews, void="ibn_sina, ashoka")
    assert GAME.verdict(table.s) == "Aroha, Moon and Linda share the victory with 4 Legacy Points."
    assert GAME.outcome(table.s) == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])


@pytest.mark.rule("R39", "O5")
def test_hand_cards_count_nothing_and_go_to_nobody() -> None:
    table = Table("Aroha", "Moon", void="plato", hands={"Moon": "hammurabi, mansa_musa"})
    table.choose("Invite Plato")
    assert table.over
    assert table.score("Moon") == 0
    assert table.hand("Moon") == ["hammurabi", "mansa_musa"]
    assert scoring.winners(table.s) == [0], "0 points each, but Plato is a Crew Mate and hand cards are none"
