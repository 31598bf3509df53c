"""The expansion: Overload and its hand (rules R63 to R70)."""

from __future__ import annotations

import pytest

from worldtable.engine.loop import playout
from worldtable.games.world_shapers import layout
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.layout import BOXED, GONE, HAND, OVERLOAD, SEAT
from worldtable.games.world_shapers.rules import ROUND
from worldtable.games.world_shapers.state import USING
from worldtable.games.world_shapers.testing import IMITATION, Table

POOL = "W46, F34, F25, E22"
ANN_HAND = "A01, A02, A03, A04, A05"
BEN_HAND = "E13, E14, E15, E16, E17, E18"


def dealt(first: str, second: str, refill: bool = False, names: tuple[str, ...] = ("Ann", "Ben")) -> Table:
    """The last deal, with given hands."""
    table = Table(*names, pool=POOL, deck=f"{first}, {second}", round=2, begin=False, crystals={"Ann": 0})
    s = table.s
    s.refill = refill
    s.at[BOXED] = table.cards("W41, W42, W43")
    s.at[GONE] = []
    s.push(ROUND)
    table.begin()
    return table


def play_on(table: Table) -> None:
    """One turn of first choices, everybody placing."""
    turns = table.s.turns
    while table.s.asks and table.s.turns == turns:
        for who in table.asked:
            options = table.options_of(who)
            table.choose("Enhance nothing" if "Enhance nothing" in options else options[0], who)


@pytest.mark.rule("R66", "R69", "T34", "A28")
def test_overload_is_shown_and_its_hand_stays_one_card_short() -> None:
    table = dealt(f"X55, {ANN_HAND}", BEN_HAND)
    assert table.told[-1][1] == ("Ann shows Overload: it lies beside the collection, the hand stays one card short.")
    assert (len(table.hand("Ann")), len(table.hand("Ben"))) == (5, 6)
    assert table.s.overload == 0
    for _ in range(5):
        play_on(table)
    assert (table.hand("Ann"), table.hand("Ben")) == ([], [])  # the last card is picked already
    assert table.asked == ["Ann"]
    assert "Ben holds an empty hand: no pick this time." in table.told[-1]
    play_on(table)
    assert table.over
    assert len(table.s.collection(0)) == 6
    assert len(table.s.collection(1)) == 5


@pytest.mark.rule("R69", "A28")
def test_a_player_without_a_pick_may_enhance_and_push() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "A10"},
        pool=POOL,
        overload="Ben",
        crystals={"Ann": 0, "Ben": 2},
        collections={"Ben": "A01 . . ."},
    )
    assert table.asked == ["Ann"]
    table.use(Ann="Place")
    table.enhance(Ben="A01")
    table.choose("Push it to Ann")
    assert table.over
    assert (table.score("Ann"), table.score("Ben")) == (3 - 5, 5)


@pytest.mark.rule("R69")
def test_overload_refill_takes_a_boxed_card_into_the_hand() -> None:
    table = dealt(f"X55, {ANN_HAND}", BEN_HAND, refill=True)
    assert table.hand("Ann") == ["A01", "A02", "A03", "A04", "A05", "W43"]
    assert len(table.s.at[BOXED]) == 2
    assert table.told[-1][1] == "Ann shows Overload: it lies beside the collection, another card comes into the hand."
    for _ in range(6):
        play_on(table)
    assert table.over
    assert len(table.s.collection(0)) == len(table.s.collection(1)) == 6


@pytest.mark.rule("R66", "R69", "T34")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_short_hand_ends_where_it_must(seats: int) -> None:
    """A hand dealt to seat s with h turns is at seat s + h - 1 in the last of them, if no extra pick comes in."""
    sizes = {1: (6, 5, 5), 2: (6, 6, 6), 3: (6, 5, 5), 4: (6, 6)}[seats]
    seen = 0
    for seed in range(30):
        s = WORLD_SHAPERS.start(seats, seed, {"expansion": "on"})
        holder, in_round = -1, 0
        while s.asks:
            if s.overload >= 0 and holder < 0 and s.turns == 1:
                holder, in_round = s.overload, s.round
                assert sorted(map(len, s.at[HAND:]))[0] == sizes[s.round - 1] - 1
            if s.round == in_round and s.turns == sizes[in_round - 1] and s.phase == USING and max(s.picked) >= 0:
                short = (holder + sizes[in_round - 1] - 1) % s.sides
                assert [side for side in range(s.sides) if s.picked[side] < 0] == [short]
                seen += 1
            assert OVERLOAD not in [*s.at[layout.POOL], *[card for hand in s.at[HAND:] for card in hand]]
            assert s.find(OVERLOAD) == -1
            playout(s, s.question + seed, 1)
        assert s.overload >= 0
    assert seen > 0


@pytest.mark.rule("R67", "R68", "T35", "A29")
def test_the_holder_may_push_overload_once_a_turn_for_a_crystal() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cem",
        hands={"Ann": "A10, A01", "Ben": "E13, E14", "Cem": "F26, F27"},
        pool=POOL,
        overload="Ann",
        crystals={"Ann": 1, "Ben": 3, "Cem": 1},
    )
    table.pick(Ann="A10", Ben="E13", Cem="F26")
    table.use(Ann="Place", Ben="Place", Cem="Place")
    table.enhance(Ben="", Cem="")
    assert table.asked == ["Ann"]
    assert table.options == ["Keep it", "Push it to Ben", "Push it to Cem"]
    assert table.why(SEAT, "Ann").endswith("(R67)")
    supply = table.supply
    table.choose("Push it to Ben")
    assert "Ann pays 1 crystal and pushes Overload to Ben." in table.told[-1]
    assert (table.crystals("Ann"), table.supply, table.s.overload) == (0, supply + 1, 1)
    assert table.asks("Ben").startswith("Use")  # Ben cannot push it on in this turn
    table.use(Ann="Place", Ben="Place", Cem="Place")
    for who in list(table.asked):
        table.choose("Enhance nothing", who)
    assert table.asks("Ben") == "Push Overload to another player for 1 crystal?"
    table.choose("Keep it")
    assert table.over
    assert table.game.sheet(table.s, 1)[-1].label == "Overload: beside the collection"
    assert table.game.sheet(table.s, 1)[-1].points == -5


@pytest.mark.rule("R67", "A36")
def test_pushing_comes_after_an_enhancement_and_in_addition_to_it() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "A01", "Ben": "E22"},
        pool=POOL.replace("E22", "E13"),
        overload="Ann",
        crystals={"Ann": 2, "Ben": 0},
    )
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ann="A01")
    table.choose("Push it to Ben")
    assert table.over  # in the very last turn
    assert (table.score("Ann"), table.score("Ben")) == (5, 3 - 5)


@pytest.mark.rule("R67")
def test_no_push_without_a_crystal() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "A10", "Ben": "E13"}, pool=POOL, overload="Ann", crystals={"Ann": 0, "Ben": 2}
    )
    table.use(Ann="Place", Ben="Place")
    table.enhance(Ben="")
    assert table.over


@pytest.mark.rule("R66")
def test_overload_is_no_part_of_a_collection() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "W44, A10", "Ben": "E13, E14"},
        pool=POOL,
        overload="Ann",
        collections={"Ann": "A05 . . ."},
    )
    assert table.s.symbols[:4] == [1, 0, 0, 0]
    zone = next(zone for zone in table.game.zones(table.s, 0) if zone.id == "beside-0")
    assert [thing.id for thing in zone.things] == ["X55"]
    assert zone.label == "Beside your collection"


@pytest.mark.rule("R70")
def test_in_the_solo_game_only_you_push_overload() -> None:
    table = Table(
        "Ann", hands={"Ann": "A10, A01", IMITATION: "E13, E14"}, pool=POOL, overload="Ann", crystals={"Ann": 1}
    )
    table.pick(Ann="A10")
    table.use(Ann="Place")
    table.choose("Push it to the Imitation")
    assert table.s.overload == 1
    table.use(Ann="Place")
    assert table.over  # the Imitation keeps it
    assert table.score("Ann") == 3
    other = Table("Ann", hands={"Ann": "A10", IMITATION: "E13"}, pool=POOL, overload=IMITATION, crystals={"Ann": 2})
    other.use(Ann="Place")
    assert other.over


@pytest.mark.rule("R70", "R66")
def test_the_imitation_shows_overload_too() -> None:
    table = dealt("A01, A02, A03, A04, A05", "X55, E13, E14, E15, E16", names=("Ann",))
    assert table.s.overload == 1
    assert table.told[0][1].startswith("The Imitation shows Overload")
    assert [len(hand) for hand in table.s.at[HAND:]] == [5, 4]
