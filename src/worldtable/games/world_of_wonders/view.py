"""What a seat may see of World of Wonders, and how the rest is dealt anew. The only code that knows what is hidden.

Hidden are the hands of others, the draw deck, the fronts of all units, the standing answers of others and, where
events were drawn by lot, which of them take part.
"""

from __future__ import annotations

from worldtable.engine.scene import COLUMNS, COUNTERS, FAN, NOTES, PILE, ROW, Face, Thing, Zone
from worldtable.games.world_of_wonders import words
from worldtable.games.world_of_wonders.breakdown import battle
from worldtable.games.world_of_wonders.codes import (
    ATTACKED,
    BUILT,
    CLOSED,
    DISCARD,
    EVENT,
    GREAT,
    GREAT_WONDER,
    GREATS,
    HAND,
    NEVER,
    PLACE,
    SEAT,
    SPIED,
    TURNED,
)
from worldtable.games.world_of_wonders.fronts import Building, Front, Great
from worldtable.games.world_of_wonders.reactions import STANDING, WINDOWS, standing
from worldtable.games.world_of_wonders.scoring import on_table, score
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.strength import defence

KINDS = ("Basic building", "Great Wonder", "Natural Wonder", "Event")
COLOURS = ("brown", "gold", "green", "purple")
SYMBOLS = ("⌂", "▲", "❀", "⚡")


def face(front: Front, value: str = "", title: str = "", badges: tuple[str, ...] = ()) -> Face:
    """A front, with the badges of the card itself if no others are given."""
    kind = front.kind
    if not badges and isinstance(front, Building):
        badges = (f"cost {front.cost}", f"defence {front.defence}", words.counted(front.points, "point"))
    elif not badges and isinstance(front, Great):
        badges = (f"cost {front.cost}", f"{front.points} points")
    return Face(title or front.name, KINDS[kind], value, front.text, badges, COLOURS[kind], SYMBOLS[kind])


# The zones: one's own district, the others, what is common, and last what is going on.


def zones(s: State, seat: int) -> list[Zone]:
    found: list[Zone] = []
    if seat >= 0:
        found.extend(own_zones(s, seat))
    for other in s.clockwise(max(seat, 0)):
        if other != seat:
            found.extend(other_zones(s, seat, other))
    found.append(mosaic_zone(s))
    found.append(Zone("deck", "Draw deck", PILE, [], -1, words.counted(len(s.deck), "card")))
    found.append(discard_zone(s))
    if s.removed:
        things = [Thing(f"event-{at}", face(s.front(card)), -1, (), (at,)) for at, card in enumerate(s.removed)]
        found.append(Zone("removed", "Events that have happened", COUNTERS, things))
    found.append(Zone("players", "Players", COUNTERS, [player(s, each, seat) for each in range(s.seats)]))
    if s.target >= 0 and s.owner[s.target] >= 0:
        found.append(Zone("attack", "The attack", COUNTERS, battle(s, seat), now=True))
    elif s.window != CLOSED:
        found.append(Zone("window", "Reactions", NOTES, [note("window", words.window(s, seat))], now=True))
    if s.aside:
        found.append(Zone("aside", "Constructors in the air", NOTES, aside_notes(s, seat), now=True))
    return found


def note(id: str, text: str, value: str = "") -> Thing:
    return Thing(id, Face(text, "Note", value))


def own_zones(s: State, seat: int) -> list[Zone]:
    hand = [Thing(f"hand-{at}", face(s.front(card)), HAND + card, (), (at,)) for at, card in enumerate(s.hands[seat])]
    found = [
        Zone(f"hand-{seat}", "Your hand", FAN, hand, seat, words.counted(len(hand), "card")),
        Zone(f"sites-{seat}", "Your sites", ROW, site_things(s, seat), seat),
        Zone(f"built-{seat}", "Your constructed cards", ROW, built_things(s, seat, True), seat),
    ]
    wishes = standing_notes(s, seat)
    if wishes:
        found.append(Zone("standing", "Your standing answers", NOTES, wishes, seat, "only you see them"))
    return found


def other_zones(s: State, seat: int, other: int) -> list[Zone]:
    """A compact district: sites and constructed cards in one row, the hand as backs."""
    name = s.name(other)
    count = len(s.hands[other])
    tokens = words.counted(s.tokens[other], "token")
    things = site_things(s, other) + built_things(s, other, False)
    found = [
        Zone(
            f"district-{other}",
            f"{name}'s district",
            ROW,
            things,
            other,
            f"{words.counted(count, 'card')} in hand, {tokens}",
        )
    ]
    if s.spied == other and s.spy == seat:
        shown = [
            Thing(f"spied-{at}", face(s.front(card)), SPIED + card, (), (at,))
            for at, card in enumerate(s.hands[other])
        ]
        found.append(Zone(f"spied-{other}", f"{name}'s hand, open to you", FAN, shown, other))
    return found


def site_things(s: State, seat: int) -> list[Thing]:
    things: list[Thing] = []
    for place in s.own_sites(seat):
        front = s.front(s.face[place])
        marks = [words.crowd(len(s.weak[place]), len(s.strong[place]), False) or "no Constructors"]
        if s.chain[place]:
            marks.append(f"stolen from {s.name(s.chain[place][-1])}")
        things.append(located(s, place, f"{s.constructors(place)}/{front.cost}", marks, len(things)))
    return things


def built_things(s: State, seat: int, own: bool) -> list[Thing]:
    """Buildings, then Wonders. Great Wonders of others carry no code: it means one's own ability."""
    things: list[Thing] = []
    for place in range(len(s.owner)):
        if s.owner[place] != seat or s.state[place] & BUILT == 0:
            continue
        marks = ["turned"] if s.state[place] & TURNED else []
        held = words.crowd(len(s.weak[place]), len(s.strong[place]), True)
        if held:
            marks.append(held)
        things.append(located(s, place, "", marks, len(things)))
    for great in s.cards.greats:
        count = s.great[seat * GREATS + great.number]
        if count:
            code = GREAT + great.number if own else -1
            things.append(great_thing(s, seat, great, count, code, len(things)))
    for natural in s.cards.naturals:
        count = s.natural[seat * GREATS + natural.number]
        if count:
            worth = on_table(s, natural.number)
            marks = [f"{words.counted(worth, 'point')} each"]
            id = f"natural-{seat}-{natural.number}"
            things.append(Thing(id, face(natural, f"× {count}"), -1, tuple(marks), (len(things),)))
    return things


def located(s: State, place: int, value: str, marks: list[str], at: int) -> Thing:
    """A site or building with what it would defend itself with now."""
    if place == s.target:
        marks.append("under attack")
    elif s.state[place] & ATTACKED:
        marks.append("attacked this turn")
    front = s.front(s.face[place])
    badges = (f"defence {defence(s, place)}", words.counted(front.points, "point"))
    shown = face(front, value, words.title(s, place), badges)
    return Thing(f"place-{place}", shown, PLACE + s.twin(place), tuple(marks), (at,))


def great_thing(s: State, seat: int, great: Great, count: int, code: int, at: int) -> Thing:
    marks: list[str] = []
    if great.first.times:
        left = count - s.used_first[seat * GREATS + great.number]
        marks.append(f"first ability: {left} of {count} left")
    if s.used_second[seat] >> great.number & 1:
        marks.append("second ability used")
    value = words.counted(count, "piece")
    shown = face(great, value, "", (f"{great.points} points each",))
    return Thing(f"great-{seat}-{great.number}", shown, code, tuple(marks), (at,))


def standing_notes(s: State, seat: int) -> list[Thing]:
    found: list[Thing] = []
    for window in STANDING:
        wish = standing(s, seat, window)
        if wish:
            said = "you pass unasked" if wish == NEVER else "you are asked only when something happens to you"
            found.append(note(f"standing-{window}", f"At {WINDOWS[window]} {said}"))
    return found


def mosaic_zone(s: State) -> Zone:
    """A column for each Great Wonder: its name, then a piece for each that stands, with its owner."""
    things: list[Thing] = []
    for great in s.cards.greats:
        total = sum([s.great[seat * GREATS + great.number] for seat in range(s.seats)])
        head = face(great, f"{total}/{great.pieces}")
        things.append(Thing(f"mosaic-{great.number}", head, GREAT + great.number, (), (great.number, 0)))
        row = 0
        for seat in range(s.seats):
            for _ in range(s.great[seat * GREATS + great.number]):
                row += 1
                piece = Face(s.name(seat), "Piece", f"{row}", colour=COLOURS[GREAT_WONDER], symbol="▲")
                things.append(Thing(f"mosaic-{great.number}-{row}", piece, -1, (), (great.number, row)))
    return Zone("mosaic", "Great Wonders", COLUMNS, things)


def discard_zone(s: State) -> Zone:
    """All cards of the discard pile, equal ones together; the top one last."""
    seen: list[int] = []
    for card in reversed(s.discard):
        if card not in seen:
            seen.append(card)
    seen.reverse()
    things: list[Thing] = []
    for at, card in enumerate(seen):
        count = s.discard.count(card)
        marks = ("on top",) if card == s.discard[-1] else ()
        things.append(Thing(f"discard-{card}", face(s.front(card), f"× {count}"), DISCARD + card, marks, (at,)))
    return Zone("discard", "Discard pile", PILE, things, -1, words.counted(len(s.discard), "card"))


def player(s: State, seat: int, to: int) -> Thing:
    marks = [words.counted(len(s.hands[seat]), "card"), words.counted(s.tokens[seat], "token")]
    if seat == s.active:
        marks.append("playing")
    if s.peace == seat:
        marks.append("peace until this player's turn")
    return Thing(
        f"seat-{seat}",
        Face(s.name(seat), "", words.counted(score(s, seat), "point")),
        SEAT + seat,
        tuple(marks),
        (seat,),
    )


def aside_notes(s: State, seat: int) -> list[Thing]:
    found: list[Thing] = []
    for each in range(s.seats):
        weak = len([packed for packed in s.aside if packed >> 8 == each and packed & 128 == 0])
        strong = len([packed for packed in s.aside if packed >> 8 == each and packed & 128])
        if weak or strong:
            found.append(
                note(
                    f"aside-{each}", f"{words.start(words.whose(s, each, seat))}: {words.crowd(weak, strong, False)}"
                )
            )
    return found


# Dealing anew.


def redeal(s: State, seat: int, seed: int) -> State:
    """The same view for a seat: other hands, the deck, the fronts of units and chance itself are dealt anew."""
    other = s.clone()
    other.reseed(seed)
    other.happened = [fact.seen(seat) for fact in s.happened]
    for each in range(s.seats):
        if each != seat:
            other.standing[each] = 0
    unknown, events = hidden(s, seat)
    other.shuffle(unknown)
    other.shuffle(events)
    other.shown = s.shown
    for each in range(s.seats):
        if not sees_hand(s, seat, each):
            other.hands[each] = dealt(unknown, len(s.hands[each]))
    for place in range(len(s.owner)):
        other.weak[place] = tuple(dealt(unknown, len(s.weak[place])))
        other.strong[place] = tuple(dealt(unknown, len(s.strong[place])))
    other.attack_weak = tuple(dealt(unknown, len(s.attack_weak)))
    other.attack_strong = tuple(dealt(unknown, len(s.attack_strong)))
    other.defence_weak = tuple(dealt(unknown, len(s.defence_weak)))
    other.defence_strong = tuple(dealt(unknown, len(s.defence_strong)))
    other.aside = tuple([packed & ~127 | unknown.pop() for packed in s.aside])
    other.heap = tuple([packed & ~127 | (unknown.pop() if packed >> 8 else packed & 127) for packed in s.heap])
    other.coming = tuple(sorted(dealt(events, len(s.coming))))
    rest = len(s.deck) - len(unknown)
    other.deck = unknown + dealt(events, rest)
    other.shuffle(other.deck)
    if s.events_secret:
        other.box = tuple(sorted(events))
    other.shown = s.shown
    other.reopen()
    return other


def sees_hand(s: State, seat: int, owner: int) -> bool:
    return owner == seat or (s.spied == owner and s.spy == seat)


def dealt(cards: list[int], count: int) -> list[int]:
    """Take cards off the end of a list."""
    return [cards.pop() for _ in range(count)]


def hidden(s: State, seat: int) -> tuple[list[int], list[int]]:
    """The cards whose place a seat does not know, sorted: those that can be anywhere, and events."""
    unknown: list[int] = [packed & 127 for packed in s.aside]
    unknown.extend([packed & 127 for packed in s.heap if packed >> 8])
    for each in range(s.seats):
        if not sees_hand(s, seat, each):
            unknown.extend(s.hands[each])
    for place in range(len(s.owner)):
        unknown.extend(s.weak[place])
        unknown.extend(s.strong[place])
    for units in (s.attack_weak, s.attack_strong, s.defence_weak, s.defence_strong):
        unknown.extend(units)
    events = [*s.coming, *s.box] if s.events_secret else list(s.coming)
    for card in s.deck:
        if s.cards.kinds[card] == EVENT:
            events.append(card)
        else:
            unknown.append(card)
    unknown.sort()
    events.sort()
    return unknown, events
