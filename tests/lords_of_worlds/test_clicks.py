"""What a player clicks in Lords of Worlds, and what is told before: three clicks for a tile, the way, the payment."""

from __future__ import annotations

import pytest

from tests.lords_of_worlds.test_turn import EXAMPLE, GROUPS, blue_to_move
from tests.lords_of_worlds.test_view import PLANET, numbers
from worldtable.engine.changes import Preview
from worldtable.engine.game import fingerprint
from worldtable.engine.loop import Refused, answer_as
from worldtable.engine.table import Choice
from worldtable.games.lords_of_worlds.board import PORTAL, Map
from worldtable.games.lords_of_worlds.game import LORDS_OF_WORLDS as GAME
from worldtable.games.lords_of_worlds.layout import DONE, GROUP, HELD, HEX, MOVE
from worldtable.games.lords_of_worlds.options import map_of
from worldtable.games.lords_of_worlds.testing import Table


def choices(table: Table) -> dict[str, Choice]:
    """The choices of whoever is asked, by their buttons."""
    return {each.label: each for each in GAME.view(table.s, table.s.asks[0].player).choices}


def preview(table: Table, code: int) -> Preview:
    found = GAME.preview(table.s, table.s.asks[0].player, code)
    assert found is not None
    return found


def leaving(found: Preview) -> list[str]:
    """The cards of Blue's hand that a preview takes."""
    return sorted(move.id for move in found.moves if move.start == "hand-0")


def changed(found: Preview) -> dict[tuple[str, str], tuple[int, int]]:
    return {(each.id, each.kind): (each.before, each.after) for each in found.changes}


def hexes(table: Table, codes: list[int]) -> list[str]:
    return [table.s.hex_name(code - HEX) for code in codes]


def test_a_tile_takes_three_clicks() -> None:
    table = blue_to_move("red-5, red-3, red-2, red-1, blue-1")
    answer_as(table.s, 0, table.hex("A20"))
    offered = choices(table)
    assert (offered["Collect"].code, offered["Collect"].tone, offered["Collect"].points) == (DONE, "main", [])
    assert offered["Collect"].sentence == "Pay the cheapest: Red 2 and Red 5, 7 of 7, nothing lost"
    answer_as(table.s, 0, DONE)
    assert table.asks("Blue") == "Where do you place Water 6?"
    assert GAME.view(table.s, 0).source == HELD
    answer_as(table.s, 0, table.space("Blue", "c3"))
    assert (table.hand("Blue"), table.points("Blue"), table.asked) == (["blue-1", "red-1", "red-3"], 6, ["Red"])


def test_a_shortcut_ends_where_its_answers_end() -> None:
    """It is no option: bots and fingerprints know nothing of it, and so replays stay as they are."""
    short, long = (blue_to_move("red-5, red-3, red-2, red-1, blue-1") for _ in range(2))
    for table in (short, long):
        table.choose("Collect Water 6")
    assert fingerprint(short.s) == fingerprint(long.s)
    assert DONE not in short.s.options[0]
    short.choose("Pay the cheapest")
    long.pay("red-2", "red-5")
    assert fingerprint(short.s) == fingerprint(long.s)


@pytest.mark.rule("O45")
@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        ("red-4, red-3, red-2, red-1, blue-5, blue-1", "red-3, red-4"),  # nothing lost
        ("red-4, wild-3, red-5, red-2", "red-2, red-5"),  # no wild if it can be
        ("red-4, red-3, blue-5, blue-1, blue-1", "red-3, red-4"),  # as few cards as can be
        ("red-5, red-4, blue-5, blue-5", "red-4, red-5"),  # 2 lost rather than 3
        ("wild-3, wild-4, red-1", "wild-3, wild-4"),
        ("red-1, red-1, red-1, wild-3, wild-4", "red-1, red-1, red-1, wild-4"),  # the lesser wild would not do
    ],
)
def test_the_cheapest_payment(hand: str, paid: str) -> None:
    table = blue_to_move(hand)
    table.choose("Collect Water 6 from A20 for 1 + 6 = 7")
    table.choose("Pay the cheapest")
    assert sorted(table.discard) == paid.split(", ")


@pytest.mark.rule("O45")
def test_a_card_that_is_clicked_is_part_of_the_payment() -> None:
    table = blue_to_move("red-5, red-2, yellow-5, yellow-3, yellow-1")
    table.choose("Collect Water 6")
    table.choose("Play Yellow 3")
    assert choices(table)["Collect"].sentence == "Pay the cheapest: Yellow 3 and Yellow 5, 8 of 7, 1 lost"
    table.choose("Pay the cheapest")
    assert sorted(table.discard) == ["yellow-3", "yellow-5"]


@pytest.mark.rule("O15", "O45")
def test_the_cheapest_payment_is_exact_where_it_must_be() -> None:
    table = blue_to_move("red-4, red-4, blue-5, blue-1, blue-1", payment="exact")
    table.choose("Collect Water 6")
    table.choose("Pay the cheapest")
    assert sorted(table.discard) == ["blue-1", "blue-1", "blue-5"]


@pytest.mark.rule("O40", "O45")
def test_change_comes_back_for_the_cheapest_payment_too() -> None:
    table = blue_to_move("red-4, red-5", "red-2, red-3", change="given")
    table.choose("Collect Water 6")
    table.choose("Pay the cheapest")
    assert table.hand("Blue") == ["red-2"]


def test_pointing_at_a_tile_tells_way_price_payment_and_points() -> None:
    table = blue_to_move("cyan-4, cyan-3, cyan-2, red-5")
    found = preview(table, table.hex("D4"))
    path = hexes(table, found.path)
    assert (path[0], path[-1], len(path)) == ("A16", "D4", 3)
    assert numbers(found.amounts) == {"way": 2, "value": 5, "price": 7, "paid": 7, "lost": 0}
    assert found.notes == ["7 of 7, nothing lost"]
    assert leaving(found) == ["hand-0-cyan-3", "hand-0-cyan-4"]
    assert changed(found)["0", "points"] == (0, 5), "the coloured hex"
    assert sorted((each.id, each.state, each.on) for each in found.turned if each.state == "hidden") == [
        ("down-D6", "hidden", False),
        ("down-D7", "hidden", False),
    ]
    assert found.partly, "nobody knows what is turned up"


def test_a_payment_tells_what_is_paid_and_lost() -> None:
    table = blue_to_move("red-5, red-4")
    table.choose("Collect Water 6")
    zones = {zone.id: zone for zone in GAME.zones(table.s, 1)}
    assert numbers(zones["played"].amounts) == {"paid": 0, "way": 1, "value": 6, "lost": 0}
    assert zones["played"].amounts[0].most == 7
    found = preview(table, DONE)
    assert found.notes == ["9 of 7, 2 lost"]
    assert leaving(found) == ["hand-0-red-4", "hand-0-red-5"]
    card = preview(table, table.code("Red 5", zone="hand"))
    assert card.notes == ["5 of 7, nothing lost"]
    assert [(move.start, move.end) for move in card.moves] == [("hand-0", "played")]
    assert GAME.view(table.s, 0).source == table.hex("A20")


def test_only_moving_instead_of_collecting() -> None:
    table = blue_to_move("red-5, red-2")
    table.choose("Collect Water 6")
    assert choices(table)["Only move: 1"].code == MOVE
    table.choose("Only go to A20 for 1")
    assert table.asks("Blue") == "Move for 1"
    table.choose("Pay the cheapest")
    assert (table.cart("Blue"), table.lies("A20"), table.discard) == ("A20", "W6", ["red-2"])
    table = blue_to_move("red-5, red-2")
    table.choose("Collect Water 6")
    table.choose("Play Red 5")
    with pytest.raises(Refused, match="A move is a choice at the beginning of a turn"):
        answer_as(table.s, 0, MOVE)


@pytest.mark.rule("R34", "R41")
def test_a_hex_without_an_open_tile_is_clicked_to_go_there() -> None:
    table = blue_to_move("red-2, red-3")
    found = preview(table, table.hex("D6"))
    assert (len(found.path), numbers(found.amounts)) == (4, {"way": 3, "price": 3, "paid": 3, "lost": 0})
    assert changed(found)["hex-D6", "Cart"] == (0, 1)
    answer_as(table.s, 0, table.hex("D6"))
    answer_as(table.s, 0, DONE)
    assert (table.cart("Blue"), table.hand("Blue")) == ("D6", ["red-2"])
    table = blue_to_move("red-2")
    assert table.why(table.hex("D6")) == "D6 costs 3 in one colour, you hold at most 2 in one colour. (R29, R36)"


def test_hiring_tells_the_totals_and_not_what_is_drawn() -> None:
    table = Table("Blue", "Red", hands={"Blue": "red-1"}, groups=GROUPS, deck="violet-5, violet-2, yellow-1")
    found = preview(table, GROUP + 4)
    assert changed(found) == {("hand-0", "red"): (1, 10), ("hand-0", "count"): (1, 3), ("display", "count"): (6, 5)}
    assert found.partly
    assert "violet" not in str(found.data()).replace("hire-violet-3", "")


def test_every_space_tells_points_now_points_at_the_end_and_a_free_tile() -> None:
    table = Table("Blue", "Red", planets={"Blue": PLANET}, placing="forest-6", groups=GROUPS, supply="W1, W2")
    found = {name: preview(table, table.space("Blue", name)).amounts for name in ("c4", "c1", "b2", "e1")}
    told = {name: numbers([each for each in found[name] if each.kind != "joined"]) for name in found}
    joined = {name: [(each.value, each.why) for each in found[name] if each.kind == "joined"] for name in found}
    assert joined == {"c4": [(1, "Forest")] * 2, "c1": [], "b2": [(2, "Forest"), (1, "Forest")], "e1": []}
    assert told == {
        "c4": {"now": 0, "end": 4, "chain": 3, "free collection": 1},  # joins c3 and c5
        "c1": {"now": 6, "end": 1, "chain": 1},
        "b2": {"now": 0, "end": 6, "chain": 4, "free collection": 1},  # joins a2, a3 and c3
        "e1": {"now": 6, "end": 1, "chain": 1},
    }
    middle = preview(table, table.space("Blue", "c4"))
    assert [each.why for each in middle.amounts if each.kind == "chain"] == ["Forest"]
    assert middle.notes == ["Forest chain of 3: 6 points at the end"]
    assert changed(middle)["0", "free collection"] == (0, 1)
    again = Table("Blue", "Red", planets={"Blue": PLANET}, placing="forest-6", paid=False, groups=GROUPS)
    assert "free collection" not in numbers(preview(again, again.space("Blue", "c4")).amounts)


def test_a_free_collection_is_declined_with_a_quiet_button() -> None:
    table = Table("Blue", "Red", placing="forest-6", groups=GROUPS, supply="W1, W2", board=EXAMPLE)
    table.choose("Place it on b2")
    offered = choices(table)
    assert (offered["No, thanks"].tone, offered["No, thanks"].points) == ("decline", [])
    assert [each.points for each in GAME.view(table.s, 0).choices if each.label == "Take"] == [
        [code] for code in table.s.options[0][:-1]
    ]


@pytest.mark.rule("R56")
def test_a_mix_is_declared_by_a_neighbouring_chain() -> None:
    table = Table("Blue", "Red", planets={"Blue": PLANET}, placing="mix-11", groups=GROUPS)
    table.choose("Place it on b2")
    offered = choices(table)
    assert offered["Forest"].points == [table.space("Blue", "a2")]
    assert offered["Water"].points == [table.space("Blue", "a1")]
    assert offered["Desert"].points == [], "a button: no Desert is next to it"
    assert offered["Decide later"].tone == "decline"
    assert GAME.view(table.s, 0).source == table.space("Blue", "b2")
    assert changed(preview(table, offered["Water"].code))["mix-11-planet-0-b2", "Water"] == (0, 1)


@pytest.mark.rule("R61")
def test_a_viewpoint_tells_what_each_chain_brings() -> None:
    table = Table("Blue", "Red", planets={"Blue": PLANET}, placing="viewpoint-9", groups=GROUPS)
    table.choose("Place it on b2")
    brought = {code: changed(preview(table, code))["0", "points"][1] for code in table.s.options[0]}
    assert brought == {
        table.space("Blue", "a2"): 4,
        table.space("Blue", "c3"): 2,
        table.space("Blue", "a1"): 2,
    }


def test_previews_leave_no_trace_in_the_log() -> None:
    table = blue_to_move("red-5, red-2")
    table.choose("Collect Water 6")
    table.choose("Pay the cheapest")
    before = [said.text for said in GAME.view(table.s, 0).log]
    for code in table.s.options[0]:
        preview(table, code)
    assert [said.text for said in GAME.view(table.s, 0).log] == before


@pytest.mark.rule("R36", "R38", "R82")
@pytest.mark.parametrize("rules", ["standard", "strategic"])
@pytest.mark.parametrize("portal_start", ["yes", "no"])
def test_every_way_costs_its_price(rules: str, portal_start: str) -> None:
    """Steps cost 1; what a portal leads to costs 1 as well, and in the strategic variant another portal nothing."""
    boards = map_of(GAME.check_options({"rules": rules, "portal_start": portal_start}), 3)
    for start in range(boards.size):
        for end in range(boards.size):
            way = boards.way(start, end)
            assert not way or way[-1] == end
            assert cost_of(boards, start, way, rules) == boards.price[start * boards.size + end], (start, end, way)


def cost_of(boards: Map, start: int, way: list[int], rules: str) -> int:
    cost, at = 0, start
    for hex in way:
        if hex not in boards.near[at]:
            assert boards.ground[at] == PORTAL
            if rules == "strategic":
                assert boards.ground[hex] == PORTAL
                at = hex
                continue
        cost, at = cost + 1, hex
    return cost
