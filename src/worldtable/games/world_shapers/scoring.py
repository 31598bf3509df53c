"""The score sheet of World Shapers: a function of the collections (R54), with the owner's best choices (R52).

Copy cards and virtual sources are the only choices during scoring. They help their owner alone, so the best
of all combinations is taken, by looking at every one that could be the best.
"""

from __future__ import annotations

from itertools import product

from worldtable.engine.scene import Face, Line
from worldtable.games.world_shapers.card import SCORING
from worldtable.games.world_shapers.layout import OVERLOAD, PLACED
from worldtable.games.world_shapers.state import ROWS, State


class Gain:
    """What one choice gives: the points of a card that is completed by virtual sources, or of one that is copied."""

    def __init__(self, card: int, points: int, sources: int, side: int) -> None:
        self.card = card
        self.points = points
        self.sources = sources  # virtual ones: how many it takes to complete the card, or come with the copy
        self.side = side  # whose card it is


class Choices:
    """What a side chooses during scoring and the points of it."""

    def __init__(self, copied: list[Gain], filled: list[Gain]) -> None:
        self.copied = copied  # one for each copy card, in the order of the collection
        self.filled = filled  # the vicinity cards that virtual sources complete
        self.points = sum([each.points for each in copied]) + sum([each.points for each in filled])


def score(s: State, side: int) -> int:
    """The sum of the sheet, without its words."""
    total = s.cards.overload_points if s.overload == side else 0
    choices = False
    faces = s.cards.faces
    for element in range(4):
        column = side * 4 + element
        first = column * ROWS
        for row in range(s.heights[column]):
            card = s.cells[first + row]
            face = faces[card]
            for power in (face.enhanced if s.lit >> card & 1 else face.basic).scores:
                total += power.points(s, side, element, row)
                if power.copies or power.sources:
                    choices = True
    return total + best_choices(s, side).points if choices else total


def best_choices(s: State, side: int, sources: int = 0) -> Choices:
    """The copies and virtual sources, perhaps some more, that give a side the most points (R48, R49)."""
    gaps: list[Gain] = []
    copies = 0
    for element in s.order:
        for row, card in enumerate(s.column(side, element)):
            for power in s.powers(card):
                sources += power.sources
                if power.copies:
                    copies += 1
                lacks = power.missing(s, side, element, row)
                if lacks:
                    gaps.append(Gain(card, power.amount, lacks, side))
    if not copies and not sources:
        return Choices([], [])
    return search(worth_copying(s, side) if copies else [], copies, gaps, sources)


def search(worth: list[Gain], copies: int, gaps: list[Gain], sources: int) -> Choices:
    """Try all that is worth copying for every copy card; the first of equals."""
    if not worth:
        return Choices([], filled(gaps, sources))
    ways = [list(copied) for copied in product(worth, repeat=copies)]
    found = [Choices(copied, filled(gaps, sources + sum([each.sources for each in copied]))) for copied in ways]
    return max(found, key=lambda choices: choices.points)


def worth_copying(s: State, side: int) -> list[Gain]:
    """For every number of virtual sources the scoring card that gives the most points besides (R48)."""
    best: dict[int, Gain] = {}
    for other in s.clockwise(side):
        for card in s.collection(other):
            face = s.cards.faces[card]
            if face.icon != SCORING or face.copying:
                continue
            powers = s.powers(card)
            points = sum([power.points(s, side, 0, 0) for power in powers])
            sources = sum([power.sources for power in powers])
            if sources not in best or best[sources].points < points:
                best[sources] = Gain(card, points, sources, other)
    return [best[sources] for sources in sorted(best)]


def filled(gaps: list[Gain], sources: int) -> list[Gain]:
    """The gaps that some virtual sources close for the most points.

    Gaps of one and of two neighbours are tried in every mixture; among each kind the dearest come first.
    """
    singles = dearest(gaps, 1)
    doubles = dearest(gaps, 2)
    best: list[Gain] = []
    most = 0
    for count in range(min(len(doubles), sources // 2) + 1):
        chosen = doubles[:count] + singles[: sources - 2 * count]
        points = sum([gap.points for gap in chosen])
        if points > most:
            most = points
            best = chosen
    return best


def dearest(gaps: list[Gain], lacks: int) -> list[Gain]:
    """The gaps of a kind, dearest first, equals in the order of the collection."""
    return sorted([gap for gap in gaps if gap.sources == lacks], key=lambda gap: -gap.points)


class Scored:
    """What a card of a collection scores now, each effect with its reason, and the cards it looks at for that."""

    def __init__(self, card: int, element: int, row: int) -> None:
        self.card = card
        self.element = element
        self.row = row
        self.shares: list[Line] = []
        self.links: list[tuple[str, int]] = []  # how, and the code of the other card

    def note(self, kind: str, points: int, why: str) -> None:
        """Add an effect; one that never scores has no reason and no share."""
        if why:
            self.shares.append(Line(why, points, PLACED + self.card, kind))

    @property
    def points(self) -> int:
        return sum([share.points for share in self.shares])

    @property
    def why(self) -> str:
        return "; ".join([share.label for share in self.shares]) or NO_EFFECT


NO_EFFECT = "no effect yet"
BESIDE = "scores for"
COPIES = "copies"
HELPS = "helps"


def scored(s: State, side: int) -> list[Scored]:
    """Every card of a collection with its points, column by column from the left."""
    choices = best_choices(s, side)
    helped = {gap.card: gap for gap in choices.filled}
    copied = choices.copied.copy()
    found: list[Scored] = []
    for element in s.order:
        for row, card in enumerate(s.column(side, element)):
            each = Scored(card, element, row)
            for power in s.powers(card):
                if power.copies and copied:
                    what = copied.pop(0)
                    each.note(power.kind, what.points, copy_in_words(s, side, what))
                    each.links.append((COPIES, PLACED + what.card))
                elif power.sources:
                    each.note(power.kind, 0, sources_in_words(s, choices.filled))
                    each.links.extend([(HELPS, PLACED + gap.card) for gap in choices.filled])
                elif power.needed and card in helped:
                    why = f"{power.amount} with virtual sources for {power.beside()}"
                    each.note(power.kind, helped[card].points, why)
                else:
                    each.note(power.kind, power.points(s, side, element, row), power.why(s, side, element, row))
                    for other in power.neighbours(s, side, element, row):
                        each.links.append((BESIDE, PLACED + s.cells[(side * 4 + other) * ROWS + row]))
            found.append(each)
    return found


def copy_in_words(s: State, side: int, what: Gain) -> str:
    reasons = [power.why(s, side, 0, 0) for power in s.powers(what.card)]
    because = "; ".join([each for each in reasons if each])
    return f"copies {s.called(what.side)}'s {s.card_name(what.card)}" + (f": {because}" if because else "")


def sources_in_words(s: State, gaps: list[Gain]) -> str:
    return f"virtual sources for {' and '.join([s.card_name(gap.card) for gap in gaps]) or 'nobody'}"


def if_enhanced(s: State, side: int, each: Scored) -> int:
    """What a card would score with a crystal on it, everything else unchanged."""
    total = 0
    for power in s.cards.faces[each.card].enhanced.all:
        total += power.points(s, side, each.element, each.row)
        if power.sources:
            total += best_choices(s, side, power.sources).points - best_choices(s, side).points
    return total


def laid(before: State, after: State, seat: int) -> list[int]:
    """What each card scores that comes into a seat's collection."""
    return [each.points for each in scored(after, seat) if before.owner(each.card) != seat]


def reasons(before: State, after: State, seat: int) -> list[str]:
    """Why each card that comes or scores otherwise scores what it does, one's own cards first."""
    was = {each.card: each.points for side in range(before.sides) for each in scored(before, side)}
    found: list[str] = []
    for side in after.clockwise(seat):
        whose = "" if side == seat else f"{after.called(side)}'s "
        for each in scored(after, side):
            if was.get(each.card) != each.points:
                found.append(f"{whose}{after.card_name(each.card)}: {each.why}")
    return found


def sheet(s: State, side: int) -> list[Line]:
    """A line for each effect of each card of the collection, and for Overload beside it."""
    lines: list[Line] = []
    for each in scored(s, side):
        for share in each.shares or [Line(NO_EFFECT, 0, PLACED + each.card)]:
            lines.append(Line(f"{s.card_name(each.card)}: {share.label}", share.points, share.code, share.kind))
    if s.overload == side:
        label = f"{s.card_name(OVERLOAD)}: beside the collection"
        lines.append(Line(label, s.cards.overload_points, PLACED + OVERLOAD, "overload"))
    return lines


def winners(s: State) -> list[int]:
    """The seats with the most points and, among those, the most crystals left (R55)."""
    best = max([(score(s, seat), s.crystals[seat]) for seat in range(s.seats)])
    return [seat for seat in range(s.seats) if (score(s, seat), s.crystals[seat]) == best]


RANKS = ("Astral", "Ethereal", "Celestial", "Deity", "Eternal", "Omnipotent")
RANK_FACES = [Face(name, "rank") for name in RANKS]
LEAST = (35, 46, 56, 66, 76)  # the points of all ranks but the first


def rank(points: int) -> int:
    """The place among the ranks that some points reach in the solo game (R62)."""
    return len([least for least in LEAST if points >= least])
