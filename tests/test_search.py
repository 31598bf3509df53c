"""The search: sure of what is sure, blind to what is hidden, done when its time is over."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from worldtable import INTERPRETED, compiled
from worldtable.bots import BOTS, STYLES, choice, find, foretold, merged, prospects, think, thought_from, weigh
from worldtable.bots.evaluation import Evaluation
from worldtable.bots.mind import FILE, BadMind, mind_of, read_mind
from worldtable.bots.node import Node
from worldtable.bots.search import Search
from worldtable.engine.game import WATCHER
from worldtable.engine.loop import answer_as, go_on
from worldtable.games import SHELF
from worldtable.testing.plays import random_game

EVERY = 17  # answers between two tables that are looked at


@pytest.mark.parametrize("name", SHELF)
def test_a_thought_depends_on_nothing_that_is_hidden(name: str) -> None:
    """The same seed, the same view and as many rounds: the same thought, whatever lies where the seat cannot see."""
    game = SHELF[name]
    for seats in {game.seats[0], game.seats[-1]}:
        for number, (s, _) in enumerate(random_game(game, seats, {}, 5)):
            if not s.asks or number % EVERY:
                continue
            seat = s.asks[-1].player
            other = game.redeal(s, seat, 999 + number)
            found = think(game, s, seat, number, rounds=25)
            assert found.data() == think(game, other, seat, number, rounds=25).data()
            assert found.data() == thought_from(json.loads(json.dumps(found.data()))).data()
            assert sorted(each.option for each in found.answers) == sorted(s.options[-1])
            assert foretold(game, s, seat, found.best, 3) == foretold(game, other, seat, found.best, 3)


@pytest.mark.parametrize("name", SHELF)
def test_watchers_may_ask_for_prospects_and_learn_nothing_hidden(name: str) -> None:
    game = SHELF[name]
    seats = game.seats[-1]
    for number, (s, _) in enumerate(random_game(game, seats, {}, 6)):
        if number % EVERY:
            continue
        found = prospects(game, s, WATCHER, number, rounds=20)
        assert sum(found.shares) == pytest.approx(1.0)
        assert found.shares == prospects(game, game.redeal(s, WATCHER, 5), WATCHER, number, rounds=20).shares


@pytest.mark.parametrize("name", SHELF)
def test_at_the_end_prospects_are_what_everybody_got(name: str) -> None:
    game = SHELF[name]
    seats = 2 if 2 in game.seats else game.seats[0]
    *_, (s, _) = random_game(game, seats, {}, 6)
    assert not s.asks
    found = prospects(game, s, 0, 1, rounds=20)
    assert found.shares[:seats] == game.outcome(s)
    assert set(found.errors) == {0.0}


def test_an_answer_that_wins_at_once_is_found() -> None:
    """Wherever one answer ends a game with a victory and others do not, a few hundred rounds see it."""
    game = SHELF["world_changers"]
    found = 0
    for seed in range(60):
        for s, _ in random_game(game, 2, {}, seed):
            if len(s.asks) != 1:
                continue
            seat = s.asks[0].player
            ends = []
            for option in s.options[0]:
                trial = s.clone()
                go_on(trial, 0, option)
                ends.append(not trial.asks and game.outcome(trial)[seat] == 1.0)
            if any(ends) and not all(ends):
                found += 1
                best = think(game, s, seat, seed, rounds=400).best
                assert best.chance > 0.9, (seed, s.asks[0].label(s, best.option))
    assert found > 3, "too few such tables to prove anything"


def tree_of(node: Node) -> Iterator[Node]:
    """All places of a tree below one."""
    for child in [*node.answers.values(), *node.together.values()]:
        yield child
        yield from tree_of(child)


def test_what_an_answer_brought_elsewhere_is_remembered() -> None:
    """Habits add up what the places of the tree know, and spare them trying every answer of a long list."""
    game = SHELF["lords_of_worlds"]
    s = game.start(2, 4)
    seat = s.asks[0].player
    search = Search(game, game.redeal(s, seat, 1), seat, 1, mind_of(game))
    search.think(1500)
    places = [search.root, *tree_of(search.root)]
    habits = {id(node.habit): node.habit for node in places if node.habit is not None}
    for habit in habits.values():
        same = [node for node in places if node.habit is habit]
        assert habit.visits == sum(node.visits for node in same)
        assert habit.total == pytest.approx(sum(node.total for node in same))
    spared = [
        node
        for node in places
        if node.offered > 2 * len(node.answers) and any(child.visits == 0 for child in node.answers.values())
    ]
    assert spared


@pytest.mark.parametrize(("seats", "narrow"), [(1, True), (2, False)])
def test_who_plays_alone_minds_small_differences(seats: int, narrow: bool) -> None:
    """Alone results lie close together, so answers are told apart by how far those reach that came so far."""
    game = SHELF["world_shapers"]
    s = game.start(seats, 4)
    search = Search(game, game.redeal(s, 0, 1), 0, 1, mind_of(game))
    search.think(200)
    assert (search.span == search.high - search.low < 0.6) is narrow
    assert (search.span == 1.0) is not narrow


@pytest.mark.parametrize("name", SHELF)
def test_weighing_tries_every_answer_on_the_same_worlds(name: str) -> None:
    game = SHELF[name]
    s = game.start(game.seats[-1], 4)
    seat = s.asks[0].player
    found = weigh(game, s, seat, 8, worlds=30)
    assert [each.rounds for each in found.answers] == [30] * len(s.options[0])
    assert found.best.cost == found.best.cost_error == 0.0
    assert all(each.cost >= 0.0 and each.cost_error > 0.0 for each in found.answers[1:])
    assert [each.chance for each in found.answers] == sorted((each.chance for each in found.answers), reverse=True)


def test_thoughts_of_several_processes_are_put_together() -> None:
    game = SHELF["world_changers"]
    s = game.start(3, 4)
    seat = s.asks[0].player
    parts = [think(game, s, seat, seed, rounds=100) for seed in (1, 2, 3)]
    found = merged(parts)
    assert found.rounds == 300
    for each in found.answers:
        same = [other for part in parts for other in part.answers if other.option == each.option]
        assert each.rounds == sum(other.rounds for other in same)
        low, high = min(other.chance for other in same), max(other.chance for other in same)
        assert low <= each.chance <= high
        assert each.error <= max(other.error for other in same)


@pytest.mark.parametrize("name", SHELF)
def test_time_ends_a_thought(name: str) -> None:
    game = SHELF[name]
    s = game.start(game.seats[-1], 4)
    began = time.thread_time()
    found = think(game, s, s.asks[0].player, 1, seconds=0.05)
    assert found.rounds >= 1
    assert found.best.option in s.options[0]
    assert time.thread_time() - began < 0.5


def test_the_processor_is_a_clock_too() -> None:
    """On a busy machine a bot that is measured by what it costs thinks as far as on a quiet one."""
    game = SHELF["world_changers"]
    s = game.start(2, 4)
    search = Search(game, game.redeal(s, 0, 1), 0, 1, mind_of(game))
    search.by_processor = True
    began = time.thread_time()
    search.think(1_000_000, 0.05)
    assert 0.05 <= time.thread_time() - began < 0.5


@pytest.mark.parametrize("name", SHELF)
def test_whoever_hurries_stops_sooner_and_chooses_the_same(name: str) -> None:
    game = SHELF[name]
    saved = 0
    for number, (s, _) in enumerate(random_game(game, game.seats[-1], {}, 9)):
        if not s.asks or number % (2 * EVERY):
            continue
        seat = s.asks[0].player
        patient, hurried = [Search(game, game.redeal(s, seat, 1), seat, 1, mind_of(game)) for _ in range(2)]
        hurried.hurried = True
        patient.think(400)
        hurried.think(400)
        assert hurried.favourite() == patient.favourite()
        saved += patient.rounds - hurried.rounds
    assert saved > 0


@pytest.mark.parametrize(
    "spec", ["level1", "level5", "level4+3s", "level4+0.5s", "level4+bold", "level4+3s+bold", "greedy", "level2+30s"]
)
def test_a_spec_names_a_bot(spec: str) -> None:
    bot = find(spec)
    assert bot is not None
    assert spec.startswith(bot.name)


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "level0",
        "level6",
        "level4+",
        "level4+3",
        "level4+0s",
        "level4+31s",
        "level4+bold+3s",
        "level4+3s+bold+proud",
    ]
    + ["level4+1e3s", "level4+-1s", "level4+٣s", "level4+99999s", "greedy+3s", "level4+.s", "level4+nans"],
)
def test_what_is_no_spec_is_none(spec: str) -> None:
    assert find(spec) is None


def test_a_style_minds_points_beside_the_victory() -> None:
    game = SHELF["lords_of_worlds"]
    *_, (s, _) = random_game(game, 2, {}, 3)
    scores = [game.score(s, side) for side in range(2)]
    proud = STYLES["proud"].coloured(game, s, 0, [0.5, 0.5], [0, 0])
    bold = STYLES["bold"].coloured(game, s, 0, [0.5, 0.5], [0, 0])
    assert scores[0] > 0 < scores[1], "both have points"
    assert proud[0] > 0.5 > bold[0]
    assert proud[1] == bold[1] == 0.5, "others are thought to play to win"


@pytest.mark.parametrize("style", STYLES)
def test_every_style_chooses_legally(style: str) -> None:
    game = SHELF["lords_of_worlds"]
    s = game.start(4, 2)
    bot = find(f"level1+{style}")
    assert bot is not None
    assert choice(bot, game, s, s.asks[0].player, 3) in s.options[0]


@pytest.mark.parametrize("name", SHELF)
def test_every_game_of_the_shelf_has_been_learned(name: str) -> None:
    game = SHELF[name]
    path = game.card_files()[0].parent / FILE
    assert read_mind(game, path).evaluation.chances(game, game.start(game.seats[-1], 1), game.seats[-1])
    assert path.stat().st_size < 200_000


def test_a_mind_of_something_else_is_refused_and_the_points_must_do(tmp_path: Path) -> None:
    game = SHELF["world_changers"]
    own = (game.card_files()[0].parent / FILE).read_bytes()
    other = SHELF["world_shapers"].card_files()[0].parent / FILE
    for bad in (
        b"",
        b"nonsense",
        own[:-2],
        own + b"\0\0",
        own.replace(b'"size": ', b'"size": 1'),
        b"[]\n",
        b"x" * 2_000_000,
    ):
        path = tmp_path / "bad.bin"
        path.write_bytes(bad)
        with pytest.raises(BadMind, match=r"bad\.bin"):
            read_mind(game, path)
    with pytest.raises(BadMind, match="another table"):
        read_mind(game, other)
    for file in game.card_files():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / FILE).write_bytes(b"nonsense")
    assert type(mind_of(game).evaluation) is not Evaluation
    mine = game.with_cards(str(tmp_path))
    s = mine.start(2, 1)
    assert type(mind_of(mine).evaluation) is Evaluation, "by points alone, though the cards are those that ship"
    assert choice(BOTS["level1"], mine, s, s.asks[0].player, 1) in s.options[0]


THOUGHTS = """
from worldtable.bots import think
from worldtable.games import SHELF
from worldtable.testing.plays import random_game
for name, game in SHELF.items():
    for number, (s, _) in enumerate(random_game(game, game.seats[-1], {}, 5)):
        if s.asks and number % 40 == 0 and number < 200:
            print(think(game, s, s.asks[0].player, number, rounds=12).data())
"""


@pytest.mark.early
@pytest.mark.skipif(not compiled(), reason="both ways are one here")
def test_interpreted_it_thinks_the_same() -> None:
    """All arithmetic is the same few operations everywhere, so the same seed gives the same answer on any machine."""
    told = [
        subprocess.run(
            [sys.executable, "-c", THOUGHTS], env={**os.environ, **extra}, capture_output=True, text=True, check=True
        ).stdout
        for extra in ({}, {INTERPRETED: "1"})
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) > 10


def test_a_bot_that_thinks_by_rounds_plays_a_whole_game() -> None:
    game = SHELF["world_changers"]
    s = game.start(4, 8)
    made = 0
    while s.asks:
        made += 1
        seat = s.asks[0].player
        answer_as(s, seat, choice(BOTS[f"level{1 + made % 3}"], game, s, seat, made))
    assert made > 4
