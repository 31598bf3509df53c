"""The cards of World of Wonders: the vocabulary of abilities and events, and how a set is read.

`buildings.toml`, `great_wonders.toml`, `natural_wonders.toml` and `events.toml` hold what is printed; the modules
beside them hold what the named abilities do.
"""

from __future__ import annotations

from pathlib import Path

from worldtable.engine.card import LOOKS, Reading
from worldtable.engine.cardset import Entry, Problem, in_words
from worldtable.engine.log import counted
from worldtable.games.world_of_wonders.cards import battle, constructors, events, hands
from worldtable.games.world_of_wonders.codes import COPIES, FACES, GREATS, MOST_SEATS, PLACES
from worldtable.games.world_of_wonders.fronts import Ability, Building, Event, Front, Fronts, Great, Natural

PRINTED = Path(__file__).parent
FILES = ("buildings.toml", "great_wonders.toml", "natural_wonders.toml", "events.toml")
KINDS = ("basic building", "Great Wonder", "Natural Wonder", "event")
ORIGIN_FIELDS = ("name", "values", "effect", "copies")
FEWEST_CARDS = 5 * 3 + 4 * 3  # opening hands and mulligans of three players (R7, R8)
MOST_COPIES = COPIES // 3  # in each of the three groups

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


def read_set(folder: Path) -> Fronts:
    """The card set of a folder; BadCards with every problem if it cannot be used."""
    reading = Reading(folder, FILES, PRINTED)
    faces = reading.cards(read_front)
    numbers = dict.fromkeys(FILES, 0)
    for entry, front in zip(reading.entries, faces, strict=True):
        front.number = numbers[entry.file]
        numbers[entry.file] += 1
    reading.check(("id", "name"), size_problems(faces))
    parts = [[each for each in sorted(entry.values.items()) if each[0] not in LOOKS] for entry in reading.entries]
    return Fronts(reading, parts, faces)


def read_front(entry: Entry) -> Front:
    """What all cards have, and what each kind has besides."""
    if entry.file == "buildings.toml":
        front: Front = read_building(entry)
    elif entry.file == "great_wonders.toml":
        front = read_great(entry)
    elif entry.file == "natural_wonders.toml":
        front = Natural()
        front.text = entry.text("text")
        front.base = entry.number("pieces", 1, MOST_COPIES)
    else:
        front = read_event(entry)
    front.id = entry.text("id")
    front.name = entry.text("name")
    front.short = read_words(entry, "short", 11)
    front.brief = read_words(entry, "brief", 60)
    front.look = entry.text("look", "")
    front.origins = entry.origins(ORIGIN_FIELDS)
    front.origin = front.origins["effect"]
    return front


def read_words(entry: Entry, key: str, most: int) -> str:
    """Words for where there is little room; a set need not have them."""
    found = entry.text(key, "")
    if len(found) > most:
        entry.problem(key, f"{entry.called()}: {key} has {len(found)} letters; it may have {most}.")
    return found


def read_building(entry: Entry) -> Building:
    effect = entry.choice("effect", tuple(BUILDINGS))
    ability = BUILDINGS[effect]()
    front = Building(ability)
    front.effect = effect
    front.text = entry.text("text")
    front.cost = entry.number("cost", 1, 20)
    front.defence = entry.number("defence", 1, 20)
    front.points = entry.number("points", 0, 20)
    front.amount = entry.amount("amount", ability.amounts)
    ability.amount = front.amount
    front.base = entry.number("base", 0, MOST_COPIES)
    front.four = entry.number("four", 0, MOST_COPIES, 0)
    front.six = entry.number("six", 0, MOST_COPIES, 0)
    front.kickstarter = entry.flag("kickstarter")
    return front


def read_great(entry: Entry) -> Great:
    abilities = [read_ability(entry, "first"), read_ability(entry, "second")]
    front = Great(abilities[0], abilities[1])
    front.cost = entry.number("cost", 1, 20)
    front.points = front.cost  # R63
    front.pieces = entry.number("pieces", 1, 9)
    front.base = front.pieces
    front.text = f"{front.first.text} For {front.cost} tokens: {front.second.text}"
    front.effect = f"{entry.values.get('first')}, {entry.values.get('second')}"
    return front


def read_ability(entry: Entry, key: str) -> Ability:
    accepted = tuple([name for name, kind in GREAT_WONDERS.items() if kind().second == (key == "second")])
    ability = GREAT_WONDERS[entry.choice(key, accepted)]()
    ability.text = entry.text(f"{key}_text")
    ability.amount = entry.amount(f"{key}_amount", ability.amounts, key)
    return ability


def read_event(entry: Entry) -> Event:
    effect = entry.choice("effect", tuple(EVENTS))
    front = EVENTS[effect]()
    front.effect = effect
    front.text = entry.text("text")
    front.amount = entry.amount("amount", front.amounts)
    return front


def printed(front: Front) -> dict[str, object]:
    """A card as data for people."""
    facts = [f"cost {front.cost}"] if front.cost else []
    if isinstance(front, Building):
        facts.append(f"defence {front.defence}")
    if front.points:
        facts.append(counted(front.points, "point"))
    groups = [("base", front.base), ("4+", front.four), ("6+", front.six)]
    copies = front.base + front.four + front.six or 1
    return {
        "head": ", ".join([front.name, KINDS[front.kind], *facts]),
        "id": front.id,
        "name": front.name,
        "type": KINDS[front.kind],
        "cost": front.cost,
        "defence": front.defence if isinstance(front, Building) else 0,
        "points": front.points,
        "effect": front.effect,
        "amount": front.amount,
        "text": front.text,
        "short": front.short,
        "brief": front.brief,
        "look": front.look,
        "copies": copies,
        "groups": ", ".join([f"{count} {name}" for name, count in groups if count]),
        "kickstarter": front.kickstarter,
        "origin": front.origin,
        "origins": front.origins,
    }


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


def size_problems(faces: list[Front]) -> list[Problem]:
    """What would break the game: too many kinds, too few cards, or more locations than codes."""
    problems: list[Problem] = []
    if len(faces) > FACES:
        problems.append(Problem("set", 0, f"{len(faces)} different cards; a set has at most {FACES}."))
    greats = len([each for each in faces if isinstance(each, Great)])
    naturals = len([each for each in faces if isinstance(each, Natural)])
    for name, count in (("Great Wonders", greats), ("Natural Wonders", naturals)):
        if count > GREATS:
            problems.append(Problem("set", 0, f"{count} {name}; a set has at most {GREATS} (R1)."))
    fewest = sum([each.base for each in faces if not each.kickstarter])
    if fewest < FEWEST_CARDS:
        text = f"{fewest} cards for three players; opening hands and mulligans need {FEWEST_CARDS} (R7, R8)."
        problems.append(Problem("set", 0, text))
    for group, seats in (("4+", 5), ("6+", MOST_SEATS)):
        count = sum(
            [each.base + each.four + (each.six if group == "6+" else 0) for each in faces if not each.kickstarter]
        )
        if count < 9 * seats:
            problems.append(Problem("set", 0, f"{count} cards for {seats} players; they need {9 * seats} (R7, R8)."))
    most = sum([each.base + each.four + each.six for each in faces])
    if most > PLACES:
        problems.append(Problem("set", 0, f"{most} cards in all; a set has at most {PLACES}."))
    return problems
