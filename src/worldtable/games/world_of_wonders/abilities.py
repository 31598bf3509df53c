"""Abilities of buildings and Great Wonders: who can use which one when, why not, and their use (R27 to R29, R54)."""

from __future__ import annotations

from worldtable.engine.asking import Worded
from worldtable.engine.step import NO_REASON, Reason
from worldtable.games.world_of_wonders import reasons
from worldtable.games.world_of_wonders.codes import GREAT, GREATS, PLACE, SEAT, SECOND, TOKENS, WORKER_BUTTON
from worldtable.games.world_of_wonders.state import State


def add_wonders(s: State, seat: int, when: int, codes: list[int]) -> None:
    """The abilities of Great Wonders that a seat can use now."""
    if s.pieces[seat] == 0:
        return
    for great in s.cards.greats:
        number = great.number
        if s.great[seat * GREATS + number] > 0:
            if great.first.times >> when & 1 and first_refusal(s, seat, number, when) is NO_REASON:
                codes.append(GREAT + number)
            if great.second.times >> when & 1 and second_refusal(s, seat, number, when) is NO_REASON:
                codes.append(SECOND + number)


def first_refusal(s: State, you: int, number: int, when: int) -> Reason:
    """Why a player cannot use the first ability of a Great Wonder now (R28)."""
    pieces = s.great[you * GREATS + number]
    ability = s.cards.greats[number].first
    if pieces == 0:
        return reasons.NO_PIECE
    if ability.times == 0:
        return reasons.ALWAYS_WORKS
    if ability.times >> when & 1 == 0:
        return reasons.NOT_NOW
    if s.used_first[you * GREATS + number] >= pieces:
        return reasons.USED_FIRST
    return ability.refusal(s, you, when)


def second_refusal(s: State, you: int, number: int, when: int) -> Reason:
    """Why a player cannot use the second ability of a Great Wonder now (R29)."""
    great = s.cards.greats[number]
    if s.great[you * GREATS + number] == 0:
        return reasons.NO_PIECE_SECOND
    if great.second.times >> when & 1 == 0:
        return reasons.NOT_NOW
    if s.used_second[you] >> number & 1:
        return reasons.USED_SECOND
    if s.tokens[you] < great.cost:
        return reasons.FEW_TOKENS
    return great.second.refusal(s, you, when)


def why_not_place(s: State, you: int, place: int) -> Reason:
    """Why the ability of a location cannot be used now."""
    if place >= len(s.owner) or s.owner[place] != you:
        return Reason("You use your own buildings only.", "R27")
    if s.is_site(place):
        return Reason("A site has no ability until it is finished.", "R16")
    ability = s.cards.abilities[s.face[place]]
    if ability.times == 0:
        return Reason("This building always works and is not turned.", "R27")
    if not s.ready(place, you):
        return Reason("This building has been turned; it is ready again in your next Ready phase.", "R27")
    if ability.times >> s.window & 1 == 0:
        return reasons.NOT_NOW
    return ability.refusal(s, you, s.window)


class AbilityAsk(Worded[State]):
    """A question that offers abilities, of buildings and of Great Wonders."""

    def wonder_words(self, s: State, option: int) -> tuple[str, str]:
        """The ability of a Great Wonder; in short its name, with its price if it has one."""
        if option < SEAT:
            great = s.cards.greats[option - GREAT]
            return f"{great.name}: {great.first.says}", great.short or great.name
        great = s.cards.greats[option - SECOND]
        cost = f"{great.cost} tokens"
        return f"{great.name}, {cost}: {great.second.says}", f"{great.short or great.name}, {cost}"

    def points(self, s: State, option: int) -> list[int]:
        """Who uses a second ability points at the tokens, then at the Great Wonder; all else is one click."""
        return [TOKENS, GREAT + option - SECOND] if SECOND <= option < WORKER_BUTTON else []

    def why_not(self, s: State, code: int) -> Reason:
        when = s.window  # which has the number of the Play phase while none is open
        if PLACE <= code < GREAT:
            return why_not_place(s, self.player, code - PLACE)
        if GREAT <= code < GREAT + len(s.cards.greats):
            return first_refusal(s, self.player, code - GREAT, when)
        if SECOND <= code < SECOND + len(s.cards.greats):
            return second_refusal(s, self.player, code - SECOND, when)
        return super().why_not(s, code)

    def use(self, s: State, option: int) -> None:
        """Turn a building, use a piece of a Great Wonder, or pay for its second ability (R27 to R29)."""
        you = self.player
        if option < GREAT:
            s.turn(option - PLACE, you)
            s.cards.abilities[s.face[option - PLACE]].use(s, you)
        elif option < SEAT:
            great = s.cards.greats[option - GREAT]
            s.used_first[you * GREATS + great.number] += 1
            s.tell("UsedFirst", "{you:use} a piece of {card}.", you, great.face)
            great.first.use(s, you)
        else:
            great = s.cards.greats[option - SECOND]
            s.tokens[you] -= great.cost
            s.used_second[you] |= 1 << great.number
            s.tell("UsedSecond", "{you:pay} {count} Wonder tokens for {card}.", you, great.face, count=great.cost)
            great.second.use(s, you)
