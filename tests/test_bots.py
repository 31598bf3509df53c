"""Bots: they choose legally, from what their seat may know, and greedy is worth beating."""

from __future__ import annotations

import pytest

from worldtable.bots import BEST, BOTS, choice
from worldtable.bots.monte_carlo import Search, leads, rewards
from worldtable.engine.loop import answer
from worldtable.games import SHELF
from worldtable.lab.duel import Result, play_duel
from worldtable.lab.engines import Here
from worldtable.testing.plays import random_game

LONGER = {"monte_carlo": 120, "level4": 60, "level5": 400}  # they think longer than the others
CASES = [(game, bot) for game in SHELF for bot in BOTS]


@pytest.mark.parametrize(("name", "bot"), CASES)
def test_a_bot_chooses_one_of_the_options_and_the_same_one_again(name: str, bot: str) -> None:
    game = SHELF[name]
    seats = game.seats[-1]
    every = LONGER.get(bot, 9)
    again = not getattr(BOTS[bot], "seconds", 0.0)  # by the clock nobody thinks the same twice
    for number, (s, _) in enumerate(random_game(game, seats, {}, 3)):
        if s.asks and number % every == 0:
            before = s.key()
            chosen = choice(BOTS[bot], game, s, s.asks[0].player, number)
            assert chosen in s.options[0]
            assert not again or chosen == choice(BOTS[bot], game, s, s.asks[0].player, number)
            assert s.key() == before


@pytest.mark.parametrize("name", SHELF)
def test_a_bot_cannot_tell_hidden_cards_apart(name: str) -> None:
    """Whatever is dealt to places the seat cannot see, the bot answers the same."""
    game = SHELF[name]
    seats = max(2, game.seats[0])
    for number, (s, _) in enumerate(random_game(game, seats, {}, 5)):
        if s.asks and number % 9 == 0:
            seat = s.asks[0].player
            other = game.redeal(s, seat, 999 + number)
            assert choice(BOTS[BEST], game, s, seat, number) == choice(BOTS[BEST], game, other, seat, number)


@pytest.mark.early
@pytest.mark.thorough
@pytest.mark.parametrize("name", SHELF)
def test_greedy_beats_random(name: str) -> None:
    """A small sample of what `worldtable duel` measures in full."""
    result = play_duel(name, None, "greedy", "random", 24, 2, 11, {}, Here())
    assert result.share() > 0.6, result


@pytest.mark.early
def test_monte_carlo_beats_greedy() -> None:
    """A small sample of what `worldtable duel world_changers monte_carlo greedy` measures."""
    result = play_duel("world_changers", None, "monte_carlo", "greedy", 20, 2, 11, {}, Here())
    assert result.share() > 0.5, result


def test_a_search_looks_no_further_than_the_end_of_a_stretch() -> None:
    """In a campaign the end of a chapter ends every playout, and its victory is what counts."""
    game = SHELF["worldbreakers"]
    s = game.start(1, 4)
    search = Search(game, s, 0, 7)
    for _ in range(50):
        search.play()
    assert search.root.visits == 50
    assert sum(child.visits for child in search.root.children.values()) == 50
    lost = game.start(1, 4)
    while game.stretch(lost) == game.stretch(s):
        answer(lost, lost.options[0][0])  # nobody blocks
    (worth,) = rewards(game, lost, game.stretch(s), leads(game, s), 1.0)
    assert worth < -1.0, "a defeat, and power behind"
    (later,) = rewards(game, lost, game.stretch(s), leads(game, s), 0.5)
    assert later > worth, "a late defeat is the better one"


def test_the_confidence_interval_is_wilsons() -> None:
    low, high = Result(1000, 2, 800.0).interval()
    assert (round(low, 4), round(high, 4)) == (0.7741, 0.8236)
    low, high = Result(10, 2, 10.0).interval()
    assert high == pytest.approx(1.0)
    assert 0.7 < low < 0.75
