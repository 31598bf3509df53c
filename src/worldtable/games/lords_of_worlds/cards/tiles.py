"""The vocabulary of tiles: the six basic types, and what the special ones do when they are placed."""

from __future__ import annotations

from worldtable.engine.step import Step
from worldtable.games.lords_of_worlds.card import MIX, Tile
from worldtable.games.lords_of_worlds.placing import ChooseChain, Declare, score_view
from worldtable.games.lords_of_worlds.planet import NEAR, count, spaces_of
from worldtable.games.lords_of_worlds.scoring import view_chains
from worldtable.games.lords_of_worlds.state import FILLED, FROM_TREES, State


class BasicTile(Tile):
    says = "Part of a chain of its type."


class Mix(Tile):
    says = "Counts as one basic type of its owner's choice."

    def placed(self, s: State, you: int, space: int) -> None:
        s.push(Declare(you, space))


class SageTree(Tile):
    says = "Scores for each filled space next to it when placed."
    amounts = (1, 9)

    def placed(self, s: State, you: int, space: int) -> None:
        s.gain(you, FROM_TREES, self.amount * count(NEAR[space] & s.mask(you, FILLED)))  # R58


class ArchitectTile(Tile):
    says = "May be covered; the tile on top scores its value."


class Viewpoint(Tile):
    says = "Scores for each tile of one chain next to it when placed."
    amounts = (1, 9)

    def placed(self, s: State, you: int, space: int) -> None:
        # Mixes may be declared first (R56, O25).
        s.push(
            ScoreAllChains(you, space, self.amount) if s.switches.all_chains else ChooseChain(you, space, self.amount)
        )
        for mix in spaces_of(s.mask(you, MIX))[::-1]:
            s.push(Declare(you, mix))


class ScoreAllChains(Step[State]):
    """The other reading of O26: every chain next to the Viewpoint scores (O44)."""

    def __init__(self, player: int, space: int, amount: int) -> None:
        self.player = player
        self.space = space
        self.amount = amount

    def run(self, s: State) -> None:
        for chain in view_chains(s, self.player, self.space):
            score_view(s, self.player, chain, self.amount)
