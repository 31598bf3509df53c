"""The cards of World Changers: the vocabulary of effects, and how a set is read.

`invite.toml`, `trigger.toml` and `end_of_game.toml` hold what is printed; the modules beside them hold what
the named effects do.
"""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.cardset import (
    BadCards,
    Entry,
    Problem,
    in_words,
    read_entries,
    set_hash,
    set_name,
    twice,
)
from worldtable.games.world_changers.cards import end_of_game as end
from worldtable.games.world_changers.cards import invite_crew as crew
from worldtable.games.world_changers.cards import invite_hand as hand
from worldtable.games.world_changers.cards import invite_void as void
from worldtable.games.world_changers.cards import trigger
from worldtable.games.world_changers.cards.constraints import KIND_NAMES, warnings
from worldtable.games.world_changers.state import (
    END_OF_GAME,
    FACES,
    HIGHEST,
    INVITE,
    LOWEST,
    TRIGGER,
    Figure,
    Figures,
)

PRINTED = Path(__file__).parent
FILES = ("invite.toml", "trigger.toml", "end_of_game.toml")
KINDS = {"invite.toml": INVITE, "trigger.toml": TRIGGER, "end_of_game.toml": END_OF_GAME}
ORIGIN_FIELDS = ("number", "name", "value", "type", "effect")
FEWEST_CARDS = 24  # four players, and the solo game, use so many (R2, S1)
MOST_COPIES = 4

VOCABULARY: dict[str, type[Figure]] = {
    "activate_another": crew.ActivateAnother,
    "activate_own": crew.ActivateOwn,
    "all_take_from_void": void.AllTakeFromVoid,
    "cannot_be_forced": trigger.CannotBeForced,
    "cannot_pass": trigger.CannotPass,
    "demand_crew_mate": crew.DemandCrewMate,
    "doubles_total": end.DoublesTotal,
    "draws_on_pass": trigger.DrawsOnPass,
    "forgives_negatives": end.ForgivesNegatives,
    "give_to_fewest": crew.GiveToFewest,
    "goes_instead": trigger.GoesInstead,
    "hand_to_void": hand.HandToVoid,
    "invite_again": hand.InviteAgain,
    "leaves_on_pass": trigger.LeavesOnPass,
    "look_at_pile": void.LookAtPile,
    "most_crew_must_pass": hand.MostCrewMustPass,
    "named_must_pass": hand.NamedMustPass,
    "others_draw": hand.OthersDraw,
    "others_put_in_void": hand.OthersPutInVoid,
    "pass_hands_on": hand.PassHandsOn,
    "place_from_hand": hand.PlaceFromHand,
    "points_for_most_crew": end.PointsForMostCrew,
    "points_per_low_value": end.PointsPerLowValue,
    "points_per_trigger": end.PointsPerTrigger,
    "protects_crew": trigger.ProtectsCrew,
    "renew_void": void.RenewVoid,
    "send_to_void": crew.SendToVoid,
    "swap_crew_mates": crew.SwapCrew,
    "swap_with_void": void.SwapOneWithVoid,
    "take_crew_mate": crew.TakeCrewMate,
    "take_from_void": void.TakeOneFromVoid,
    "takes_amends": trigger.TakesAmends,
}


def effects_of(kind: int) -> tuple[str, ...]:
    """The names of the effects a kind of card may have."""
    return tuple([name for name, effect in VOCABULARY.items() if effect().kind == kind])


def read_set(folder: Path) -> Figures:
    """The card set of a folder; BadCards with every problem if it cannot be used."""
    problems: list[Problem] = []
    faces: list[Figure] = []
    entries = read_entries(folder, FILES)
    for entry in entries:
        figure = read_figure(entry)
        figure.face = len(faces)
        faces.append(figure)
        problems.extend(entry.finish())
    problems.extend(twice(entries, ("id", "name", "number")))
    problems.extend(size_problems(faces))
    if problems:
        raise BadCards(problems)
    parts = [
        (
            each.id,
            each.number,
            each.name,
            each.value,
            each.effect,
            each.amount,
            each.text,
            each.copies,
            each.solo,
        )
        for each in faces
    ]
    found = Figures(set_name(folder, PRINTED), set_hash(parts), faces)
    found.warnings = warnings(faces)
    return found


def read_figure(entry: Entry) -> Figure:
    kind = KINDS[entry.file]
    effect = entry.choice("effect", effects_of(kind))
    figure = VOCABULARY[effect]()
    figure.effect = effect
    figure.id = entry.text("id")
    figure.name = entry.text("name")
    figure.text = entry.text("text")
    figure.short = entry.text("short", "")
    figure.brief = entry.text("brief", "")
    figure.look = entry.text("look", "")
    figure.number = entry.number("number", 1, 999)
    figure.value = entry.number("value", LOWEST, HIGHEST)
    figure.copies = entry.number("copies", 1, MOST_COPIES, 1)
    figure.culture = entry.text("culture", "")
    figure.era = entry.text("era", "")
    figure.amount = entry.amount("amount", figure.amounts)
    figure.solo = not entry.flag("not_in_solo")
    figure.origins = entry.origins(ORIGIN_FIELDS)
    figure.origin = figure.origins["effect"]
    return figure


def size_problems(faces: list[Figure]) -> list[Problem]:
    problems: list[Problem] = []
    if len(faces) > FACES:
        problems.append(Problem("set", 0, f"{len(faces)} different cards; a set has at most {FACES}."))
    count = sum([each.copies for each in faces if each.solo])
    if count < FEWEST_CARDS:
        text = f"{count} cards for the solo game, copies counted; at least {FEWEST_CARDS} are needed (R2, S1)."
        problems.append(Problem("set", 0, text))
    return problems


def effect_in_words(name: str) -> str:
    """What an effect of the vocabulary does, with the kind of card it belongs to and what `amount` may be."""
    effect = VOCABULARY[name]()
    return in_words(KIND_NAMES[effect.kind], effect.says, effect.amounts)


def printed(figure: Figure) -> dict[str, object]:
    """A card as data for people."""
    value = f"+{figure.value}" if figure.value > 0 else str(figure.value)
    return {
        "head": f"C{figure.number} {figure.name} ({value}), {KIND_NAMES[figure.kind]}",
        "id": figure.id,
        "number": figure.number,
        "name": figure.name,
        "value": figure.value,
        "type": KIND_NAMES[figure.kind],
        "effect": figure.effect,
        "amount": figure.amount,
        "text": figure.text,
        "brief": figure.brief,
        "look": figure.look,
        "copies": figure.copies,
        "origin": figure.origin,
        "origins": figure.origins,
        "culture": figure.culture,
        "era": figure.era,
    }
