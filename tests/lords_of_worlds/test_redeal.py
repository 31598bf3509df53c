"""A hand that is dealt anew can do what its player has begun: whatever is being paid, it can be paid (R86)."""

from __future__ import annotations

import pytest

from tests.lords_of_worlds.test_turn import EXAMPLE, GROUPS
from worldtable.engine.loop import answer
from worldtable.games.lords_of_worlds.game import LORDS_OF_WORLDS as GAME
from worldtable.games.lords_of_worlds.layout import DECK, PAYMENT, SEEN
from worldtable.games.lords_of_worlds.rules import Act
from worldtable.games.lords_of_worlds.state import State
from worldtable.games.lords_of_worlds.testing import Table
from worldtable.testing.plays import random_game

DEALS = 40
POOR = ", ".join(f"{colour}-{value}" for colour in ("red", "blue", "green") for value in (1, 2, 5))
FIVES = "blue-5, blue-5, blue-5, green-5, green-5, green-5, red-5, red-5, red-5, violet-5, violet-5, yellow-5"


def paying(hand: str, deck: str, other: str, **options: str) -> Table:
    """Blue's Cart stands on A16, two steps from Desert 5 on a cyan hex."""
    hands = {"Blue": hand, "Red": other}
    cart = {"Blue": "A16"}
    return Table("Blue", "Red", hands=hands, carts=cart, board=EXAMPLE, groups=GROUPS, deck=deck, options=options)


def dealt(table: Table, seat: int) -> list[State]:
    return [GAME.redeal(table.s, seat, seed) for seed in range(DEALS)]


def finish(s: State) -> None:
    """Answer until the turn is over; what was begun must have been paid."""
    turn = (s.round, s.active)
    choice = 0
    while s.asks and (s.round, s.active) == turn and not isinstance(s.asks[0], Act):
        options = s.options[0]
        assert options, f"{s.asks[0].prompt(s)} has no answer"
        choice += 1
        answer(s, options[choice * 7 % len(options)])
    assert not s.at[PAYMENT], "the payment was broken off"
    assert (s.round, s.active) != turn


def ids(s: State, hand: list[int]) -> list[str]:
    return [s.cards.assistants[card].id for card in hand]


@pytest.mark.rule("R86", "O15")
@pytest.mark.parametrize("payment", ["exact", "surplus"])
def test_the_only_cards_that_can_pay_are_in_every_deal(payment: str) -> None:
    table = paying("cyan-4, wild-3", POOR, "yellow-1", payment=payment)
    table.choose("Collect Desert 5")
    for other in dealt(table, 1):
        assert ids(other, other.hand(0)) == ["cyan-4", "wild-3"]
        finish(other)


@pytest.mark.rule("R86", "O15")
@pytest.mark.parametrize("payment", ["exact", "surplus"])
def test_the_rest_of_a_payment_can_be_paid(payment: str) -> None:
    table = paying("cyan-4, wild-3, blue-1, red-1", FIVES, "yellow-1", payment=payment)
    table.choose("Collect Desert 5")
    table.choose("Play Wild 3")
    for other in dealt(table, 1):
        assert other.at[PAYMENT] == table.s.at[PAYMENT]
        assert "cyan-4" in ids(other, other.hand(0))
        finish(other)


@pytest.mark.rule("R86", "O15")
def test_somewhere_to_go_can_be_paid_exactly() -> None:
    table = paying("red-2, blue-5", FIVES, "yellow-5", payment="exact")
    table.choose("Move")
    for other in dealt(table, 1):
        assert "red-2" in ids(other, other.hand(0)), "no hex is 5 or 10 away"
        finish(other)


@pytest.mark.rule("R86", "O14", "O15", "O39")
@pytest.mark.parametrize("payment", ["exact", "surplus"])
def test_moving_on_after_a_collection_can_be_paid(payment: str) -> None:
    table = paying("cyan-4, wild-3, blue-1", FIVES, "yellow-1", payment=payment, move_after_collecting="yes")
    table.choose("Collect Desert 5")
    assert table.asks("Blue").startswith("Where does your Cart go")
    for other in dealt(table, 1):
        assert {"cyan-4", "wild-3"} <= set(ids(other, other.hand(0)))
        finish(other)


@pytest.mark.rule("R86", "O38")
def test_cards_that_all_saw_are_part_of_the_payment() -> None:
    table = paying("cyan-3, red-1", FIVES, "yellow-1", payment="exact")
    table.choose("Hire group 4")  # cyan 4
    table.choose("Move")
    table.choose("Go to A6 for 1")
    table.pay("yellow-1")
    table.choose("Collect Desert 5")
    for other in dealt(table, 1):
        assert {"cyan-3", "cyan-4"} <= set(ids(other, other.hand(0))), "3 was not seen, but 4 was"
        assert other.at[SEEN] == table.s.at[SEEN]
        finish(other)


@pytest.mark.rule("R86")
def test_nobody_else_is_dealt_what_the_payer_needs() -> None:
    table = Table(
        *("Ines", "Red", "Blue", "Kofi"),
        turn="Blue",
        hands={"Ines": FIVES, "Red": "red-5, blue-5", "Blue": "red-1, blue-5", "Kofi": FIVES},
        groups=GROUPS,
        options={"payment": "exact"},
    )
    table.choose("Move")
    for seat in (-1, 0, 1, 3):
        for other in dealt(table, seat):
            assert "red-1" in ids(other, other.hand(2)), "all hexes are 1 away, through the portal"
            assert other.census() == table.s.census()
            finish(other)


@pytest.mark.rule("R86")
def test_a_deal_is_as_free_as_the_payment_allows() -> None:
    deck = "cyan-1, cyan-2, cyan-3, cyan-5, red-1, red-2, red-3, blue-1, blue-2, blue-3, wild-4"
    table = paying("cyan-4, wild-3, green-1", deck, "yellow-1", payment="exact")
    table.choose("Collect Desert 5")
    payers = {tuple(ids(other, other.hand(0))) for other in dealt(table, 1)}
    assert len(payers) > 8, "many hands make 7 in cyan"


@pytest.mark.rule("R86")
def test_what_the_payer_could_not_use_does_not_lie_on_top_of_the_deck() -> None:
    table = paying("cyan-4, wild-3", f"cyan-4, {POOR}", "yellow-1", payment="exact")
    table.choose("Collect Desert 5")
    deals = [GAME.redeal(table.s, 1, seed) for seed in range(300)]
    spare = [seed for seed, other in enumerate(deals) if ids(other, other.at[DECK])[-1] == "cyan-4"]
    assert 15 < len(spare) < 45, "one of ten cards, in a tenth of the deals or so"


@pytest.mark.rule("R86", "O15")
@pytest.mark.parametrize("options", [{"payment": "exact"}, {"payment": "exact", "move_after_collecting": "yes"}, {}])
def test_every_turn_that_was_begun_is_finished_in_every_deal(options: dict[str, str]) -> None:
    tried = 0
    for seed in (1, 2, 3):
        for state, _ in random_game(GAME, 3, options, seed):
            assert isinstance(state, State)
            if state.asks and state.round and not isinstance(state.asks[0], Act):
                tried += 1
                watcher = (state.asks[0].player + 1) % 3
                other = GAME.redeal(state, watcher, tried)
                assert other.options[0]
                finish(other)
                assert GAME.redeal(GAME.redeal(state, watcher, tried), (watcher + 1) % 3, tried).options[0]
    assert tried > 100
