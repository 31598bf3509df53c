"""The cards of Worldbreakers: how a set is read.

A file for each guild and kind holds what is printed; abilities are written in the game's vocabulary, as
`"enters: migrate, mythium 3"`: the moment, then the clauses in reading order. The modules beside the files
hold what the clauses do.
"""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from worldtable.engine.card import Reading
from worldtable.engine.cardset import Entry, Problem
from worldtable.engine.wording import quoted
from worldtable.games.worldbreakers.cards.vocabulary import VOCABULARY
from worldtable.games.worldbreakers.codes import (
    ALWAYS,
    ATTACKS,
    BEFORE,
    EVENT,
    FACES,
    FOLLOWER,
    GUILDS,
    KINDS,
    LOCATION,
    STAGE_TIMING,
    TIMINGS,
    WORLDBREAKER,
)
from worldtable.games.worldbreakers.faces import Ability, Cards, Face, Verb

PRINTED = Path(__file__).parent
FILES = (
    "worldbreakers.toml",
    *[f"{guild}_{kind}s.toml" for guild in GUILDS for kind in KINDS[1:]],
    "solo.toml",
)
KEYWORDS = ("overwhelm", "lethal", "stationary", "hidden", "bloodshed", "storage")
MOST_STAGES = 5
MOST_ABILITIES = 6
MOST_AMOUNT = 20
MOST_NAME = 40  # letters that a misspelt clause is compared by


def read_set(folder: Path) -> Cards:
    """The card set of a folder; BadCards with every problem if it cannot be used."""
    from worldtable.games.worldbreakers.cards.constraints import problems_of, warnings

    reading = Reading(folder, FILES, PRINTED)
    faces = reading.cards(as_the_box)
    count = len(faces)
    many = [Problem("set", 0, f"{count} cards; a set has at most {FACES}.")] if count > FACES else []
    reading.check(("id",), [*many, *problems_of(faces)])
    solo = reading.cards(as_the_campaign)
    both = [[parts(face) for face in faces], [parts(face) for face in solo]]
    found = Cards(reading, both, faces)
    found.solo = Cards(reading, both, solo)
    found.warnings = warnings(faces)
    found.effects = [(name, clause.words()) for name, clause in VOCABULARY.items()]
    return found


def parts(face: Face) -> tuple[object, ...]:
    """All that makes one card differ from another."""
    return (
        face.id,
        face.name,
        face.text,
        face.kind,
        face.guild,
        "X" if face.cost_x else face.cost,
        face.standing,
        face.strength,
        face.health,
        face.signature_of,
        (face.overwhelm, face.lethal, face.stationary, face.hidden, face.bloodshed, face.storage),
        face.traits,
        face.always,
        (face.before, face.before_amount),
        [ability.text for ability in face.abilities],
    )


def as_the_box(entry: Entry) -> Face:
    return read_face(entry, False)


def as_the_campaign(entry: Entry) -> Face:
    return read_face(entry, True)


def read_face(entry: Entry, solo: bool) -> Face:
    """A card as the box prints it, or as the campaign does (P1)."""
    face = Face()
    face.id = entry.text("id")
    face.name = entry.text("name")
    face.text = entry.text("text")
    face.short = entry.text("short", "")
    face.brief = entry.text("brief", "")
    face.look = entry.text("look", "")
    face.number = entry.text("number", "")
    face.origin = entry.origin()
    face.known_facts = entry.text("known_facts", "")
    face.alias_of = entry.text("alias_of", "")
    face.signature_of = entry.text("signature_of", "")
    face.solo_only = entry.file == "solo.toml"
    read_kind(entry, face)
    if face.kind != WORLDBREAKER:
        read_cost(entry, face, solo)
    if face.kind == FOLLOWER:
        face.strength = entry.number("strength", 0, 20)
        face.health = entry.number("health", 1, 40)
    read_keywords(entry, face)
    face.traits = tuple(strings(entry, "traits"))
    face.scholar = "scholar" in face.traits
    for word in strings(entry, "always"):
        if word in ALWAYS:
            face.always |= ALWAYS[word]
        else:
            entry.problem("always", f"{entry.called()}: always {quoted(word)}; accepted: {', '.join(ALWAYS)}.")
    before = entry.text("before", "")
    if before:
        face.before = BEFORE[entry.choice("before", tuple(BEFORE))]
        face.before_amount = entry.number("before_amount", 1, 9)
    read_abilities(entry, face)
    return face


def read_kind(entry: Entry, face: Face) -> None:
    """Kind and guild stand in the name of the file, but for Worldbreakers and the solo cards."""
    if entry.file == "worldbreakers.toml":
        face.kind = WORLDBREAKER
        face.guild = GUILDS.index(entry.choice("guild", GUILDS[:4]))
    elif face.solo_only:
        face.kind = KINDS.index(entry.choice("kind", KINDS))
        face.guild = GUILDS.index(entry.choice("guild", GUILDS))
    else:
        guild, kind = entry.file.removesuffix("s.toml").split("_")
        face.guild = GUILDS.index(guild)
        face.kind = KINDS.index(kind)


def read_cost(entry: Entry, face: Face, solo: bool) -> None:
    if entry.values.get("cost") == "X":
        entry.read.append("cost")
        face.cost_x = True
        if face.kind != EVENT:
            entry.problem("cost", f"{entry.called()}: only events can cost X.")
    else:
        face.cost = entry.number("cost", 0, 20)
    entry.read.extend(("standing", "solo_standing"))
    found = entry.values.get("standing", {})
    if solo:
        found = entry.values.get("solo_standing", found)
    if not isinstance(found, dict):
        entry.problem("standing", f"{entry.called()}: standing must be a table like {{ earth = 1 }}.")
        return
    for guild, count in found.items():
        if guild not in GUILDS[:4] or not isinstance(count, int) or not 0 <= count <= 9:
            entry.problem(
                "standing", f"{entry.called()}: standing {quoted(guild)} = {quoted(count)}; a guild and 0 to 9."
            )
            continue
        face.standing[GUILDS.index(guild)] = count
        face.required += count


def strings(entry: Entry, key: str) -> list[str]:
    """A list of words, empty if it is missing."""
    entry.read.append(key)
    found = entry.values.get(key, [])
    if not isinstance(found, list):
        entry.problem(key, f"{entry.called()}: {key} must be a list of words in quotes.")
        return []
    words: list[str] = []
    for each in found:
        if isinstance(each, str):
            words.append(each)
        else:
            entry.problem(key, f"{entry.called()}: {key} must be a list of words in quotes.")
    return words


def read_keywords(entry: Entry, face: Face) -> None:
    for word in strings(entry, "keywords"):
        name, _, number = word.partition(" ")
        count = amount_of(number)
        if name not in KEYWORDS or (name in ("bloodshed", "storage")) != (count > 0):
            accepted = "overwhelm, lethal, stationary, hidden, bloodshed N, storage N"
            entry.problem("keywords", f"{entry.called()}: keyword {quoted(word)}; accepted: {accepted}.")
        face.overwhelm = face.overwhelm or name == "overwhelm"
        face.lethal = face.lethal or name == "lethal"
        face.stationary = face.stationary or name == "stationary"
        face.hidden = face.hidden or name == "hidden"
        if name == "bloodshed":
            face.bloodshed = count
        if name == "storage":
            face.storage = count


def read_abilities(entry: Entry, face: Face) -> None:
    for text in strings(entry, "abilities"):
        moment, colon, clauses = text.partition(":")
        forced = moment.startswith("forced ")
        moment = moment.removeprefix("forced ").strip()
        if not colon or moment not in TIMINGS:
            accepted = ", ".join(TIMINGS)
            entry.problem("abilities", f"{entry.called()}: {quoted(text)} has no known moment; accepted: {accepted}.")
            continue
        face.abilities.append(Ability(TIMINGS[moment], forced, read_clauses(entry, clauses), text))
    if face.bloodshed:  # a keyword, and an ability of the attack window (section 11)
        verbs = [VOCABULARY["if_alone"].with_amount(0), VOCABULARY["wound_enemy"].with_amount(face.bloodshed)]
        face.abilities.append(Ability(ATTACKS, False, verbs, f"bloodshed {face.bloodshed}"))
    if len(face.abilities) > MOST_ABILITIES:
        entry.problem("abilities", f"{entry.called()} has more than {MOST_ABILITIES} abilities.")
    face.first_stage = len(face.abilities)
    if face.kind == LOCATION:
        stages = strings(entry, "stages")
        if not 1 <= len(stages) <= MOST_STAGES:
            entry.problem("stages", f"{entry.called()} has {len(stages)} stages; it needs 1 to {MOST_STAGES}.")
        for text in stages:
            face.abilities.append(Ability(STAGE_TIMING, True, read_clauses(entry, text), text))
        face.stages = len(stages)
    for ability in face.abilities:
        face.timings |= ability.timing


def amount_of(text: str) -> int:
    """The number that follows a clause or a keyword; 0 if it is none, or too large."""
    for amount in range(1, MOST_AMOUNT + 1):
        if text == str(amount):
            return amount
    return 0


def read_clauses(entry: Entry, text: str) -> list[Verb]:
    verbs: list[Verb] = []
    for clause in text.split(","):
        name, _, number = clause.strip().partition(" ")
        if name not in VOCABULARY:
            close = get_close_matches(name[:MOST_NAME], list(VOCABULARY), 1)
            meant = f"did you mean {close[0]}? " if close else ""
            where = "the vocabulary: worldtable cards worldbreakers --effects"
            entry.problem("abilities", f"{entry.called()}: nothing is called {quoted(name)}; {meant}{where}.")
            continue
        amount = amount_of(number)
        verb = VOCABULARY[name].with_amount(amount)
        if (amount == 0) if verb.numbered else (number != ""):
            wants = f"needs a number after it, from 1 to {MOST_AMOUNT}" if verb.numbered else "takes no number"
            entry.problem("abilities", f"{entry.called()}: {name} {wants}.")
        verbs.append(verb)
    return verbs
