"""The bench measures what it says."""

from __future__ import annotations

import asyncio

import pytest

from worldtable.server.bench import at_rest, bench, quantile

AT_REST = 100_000  # bytes that a table at rest may hold


def test_the_bench_reports_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    (figures,) = bench(tables=3, rate=15, seconds=1.0, postgres=False)
    assert len(figures.paced) >= 10
    assert len(figures.flat_out) > len(figures.paced)
    assert figures.flat_out_rate > 15
    assert all(0 < spent < 30 for spent in figures.paced + figures.flat_out)
    assert figures.paced_work > 0
    assert figures.cold_start > 0
    told = capsys.readouterr().out
    assert "SQLite: 3 tables" in told
    assert "nobody at it" in told


def test_a_table_at_rest_is_small() -> None:
    assert asyncio.run(at_rest(20, 30)) < AT_REST


def test_quantiles() -> None:
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([1.0] * 98 + [5.0, 9.0], 0.99) == 9.0
