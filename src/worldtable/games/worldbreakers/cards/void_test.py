"""Each Void card, by its text."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.cards.neutral_test import developed
from worldtable.games.worldbreakers.testing import Seat, Table, costs

RUKNUDDIN = "ruknuddin_khurshah_leader_of_the_order"


@pytest.mark.card("the_right_hand")
def test_the_right_hand_boosts_the_worldbreaker() -> None:
    costs("the_right_hand", 4, void=1)
    you = Seat(play="the_right_hand, dogtamer", mythium=2, breaker=RUKNUDDIN)
    table = Table(you, Seat(play="caravan_guard"))
    table.attack("Dogtamer")
    table.choose("The Right Hand")
    table.choose("Ruknuddin Khurshah")
    assert (table.they.wounds("caravan_guard"), table.you.mythium) == (2, 0)


@pytest.mark.card("alamut_castle")
def test_alamut_castle_is_developed_by_a_lone_attacker() -> None:
    costs("alamut_castle", 7, void=2)
    table = Table(Seat(play="alamut_castle, dogtamer, kalari_adept"))
    table.attack("Dogtamer")
    table.choose("Alamut Castle")
    assert table.you.worldbreaker_ready()
    assert (table.you.power, table.you.stages("alamut_castle")) == (2, 2)  # stage I and a breach
    together = Table(Seat(play="alamut_castle, dogtamer, kalari_adept"))
    together.attack("Dogtamer", "Kalari Adept")
    assert together.options == ["Kalari Adept, Attacks: +1 mythium", "Decline"]
    assert [developed("alamut_castle", stage).you.power for stage in (1, 2, 3)] == [1, 1, 2]


@pytest.mark.card("hide_in_plain_sight")
def test_hide_in_plain_sight_cannot_be_blocked() -> None:
    costs("hide_in_plain_sight", 2, void=3)
    table = Table(
        Seat(hand="hide_in_plain_sight", play="dogtamer, gallant_soldier", mythium=2, void=3),
        Seat(play="caravan_guard"),
    )
    table.choose("Play Hide in Plain Sight")
    table.choose("Dogtamer attacks")
    assert table.you.power == 1
    assert table.you.ready("gallant_soldier")


@pytest.mark.card("amazing_arithmetic")
def test_amazing_arithmetic_pays_and_may_attack() -> None:
    costs("amazing_arithmetic", 0, void=1)
    table = Table(Seat(hand="amazing_arithmetic", play="gallant_soldier", void=1))
    table.choose("Play Amazing Arithmetic")
    assert table.options == ["Gallant Soldier attacks", "Do not attack"]
    table.choose("Do not attack")
    assert (table.you.mythium, table.you.power) == (2, 0)


@pytest.mark.card("stupefy")
def test_stupefy_takes_one_of_three_cards_shown() -> None:
    costs("stupefy", 0, void=1)
    they = Seat(hand="mythium_fund, caravan_guard, lay_siege, dogtamer")
    table = Table(Seat(hand="stupefy", play="gallant_soldier", void=1), they)
    table.choose("Play Stupefy")
    for name in ("Lay Siege", "Dogtamer", "Caravan Guard"):
        table.choose(f"Show {name}", "Moon")
    assert table.options_of("Aroha") == ["Lay Siege", "Dogtamer", "Caravan Guard"]
    table.choose("Lay Siege", "Aroha")
    assert table.they.discard == ["lay_siege"]


@pytest.mark.card("stupefy")
def test_stupefy_needs_a_success() -> None:
    they = Seat(hand="mythium_fund", play="caravan_guard")
    table = Table(Seat(hand="stupefy", play="gallant_soldier", void=1), they)
    table.choose("Play Stupefy")
    table.choose("Caravan Guard blocks")
    assert table.they.hand == ["mythium_fund"]


@pytest.mark.card("serpent_strike")
def test_serpent_strike_makes_all_followers_lethal() -> None:
    costs("serpent_strike", 1, void=1)
    table = Table(Seat(hand="serpent_strike", play="dogtamer", mythium=1, void=1), Seat(play="solemn_guardian"))
    table.choose("Play Serpent Strike")
    table.choose("Solemn Guardian blocks")
    assert table.they.discard == ["solemn_guardian"]


@pytest.mark.card("vicious_stab")
@pytest.mark.rule("P18")
def test_vicious_stab_deals_two_wounds_and_no_more() -> None:
    costs("vicious_stab", 1, void=1)
    table = Table(Seat(hand="vicious_stab", mythium=1, void=1), Seat(play="caravan_guard"))
    table.choose("Play Vicious Stab")
    assert table.they.wounds("caravan_guard") == 2
    assert table.you.standing("void") == 1


@pytest.mark.card("consumed_by_the_dust")
@pytest.mark.rule("P44")
def test_consumed_by_the_dust_damages_up_to_three_times() -> None:
    costs("consumed_by_the_dust", 2, void=2)
    they = Seat(play="the_pit_of_despair, the_humble_underpass, illicit_bazaar")
    table = Table(Seat(hand="consumed_by_the_dust", play="gallant_soldier", mythium=2, void=2), they)
    table.choose("Play Consumed by the Dust")
    table.choose("Moon's The Pit")  # the damage for the breach
    assert table.asks("Aroha") == "Which location is damaged as well?"
    assert table.options[-1] == "None"  # an Interrupt may be declined
    table.choose("Moon's The Pit")
    table.choose("Moon's The Humble")  # and then another
    assert (table.they.stages("the_pit_of_despair"), table.they.stages("the_humble_underpass")) == (1, 1)
    assert table.they.stages("illicit_bazaar") == 3
    mild = Table(Seat(hand="consumed_by_the_dust", play="gallant_soldier", mythium=2, void=2), they)
    mild.choose("Play Consumed by the Dust")
    mild.choose("None")
    mild.choose("None")  # who declines the Interrupt has declined both
    assert (mild.they.stages("the_pit_of_despair"), mild.asked) == (3, ["Moon"])


@pytest.mark.card("pernicious_powder")
@pytest.mark.rule("P19")
def test_pernicious_powder_hits_three_different_followers() -> None:
    costs("pernicious_powder", 4, void=3)
    table = Table(Seat(hand="pernicious_powder", mythium=4, void=3), Seat(play="caravan_guard, solemn_guardian"))
    table.choose("Play Pernicious Powder")
    table.choose("Moon's Caravan Guard")
    assert table.refuses("Caravan Guard") == "Caravan Guard has been chosen already. (R59)"
    table.choose("Moon's Solemn Guardian")
    assert (table.they.wounds("caravan_guard"), table.they.wounds("solemn_guardian")) == (2, 2)
    assert table.asked == ["Moon"]


@pytest.mark.card("novice_cutpurse")
def test_novice_cutpurse_steals_from_its_blocker() -> None:
    costs("novice_cutpurse", 1, void=1)
    table = Table(Seat(play="novice_cutpurse"), Seat(play="caravan_guard"))
    table.attack("Novice Cutpurse")
    table.choose("Caravan Guard blocks")
    table.choose("Novice Cutpurse")
    table.choose("Void")
    assert (table.you.mythium, table.you.standing("void"), table.you.play) == (2, 1, [])


@pytest.mark.card("cunning_reclaimer")
def test_cunning_reclaimer_keeps_a_follower_from_blocking() -> None:
    costs("cunning_reclaimer", 3, void=1)
    table = Table(Seat(play="cunning_reclaimer"), Seat(play="caravan_guard, mothkeeper"))
    table.attack("Cunning Reclaimer")
    table.choose("Cunning Reclaimer")
    table.choose("Moon's Caravan Guard")
    assert table.options == ["Mothkeeper blocks", "No more blocks"]


@pytest.mark.card("resourceful_aide")
def test_resourceful_aide_pays_for_the_first_lone_attack() -> None:
    costs("resourceful_aide", 3, void=1)
    table = Table(Seat(play="resourceful_aide, dogtamer, gallant_soldier"))
    table.attack("Dogtamer")
    table.choose("Resourceful Aide")
    assert table.you.mythium == 2
    table.pass_turn("Moon")
    table.attack("Gallant Soldier")
    assert table.asked == ["Moon"]
    assert table.you.mythium == 2


@pytest.mark.card("serendipitous_witness")
@pytest.mark.rule("P33")
def test_serendipitous_witness_must_profit_from_the_first_defeat() -> None:
    costs("serendipitous_witness", 3, void=1)
    table = Table(Seat(play="serendipitous_witness, dogtamer"), Seat(play="caravan_guard"))
    table.attack("Dogtamer")
    table.choose("Caravan Guard blocks")  # forced: nobody is asked
    assert table.you.mythium == 1


@pytest.mark.card("silent_assassin")
def test_silent_assassin_sheds_blood_alone() -> None:
    costs("silent_assassin", 3, void=1)
    table = Table(Seat(play="silent_assassin, dogtamer"), Seat(play="kalari_adept"))
    table.attack("Silent Assassin")
    table.choose("Silent Assassin")
    assert (table.they.discard, table.you.power) == (["kalari_adept"], 1)


@pytest.mark.card("baleful_viper")
def test_baleful_viper_gains_standing_by_a_breach() -> None:
    costs("baleful_viper", 4, void=1)
    table = Table(Seat(play="baleful_viper"))
    table.attack("Baleful Viper")
    table.choose("Baleful Viper")
    assert table.you.standing("void") == 1


@pytest.mark.card("alamut_saboteur")
def test_alamut_saboteur_makes_the_defender_discard() -> None:
    costs("alamut_saboteur", 3, void=2)
    table = Table(Seat(play="alamut_saboteur"), Seat(hand="mythium_fund, dogtamer"))
    table.attack("Alamut Saboteur")
    table.choose("Alamut Saboteur")
    table.choose("Dogtamer", "Moon")
    assert table.they.hand == ["mythium_fund"]


@pytest.mark.card("alamut_emissary")
def test_alamut_emissary_sheds_blood() -> None:
    costs("alamut_emissary", 4, void=2)
    table = Table(Seat(play="alamut_emissary"), Seat(play="caravan_guard"))
    table.attack("Alamut Emissary")
    table.choose("Alamut Emissary")
    assert table.they.wounds("caravan_guard") == 1


@pytest.mark.card("callous_closer")
@pytest.mark.rule("P33")
def test_callous_closer_may_draw_at_the_first_defeat() -> None:
    costs("callous_closer", 5, void=2)
    table = Table(Seat(play="callous_closer, dogtamer"), Seat(play="caravan_guard"))
    table.attack("Dogtamer")
    table.choose("Caravan Guard blocks")
    assert table.options == ["Callous Closer, Interrupt: draw 1", "Decline"]
    table.choose("Callous Closer")
    assert len(table.you.hand) == 1


@pytest.mark.card("swirling_skirmisher")
def test_swirling_skirmisher_attacks_twice_with_one_follower() -> None:
    costs("swirling_skirmisher", 2, void=3)
    table = Table(Seat(hand="swirling_skirmisher", play="gallant_soldier", mythium=2, void=3))
    table.choose("Play Swirling Skirmisher")
    table.choose("Swirling Skirmisher")
    table.choose("Gallant Soldier attacks")
    assert table.options == ["Swirling Skirmisher attacks", "Do not attack"]
    table.choose("Swirling Skirmisher attacks")
    assert table.you.power == 2


@pytest.mark.card("the_ancient_butcher")
@pytest.mark.rule("P34")
def test_the_ancient_butcher_pays_for_wounds() -> None:
    costs("the_ancient_butcher", 6, void=3)
    table = Table(Seat(play="the_ancient_butcher", mythium=2), Seat(play="solemn_guardian"))
    table.attack("The Ancient Butcher")
    table.choose("The Ancient Butcher")
    assert table.options == ["0", "1", "2"]
    table.choose("2")
    assert (table.they.wounds("solemn_guardian"), table.you.mythium) == (3, 0)
    free = Table(Seat(play="the_ancient_butcher"), Seat(play="solemn_guardian"))
    free.attack("The Ancient Butcher")
    free.choose("The Ancient Butcher")
    assert free.they.wounds("solemn_guardian") == 1


@pytest.mark.card("forlorn_flats")
def test_forlorn_flats() -> None:
    costs("forlorn_flats", 4, void=1)
    table = developed("forlorn_flats", 1)
    assert (table.you.standing("void"), table.you.power) == (1, 1)
    table = Table(Seat(play="forlorn_flats stages 1"), Seat(play="caravan_guard"))
    table.choose("Develop Forlorn Flats")
    assert table.options == ["Moon's Caravan Guard", "Decline"]
    table.choose("Moon's")
    assert (table.you.power, table.they.wounds("caravan_guard")) == (1, 2)


@pytest.mark.card("raiders_hideaway")
def test_raiders_hideaway() -> None:
    costs("raiders_hideaway", 5, void=2)
    table = developed("raiders_hideaway", 1)
    assert (table.you.mythium, table.you.power) == (2, 1)
    table = Table(Seat(play="raiders_hideaway stages 2, gallant_soldier"))
    table.choose("Develop Raider's Hideaway")
    table.choose("Gallant Soldier attacks")
    assert (table.you.mythium, table.you.power) == (2, 1)
    table = developed("raiders_hideaway", 3)
    assert (table.you.mythium, table.you.power) == (2, 1)
