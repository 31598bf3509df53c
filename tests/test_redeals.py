"""A game whose unseen part was dealt anew on the way: played, saved, proved and branched like any other."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.corpus import needs_corpus
from tests.test_branch import REPLAYS, said
from worldtable.engine.loop import Refused
from worldtable.games import SHELF
from worldtable.play import Logged
from worldtable.record import BadReplay, Record, Redeal, branched, follow, game_of, parse, read


def half(name: str) -> Record:
    """The first half of a game for two."""
    needs_corpus(name)
    whole = read(sorted((REPLAYS / name).glob("2-players-*.jsonl"))[0])
    return branched(whole, len(whole.answers) // 2)


def anew(record: Record, seat: int, seed: int) -> Logged:
    """The same game with what a seat cannot see dealt anew now."""
    again = branched(record, len(record.answers))
    again.redeals.append(Redeal(len(record.answers), seat, seed))
    return Logged(game_of(record), again)


def to_the_end(play: Logged) -> Logged:
    luck = random.Random(3)
    while not play.over:
        at = luck.randrange(len(play.state.asks))
        play.answer(play.state.asks[at].player, luck.choice(play.state.options[at]))
    return play


def bare(play: Logged, seat: int) -> str:
    return json.dumps({**play.view(seat).data(), "log": []})


def told(play: Logged) -> list[list[str]]:
    return [[line.text for line in lines] for lines in play.log.values()]


@pytest.mark.parametrize("name", SHELF)
def test_the_seat_sees_the_same_and_the_future_is_another(name: str, tmp_path: Path) -> None:
    record = half(name)
    before = Logged(game_of(record), branched(record, len(record.answers)))
    for seat in range(record.seats):
        plays = [anew(record, seat, seed) for seed in (5, 6)]
        for play in plays:
            assert bare(play, seat) == bare(before, seat)
            assert play.state.key() != before.state.key()
            assert told(play) == told(before), "what was told stays told"
        assert plays[0].state.key() != plays[1].state.key()
        assert anew(record, seat, 5).state.key() == plays[0].state.key()
    file = tmp_path / "game.jsonl"
    play = to_the_end(plays[0])
    play.record.write(file)
    assert read(file) == play.record
    assert follow(game_of(play.record), read(file)).key() == play.state.key()
    result = said("verify", str(file))
    assert result.exit_code == 0, result.output
    assert f"After {len(record.answers)} answers all that {play.state.name(seat)} could not see" in result.output
    assert said("replay", str(file), "--step", str(len(record.answers))).exit_code == 0
    assert f"game.redeal(table.state, {seat}, 5)" in said("repro", str(file)).output


def test_a_redeal_that_is_left_out_or_changed_is_noticed() -> None:
    play = to_the_end(anew(half("world_changers"), 0, 5))
    for redeals in ([], [Redeal(play.record.redeals[0].after, 0, 6)], [Redeal(0, 0, 5)]):
        other = branched(play.record, len(play.record.answers))
        other.redeals = redeals
        with pytest.raises(BadReplay):
            follow(game_of(other), other)


def test_nothing_before_a_redeal_is_taken_back() -> None:
    record = half("world_changers")
    play = anew(record, 0, 5)
    seat = play.state.asks[0].player
    with pytest.raises(Refused, match="dealt anew"):
        play.undo_by_consent(seat)
    assert "dealt anew" in play.why_no_undo(seat)
    key = play.state.key()
    play.answer(seat, play.state.options[0][0])
    play.undo_by_consent(seat)
    assert play.state.key() == key
    with pytest.raises(Refused, match="dealt anew"):
        play.undo_by_consent(seat)


def test_a_branch_keeps_the_redeals_before_it(tmp_path: Path) -> None:
    play = to_the_end(anew(half("world_changers"), 0, 5))
    after = play.record.redeals[0].after
    assert branched(play.record, after).redeals == play.record.redeals
    assert branched(play.record, after - 1).redeals == []
    file, new = tmp_path / "game.jsonl", tmp_path / "new.replay"
    play.record.write(file)
    assert said("branch", str(file), "--at", str(after + 1), "-o", str(new), "--save-only").exit_code == 0
    assert follow(game_of(play.record), read(new)).asks


@pytest.mark.parametrize(
    ("redeals", "words"),
    [
        ('[{"after": 1, "seat": 2, "seed": "5"}]', "for seat 2"),
        ('[{"after": -1, "seat": 0, "seed": "5"}]', "after -1 answers"),
        ('[{"after": 1, "seat": 0}]', "lacks 'seed'"),
        ('[{"after": 1, "seat": 0, "seed": 5}]', "wrong kind"),
        ("[7]", "wrong kind"),
        ("7", "wrong kind"),
    ],
)
def test_a_redeal_that_cannot_be_is_refused_in_a_sentence(redeals: str, words: str) -> None:
    header = half("world_changers").header()
    with pytest.raises(BadReplay, match=words):
        parse(f'{header[:-1]}, "redeals": {redeals}}}\n', "game.jsonl")
