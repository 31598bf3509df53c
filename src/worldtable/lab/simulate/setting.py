"""What a run of many games is made of. Two runs of one setting are the same, wherever they are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from worldtable.engine.game import Game
from worldtable.games import SHELF


class OtherCards(Exception):
    """A machine whose rules or cards are not those of the run; the sentence says which."""


@dataclass(frozen=True)
class Setting:
    """Everything that a game follows from but its number."""

    game: str
    version: int  # of the rules
    cards: str  # the hash of the set
    seats: int
    bots: tuple[str, ...]  # one for all seats, or one a seat: then they move on by a seat from game to game
    options: dict[str, str]
    seed: int  # of the first game; every game has a deal of its own
    decisions: bool = True  # whether they are written down, too

    def seed_of(self, number: int) -> int:
        return self.seed + number

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game."""
        count = len(self.bots)
        return [self.bots[(seat + number) % count] for seat in range(self.seats)]

    def box(self, folder: str | None) -> Game[Any]:
        """The game with the card set of a folder, where this runs. OtherCards if it is not the one of the run."""
        game: Game[Any] = SHELF[self.game] if folder is None else SHELF[self.game].with_cards(folder)
        if (game.version, game.cards.hash) != (self.version, self.cards):
            raise OtherCards(
                f"Here are version {game.version} of the rules of {game.title} and the card set "
                f"{game.cards.hash[:8]}, not version {self.version} and {self.cards[:8]} as where the run began."
            )
        return game
