"""The end of the game, final scoring and the Strategic Variant (R63 to R85)."""

from __future__ import annotations

import pytest

from worldtable.games.lords_of_worlds.planet import PLACES
from worldtable.games.lords_of_worlds.scoring import CHAIN, Ground, chains, on_track
from worldtable.games.lords_of_worlds.state import SPACES_LEFT, State
from worldtable.games.lords_of_worlds.testing import Table, drawing, sheet

GROUPS = "green-5 green-5; violet-3; blue-2 blue-3; cyan-4; red-5 red-4; wild-3"
DECK = "yellow-1, blue-1, cyan-5, green-1, red-3, violet-5, red-2, blue-5"
SOME_BOARD = {"C9": "H1"}

#  The Planet of the final scoring example, Blue's last space still open.
ALMOST = """
                  D6
              S6      F2
          D1      D5      F1
              D2      A8
          D4      D3      F3
              W1      F4
          X10     D7      F5
              W2      V8
                  .
"""
STRATEGIC = """
                  D10
              L8      L4
          L2      L1      M7
              L5      M8
          F2      L3      M5
              X10     D2
          F9      W6      M2
              W5      W8
                  W2
"""


def filled(count: int) -> str:
    """A Planet with its first spaces filled, no two neighbours alike."""
    tiles = [
        "W1",
        "D1",
        "L1",
        "F1",
        "W2",
        "D2",
        "L2",
        "F2",
        "W3",
        "D3",
        "L3",
        "F3",
        "W4",
        "D4",
        "L4",
        "F4",
        "W5",
        "D5",
    ]
    return " ".join(tiles[:count] + ["."] * (19 - count))


def last_tile(seats: int, left: int, player: int = 0, **options: str) -> Table:
    """Somebody is about to place a paid tile with so many spaces left."""
    names = ("Blue", "Red", "Kofi", "Ines")[:seats]
    return Table(
        *names,
        turn=names[player],
        starter="Blue",
        placing="W9",
        planets={names[player]: filled(19 - left)},
        groups=GROUPS,
        deck=DECK,
        board=SOME_BOARD,
        options=options,
    )


def everybody_hires(table: Table) -> list[str]:
    """All hire until the end; who did."""
    order = []
    while not table.over:
        order += table.asked
        table.choose("Hire group 1")
    return order


@pytest.mark.rule("R63", "R64")
def test_the_end_is_triggered_and_the_round_is_finished() -> None:
    for seats, left in ((2, 0), (3, 1), (4, 4)):
        assert SPACES_LEFT[seats] == left
        table = last_tile(seats, left + 2)
        table.choose(table.options[-1])
        assert not table.s.last_round
        table = last_tile(seats, left + 1)
        if left:
            table.choose(table.options[-1])
        assert table.s.last_round
        assert table.game.view(table.state, 0).status == "Round 1, the last one"
        assert any("this is the last round" in line for line in table.told[-1])
        assert len(everybody_hires(table)) == seats - 1
        table = last_tile(seats, left + 1, player=seats - 1)
        if left:
            table.choose(table.options[-1])
        assert table.over, "the last player of the round ends it at once"


@pytest.mark.rule("O32", "R63")
def test_a_turn_may_overshoot_the_limit() -> None:
    table = Table(
        "Blue", "Red", "Kofi", placing="W9", planets={"Blue": filled(17)}, supply="D9, L9", groups=GROUPS, deck=DECK
    )
    table.choose("Place it on d4")
    table.choose("Take Desert 9")
    assert (table.unfilled("Blue"), table.s.last_round) == (0, True)
    assert everybody_hires(table) == ["Red", "Kofi"]


@pytest.mark.rule("R65", "O31")
def test_the_game_ends_after_a_round_without_tiles_on_the_board() -> None:
    table = Table(
        "Blue", "Red", hands={"Blue": "red-5"}, carts={"Blue": "C9"}, board=SOME_BOARD, groups=GROUPS, deck=DECK
    )
    table.choose("Collect Hills 1")
    table.pay("red-5")
    table.choose("Place it on c3")
    assert table.asked == ["Red"], "the round goes on"
    table.choose("Hire group 1")
    assert table.over
    assert "No tile is left on the game board: the game ends." in table.told[-1]


@pytest.mark.rule("R66")
def test_a_full_planet_in_the_last_round() -> None:
    roof = filled(18).replace("W3", "A9") + " "
    table = Table(
        "Red",
        "Blue",
        turn="Blue",
        starter="Red",
        hands={"Blue": "red-5, blue-1"},
        planets={"Blue": roof.replace(" . ", " L9 "), "Red": filled(18).replace(".", "L8")},
        carts={"Blue": "A1"},
        board={"A1": "F5"},
        groups=GROUPS,
        deck=DECK,
    )
    table.s.last_round = True
    assert len(table.options) == 6 + 1 + 1, "hire, collect, move"
    table.choose("Collect Forest 5")
    table.pay("red-5")
    assert table.over
    assert table.points("Blue") == 5, "an Architect tile was covered"


@pytest.mark.rule("R67", "R68", "R70", "R71", "R72", "R64", "I10", "E10", "O8")
def test_e10_final_scoring() -> None:
    table = Table(
        "Blue", "Red", placing="W3", planets={"Blue": ALMOST}, gained={"Blue": 15}, groups=GROUPS, deck=DECK
    )
    table.choose("Place it on c5: Architect, 3 points")
    assert table.points("Blue") == 18
    assert table.asked == ["Red"], "the other player still has a turn"
    table.choose("Hire group 1")
    assert table.over
    assert sheet(table, "Blue") == {
        "Coloured hexes": 15,
        "Architects": 3,
        "Desert chain of 8": 36,
        "Forest chain of 5": 15,
        "Water chain of 3": 6,
    }
    assert table.score("Blue") == 75
    assert "X10=D" in table.planet("Blue"), "the Mix was bound to Desert"
    view = table.game.view(table.state, 1)
    assert view.verdict == "Blue wins with 75 points."
    marker = next(zone for zone in view.zones if zone.id == "track").things[0]
    assert (marker.at, [(piece.kind, piece.count) for piece in marker.pieces]) == ((25,), [("token", 1)])
    tiles = [each for each in table.planet("Blue").split() if each[0] not in "SAV"]
    assert len(tiles) == 16, "chains of 8, 5 and 3, and three special tiles make 19"


@pytest.mark.rule("R71")
def test_tied_players_share_the_victory() -> None:
    table = Table("Blue", "Red", turn="Red", starter="Blue", gained={"Blue": 7, "Red": 7}, groups=GROUPS, deck=DECK)
    table.choose("Hire group 1")
    assert table.over
    assert table.game.outcome(table.state) == [0.5, 0.5]
    assert table.game.verdict(table.state) == "Blue and Red share the victory with 7 points."


@pytest.mark.rule("R57", "R69")
def test_a_mix_far_from_every_chain_counts_as_nothing() -> None:
    planet = drawing("X10 " + ". " * 17 + "W1")
    for alone, mix, points in (("no", "X10", 1), ("yes", "X10=W", 2)):
        table = Table(
            "Blue",
            "Red",
            turn="Red",
            starter="Blue",
            planets={"Blue": planet},
            groups=GROUPS,
            deck=DECK,
            options={"mix_alone": alone},
        )
        table.choose("Hire group 1")
        assert table.over
        assert (table.planet("Blue").split()[0], table.score("Blue")) == (mix, points)


@pytest.mark.rule("R67")
def test_chains_of_one_type_score_separately() -> None:
    table = Table(
        "Blue",
        "Red",
        planets={
            "Blue": """
                  W1
              W2      .
          .       .       .
              .       S6
          W3      S7      W4
              .       A8
          .       .       .
              .       .
                  W5
            """
        },
        groups=GROUPS,
    )
    assert sheet(table, "Blue") == {"Water chain of 2": 3, "Water chain of 1": 3}


@pytest.mark.rule("R68", "O8")
def test_points_of_chains() -> None:
    assert CHAIN[1:15] == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105]


@pytest.mark.rule("R69")
def test_undeclared_mixes_go_where_the_total_is_highest() -> None:
    table = Table(
        "Blue",
        "Red",
        planets={
            "Blue": """
                  W1
              W2      D1
          X10     X10     X11
              F1      D2
          F2      F3      D3
              X11     D4
          W3      W4      D5
              W5      W6
                  W7
            """
        },
        groups=GROUPS,
    )
    s = table.s
    ground = Ground(s, 0)
    best = sum(CHAIN[chain.length] for chain in chains(s, 0))
    assert best == max(total(s, types) for types in all_types(4))
    assert len(ground.best()) == 4
    assert best == table.score("Blue")


def all_types(mixes: int) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for _ in range(mixes):
        found = [[*types, each] for types in found for each in range(6)]
    return found


def total(s: State, types: list[int]) -> int:
    """The points of all chains by another way of counting: neighbours by coordinates, no masks."""
    kinds: dict[tuple[int, int], int] = {}
    basic = set()
    rest = iter(types)
    for space, place in enumerate(PLACES):
        tile = s.tops[space]
        if tile >= 0 and s.cards.terrain[tile] < 6:
            kinds[place] = s.cards.terrain[tile]
            basic.add(place)
        elif tile >= 0 and s.cards.terrain[tile] == 6:
            kinds[place] = next(rest)
    points = 0
    seen: set[tuple[int, int]] = set()
    for place in kinds:
        if place in seen:
            continue
        chain = [place]
        for q, r in chain:
            for near in ((q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)):
                if kinds.get(near) == kinds[place] and near not in chain:
                    chain.append(near)
        seen.update(chain)
        if basic & set(chain):
            points += len(chain) * (len(chain) + 1) // 2
    return points


@pytest.mark.rule("R72")
def test_the_track_shows_laps() -> None:
    shown = {0: (0, 50), 1: (0, 1), 49: (0, 49), 50: (50, 50), 75: (50, 25), 113: (100, 13), 200: (200, 50)}
    assert {points: on_track(points) for points in shown} == shown
