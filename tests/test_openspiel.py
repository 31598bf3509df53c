"""Our games in OpenSpiel: they pass its own test, and its searches see what a player sees."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import pyspiel  # type: ignore[import-not-found,unused-ignore]
import pytest
from click.testing import CliRunner

from worldtable.cli.main import main
from worldtable.engine.loop import asked
from worldtable.games import SHELF
from worldtable.research.moment import Box, Moment, begun, observed
from worldtable.research.openspiel import PREFIX, TableState, chances, load, register
from worldtable.research.peers import Ours, Peer, Rollout, play

BOTH = [(name, seats) for name, game in SHELF.items() for seats in sorted({min(2, game.seats[-1]), game.seats[-1]})]


def walked(game: Any, seed: int, most: int) -> TableState:
    """A state after so many answers at random, or just before the end."""
    luck = random.Random(seed)
    here = begun(game.box, game.rules, seed)
    for _ in range(most):
        after = here.after(luck.choice(here.options))
        if after.asked < 0:
            break
        here = after
    return TableState(game, here)


def moment(state: TableState) -> Moment:
    assert state.here is not None
    return state.here


@pytest.mark.early
@pytest.mark.parametrize("name", SHELF)
def test_openspiels_own_test_is_passed(name: str) -> None:
    assert PREFIX + name in register()
    pyspiel.random_sim_test(pyspiel.load_game(PREFIX + name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SHELF)
def test_other_numbers_of_players_are_loaded_by_name(name: str) -> None:
    register()
    for seats in SHELF[name].seats:
        game = pyspiel.load_game(PREFIX + name, {"players": seats, "deals": 10})
        state = game.new_initial_state()
        assert state.num_players() == game.num_players() == seats
        assert len(state.chance_outcomes()) == 10
        state.apply_action(3)
        luck = random.Random(seats)
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
        assert sum(state.returns()) == pytest.approx(0) or seats == 1
        assert all(-1 <= got <= 1 for got in state.returns())


@pytest.mark.parametrize(("name", "seats"), BOTH)
def test_a_resampled_state_looks_the_same_to_its_player_and_to_nobody_else(name: str, seats: int) -> None:
    game = load(name, seats)
    differs = False
    for seed in range(6):
        state = walked(game, seed, 5 + 3 * seed)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, chances(seed))
        assert observed(game.rules, moment(other).table, seat) == observed(game.rules, moment(state).table, seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
        differs |= moment(other).table.key() != moment(state).table.key()
        other.apply_action(other.legal_actions()[0])
        assert state.current_player() == seat, "the true state stays as it was"
    assert differs


def test_a_player_remembers_what_is_no_longer_seen() -> None:
    """Two ways to the same table: the observations are equal, what is known is not."""
    game = load("world_changers", 2)
    here = moment(walked(game, 1, 6))
    twin = copy.copy(here)
    twin.pasts, twin.sights, twin.before = {}, {}, None
    story: Moment | None = here
    pasts: list[str] = []
    while story is not None:
        pasts += [story.past(seat) for seat in range(2) if story.before is not None]
        story = story.before
    assert len({*pasts}) == len(pasts) == 12
    for seat in range(2):
        assert twin.seen(seat) == here.seen(seat)
        assert twin.known(seat) != here.known(seat)


def test_a_player_remembers_an_own_answer_that_nobody_sees() -> None:
    """Of two answers given in secret only who gave them knows which it was."""
    game = load("world_shapers", 2)
    here = begun(game.box, game.rules, 2)
    while len(here.table.asks) < 2:
        here = here.after(here.options[0])
    chooser = here.asked
    one, other = here.after(here.options[0]), here.after(here.options[1])
    assert one.past(chooser) != other.past(chooser)
    assert one.known(1 - chooser) == other.known(1 - chooser)


@pytest.mark.parametrize(("name", "seats"), BOTH)
def test_tensors_tell_a_player_what_it_knows_and_no_more(name: str, seats: int) -> None:
    """They are the bytes of the observation; two pasts that a player can tell apart are told apart besides."""
    game = load(name, seats)
    for seed in range(3):
        state = walked(game, seed, 4 + 5 * seed)
        seat = state.current_player()
        row = game.knowledge.look(moment(state).table, seat)
        assert state.observation_tensor(seat) == row.tolist()
        known = state.information_state_tensor(seat)
        assert known[: row.size] == row.tolist()
        assert len(known) == game.information_state_tensor_size() == game.observation_tensor_size() + 128
        other = state.resample_from_infostate(seat, chances(seed))
        assert other.information_state_tensor(seat) == known
        twin = walked(game, seed, 3 + 5 * seed)
        assert twin.information_state_tensor(seat) != known


def test_a_state_is_kept_and_found_again_even_after_a_resampling() -> None:
    game = load("worldbreakers", 2)
    state = walked(game, 4, 20)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, chances(1))
    other.apply_action(other.legal_actions()[0])
    for each in (state, other):
        again = pickle.loads(pickle.dumps(moment(each)))
        assert again.table.key() == moment(each).table.key()
        for player in range(2):
            assert again.known(player) == moment(each).known(player)


@pytest.mark.parametrize("peer", ["mcts", "is-mcts"])
@pytest.mark.parametrize("name", SHELF)
def test_a_peer_chooses_from_what_its_seat_may_know(name: str, peer: str) -> None:
    game = load(name, 2)
    state = walked(game, 2, 8)
    s = moment(state).table
    seat = state.current_player()
    bot = Peer(peer, game, 12, 2.0)
    chosen = bot.choose(game.rules, game.rules.redeal(s, seat, 5), seat, 7)
    assert chosen in s.options_at(asked(s, seat))
    hidden = game.rules.redeal(s, seat, 99)
    assert chosen == bot.choose(game.rules, game.rules.redeal(hidden, seat, 5), seat, 7)


def test_our_playouts_are_worth_what_openspiels_are() -> None:
    """Both end games at random; the averages agree as far as chance lets them."""
    import numpy as np
    from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found,import-untyped,unused-ignore]

    game = load("world_changers", 2)
    state = walked(game, 3, 12)
    ours = Rollout(game, np.random.RandomState(1))
    theirs = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    found = [np.mean([each.evaluate(state)[0] for _ in range(600)]) for each in (ours, theirs)]
    assert abs(found[0] - found[1]) < 0.2
    assert ours.prior(state) == theirs.prior(state)


def test_a_game_against_a_peer_can_be_played_again() -> None:
    box = Box("world_changers", "", 2)
    found = [play(box, "is-mcts", 8, 2.0, 3, 1) for _ in range(2)]
    assert found[0].got == found[1].got
    assert found[0].moves == found[1].moves
    game = SHELF["world_changers"]
    s = game.start(2, 1)
    seat = s.asks[0].player
    assert Ours(20).choose(game, s, seat, 4) == Ours(20).choose(game, s, seat, 4)


def test_the_command_tells_shares_with_intervals() -> None:
    words = ["peers", "world_changers", "--games", "2", "--rounds", "4", "--jobs", "1"]
    found = CliRunner().invoke(main, words)
    assert found.exit_code == 0, found.output
    assert found.stdout.count("of 2 games of World Changers against OpenSpiel's") == 2
    data = json.loads(CliRunner().invoke(main, [*words, "--against", "mcts", "--json"]).stdout)
    assert [*data["peers"]] == ["mcts"]
    assert data["peers"]["mcts"]["low"] <= data["peers"]["mcts"]["share"] <= data["peers"]["mcts"]["high"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--rounds", "1"], "A search takes at least 2 rounds, not 1."),
        (["--games", "0"], "0 games cannot be played; at least 1."),
        (["--against", "alphazero"], "There is no 'alphazero' to play against. There are: mcts, is-mcts."),
        (["--seats", "1"], "A game against others takes at least 2 seats."),
    ],
)
def test_a_mistake_is_told(words: list[str], sentence: str) -> None:
    found = CliRunner().invoke(main, ["peers", "world_changers", *words])
    assert found.exit_code == 2
    assert sentence in found.output
