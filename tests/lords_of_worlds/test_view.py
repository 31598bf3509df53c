"""What a screen gets of Lords of Worlds: hexes and tiles, groups, chains, hands, players, points."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest

from tests.lords_of_worlds.test_turn import EXAMPLE, GROUPS, blue_to_move
from worldtable.engine.game import WATCHER
from worldtable.engine.scene import Amount, Thing, Zone
from worldtable.games.lords_of_worlds.game import LORDS_OF_WORLDS as GAME
from worldtable.games.lords_of_worlds.layout import GROUP
from worldtable.games.lords_of_worlds.testing import Table

PLANET = """
          .
      .       .
  W3      .       .
      .       .
  F2      F5      .
      .       .
  X10=F   .       .
      .       .
          F8
"""


def zone(table: Table, seat: int, id: str) -> Zone:
    return next(each for each in GAME.zones(table.s, seat) if each.id == id)


def thing(table: Table, seat: int, id: str) -> Thing:
    return next(each for place in GAME.zones(table.s, seat) for each in place.things if each.id == id)


def numbers(amounts: Iterable[Amount]) -> dict[str, int]:
    return {amount.kind: amount.value for amount in amounts}


def titles(things: list[Thing]) -> list[str]:
    return [each.face.title if each.face else "?" for each in things]


def test_a_coloured_hex_and_its_tile_are_two_things_in_one_place() -> None:
    table = blue_to_move("cyan-4, cyan-1")
    hex, tile = thing(table, 0, "hex-D4"), thing(table, 0, "desert-5")
    assert hex.face is not None
    assert tile.face is not None
    assert (hex.face.kind, hex.face.group, hex.face.colour, hex.face.symbol) == ("hex", "cyan", "cyan", "◆")
    assert (tile.face.kind, tile.face.group, tile.face.colour) == ("basic", "Desert", "yellow")
    assert (hex.at, hex.code) == (tile.at, tile.code)
    assert numbers(hex.amounts) == {"way": 2}
    assert numbers(tile.face.amounts) == {"value": 5}
    assert numbers(tile.amounts) == {"price": 7}
    assert [(need.kind, need.count, need.met) for need in tile.needs] == [("cyan", 7, False)]
    assert tile.notes == ("It needs 7 in cyan, you have 5.",)


def test_what_the_hand_can_pay() -> None:
    table = blue_to_move("cyan-4, wild-3")
    assert thing(table, 0, "desert-5").needs[0].met
    water = thing(table, 0, "water-6").needs[0]
    assert (water.kind, water.count, water.met) == ("one colour", 7, True)
    assert not thing(table, 0, "water-6").notes
    poor = thing(blue_to_move("cyan-4, red-5"), 0, "water-6")
    assert poor.notes == ("It needs 7 in one colour, you have 5 in red.",)
    assert not thing(table, WATCHER, "water-6").notes
    assert not thing(table, 1, "water-6").needs[0].met, "Red has another Cart and no card"
    assert not thing(table, WATCHER, "water-6").needs
    assert not thing(table, WATCHER, "hex-D4").amounts


def test_bare_hexes_face_down_tiles_portals_and_carts() -> None:
    table = blue_to_move("cyan-4")
    assert thing(table, 0, "hex-A16").state == ("bare",)
    assert [(piece.kind, piece.owner) for piece in thing(table, 1, "hex-A16").pieces] == [("Cart", 0)]
    assert thing(table, 0, "hex-D4").state == ()
    down = thing(table, 0, "down-D7")
    assert (down.face, down.state, down.code) == (None, ("hidden",), table.hex("D7"))
    portal = thing(table, 0, "hex-A5")
    assert portal.face is not None
    assert (portal.face.kind, portal.state) == ("portal", ())


def test_the_groups_for_hire_tell_their_total_and_whether_they_are_closed() -> None:
    display = zone(blue_to_move("cyan-4"), 0, "display")
    assert display.count == 6
    assert [(numbers(each.amounts)["total"], each.state) for each in display.groups[:3]] == [
        (10, ("closed",)),
        (3, ()),
        (5, ()),
    ]
    assert [each.codes for each in display.groups[:2]] == [[GROUP], [GROUP + 1]]
    assert [(each.at, each.code) for each in display.things[:3]] == [
        ((0, 0), GROUP),
        ((0, 1), GROUP),
        ((1, 0), GROUP + 1),
    ]


def test_a_planet_tells_its_chains_and_what_lies_beneath() -> None:
    table = Table("Blue", "Red", planets={"Blue": PLANET}, groups=GROUPS)
    planet = zone(table, 1, "planet-0")
    assert numbers(planet.amounts) == {"spaces left": 14}
    assert sorted((chain.label, chain.codes, numbers(chain.amounts)["points"]) for chain in planet.groups) == [
        ("Forest", [table.space("Blue", "a2"), table.space("Blue", "a3")], 3),
        ("Forest", [table.space("Blue", "c3")], 1),
        ("Forest", [table.space("Blue", "c5")], 1),
        ("Water", [table.space("Blue", "a1")], 1),
    ]
    space, tile = table.on_planet("Blue", "c3")
    assert space.face is not None
    assert (space.face.kind, space.face.group) == ("space", "Architect")
    assert titles([tile]) == ["Forest 5"]
    assert [(piece.kind, piece.note) for piece in table.on_planet("Blue", "a3")[-1].pieces] == [
        ("Forest", "declared")
    ]


def test_hands_are_numbers_for_others_but_for_what_all_saw() -> None:
    table = Table(
        "Blue", "Red", hands={"Blue": "red-1, red-4, wild-3"}, groups="cyan-4; red-2", deck="blue-1", carts={}
    )
    own = zone(table, 0, "hand-0")
    assert titles(own.things) == ["Red 1", "Red 4", "Wild 3"]
    assert numbers(own.amounts) == {
        "blue": 0,
        "red": 5,
        "green": 0,
        "cyan": 0,
        "violet": 0,
        "yellow": 0,
        "wild": 3,
    }
    table.choose("Hire group 1")
    seen = zone(table, 1, "hand-0")
    assert (titles(seen.things), seen.count) == (["Cyan 4", "?", "?", "?"], 4)
    assert [each.state for each in seen.things[:2]] == [("known",), ()]
    assert not seen.amounts


def test_banners_tell_points_chains_spaces_and_what_goes_on() -> None:
    table = Table(
        "Blue", "Red", "Kofi", starter="Red", planets={"Blue": PLANET}, gained={"Blue": 55}, placing="forest-6"
    )
    blue, red, _ = GAME.banners(table.s, WATCHER)
    assert (blue.doing, red.doing) == ("places a tile", "")
    assert (blue.score, numbers(blue.amounts)) == (61, {"points": 55, "chains": 6, "spaces left": 14, "laps": 1})
    assert (blue.state, red.state) == ((), ("first",))
    view = GAME.view(table.s, 0)
    assert numbers(view.clock) == {"round": 1, "ends at": 1}
    assert view.phase == "turns"
    assert next((each.label, each.kind) for each in view.sheets[0] if each.points) == ("Coloured hexes", "hexes")
    chain = next(each for each in view.sheets[0] if each.label == "Forest chain of 2")
    assert (chain.kind, chain.code) == ("chain", table.space("Blue", "a2"))


def test_a_tile_keeps_its_id_from_the_board_to_the_planet() -> None:
    table = blue_to_move("cyan-5, cyan-2")
    tables = [GAME.view(table.s, 1)]
    for label in ("Collect Desert 5", "Pay the cheapest", "Place it on c3"):
        table.choose(label)
        tables.append(GAME.view(table.s, 1))
    went = [
        [(move.start, move.end) for move in GAME.moves(before, after).moves if move.id == "desert-5"]
        for before, after in pairwise(tables)
    ]
    assert went == [[], [("board", "held")], [("held", "planet-0")]]
    turned = [(move.was, move.id) for move in GAME.moves(tables[1], tables[2]).moves if move.was]
    assert sorted(turned) == [("down-D6", "lowlands-7"), ("down-D7", "water-9")]
    cart = [each.id for each in GAME.moves(tables[1], tables[2]).changes if each.kind == "Cart"]
    assert sorted(cart) == ["hex-A16", "hex-D4"]


def test_hired_cards_travel_from_the_display_to_the_hand() -> None:
    table = Table("Blue", "Red", hands={"Blue": "red-5"}, groups=GROUPS, deck="violet-5, violet-2, yellow-1")
    before = GAME.view(table.s, 1)
    table.choose("Hire group 5: Red 5 and Red 4")
    moves = GAME.moves(before, GAME.view(table.s, 1)).moves
    went = {(move.was, move.id) for move in moves if (move.start, move.end) == ("display", "hand-0")}
    assert went == {("hire-red-4", "hand-0-red-4"), ("hire-red-5", "hand-0-red-5")}


def test_what_came_into_the_supply_is_fresh() -> None:
    table = Table("Blue", "Red", placing="forest-6", groups=GROUPS, supply="F1, W1", reserve="H2", board=EXAMPLE)
    table.choose("Place it on b2")
    table.choose("Take Forest 1")
    assert [(each.id, each.state) for each in zone(table, 1, "supply").things][:2] == [
        ("water-1", ()),
        ("hills-2", ("fresh",)),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_presets_are_options_that_the_game_knows(seats: int) -> None:
    assert [preset.title for preset in GAME.presets] == ["Standard", "Strategic", "First game"]
    for preset in GAME.presets:
        assert seats in preset.seats
        GAME.start(seats, 1, preset.options)
    for option in GAME.options:
        assert len(option.meanings) == len(option.values), option.name
    assert {option.group for option in GAME.options} == {"variant", "set-up", "house rules"}


def test_every_card_and_tile_has_a_picture_and_few_words() -> None:
    for printed in GAME.printed():
        assert printed["look"], printed["head"]
        assert 0 < len(str(printed["brief"])) <= 60, printed["head"]
