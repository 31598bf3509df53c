"""Assistant cards: what each is worth, in its colour alone, and what wilds are worth (R2, R30)."""

from __future__ import annotations

import pytest

from worldtable.games.lords_of_worlds.testing import Table

GROUPS = "green-5 green-5; violet-3; blue-2 blue-3; cyan-4; red-5 red-4; wild-3"
HEXES = {"blue": "A14", "red": "A11", "green": "A19", "cyan": "A3", "violet": "A17", "yellow": "A8"}


def check_colour(colour: str) -> None:
    """A card of each value pays for a tile of its value under the Cart on a hex of its colour, and for no other's."""
    for value in range(1, 6):
        for ground, hex in HEXES.items():
            table = Table(
                "Blue",
                "Red",
                hands={"Blue": f"{colour}-{value}"},
                carts={"Blue": hex},
                board={hex: f"W{value}"},
                groups=GROUPS,
            )
            offered = f"Collect Water {value} from {hex} for {value} in {ground}, 5 points at once"
            assert (offered in table.options) == (ground == colour)
            if ground == colour:
                table.choose(offered)
                table.pay(f"{colour}-{value}")
                assert (table.points("Blue"), table.discard) == (5, [f"{colour}-{value}"])
        dear = Table(
            "Blue",
            "Red",
            hands={"Blue": f"{colour}-{value}"},
            carts={"Blue": HEXES[colour]},
            board={HEXES[colour]: "W6"},
        )
        assert dear.why(dear.hex(HEXES[colour])) == f"Water 6 costs 6 in {colour}, you hold {value}. (R29, R43)"


@pytest.mark.rule("R43")
@pytest.mark.card("blue-1", "blue-2", "blue-3", "blue-4", "blue-5")
def test_blue() -> None:
    check_colour("blue")


@pytest.mark.card("red-1", "red-2", "red-3", "red-4", "red-5")
def test_red() -> None:
    check_colour("red")


@pytest.mark.card("green-1", "green-2", "green-3", "green-4", "green-5")
def test_green() -> None:
    check_colour("green")


@pytest.mark.card("cyan-1", "cyan-2", "cyan-3", "cyan-4", "cyan-5")
def test_cyan() -> None:
    check_colour("cyan")


@pytest.mark.card("violet-1", "violet-2", "violet-3", "violet-4", "violet-5")
def test_violet() -> None:
    check_colour("violet")


@pytest.mark.rule("O6")
@pytest.mark.card("yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5")
def test_yellow() -> None:
    check_colour("yellow")


@pytest.mark.rule("R30")
@pytest.mark.card("wild-3", "wild-4")
def test_wilds_pay_in_any_colour() -> None:
    for wild in (3, 4):
        for colour, hex in HEXES.items():
            table = Table(
                "Blue",
                "Red",
                hands={"Blue": f"wild-{wild}, {colour}-2"},
                carts={"Blue": hex},
                board={hex: f"W{wild + 2}"},
                groups=GROUPS,
            )
            table.choose(f"Collect Water {wild + 2}")
            table.pay(f"wild-{wild}", f"{colour}-2")
            assert table.points("Blue") == 5
