"""Standing answers: passing in advance, per window, in private (R51)."""

from __future__ import annotations

import pytest

from tests.world_of_wonders.test_reactions import temple_war
from worldtable.engine.scene import Zone
from worldtable.engine.window import ASK_ME, NEVER
from worldtable.games.world_of_wonders.codes import (
    ANNOUNCEMENT,
    ASK_AGAIN,
    PASS_UNTIL,
    TURN_START,
    UNDER_ATTACK,
    WONDERS_CHECK,
)
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.testing import Table

PLAY = "What do you do?"


def wishes(zone: Zone) -> dict[str, str]:
    """The standing answers as their player sees them."""
    return {thing.face.title: thing.state[0] for thing in zone.things if thing.face is not None and thing.state}


@pytest.mark.rule("R51")
def test_never_ask_me_in_this_kind_of_window() -> None:
    table = temple_war(phase="build")
    assert table.options[-2:] == ["Pass until something happens to me", "Pass, and never ask me at turn starts"]
    table.choose("Pass, and never ask me at turn starts")
    assert table.built("Ann") == ["farm"]
    table.end()
    assert table.asks("Ben") == PLAY  # neither W5, for want of a Worker to move, nor W1 of the own turn
    assert table.why(ASK_AGAIN + UNDER_ATTACK) == "You are asked there already. (R51)"
    table.choose("Ask me again at turn starts")
    assert "Ask me again at turn starts" not in table.options
    assert table.s.standing == [0, 0]


@pytest.mark.rule("R51")
def test_ask_me_only_when_something_happens_to_me() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": "farm, farm, farm, aurora", "Ben": "library", "Cid": "school"},
        built={"Ben": "temple", "Cid": "library, stables"},
        sites={"Ben": "library (1 worker), farm (1 worker)", "Ann": "school (1 worker)"},
        phase="build",
    )
    table.choose("Pass until something happens to me", who="Ben")
    table.attack("Cid's Library", "Send Farm")
    table.choose("Pass", who="Cid")
    assert table.asks("Ann") == PLAY  # an attack on Cid is none of Ben's business
    table.attack("Ben's Library", "Send Farm")
    assert table.asked == ["Ben"]
    assert table.why(PASS_UNTIL) == "There is no standing answer to give here, or you have given it. (R51)"


@pytest.mark.rule("R51")
def test_a_reaction_that_touches_me_wakes_me() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm", "Ben": "farm"},
        built={"Ann": "temple", "Ben": "temple"},
        sites={"Ben": "library (1 worker)", "Ann": "school (1 worker)"},
        phase="build",
    )
    table.choose("Pass", who="Ann")
    table.choose("Pass until something", who="Ben")
    table.choose("Use your Temple", who="Ann")
    table.choose("Ben's Library")
    assert table.asked == ["Ben"]
    assert table.s.window == ANNOUNCEMENT


@pytest.mark.rule("R51")
def test_standing_answers_are_private() -> None:
    table = temple_war(phase="build")
    table.choose("Pass, and never ask me at turn starts")
    own = next(zone for zone in GAME.zones(table.s, 1) if zone.id == "standing")
    assert wishes(own) == {
        "Turn starts": "closed",
        "Announcements": "active",
        "Attacks": "active",
        "Wonders checks": "active",
    }
    assert own.things[0].notes == ("You pass unasked.",)
    assert "standing" not in [zone.id for zone in GAME.zones(table.s, -1)]
    others = next(zone for zone in GAME.zones(table.s, 0) if zone.id == "standing")
    assert set(wishes(others).values()) == {"active"}  # Ann's own
    for seat in (-1, 0):
        assert GAME.redeal(table.s, seat, 3).standing == [0, 0]
    assert GAME.redeal(table.s, 1, 3).standing == table.s.standing


@pytest.mark.rule("R51")
def test_being_asked_does_not_tell_of_standing_answers() -> None:
    """With nothing else to do the Play phase passes, whether there are standing answers or not."""
    for wish in (ASK_ME, NEVER):
        table = Table("Ann", "Ben", hands={"Ann": "farm, school", "Ben": "farm"})
        table.s.stand(0, TURN_START, wish)
        table.choose("Start to build Farm")
        assert ("Ask me again at turn starts" in table.options) == (wish == NEVER)
        table.choose("Start to build School")
        assert table.asks("Ann") != PLAY


@pytest.mark.rule("R51")
def test_the_own_attack_happens_to_the_attacker() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, aurora"},
        built={"Ann": "temple", "Ben": "school (turned)"},
        sites={"Ann": "library (1 worker), farm"},
        phase="build",
    )
    table.choose("Pass until something happens to me", who="Ann")
    table.attack("Ben's School", "Send Farm")
    assert table.asked == ["Ann"]
    assert table.s.window == UNDER_ATTACK


@pytest.mark.rule("R51")
def test_the_own_announcement_happens_to_the_announcer() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, aurora"},
        built={"Ann": "temple"},
        wonders={"Ann": "zeus 1"},
        sites={"Ann": "library (1 worker)", "Ben": "school (1 worker)"},
        phase="build",
    )
    table.choose("Pass until something happens to me", who="Ann")
    table.choose("Statue of Zeus at Olympia: destroy a Worker")
    table.choose("Ben's School site")
    assert (table.asked, table.s.window) == (["Ann"], ANNOUNCEMENT)  # though only a Worker of Ben's is touched
    assert table.asks("Ann") == "You announce Statue of Zeus at Olympia: react?"


@pytest.mark.rule("R51")
def test_the_own_turn_start_and_wonders_check_happen_to_the_current_player() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm", "Ben": "farm"},
        built={"Ann": "temple"},
        sites={"Ann": "school (1 worker)", "Ben": "library (1 worker)"},
        phase="build",
    )
    table.choose("Pass until something happens to me", who="Ann")
    table.end()
    assert (table.asked, table.s.window) == (["Ann"], WONDERS_CHECK)
    table.choose("Pass")
    assert table.asks("Ben") == PLAY  # neither at the start of Ben's turn
    table.end()
    assert (table.asked, table.s.window) == (["Ann"], TURN_START)  # nor at Ben's Wonders check


@pytest.mark.rule("R51")
def test_one_standing_answer_leaves_the_others_as_they_are() -> None:
    table = temple_war(phase="build")
    table.choose("Pass, and never ask me at turn starts")
    table.attack("Ben's Library", "Send Library")
    table.choose("Pass until something happens to me", who="Ben")
    own = next(zone for zone in GAME.zones(table.s, 1) if zone.id == "standing")
    assert wishes(own) == {
        "Turn starts": "closed",
        "Announcements": "passive",
        "Attacks": "passive",
        "Wonders checks": "passive",
    }
