"""Cards that count over whole collections."""

from __future__ import annotations

import pytest

from worldtable.games.world_shapers.testing import Scores


@pytest.mark.card("A05", "E17", "F29", "W41")
@pytest.mark.parametrize(("id", "at"), [("A05", 0), ("E17", 1), ("F29", 2), ("W41", 3)])
@pytest.mark.parametrize(("crystal", "points"), [("", 4), ("*", 6)])
def test_most_of_an_element(id: str, at: int, crystal: str, points: int) -> None:
    more = ("A10", "E22", "F34", "W46")[at]
    rival = ("A01", "E14", "F25", "W38")[at]
    third = ("A02", "E15", "F26", "W39")[at]

    def column(*ids: str) -> str:
        return "\n".join(" ".join(id if place == at else "." for place in range(4)) for id in ids)

    assert Scores(column(id + crystal, more), column(rival)).of(id) == points
    assert Scores(column(id + crystal, more), column(rival, third)).of(id) == 0  # a tie
    assert Scores(column(id + crystal), column(rival, third)).of(id) == 0
    assert Scores(column(id + crystal), "", "").of(id) == points


@pytest.mark.card("A06")
def test_scattered_clouds_pay_for_the_most_incomplete_rows() -> None:
    own = """
        A06  .    .  .
        A10  .    .  .
    """
    assert Scores(own, "A01 E22 . .").of("A06") == 4
    assert Scores(own.replace("A06", "A06*"), "A01 E22 . .").of("A06") == 6
    assert Scores(own, ". E22 . .\n. E13 . .").of("A06") == 0


@pytest.mark.card("E18")
def test_layered_strata_pay_for_the_most_complete_rows() -> None:
    own = "A10 E18 F34 W46"
    assert Scores(own, "A01 E22 . W38").of("E18") == 5
    assert Scores(own.replace("E18", "E18*"), "A01 E22 . W38").of("E18") == 8
    assert Scores(own, "A01 E22 F25 W38").of("E18") == 0


@pytest.mark.card("F30")
@pytest.mark.rule("R44a")
def test_ragged_embers_count_incomplete_rows() -> None:
    own = """
        A10  E22  F30  W46
        A01  .    F34  .
        A05  .    .    .
    """
    assert Scores(own).of("F30") == 2
    assert Scores(own.replace("F30", "F30*")).of("F30") == 4


@pytest.mark.card("W42")
@pytest.mark.rule("R44a")
def test_calm_waters_count_complete_rows() -> None:
    own = """
        A10  E22  F34  W42
        A01  E13  F25  W46
        A05  .    .    .
    """
    assert Scores(own).of("W42") == 2
    assert Scores(own.replace("W42", "W42*")).of("W42") == 4


@pytest.mark.card("A07", "W43")
def test_sets_of_all_four_elements() -> None:
    own = """
        A07  E13  F34  W43
        A10  .    F25  W46
    """
    scores = Scores(own)
    assert (scores.of("A07"), scores.of("W43")) == (2, 2)  # Twin Peaks are two earth symbols
    enhanced = Scores(own.replace("A07", "A07*").replace("W43", "W43*"))
    assert (enhanced.of("A07"), enhanced.of("W43")) == (4, 4)


PAIRS = [("A11", "F"), ("E23", "W"), ("F35", "A"), ("W47", "E")]


@pytest.mark.card("A11", "E23", "F35", "W47")
@pytest.mark.parametrize(("id", "partner"), PAIRS)
def test_pairs_of_two_elements(id: str, partner: str) -> None:
    columns = {"A": ["A10", "A01"], "E": ["E22", "E14"], "F": ["F34", "F25"], "W": ["W46", "W38"]}
    own = [id, columns[id[0]][0]]
    for count in range(3):
        there = columns[partner][:count]
        lines = []
        for row in range(2):
            line = ["."] * 4
            line["AEFW".index(id[0])] = own[row]
            line["AEFW".index(partner)] = there[row] if row < len(there) else "."
            lines.append(" ".join(line))
        drawn = "\n".join(lines)
        assert Scores(drawn).of(id) == count
        assert Scores(drawn.replace(id, id + "*")).of(id) == count + 2


@pytest.mark.card("E19", "F31")
@pytest.mark.parametrize(("id", "at", "more"), [("E19", 1, "E22 E14 E15 E16"), ("F31", 2, "F34 F25 F26 F27")])
def test_points_per_symbol_are_capped_at_4_without_a_crystal(id: str, at: int, more: str) -> None:
    lines = [" ".join(each if place == at else "." for place in range(4)) for each in (id, *more.split())]
    assert Scores("\n".join(lines[:3])).of(id) == 3
    assert Scores("\n".join(lines)).of(id) == 4
    assert Scores("\n".join(lines).replace(id, id + "*")).of(id) == 5


@pytest.mark.card("F32")
def test_forge_of_worlds_counts_enhanced_cards_up_to_4() -> None:
    assert Scores("A01* E13 F32 W37*").of("F32") == 2
    own = """
        A01*  E13*  F32   W37*
        A05*  .     F25*  .
    """
    assert Scores(own, "A02* . . .").of("F32") == 4


@pytest.mark.card("E21", "F33")
@pytest.mark.parametrize(("id", "at", "theirs"), [("E21", 1, "E22 E14 E15 E16"), ("F33", 2, "F34 F25 F26 F27")])
def test_the_strongest_rival_counts_up_to_3_without_a_crystal(id: str, at: int, theirs: str) -> None:
    def column(*ids: str) -> str:
        return "\n".join(" ".join(each if place == at else "." for place in range(4)) for each in ids)

    rivals = theirs.split()
    assert Scores(column(id), column(*rivals[:2]), column(rivals[2])).of(id) == 2
    assert Scores(column(id), column(*rivals)).of(id) == 3
    assert Scores(column(id + "*"), column(*rivals)).of(id) == 4


@pytest.mark.card("A12", "E24", "F36", "W48")
@pytest.mark.parametrize(("id", "at"), [("A12", 0), ("E24", 1), ("F36", 2), ("W48", 3)])
def test_opponents_with_less_of_an_element(id: str, at: int) -> None:
    rival = ("A10", "E22", "F34", "W46")[at]

    def column(*ids: str) -> str:
        return "\n".join(" ".join(each if place == at else "." for place in range(4)) for each in ids)

    assert Scores(column(id), "", column(rival)).of(id) == 1
    assert Scores(column(id + "*"), "", column(rival)).of(id) == 2
    assert Scores(column(id), "", "", "").of(id) == 3
    assert Scores(column(id), column(rival)).of(id) == 0


@pytest.mark.card("U49")
@pytest.mark.rule("T20", "R48", "A18")
def test_echo_copies_for_its_owners_own_numbers() -> None:
    own = """
        U49  .  F25  .
        .    .  F26  .
    """
    scores = Scores(own, ". . F31 .")
    assert scores.of("U49") == 2
    assert scores.why("U49") == "copies P2's Chain Reaction: 1 for each of 2 fire, at most 4"
    assert scores.total() == 4


@pytest.mark.card("U49")
@pytest.mark.rule("T21", "R48", "A18")
def test_echo_copies_the_effect_in_force_on_an_enhanced_card() -> None:
    own = """
        U49  .  F25  .
        .    .  F26  .
    """
    scores = Scores(own, ". . F29* .")
    assert (scores.of("U49"), scores.total()) == (6, 8)
    assert scores.of("F29", 2) == 0
    assert Scores(own, ". . F29 .").of("U49") == 4


@pytest.mark.card("U49")
@pytest.mark.rule("R48", "A18", "R52")
def test_echo_takes_its_owners_best_and_no_card_with_another_icon() -> None:
    scores = Scores("U49 . F31 .\n. . F25 .\n. . F26 .", "A01* E13* . W43*")
    assert scores.of("U49") == 3  # Chain Reaction, not the 5 points of Breath of Dawn
    assert Scores("U49 . . .", "A01* E13* . W46").of("U49") == 0
    assert Scores("U49 . . .").why("U49") == "no effect yet"


@pytest.mark.card("U49", "U50")
@pytest.mark.rule("A40", "R52")
def test_echo_of_phantom_sources_gives_two_more() -> None:
    own = """
        A02*  .  F26*  .
        A03   .  U49   .
    """
    borrowed = Scores(own, "U50* . . .")
    assert borrowed.why("U49").startswith("copies P2's Phantom Sources")
    assert borrowed.total() == 6 + 6
    assert Scores(own).total() == 0
    drawn = """
        A02*  .  F26*  .
        A03   .  F27   .
        U50*  .  U49   .
    """
    assert Scores(drawn).total() == 6 + 6 + 3 + 3


@pytest.mark.card("U49", "U50")
@pytest.mark.rule("R52")
def test_echo_weighs_points_against_virtual_sources() -> None:
    """Copying points for 4 beats filling one more gap of 3."""
    own = """
        A03   .  U49  .
        U50*  .  .    .
        A05   .  .    .
    """
    scores = Scores(own)
    assert scores.of("U49") == 4
    assert scores.of("A03") == 3
    assert scores.total() == 4 + 4 + 3
