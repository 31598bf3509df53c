"""Two card sets compared at the same deals, looked at again and again until what was changed is settled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import pyarrow as pa

from worldtable.engine.game import Game
from worldtable.lab.balance.pairs import card_differences, game_differences
from worldtable.lab.balance.read import run_of
from worldtable.lab.runner import Engine
from worldtable.lab.simulate.keep import Part
from worldtable.lab.simulate.run import play
from worldtable.lab.simulate.setting import Setting

LOOKS: Final = 5  # at most; each time at twice as many pairs
FIRST: Final = 200  # pairs of the first look at least
CHUNKS: Final = 64
MOST: Final = 200  # games of a chunk
SILENT: Final = ("origin", "look", "short", "brief", "head")  # of what is printed: no game is another for it


@dataclass(frozen=True)
class Side:
    """A card set as it is compared: the game with it, and where its files are."""

    game: Game[Any]
    folder: str | None
    setting: Setting


def looks_at(pairs: int) -> list[int]:
    """After how many pairs a run is looked at."""
    found = [pairs]
    while len(found) < LOOKS and found[0] // 2 >= FIRST:
        found.insert(0, found[0] // 2)
    return found


def both(sides: list[tuple[Setting, str | None]], chunk: tuple[int, int]) -> tuple[Part, Part]:
    """The same games with both sets."""
    one, other = [play(setting, folder, chunk) for setting, folder in sides]
    return one, other


def compare(
    one: Side, other: Side, pairs: int, engine: Engine, told: Callable[[int], None] = lambda pairs: None
) -> Iterator[dict[str, Any]]:
    """What is known after each look, until nothing about the changed cards and the whole game is open."""
    looks = looks_at(pairs)
    ids = [card.id for card in one.game.cards.cards]
    ids += [card.id for card in other.game.cards.cards if card.id not in ids]
    changes = changed_cards(one.game, other.game)
    kept: tuple[list[Part], list[Part]] = ([], [])
    size = max(10, min(MOST, pairs // CHUNKS))
    work = partial(both, [(side.setting, side.folder) for side in (one, other)])
    done = 0
    for look, upto in enumerate(looks):
        chunks = [(first, min(first + size, upto)) for first in range(done, upto, size)]
        for parts in engine.spread(work, chunks, lambda parts: told(parts[0].last - parts[0].first)):
            for all_parts, part in zip(kept, parts, strict=True):
                all_parts.append(part)
        done = upto
        found = looked(one, other, ids, kept, len(looks)) | {"changes": changes, "looks": [look + 1, len(looks)]}
        yield found
        changed = {change["id"] for change in changes}
        waiting = [each for each in found["cards"] if each["name"] in changed] + found["whole"]
        if all(each["verdict"] != "open" for each in waiting):
            return


def looked(one: Side, other: Side, ids: list[str], kept: tuple[list[Part], list[Part]], looks: int) -> dict[str, Any]:
    """The differences, as far as was played."""
    runs = [
        run_of(
            {},
            ids,
            pa.concat_tables(part.tables["games"] for part in parts),
            pa.concat_tables(part.tables["decisions"] for part in parts),
        )
        for parts in kept
    ]
    same = float((runs[0].outcome == runs[1].outcome).all(axis=1).mean())
    return {
        "title": one.game.title,
        "sets": [one.game.cards.name, other.game.cards.name],
        "hashes": [one.setting.cards, other.setting.cards],
        "seats": one.setting.seats,
        "bots": [*one.setting.bots],
        "seed": one.setting.seed,
        "pairs": runs[0].games,
        "same": same,
        "names": {card.id: card.name for side in (one, other) for card in side.game.cards.cards},
        "cards": [each.data() for each in card_differences(runs[0], runs[1], looks)],
        "whole": [each.data() for each in game_differences(runs[0], runs[1], looks)],
    }


def changed_cards(one: Game[Any], other: Game[Any]) -> list[dict[str, Any]]:
    """What is printed differently: the card, the field, before and after; None where there is no such card."""
    before = {card.id: card.data() for card in one.cards.cards}
    after = {card.id: card.data() for card in other.cards.cards}
    found: list[dict[str, Any]] = []
    for id in [*before, *[id for id in after if id not in before]]:
        if id not in before or id not in after:
            name = (before.get(id) or after[id])["name"]
            found.append({"id": id, "name": name, "field": "card", "before": id in before, "after": id in after})
            continue
        for field, was in before[id].items():
            now = after[id].get(field)
            if now != was and field not in SILENT:
                found.append({"id": id, "name": after[id]["name"], "field": field, "before": was, "after": now})
    return found
