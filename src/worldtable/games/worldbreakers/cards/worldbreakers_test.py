"""Each Worldbreaker, and the cards of the campaign alone, by their texts."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.card import Card
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.testing import Seat, Table, costs

KHUTULUN = "khutulun_the_true_daughter"
MARCO = "marco_polo_robed_in_silk"
MUHANDASAT = "the_muhandasat_council_of_engineers"
RUKNUDDIN = "ruknuddin_khurshah_leader_of_the_order"


@pytest.mark.card("khutulun_the_true_daughter")
def test_khutulun_strengthens_an_attacker() -> None:
    table = Table(Seat(play="dogtamer, gallant_soldier", breaker=KHUTULUN), Seat(play="skillful_bruiser"))
    table.attack("Dogtamer")
    table.choose("Khutulun, the True Daughter")
    assert table.you.strength("dogtamer") == 2  # the Soldier does not attack and cannot be picked
    table.choose("No more blocks")
    assert table.you.strength("dogtamer") == 1


@pytest.mark.card("marco_polo_robed_in_silk")
@pytest.mark.rule("T14")
def test_marco_polo_turns_up_a_card_after_a_location() -> None:
    you = Seat(
        hand="the_humble_underpass, illicit_bazaar", deck="dogtamer, lay_siege", mythium=2, stars=1, breaker=MARCO
    )
    table = Table(you)
    table.choose("Play The Humble Underpass")
    table.choose("Marco Polo")
    assert table.you.hand == ["illicit_bazaar", "dogtamer"]
    assert not table.you.worldbreaker_ready()
    table.pass_turn("Moon")
    table.choose("Play Illicit Bazaar")  # no second use before the ready step
    assert table.asked == ["Moon"]
    table = Table(Seat(hand="illicit_bazaar", deck="lay_siege, dogtamer", stars=1, breaker=MARCO))
    table.choose("Play Illicit Bazaar")
    table.choose("Marco Polo")
    assert (table.you.hand, table.you.deck) == ([], ["dogtamer", "lay_siege"])


@pytest.mark.card("the_muhandasat_council_of_engineers")
def test_the_muhandasat_store_a_location_just_drawn() -> None:
    table = Table(Seat(deck="the_humble_underpass, dogtamer", mythium=2, breaker=MUHANDASAT))
    table.choose("Draw 1 card")
    table.choose("The Muhandasat")
    table.choose("The Humble Underpass")
    assert (table.you.stored, table.you.hand) == (["the_humble_underpass"], ["dogtamer"])
    assert not table.you.worldbreaker_ready()
    table.pass_turn("Moon")
    table.choose("Play The Humble Underpass for 2")  # as though it were in the hand
    assert (table.you.play, table.you.stored, table.you.mythium) == (["the_humble_underpass"], [], 0)


@pytest.mark.card("the_muhandasat_council_of_engineers")
def test_the_muhandasat_do_not_tell_what_was_drawn() -> None:
    table = Table(Seat(deck="dogtamer, lay_siege", breaker=MUHANDASAT), turn=8, first="Moon")
    table.choose("Draw 1 card")
    table.choose("The Muhandasat")
    assert table.options == ["Decline"]  # asked all the same
    table.choose("Decline")
    assert len(table.you.hand) == 2  # the draw of the Rally Phase does not qualify
    assert table.s.round == 2


@pytest.mark.card("ruknuddin_khurshah_leader_of_the_order")
def test_ruknuddin_wounds_for_a_price() -> None:
    table = Table(Seat(play="dogtamer", mythium=1, breaker=RUKNUDDIN), Seat(play="caravan_guard"))
    table.attack("Dogtamer")
    table.choose("Ruknuddin Khurshah")
    assert (table.they.wounds("caravan_guard"), table.you.mythium) == (1, 0)
    assert not table.you.worldbreaker_ready()
    poor = Table(Seat(play="dogtamer", breaker=RUKNUDDIN), Seat(play="caravan_guard"))
    poor.attack("Dogtamer")
    assert poor.asked == ["Moon"]


@pytest.mark.card("tengris_cavalry_wb")
def test_tengris_cavalry_strengthens_a_follower_when_behind() -> None:
    they = Seat(play="dogtamer, champion_of_the_tumen", breaker="tengris_cavalry_wb")
    table = Table(Seat(power=1), they, turn=7, solo=True, orders="12, 1")
    table.pass_round()
    assert table.they.plus("champion_of_the_tumen") == 1  # the higher cost
    level = Table(Seat(), they, turn=7, solo=True, orders="12, 1")
    level.pass_round()
    assert level.they.plus("champion_of_the_tumen") == 0


@pytest.mark.card("void_looter")
@pytest.mark.rule("P5")
def test_void_looter_is_serendipitous_witness() -> None:
    costs("void_looter", 3, void=1)
    table = Table(Seat(play="void_looter, dogtamer"), Seat(play="caravan_guard"))
    table.attack("Dogtamer")
    table.choose("Caravan Guard blocks")
    assert table.you.mythium == 1
    assert face("void_looter").alias_of == "serendipitous_witness"


@pytest.mark.card("emboldened_soldier")
@pytest.mark.rule("P5")
def test_emboldened_soldier_is_weary_veteran() -> None:
    costs("emboldened_soldier", 1)
    table = Table(Seat(hand="emboldened_soldier", mythium=1, stars=3))
    table.choose("Play Emboldened Soldier")
    table.choose("Emboldened Soldier")
    assert table.you.strength("emboldened_soldier") == 2
    assert face("emboldened_soldier").alias_of == "weary_veteran"


@pytest.mark.card("desperate_miner")
def test_desperate_miner_is_desperate_miners() -> None:
    costs("desperate_miner", 2)
    table = Table(Seat(play="desperate_miner"), turn=8, first="Moon")
    table.choose("Gain 1 mythium")
    table.choose("Desperate Miner, Rally")
    assert table.you.mythium == 4
    assert face("desperate_miner").alias_of == "desperate_miners"


def face(id: str) -> Card:
    return WORLDBREAKERS.box.faces[WORLDBREAKERS.box.by_id[id]]
