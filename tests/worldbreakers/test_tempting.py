"""What stands out among the answers: bots follow it when they play on in their heads."""

from __future__ import annotations

from worldtable.bots.playout import Luck, guess
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.testing import Seat, Table


def test_cards_tempt_more_than_mythium() -> None:
    table = Table(Seat(hand="gallant_soldier", play="the_pit_of_despair, dogtamer", mythium=2, earth=1))
    assert table.tempting == ["Play Gallant Soldier for 1", "Develop The Pit of Despair", "Attack with Dogtamer"]
    assert Table(Seat(mythium=2)).tempting == ["Gain 1 mythium", "Draw 1 card"]


def test_a_good_hand_is_kept() -> None:
    s = WORLDBREAKERS.start(2, 1)
    assert [s.asks[0].label(s, code) for code in s.asks[0].tempting(s, s.options[0])] == ["Keep the rest"]


def test_a_block_that_defeats_or_survives_stands_out() -> None:
    """Solemn Guardian (1/6) defeats nobody here but survives; Caravan Guard (2/4) defeats the Soldier (2/1)."""
    attackers = Seat(play="mongol_quartermaster, gallant_soldier")
    table = Table(attackers, Seat(play="caravan_guard, solemn_guardian, lowly_bard"))
    table.attack("Mongol Quartermaster", "Gallant Soldier")
    assert table.tempting == ["Caravan Guard blocks", "Solemn Guardian blocks", "Lowly Bard blocks"]
    table.choose("Caravan Guard blocks")
    assert table.tempting == ["Block Gallant Soldier"]


def test_nobody_blocks_to_die_alone_while_another_can_do_better() -> None:
    table = Table(Seat(play="mongol_quartermaster"), Seat(play="solemn_guardian, lowly_bard"))
    table.attack("Mongol Quartermaster")
    assert table.tempting == ["Solemn Guardian blocks"]
    alone = Table(Seat(play="mongol_quartermaster"), Seat(play="lowly_bard"))
    alone.attack("Mongol Quartermaster")
    assert alone.tempting == ["Lowly Bard blocks"], "better than a breach"


def test_abilities_are_used_and_cards_are_played() -> None:
    table = Table(Seat(hand="lowly_bard, gallant_soldier, proof_of_the_grotto", mythium=3, stars=1, earth=1))
    table.choose("Play Proof of the Grotto")
    assert table.tempting == ["Play Lowly Bard for 0", "Play Gallant Soldier for 0"]
    table.choose("Play Lowly Bard")
    assert [label.split(",")[0] for label in table.tempting] == ["Lowly Bard"]


def test_harm_falls_on_the_others() -> None:
    table = Table(Seat(hand="pacify", play="dogtamer", mythium=3, stars=1), Seat(play="gallant_soldier"))
    table.choose("Play Pacify")
    assert table.options == ["Dogtamer", "Moon's Gallant Soldier"]
    assert table.tempting == ["Moon's Gallant Soldier"]


def test_a_guess_is_one_of_what_stands_out() -> None:
    table = Table(Seat(hand="pacify", play="dogtamer", mythium=3, stars=1), Seat(play="gallant_soldier"))
    table.choose("Play Pacify")
    guesses = {guess(table.s, 0, Luck(seed)) for seed in range(20)}
    assert guesses == {table.they.card("gallant_soldier")}
