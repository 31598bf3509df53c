"""A card as printed, for screens."""

from __future__ import annotations

from worldtable.engine.scene import Face
from worldtable.games.worldbreakers import faces
from worldtable.games.worldbreakers.codes import (
    FOLLOWER,
    GUILD_COLOURS,
    GUILD_NAMES,
    GUILD_SYMBOLS,
    KINDS,
    LOCATION,
    WORLDBREAKER,
)


def printed(card: faces.Face) -> Face:
    badges: list[str] = []
    value = ""
    if card.kind != WORLDBREAKER:
        badges.append(f"cost {'X' if card.cost_x else card.cost}")
        for guild in range(4):
            if card.standing[guild]:
                badges.append(f"needs {card.standing[guild]} {GUILD_SYMBOLS[guild]} {GUILD_NAMES[guild]}")
    if card.kind == FOLLOWER:
        value = f"{card.strength}/{card.health}"
    elif card.kind == LOCATION:
        value = f"{card.stages} stages"
    badges.extend(keywords(card))
    guild = card.guild
    kind = f"{GUILD_NAMES[guild]} {KINDS[card.kind]}"
    if card.signature_of:
        kind += ", signature"
    return Face(card.name, kind, value, card.text, tuple(badges), GUILD_COLOURS[guild], GUILD_SYMBOLS[guild])


def keywords(card: faces.Face) -> list[str]:
    found: list[str] = []
    for name, has in (
        ("overwhelm", card.overwhelm),
        ("lethal", card.lethal),
        ("stationary", card.stationary),
        ("hidden", card.hidden),
    ):
        if has:
            found.append(name)
    if card.bloodshed:
        found.append(f"bloodshed {card.bloodshed}")
    if card.storage:
        found.append(f"storage {card.storage}")
    found.extend(card.traits)
    return found


def printed_data(card: faces.Face) -> dict[str, object]:
    """A card as data for people."""
    shown = printed(card)
    head = f"{card.name} ({shown.kind}"
    if card.kind == FOLLOWER:
        head += f", {card.strength}/{card.health}"
    return {
        "id": card.id,
        "name": card.name,
        "number": card.number,
        "head": f"{head})",
        "kind": KINDS[card.kind],
        "guild": GUILD_NAMES[card.guild],
        "cost": "X" if card.cost_x else card.cost,
        "badges": list(shown.badges),
        "text": card.text,
        "abilities": [ability.text for ability in card.abilities],
        "origin": card.origin,
        "copies": 1,
    }
