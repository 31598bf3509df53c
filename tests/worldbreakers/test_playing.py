"""Playing cards and locations (R25 to R37), wounds and defeat (R51 to R53)."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.testing import Seat, Table


@pytest.mark.rule("R25", "T4")
def test_a_requirement_is_needed_and_not_spent() -> None:
    they = Seat(play="the_pit_of_despair")
    table = Table(Seat(hand="lay_siege", mythium=10, earth=1), they)
    assert table.refuses("Lay Siege") == "Lay Siege needs 2 standing with Earth; you have 1. (R25)"
    table = Table(Seat(hand="lay_siege", mythium=10, earth=2), they)
    table.choose("Play Lay Siege for 3")
    assert (table.you.mythium, table.you.standing("earth")) == (7, 2)


@pytest.mark.rule("R26", "T20")
def test_a_cost_x_is_chosen_then_reduced() -> None:
    play = "generous_dealer, the_indigo_grotto, the_pit_of_despair"
    table = Table(Seat(hand="exploitative_extraction", play=play, mythium=2, stars=3))
    table.choose("Play Exploitative Extraction")
    assert table.options == ["0", "1", "2", "3"]
    table.choose("3")
    assert table.you.mythium == 0
    for _ in range(3):
        table.choose("The Indigo Grotto")
        if table.asked == ["Moon"]:
            break
    assert table.you.power == 2 + 3 + 1


@pytest.mark.rule("R26")
def test_reductions_add_up_and_stop_at_nothing() -> None:
    hand = "weaving_workshop, the_humble_underpass, the_den_of_sabers"
    table = Table(Seat(hand=hand, play="generous_dealer", mythium=4, stars=2))
    table.choose("Play Weaving Workshop for 3")
    table.choose("Weaving Workshop")
    assert table.options == ["Play The Humble Underpass for 0", "Play The Den of Sabers for 1", "Play none"]


@pytest.mark.rule("R27", "R11", "P9")
def test_an_event_is_discarded_after_it_resolved() -> None:
    table = Table(Seat(hand="electrifying_revelation", discard="mythium_fund", mythium=2, moon=2))
    table.choose("Play Electrifying Revelation")
    assert table.options == ["Mythium Fund", "Decline"]  # it does not find itself
    assert table.you.discard == ["mythium_fund"]
    table.choose("Mythium Fund")
    assert table.you.discard == ["electrifying_revelation"]


@pytest.mark.rule("R27", "R12")
def test_a_location_gets_a_counter_for_each_stage() -> None:
    table = Table(Seat(hand="the_pit_of_despair", mythium=7))
    table.choose("Play The Pit of Despair")
    assert table.you.stages("the_pit_of_despair") == 3


@pytest.mark.rule("R30")
def test_an_effect_that_lets_you_play_asks_for_standing_and_is_no_action() -> None:
    table = Table(Seat(hand="gratuitous_gift, champion_of_the_tumen, gallant_soldier, dogtamer", mythium=1))
    table.choose("Play Gratuitous Gift")
    assert table.refuses("Gallant Soldier") == "Gallant Soldier needs 1 standing with Earth; you have 0. (R25)"
    table.choose("Play none")
    assert table.asked == ["Moon"]


@pytest.mark.rule("R31", "R32", "R34", "R36", "T12")
def test_damage_loses_a_stage_and_developing_takes_the_next() -> None:
    table = Table(Seat(hand="the_pit_of_despair", mythium=7), Seat(play="gallant_soldier"))
    table.choose("Play The Pit of Despair")
    table.attack("Gallant Soldier")
    table.choose("Aroha's The Pit of Despair")
    assert table.you.stages("the_pit_of_despair") == 2
    table.choose("Develop The Pit of Despair")  # stage II
    assert (table.you.mythium, table.you.power, table.you.stages("the_pit_of_despair")) == (2, 1, 1)
    table.pass_turn("Moon")
    assert table.can("Develop The Pit of Despair")  # developing does not exhaust


@pytest.mark.rule("R32", "P10")
def test_the_last_stage_resolves_after_the_location_left() -> None:
    table = Table(Seat(play="the_humble_underpass stages 1"))
    table.choose("Develop The Humble Underpass")
    assert table.you.discard == ["the_humble_underpass"]
    assert table.asks("Aroha") == "With which guild do you gain 1 standing?"
    table.choose("Earth")
    assert table.you.mythium == 2


@pytest.mark.rule("R33", "R57")
def test_stage_abilities_are_mandatory_but_for_may() -> None:
    table = Table(Seat(play="mesmerizing_maze stages 1"), Seat(play="dogtamer"))
    table.choose("Develop Mesmerizing Maze")
    assert table.options == ["Moon's Dogtamer", "Decline"]
    table = Table(Seat(play="weaving_workshop stages 1, the_pit_of_despair, the_den_of_sabers"))
    table.choose("Develop Weaving Workshop")
    assert table.options == ["The Pit of Despair", "The Den of Sabers"]


@pytest.mark.rule("R34", "R35")
def test_a_location_without_counters_is_depleted() -> None:
    table = Table(Seat(play="gallant_soldier"), Seat(play="the_humble_underpass stages 1"))
    table.attack("Gallant Soldier")
    table.choose("Moon's The Humble Underpass")
    assert (table.they.discard, table.they.mythium) == (["the_humble_underpass"], 0)


@pytest.mark.rule("R37", "T13")
def test_hidden_keeps_off_damage_by_an_opponent() -> None:
    table = Table(Seat(play="gallant_soldier", hand="irate_vandal", mythium=2), Seat(play="illicit_bazaar"))
    table.attack("Gallant Soldier")
    assert table.asked == ["Moon"]  # no damage was offered
    table.pass_turn("Moon")
    table.choose("Play Irate Vandal")
    table.choose("Irate Vandal")
    assert table.they.stages("illicit_bazaar") == 2


@pytest.mark.rule("R51")
def test_wounds_stay() -> None:
    table = Table(Seat(play="dogtamer"), Seat(play="caravan_guard"))
    table.attack("Dogtamer")
    table.choose("Caravan Guard blocks")
    table.pass_round()
    assert table.they.wounds("caravan_guard") == 1


@pytest.mark.rule("R52")
def test_wounds_up_to_the_health_defeat() -> None:
    table = Table(
        Seat(hand="vicious_stab", mythium=1, void=1), Seat(play="caravan_guard wounds 2, mothkeeper wounds 1")
    )
    table.choose("Play Vicious Stab")
    table.choose("Moon's Caravan Guard")
    assert (table.they.discard, table.they.play) == (["caravan_guard"], ["mothkeeper"])


@pytest.mark.rule("R53")
def test_a_card_that_leaves_loses_its_counters_and_what_it_stores() -> None:
    hand = "patient_mentor, dogtamer, bolt_trap"
    you = Seat(hand=hand, mythium=6, moon=2, earth=1)
    table = Table(you, Seat(hand="blood_moon", mythium=7, moon=3))
    table.choose("Play Patient Mentor")
    table.choose("Patient Mentor")
    table.choose("Dogtamer")
    assert table.you.stored == ["dogtamer"]
    table.choose("Play Blood Moon")
    table.choose("Every follower")
    assert sorted(table.you.discard) == ["dogtamer", "patient_mentor"]
    assert table.you.stored == []
    table = Table(Seat(play="mothkeeper exhausted plus 2 wounds 1", hand="surge"), Seat())
    s = table.s
    card = table.you.card("mothkeeper")
    s.leave(card)
    s.enter(card, False)
    assert (table.you.wounds("mothkeeper"), table.you.plus("mothkeeper"), table.you.ready("mothkeeper")) == (
        0,
        0,
        True,
    )
