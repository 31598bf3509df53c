"""Each Moon card, by its text."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.cards.neutral_test import developed
from worldtable.games.worldbreakers.testing import Seat, Table, costs

MUHANDASAT = "the_muhandasat_council_of_engineers"


@pytest.mark.card("ambitious_construction")
def test_ambitious_construction_builds_and_stores() -> None:
    costs("ambitious_construction", 1, moon=1)
    hand = "ambitious_construction, the_humble_underpass, the_pit_of_despair"
    table = Table(Seat(hand=hand, mythium=1, moon=1, breaker=MUHANDASAT))
    table.choose("Play Ambitious Construction")
    assert table.options == ["Play The Humble Underpass for 0", "Play none"]
    table.choose("Play The Humble")
    table.choose("The Pit of Despair")
    assert (table.you.play, table.you.stored) == (["the_humble_underpass"], ["the_pit_of_despair"])


@pytest.mark.card("muhandasat_pilot")
def test_muhandasat_pilot_earns_by_blocking() -> None:
    costs("muhandasat_pilot", 4, moon=2)
    table = Table(Seat(play="dogtamer, gallant_soldier"), Seat(play="muhandasat_pilot"))
    table.attack("Dogtamer")
    table.choose("Muhandasat Pilot blocks")
    table.choose("Muhandasat Pilot")
    assert table.options == ["+2 mythium", "Draw 1"]
    table.choose("Draw 1")
    assert (len(table.they.hand), table.they.mythium) == (1, 0)


@pytest.mark.card("solomons_throne")
def test_solomons_throne_repays_damage() -> None:
    costs("solomons_throne", 8, moon=3)
    table = Table(Seat(play="gallant_soldier"), Seat(play="solomons_throne"))
    table.attack("Gallant Soldier")
    table.choose("Moon's Solomon's Throne")
    table.choose("Solomon's Throne", "Moon")
    assert (table.they.mythium, len(table.they.hand), table.they.stages("solomons_throne")) == (2, 1, 2)
    assert developed("solomons_throne", 1).you.power == 2
    assert (developed("solomons_throne", 2).you.power, len(developed("solomons_throne", 2).you.hand)) == (1, 1)
    assert developed("solomons_throne", 3).you.power == 2


@pytest.mark.card("solomons_throne")
def test_solomons_throne_repays_its_depletion() -> None:
    table = Table(Seat(hand="lay_siege", mythium=3, earth=2), Seat(play="solomons_throne"))
    table.choose("Play Lay Siege")
    table.choose("Solomon's Throne", "Moon")
    assert (table.they.mythium, table.they.discard) == (2, ["solomons_throne"])


@pytest.mark.card("naming_ceremony")
def test_naming_ceremony() -> None:
    costs("naming_ceremony", 0, moon=1)
    table = Table(Seat(hand="naming_ceremony", moon=1))
    table.choose("Play Naming Ceremony")
    table.choose("Moon")
    assert (table.you.standing("moon"), len(table.you.hand)) == (2, 1)


@pytest.mark.card("unveiling_the_council")
@pytest.mark.rule("R13")
def test_unveiling_the_council_counts_scholars() -> None:
    costs("unveiling_the_council", 0, moon=1)
    table = Table(Seat(hand="unveiling_the_council", play="natty_matron, peaceful_engineer, dogtamer", moon=1))
    table.choose("Play Unveiling the Council")
    assert table.you.mythium == 3
    many = "natty_matron, peaceful_engineer, the_paragon, muhandasat_savior, nocturnal_reaper"
    table = Table(Seat(hand="unveiling_the_council", play=many, moon=1))
    table.choose("Play Unveiling the Council")
    assert table.you.mythium == 4


@pytest.mark.card("mythium_ingot")
def test_mythium_ingot_pays_in_the_rally_phase() -> None:
    costs("mythium_ingot", 1, moon=1)
    table = Table(Seat(hand="mythium_ingot", mythium=1, moon=1), turn=8, first="Moon")
    table.choose("Play Mythium Ingot")
    assert table.you.mythium == 5 + 2
    table.pass_round()
    assert table.you.mythium == 7 + 4 + 2  # once


@pytest.mark.card("bolt_trap")
def test_bolt_trap_defeats_the_cheap() -> None:
    costs("bolt_trap", 2, moon=1)
    table = Table(Seat(hand="bolt_trap", mythium=2, moon=1), Seat(play="champion_of_the_tumen, solemn_guardian"))
    table.choose("Play Bolt Trap")
    assert table.they.play == ["champion_of_the_tumen"]


@pytest.mark.card("surge")
@pytest.mark.rule("R55", "P11")
def test_surge_stuns_two_followers() -> None:
    costs("surge", 3, moon=1)
    table = Table(Seat(hand="surge", mythium=3, moon=1), Seat(play="dogtamer, kalari_adept, gallant_soldier"))
    table.choose("Play Surge")
    table.choose("Moon's Dogtamer")
    table.choose("Moon's Kalari Adept")
    assert table.refuses("Dogtamer").endswith("is exhausted. (R38)")
    table.pass_round()  # the counter goes, and the card stays exhausted
    assert not table.they.stunned("dogtamer")
    assert (table.they.ready("dogtamer"), table.they.ready("gallant_soldier")) == (False, True)
    table.pass_round()
    assert table.they.ready("dogtamer")


@pytest.mark.rule("R55", "R41")
def test_a_stunned_follower_cannot_block_or_attack_even_when_ready() -> None:
    table = Table(Seat(play="dogtamer stun 1, gallant_soldier"), Seat(play="caravan_guard stun 1"))
    assert not table.can("Attack with Dogtamer")
    table.attack("Gallant Soldier")
    assert table.you.power == 1


@pytest.mark.card("electrifying_revelation")
def test_electrifying_revelation_takes_events_back() -> None:
    costs("electrifying_revelation", 2, moon=2)
    you = Seat(hand="electrifying_revelation", discard="mythium_fund, dogtamer, bolt_trap, surge", mythium=2, moon=2)
    table = Table(you)
    table.choose("Play Electrifying Revelation")
    assert table.options == ["Mythium Fund", "Bolt Trap", "Surge", "Decline"]
    table.choose("Bolt Trap")
    table.choose("Surge")
    assert table.you.hand == ["bolt_trap", "surge"]
    assert table.you.discard == ["mythium_fund", "dogtamer", "electrifying_revelation"]


@pytest.mark.card("blood_moon")
@pytest.mark.rule("R37")
def test_blood_moon_spares_nobody() -> None:
    costs("blood_moon", 7, moon=3)
    you = Seat(hand="blood_moon", play="dogtamer, the_pit_of_despair", mythium=7, moon=3)
    they = Seat(play="solemn_guardian, illicit_bazaar")
    table = Table(you, they)
    table.choose("Play Blood Moon")
    table.choose("Every follower")
    assert (table.you.play, table.they.play) == (["the_pit_of_despair"], ["illicit_bazaar"])
    table = Table(you, they)
    table.choose("Play Blood Moon")
    table.choose("Every location")
    assert (table.you.play, table.they.play) == (["dogtamer"], ["solemn_guardian"])


@pytest.mark.card("peaceful_engineer")
def test_peaceful_engineer_earns_by_blocking() -> None:
    costs("peaceful_engineer", 1, moon=1)
    table = Table(Seat(play="dogtamer"), Seat(play="peaceful_engineer"))
    table.attack("Dogtamer")
    table.choose("Peaceful Engineer blocks")
    table.choose("Peaceful Engineer")
    assert (table.they.mythium, table.they.stationary("peaceful_engineer")) == (1, True)


@pytest.mark.card("fledgling_defender")
def test_fledgling_defender_is_stronger_as_a_blocker() -> None:
    costs("fledgling_defender", 2, moon=1)
    table = Table(Seat(play="astute_tactician"), Seat(play="fledgling_defender plus 4"))
    table.attack("Astute Tactician")
    table.choose("Decline")
    table.choose("Fledgling Defender blocks")
    table.choose("Fledgling Defender")
    assert table.you.discard == ["astute_tactician"]
    assert table.they.strength("fledgling_defender") == 5  # as before


@pytest.mark.card("natty_matron")
def test_natty_matron_draws_in_the_rally_phase() -> None:
    costs("natty_matron", 2, moon=1)
    table = Table(Seat(play="natty_matron"), turn=8, first="Moon")
    table.choose("Gain 1 mythium")
    table.choose("Natty Matron")
    assert len(table.you.hand) == 2


@pytest.mark.card("steelclad_captain")
def test_steelclad_captain_heals_in_the_rally_phase() -> None:
    costs("steelclad_captain", 2, moon=1)
    table = Table(Seat(play="steelclad_captain wounds 2"), turn=8, first="Moon")
    table.choose("Gain 1 mythium")
    table.choose("Steelclad Captain")
    assert table.you.wounds("steelclad_captain") == 1


@pytest.mark.card("alert_warden")
def test_alert_warden_attacks_only_with_more_than_three_moon_standing() -> None:
    costs("alert_warden", 3, moon=1)
    assert not Table(Seat(play="alert_warden", moon=3)).can("Attack with Alert Warden")
    assert Table(Seat(play="alert_warden", moon=4)).can("Attack with Alert Warden")


@pytest.mark.card("fanciful_astronomer")
def test_fanciful_astronomer_looks_at_three_cards() -> None:
    costs("fanciful_astronomer", 3, moon=2)
    deck = "dogtamer, lay_siege, mythium_fund, caravan_guard"
    table = Table(Seat(hand="fanciful_astronomer", deck=deck, mythium=3, moon=2))
    table.choose("Play Fanciful Astronomer")
    table.choose("Fanciful Astronomer")
    table.choose("Lay Siege")
    table.choose("Mythium Fund")
    assert table.you.hand == ["lay_siege"]
    assert table.you.deck == ["caravan_guard", "mythium_fund", "dogtamer"]
    assert "Aroha draws 1 card." in table.told[1]


@pytest.mark.card("muhandasat_savior")
def test_muhandasat_savior_readies_two_others() -> None:
    costs("muhandasat_savior", 4, moon=2)
    you = Seat(hand="muhandasat_savior", play="dogtamer exhausted, kalari_adept exhausted", mythium=4, moon=2)
    table = Table(you)
    table.choose("Play Muhandasat Savior")
    table.choose("Muhandasat Savior")
    table.choose("Dogtamer")
    table.choose("Done")
    assert (table.you.ready("dogtamer"), table.you.ready("kalari_adept")) == (True, False)


@pytest.mark.card("nocturnal_reaper")
def test_nocturnal_reaper_earns_by_attack_and_block() -> None:
    costs("nocturnal_reaper", 4, moon=2)
    table = Table(Seat(play="nocturnal_reaper"))
    table.attack("Nocturnal Reaper")
    table.choose("Nocturnal Reaper, Attacks")
    assert table.you.mythium == 2
    table = Table(Seat(play="dogtamer"), Seat(play="nocturnal_reaper"))
    table.attack("Dogtamer")
    table.choose("Nocturnal Reaper blocks")
    table.choose("Nocturnal Reaper, Blocks")
    assert table.they.mythium == 2


@pytest.mark.card("patient_mentor")
def test_patient_mentor_stores_a_follower_and_plays_it_in_a_block() -> None:
    costs("patient_mentor", 5, moon=2)
    they = Seat(hand="patient_mentor, dogtamer, mythium_fund", mythium=6, moon=2, earth=1)
    table = Table(Seat(play="gallant_soldier, kalari_adept"), they, turn=2)
    table.choose("Play Patient Mentor")
    table.choose("Patient Mentor")
    assert table.options == ["Dogtamer", "Decline"]
    table.choose("Dogtamer")
    assert (table.they.stored, len(table.they.hand)) == (["dogtamer"], 2)
    table.attack("Gallant Soldier", "Kalari Adept")
    table.choose("Decline", "Aroha")
    table.choose("Patient Mentor blocks", "Moon")
    table.choose("Block Gallant Soldier", "Moon")
    table.choose("Patient Mentor", "Moon")
    table.choose("Play Dogtamer for 1", "Moon")
    table.choose("Decline", "Moon")
    table.choose("Dogtamer blocks", "Moon")  # ready at once
    assert table.you.power == 0


@pytest.mark.card("the_paragon")
def test_the_paragon_leads_two_other_scholars() -> None:
    costs("the_paragon", 6, moon=3)
    table = Table(Seat(play="the_paragon, peaceful_engineer, muhandasat_savior"), turn=8, first="Moon")
    table.choose("Gain 1 mythium")
    table.choose("The Paragon")
    assert table.you.power == 2
    alone = Table(Seat(play="the_paragon, peaceful_engineer"), turn=8, first="Moon")
    alone.choose("Gain 1 mythium")
    assert alone.s.round == 2


@pytest.mark.card("luminous_lagoon")
def test_luminous_lagoon() -> None:
    costs("luminous_lagoon", 4, moon=1)
    table = developed("luminous_lagoon", 1)
    assert (table.you.standing("moon"), table.you.power) == (1, 1)
    table = Table(Seat(play="luminous_lagoon stages 1"), Seat(play="caravan_guard, solemn_guardian"))
    table.choose("Develop Luminous Lagoon")
    assert table.options == ["Moon's Caravan Guard", "Decline"]
    table.choose("Moon's")
    assert (table.you.power, table.they.play) == (1, ["solemn_guardian"])


@pytest.mark.card("volatile_furnace")
def test_volatile_furnace() -> None:
    costs("volatile_furnace", 7, moon=2)
    assert developed("volatile_furnace", 1).you.power == 2
    for left in (2, 1):
        table = Table(Seat(play=f"volatile_furnace stages {left}"), Seat(play="solemn_guardian"))
        table.choose("Develop Volatile Furnace")
        table.choose("Moon's Solemn Guardian")
        assert (table.you.power, table.they.wounds("solemn_guardian")) == (1, 3)
