"""What is hidden, field by field: everything else is known to all, and what is hidden leaves no trace in a redeal."""

from __future__ import annotations

import random

import pytest

from worldtable.engine.loop import playout
from worldtable.engine.step import State as EngineState
from worldtable.engine.step import frozen, named_fields
from worldtable.games.world_of_wonders.card import EVENT
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.reactions import STANDING
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.testing import Table
from worldtable.games.world_of_wonders.units import THE_CARD

CHANCE = {"dice", "pool", "words"}
UNITS = {"units", "attackers", "defenders", "aside", "heap"}
HIDDEN = {*CHANCE, *UNITS, "hands", "deck", "coming", "box", "standing"}
KNOWN = {
    *("cards", "hand_defence", "six_at_once", "ordered", "events_secret"),
    *("discard", "removed", "face", "owner", "state", "chain", "sites", "workers", "foremen"),
    *("great", "natural", "pieces", "used_first", "used_second", "tokens"),
    *("active", "phase", "turns", "idle", "emptied", "last_turns", "peace", "forged", "doubled", "horses"),
    *("target", "window", "passes", "touched", "announced", "spy", "spied"),
}
EVENTS = ("none", "3 random", "8 random", "earthquake, plague, rich_harvest")


def fields(s: State) -> dict[str, object]:
    return {name: frozen(value) for name, value in named_fields(s)}


def disguised(s: State, seat: int, luck: random.Random) -> State:
    """Another table that the seat cannot tell from this one: hidden cards change places, others have other wishes."""
    other = s.clone()
    other.reseed(luck.randrange(1 << 30))
    other.standing = [
        wish if each == seat else sum(luck.randrange(3) << 2 * window for window in STANDING)
        for each, wish in enumerate(s.standing)
    ]
    closed = [each for each in range(s.seats) if each != seat and (s.spy, s.spied) != (seat, each)]
    in_deck = [card for card in s.deck if s.cards.kinds[card] != EVENT]
    cards = [card for each in closed for card in s.hands[each]] + in_deck
    cards += [card for _, _, card in s.aside] + [card for group, card in s.heap if group != THE_CARD]
    cards += [card for units in [*s.units, s.attackers, s.defenders] for card in units.all()]
    luck.shuffle(cards)
    for each in closed:
        other.hands[each] = [cards.pop() for _ in s.hands[each]]
    other.units = [units.dealt(cards) for units in s.units]
    other.attackers = s.attackers.dealt(cards)
    other.defenders = s.defenders.dealt(cards)
    other.aside = tuple([(whose, unit, cards.pop()) for whose, unit, _ in s.aside])
    other.heap = tuple([(group, card if group == THE_CARD else cards.pop()) for group, card in s.heap])
    events = [card for card in s.deck if s.cards.kinds[card] == EVENT]
    if s.events_secret:
        secret = [*s.coming, *s.box, *events]
        luck.shuffle(secret)
        other.coming = tuple(sorted([secret.pop() for _ in s.coming]))
        other.box = tuple(sorted([secret.pop() for _ in s.box]))
        events = secret
    other.deck = cards + events
    luck.shuffle(other.deck)
    other.happened = [fact.seen(seat) for fact in s.happened]
    other.shown = s.shown
    other.reopen()
    return other


def defending_knight() -> State:
    """Rare in random games: a Throne Room of the attacked player."""
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, aurora", "Ben": "library, temple"},
        built={"Ben": "throne_room"},
        discard="school",
    )
    table.attack("Ben's Throne Room", "Send Farm")
    table.choose("Use your Throne Room", who="Ben")
    return table.s


def tables() -> list[State]:
    """Many moments of random games in all that the box can do."""
    found = [defending_knight()]
    for seed in range(12):
        options = {"kickstarter": "yes", "events": EVENTS[seed % 4], "discards": ("ordered", "as they lie")[seed % 2]}
        s = GAME.start(2 + seed % 6, seed, options)
        while s.asks:
            found.append(s.clone())
            playout(s, seed + len(found), 1 if s.target >= 0 or s.aside else 9)
    return found


@pytest.mark.rule("R12")
def test_every_field_is_either_hidden_or_known_to_all() -> None:
    of_every_game = set(dict(named_fields(EngineState(2))))
    assert set(fields(GAME.start(2, 1))) - of_every_game == (HIDDEN | KNOWN) - CHANCE


@pytest.mark.rule("R12", "R51", "B44")
def test_a_redeal_keeps_what_all_know_and_nothing_of_what_is_hidden() -> None:
    luck = random.Random(7)
    dealt_otherwise: set[str] = set()
    for s in tables():
        seat = luck.randrange(-1, s.seats)
        other = disguised(s, seat, luck)
        dealt = GAME.redeal(s, seat, 5)
        assert GAME.view(other, seat).data() == GAME.view(s, seat).data()
        assert dealt.key() == GAME.redeal(other, seat, 5).key()
        real, imagined, disguise = fields(s), fields(dealt), fields(other)
        assert {name for name in KNOWN if real[name] != imagined[name]} == set()
        dealt_otherwise |= {name for name in HIDDEN if real[name] != disguise[name]}
    assert dealt_otherwise == HIDDEN  # each of them was put to the test


@pytest.mark.rule("R12")
def test_a_table_that_was_dealt_anew_can_be_seen_by_everybody() -> None:
    luck = random.Random(3)
    for s in tables()[::8]:
        dealt = GAME.redeal(s, luck.randrange(-1, s.seats), 5)
        for each in range(-1, s.seats):
            assert GAME.view(dealt, each).data()
            assert GAME.view(GAME.redeal(dealt, each, 6), each).data() == GAME.view(dealt, each).data()


@pytest.mark.rule("R51")
def test_standing_answers_of_others_do_not_show_in_a_redeal() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm", "Ben": "farm"},
        built={"Ann": "temple", "Ben": "temple"},
        sites={"Ann": "school (1 worker)", "Ben": "library (1 worker)"},
        phase="build",
    )
    table.choose("Pass", who="Ann")
    passed, never = table.s.clone(), table.s.clone()
    for s, label in ((passed, "Pass"), (never, "Pass, and never ask me at turn starts")):
        ask = s.asks[0]
        option = next(code for code in s.options[0] if ask.label(s, code) == label)
        ask.answer(s, option)
    assert passed.standing != never.standing
    assert GAME.redeal(passed, 0, 1).key() == GAME.redeal(never, 0, 1).key()
