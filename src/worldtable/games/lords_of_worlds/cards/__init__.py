"""The assistants and tiles of Lords of Worlds, and how a set of them is read.

`assistants.toml`, `terrain.toml` and `special.toml` hold what is printed; `tiles.py` holds what tiles do.
"""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.card import Reading
from worldtable.engine.cardset import Entry, Problem, in_words
from worldtable.games.lords_of_worlds.card import BASIC, COLOUR_NAMES, MIX, TERRAINS, Assistant, Cards, Tile
from worldtable.games.lords_of_worlds.cards.tiles import ArchitectTile, BasicTile, Mix, SageTree, Viewpoint
from worldtable.games.lords_of_worlds.layout import ASSISTANTS, TILES

PRINTED = Path(__file__).parent
FILES = ("assistants.toml", "terrain.toml", "special.toml")
VOCABULARY: dict[str, type[Tile]] = {  # by number of the terrain
    **dict.fromkeys([terrain.lower() for terrain in TERRAINS[:BASIC]], BasicTile),
    "mix": Mix,
    "sage_tree": SageTree,
    "architect": ArchitectTile,
    "viewpoint": Viewpoint,
}
FEWEST_CARDS = 97  # set-up takes at most 5 groups of 8 and one card, and 14 cards for each of four hands (I4)
OF_EACH_TYPE = 10  # what boards, supply, reserve and Planets are counted for (I2, I8, I9)
SPECIALS = 16
MOST_MIXES = 4  # all their types are tried in the final scoring (R69)


def read_set(folder: Path) -> Cards:
    """The set of a folder; BadCards with every problem if it cannot be used."""
    reading = Reading(folder, FILES, PRINTED)
    assistants = reading.cards(read_assistant, FILES[:1])
    tiles = reading.cards(read_tile, FILES[1:])
    reading.check(("id", "name"), [*card_problems(assistants), *tile_problems(tiles)])
    found = Cards(reading, assistants, tiles)
    for effect in VOCABULARY:
        tile = make(effect)
        found.effects.append((effect, in_words(tile.kind().capitalize(), tile.says, tile.amounts)))
    return found


def read_assistant(entry: Entry) -> Assistant:
    card = Assistant()
    card.read(entry)
    return card


def make(effect: str) -> Tile:
    """A tile with an effect of the vocabulary."""
    tile = VOCABULARY[effect]()
    tile.effect = effect
    tile.terrain = list(VOCABULARY).index(effect)
    return tile


def read_tile(entry: Entry) -> Tile:
    effects = tuple(VOCABULARY)
    tile = make(entry.choice("effect", effects[:BASIC] if entry.file == "terrain.toml" else effects[BASIC:]))
    tile.read(entry)
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
    copies = [0] * len(TERRAINS)
    for tile in tiles:
        copies[tile.terrain] += tile.copies
    for terrain in range(BASIC):
        if copies[terrain] != OF_EACH_TYPE:
            text = f"{copies[terrain]} tiles of {TERRAINS[terrain]}; every type has {OF_EACH_TYPE} (R3, I2)."
            problems.append(Problem("terrain.toml", 0, text))
    number = sum(copies[BASIC:])
    if number != SPECIALS:
        problems.append(Problem("special.toml", 0, f"{number} special tiles; there are {SPECIALS} (R4, I2)."))
    if copies[MIX] > MOST_MIXES:
        problems.append(Problem("special.toml", 0, f"{copies[MIX]} Mixes; there are at most {MOST_MIXES} (R69)."))
    return problems
