"""A card as printed, for screens and for people."""

from __future__ import annotations

from worldtable.engine.scene import Amount, Face, Keyword, Term
from worldtable.games.worldbreakers import faces
from worldtable.games.worldbreakers.codes import (
    FOLLOWER,
    GUILD_COLOURS,
    GUILD_NAMES,
    GUILD_SYMBOLS,
    GUILDS,
    KINDS,
    LOCATION,
    WORLDBREAKER,
)


def printed(card: faces.Face) -> Face:
    guild = card.guild
    return Face(
        card.name,
        KINDS[card.kind],
        id=card.id,
        group=GUILDS[guild],
        line=line(card),
        text=card.text,
        short=card.short,
        brief=card.brief,
        look=card.look,
        colour=GUILD_COLOURS[guild],
        symbol=GUILD_SYMBOLS[guild],
        amounts=amounts(card),
        keywords=keywords(card),
        formula=(Term("X", 1),) if card.cost_x else (),
    )


def line(card: faces.Face) -> str:
    """Kind, guild and requirement in words."""
    said = f"{GUILD_NAMES[card.guild]} {KINDS[card.kind]}"
    if card.signature_of:
        said += ", signature"
    asked = [f"{card.standing[guild]} {GUILD_NAMES[guild]}" for guild in range(4) if card.standing[guild]]
    return f"{said}, needs {' and '.join(asked)}" if asked else said


def amounts(card: faces.Face) -> tuple[Amount, ...]:
    """Cost (X stands in the formula), the standing asked for in all, strength and health, or stages."""
    found: list[Amount] = []
    if card.kind != WORLDBREAKER and not card.cost_x:
        found.append(Amount("cost", card.cost))
    if card.required:
        found.append(Amount("standing", card.required))
    if card.kind == FOLLOWER:
        found.append(Amount("strength", card.strength))
        found.append(Amount("health", card.health))
    elif card.kind == LOCATION:
        found.append(Amount("stages", card.stages))
    return tuple(found)


def keywords(card: faces.Face) -> tuple[Keyword, ...]:
    found: list[Keyword] = []
    for word, has in (
        ("Overwhelm", card.overwhelm),
        ("Lethal", card.lethal),
        ("Stationary", card.stationary),
        ("Hidden", card.hidden),
    ):
        if has:
            found.append(Keyword(word))
    if card.bloodshed:
        found.append(Keyword("Bloodshed", card.bloodshed))
    if card.storage:
        found.append(Keyword("Storage", card.storage))
    if card.signature_of:
        found.append(Keyword("Signature"))
    found.extend([Keyword(trait.capitalize()) for trait in card.traits])
    return tuple(found)


def printed_data(card: faces.Face) -> dict[str, object]:
    """A card as data for people."""
    head = f"{card.name} ({line(card)}"
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
        "standing": {GUILDS[guild]: card.standing[guild] for guild in range(4) if card.standing[guild]},
        "keywords": [each.data() for each in keywords(card)],
        "text": card.text,
        "short": card.short,
        "brief": card.brief,
        "look": card.look,
        "abilities": [ability.text for ability in card.abilities],
        "origin": card.origin,
        "copies": 1,
    }
