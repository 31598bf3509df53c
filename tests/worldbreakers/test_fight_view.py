"""The attack as data: who attacks, who may meet whom, both fates, and the power it brings."""

from __future__ import annotations

import pytest

from tests.worldbreakers.sights import numbers, pieces, the_fight, thing
from worldtable.games.worldbreakers.game import WORLDBREAKERS as GAME
from worldtable.games.worldbreakers.testing import Seat, Table


def fates(table: Table) -> dict[tuple[str, str], tuple[int, int, int]]:
    """Of each pair what is left of blocker and attacker, and the power gained."""
    called = table.s.card_name
    return {
        (called(each.blocker), called(each.attacker)): (each.blocker_left, each.attacker_left, each.gain)
        for each in the_fight(table).meetings
    }


def power(table: Table) -> tuple[int, int]:
    found = numbers(the_fight(table).amounts)
    return found["power at least"], found["power at most"]


@pytest.mark.rule("R43", "R44")
def test_each_pair_tells_both_fates() -> None:
    you = Seat(play="champion_of_the_tumen, eagle_huntress")
    they = Seat(play="caravan_guard, solemn_guardian, dogtamer exhausted")
    table = Table(you, they)
    table.attack("Champion of the Tumen", "Eagle Huntress")
    assert fates(table) == {
        ("Caravan Guard", "Champion of the Tumen"): (0, 0, 1),
        ("Caravan Guard", "Eagle Huntress"): (2, 0, 0),
        ("Solemn Guardian", "Champion of the Tumen"): (2, 1, 0),
        ("Solemn Guardian", "Eagle Huntress"): (4, 1, 0),
    }
    assert [table.s.card_name(card) for card in the_fight(table).attackers] == [
        "Champion of the Tumen",
        "Eagle Huntress",
    ]


@pytest.mark.rule("R46", "R44")
def test_the_least_power_is_what_the_best_blocks_leave() -> None:
    """The guard falls to the Champion and gives a point away, so it blocks the Huntress."""
    they = Seat(play="caravan_guard")
    alone = Table(Seat(play="champion_of_the_tumen"), they)
    alone.attack("Champion of the Tumen")
    assert power(alone) == (1, 1), "in any case"
    both = Table(Seat(play="champion_of_the_tumen, eagle_huntress"), they)
    both.attack("Champion of the Tumen", "Eagle Huntress")
    assert power(both) == (1, 2)
    free = Table(
        Seat(play="champion_of_the_tumen, eagle_huntress"), Seat(play="caravan_guard exhausted, dogtamer stun 1")
    )
    free.choose("Attack with Champion of the Tumen")
    assert power(free) == (1, 1)


@pytest.mark.rule("R41")
def test_who_is_protected_can_be_blocked_once_the_protector_is() -> None:
    table = Table(Seat(play="sparring_braggart, dogtamer"), Seat(play="caravan_guard, solemn_guardian"))
    table.attack("Sparring Braggart", "Dogtamer")
    assert {attacker for _, attacker in fates(table)} == {"Sparring Braggart"}
    assert power(table) == (0, 2)
    one = Table(Seat(play="sparring_braggart, dogtamer"), Seat(play="caravan_guard"))
    one.attack("Sparring Braggart", "Dogtamer")
    assert power(one) == (1, 2)


def test_lethal_fells_whoever_fights_it() -> None:
    table = Table(Seat(play="baleful_viper"), Seat(play="solemn_guardian"))
    table.attack("Baleful Viper")
    assert fates(table) == {("Solemn Guardian", "Baleful Viper"): (0, 2, 0)}


def test_an_attack_being_put_together_tells_what_it_would_bring() -> None:
    table = Table(Seat(play="dogtamer, gallant_soldier"), Seat(play="caravan_guard"))
    assert GAME.fight(table.s, 0) is None
    preview = GAME.preview(table.s, 0, table.you.card("dogtamer"))
    assert preview is not None
    assert preview.fight is not None
    assert numbers(preview.fight.amounts) == {"power at least": 0, "power at most": 1}
    table.choose("Attack with Dogtamer")
    more = GAME.preview(table.s, 0, table.you.card("gallant_soldier"))
    assert more is not None
    assert more.fight is not None
    assert table.you.ready("dogtamer"), "nothing has been declared yet"


def test_no_follower_is_on_the_table_twice() -> None:
    table = Table(Seat(play="dogtamer"), Seat(play="muhandasat_pilot, caravan_guard"))
    table.attack("Dogtamer")
    assert thing(table, 1, "Dogtamer").state == ("exhausted", "attacking")
    assert "combat" not in [zone.id for zone in GAME.zones(table.s, 0)]
    table.choose("Muhandasat Pilot blocks")
    assert thing(table, 0, "Dogtamer").state == ("exhausted", "attacking", "fighting")
    assert thing(table, 0, "Muhandasat Pilot").state == ("exhausted", "blocking")
    assert the_fight(table).pairs == ((table.you.card("dogtamer"), table.they.card("muhandasat_pilot")),)


def test_what_a_block_does_is_foreseen() -> None:
    table = Table(Seat(play="champion_of_the_tumen"), Seat(play="caravan_guard, solemn_guardian"))
    table.attack("Champion of the Tumen")
    preview = GAME.preview(table.s, 1, table.they.card("caravan_guard"))
    assert preview is not None
    assert {(move.id, move.end) for move in preview.moves} >= {
        ("caravan_guard-1", "discard-1"),
        ("champion_of_the_tumen-0", "discard-0"),
    }
    assert ("power-of-0", 0, 1) in [(each.id, each.before, each.after) for each in preview.changes]
    let_pass = GAME.preview(table.s, 1, table.s.options[0][-1])
    assert let_pass is not None
    assert ("power-of-0", 0, 1) in [(each.id, each.before, each.after) for each in let_pass.changes]


def test_a_blocker_that_was_named_is_chosen() -> None:
    table = Table(Seat(play="dogtamer, gallant_soldier"), Seat(play="caravan_guard"))
    table.attack("Dogtamer", "Gallant Soldier")
    table.choose("Caravan Guard blocks")
    assert thing(table, 1, "Caravan Guard").state == ("chosen",)
    assert [each.points for each in GAME.view(table.s, 1).choices] == [
        [table.you.card("dogtamer")],
        [table.you.card("gallant_soldier")],
    ]


def test_khutuluns_help_shows_in_the_fates() -> None:
    you = Seat(play="champion_of_the_tumen, eagle_huntress", breaker="khutulun_the_true_daughter")
    table = Table(you, Seat(play="solemn_guardian wounds 1"))
    table.attack("Champion of the Tumen", "Eagle Huntress")
    table.choose("Khutulun, the True Daughter")
    assert GAME.view(table.s, 0).source == table.s.worldbreaker(0)
    assert fates(table)["Solemn Guardian", "Champion of the Tumen"] == (1, 1, 0)
    preview = GAME.preview(table.s, 0, table.you.card("champion_of_the_tumen"))
    assert preview is not None
    assert preview.fight is not None
    assert [(each.blocker_left, each.gain) for each in preview.fight.meetings] == [(0, 1), (3, 0)]
    assert ("champion_of_the_tumen-0", "strength", 4, 5) in [
        (each.id, each.kind, each.before, each.after) for each in preview.changes
    ]
    table.choose("Champion of the Tumen")
    champion = thing(table, 1, "Champion of the Tumen")
    assert [(each.kind, each.why) for each in champion.amounts] == [("strength", "+1 until the combat ends")]
    assert pieces(champion) == {"stronger": 1}


def test_a_location_that_is_damaged_loses_a_lamp() -> None:
    table = Table(Seat(play="dogtamer"), Seat(play="the_pit_of_despair, the_indigo_grotto"))
    table.attack("Dogtamer")
    view = GAME.view(table.s, 0)
    assert [(each.label, each.tone) for each in view.choices][-1] == ("Leave them", "decline")
    assert view.phase == "breach"
    preview = GAME.preview(table.s, 0, table.they.card("the_pit_of_despair"))
    assert preview is not None
    lamps = [each for each in preview.changes if each.id == "the_pit_of_despair-1" and each.after == 2]
    assert [(each.kind, each.before) for each in lamps] == [("stage", 1), ("stage", 3)]


def test_effects_of_this_combat_are_pieces() -> None:
    table = Table(Seat(hand="serpent_strike", play="dogtamer", mythium=9, void=9), Seat(play="caravan_guard"))
    table.choose("Play Serpent Strike")
    if table.asked == ["Aroha"]:
        table.choose("Dogtamer attacks")
        table.choose("Attack")
    found = thing(table, 1, "Dogtamer")
    assert [(each.kind, each.note) for each in found.pieces] == [("lethal", "until the combat ends")]
    assert fates(table) == {("Caravan Guard", "Dogtamer"): (0, 0, 0)}
