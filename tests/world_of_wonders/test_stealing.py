"""Stolen pieces of Great Wonders: who holds them, and to whom they go back (R40 to R42)."""

from __future__ import annotations

import pytest

from worldtable.games.world_of_wonders.codes import SEAT
from worldtable.games.world_of_wonders.testing import Table


@pytest.mark.rule("R41", "R42", "B10")
def test_a_stolen_piece_goes_back_one_step() -> None:
    table = Table(
        "Ann", "Ben", "Cid", sites={"Ann": "zeus (stolen from Cid from Ben)"}, hands={"Ben": "farm"}, phase="wonders"
    )
    assert table.sites("Ann") == []
    assert table.s.own_sites(1) == [0]
    assert table.s.chain[0] == (2,)


@pytest.mark.rule("T13", "R42", "B11")
def test_return_and_loss() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, library", "Ben": "aurora"},
        sites={"Ben": "colossus"},
    )
    table.choose("Attack")
    table.choose("Send Farm")
    table.choose("Send Library")
    table.choose("Pass", who="Ben")
    assert table.sites("Ann") == []  # no card left for a Worker: it went back in the Wonders phase
    assert table.sites("Ben") == ["colossus"]
    assert table.asked == ["Ben"]
    table.end()
    assert table.sites("Ben") == []  # no Worker by the end of the holder's own next Play phase
    assert "colossus" in table.discard


def stolen_back() -> Table:
    """Ann's own Colossus site, which Ben has stolen; Ann takes it back with the last cards of her hand."""
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, library", "Ben": "aurora"},
        sites={"Ben": "colossus (stolen from Ann)"},
    )
    table.choose("Attack")
    table.choose("Send Farm")
    table.choose("Send Library")
    table.choose("Pass", who="Ben")
    return table


@pytest.mark.rule("R41", "R42", "T41")
def test_a_piece_stolen_back_is_lost_and_not_given_to_the_thief() -> None:
    table = stolen_back()  # Ann has nothing left to do, so her Wonders phase is over
    assert "You steal a piece of Colossus of Rhodes from Ben." in table.told[0]
    assert table.sites("Ann") == table.sites("Ben") == []
    assert table.discard[-1] == "colossus"
    assert "Your Colossus of Rhodes site has no Constructor and is lost." in table.told[0]


def robbed(table: Table, seat: int) -> list[str]:
    """From whom the stolen pieces in sight were stolen."""
    things = [thing for zone in table.game.zones(table.s, seat) for thing in zone.things]
    return [table.s.name(code - SEAT) for thing in things for how, code in thing.links if how == "stolen from"]


@pytest.mark.rule("R42", "T41")
def test_what_its_first_holder_took_back_is_not_stolen_any_more() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": "farm, library, aurora", "Ben": "aurora", "Cid": "farm, school"},
        sites={"Cid": "colossus (stolen from Ann from Ben)"},
    )
    assert robbed(table, 0) == ["Ben"]
    table.attack("Cid's Colossus", "Send Farm", "Send Library")
    table.choose("Pass", who="Cid")
    assert table.sites("Ann") == ["colossus (2 workers)"]  # her last card, and that of the Wonders phase
    assert robbed(table, 0) == []


@pytest.mark.rule("R42", "T41")
def test_a_piece_stolen_from_its_first_holder_again_goes_back_there_and_no_further() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, library, aurora", "Ben": "farm, school, temple, stables"},
        sites={"Ben": "colossus (stolen from Ann)"},
    )
    table.attack("Ben's Colossus", "Send Farm", "Send Library")
    table.choose("Pass", who="Ben")
    assert table.asked == ["Ben"]  # Ann's last card became the Worker, and her turn is over
    assert table.sites("Ann") == ["colossus (2 workers)"]
    table.attack("Ann's Colossus", "Send Farm", "Send School", "Send Temple", "Send Stables")
    table.choose("Pass", who="Ann")
    assert "Ben steals a piece of Colossus of Rhodes from you." in table.told[0]
    assert table.sites("Ann") == ["colossus"]  # Ben had no card for a Worker
    assert table.asked == ["Ann"]
    table.end()
    assert table.sites("Ann") == table.sites("Ben") == []
    assert "colossus" in table.discard
