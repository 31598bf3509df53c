"""What is dealt anew is a table: whoever looks, plays or pays there can go on."""

from __future__ import annotations

import pytest

from worldtable.engine.loop import answer
from worldtable.games.worldbreakers.codes import DONE, LOCATION
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.playing import ChooseX, ShowFirst
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.testing import Seat, Table
from worldtable.testing.secrecy import law_secrecy
from worldtable.testing.sitting import Sitting


def draft(seed: int) -> State:
    s = WORLDBREAKERS.start(2, seed, {"format": "winston"})
    assert isinstance(s, State)
    return s


@pytest.mark.rule("R76")
def test_in_a_draft_the_others_know_new_cards_where_they_have_looked() -> None:
    s = draft(2)
    you = s.asks[0].player
    for _ in range(4):
        answer(s, DONE)
    for seat in (-1, 1 - you, you):
        other = WORLDBREAKERS.redeal(s, seat, 5)
        for side in (0, 1):
            for real, dealt in zip([*s.piles, *s.taken], [*other.piles, *other.taken], strict=True):
                known = [[state.knows(side, card) for card in zone] for state, zone in ((s, real), (other, dealt))]
                assert sum(known[0]) == sum(known[1])
        pile = s.looking
        zones = [zone for zone in WORLDBREAKERS.zones(other, s.asks[0].player) if zone.id == f"pile-{pile}"]
        shown = [thing.face.title for thing in zones[0].things if thing.face is not None]
        assert len(shown) == len(s.piles[pile])
        assert other.asks[0].prompt(other) == s.asks[0].prompt(s)


@pytest.mark.rule("R76")
def test_who_watched_a_draft_is_not_told_who_took_what() -> None:
    s = draft(2)
    while s.piles:
        answer(s, s.options[0][0])
    exchanged = s.clone()
    exchanged.taken = [[s.taken[1][0], *s.taken[0][1:]], [s.taken[0][0], *s.taken[1][1:]]]
    assert WORLDBREAKERS.redeal(s, -1, 5).taken == WORLDBREAKERS.redeal(exchanged, -1, 5).taken
    while s.building:
        answer(s, s.options[0][0])
    for side in (0, 1):
        own = {s.face(card).id for card in [*s.cards_of(side), *s.taken[side]]}
        leader = s.face(s.worldbreaker(side)).id
        dealt = WORLDBREAKERS.redeal(s, -1, 5)
        held = [*dealt.cards_of(side), *dealt.taken[side]]
        others = [dealt.face(card) for card in held if dealt.face(card).id not in own]
        assert len(others) > 5
        assert {card.signature_of for card in others} == {""}
        known = WORLDBREAKERS.redeal(s, side, 5)
        assert {known.face(card).id for card in [*known.cards_of(side), *known.taken[side]]} == own
        assert known.face(known.worldbreaker(side)).id == leader


@pytest.mark.parametrize("seed", [112, 115])  # drafts in which the two could have taken each other's cards unseen
def test_watchers_of_a_draft_are_dealt_the_same_whoever_took_what(seed: int) -> None:
    law_secrecy(WORLDBREAKERS, 2, WORLDBREAKERS.check_options({"format": "winston"}), seed)


@pytest.mark.rule("S17", "S57")
def test_what_is_known_of_the_orders_is_in_sight() -> None:
    s = WORLDBREAKERS.start(1, 4)
    top = next(zone for zone in WORLDBREAKERS.zones(s, 0) if zone.id == "orders").things[0]
    assert top.face is not None
    assert (s.round, top.face.group, top.notes) == (0, "A", ())
    sitting = Sitting(WORLDBREAKERS, s, ("Aroha",))
    sitting.choose("Keep")
    sitting.choose("Gain 1 mythium")
    flipped = next(zone for zone in WORLDBREAKERS.zones(s, 0) if zone.id == "orders").things[0]
    assert flipped.notes == (f"Its A side was {top.face.title}.",)


@pytest.mark.rule("R27")
def test_who_must_show_locations_to_pay_has_them() -> None:
    hand = "straight_to_the_source, the_pit_of_despair, caravan_guard, caravan_guard"
    table = Table(Seat(hand=hand, mythium=1, stars=1, deck="the_den_of_sabers, mythium_ingot, mythium_ingot"))
    table.choose("Play Straight to the Source")
    hands = set()
    for seed in range(20):
        other = WORLDBREAKERS.redeal(table.s, 1, seed)
        ask = other.asks[0]
        assert isinstance(ask, ShowFirst)
        assert ask.me in other.hands[0]
        assert [code for code in other.options[0] if other.face(code).kind == LOCATION]
        hands.add(tuple(other.hands[0]))
    assert len(hands) > 3


@pytest.mark.rule("R26")
def test_an_event_that_waits_for_its_x_stays_in_the_hand() -> None:
    hand = "exploitative_extraction, caravan_guard, the_pit_of_despair"
    table = Table(Seat(hand=hand, mythium=2, stars=3, deck="the_den_of_sabers, mythium_ingot, weary_veteran"))
    table.choose("Play Exploitative Extraction")
    hands = set()
    for seat in (-1, 1):
        for seed in range(10):
            other = WORLDBREAKERS.redeal(table.s, seat, seed)
            ask = other.asks[0]
            assert isinstance(ask, ChooseX)
            assert ask.me in other.hands[0]
            hands.add(tuple(other.hands[0]))
            before = other.census()
            answer(other, other.options[0][-1])
            assert other.census() == before
            assert ask.me in other.table or ask.me in other.discards[0]
            assert len(other.hands[0]) == 2
    assert len(hands) > 3
