"""Each Stars card, by its text."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.cards.neutral_test import developed
from worldtable.games.worldbreakers.testing import Seat, Table, costs


@pytest.mark.card("silkworm_terrarium")
def test_silkworm_terrarium_develops_for_a_discard() -> None:
    costs("silkworm_terrarium", 2, stars=1)
    you = Seat(hand="silkworm_terrarium, mythium_fund", play="the_pit_of_despair", mythium=2, stars=1)
    table = Table(you)
    table.choose("Play Silkworm Terrarium")
    table.choose("Silkworm Terrarium")
    table.choose("Mythium Fund")
    table.choose("Silkworm Terrarium")
    assert (table.you.power, table.you.stages("silkworm_terrarium")) == (1, 1)
    assert table.you.discard == ["mythium_fund"]
    assert [developed("silkworm_terrarium", stage).you.power for stage in (1, 2)] == [1, 1]


@pytest.mark.card("polos_portraitist")
def test_polos_portraitist_stops_all_attacks_of_the_round() -> None:
    costs("polos_portraitist", 3, stars=2)
    table = Table(Seat(hand="polos_portraitist", mythium=3, stars=2), Seat(play="dogtamer"))
    table.choose("Play Polo's Portraitist")
    table.choose("Polo's Portraitist")
    assert table.refuses("Dogtamer") == "No player can attack in this round. (R38)"
    table.pass_round()
    assert table.can("Attack with Dogtamer")


@pytest.mark.card("exploitative_extraction")
@pytest.mark.rule("P45")
def test_exploitative_extraction_develops_x_times() -> None:
    table = Table(Seat(hand="exploitative_extraction", play="the_indigo_grotto", mythium=2, stars=3))
    table.choose("Play Exploitative Extraction for X")
    assert table.options == ["0", "1", "2"]
    assert table.tempting == ["1", "2"]
    table.choose("2")
    assert (table.you.power, table.you.mythium, table.you.stages("the_indigo_grotto")) == (5, 0, 1)
    few = Table(Seat(hand="exploitative_extraction", mythium=9, stars=2))
    assert few.refuses("Exploitative Extraction").endswith("needs 3 standing with Stars; you have 2. (R25)")
    poor = Table(Seat(hand="exploitative_extraction", play="the_indigo_grotto", mythium=0, stars=3))
    poor.choose("Play Exploitative Extraction for X")  # X can only be 0
    assert (poor.you.discard, poor.you.stages("the_indigo_grotto")) == (["exploitative_extraction"], 3)
    assert poor.asked == ["Moon"]


@pytest.mark.card("proof_of_the_grotto")
@pytest.mark.rule("P43")
def test_proof_of_the_grotto_plays_a_card_by_standing() -> None:
    costs("proof_of_the_grotto", 1, stars=1)
    table = Table(Seat(hand="proof_of_the_grotto, the_pit_of_despair, lay_siege", mythium=5, stars=2, void=1))
    table.choose("Play Proof of the Grotto")
    assert table.options == ["Play The Pit of Despair for 4"]  # 7 less 3; Lay Siege needs Earth; it must be
    table.choose("Play The Pit")
    assert (table.you.mythium, table.you.play) == (0, ["the_pit_of_despair"])


@pytest.mark.card("inspirational_vision")
def test_inspirational_vision_finds_what_is_named() -> None:
    costs("inspirational_vision", 2, stars=1)
    deck = "mythium_fund, caravan_guard, the_humble_underpass, irate_vandal"
    table = Table(Seat(hand="inspirational_vision", deck=deck, mythium=2, stars=1))
    table.choose("Play Inspirational Vision")
    table.choose("Location")
    assert table.options == ["Play The Humble Underpass for 0", "Draw The Humble Underpass"]
    table.choose("Play The Humble")
    assert table.you.play == ["the_humble_underpass"]
    assert sorted(table.you.deck) == ["caravan_guard", "irate_vandal", "mythium_fund"]
    table = Table(Seat(hand="inspirational_vision", deck=deck, mythium=2, stars=1))
    table.choose("Play Inspirational Vision")
    table.choose("Follower")
    table.choose("Draw Caravan Guard")
    assert table.you.hand == ["caravan_guard"]


@pytest.mark.card("straight_to_the_source")
def test_straight_to_the_source_is_cheaper_for_locations_shown() -> None:
    costs("straight_to_the_source", 2, stars=1)
    hand = "straight_to_the_source, the_pit_of_despair, the_indigo_grotto, the_den_of_sabers"
    table = Table(Seat(hand=hand, mythium=1, stars=1))
    table.choose("Play Straight to the Source")
    assert not table.can("Pay")  # 2 mythium are not there
    table.choose("Show The Pit of Despair")
    table.choose("Show The Indigo Grotto")
    table.choose("Pay 0")  # two at most
    assert table.you.mythium == 4
    assert "Aroha shows The Pit of Despair." in table.told[1]


@pytest.mark.card("pacify")
def test_pacify_holds_a_follower_still() -> None:
    costs("pacify", 3, stars=1)
    table = Table(Seat(hand="pacify", mythium=3, stars=1), Seat(play="champion_of_the_tumen"))
    table.choose("Play Pacify")
    assert table.they.stationary("champion_of_the_tumen")
    assert table.refuses("Champion of the Tumen").endswith("(R38)")


@pytest.mark.card("frantic_getaway")
def test_frantic_getaway_develops_twice() -> None:
    costs("frantic_getaway", 1, stars=2)
    table = Table(Seat(hand="frantic_getaway", play="the_indigo_grotto", mythium=1, stars=2))
    table.choose("Play Frantic Getaway")
    assert (table.you.power, table.you.stages("the_indigo_grotto")) == (5, 1)


@pytest.mark.card("throes_of_fancy")
def test_throes_of_fancy_finds_and_plays_both() -> None:
    costs("throes_of_fancy", 1, stars=3)
    deck = "caravan_guard, mythium_fund, irate_vandal, the_humble_underpass, the_pit_of_despair"
    table = Table(Seat(hand="throes_of_fancy", deck=deck, mythium=5, stars=3))
    table.choose("Play Throes of Fancy")
    assert table.options == ["Play Caravan Guard for 2", "Play The Humble Underpass for 2", "Play none"]
    table.choose("Play The Humble")
    table.choose("Play Caravan Guard")
    assert (table.you.play, table.you.mythium) == (["the_humble_underpass", "caravan_guard"], 0)
    assert sorted(table.you.deck) == ["irate_vandal", "mythium_fund", "the_pit_of_despair"]


@pytest.mark.card("heedless_investor")
def test_heedless_investor_wants_a_location() -> None:
    costs("heedless_investor", 1, stars=1)
    table = Table(Seat(hand="heedless_investor", play="the_pit_of_despair", mythium=1, stars=1))
    table.choose("Play Heedless Investor")
    table.choose("Heedless Investor")
    assert table.you.mythium == 3
    table = Table(Seat(hand="heedless_investor", mythium=1, stars=1))
    table.choose("Play Heedless Investor")
    table.choose("Heedless Investor")
    table.choose("Stars")
    assert (table.you.mythium, table.you.standing("stars")) == (0, 2)


@pytest.mark.card("mothkeeper")
def test_mothkeeper_pays_for_the_first_power_of_the_round() -> None:
    costs("mothkeeper", 2, stars=1)
    table = Table(Seat(play="mothkeeper, the_indigo_grotto"))
    table.choose("Develop The Indigo Grotto")
    table.choose("Mothkeeper")
    assert table.you.mythium == 2
    table.pass_turn("Moon")
    table.choose("Develop The Indigo Grotto")
    assert table.asked == ["Moon"]
    assert table.you.mythium == 2


@pytest.mark.card("sly_sentinel")
def test_sly_sentinel_stops_another_attacker() -> None:
    costs("sly_sentinel", 3, stars=1)
    table = Table(Seat(play="dogtamer, gallant_soldier, kalari_adept"), Seat(play="sly_sentinel"))
    table.attack("Dogtamer", "Gallant Soldier", "Kalari Adept")
    table.choose("Decline", "Aroha")
    table.choose("Sly Sentinel blocks", "Moon")
    table.choose("Block Dogtamer", "Moon")
    table.choose("Sly Sentinel", "Moon")
    assert table.options == ["Aroha's Gallant Soldier", "Aroha's Kalari Adept"]
    table.choose("Aroha's Gallant Soldier", "Moon")
    assert table.you.power == 1
    assert not table.you.ready("gallant_soldier")


@pytest.mark.card("solemn_guardian")
def test_solemn_guardian_is_one_six() -> None:
    costs("solemn_guardian", 3, stars=1)
    table = Table(Seat(play="solemn_guardian"))
    assert (table.you.strength("solemn_guardian"), table.you.health("solemn_guardian")) == (1, 6)


@pytest.mark.card("generous_dealer")
def test_generous_dealer_makes_events_and_locations_cheaper() -> None:
    costs("generous_dealer", 5, stars=1)
    hand = "mythium_fund, the_humble_underpass, caravan_guard, gratuitous_gift"
    table = Table(Seat(play="generous_dealer", hand=hand, mythium=4))
    assert table.can("Play Mythium Fund for 4")
    assert table.can("Play The Humble Underpass for 1")
    assert table.can("Play Caravan Guard for 2")
    assert table.can("Play Gratuitous Gift for 0")


@pytest.mark.card("auspicious_smuggler")
def test_auspicious_smuggler_gives_the_next_turn_two_actions() -> None:
    costs("auspicious_smuggler", 3, stars=2)
    table = Table(Seat(hand="auspicious_smuggler", mythium=3, stars=2))
    table.choose("Play Auspicious Smuggler")
    table.choose("Auspicious Smuggler")
    table.pass_turn("Moon", "Aroha", "Aroha", "Moon", "Aroha", "Moon")


@pytest.mark.card("suave_sycophant")
def test_suave_sycophant_holds_the_blocked_attacker_still() -> None:
    costs("suave_sycophant", 3, stars=2)
    table = Table(Seat(play="gallant_soldier plus 2"), Seat(play="suave_sycophant"))
    table.attack("Gallant Soldier")
    table.choose("Suave Sycophant blocks", "Moon")
    table.choose("Suave Sycophant", "Moon")
    assert table.you.stationary("gallant_soldier")


@pytest.mark.card("the_blind_sculptor")
def test_the_blind_sculptor_develops_in_the_rally_phase() -> None:
    costs("the_blind_sculptor", 4, stars=3)
    table = Table(Seat(play="the_blind_sculptor, the_pit_of_despair"), turn=8, first="Moon")
    table.choose("Gain 1 mythium")
    table.choose("The Blind Sculptor")
    assert (table.you.power, table.you.stages("the_pit_of_despair")) == (2, 2)


@pytest.mark.card("illicit_bazaar")
def test_illicit_bazaar() -> None:
    costs("illicit_bazaar", 0, stars=1)
    table = developed("illicit_bazaar", 1)
    table.choose("Earth")
    assert (table.you.mythium, table.you.standing("earth")) == (2, 1)
    assert [developed("illicit_bazaar", stage).you.mythium for stage in (2, 3)] == [2, 2]
    hidden = Table(Seat(play="gallant_soldier"), Seat(play="illicit_bazaar"))
    hidden.attack("Gallant Soldier")
    assert hidden.they.stages("illicit_bazaar") == 3


@pytest.mark.card("mesmerizing_maze")
def test_mesmerizing_maze() -> None:
    costs("mesmerizing_maze", 3, stars=1)
    table = developed("mesmerizing_maze", 1)
    assert (table.you.standing("stars"), table.you.power) == (1, 1)
    table = Table(Seat(play="mesmerizing_maze stages 1"), Seat(play="dogtamer"))
    table.choose("Develop Mesmerizing Maze")
    table.choose("Moon's Dogtamer")
    assert (table.you.power, table.they.stationary("dogtamer")) == (1, True)


@pytest.mark.card("covert_exchange")
def test_covert_exchange() -> None:
    costs("covert_exchange", 2, stars=2)
    assert developed("covert_exchange", 1).you.mythium == 4
    assert len(developed("covert_exchange", 2).you.hand) == 2
    table = developed("covert_exchange", 3)
    assert (len(table.you.hand), table.you.mythium) == (1, 2)
    hidden = Table(Seat(play="gallant_soldier"), Seat(play="covert_exchange"))
    hidden.attack("Gallant Soldier")
    assert hidden.they.stages("covert_exchange") == 3


@pytest.mark.card("weaving_workshop")
def test_weaving_workshop_weaves_on() -> None:
    costs("weaving_workshop", 4, stars=2)
    table = Table(Seat(hand="weaving_workshop, the_humble_underpass, caravan_guard", mythium=4, stars=2))
    table.choose("Play Weaving Workshop")
    table.choose("Weaving Workshop")
    assert table.options == ["Play The Humble Underpass for 0", "Play none"]
    table.choose("Play The Humble")
    table.pass_turn("Moon")
    table.choose("Develop Weaving Workshop")  # +2 mythium, +1 power, then the Underpass: the same again
    assert (table.you.mythium, table.you.power, table.you.stages("the_humble_underpass")) == (4, 2, 1)
    table.pass_turn("Moon")
    table.choose("Develop Weaving Workshop")
    table.choose("Stars")
    assert (table.you.mythium, table.you.power, table.you.standing("stars")) == (6, 3, 3)
    assert table.you.play == []


@pytest.mark.card("the_uncanny_valley")
def test_the_uncanny_valley() -> None:
    costs("the_uncanny_valley", 5, stars=3)
    they = Seat(hand="mythium_fund, dogtamer", mythium=3, power=2)
    table = Table(Seat(play="the_uncanny_valley"), they)
    table.choose("Develop The Uncanny Valley")
    assert (table.you.mythium, table.you.power, table.they.mythium) == (1, 1, 2)
    table.pass_turn("Moon")
    table.choose("Develop The Uncanny Valley")
    table.choose("Dogtamer", "Moon")
    assert (len(table.you.hand), table.you.power, table.they.hand) == (1, 2, ["mythium_fund"])
    table.pass_turn("Moon")
    table.choose("Develop The Uncanny Valley")
    assert (table.you.power, table.they.power) == (3, 1)
