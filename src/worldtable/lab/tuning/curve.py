"""The picture of a search: every set that was tried, the best so far, and the set as it was."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import inf
from pathlib import Path
from typing import Any

from worldtable.lab.picture import ACCENT, DOTS, FAINT, INK, PAPER, QUIET
from worldtable.lab.tuning.search import Trial


def draw(title: str, toward: str, trials: Sequence[Trial], path: Path) -> None:
    """Sets that came through all games are full marks, those that were left earlier are faint rings."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"font.family": "DejaVu Sans", "text.color": INK}):
        figure = Figure(figsize=(8.6, 4.8), facecolor=PAPER)
        axes = figure.add_axes((0.09, 0.13, 0.87, 0.66), facecolor=PAPER)
        before, tried = trials[0], [*enumerate(trials)][1:]
        left = [(at, trial.beyond(before)) for at, trial in tried if trial.steps and not trial.whole]
        whole = [(at, trial.beyond(before)) for at, trial in tried if trial.whole]
        axes.axhline(0, color=QUIET, linewidth=0.9, linestyle=(0, (4, 3)), label="the set as it was")
        early: dict[str, Any] = {
            "facecolors": "none",
            "edgecolors": QUIET,
            "linewidth": 0.8,
            "label": "left with fewer games",
        }
        axes.scatter(*columns(left), s=22, **early)
        axes.scatter(*columns(whole), s=26, color=ACCENT, zorder=3, label="played all games")
        best = [*accumulate([trial.beyond(before) if trial.whole else inf for trial in trials], min)]
        axes.step(range(len(trials)), best, where="post", color=ACCENT, linewidth=1.6, label="the best so far")
        axes.set_xlim(0, max(len(trials) - 1, 1) + 0.5)
        axes.set_xlabel("sets tried", fontsize=10, color=QUIET)
        axes.set_ylabel("points further from the goal", fontsize=10, color=QUIET)
        axes.set_axisbelow(True)
        axes.grid(axis="y", color=FAINT, linewidth=0.7)
        axes.tick_params(axis="both", length=0, labelcolor=INK)
        for side in axes.spines.values():
            side.set_visible(False)
        axes.legend(loc="lower left", bbox_to_anchor=(-0.01, 1.0), ncols=4, frameon=False, fontsize=9)
        figure.text(0.03, 0.945, title, fontsize=15, family="DejaVu Serif", va="center")
        figure.text(
            0.03,
            0.89,
            f"toward {toward}; each set against the set as it was, at the same games",
            fontsize=10,
            color=QUIET,
            va="center",
        )
        figure.savefig(path, dpi=DOTS, facecolor=PAPER)


def columns(points: Sequence[tuple[int, float]]) -> tuple[list[int], list[float]]:
    return [at for at, _ in points], [distance for _, distance in points]
