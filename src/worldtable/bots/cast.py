"""Who the bots are to people: a name, a face and how strong they are among the others."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Character:
    """A bot as a person meets it. People have people's faces, bots those of animals."""

    title: str
    face: str  # an animal that screens draw; "" for one they choose by the name
    level: int  # 1 for the weakest, as tournaments say; 0 if it is none that people are offered
    manner: str  # how it plays, in a few words
    kin: tuple[str, ...] = ()  # what further ones of its kind are called at the same table

    def data(self) -> dict[str, Any]:
        return asdict(self)


CAST: Final[dict[str, Character]] = {
    "level1": Character(
        "Pip", "chick", 1, "a beginner, who often slips", ("Dot", "Bean", "Chirp", "Mote", "Wren", "Fluff")
    ),
    "level2": Character(
        "Barley", "bear", 2, "looks a little ahead, and slips", ("Honey", "Clover", "Rye", "Birch", "Acorn", "Bruno")
    ),
    "level3": Character(
        "Sable", "badger", 3, "thinks for a moment", ("Bramble", "Brock", "Flint", "Hazel", "Moss", "Rook")
    ),
    "level4": Character(
        "Minerva", "owl", 4, "thinks a while", ("Strix", "Juno", "Sibyl", "Noctua", "Selene", "Vesper")
    ),
    "level5": Character(
        "Ember", "dragon", 5, "thinks deeply, and hardly errs", ("Cinder", "Drake", "Spark", "Blaze", "Ash", "Fafnir")
    ),
    # Yardsticks that the levels are measured by; whoever knows their names may still play against them.
    "random": Character("Random", "chick", 0, "plays whatever is allowed"),
    "greedy": Character("Greedy", "badger", 0, "takes what looks best at once"),
    "monte_carlo": Character("Monte Carlo", "owl", 0, "plays thousands of games in its head"),
}


def character(spec: str) -> Character:
    """The character of a bot, whatever its thinking time and style; one that is new goes by its own name."""
    name = spec.partition("+")[0]
    return CAST.get(name) or Character(name.replace("_", " ").capitalize(), "", 0, "")


def called(spec: str, taken: Collection[str]) -> str:
    """What a bot is called where these names are taken: its own name, one of its kin's, or one with a number."""
    bot = character(spec)
    found = next((each for each in (bot.title, *bot.kin) if each not in taken), "")
    count = 2
    while not found or found in taken:
        found = f"{bot.title} {count}"
        count += 1
    return found
