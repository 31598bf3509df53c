"""The automaton: orders, abilities, targeting (S19 to S37, S48 to S57)."""

from __future__ import annotations

from itertools import product

import pytest

from worldtable.engine.loop import answer
from worldtable.games.worldbreakers.campaign.orders import ORDERS, PLAIN
from worldtable.games.worldbreakers.campaign.story import CHAPTERS, SIDES
from worldtable.games.worldbreakers.codes import NO_BLOCK
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.testing import Seat, Table

RECRUITS = "1, 2, 3, 4, 5"


def solo(you: Seat, they: Seat, orders: str = RECRUITS, turn: int = 1) -> Table:
    return Table(you, they, turn=turn, solo=True, orders=orders, goal=CHAPTERS[0].goal)


@pytest.mark.rule("S19", "T26")
def test_you_cannot_attack() -> None:
    you = Seat(play="solemn_guardian, raiders_hideaway stages 2", hand="raid_the_mines", mythium=2)
    table = solo(you, Seat())
    assert table.refuses("Solemn Guardian") == "In the campaign you cannot attack. (S19)"
    table.choose("Play Raid the Mines")
    assert table.you.power == 0


@pytest.mark.rule("S22", "S23", "S48", "S49", "P2", "P3", "T23")
def test_barred_abilities_do_nothing() -> None:
    """One follower after the other enters: no standing, no mythium, no cards, no question."""
    for id in ("dogtamer", "amu_river_armorer", "airag_maker", "earth_apprentice", "lowly_bard", "weary_veteran"):
        table = solo(Seat(), Seat(deck=f"{id}, gallant_soldier"))
        table.choose("Gain 1 mythium")
        assert table.they.play == [id]
        assert (table.they.mythium, table.s.standing[1], table.they.plus(id), table.they.hand) == (0, [0] * 4, 0, [])
        assert table.asks("Aroha") == "Your turn: one action"


@pytest.mark.rule("S23", "S32", "T23")
def test_the_vandal_damages_the_dearest_location() -> None:
    table = solo(Seat(play="illicit_bazaar, the_humble_underpass"), Seat(deck="irate_vandal"))
    table.choose("Gain 1 mythium")
    assert (table.you.stages("illicit_bazaar"), table.you.stages("the_humble_underpass")) == (3, 1)


@pytest.mark.rule("S23")
def test_allowed_abilities_are_always_used() -> None:
    they = Seat(play="khutuluns_kheshig, dogtamer, kalari_adept", deck="poised_duelist")
    table = solo(Seat(), they)
    table.choose("Gain 1 mythium")
    assert table.they.strength("poised_duelist") == 3  # two others, so it grows
    table.choose("Gain 1 mythium")
    assert table.they.strength("khutuluns_kheshig") == 2
    assert table.they.mythium == 0


@pytest.mark.rule("P3")
def test_the_suitor_stays() -> None:
    table = solo(Seat(), Seat(play="confident_suitor"), turn=3)
    table.choose("Gain 1 mythium")
    assert (table.they.power, table.they.play) == (1, ["confident_suitor"])


@pytest.mark.rule("S24", "S25", "S26", "S27", "P27", "T22")
def test_turns_show_a_b_a_b() -> None:
    s = WORLDBREAKERS.start(1, 3)
    assert isinstance(s, State)
    seen: list[tuple[int, int, bool]] = []
    while s.asks and s.round < 3 and s.chapter == 1:
        now = (s.round, s.turn, s.flipped)
        if s.round and (not seen or seen[-1] != now):
            seen.append(now)
        answer(s, s.options[0][0] if "Your turn" in s.asks[0].prompt(s) else s.options[0][-1])
    assert min(turn for number, turn, _ in seen if number == 1) == 0  # your first turn comes first
    for number, turn, flipped in seen:
        taken = (turn + 1) // 2 if number % 2 == 0 else turn // 2  # automaton turns of the round so far
        assert flipped == (taken % 2 == 1)


@pytest.mark.rule("S28", "P26", "T22")
def test_the_last_order_discarded_makes_a_new_deck() -> None:
    table = solo(Seat(), Seat(), orders="1", turn=3)
    assert (len(table.s.orders), len(table.s.spent)) == (1, 11)
    table.choose("Gain 1 mythium")  # its B side is carried out, then it is discarded
    assert (len(table.s.orders), table.s.spent, table.s.flipped) == (12, [], False)


@pytest.mark.rule("S29", "S55", "T25")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    they = Seat(deck="", discard="dogtamer, kalari_adept, gallant_soldier")
    table = solo(Seat(), they)
    table.choose("Gain 1 mythium")
    assert (len(table.they.play), len(table.they.deck), table.they.discard) == (1, 2, [])
    nothing = solo(Seat(), Seat(deck=""))
    nothing.choose("Gain 1 mythium")
    assert nothing.they.play == []


@pytest.mark.rule("S30", "S57", "P25")
def test_recruit_and_charge_and_the_dots() -> None:
    table = solo(Seat(), Seat(deck="gallant_soldier"))
    zone = next(zone for zone in table.game.zones(table.s, 0) if zone.id == "orders")
    shown = zone.things[0].face
    assert shown is not None
    assert (shown.title, shown.kind, shown.group) == ("Recruit", "order", "A")
    table.choose("Gain 1 mythium")
    assert table.they.ready("gallant_soldier")
    shown = next(zone for zone in table.game.zones(table.s, 0) if zone.id == "orders").things[0].face
    assert shown is not None
    assert (shown.title, shown.kind, shown.group) == ("Charge", "order", "B")
    table.choose("Gain 1 mythium")
    assert table.they.power == 1
    dots = [order for order in range(16) if any(side not in PLAIN for side in ORDERS[order])]
    assert dots == [9, 10, 11, 12, 13, 14, 15]


@pytest.mark.rule("S31", "S32")
def test_its_attacks_follow_the_rules_and_must_damage() -> None:
    you = Seat(play="caravan_guard, the_pit_of_despair, the_humble_underpass")
    table = solo(you, Seat(play="gallant_soldier, dogtamer, kalari_adept exhausted"), turn=3)
    table.choose("Gain 1 mythium")
    table.choose("Caravan Guard blocks")
    table.choose("Block Gallant Soldier")
    assert table.they.power == 1
    assert (table.you.stages("the_pit_of_despair"), table.you.stages("the_humble_underpass")) == (2, 2)


@pytest.mark.rule("S33", "S34", "S36", "T24")
def test_the_targeting_steps() -> None:
    you = Seat(play="the_humble_underpass stages 1, silkworm_terrarium, mesmerizing_maze")
    table = solo(you, Seat(play="gallant_soldier"), turn=3)
    table.choose("Gain 1 mythium")
    assert table.you.stages("mesmerizing_maze") == 1  # hidden does not fit; the highest cost does
    you = Seat(play="the_submerged_brilliance stages 1, mesmerizing_maze")
    table = solo(you, Seat(play="gallant_soldier"), turn=3)
    table.choose("Gain 1 mythium")
    assert table.you.stages("mesmerizing_maze") == 1  # equal cost: the higher requirement, whatever is left (S35)
    assert table.you.stages("the_submerged_brilliance") == 1


@pytest.mark.rule("S35", "S36")
def test_equal_cost_and_requirement_leave_the_fewest_stages() -> None:
    you = Seat(
        play="the_den_of_sabers stages 3, raiders_hideaway, the_submerged_brilliance, the_pit_of_despair stages 1"
    )
    table = solo(you, Seat(), orders="13, 1")  # Sappers
    table.choose("Gain 1 mythium")
    assert table.you.discard == ["the_pit_of_despair"]
    you = Seat(play="forlorn_flats, luminous_lagoon stages 1")
    table = solo(you, Seat(), orders="13, 1")
    table.choose("Gain 1 mythium")
    assert table.you.discard == ["luminous_lagoon"]  # cost 4 and requirement 1 both


@pytest.mark.rule("S37")
def test_you_break_ties() -> None:
    table = solo(Seat(play="forlorn_flats, luminous_lagoon"), Seat(), orders="13, 1")
    table.choose("Gain 1 mythium")
    assert table.asks("Aroha") == "Sappers: which of these does the automaton choose?"
    table.choose("Luminous Lagoon")
    assert table.you.stages("luminous_lagoon") == 1


@pytest.mark.rule("S50", "P4", "S51")
def test_what_helps_is_aimed_at_its_own_and_what_harms_at_yours() -> None:
    table = solo(
        Seat(play="the_ancient_butcher"), Seat(play="dogtamer, champion_of_the_tumen"), orders="15, 1"
    )  # Drill
    table.choose("Gain 1 mythium")
    assert table.they.plus("champion_of_the_tumen") == 1
    table = solo(Seat(play="caravan_guard, solemn_guardian"), Seat(play="mongol_quartermaster"), orders="14", turn=3)
    table.choose("Gain 1 mythium")  # Volley
    assert (table.you.wounds("solemn_guardian"), table.they.wounds("mongol_quartermaster")) == (1, 0)


@pytest.mark.rule("S52")
def test_its_rally_phase() -> None:
    table = solo(Seat(deck=""), Seat(play="gallant_soldier exhausted", deck="dogtamer"), orders="12, 1", turn=7)
    table.choose("Gain 1 mythium")
    assert table.s.round == 2
    assert table.they.ready("gallant_soldier")
    assert (table.they.mythium, table.they.hand) == (0, [])
    assert table.they.power == 1  # you had no card to draw


@pytest.mark.rule("S53")
def test_discards_and_mythium_losses_do_nothing_to_it_but_losses_of_power_do() -> None:
    table = solo(Seat(play="the_uncanny_valley"), Seat(power=2), orders="12, 1")
    for _ in range(3):
        table.choose("Develop The Uncanny Valley")
    assert (table.they.mythium, table.they.power) == (0, 1)


@pytest.mark.rule("S54")
@pytest.mark.parametrize("first", ["Irate Vandal", "Poised Duelist"])
def test_you_order_its_abilities(first: str) -> None:
    """Night Muster brings two followers whose Enters abilities come up together."""
    they = Seat(play="dogtamer, kalari_adept", deck="irate_vandal, poised_duelist")
    table = solo(Seat(play="the_humble_underpass"), they, orders="11, 1")
    table.choose("Gain 1 mythium")
    assert table.asks("Aroha") == "Which ability of Automaton comes first?"
    assert [option.split(",")[0] for option in table.options] == ["Irate Vandal", "Poised Duelist"]
    table.choose(first)
    used = [line for line in table.told[-1] if line.startswith("Automaton uses")]
    second = "Poised Duelist" if first == "Irate Vandal" else "Irate Vandal"
    assert used == [f"Automaton uses {first}.", f"Automaton uses {second}."]
    assert (table.you.stages("the_humble_underpass"), table.they.plus("poised_duelist")) == (1, 1)


@pytest.mark.rule("S54")
def test_a_single_ability_of_the_automaton_needs_no_order() -> None:
    table = solo(Seat(), Seat(play="khutuluns_kheshig, nocturnal_reaper", deck=""), turn=3)
    table.choose("Gain 1 mythium")
    assert table.they.plus("khutuluns_kheshig") == 1
    assert table.asks("Aroha") == "Your turn: one action"


@pytest.mark.rule("S56", "T26")
def test_a_charge_without_attackers_is_discarded_all_the_same() -> None:
    table = solo(Seat(hand="polos_portraitist", mythium=3, stars=2), Seat(play="dogtamer"), turn=3)
    table.choose("Play Polo's Portraitist")
    table.choose("Polo's Portraitist")
    assert (table.they.power, len(table.s.spent)) == (0, 8)


@pytest.mark.rule("S30")
def test_night_muster_lone_rider_camp_debt_and_feint() -> None:
    table = solo(Seat(), Seat(deck="dogtamer, gallant_soldier"), orders="11, 1")
    table.choose("Gain 1 mythium")
    assert table.they.play == ["dogtamer", "gallant_soldier"]
    assert not table.they.ready("dogtamer")
    assert not table.they.ready("gallant_soldier")
    table = solo(Seat(play="solemn_guardian"), Seat(play="dogtamer, champion_of_the_tumen"), orders="10", turn=3)
    table.choose("Gain 1 mythium")  # +2 strength and overwhelm: 6 wounds
    table.choose("Solemn Guardian blocks")
    assert (table.you.play, table.they.power) == ([], 1)
    table = solo(Seat(), Seat(play="caravan_guard exhausted wounds 2"), orders="12, 1", turn=3)
    table.choose("Gain 1 mythium")
    assert (table.they.wounds("caravan_guard"), table.they.ready("caravan_guard")) == (1, True)
    table = solo(Seat(), Seat(discard="dogtamer, champion_of_the_tumen", deck="kalari_adept"), orders="16, 1")
    table.choose("Gain 1 mythium")
    assert table.they.play == ["champion_of_the_tumen"]
    table = solo(Seat(play="solemn_guardian, caravan_guard"), Seat(play="dogtamer"), orders="16", turn=3)
    table.choose("Gain 1 mythium")  # the Guardian is feinted at
    assert table.options == ["Caravan Guard blocks", "No more blocks"]
    for orders in ("13, 1", "15, 1", "16, 1"):  # nothing to aim at: Recruit
        table = solo(Seat(), Seat(deck="dogtamer"), orders=orders)
        table.choose("Gain 1 mythium")
        assert table.they.play == ["dogtamer"]


@pytest.mark.rule("S36")
@pytest.mark.parametrize(("wounds", "hit"), [(0, "sly_sentinel"), (4, "solemn_guardian")])
def test_of_equal_followers_the_one_with_the_least_health_left_is_hit(wounds: int, hit: str) -> None:
    """Sly Sentinel (3 health) and Solemn Guardian (6) cost and require the same."""
    you = Seat(play=f"sly_sentinel, solemn_guardian wounds {wounds}")
    table = solo(you, Seat(), orders="14", turn=3)
    table.choose("Gain 1 mythium")  # Volley
    other = wounds if hit == "sly_sentinel" else 0
    assert (table.you.wounds("sly_sentinel"), table.you.wounds("solemn_guardian")) == (
        (1, other) if hit == "sly_sentinel" else (0, wounds + 1)
    )


@pytest.mark.rule("S30")
def test_a_charge_follows_the_volley() -> None:
    table = solo(Seat(play="mothkeeper exhausted"), Seat(play="dogtamer, gallant_soldier"), orders="14", turn=3)
    table.choose("Gain 1 mythium")
    assert (table.you.wounds("mothkeeper"), table.they.power) == (1, 2)
    table = solo(Seat(), Seat(play="dogtamer"), orders="14", turn=3)  # nobody to hit: the Charge all the same
    table.choose("Gain 1 mythium")
    assert table.they.power == 1


@pytest.mark.rule("S30", "S33")
def test_a_feint_is_aimed_at_those_who_could_block() -> None:
    you = Seat(play="solemn_guardian exhausted, caravan_guard, heedless_investor")
    table = solo(you, Seat(play="dogtamer"), orders="16", turn=3)
    table.choose("Gain 1 mythium")  # the dearest is exhausted and does not count
    assert table.options == ["Heedless Investor blocks", "No more blocks"]
    table = solo(Seat(play="caravan_guard"), Seat(play="dogtamer exhausted"), orders="16", turn=3)
    table.choose("Gain 1 mythium")  # no combat, so it means nothing
    assert not table.s.marks(table.you.card("caravan_guard")) & NO_BLOCK


@pytest.mark.rule("P20", "P21")
def test_the_content_of_our_design() -> None:
    box = WORLDBREAKERS.box
    assert box.by_id["tengris_cavalry"] != box.by_id["tengris_cavalry_wb"]
    ours = [face for face in box.faces if face.origin == "our design"]
    assert len([face for face in ours if not face.solo_only]) == 19  # 18 Moon cards and Desperate Miners


@pytest.mark.rule("S24", "S55", "S56")
@pytest.mark.parametrize("order", range(9, len(ORDERS) + 1))
def test_after_every_order_the_log_says_what_came_of_it(order: int) -> None:
    opponents = (
        Seat(deck=""),
        Seat(play="gallant_soldier exhausted", deck="", discard="kalari_adept"),
        Seat(play="gallant_soldier", deck="skillful_bruiser, kalari_adept"),
    )
    for they, you, turn in product(opponents, ("", "dogtamer, the_humble_underpass"), (1, 3)):
        table = solo(Seat(play=you), they, orders=str(order), turn=turn)
        table.choose("Gain 1 mythium")
        lines = table.told[-1]
        at = [line.startswith("The order is") for line in lines].index(True)
        side = ORDERS[order - 1][0 if turn == 1 else 1]
        assert lines[at] == f"The order is {SIDES[side].title}."
        assert lines[at + 1 :], (they.play, you, turn)


@pytest.mark.rule("S55", "S56")
def test_orders_that_find_nothing_say_so() -> None:
    def told(order: str, turn: int, play: str = "", you: str = "", discard: str = "") -> str:
        table = solo(Seat(play=you), Seat(play=play, deck="", discard=discard), orders=order, turn=turn)
        table.choose("Gain 1 mythium")
        return " ".join(table.told[-1][1:])

    assert told("1", 1) == "The order is Recruit. The automaton has no card left to recruit."
    assert told("1", 3) == "The order is Charge. The automaton has no follower that can attack."
    assert told("12", 3) == "The order is Make Camp. The automaton has no followers."
    assert told("12", 3, "dogtamer exhausted") == "The order is Make Camp. The automaton's followers are readied."
    assert told("14", 3) == (
        "The order is Volley. You have no follower to be hit. The automaton has no follower that can attack."
    )
    assert told("16", 3, "dogtamer", "mothkeeper").startswith(
        "The order is Feint. Aroha's Mothkeeper cannot block in this combat. Automaton attacks with Dogtamer."
    )
    assert told("16", 1, discard="dogtamer") == "The order is Blood Debt. Automaton brings back Dogtamer."
