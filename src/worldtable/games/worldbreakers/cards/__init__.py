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
from worldtable.games.worldbreakers.card import MOST_AMOUNT, Ability, Card, Cards, Verb, amount_of
from worldtable.games.worldbreakers.cards.constraints import problems_of, warnings
from worldtable.games.worldbreakers.cards.vocabulary import VOCABULARY
from worldtable.games.worldbreakers.codes import ATTACKS, FACES, GUILDS, KINDS, LOCATION, STAGE_TIMING, TIMINGS

PRINTED = Path(__file__).parent
FILES = (
    "worldbreakers.toml",
    *[f"{guild}_{kind}s.toml" for guild in GUILDS for kind in KINDS[1:]],
    "solo.toml",
)
MOST_STAGES = 5
MOST_ABILITIES = 6
MOST_NAME = 40  # letters that a misspelt clause is compared by


def read_set(folder: Path) -> Cards:
    """The card set of a folder; BadCards with every problem if it cannot be used."""
    reading = Reading(folder, FILES, PRINTED)
    faces = reading.cards(read_card)
    count = len(faces)
    many = [Problem("set", 0, f"{count} cards; a set has at most {FACES}.")] if count > FACES else []
    reading.check(("id",), [*many, *problems_of(faces)])
    solo = reading.cards(read_campaign_card)
    parts = [[face.parts() for face in faces], [face.parts() for face in solo]]
    found = Cards(reading, parts, faces)
    found.solo = Cards(reading, parts, solo)
    found.warnings = warnings(faces)
    found.effects = [(name, clause.words()) for name, clause in VOCABULARY.items()]
    return found


def read_card(entry: Entry, campaign: bool = False) -> Card:
    """A card as the box prints it, or as the campaign does (P1)."""
    card = Card(campaign)
    card.read(entry)
    read_abilities(entry, card)
    return card


def read_campaign_card(entry: Entry) -> Card:
    return read_card(entry, True)


def read_abilities(entry: Entry, card: Card) -> None:
    abilities = card.abilities
    for text in entry.strings("abilities"):
        moment, colon, clauses = text.partition(":")
        forced = moment.startswith("forced ")
        moment = moment.removeprefix("forced ").strip()
        if not colon or moment not in TIMINGS:
            accepted = ", ".join(TIMINGS)
            entry.problem("abilities", f"{entry.called()}: {quoted(text)} has no known moment; accepted: {accepted}.")
            continue
        abilities.append(Ability(TIMINGS[moment], forced, read_clauses(entry, clauses), text))
    if card.bloodshed:  # a keyword, and an ability of the attack window (section 11)
        verbs = [VOCABULARY["if_alone"].with_amount(0), VOCABULARY["wound_enemy"].with_amount(card.bloodshed)]
        abilities.append(Ability(ATTACKS, False, verbs, f"bloodshed {card.bloodshed}"))
    if len(abilities) > MOST_ABILITIES:
        entry.problem("abilities", f"{entry.called()} has more than {MOST_ABILITIES} abilities.")
    if card.kind == LOCATION:
        stages = entry.strings("stages")
        if not 1 <= len(stages) <= MOST_STAGES:
            entry.problem("stages", f"{entry.called()} has {len(stages)} stages; it needs 1 to {MOST_STAGES}.")
        abilities.extend([Ability(STAGE_TIMING, True, read_clauses(entry, text), text) for text in stages])
        card.stages = len(stages)
    for ability in abilities:
        card.timings |= ability.timing


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
