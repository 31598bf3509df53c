"""What a question lays on the table for the seat that is asked: numbers, two alternatives, abilities that wait."""

from __future__ import annotations

from worldtable.engine.scene import ROW, Amount, Face, Thing, Zone
from worldtable.games.worldbreakers import laying
from worldtable.games.worldbreakers.asking import open_question
from worldtable.games.worldbreakers.codes import ABILITY, DONE, FIRST_CHOICE, NUMBER, TIMING_WORDS
from worldtable.games.worldbreakers.questions import ChooseNumber, OneOf
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import Window, ability_of


def question_zones(s: State, seat: int) -> list[Zone]:
    ask = open_question(s)
    if ask is None or ask.player != seat:
        return []
    if isinstance(ask, ChooseNumber):
        return [Zone("number", "X", ROW, crystals(s, ask), seat)]
    if isinstance(ask, OneOf):
        return [Zone("halves", "One of the two", ROW, halves(s, ask), seat)]
    if isinstance(ask, Window):
        things = waiting(s, ask)
        return [Zone("abilities", "Abilities that wait", ROW, things, seat)] if len(things) > 1 else []
    return []


def crystals(s: State, ask: ChooseNumber) -> list[Thing]:
    """A crystal for each number, with what it costs, what would be left, and what it brings."""
    card = laying.face(s, ask.me)
    found: list[Thing] = []
    for at, option in enumerate(ask.options(s)):
        x = option - NUMBER
        cost = ask.price(s, x)
        words = ask.brings(s, x)
        shown = Face(str(x), "crystal", group=card.group, line=card.title, text=words, brief=words, look=card.look)
        shown.amounts = (Amount("cost", cost), Amount("mythium left", s.mythium[ask.player] - cost))
        found.append(Thing(f"x-{x}", shown, option, (at,)))
    return found


def halves(s: State, ask: OneOf) -> list[Thing]:
    """The two alternatives of a card, with what they bring and take."""
    card = laying.face(s, ask.me)
    found: list[Thing] = []
    for at, option in enumerate(ask.options(s)):
        amounts = tuple([Amount(kind, by) for kind, by in ask.signs(option)])
        shown = Face(ask.label(s, option), "half", group=card.group, line=card.title, look=card.look, amounts=amounts)
        found.append(Thing("half-first" if option == FIRST_CHOICE else "half-second", shown, option, (at,)))
    return found


def waiting(s: State, ask: Window) -> list[Thing]:
    """Each ability that can be used now, by the picture of its card."""
    found: list[Thing] = []
    for at, option in enumerate(ask.options(s)):
        if option == DONE:
            continue
        trigger = ask.triggers[ask.place(s, option)]
        ability = ability_of(s, trigger)
        card = laying.face(s, trigger & 255)
        timing = TIMING_WORDS[ability.timing]
        words = ability.words()
        shown = Face(card.title, "ability", group=card.group, line=timing, text=words, look=card.look)
        points = ask.points(s, option) if option >= ABILITY else []
        found.append(Thing(f"ability-{ask.place(s, option)}", shown, points[0] if points else option, (at,)))
    return found
