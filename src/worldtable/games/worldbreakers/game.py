"""Worldbreakers: the box."""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.decks import DeckKit, DeckList
from worldtable.engine.features import Features, Plane
from worldtable.engine.game import Game
from worldtable.engine.journey import Chapter
from worldtable.engine.log import counted
from worldtable.engine.observation import Row
from worldtable.engine.option import Option, Preset
from worldtable.engine.printing import Print
from worldtable.engine.scene import Amount, Banner, Line, Zone
from worldtable.engine.table import Fight
from worldtable.games.worldbreakers import features, observation, scoring, view
from worldtable.games.worldbreakers.campaign.chapters import chapters
from worldtable.games.worldbreakers.campaign.journey import CHAPTERS, begin_campaign
from worldtable.games.worldbreakers.campaign.view import campaign_prints
from worldtable.games.worldbreakers.cards import PRINTED, read_set
from worldtable.games.worldbreakers.codes import CODES, DONE, PAIZA, TURNS
from worldtable.games.worldbreakers.combat.view import fight
from worldtable.games.worldbreakers.decks import DeckOption, deck_list, deck_of, kit
from worldtable.games.worldbreakers.draft import begin_draft
from worldtable.games.worldbreakers.redeal import redeal
from worldtable.games.worldbreakers.rules import begin_duel, lay_out
from worldtable.games.worldbreakers.state import State

ALONE = range(1, 2)
TWO = range(2, 3)
ATTEMPTS = 10_000  # more than a campaign can lose
DECKS = "decks"
WINSTON = "winston"
OWN = "own"
BRING = "Each player brings a deck, in secret until both are ready."
FORMATS = {
    DECKS: "Play with the decks named below.",
    WINSTON: "Draft first: both build a deck from the same 96 cards.",
    OWN: BRING,
}
FORMAT_TEXT = "Two players: play the decks named below, draft them first (Winston draft), or bring one each."
LEVELS = {
    "normal": "Chapters are won with 5 or 7 power.",
    "easy": "Every chapter needs 1 power less.",
    "hard": "Every chapter needs 2 power more.",
}
FORMAT = Option("format", FORMAT_TEXT, FORMATS, DECKS, group="variant", seats=TWO)
LEVEL = Option(
    "level", "The campaign: how much power a chapter needs.", LEVELS, "normal", group="set-up", seats=ALONE
)
DRAFT = "Draft the cards of the box in a Winston draft, build a deck, then play."
PRESETS = (
    Preset("standard", "Standard", "Khutulun's riders against Marco Polo's caravan.", {}, TWO),
    Preset("own", "Own decks", BRING, {"format": OWN}, TWO),
    Preset("draft", "Draft first", DRAFT, {"format": WINSTON}, TWO),
    Preset("campaign", "Campaign", "Five chapters from the Khan's City to the sea, alone.", {}, ALONE),
)
DECK_TEXT = "deck: a starter deck, a random legal deck, or a deck list (a Worldbreaker and 30 cards, a name a line)."


class Worldbreakers(Game[State]):
    name = "worldbreakers"
    title = "Worldbreakers"
    sentence = "Lead a guild of the Khanate: followers attack, locations are developed, ten power break the world."
    version = 4
    codes = CODES
    buttons = (DONE, PAIZA)
    minutes = 45
    weight = "heavy"
    bound = 20_000
    plays: tuple[str, ...] = ("Played",)

    def __init__(self, folder: Path) -> None:
        cards = read_set(folder)
        first = DeckOption("deck_1", f"The first seat's {DECK_TEXT}", "earth", cards)
        second = DeckOption("deck_2", f"The second seat's {DECK_TEXT}", "stars", cards)
        super().__init__(range(1, 3), (FORMAT, first, second, LEVEL), cards)
        self.box = cards
        self.presets = PRESETS

    def with_cards(self, folder: str) -> Worldbreakers:
        return Worldbreakers(Path(folder))

    def prints(self) -> list[Print]:
        base = [face.on_paper("Base game") for face in self.box.faces if not face.solo_only]
        return [*base, *campaign_prints(self.box)]

    def deck_kit(self) -> DeckKit:
        return kit(self.box)

    def read_deck(self, text: str) -> DeckList:
        return deck_list(self.box, text)

    def brought(self, seats: int, options: dict[str, str]) -> list[str]:
        return ["deck_1", "deck_2"] if seats == 2 and options.get("format") == OWN else []

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        s = State(seats, self.box.solo if seats == 1 and self.box.solo is not None else self.box)
        s.reseed(seed)
        if seats == 1:
            begin_campaign(s, options["level"])
        elif options["format"] == WINSTON:
            begin_draft(s)
        else:
            for side in (0, 1):
                deck = deck_of(s, options[f"deck_{side + 1}"])
                lay_out(s, side, deck.breaker, deck.cards)
            begin_duel(s)
        return s

    def zones(self, s: State, seat: int) -> list[Zone]:
        return view.zones(s, seat)

    def redeal(self, s: State, seat: int, seed: int) -> State:
        return redeal(s, seat, seed)

    def hand(self, s: State, side: int) -> list[int]:
        return s.hands[side]

    def cards_behind(self, s: State, code: int) -> list[str]:
        return [s.card_id(code)] if code < DONE else []

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
        return s.seat_of(s.active)

    def status(self, s: State, seat: int) -> str:
        if s.piles:
            return f"Winston draft: {counted(len(s.stock), 'card')} in the stock"
        if s.chapter > CHAPTERS:
            return f"All {CHAPTERS} chapters are won"
        if s.round == 0:
            return f"Before chapter {s.chapter}" if s.solo else "Before the game"
        part = "Rally Phase" if s.turn >= TURNS else f"turn {s.turn + 1} of {TURNS}"
        chapter = f"Chapter {s.chapter}, " if s.solo else ""
        return f"{chapter}Round {s.round}, {part}; {s.goal} power wins"

    def clock(self, s: State) -> list[Amount]:
        """Chapter, round, and the turn of its eight."""
        found = [Amount("chapter", min(s.chapter, CHAPTERS))] if s.solo else []
        if s.round and not s.piles:
            found.append(Amount("round", s.round))
            if s.turn < TURNS:
                found.append(Amount("turn", s.turn + 1, most=TURNS))
        return found

    def phase(self, s: State) -> str:
        if s.piles:
            return "draft"
        if not s.play[0]:
            return "between games" if s.solo else "deck building"
        if s.round == 0:
            return "mulligan"
        if s.attacking >= 0:
            return "breach" if s.success else "combat"
        return "rally" if s.turn >= TURNS else "action"

    def banners(self, s: State, seat: int) -> list[Banner]:
        return [view.banner(s, side) for side in (0, 1)]

    def fight(self, s: State, seat: int) -> Fight | None:
        return fight(s)

    def sides(self, s: State) -> list[str]:
        return [s.name(0), s.name(1)]

    def outcome(self, s: State) -> list[float]:
        if s.solo:
            return [scoring.chapters_won(s) / CHAPTERS]
        return [1.0 if s.winner == seat else 0.0 for seat in range(2)]

    def stretch(self, s: State) -> int:
        """A game of the campaign: the chapter and how many were lost before."""
        return s.chapter * ATTEMPTS + s.lost if s.solo else 0

    def mark(self, s: State) -> str:
        return f"Chapter {min(s.chapter, CHAPTERS)}" if s.solo else ""

    def chapters(self, s: State) -> list[Chapter]:
        return chapters(s)

    def prize(self, s: State, stretch: int) -> list[float]:
        if s.solo:
            return [1.0 if s.chapter > stretch // ATTEMPTS else 0.0]
        return self.outcome(s)

    def grant(self, s: State) -> None:
        s.power[0] = s.goal + s.power[1] + 1

    def verdict(self, s: State) -> str:
        if not s.solo:
            return f"{s.name(s.winner)} wins with {s.power[s.winner]} power against {s.power[1 - s.winner]}."
        won = scoring.chapters_won(s)
        if won == CHAPTERS:
            return "Marco Polo reaches his ship: all five chapters are won."
        return f"The road ends here: {won} of {CHAPTERS} chapters were won."


WORLDBREAKERS = Worldbreakers(PRINTED)
