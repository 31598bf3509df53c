"""What can be chosen before a game of Lords of Worlds: variant, boards, types, and the rulings as switches."""

from __future__ import annotations

from typing import Final

from worldtable.engine.game import BadSetup, Option
from worldtable.games.lords_of_worlds.board import (
    ALTERNATIVES,
    DEFAULTS,
    HOW_TO,
    Map,
    assemble,
    check_boards,
)
from worldtable.games.lords_of_worlds.state import BASIC, TERRAINS, State, Switches

TYPES_IN_PLAY: Final = {2: 4, 3: 5, 4: 6}  # R14


class BoardsOption(Option):
    """The two assemblies of every number of players, or one's own."""

    def __init__(self) -> None:
        text = f"How the boards are joined. {HOW_TO}"
        super().__init__("boards", text, ("default", "alternative"), "default")
        self.more = "an assembly of your own"

    def check(self, value: str) -> str:
        if value not in self.values:
            assemble(value)
        return value


class TypesOption(Option):
    """The first types of the list, random ones, or a list of one's own."""

    def __init__(self) -> None:
        text = "The basic terrain types in play: 4, 5 or 6, or a list of their names."
        super().__init__("types", text, ("first", "random"), "first")
        self.more = f"some of {', '.join([terrain.lower() for terrain in TERRAINS[:BASIC]])}"

    def check(self, value: str) -> str:
        if value not in self.values:
            types_named(value)
        return value


def types_named(value: str) -> list[int]:
    """The basic types of a list of names; BadSetup if a name is none or stands there twice."""
    names = [terrain.lower() for terrain in TERRAINS[:BASIC]]
    found: list[int] = []
    for word in value.replace(",", " ").lower().split():
        if word not in names:
            raise BadSetup(f"Types: {word!r} is no basic terrain. Say first, random, or some of {', '.join(names)}.")
        if names.index(word) in found:
            raise BadSetup(f"Types: {word} is named twice (R14).")
        found.append(names.index(word))
    return found


OPTIONS: Final = (
    Option("rules", "The standard game, or the Strategic Variant.", ("standard", "strategic"), "standard"),
    BoardsOption(),
    TypesOption(),
    Option("uncover", "The 12 tiles that start face-up: chosen in turn, or random.", ("chosen", "random"), "chosen"),
    Option("first", "Who begins: a player drawn by lot, or the first seat.", ("random", "seat 1"), "random"),
    Option("portal_start", "A Cart that starts its turn on a portal may use it (O16).", ("yes", "no"), "yes"),
    Option("move_after_collecting", "Paid movement may follow a collection (O14).", ("no", "yes"), "no"),
    Option("payment", "Payments may exceed the cost, or must be exact (O15).", ("surplus", "exact"), "surplus"),
    Option(
        "change",
        "A surplus is lost, or a discarded card of the colour paid in, worth at most so much, comes back (O15).",
        ("lost", "given"),
        "lost",
    ),
    Option("free_collection", "A free collection may or must be made (O17).", ("may", "must"), "may"),
    Option("free_cart", "The Cart moves with a free tile of the board, or stays (O18).", ("moves", "stays"), "moves"),
    Option("covered_architects", "Covered Architect tiles count for equal values (O23).", ("no", "yes"), "no"),
    Option("mix_links", "A Mix may join two chains of its type into one (O24).", ("yes", "no"), "yes"),
    Option("mix_alone", "Mixes without a basic tile score as a chain (R57).", ("no", "yes"), "no"),
    Option(
        "viewpoint",
        "A Viewpoint scores one chain, or all next to it (O26).",
        ("one chain", "all chains"),
        "one chain",
    ),
    Option(
        "passing",
        "A turn may be passed only without any legal action, or always (O30).",
        ("stuck", "always"),
        "stuck",
    ),
    Option("hands", "Hands are hidden or open (R86).", ("hidden", "open"), "hidden"),
)


def switches_of(options: dict[str, str]) -> Switches:
    found = Switches()
    found.strategic = options["rules"] == "strategic"
    found.collect_then_move = options["move_after_collecting"] == "yes"
    found.exact = options["payment"] == "exact"
    found.change = options["change"] == "given"
    found.must_collect = options["free_collection"] == "must"
    found.cart_stays = options["free_cart"] == "stays"
    found.covered_count = options["covered_architects"] == "yes"
    found.mix_links = options["mix_links"] == "yes"
    found.mix_alone = options["mix_alone"] == "yes"
    found.all_chains = options["viewpoint"] == "all chains"
    found.may_pass = options["passing"] == "always"
    found.open_hands = options["hands"] == "open"
    return found


def map_of(options: dict[str, str], seats: int) -> Map:
    """The assembled boards; BadSetup if they are not those of the number of players (R8)."""
    boards = options["boards"]
    text = DEFAULTS[seats] if boards == "default" else ALTERNATIVES[seats] if boards == "alternative" else boards
    hexes = assemble(text)
    check_boards(hexes, seats)
    return Map(hexes, options["rules"] == "strategic", options["portal_start"] == "yes")


def choose_types(s: State, value: str) -> None:
    """Settle the basic types in play (R14)."""
    wanted = TYPES_IN_PLAY[s.seats]
    if value == "first":
        chosen = list(range(wanted))
    elif value == "random":
        chosen = list(range(BASIC))
        s.deal(chosen, wanted)
        chosen = chosen[-wanted:]
    else:
        chosen = types_named(value)
        if len(chosen) != wanted:
            raise BadSetup(f"Types: {s.seats} players use {wanted} types, not {len(chosen)} (R14).")
    s.types = sum([1 << terrain for terrain in chosen])
