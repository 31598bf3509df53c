"""Our games as researchers' tools take them: they pass those tools' own tests, and tell what a seat knows."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from worldtable.engine.loop import answer_as, go_on
from worldtable.engine.option import BadSetup
from worldtable.games import SHELF
from worldtable.games.world_changers.state import State
from worldtable.research import gymnasium as ours
from worldtable.research import pettingzoo as zoo
from worldtable.research.gymnasium import SeatEnv
from worldtable.research.knowledge import Knowledge, box_of, names
from worldtable.research.vector import Tables

BOTH = [(name, seats) for name, game in SHELF.items() for seats in sorted({game.seats[0], game.seats[-1]})]
IDS = [*names()]
# PettingZoo warns of its own modules, and of every observation that has a mask beside it.
RENAMED = "ignore:The old environment creation API:DeprecationWarning"
WITH_MASK = "ignore:Observation (space for each agent probably|is not a NumPy array):UserWarning"


def drawn(mask: Any, luck: random.Random) -> int:
    return int(luck.choice(np.flatnonzero(mask).tolist()))


# What a seat knows.


def test_a_hand_and_the_question_are_found_in_their_planes() -> None:
    knowledge = Knowledge(box_of("world_changers", 3))
    s = knowledge.start(5)
    assert isinstance(s, State)
    assert s.ask is not None
    seat = s.ask.player
    planes = knowledge.planes(knowledge.look(s, seat))
    assert planes["hand, hidden +0"].sum() == len(s.hand(seat))
    assert sorted(np.flatnonzero(planes["hand, hidden +0"])) == sorted([s.card(card).face for card in s.hand(seat)])
    assert not planes["hand, hidden +1"].any()
    assert planes["hand, hidden +1, cards"] == len(s.hand((seat + 1) % 3))
    assert np.flatnonzero(planes["options"]).tolist() == sorted(s.choices)
    assert knowledge.kinds[int(planes["kind of question"].argmax())] is type(s.ask)
    assert [planes[f"asked +{step}"].item() for step in range(3)] == [1, 0, 0]
    other = knowledge.planes(knowledge.look(s, (seat + 1) % 3))
    assert not other["options"].any()
    assert [other[f"asked +{step}"].item() for step in range(3)] == [0, 0, 1]
    assert other["own seat"].argmax() == (seat + 1) % 3


@pytest.mark.parametrize(("name", "seats"), BOTH)
def test_planes_have_names_of_their_own_and_fill_the_row(name: str, seats: int) -> None:
    knowledge = Knowledge(box_of(name, seats))
    assert len(knowledge.spans) == len(knowledge.encoding.planes)
    assert sum(span.stop - span.start for span in knowledge.spans.values()) == knowledge.size


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"game": "chess"}, "There is no game 'chess' on the shelf"),
        ({"game": "world_shapers", "seats": 9}, "is for 1 to 4 players"),
        ({"game": "world_shapers", "options": {"expansion": "maybe"}}, "It accepts: "),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_a_sentence(setup: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        box_of(**setup)
    assert said in str(refused.value)


# PettingZoo.


@pytest.mark.filterwarnings(RENAMED, WITH_MASK)
@pytest.mark.parametrize(("name", "seats"), BOTH)
def test_pettingzoos_own_tests_are_passed(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import (  # type: ignore[import-untyped,unused-ignore]
        api_test,
        parallel_api_test,
        seed_test,
    )

    api_test(zoo.env(name, seats=seats), num_cycles=100)
    seed_test(lambda: zoo.env(name, seats=seats), num_cycles=100)
    parallel_api_test(zoo.parallel_env(name, seats=seats), num_cycles=100)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.soak
@pytest.mark.filterwarnings(RENAMED)
@pytest.mark.parametrize("name", SHELF)
def test_pettingzoos_benchmark_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import performance_benchmark  # type: ignore[import-untyped,unused-ignore]

    performance_benchmark(zoo.env(name))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("id", IDS)
def test_pettingzoo_makes_both_kinds_by_name(id: str) -> None:
    import pettingzoo  # type: ignore[import-untyped,unused-ignore]

    assert id in zoo.register()
    assert zoo.register() == IDS, "telling twice is no trouble"
    one, all_at_once = pettingzoo.make("aec", id), pettingzoo.make("parallel", id)
    assert one.possible_agents == all_at_once.possible_agents
    one.reset(seed=1)
    seen, _ = all_at_once.reset(seed=1)
    agent = one.agent_selection
    assert (one.observe(agent)["observation"] == seen[agent]["observation"]).all()


@pytest.mark.parametrize("name", SHELF)
def test_a_game_ends_with_rewards_that_sum_to_nothing(name: str) -> None:
    env = zoo.env(name, seats=2)
    luck = random.Random(4)
    env.reset(seed=4)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        env.step(None if ended or cut else drawn(seen["action_mask"], luck))
    assert sum(rewards.values()) == 0
    assert not env.agents


def test_a_wrong_answer_loses_the_game() -> None:
    env = zoo.env("world_changers", seats=3)
    env.reset(seed=2)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    assert "The mask allows" in env.infos[agent]["refused"]


def test_seats_that_are_asked_together_answer_together() -> None:
    env = zoo.parallel_env("world_shapers", seats=3)
    luck = random.Random(1)
    seen, _ = env.reset(seed=1)
    assert all(seen[agent]["action_mask"][:-1].sum() > 1 for agent in env.agents), "all pick a card of their hands"
    together = waited = 0
    while env.agents:
        allowed = [int(seen[agent]["action_mask"][:-1].sum()) for agent in env.agents]
        together += min(allowed) > 0
        waited += min(allowed) == 0
        for agent, count in zip(env.agents, allowed, strict=True):
            assert seen[agent]["action_mask"][-1] == (count == 0), "whoever is not asked can do nothing alone"
        seen, rewards, ended, _, _ = env.step({each: drawn(seen[each]["action_mask"], luck) for each in env.agents})
    assert together > 0
    assert waited > 0
    assert sum(rewards.values()) == pytest.approx(0)
    assert all(ended.values())


def test_a_parallel_environment_refuses_what_its_mask_forbids() -> None:
    env = zoo.parallel_env("world_changers", seats=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="The mask allows"):
        env.step(dict.fromkeys(env.agents, 0))


# Gymnasium.


@pytest.mark.parametrize("id", IDS)
def test_gymnasiums_own_test_is_passed(id: str) -> None:
    ours.register()
    for seats in sorted({SHELF[names()[id]].seats[0], SHELF[names()[id]].seats[-1]}):
        check_env(gymnasium.make(id, seats=seats).unwrapped)


def test_gymnasium_finds_the_games_of_an_installed_package() -> None:
    """The entry point that it reads names what tells it of them."""
    from importlib.metadata import entry_points

    found = entry_points(group="gymnasium.envs", name="worldtable")
    assert [each.value for each in found] == ["worldtable.research.gymnasium:register"]


@pytest.mark.parametrize("name", SHELF)
def test_one_seat_plays_whole_games_against_bots(name: str) -> None:
    env = SeatEnv(name, bots=["random"], seats=2)
    luck = random.Random(3)
    places = set()
    for seed in range(2):
        seen, info = env.reset(seed=seed)
        places.add(info["seat"])
        over = False
        while not over:
            masks = env.action_masks()
            assert (seen[: env.knowledge.codes] == masks).all()
            seen, reward, over, cut, _ = env.step(np.int64(drawn(masks, luck)))
            assert not cut
        assert reward in (-1.0, 0.0, 1.0)
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(np.int64(0))
    assert places <= {0, 1}


def test_a_seat_and_the_bots_of_the_others_can_be_chosen() -> None:
    env = SeatEnv("world_changers", bots=["greedy", "level1"], seats=3, seat=2)
    _, info = env.reset(seed=1)
    assert info["seat"] == 2
    assert [bot.name for bot in env.bots] == ["greedy", "level1"]
    for wrong, said in (
        ({"bots": ["nobody"]}, "no bot"),
        ({"seat": 7}, "no seat"),
        ({"bots": ["random"] * 5}, "1 bot"),
    ):
        with pytest.raises(BadSetup, match=said):
            SeatEnv("world_changers", **wrong)


@pytest.mark.early
def test_maskable_ppo_learns_from_it_as_it_is() -> None:
    from sb3_contrib import MaskablePPO  # type: ignore[import-untyped,unused-ignore]

    env = SeatEnv("world_changers", bots=["random"])
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=1, seed=1, device="cpu")
    model.learn(256)
    assert model.num_timesteps == 256
    seen, _ = env.reset(seed=1)
    action, _ = model.predict(seen, action_masks=env.action_masks())
    assert env.action_masks()[action]


# Many tables in one call.


@pytest.mark.parametrize(("name", "seats"), BOTH)
def test_many_tables_are_what_each_would_be_alone(name: str, seats: int) -> None:
    tables = Tables(name, 3, seats)
    knowledge = tables.knowledge
    alone = [knowledge.start(seed) for seed in (7, 8, 9)]
    rows, asked = tables.reset([7, 8, 9])
    luck = random.Random(seats)
    for step in range(150):
        for at, s in enumerate(alone):
            assert s.ask is not None
            assert asked[at] == s.ask.player
            assert (rows[at] == knowledge.look(s, s.ask.player)).all(), f"table {at} at step {step}"
        answers = [drawn(mask, luck) for mask in tables.masks]
        rows, rewards, dones, asked = tables.step(np.array(answers))
        for at, s in enumerate(alone):
            go_on(s, 0, answers[at])
            assert dones[at] == (s.ask is None)
            if s.ask is None:
                outcome = knowledge.game.outcome(s)
                assert rewards[at].argmax() == int(np.argmax(outcome))
                alone[at] = knowledge.start(tables.many.seeds[at])
            else:
                assert not rewards[at].any()


def test_a_wrong_answer_at_any_table_changes_nothing() -> None:
    tables = Tables("world_changers", 2)
    with pytest.raises(ValueError, match="call reset first"):
        tables.step([0, 0])
    rows, _ = tables.reset([1, 2])
    before = rows.copy()
    right = [drawn(mask, random.Random(1)) for mask in tables.masks]
    for wrong in ([right[0], 10**6], [right[0], -1], [right[0]], [0, right[1]]):
        with pytest.raises(ValueError, match="answer"):
            tables.step(wrong)
    assert (rows == before).all()
    with pytest.raises(BadSetup, match="need 2 seeds"):
        tables.reset([1])
    with pytest.raises(BadSetup, match="must be 1 or more"):
        Tables("world_changers", 0)


def test_sealed_answers_of_others_are_not_told() -> None:
    """Two tables that differ in what somebody else has answered under seal are the same bytes."""
    knowledge = Knowledge(box_of("world_shapers", 2))
    found = set()
    for option in (0, 1):
        s = knowledge.start(3)
        assert len(s.asks) == 2
        first, second = s.asks[0].player, s.asks[1].player
        answer_as(s, first, s.options_at(0)[option])
        found.add(knowledge.look(s, second).tobytes())
        assert knowledge.planes(knowledge.look(s, first))["answer that the seat knows +0"].any()
    assert len(found) == 1
