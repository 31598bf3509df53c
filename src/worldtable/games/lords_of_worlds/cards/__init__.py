"""The assistants and tiles of Lords of Worlds, and how a set of them is read.

`assistants.toml`, `terrain.toml` and `special.toml` hold what is printed; `tiles.py` holds what tiles do.
"""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.card import Reading
from worldtable.engine.cardset import Entry, Problem, in_words
from worldtable.games.lords_of_worlds.cards.tiles import ArchitectTile, Mix, SageTree, Terrain, Viewpoint
from worldtable.games.lords_of_worlds.layout import ASSISTANTS, TILES
from worldtable.games.lords_of_worlds.planet import BASIC, BASIC_TERRAINS, MIX, TERRAINS
from worldtable.games.lords_of_worlds.state import COLOUR_NAMES, Assistant, Piece, Pieces, Tile

PRINTED = Path(__file__).parent
FILES = ("assistants.toml", "terrain.toml", "special.toml")
BASIC_EFFECTS = tuple([terrain.lower() for terrain in BASIC_TERRAINS])
SPECIAL_EFFECTS: dict[str, type[Tile]] = {
    "mix": Mix,
    "sage_tree": SageTree,
    "architect": ArchitectTile,
    "viewpoint": Viewpoint,
}
HIGHEST_CARD = 9
HIGHEST_TILE = 15
MOST_COPIES = 20
FEWEST_CARDS = 97  # set-up takes at most 5 groups of 8 and one card, and 14 cards for each of four hands (I4)
OF_EACH_TYPE = 10  # what boards, supply, reserve and Planets are counted for (I2, I8, I9)
SPECIALS = 16
MOST_MIXES = 4  # all their types are tried in the final scoring (R69)


def read_set(folder: Path) -> Pieces:
    """The set of a folder; BadCards with every problem if it cannot be used."""
    reading = Reading(folder, FILES, PRINTED)
    assistants = reading.cards(read_assistant, FILES[:1])
    tiles = reading.cards(read_tile, FILES[1:])
    reading.check(("id", "name"), [*card_problems(assistants), *tile_problems(tiles)])
    parts = [
        [(each.id, each.name, each.text, each.colour, each.value, each.copies) for each in assistants],
        [(each.id, each.name, each.text, each.effect, each.value, each.amount, each.copies) for each in tiles],
    ]
    return Pieces(reading, parts, assistants, tiles)


def read_assistant(entry: Entry) -> Assistant:
    card = Assistant()
    read_printed(entry, card, HIGHEST_CARD)
    card.colour = COLOUR_NAMES.index(entry.choice("colour", COLOUR_NAMES))
    return card


def read_printed(entry: Entry, piece: Piece, highest: int) -> None:
    """What assistants and tiles have in common. What only a screen draws is no part of the set's hash."""
    piece.id = entry.text("id")
    piece.name = entry.text("name")
    piece.text = entry.text("text")
    piece.value = entry.number("value", 1, highest)
    piece.copies = entry.number("copies", 1, MOST_COPIES, 1)
    piece.origin = entry.origin()
    piece.short = entry.text("short", "")
    piece.brief = entry.text("brief", "")
    piece.look = entry.text("look", "")


def make(effect: str) -> Tile:
    """A tile with an effect of the vocabulary."""
    return SPECIAL_EFFECTS[effect]() if effect in SPECIAL_EFFECTS else Terrain(BASIC_EFFECTS.index(effect))


def read_tile(entry: Entry) -> Tile:
    effect = entry.choice("effect", BASIC_EFFECTS if entry.file == "terrain.toml" else tuple(SPECIAL_EFFECTS))
    tile = make(effect)
    tile.effect = effect
    read_printed(entry, tile, HIGHEST_TILE)
    tile.amount = entry.amount("amount", tile.amounts)
    return tile


def card_problems(cards: list[Assistant]) -> list[Problem]:
    problems: list[Problem] = []
    file = "assistants.toml"
    if len(cards) > ASSISTANTS:
        problems.append(Problem(file, 0, f"{len(cards)} different cards; a set has at most {ASSISTANTS}."))
    number = sum([each.copies for each in cards])
    if number < FEWEST_CARDS:
        problems.append(Problem(file, 0, f"{number} cards, copies counted; set-up needs {FEWEST_CARDS} (I4)."))
    for colour, name in enumerate(COLOUR_NAMES[:-1]):
        if not [each for each in cards if each.colour == colour]:
            problems.append(Problem(file, 0, f"no card is {name}; {name} hexes could not be paid (R43)."))
    return problems


def tile_problems(tiles: list[Tile]) -> list[Problem]:
    problems: list[Problem] = []
    if len(tiles) > TILES:
        problems.append(Problem("set", 0, f"{len(tiles)} different tiles; a set has at most {TILES}."))
    for terrain in range(BASIC):
        number = sum([each.copies for each in tiles if each.terrain == terrain])
        if number != OF_EACH_TYPE:
            text = f"{number} tiles of {TERRAINS[terrain]}; every type has {OF_EACH_TYPE} (R3, I2)."
            problems.append(Problem("terrain.toml", 0, text))
    number = sum([each.copies for each in tiles if each.terrain >= BASIC])
    if number != SPECIALS:
        problems.append(Problem("special.toml", 0, f"{number} special tiles; there are {SPECIALS} (R4, I2)."))
    mixes = sum([each.copies for each in tiles if each.terrain == MIX])
    if mixes > MOST_MIXES:
        problems.append(Problem("special.toml", 0, f"{mixes} Mixes; there are at most {MOST_MIXES} (R69)."))
    return problems


def effects() -> list[tuple[str, str]]:
    """The vocabulary with a sentence each."""
    found: list[tuple[str, str]] = []
    for name in (*BASIC_EFFECTS, *SPECIAL_EFFECTS):
        tile = make(name)
        kind = "Basic tile" if tile.terrain < BASIC else "Special tile"
        found.append((name, in_words(kind, tile.says, tile.amounts)))
    return found


def printed_card(card: Assistant) -> dict[str, object]:
    return printed(card, "Assistant", {"colour": COLOUR_NAMES[card.colour]})


def printed_tile(tile: Tile) -> dict[str, object]:
    kind = "Basic tile" if tile.terrain < BASIC else "Special tile"
    return printed(tile, kind, {"effect": tile.effect, "amount": tile.amount})


def printed(piece: Piece, kind: str, more: dict[str, object]) -> dict[str, object]:
    """An assistant or a tile as data for people."""
    return {
        "head": f"{piece.name}, {kind.lower()}",
        "id": piece.id,
        "name": piece.name,
        "value": piece.value,
        "type": kind,
        **more,
        "text": piece.text,
        "brief": piece.brief,
        "look": piece.look,
        "copies": piece.copies,
        "origin": piece.origin,
    }
