"""The cards of World Changers: the vocabulary of effects, and how a set is read.

`invite.toml`, `trigger.toml` and `end_of_game.toml` hold what is printed; the modules beside them hold what
the named effects do.
"""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.card import Reading, named
from worldtable.engine.cardset import Entry, Problem, in_words
from worldtable.games.world_changers.card import END_OF_GAME, INVITE, LINES, TRIGGER, Card, Cards
from worldtable.games.world_changers.cards import end_of_game as end
from worldtable.games.world_changers.cards import invite_crew as crew
from worldtable.games.world_changers.cards import invite_hand as hand
from worldtable.games.world_changers.cards import invite_void as void
from worldtable.games.world_changers.cards import trigger
from worldtable.games.world_changers.cards.constraints import warnings
from worldtable.games.world_changers.layout import FACES

PRINTED = Path(__file__).parent
KINDS = {"invite.toml": INVITE, "trigger.toml": TRIGGER, "end_of_game.toml": END_OF_GAME}
FILES = tuple(KINDS)
FEWEST_CARDS = 24  # four players, and the solo game, use so many (R2, S1)

VOCABULARY: dict[str, type[Card]] = {
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


def read_set(folder: Path) -> Cards:
    """The card set of a folder; BadCards with every problem if it cannot be used."""
    reading = Reading(folder, FILES, PRINTED)
    faces = reading.cards(read_card)
    reading.check(("id", "name", "number"), size_problems(faces))
    found = Cards(reading, faces)
    found.warnings = warnings(faces)
    found.effects = [(name, effect_in_words(card())) for name, card in VOCABULARY.items()]
    return found


def read_card(entry: Entry) -> Card:
    kind = KINDS[entry.file]
    return named(entry, {name: card for name, card in VOCABULARY.items() if card().kind == kind})


def effect_in_words(card: Card) -> str:
    return in_words(LINES[card.kind], card.says, card.amounts)


def size_problems(faces: list[Card]) -> list[Problem]:
    problems: list[Problem] = []
    if len(faces) > FACES:
        problems.append(Problem("set", 0, f"{len(faces)} different cards; a set has at most {FACES}."))
    count = sum([each.copies for each in faces if each.solo])
    if count < FEWEST_CARDS:
        text = f"{count} cards for the solo game, copies counted; at least {FEWEST_CARDS} are needed (R2, S1)."
        problems.append(Problem("set", 0, text))
    return problems
