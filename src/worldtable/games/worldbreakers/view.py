"""What a seat may see of Worldbreakers, as an allow-list. With redeal.py the only code that knows what is hidden."""

from __future__ import annotations

from worldtable.engine.scene import (
    COLUMNS,
    COUNTERS,
    FAN,
    NOTES,
    PILE,
    ROW,
    TRACK,
    Face,
    Thing,
    Zone,
)
from worldtable.games.worldbreakers.campaign_view import between_zones, order_zones, story_zones, tale_zone
from worldtable.games.worldbreakers.codes import (
    DOOMED,
    EXHAUSTED,
    FOLLOWER,
    GUILD_COLOURS,
    GUILD_NAMES,
    GUILD_SYMBOLS,
    LETHAL_NOW,
    LOCATION,
    NO_BLOCK,
    OVERWHELM_NOW,
    STATIONARY,
    STRONGER,
    STUN,
    WORLDBREAKER,
)
from worldtable.games.worldbreakers.log import cards_in_words, listed, possessive
from worldtable.games.worldbreakers.printed import printed
from worldtable.games.worldbreakers.state import State

ROMAN = ("", "I", "II", "III", "IV", "V")


def status(s: State) -> str:
    if s.piles:
        return f"Winston draft: {cards_in_words(len(s.stock))} in the stock"
    if s.round == 0:
        return "Before the game"
    phase = "Rally Phase" if s.turn > 7 else f"turn {s.turn + 1} of 8"
    chapter = f"Chapter {s.chapter}, " if s.solo else ""
    return f"{chapter}Round {s.round}, {phase}; {s.goal} power wins"


def zones(s: State, seat: int) -> list[Zone]:
    own = max(seat, 0)
    if s.piles:
        return draft_zones(s, seat)
    if s.solo and not s.play[0]:
        told = [tale_zone(s)] if s.chapter > 1 else []
        return [*between_zones(s), *story_zones(s), *told]
    found: list[Zone] = []
    if s.solo and s.round == 0:
        found.append(tale_zone(s))
    if s.attacking >= 0:
        found.append(combat_zone(s))
    if s.table:
        events = [Thing(thing_id(s, card), face(s, card), card, ("being carried out",), (0,)) for card in s.table]
        found.append(Zone("table", "Being carried out", ROW, events, now=True))
    if not s.play[0] and s.box and not s.solo:
        found.append(breakers_zone(s))
    for side in (own, 1 - own):
        found.extend(side_zones(s, seat, side))
    found.append(track_zone(s))
    if s.solo:
        found.extend(order_zones(s))
        found.extend(story_zones(s))
    elif s.play[0]:
        found.append(lists_zone(s, seat))
    return found


def side_zones(s: State, seat: int, side: int) -> list[Zone]:
    whose = "Your" if side == seat else possessive(s.name(side))
    label = "power" if s.automaton(side) else "power, mythium and standing"
    found = [Zone(f"counters-{side}", f"{whose} {label}", COUNTERS, counters(s, side), side)]
    rows = (
        ("followers", "Worldbreaker and followers", (WORLDBREAKER, FOLLOWER)),
        ("locations", "locations", (LOCATION,)),
    )
    for id, label, kinds in rows:
        cards = [card for card in s.play[side] if s.face(card).kind in kinds]
        things = [in_play(s, card, at) for at, card in enumerate(cards)]
        if s.automaton(side) and not things:
            continue
        found.append(Zone(f"{id}-{side}", f"{whose} {label}", ROW, things, side))
    stored = [each for each in s.stored if (each & 255) >> 7 == side]
    if stored:
        things = [
            Thing(thing_id(s, each & 255), face(s, each & 255), each & 255, (f"on {s.called(each >> 8)}",), (at,))
            for at, each in enumerate(stored)
        ]
        found.append(Zone(f"stored-{side}", f"{whose} stored cards", ROW, things, side))
    if not s.automaton(side):
        found.append(hand_zone(s, seat, side, whose))
    for id, label, cards in (("aside", "cards laid aside", s.aside[side]), ("pool", "drafted cards", s.taken[side])):
        if cards:
            found.append(private_zone(s, seat, side, f"{id}-{side}", f"{whose} {label}", cards))
    found.append(deck_zone(s, seat, side, whose))
    pile = [Thing(thing_id(s, card), face(s, card), card, (), (at,)) for at, card in enumerate(s.discards[side])]
    found.append(Zone(f"discard-{side}", f"{whose} discard pile", PILE, pile, side, cards_in_words(len(pile))))
    return found


def thing_id(s: State, card: int) -> str:
    return f"{s.face(card).id}-{card >> 7}"


def face(s: State, card: int) -> Face:
    """A card as printed."""
    return shown_cards(s)[card & 127]


def shown_cards(s: State) -> list[Face]:
    cards = s.cards
    if not cards.shown:
        cards.shown = [printed(each) for each in cards.faces]
    return cards.shown


def in_play(s: State, card: int, at: int) -> Thing:
    """A card in play: what it is worth now, its counters, and what its current stage does."""
    return Thing(thing_id(s, card), in_play_face(s, card), card, tuple(marks(s, card)), (at,))


def marks(s: State, card: int) -> list[str]:
    found: list[str] = []
    bits = s.marks(card)
    if bits & EXHAUSTED:
        found.append("exhausted")
    if card in s.attackers:
        found.append("attacking")
    if card in s.fight:
        found.append("fighting")
    wounds = s.wounds(card)
    if wounds:
        found.append("1 wound" if wounds == 1 else f"{wounds} wounds")
    if s.plus(card):
        found.append(f"+{s.plus(card)}/+{s.plus(card)}")
    if s.face(card).kind == LOCATION and s.counters(card):
        number = s.face(card).stages - s.counters(card) + 1
        ability = s.face(card).abilities[s.face(card).stage(number)]
        left = s.counters(card)
        found.append("1 stage counter left" if left == 1 else f"{left} stage counters left")
        found.append(f"stage {ROMAN[number]}: {ability.words()}")
    for bit, word in ((STATIONARY, "stationary counter"), (STUN, "stun counter")):
        count = bits // bit & 31
        if count:
            found.append(word if count == 1 else f"{count} {word}s")
    if bits // STRONGER & 63:
        found.append(f"+{bits // STRONGER & 63} strength in this combat")
    for bit, word in (
        (OVERWHELM_NOW, "overwhelm in this combat"),
        (LETHAL_NOW, "lethal in this combat"),
        (NO_BLOCK, "cannot block in this combat"),
        (DOOMED, "about to leave play"),
    ):
        if bits & bit:
            found.append(word)
    return found


def combat_zone(s: State) -> Zone:
    """Who attacks, in columns; below an attacker who blocks it."""
    things: list[Thing] = []
    shown = s.attackers or s.breached
    for column, card in enumerate(shown):
        state = "attacking" if s.attackers else "breached"
        things.append(Thing(f"combat-{thing_id(s, card)}", in_play_face(s, card), card, (state,), (column, 0)))
        if card in s.fight:
            blocker = s.fight[0]
            things.append(
                Thing(f"combat-{thing_id(s, blocker)}", in_play_face(s, blocker), blocker, ("blocking",), (column, 1))
            )
    note = "successful" if s.success else ""
    return Zone("combat", f"{s.name(s.attacking)} attacks", COLUMNS, things, s.attacking, note, True)


def in_play_face(s: State, card: int) -> Face:
    """A card with what it is worth now."""
    shown = face(s, card)
    kind = s.face(card).kind
    if s.at(card) < 0 or kind == WORLDBREAKER:
        return shown
    value = f"{s.strength(card)}/{s.health_left(card)}"
    if kind == LOCATION:
        number = s.face(card).stages - s.counters(card) + 1
        value = f"stage {ROMAN[number]} of {ROMAN[s.face(card).stages]}"
    return Face(shown.title, shown.kind, value, shown.text, shown.badges, shown.colour, shown.symbol)


def hand_zone(s: State, seat: int, side: int, whose: str) -> Zone:
    """One's own hand as it is held; of others the cards one knows, then the backs of the rest."""
    hand = s.hands[side]
    note = cards_in_words(len(hand))
    if seat == side:
        things = [Thing(thing_id(s, card), face(s, card), card, (), (at,)) for at, card in enumerate(hand)]
        return Zone(f"hand-{side}", "Your hand", FAN, things, side, note)
    known = sorted([card for card in hand if s.knows(seat, card)])
    things = [
        Thing(thing_id(s, card), face(s, card), card, ("you know this card",), (at,)) for at, card in enumerate(known)
    ]
    for at in range(len(known), len(hand)):
        things.append(Thing(f"hand-{side}-{at}", None, -1, (), (at,)))
    return Zone(f"hand-{side}", f"{whose} hand", FAN, things, side, note)


def private_zone(s: State, seat: int, side: int, id: str, label: str, cards: list[int]) -> Zone:
    if seat == side:
        things = [Thing(thing_id(s, card), face(s, card), card, (), (at,)) for at, card in enumerate(cards)]
    else:
        things = [Thing(f"{id}-{at}", None, -1, (), (at,)) for at in range(len(cards))]
    return Zone(id, label, FAN, things, side, cards_in_words(len(cards)))


def deck_zone(s: State, seat: int, side: int, whose: str) -> Zone:
    """A number of cards, and those whose place the seat has seen."""
    things: list[Thing] = []
    deck = s.decks[side]
    for depth, card in enumerate(reversed(deck)):
        if s.known and s.knows(seat, card):
            place = f"card {depth + 1} from the top"
            things.append(Thing(thing_id(s, card), face(s, card), -1, (place,), (depth,)))
    return Zone(f"deck-{side}", f"{whose} deck", PILE, things, side, cards_in_words(len(deck)))


def track_zone(s: State) -> Zone:
    """The eight turns of the round."""
    things: list[Thing] = []
    for turn in range(8):
        side = s.first if turn & 1 == 0 else 1 - s.first
        marks = ("now",) if turn == s.turn and s.round else ()
        shown = Face(s.name(side), "turn", symbol="●" if turn < s.turn else "○")
        things.append(Thing(f"turn-{turn}", shown, -1, marks, (turn + 1,)))
    return Zone("turns", "Turns of the round", TRACK, things)


def counters(s: State, side: int) -> list[Thing]:
    """Mythium, power towards the goal, and standing by guild."""
    found: list[Thing] = []
    values = [("power", "Power", f"{s.power[side]} of {s.goal}", "♛", "")]
    if not s.automaton(side):  # it has neither mythium nor standing (S21, S49)
        values.append(("mythium", "Mythium", str(s.mythium[side]), "◆", ""))
    for guild in range(0 if s.automaton(side) else 4):
        count = str(s.standing[side * 4 + guild])
        values.append((f"standing-{guild}", GUILD_NAMES[guild], count, GUILD_SYMBOLS[guild], GUILD_COLOURS[guild]))
    for at, (id, label, value, symbol, colour) in enumerate(values):
        shown = Face(label, "counter", value, colour=colour, symbol=symbol)
        marks = ("first player",) if id == "power" and s.first == side and s.round else ()
        found.append(Thing(f"{id}-of-{side}", shown, -1, marks, (side * 6 + at,)))
    return found


def lists_zone(s: State, seat: int) -> Zone:
    """Deck lists are open, but for decks that were drafted: of those one sees one's own."""
    things: list[Thing] = []
    for side in (0, 1):
        if s.taken[0] + s.taken[1] and side != seat:
            continue
        cards = [*s.decks[side], *s.hands[side], *s.discards[side], *s.aside[side], *s.play[side][1:]]
        cards.extend([card for card in s.table if card >> 7 == side])
        cards.extend([each & 255 for each in s.stored if (each & 255) >> 7 == side])
        names = sorted([s.called(card) for card in cards])
        things.append(
            Thing(f"list-{side}", Face(f"{possessive(s.name(side))} deck list", "list", text=listed(names)))
        )
    return Zone("lists", "Deck lists", NOTES, things)


def breakers_zone(s: State) -> Zone:
    left = [each for each in s.box if s.cards.faces[each].kind == WORLDBREAKER]
    things = [Thing(f"breaker-{each}", printed(s.cards.faces[each]), each, (), (at,)) for at, each in enumerate(left)]
    return Zone("breakers", "Worldbreakers", ROW, things)


def draft_zones(s: State, seat: int) -> list[Zone]:
    """Three piles, the stock, and what each player took; a seat sees what it has looked at."""
    found: list[Zone] = []
    for number, pile in enumerate(s.piles):
        marks = ("looked at",) if number == s.looking else ()
        things = drafted(s, seat, f"pile-{number}", pile, marks)
        found.append(Zone(f"pile-{number}", f"Pile {number + 1}", PILE, things, -1, cards_in_words(len(pile))))
    found.append(Zone("stock", "Stock", PILE, [], -1, cards_in_words(len(s.stock))))
    own = max(seat, 0)
    for side in (own, 1 - own):
        whose = "Your" if side == seat else possessive(s.name(side))
        things = drafted(s, seat, f"taken-{side}", s.taken[side], ())
        note = cards_in_words(len(s.taken[side]))
        found.append(Zone(f"taken-{side}", f"{whose} drafted cards", FAN, things, side, note))
    return found


def drafted(s: State, seat: int, id: str, cards: list[int], marks: tuple[str, ...]) -> list[Thing]:
    """Cards the seat knows, then the backs of the rest."""
    known = sorted([card for card in cards if s.knows(seat, card)])
    things = [Thing(s.face(card).id, face(s, card), card, marks, (at,)) for at, card in enumerate(known)]
    for at in range(len(known), len(cards)):
        things.append(Thing(f"{id}-{at}", None, -1, (), (at,)))
    return things
