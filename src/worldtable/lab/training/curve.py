"""How strong a course became, generation by generation, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import matplotlib

from worldtable.lab.training.course import Stage

matplotlib.use("Agg")

INK = "#2b2622"
LINE = "#2f6f9f"


def draw(title: str, yardstick: str, stages: Sequence[Stage], path: Path) -> None:
    """Share of games won by a short search, with its 95 % interval as a band."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 4.5), dpi=120)
    at = [stage.generation + 1 for stage in stages]
    share = [100 * stage.share for stage in stages]
    low = [max(0.0, 100 * (stage.share - stage.error)) for stage in stages]
    high = [min(100.0, 100 * (stage.share + stage.error)) for stage in stages]
    axes.fill_between(at, low, high, color=LINE, alpha=0.2, linewidth=0)
    axes.plot(at, share, color=LINE, linewidth=2, marker="o", markersize=4)
    axes.axhline(50, color=INK, linewidth=0.8, linestyle=":")
    axes.set_ylim(0, 100)
    axes.set_xticks(at if len(at) <= 20 else at[:: len(at) // 10])
    axes.set_xlabel("generation")
    axes.set_ylabel(f"% of games against {yardstick}")
    axes.set_title(f"{title}: a short search with what was learned", loc="left", color=INK)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
