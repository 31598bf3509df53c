"""Clauses that let a player choose one of two printed alternatives."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers.codes import EARTH, FIRST_CHOICE, FOLLOWER, LOCATION, STANDINGS
from worldtable.games.worldbreakers.effects import deplete, draw, gain_mythium, gain_standing, lose_standing
from worldtable.games.worldbreakers.questions import ChooseGuild, Either
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import BUTTON, Work

ANYTHING: Final = 7  # mythium, standing and cards


class Migrate(Either):
    """Gain 1 Earth standing, or lose 1 and get the pay-off, which is the rest of the ability (section 11)."""

    touches = STANDINGS
    gate = True
    first = "+1 Earth standing"
    brief = ("+1 Earth", "-1 Earth, and the pay-off")

    def alternative(self, option: int) -> str:
        if option == FIRST_CHOICE:
            return self.first
        return f"-1 Earth standing: {', '.join([verb.words() for verb in self.ability.verbs[self.at + 1 :]])}"

    def in_brief(self, option: int) -> str:
        words = self.alternative(option)
        return super().in_brief(option) if option == FIRST_CHOICE or len(words) > BUTTON else words

    def signs(self, option: int) -> list[tuple[str, int]]:
        return [("earth", 1 if option == FIRST_CHOICE else -1)]

    def go(self, s: State, you: int, me: int) -> None:
        if s.standing[you][EARTH]:
            super().go(s, you, me)
        else:
            gain_standing(s, you, EARTH, 1)

    def chosen(self, s: State, you: int, me: int, option: int) -> None:
        if option == FIRST_CHOICE:
            gain_standing(s, you, EARTH, 1)
        else:
            lose_standing(s, you, EARTH)
            s.push(Work(you, me, self.ability, self.at + 1))


class MythiumOrDraw(Either):
    touches = ANYTHING
    first = "+{n} mythium"
    second = "Draw 1"

    def signs(self, option: int) -> list[tuple[str, int]]:
        return [("mythium", self.amount)] if option == FIRST_CHOICE else [("cards", 1)]

    def chosen(self, s: State, you: int, me: int, option: int) -> None:
        if option == FIRST_CHOICE:
            gain_mythium(s, you, self.amount)
        else:
            draw(s, you, 1)


class SettleOrMoveOn(Either):
    touches = ANYTHING
    first = "Draw 2, +1 standing"
    second = "Lose 1 Earth standing, +{n} mythium if you did"
    brief = ("Draw 2, +1 standing", "-1 Earth, +{n} mythium")

    def signs(self, option: int) -> list[tuple[str, int]]:
        if option == FIRST_CHOICE:
            return [("cards", 2), ("standing", 1)]
        return [("earth", -1), ("mythium", self.amount)]

    def chosen(self, s: State, you: int, me: int, option: int) -> None:
        if option == FIRST_CHOICE:
            draw(s, you, 2)
            s.push(ChooseGuild(you, me, 1))
        elif s.standing[you][EARTH]:
            lose_standing(s, you, EARTH)
            gain_mythium(s, you, self.amount)


class Catastrophe(Either):
    """Hidden does not protect (R37)."""

    first = "Every follower is defeated"
    second = "Every location is depleted"

    def chosen(self, s: State, you: int, me: int, option: int) -> None:
        if option == FIRST_CHOICE:
            for follower in s.everywhere(FOLLOWER):
                s.doom(follower)
        else:
            for location in s.everywhere(LOCATION):
                deplete(s, location, you)
