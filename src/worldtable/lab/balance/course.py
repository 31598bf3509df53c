"""How the games of a run went: how long, who led, when it was decided. Who leads is told by points, as they stood."""

from __future__ import annotations

from statistics import NormalDist
from typing import Any, Final

import numpy as np

from worldtable.lab.balance.read import Run
from worldtable.lab.balance.shares import Numbers, Whole, mean, plain

STEPS: Final = 20  # of a game from its beginning to its end
BARS: Final = 14
NOBODY: Final = -1


def course_figures(run: Run) -> dict[str, Any]:
    points = np.sort(run.scores, axis=1)
    found: dict[str, Any] = {
        "turns": {**mean(run.turns.astype(np.float64)).data(), "bars": bars(run.turns)},
        "margin": mean((points[:, -1] - points[:, -2]).astype(np.float64)).data() if points.shape[1] > 1 else None,
        "winning score": mean(points[:, -1].astype(np.float64)).data(),
    }
    return found if run.decisions is None else {**found, **lead_figures(run)}


def lead_figures(run: Run) -> dict[str, Any]:
    """Changes of the lead, when games are decided, and what a lead is worth as a game goes on."""
    changes = np.zeros(run.games, dtype=np.int64)
    decided, behind = [], 0
    grid = np.full((run.games, STEPS + 1), NOBODY)
    single = 0
    for game, row in enumerate(leads(run)):
        changes[game] = changed(row)
        grid[game] = row[(np.arange(STEPS + 1) * (len(row) - 1)) // STEPS]
        winner = int(run.outcome[game].argmax())
        if run.outcome[game, winner] < 1:
            continue  # shared
        single += 1
        others = np.flatnonzero(row != winner)
        decided.append((others[-1] + 1) / (len(row) - 1) if len(others) and len(row) > 1 else 0.0)
        behind += int(grid[game, STEPS // 2] not in (winner, NOBODY))
    return {
        "changes": {**mean(changes.astype(np.float64)).data(), "bars": bars(changes)},
        "decided": median(np.minimum(np.array(decided), 1.0)),
        "comebacks": plain(behind, single).data(),
        "worth": worth(run, grid),
    }


def changed(row: Whole) -> int:
    """How often somebody else leads; ties are passed over."""
    return int((np.diff(row[row != NOBODY]) != 0).sum())


def leads(run: Run) -> list[Whole]:
    """For each game who has the most points before each turn and at the end; nobody if several have."""
    assert run.decisions is not None
    game, turn = run.decisions["game"], run.decisions["turn"]
    first = np.flatnonzero(np.append(True, (np.diff(game) != 0) | (np.diff(turn) != 0)))
    games = np.append(game[first], np.arange(run.games))
    scores = np.vstack([run.decisions["scores"][first], run.scores])
    order = np.argsort(games, kind="stable")
    games, scores = games[order], scores[order]
    best = scores.max(axis=1)
    leader = np.where((scores == best[:, None]).sum(axis=1) == 1, scores.argmax(axis=1), NOBODY)
    return np.split(leader, np.flatnonzero(np.diff(games)) + 1)


def worth(run: Run, grid: Whole) -> list[dict[str, Any]]:
    """At each step of a game: how often who leads then wins, and how often somebody leads."""
    found: list[dict[str, Any]] = []
    for step in range(STEPS + 1):
        leader = grid[:, step]
        some = (leader != NOBODY) & (leader < run.seats)
        got = run.outcome[np.flatnonzero(some), leader[some]]
        found.append({"at": step / STEPS, **plain(float(got.sum()), len(got)).data()})
    return found


def median(values: Numbers) -> dict[str, Any]:
    """The median with its interval from the order of the values."""
    if not len(values):
        return {"cases": 0, "median": 0.0, "low": 0.0, "high": 0.0}
    ordered = np.sort(values)
    half = NormalDist().inv_cdf(0.975) * np.sqrt(len(values)) / 2
    low = ordered[max(int(len(values) / 2 - half), 0)]
    high = ordered[min(int(len(values) / 2 + half), len(values) - 1)]
    return {"cases": len(values), "median": float(np.median(values)), "low": float(low), "high": float(high)}


def bars(values: Whole) -> list[dict[str, Any]]:
    """How many games have each number, or each few numbers where there are many."""
    low, high = int(values.min()), int(values.max())
    width = max(1, -(-(high - low + 1) // BARS))
    counts = np.bincount((values - low) // width)
    return [
        {"from": low + at * width, "to": low + (at + 1) * width - 1, "games": int(count)}
        for at, count in enumerate(counts)
    ]
