"""What a set of cards must keep so that the game can be played, and what the printed one keeps besides."""

from __future__ import annotations

from worldtable.engine.cardset import Problem
from worldtable.games.worldbreakers.card import Card
from worldtable.games.worldbreakers.codes import GUILD_NAMES, NEUTRAL, WORLDBREAKER
from worldtable.games.worldbreakers.starters import CAMPAIGN_CARDS, STARTERS

GUILD_CARDS = 19
NEUTRAL_CARDS = 20
SIGNATURES = 3


def problems_of(faces: list[Card]) -> list[Problem]:
    """Cards that the starter decks and the campaign cannot do without."""
    found: list[str] = []
    by_id = {face.id: face for face in faces}
    for name, (breaker, deck) in STARTERS.items():
        missing = [id for id in (breaker, *deck) if id not in by_id]
        if missing:
            found.append(f"the {name} starter deck needs {', '.join(missing)} (R75)")
        if breaker in by_id and by_id[breaker].kind != WORLDBREAKER:
            found.append(f"{breaker} must be a Worldbreaker (R73)")
    missing = [id for id in CAMPAIGN_CARDS if id not in by_id]
    if missing:
        found.append(f"the campaign needs {', '.join(missing)} (S45)")
    for face in faces:
        owner = by_id.get(face.signature_of)
        if face.signature_of and (owner is None or owner.kind != WORLDBREAKER):
            found.append(f"{face.id} is the signature of {face.signature_of}, which is no Worldbreaker (R13)")
    return [Problem("set", 0, f"{sentence}.") for sentence in found]


def warnings(faces: list[Card]) -> list[Problem]:
    """How the set departs from the make-up of the box (R2)."""
    found: list[str] = []
    box = [face for face in faces if not face.solo_only]
    breakers = [face for face in box if face.kind == WORLDBREAKER]
    if len(box) != 112 or len(breakers) != 4:
        found.append(f"the set has {len(box)} cards and {len(breakers)} Worldbreakers instead of 112 and 4 (R2)")
    for breaker in breakers:
        count = len([face for face in box if face.signature_of == breaker.id])
        if count != SIGNATURES:
            found.append(f"{breaker.name} has {count} signature cards instead of {SIGNATURES} (R2)")
    for guild in range(5):
        plain = [face for face in box if face.guild == guild and face.kind != WORLDBREAKER and not face.signature_of]
        wanted = NEUTRAL_CARDS if guild == NEUTRAL else GUILD_CARDS
        if len(plain) != wanted:
            found.append(f"{len(plain)} {GUILD_NAMES[guild]} cards instead of {wanted} (R2)")
    return [Problem("set", 0, f"{sentence}.") for sentence in found]
