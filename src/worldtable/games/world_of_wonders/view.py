"""What a seat may see of World of Wonders. Beside `State.hidden_from` the only code that knows what is hidden.

Hidden are the hands of others, the draw deck, the fronts of all units, the standing answers of others and, where
events were drawn by lot, which of them take part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from worldtable.engine.laying import in_row, true_of
from worldtable.engine.places import distinct
from worldtable.engine.scene import COUNTERS, FAN, NOTES, PILE, ROW, Amount, Banner, Face, Group, Piece, Thing, Zone
from worldtable.engine.window import CLOSED
from worldtable.games.world_of_wonders import codes
from worldtable.games.world_of_wonders.battle.forecast import wonder_code
from worldtable.games.world_of_wonders.battle.strength import attack, defence
from worldtable.games.world_of_wonders.card import Great, Natural
from worldtable.games.world_of_wonders.effects import Deed
from worldtable.games.world_of_wonders.log import start
from worldtable.games.world_of_wonders.reactions import STANDING, WINDOWS, attackable, window_in_words
from worldtable.games.world_of_wonders.scoring import on_table, score
from worldtable.games.world_of_wonders.state import ATTACKED, TURNED, State
from worldtable.games.world_of_wonders.units import FOREMAN, UNIT, WORKER

WISH: Final = "standing answer"
WISHES: Final = (
    ("active", "You are always asked."),
    ("passive", "You are asked only when it is about you."),
    ("closed", "You pass unasked."),
)
WISH_WHEN: Final = (
    "When a turn begins",
    "When an ability is announced",
    "When somebody is attacked",
    "When Constructors are lost",
    "When Wonders are checked",
)
WISH_LINES: Final = [Face(start(WINDOWS[at + 1]), WISH, brief=when) for at, when in enumerate(WISH_WHEN)]
ONLY_ABOUT_ME: Final = Face("Only when it is about me", WISH)
NEVER_ASK: Final = Face("Never", WISH)
WHEN_TO_ASK: Final = Face("Ask me", WISH)
IN_THE_AIR: Final = Face("Constructors in the air", "Constructors")


# The zones: one's own district, the others, what is common, and last what is going on.


def zones(s: State, seat: int) -> list[Zone]:
    found: list[Zone] = []
    if seat >= 0:
        found.extend(own_zones(s, seat))
    for other in s.clockwise(max(seat, 0)):
        if other != seat:
            found.extend(other_zones(s, seat, other))
    found.append(mosaic_zone(s))
    through = Amount("time through", min(s.emptied + 1, 2), most=2)
    found.append(Zone("deck", "Draw deck", PILE, [], count=len(s.deck), code=codes.DECK, amounts=(through,)))
    found.append(discard_zone(s))
    if s.removed:
        found.append(
            Zone("removed", "Events that have happened", COUNTERS, cards(s, "event", s.removed, codes.HAPPENED))
        )
    if s.window != codes.AFTERMATH and attackable(s):
        found.append(Zone("attack", "The attack", COUNTERS, [], code=codes.BATTLE, now=True))
    elif s.window != CLOSED:
        things = announced_things(s, seat)
        found.append(Zone("window", "Reactions", NOTES, things, note=window_in_words(s, seat), now=True))
    if s.aside:
        found.append(Zone("aside", "Constructors in the air", COUNTERS, aside_things(s), now=True))
    return found


def own_zones(s: State, seat: int) -> list[Zone]:
    return [
        Zone(f"hand-{seat}", "Your hand", FAN, cards(s, "hand", s.hands[seat], codes.HAND), seat),
        Zone(
            f"sites-{seat}",
            "Your sites",
            ROW,
            in_row([location(s, place) for place in s.own_sites(seat)]),
            seat,
            code=codes.GROUND,
        ),
        Zone(f"built-{seat}", "Your constructed cards", ROW, built_things(s, seat, seat), seat),
        Zone(f"tokens-{seat}", "Your Wonder tokens", PILE, [], seat, count=s.tokens[seat], code=codes.TOKENS),
        Zone("standing", "Ask me", NOTES, standing_things(s, seat), seat, note="Only you see this."),
    ]


def other_zones(s: State, seat: int, other: int) -> list[Zone]:
    """A compact district: sites and constructed cards in one row. Its hand and tokens are numbers of the banner."""
    name = s.name(other)
    things = site_things(s, other) + built_things(s, other, seat)
    found = [Zone(f"district-{other}", f"{name}'s district", ROW, things, other)]
    if s.spied == other and s.spy == seat:
        shown = cards(s, "spied", s.hands[other], codes.SPIED)
        found.append(Zone(f"spied-{other}", f"{name}'s hand, open to you", FAN, shown, other, now=True))
    return found


def cards(s: State, where: str, faces: Sequence[int], code: int) -> list[Thing]:
    """Cards that lie open, with ids that tell their faces: copies count up in reading order."""
    seen: dict[int, int] = {}
    things: list[Thing] = []
    for at, card in enumerate(faces):
        seen[card] = seen.get(card, 0) + 1
        id = f"{where}-{s.card(card).id}"
        things.append(Thing(f"{id}-{seen[card]}" if seen[card] > 1 else id, s.cards.shown[card], code + card, (at,)))
    return things


# Locations and Wonders of a district.


def site_things(s: State, seat: int) -> list[Thing]:
    return in_row([location(s, place) for place in s.own_sites(seat)])


def location(s: State, place: int) -> Thing:
    """A site or a building: who is there, what it would defend itself with, whom it was stolen from."""
    face, chain = s.face[place], s.chain[place]
    now, base = defence(s, place), s.cards.defences[face]
    if s.is_site(place):
        built = Amount("Constructors", s.constructors(place), most=s.cards.costs[face])
        amounts: tuple[Amount, ...] = (built, Amount("defence", now))
    else:
        amounts = (Amount("defence", now, base, why="with all that guards it now" if now != base else ""),)
    return Thing(
        f"place-{place}",
        s.cards.as_sites[face] if s.is_site(place) else s.cards.shown[face],
        codes.PLACE + s.twin(place),
        state=true_of(
            ("exhausted", s.state[place] & TURNED != 0),
            ("attacked", place == s.target),
            ("raided", place != s.target and s.state[place] & ATTACKED != 0),
        ),
        amounts=amounts,
        pieces=s.units[place].pieces(s.is_built(place), s.owner[place]),
        links=(("stolen from", codes.SEAT + chain[-1]),) if chain else (),
        notes=notes_of(s, place),
    )


def notes_of(s: State, place: int) -> tuple[str, ...]:
    """What a location is called where a district has several such, and whose Knights count 6 there."""
    title = s.title(place)
    plain = s.card(s.face[place]).name + (" site" if s.is_site(place) else "")
    notes = [f"{title} of {s.name(s.owner[place])}."] if title != plain else []
    for seat, at in s.horses:
        if at == place:
            notes.append(f"Knights of {s.name(seat)} count 6 here until the end of the turn.")
    return tuple(notes)


def built_things(s: State, seat: int, to: int) -> list[Thing]:
    """Buildings, then Wonders. Great Wonders of others have codes of their own: one uses one's own alone."""
    things = [location(s, place) for place in s.built(seat)]
    for great in s.cards.greats:
        count = s.great[seat * codes.GREATS + great.number]
        if count:
            things.append(great_thing(s, seat, great, count, wonder_code(seat, great.number, to)))
    for natural in s.cards.naturals:
        count = s.natural[seat * codes.GREATS + natural.number]
        if count:
            things.append(natural_thing(s, seat, natural, count))
    return in_row(things)


def great_thing(s: State, seat: int, great: Great, count: int, code: int) -> Thing:
    """Constructed pieces, with the uses that are left in this round (R28, R29)."""
    amounts = [Amount("pieces", count, most=great.pieces)]
    state: tuple[str, ...] = ()
    if great.first.times:
        left = count - s.used_first[seat * codes.GREATS + great.number]
        amounts.append(Amount("uses", left, most=count))
        state = () if left else ("exhausted",)
    second = 0 if s.used_second[seat] >> great.number & 1 else 1
    amounts.append(Amount("second uses", second, most=1))
    id = f"great-{seat}-{great.number}"
    return Thing(id, s.cards.shown[great.face], code, state=state, amounts=tuple(amounts))


def natural_thing(s: State, seat: int, natural: Natural, count: int) -> Thing:
    """Own copies as a pile, with what each of them is worth now (R64)."""
    at_table = on_table(s, natural.number)
    return Thing(
        f"natural-{seat}-{natural.number}",
        s.cards.shown[natural.face],
        codes.NATURAL + seat * codes.GREATS + natural.number,
        amounts=(Amount("points", at_table, why="for each copy on the table"), Amount("copies", count)),
    )


# What is common.


def mosaic_zone(s: State) -> Zone:
    """Each Great Wonder with its constructed pieces, by their owners."""
    things: list[Thing] = []
    for great in s.cards.greats:
        held = [(seat, s.great[seat * codes.GREATS + great.number]) for seat in range(s.seats)]
        total = Amount("pieces", sum([count for _, count in held]), most=great.pieces)
        pieces = tuple([Piece("piece", count, seat) for seat, count in held if count])
        id = f"mosaic-{great.number}"
        shown = s.cards.shown[great.face]
        code = codes.GREAT + great.number
        things.append(Thing(id, shown, code, (great.number,), amounts=(total,), pieces=pieces))
    return Zone("mosaic", "Great Wonders", ROW, things)


def discard_zone(s: State) -> Zone:
    """All cards of the discard pile, equal ones together; the top one last.

    The pile is public, so where players order it all its cards are told from the top as well: equal ones together do
    not tell how they lie.
    """
    things = cards(s, "discard", distinct(s.discard[::-1])[::-1], codes.DISCARD)
    for thing in things:
        thing.amounts = (Amount("copies", s.discard.count(thing.code - codes.DISCARD)),)
    down = [codes.DISCARD + card for card in reversed(s.discard)] if s.ordered else []
    order = (Group("order", "From the top", down),) if down else ()
    return Zone("discard", "Discard pile", PILE, things, count=len(s.discard), groups=order)


def standing_things(s: State, seat: int) -> list[Thing]:
    """A line for each kind of window, what a window offers besides a pass, and the shield that opens them (R51)."""
    things: list[Thing] = []
    for window in STANDING:
        wish, note = WISHES[s.standing_answer(seat, window)]
        code, line = codes.ASK_AGAIN + window, WISH_LINES[window - 1]
        state = (wish, "now") if s.window == window else (wish,)
        things.append(Thing(f"standing-{window}", line, code, state=state, notes=(note,)))
    things.append(Thing("standing-until", ONLY_ABOUT_ME, codes.PASS_UNTIL))
    things.append(Thing("standing-never", NEVER_ASK, codes.PASS_ALWAYS))
    things.append(Thing("standing-ask", WHEN_TO_ASK, codes.SHIELD))
    return things


def announced_things(s: State, seat: int) -> list[Thing]:
    """The card whose ability waits for reactions: with the units it is about, and what it is aimed at (R47)."""
    deed = s.announced
    if s.window != codes.ANNOUNCEMENT or not isinstance(deed, Deed) or s.announcer < 0:
        return []
    pieces = (Piece(UNIT[deed.unit], deed.count),) if deed.count else ()
    notes = (f"{start(deed.say(s, seat))}.",)
    return [Thing("announced", s.cards.shown[s.announcer], links=deed.aims(), pieces=pieces, notes=notes)]


def aside_things(s: State) -> list[Thing]:
    """Constructors that lost their site and may come back, by their owners."""
    things: list[Thing] = []
    for seat in range(s.seats):
        lost = [unit for whose, unit, _ in s.aside if whose == seat]
        pieces = tuple([Piece(UNIT[unit], lost.count(unit), seat) for unit in (WORKER, FOREMAN) if unit in lost])
        if pieces:
            things.append(Thing(f"aside-{seat}", IN_THE_AIR, -1, (seat,), pieces=pieces))
    return things


def banner(s: State, seat: int) -> Banner:
    return Banner(
        seat,
        s.name(seat),
        code=codes.SEAT + seat,
        doing=doing(s, seat),
        score=score(s, seat),
        state=("now",) if seat == s.active and s.turns else (),
        amounts=(Amount("hand", len(s.hands[seat])),),
        pieces=(Piece("token", s.tokens[seat], seat),),
        notes=true_of(
            ("Peace until the next turn of this player.", s.peace == seat),
            ("Militia count 2 until the end of the turn.", s.forged >> seat & 1 == 1),
            ("Buildings have twice their strength until the end of the turn.", s.doubled >> seat & 1 == 1),
        ),
    )


def doing(s: State, seat: int) -> str:
    """What a player is about, in words; "" if there is nothing to tell."""
    if s.window != codes.AFTERMATH and attackable(s):
        if seat == s.active:
            return f"attacks with {attack(s)}"
        if seat == s.owner[s.target]:
            return f"defends with {defence(s, s.target)}"
    if seat == s.spy:
        return f"looks at {s.name(s.spied)}'s hand"
    return ""
