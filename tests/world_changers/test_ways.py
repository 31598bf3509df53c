"""Several questions answered in one go: what is pointed at one after the other, for those who click and drag."""

from __future__ import annotations

import pytest

from worldtable.engine.game import fingerprint
from worldtable.engine.table import Choice
from worldtable.games.world_changers.game import WORLD_CHANGERS
from worldtable.games.world_changers.layout import CREW, TABLE, WAY
from worldtable.games.world_changers.testing import Table
from worldtable.terminal.reader import offered

CREWS = {"Aroha": "plato, ashoka", "Moon": "leonidas, henry_ford"}
VOID = "karl_marx, louis_xiv, machiavelli"


def invited(card: str, name: str) -> Table:
    """Aroha has invited a card, whose effect asks something."""
    table = Table("Aroha", "Moon", crews=CREWS, hands={"Aroha": card}, void=VOID, pile="ibn_sina, hammurabi")
    table.choose(f"Invite {name}")
    return table


def ways(table: Table) -> list[Choice]:
    return [choice for choice in WORLD_CHANGERS.view(table.s, 0).choices if choice.code >= WAY]


@pytest.mark.parametrize(
    ("card", "name", "way", "answers"),
    [
        ("cleopatra", "Cleopatra", "Swap Plato for Moon's Henry Ford", ("Plato", "Moon's Henry Ford")),
        ("dante_alighieri", "Dante", "Swap Ashoka for Louis XIV", ("Ashoka", "Louis XIV")),
        ("pachacuti", "Pachacuti", "First Louis XIV, then Karl Marx", ("Louis XIV", "Karl Marx")),
    ],
)
def test_a_way_ends_where_its_answers_end(card: str, name: str, way: str, answers: tuple[str, str]) -> None:
    """It is no option: bots and fingerprints know nothing of it, and so replays stay as they are."""
    short, long = invited(card, name), invited(card, name)
    assert all(choice.code not in short.s.options[0] for choice in ways(short))
    short.choose(way)
    for answer in answers:
        long.choose(answer)
    assert fingerprint(short.s) == fingerprint(long.s)
    assert short.asked == long.asked


def test_several_gaps_of_the_void_are_filled_in_one_go() -> None:
    hands = {"Aroha": "plato, ashoka, ibn_sina"}
    short, long = (Table("Aroha", "Moon", hands=hands, void="leonidas, karl_marx") for _ in range(2))
    for table in (short, long):
        table.choose("Invite Leonidas")
    short.choose("Refill the Void: First Ibn Sina, then Plato")
    for answer in ("Put Ibn Sina", "Put Plato"):
        long.choose(answer)
    assert short.void == ["karl_marx", "ibn_sina", "plato"]
    assert fingerprint(short.s) == fingerprint(long.s)


def test_a_swap_may_be_pointed_at_and_what_it_would_bring_is_told() -> None:
    table = invited("cleopatra", "Cleopatra")
    (swap,) = [choice for choice in ways(table) if choice.sentence == "Swap Ashoka for Moon's Leonidas"]
    faces = {figure.id: figure.face for figure in WORLD_CHANGERS.box.faces}
    assert swap.points == [TABLE.code[CREW] + faces["ashoka"], TABLE.code[CREW + 1] + faces["leonidas"]]
    preview = WORLD_CHANGERS.preview(table.s, 0, swap.code)
    assert preview is not None
    assert {(move.id, move.start, move.end) for move in preview.moves} == {
        ("ashoka", "crew-0", "crew-1"),
        ("leonidas", "crew-1", "crew-0"),
    }


def test_who_reads_is_asked_one_thing_after_the_other() -> None:
    table = invited("cleopatra", "Cleopatra")
    assert [choice.sentence for choice in offered(WORLD_CHANGERS.view(table.s, 0))] == ["Plato", "Ashoka", "Decline"]


def test_too_many_ways_are_not_offered() -> None:
    everybody = [figure.id for figure in WORLD_CHANGERS.box.faces if figure.id not in ("cleopatra", "elizabeth_i")]
    crews = {"Aroha": ",".join(everybody[:12]), "Moon": ",".join(everybody[12:26])}
    table = Table("Aroha", "Moon", crews=crews, hands={"Aroha": "cleopatra"}, void=",".join(everybody[26:29]))
    table.choose("Invite Cleopatra")
    assert len(table.options) == 13
    assert ways(table) == []
