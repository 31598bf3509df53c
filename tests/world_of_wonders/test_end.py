"""The end of the game and its scoring (R58 to R65)."""

from __future__ import annotations

import pytest

from worldtable.engine.loop import playout
from worldtable.games.world_of_wonders.game import WORLD_OF_WONDERS as GAME
from worldtable.games.world_of_wonders.scoring import winners
from worldtable.games.world_of_wonders.testing import Table


@pytest.mark.rule("R58", "T35")
def test_the_first_time_the_discard_pile_becomes_the_deck_at_once() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora", "Ben": "aurora"},
        deck="farm, library",
        discard="school, school, school, school, school",
        phase="draw",
    )
    assert table.hand("Ann") == ["aurora", "farm", "library", "school", "school"]
    assert table.deck == ["school"] * 3
    assert table.discard == []
    assert table.s.emptied == 1


@pytest.mark.rule("R58")
def test_the_shuffle_does_not_wait_for_the_next_draw() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "aurora, aurora, farm", "Ben": "aurora"},
        deck="farm, library",
        discard="school, school",
        phase="draw",
    )
    assert len(table.hand("Ann")) == 5
    assert table.deck == ["school", "school"]
    assert table.discard == []


@pytest.mark.rule("R58")
def test_with_an_empty_discard_pile_the_shuffle_waits() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "aurora", "Ben": "aurora, farm, farm"}, deck="farm, library", phase="draw"
    )
    assert table.hand("Ann") == ["aurora", "farm", "library"]
    assert table.s.emptied == 0
    table.choose("Start to build Farm")
    table.end()  # the site is lost, and Ben's draw finds a discard
    assert table.s.emptied == 2
    assert table.hand("Ben") == ["aurora", "farm", "farm"]


@pytest.mark.rule("R59", "T5", "B17")
def test_the_end_example() -> None:
    table = Table(
        "Ann",
        "Bob",
        "Cid",
        "Dan",
        hands={"Ann": "farm", "Bob": "farm", "Cid": "farm", "Dan": "farm"},
        deck="school, school",
        emptied=1,
        turn="Dan",
        phase="draw",
    )
    turns = []
    while not table.over:
        turns.append(table.asked[0])
        table.end()
    assert turns == ["Ann", "Bob", "Cid", "Dan"]
    assert "The last turn has been played: the game ends." in table.told[-1]


@pytest.mark.rule("R59", "R61", "T36", "B17")
def test_the_last_card_in_the_middle_of_a_turn() -> None:
    table = Table(
        "Ann",
        "Ben",
        "Cid",
        hands={"Ann": "farm", "Ben": "farm", "Cid": "farm"},
        built={"Ben": "library"},
        deck="school",
        emptied=1,
        turn="Ben",
    )
    table.choose("Use your Library")
    assert table.hand("Ben") == ["farm", "school"]
    turns = []
    while not table.over:
        turns.append(table.asked[0])
        table.end()
    assert turns == ["Ben", "Cid", "Ann", "Ben"]
    assert table.hand("Ben") == ["farm", "school"]  # no further draws


@pytest.mark.rule("R60")
def test_a_card_taken_for_somebody_else_counts_for_the_current_player() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm, farm, farm, farm", "Ben": "farm"},
        sites={"Ben": "library (1 worker)"},
        deck="rich_harvest, school",
        emptied=1,
        phase="draw",
    )
    assert table.built("Ben") == ["library"]  # Ben took the last card, but it was Ann's turn
    turns = []
    while not table.over:
        turns.append(table.asked[0])
        table.end()
    assert turns == ["Ben", "Ann"]


@pytest.mark.rule("R61")
def test_abilities_of_the_discard_pile_work_to_the_end() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        built={"Ann": "throne_room, city_wall"},
        deck="",
        discard="school",
        emptied=2,
    )
    table.choose("Use your Throne Room")
    assert table.built("Ann") == ["throne_room (turned)", "city_wall (1 knight)"]


@pytest.mark.rule("R62", "T7", "B16")
def test_six_pieces_win_at_once() -> None:
    table = Table(
        "Cara",
        "Dan",
        wonders={"Cara": "colossus 5", "Dan": "great_pyramid 5, lighthouse 5"},
        sites={"Cara": "colossus (5 workers, 1 foreman)"},
        phase="build",
    )
    assert table.over
    assert table.score("Cara") < table.score("Dan")
    assert GAME.outcome(table.s) == [1.0, 0.0]
    assert GAME.verdict(table.s) == "Cara wins with all pieces of Colossus of Rhodes."


@pytest.mark.rule("B16")
def test_six_pieces_at_the_end() -> None:
    assert not GAME.start(2, 1, {"six_pieces": "at the end"}).six_at_once
    table = Table("Cara", "Dan", wonders={"Cara": "mausoleum 6", "Dan": "great_pyramid 5"})
    table.s.six_at_once = False
    assert winners(table.s) == [0]


@pytest.mark.rule("B16", "R62")
def test_six_pieces_at_the_end_do_not_end_the_game() -> None:
    table = Table(
        "Cara",
        "Dan",
        wonders={"Cara": "colossus 5"},
        sites={"Cara": "colossus (5 workers, 1 foreman)"},
        hands={"Cara": "farm", "Dan": "farm"},
        turn="Dan",
    )
    table.s.six_at_once = False
    table.end()
    assert table.wonders("Cara") == {"colossus": 6}
    assert table.asked == ["Cara"]


@pytest.mark.rule("B51", "B16")
def test_of_two_complete_wonders_points_decide_and_nobody_without_one_can_win() -> None:
    table = Table(
        "Cara",
        "Dan",
        "Eve",
        wonders={"Cara": "mausoleum 6, artemis 5", "Dan": "colossus 6", "Eve": "great_pyramid 5, lighthouse 5"},
    )
    table.s.six_at_once = False
    assert [table.score(who) for who in ("Cara", "Dan", "Eve")] == [49, 48, 95]
    assert winners(table.s) == [0]
    assert GAME.outcome(table.s) == [1.0, 0.0, 0.0]
    assert GAME.verdict(table.s) == "Cara and Dan own all pieces of a Great Wonder; Cara wins with 49 points."


@pytest.mark.rule("B51")
def test_a_second_complete_wonder_counts_by_its_points_only() -> None:
    table = Table(
        "Cara", "Dan", wonders={"Cara": "mausoleum 6, artemis 6", "Dan": "great_pyramid 6"}, built={"Dan": "school"}
    )
    table.s.six_at_once = False
    assert (table.score("Cara"), table.score("Dan")) == (54, 62)
    assert GAME.verdict(table.s) == "Cara and Dan own all pieces of a Great Wonder; Dan wins with 62 points."


def two_complete_wonders_with_as_many_points(**more: object) -> Table:
    """30 points for each of the three, but Eve, who has no Great Wonder complete, has the most tokens."""
    table = Table(
        "Cara",
        "Dan",
        "Eve",
        wonders={"Cara": "mausoleum 6", "Dan": "artemis 6", "Eve": "great_pyramid 3"},
        built={"Cara": "school, temple, throne_room"},
        **more,  # type: ignore[arg-type]
    )
    table.s.six_at_once = False
    assert [table.score(who) for who in ("Cara", "Dan", "Eve")] == [30, 30, 30]
    return table


@pytest.mark.rule("B51", "R65")
def test_complete_wonders_with_as_many_points() -> None:
    table = two_complete_wonders_with_as_many_points(tokens={"Dan": 1, "Eve": 9})
    words = "Cara and Dan own all pieces of a Great Wonder; Dan wins with 30 points and more Wonder tokens."
    assert GAME.verdict(table.s) == words
    table = two_complete_wonders_with_as_many_points(tokens={"Eve": 9})
    assert GAME.outcome(table.s) == [0.5, 0.5, 0.0]
    words = "Cara and Dan own all pieces of a Great Wonder; Cara and Dan share the victory with 30 points."
    assert GAME.verdict(table.s) == words


@pytest.mark.rule("B51", "R65")
def test_who_cannot_win_breaks_no_tie() -> None:
    table = Table("Cara", "Dan", "Eve", wonders={"Cara": "artemis 6", "Dan": "mausoleum 6", "Eve": "great_pyramid 3"})
    table.s.six_at_once = False
    assert table.score("Cara") == table.score("Eve")
    assert GAME.verdict(table.s) == "Cara and Dan own all pieces of a Great Wonder; Cara wins with 30 points."


@pytest.mark.rule("B33")
def test_unfinished_pieces_count_for_nothing() -> None:
    table = Table(
        "Ann", "Ben", hands={"Ann": "farm"}, wonders={"Ann": "colossus 5"}, sites={"Ann": "colossus (1 worker)"}
    )
    assert not table.over
    assert table.score("Ann") == 5 * 8


@pytest.mark.rule("R63")
def test_points_of_buildings_and_great_wonders() -> None:
    table = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        built={
            "Ann": "barracks, blacksmith, city_wall (3 knights), farm, library, stables, black_market",
            "Ben": "school, temple, throne_room, spy_network",
        },
        sites={"Ann": "school (3 workers)"},
        tokens={"Ann": 50},
    )
    assert table.score("Ann") == 7
    assert table.score("Ben") == 8
    rich = Table(
        "Ann",
        "Ben",
        hands={"Ann": "farm"},
        wonders={"Ann": "mausoleum, artemis, zeus, hanging_gardens, colossus, lighthouse, great_pyramid 2"},
    )
    assert rich.score("Ann") == 4 + 5 + 6 + 7 + 8 + 9 + 20


@pytest.mark.rule("R64", "T6", "B15")
def test_the_natural_wonder_example() -> None:
    table = Table(
        "Tim", "Brandon", hands={"Tim": "farm"}, wonders={"Tim": "mount_everest 2", "Brandon": "mount_everest 1"}
    )
    assert (table.score("Tim"), table.score("Brandon")) == (6, 3)
    lines = [(line.label, line.points) for line in GAME.sheet(table.s, 0)]
    assert lines == [("Mount Everest × 2, 3 on the table", 6)]


@pytest.mark.rule("R64", "T40", "B15")
def test_two_copies_are_worth_two_each() -> None:
    table = Table("A", "B", hands={"A": "farm"}, wonders={"A": "grand_canyon", "B": "grand_canyon"})
    assert (table.score("A"), table.score("B")) == (2, 2)
    table = Table("A", "B", hands={"A": "farm"}, wonders={"A": "grand_canyon"})
    assert table.score("A") == 1


@pytest.mark.rule("R65", "B34")
def test_ties() -> None:
    table = Table("A", "B", hands={"A": "farm"}, built={"A": "school, temple"}, wonders={"B": "mausoleum 1"})
    assert winners(table.s) == [1]  # 4 points each, but B has a Great Wonder piece
    assert GAME.verdict(table.s) == "B wins with 4 points and more Great Wonder pieces."
    table = Table("A", "B", built={"A": "school, temple"}, wonders={"B": "mausoleum 1"}, tokens={"A": 9})
    assert winners(table.s) == [1]  # pieces count before tokens
    table = Table("A", "B", hands={"A": "farm"}, built={"A": "school", "B": "temple"}, tokens={"A": 1})
    assert winners(table.s) == [0]
    assert GAME.verdict(table.s) == "A wins with 2 points and more Wonder tokens."
    table = Table("A", "B", hands={"A": "farm"}, built={"A": "school", "B": "temple"})
    assert GAME.outcome(table.s) == [0.5, 0.5]
    assert GAME.verdict(table.s) == "A and B share the victory with 2 points."
    table = Table("A", "B", hands={"A": "farm"}, built={"A": "school, farm", "B": "temple"})
    assert GAME.verdict(table.s) == "A wins with 3 points."


@pytest.mark.rule("B42")
def test_a_game_in_which_nobody_plays_ends() -> None:
    hand = "farm, farm, library, library, temple"
    table = Table("Ann", "Ben", hands={"Ann": hand, "Ben": "school, school, stables, stables, temple"})
    turns = 0
    while not table.over:
        table.end()
        turns += 1
    assert turns in (20, 21)
    assert "Nobody has drawn a card for 10 rounds: the game ends." in table.told[-1]


@pytest.mark.rule("B42")
def test_rounds_without_a_draw_count_only_in_a_row() -> None:
    hand = "farm, farm, library, library, temple"
    table = Table("Ann", "Ben", hands={"Ann": hand, "Ben": hand.replace("farm", "school")}, built={"Ben": "library"})
    for _ in range(19):
        table.end()
    assert table.asked == ["Ben"]
    table.choose("Use your Library")
    table.end()
    table.choose("Discard School")
    table.end()
    assert not table.over


@pytest.mark.rule("R12", "R57")
def test_counts_agree_with_the_table_all_the_way() -> None:
    for seats in (2, 5, 7):
        s = GAME.start(seats, seats, {"kickstarter": "yes", "events": "8 random"})
        luck = seats
        while s.asks:
            luck += 1
            playout(s, luck, 7)
            sites = [place for place in range(len(s.owner)) if s.is_site(place)]
            assert s.sites == len(sites)
            assert s.workers == sum(len(s.units[place].weak) for place in sites)
            assert s.foremen == sum(len(s.units[place].strong) for place in sites)
            assert all(count >= 0 for count in s.tokens)
            if s.phase == 3 and s.window == 0 and s.target < 0:
                assert not s.aside
                assert not s.heap
