"""Each Earth card, by its text."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.testing import Seat, Table, costs


@pytest.mark.card("khutuluns_kheshig")
def test_khutuluns_kheshig_grows_with_every_attack() -> None:
    costs("khutuluns_kheshig", 2, earth=1)
    table = Table(Seat(play="khutuluns_kheshig"), Seat(play="gallant_soldier"))
    table.attack("Khutulun's Kheshig")
    table.choose("Khutulun's Kheshig, Attacks")
    assert (table.you.strength("khutuluns_kheshig"), table.you.health("khutuluns_kheshig")) == (2, 2)
    table.choose("Gallant Soldier blocks")
    assert table.you.power == 1  # overwhelm: both fell
    assert table.you.play == []


@pytest.mark.card("confident_suitor")
def test_confident_suitor_leaves_after_a_breach() -> None:
    costs("confident_suitor", 4, earth=2)
    table = Table(Seat(play="confident_suitor"))
    table.attack("Confident Suitor")
    assert (table.you.power, table.you.mythium) == (1, 6)
    assert table.you.discard == ["confident_suitor"]


@pytest.mark.card("confident_suitor")
def test_confident_suitor_leaves_after_overwhelming() -> None:
    table = Table(Seat(play="confident_suitor"), Seat(play="caravan_guard"))
    table.attack("Confident Suitor")
    table.choose("Caravan Guard blocks")
    assert (table.you.power, table.you.mythium) == (1, 6)
    assert table.you.discard == ["confident_suitor"]


@pytest.mark.card("the_ten_thousand_ride")
def test_the_ten_thousand_ride_plays_a_follower_and_attacks() -> None:
    costs("the_ten_thousand_ride", 0, earth=3)
    table = Table(Seat(hand="the_ten_thousand_ride, gallant_soldier, dogtamer", mythium=1, earth=3))
    table.choose("Play The Ten Thousand Ride")
    assert table.options == ["Play Gallant Soldier for 1", "Play Dogtamer for 1"]
    table.choose("Play Gallant Soldier")
    assert (table.you.power, table.you.mythium) == (1, 0)  # the only follower attacks at once


@pytest.mark.card("call_to_arms")
def test_call_to_arms_finds_two_followers_and_plays_one() -> None:
    costs("call_to_arms", 0, earth=1)
    deck = "lay_siege, dogtamer, mythium_fund, gallant_soldier, airag_maker"
    table = Table(Seat(hand="call_to_arms, kalari_adept", deck=deck, mythium=1, earth=1))
    table.choose("Play Call to Arms")
    assert table.options == ["Play Dogtamer for 1", "Play Gallant Soldier for 1", "Play none"]
    table.choose("Play Gallant Soldier")
    assert table.you.play == ["gallant_soldier"]
    assert table.you.hand == ["kalari_adept", "dogtamer"]
    assert sorted(table.you.deck) == ["airag_maker", "lay_siege", "mythium_fund"]


@pytest.mark.card("ger_migration")
def test_ger_migration_settles_or_moves_on() -> None:
    costs("ger_migration", 1, earth=1)
    table = Table(Seat(hand="ger_migration", mythium=1, earth=1))
    table.choose("Play Ger Migration")
    table.choose("Draw 2")
    table.choose("Void")
    assert (len(table.you.hand), table.you.standing("void"), table.you.standing("earth")) == (2, 1, 1)
    table = Table(Seat(hand="ger_migration", mythium=1, earth=1))
    table.choose("Play Ger Migration")
    table.choose("Lose 1 Earth standing")
    assert (table.you.mythium, table.you.standing("earth"), table.you.hand) == (5, 0, [])


@pytest.mark.card("wild_boar_charge")
def test_wild_boar_charge_defeats_a_wounded_follower() -> None:
    costs("wild_boar_charge", 2, earth=1)
    you = Seat(play="dogtamer", hand="wild_boar_charge", mythium=2, earth=1)
    table = Table(you, Seat(play="caravan_guard wounds 1, solemn_guardian"))
    table.choose("Play Wild Boar Charge")
    assert table.they.play == ["solemn_guardian"]
    assert table.you.play == ["dogtamer"]


@pytest.mark.card("lay_siege")
def test_lay_siege_depletes_a_location_without_hidden() -> None:
    costs("lay_siege", 3, earth=2)
    they = Seat(play="the_pit_of_despair, illicit_bazaar, mesmerizing_maze")
    table = Table(Seat(hand="lay_siege", mythium=3, earth=2), they)
    table.choose("Play Lay Siege")
    assert table.options == ["Moon's The Pit of Despair", "Moon's Mesmerizing Maze"]
    assert table.refuses("Illicit Bazaar").endswith("(R37)")
    table.choose("Moon's The Pit")
    assert table.they.discard == ["the_pit_of_despair"]
    assert table.they.power == 0


@pytest.mark.card("dogtamer")
def test_dogtamer_migrates_for_mythium() -> None:
    costs("dogtamer", 1, earth=1)
    table = Table(Seat(hand="dogtamer", mythium=1, earth=1))
    table.choose("Play Dogtamer")
    table.choose("Dogtamer")
    table.choose("-1 Earth standing")
    assert (table.you.mythium, table.you.standing("earth")) == (3, 0)


@pytest.mark.card("gallant_soldier")
def test_gallant_soldier_is_two_one_and_has_no_ability() -> None:
    costs("gallant_soldier", 1, earth=1)
    table = Table(Seat(hand="gallant_soldier", mythium=1, earth=1))
    table.choose("Play Gallant Soldier")
    assert (table.you.strength("gallant_soldier"), table.you.health("gallant_soldier")) == (2, 1)
    assert table.asked == ["Moon"]


@pytest.mark.card("kalari_adept")
def test_kalari_adept_earns_when_it_attacks() -> None:
    costs("kalari_adept", 1, earth=1)
    table = Table(Seat(play="kalari_adept"))
    table.attack("Kalari Adept")
    table.choose("Kalari Adept")
    assert (table.you.mythium, table.you.power) == (1, 1)


@pytest.mark.card("airag_maker")
def test_airag_maker_brings_standing() -> None:
    costs("airag_maker", 2, earth=1)
    table = Table(Seat(hand="airag_maker", mythium=2, earth=1))
    table.choose("Play Airag Maker")
    table.choose("Airag Maker")
    table.choose("Moon")
    assert table.you.standing("moon") == 1


@pytest.mark.card("eagle_huntress")
def test_eagle_huntress_migrates_for_cards() -> None:
    costs("eagle_huntress", 2, earth=1)
    table = Table(Seat(hand="eagle_huntress", mythium=2, earth=1))
    table.choose("Play Eagle Huntress")
    table.choose("Eagle Huntress")
    table.choose("-1 Earth")
    assert (len(table.you.hand), table.you.standing("earth")) == (2, 0)


@pytest.mark.card("skillful_bruiser")
def test_skillful_bruiser_overwhelms() -> None:
    costs("skillful_bruiser", 2, earth=1)
    table = Table(Seat(play="skillful_bruiser"), Seat(play="dogtamer"))
    table.attack("Skillful Bruiser")
    table.choose("Dogtamer blocks")
    assert (table.you.power, table.they.discard) == (1, ["dogtamer"])


@pytest.mark.card("amu_river_armorer")
def test_amu_river_armorer_migrates_for_mythium_and_a_counter() -> None:
    costs("amu_river_armorer", 3, earth=1)
    table = Table(Seat(hand="amu_river_armorer", play="dogtamer", mythium=3, earth=1), Seat(play="mothkeeper"))
    table.choose("Play Amu River Armorer")
    table.choose("Amu River Armorer")
    table.choose("-1 Earth")
    assert table.options == ["Dogtamer", "Amu River Armorer", "Moon's Mothkeeper"]
    table.choose("Amu River Armorer")
    assert (table.you.mythium, table.you.strength("amu_river_armorer")) == (3, 3)


@pytest.mark.card("champion_of_the_tumen")
def test_champion_of_the_tumen_overwhelms() -> None:
    costs("champion_of_the_tumen", 4, earth=1)
    table = Table(Seat(play="champion_of_the_tumen"), Seat(play="dogtamer"))
    table.attack("Champion of the Tumen")
    table.choose("Dogtamer blocks")
    assert (table.you.power, table.you.wounds("champion_of_the_tumen")) == (1, 1)


@pytest.mark.card("mongol_quartermaster")
def test_mongol_quartermaster_migrates_for_a_cheap_follower() -> None:
    costs("mongol_quartermaster", 5, earth=1)
    table = Table(Seat(hand="mongol_quartermaster, caravan_guard, lay_siege", mythium=5, earth=2))
    table.choose("Play Mongol Quartermaster")
    table.choose("Mongol Quartermaster")
    table.choose("-1 Earth")
    assert table.options == ["Play Caravan Guard for 0", "Play none"]
    table.choose("Play Caravan Guard")
    assert table.you.play == ["mongol_quartermaster", "caravan_guard"]


@pytest.mark.card("poised_duelist")
def test_poised_duelist_grows_among_two_others() -> None:
    costs("poised_duelist", 2, earth=2)
    table = Table(Seat(hand="poised_duelist", play="dogtamer, kalari_adept", mythium=2, earth=2))
    table.choose("Play Poised Duelist")
    table.choose("Poised Duelist")
    assert table.you.strength("poised_duelist") == 3
    lonely = Table(Seat(hand="poised_duelist", play="dogtamer", mythium=2, earth=2))
    lonely.choose("Play Poised Duelist")
    assert lonely.asked == ["Moon"]
    assert lonely.you.strength("poised_duelist") == 2


@pytest.mark.card("forbidding_guru")
def test_forbidding_guru_is_not_blocked_by_the_strong() -> None:
    costs("forbidding_guru", 3, earth=2)
    they = Seat(play="skillful_bruiser, caravan_guard")
    table = Table(Seat(play="forbidding_guru, dogtamer"), they)
    table.attack("Forbidding Guru", "Dogtamer")
    table.choose("Caravan Guard blocks")
    assert table.options == ["Block Forbidding Guru", "Block Dogtamer"]
    table = Table(Seat(play="forbidding_guru, dogtamer"), they)
    table.attack("Forbidding Guru", "Dogtamer")
    table.choose("Skillful Bruiser blocks")  # only the Dogtamer can be blocked by it, so it is
    assert table.you.discard == ["dogtamer"]


@pytest.mark.card("sparring_braggart")
def test_sparring_braggart_shields_the_weaker() -> None:
    costs("sparring_braggart", 3, earth=2)
    they = Seat(play="caravan_guard, solemn_guardian")
    table = Table(Seat(play="sparring_braggart, dogtamer, champion_of_the_tumen"), they)
    table.attack("Sparring Braggart", "Dogtamer", "Champion of the Tumen")
    table.choose("Caravan Guard blocks")
    assert table.options == ["Block Sparring Braggart", "Block Champion of the Tumen"]
    table.choose("Block Sparring Braggart")
    table.choose("Solemn Guardian blocks")
    assert table.options == ["Block Dogtamer", "Block Champion of the Tumen"]


@pytest.mark.card("astute_tactician")
def test_astute_tactician_earns_when_it_attacks() -> None:
    costs("astute_tactician", 5, earth=2)
    table = Table(Seat(play="astute_tactician"))
    table.attack("Astute Tactician")
    table.choose("Astute Tactician")
    assert table.you.mythium == 2


@pytest.mark.card("tengris_cavalry")
def test_tengris_cavalry_overwhelms() -> None:
    costs("tengris_cavalry", 3, earth=3)
    table = Table(Seat(play="tengris_cavalry"), Seat(play="solemn_guardian"))
    table.attack("Tengri's Cavalry")
    table.choose("Solemn Guardian blocks")
    assert (table.you.power, table.they.play) == (1, [])


@pytest.mark.card("the_amu_river_encampment")
@pytest.mark.rule("P17")
def test_the_amu_river_encampment_attacks_on_entering_and_at_the_end() -> None:
    costs("the_amu_river_encampment", 2, earth=3)
    you = Seat(hand="the_amu_river_encampment", play="dogtamer, kalari_adept", mythium=2, earth=3)
    table = Table(you, Seat(play="gallant_soldier"), turn=1)
    table.choose("Play The Amu River Encampment")
    table.choose("The Amu River Encampment, Enters")
    table.choose("Dogtamer attacks")
    table.choose("Attack")
    table.choose("No more blocks")
    assert table.you.power == 1
    table.pass_turn("Moon")
    table.choose("Develop The Amu River Encampment")  # stage I: a counter if you like, and no attack
    assert table.options == ["Dogtamer", "Kalari Adept", "Decline"]
    table.choose("Kalari Adept")
    assert (table.you.power, table.you.strength("kalari_adept")) == (2, 2)
    table.pass_turn("Moon")
    table.choose("Develop The Amu River Encampment")  # stage II: the Adept is the only one that is ready
    table.choose("Decline")
    table.choose("Gallant Soldier blocks")
    assert table.you.power == 3
    assert "the_amu_river_encampment" in table.you.discard
