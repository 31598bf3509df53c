"""What each seat sees: zones, things, ids, known cards; and how the rest is dealt anew."""

from __future__ import annotations

import pytest

from worldtable.engine.game import WATCHER
from worldtable.engine.scene import Amount, Thing, Zone
from worldtable.games.world_changers.game import WORLD_CHANGERS as GAME
from worldtable.games.world_changers.layout import CREW, HAND, PILE, SEAT, TABLE, VOID
from worldtable.games.world_changers.state import State
from worldtable.games.world_changers.testing import DUMMY, Table
from worldtable.play import Logged
from worldtable.record import new_record
from worldtable.testing.plays import random_game

OPEN = "plato, ibn_sina, louis_xiv"


def zone(table: Table, seat: int, id: str) -> Zone:
    return next(each for each in GAME.zones(table.s, seat) if each.id == id)


def numbers(amounts: tuple[Amount, ...]) -> dict[str, int]:
    return {amount.kind: amount.value for amount in amounts}


def titles(things: list[Thing]) -> list[str]:
    return [thing.face.title if thing.face else "?" for thing in things]


def a_table() -> Table:
    return Table(
        "Aroha",
        "Moon",
        "Linda",
        crews={"Aroha": "ashoka", "Moon": "hammurabi, joan_of_arc"},
        hands={"Aroha": "leonidas", "Moon": "mansa_musa, marco_polo"},
        void=OPEN,
        pile="pachacuti, nostradamus",
        passive="Moon",
        must_pass="Linda",
    )


def test_the_zones_of_a_seat_begin_with_its_own() -> None:
    table = a_table()
    common = ["void", "pile"]
    assert [each.id for each in GAME.zones(table.s, 1)] == [
        *common,
        *["crew-1", "hand-1", "crew-2", "hand-2", "crew-0", "hand-0"],
    ]
    assert [each.id for each in GAME.zones(table.s, WATCHER)] == [
        *common,
        *["crew-0", "hand-0", "crew-1", "hand-1", "crew-2", "hand-2"],
    ]
    assert zone(table, 1, "hand-1").label == "Your hand"
    assert zone(table, 0, "hand-1").label == "Moon's hand"
    assert zone(table, 0, "crew-1").owner == 1


def test_open_cards_are_seen_by_all() -> None:
    table = a_table()
    for seat in (WATCHER, 0, 1, 2):
        assert titles(zone(table, seat, "void").things) == ["Plato", "Ibn Sina", "Louis XIV"]
        assert titles(zone(table, seat, "crew-1").things) == ["Hammurabi", "Joan of Arc"]


def test_hands_are_seen_by_their_players() -> None:
    table = a_table()
    assert titles(zone(table, 1, "hand-1").things) == ["Mansa Musa", "Marco Polo"]
    for seat in (WATCHER, 0, 2):
        hand = zone(table, seat, "hand-1")
        assert titles(hand.things) == ["?", "?"]
        assert [thing.id for thing in hand.things] == ["hand-1-0", "hand-1-1"]
        assert [thing.code for thing in hand.things] == [-1, -1]


def test_the_pile_is_a_number() -> None:
    table = a_table()
    assert zone(table, 0, "pile").count == 2
    assert zone(table, 0, "pile").things == []


def test_a_face_shows_all_that_is_printed() -> None:
    table = a_table()
    joan = zone(table, 0, "crew-1").things[1].face
    assert joan is not None
    assert (joan.title, joan.kind, joan.line, joan.colour, joan.symbol) == (
        "Joan of Arc",
        "invite",
        "Invite, Next Turn",
        "blue",
        "✉",
    )
    assert numbers(joan.amounts) == {"value": 2}
    assert [keyword.word for keyword in joan.keywords] == ["Next Turn"]
    assert joan.brief == "Whoever has the most Mates must pass their next turn."
    assert "lily_banner" in joan.look
    assert joan.text.startswith("Count every player's Crew Mates")
    sina = zone(table, 0, "void").things[1].face
    assert sina is not None
    assert (sina.kind, numbers(sina.amounts), sina.colour) == ("end of game", {"value": -2}, "purple")
    assert not sina.keywords


def test_crew_mates_tell_what_they_bring_now() -> None:
    """An Invite effect is spent, a star brings points that change with the crew, a Trigger waits."""
    table = Table(
        "Aroha", "Moon", crews={"Aroha": "ashoka, plato, genghis_khan"}, void="leonidas, louis_xiv", pile=""
    )
    ashoka, plato, genghis = zone(table, 0, "crew-0").things
    assert (ashoka.state, plato.state, genghis.state) == ((), (), ("spent",))
    assert numbers(plato.amounts) == {"points": 2}
    assert not ashoka.amounts
    table.choose("Invite Leonidas")
    assert numbers(zone(table, 1, "crew-0").things[1].amounts) == {"points": 4}


def test_a_preview_tells_what_an_invitation_brings() -> None:
    table = Table("Aroha", "Moon", crews={"Aroha": "plato"}, void="leonidas, louis_xiv, ibn_sina", pile="ashoka")
    preview = GAME.preview(table.s, 0, table.code("Leonidas"))
    assert preview is not None
    assert {(each.id, each.kind, each.before, each.after) for each in preview.changes} == {
        ("0", "score", 0, 6),
        ("0", "Crew Mates", 1, 2),
        ("plato", "points", 0, 2),
    }
    assert [(move.id, move.start, move.end) for move in preview.moves] == [("leonidas", "void", "crew-0")]
    assert preview.partly, "a card is drawn afterwards, and nobody knows which"


def test_a_pass_that_ends_the_game_is_asked_again() -> None:
    table = Table("Aroha", "Moon", void="leonidas", pile="ashoka")
    assert {choice.label: choice.tone for choice in GAME.view(table.s, 0).choices} == {
        "Invite": "main",
        "Pass": "pass",
    }
    table = Table("Aroha", "Moon", void="leonidas", pile="ashoka", passive="Moon")
    assert {choice.label: choice.tone for choice in GAME.view(table.s, 0).choices} == {
        "Invite": "main",
        "Pass": "final",
    }
    preview = GAME.preview(table.s, 0, table.s.options[0][-1])
    assert preview is not None
    assert preview.over
    assert preview.verdict == "Aroha and Moon share the victory with 0 Legacy Points."


def test_chips_show_sides_and_tokens() -> None:
    table = a_table()
    banners = GAME.banners(table.s, WATCHER)
    assert [(banner.name, banner.state) for banner in banners] == [
        ("Aroha", ("active",)),
        ("Moon", ("passive",)),
        ("Linda", ("active",)),
    ]
    assert [[piece.kind for piece in banner.pieces] for banner in banners] == [[], [], ["Reminder Token"]]
    assert [banner.code for banner in banners] == [SEAT, SEAT + 1, SEAT + 2]
    assert [numbers(banner.amounts) for banner in banners] == [
        {"Crew Mates": 1},
        {"Crew Mates": 2},
        {"Crew Mates": 0},
    ]
    assert [banner.score for banner in banners] == [1, 7, 0]


def test_codes_point_at_a_face_in_a_place() -> None:
    table = a_table()
    face = {figure.id: figure.face for figure in GAME.box.faces}
    assert zone(table, 0, "void").things[0].code == TABLE.code[VOID] + face["plato"]
    assert zone(table, 0, "crew-1").things[0].code == TABLE.code[CREW + 1] + face["hammurabi"]
    assert zone(table, 0, "hand-0").things[0].code == TABLE.code[HAND] + face["leonidas"]


def test_an_id_tells_the_face_and_stays_with_the_card() -> None:
    table = a_table()
    assert zone(table, 0, "hand-0").things[0].id == "leonidas"
    table.choose("Invite Leonidas")
    assert [thing.id for thing in zone(table, 2, "crew-0").things] == ["ashoka", "leonidas"]


def test_what_is_given_away_stays_known() -> None:
    table = Table(
        "Aroha",
        "Moon",
        hands={"Aroha": "leonidas, hammurabi", "Moon": "mansa_musa, marco_polo"},
        void=f"ibn_battuta, {OPEN}",
    )
    table.choose("Invite Ibn Battuta")
    moons = zone(table, 0, "hand-1")
    assert sorted(titles(moons.things)) == ["Hammurabi", "Leonidas"]
    assert moons.things[0].state == ("known",)
    assert titles(zone(table, WATCHER, "hand-1").things) == ["?", "?"]
    assert titles(zone(table, 0, "hand-0").things) == ["Mansa Musa", "Marco Polo"]


def test_what_was_seen_in_the_pile_stays_known_to_the_seer() -> None:
    table = Table(
        "Aroha",
        "Moon",
        hands={"Aroha": "leonidas, hammurabi"},
        void=f"nostradamus, {OPEN}",
        pile="pachacuti, mansa_musa, marco_polo, sophie_scholl",
    )
    table.choose("Invite Nostradamus")
    aside = zone(table, 0, "aside")
    assert titles(aside.things) == ["Pachacuti", "Mansa Musa", "Marco Polo"]
    assert titles(zone(table, 1, "aside").things) == ["?", "?", "?"]
    table.choose("Mansa Musa")
    table.choose("Pachacuti")
    pile = zone(table, 0, "pile")
    assert titles(pile.things) == ["Marco Polo", "Pachacuti"]
    assert [thing.at for thing in pile.things] == [(0,), (1,)], "from the top"
    assert zone(table, 1, "pile").things == []
    table.choose("Invite Plato", "Moon")
    assert titles(zone(table, 0, "void").things)[-1] == "Marco Polo"
    assert titles(zone(table, 0, "hand-1").things) == ["Pachacuti", "?"], "Aroha knows what Moon drew first"
    assert titles(zone(table, WATCHER, "hand-1").things) == ["?", "?"]


def test_what_went_under_the_pile_is_known_to_all() -> None:
    table = Table(
        "Aroha",
        "Moon",
        hands={"Aroha": "leonidas, hammurabi"},
        void="pachacuti, plato, ibn_sina",
        pile="mansa_musa, ashoka",
    )
    table.choose("Invite Pachacuti")
    table.choose("Ibn Sina")
    table.choose("Put Leonidas")
    for seat in (WATCHER, 0, 1):
        assert "Plato" in titles(zone(table, seat, "pile").things)


def test_the_dummy_has_a_crew_and_no_hand() -> None:
    table = Table("Aroha", crews={DUMMY: "ashoka"}, void=OPEN)
    assert zone(table, 0, "crew-1").label == "The dummy's crew"
    assert "hand-1" not in [each.id for each in GAME.zones(table.s, 0)]
    assert [banner.name for banner in GAME.banners(table.s, 0)] == ["Aroha", "The dummy"]
    assert GAME.sides(table.s) == ["Aroha", "The dummy"]


def test_the_head_line_counts_turns() -> None:
    table = a_table()
    assert GAME.view(table.s, 0).status == "Turn 1"
    table.choose("Pass")
    assert GAME.view(table.s, 0).status == "Turn 2"
    assert GAME.view(table.s, 0).turn == 1


@pytest.mark.rule("O18")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_redeal_deals_the_hidden_cards_anew(seats: int) -> None:
    """What the seat holds stays; what others hold changes, and only cards in hidden places take part."""
    changed = 0
    for s, answers in random_game(GAME, seats, {"first": "random"}, 3):
        assert isinstance(s, State)
        for seat in range(seats):
            other = GAME.redeal(s, seat, len(answers))
            assert other.hand(seat) == s.hand(seat)
            assert (other.at[VOID], other.at[CREW:]) == (s.at[VOID], s.at[CREW:])
            assert other.census() == s.census()
            changed += other.at[PILE] != s.at[PILE]
    assert changed


# Taking back.


def shown_by(table: Table, *choices: str) -> int:
    before = table.s.shown
    for choice in choices:
        table.choose(choice)
    return table.s.shown - before


def test_what_shows_nothing_hidden_may_be_taken_back() -> None:
    table = Table("Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void=f"ashoka, {OPEN}", pile="pachacuti")
    assert shown_by(table, "Invite Ashoka") == 0
    table = Table("Aroha", "Moon", void=OPEN, pile="pachacuti")
    assert shown_by(table, "Pass") == 0


def test_what_shows_something_hidden_may_not() -> None:
    drawn = Table("Aroha", "Moon", void=f"ashoka, {OPEN}", pile="pachacuti")
    assert shown_by(drawn, "Invite Ashoka") == 1
    revealed = Table("Aroha", "Moon", hands={"Aroha": "leonidas"}, void="ashoka", pile="pachacuti, nostradamus")
    assert shown_by(revealed, "Invite Ashoka") >= 1
    looked = Table(
        "Aroha", "Moon", hands={"Aroha": "leonidas, hammurabi"}, void=f"nostradamus, {OPEN}", pile="pachacuti"
    )
    assert shown_by(looked, "Invite Nostradamus") == 1


def test_a_player_takes_back_a_pass_but_not_a_draw() -> None:
    play = Logged(GAME, new_record(GAME, 2, 26, {"first": "seat 1"}))
    pass_code = play.state.options[0][-1]
    play.answer(0, pass_code)
    assert play.why_no_undo(0) == ""
    play.undo(0)
    assert play.record.answers == []
    invite = play.state.options[0][0]
    play.answer(0, invite)
    while play.state.asks[0].player == 0:
        play.answer(0, play.state.options[0][0])
    assert "Something hidden was shown" in play.why_no_undo(0)
