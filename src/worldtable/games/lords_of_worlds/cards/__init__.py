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
    reading.check(("id", "name"), set_problems(assistants, tiles))
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


def set_problems(assistants: list[Assistant], tiles: list[Tile]) -> list[Problem]:
    """What keeps a game from being set up with a set."""
    cards, colours = sum([each.copies for each in assistants]), [each.colour for each in assistants]
    copies = [sum([each.copies for each in tiles if each.terrain == terrain]) for terrain in range(len(TERRAINS))]
    specials, mixes = sum(copies[BASIC:]), copies[MIX]
    file, basic, special = FILES
    checks = [
        (len(assistants) <= ASSISTANTS, file, f"{len(assistants)} different cards; a set has at most {ASSISTANTS}."),
        (cards >= FEWEST_CARDS, file, f"{cards} cards, copies counted; set-up needs {FEWEST_CARDS} (I4)."),
        *[
            (colour in colours, file, f"no card is {name}; {name} hexes could not be paid (R43).")
            for colour, name in enumerate(COLOUR_NAMES[:-1])
        ],
        (len(tiles) <= TILES, "set", f"{len(tiles)} different tiles; a set has at most {TILES}."),
        *[
            (each == OF_EACH_TYPE, basic, f"{each} tiles of {TERRAINS[at]}; every type has {OF_EACH_TYPE} (R3, I2).")
            for at, each in enumerate(copies[:BASIC])
        ],
        (specials == SPECIALS, special, f"{specials} special tiles; there are {SPECIALS} (R4, I2)."),
        (mixes <= MOST_MIXES, special, f"{mixes} Mixes; there are at most {MOST_MIXES} (R69)."),
    ]
    return [Problem(file, 0, text) for right, file, text in checks if not right]
