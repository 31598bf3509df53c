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
    level: int  # 1 for the weakest; duels say who is stronger. 0 if nobody has measured it
    manner: str  # how it plays, in a few words
    kin: tuple[str, ...] = ()  # what further ones of its kind are called at the same table

    def data(self) -> dict[str, Any]:
        return asdict(self)


CAST: Final[dict[str, Character]] = {
    "random": Character(
        "Pip", "chick", 1, "plays whatever is allowed", ("Dot", "Bean", "Chirp", "Mote", "Wren", "Fluff")
    ),
    "greedy": Character(
        "Sable", "badger", 2, "looks a little ahead", ("Bramble", "Brock", "Flint", "Hazel", "Moss", "Rook")
    ),
    "monte_carlo": Character(
        "Minerva",
        "owl",
        3,
        "plays thousands of games in her head",
        ("Strix", "Juno", "Sibyl", "Noctua", "Selene", "Vesper"),
    ),
}


def character(name: str) -> Character:
    """The character of a bot; one that is new goes by its own name."""
    return CAST.get(name) or Character(name.replace("_", " ").capitalize(), "", 0, "")


def called(name: str, taken: Collection[str]) -> str:
    """What a bot is called at a table where these names are taken: its own name, or one of its kin's."""
    bot = character(name)
    return next((each for each in (bot.title, *bot.kin) if each not in taken), bot.title)
