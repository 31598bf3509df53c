"""The scoring of Lords of Worlds: chains, the best use of Mixes, equal values, the sheet and the track."""

from __future__ import annotations

from itertools import product
from typing import Final

from worldtable.engine.scene import Line
from worldtable.games.lords_of_worlds.card import BASIC, MIX, TERRAINS
from worldtable.games.lords_of_worlds.layout import space_code
from worldtable.games.lords_of_worlds.planet import NEAR, SPACES, count, flood, lowest, parts, spaces_of
from worldtable.games.lords_of_worlds.state import DECLARED, SOURCES, State

# Points for a chain by its length (R68) and for equal values by their number (R83, O9).
CHAIN: Final = [length * (length + 1) // 2 for length in range(SPACES + 1)]
SAME_VALUE: Final = [0, 0, 0, *[10 + 15 * more for more in range(SPACES - 2)]]
HIGHEST_VALUE: Final = 10
SOURCE_LABELS: Final = ("Coloured hexes", "Architects", "Sage Trees", "Viewpoints")
SOURCE_KINDS: Final = ("hexes", "architects", "trees", "viewpoints")
LAP: Final = 50  # spaces of the score track

Bound = tuple[tuple[int, int], ...]  # Mixes by their spaces, each with a type


class Chain:
    """A chain with its type and its spaces as a mask."""

    def __init__(self, terrain: int, mask: int) -> None:
        self.terrain = terrain
        self.mask = mask
        self.length = count(mask)


class Ground:
    """One Planet as the scoring sees it: masks of each basic type and of the Mixes."""

    def __init__(self, s: State, seat: int) -> None:
        self.links = s.switches.mix_links
        self.alone = s.switches.mix_alone
        self.in_play = [terrain for terrain in range(BASIC) if s.types >> terrain & 1]
        self.types = [s.mask(seat, terrain) for terrain in range(BASIC)]  # with the Mixes declared as them
        self.free = s.mask(seat, MIX)
        self.mixes = s.mask(seat, DECLARED) | self.free

    def chains_of(self, terrain: int, mask: int) -> list[Chain]:
        """The chains of a type that its tiles and some Mixes make; Mixes alone are none (R57, R67)."""
        if self.links:
            return [Chain(terrain, part) for part in parts(mask) if self.alone or part & ~self.mixes]
        # Without linking, a Mix adds itself to one chain: here to each that it touches, the scoring sees to one.
        found = [Chain(terrain, flood(part, part | (mask & self.mixes))) for part in parts(mask & ~self.mixes)]
        if self.alone:
            for chain in found:
                mask &= ~chain.mask
            found.extend([Chain(terrain, part) for part in parts(mask)])
        return found

    def candidates(self) -> list[list[tuple[int, int]]]:
        """Each undeclared Mix with the types that it could join: those next to its cluster of Mixes.

        Far from every chain it counts as nothing, or as any type where Mixes alone are a chain.
        """
        found: list[list[tuple[int, int]]] = []
        for space in spaces_of(self.free):
            cluster = flood(1 << space, self.mixes)
            border = cluster
            for each in spaces_of(cluster):
                border |= NEAR[each]
            types = [terrain for terrain in range(BASIC) if self.types[terrain] & border]
            if not types and self.alone:
                types = self.in_play[:1]
            if types:
                found.append([(space, terrain) for terrain in types])
        return found

    def settled(self, bound: Bound) -> list[Chain]:
        """The chains when Mixes are bound to types; one that several may not share is where it scores most (O41)."""
        types = self.types.copy()
        for space, terrain in bound:
            types[terrain] |= 1 << space
        found: list[Chain] = []
        for terrain in range(BASIC):
            if types[terrain]:
                own = self.chains_of(terrain, types[terrain])
                if not self.links:
                    own = max(divisions(self, own), key=chain_points)
                found.extend(own)
        return found

    def best(self) -> Bound:
        """The types of the undeclared Mixes that give the highest total: all cases are tried (R69)."""
        ways = [way[::-1] for way in product(*self.candidates()[::-1])]  # the type of the first Mix changes fastest
        return ways[0] if len(ways) == 1 else max(ways, key=self.worth)

    def worth(self, bound: Bound) -> int:
        return chain_points(self.settled(bound))


def chains(s: State, seat: int) -> list[Chain]:
    """The chains of a Planet with the undeclared Mixes where they score most (R67, R69)."""
    ground = Ground(s, seat)
    return ground.settled(ground.best())


def chain_points(chains: list[Chain]) -> int:
    """What chains bring (R68)."""
    return sum([CHAIN[chain.length] for chain in chains])


def linked_points(s: State, seat: int) -> int:
    """The same where every Mix is declared and all chains share it, as is usual: there is nothing to choose."""
    declared = s.mask(seat, DECLARED)
    total = 0
    for terrain in range(BASIC):
        for part in parts(s.mask(seat, terrain)):
            if s.switches.mix_alone or part & ~declared:
                total += CHAIN[count(part)]
    return total


def divisions(ground: Ground, chains: list[Chain]) -> list[list[Chain]]:
    """All ways to give each Mix that several chains share to one of them."""
    shared = 0
    for at in range(len(chains)):
        for other in range(at):
            shared |= chains[at].mask & chains[other].mask
    if shared == 0:
        return [chains]
    space = shared & -shared
    found: list[list[Chain]] = []
    for owner in chains:
        if owner.mask & space:
            split = [each if each is owner else without(ground, each, space) for each in chains]
            found.extend(divisions(ground, split))
    return found


def without(ground: Ground, chain: Chain, space: int) -> Chain:
    """A chain without a Mix, and without what hung on it."""
    if chain.mask & space == 0:
        return chain
    mask = chain.mask & ~space
    return Chain(chain.terrain, flood(mask & ~ground.mixes, mask))


def value_counts(s: State, seat: int) -> list[int]:
    """How many top tiles show each value from 1 to 10 (R83 to R85, O23)."""
    counts = [0] * (HIGHEST_VALUE + 1)
    value = s.cards.value
    for space in range(SPACES):
        tiles = s.tiles_on(seat, space)
        for tile in tiles if s.switches.covered_count else tiles[-1:]:
            if value[tile] <= HIGHEST_VALUE:
                counts[value[tile]] += 1
    return counts


def score(s: State, seat: int) -> int:
    """The points of a seat if the game were scored now."""
    easy = s.switches.mix_links and s.mask(seat, MIX) == 0
    total = s.earned(seat) + (linked_points(s, seat) if easy else chain_points(chains(s, seat)))
    return total + equal_values(s, seat) if s.switches.strategic else total


def equal_values(s: State, seat: int) -> int:
    """What equal values bring in the strategic variant (R83)."""
    return sum([SAME_VALUE[number] for number in value_counts(s, seat)])


def sheet(s: State, seat: int) -> list[Line]:
    """A line for each source of points, each chain, and each value that scores."""
    first = seat * SOURCES
    lines = [Line(SOURCE_LABELS[at], s.gained[first + at], kind=SOURCE_KINDS[at]) for at in range(SOURCES)]
    for chain in chains(s, seat):
        lines.append(Line(chain_name(chain), CHAIN[chain.length], space_code(seat, lowest(chain.mask)), "chain"))
    if s.switches.strategic:
        for value, number in enumerate(value_counts(s, seat)):
            if SAME_VALUE[number]:
                lines.append(Line(f"{number} tiles of value {value}", SAME_VALUE[number], kind="values"))
    return lines


def chain_name(chain: Chain) -> str:
    return f"{TERRAINS[chain.terrain]} chain of {chain.length}"


def view_chains(s: State, seat: int, space: int) -> list[Chain]:
    """The chains next to a Viewpoint, the longest first, as Mixes are declared now (R61, O25).

    Where all of them score, a shared Mix counts once, where their total is highest (O26, O44).
    """
    ground = Ground(s, seat)
    found: list[Chain] = []
    for terrain in range(BASIC):
        own = ground.chains_of(terrain, ground.types[terrain])
        if s.switches.all_chains:
            own = max([next_to(way, space) for way in divisions(ground, own)], key=tiles)
        found.extend(next_to(own, space))
    found.sort(key=shortness)
    return found


def next_to(chains: list[Chain], space: int) -> list[Chain]:
    return [chain for chain in chains if chain.mask & NEAR[space]]


def tiles(chains: list[Chain]) -> int:
    """How many tiles some chains have together."""
    return sum([chain.length for chain in chains])


def shortness(chain: Chain) -> int:
    return -chain.length


def winners(s: State) -> list[int]:
    """The seats with the most points; they share the victory (R71)."""
    scores = [score(s, seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if scores[seat] == max(scores)]


def on_track(points: int) -> tuple[int, int]:
    """The token and the space of the track that show some points; 0 is shown as space 50 (R16, R72)."""
    space = points % LAP
    return points - space, space or LAP
