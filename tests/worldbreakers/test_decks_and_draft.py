"""Deck building, formats and the Winston draft (R73 to R76, P16)."""

from __future__ import annotations

import pytest

from worldtable.engine.game import fingerprint
from worldtable.engine.loop import answer
from worldtable.engine.option import BadSetup
from worldtable.games.worldbreakers.codes import DONE, TAKE, face_of
from worldtable.games.worldbreakers.decks import DECK_SIZE, check, parse, starter, written
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.starters import STARTERS
from worldtable.games.worldbreakers.state import State
from worldtable.testing.sitting import Sitting

BOX = WORLDBREAKERS.box
DRAFTED = len([face for face in BOX.faces if not face.solo_only and not face.signature_of and face.kind != 0])


def deck_list(name: str) -> list[str]:
    return written(BOX, starter(BOX, name)).splitlines()


def refused(lines: list[str]) -> str:
    with pytest.raises(BadSetup) as error:
        WORLDBREAKERS.start(2, 1, {"deck_1": "\n".join(lines)})
    return str(error.value)


@pytest.mark.rule("R73", "R75")
@pytest.mark.parametrize("name", STARTERS)
def test_the_starter_decks_are_legal(name: str) -> None:
    deck, problems = parse(BOX, "\n".join(deck_list(name)))
    assert problems == []
    assert len(deck.cards) == DECK_SIZE


@pytest.mark.rule("R73")
def test_a_deck_list_is_plain_text() -> None:
    """Names or ids, counts, bullets, comments, any case, lines or semicolons."""
    lines = deck_list("earth")
    messy = [
        "# my Khutulun",
        f"1x {lines[0].upper()}",
        "",
        *[f"- 1 {line.lower()}  # fine" for line in lines[1:10]],
        "dogtamer" if "Dogtamer" not in lines[1:10] else "",
        *[line for line in lines[10:] if line != "Dogtamer"],
    ]
    s = WORLDBREAKERS.start(2, 1, {"deck_1": "\n".join(messy)})
    assert len(s.decks[0]) + len(s.hands[0]) == DECK_SIZE
    again = WORLDBREAKERS.start(2, 1, {"deck_1": "; ".join(lines)})
    assert again.key() == s.key()


@pytest.mark.rule("R73")
def test_a_bad_deck_is_refused_with_every_reason() -> None:
    lines = deck_list("earth")
    said = refused([*lines[1:], "Dogtamer", "Dogtamor"])
    assert "exactly 1 Worldbreaker; this one has 0. (R73)" in said
    assert "exactly 30 other cards; this one has 31. (R73)" in said
    assert "Dogtamer is in the deck twice; every card is allowed once. (R73)" in said
    assert "Line 32: no card of the box is called 'Dogtamor'. Did you mean Dogtamer? (R2)" in said
    assert "Void Looter" not in [face.name for face in BOX.faces if not face.solo_only]
    assert "accepts: earth, moon, stars, void, random, or a deck list" in refused(["fire"])


@pytest.mark.rule("R2", "P5")
def test_a_name_of_the_campaign_is_told_under_which_name_the_box_has_it() -> None:
    lines = deck_list("earth")[:-1]
    for name, meant in (
        ("Void Looter", "Serendipitous Witness"),
        ("Emboldened Soldier", "Weary Veteran"),
        ("Desperate Miner", "Desperate Miners"),
    ):
        said = refused([*lines, name])
        assert f"Line 31: no card of the box is called {name!r}. Did you mean {meant}? (R2)" in said


@pytest.mark.rule("R73")
def test_copies_are_counted_but_not_dealt_out() -> None:
    lines = deck_list("earth")
    said = refused([*lines[:-1], "1000000 Caravan Guard"])
    assert "exactly 30 other cards; this one has more than 99. (R73)" in said
    assert "Caravan Guard is in the deck more than 99 times; every card is allowed once. (R73)" in said
    assert "Caravan Guard is in the deck 3 times" in refused([*lines[:-1], "3x Caravan Guard"])
    assert "no card of the box is called '²x Caravan Guard'" in refused([*lines[:-1], "²x Caravan Guard"])
    assert "at most 200 lines; this one has 201. (R73)" in refused(["Dogtamer"] * 201)
    said = refused([f"Nobody {number}" for number in range(50)])
    assert said.endswith("\nand 48 more")
    assert said.count("Line ") == 4


@pytest.mark.rule("R73", "R74")
def test_a_deck_with_two_worldbreakers_is_told_just_that() -> None:
    said = refused(["Marco Polo, Robed in Silk", *deck_list("earth")])
    assert said.splitlines()[1:] == ["A deck has exactly 1 Worldbreaker; this one has 2. (R73)"]


@pytest.mark.rule("R74")
def test_signature_cards_need_their_worldbreaker() -> None:
    lines = deck_list("earth")
    lines[0] = "Marco Polo, Robed in Silk"
    said = refused(lines)
    assert "Confident Suitor is a signature card and needs Khutulun, the True Daughter. (R74)" in said
    mixed = [face.face for face in BOX.faces if not face.solo_only and not face.signature_of and face.kind != 0]
    assert check(BOX, [BOX.by_id["marco_polo_robed_in_silk"]], mixed[10:70:2]) == []  # guilds mix freely


@pytest.mark.rule("R75")
def test_random_decks_are_legal() -> None:
    for seed in range(20):
        s = WORLDBREAKERS.start(2, seed, {"deck_1": "random", "deck_2": "random"})
        assert isinstance(s, State)
        for side in (0, 1):
            faces = [face_of(card) for card in s.decks[side] + s.hands[side]]
            assert check(BOX, [face_of(s.play[side][0])], faces) == []


def draft(seed: int) -> tuple[Sitting, State]:
    s = WORLDBREAKERS.start(2, seed, {"format": "winston"})
    assert isinstance(s, State)
    return Sitting(WORLDBREAKERS, s, ("Aroha", "Moon")), s


@pytest.mark.rule("R76", "P16")
def test_the_draft_lays_out_three_piles_of_all_cards_but_signatures() -> None:
    _, s = draft(1)
    assert [len(pile) for pile in s.piles] == [1, 1, 1]
    assert len(s.stock) == DRAFTED - 3
    every = [card for pile in [s.stock, *s.piles] for card in pile]
    assert not [card for card in every if s.face(card).signature_of]


@pytest.mark.rule("R76")
def test_a_pile_left_grows_and_who_leaves_all_three_takes_from_the_stock() -> None:
    _, s = draft(2)
    you = s.asks[0].player
    top = s.stock[-4]
    for _ in range(3):
        answer(s, DONE)
    assert [len(pile) for pile in s.piles] == [2, 2, 2]
    assert s.taken[you] == [top]
    assert s.asks[0].player == 1 - you
    first = list(s.piles[0])
    answer(s, TAKE)
    assert s.taken[1 - you] == first
    assert len(s.piles[0]) == 1  # replaced by one new card


@pytest.mark.rule("R76", "P35")
def test_at_the_end_the_stock_forces_a_pile_on_you() -> None:
    _, s = draft(3)
    while s.piles:
        answer(s, DONE if DONE in s.options[0] else TAKE)
    assert sum(len(taken) for taken in s.taken) == DRAFTED


@pytest.mark.rule("R76", "P36")
def test_the_decks_are_built_and_the_duel_begins() -> None:
    sitting, s = draft(4)
    while s.piles:
        answer(s, TAKE)
    second = 1 - s.first
    assert s.asks[0].player == second  # who drafted second chooses first
    sitting.choose("Khutulun")
    assert not [label for label in sitting.options if label.startswith("Khutulun")]
    sitting.choose("Marco")
    assert len(s.taken[second]) == DRAFTED // 2 + 3
    while s.round == 0 and len(s.play[0]) == 0:
        answer(s, s.options[0][0])
    assert [len(s.decks[side]) + len(s.hands[side]) for side in (0, 1)] == [30, 30]
    names = {s.card_name(s.play[side][0]) for side in (0, 1)}
    assert names == {"Khutulun, the True Daughter", "Marco Polo, Robed in Silk"}


@pytest.mark.rule("P37")
def test_who_drafted_fewer_than_thirty_plays_them_all() -> None:
    sitting, s = draft(5)
    you = s.asks[0].player
    while s.piles:  # one player takes single cards, the other what has grown
        mine = s.asks[0].player == you
        pile = s.piles[s.looking]
        take = TAKE in s.options[0] and (len(pile) == 1 if mine else len(pile) > 1)
        answer(s, TAKE if take or DONE not in s.options[0] else DONE)
    few = min((0, 1), key=lambda side: len(s.taken[side]))
    count = len(s.taken[few]) + 3
    sitting.choose("Khutulun")
    sitting.choose("Marco")
    while not s.play[0]:
        answer(s, s.options[0][0])
    assert len(s.decks[few]) + len(s.hands[few]) == min(count, 30)


@pytest.mark.rule("P38")
def test_deck_lists_are_open_but_drafted_ones_are_not() -> None:
    s = WORLDBREAKERS.start(2, 1)
    lists = next(zone for zone in WORLDBREAKERS.zones(s, 0) if zone.id == "lists")
    assert len(lists.things) == 2
    text = lists.things[1].face.text if lists.things[1].face else ""
    assert text.startswith("Auspicious Smuggler")
    _, s = draft(6)
    while s.piles:
        answer(s, TAKE)
    while not s.play[0]:
        answer(s, s.options[0][0])
    lists = next(zone for zone in WORLDBREAKERS.zones(s, 0) if zone.id == "lists")
    assert [thing.id for thing in lists.things] == ["list-0"]


@pytest.mark.rule("R75")
def test_own_decks_are_brought_by_two_and_played_as_named_ones() -> None:
    options = WORLDBREAKERS.check_options({"format": "own", "deck_1": "void", "deck_2": "moon"})
    assert WORLDBREAKERS.brought(2, options) == ["deck_1", "deck_2"]
    assert WORLDBREAKERS.brought(1, options) == WORLDBREAKERS.brought(2, WORLDBREAKERS.check_options({})) == []
    named = WORLDBREAKERS.start(2, 7, {**options, "format": "decks"})
    assert fingerprint(WORLDBREAKERS.start(2, 7, options)) == fingerprint(named)
