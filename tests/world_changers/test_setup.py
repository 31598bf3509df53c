"""Setting up World Changers for 2 to 4 players (R1 to R6)."""

from __future__ import annotations

from collections import Counter

import pytest

from worldtable.engine.option import BadSetup
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.layout import BOX, PILE, VOID
from worldtable.games.world_changers.state import State

SEEDS = range(60)
CARDS = len(GAME.box.deck)


def started(seats: int, seed: int = 1) -> State:
    return GAME.start(seats, seed, {"first": "seat 1"})


@pytest.mark.rule("R1", "O1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_chip_begins_active(seats: int) -> None:
    s = started(seats)
    assert [banner.state for banner in GAME.banners(s, 0)] == [("active",)] * seats
    assert s.asks, "with all chips passive the game would be over before it began"


@pytest.mark.rule("R2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 12), (3, 18), (4, 24)])
def test_six_cards_a_player_are_in_the_game(seats: int, cards: int) -> None:
    s = started(seats)
    in_game = len(s.at[PILE]) + len(s.at[VOID]) + sum(len(s.hand(seat)) for seat in range(seats))
    assert (in_game, len(s.at[BOX])) == (cards, CARDS - cards)
    assert s.census() == list(range(CARDS))


@pytest.mark.rule("R2")
def test_any_card_can_be_left_out_and_nobody_sees_which() -> None:
    left_out = Counter(card for seed in SEEDS for card in started(2, seed).at[BOX])
    assert len(left_out) == CARDS
    assert max(left_out.values()) < len(SEEDS)
    s = started(2)
    seen = {thing.face.title for seat in (-1, 0, 1) for z in GAME.zones(s, seat) for thing in z.things if thing.face}
    assert not seen & {s.card_name(card) for card in s.at[BOX]}


@pytest.mark.rule("R3")
def test_the_pile_is_shuffled_anew_for_each_seed() -> None:
    tops = Counter(started(4, seed).at[PILE][-1] for seed in SEEDS)
    assert len(tops) > 20
    assert started(4, 7).at[PILE] == started(4, 7).at[PILE]
    assert started(4, 7).at[PILE] != sorted(started(4, 7).at[PILE])


@pytest.mark.rule("R4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hand_holds_two_cards_that_its_player_alone_sees(seats: int) -> None:
    s = started(seats)
    assert [len(s.hand(seat)) for seat in range(seats)] == [2] * seats
    for seat in range(seats):
        hands = {zone.owner: zone for zone in GAME.zones(s, seat) if zone.id.startswith("hand-")}
        for owner, zone in hands.items():
            assert [thing.face is not None for thing in zone.things] == [owner == seat] * 2


@pytest.mark.rule("R5")
@pytest.mark.parametrize(("seats", "pile"), [(2, 5), (3, 9), (4, 13)])
def test_three_cards_lie_in_the_void(seats: int, pile: int) -> None:
    s = started(seats)
    zones = {zone.id: zone for zone in GAME.zones(s, -1)}
    assert [thing.face is not None for thing in zones["void"].things] == [True] * 3
    assert zones["pile"].count == pile
    assert zones["pile"].things == []


@pytest.mark.rule("R6")
def test_the_first_player_is_drawn_by_lot() -> None:
    first = Counter(GAME.start(4, seed).active for seed in SEEDS)
    assert set(first) == {0, 1, 2, 3}
    assert started(4).tokens == 0


@pytest.mark.rule("R6")
def test_the_first_seat_begins_when_the_table_says_so() -> None:
    assert {started(3, seed).active for seed in SEEDS} == {0}


def test_there_are_one_to_four_players() -> None:
    with pytest.raises(BadSetup, match="for 1 to 4 players, not for 5"):
        GAME.start(5, 1)


def test_the_first_player_is_one_of_two_things() -> None:
    with pytest.raises(BadSetup, match="It accepts: random, seat 1"):
        GAME.start(2, 1, {"first": "tallest"})
