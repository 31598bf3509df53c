"""What a run says of each card: who wins having drawn or played it, and how often it is picked."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from worldtable.lab.balance.read import Cases, Run
from worldtable.lab.balance.shares import Share, by_game, holm, unlikely

BAND: Final = 0.05  # around an even share: what is not worth a word
FEW: Final = 200  # cases below which nothing is concluded from a card


def card_figures(run: Run, even: float) -> list[dict[str, Any]]:
    """For each card of the set, in its order."""
    drawn, played = winning(run, run.drawn), winning(run, run.played)
    picked = picks(run)
    verdicts = verdicts_of(played, even)
    return [
        {
            "id": id,
            "drawn": drawn[at].data(),
            "played": played[at].data(),
            "picked": None if picked is None else picked[at].data(),
            "verdict": verdicts[at],
            "few": played[at].cases < FEW,
        }
        for at, id in enumerate(run.ids)
    ]


def winning(run: Run, cases: Cases) -> list[Share]:
    """How much of a victory seats got that had a card; a case is a seat in a game."""
    ours = (cases.where < run.seats) & (cases.cards >= 0)
    games, seats, cards = cases.games[ours], cases.where[ours], cases.cards[ours]
    return by_game(cards, games, run.outcome[games, seats], len(run.ids))


def picks(run: Run) -> list[Share] | None:
    """Of all questions where a card could be chosen, how often it was."""
    if run.decisions is None:
        return None
    offered, picked, width = run.decisions["offered"], run.decisions["picked"], len(run.ids) + 1
    offers = np.unique(offered.games * width + offered.cards + 1)
    taken = np.isin(offers, np.unique(picked.games * width + picked.cards + 1))
    rows, cards = offers // width, offers % width - 1
    known = cards >= 0
    games = run.decisions["game"][rows[known]]
    return by_game(cards[known], games, taken[known].astype(np.float64), len(run.ids))


def verdicts_of(shares: list[Share], even: float) -> list[str]:
    """Strong or weak, if the interval, widened by Holm's rule for all cards, lies beyond the band."""
    chances = [1.0] * len(shares)
    for at, each in enumerate(shares):
        bound = even + BAND if each.share > even else even - BAND
        if each.cases >= FEW and abs(each.share - even) > BAND:
            chances[at] = unlikely(each, bound)
    return [
        ("strong" if each.share > even else "weak") if sure else ""
        for each, sure in zip(shares, holm(chances), strict=True)
    ]
