"""The cards of World of Wonders: the vocabulary of abilities and events, and how a set is read.

`buildings.toml`, `great_wonders.toml`, `natural_wonders.toml` and `events.toml` hold what is printed; the modules
beside them hold what the named abilities do.
"""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.card import Reading, named
from worldtable.engine.cardset import Entry, Problem, in_words
from worldtable.games.world_of_wonders.card import Ability, Building, Card, Cards, Event, Great, Natural
from worldtable.games.world_of_wonders.cards import battle, constructors, events, hands
from worldtable.games.world_of_wonders.codes import FACES, GREATS, MOST_SEATS, PLACES

PRINTED = Path(__file__).parent
FILES = ("buildings.toml", "great_wonders.toml", "natural_wonders.toml", "events.toml")
EACH = 5 + 4  # cards of a player's opening hand and mulligan (R7, R8)

BUILDINGS: dict[str, type[Ability]] = {
    "double_knights": battle.DoubleKnights,
    "double_militia": battle.DoubleMilitia,
    "draw_cards": hands.DrawsCards,
    "foremen_from_deck": constructors.ForemenFromDeck,
    "knights_from_discard": battle.KnightsFromDiscard,
    "look_and_discard": hands.LookAndDiscard,
    "militia_from_discard": battle.MilitiaFromDiscard,
    "move_worker": constructors.MoveWorker,
    "swap_with_discard": hands.SwapWithDiscard,
    "wall": battle.Wall,
    "workers_from_deck": constructors.WorkersFromDeck,
}
GREAT_WONDERS: dict[str, type[Ability]] = {
    "convert_attackers": battle.ConvertAttackers,
    "destroy_constructors": constructors.DestroyConstructors,
    "destroy_militia": battle.DestroyMilitia,
    "destroy_worker": constructors.DestroyWorker,
    "double_buildings": battle.DoubleBuildings,
    "farm_bonus": constructors.FarmBonus,
    "finish_building": constructors.FinishBuilding,
    "foreman_to_wonder": constructors.ForemanToWonder,
    "move_foreman": constructors.MoveForeman,
    "rearrange_constructors": constructors.RearrangeConstructors,
    "redirect_attack": battle.RedirectAttack,
    "regain_constructors": constructors.RegainConstructors,
    "strength_bonus": battle.StrengthBonus,
    "worker_from_discard": constructors.WorkerFromDiscard,
}
EVENTS: dict[str, type[Event]] = {
    "discard_building": events.DiscardBuilding,
    "each_site_loses_worker": events.EachSiteLosesWorker,
    "garrisons_leave": events.GarrisonsLeave,
    "hand_limit": events.HandLimit,
    "harvest": events.Harvest,
    "no_attacks": events.NoAttacks,
    "promote_worker": events.PromoteWorker,
    "tokens": events.Tokens,
}


def read_set(folder: Path) -> Cards:
    """The card set of a folder; BadCards with every problem if it cannot be used."""
    reading = Reading(folder, FILES, PRINTED)
    faces = reading.cards(read_card)
    numbers = dict.fromkeys(FILES, 0)
    for entry, card in zip(reading.entries, faces, strict=True):
        card.number = numbers[entry.file]
        numbers[entry.file] += 1
    reading.check(("id", "name"), size_problems(faces))
    found = Cards(reading, faces)
    found.effects = vocabulary()
    return found


def read_card(entry: Entry) -> Card:
    if entry.file == "events.toml":
        return named(entry, EVENTS)
    if entry.file == "buildings.toml":
        effect = entry.choice("effect", tuple(BUILDINGS))
        card: Card = Building(BUILDINGS[effect]())
        card.effect = effect
    elif entry.file == "great_wonders.toml":
        card = Great(read_ability(entry, "first"), read_ability(entry, "second"))
        card.effect = f"{entry.values.get('first')}, {entry.values.get('second')}"
    else:
        card = Natural()
    card.read(entry)
    return card


def read_ability(entry: Entry, key: str) -> Ability:
    accepted = tuple([name for name, kind in GREAT_WONDERS.items() if kind().second == (key == "second")])
    ability = GREAT_WONDERS[entry.choice(key, accepted)]()
    ability.text = entry.text(f"{key}_text")
    ability.amount = entry.amount(f"{key}_amount", ability.amounts, key)
    return ability


def vocabulary() -> list[tuple[str, str]]:
    """Every ability and event a set can name, with what it does and what its amount may be."""
    found: list[tuple[str, str]] = []
    for name, kind in (BUILDINGS | GREAT_WONDERS).items():
        ability = kind()
        place = f"Great Wonder, {'second' if ability.second else 'first'} ability"
        where = place if name in GREAT_WONDERS else "Basic building"
        found.append((name, in_words(where, ability.says, ability.amounts)))
    for name, event_kind in EVENTS.items():
        event = event_kind()
        found.append((name, in_words("Event", event.says, event.amounts)))
    return found


def size_problems(faces: list[Card]) -> list[Problem]:
    """What would break the game: too many kinds, too few cards, or more locations than codes."""
    found: list[str] = []
    if len(faces) > FACES:
        found.append(f"{len(faces)} different cards; a set has at most {FACES}.")
    greats = len([each for each in faces if isinstance(each, Great)])
    naturals = len([each for each in faces if isinstance(each, Natural)])
    for name, count in (("Great Wonders", greats), ("Natural Wonders", naturals)):
        if count > GREATS:
            found.append(f"{count} {name}; a set has at most {GREATS} (R1).")
    usual = [each for each in faces if not each.kickstarter]
    fewest = sum([each.base for each in usual])
    if fewest < EACH * 3:
        found.append(f"{fewest} cards for three players; opening hands and mulligans need {EACH * 3} (R7, R8).")
    for seats in (5, MOST_SEATS):
        count = sum([each.copies_for(seats) for each in usual])
        if count < EACH * seats:
            found.append(f"{count} cards for {seats} players; they need {EACH * seats} (R7, R8).")
    most = sum([each.copies_for(MOST_SEATS) for each in faces])
    if most > PLACES:
        found.append(f"{most} cards in all; a set has at most {PLACES}.")
    return [Problem("set", 0, text) for text in found]
