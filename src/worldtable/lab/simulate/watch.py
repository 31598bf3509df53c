"""One game played by bots and watched: who held and played which cards, and what was decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from worldtable.bots import choice
from worldtable.engine.game import Game
from worldtable.engine.log import Told
from worldtable.engine.loop import answer_as
from worldtable.engine.step import State
from worldtable.lab.players import named
from worldtable.lab.simulate.setting import Setting

LUCK: Final = 100_003  # room for the answers of one game among the seeds of bots
MOMENT: Final = (
    "chapter",
    "round",
    "turn",
)  # what of the clock makes another turn
NOBODY: Final = -1

Row = dict[str, Any]  # a value for each column, as `schema` names them


class Watcher:
    """What is noted of a game while it is played."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.sides = range(len(game.sides(s)))
        self.drawn: list[set[int]] = [set() for _ in self.sides]
        self.played: list[set[int]] = [set() for _ in self.sides]
        self.moment: tuple[object, ...] = ()
        self.turns = 0
        self.round: int | None = None
        self.hear(s)

    def look(self, s: State) -> None:
        """Before an answer: what everybody holds, and whether another turn has begun."""
        for side in self.sides:
            self.drawn[side].update(self.game.hand(s, side))
        clock = {amount.kind: amount.value for amount in self.game.clock(s)}
        self.round = clock.get("round")
        whose = NOBODY if "turn" in clock else self.game.turn(s)
        moment = (whose, *[clock.get(kind) for kind in MOMENT])
        if moment != self.moment:
            self.moment = moment
            self.turns += 1

    def hear(self, s: State) -> None:
        """After an answer: what the log says that somebody played."""
        for fact in s.happened:
            if isinstance(fact, Told) and fact.you in self.sides and fact.kind() in self.game.plays:
                self.played[fact.you].update(fact.cards)

    def scores(self, s: State) -> list[int]:
        return [self.game.score(s, side) for side in self.sides]

    def ids(self, s: State, cards: Sequence[set[int]]) -> list[list[str]]:
        return [sorted({s.card_id(card) for card in each}) for each in cards]


def watch(game: Game[Any], setting: Setting, number: int) -> tuple[Row, list[Row]]:
    """Play a game of a run: its row, and a row for each decision if they are wanted."""
    seated = setting.seated(number)
    bots = [named(spec) for spec in seated]
    s: State = game.start(setting.seats, setting.seed_of(number), setting.options)
    watcher = Watcher(game, s)
    decisions: list[Row] = []
    made = 0
    while s.asks and made < game.bound:
        seat = s.asks[0].player
        watcher.look(s)
        code = choice(bots[seat], game, s, seat, setting.seed_of(number) * LUCK + made + 1)
        if setting.decisions:
            decisions.append(decision(watcher, s, number, made, code))
        made += 1
        answer_as(s, seat, code)
        watcher.hear(s)
    finished = not s.asks
    outcome = game.outcome(s) if finished else [1 / setting.seats] * setting.seats
    row = {
        "number": number,
        "seed": setting.seed_of(number),
        "game": setting.game,
        "version": setting.version,
        "cards": setting.cards,
        "options": [f"{name}={value}" for name, value in setting.options.items()],
        "bots": seated,
        "finished": finished,
        "outcome": outcome,
        "winners": [seat for seat, part in enumerate(outcome) if part > 0 and finished],
        "scores": watcher.scores(s),
        "decisions": made,
        "turns": watcher.turns,
        "rounds": watcher.round,
        "drawn": watcher.ids(s, watcher.drawn),
        "played": watcher.ids(s, watcher.played),
    }
    return row, decisions


def decision(watcher: Watcher, s: State, number: int, made: int, code: int) -> Row:
    """The open question of a table and its answer."""
    game, ask, options = watcher.game, s.asks[0], s.options[0]
    source = ask.source(s)
    asking = game.cards_behind(s, source) if source >= 0 else []
    offered = [
        [card for pointed in ask.points(s, option) or [option] for card in game.cards_behind(s, pointed)]
        for option in options
    ]
    return {
        "game": number,
        "decision": made,
        "turn": watcher.turns,
        "round": watcher.round,
        "seat": ask.player,
        "question": type(ask).__name__,
        "source": asking[0] if asking else None,
        "options": [*options],
        "chosen": code,
        "offered": offered,
        "picked": offered[options.index(code)],
        "scores": watcher.scores(s),
    }
