"""Cards and questions as things on a table: what cards cost, ask for, carry and do now; what a question lays out."""

from __future__ import annotations

from worldtable.engine.scene import ROW, Amount, Face, Need, Piece, Thing, Zone
from worldtable.games.worldbreakers.codes import (
    ABILITY,
    CHEAPENS,
    DONE,
    DOOMED,
    EXHAUSTED,
    FIRST_CHOICE,
    FOLLOWER,
    GUILDS,
    LETHAL_NOW,
    LOCATION,
    NO_BLOCK,
    NUMBER,
    OVERWHELM_NOW,
    TIMING_WORDS,
    WORLDBREAKER,
    extra_in,
    face_of,
    side_of,
    stills_in,
    stuns_in,
    trigger_card,
)
from worldtable.games.worldbreakers.log import listed
from worldtable.games.worldbreakers.playing import price
from worldtable.games.worldbreakers.questions import ChooseNumber, OneOf, open_question
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import Window, ability_of

ROMAN = ("", "I", "II", "III", "IV", "V")
THIS_COMBAT = "until the combat ends"


def thing_id(s: State, card: int) -> str:
    return f"{s.face(card).id}-{side_of(card)}"


def face(s: State, card: int) -> Face:
    """A card as printed; made once for a card set."""
    cards = s.cards
    if not cards.shown:
        cards.shown = [each.as_printed() for each in cards.faces]
    return cards.shown[face_of(card)]


def picked(s: State) -> tuple[int, ...]:
    ask = open_question(s)
    return ask.picked() if ask is not None else ()


# Cards that are not in play.


def open_card(s: State, card: int, at: int, code: int, state: tuple[str, ...] = ()) -> Thing:
    """A card face up, in a game, and whether its owner has what it asks for."""
    if card in picked(s):
        state = (*state, "chosen")
    return Thing(thing_id(s, card), face(s, card), code, (at,), state=state, needs=needs(s, card))


def row(s: State, cards: list[int]) -> list[Thing]:
    return [open_card(s, card, at, card) for at, card in enumerate(cards)]


def playable_card(s: State, card: int, at: int, state: tuple[str, ...] = ()) -> Thing:
    """A card that its owner might play, with what it costs now."""
    thing = open_card(s, card, at, card, state)
    thing.amounts = cost_now(s, card)
    return thing


def spread(s: State, id: str, cards: list[int]) -> list[Thing]:
    """Cards outside of a game, by their faces alone: nobody has any standing yet."""
    found: list[Thing] = []
    for at, card in enumerate(cards):
        standing = s.face(card).standing
        asked = tuple([Need(GUILDS[guild], standing[guild], True) for guild in s.face(card).needs()])
        found.append(Thing(f"{id}{s.face(card).id}", face(s, card), card, (at,), needs=asked))
    return found


def needs(s: State, card: int) -> tuple[Need, ...]:
    """The standing that a card asks for, guild by guild."""
    have, asked = s.standing[side_of(card)], s.face(card)
    found = [(guild, asked.standing[guild]) for guild in asked.needs()]
    return tuple([Need(GUILDS[guild], count, have[guild] >= count) for guild, count in found])


def cost_now(s: State, card: int) -> tuple[Amount, ...]:
    """What a card costs, if that is not what is printed."""
    side = side_of(card)
    shown = s.face(card)
    ask = open_question(s)
    less = ask.less(s, card) if ask is not None and ask.player == side else 0
    if shown.kind == WORLDBREAKER or shown.cost_x or not (less or s.cut(side, shown)):
        return ()
    cheaper = (
        [s.card_name(each) for each in s.play[side] if s.face(each).always & CHEAPENS] if s.cut(side, shown) else []
    )
    if less and s.table:
        cheaper.append(s.card_name(s.table[-1]))
    why = f"{shown.cost - price(s, side, shown, less)} less"
    if cheaper:
        why += f": {listed(cheaper)}"
    return (Amount("cost", price(s, side, shown, less), shown.cost, why=why),)


# Cards in play.


def in_play(s: State, card: int, at: int) -> Thing:
    """A card in play: what it is worth now, its counters, and what its current stage does."""
    return Thing(
        thing_id(s, card),
        face(s, card),
        card,
        (at,),
        state=states(s, card),
        amounts=worth(s, card),
        pieces=pieces(s, card),
        notes=notes(s, card),
    )


def states(s: State, card: int) -> tuple[str, ...]:
    found: list[str] = []
    bits = s.marks(card)
    if bits & EXHAUSTED:
        found.append("exhausted")
    if card in s.attackers or card in s.breached:
        found.append("attacking")
    if card in s.fight:
        found.append("fighting" if card in s.attackers else "blocking")
    if s.face(card).hidden:
        found.append("hidden")
    if bits & DOOMED:
        found.append("leaving")
    if card in picked(s):
        found.append("chosen")
    return tuple(found)


def worth(s: State, card: int) -> tuple[Amount, ...]:
    """Strength and health that are not as printed; the stage of a location."""
    shown = s.face(card)
    if shown.kind == LOCATION:
        return (Amount("stage", stage(s, card), most=shown.stages),) if s.stages(card) else ()
    if shown.kind == WORLDBREAKER:
        return ()
    found: list[Amount] = []
    strength = s.strength(card)
    more = extra_in(s.marks(card))
    plus = s.plus(card)
    counters = [f"+{plus} by counters"] if plus else []
    if strength != shown.strength:
        why = listed([*counters, *([f"+{more} {THIS_COMBAT}"] if more else [])])
        found.append(Amount("strength", strength, shown.strength, why=why))
    left = s.health_left(card)
    if left != shown.health:
        wounds = [f"{s.wounds(card)} {'wound' if s.wounds(card) == 1 else 'wounds'}"] if s.wounds(card) else []
        found.append(Amount("health", left, shown.health, why=listed([*counters, *wounds])))
    return tuple(found)


def stage(s: State, card: int) -> int:
    """The current stage of a location, counted from 1 (R31)."""
    return s.face(card).stages - s.stages(card) + 1


def pieces(s: State, card: int) -> tuple[Piece, ...]:
    found: list[Piece] = []
    bits = s.marks(card)
    shown = s.face(card)
    if shown.kind == LOCATION:
        found.append(Piece("stage", s.stages(card), most=shown.stages))
    stored = len(s.stored_on(card))
    if shown.storage:
        found.append(Piece("stored", stored, most=shown.storage))
    for kind, count in (
        ("wound", s.wounds(card)),
        ("plus", s.plus(card)),
        ("stationary", stills_in(bits)),
        ("stun", stuns_in(bits)),
        ("stronger", extra_in(bits)),
    ):
        if count:
            found.append(Piece(kind, count, note=THIS_COMBAT if kind == "stronger" else ""))
    for kind, bit in (("overwhelm", OVERWHELM_NOW), ("lethal", LETHAL_NOW), ("cannot block", NO_BLOCK)):
        if bits & bit:
            found.append(Piece(kind, note=THIS_COMBAT))
    barred = [each.words() for each in shown.abilities if each.touches] if s.automaton(side_of(card)) else []
    if barred:
        found.append(Piece("barred", len(barred), note=f"Closed to the automaton: {listed(barred)}."))  # S22
    return tuple(found)


def notes(s: State, card: int) -> tuple[str, ...]:
    shown = s.face(card)
    if shown.kind == LOCATION and s.stages(card):
        number = stage(s, card)
        return (f"Stage {ROMAN[number]} of {ROMAN[shown.stages]}: {shown.abilities[shown.stage(number)].words()}.",)
    if shown.kind == FOLLOWER and not shown.stationary and s.stationary(card):
        return ("It cannot attack.",)
    return ()


# What a question lays on the table for the seat that is asked: numbers, two alternatives, abilities that wait.


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
    card = face(s, ask.me)
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
    card = face(s, ask.me)
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
        card = face(s, trigger_card(trigger))
        timing = TIMING_WORDS[ability.timing]
        words = ability.words()
        shown = Face(card.title, "ability", group=card.group, line=timing, text=words, look=card.look)
        points = ask.points(s, option) if option >= ABILITY else []
        found.append(Thing(f"ability-{ask.place(s, option)}", shown, points[0] if points else option, (at,)))
    return found
