"""What a seat sees of the table, and what it does not."""

from __future__ import annotations

import pytest

from tests.world_shapers.sight import HANDS, amounts, pieces, table, things, zone
from worldtable.engine.scene import COLUMNS
from worldtable.games.world_shapers.game import WORLD_SHAPERS
from worldtable.games.world_shapers.layout import HAND, PLACED
from worldtable.games.world_shapers.testing import IMITATION, Table


def test_own_things_come_first_then_what_is_common_then_the_others() -> None:
    s = table().s
    assert [each.id for each in WORLD_SHAPERS.zones(s, 1)] == [
        *["collection-1", "hand-1"],
        *["picked", "pool", "supply", "deck"],
        *["collection-0", "hand-0"],
    ]
    assert [each.label for each in WORLD_SHAPERS.zones(s, 1)][:2] == ["Your collection", "Your hand"]


@pytest.mark.rule("R42", "R43", "A1")
def test_columns_stand_under_the_source_tiles_with_rows_aligned_for_all() -> None:
    s = table().s
    ann, ben = things(s, 0, "collection-0"), things(s, 0, "collection-1")
    assert zone(WORLD_SHAPERS, s, 0, "collection-1").kind == COLUMNS
    assert [ann[f"source-0-{element}"].at for element in range(4)] == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert (ann["A02"].at, ann["A04"].at, ann["E15"].at) == ((0, 1), (0, 2), (1, 1))
    assert (ben["F26"].at, ben["W38"].at) == ((2, 2), (3, 1))


@pytest.mark.rule("R36")
def test_a_card_tells_what_it_scores_now_and_what_a_crystal_would_change() -> None:
    s = table().s
    ann, ben = things(s, 0, "collection-0"), things(s, 0, "collection-1")
    assert (amounts(ann["A02"].amounts), ann["A02"].amounts[0].why) == ({"points": 6}, "6 for earth beside it")
    assert (amounts(ann["E15"].amounts), ann["E15"].state) == ({"points": 0, "enhanced": 5}, ("unreachable",))
    assert ann["E15"].amounts[0].why == "nothing without water beside it"
    assert amounts(ben["F25"].amounts) == {"points": 2, "enhanced": 5}
    assert ben["W38"].code == PLACED + 37


@pytest.mark.rule("R2", "R34")
def test_a_socket_is_there_or_not_empty_or_full() -> None:
    at = table()
    ann, ben = things(at.s, 0, "collection-0"), things(at.s, 0, "collection-1")
    sockets = {id: [(piece.count, piece.most) for piece in thing.pieces] for id, thing in (ann | ben).items()}
    assert (sockets["A02"], sockets["E15"], sockets["A04"]) == ([(1, 1)], [(0, 1)], [])
    assert pieces(things(at.s, 0, "supply")["supply"].pieces) == [("crystal", -1, 17)]


@pytest.mark.rule("R43", "R44", "R48", "R49")
def test_cards_point_at_the_cards_they_score_for() -> None:
    drawn = "A02 E15 . W38\nA04 E16 . W46\nU49 U50* . ."
    at = Table("Ann", "Ben", hands=HANDS, pool="F34, F25, A12", collections={"Ann": drawn, "Ben": ". . . W41"})
    found = things(at.s, 0, "collection-0")
    ids = {thing.code: id for side in (0, 1) for id, thing in things(at.s, 0, f"collection-{side}").items()}
    links = {id: [(how, ids[code]) for how, code in thing.links] for id, thing in found.items() if thing.links}
    assert links == {
        "A02": [("scores for", "E15")],
        "W38": [("scores for", "A02")],  # round the end
        "A04": [("scores for", "W46"), ("scores for", "E16")],
        "U49": [("copies", "W41")],
        "U50": [("helps", "E16"), ("helps", "E15")],
    }


@pytest.mark.rule("R44b", "R44c")
def test_sources_count_symbols_and_crown_who_has_strictly_the_most() -> None:
    s = table().s
    ann, ben = things(s, 0, "collection-0"), things(s, 0, "collection-1")
    assert [amounts(ann[f"source-0-{element}"].amounts)["symbols"] for element in range(4)] == [2, 1, 0, 0]
    assert [ann[f"source-0-{element}"].state for element in range(4)] == [("first",), ("first",), (), ()]
    assert [ben[f"source-1-{element}"].state for element in range(4)] == [(), (), ("first",), ("first",)]
    face = ann["source-0-0"].face
    assert face is not None
    assert (face.kind, face.group, face.look) == ("source", "air", "golden sky, floating island")


def test_formulas_are_data() -> None:
    faces = {each.id: each for each in table().s.cards.shown}
    said = {
        id: [(term.kind, term.number, *term.of, term.most) for term in faces[id].formula if not term.enhanced]
        for id in ("A03", "A04", "E18", "F31", "F32", "F33", "A07", "W45", "W44", "U49", "U50", "X55")
    }
    assert said == {
        "A03": [("vicinity", 3, "fire", None)],
        "A04": [("vicinity", 5, "any", "any", None)],
        "E18": [("most_rows", 5, "complete row", None)],
        "F31": [("per_symbol", 1, "fire", 4)],
        "F32": [("per_enhanced", 1, "crystal", 4)],
        "F33": [("rival_symbols", 1, "fire", 3)],
        "A07": [("per_set", 1, "air", "earth", "fire", "water", None)],
        "W45": [("flat", 1, None), ("gain_crystals", 2, None), ("gain_crystals", 1, "others", None)],
        "W44": [("flat", 2, None), ("move_to_bottom", 1, None)],
        "U49": [("copy_scoring", 1, None)],
        "U50": [],
        "X55": [("overload", -5, None)],
    }
    assert [(term.kind, term.number) for term in faces["U50"].formula] == [("virtual_sources", 2)]
    assert table().s.cards.shown[7] is faces["A08"], "faces are made once for a set"


def test_banners_tell_points_crystals_discards_the_lead_and_who_has_chosen() -> None:
    at = table()
    assert [banner.doing for banner in WORLD_SHAPERS.banners(at.s, -1)] == ["chooses", "chooses"]
    at.pick(Ann="A10")
    ann, ben = WORLD_SHAPERS.banners(at.s, -1)
    assert (ann.doing, ben.doing) == ("has chosen", "chooses")
    assert (ann.score, ben.score) == (at.score("Ann"), at.score("Ben"))
    assert (ann.state, ben.state) == (("first",), ())  # the lead of the third round
    assert (pieces(ann.pieces), amounts(ann.amounts)) == ([("crystal", -1, 2)], {"discards": 1})
    at.pick(Ben="E22")
    at.use(Ann="Place", Ben="Discard")
    assert [amounts(each.amounts)["discards"] for each in WORLD_SHAPERS.banners(at.s, -1)] == [1, 0]
    assert WORLD_SHAPERS.banners(at.s, -1)[1].pieces[0].count == 3


def test_the_imitation_has_a_banner_without_points() -> None:
    at = Table("Ann", hands={"Ann": "A10, A01", IMITATION: "E13, E14"}, pool="E22, F25, W46")
    assert [(each.side, each.name, each.score) for each in WORLD_SHAPERS.banners(at.s, 0)] == [
        (0, "Ann", 0),
        (1, "The Imitation", None),
    ]


@pytest.mark.rule("R14", "R15", "R45")
def test_round_turn_and_step_are_numbers() -> None:
    hands = {"Ann": "A08, A01, A05, A10", "Ben": "E13, E14, E22, E16"}
    at = Table("Ann", "Ben", hands=hands, pool="W46, F34, U49", round=2, collections={"Ann": "A02 . . ."})
    assert clock(at) == ("pick", (2, 3), (1, 4), (1, 4))
    assert WORLD_SHAPERS.status(at.s, 0) == "Round 2 of 3, turn 1: pick a card"
    at.pick(Ann="A08", Ben="E22")
    assert clock(at) == ("use", (2, 3), (1, 4), (2, 4))
    at.use(Ann="Place", Ben="Place")
    assert clock(at) == ("enhance", (2, 3), (1, 3), (3, 4)), "the extra pick takes a card more"
    at.enhance(Ann="")
    at.pick(Ann="A01", Ben="E14")
    assert clock(at) == ("use", (2, 3), (1, 3), (2, 4))


def clock(at: Table) -> tuple[object, ...]:
    seen = WORLD_SHAPERS.view(at.s, 0)
    return (seen.phase, *[(each.value, each.most) for each in seen.clock])


@pytest.mark.rule("R16", "R19")
def test_a_hand_is_known_to_those_who_have_held_it() -> None:
    at = table()
    assert [thing.face for thing in zone(WORLD_SHAPERS, at.s, 0, "hand-1").things] == [None] * 3
    at.pick(Ann="A10", Ben="E22")
    at.use(Ann="Place", Ben="Place")
    at.enhance(Ann="", Ben="")
    known = zone(WORLD_SHAPERS, at.s, 0, "hand-1").things
    assert [(thing.id, thing.code, thing.state) for thing in known] == [
        ("A01", -1, ("known",)),
        ("A05", -1, ("known",)),
    ]
    assert [thing.face for thing in zone(WORLD_SHAPERS, at.s, -1, "hand-1").things] == [None, None]


@pytest.mark.rule("R17", "R38")
def test_picked_cards_lie_open_while_they_are_used() -> None:
    at = table()
    at.pick(Ann="A10")
    own = zone(WORLD_SHAPERS, at.s, 0, "picked").things
    assert [(thing.id, thing.state) for thing in own] == [("A10", ("chosen", "hidden"))]
    assert zone(WORLD_SHAPERS, at.s, 1, "picked").things == zone(WORLD_SHAPERS, at.s, -1, "picked").things == []
    at.pick(Ben="E22")
    picked = zone(WORLD_SHAPERS, at.s, 1, "picked").things
    assert [(thing.id, pieces(thing.pieces)) for thing in picked] == [
        ("A10", [("pick", 0, 1)]),
        ("E22", [("pick", 1, 1)]),
    ]
    at.use(Ann="Place")
    assert things(at.s, 0, "collection-0")["source-0-0"].state == ("chosen", "first")
    assert things(at.s, 1, "collection-0")["source-0-0"].state == ("first",)


@pytest.mark.rule("R28")
def test_while_some_choose_again_all_see_what_the_others_do() -> None:
    """What stands is no secret: a redeal keeps it, so it must be seen."""
    at = Table(
        *("Ann", "Ben", "Cem"),
        hands={"Ann": "F25, A10", "Ben": "U49, A11", "Cem": "F27, A12"},
        pool="A01, E22, W46",
        crystals={"Ann": 1, "Ben": 2, "Cem": 3},
    )
    at.pick(Ann="F25", Ben="U49", Cem="F27")
    at.use(Ann="Exchange E22", Ben="water")
    assert WORLD_SHAPERS.banners(at.s, 2)[1].notes == ()
    at.use(Cem="Exchange E22")
    assert at.asked == ["Cem"]
    for seat in (-1, 2):
        ann, ben, cem = WORLD_SHAPERS.banners(at.s, seat)
        assert ann.notes == ("Takes Fertile Plain.",)
        assert ben.notes == ("Places the picked card under water.",)
        assert (cem.doing, cem.notes) == ("chooses", ())
        assert WORLD_SHAPERS.redeal(at.s, seat, 3).chosen == at.s.chosen


@pytest.mark.rule("A23")
def test_a_discard_is_named_to_nobody_after_a_redeal_for_another() -> None:
    at = table()
    at.pick(Ann="A10", Ben="E22")
    at.use(Ann="Discard", Ben="Place")
    other = WORLD_SHAPERS.redeal(at.s, 1, 3)
    for seat in (0, 1):
        told = [said.text for said in WORLD_SHAPERS.said(other, seat)]
        assert [line for line in told if "the picked card" in line], told


@pytest.mark.rule("R21")
def test_universal_cards_tell_what_they_count_as() -> None:
    at = Table("Ann", "Ben", hands=HANDS, pool="W46, F34, F25", collections={"Ann": ". . U49 ."})
    echo = things(at.s, 0, "collection-0")["U49"]
    assert (amounts(echo.amounts)["fire"], echo.notes) == (1, ("Counts as fire.",))


@pytest.mark.rule("R26", "R27", "R28", "A35")
def test_a_conflict_shows_who_wanted_what_until_all_have_chosen_again() -> None:
    hands = {"Ann": "F25, A01", "Ben": "F26, A02", "Cem": "F27, A03", "Dag": "F28, A04"}
    crystals = {"Ann": 2, "Ben": 2, "Cem": 1, "Dag": 2}
    at = Table(*hands, hands=hands, pool="E22, W46, A10", crystals=crystals)
    at.pick(Ann="F25", Ben="F26", Cem="F27", Dag="F28")
    at.use(Ann="Exchange E22", Ben="Exchange E22", Cem="Exchange W46")
    assert wishes(at) == {}
    at.use(Dag="Exchange W46")
    assert at.asked == ["Ann", "Ben", "Dag"]
    told = {"E22": (("closed",), [0, 1]), "W46": (("leaving",), [2, 3])}
    assert wishes(at) == told
    at.use(Ann="Exchange A10")
    assert wishes(at) == told, "what is chosen anew is sealed"
    at.use(Ben="Exchange A10", Dag="Place")
    assert wishes(at) == {**told, "A10": (("closed",), [0, 1])}


def wishes(at: Table) -> dict[str, tuple[tuple[str, ...], list[int]]]:
    """The pool cards that somebody is known to want: state and seats, as a watcher sees them."""
    pool = things(at.s, -1, "pool")
    return {
        id: (each.state, sorted(piece.owner for piece in each.pieces)) for id, each in pool.items() if each.pieces
    }


# The score sheet and the log.


@pytest.mark.rule("R54")
def test_sheets_tell_which_card_brought_which_kind_of_points() -> None:
    at = Table("Ann", "Ben", hands=HANDS, pool="W46, F34, E18", collections={"Ann": "A02 E23* F30* U49", "Ben": ""})
    lines = WORLD_SHAPERS.sheet(at.s, 0)
    found = things(at.s, 0, "collection-0")
    assert [(line.code, line.kind, line.points) for line in lines] == [
        (found["A02"].code, "neighbours", 4),
        (found["E23"].code, "points", 2),
        (found["E23"].code, "symbols", 1),
        (found["F30"].code, "points", 2),
        (found["F30"].code, "rows", 0),
        (found["U49"].code, "copies", 3),
    ]


def test_the_log_tells_who_did_what_to_which_card() -> None:
    at = table()
    at.pick(Ann="A10", Ben="E22")
    facts = WORLD_SHAPERS.said(at.s, 0)
    assert [(each.kind, each.by, each.things) for each in facts] == [
        ("Revealed", 0, [at.code("Clear Sky", "Ann")]),
        ("Revealed", 1, [at.code("Fertile Plain", "Ann")]),
    ]


# Options.


def test_options_say_in_plain_words_what_they_mean() -> None:
    expansion, refill = WORLD_SHAPERS.options
    assert (expansion.group, refill.group) == ("variant", "house rules")
    assert all(len(each.meanings) == len(each.values) for each in WORLD_SHAPERS.options)
    assert [(each.title, each.options) for each in WORLD_SHAPERS.presets] == [
        ("Standard", {}),
        ("With expansion", {"expansion": "on"}),
    ]


def test_a_redeal_gives_others_other_cards_and_other_sealed_answers() -> None:
    picks, hands = set(), set()
    for seed in range(20):
        s = WORLD_SHAPERS.start(3, 5)
        other = WORLD_SHAPERS.redeal(s, 0, seed)
        assert other.at[HAND] == s.at[HAND]
        hands.add(tuple(other.at[HAND + 1]))
    assert len(hands) > 15
    at = table()
    at.pick(Ben="E22")
    for seed in range(20):
        other = WORLD_SHAPERS.redeal(at.s, 0, seed)
        assert other.chosen[1] in other.at[HAND + 1]
        picks.add(other.chosen[1])
    assert len(picks) > 1
