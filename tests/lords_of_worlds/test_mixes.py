"""Mixes that do not link chains, and Mixes that are a chain by themselves; both against another way of counting."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.lords_of_worlds.test_turn import GROUPS
from worldtable.games.lords_of_worlds.planet import NAMES, PLACES, SPACES
from worldtable.games.lords_of_worlds.state import FROM_VIEWS
from worldtable.games.lords_of_worlds.testing import READING, Table

Place = tuple[int, int]
Spots = frozenset[Place]


def scored(planet: str, **options: str) -> list[str]:
    """The chains of a Planet as the sheet lists them, those that score nothing too."""
    table = Table("Blue", "Red", planets={"Blue": planet}, groups=GROUPS, options=options)
    return sorted(line.label for line in table.game.sheet(table.state, 0) if "chain" in line.label)


def viewing(planet: str, space: str, **options: str) -> Table:
    """Blue places a Viewpoint on a space."""
    table = Table("Blue", "Red", placing="V8", planets={"Blue": planet}, groups=GROUPS, options=options)
    table.choose(f"Place it on {space}:")
    return table


def of_viewpoints(table: Table) -> int:
    return table.s.gained[FROM_VIEWS]


# A Mix between two Forests that do not touch; another Mix far from both.
SHARED = """
                  .
              .       .
          .       F1      .
              X10=F   .
          F2      .       .
              .       .
          .       .       .
              .       .
                  X11=F
"""


@pytest.mark.rule("R57", "O41")
def test_a_mix_alone_stays_a_chain_where_another_is_shared() -> None:
    alone = scored(SHARED, mix_links="no", mix_alone="yes")
    assert alone == ["Forest chain of 1", "Forest chain of 1", "Forest chain of 2"]
    assert scored(SHARED, mix_links="no") == ["Forest chain of 1", "Forest chain of 2"], "Mixes alone are none"
    assert scored(SHARED, mix_alone="yes") == ["Forest chain of 1", "Forest chain of 3"], "linked"


@pytest.mark.rule("R61", "O26", "O41", "O44")
def test_a_shared_mix_counts_once_for_all_chains_next_to_a_viewpoint() -> None:
    apart = viewing(SHARED, "c3", viewpoint="all chains", mix_links="no")
    assert [line for line in apart.told[1] if "Viewpoint" in line and "scores" in line] == [
        "Blue scores 4 points for the Forest chain of 2 next to the Viewpoint.",
        "Blue scores 2 points for the Forest chain of 1 next to the Viewpoint.",
    ], "the Mix brings the Forest on a2 next to the Viewpoint"
    linked = viewing(SHARED, "c3", viewpoint="all chains")
    assert of_viewpoints(linked) == 6, "one chain of three"


# Neither Forest chain touches c3; the Mix between them does.
BEHIND = """
                  .
              F1      F3
          F2      X10=F   .
              .       .
          .       .       .
              .       .
          .       .       .
              .       .
                  .
"""


@pytest.mark.rule("R61", "O41", "O44")
def test_a_shared_mix_brings_one_chain_next_to_a_viewpoint() -> None:
    every = viewing(BEHIND, "c3", viewpoint="all chains", mix_links="no")
    assert of_viewpoints(every) == 6, "the longer one"
    one = viewing(BEHIND, "c3", mix_links="no")
    assert one.options == ["The Forest chain of 3 at a1: 6 points", "The Forest chain of 2 at d1: 4 points"]
    assert one.why(one.space("Blue", "c2")) == "Choose this chain by its tile on a1. (R61)"
    one.choose("The Forest chain of 2")
    assert of_viewpoints(one) == 4, "the chain that is chosen has the Mix"


# Another way of counting: sets of coordinates, every Mix given to every chain it could belong to.


def touching(place: Place, places: Spots) -> list[Place]:
    q, r = place
    near = ((q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1))
    return [each for each in near if each in places]


def pieces(places: Spots) -> list[Spots]:
    """The connected pieces of some places."""
    found = []
    rest = set(places)
    while rest:
        piece = [rest.pop()]
        for place in piece:
            for near in touching(place, frozenset(rest)):
                piece.append(near)
                rest.remove(near)
        found.append(frozenset(piece))
    return found


def ways(basics: Spots, mixes: Spots, alone: bool) -> list[list[Spots]]:
    """All chains of one type, for every way to give each Mix to one of them."""
    bases = pieces(basics)
    owners: list[tuple[Place, list[int]]] = []
    lonely: list[Spots] = []
    for cluster in pieces(mixes):
        joins = [at for at, base in enumerate(bases) if any(touching(mix, base) for mix in cluster)]
        if joins:
            owners += [(mix, joins) for mix in cluster]
        elif alone:
            lonely.append(cluster)
    found = []
    for chosen in product(*[joins for _, joins in owners]):
        given_to = [
            {mix for (mix, _), at in zip(owners, chosen, strict=True) if at == own} for own in range(len(bases))
        ]
        chains = [base | more for base, more in zip(bases, given_to, strict=True)]
        if all(len(pieces(chain)) == 1 for chain in chains):
            found.append(chains + lonely)
    return found


def kinds(drawn: list[str]) -> dict[Place, str]:
    """What is drawn on each place: a letter, and for a Mix a star with what it was declared as."""
    found = {}
    for space, each in zip(READING, drawn, strict=True):
        if each != ".":
            found[PLACES[space]] = f"*{each.partition('=')[2]}" if each[0] == "X" else each[0]
    return found


def most(drawn: dict[Place, str], alone: bool, near: list[Place] | None) -> int:
    """The most that chains score: in the end, or together for a Viewpoint with its neighbours."""
    total = 0
    for letter in "WDLF":
        basics = frozenset(place for place, kind in drawn.items() if kind == letter)
        mixes = frozenset(place for place, kind in drawn.items() if kind == f"*{letter}")
        best = 0
        for chains in ways(basics, mixes, alone):
            if near is None:
                points = sum(len(chain) * (len(chain) + 1) // 2 for chain in chains)
            else:
                points = sum(2 * len(chain) for chain in chains if chain & set(near))
            best = max(best, points)
        total += best
    return total


def declared_ways(drawn: dict[Place, str]) -> list[dict[Place, str]]:
    """The Planet with its undeclared Mixes declared in every way."""
    free = [place for place, kind in drawn.items() if kind == "*"]
    return [
        {**drawn, **{place: f"*{letter}" for place, letter in zip(free, letters, strict=True)}}
        for letters in product("WDLF", repeat=len(free))
    ]


def some_planet(luck: random.Random, mixes: list[str]) -> list[str]:
    """A Planet with holes, few types and some Mixes, so that Mixes are often shared."""
    drawn = [luck.choice([".", "S6", "W1", "F1", "F2", "F3", luck.choice(["D1", "L1"])]) for _ in range(SPACES)]
    for space in luck.sample(range(SPACES), luck.randint(1, 4)):
        drawn[space] = luck.choice(mixes)
    return drawn


@pytest.mark.rule("R57", "R69", "O41")
@settings(max_examples=60, deadline=None)
@given(some.integers(0, 1 << 30), some.booleans())
def test_the_final_scoring_of_mixes_that_do_not_link(seed: int, alone: bool) -> None:
    drawn = some_planet(random.Random(seed), ["X10=F", "X11=F", "X10=W", "X11"])
    options = {"mix_links": "no", "mix_alone": "yes" if alone else "no"}
    table = Table("Blue", "Red", planets={"Blue": " ".join(drawn)}, groups=GROUPS, options=options)
    best = max(most(each, alone, None) for each in declared_ways(kinds(drawn)))
    assert table.score("Blue") == best
    lines = [line for line in table.game.sheet(table.state, 0) if "chain" in line.label]
    assert all(line.points for line in lines), "no chain of nothing"


@pytest.mark.rule("R61", "O26", "O41", "O44")
@settings(max_examples=60, deadline=None)
@given(some.integers(0, 1 << 30), some.booleans())
def test_all_chains_next_to_a_viewpoint_with_mixes_that_do_not_link(seed: int, alone: bool) -> None:
    luck = random.Random(seed)
    drawn = some_planet(luck, ["X10=F", "X11=F", "X10=W"])
    at = luck.randrange(SPACES)
    drawn[at] = "."
    options = {"mix_links": "no", "mix_alone": "yes" if alone else "no", "viewpoint": "all chains"}
    if drawn.count(".") < 2:
        drawn[at - 1] = "."  # so that there is a choice to be made
    table = viewing(" ".join(drawn), NAMES[READING[at]], **options)
    near = touching(PLACES[READING[at]], frozenset(PLACES))
    assert of_viewpoints(table) == most(kinds(drawn), alone, near)
