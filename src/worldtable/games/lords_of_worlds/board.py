"""The game boards of Lords of Worlds: hexes, how boards are joined, and what each way costs.

Axial coordinates (q, r), flat-top hexes, y downwards. A Map never changes and is shared by all states of a game.
"""

from __future__ import annotations

from typing import Final

from worldtable.engine.option import BadSetup
from worldtable.engine.wording import quoted

COLOURS: Final = ("blue", "red", "green", "cyan", "violet", "yellow")

# The ground of a hex: one of the six colours, or one of these; 6 is white, the colour of the wild cards.
NEUTRAL: Final = 7
PORTAL: Final = 8
GROUNDS: Final = "brgcvy .O"  # a letter for each, where boards are drawn

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
MOST_HEXES: Final = 64

# A board as columns from left to right: q, the topmost r, and the grounds of the hexes downwards (R5, O3 to O5).
BOARDS: Final = {
    "L1": ((-2, -1, "..c."), (-1, -1, "O..y"), (0, -2, "..r.."), (1, -2, "b..v"), (2, -2, ".g..")),
    "L2": ((-2, -1, "..c."), (-1, -1, "y..r"), (0, -2, "..v.."), (1, -2, "b..g"), (2, -2, ".O..")),
    "S1": ((-2, 0, ".."), (-1, 0, "O."), (0, -1, "..g"), (1, -1, "b."), (2, -1, ".y")),
    "S2": ((-2, 0, "v."), (-1, 0, ".c"), (0, -1, "O.."), (1, -1, ".r"), (2, -1, "..")),
}
LETTERS: Final = {"L1": "A", "L2": "B", "S1": "C", "S2": "D"}
SIZES: Final = {2: (1, 2), 3: (2, 1), 4: (2, 2)}  # large and small boards by number of players (R8)

# How the boards lie: name:rotation:q,r with the rotation in steps of 60 degrees.
DEFAULTS: Final = {
    2: "L1:0:0,0 S1:0:1,3 S2:1:4,0",
    3: "L1:0:0,0 L2:0:5,-1 S1:0:1,3",
    4: "L1:0:0,0 L2:0:5,-1 S2:0:4,-4 S1:0:1,3",
}
ALTERNATIVES: Final = {
    2: "L2:0:0,0 S1:1:-3,4 S2:3:1,3",
    3: "L1:0:0,0 L2:3:5,-1 S2:0:4,-4",
    4: "L1:0:0,0 L2:3:5,-1 S1:3:4,-4 S2:3:1,3",
}
ASSEMBLIES: Final = {"default": DEFAULTS, "alternative": ALTERNATIVES}


class Hex:
    """A hex of the assembled boards."""

    def __init__(self, q: int, r: int, board: str, name: str, ground: int) -> None:
        self.q = q
        self.r = r
        self.board = board
        self.name = name  # the board's letter and the hex's number on it, whichever way the board lies
        self.ground = ground


def turned(q: int, r: int, rotation: int) -> tuple[int, int]:
    """A place after so many turns of 60 degrees about the middle."""
    for _ in range(rotation % 6):
        q, r = -r, q + r
    return q, r


def board_hexes(board: str, rotation: int, q: int, r: int) -> list[Hex]:
    """The hexes of one board, turned and shifted."""
    found: list[Hex] = []
    for column, top, letters in BOARDS[board]:
        for down, letter in enumerate(letters):
            at_q, at_r = turned(column, top + down, rotation)
            name = f"{LETTERS[board]}{len(found) + 1}"
            found.append(Hex(at_q + q, at_r + r, board, name, GROUNDS.index(letter)))
    return found


def assemble(text: str) -> list[Hex]:
    """The hexes of boards joined as a text says; BadSetup if they cannot lie so."""
    hexes: list[Hex] = []
    boards: list[str] = []
    for part in text.split():
        board, rotation, q, r = parse_placement(part)
        if board in boards:
            raise BadSetup(f"Boards: {board} is used twice; there is one of each (R5).")
        boards.append(board)
        hexes.extend(board_hexes(board, rotation, q, r))
    if not hexes:
        raise BadSetup(f"Boards: none are named. {HOW_TO}")
    hexes.sort(key=lambda each: (each.q, each.r))
    check_assembly(hexes)
    return hexes


HOW_TO: Final = "Say default, alternative, or name:rotation:q,r for each board, as in “L1:0:0,0 S1:0:1,3 S2:1:4,0”."
FURTHEST: Final = 99


def parse_placement(part: str) -> tuple[str, int, int, int]:
    words = part.replace(",", ":").split(":")
    if len(words) != 4 or words[0] not in BOARDS:
        raise BadSetup(f"Boards: {quoted(part)} places no board; the boards are {', '.join(BOARDS)}. {HOW_TO}")
    numbers: list[int] = []
    for word in words[1:]:
        if not word.isascii() or not word.removeprefix("-").isdigit() or len(word) > 4:
            raise BadSetup(f"Boards: {quoted(word)} in {quoted(part)} is no whole number. {HOW_TO}")
        numbers.append(int(word))
    rotation, q, r = numbers
    if not 0 <= rotation <= 5 or abs(q) > FURTHEST or abs(r) > FURTHEST:
        raise BadSetup(f"Boards: in {quoted(part)} the rotation must be 0 to 5 and the place within {FURTHEST}.")
    return words[0], rotation, q, r


def check_assembly(hexes: list[Hex]) -> None:
    """No overlap, connected, and the tile hexes connected without the portals."""
    taken: dict[tuple[int, int], Hex] = {}
    for each in hexes:
        other = taken.get((each.q, each.r))
        if other is not None:
            raise BadSetup(f"Boards: {each.board} and {other.board} overlap at {each.q},{each.r} (R8).")
        taken[each.q, each.r] = each
    if not connected(hexes):
        raise BadSetup("Boards: they must all be joined to one another (R8).")
    if not connected([each for each in hexes if each.ground != PORTAL]):
        raise BadSetup("Boards: the hexes with tiles must be joined without the portals too (R8).")


def check_boards(hexes: list[Hex], seats: int) -> None:
    """As many large and small boards as the number of players wants (R8)."""
    names = sorted({each.board for each in hexes})
    large, small = SIZES[seats]
    if len(names) != large + small or len([name for name in names if name.startswith("L")]) != large:
        wanted = f"{seats} players use {large} large and {small} small boards"
        raise BadSetup(f"Boards: {wanted}, not {', '.join(names)} (R8).")


def connected(hexes: list[Hex]) -> bool:
    places = {(each.q, each.r) for each in hexes}
    reached = [(hexes[0].q, hexes[0].r)]
    for q, r in reached:
        for dq, dr in DIRECTIONS:
            place = (q + dq, r + dr)
            if place in places and place not in reached:
                reached.append(place)
    return len(reached) == len(places)


class Map:
    """Assembled boards with the price of every way; hexes are numbered by column and row."""

    def __init__(self, hexes: list[Hex], strategic: bool, portal_at_once: bool) -> None:
        self.hexes = hexes
        self.size = len(hexes)
        self.ground = [each.ground for each in hexes]
        self.portals = [at for at in range(self.size) if hexes[at].ground == PORTAL]
        places = {(hexes[at].q, hexes[at].r): at for at in range(self.size)}
        self.near: list[list[int]] = []
        for each in hexes:
            around = [places.get((each.q + dq, each.r + dr), -1) for dq, dr in DIRECTIONS]
            self.near.append([at for at in around if at >= 0])
        self.strategic = strategic
        self.portal_at_once = portal_at_once
        names = " ".join([f"{each.name}@{each.q},{each.r}" for each in hexes])
        self.words = f"Map({names} {strategic} {portal_at_once})"
        self.price: list[int] = []  # of the way from a to b at a * size + b
        for start in range(self.size):
            for end, cost in enumerate(self.prices(start)):
                # From portal to portal at no cost is no turn: step out and in again (R29, R82).
                self.price.append(2 if cost == 0 and start != end else cost)

    def __repr__(self) -> str:
        return self.words

    def cheapest(self, start: int) -> list[int]:
        """The cheapest path to every hex by steps and portals (R34, R36 to R38, R82)."""
        costs = [-1] * self.size
        costs[start] = 0
        ring = [start]
        cost = 0
        while ring:
            if self.strategic and any([self.ground[at] == PORTAL for at in ring]):
                for portal in self.portals:
                    if costs[portal] < 0:
                        costs[portal] = cost
                        ring.append(portal)
            cost += 1
            following: list[int] = []
            for at in ring:
                jump = not self.strategic and self.ground[at] == PORTAL
                for step in range(self.size) if jump else self.near[at]:
                    if costs[step] < 0:
                        costs[step] = cost
                        following.append(step)
            ring = following
        return costs

    def way(self, start: int, end: int) -> list[int]:
        """The hexes of a cheapest way, without the start: steps, and what portals lead to straight away."""
        if start == end:
            return []
        if self.ground[start] == PORTAL and not self.portal_at_once:
            costs = [self.cheapest(at)[end] for at in self.near[start]]
            out = self.near[start][costs.index(min(costs))]
            return [out, *self.traced(out, end)]
        if self.cheapest(start)[end] == 0:  # from portal to portal: out and in again (R29, R82)
            return [self.near[start][0], start, end]
        return self.traced(start, end)

    def traced(self, start: int, end: int) -> list[int]:
        """A way to a hex step by step, found from its end: each hex is one nearer, or a portal away."""
        costs = self.cheapest(start)
        found: list[int] = []
        at = end
        while at != start:
            found.append(at)
            at = self.before(at, costs, found)
        return found[::-1]

    def before(self, hex: int, costs: list[int], used: list[int]) -> int:
        """A hex from which another is reached at its price."""
        for near in self.near[hex]:
            if costs[near] == costs[hex] - 1:
                return near
        step = 0 if self.strategic else 1  # what a portal costs (R38, R82)
        return next(at for at in self.portals if at not in used and costs[at] == costs[hex] - step)

    def prices(self, start: int) -> list[int]:
        """The cheapest path to every hex for a Cart that begins its turn on one.

        In the strict reading of O16 it must leave a portal and enter it again to use it.
        """
        if self.portal_at_once or self.ground[start] != PORTAL:
            return self.cheapest(start)
        outside = [self.cheapest(at) for at in self.near[start]]
        found = [1 + min([costs[end] for costs in outside]) for end in range(self.size)]
        found[start] = 0
        return found
