"""Components, setup and deals (rules R1 to R13)."""

from __future__ import annotations

import pytest

from worldtable.engine.loop import playout
from worldtable.games.world_shapers.card import UNIVERSAL
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.layout import (
    BOXED,
    DECK,
    FIRST_OF_EXPANSION,
    FIRST_UNIVERSAL,
    GONE,
    HAND,
    OVERLOAD,
    POOL,
)
from worldtable.games.world_shapers.rules import HAND_SIZES, fill_pool
from worldtable.games.world_shapers.state import CRYSTALS, State
from worldtable.games.world_shapers.testing import Table

FACES = WORLD_SHAPERS.box.faces
BASE = FACES[:FIRST_OF_EXPANSION]


def removed(s: State) -> list[int]:
    return [card for card in range(FIRST_OF_EXPANSION) if card in s.at[GONE]]


@pytest.mark.rule("R1", "R7")
@pytest.mark.parametrize(("seats", "note"), [(1, "1 set"), (2, "1 set"), (3, "2 sets"), (4, "2 sets")])
def test_source_tiles_lie_in_one_random_order_for_everybody(seats: int, note: str) -> None:
    orders = set()
    for seed in range(40):
        s = WORLD_SHAPERS.start(seats, seed)
        assert sorted(s.order) == [0, 1, 2, 3]
        orders.add(s.order)
        zones = WORLD_SHAPERS.zones(s, 0)
        tiles = [
            [thing.face.title for thing in zone.things if thing.face and thing.at[1] == 0]
            for zone in zones
            if zone.kind == "columns"
        ]
        assert len(tiles) == s.sides
        assert all(each == tiles[0] and len(set(each)) == 4 for each in tiles)
        texts = [thing.face.text for zone in zones for thing in zone.things if thing.face and thing.id == "supply"]
        assert texts[0].startswith(note)
    assert len(orders) > 12


@pytest.mark.rule("R2", "R11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_22_crystals_are_always_in_the_supply_with_a_player_or_on_a_card(seats: int) -> None:
    s = WORLD_SHAPERS.start(seats, 7, {"expansion": "on"})
    assert s.crystals[:seats] == [2] * seats
    while s.asks:
        assert s.supply + sum(s.crystals) + s.lit.bit_count() == CRYSTALS
        assert all(card >= 0 and s.lit >> card & 1 for card in range(55) if s.lit >> card & 1)
        playout(s, s.question, 1)


@pytest.mark.rule("R3")
def test_12_cards_of_each_element_and_3_universal_ones() -> None:
    assert [len([face for face in BASE if face.element == each]) for each in range(5)] == [12, 12, 12, 12, 3]
    assert [face.number for face in FACES] == list(range(1, 56))
    assert all(face.element == UNIVERSAL for face in FACES[FIRST_UNIVERSAL:])


@pytest.mark.rule("R4", "A22")
def test_what_a_card_shows() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "A11, A10", "Ben": "F34, E22"}, pool="W46, F25, A05")
    hand = next(zone for zone in WORLD_SHAPERS.zones(table.s, 0) if zone.id == "hand-0")
    ember, sky = hand.things[1].face, hand.things[0].face
    assert ember is not None
    assert sky is not None
    assert (sky.title, sky.kind, sky.group, sky.line) == ("Clear Sky", "points", "air", "Air, points")
    assert {each.kind: each.value for each in sky.amounts} == {"points": 3, "number": 10, "dots": 2}
    assert (sky.keywords, [each.word for each in ember.keywords]) == ((), ["socket"])
    assert [(each.kind, each.number, each.of, each.enhanced) for each in ember.formula] == [
        ("per_set", 1, ("air", "fire"), False),
        ("flat", 2, (), True),
        ("per_set", 1, ("air", "fire"), True),
    ]
    assert ember.text == (
        "1 point per pair of one air and one fire symbol in your collection. Enhanced: Additionally 2 points."
    )


@pytest.mark.rule("R5")
def test_the_four_icons() -> None:
    icons = {face.id: face.icon for face in FACES}
    assert (icons["A01"], icons["A08"], icons["A05"], icons["E13"]) == (0, 1, 2, 3)
    for face in FACES:
        assert (face.basic.stage != 0) == (face.icon == 1), (
            f"{face.id}: instant effects and the instant icon go together"
        )


@pytest.mark.rule("R6", "A21")
def test_three_double_dots_and_one_single_dot_for_each_element() -> None:
    for element in range(4):
        dots = [face.dots for face in BASE if face.element == element]
        assert (dots.count(2), dots.count(1)) == (3, 1)
    assert all(face.dots == 0 for face in FACES[FIRST_UNIVERSAL:])


@pytest.mark.rule("R8")
def test_collections_begin_as_four_empty_columns() -> None:
    s = WORLD_SHAPERS.start(3, 1)
    assert [s.column(side, element) for side in range(3) for element in range(4)] == [[]] * 12


@pytest.mark.rule("R9", "R10", "R12", "T1", "T2", "T3", "R56")
@pytest.mark.parametrize(
    ("seats", "out", "deck", "supply", "sizes"),
    [(1, 16, 35, 20, (6, 5, 5)), (2, 12, 39, 18, (6, 6, 6)), (3, 0, 51, 16, (6, 5, 5)), (4, 0, 51, 14, (6, 6))],
)
def test_deck_pool_supply_and_first_hands(
    seats: int, out: int, deck: int, supply: int, sizes: tuple[int, ...]
) -> None:
    s = WORLD_SHAPERS.start(seats, 3)
    dotted = [FACES[card].dots for card in removed(s)]
    assert len(dotted) == out
    assert dotted.count(2) == (12 if seats <= 2 else 0)
    assert dotted.count(1) == (4 if seats == 1 else 0)
    assert len(s.at[DECK]) + len(s.at[POOL]) + sum(map(len, s.at[HAND:])) == deck
    assert len(s.at[POOL]) == 3
    assert s.supply == supply
    assert HAND_SIZES[seats] == sizes
    assert [len(hand) for hand in s.at[HAND:]] == [6] * s.sides
    assert s.crystals == ([2, 0] if seats == 1 else [2] * seats)


@pytest.mark.rule("R13", "R12", "T1", "T2", "T3", "R53")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("expansion", ["off", "on"])
def test_the_deck_is_used_up_by_the_last_deal_and_never_before(seats: int, expansion: str) -> None:
    for seed in range(10):
        s = WORLD_SHAPERS.start(seats, seed, {"expansion": expansion})
        rounds = len(HAND_SIZES[seats])
        left = {1: len(s.at[DECK])}
        while s.asks:
            left[s.round] = len(s.at[DECK])
            playout(s, s.question + seed, 1)
        dealt = [size * s.sides for size in HAND_SIZES[seats]]
        assert left == {1 + at: sum(dealt[at + 1 :]) for at in range(rounds)}
        assert s.at[DECK] == []
        assert s.round == rounds


@pytest.mark.rule("R10")
@pytest.mark.parametrize(("expansion", "size"), [("off", 3), ("on", 4)])
def test_the_pool_keeps_its_size(expansion: str, size: int) -> None:
    for seed in range(5):
        s = WORLD_SHAPERS.start(3, seed, {"expansion": expansion})
        while s.asks:
            assert len(s.at[POOL]) == size
            playout(s, s.question + seed, 1)


@pytest.mark.rule("R63", "R64", "T32", "A30")
@pytest.mark.parametrize(("seats", "deck", "out"), [(1, 36, 16), (2, 40, 12), (3, 52, 0), (4, 52, 0)])
def test_expansion_setup(seats: int, deck: int, out: int) -> None:
    boxed = set()
    for seed in range(20):
        s = WORLD_SHAPERS.start(seats, seed, {"expansion": "on"})
        overload = 1 if s.overload >= 0 else 0
        assert len(s.at[DECK]) + len(s.at[POOL]) + sum(map(len, s.at[HAND:])) + overload == deck
        assert len(s.at[POOL]) == 4
        assert len(removed(s)) == out  # dots first, then three at random
        assert len(s.at[BOXED]) == 3
        assert not [card for card in s.at[BOXED] if card in removed(s) or card >= FIRST_OF_EXPANSION]
        boxed.update(s.at[BOXED])
    assert len(boxed) > 20


@pytest.mark.rule("R65", "T33")
def test_overload_never_lies_in_the_pool() -> None:
    put_back = set()
    for seed in range(20):
        table = Table("Ann", "Ben", "Cem", deck="E22, X55, F25, A01, W46, A02, A03, A04, A05, A06", begin=False)
        s = table.s
        s.reseed(seed)
        fill_pool(s, 4)
        assert table.pool == ["E22", "F25", "A01", "W46"]
        assert sorted(table.ids(s.at[DECK])) == ["A02", "A03", "A04", "A05", "A06", "X55"]
        put_back.add(s.at[DECK].index(OVERLOAD))
    assert len(put_back) > 3  # shuffled in
    places = set()
    for seed in range(60):
        other = WORLD_SHAPERS.setup(3, seed, {"expansion": "on", "overload_refill": "off"})
        assert OVERLOAD not in other.at[POOL]
        assert OVERLOAD in other.at[DECK]
        places.add(other.at[DECK].index(OVERLOAD))
    assert len(places) > 20
