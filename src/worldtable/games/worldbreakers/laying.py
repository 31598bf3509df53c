"""Cards and questions as things on a table: what cards cost, ask for, carry and do now; what a question lays out."""

from __future__ import annotations

from worldtable.engine.laying import in_row, true_of
from worldtable.engine.log import counted
from worldtable.engine.scene import ROW, Amount, Face, Need, Piece, Thing, Zone
from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.codes import DONE, FOLLOWER, LOCATION, WORLDBREAKER, side_of
from worldtable.games.worldbreakers.log import listed
from worldtable.games.worldbreakers.playing import price
from worldtable.games.worldbreakers.questions import ChooseNumber, OneOf, open_question
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.window import Use, ability_of

ROMAN = ("", "I", "II", "III", "IV", "V")
THIS_COMBAT = "until the combat ends"
ENOUGH = [codes.MOST] * 4  # standing, where nobody has any yet


def face(s: State, card: int) -> Face:
    """A card as printed; made once for a card set."""
    cards = s.cards
    if not cards.shown:
        cards.shown = [each.as_printed() for each in cards.faces]
    return cards.shown[codes.face_of(card)]


def thing(s: State, card: int, code: int, *state: str) -> Thing:
    """A card of a game, by the picture and the name it keeps wherever it goes."""
    ask = open_question(s)
    if ask is not None and card in ask.picked():
        state = (*state, "chosen")
    return Thing(f"{s.face(card).id}-{side_of(card)}", face(s, card), code, state=state)


# Cards that are not in play.


def open_card(s: State, card: int, code: int, *state: str) -> Thing:
    """A card face up, in a game, and whether its owner has what it asks for."""
    found = thing(s, card, code, *state)
    found.needs = needs(s, card, s.standing[side_of(card)])
    return found


def row(s: State, cards: list[int]) -> list[Thing]:
    return in_row([open_card(s, card, card) for card in cards])


def playable_card(s: State, card: int, *state: str) -> Thing:
    """A card that its owner might play, with what it costs now."""
    found = open_card(s, card, card, *state)
    found.amounts = cost_now(s, card)
    return found


def spread(s: State, cards: list[int]) -> list[Thing]:
    """Cards outside of a game, by their faces alone."""
    return in_row([Thing(s.face(card).id, face(s, card), card, needs=needs(s, card, ENOUGH)) for card in cards])


def needs(s: State, card: int, have: list[int]) -> tuple[Need, ...]:
    """The standing that a card asks for, guild by guild."""
    asked = s.face(card)
    found = [(guild, asked.standing[guild]) for guild in asked.needs()]
    return tuple([Need(codes.GUILDS[guild], count, have[guild] >= count) for guild, count in found])


def cost_now(s: State, card: int) -> tuple[Amount, ...]:
    """What a card costs, if that is not what is printed."""
    side, shown, ask = side_of(card), s.face(card), open_question(s)
    less = ask.less(s, card) if ask is not None and ask.player == side else 0
    cut = s.cut(side, shown)
    if shown.kind == WORLDBREAKER or shown.cost_x or not (less or cut):
        return ()
    by = [s.card_name(each) for each in s.play[side] if cut and s.face(each).always & codes.CHEAPENS]
    if less and s.table:
        by.append(s.card_name(s.table[-1]))
    cost = price(s, side, shown, less)
    why = f"{shown.cost - cost} less"
    return (Amount("cost", cost, shown.cost, why=f"{why}: {listed(by)}" if by else why),)


# Cards in play.


def in_play(s: State, card: int) -> Thing:
    """A card in play: what it is worth now, its counters, and what its current stage does."""
    bits = s.marks(card)
    states = true_of(
        ("exhausted", bits & codes.EXHAUSTED != 0),
        ("attacking", card in s.attackers or card in s.breached),
        ("fighting", card in s.fight and card in s.attackers),
        ("blocking", card in s.fight and card not in s.attackers),
        ("hidden", s.face(card).hidden),
        ("leaving", bits & codes.DOOMED != 0),
    )
    found = thing(s, card, card, *states)
    found.amounts = worth(s, card)
    found.pieces = pieces(s, card)
    found.notes = notes(s, card)
    return found


def worth(s: State, card: int) -> tuple[Amount, ...]:
    """Strength and health that are not as printed; the stage of a location."""
    shown = s.face(card)
    if shown.kind == LOCATION:
        return (Amount("stage", stage(s, card), most=shown.stages),) if s.stages(card) else ()
    if shown.kind == WORLDBREAKER:
        return ()
    more, plus, wounds = codes.extra_in(s.marks(card)), s.plus(card), s.wounds(card)
    counters = [f"+{plus} by counters"] if plus else []
    stronger = [f"+{more} {THIS_COMBAT}"] if more else []
    wounded = [counted(wounds, "wound")] if wounds else []
    found = (
        Amount("strength", s.strength(card), shown.strength, why=listed([*counters, *stronger])),
        Amount("health", s.health_left(card), shown.health, why=listed([*counters, *wounded])),
    )
    return tuple([each for each in found if each.value != each.base])


def stage(s: State, card: int) -> int:
    """The current stage of a location, counted from 1 (R31)."""
    return s.face(card).stages - s.stages(card) + 1


def pieces(s: State, card: int) -> tuple[Piece, ...]:
    found: list[Piece] = []
    bits, shown = s.marks(card), s.face(card)
    if shown.kind == LOCATION:
        found.append(Piece("stage", s.stages(card), most=shown.stages))
    if shown.storage:
        found.append(Piece("stored", len(s.stored_on(card)), most=shown.storage))
    for kind, count, note in (
        ("wound", s.wounds(card), ""),
        ("plus", s.plus(card), ""),
        ("stationary", codes.stills_in(bits), ""),
        ("stun", codes.stuns_in(bits), ""),
        ("stronger", codes.extra_in(bits), THIS_COMBAT),
        ("overwhelm", 1 if bits & codes.OVERWHELM_NOW else 0, THIS_COMBAT),
        ("lethal", 1 if bits & codes.LETHAL_NOW else 0, THIS_COMBAT),
        ("cannot block", 1 if bits & codes.NO_BLOCK else 0, THIS_COMBAT),
    ):
        if count:
            found.append(Piece(kind, count, note=note))
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
    if isinstance(ask, Use):
        things = waiting(s, ask)
        return [Zone("abilities", "Abilities that wait", ROW, things, seat)] if len(things) > 1 else []
    return []


def crystals(s: State, ask: ChooseNumber) -> list[Thing]:
    """A crystal for each number, with what it costs, what would be left, and what it brings."""
    card = face(s, ask.me)
    found: list[Thing] = []
    for option in ask.options(s):
        x = option - codes.NUMBER
        cost, words = ask.price(s, x), ask.brings(s, x)
        shown = Face(str(x), "crystal", group=card.group, line=card.title, text=words, brief=words, look=card.look)
        shown.amounts = (Amount("cost", cost), Amount("mythium left", s.mythium[ask.player] - cost))
        found.append(Thing(f"x-{x}", shown, option))
    return in_row(found)


def halves(s: State, ask: OneOf) -> list[Thing]:
    """The two alternatives of a card, with what they bring and take."""
    card = face(s, ask.me)
    found: list[Thing] = []
    for option, place in ((codes.FIRST_CHOICE, "first"), (codes.SECOND_CHOICE, "second")):
        amounts = tuple([Amount(kind, by) for kind, by in ask.signs(option)])
        shown = Face(ask.label(s, option), "half", group=card.group, line=card.title, look=card.look, amounts=amounts)
        found.append(Thing(f"half-{place}", shown, option))
    return in_row(found)


def waiting(s: State, ask: Use) -> list[Thing]:
    """Each ability that can be used now, by the picture of its card."""
    found: list[Thing] = []
    for option in ask.options(s):
        if option == DONE:
            continue
        place = ask.place(s, option)
        ability = ability_of(s, ask.triggers[place])
        card = face(s, codes.trigger_card(ask.triggers[place]))
        timing = codes.TIMING_WORDS[ability.timing]
        shown = Face(card.title, "ability", group=card.group, line=timing, text=ability.words(), look=card.look)
        points = ask.points(s, option) if option >= codes.ABILITY else []
        found.append(Thing(f"ability-{place}", shown, points[0] if points else option))
    return in_row(found)
