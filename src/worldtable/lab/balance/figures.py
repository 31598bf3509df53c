"""All that a run says, as data: what `--json` writes and the page draws."""

from __future__ import annotations

from typing import Any

import numpy as np

from worldtable.engine.game import Game
from worldtable.lab.balance.cards import card_figures
from worldtable.lab.balance.course import course_figures
from worldtable.lab.balance.read import Run
from worldtable.lab.balance.shares import Whole, by_game, plain


def figures(game: Game[Any], run: Run) -> dict[str, Any]:
    even = 1 / run.seats if run.seats > 1 else float(run.outcome.mean())  # alone there is but the average
    cards = card_figures(run, even)
    for card, printed in zip(cards, game.cards.cards, strict=True):
        card["name"], card["text"] = printed.name, printed.text
    return {
        "title": game.title,
        "set": game.cards.name,
        "setting": run.told,
        "games": run.games,
        "seats": run.seats,
        "even": even,
        "places": places(run),
        "bots": bots(run),
        "cards": cards,
        "never": {
            "picked": [card["id"] for card in cards if never_taken(card)],
            "offered": [card["id"] for card in cards if card["picked"] and not card["picked"]["cases"]],
            "played": [card["id"] for card in cards if not card["played"]["cases"]],
        },
        **course_figures(run),
    }


def never_taken(card: dict[str, Any]) -> bool:
    picked = card["picked"]
    return bool(picked and picked["cases"] and not picked["share"])


def began(run: Run) -> Whole:
    """Who was asked first in each game; without decisions the first seat, for nobody knows."""
    first = np.zeros(run.games, dtype=np.int64)
    if run.decisions is not None:
        at = np.flatnonzero(np.append(True, np.diff(run.decisions["game"]) != 0))
        first[run.decisions["game"][at]] = run.decisions["seat"][at]
    return first


def places(run: Run) -> list[dict[str, Any]]:
    """How often each place in the order of play wins."""
    first = began(run)
    found: list[dict[str, Any]] = []
    for place in range(run.seats):
        got = run.outcome[np.arange(run.games), (first + place) % run.seats]
        found.append(plain(float(got.sum()), run.games).data())
    return found


def bots(run: Run) -> list[dict[str, Any]]:
    """How often each bot wins, where there are several."""
    names = sorted({name for seated in run.bots for name in seated})
    if len(names) < 2:
        return []
    seated = np.array(run.bots)
    games, seats = np.nonzero(seated != "")
    which = np.searchsorted(names, seated[games, seats])
    shares = by_game(which, games, run.outcome[games, seats], len(names))
    return [{"bot": name, **share.data()} for name, share in zip(names, shares, strict=True)]
