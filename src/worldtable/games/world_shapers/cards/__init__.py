"""The cards of World Shapers: their files, the vocabulary of effects, and what a set must hold."""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.card import LOOKS, Reading
from worldtable.engine.cardset import BadCards, Entry, Problem
from worldtable.engine.wording import quoted
from worldtable.games.world_shapers.card import EXTRA, SCORING, UNIVERSAL, Card, Cards, Part, Power
from worldtable.games.world_shapers.cards import instant, points, scoring
from worldtable.games.world_shapers.layout import FIRST_OF_EXPANSION, OVERLOAD

PRINTED = Path(__file__).parent
FILES = ("air.toml", "earth.toml", "fire.toml", "water.toml", "universal.toml", "expansion.toml")
COUNTS = (12, 12, 12, 12, 3, 4)  # cards in each file (R3, R63)
DOTTED = (("two dots", 2, 12), ("one dot", 1, 4))  # so many cards carry so many dots (R6)

VOCABULARY: dict[str, type[Power]] = {
    "copy_scoring": scoring.CopyScoring,
    "double_turn": instant.DoubleTurn,
    "flat": points.Flat,
    "gain_crystals": instant.GainCrystals,
    "most_rows": scoring.MostRows,
    "most_symbols": scoring.MostSymbols,
    "move_theirs_to_bottom": instant.MoveTheirsToBottom,
    "move_to_bottom": instant.MoveToBottom,
    "overload": points.Overload,
    "per_enhanced": scoring.PerEnhanced,
    "per_opponent_fewer": scoring.PerOpponentFewer,
    "per_row": scoring.PerRow,
    "per_set": scoring.PerSet,
    "per_symbol": scoring.PerSymbol,
    "remove_enhancement": instant.RemoveEnhancement,
    "rival_symbols": scoring.RivalSymbols,
    "swap_with_pool": instant.SwapWithPool,
    "trade_same_column": instant.TradeSameColumn,
    "vicinity": points.Vicinity,
    "virtual_sources": points.VirtualSources,
}


def read_set(folder: Path) -> Cards:
    """The card set of a folder; BadCards with every problem if it cannot be used."""
    reading = Reading(folder, FILES, PRINTED)
    entries = reading.entries
    faces = reading.cards(read_card)
    reading.check(("id", "name", "number"), size_problems(entries, faces))
    for entry, face in zip(entries, faces, strict=True):
        if (face.face == OVERLOAD) != any([isinstance(power, points.Overload) for power in face.powers()]):
            text = "the last card of the expansion, and no other, has the effect overload (R63)."
            raise BadCards([Problem(entry.file, entry.line, f"{entry.called()}: {text}")])
    parts = [
        sorted([(key, repr(value)) for key, value in entry.values.items() if key not in LOOKS]) for entry in entries
    ]
    found = Cards(reading, parts, faces)
    found.effects = [(name, power().says) for name, power in VOCABULARY.items()]
    return found


def read_card(entry: Entry) -> Card:
    card = Card()
    card.element = min(FILES.index(entry.file), UNIVERSAL)
    card.read(entry)
    card.has(read_powers(entry, "basic"), read_powers(entry, "enhanced") if card.activation else [])
    check_card(entry, card)
    return card


def check_card(entry: Entry, card: Card) -> None:
    """What effects and numbers forbid each other."""
    if "enhanced_text" in entry.values and not card.activation:
        entry.problem("enhanced_text", f"{entry.called()} has an enhanced text but no enhanced effects.")
    if card.enhanced.stage & EXTRA:
        entry.problem("enhanced", f"{entry.called()}: double_turn works when the card is placed; it must be basic.")
    if card.dots and card.element == UNIVERSAL:
        entry.problem("dots", f"{entry.called()}: universal cards carry no dots (R6).")
    for key, powers in (("basic", card.basic.all), ("enhanced", card.enhanced.all)):
        if len([power for power in powers if power.needed]) > 1:
            entry.problem(key, f"{entry.called()}: a card has one vicinity effect at most.")
    if card.icon == SCORING and any([power.needed for power in card.powers()]):
        text = "vicinity counts by the card's own place and cannot be copied; the icon must not be scoring (R48)"
        entry.problem("icon", f"{entry.called()}: {text}.")


def read_powers(entry: Entry, key: str) -> list[Power]:
    """The effects that a list of inline tables names."""
    found = entry.value(key, 'a list of effects like [{ effect = "flat", points = 2 }]')
    powers: list[Power] = []
    if found is not None and not isinstance(found, list):
        entry.problem(key, f"{entry.called()}: {key} must be a list of effects.")
    for values in found if isinstance(found, list) else []:
        name = values.get("effect") if isinstance(values, dict) else None
        if not isinstance(name, str) or name not in VOCABULARY:
            entry.problem(key, f"{entry.called()}: {key} effect {quoted(name)}; accepted: {', '.join(VOCABULARY)}.")
            continue
        part = Part(entry, key, values)
        power = VOCABULARY[name]()
        power.effect = name
        power.read(part)
        part.finish()
        powers.append(power)
    return powers


def size_problems(entries: list[Entry], faces: list[Card]) -> list[Problem]:
    """The deals use up the deck in every mode, so the numbers of cards are fixed (R3, R6, R13)."""
    problems: list[Problem] = []
    for file, wanted in zip(FILES, COUNTS, strict=True):
        count = len([entry for entry in entries if entry.file == file])
        if count != wanted:
            problems.append(Problem(file, 0, f"{count} cards; the file must hold {wanted} (R3, R63)."))
    for carry, dots, wanted in DOTTED:
        count = len([face for face in faces[:FIRST_OF_EXPANSION] if face.dots == dots])
        if count != wanted:
            problems.append(Problem("set", 0, f"{count} cards carry {carry}; exactly {wanted} must (R6)."))
    return problems
