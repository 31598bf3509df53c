"""What the campaign shows: orders step by step, how the automaton picks, what may come, chapters and New Rules."""

from __future__ import annotations

import pytest

from tests.corpus import FOLDER, needs_corpus
from tests.worldbreakers.sights import banner, numbers, the_fight, thing, zone
from worldtable.engine.loop import answer, answer_as
from worldtable.engine.scene import Group
from worldtable.games.worldbreakers.codes import GAIN, ORDER, PAIZA
from worldtable.games.worldbreakers.game import WORLDBREAKERS as GAME
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.testing import Seat, Table
from worldtable.record import read, start

RIDER = "10"
VOLLEY = "14"


def solo(you: Seat, they: Seat, orders: str = "1, 2, 3", turn: int = 1) -> Table:
    return Table(you, they, solo=True, orders=orders, turn=turn, goal=5)


def a_lone_rider() -> Table:
    """The rider is picked by its cost among four, and somebody may block."""
    you = Seat(play="caravan_guard, solemn_guardian", hand="mothkeeper")
    they = Seat(play="weary_veteran, earth_apprentice, airag_maker, irate_vandal", deck="dogtamer, kalari_adept")
    table = solo(you, they, orders=f"{RIDER}, 2", turn=3)
    table.choose("Gain 1 mythium")
    return table


def groups(table: Table, kind: str) -> list[Group]:
    return [each for each in zone(table, 0, "orders").groups if each.kind == kind]


@pytest.mark.rule("S31", "S57")
def test_an_order_is_told_step_by_step() -> None:
    table = a_lone_rider()
    top = zone(table, 0, "orders").things[0]
    assert top.face is not None
    assert (top.code, top.face.title, top.face.group, top.state) == (ORDER, "Lone Rider", "B", ("now",))
    assert [each.word for each in top.face.keywords] == ["Special"]
    assert top.notes == ("Its A side was Recruit.",)
    assert [(each.label, each.state) for each in groups(table, "step")] == [
        ("One ready follower, alone: +2 strength and overwhelm", ("spent",)),
        ("The attack begins", ("spent",)),
        ("You block, or let it pass", ("now",)),
        ("Who gets through brings 1 power", ()),
        ("A location of yours is damaged", ("out",)),
        ("This card is discarded", ()),
    ]
    assert groups(table, "step")[2].codes == [table.they.card("earth_apprentice")]
    view = GAME.view(table.s, 0)
    assert view.source == ORDER
    assert (banner(table, 1).doing, banner(table, 0).doing) == ("Lone Rider", "blocks?")


@pytest.mark.rule("S33", "S34")
def test_the_ladder_tells_who_fitted_and_what_decided() -> None:
    table = a_lone_rider()
    rungs = groups(table, "pick")
    assert [(each.label, len(each.codes), each.state) for each in rungs] == [
        ("fit", 4, ()),
        ("most mythium", 1, ("active",)),
        ("most standing", 1, ("passive",)),
        ("least left", 1, ("passive",)),
        ("you", 1, ("passive",)),
    ]
    assert [(each.kind, each.value) for each in rungs[1].amounts] == [
        ("mythium", 1),
        ("mythium", 3),
        ("mythium", 2),
        ("mythium", 2),
    ]
    assert "The automaton picks Earth Apprentice: it costs the most." in table.told[0]


@pytest.mark.rule("S37")
def test_a_tie_is_yours() -> None:
    """The Volley finds two followers of yours that nothing tells apart."""
    table = solo(Seat(play="dogtamer, kalari_adept"), Seat(play="gallant_soldier"), orders=VOLLEY, turn=3)
    table.choose("Gain 1 mythium")
    view = GAME.view(table.s, 0)
    assert (view.source, view.prompt) == (ORDER, "Volley: which of these does the automaton choose?")
    assert [each.points for each in view.choices] == [[table.you.card("dogtamer")], [table.you.card("kalari_adept")]]
    assert groups(table, "step")[0].state == ("now",)
    assert [(len(each.codes), each.state) for each in groups(table, "tie")][-2:] == [(2, ()), (2, ("active",))]
    preview = GAME.preview(table.s, 0, table.you.card("dogtamer"))
    assert preview is not None
    assert ("dogtamer-0", "discard-0") in [(move.id, move.end) for move in preview.moves]
    table.choose("Dogtamer")
    assert [each.state for each in groups(table, "pick")] == [(), (), (), (), ("active",)]
    assert groups(table, "pick")[-1].codes == [table.you.card("dogtamer")]


@pytest.mark.rule("S32", "S37")
def test_what_a_breach_would_hit_is_foreseen() -> None:
    you = Seat(play="caravan_guard, the_pit_of_despair, the_humble_underpass, illicit_bazaar")
    table = solo(you, Seat(play="dogtamer"), turn=3)
    table.choose("Gain 1 mythium")
    fight = the_fight(table)
    assert fight.target == table.you.card("the_pit_of_despair")
    rungs = groups(table, "forecast")
    assert [(each.label, len(each.codes), each.state) for each in rungs][:2] == [
        ("fit", 2, ()),
        ("most mythium", 1, ("active",)),
    ]
    assert [each.state for each in groups(table, "step")][-2] == ()


@pytest.mark.rule("S57")
def test_the_orders_left_are_told_by_kind_and_never_in_their_order() -> None:
    table = solo(Seat(), Seat(), orders=f"1, 2, {RIDER}, 3")
    left = zone(table, 0, "orders-left")
    found = [(each.face.title if each.face else "", numbers(each.amounts)) for each in left.things]
    assert found == [("Recruit / Charge", {"count": 3}), ("Recruit / Lone Rider", {"count": 1})]
    assert (left.count, zone(table, 0, "orders").count) == (4, 4)
    spent = zone(table, 0, "spent-orders")
    assert (spent.count, sum(numbers(each.amounts)["count"] for each in spent.things)) == (8, 8)


@pytest.mark.rule("S27", "S57")
def test_the_last_order_is_certain() -> None:
    """Its B side shows; the one below follows in the automaton's next two turns."""
    table = solo(Seat(), Seat(), orders=f"1, {RIDER}", turn=3)
    sides = zone(table, 0, "orders-left").things
    assert [(each.id, numbers(each.amounts)) for each in sides] == [
        ("order-next-A", {"turn": 6}),
        ("order-next-B", {"turn": 8}),
    ]
    top = solo(Seat(), Seat(), orders=RIDER, turn=1)
    assert [numbers(each.amounts) for each in zone(top, 0, "orders-left").things] == [{"turn": 2}, {"turn": 4}]


@pytest.mark.rule("S21", "S22")
def test_what_is_left_in_its_deck_and_what_is_barred_for_it() -> None:
    table = solo(Seat(), Seat(play="kalari_adept", deck="dogtamer, gallant_soldier"))
    left = zone(table, 0, "left-1")
    assert sorted(each.id for each in left.things) == ["dogtamer-1", "gallant_soldier-1"]
    adept = thing(table, 0, "Kalari Adept")
    assert [(each.kind, each.note) for each in adept.pieces] == [("barred", "Closed to the automaton: +1 mythium.")]
    assert "counters-1" not in [each.id for each in GAME.zones(table.s, 0)]
    assert [each.pieces[0].owner for each in zone(table, 0, "turns").things] == [0, 1] * 4
    letters = [each.face.group if each.face else "" for each in zone(table, 0, "turns").things]
    assert letters == ["", "A", "", "B", "", "A", "", "B"]


@pytest.mark.rule("S38")
def test_chapters_show_what_was_reached_and_nothing_more() -> None:
    s = GAME.start(1, 3)
    assert isinstance(s, State)
    zones = {each.id: each for each in GAME.zones(s, 0)}
    first, *others = zones["chapters"].things
    assert first.face is not None
    assert (first.face.title, numbers(first.face.amounts), first.state) == (
        "Out of the Khan's City",
        {"goal": 5},
        ("now",),
    )
    assert [each.face.title for each in others if each.face] == [f"Chapter {number}" for number in range(2, 6)]
    assert not any(each.face.look for each in others if each.face)
    assert numbers(zones["chapters"].amounts) == {"games lost": 0}
    assert "new-rules" not in zones


@pytest.mark.rule("S42")
def test_the_paiza_lies_on_its_rule_and_is_used_there() -> None:
    table = solo(Seat(play="caravan_guard exhausted"), Seat())
    table.s.rules = 2
    table.s.paiza = True
    table.pass_turn("Aroha")
    assert table.asks("Aroha").startswith("The Golden Paiza")
    view = GAME.view(table.s, 0)
    paiza = thing(table, 0, "The Golden Paiza")
    assert (paiza.code, [each.kind for each in paiza.pieces]) == (PAIZA, ["paiza"])
    assert [(each.points, each.tone) for each in view.choices] == [([PAIZA], "plain"), ([], "decline")]
    preview = GAME.preview(table.s, 0, PAIZA)
    assert preview is not None
    assert ("caravan_guard-0", "exhausted", False) in [(each.id, each.state, each.on) for each in preview.turned]


@pytest.mark.rule("S39")
def test_leaving_a_lost_campaign_is_asked_again() -> None:
    s = GAME.start(1, 3)
    assert isinstance(s, State)
    s.power[1] = 99
    while not s.asks[0].prompt(s).startswith("Chapter 1 is lost"):
        answer(s, GAIN if GAIN in s.options[0] else s.options[0][-1])
    view = GAME.view(s, 0)
    assert {each.label: each.tone for each in view.choices} == {"Try again": "main", "Leave": "final"}


@pytest.mark.rule("S41", "S42")
def test_what_the_campaign_deck_turned_up_stands_before_a_chapter_begins() -> None:
    """Sappers join for a Recruit/Charge, and two riders the cavalry; while a game goes on nothing of it is there."""
    needs_corpus("worldbreakers")
    record = read(FOLDER / "worldbreakers" / "campaign-won.jsonl")
    s = start(GAME, record)
    assert isinstance(s, State)
    news: list[list[str]] = []
    for given in record.answers:
        found = [each for each in GAME.view(s, 0).zones if each.id == "news"]
        assert bool(found) == (s.round == 0 and s.chapter > 1 and bool(s.play[0]))
        news += [[each.id for each in found[0].things]] if found else []
        answer_as(s, given.seat, given.choose)
    assert news[0][:3] == ["order-joins-2-5", "order-leaves-0-5", "news-rule"]
    assert len(news[0]) == 5
