"""Every attack of the hostile client, once, at a house with the limits that people have."""

from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Iterator

import pytest

from tests.server.hostile import ATTACKS, Attack, Attacker, Held
from worldtable.server.testing import Person, Server, server

ADDRESSES = itertools.count(2)  # an address for each, so that the limits of one do not hold up another


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with its limits, whose bots lose no time."""
    with server(f"sqlite:///{tmp_path_factory.mktemp('guarded')}/t.sqlite3", "--pace", "0") as running:
        yield running


def address() -> str:
    return f"127.0.66.{next(ADDRESSES)}"


@pytest.mark.early
@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_an_attack_comes_to_nothing(guarded: Server, game: str, attack: Attack) -> None:
    mallory, victim = Person(guarded.url, "Mallory", address()), Person(guarded.url, "Linda", address())
    try:
        code = mallory.table(game, "me", "open")["code"]
        victim.at(code, "/join", {})
        before = len(guarded.told())
        with contextlib.suppress(Held):  # on a machine that is too busy for a fast attack
            attack(Attacker(mallory, victim, code, random.Random(attack.__name__)))
        again = Person(guarded.url, "Moon", address())
        try:  # and the house is as it was for everybody else
            assert again.table(game, "me", "random")["status"] == "playing"
            assert victim.at(code)["seats"][1]["mine"]
            assert '"level": "error"' not in guarded.told()[before:]
        finally:
            again.go()
    finally:
        mallory.go()
        victim.go()
