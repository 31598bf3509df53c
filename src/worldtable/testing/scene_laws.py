"""The laws of what a screen gets: scenes are data, choices point at things, previews come true and tell no secret."""

from __future__ import annotations

import json
from typing import Any

from worldtable.engine.changes import Changes, compare
from worldtable.engine.game import WATCHER
from worldtable.engine.loop import answer_as, asked
from worldtable.engine.scene import STATES, Face, Thing
from worldtable.engine.step import State
from worldtable.engine.table import TONES, Choice, View
from worldtable.testing.plays import AnyGame, BrokenLaw, answers_to, sampled
from worldtable.testing.secrecy import ANOTHER

SHORT = 11  # letters of a short name
BRIEF = 60  # letters of a card's words in brief
LABEL = 40  # letters of a button
FEW = 4  # options of a question whose previews are held against what happens


def law_scene(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """11. Ids are unique, states and tones are known words, every choice points at things in sight or is a button."""
    for s, answers in sampled(game, seats, options, seed):
        for seat in range(WATCHER, s.seats):
            table = game.view(s, seat)
            trouble = [*troubles_of_things(table), *troubles_of_choices(game, table)]
            if trouble:
                raise BrokenLaw(f"Scene: {trouble[0]} for seat {seat} after {len(answers)} answers (seed {seed}).")


def troubles_of_things(table: View) -> list[str]:
    things = [thing for zone in table.zones for thing in zone.things]
    ids = [thing.id for thing in things]
    found = [f"the id {id} is there twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
    zones = [zone.id for zone in table.zones]
    found += [f"the zone {id} is there twice" for id in sorted({id for id in zones if zones.count(id) > 1})]
    states = {word for thing in things for word in thing.state} | {
        word for each in table.banners for word in each.state
    }
    found += [f"nobody knows the state {word!r}" for word in sorted(states - STATES)]
    return found + [trouble for thing in things for trouble in troubles_of_a_thing(table, thing)]


def troubles_of_a_thing(table: View, thing: Thing) -> list[str]:
    found = [] if thing.face is None else troubles_of_a_face(thing.face)
    if thing.face is None and (thing.amounts or thing.needs):
        found.append(f"{thing.id} lies face down and tells its numbers")
    owners = [piece.owner for piece in thing.pieces]
    if any(not -1 <= owner < len(table.banners) for owner in owners):
        found.append(f"{thing.id} has pieces of nobody: {owners}")
    kinds = [amount.kind for amount in thing.amounts]
    if len(kinds) != len(set(kinds)):
        found.append(f"{thing.id} has an amount twice: {kinds}")
    return found


def troubles_of_a_face(face: Face) -> list[str]:
    found = []
    if len(face.short) > SHORT or len(face.brief) > BRIEF:
        found.append(f"{face.title} is long in short: {face.short!r}, {face.brief!r}")
    return found


def troubles_of_choices(game: AnyGame, table: View) -> list[str]:
    places = table.pointed_at()
    buttons = range(*game.buttons)
    found = [trouble for choice in table.choices for trouble in troubles_of_a_choice(choice, places, buttons)]
    ways = [tuple(choice.points) for choice in table.choices if choice.points]
    found += [f"two choices point at {way}" for way in ways if ways.count(way) > 1]
    if table.source >= 0 and table.source not in places:
        found.append(f"{table.prompt!r} is asked by {table.source}, which is not in sight")
    return found


def troubles_of_a_choice(choice: Choice, places: set[int], buttons: range) -> list[str]:
    found = []
    if choice.tone not in TONES:
        found.append(f"{choice.sentence!r} has the tone {choice.tone!r}")
    lost = [code for code in choice.points if code not in places]
    if lost:
        found.append(f"{choice.sentence!r} points at {lost}, which is not in sight")
    if not choice.points and choice.code not in buttons:
        found.append(f"{choice.sentence!r} points at nothing and is no button")
    if not choice.points and len(choice.label) > LABEL:
        found.append(f"{choice.label!r} is too long for a button")
    return found


def law_preview(game: AnyGame, seats: int, options: dict[str, str], seed: int) -> None:
    """12. The previews of a table and of its redeal are equal, and what a preview promises happens."""
    for s, answers in sampled(game, seats, options, seed):
        for at, ask in enumerate(s.asks):
            where = f"of {ask} after {len(answers)} answers (seed {seed})"
            other = game.redeal(s, ask.player, ANOTHER + len(answers))
            codes = answers_to(s, at)
            for option in codes[:: max(1, len(codes) // FEW)]:
                found = game.preview(s, ask.player, option)
                again = game.preview(other, ask.player, option)
                if (found and found.data()) != (again and again.data()):
                    raise BrokenLaw(f"Preview: the preview of {option} tells something hidden {where}.")
                if found is not None and not ask.sealed and not found.partly:
                    check_promise(game, s, ask.player, option, found, where)


def check_promise(game: AnyGame, s: State, seat: int, option: int, found: Any, where: str) -> None:
    """Each change that is promised is there after the answer, unless the question imagines something of its own."""
    ask = s.asks[asked(s, seat)]
    if ask.imagine(s.clone(), option) is not None:
        return
    after = s.clone()
    before = game.scene(s, seat)
    answer_as(after, seat, option)
    happened = Changes()
    compare(before, game.scene(after, seat), happened)
    if found.over != (not after.asks):
        raise BrokenLaw(f"Preview: {option} promises another end {where}.")
    for kind in ("moves", "changes", "turned", "links"):
        came = [json.dumps(each.data(), sort_keys=True) for each in getattr(happened, kind)]
        for each in getattr(found, kind):
            if json.dumps(each.data(), sort_keys=True) not in came:
                raise BrokenLaw(f"Preview: {option} promises {each.data()}, which does not happen {where}.")


SCENE_LAWS = (law_scene, law_preview)
