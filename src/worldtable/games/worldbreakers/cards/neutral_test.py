"""Each neutral card, by its text."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.testing import Seat, Table, costs


def developed(id: str, stage: int, **seat: int) -> Table:
    """A table on which a stage of a location has just been developed."""
    blank = Table(Seat(play=id))
    left = blank.you.stages(id) - stage + 1
    table = Table(Seat(play=f"{id} stages {left}", **seat))  # type: ignore[arg-type]
    table.choose(f"Develop {table.s.card_name(table.you.card(id))}")
    return table


@pytest.mark.card("gratuitous_gift")
@pytest.mark.rule("P43")
def test_gratuitous_gift_plays_a_follower_for_less() -> None:
    costs("gratuitous_gift", 0)
    table = Table(Seat(hand="gratuitous_gift, irate_vandal, caravan_guard, mythium_fund", mythium=0))
    table.choose("Play Gratuitous Gift")
    assert table.options == ["Play Irate Vandal for 0", "Play Caravan Guard for 0"]  # "play", not "you may play"
    table.choose("Play Irate Vandal")
    assert table.you.play == ["irate_vandal"]
    poor = Table(Seat(hand="gratuitous_gift, champion_of_the_tumen, mythium_fund", mythium=0, earth=1))
    poor.choose("Play Gratuitous Gift")
    assert poor.options == ["Play none"]  # asked all the same, so that nobody learns it
    poor.choose("Play none")
    assert poor.you.hand == ["champion_of_the_tumen", "mythium_fund"]


@pytest.mark.card("raid_the_mines")
def test_raid_the_mines_pays_for_the_first_power() -> None:
    costs("raid_the_mines", 2)
    table = Table(
        Seat(hand="raid_the_mines", play="skillful_bruiser, dogtamer", mythium=2), Seat(play="kalari_adept")
    )
    table.choose("Play Raid the Mines")
    table.choose("Skillful Bruiser attacks")
    table.choose("Dogtamer attacks")
    table.choose("Kalari Adept blocks")
    table.choose("Block Skillful Bruiser")
    assert (table.you.power, table.you.mythium) == (2, 5)  # overwhelm, then a breach: paid once


@pytest.mark.card("surprising_development")
def test_surprising_development_is_cheaper_for_a_damaged_location() -> None:
    costs("surprising_development", 3)
    table = Table(Seat(hand="surprising_development", play="illicit_bazaar", mythium=0))
    table.choose("Play Surprising Development")
    # Hidden does not matter, and without the damage there is no paying: nothing is left to choose.
    assert (table.you.mythium, table.you.stages("illicit_bazaar")) == (5, 2)
    table = Table(Seat(hand="surprising_development", play="illicit_bazaar", mythium=3))
    table.choose("Play Surprising Development")
    assert table.options == ["Damage Illicit Bazaar", "Pay 3 mythium"]
    table.choose("Pay 3 mythium")
    assert (table.you.mythium, table.you.stages("illicit_bazaar")) == (5, 3)


@pytest.mark.card("mythium_fund")
def test_mythium_fund_pays_nine() -> None:
    costs("mythium_fund", 5)
    table = Table(Seat(hand="mythium_fund", mythium=5))
    table.choose("Play Mythium Fund")
    assert table.you.mythium == 9


@pytest.mark.card("weary_veteran")
def test_weary_veteran_grows_with_three_standing() -> None:
    costs("weary_veteran", 1)
    table = Table(Seat(hand="weary_veteran", mythium=1, void=3))
    table.choose("Play Weary Veteran")
    table.choose("Weary Veteran")
    assert (table.you.strength("weary_veteran"), table.you.health("weary_veteran")) == (2, 3)
    spread = Table(Seat(hand="weary_veteran", mythium=1, void=2, earth=2))
    spread.choose("Play Weary Veteran")
    assert spread.asked == ["Moon"]


@pytest.mark.card("yam_operator")
def test_yam_operator_plays_an_event_for_less() -> None:
    costs("yam_operator", 1)
    table = Table(Seat(hand="yam_operator, raid_the_mines, caravan_guard", mythium=2))
    table.choose("Play Yam Operator")
    table.choose("Yam Operator")
    assert table.options == ["Play Raid the Mines for 1", "Play none"]
    table.choose("Play Raid the Mines")
    assert (table.you.power, table.you.mythium) == (1, 5)  # the Operator itself attacked


@pytest.mark.card("caravan_guard")
def test_caravan_guard_blocks_and_never_attacks() -> None:
    costs("caravan_guard", 2)
    table = Table(Seat(play="caravan_guard"))
    assert table.refuses("Caravan Guard") == "Caravan Guard cannot attack. (R38)"
    table = Table(Seat(play="dogtamer"), Seat(play="caravan_guard"))
    table.attack("Dogtamer")
    assert table.can("Caravan Guard blocks")


@pytest.mark.card("desperate_miners")
def test_desperate_miners_earn_in_the_rally_phase() -> None:
    costs("desperate_miners", 2)
    table = Table(Seat(play="desperate_miners"), turn=8, first="Moon")
    table.choose("Gain 1 mythium")
    table.choose("Desperate Miners, Rally")
    assert table.you.mythium == 1 + 1 + 2


@pytest.mark.card("irate_vandal")
def test_irate_vandal_damages_even_what_is_hidden() -> None:
    costs("irate_vandal", 2)
    table = Table(Seat(hand="irate_vandal", mythium=2), Seat(play="illicit_bazaar, the_humble_underpass"))
    table.choose("Play Irate Vandal")
    table.choose("Irate Vandal")
    table.choose("Moon's Illicit Bazaar")
    assert (table.they.stages("illicit_bazaar"), table.they.stages("the_humble_underpass")) == (2, 2)


@pytest.mark.card("lowly_bard")
def test_lowly_bard_earns_for_all_standing() -> None:
    costs("lowly_bard", 2)
    table = Table(Seat(hand="lowly_bard", mythium=2, earth=1, stars=3))
    table.choose("Play Lowly Bard")
    table.choose("Lowly Bard")
    assert table.you.mythium == 4


@pytest.mark.card("earth_apprentice")
def test_earth_apprentice_learns_among_two_others() -> None:
    costs("earth_apprentice", 3)
    table = Table(Seat(hand="earth_apprentice", play="dogtamer, kalari_adept", mythium=3))
    table.choose("Play Earth Apprentice")
    assert table.options == [
        "Earth Apprentice, Enters: +1 Earth standing",
        "Earth Apprentice, Enters: draw 1",
        "Decline",
    ]
    table.choose("Earth Apprentice, Enters: draw 1")
    assert (len(table.you.hand), table.you.standing("earth")) == (1, 0)
    table.choose("Earth Apprentice")
    assert table.you.standing("earth") == 1
    lonely = Table(Seat(hand="earth_apprentice", play="dogtamer", mythium=3))
    lonely.choose("Play Earth Apprentice")
    assert lonely.options == ["Earth Apprentice, Enters: +1 Earth standing", "Decline"]


@pytest.mark.card("moon_apprentice")
def test_moon_apprentice_learns_with_three_standing() -> None:
    costs("moon_apprentice", 3)
    table = Table(Seat(hand="moon_apprentice", mythium=3, moon=2))
    table.choose("Play Moon Apprentice")
    assert len(table.options) == 2
    table.choose("Moon Apprentice")  # now the second condition holds
    table.choose("Moon Apprentice")
    assert (table.you.standing("moon"), len(table.you.hand)) == (3, 1)


@pytest.mark.card("stars_apprentice")
def test_stars_apprentice_learns_with_a_location() -> None:
    costs("stars_apprentice", 3)
    table = Table(Seat(hand="stars_apprentice", play="the_pit_of_despair", mythium=3))
    table.choose("Play Stars Apprentice")
    table.choose("Stars Apprentice, Enters: +1 Stars standing")
    table.choose("Stars Apprentice, Enters: draw 1")
    assert (table.you.standing("stars"), len(table.you.hand)) == (1, 1)
    without = Table(Seat(hand="stars_apprentice", mythium=3))
    without.choose("Play Stars Apprentice")
    assert len(without.options) == 2


@pytest.mark.card("swift_messenger")
def test_swift_messenger_brings_standing() -> None:
    costs("swift_messenger", 3)
    table = Table(Seat(hand="swift_messenger", mythium=3))
    table.choose("Play Swift Messenger")
    table.choose("Swift Messenger")
    table.choose("Earth")
    assert table.you.standing("earth") == 1


@pytest.mark.card("void_apprentice")
def test_void_apprentice_learns_after_a_defeat() -> None:
    costs("void_apprentice", 3)
    table = Table(Seat(hand="void_apprentice", play="dogtamer", mythium=3), Seat(play="caravan_guard"))
    table.attack("Dogtamer")
    table.choose("Caravan Guard blocks")
    table.pass_turn("Moon")
    table.choose("Play Void Apprentice")
    table.choose("Void Apprentice, Enters: +1 Void standing")
    table.choose("Void Apprentice, Enters: draw 1")
    assert (table.you.standing("void"), len(table.you.hand)) == (1, 1)
    quiet = Table(Seat(hand="void_apprentice", mythium=3))
    quiet.choose("Play Void Apprentice")
    assert len(quiet.options) == 2


@pytest.mark.card("the_humble_underpass")
def test_the_humble_underpass() -> None:
    costs("the_humble_underpass", 2)
    table = developed("the_humble_underpass", 1)
    assert (table.you.mythium, table.you.power) == (2, 1)
    table = developed("the_humble_underpass", 2)
    table.choose("Stars")
    assert (table.you.mythium, table.you.standing("stars")) == (2, 1)


@pytest.mark.card("the_submerged_brilliance")
def test_the_submerged_brilliance() -> None:
    costs("the_submerged_brilliance", 3)
    table = developed("the_submerged_brilliance", 1)
    assert (len(table.you.hand), table.you.mythium) == (2, 2)
    table = developed("the_submerged_brilliance", 2)
    table.choose("Moon")
    assert (table.you.power, table.you.standing("moon")) == (1, 1)
    assert developed("the_submerged_brilliance", 3).you.power == 1


@pytest.mark.card("the_den_of_sabers")
def test_the_den_of_sabers() -> None:
    costs("the_den_of_sabers", 4)
    assert developed("the_den_of_sabers", 1).you.power == 1
    table = developed("the_den_of_sabers", 2)
    table.choose("Void")
    assert (len(table.you.hand), table.you.standing("void")) == (1, 1)
    assert developed("the_den_of_sabers", 3).you.power == 2


@pytest.mark.card("the_pit_of_despair")
def test_the_pit_of_despair() -> None:
    costs("the_pit_of_despair", 7)
    assert developed("the_pit_of_despair", 1).you.power == 2
    table = developed("the_pit_of_despair", 2)
    assert (table.you.mythium, table.you.power) == (2, 1)
    table = developed("the_pit_of_despair", 3)
    assert (len(table.you.hand), table.you.power) == (2, 1)


@pytest.mark.card("the_indigo_grotto")
def test_the_indigo_grotto() -> None:
    costs("the_indigo_grotto", 9)
    assert [developed("the_indigo_grotto", stage).you.power for stage in (1, 2, 3)] == [2, 3, 1]
