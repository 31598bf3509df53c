"""What can be chosen before a game of Lords of Worlds: variant, boards, types, and the rulings as switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from worldtable.engine.option import BadSetup, Option, Preset
from worldtable.engine.step import State
from worldtable.engine.wording import quoted
from worldtable.games.lords_of_worlds.board import ASSEMBLIES, HOW_TO, Map, assemble, check_boards
from worldtable.games.lords_of_worlds.card import BASIC, BASIC_TERRAINS

TYPES_IN_PLAY: Final = {2: 4, 3: 5, 4: 6}  # R14
TYPE_NAMES: Final = [terrain.lower() for terrain in BASIC_TERRAINS]


def types_named(value: str) -> list[int]:
    """The basic types of a list of names; BadSetup if a name is none or stands there twice."""
    found: list[int] = []
    for word in value.replace(",", " ").lower().split():
        if word not in TYPE_NAMES:
            accepted = f"Say first, random, or some of {', '.join(TYPE_NAMES)}."
            raise BadSetup(f"Types: {quoted(word)} is no basic terrain. {accepted}")
        terrain = TYPE_NAMES.index(word)
        if terrain in found:
            raise BadSetup(f"Types: {word} is named twice (R14).")
        found.append(terrain)
    return found


# By group: what each option is about, and its values with what they mean, the default first.
VARIANT: Final = {
    "rules": (
        "The standard game, or the Strategic Variant.",
        {
            "standard": "12 tiles start face-up; hands have no limit.",
            "strategic": "All tiles lie face-up, hands end a turn with 10 cards at most, equal values score.",
        },
    ),
}
SET_UP: Final = {
    "boards": (
        f"How the boards are joined. {HOW_TO}",
        {
            "default": "The boards lie as the rules page draws them.",
            "alternative": "The boards lie the other way it draws.",
        },
    ),
    "types": (
        "The basic terrain types in play: 4, 5 or 6, or a list of their names.",
        {"first": "Water, Desert, Lowlands and Forest, then Hills, then Mountains.", "random": "Drawn by lot."},
    ),
    "uncover": (
        "The 12 tiles that start face-up: chosen in turn, or random.",
        {"chosen": "The players uncover them in turn.", "random": "They are drawn by lot, so play begins at once."},
    ),
    "first": (
        "Who begins: a player drawn by lot, or the first seat.",
        {"random": "A player drawn by lot begins.", "seat 1": "The first seat begins."},
    ),
}
HOUSE_RULES: Final = {
    "portal_start": (
        "A Cart that starts its turn on a portal may use it.",
        {"yes": "It may leave through the portal at once.", "no": "It must step out and in again first."},
    ),
    "move_after_collecting": (
        "Paid movement may follow a collection.",
        {"no": "The Cart stays where it collected.", "yes": "The Cart may go on if the payment covers that too."},
    ),
    "payment": (
        "Payments may exceed the cost, or must be exact.",
        {"surplus": "You may pay more than the price.", "exact": "You pay the price to the point."},
    ),
    "change": (
        "A surplus is lost, or a discarded card of the colour paid in, worth at most so much, comes back.",
        {"lost": "What you pay too much is lost.", "given": "A discarded card worth at most the surplus comes back."},
    ),
    "free_collection": (
        "A free collection may or must be made.",
        {"may": "You may decline a free tile.", "must": "You must take a free tile if there is one."},
    ),
    "free_cart": (
        "The Cart moves with a free tile of the board, or stays.",
        {"moves": "The Cart goes to the hex of the free tile.", "stays": "The Cart stays where it is."},
    ),
    "covered_architects": (
        "Covered Architect tiles count for equal values.",
        {"no": "Only top tiles count for equal values.", "yes": "Covered Architect tiles count too."},
    ),
    "mix_links": (
        "A Mix may join two chains of its type into one.",
        {"yes": "A Mix joins chains of its type.", "no": "A Mix adds itself to one chain and joins none."},
    ),
    "mix_alone": (
        "Mixes without a basic tile score as a chain.",
        {"no": "Mixes alone are no chain.", "yes": "Mixes alone are a chain too."},
    ),
    "viewpoint": (
        "A Viewpoint scores one chain, or all next to it.",
        {"one chain": "You choose one chain next to it.", "all chains": "Every chain next to it scores."},
    ),
    "passing": (
        "A turn may be passed only without any legal action, or always.",
        {"stuck": "You pass only if you can do nothing.", "always": "You may pass whenever you like."},
    ),
    "hands": (
        "Hands are hidden or open.",
        {"hidden": "Nobody sees the cards that you drew.", "open": "All cards in hand lie open."},
    ),
}


# What some of them take besides their values, in words, and what reads it; BadSetup if that cannot.
MORE: Final = {"boards": "an assembly of your own", "types": f"some of {', '.join(TYPE_NAMES)}"}
OWN_WORDS: Final[dict[str, Callable[[str], object]]] = {"boards": assemble, "types": types_named}


class TableOption(Option):
    """An option of a table."""

    def check(self, value: str) -> str:
        if value in self.values or self.name not in OWN_WORDS:
            return super().check(value)
        OWN_WORDS[self.name](value)
        return value


OPTIONS: Final = tuple(
    [
        TableOption(name, text, meanings, next(iter(meanings)), group=group, more=MORE.get(name, ""))
        for group, table in (("variant", VARIANT), ("set-up", SET_UP), ("house rules", HOUSE_RULES))
        for name, (text, meanings) in table.items()
    ]
)
WAYS_TO_PLAY: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("Standard", "The game as the rulebook teaches it: choose the first tiles in turn.", {}),
    ("Strategic", "All tiles face-up, a hand limit of 10, and points for equal values.", {"rules": "strategic"}),
    (
        "First game",
        "The standard game, with the first tiles turned up at random: play begins at once.",
        {"uncover": "random"},
    ),
)
PRESETS: Final = tuple(
    [
        Preset(title.lower().replace(" ", "_"), title, sentence, options, range(2, 5))
        for title, sentence, options in WAYS_TO_PLAY
    ]
)


def map_of(options: dict[str, str], seats: int) -> Map:
    """The assembled boards; BadSetup if they are not those of the number of players (R8)."""
    boards = options["boards"]
    hexes = assemble(ASSEMBLIES[boards][seats] if boards in ASSEMBLIES else boards)
    check_boards(hexes, seats)
    return Map(hexes, options["rules"] == "strategic", options["portal_start"] == "yes")


def types_in_play(s: State, value: str) -> int:
    """The basic types of a game, as bits (R14)."""
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
    return sum([1 << terrain for terrain in chosen])


class Switches:
    """The variant and the rulings a game is played with."""

    def __init__(self, options: dict[str, str]) -> None:
        self.strategic = options["rules"] == "strategic"
        self.collect_then_move = options["move_after_collecting"] == "yes"  # O14
        self.exact = options["payment"] == "exact"  # payments without surplus, O15
        self.change = options["change"] == "given"  # O15
        self.must_collect = options["free_collection"] == "must"  # O17
        self.cart_stays = options["free_cart"] == "stays"  # O18
        self.covered_count = options["covered_architects"] == "yes"  # O23
        self.mix_links = options["mix_links"] == "yes"  # O24
        self.mix_alone = options["mix_alone"] == "yes"  # R57
        self.all_chains = options["viewpoint"] == "all chains"  # O26
        self.may_pass = options["passing"] == "always"  # O30
        self.open_hands = options["hands"] == "open"  # R86
        self.words = " ".join(options.values())

    def __repr__(self) -> str:
        """So that states under different rulings differ."""
        return self.words
