"""The log of Lords of Worlds: what happened, in words for each seat. Nothing in it is hidden from anybody."""

from __future__ import annotations

from worldtable.engine.scene import Went
from worldtable.engine.step import Fact
from worldtable.games.lords_of_worlds.planet import NAMES, SPACES
from worldtable.games.lords_of_worlds.state import GROUP, HEX, SPACE, SUPPLY, TERRAINS, State


def points_in_words(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def card_names(s: State, cards: tuple[int, ...]) -> str:
    return listed([s.card_name(card) for card in cards])


def listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def cards_went(s: State, cards: tuple[int, ...], start: str, end: str) -> list[Went]:
    return [Went(s.cards.assistants[card].id, start, end) for card in cards]


def tiles_went(s: State, tiles: tuple[int, ...], start: str, end: str) -> list[Went]:
    return [Went(s.cards.tiles[tile].id, start, end) for tile in tiles]


class ByPlayer(Fact[State]):
    """Something a player did."""

    def __init__(self, player: int) -> None:
        self.player = player


class Began(ByPlayer):
    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'are', 'is')} the starting player."


class ChosePortal(ByPlayer):
    def __init__(self, player: int, hex: int) -> None:
        super().__init__(player)
        self.hex = hex

    def say(self, s: State, to: int) -> str:
        return (
            f"{s.who(self.player, to, 'choose', 'chooses')} {s.hex_name(self.hex)}; all Carts start on that portal."
        )

    def things(self, s: State, to: int) -> list[int]:
        return [HEX + self.hex]


class Hired(ByPlayer):
    def __init__(self, player: int, cards: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cards = cards

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'hire', 'hires')} {card_names(s, self.cards)}."

    def went(self, s: State, to: int) -> list[Went]:
        return cards_went(s, self.cards, "display", f"hand-{self.player}")


class Displayed(Fact[State]):
    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def say(self, s: State, to: int) -> str:
        verb = "joins" if len(self.cards) == 1 else "join"
        return f"{card_names(s, self.cards)} {verb} the display."

    def things(self, s: State, to: int) -> list[int]:
        return [GROUP + len(s.groups) - 1]

    def went(self, s: State, to: int) -> list[Went]:
        return cards_went(s, self.cards, "deck", "display")


class Shuffled(Fact[State]):
    def say(self, s: State, to: int) -> str:
        return "The deck is empty: the discard pile is shuffled into a new one."


class Paid(ByPlayer):
    def __init__(self, player: int, cards: tuple[int, ...], cost: int) -> None:
        super().__init__(player)
        self.cards = cards
        self.cost = cost

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'pay', 'pays')} {self.cost} with {card_names(s, self.cards)}."

    def went(self, s: State, to: int) -> list[Went]:
        return cards_went(s, self.cards, f"hand-{self.player}", "discard")


class Change(ByPlayer):
    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'get', 'gets')} {s.card_name(self.card)} back as change."


class Moved(ByPlayer):
    def __init__(self, player: int, hex: int) -> None:
        super().__init__(player)
        self.hex = hex

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'go', 'goes')} to {s.hex_name(self.hex)}."

    def things(self, s: State, to: int) -> list[int]:
        return [HEX + self.hex]


class Collected(ByPlayer):
    def __init__(self, player: int, tile: int, hex: int, paid: bool) -> None:
        super().__init__(player)
        self.tile = tile
        self.hex = hex
        self.paid = paid

    def say(self, s: State, to: int) -> str:
        free = "" if self.paid else " for free"
        what = f"{s.tile_name(self.tile)} from {s.hex_name(self.hex)}{free}"
        return f"{s.who(self.player, to, 'collect', 'collects')} {what}."

    def things(self, s: State, to: int) -> list[int]:
        return [HEX + self.hex]

    def went(self, s: State, to: int) -> list[Went]:
        return tiles_went(s, (self.tile,), "board", "held")


class TookFromSupply(ByPlayer):
    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile = tile

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'collect', 'collects')} {s.tile_name(self.tile)} from the supply for free."

    def went(self, s: State, to: int) -> list[Went]:
        return tiles_went(s, (self.tile,), "supply", "held")


class Supplied(Fact[State]):
    def __init__(self, tile: int) -> None:
        self.tile = tile

    def say(self, s: State, to: int) -> str:
        return f"{s.tile_name(self.tile)} joins the supply."

    def things(self, s: State, to: int) -> list[int]:
        return [SUPPLY + self.tile]

    def went(self, s: State, to: int) -> list[Went]:
        return tiles_went(s, (self.tile,), "reserve", "supply")


class Declined(ByPlayer):
    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'decline', 'declines')} the free collection."


class Uncovered(Fact[State]):
    def __init__(self, hexes: tuple[int, ...], tiles: tuple[int, ...]) -> None:
        self.hexes = hexes
        self.tiles = tiles

    def say(self, s: State, to: int) -> str:
        found = [f"{s.tile_name(self.tiles[at])} on {s.hex_name(self.hexes[at])}" for at in range(len(self.hexes))]
        return f"{listed(found)} {'is' if len(found) == 1 else 'are'} turned face-up."

    def things(self, s: State, to: int) -> list[int]:
        return [HEX + hex for hex in self.hexes]

    def went(self, s: State, to: int) -> list[Went]:
        return tiles_went(s, self.tiles, "board", "board")


class Placed(ByPlayer):
    def __init__(self, player: int, tile: int, space: int) -> None:
        super().__init__(player)
        self.tile = tile
        self.space = space

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'place', 'places')} {s.tile_name(self.tile)} on {NAMES[self.space]}."

    def things(self, s: State, to: int) -> list[int]:
        return [SPACE + self.player * SPACES + self.space]

    def went(self, s: State, to: int) -> list[Went]:
        return tiles_went(s, (self.tile,), "held", f"planet-{self.player}")


class Gained(ByPlayer):
    def __init__(self, player: int, points: int, source: str) -> None:
        super().__init__(player)
        self.points = points
        self.source = source

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'score', 'scores')} {points_in_words(self.points)} for {self.source}."


class Declared(ByPlayer):
    def __init__(self, player: int, space: int, terrain: int) -> None:
        super().__init__(player)
        self.space = space
        self.terrain = terrain

    def say(self, s: State, to: int) -> str:
        what = f"the Mix on {NAMES[self.space]} to be {TERRAINS[self.terrain]}"
        if s.finished:
            where = f"Mix on {NAMES[self.space]} counts as {TERRAINS[self.terrain]}"
            return f"Your {where}." if self.player == to else f"{s.name(self.player)}'s {where}."
        return f"{s.who(self.player, to, 'declare', 'declares')} {what}."

    def things(self, s: State, to: int) -> list[int]:
        return [SPACE + self.player * SPACES + self.space]


class Viewed(ByPlayer):
    def __init__(self, player: int, terrain: int, length: int, points: int) -> None:
        super().__init__(player)
        self.terrain = terrain
        self.length = length
        self.points = points

    def say(self, s: State, to: int) -> str:
        what = f"the {TERRAINS[self.terrain]} chain of {self.length} next to the Viewpoint"
        return f"{s.who(self.player, to, 'score', 'scores')} {points_in_words(self.points)} for {what}."


class Discarded(ByPlayer):
    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'discard', 'discards')} {s.card_name(self.card)} (hand limit)."


class Passed(ByPlayer):
    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'pass', 'passes')}."


class LastRound(ByPlayer):
    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def say(self, s: State, to: int) -> str:
        spaces = "no space" if self.left == 0 else "1 space" if self.left == 1 else f"{self.left} spaces"
        return f"{s.who(self.player, to, 'have', 'has')} {spaces} left: this is the last round."


class Ended(Fact[State]):
    def __init__(self, why: str) -> None:
        self.why = why

    def say(self, s: State, to: int) -> str:
        return self.why


class Scored(ByPlayer):
    """The final scoring of one Planet."""

    def __init__(self, player: int, points: int) -> None:
        super().__init__(player)
        self.points = points

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'end', 'ends')} with {points_in_words(self.points)}."
