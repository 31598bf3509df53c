"""Components and set-up (R1 to R20)."""

from __future__ import annotations

from collections import Counter

import pytest

from worldtable.engine.loop import answer
from worldtable.engine.option import BadSetup
from worldtable.games.lords_of_worlds.board import (
    ALTERNATIVES,
    DEFAULTS,
    DIRECTIONS,
    NEUTRAL,
    PORTAL,
    Hex,
    assemble,
    connected,
)
from worldtable.games.lords_of_worlds.card import BASIC, COLOUR_NAMES, WILD
from worldtable.games.lords_of_worlds.game import LORDS_OF_WORLDS as GAME
from worldtable.games.lords_of_worlds.layout import DECK, DISCARD, DISPLAY
from worldtable.games.lords_of_worlds.planet import ARCHITECTS, NAMES, PLACES, count
from worldtable.games.lords_of_worlds.rules import draw_hand
from worldtable.games.lords_of_worlds.state import BARE, State
from worldtable.games.lords_of_worlds.testing import Table
from worldtable.testing.sitting import Sitting

SEATS = (2, 3, 4)
ASSEMBLIES = [DEFAULTS[seats] for seats in SEATS] + [ALTERNATIVES[seats] for seats in SEATS]


def dealt(seats: int, seed: int = 1, **options: str) -> State:
    return GAME.start(seats, seed, options)


def tiles_on(s: State) -> list[int]:
    return [hex for hex in range(s.map.size) if s.board[hex] >= 0]


def face_up(s: State) -> int:
    return len([hex for hex in tiles_on(s) if s.board[hex] & 1])


@pytest.mark.rule("R1", "O35")
def test_two_to_four_players_with_a_cart_a_planet_and_a_marker_each() -> None:
    """The age on the box (O35) is nothing the rules ask for."""
    for seats in SEATS:
        s = dealt(seats)
        answer(s, s.options[0][0])
        ids = [zone.id for zone in GAME.zones(s, 0)]
        assert [f"planet-{seat}" in ids for seat in range(seats)] == [True] * seats
        track = next(zone for zone in GAME.zones(s, 0) if zone.id == "track")
        assert len(track.things) == len(s.carts) == seats
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="for 2 to 4 players"):
            GAME.start(seats, 1)
    assert "age" not in [option.name for option in GAME.options]


@pytest.mark.rule("R2", "O6")
def test_a_hundred_assistants_of_six_colours_and_wilds() -> None:
    """A set may have more, never fewer."""
    deck = [GAME.box.assistants[card] for card in GAME.box.deck]
    values = Counter((card.colour, card.value) for card in deck)
    counted = Counter({(colour, value): 3 for colour in range(WILD) for value in range(1, 6)})
    counted.update({(WILD, 3): 5, (WILD, 4): 5})
    assert counted.total() == 100
    assert sum(value * number for (_, value), number in counted.items()) == 305
    assert counted <= values
    assert COLOUR_NAMES[:WILD] == ("blue", "red", "green", "cyan", "violet", "yellow")


@pytest.mark.rule("R3", "R4")
def test_sixty_basic_and_sixteen_special_tiles() -> None:
    tiles = [(tile.terrain, tile.value) for tile in GAME.box.tiles for _ in range(tile.copies)]
    for terrain in range(BASIC):
        assert sorted(value for kind, value in tiles if kind == terrain) == list(range(1, 11))
    special = sorted(tile.name for tile in GAME.box.tiles for _ in range(tile.copies) if tile.terrain >= BASIC)
    names = [
        "Architect 8",
        "Architect 9",
        "Mix 10",
        "Mix 11",
        "Sage Tree 6",
        "Sage Tree 7",
        "Viewpoint 8",
        "Viewpoint 9",
    ]
    assert special == sorted(names * 2)
    assert len(tiles) == 76


@pytest.mark.rule("R5", "O3", "O4", "O7")
def test_two_large_and_two_small_boards_with_one_portal_each() -> None:
    """Every board has one side (O7): a text names board, rotation and place, nothing else."""
    for text in ASSEMBLIES:
        hexes = assemble(text)
        for board in {each.board for each in hexes}:
            own = [each for each in hexes if each.board == board]
            assert len(own) == (21 if board.startswith("L") else 11)
            portals = [each for each in own if each.ground == PORTAL]
            assert len(portals) == 1
            assert len([1 for each in own if near(portals[0], each)]) < 6, "it lies on the rim of its board"
    assert [len(dealt(seats).map.portals) for seats in SEATS] == [3, 3, 4]


def near(one: Hex, other: Hex) -> bool:
    return (other.q - one.q, other.r - one.r) in DIRECTIONS


@pytest.mark.rule("O5")
def test_coloured_hexes_touch_neither_each_other_nor_a_portal() -> None:
    for text in ASSEMBLIES:
        hexes = assemble(text)
        for each in hexes:
            if each.ground < NEUTRAL:
                assert [other.name for other in hexes if near(each, other) and other.ground != NEUTRAL] == []
        for board in {each.board for each in hexes}:
            colours = sorted(each.ground for each in hexes if each.board == board and each.ground < NEUTRAL)
            assert len(colours) == (6 if board.startswith("L") else 3)
            assert len(set(colours)) == len(colours)


@pytest.mark.rule("R6", "O1", "O2")
def test_a_planet_has_nineteen_spaces_and_seven_architects() -> None:
    assert len(PLACES) == len(NAMES) == 19
    drawn = {name for space, name in enumerate(NAMES) if ARCHITECTS >> space & 1}
    assert drawn == {"c3", "c1", "c5", "a1", "a3", "e1", "e3"}, "the middle and the six corners"
    assert count(ARCHITECTS) == 7
    table = Table("Red", "Blue", placing="W5")
    architects = [label for label in table.options if "Architect" in label]
    assert (len(architects), len(table.options)) == (7, 19)


@pytest.mark.rule("R7")
def test_the_score_table_has_a_second_line_in_the_strategic_variant() -> None:
    def lines(**options: str) -> dict[str, list[int]]:
        zones = [zone for zone in GAME.zones(dealt(2, 1, **options), 0) if zone.id in ("table", "values")]
        return {
            zone.label: [thing.face.amounts[0].value for thing in zone.things if thing.face][:4] for zone in zones
        }

    chains = {"Points for a chain": [1, 3, 6, 10]}
    assert lines() == chains
    assert lines(rules="strategic") == chains | {"Points for equal values": [10, 25, 40, 55]}


@pytest.mark.rule("R8")
def test_boards_by_number_of_players() -> None:
    used = {seats: sorted({each.board for each in dealt(seats).map.hexes}) for seats in SEATS}
    assert used == {2: ["L1", "S1", "S2"], 3: ["L1", "L2", "S1"], 4: ["L1", "L2", "S1", "S2"]}
    other = {seats: sorted({each.board for each in dealt(seats, boards="alternative").map.hexes}) for seats in SEATS}
    assert other == {2: ["L2", "S1", "S2"], 3: ["L1", "L2", "S2"], 4: ["L1", "L2", "S1", "S2"]}


@pytest.mark.rule("R9", "R10", "R11", "R12", "O11", "O12")
def test_the_display_is_built_card_by_card() -> None:
    table = Table(
        "Red",
        "Blue",
        groups="red-5; blue-1; green-5; cyan-2; wild-4; violet-1",
        deck="blue-2, red-3, red-1, wild-3, wild-4, wild-3, yellow-5, green-5",
        hands={"Red": "red-5"},
    )
    table.choose("Hire group 6")
    # Blue 2 joins; Red 3 makes 8 and closes; Red 1 opens the sixth group, and drawing stops at once.
    assert table.groups == ["red-5 red-3", "blue-1 blue-2", "green-5", "cyan-2", "wild-4", "red-1"]
    table.choose("Hire group 4")
    # Wilds keep to groups of their own under the same limit.
    assert table.groups == ["red-5 red-3", "blue-1 blue-2", "green-5", "wild-4 wild-3 wild-4", "red-1", "wild-3"]


@pytest.mark.rule("R13", "I4")
def test_starting_hands_exceed_thirteen_and_no_more() -> None:
    for seed in range(30):
        for seats in SEATS:
            s = dealt(seats, seed)
            for hand in [s.hand(seat) for seat in range(seats)]:
                total = s.total(hand)
                assert 14 <= total <= 18
                assert 3 <= len(hand) <= 14
            assert len(s.at[DECK]) >= 100 - 31 - 14 * seats
            assert s.at[DISCARD] == []
    table = Table("Red", "Blue", deck="red-5, blue-5, red-3, red-1, blue-1", groups="red-1")
    draw_hand(table.s, 0)
    assert table.hand("Red") == ["blue-5", "red-1", "red-3", "red-5"], "13 is not enough, 14 is"


@pytest.mark.rule("R14", "O33")
def test_terrain_types_in_play() -> None:
    for seats, wanted in ((2, 4), (3, 5), (4, 6)):
        assert dealt(seats).types == (1 << wanted) - 1
        kinds = {dealt(seats, seed, types="random").types for seed in range(20)}
        assert all(bin(each).count("1") == wanted for each in kinds)
        assert len(kinds) > 1 or seats == 4
    s = dealt(2, types="hills, mountains, water, forest")
    kinds = {
        s.cards.terrain[tile] for tile in [*s.supply, *s.reserve, *[lying >> 1 for lying in s.board if lying >= 0]]
    }
    assert kinds == {0, 3, 4, 5, 6, 7, 8, 9}
    with pytest.raises(BadSetup, match=r"2 players use 4 types, not 3 \(R14\)"):
        dealt(2, types="water hills forest")
    with pytest.raises(BadSetup, match="'swamp' is no basic terrain"):
        dealt(2, types="swamp")
    with pytest.raises(BadSetup, match="named twice"):
        dealt(2, types="water water hills forest")


@pytest.mark.rule("R15", "I8")
def test_tiles_on_boards_supply_and_reserve() -> None:
    for seats, on_boards in ((2, 40), (3, 50), (4, 60)):
        for boards in ("default", "alternative"):
            s = dealt(seats, boards=boards)
            assert len(tiles_on(s)) == on_boards
            assert face_up(s) == 0
            assert [s.board[portal] for portal in s.map.portals] == [BARE] * len(s.map.portals)
            assert (len(s.supply), len(s.reserve)) == (6, 10)


@pytest.mark.rule("I8")
def test_board_sizes_are_the_only_ones_with_an_equal_reserve() -> None:
    found = [
        (large, small, rest)
        for large in range(40)
        for small in range(40)
        for rest in range(51)
        if large + 2 * small + 6 + rest == 56
        and 2 * large + small + 6 + rest == 66
        and 2 * large + 2 * small + 6 + rest == 76
    ]
    assert found == [(20, 10, 10)]


@pytest.mark.rule("R16")
def test_markers_start_on_space_fifty() -> None:
    s = dealt(3)
    track = next(zone for zone in GAME.zones(s, 0) if zone.id == "track")
    assert [(thing.at, thing.amounts[0].value, thing.pieces) for thing in track.things] == [((50,), 0, ())] * 3


@pytest.mark.rule("R17")
def test_the_starting_player_is_random_and_stays() -> None:
    assert {dealt(3, seed).starter for seed in range(20)} == {0, 1, 2}
    assert {dealt(3, seed, first="seat 1").starter for seed in range(20)} == {0}
    table = Table("Red", "Blue", "Kofi", turn="Blue", starter="Blue", groups="red-1; blue-1", hands={"Red": "red-1"})
    order = []
    for _ in range(4):
        order += table.asked
        table.choose(
            "Hire group 1" if table.groups else "Move" if "Move without collecting" in table.options else "Pass"
        )
        if "Go to A2 for" in " ".join(table.options):
            break
    assert order == ["Blue", "Kofi", "Red"]
    assert table.s.starter == 1


@pytest.mark.rule("R18", "R19", "R20", "E1", "I11", "O34")
def test_e1_portal_and_uncovering() -> None:
    for seats in SEATS:
        table = Sitting(GAME, dealt(seats, 4), ("Red", "Blue", "Kofi", "Ines")[:seats])
        s = table.state
        assert isinstance(s, State)
        first = table.asked
        assert table.options == [f"Start on the portal {s.hex_name(portal)}" for portal in s.map.portals]
        assert "is no portal" in table.why(72)
        table.choose(table.options[1])
        assert s.carts == [s.map.portals[1]] * seats
        order = []
        while face_up(s) < 12:
            order += table.asked
            table.choose(table.options[0])
        assert order == [s.name((s.starter + turn) % seats) for turn in range(12)]
        assert {order.count(name) for name in order} == {12 // seats}
        assert table.asked == first, "the first turn"
        if seats == 2:
            assert len(tiles_on(s)) - face_up(s) == 28
            assert s.groups() == 6
            assert len(s.at[DISPLAY + 5]) == 1
            assert [table.score(seat) for seat in range(2)] == [0, 0]
            assert len(s.census()) == len(GAME.box.deck) + 56


@pytest.mark.rule("R19", "O34")
def test_twelve_random_tiles_as_an_option() -> None:
    sets = set()
    for seed in range(5):
        s = dealt(2, seed, uncover="random", first="seat 1")
        assert face_up(s) == 12
        sets.add(tuple(hex for hex in tiles_on(s) if s.board[hex] & 1))
        answer(s, s.options[0][0])
        assert s.asks[0].prompt(s).startswith("Your turn")
    assert len(sets) == 5


@pytest.mark.rule("R8")
@pytest.mark.parametrize("text", ASSEMBLIES)
def test_assemblies_hold_what_is_asked_of_them(text: str) -> None:
    hexes = assemble(text)
    assert connected(hexes)
    assert connected([each for each in hexes if each.ground != PORTAL])
    for each in hexes:
        if each.ground == PORTAL:
            assert len([1 for other in hexes if near(each, other) and other.ground != PORTAL]) >= 3


@pytest.mark.rule("R8")
@pytest.mark.parametrize(
    ("boards", "reason"),
    [
        ("L1:0:0,0 S1:0:1,3", r"2 players use 1 large and 2 small boards, not L1, S1 \(R8\)"),
        ("L1:0:0,0 L2:0:5,-1 S1:0:1,3", r"not L1, L2, S1 \(R8\)"),
        ("L1:0:0,0 S1:0:1,2 S2:1:4,0", r"overlap at"),
        ("L1:0:0,0 S1:0:1,3 S2:1:40,0", r"joined to one another"),
        ("L1:0:0,0 S1:0:1,3 S1:1:4,0", r"S1 is used twice"),
        ("L1:0:0,0 S1:0:1,3 S9:1:4,0", r"places no board; the boards are L1, L2, S1, S2"),
        ("L1:0:0,0 S1:0:1,3 S2:7:4,0", r"rotation must be 0 to 5"),
        ("L1:0:0,0 S1:0:1,3 S2:x:4,0", r"'x' in 'S2:x:4,0' is no whole number"),
        ("L1:0:0,0 S1:0:1,3 S2:-:4,0", r"'-' in 'S2:-:4,0' is no whole number"),
        ("  ", "none are named"),
    ],
)
def test_assemblies_that_cannot_be_played_are_refused(boards: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        dealt(2, boards=boards)


@pytest.mark.rule("R8", "R15")
def test_boards_may_be_joined_freely() -> None:
    s = dealt(2, boards="L2:3:0,0 S1:0:1,3 S2:4:-4,1")
    assert (len(tiles_on(s)), len(s.map.portals)) == (40, 3)
    assert sorted({each.board for each in s.map.hexes}) == ["L2", "S1", "S2"]


@pytest.mark.rule("R8")
def test_tile_hexes_must_be_joined_without_portals() -> None:
    with pytest.raises(BadSetup, match=r"must be joined without the portals too \(R8\)"):
        dealt(2, boards="L1:0:0,0 S1:0:1,3 S2:3:0,-4")
