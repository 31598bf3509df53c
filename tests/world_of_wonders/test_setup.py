"""Cards, decks, opening hands, options (R1 to R12)."""

from __future__ import annotations

import pytest

from worldtable.engine.loop import answer
from worldtable.engine.option import BadSetup
from worldtable.games.world_of_wonders.card import EVENT
from worldtable.games.world_of_wonders.codes import GREAT, GREATS, NO, PIECE, YES
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.state import State
from worldtable.games.world_of_wonders.testing import Table
from worldtable.testing.sitting import Sitting


def begin(seats: int = 2, seed: int = 1, **options: str) -> State:
    return GAME.start(seats, seed, options)


def cards_in_play(s: State) -> int:
    return len(s.census()) - len(s.box) - len(s.coming)


def copies(seats: int, kickstarter: bool = False) -> int:
    """How many cards of the set a number of players uses."""
    used = [face for face in GAME.box.faces if kickstarter or not face.kickstarter]
    groups = [(face.base, face.four * (seats >= 4), face.six * (seats >= 6)) for face in used]
    return sum(sum(each) for each in groups)


def settle_hands(s: State, *mulligans: bool) -> None:
    for wanted in mulligans:
        answer(s, YES if wanted else NO)


@pytest.mark.rule("R1", "B38")
def test_the_box() -> None:
    """A set may have more basic buildings than the box, never fewer."""
    printed = GAME.printed()
    by_type: dict[str, int] = {}
    for card in printed:
        copies = card["copies"]
        assert isinstance(copies, int)
        name = f"{card['type']}{' (Kickstarter)' if card['kickstarter'] else ''}"
        by_type[name] = by_type.get(name, 0) + copies
    assert by_type.pop("basic building") >= 117
    assert by_type == {
        "basic building (Kickstarter)": 14,
        "Great Wonder": 42,
        "Natural Wonder": 21,
        "event": 8,
    }
    assert {card["groups"] for card in printed if card["type"] == "basic building"} == {
        "5 base, 4 4+, 4 6+",
        "3 base, 2 4+, 2 6+",
    }


@pytest.mark.rule("R2", "A1", "A2")
def test_every_card_serves_by_its_front_and_as_a_unit() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "colossus, mount_everest, farm, library"})
    table.choose("Start to build Farm")
    table.choose("Add a Worker to your Farm site")
    assert table.options == ["Colossus of Rhodes", "Mount Everest", "Library"]
    table.choose("Colossus")
    table.choose("Add a Worker to your Farm site")
    table.choose("Mount Everest")
    assert table.sites("Ann") == ["farm (2 workers)"]


@pytest.mark.rule("R3", "T22")
@pytest.mark.parametrize("seats", range(2, 8))
def test_decks(seats: int) -> None:
    assert cards_in_play(begin(seats)) == copies(seats) >= {2: 108, 4: 144, 6: 180}[seats // 2 * 2]
    assert cards_in_play(begin(seats, kickstarter="yes")) == copies(seats, True)
    assert copies(seats, True) - copies(seats) == {2: 6, 4: 10, 6: 14}[seats // 2 * 2]


@pytest.mark.rule("R4")
def test_the_long_game_uses_all_groups() -> None:
    assert cards_in_play(begin(2, long="yes")) == copies(7)
    assert cards_in_play(begin(4, long="yes", kickstarter="yes")) == copies(7, True)


@pytest.mark.rule("R5")
def test_events_by_lot_by_name_and_none() -> None:
    assert len(begin(events="3 random").coming) == 3
    assert len(begin(events="8 random").coming) == 8
    assert not begin(events="none").coming
    named = begin(events="Plague, great_fire")
    assert [GAME.box.faces[face].id for face in named.coming] == ["great_fire", "plague"]
    lots = {begin(seed=seed, events="1 random").coming for seed in range(40)}
    assert len(lots) > 5


@pytest.mark.rule("R5")
@pytest.mark.parametrize("wrong", ["9 random", "0 random", "Flood", "Plague, Plague", "", "random"])
def test_unknown_events_are_refused_in_a_sentence(wrong: str) -> None:
    with pytest.raises(BadSetup, match="It accepts: none, 1 random to 8 random, or names"):
        begin(events=wrong)


@pytest.mark.rule("R6", "B18")
def test_wonder_tokens_have_no_limit_and_pieces_show_their_owner() -> None:
    table = Table(
        "Ann", "Ben", wonders={"Ann": "colossus 5, zeus 5, artemis 5", "Ben": "colossus 1"}, tokens={"Ann": 990}
    )
    mosaic = next(zone for zone in GAME.zones(table.s, 0) if zone.id == "mosaic")
    colossus = next(thing for thing in mosaic.things if thing.face and thing.face.title == "Colossus of Rhodes")
    assert [(piece.kind, piece.owner, piece.count) for piece in colossus.pieces] == [("piece", 0, 5), ("piece", 1, 1)]
    assert [(each.kind, each.value, each.most) for each in colossus.amounts] == [("pieces", 6, 6)]
    assert [piece.count for piece in GAME.banners(table.s, 1)[0].pieces] == [990 + 15]  # after her Wonders phase


@pytest.mark.rule("R6")
def test_tokens_pile_up() -> None:
    table = Table("Ann", "Ben", wonders={"Ann": "colossus 5, zeus 5"}, tokens={"Ann": 990}, hands={"Ann": "farm"})
    table.end()
    assert table.tokens("Ann") == 1000


@pytest.mark.rule("R7")
def test_five_cards_each() -> None:
    for seats in range(2, 8):
        assert [len(hand) for hand in begin(seats).hands] == [5] * seats


@pytest.mark.rule("R8", "T22", "B1")
def test_mulligan_for_one_card_fewer() -> None:
    s = begin(3, first="seat 2")
    assert [ask.player for ask in s.asks] == [1]
    old = list(s.hands[1])
    answer(s, YES)
    assert len(s.hands[1]) == 4
    assert s.discard == old
    assert s.asks[0].player == 2
    answer(s, NO)
    assert len(s.hands[2]) == 5
    assert s.asks[0].player == 0
    answer(s, YES)
    assert len(s.hands[0]) == 4
    assert len(s.discard) == 10
    sitting = Sitting(GAME, s)
    sitting.choose("End the Play phase")
    assert len(s.hands[1]) == 5


@pytest.mark.rule("R9", "B32")
def test_events_join_the_deck_after_the_opening_hands() -> None:
    for seed in range(20):
        s = begin(seed=seed, events="8 random")
        assert not [face for face in s.deck if s.cards.kinds[face] == EVENT]
        settle_hands(s, True, True)
        assert not [face for hand in s.hands for face in hand if s.cards.kinds[face] == EVENT]
        assert len([face for face in s.deck if s.cards.kinds[face] == EVENT]) == 8


@pytest.mark.rule("R10")
def test_one_open_discard_pile_with_the_last_card_on_top() -> None:
    table = Table("Ann", "Ben", hands={"Ann": "farm"}, discard="library, temple, library, school")
    for seat in (-1, 0, 1):
        pile = next(zone for zone in GAME.zones(table.s, seat) if zone.id == "discard")
        shown = [(thing.face.title, thing.amounts[0].value) for thing in pile.things if thing.face is not None]
        assert shown == [("Temple", 1), ("Library", 2), ("School", 1)]  # the top one last
        assert pile.count == 4


@pytest.mark.rule("R11")
def test_the_first_player_by_lot_or_by_choice() -> None:
    assert {begin(5, seed).asks[0].player for seed in range(60)} == {0, 1, 2, 3, 4}
    assert {begin(5, seed, first="seat 4").asks[0].player for seed in range(9)} == {3}
    with pytest.raises(BadSetup, match="no seat 4 among 3 players"):
        begin(3, first="seat 4")
    with pytest.raises(BadSetup, match="random, seat 1 to seat 7"):
        begin(3, first="seat 9")


@pytest.mark.rule("R11")
def test_play_goes_clockwise() -> None:
    table = Table("Ann", "Ben", "Cid", turn="Cid")
    table.end() if table.asked == ["Cid"] else None
    assert table.asked == ["Ann"]
    table.end()
    assert table.asked == ["Ben"]


@pytest.mark.rule("R12")
def test_zones_own_district_first() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm", "Ben": "temple"},
        sites={"Ann": "library (1 worker)", "Ben": "zeus (2 workers)"},
        built={"Ann": "city_wall (1 knight)"},
        wonders={"Ann": "aurora 2"},
        tokens={"Ben": 3},
    )
    zones = {zone.id: zone for zone in GAME.zones(table.s, 0)}
    own = ["hand-0", "sites-0", "built-0", "tokens-0", "standing"]
    assert list(zones) == [*own, "district-1", "mosaic", "deck", "discard"]
    titles = [thing.face.title for thing in zones["district-1"].things if thing.face is not None]
    assert titles == ["Statue of Zeus at Olympia"]
    assert "small temple" not in str(GAME.view(table.s, 0).data())  # Ben's card, by its look
    ben = GAME.banners(table.s, 0)[1]
    assert [(each.kind, each.value) for each in ben.amounts] == [("hand", 1)]
    assert [(piece.kind, piece.count) for piece in ben.pieces] == [("token", 3)]


@pytest.mark.rule("R28")
def test_a_great_wonder_of_somebody_else_cannot_be_mistaken_for_ones_own() -> None:
    table = Table(
        "Ann",
        "Ben",
        wonders={"Ann": "zeus 1", "Ben": "zeus 1"},
        sites={"Ben": "school (1 worker)"},
        hands={"Ann": "farm"},
    )
    codes = {
        zone.id: [thing.code for thing in zone.things if thing.id.startswith("great-")]
        for zone in GAME.zones(table.s, 0)
    }
    assert codes["built-0"] == [GREAT + 2]
    assert codes["district-1"] == [PIECE + GREATS + 2]
    assert table.why(PIECE + GREATS + 2) == "Play a card, use a card of yours, attack, or end the Play phase. (R23)"


@pytest.mark.rule("R1")
def test_two_to_seven_players() -> None:
    for seats in (1, 8):
        with pytest.raises(BadSetup, match="2 to 7 players"):
            begin(seats)


@pytest.mark.rule("R3")
def test_a_laid_out_deck_goes_on_as_in_a_game() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm, farm"}, sites={"Ben": "school (3 workers)"}, deck="zeus, farm, ..."
    )
    assert len(table.deck) == copies(2) - 2 - 4
    assert table.deck[:2] == ["zeus", "farm"]
    assert table.deck.count("farm") <= 3  # of five, two are in hand
    assert "black_market" not in table.deck
