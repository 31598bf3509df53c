"""The engine on a small game: sealed questions, replacement, triggers in order, options, dice, keys."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.toy import BEES, CARD, NO, ORCHARD, RAIN, YES, Pick, Ripen, Round, State
from worldtable.engine.game import fingerprint
from worldtable.engine.loop import Refused, answer, answer_as, over, playout, settle
from worldtable.engine.option import BadSetup
from worldtable.engine.step import Step
from worldtable.testing.sitting import Sitting


def table(cards: str = "none", seats: int = 2) -> Sitting:
    s = ORCHARD.start(seats, 1, {"cards": cards})
    for seat in range(seats):
        s.hands[seat] = [seat + 1, seat + 5, seat + 9]
    s.box = []
    s.asks, s.options, s.happened = (), (), []
    s.top = 0
    s.rounds = 2
    s.push(Round())
    sitting = Sitting(ORCHARD, s, ("Ann", "Bob", "Cid", "Dan")[:seats])
    sitting.begin()
    return sitting


def test_sealed_questions_are_open_together() -> None:
    sitting = table(seats=3)
    assert sitting.asked == ["Ann", "Bob", "Cid"]
    sitting.choose("Pick 6", "Bob")
    assert sitting.asked == ["Ann", "Cid"]
    assert sitting.told[-1] == []
    sitting.choose("Pick 1", "Ann")
    sitting.choose("Pick 3", "Cid")
    assert sitting.over
    assert sitting.told[0] == ["Bob gains 6 apples."]
    assert sitting.told[1] == ["You gain 6 apples."]


def test_a_replacement_may_be_declined() -> None:
    for answer_of_ann, apples in (("Halve it", 5), ("Leave it", 10)):
        sitting = table("gust")
        sitting.choose("Pick 9", "Ann")
        sitting.choose("Pick 10", "Bob")
        assert sitting.asks("Ann") == "Gust: halve it?"
        sitting.choose(answer_of_ann)
        assert sitting.score("Bob") == apples


def test_several_triggers_are_put_in_order_by_their_player() -> None:
    sitting = table("bees and rain")
    sitting.choose("Pick 9", "Ann")
    sitting.choose("Pick 2", "Bob")
    assert sitting.asks("Ann") == "Which effect comes first?"
    assert sitting.options == ["Bees: 1 more", "Rain: 2 more, and the bees leave"]
    sitting.choose("Bees")
    assert sitting.score("Ann") == 9 + 1 + 2


def test_a_trigger_whose_card_has_left_does_nothing() -> None:
    sitting = table("bees and rain")
    sitting.choose("Pick 9", "Ann")
    sitting.choose("Pick 2", "Bob")
    sitting.choose("Rain")
    assert sitting.score("Ann") == 9 + 2, "the bees left before their turn"


def test_a_refusal_to_order_names_the_rule() -> None:
    sitting = table("bees and rain")
    sitting.choose("Pick 9", "Ann")
    sitting.choose("Pick 2", "Bob")
    assert sitting.why(YES) == "Only the effects that were triggered at this moment can be put in order. (R7)"
    assert sitting.why(CARD + BEES) == ""


def test_an_unwatched_effect_asks_nobody() -> None:
    s = State(2)
    s.watched = 0
    s.cards = [RAIN]
    s.push(Ripen(1, 4))
    settle(s)
    assert s.apples == [0, 4]


def test_one_option_answers_itself_and_none_is_skipped() -> None:
    s = State(2)
    s.hands = [[7], []]
    s.then(Pick(0), Pick(1))
    settle(s)
    assert over(s)
    assert s.picks == [7, -1]


def test_a_question_that_must_not_be_missed_is_asked_all_the_same() -> None:
    s = State(1)
    s.hands = [[7]]
    ask = Pick(0)
    ask.sealed = False
    ask.always = True
    s.push(ask)
    settle(s)
    assert s.options == ([7],)
    answer(s, 7)
    assert s.picks == [7]


def test_answers_that_nobody_asked_for() -> None:
    s = ORCHARD.start(2, 1)
    with pytest.raises(Refused, match=r"You pick a fruit of your hand\. \(R2\)"):
        answer_as(s, 1, NO)
    playout(s, 1, 100)
    with pytest.raises(Refused, match="The game is over"):
        answer(s, 1)
    with pytest.raises(Refused, match="The game is over"):
        answer_as(s, 0, 1)


def test_set_ups_that_cannot_be() -> None:
    with pytest.raises(BadSetup, match="Orchard is for 2 to 4 players, not for 5"):
        ORCHARD.start(5, 1)
    with pytest.raises(BadSetup, match=r"Orchard has no option 'wind'\. It has: cards\."):
        ORCHARD.start(2, 1, {"wind": "on"})
    with pytest.raises(BadSetup, match=r"Option cards cannot be 'many'\. It accepts: none, gust, bees and rain\."):
        ORCHARD.start(2, 1, {"cards": "many"})


def test_a_step_prints_what_it_holds() -> None:
    assert repr(Ripen(1, 4)).startswith("Ripen(")
    assert "apples=4" in repr(Ripen(1, 4))


def test_keys_tell_states_apart_and_clones_do_not() -> None:
    s = ORCHARD.start(2, 1)
    other = s.clone()
    assert s.key() == other.key()
    assert fingerprint(s) == fingerprint(other)
    answer_as(other, 0, other.options[0][0])
    assert s.key() != other.key()
    assert fingerprint(s) != fingerprint(other)


class Fruit(Step[State]):
    """A step with fields that are called as something of the engine is."""

    def __init__(self, kind: int, options: int, always: int) -> None:
        self.kind = kind
        self.options = options
        self.always = always


class Basket(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.kind = 0
        self.sealed = 0


def test_whatever_a_field_is_called_it_tells_steps_and_states_apart() -> None:
    keys = []
    for step in (Fruit(1, 1, 1), Fruit(2, 1, 1), Fruit(1, 2, 1), Fruit(1, 1, 2), Ripen(0, 1), Ripen(0, 2)):
        s = State(2)
        s.push(step)
        keys.append(s.key())
    watched = Ripen(0, 1)
    watched.kind = 2
    s = State(2)
    s.push(watched)
    keys.append(s.key())
    for name in ("kind", "sealed", "apples"):
        basket = Basket(2)
        setattr(basket, name, [1, 1])
        keys.append(basket.key())
    assert len(set(keys)) == len(keys)
    assert repr(Fruit(1, 2, 3)) == "Fruit(always=3, kind=1, options=2)"


def seeded(seed: int) -> State:
    s = State(2)
    s.reseed(seed)
    return s


def test_dice_are_fair_and_follow_from_the_seed() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        items = [0, 1, 2]
        seeded(seed).shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values()), counts
    s = seeded(1)
    rolls = Counter(s.roll(6) for _ in range(6000))
    assert all(850 < rolls[side] < 1150 for side in range(6)), rolls
    one, two = seeded(5), seeded(5)
    assert [one.roll(100) for _ in range(20)] == [two.roll(100) for _ in range(20)]
    assert [one.roll(100) for _ in range(20)] != [seeded(6).roll(100) for _ in range(20)]


def test_dealing_a_few_of_many_moves_only_those() -> None:
    places: Counter[int] = Counter()
    for seed in range(2000):
        items = list(range(200))
        seeded(seed).deal(items, 20)
        assert sorted(items) == list(range(200))
        places.update(items[-20:])
    assert min(places.values()) > 130, "every item is dealt about as often"
    assert max(places.values()) < 280


def test_a_reseeded_state_knows_nothing_of_its_chance_before() -> None:
    one, two = seeded(1), seeded(2)
    one.roll(6)
    one.reseed(3)
    two.reseed(3)
    assert [one.roll(1000) for _ in range(9)] == [two.roll(1000) for _ in range(9)]
