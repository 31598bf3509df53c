"""The picture of a ladder: every rating as a mark with its interval, on the one scale."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from worldtable.lab.rating import ANCHOR, MIDDLE, Rating

PAPER: Final = "#faf6ec"
INK: Final = "#2b2620"
FAINT: Final = "#d9d0bd"
QUIET: Final = "#6f675b"
ACCENT: Final = "#a5432f"
WIDTH: Final = 8.6  # inches
ROW: Final = 0.42
FRAME: Final = 1.95  # title, axis and the lines under it
DOTS: Final = 160  # an inch


def draw(ratings: Sequence[Rating], title: str, games: int, folder: Path) -> list[Path]:
    """Write ladder.png and ladder.svg; where they are."""
    import matplotlib
    from matplotlib.figure import Figure

    height = FRAME + ROW * len(ratings)
    with matplotlib.rc_context({"font.family": "DejaVu Sans", "svg.hashsalt": "worldtable", "text.color": INK}):
        figure = Figure(figsize=(WIDTH, height), facecolor=PAPER)
        longest = max(len(rating.bot) for rating in ratings)
        left = min(0.06 + 0.0125 * longest, 0.4)
        axes = figure.add_axes((left, 1.0 / height, 0.87 - left, ROW * len(ratings) / height), facecolor=PAPER)
        rows = [*range(len(ratings))][::-1]
        axes.axvline(MIDDLE, color=QUIET, linewidth=0.9, linestyle=(0, (4, 3)), zorder=2)
        for row, rating in zip(rows, ratings, strict=True):
            axes.errorbar(
                rating.points,
                row,
                xerr=rating.error,
                fmt="o",
                color=QUIET if rating.bot == ANCHOR else ACCENT,
                markersize=7,
                capsize=4,
                linewidth=1.8,
                zorder=3,
            )
            axes.text(
                1.015,
                row,
                figures(rating),
                transform=axes.get_yaxis_transform(),
                va="center_baseline",
                fontsize=10,
                color=INK,
            )
        axes.set_yticks(rows, [rating.bot for rating in ratings], fontsize=11, color=INK)
        axes.set_ylim(-0.6, len(ratings) - 0.4)
        axes.margins(x=0.06)
        axes.set_axisbelow(True)
        axes.grid(axis="x", color=FAINT, linewidth=0.7, zorder=0)
        axes.tick_params(axis="both", length=0, labelcolor=INK)
        for side in axes.spines.values():
            side.set_visible(False)
        axes.set_xlabel("rating", fontsize=10, color=QUIET)
        anchored = any(rating.bot == ANCHOR for rating in ratings)
        middle = f"{ANCHOR} is {MIDDLE:.0f}" if anchored else f"the average is {MIDDLE:.0f}"
        figure.text(0.03, 1 - 0.42 / height, title, fontsize=15, family="DejaVu Serif", va="center")
        figure.text(0.03, 1 - 0.72 / height, f"{games:,} games; bars are 95 % intervals", fontsize=10, color=QUIET)
        note = f"{middle}; 400 points more are odds of 10 to 1 to win"
        figure.text(0.03, 0.22 / height, note, fontsize=9.5, color=QUIET)
        made = [folder / "ladder.png", folder / "ladder.svg"]
        figure.savefig(made[0], dpi=DOTS, facecolor=PAPER)
        figure.savefig(made[1], facecolor=PAPER, metadata={"Date": None})
    return made


def figures(rating: Rating) -> str:
    return f"{rating.points:.0f}" if rating.error == 0 else f"{rating.points:.0f} ± {rating.error:.0f}"
