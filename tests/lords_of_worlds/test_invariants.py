"""What holds at every moment of every game (I1 to I13), what is hidden (R86, R87), and random Planets."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.lords_of_worlds.test_end import all_types, total
from tests.lords_of_worlds.test_turn import EXAMPLE, GROUPS
from worldtable.games.lords_of_worlds.game import LORDS_OF_WORLDS as GAME
from worldtable.games.lords_of_worlds.layout import DISPLAY, SEEN, UNSEEN
from worldtable.games.lords_of_worlds.planet import SPACES
from worldtable.games.lords_of_worlds.scoring import CHAIN, chains
from worldtable.games.lords_of_worlds.state import CLOSES_AT, SPACES_LEFT, State
from worldtable.games.lords_of_worlds.testing import Table
from worldtable.testing.plays import random_game

HIGHEST = max(card.value for card in GAME.box.assistants)
IN_PLAY = {2: 56, 3: 66, 4: 76}
SETTINGS = [(seats, rules, seed) for seats in (2, 3, 4) for rules in ("standard", "strategic") for seed in (1, 2)]


def check_cards(s: State) -> None:
    """I1 and I3."""
    assert sum(len(cards) for cards in s.at) == len(GAME.box.deck)
    groups = s.at[DISPLAY : DISPLAY + s.groups()]
    assert all(groups), "no group is empty"
    assert not any(s.at[DISPLAY + s.groups() : SEEN]), "and there are no more"
    open_colours = [s.cards.colour[group[0]] for group in groups if s.total(group) < CLOSES_AT]
    assert len(set(open_colours)) == len(open_colours)
    for group in groups:
        assert len({s.cards.colour[card] for card in group}) == 1
        assert s.total(group[:-1]) < CLOSES_AT
        assert s.total(group) < CLOSES_AT + HIGHEST
        assert len(group) <= 6
    for seat in range(s.seats):
        hand = s.at[SEEN + seat] + s.at[UNSEEN + seat]
        assert s.hand(seat) == sorted(hand)
        for colour in range(7):
            worth = sum(s.cards.worth[card] for card in hand if s.cards.colour[card] == colour)
            assert s.purse[seat * 7 + colour] == worth


def check_tiles(s: State, standard: bool) -> None:
    """I2, I5 and I6."""
    on_board = [lying for lying in s.board if lying >= 0]
    placed = len([tile for tile in s.tops if tile >= 0]) + len(s.covered) + (s.held >= 0)
    assert len(on_board) + len(s.supply) + len(s.reserve) + placed == IN_PLAY[s.seats]
    assert len(s.supply) == min(6, len(s.supply) + len(s.reserve))
    if standard and s.round > 0:
        for hex in range(s.map.size):
            if s.board[hex] >= 0 and s.board[hex] & 1 == 0:
                gone = [at for at in s.map.near[hex] if s.board[at] < 0 and at not in s.map.portals]
                assert gone == []
        assert not on_board or any(lying & 1 for lying in on_board)
    for seat in range(s.seats):
        filled = [s.tops[seat * SPACES + space] >= 0 for space in range(SPACES)]
        assert s.unfilled(seat) == filled.count(False)


@pytest.mark.rule("I1", "I2", "I3", "I5", "I6", "I7", "I9", "I13")
@pytest.mark.parametrize(("seats", "rules", "seed"), SETTINGS)
def test_invariants_of_random_games(seats: int, rules: str, seed: int) -> None:
    points = [0] * seats
    left = [SPACES] * seats
    turn = (0, -1)
    beside = 16  # tiles of supply and reserve, all that free collections can draw beside the board
    for state, _ in random_game(GAME, seats, {"rules": rules}, seed):
        assert isinstance(state, State)
        s = state
        check_cards(s)
        check_tiles(s, rules == "standard")
        now = [s.earned(seat) for seat in range(seats)]
        assert all(after >= before for before, after in zip(points, now, strict=True)), "points never go down"
        points = now
        if (s.round, s.active) != turn:
            spaces = [s.unfilled(seat) for seat in range(seats)]
            assert sum(left) - sum(spaces) <= 2, "a turn fills at most two spaces"
            turn, left = (s.round, s.active), spaces
        assert 0 <= beside - len(s.supply) - len(s.reserve) <= 1, "they only shrink, tile by tile"
        beside = len(s.supply) + len(s.reserve)
    assert s.finished
    assert min(s.unfilled(seat) for seat in range(seats)) <= SPACES_LEFT[seats]
    placed = len([tile for tile in s.tops if tile >= 0]) + len(s.covered)
    assert placed <= {2: 42, 3: 61, 4: 68}[seats]


@pytest.mark.rule("I9")
def test_four_full_planets_take_all_tiles() -> None:
    assert IN_PLAY[4] == 4 * SPACES
    assert [seats * (SPACES - SPACES_LEFT[seats]) for seats in (2, 3, 4)] == [38, 54, 60]


@pytest.mark.rule("R86", "R87")
def test_what_is_hidden_and_what_is_open() -> None:
    table = Table(
        "Blue",
        "Red",
        hands={"Blue": "cyan-3, cyan-4", "Red": "red-1, red-2"},
        carts={"Blue": "A16"},
        board=EXAMPLE,
        groups=GROUPS,
        deck="blue-5, blue-4, blue-3",
        supply="F1",
        reserve="L9, L8",
        discard="violet-1",
        gained={"Red": 4},
    )
    zones = {zone.id: zone for zone in GAME.zones(table.s, 0)}
    assert [thing.face for thing in zones["hand-1"].things] == [None, None]
    assert zones["hand-1"].count == 2
    titles = [thing.face.title for thing in zones["hand-0"].things if thing.face]
    assert titles == ["Cyan 3", "Cyan 4"]
    down = [thing.id for thing in zones["board"].things if thing.face is None]
    assert sorted(down) == ["down-D1", "down-D6", "down-D7"]
    assert [zones[id].count for id in ("deck", "discard", "reserve")] == [3, 1, 2]
    assert len({thing.at[0] for thing in zones["display"].things}) == 6
    assert [thing.amounts[0].value for thing in zones["track"].things] == [0, 4]
    watched = {zone.id: zone for zone in GAME.zones(table.s, -1)}
    assert [thing.face for thing in watched["hand-0"].things] == [None, None]
    assert len(watched["planet-1"].things) == 19


@pytest.mark.rule("R86", "O38")
def test_cards_that_all_saw_being_taken_are_remembered() -> None:
    table = Table(
        "Blue",
        "Red",
        groups=GROUPS,
        hands={"Blue": "red-1", "Red": "red-1"},
        deck="violet-5, violet-2, yellow-1",
        board=EXAMPLE,
    )
    table.choose("Hire group 1")
    hand = next(zone for zone in GAME.zones(table.s, 1) if zone.id == "hand-0")
    assert [thing.face.title if thing.face else "" for thing in hand.things] == ["Green 5", "Green 5", ""]
    for seed in range(5):
        other = GAME.redeal(table.s, 1, seed)
        assert other.hand(0).count(table.cards("green-5")[0]) == 2
        assert len(other.hand(0)) == 3
    table.choose("Hire group 1")
    table.choose("Move")
    table.choose("Go to A6 for 1")
    table.pay("green-5")
    hand = next(zone for zone in GAME.zones(table.s, 1) if zone.id == "hand-0")
    assert [thing.face.title if thing.face else "" for thing in hand.things] == ["Green 5", ""], "one was played"
    ten = ", ".join(["red-1"] * 10)
    limit = Table("Blue", "Red", groups=GROUPS, hands={"Blue": ten}, options={"rules": "strategic"})
    limit.choose("Hire group 4")
    limit.choose("Discard Red 1")
    assert "Blue discards Red 1 (hand limit)." in limit.told[1]


@pytest.mark.rule("R86")
def test_open_hands_as_an_option() -> None:
    table = Table("Blue", "Red", groups=GROUPS, hands={"Red": "red-1, red-2"}, options={"hands": "open"})
    hand = next(zone for zone in GAME.zones(table.s, 0) if zone.id == "hand-1")
    assert [thing.face.title if thing.face else "" for thing in hand.things] == ["Red 1", "Red 2"]


@pytest.mark.rule("R86")
def test_a_redeal_for_others_can_pay_what_was_begun() -> None:
    table = Table(
        "Blue",
        "Red",
        hands={"Blue": "cyan-3, cyan-4"},
        carts={"Blue": "A16"},
        board=EXAMPLE,
        groups=GROUPS,
        deck="cyan-5, cyan-5, cyan-2, red-1, blue-1, blue-2, wild-3",
    )
    table.choose("Collect Desert 5")
    for seed in range(20):
        other = GAME.redeal(table.s, 1, seed)
        assert other.options[0]


DRAWN = ["."] + [f"{letter}{value}" for letter in "WDLFHM" for value in (1, 2, 3)] + ["X10", "X11", "S6", "A8", "V9"]


@pytest.mark.rule("R69", "R57")
@settings(max_examples=40, deadline=None)
@given(some.integers(0, 1 << 30))
def test_the_best_assignment_of_mixes_by_trying_all(seed: int) -> None:
    luck = random.Random(seed)
    drawn = [luck.choice(DRAWN[:12] + DRAWN[19:21]) for _ in range(SPACES)]
    while len([each for each in drawn if each[0] == "X"]) > 3:
        drawn[next(at for at, each in enumerate(drawn) if each[0] == "X")] = "W1"
    table = Table("Blue", "Red", planets={"Blue": " ".join(drawn)}, groups=GROUPS)
    mixes = len([each for each in drawn if each[0] == "X"])
    best = max(total(table.s, types) for types in all_types(mixes))
    assert sum(CHAIN[chain.length] for chain in chains(table.s, 0)) == best


@pytest.mark.rule("I1", "I2", "I5")
def test_a_whole_table_has_all_cards_and_tiles() -> None:
    table = Table(
        "Blue",
        "Red",
        groups=GROUPS,
        deck="violet-5",
        board={"D4": "D5", "A16": "."},
        planets={"Red": "F1 " + ". " * 18},
        supply="W1, W2, W3, W4, W5, W6",
        gained={"Red": (5, 1)},
        whole=True,
    )
    check_cards(table.s)
    assert len(table.s.census()) == len(GAME.box.deck) + IN_PLAY[2]
    assert (table.lies("D4"), table.lies("A16"), table.points("Red")) == ("D5", ".", 6)
    assert table.lies("A1").startswith("#")
    assert not table.lies("A15").startswith("#"), "next to a hex without a tile"
