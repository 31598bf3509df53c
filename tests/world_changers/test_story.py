"""What a screen draws instead of writing it: where cards went, what an answer could touch next, what is forbidden."""

from __future__ import annotations

from worldtable.engine.game import WATCHER
from worldtable.engine.scene import Data
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.layout import CREW, DECLINE, HAND, PASS, SEAT, TABLE, VOID
from worldtable.games.world_changers.testing import Table

Ways = list[tuple[str, str, str, int]]


def ways(line: Data) -> Ways:
    went = line.get("went", [])
    assert isinstance(went, list)
    return [(each.get("card", ""), each["from"], each["to"], each.get("count", 1)) for each in went]


def told(table: Table, seat: int) -> dict[str, Ways]:
    """The lines of the last answer by their kind."""
    return {said.kind: ways(said.data()) for said in GAME.said(table.s, seat)}


def face(id: str) -> int:
    return next(each.face for each in GAME.box.faces if each.id == id)


def mate(side: int, id: str) -> int:
    return TABLE.code[CREW + side] + face(id)


def three(hands: dict[str, str], crews: dict[str, str] | None = None) -> Table:
    void, pile = "plato, ibn_sina, louis_xiv", "pachacuti, nostradamus"
    return Table("Aroha", "Moon", "Linda", hands=hands, crews=crews, void=void, pile=pile)


def test_a_line_of_the_story_says_where_its_cards_went() -> None:
    table = three(hands={"Aroha": "leonidas, marco_polo"})
    table.choose("Invite Leonidas")
    for seat in (0, 1, WATCHER):
        assert told(table, seat)["Invited"] == [("leonidas", "hand-0", "crew-0", 1)]
    assert told(table, 0)["Drew"] == [("pachacuti", "pile", "hand-0", 1)]


def test_nobody_else_is_told_which_card_was_drawn() -> None:
    table = three(hands={"Aroha": "leonidas, marco_polo"})
    table.choose("Invite Leonidas")
    for seat in (1, 2, WATCHER):
        assert told(table, seat)["Drew"] == [("", "pile", "hand-0", 1)]


def test_cards_from_the_void_and_from_other_crews_say_so() -> None:
    table = three(hands={"Aroha": "qin_shi_huang"}, crews={"Moon": "hammurabi, lady_godiva"})
    table.choose("Invite Qin Shi Huang")
    table.choose("Moon's Hammurabi")
    assert told(table, 2)["Took"] == [("hammurabi", "crew-1", "crew-0", 1)]


def test_a_swap_goes_both_ways() -> None:
    table = three(hands={"Aroha": "dante_alighieri"}, crews={"Aroha": "lady_godiva"})
    table.choose("Invite Dante")
    table.choose("Lady Godiva")
    table.choose("Plato")
    assert told(table, 1)["Swapped"] == [("lady_godiva", "crew-0", "void", 1), ("plato", "void", "crew-0", 1)]


def test_a_preview_tells_whom_the_card_could_touch_and_who_is_safe() -> None:
    crews = {"Moon": "sophie_scholl", "Linda": "hammurabi"}
    table = three(hands={"Aroha": "yi_sun_sin, hannibal_barca"}, crews=crews)
    seen = GAME.preview(table.s, 0, TABLE.code[HAND] + face("yi_sun_sin"))
    assert seen is not None
    assert seen.reach == [SEAT + 2]
    assert seen.safe == [(SEAT + 1, mate(1, "sophie_scholl"))]


def test_a_preview_tells_which_crew_mates_can_be_taken() -> None:
    crews = {"Moon": "elizabeth_i, dante_alighieri", "Linda": "hammurabi, joan_of_arc"}
    table = Table("Aroha", "Moon", "Linda", hands={"Aroha": "qin_shi_huang"}, crews=crews, void="plato")
    seen = GAME.preview(table.s, 0, TABLE.code[HAND] + face("qin_shi_huang"))
    assert seen is not None
    assert sorted(seen.reach) == sorted([mate(2, "hammurabi"), mate(2, "joan_of_arc")])
    assert seen.safe == [(SEAT + 1, mate(1, "elizabeth_i"))]


def test_a_card_that_asks_nothing_reaches_nothing() -> None:
    table = three(hands={"Aroha": "leonidas"}, crews={"Moon": "elizabeth_i"})
    seen = GAME.preview(table.s, 0, TABLE.code[VOID] + face("plato"))
    assert seen is not None
    assert (seen.reach, seen.safe) == ([], [])


def test_declining_is_nothing_to_touch() -> None:
    table = three(hands={"Aroha": "cleopatra"}, crews={"Aroha": "dante_alighieri", "Moon": "hammurabi"})
    seen = GAME.preview(table.s, 0, TABLE.code[HAND] + face("cleopatra"))
    assert seen is not None
    assert DECLINE not in seen.reach
    assert seen.reach == [mate(0, "dante_alighieri")]


def test_who_cannot_pass_is_told_by_whom() -> None:
    table = three(hands={"Aroha": "dante_alighieri"}, crews={"Aroha": "leonidas"})
    view = GAME.view(table.s, 0)
    assert [each.data() for each in view.barred] == [{"code": PASS, "label": "Pass", "by": mate(0, "leonidas")}]
    assert PASS not in [choice.code for choice in view.choices]
    assert GAME.view(table.s, 1).barred == []


def test_who_can_pass_is_told_nothing() -> None:
    assert GAME.view(three(hands={"Aroha": "dante_alighieri"}).s, 0).barred == []


def test_the_void_shows_the_gap_that_is_being_filled() -> None:
    table = three(hands={"Aroha": "dante_alighieri, mansa_musa"})
    void = GAME.zones(table.s, 0)[0]
    assert void.amounts == ()
    table.choose("Invite Plato")
    void = GAME.zones(table.s, 1)[0]
    assert [(amount.kind, amount.value) for amount in void.amounts] == [("gaps", 1)]
