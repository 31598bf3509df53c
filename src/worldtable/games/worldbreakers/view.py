"""What a seat may see of Worldbreakers, as an allow-list. With redeal.py the only code that knows what is hidden."""

from __future__ import annotations

from worldtable.engine.laying import backs, belonging, in_row, true_of
from worldtable.engine.scene import COUNTERS, FAN, NOTES, PILE, ROW, TRACK, Amount, Banner, Face, Piece, Thing, Zone
from worldtable.games.worldbreakers import codes, scoring
from worldtable.games.worldbreakers.campaign import view as campaign
from worldtable.games.worldbreakers.campaign.orders import visible
from worldtable.games.worldbreakers.campaign.story import SIDES
from worldtable.games.worldbreakers.codes import FOLLOWER, GUILD_NAMES, GUILDS, LOCATION, TURNS, WORLDBREAKER, side_of
from worldtable.games.worldbreakers.decks import DECK_SIZE
from worldtable.games.worldbreakers.laying import in_play, open_card, playable_card, question_zones, row, spread
from worldtable.games.worldbreakers.log import listed, possessive
from worldtable.games.worldbreakers.questions import open_question
from worldtable.games.worldbreakers.state import State

MYTHIUM_TEXT = "It pays for cards and standing. As an action you gain 1; at the end of a round everybody gains 2."
STANDING_TEXT = (
    "Cards of a guild ask for standing with it. It is a level: playing cards never spends it. 1 more costs 2 mythium."
)
ALWAYS_LAID = ("followers", "locations", "hand")  # before a player, even where nothing lies there


def zones(s: State, seat: int) -> list[Zone]:
    own = max(seat, 0)
    if s.piles:
        return draft_zones(s, seat)
    if s.solo and not s.play[0]:
        return campaign.between_zones(s)
    found = campaign.opening_zones(s) if s.solo and s.round == 0 else []
    if s.table:
        found.append(Zone("table", "Played now", ROW, row(s, s.table), now=True))
    if s.building:
        found.extend(leader_zones(s, own))
    for side in (own, 1 - own):
        found.extend(side_zones(s, seat, side))
    found.extend(question_zones(s, seat))
    if s.play[0]:
        found.extend((road_zone(s), turns_zone(s)))
    if s.solo:
        found.extend([*campaign.order_zones(s), *campaign.story_zones(s)])
    elif s.play[0]:
        found.append(lists_zone(s, seat))
    return found


def whose(s: State, seat: int, side: int) -> str:
    return "Your" if side == seat else possessive(s.name(side))


# What belongs to a side.


def side_zones(s: State, seat: int, side: int) -> list[Zone]:
    """Empty places are left out, but for a player's own; the automaton has no mythium and no standing (S21, S49)."""
    person = not s.automaton(side)
    aside = private_zone(s, seat, side, "aside", "cards laid aside", s.aside[side])
    aside.now = seat == side
    pool = private_zone(s, seat, side, "pool", "drafted cards", s.taken[side])
    pool.amounts = (Amount("deck", len(s.taken[side]), most=DECK_SIZE),) if s.building else ()
    laid = [
        Zone("counters", "mythium and standing", COUNTERS, counters(s, seat, side) if person else []),
        Zone("followers", "Worldbreaker and followers", ROW, played(s, side, (WORLDBREAKER, FOLLOWER))),
        Zone("locations", "locations", ROW, played(s, side, (LOCATION,))),
        Zone("stored", "stored cards", ROW, stored_cards(s, side)),
        hand_zone(s, seat, side),
        aside,
        pool,
    ]
    found = [zone for zone in laid if zone.things or (person and zone.id in ALWAYS_LAID)]
    found.append(deck_zone(s, seat, side))
    found.append(Zone("discard", "discard pile", PILE, row(s, s.discards[side]), count=len(s.discards[side])))
    found = belonging(found, side, whose(s, seat, side))
    return found if person else [*found[:-1], campaign.left_zone(s), found[-1]]


def played(s: State, side: int, kinds: tuple[int, ...]) -> list[Thing]:
    return in_row([in_play(s, card) for card in s.play[side] if s.face(card).kind in kinds])


def stored_cards(s: State, side: int) -> list[Thing]:
    """Cards that lie on others, each linked with its host."""
    things: list[Thing] = []
    for card, host in s.stored.items():
        if side_of(card) == side:
            thing = playable_card(s, card)
            thing.links = (("stored on", host),)
            thing.notes = (f"On {s.card_name(host)}.",)
            things.append(thing)
    return in_row(things)


def hand_zone(s: State, seat: int, side: int) -> Zone:
    """One's own hand as it is held; of others the cards one knows, then the backs of the rest."""
    hand = s.hands[side]
    if seat == side:
        things = in_row([playable_card(s, card) for card in hand])
    else:
        known = sorted([card for card in hand if s.knows(seat, card)])
        things = in_row([playable_card(s, card, "known") for card in known])
        things.extend(backs(f"hand-{side}", len(known), len(hand)))
    return Zone("hand", "hand", FAN, things, count=len(hand))


def private_zone(s: State, seat: int, side: int, id: str, label: str, cards: list[int]) -> Zone:
    """What its owner alone sees: cards laid aside or looked at, and what was drafted."""
    things = row(s, cards) if seat == side else backs(f"{id}-{side}", 0, len(cards))
    return Zone(id, label, FAN, things, count=len(cards))


def deck_zone(s: State, seat: int, side: int) -> Zone:
    """A number of cards, and those whose place the seat has seen; one draws by pointing at one's own."""
    things: list[Thing] = []
    deck = s.decks[side]
    for depth, card in enumerate(reversed(deck)):
        if s.knows(seat, card):
            thing = open_card(s, card, -1, "known")
            thing.at = (depth,)
            thing.notes = (f"It is card {depth + 1} from the top.",)
            things.append(thing)
    code = codes.DRAW if side == seat and s.play[side] else -1
    return Zone("deck", "deck", PILE, things, count=len(deck), code=code)


def counters(s: State, seat: int, side: int) -> list[Thing]:
    """The crystal and the four signs. One's own can be pointed at: to gain mythium, to gain standing."""
    own = side == seat
    crystal = Face("Mythium", "mythium", text=MYTHIUM_TEXT, symbol="◆", colour="teal")
    mythium = (Amount("mythium", s.mythium[side]),)
    found = [Thing(f"mythium-of-{side}", crystal, codes.GAIN if own else -1, amounts=mythium)]
    for guild in range(4):
        sign = Face(GUILD_NAMES[guild], "standing", group=GUILDS[guild], line="Standing with a guild")
        sign.text = STANDING_TEXT
        sign.symbol, sign.colour = codes.GUILD_SYMBOLS[guild], codes.GUILD_COLOURS[guild]
        standing = (Amount("standing", s.standing[side][guild]),)
        code = codes.STANDING + guild if own else -1
        found.append(Thing(f"standing-{guild}-of-{side}", sign, code, amounts=standing))
    return in_row(found)


# What belongs to both.


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
        state = true_of(("now", turn == s.turn and s.round > 0), ("spent", turn < s.turn))
        shown = Face(s.name(side), "turn", group="AB"[turn // 2 % 2] if s.automaton(side) else "")
        things.append(Thing(f"turn-{turn}", shown, at=(turn + 1,), state=state, pieces=(Piece("turn", owner=side),)))
    return Zone("turns", "Turns of the round", TRACK, things)


def lists_zone(s: State, seat: int) -> Zone:
    """Deck lists are open, but for decks that were drafted: of those one sees one's own."""
    things: list[Thing] = []
    for side in (0, 1):
        if side == seat or not s.taken[0] + s.taken[1]:
            names = sorted([s.card_name(card) for card in s.cards_of(side) if card != s.worldbreaker(side)])
            title = f"{possessive(s.name(side))} deck list"
            things.append(Thing(f"list-{side}", Face(title, "list", text=listed(names))))
    return Zone("lists", "Deck lists", NOTES, things)


# The draft.


def draft_zones(s: State, seat: int) -> list[Zone]:
    """Three piles, the stock, and what each player took; a seat sees what it has looked at."""
    found: list[Zone] = []
    for number, pile in enumerate(s.piles):
        things, code = drafted(s, seat, f"pile-{number}", pile), codes.PILE + number
        found.append(Zone(f"pile-{number}", f"Pile {number + 1}", PILE, things, count=len(pile), code=code))
        found[-1].now = number == s.looking
    found.append(Zone("stock", "Stock", PILE, [], count=len(s.stock), code=codes.STOCK))
    own = max(seat, 0)
    for side in (own, 1 - own):
        taken = s.taken[side]
        pool = Zone("taken", "drafted cards", FAN, drafted(s, seat, f"taken-{side}", taken), count=len(taken))
        found.extend(belonging([pool], side, whose(s, seat, side)))
    return found


def drafted(s: State, seat: int, id: str, cards: list[int]) -> list[Thing]:
    """Cards the seat knows, then the backs of the rest."""
    known = sorted([card for card in cards if s.knows(seat, card)])
    return [*spread(s, known), *backs(id, len(known), len(cards))]


def leader_zones(s: State, own: int) -> list[Zone]:
    """The Worldbreakers that are left until both have chosen, and those that lead a deck: everybody knows them."""
    left = [each for each in s.box if s.cards.faces[each].kind == WORLDBREAKER]
    found = [Zone("breakers", "Worldbreakers", ROW, spread(s, left))] if min(s.breakers) < 0 else []
    for side in (own, 1 - own):
        if s.breakers[side] >= 0:
            leader = Zone("leader", "Worldbreaker", ROW, spread(s, [s.breakers[side]]))
            found.extend(belonging([leader], side, possessive(s.name(side))))
    return found


# Both sides at a glance.


def banner(s: State, side: int) -> Banner:
    """Power, or in a draft the number of cards; who acts, and who goes first in the round."""
    first = s.first == side and s.round > 0 and not s.piles
    amounts = (Amount("power", s.power[side], most=s.goal),) if s.play[0] else ()
    if s.piles or s.building:
        amounts = (Amount("cards", len(s.taken[side])),)
    state = true_of(("active", s.active == side), ("first", first))
    score = scoring.score(s, side)
    return Banner(side, s.name(side), doing=doing(s, side), score=score, state=state, amounts=amounts)


def doing(s: State, side: int) -> str:
    """What everybody sees somebody do; of a question no more than that it is asked."""
    ask = open_question(s)
    if s.automaton(side):
        return SIDES[visible(s)].title if s.active == 1 and s.orders and s.round else ""
    if s.attacking == side:
        return f"attacks with {len(s.attackers) or len(s.breached)}"
    if ask is None or ask.player != s.seat_of(side):
        return "waits" if s.asks else ""
    return f"looks at pile {s.looking + 1}" if s.piles else ask.doing
