"""Combat (R38 to R50) and the keywords."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.codes import OVERWHELM_NOW
from worldtable.games.worldbreakers.testing import Seat, Table


@pytest.mark.rule("R38")
def test_attackers_are_named_and_exhausted_together() -> None:
    able = "dogtamer, gallant_soldier"
    unable = "caravan_guard, kalari_adept exhausted, airag_maker stun 1, eagle_huntress stationary 1"
    table = Table(Seat(play=f"{able}, {unable}"))
    attacks = [label for label in table.options if label.startswith("Attack with")]
    assert attacks == ["Attack with Dogtamer", "Attack with Gallant Soldier"]
    table.choose("Attack with Dogtamer")
    assert table.options == ["Gallant Soldier attacks", "Attack"]
    assert table.you.ready("dogtamer")
    table.choose("Gallant Soldier attacks")
    assert not table.you.ready("dogtamer")
    assert not table.you.ready("gallant_soldier")


@pytest.mark.rule("R38")
def test_an_ordered_attack_without_attackers_does_nothing() -> None:
    table = Table(Seat(hand="raid_the_mines", play="caravan_guard", mythium=2))
    table.choose("Play Raid the Mines")
    assert (table.you.power, table.you.mythium, table.asked) == (0, 0, ["Moon"])


@pytest.mark.rule("R39", "P12", "R62")
def test_one_window_for_your_attack_and_attacks_in_any_order() -> None:
    you = Seat(play="kalari_adept, dogtamer", breaker="khutulun_the_true_daughter")
    table = Table(you)
    table.attack("Kalari Adept", "Dogtamer")
    starts = [label.split(",")[0] for label in table.options]
    assert starts == ["Khutulun", "Kalari Adept", "Decline"]
    table.choose("Kalari Adept")
    table.choose("Khutulun")
    table.choose("Dogtamer")
    assert table.you.mythium == 1


@pytest.mark.rule("R39", "R47", "T16")
def test_attack_and_breach_abilities_are_used_once_and_by_those_concerned() -> None:
    table = Table(Seat(play="kalari_adept, astute_tactician, baleful_viper exhausted"))
    table.attack("Kalari Adept", "Astute Tactician")
    table.choose("Kalari Adept")
    table.choose("Astute Tactician")
    assert (table.you.mythium, table.you.power, table.you.standing("void")) == (3, 2, 0)
    assert table.asked == ["Moon"]  # the Viper stayed at home: no standing


@pytest.mark.rule("R39")
def test_alone_means_that_one_follower_was_declared() -> None:
    table = Table(Seat(play="silent_assassin, dogtamer"), Seat(play="caravan_guard"))
    table.attack("Silent Assassin", "Dogtamer")
    assert table.asked == ["Moon"]  # no bloodshed


@pytest.mark.rule("R40")
def test_attackers_that_leave_in_the_attack_window_are_out_of_the_combat() -> None:
    """No printed card kills an attacker here, so wounds are laid on by hand."""
    they = Seat(play="caravan_guard, the_humble_underpass")
    table = Table(Seat(play="kalari_adept, nocturnal_reaper, gallant_soldier"), they)
    table.attack("Kalari Adept", "Nocturnal Reaper", "Gallant Soldier")
    table.s.doom(table.you.card("nocturnal_reaper"))
    while table.asked == ["Aroha"]:
        table.choose(table.options[0])
    assert table.you.discard == ["nocturnal_reaper"]
    table.choose("Caravan Guard blocks", "Moon")
    assert table.options == ["Block Kalari Adept", "Block Gallant Soldier"]
    table.choose("Block Gallant Soldier", "Moon")
    table.choose("Moon's The Humble Underpass")
    assert table.you.power == 1  # the Adept alone


@pytest.mark.rule("R40")
def test_with_no_attacker_left_the_combat_ends() -> None:
    table = Table(Seat(play="silent_assassin"), Seat(play="caravan_guard, the_humble_underpass"))
    table.attack("Silent Assassin")
    table.s.doom(table.you.card("silent_assassin"))
    table.choose("Decline")
    assert (table.you.play, table.you.power, table.s.attacking) == ([], 0, -1)
    assert table.they.stages("the_humble_underpass") == 2  # no breach, no damage
    assert table.asks("Moon") == "Your turn: one action"  # and nobody was asked to block


@pytest.mark.rule("R41")
def test_blocking_is_not_asked_without_a_legal_pair() -> None:
    table = Table(Seat(play="gallant_soldier"), Seat(play="caravan_guard exhausted"))
    table.attack("Gallant Soldier")
    assert table.you.power == 1
    assert "blocks" not in " ".join(table.told[-1])


@pytest.mark.rule("R41")
def test_stationary_followers_can_block() -> None:
    table = Table(Seat(play="gallant_soldier"), Seat(play="mothkeeper"))
    table.attack("Gallant Soldier")
    table.choose("Mothkeeper blocks")
    assert table.they.wounds("mothkeeper") == 2


@pytest.mark.rule("R42")
def test_blocks_abilities_come_before_the_attackers_responses() -> None:
    table = Table(Seat(play="novice_cutpurse"), Seat(play="peaceful_engineer"))
    table.attack("Novice Cutpurse")
    table.choose("Peaceful Engineer blocks")
    assert table.asked == ["Moon"]
    table.choose("Peaceful Engineer")
    assert not table.they.ready("peaceful_engineer")
    assert table.asked == ["Aroha"]
    table.choose("Novice Cutpurse")
    table.choose("Earth")
    assert table.you.play == []  # only then the fight


@pytest.mark.rule("R43", "T5")
def test_a_fight_wounds_both_at_the_same_time() -> None:
    table = Table(Seat(play="skillful_bruiser"), Seat(play="caravan_guard"))
    table.attack("Skillful Bruiser")
    table.choose("Caravan Guard blocks")
    assert table.you.discard == ["skillful_bruiser"]
    assert (table.they.wounds("caravan_guard"), table.you.power) == (3, 0)


@pytest.mark.rule("R43")
def test_strength_0_deals_nothing() -> None:
    table = Table(Seat(play="dogtamer"), Seat(play="natty_matron"))
    table.attack("Dogtamer")
    table.choose("Natty Matron blocks")
    assert (table.you.wounds("dogtamer"), table.they.wounds("natty_matron")) == (0, 1)


@pytest.mark.rule("R44", "T6", "P32")
def test_overwhelm_counts_even_if_both_fall() -> None:
    table = Table(Seat(play="champion_of_the_tumen"), Seat(play="gallant_soldier"))
    table.attack("Champion of the Tumen")
    table.choose("Gallant Soldier blocks")
    assert (table.you.play, table.they.play, table.you.power) == ([], [], 1)


@pytest.mark.rule("R45")
def test_a_blocked_attacker_is_out_and_every_follower_blocks_once() -> None:
    table = Table(Seat(play="solemn_guardian, dogtamer"), Seat(play="caravan_guard, mothkeeper"))
    table.attack("Solemn Guardian", "Dogtamer")
    table.choose("Caravan Guard blocks")
    table.choose("Block Solemn Guardian")
    assert table.options == ["Mothkeeper blocks", "No more blocks"]
    table.choose("Mothkeeper blocks")  # the Dogtamer is the only attacker left
    assert table.you.power == 0
    assert not table.you.ready("solemn_guardian")


@pytest.mark.rule("R46", "R48", "T7")
def test_three_attackers_one_blocked() -> None:
    they = Seat(play="caravan_guard, the_pit_of_despair, the_humble_underpass")
    table = Table(Seat(play="dogtamer, gallant_soldier, skillful_bruiser, mothkeeper"), they)
    table.attack("Dogtamer", "Gallant Soldier", "Skillful Bruiser")
    table.choose("Caravan Guard blocks")
    table.choose("Block Skillful Bruiser")
    assert table.they.wounds("caravan_guard") == 3
    assert "Aroha gains 2 power." in table.told[-1]  # one single gain
    assert table.asks("Aroha") == "Use Mothkeeper: +2 mythium?"
    table.choose("Decline")
    assert table.options == ["Moon's The Pit of Despair", "Moon's The Humble Underpass", "None"]
    table.choose("Moon's The Pit")
    assert (table.you.power, table.they.stages("the_pit_of_despair"), table.asked) == (2, 2, ["Moon"])


@pytest.mark.rule("R47", "T15")
def test_mothkeeper_hears_of_overwhelm_first() -> None:
    table = Table(Seat(play="champion_of_the_tumen, dogtamer, mothkeeper"), Seat(play="kalari_adept"))
    table.attack("Champion of the Tumen", "Dogtamer")
    table.choose("Kalari Adept blocks")
    table.choose("Block Champion")
    table.choose("Mothkeeper")
    assert (table.you.power, table.you.mythium) == (2, 2)  # the breach after it pays nothing


@pytest.mark.rule("R48", "P13")
def test_the_damage_may_be_declined() -> None:
    table = Table(Seat(play="gallant_soldier"), Seat(play="the_pit_of_despair"))
    table.attack("Gallant Soldier")
    table.choose("None")
    assert table.they.stages("the_pit_of_despair") == 3


@pytest.mark.rule("R49", "R65")
def test_effects_for_a_combat_end_with_it_and_the_outer_effect_goes_on() -> None:
    you = Seat(hand="serpent_strike", play="dogtamer, gallant_soldier", mythium=1, void=1)
    table = Table(you, Seat(play="solemn_guardian, mothkeeper"))
    table.choose("Play Serpent Strike")
    table.choose("Dogtamer attacks")
    table.choose("Attack")
    table.choose("No more blocks")
    assert table.you.discard == ["serpent_strike"]
    table.pass_turn("Moon")
    table.attack("Gallant Soldier")
    table.choose("Solemn Guardian blocks")
    assert table.they.wounds("solemn_guardian") == 2  # no longer lethal


@pytest.mark.rule("R50", "T11")
def test_the_sentinel_takes_an_attacker_out() -> None:
    table = Table(Seat(play="dogtamer, gallant_soldier, skillful_bruiser"), Seat(play="sly_sentinel"))
    table.attack("Dogtamer", "Gallant Soldier", "Skillful Bruiser")
    table.choose("Sly Sentinel blocks")
    table.choose("Block Dogtamer")
    table.choose("Sly Sentinel")
    table.choose("Aroha's Skillful Bruiser")
    assert table.you.power == 1
    assert not table.you.ready("skillful_bruiser")


@pytest.mark.rule("T8")
def test_the_braggart_must_be_blocked_first() -> None:
    table = Table(Seat(play="sparring_braggart, kalari_adept"), Seat(play="caravan_guard, mothkeeper"))
    table.attack("Sparring Braggart", "Kalari Adept")
    table.choose("Decline")
    table.choose("Caravan Guard blocks")  # only the Braggart can be blocked
    assert table.you.wounds("sparring_braggart") == 2
    table.choose("Mothkeeper blocks")
    assert (table.you.discard, table.you.power) == (["kalari_adept"], 0)


@pytest.mark.rule("T9")
def test_the_guru_and_the_strong() -> None:
    table = Table(Seat(play="forbidding_guru"), Seat(play="alert_warden"))
    table.attack("Forbidding Guru")
    assert table.you.power == 1  # strength 4 cannot block, so nobody is asked
    table = Table(Seat(play="forbidding_guru"), Seat(play="caravan_guard"))
    table.attack("Forbidding Guru")
    assert table.can("Caravan Guard blocks")


@pytest.mark.rule("T10", "P14")
def test_lethal_defeats_whatever_the_health() -> None:
    table = Table(Seat(play="baleful_viper"), Seat(play="solemn_guardian plus 3"))
    table.attack("Baleful Viper")
    table.choose("Solemn Guardian blocks")
    assert table.they.discard == ["solemn_guardian"]
    assert table.you.discard == ["baleful_viper"]
    table = Table(Seat(play="baleful_viper"), Seat(play="solemn_guardian"))
    table.attack("Baleful Viper")
    table.choose("Solemn Guardian blocks")
    assert (table.they.discard, table.you.wounds("baleful_viper")) == (["solemn_guardian"], 1)


@pytest.mark.rule("P15")
def test_bloodshed_may_be_declined_and_the_reclaimer_names_anybody() -> None:
    table = Table(Seat(play="silent_assassin"), Seat(play="caravan_guard"))
    table.attack("Silent Assassin")
    table.choose("Decline")
    assert table.they.wounds("caravan_guard") == 0
    table = Table(Seat(play="cunning_reclaimer, dogtamer"), Seat(play="caravan_guard"))
    table.attack("Cunning Reclaimer")
    table.choose("Cunning Reclaimer")
    assert table.options == ["Cunning Reclaimer", "Dogtamer", "Moon's Caravan Guard"]


@pytest.mark.rule("R49")
def test_a_combat_inside_a_combat() -> None:
    """A mentor's pupil enters play in a block and attacks; then the first combat goes on."""
    they = Seat(play="patient_mentor", mythium=2, void=3)
    table = Table(Seat(play="gallant_soldier, kalari_adept, skillful_bruiser"), they)
    s = table.s
    s.store(table.they.card("swirling_skirmisher"), table.they.card("patient_mentor"))
    table.attack("Gallant Soldier", "Skillful Bruiser")
    table.choose("Patient Mentor blocks")
    table.choose("Block Gallant Soldier")
    table.choose("Patient Mentor")
    table.choose("Play Swirling Skirmisher")
    table.choose("Swirling Skirmisher", "Moon")
    table.choose("Swirling Skirmisher attacks", "Moon")
    table.choose("Kalari Adept blocks", "Aroha")
    assert table.told[-1][-8:] == [
        "Aroha's Kalari Adept takes 2 wounds.",  # the inner fight
        "Moon's Swirling Skirmisher takes 1 wound.",
        "Aroha's Kalari Adept is defeated.",
        "Moon's Patient Mentor takes 2 wounds.",  # only then the outer one
        "Aroha's Gallant Soldier takes 2 wounds.",
        "Aroha's Gallant Soldier is defeated.",
        "Skillful Bruiser breaches.",  # the attacker that was not blocked
        "Aroha gains 1 power.",
    ]
    assert table.you.discard == ["kalari_adept", "gallant_soldier"]
    assert (table.they.wounds("patient_mentor"), table.they.wounds("swirling_skirmisher")) == (2, 1)
    assert (table.you.power, table.they.power, s.attacking, s.outer) == (1, 0, -1, [])


@pytest.mark.rule("R49")
def test_what_holds_for_the_outer_combat_outlasts_the_inner_one() -> None:
    """Overwhelm "for this combat" is still there when the block goes on after the pupil's attack."""
    they = Seat(play="patient_mentor wounds 2", mythium=2, void=3)
    table = Table(Seat(play="gallant_soldier"), they)
    s = table.s
    s.store(table.they.card("swirling_skirmisher"), table.they.card("patient_mentor"))
    table.attack("Gallant Soldier")
    s.flag(table.you.card("gallant_soldier"), OVERWHELM_NOW)
    table.choose("Patient Mentor blocks")
    table.choose("Patient Mentor")
    table.choose("Play Swirling Skirmisher")
    table.choose("Swirling Skirmisher", "Moon")
    table.choose("Swirling Skirmisher attacks", "Moon")
    assert table.they.power == 1  # nobody was left to block it
    assert "patient_mentor" in table.they.discard
    assert table.you.power == 1  # overwhelm
