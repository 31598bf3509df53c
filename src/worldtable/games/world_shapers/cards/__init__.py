"""The cards of World Shapers: their files, the vocabulary of effects, and what a set must hold."""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.cardset import BadCards, Entry, Problem, read_entries, set_hash, set_name, twice
from worldtable.engine.wording import quoted
from worldtable.games.world_shapers.card import EXTRA, GROUPS, ICONS, SCORING, UNIVERSAL, Cards, Part, Power, Printed
from worldtable.games.world_shapers.cards import instant, interaction, points, scoring
from worldtable.games.world_shapers.layout import FIRST_OF_EXPANSION, OVERLOAD

PRINTED = Path(__file__).parent
FILES = ("air.toml", "earth.toml", "fire.toml", "water.toml", "universal.toml", "expansion.toml")
COUNTS = (12, 12, 12, 12, 3, 4)  # cards in each file (R3, R63)
LOOKS = ("short", "brief", "look")  # no part of what a set is: the same game is played
DOTTED = (("two dots", 2, 12), ("one dot", 1, 4))  # so many cards carry so many dots (R6)

VOCABULARY: dict[str, type[Power]] = {
    "copy_scoring": scoring.CopyScoring,
    "double_turn": instant.DoubleTurn,
    "flat": points.Flat,
    "gain_crystals": instant.GainCrystals,
    "most_rows": scoring.MostRows,
    "most_symbols": scoring.MostSymbols,
    "move_theirs_to_bottom": interaction.MoveTheirsToBottom,
    "move_to_bottom": instant.MoveToBottom,
    "overload": points.Overload,
    "per_enhanced": scoring.PerEnhanced,
    "per_opponent_fewer": scoring.PerOpponentFewer,
    "per_row": scoring.PerRow,
    "per_set": scoring.PerSet,
    "per_symbol": scoring.PerSymbol,
    "remove_enhancement": interaction.RemoveEnhancement,
    "rival_symbols": scoring.RivalSymbols,
    "swap_with_pool": instant.SwapWithPool,
    "trade_same_column": interaction.TradeSameColumn,
    "vicinity": points.Vicinity,
    "virtual_sources": points.VirtualSources,
}


def read_set(folder: Path) -> Cards:
    """The card set of a folder; BadCards with every problem if it cannot be used."""
    entries = read_entries(folder, FILES)
    faces: list[Printed] = []
    problems: list[Problem] = []
    for entry in entries:
        face = read_card(entry)
        face.face = len(faces)
        faces.append(face)
        problems.extend(entry.finish())
    problems.extend(twice(entries, ("id", "name", "number")))
    problems.extend(size_problems(entries, faces))
    if problems:
        raise BadCards(problems)
    for entry, face in zip(entries, faces, strict=True):
        if (face.face == OVERLOAD) != any([isinstance(power, points.Overload) for power in face.powers()]):
            text = "the last card of the expansion, and no other, has the effect overload (R63)."
            raise BadCards([Problem(entry.file, entry.line, f"{entry.called()}: {text}")])
    parts = [
        sorted([(key, repr(value)) for key, value in entry.values.items() if key not in LOOKS]) for entry in entries
    ]
    return Cards(set_name(folder, PRINTED), set_hash(parts), faces)


def read_card(entry: Entry) -> Printed:
    face = Printed()
    face.id = entry.text("id")
    face.number = entry.number("number", 1, 999)
    face.name = entry.text("name")
    face.text = entry.text("text")
    face.short = entry.text("short", "")
    face.brief = entry.text("brief", "")
    face.look = entry.text("look", "")
    face.element = min(FILES.index(entry.file), UNIVERSAL)
    face.symbols = entry.number("symbols", 1, 4, 1)
    face.dots = entry.number("dots", 0, 2, 0)
    face.icon = ICONS.index(entry.choice("icon", ICONS))
    face.origin = entry.origin()
    face.basic = read_powers(entry, "basic")
    face.activation = "enhanced" in entry.values
    face.enhanced = read_powers(entry, "enhanced") if face.activation else []
    face.enhanced_text = entry.text("enhanced_text", None if face.activation else "")
    face.finish()
    check_card(entry, face)
    return face


def check_card(entry: Entry, face: Printed) -> None:
    """What effects and numbers forbid each other."""
    if "enhanced_text" in entry.values and not face.activation:
        entry.problem("enhanced_text", f"{entry.called()} has an enhanced text but no enhanced effects.")
    if face.enhanced_stage & EXTRA:
        entry.problem("enhanced", f"{entry.called()}: double_turn works when the card is placed; it must be basic.")
    if face.dots and face.element == UNIVERSAL:
        entry.problem("dots", f"{entry.called()}: universal cards carry no dots (R6).")
    for key, powers in (("basic", face.basic), ("enhanced", face.enhanced)):
        if len([power for power in powers if power.needed]) > 1:
            entry.problem(key, f"{entry.called()}: a card has one vicinity effect at most.")
    if face.icon == SCORING and any([power.needed for power in face.powers()]):
        text = "vicinity counts by the card's own place and cannot be copied; the icon must not be scoring (R48)"
        entry.problem("icon", f"{entry.called()}: {text}.")


def read_powers(entry: Entry, key: str) -> list[Power]:
    """The effects that a list of inline tables names."""
    found = entry.value(key, 'a list of effects like [{ effect = "flat", points = 2 }]')
    powers: list[Power] = []
    if found is None:
        return powers
    if not isinstance(found, list):
        entry.problem(key, f"{entry.called()}: {key} must be a list of effects.")
        return powers
    for values in found:
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


def size_problems(entries: list[Entry], faces: list[Printed]) -> list[Problem]:
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


def printed(card: Printed) -> dict[str, object]:
    """A card as data for people."""
    element = "no element" if card.face == OVERLOAD else GROUPS[card.element]
    dots = " " + "•" * card.dots if card.dots else ""
    return {
        "head": f"{card.id} {card.name} ({card.value}), {element}, {ICONS[card.icon]}{dots}",
        "id": card.id,
        "number": card.number,
        "name": card.name,
        "element": element,
        "icon": ICONS[card.icon],
        "value": card.value,
        "symbols": card.symbols,
        "dots": card.dots,
        "text": card.whole_text(),
        "short": card.short,
        "brief": card.brief,
        "look": card.look,
        "copies": 1,
        "origin": card.origin,
    }
