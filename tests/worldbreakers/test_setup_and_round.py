"""Components, set-up, the round and the actions (R1 to R24, A1 to A7)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from worldtable.engine.loop import answer
from worldtable.games.worldbreakers.cards import PRINTED
from worldtable.games.worldbreakers.codes import DONE, EVENT, FOLLOWER, LOCATION, WORLDBREAKER
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.starters import STARTERS
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.testing import Seat, Table
from worldtable.testing.sitting import Sitting


def duel(seed: int = 0, deck_1: str = "earth", deck_2: str = "stars") -> tuple[Sitting, State]:
    s = WORLDBREAKERS.start(2, seed, {"deck_1": deck_1, "deck_2": deck_2})
    return Sitting(WORLDBREAKERS, s, ("Aroha", "Moon")), s


def keep(sitting: Sitting) -> None:
    """Both keep their hands."""
    for _ in range(2):
        sitting.choose("Keep the rest")


@pytest.mark.rule("R1", "R15", "R17", "T1")
def test_the_opening() -> None:
    _, s = duel()
    assert s.mythium == [5, 5]
    assert [len(hand) for hand in s.hands] == [5, 5]
    assert [len(deck) for deck in s.decks] == [25, 25]
    assert s.standing == [[1, 0, 0, 0], [0, 0, 1, 0]]  # Earth 1 and Stars 1
    assert s.power == [0, 0]
    assert [s.card_name(row[0]) for row in s.play] == ["Khutulun, the True Daughter", "Marco Polo, Robed in Silk"]


@pytest.mark.rule("R2")
def test_the_box_holds_112_different_cards() -> None:
    """A guild may have more cards than the rulebook counts, never fewer; the set itself tells it."""
    box = [face for face in WORLDBREAKERS.box.faces if not face.solo_only]
    breakers = [face for face in box if face.kind == WORLDBREAKER]
    signatures = [face for face in box if face.signature_of]
    others = [face for face in box if face.kind != WORLDBREAKER and not face.signature_of]
    assert (len(breakers), len(signatures)) == (4, 12)
    assert len(box) == len(breakers) + len(signatures) + len(others) >= 112
    of_guilds = [len([face for face in others if face.guild == guild]) for guild in range(5)]
    assert all(there >= counted for there, counted in zip(of_guilds, [19, 19, 19, 19, 20], strict=True))
    assert all(len([face for face in signatures if face.signature_of == each.id]) == 3 for each in breakers)
    assert bool(WORLDBREAKERS.box.warnings) == (len(box) > 112)


@pytest.mark.rule("R3")
def test_there_are_four_guilds_to_have_standing_with() -> None:
    table = Table(Seat(mythium=2))
    gains = [label for label in table.options if label.startswith("Gain 1 standing")]
    assert gains == [f"Gain 1 standing with {guild} for 2 mythium" for guild in ("Earth", "Moon", "Stars", "Void")]


@pytest.mark.rule("R4", "P30")
def test_losing_more_than_one_has_leaves_nothing_and_nothing_has_a_limit() -> None:
    table = Table(Seat(play="the_uncanny_valley stages 1, the_indigo_grotto stages 2", power=60, mythium=300))
    table.choose("Develop The Uncanny Valley")
    assert (table.you.power, table.they.power) == (61, 0)
    table.pass_turn("Moon")
    table.choose("Gain 1 mythium")
    assert table.you.mythium == 301


@pytest.mark.rule("R5", "R14", "R54")
def test_counters_change_strength_and_health() -> None:
    table = Table(Seat(play="gallant_soldier plus 2 wounds 1"))
    assert (table.you.strength("gallant_soldier"), table.you.health("gallant_soldier")) == (4, 2)


@pytest.mark.rule("R6", "R8")
def test_hands_and_decks_are_secret_and_all_else_is_public() -> None:
    they = Seat(hand="dogtamer", play="kalari_adept", discard="lay_siege", deck="mythium_fund, caravan_guard")
    table = Table(Seat(), they)
    zones = {zone.id: zone for zone in WORLDBREAKERS.zones(table.s, 0)}
    assert [thing.face for thing in zones["hand-1"].things] == [None]
    assert (zones["hand-1"].count, zones["deck-1"].count, zones["deck-1"].things) == (1, 2, [])
    assert zones["discard-1"].things[0].face is not None
    assert [thing.id for thing in zones["followers-1"].things][1:] == ["kalari_adept-1"]


@pytest.mark.rule("R7", "R28")
def test_a_card_enters_play_ready_and_may_act_at_once() -> None:
    table = Table(Seat(hand="gallant_soldier", mythium=1, earth=1))
    table.choose("Play Gallant Soldier")
    assert table.you.ready("gallant_soldier")
    table.pass_turn("Moon")
    assert table.can("Attack with Gallant Soldier")


@pytest.mark.rule("R9", "R10", "R11", "R12")
def test_the_four_kinds_of_cards() -> None:
    for face in WORLDBREAKERS.box.faces:
        if face.kind == WORLDBREAKER:
            assert (face.cost, face.required, len(face.abilities)) == (0, 0, 1)
        elif face.kind == FOLLOWER:
            assert face.health > 0
            assert face.stages == 0
        elif face.kind == EVENT:
            assert face.abilities
        else:
            assert face.kind == LOCATION
            assert face.stages in (2, 3)


@pytest.mark.rule("R16")
def test_lots_are_drawn_for_the_first_player() -> None:
    firsts = {duel(seed)[1].first for seed in range(12)}
    assert firsts == {0, 1}


@pytest.mark.rule("R18")
def test_a_mulligan_never_brings_the_same_card_back_at_once() -> None:
    for seed in range(8):
        sitting, s = duel(seed)
        you = s.asks[0].player
        assert you == s.first
        hand = list(s.hands[you])
        for card in hand[:3]:
            answer(s, card)
        answer(s, DONE)
        assert len(s.hands[you]) == 5
        assert s.hands[you][:2] == hand[3:]
        assert not [card for card in hand[:3] if card in s.hands[you]]
        assert all(card in s.decks[you] for card in hand[:3])
        sitting.note()
        assert f"{s.name(you)} changes 3 cards." in sitting.told[-1]


@pytest.mark.rule("R18")
def test_a_mulligan_of_nothing_keeps_the_hand() -> None:
    sitting, s = duel(3)
    hands = [list(hand) for hand in s.hands]
    keep(sitting)
    assert s.hands == hands


@pytest.mark.rule("R19", "R20", "R21", "R24", "T2")
def test_turns_alternate_and_the_marker_changes() -> None:
    sitting, s = duel(1)
    first = s.first
    keep(sitting)
    assert (s.round, s.turn) == (1, 0)
    order = []
    while s.round == 1:
        order.append(s.asks[0].player)
        if len(order) == 8:
            assert s.mythium[first] == 9
        sitting.choose("Gain 1 mythium")
    assert order == [first, 1 - first] * 4
    assert s.mythium == [11, 11]
    assert [len(hand) for hand in s.hands] == [6, 6]
    assert s.first == 1 - first


@pytest.mark.rule("R22")
def test_a_turn_is_one_action_and_nobody_can_pass() -> None:
    table = Table()
    assert table.options == ["Gain 1 mythium", "Draw 1 card"]
    assert table.why(DONE) == "That is no action. (R22)"
    table.choose("Gain 1 mythium")
    assert table.asked == ["Moon"]


@pytest.mark.rule("R23", "T19")
def test_the_smugglers_extra_action_is_lost_at_the_end_of_the_round() -> None:
    smuggler = Seat(hand="auspicious_smuggler", mythium=3, stars=2)
    table = Table(smuggler, turn=3)  # the second turn of Aroha
    table.choose("Play Auspicious Smuggler")
    table.choose("Auspicious Smuggler")
    table.pass_turn("Moon", "Aroha", "Aroha", "Moon")
    table = Table(smuggler, turn=7)  # her fourth
    table.choose("Play Auspicious Smuggler")
    table.choose("Auspicious Smuggler")
    table.pass_turn("Moon", "Moon", "Aroha", "Moon")


@pytest.mark.rule("R23", "R61")
def test_an_extra_action_begins_when_the_first_is_worked_off() -> None:
    smuggler = Seat(hand="auspicious_smuggler, airag_maker", mythium=5, stars=2, earth=1)
    table = Table(smuggler)
    table.choose("Play Auspicious Smuggler")
    table.choose("Auspicious Smuggler")
    table.pass_turn("Moon")
    table.choose("Play Airag Maker")
    assert table.asks("Aroha").startswith("Use Airag Maker")
    table.choose("Decline")
    table.pass_turn("Aroha")
    assert table.asked == ["Moon"]


@pytest.mark.rule("A1", "A2", "T18")
def test_gaining_and_drawing() -> None:
    table = Table(Seat(deck="dogtamer"))
    table.choose("Gain 1 mythium")
    assert table.you.mythium == 1
    table.pass_turn("Moon")
    table.choose("Draw 1 card")
    assert table.you.hand == ["dogtamer"]
    table.pass_turn("Moon")
    table.choose("Draw 1 card")  # an empty deck: allowed, and nothing happens
    assert (table.you.hand, table.they.power) == (["dogtamer"], 0)


@pytest.mark.rule("A3", "T3")
def test_standing_costs_two_mythium() -> None:
    table = Table(Seat(mythium=1))
    assert not table.can("Gain 1 standing")
    table = Table(Seat(mythium=2))
    table.choose("Gain 1 standing with Void for 2 mythium")
    assert (table.you.mythium, table.you.standing("void")) == (0, 1)


@pytest.mark.rule("A4", "A5", "A6")
def test_playing_developing_and_attacking_are_actions() -> None:
    table = Table(Seat(hand="dogtamer", play="the_pit_of_despair, gallant_soldier", mythium=1, earth=1))
    for label in ("Play Dogtamer for 1", "Develop The Pit of Despair", "Attack with Gallant Soldier"):
        assert label in table.options


@pytest.mark.rule("A7", "R56")
def test_a_card_set_may_have_action_abilities(tmp_path: Path) -> None:
    """No printed card has one; the rules know it all the same."""
    for path in PRINTED.glob("*.toml"):
        shutil.copy(path, tmp_path / path.name)
    path = tmp_path / "earth_followers.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"attacks: mythium 1"', '"action: mythium 3"'), encoding="utf-8")
    table = Table(Seat(play="kalari_adept"), game=WORLDBREAKERS.with_cards(str(tmp_path)))
    table.choose("Use Kalari Adept: +3 mythium")
    assert table.you.mythium == 3
    assert not table.you.ready("kalari_adept")
    table.pass_turn("Moon")
    assert not table.can("Use Kalari Adept")


@pytest.mark.rule("R29")
def test_hand_followers_and_locations_have_no_limit() -> None:
    earth = ", ".join(STARTERS["earth"][1][:16])
    table = Table(Seat(hand=earth, mythium=40, earth=5))
    before = len(table.you.hand)
    table.choose("Draw 1 card")
    assert len(table.you.hand) == before + 1
