"""What the rulebook's examples imply about the printed cards (K1 to K14). Other sets may break it, with a warning."""

from __future__ import annotations

from worldtable.engine.cardset import Problem
from worldtable.games.world_changers.card import END_OF_GAME, INVITE, LINES, TRIGGER, Card

EXAMPLE = ("plato", "martin_luther_king", "alexander_iii", "abraham_lincoln", "henry_ford", "elizabeth_i")
LOW = ("plato", "martin_luther_king", "alexander_iii", "abraham_lincoln", "elizabeth_i")
EFFECTS = (
    ("K3", "martin_luther_king", "points_per_low_value"),
    ("K4", "plato", "points_per_trigger"),
    ("K7", "alexander_iii", "doubles_total"),
    ("K8", "francis_drake", "activate_own"),
    ("K8", "machiavelli", "activate_another"),
    ("K8", "qin_shi_huang", "take_crew_mate"),
    ("K10", "yi_sun_sin", "named_must_pass"),
    ("K11", "hammurabi", "leaves_on_pass"),
    ("K11", "marco_polo", "goes_instead"),
    ("K13", "hannibal_barca", "demand_crew_mate"),
)
KINDS = (
    ("K4", "henry_ford", TRIGGER),
    ("K4", "elizabeth_i", TRIGGER),
    ("K5", "abraham_lincoln", INVITE),
    ("K5", "plato", END_OF_GAME),
    ("K5", "martin_luther_king", END_OF_GAME),
    ("K5", "alexander_iii", END_OF_GAME),
    ("K9", "genghis_khan", INVITE),
)
NUMBERS = (("K13", "hannibal_barca", 10), ("K13", "alexander_iii", 32))
OF_CREW = ("send_to_void", "take_crew_mate", "swap_crew_mates", "demand_crew_mate", "give_to_fewest")


def warnings(faces: list[Card]) -> list[Problem]:
    """A sentence for each constraint that the set does not keep."""
    by_id = {each.id: each for each in faces}
    found: list[str] = []
    missing = [name for name in (*EXAMPLE, "robespierre", "leonidas") if name not in by_id]
    if missing:
        found.append(f"K1, K2, K11, K12: the examples speak of cards that the set lacks: {', '.join(missing)}")
    else:
        found.extend(of_values(by_id))
    for rule, name, effect in EFFECTS:
        if name not in by_id or by_id[name].effect != effect:
            found.append(f"{rule}: {name} should have the effect {effect}")
    for rule, name, kind in KINDS:
        if name not in by_id or by_id[name].kind != kind:
            article = "a" if kind == TRIGGER else "an"
            found.append(f"{rule}: {name} should be {article} {LINES[kind]} card")
    for rule, name, number in NUMBERS:
        if name not in by_id or by_id[name].number != number:
            found.append(f"{rule}: {name} should have the number {number}")
    if not [each for each in faces if each.effect == "all_take_from_void"]:
        found.append("K14: some effect should let several players take cards from the Void")
    if not [each for each in faces if each.forbids]:
        found.append("K14: some card should say “cannot”")
    return [Problem("set", 0, f"{sentence}.") for sentence in found]


def of_values(by_id: dict[str, Card]) -> list[str]:
    found: list[str] = []
    total = sum([by_id[name].value for name in EXAMPLE])
    if total != -2:
        found.append(f"K1: the six cards of the scoring example sum to {total} instead of -2")
    high = [name for name in LOW if by_id[name].value > 1]
    if high:
        found.append(f"K2: {', '.join(high)} should be worth 1 or less")
    if by_id["henry_ford"].value < 2:
        found.append("K2: henry_ford should be worth 2 or more")
    king = by_id["martin_luther_king"]
    if king.effect == "points_per_low_value" and king.amount != 2:
        found.append(f"K3: martin_luther_king should add 2 a card, not {king.amount}")
    plato = by_id["plato"]
    if plato.effect == "points_per_trigger" and plato.amount != 2:
        found.append(f"K4: plato should add 2 a card, not {plato.amount}")
    score = example_score(by_id)
    if not found and score != 24:
        found.append(f"K6, K7: the scoring example comes to {score} instead of 24")
    if by_id["robespierre"].effect not in OF_CREW:
        found.append("K12: robespierre should work on cards in play")
    return found


def example_score(by_id: dict[str, Card]) -> int:
    """The scoring example by its own arithmetic: bonuses add up, the doubling comes last."""
    values = [by_id[name].value for name in EXAMPLE]
    low = len([value for value in values if value <= 1])
    triggers = len([name for name in EXAMPLE if by_id[name].kind == TRIGGER])
    return (sum(values) + by_id["martin_luther_king"].amount * low + by_id["plato"].amount * triggers) * 2
