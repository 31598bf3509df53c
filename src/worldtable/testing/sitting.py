"""A table for tests, in the players' words: set up, choose by label, look at what is visible."""

from __future__ import annotations

from typing import Any

from worldtable.engine.game import Game
from worldtable.engine.loop import answer_at, asked, settle
from worldtable.engine.step import State


class Sitting:
    """Players at a table. Every question must be answered; nothing is chosen silently."""

    def __init__(self, game: Game[Any], state: State, names: tuple[str, ...] = ()) -> None:
        self.game = game
        self.state = state
        if names:
            state.names = names
        self.told: dict[int, list[str]] = {seat: [] for seat in range(-1, state.seats)}

    def begin(self) -> None:
        """Let the waiting steps run up to the first question."""
        settle(self.state)
        self.note()

    def note(self) -> None:
        for seat, lines in self.told.items():
            lines.extend(said.text for said in self.game.said(self.state, seat))

    def seat(self, who: str | int) -> int:
        """A seat by its player's name or its number."""
        if isinstance(who, int):
            return who
        names = [self.state.name(seat) for seat in range(self.state.seats)]
        assert who in names, f"nobody is called {who!r}; the players are {', '.join(names)}"
        return names.index(who)

    def place(self, who: str | int | None) -> int:
        """The open question of somebody, or the only one."""
        asks = self.state.asks
        assert asks, f"nothing is asked any more; the table was told {self.told[-1][-5:]}"
        if who is None:
            assert len(asks) == 1, f"{len(asks)} questions are open; say whose"
            return 0
        at = asked(self.state, self.seat(who))
        waiting = ", ".join(self.state.name(ask.player) for ask in asks)
        assert at >= 0, f"{who} is not asked; the table waits for {waiting}"
        return at

    @property
    def asked(self) -> list[str]:
        """Who is asked."""
        return [self.state.name(ask.player) for ask in self.state.asks]

    def asks(self, who: str | int) -> str:
        """What somebody is asked, "" if nothing."""
        at = asked(self.state, self.seat(who))
        return self.state.asks[at].prompt(self.state) if at >= 0 else ""

    @property
    def options(self) -> list[str]:
        """The labels of the only open question."""
        return self.options_of(None)

    def options_of(self, who: str | int | None) -> list[str]:
        at = self.place(who)
        ask = self.state.asks[at]
        return [ask.label(self.state, code) for code in self.state.options[at]]

    @property
    def tempting(self) -> list[str]:
        """The labels of what stands out among the answers to the only open question."""
        at = self.place(None)
        ask = self.state.asks[at]
        return [ask.label(self.state, code) for code in ask.tempting(self.state, self.state.options[at])]

    def choose(self, label: str, who: str | int | None = None) -> None:
        """Choose by the label, or by a beginning that fits no other label."""
        at = self.place(who)
        ask = self.state.asks[at]
        codes = [*self.state.options[at], *ask.shortcuts(self.state)]
        labels = [ask.label(self.state, code) for code in codes]
        found = [place for place, each in enumerate(labels) if each == label]
        found = found or [place for place, each in enumerate(labels) if each.lower().startswith(label.lower())]
        prompt = ask.prompt(self.state)
        assert len(found) == 1, f"{label!r} fits {len(found)} of the answers to {prompt!r}: {'; '.join(labels)}"
        answer_at(self.state, at, codes[found[0]])
        self.note()

    def why(self, code: int, who: str | int | None = None) -> str:
        """Why a code cannot be chosen by whoever is asked."""
        return str(self.game.why_not(self.state, self.state.asks[self.place(who)].player, code))

    def code(self, title: str, who: str | int | None = None, zone: str = "") -> int:
        """The code of a thing in somebody's sight, by its title and perhaps its zone, or of a player."""
        seat = self.state.asks[self.place(who)].player
        for each in self.game.zones(self.state, seat):
            for thing in each.things:
                if thing.face is not None and thing.face.title == title and each.id.startswith(zone):
                    return thing.code
        for banner in self.game.banners(self.state, seat):
            if banner.name == title and not zone:
                return banner.code
        raise AssertionError(f"{title} is not in sight of seat {seat}")

    @property
    def over(self) -> bool:
        return not self.state.asks

    def score(self, who: str | int) -> int:
        return self.game.score(self.state, self.seat(who))
