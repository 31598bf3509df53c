"""Abilities and timing (R56 to R65), the Rally Phase and victory (R66 to R72)."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.testing import Seat, Table


@pytest.mark.rule("R57")
def test_abilities_are_optional_unless_forced() -> None:
    table = Table(Seat(hand="airag_maker", mythium=2, earth=1))
    table.choose("Play Airag Maker")
    assert table.options[-1] == "Decline"
    table = Table(Seat(play="confident_suitor"))
    table.attack("Confident Suitor")
    assert table.you.mythium == 6  # nobody was asked


@pytest.mark.rule("R58")
def test_without_the_left_side_there_is_no_right_side() -> None:
    table = Table(Seat(hand="silkworm_terrarium", mythium=2, stars=1))
    table.choose("Play Silkworm Terrarium")
    assert table.asked == ["Moon"]  # no card to discard, so it cannot be started
    table = Table(Seat(hand="patient_mentor, mythium_fund", mythium=5, moon=2))
    table.choose("Play Patient Mentor")
    table.choose("Patient Mentor")
    assert table.options == ["Decline"]  # no follower: asked, so that nobody learns it
    table.choose("Decline")
    assert table.you.hand == ["mythium_fund"]  # and no draw


@pytest.mark.rule("R59")
def test_a_part_without_a_target_is_skipped() -> None:
    table = Table(Seat(play="forlorn_flats stages 1"))
    table.choose("Develop Forlorn Flats")
    assert (table.you.power, table.asked) == (1, ["Moon"])
    table = Table(Seat(hand="vicious_stab", play="dogtamer", mythium=1, void=1), Seat(play="mothkeeper"))
    table.choose("Play Vicious Stab")
    assert table.options == ["Dogtamer", "Moon's Mothkeeper"]  # either side


@pytest.mark.rule("R60", "P29")
def test_all_found_at_once_are_defeated_together_and_the_interrupt_works_once() -> None:
    you = Seat(hand="blood_moon", play="serendipitous_witness, dogtamer", mythium=7, moon=3)
    table = Table(you, Seat(play="kalari_adept"))
    table.choose("Play Blood Moon")
    table.choose("Every follower")
    assert table.you.mythium == 1  # it was in play during the Interrupt, its own defeat among them
    assert (table.you.play, table.they.play) == ([], [])


@pytest.mark.rule("R61", "P8")
def test_enters_abilities_wait_for_the_end_of_the_event() -> None:
    """The Duelist enters beside two others, one of which falls in the attack of the event: no counter."""
    you = Seat(hand="the_ten_thousand_ride, poised_duelist", play="dogtamer, kalari_adept", mythium=2, earth=3)
    table = Table(you, Seat(play="caravan_guard"))
    table.choose("Play The Ten Thousand Ride")
    table.choose("Play Poised Duelist")
    table.choose("Dogtamer attacks")
    table.choose("Attack")
    table.choose("Caravan Guard blocks")
    assert table.asked == ["Moon"]
    assert table.you.strength("poised_duelist") == 2


@pytest.mark.rule("R62")
def test_the_active_players_abilities_come_first() -> None:
    you = Seat(play="callous_closer, dogtamer")
    table = Table(you, Seat(play="callous_closer, caravan_guard"))
    table.attack("Dogtamer")
    table.choose("Caravan Guard blocks")
    assert table.asked == ["Aroha"]
    table.choose("Decline")
    assert table.asked == ["Moon"]


@pytest.mark.rule("R62", "R66", "P6")
def test_in_the_rally_phase_the_first_player_goes_first() -> None:
    table = Table(Seat(play="natty_matron"), Seat(play="natty_matron"), turn=8)
    table.pass_turn("Moon")  # who had the last turn
    assert table.asked == ["Aroha"]


@pytest.mark.rule("R63")
def test_a_condition_is_looked_at_when_its_turn_comes() -> None:
    you = Seat(play="alamut_castle, silent_assassin", mythium=1, breaker="ruknuddin_khurshah_leader_of_the_order")
    table = Table(you, Seat(play="dogtamer"))
    table.attack("Silent Assassin")
    table.choose("Ruknuddin")
    assert table.they.play == []
    labels = [label.split(",")[0] for label in table.options]
    assert labels == ["Alamut Castle", "Decline"]  # nobody is left to wound, and the mythium is spent


@pytest.mark.rule("R64")
def test_the_first_time_counts_from_the_start_of_the_round() -> None:
    table = Table(Seat(hand="mothkeeper", play="the_indigo_grotto", mythium=2, stars=1))
    table.choose("Develop The Indigo Grotto")
    table.pass_turn("Moon")
    table.choose("Play Mothkeeper")
    table.pass_turn("Moon")
    table.choose("Develop The Indigo Grotto")  # the second gain of the round
    assert (table.you.power, table.asked) == (5, ["Moon"])
    other = Table(Seat(play="the_indigo_grotto"), Seat(play="mothkeeper, the_pit_of_despair"))
    other.choose("Develop The Indigo Grotto")
    other.choose("Develop The Pit of Despair")
    assert other.asks("Moon").startswith("Use Mothkeeper")  # "you": the other player's gain did not count


@pytest.mark.rule("R65")
def test_a_lasting_effect_outlives_its_source() -> None:
    table = Table(
        Seat(hand="polos_portraitist", mythium=3, stars=2), Seat(hand="bolt_trap", play="dogtamer", mythium=2, moon=1)
    )
    table.choose("Play Polo's Portraitist")
    table.choose("Polo's Portraitist")
    table.choose("Play Bolt Trap")
    table.choose("Aroha's Polo's Portraitist")
    table.pass_turn("Aroha")
    assert not table.can("Attack with Dogtamer")


@pytest.mark.rule("R66", "R67", "R68", "R69", "R71")
def test_the_rally_phase_in_order() -> None:
    you = Seat(play="gallant_soldier exhausted, natty_matron", deck="dogtamer, lay_siege, mythium_fund")
    table = Table(you, Seat(deck="caravan_guard"), turn=8)
    table.pass_turn("Moon")
    assert not table.you.ready("gallant_soldier")  # Rally abilities come before readying
    assert table.you.mythium == 0
    table.choose("Natty Matron")
    assert table.you.ready("gallant_soldier")
    assert (table.you.mythium, table.they.mythium) == (2, 3)
    assert (table.you.hand, table.they.hand) == (["dogtamer", "lay_siege"], ["caravan_guard"])
    assert (table.s.round, table.asked) == (2, ["Moon"])


@pytest.mark.rule("R69", "T18")
def test_an_empty_deck_in_the_rally_phase_gives_the_opponent_power() -> None:
    table = Table(Seat(deck=""), Seat(deck="dogtamer"), turn=8)
    table.pass_turn("Moon")
    assert (table.you.power, table.they.power) == (0, 1)


@pytest.mark.rule("R70", "T17", "P7")
def test_a_tie_means_another_round() -> None:
    table = Table(Seat(power=11, play="the_den_of_sabers"), Seat(power=11), turn=8)
    table.pass_turn("Moon")
    assert not table.over
    assert "11 to 11: another round decides." in table.told[-1]
    table.pass_turn("Moon")
    table.choose("Develop The Den of Sabers", "Aroha")
    while not table.over:
        table.choose("Gain 1 mythium")
    assert table.s.winner == 0
    assert table.game.verdict(table.s) == "Aroha wins with 12 power against 11."


@pytest.mark.rule("R70")
def test_ten_power_and_more_than_the_opponent_wins() -> None:
    table = Table(Seat(power=9), Seat(power=10), turn=8)
    table.pass_turn("Moon")
    assert table.over
    assert table.game.outcome(table.s) == [0.0, 1.0]


@pytest.mark.rule("R72")
def test_power_is_checked_in_the_rally_phase_alone() -> None:
    table = Table(Seat(power=9, play="the_indigo_grotto"), Seat(play="the_uncanny_valley stages 1"), turn=5)
    table.choose("Develop The Indigo Grotto")
    assert table.you.power == 11
    assert not table.over
    table.choose("Develop The Uncanny Valley")
    assert table.you.power == 10


@pytest.mark.rule("R71")
def test_memories_of_the_round_end_with_it() -> None:
    table = Table(Seat(play="mothkeeper, the_indigo_grotto"))
    table.choose("Develop The Indigo Grotto")
    table.choose("Decline")
    table.pass_round()
    table.pass_turn("Moon")
    table.choose("Develop The Indigo Grotto", "Aroha")
    assert table.asks("Aroha").startswith("Use Mothkeeper")


@pytest.mark.rule("P31")
def test_stored_cards_are_public() -> None:
    you = Seat(hand="ambitious_construction, the_pit_of_despair", mythium=1, moon=1)
    you.breaker = "the_muhandasat_council_of_engineers"
    table = Table(you)
    table.choose("Play Ambitious Construction")
    table.choose("Play none")
    table.choose("The Pit of Despair")
    zones = {zone.id: zone for zone in table.game.zones(table.s, 1)}
    shown = zones["stored-0"].things[0].face
    assert shown is not None
    assert shown.title == "The Pit of Despair"
