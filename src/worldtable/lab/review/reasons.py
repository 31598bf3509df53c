"""What a player could know before a choice, and why an answer was better: made from that player's view alone.

Persons are called by their names, for others read it, too.
"""

from __future__ import annotations

from typing import Any, Final

from worldtable.engine.game import WATCHER, Game
from worldtable.engine.layout import ALL
from worldtable.engine.log import listed
from worldtable.engine.loop import asked, go_on
from worldtable.engine.places import Places
from worldtable.engine.scene import FAN, PILE, Zone
from worldtable.engine.step import State

Data = dict[str, Any]
MOST_NAMED: Final = 4  # cards of another hand
TABLES: Final = (1, 2, 3)  # seeds of those on which both answers are tried
FEWER: Final = 2  # answers less, from which on it is a reason


def knowledge(game: Game[Any], s: State, seat: int) -> Data:
    """What of the hidden parts a seat knows all the same, and what it does not know, in words."""
    known: list[str] = []
    unknown: list[str] = []
    called = {zone.id: zone.label for zone in game.zones(s, WATCHER)}
    for zone in game.zones(s, seat):
        where = called.get(zone.id, zone.label)
        backs = len([thing for thing in zone.things if thing.face is None])
        faces = [thing.face.title for thing in zone.things if thing.face is not None]
        if zone.kind == FAN and zone.owner not in (-1, seat) and faces:
            known.append(f"{in_words(faces)} in {where}")
        if zone.kind == PILE and not zone.things and not open_to_all(s, zone):
            backs = zone.count or 0
        elif zone.kind == PILE and zone.count == 0 and not open_to_all(s, zone):
            known.append(f"{where} is empty")
        if backs:
            unknown.append(f"{where} ({backs})")
    return {"known": known, "unknown": unknown}


def in_words(titles: list[str]) -> str:
    found = list(dict.fromkeys(titles))
    return listed([*found[:MOST_NAMED], "others"] if len(found) > MOST_NAMED else found)


def open_to_all(s: State, zone: Zone) -> bool:
    """Whether everybody saw each card that lies in a zone."""
    if not isinstance(s, Places):
        return False
    layout = s.layout
    return any(
        s.zone_id(place) == zone.id and layout.seen_by[place] == ALL
        for place in range(len(layout.ids))
        if layout.owner[place] < s.seats
    )


def why(game: Game[Any], s: State, seat: int, best: int, taken: int) -> str:
    """One sentence why the best answer is better than the one that was taken; "" if no reason is found.

    Both are tried on tables dealt anew for the seat, and only what comes out alike on all of them is told.
    """
    found = {reason(game, s, seat, best, taken, seed) for seed in TABLES}
    return found.pop() if len(found) == 1 else ""


def reason(game: Game[Any], s: State, seat: int, best: int, taken: int, seed: int) -> str:
    """What speaks for the best answer at one table: an end of the game, scores, or how many answers are left next."""
    known: State = game.redeal(s, seat, seed)
    known.telling = False
    good, poor = after(known, seat, best), after(known, seat, taken)
    ask = known.asks[asked(known, seat)]
    words = [f"“{ask.label(known, option)}”" for option in (best, taken)]
    if not good.asks or not poor.asks:
        if bool(good.asks) == bool(poor.asks):
            return ""
        which = 0 if not good.asks else 1
        return f"{words[which]} ends the game: {game.verdict((good, poor)[which])}"
    if game.scores_public(known):
        found = scores(game, seat, good, poor, words)
        if found:
            return found
    return fewer(known, good, poor, seat, words)


def scores(game: Game[Any], seat: int, good: State, poor: State, words: list[str]) -> str:
    """The largest difference of scores that speaks for the best answer: more for oneself, less for another side."""
    names = game.sides(good)
    points = [[game.score(table, side) for side in range(len(names))] for table in (good, poor)]
    gains = [(points[0][side] - points[1][side]) * (1 if side == seat else -1) for side in range(len(names))]
    side = gains.index(max(gains))
    if gains[side] <= 0:
        return ""
    return f"After {words[0]} {names[side]} has {told(points[0][side])}, after {words[1]} {points[1][side]}."


def fewer(known: State, good: State, poor: State, seat: int, words: list[str]) -> str:
    """Where who is asked next has more to choose from, if it is oneself, or less, if it is another."""
    if len(good.asks) > 1 or len(poor.asks) > 1 or good.asks[0].player != poor.asks[0].player:
        return ""
    player = good.asks[0].player
    left = [len(table.options[0]) for table in (good, poor)]
    if (left[0] - left[1]) * (1 if player == seat else -1) < FEWER:
        return ""
    has = f"{known.name(player)} has {answers(left[0])}"
    return f"After {words[0]} {has} to choose from, after {words[1]} {left[1]}."


def after(known: State, seat: int, option: int) -> State:
    table = known.clone()
    go_on(table, asked(table, seat), option)
    return table


def told(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def answers(count: int) -> str:
    return "1 answer" if count == 1 else f"{count} answers"
