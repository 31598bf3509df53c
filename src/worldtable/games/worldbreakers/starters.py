"""The starter decks and the lists of the campaign, by the ids of their cards, as starters.toml has them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from worldtable.games.worldbreakers.campaign.story import NEW_RULES

LISTS: Final = tomllib.loads((Path(__file__).parent / "starters.toml").read_text(encoding="utf-8"))

# For each deck its Worldbreaker and its 30 cards.
STARTERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    deck["name"]: (deck["leader"], tuple(deck["cards"])) for deck in LISTS["starter"]
}
DRAFT_LIST: Final[tuple[str, ...]] = tuple(LISTS["draft"])
SOLO_BREAKER: Final[str] = LISTS["solo_breaker"]
CAMPAIGN_CARDS: Final = (*DRAFT_LIST, *[id for rule in NEW_RULES for id in rule.adds], SOLO_BREAKER)
