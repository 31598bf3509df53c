"""What one points at to answer, and what each answer would change."""

from __future__ import annotations

import pytest

from tests.world_shapers.sight import changes, choices, foreseen, table
from worldtable.games.world_shapers.card import ELEMENTS
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.testing import Table

# Choices point.


@pytest.mark.rule("R17", "R20", "R21", "R24", "R30")
def test_a_use_is_one_click_and_two_for_a_universal_card_of_the_pool() -> None:
    at = table()
    at.pick(Ann="A10", Ben="E22")
    found = choices(at, "Ann")
    assert {sentence: (choice.label, choice.tone) for sentence, choice in found.items()} == {
        "Place it under air": ("Place", "main"),
        "Exchange it for Still Lake (1 crystal)": ("Exchange", "main"),
        "Exchange it for Hearth (1 crystal)": ("Exchange", "main"),
        **{f"Exchange it for Echo, under {each} (1 crystal)": ("Exchange", "main") for each in ELEMENTS},
        "Discard it for a crystal": ("Discard", "main"),
    }
    assert found["Place it under air"].points == [at.code("Air source", "Ann")]
    assert found["Exchange it for Still Lake (1 crystal)"].points == [at.code("Still Lake", "Ann")]
    assert found["Discard it for a crystal"].points == [at.code("Supply", "Ann")]
    echo = found["Exchange it for Echo, under fire (1 crystal)"]
    assert echo.points == [at.code("Echo", "Ann"), at.code("Fire source", "Ann")]
    assert WORLD_SHAPERS.view(at.s, 0).source == at.code("Clear Sky", "Ann")


def test_what_is_declined_is_a_quiet_button() -> None:
    at = table()
    at.pick(Ann="A10", Ben="E22")
    at.use(Ann="Place", Ben="Place")
    found = choices(at, "Ann")
    assert [(each.label, each.tone, each.points) for each in found.values()] == [
        ("Not now", "decline", []),
        ("Enhance", "main", [at.code("River Delta", "Ann")]),
    ]


@pytest.mark.rule("R47")
def test_a_swap_is_asked_by_its_card_and_points_at_pool_and_source() -> None:
    hands = {"Ann": "U51, A01", "Ben": "E13, E14"}
    at = Table("Ann", "Ben", hands=hands, pool="W46, F34, U49", collections={"Ann": "A02 . . ."})
    at.pick(Ann="U51", Ben="E13")
    at.use(Ann="fire", Ben="Place")
    found = choices(at, "Ann")
    assert WORLD_SHAPERS.view(at.s, 0).source == at.code("Transmutation", "Ann")
    assert found["Swap for Echo, under water"].points == [at.code("Echo", "Ann"), at.code("Water source", "Ann")]
    wish = foreseen(at, "Ann", "Swap for Still Lake")
    assert wish.partly, "which card goes to the pool is asked afterwards"
    assert [(each.id, each.start, each.end, each.at) for each in wish.moves] == [
        ("W46", "pool", "collection-0", (3, 1))
    ]
    at.choose("Swap for Still Lake")
    assert WORLD_SHAPERS.view(at.s, 0).source == at.code("Transmutation", "Ann")
    gift = foreseen(at, "Ann", "Dust Devil")
    assert {(each.id, each.start, each.end) for each in gift.moves} >= {
        ("W46", "pool", "collection-0"),
        ("A02", "collection-0", "pool"),
    }


@pytest.mark.rule("R67")
def test_overload_is_pushed_at_a_banner() -> None:
    at = Table("Ann", "Ben", hands={"Ann": "A10, A01", "Ben": "E13, E14"}, pool="W46, F34, F25, E22", overload="Ann")
    at.pick(Ann="A10", Ben="E13")
    at.use(Ann="Place", Ben="Place")
    at.enhance(Ben="")
    found = choices(at, "Ann")
    assert (found["Keep it"].tone, found["Keep it"].points) == ("decline", [])
    assert (found["Push it to Ben"].label, found["Push it to Ben"].points) == ("Push", [at.code("Ben", "Ann")])
    assert WORLD_SHAPERS.view(at.s, 0).source == at.code("Overload", "Ann")
    push = foreseen(at, "Ann", "Push it to Ben")
    assert {("0", "score", -2, 3), ("1", "score", 2, -3), ("0", "crystal", 2, 1)} <= changes(push)
    assert ("X55", "beside-0", "beside-1") in [(each.id, each.start, each.end) for each in push.moves]


# Previews.


def test_a_pick_is_foreseen_as_if_it_were_laid_at_once() -> None:
    at = table()
    sky = foreseen(at, "Ann", "Pick Lord of Winds")
    assert [(each.id, each.start, each.end, each.at) for each in sky.moves] == [
        ("A05", "hand-0", "collection-0", (0, 3))
    ]
    assert changes(sky) == {
        ("0", "score", 6, 10),
        ("A05", "points", 0, 4),
        ("source-0-0", "symbols", 2, 3),
        ("collection-0", "incomplete rows", 2, 3),
    }
    assert sky.notes == ["Lord of Winds: 4 for the most air (3 : 1)"]
    assert at.column("Ann", "air") == ["A02*", "A04"], "nothing has happened"


def test_a_universal_pick_is_foreseen_where_it_brings_the_most() -> None:
    hands = {"Ann": "U49, A10", "Ben": "E13, E14"}
    collections = {"Ann": "A02 . F30 .\nA04 . . .", "Ben": ". E17 . ."}
    at = Table("Ann", "Ben", hands=hands, pool="W46, F34, F25", collections=collections)
    echo = foreseen(at, "Ann", "Pick Echo")
    assert [each.at for each in echo.moves] == [(1, 1)], "beside Dust Devil"
    assert [(each.id, each.how, each.to, each.on) for each in echo.links] == [
        ("A02", "scores for", "U49", True),
        ("U49", "copies", "F30", True),
    ]


@pytest.mark.rule("R24", "R30")
def test_a_use_is_foreseen_with_its_price_and_what_it_does_to_others() -> None:
    hands = {"Ann": "A10, A01", "Ben": "F34, F25"}
    collections = {"Ann": ". E13 F26 W38", "Ben": "A02 E18 F28 W40\n. E19 . ."}
    at = Table("Ann", "Ben", hands=hands, pool="W46, U49, A03", collections=collections)
    at.pick(Ann="A10", Ben="F34")
    place = foreseen(at, "Ann", "Place it under air")
    assert {("1", "score", 21, 16), ("E18", "points", 5, 0), ("collection-0", "complete rows", 0, 1)} <= changes(
        place
    )
    assert ("0", "score", 6, 13) in changes(place)
    assert "Ben's Layered Strata: not the most complete rows (1 : 1)" in place.notes
    assert [(each.kind, each.value) for each in place.amounts] == [("points", 3)]  # of Clear Sky alone
    exchange = foreseen(at, "Ann", "Exchange it for Still Lake")
    assert {("0", "crystal", 2, 1), ("supply", "crystal", 18, 19)} <= changes(exchange)
    assert {(each.id, each.start, each.end) for each in exchange.moves} == {
        ("A10", "picked", "pool"),
        ("W46", "pool", "collection-0"),
    }
    discard = foreseen(at, "Ann", "Discard it")
    assert changes(discard) >= {("0", "crystal", 2, 3), ("supply", "crystal", 18, 17), ("0", "discards", 1, 0)}
    assert [(each.id, each.start, each.end) for each in discard.moves] == [("A10", "picked", "discard-0")]
    assert not discard.amounts  # nothing is laid


@pytest.mark.rule("R50")
def test_crystals_that_a_card_brings_are_foreseen() -> None:
    at = Table("Ann", "Ben", hands={"Ann": "W45, A01", "Ben": "E13, E14"}, pool="W46, F34, F25")
    assert {("0", "crystal", 2, 4), ("1", "crystal", 2, 3)} <= changes(foreseen(at, "Ann", "Pick Shared Currents"))


@pytest.mark.rule("R33", "R36")
def test_an_enhancement_is_foreseen() -> None:
    at = table()
    at.pick(Ann="A10", Ben="E22")
    at.use(Ann="Place", Ben="Place")
    spark = foreseen(at, "Ben", "Enhance First Spark")
    assert changes(spark) >= {("F25", "crystal", 0, 1), ("F25", "points", 2, 5), ("1", "crystal", 2, 1)}
    nothing = foreseen(at, "Ben", "Enhance nothing")
    assert (nothing.moves, nothing.changes, nothing.notes) == ([], [], [])


@pytest.mark.rule("R51")
def test_a_move_to_the_bottom_is_foreseen_with_links_gained_and_lost() -> None:
    hands = {"Ann": "W44, A01", "Ben": "E13, E14"}
    at = Table("Ann", "Ben", hands=hands, pool="W46, F34, F25", collections={"Ann": "A02 E22 . .\nA10 . . ."})
    at.pick(Ann="W44", Ben="E13")
    at.use(Ann="Place", Ben="Place")
    assert WORLD_SHAPERS.view(at.s, 0).source == at.code("Undertow", "Ann")
    move = foreseen(at, "Ann", "Dust Devil")
    assert [(each.id, each.at) for each in move.moves] == [("A10", (0, 1)), ("A02", (0, 2))]
    assert [(each.id, each.to, each.on) for each in move.links] == [("A02", "E22", False)]
    assert ("0", "score", 12, 8) in changes(move)


def test_echo_for_a_crystal_takes_the_most_rows_from_a_rival() -> None:
    """A whole position: each number of what an exchange brings and costs, for both sides."""
    guest = """
        water  earth  air  fire
        .      E20    A02  F27*
        .      .      A09  F30*
        .      .      .    F25*
    """
    ada = """
        water  earth  air   fire
        W40    E21    A01*  F26*
        .      E18    .     .
        .      E19    .     .
    """
    at = Table(
        "Guest",
        "Ada",
        hands={"Guest": "F32, A04, A05, A06, A08, E16", "Ada": "A03, A11, E22, E23, W46, W47"},
        pool="E13, U49, F31",
        crystals={"Guest": 2, "Ada": 0},
        collections={"Guest": guest, "Ada": ada},
    )
    at.pick(Guest="F32", Ada="A03")
    echo = foreseen(at, "Guest", "Exchange it for Echo, under water")
    assert changes(echo) >= {
        *[("0", "score", 22, 25), ("1", "score", 25, 20), ("0", "crystal", 2, 1), ("supply", "crystal", 15, 16)],
        *[("U49", "points", 0, 4), ("F30", "points", 5, 4), ("E18", "points", 5, 0)],
        *[("source-0-3", "symbols", 0, 1), ("collection-0", "complete rows", 0, 1)],
    }
    assert ("U49", "pool", "collection-0", (0, 1)) in [
        (each.id, each.start, each.end, each.at) for each in echo.moves
    ]
    assert [(each.id, each.how, each.to, each.on) for each in echo.links] == [("U49", "copies", "F30", True)]
    crowns = [(each.id, each.on) for each in echo.turned if each.state == "first"]
    assert crowns == [("source-1-3", False)], "Ada has no longer the most water"
    reaction = foreseen(at, "Guest", "Exchange it for Chain Reaction")
    assert {("0", "score", 22, 27), ("F31", "points", 0, 4), ("F30", "points", 5, 6)} <= changes(reaction)
    forge = foreseen(at, "Guest", "Place it under fire")
    assert {("0", "score", 22, 26), ("source-0-2", "symbols", 3, 4)} <= changes(forge)
