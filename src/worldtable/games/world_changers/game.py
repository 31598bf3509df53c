"""World Changers: the box."""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.changes import Preview
from worldtable.engine.features import Features, Plane
from worldtable.engine.game import IMAGINED, Game
from worldtable.engine.loop import asked, unfold
from worldtable.engine.observation import Row
from worldtable.engine.option import Option
from worldtable.engine.scene import Amount, Banner, Line, Zone
from worldtable.games.world_changers import features, observation, scoring, view
from worldtable.games.world_changers.cards import PRINTED, read_set
from worldtable.games.world_changers.layout import BOX, CODES, HAND, PASS, PILE, VOID, WAY
from worldtable.games.world_changers.questions import CardAsk
from worldtable.games.world_changers.rules import HAND_SIZE, VOID_SIZE, Turn
from worldtable.games.world_changers.solo import SOLO_CARDS, SOLO_VOID, SoloTurn
from worldtable.games.world_changers.state import State

CARDS_EACH = 6
FIRST = Option("first", "Who begins: a player drawn by lot, or the first seat.", ("random", "seat 1"), "random")
FIRST.group = "set-up"
FIRST.meanings = ("A player drawn by lot begins.", "The first seat begins.")


class WorldChangers(Game[State]):
    name = "world_changers"
    title = "World Changers"
    sentence = "Invite historical figures into your crew; every one of them bends the rules a little."
    version = 1
    codes = CODES
    buttons = (PASS, WAY)
    minutes = 10
    weight = "light"
    bound = 5000
    plays: tuple[str, ...] = ("Invited", "Placed")

    def __init__(self, folder: Path) -> None:
        self.box = read_set(folder)
        super().__init__(range(1, 5), (FIRST,), self.box)

    def with_cards(self, folder: str) -> WorldChangers:
        return WorldChangers(Path(folder))

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = State(seats, self.box)
        s.reseed(seed)
        if seats == 1:
            deal(s, SOLO_CARDS, SOLO_VOID)  # S1, S2
            s.then(SoloTurn())
        else:
            deal(s, CARDS_EACH * seats, VOID_SIZE)  # R2 to R5
            s.then(Turn(s.roll(seats) if options["first"] == "random" else 0))  # R6
        return s

    def zones(self, s: State, seat: int) -> list[Zone]:
        return view.zones(s, seat)

    def planes(self) -> list[Plane]:
        return features.PLANES

    def features(self, s: State, side: int, first: int, found: Features) -> None:
        features.fill(s, side, first, found)

    def observed_planes(self, sides: int) -> list[Plane]:
        return observation.planes(sides)

    def observe(self, s: State, seat: int, first: int, row: Row) -> None:
        observation.fill(s, seat, first, row)

    def sheet(self, s: State, side: int) -> list[Line]:
        return scoring.sheet(s, side)

    def score(self, s: State, side: int) -> int:
        return scoring.score(s, side)

    def turn(self, s: State) -> int:
        return s.active

    def status(self, s: State, seat: int) -> str:
        return f"Turn {s.turns}"

    def clock(self, s: State) -> list[Amount]:
        return [Amount("turn", s.turns)]

    def banners(self, s: State, seat: int) -> list[Banner]:
        return view.banners(s)

    def foresee(self, s: State, seat: int, option: int, preview: Preview) -> None:
        """Whom and what the card could touch next, and who is safe from it, however the rest is dealt."""
        found = [self.reaches(s, seat, option, seed) for seed in IMAGINED]
        if found[0] == found[1]:
            preview.reach, preview.safe = found[0]

    def reaches(self, s: State, seat: int, option: int, seed: int) -> tuple[list[int], list[tuple[int, int]]]:
        """At a table dealt anew: what an answer lets its seat choose next, and who is spared."""
        known = self.redeal(s, seat, seed)
        known.telling = False
        whole = unfold(known, asked(known, seat), option)
        at = asked(known, seat)
        ask = known.asks[at] if whole and at >= 0 else None
        if not isinstance(ask, CardAsk):
            return [], []
        spared = ask.spared(known)
        return [
            code for code in known.options[at] if code < PASS and code not in [side for side, _ in spared]
        ], spared

    def sides(self, s: State) -> list[str]:
        return [s.name(0), "The dummy"] if s.seats == 1 else super().sides(s)

    def outcome(self, s: State) -> list[float]:
        winners = scoring.winners(s)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]

    def verdict(self, s: State) -> str:
        names = self.sides(s)
        winners = scoring.winners(s)
        score = scoring.score(s, winners[0])
        points = "1 Legacy Point" if score == 1 else f"{score} Legacy Points"
        if len(winners) == 1:
            return f"{names[winners[0]]} wins with {points}."
        if s.seats == 1:
            return f"A draw: {names[0]} and the dummy have {points} each."  # O29
        shared = ", ".join([names[side] for side in winners[:-1]])
        return f"{shared} and {names[winners[-1]]} share the victory with {points}."


def deal(s: State, cards: int, void: int) -> None:
    """Choose cards at random for the Draw Pile, fill the hands and lay out the Void."""
    chosen = s.cards.solo_deck.copy() if s.seats == 1 else s.cards.whole_deck.copy()
    s.deal(chosen, cards)
    s.lay_out(chosen[:-cards], BOX)
    s.at[PILE] = chosen[-cards:]
    if s.seats == 1:
        s.at[BOX].extend([card for card in s.cards.whole_deck if card not in s.cards.solo_deck])
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            s.draw(PILE, HAND + seat)
    for _ in range(void):
        s.draw(PILE, VOID)


WORLD_CHANGERS = WorldChangers(PRINTED)
