"""The suite is spread over processes so that the tests that take long begin first."""

from __future__ import annotations

from typing import cast

import pytest

from tests.conftest import spread


class Item:
    """As much of a test as is looked at."""

    def __init__(self, early: bool) -> None:
        self.early = early

    def get_closest_marker(self, name: str) -> object:
        return self if name == "early" and self.early else None


def some(short: int, early: int) -> list[pytest.Item]:
    return cast(list[pytest.Item], [Item(number >= short) for number in range(short + early)])


def is_early(item: pytest.Item) -> bool:
    return item.get_closest_marker("early") is not None


@pytest.mark.parametrize(("short", "early", "workers"), [(9, 3, 3), (10, 5, 3), (30, 8, 2), (4, 0, 2)])
def test_every_process_begins_with_its_share_of_the_early_tests(short: int, early: int, workers: int) -> None:
    found = spread(some(short, early), workers)
    begun = 0
    for worker in range(workers):  # as they are dealt out
        size = (len(found) - begun) // (workers - worker)
        part = [is_early(each) for each in found[begun : begun + size]]
        assert part == sorted(part, reverse=True)
        assert abs(sum(part) - early / workers) < 1
        begun += size


@pytest.mark.parametrize(
    ("short", "early", "workers"), [(9, 3, 3), (10, 5, 3), (1, 9, 4), (0, 5, 3), (0, 1, 4), (0, 0, 2)]
)
def test_no_test_is_lost_or_doubled(short: int, early: int, workers: int) -> None:
    items = some(short, early)
    assert sorted(map(id, spread(items, workers))) == sorted(map(id, items))
