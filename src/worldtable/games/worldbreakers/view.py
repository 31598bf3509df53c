"""What a seat may see of Worldbreakers, as an allow-list. With redeal.py the only code that knows what is hidden."""

from __future__ import annotations

from worldtable.engine.scene import COUNTERS, FAN, NOTES, PILE, ROW, TRACK, Amount, Banner, Face, Piece, Thing, Zone
from worldtable.games.worldbreakers import codes, scoring
from worldtable.games.worldbreakers.campaign.journey import CHAPTERS
from worldtable.games.worldbreakers.campaign.orders import TITLES, visible
from worldtable.games.worldbreakers.campaign.view import (
    between_zones,
    left_zone,
    news_zone,
    order_zones,
    story_zones,
    tale_zone,
)
from worldtable.games.worldbreakers.codes import (
    DRAW,
    FOLLOWER,
    GAIN,
    GUILD_COLOURS,
    GUILD_NAMES,
    GUILD_SYMBOLS,
    GUILDS,
    LOCATION,
    STANDING,
    TURNS,
    WORLDBREAKER,
    side_of,
)
from worldtable.games.worldbreakers.decks import DECK_SIZE
from worldtable.games.worldbreakers.laying import in_play, open_card, playable_card, question_zones, row, spread
from worldtable.games.worldbreakers.log import listed, possessive
from worldtable.games.worldbreakers.questions import open_question
from worldtable.games.worldbreakers.state import State

MYTHIUM_TEXT = "It pays for cards and standing. As an action you gain 1; at the end of a round everybody gains 2."
STANDING_TEXT = (
    "Cards of a guild ask for standing with it. It is a level: playing cards never spends it. 1 more costs 2 mythium."
)


def status(s: State) -> str:
    if s.piles:
        cards = "1 card" if len(s.stock) == 1 else f"{len(s.stock)} cards"
        return f"Winston draft: {cards} in the stock"
    if s.chapter > CHAPTERS:
        return f"All {CHAPTERS} chapters are won"
    if s.round == 0:
        return f"Before chapter {s.chapter}" if s.solo else "Before the game"
    part = "Rally Phase" if s.turn >= TURNS else f"turn {s.turn + 1} of {TURNS}"
    chapter = f"Chapter {s.chapter}, " if s.solo else ""
    return f"{chapter}Round {s.round}, {part}; {s.goal} power wins"


def clock(s: State) -> list[Amount]:
    """Chapter, round, and the turn of its eight."""
    found: list[Amount] = []
    if s.solo:
        found.append(Amount("chapter", min(s.chapter, CHAPTERS)))
    if s.round and not s.piles:
        found.append(Amount("round", s.round))
        if s.turn < TURNS:
            found.append(Amount("turn", s.turn + 1, most=TURNS))
    return found


def phase(s: State) -> str:
    if s.piles:
        return "draft"
    if not s.play[0]:
        return "between games" if s.solo else "deck building"
    if s.round == 0:
        return "mulligan"
    if s.attacking >= 0:
        return "breach" if s.success else "combat"
    return "rally" if s.turn >= TURNS else "action"


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
        if s.chapter > 1:
            found.append(news_zone(s))
    if s.table:
        found.append(Zone("table", "Played now", ROW, row(s, s.table), now=True))
    if s.building:
        found.extend(leader_zones(s, own))
    for side in (own, 1 - own):
        found.extend(side_zones(s, seat, side))
    found.extend(question_zones(s, seat))
    if s.play[0]:
        found.append(road_zone(s))
        found.append(turns_zone(s))
    if s.solo:
        found.extend(order_zones(s))
        found.extend(story_zones(s))
    elif s.play[0]:
        found.append(lists_zone(s, seat))
    return found


def side_zones(s: State, seat: int, side: int) -> list[Zone]:
    whose = "Your" if side == seat else possessive(s.name(side))
    found: list[Zone] = []
    if not s.automaton(side):  # it has neither mythium nor standing (S21, S49)
        found.append(
            Zone(f"counters-{side}", f"{whose} mythium and standing", COUNTERS, counters(s, seat, side), side)
        )
    rows = (
        ("followers", "Worldbreaker and followers", (WORLDBREAKER, FOLLOWER)),
        ("locations", "locations", (LOCATION,)),
    )
    for id, label, kinds in rows:
        cards = [card for card in s.play[side] if s.face(card).kind in kinds]
        things = [in_play(s, card, at) for at, card in enumerate(cards)]
        if not s.automaton(side) or things:
            found.append(Zone(f"{id}-{side}", f"{whose} {label}", ROW, things, side))
    stored = stored_cards(s, side)
    if stored:
        found.append(Zone(f"stored-{side}", f"{whose} stored cards", ROW, stored, side))
    if not s.automaton(side):
        found.append(hand_zone(s, seat, side, whose))
    found.extend(private_zones(s, seat, side, whose))
    found.append(deck_zone(s, seat, side, whose))
    if s.automaton(side):
        found.append(left_zone(s))
    pile = row(s, s.discards[side])
    found.append(Zone(f"discard-{side}", f"{whose} discard pile", PILE, pile, side, count=len(pile)))
    return found


def stored_cards(s: State, side: int) -> list[Thing]:
    """Cards that lie on others, each linked with its host."""
    things: list[Thing] = []
    for at, card in enumerate(s.stored):
        if side_of(card) == side:
            thing = playable_card(s, card, len(things))
            thing.links = (("stored on", s.hosts[at]),)
            thing.notes = (f"On {s.card_name(s.hosts[at])}.",)
            things.append(thing)
    return things


def hand_zone(s: State, seat: int, side: int, whose: str) -> Zone:
    """One's own hand as it is held; of others the cards one knows, then the backs of the rest."""
    hand = s.hands[side]
    if seat == side:
        things = [playable_card(s, card, at) for at, card in enumerate(hand)]
        return Zone(f"hand-{side}", "Your hand", FAN, things, side, count=len(hand))
    known = sorted([card for card in hand if s.knows(seat, card)])
    things = [playable_card(s, card, at, ("known",)) for at, card in enumerate(known)]
    things.extend(backs(f"hand-{side}", len(known), len(hand)))
    return Zone(f"hand-{side}", f"{whose} hand", FAN, things, side, count=len(hand))


def backs(id: str, start: int, end: int) -> list[Thing]:
    return [Thing(f"{id}-{at}", None, at=(at,)) for at in range(start, end)]


def private_zones(s: State, seat: int, side: int, whose: str) -> list[Zone]:
    """What its owner alone sees: cards laid aside or looked at, and what was drafted."""
    found: list[Zone] = []
    for id, label, cards in (("aside", "cards laid aside", s.aside[side]), ("pool", "drafted cards", s.taken[side])):
        if cards:
            things = row(s, cards) if seat == side else backs(f"{id}-{side}", 0, len(cards))
            aim = (Amount("deck", len(cards), most=DECK_SIZE),) if s.building and id == "pool" else ()
            now = id == "aside" and seat == side
            label = f"{whose} {label}"
            found.append(Zone(f"{id}-{side}", label, FAN, things, side, count=len(cards), now=now, amounts=aim))
    return found


def deck_zone(s: State, seat: int, side: int, whose: str) -> Zone:
    """A number of cards, and those whose place the seat has seen; one draws by pointing at one's own."""
    things: list[Thing] = []
    deck = s.decks[side]
    for depth, card in enumerate(reversed(deck)):
        if s.known and s.knows(seat, card):
            thing = open_card(s, card, depth, -1, ("known",))
            thing.notes = (f"It is card {depth + 1} from the top.",)
            things.append(thing)
    code = DRAW if side == seat and s.play[side] else -1
    return Zone(f"deck-{side}", f"{whose} deck", PILE, things, side, count=len(deck), code=code)


def road_zone(s: State) -> Zone:
    """The power of both sides, as pennants on the way to the goal."""
    things: list[Thing] = []
    for side in (0, 1):
        shown = Face(possessive(s.name(side)) + " power", "power", symbol="♛")
        power = (Amount("power", s.power[side], most=s.goal),)
        pennant = (Piece("pennant", owner=side),)
        things.append(Thing(f"power-of-{side}", shown, at=(s.power[side],), amounts=power, pieces=pennant))
    return Zone("road", "Power", TRACK, things, amounts=(Amount("goal", s.goal),))


def turns_zone(s: State) -> Zone:
    """The eight turns of the round, and whose they are; those of the automaton by the side of its order (S27)."""
    things: list[Thing] = []
    for turn in range(TURNS):
        side = s.first if turn & 1 == 0 else 1 - s.first
        state = ("now",) if turn == s.turn and s.round else ("spent",) if turn < s.turn else ()
        letter = ("A", "B")[turn // 2 % 2] if s.automaton(side) else ""
        shown = Face(s.name(side), "turn", group=letter)
        things.append(Thing(f"turn-{turn}", shown, at=(turn + 1,), state=state, pieces=(Piece("turn", owner=side),)))
    return Zone("turns", "Turns of the round", TRACK, things)


def counters(s: State, seat: int, side: int) -> list[Thing]:
    """The crystal and the four signs. One's own can be pointed at: to gain mythium, to gain standing."""
    own = side == seat
    crystal = Face("Mythium", "mythium", text=MYTHIUM_TEXT, symbol="◆", colour="teal")
    mythium = (Amount("mythium", s.mythium[side]),)
    found = [Thing(f"mythium-of-{side}", crystal, GAIN if own else -1, (0,), amounts=mythium)]
    for guild in range(4):
        sign = Face(
            GUILD_NAMES[guild],
            "standing",
            group=GUILDS[guild],
            line="Standing with a guild",
            text=STANDING_TEXT,
            symbol=GUILD_SYMBOLS[guild],
            colour=GUILD_COLOURS[guild],
        )
        code = STANDING + guild if own else -1
        standing = (Amount("standing", s.standing[side][guild]),)
        found.append(Thing(f"standing-{guild}-of-{side}", sign, code, (guild + 1,), amounts=standing))
    return found


def lists_zone(s: State, seat: int) -> Zone:
    """Deck lists are open, but for decks that were drafted: of those one sees one's own."""
    things: list[Thing] = []
    for side in (0, 1):
        if s.taken[0] + s.taken[1] and side != seat:
            continue
        cards = [card for card in s.cards_of(side) if card != s.worldbreaker(side)]
        names = sorted([s.card_name(card) for card in cards])
        things.append(
            Thing(f"list-{side}", Face(f"{possessive(s.name(side))} deck list", "list", text=listed(names)))
        )
    return Zone("lists", "Deck lists", NOTES, things)


def leader_zones(s: State, own: int) -> list[Zone]:
    """The Worldbreakers that are left until both have chosen, and those that lead a deck: everybody knows them."""
    left = [each for each in s.box if s.cards.faces[each].kind == WORLDBREAKER]
    choosing = min(s.breakers) < 0
    found = [Zone("breakers", "Worldbreakers", ROW, spread(s, "", left))] if choosing else []
    for side in (own, 1 - own):
        if s.breakers[side] >= 0:
            label = f"{possessive(s.name(side))} Worldbreaker"
            found.append(Zone(f"leader-{side}", label, ROW, spread(s, "", [s.breakers[side]]), side))
    return found


# The draft.


def draft_zones(s: State, seat: int) -> list[Zone]:
    """Three piles, the stock, and what each player took; a seat sees what it has looked at."""
    found: list[Zone] = []
    for number, pile in enumerate(s.piles):
        id = f"pile-{number}"
        things = drafted(s, seat, id, pile)
        now = number == s.looking
        code = codes.PILE + number
        found.append(Zone(id, f"Pile {number + 1}", PILE, things, count=len(pile), code=code, now=now))
    found.append(Zone("stock", "Stock", PILE, [], count=len(s.stock), code=codes.STOCK))
    own = max(seat, 0)
    for side in (own, 1 - own):
        whose = "Your" if side == seat else possessive(s.name(side))
        things = drafted(s, seat, f"taken-{side}", s.taken[side])
        label = f"{whose} drafted cards"
        found.append(Zone(f"taken-{side}", label, FAN, things, side, count=len(s.taken[side])))
    return found


def drafted(s: State, seat: int, id: str, cards: list[int]) -> list[Thing]:
    """Cards the seat knows, then the backs of the rest."""
    known = sorted([card for card in cards if s.knows(seat, card)])
    return [*spread(s, "", known), *backs(id, len(known), len(cards))]


# Both sides at a glance.


def banners(s: State, seat: int) -> list[Banner]:
    return [banner(s, side) for side in (0, 1)]


def banner(s: State, side: int) -> Banner:
    first = s.first == side and s.round > 0 and not s.piles
    state = (*(("active",) if s.active == side else ()), *(("first",) if first else ()))
    score = scoring.score(s, side)
    return Banner(side, s.name(side), doing=doing(s, side), score=score, state=state, amounts=standings(s, side))


def standings(s: State, side: int) -> tuple[Amount, ...]:
    """The power of a side; in a draft how many cards it has."""
    if s.piles or s.building:
        return (Amount("cards", len(s.taken[side])),)
    return (Amount("power", s.power[side], most=s.goal),) if s.play[0] else ()


def doing(s: State, side: int) -> str:
    """What everybody sees somebody do; of a question no more than that it is asked."""
    ask = open_question(s)
    if s.automaton(side):
        return TITLES[visible(s)] if s.active == 1 and s.orders and s.round else ""
    if s.attacking == side:
        return f"attacks with {len(s.attackers) or len(s.breached)}"
    if ask is None or ask.player != s.seat_of(side):
        return "waits" if s.asks else ""
    return f"looks at pile {s.looking + 1}" if s.piles else ask.doing
