"""What a seat sees of the table, and what it does not."""

from __future__ import annotations

import pytest

from worldtable.engine.game import Game
from worldtable.engine.scene import COLUMNS, Thing, Zone
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.state import PLACED, State
from worldtable.games.world_shapers.testing import Table

HANDS = {"Ann": "A01, A05, A10", "Ben": "E13, E14, E22"}
DRAWN = {
    "Ann": """
        A02*  E15  .  .
        A04   .    .  .
    """,
    "Ben": """
        A03  .  F25  W38
        .    .  F26  .
    """,
}


def table() -> Table:
    return Table("Ann", "Ben", hands=HANDS, pool="W46, F34, U49", collections=DRAWN)


def zone(game: Game[State], s: State, seat: int, id: str) -> Zone:
    return next(each for each in game.zones(s, seat) if each.id == id)


def things(s: State, seat: int, id: str) -> dict[str, Thing]:
    return {thing.id: thing for thing in zone(WORLD_SHAPERS, s, seat, id).things}


def test_own_things_come_first_then_pool_players_and_the_others() -> None:
    s = table().s
    assert [each.id for each in WORLD_SHAPERS.zones(s, 1)] == [
        "collection-1",
        "hand-1",
        "pool",
        "players",
        "collection-0",
        "hand-0",
    ]
    assert [each.label for each in WORLD_SHAPERS.zones(s, 1)][:2] == ["Your collection", "Your hand"]


@pytest.mark.rule("R42", "R43", "A1")
def test_columns_stand_under_the_source_tiles_with_rows_aligned_for_all() -> None:
    s = table().s
    ann, ben = things(s, 0, "collection-0"), things(s, 0, "collection-1")
    assert zone(WORLD_SHAPERS, s, 0, "collection-1").kind == COLUMNS
    assert [ann[f"source-0-{element}"].at for element in range(4)] == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert (ann["A02"].at, ann["A04"].at, ann["E15"].at) == ((0, 1), (0, 2), (1, 1))
    assert (ben["F26"].at, ben["W38"].at) == ((2, 2), (3, 1))


@pytest.mark.rule("R36")
def test_a_card_tells_what_it_scores_now_and_what_a_crystal_would_change() -> None:
    s = table().s
    ann, ben = things(s, 0, "collection-0"), things(s, 0, "collection-1")
    assert ann["A02"].marks == ("enhanced", "6 for earth beside it")
    assert ann["E15"].marks == ("5 if enhanced", "nothing without water beside it", "unreachable this game")
    face = ann["A02"].face
    assert face is not None
    assert face.value == "6"
    assert ben["F25"].marks == ("5 if enhanced", "2 of its own")
    assert ben["W38"].code == PLACED + 37


def test_the_table_shows_who_has_still_to_choose() -> None:
    at = table()
    players = things(at.s, -1, "players")
    assert [("still to choose" in players[f"player-{seat}"].marks) for seat in range(2)] == [True, True]
    at.pick(Ann="A10")
    players = things(at.s, -1, "players")
    assert [("still to choose" in players[f"player-{seat}"].marks) for seat in range(2)] == [False, True]
    values = {id: thing.face.value for id, thing in players.items() if thing.face}
    assert values == {"player-0": "2 crystals", "player-1": "2 crystals", "supply": "17 crystals", "deck": "0 cards"}
    assert WORLD_SHAPERS.status(at.s, 0) == "Round 3 of 3, turn 1: pick a card"


@pytest.mark.rule("R16", "R19")
def test_a_hand_is_known_to_those_who_have_held_it() -> None:
    at = table()
    assert [thing.face for thing in zone(WORLD_SHAPERS, at.s, 0, "hand-1").things] == [None] * 3
    at.pick(Ann="A10", Ben="E22")
    at.use(Ann="Place", Ben="Place")
    at.enhance(Ann="", Ben="")
    known = zone(WORLD_SHAPERS, at.s, 0, "hand-1").things
    assert [(thing.id, thing.code, thing.marks) for thing in known] == [
        ("A01", -1, ("you know this card",)),
        ("A05", -1, ("you know this card",)),
    ]
    assert [thing.face for thing in zone(WORLD_SHAPERS, at.s, -1, "hand-1").things] == [None, None]


@pytest.mark.rule("R17", "R38")
def test_picked_cards_lie_open_while_they_are_used() -> None:
    at = table()
    at.pick(Ann="A10", Ben="E22")
    picked = zone(WORLD_SHAPERS, at.s, 1, "picked").things
    assert [(thing.id, thing.marks) for thing in picked] == [("A10", ("picked by Ann",)), ("E22", ("picked by you",))]
    at.use(Ann="Place")
    own = things(at.s, 0, "collection-0")["source-0-0"]
    assert own.marks == ("your choice",)
    assert things(at.s, 1, "collection-0")["source-0-0"].marks == ()


@pytest.mark.rule("R21")
def test_universal_cards_tell_what_they_count_as() -> None:
    at = Table("Ann", "Ben", hands=HANDS, pool="W46, F34, F25", collections={"Ann": ". . U49 ."})
    assert "counts as fire" in things(at.s, 0, "collection-0")["U49"].marks


def test_a_redeal_gives_others_other_cards_and_other_sealed_answers() -> None:
    picks, hands = set(), set()
    for seed in range(20):
        s = WORLD_SHAPERS.start(3, 5)
        other = WORLD_SHAPERS.redeal(s, 0, seed)
        assert other.hands[0] == s.hands[0]
        hands.add(tuple(other.hands[1]))
    assert len(hands) > 15
    at = table()
    at.pick(Ben="E22")
    for seed in range(20):
        other = WORLD_SHAPERS.redeal(at.s, 0, seed)
        assert other.chosen[1] in other.hands[1]
        picks.add(other.chosen[1])
    assert len(picks) > 1
