"""Clauses that let a player choose one of two printed alternatives."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers.codes import EARTH, FIRST_CHOICE, LOCATION, STANDINGS, side_of
from worldtable.games.worldbreakers.effects import deplete, draw, gain_mythium, gain_standing, lose_standing
from worldtable.games.worldbreakers.faces import Verb
from worldtable.games.worldbreakers.questions import ChooseGuild, OneOf
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import BUTTON, Work

ANYTHING: Final = 7  # mythium, standing and cards


class Migrate(Verb):
    """Gain 1 Earth standing, or lose 1 and get the pay-off, which is the rest of the ability (section 11)."""

    touches = STANDINGS
    gate = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        if s.standing[you][EARTH] == 0:
            gain_standing(s, you, EARTH, 1)
            return
        rest = s.face(me).abilities[ability].verbs[at + 1 :]
        words = ", ".join([verb.words() for verb in rest])
        s.push(MigrateOr(you, me, "+1 Earth standing", f"-1 Earth standing: {words}", ability, at))


class MigrateOr(OneOf):
    def __init__(self, player: int, me: int, first: str, second: str, ability: int, at: int) -> None:
        super().__init__(player, me, first, second)
        self.ability = ability
        self.at = at

    def short(self, s: State, option: int) -> str:
        if option == FIRST_CHOICE:
            return "+1 Earth"
        return self.second if len(self.second) <= BUTTON else "-1 Earth, and the pay-off"

    def signs(self, option: int) -> list[tuple[str, int]]:
        return [("earth", 1 if option == FIRST_CHOICE else -1)]

    def chosen(self, s: State, option: int) -> None:
        if option == FIRST_CHOICE:
            gain_standing(s, self.player, EARTH, 1)
        else:
            lose_standing(s, self.player, EARTH)
            s.push(Work(self.player, self.me, self.ability, self.at + 1))


class MythiumOrDraw(Verb):
    touches = ANYTHING
    steps = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.push(ChooseMythiumOrDraw(you, me, f"+{self.amount} mythium", "Draw 1", self.amount))


class ChooseMythiumOrDraw(OneOf):
    def __init__(self, player: int, me: int, first: str, second: str, amount: int) -> None:
        super().__init__(player, me, first, second)
        self.amount = amount

    def signs(self, option: int) -> list[tuple[str, int]]:
        return [("mythium", self.amount)] if option == FIRST_CHOICE else [("cards", 1)]

    def chosen(self, s: State, option: int) -> None:
        if option == FIRST_CHOICE:
            gain_mythium(s, self.player, self.amount)
        else:
            draw(s, self.player, 1)


class SettleOrMoveOn(Verb):
    touches = ANYTHING
    steps = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        second = f"Lose 1 Earth standing, +{self.amount} mythium if you did"
        s.push(ChooseToMoveOn(you, me, "Draw 2, +1 standing", second, self.amount))


class ChooseToMoveOn(ChooseMythiumOrDraw):
    def short(self, s: State, option: int) -> str:
        return self.first if option == FIRST_CHOICE else f"-1 Earth, +{self.amount} mythium"

    def signs(self, option: int) -> list[tuple[str, int]]:
        if option == FIRST_CHOICE:
            return [("cards", 2), ("standing", 1)]
        return [("earth", -1), ("mythium", self.amount)]

    def chosen(self, s: State, option: int) -> None:
        you = self.player
        if option == FIRST_CHOICE:
            draw(s, you, 2)
            s.push(ChooseGuild(you, self.me, 1))
        elif s.standing[you][EARTH]:
            lose_standing(s, you, EARTH)
            gain_mythium(s, you, self.amount)


class Catastrophe(Verb):
    steps = True

    def go(self, s: State, you: int, me: int, ability: int, at: int) -> None:
        s.push(ChooseCatastrophe(s.seat_of(you), me, "Every follower is defeated", "Every location is depleted"))


class ChooseCatastrophe(OneOf):
    """Hidden does not protect (R37)."""

    def chosen(self, s: State, option: int) -> None:
        if option == FIRST_CHOICE:
            for follower in s.followers():
                s.doom(follower)
        else:
            for location in s.of_kind(0, LOCATION) + s.of_kind(1, LOCATION):
                deplete(s, location, side_of(self.me))
