"""What each seat sees of a duel and of a draft: faces, numbers, pieces, states, banners, choices that point."""

from __future__ import annotations

from pathlib import Path

from tests.worldbreakers.sights import banner, choice, needs, numbers, pieces, thing, tones, words_of, zone
from worldtable.engine.game import WATCHER
from worldtable.games.worldbreakers.codes import ABILITY, DRAW, GAIN, PILE, STANDING, STOCK
from worldtable.games.worldbreakers.game import WORLDBREAKERS as GAME
from worldtable.games.worldbreakers.state import State
from worldtable.games.worldbreakers.testing import Seat, Table


def test_a_face_shows_all_that_is_printed() -> None:
    table = Table(Seat(play="champion_of_the_tumen", hand="exploitative_extraction, the_pit_of_despair"))
    champion = thing(table, 0, "Champion of the Tumen").face
    assert champion is not None
    assert (champion.kind, champion.group, champion.id) == ("follower", "earth", "champion_of_the_tumen")
    assert numbers(champion.amounts) == {"cost": 4, "standing": 1, "strength": 4, "health": 2}
    assert words_of(champion) == ["Overwhelm"]
    assert (champion.short, champion.symbol, champion.colour) == ("Champion", "▲", "green")
    assert "gold plumed helmet" in champion.look
    extraction = thing(table, 0, "Exploitative Extraction").face
    assert extraction is not None
    assert "cost" not in numbers(extraction.amounts)
    assert [term.kind for term in extraction.formula] == ["X"]
    pit = thing(table, 0, "The Pit of Despair").face
    assert pit is not None
    assert (pit.kind, numbers(pit.amounts)) == ("location", {"cost": 7, "stages": 3})


def test_keywords_have_their_numbers() -> None:
    table = Table(Seat(play="silent_assassin, natty_matron, confident_suitor"))
    found = {each: thing(table, 0, each).face for each in ("Silent Assassin", "Natty Matron", "Confident Suitor")}
    assassin = found["Silent Assassin"]
    assert assassin is not None
    assert [(word.word, word.number) for word in assassin.keywords] == [("Bloodshed", 1)]
    assert words_of(found["Natty Matron"]) == ["Scholar"]
    assert words_of(found["Confident Suitor"]) == ["Overwhelm", "Signature"]


def test_every_card_has_a_picture_and_few_words() -> None:
    for face in GAME.box.faces:
        assert face.look, face.id
        assert 0 < len(face.brief) <= 60, face.id
        assert len(face.short or face.name) <= 11, face.id
    assert all(card["look"] and card["brief"] for card in GAME.printed())


def test_followers_carry_their_counters_and_tell_what_they_are_worth() -> None:
    table = Table(Seat(play="eagle_huntress plus 2 wounds 3 exhausted, caravan_guard stun 1 stationary 2"))
    huntress = thing(table, 1, "Eagle Huntress")
    assert numbers(huntress.amounts) == {"strength": 4, "health": 1}
    assert [(each.base, each.why) for each in huntress.amounts] == [
        (2, "+2 by counters"),
        (2, "+2 by counters and 3 wounds"),
    ]
    assert pieces(huntress) == {"wound": 3, "plus": 2}
    assert huntress.state == ("exhausted",)
    guard = thing(table, 1, "Caravan Guard")
    assert pieces(guard) == {"stun": 1, "stationary": 2}
    assert guard.amounts == (), "as printed"


def test_locations_are_lamps() -> None:
    table = Table(Seat(play="the_pit_of_despair stages 2, illicit_bazaar"))
    pit = thing(table, 0, "The Pit of Despair")
    assert [(each.kind, each.count, each.most) for each in pit.pieces] == [("stage", 2, 3)]
    assert [(each.kind, each.value, each.most) for each in pit.amounts] == [("stage", 2, 3)]
    assert pit.notes == ("Stage II of III: +2 mythium, +1 power.",)
    assert thing(table, 0, "Illicit Bazaar").state == ("hidden",)


def test_cards_in_hand_tell_what_they_ask_for_and_what_they_cost_now() -> None:
    hand = "mythium_fund, tengris_cavalry, gallant_soldier"
    table = Table(Seat(hand=hand, play="generous_dealer", mythium=4, earth=1))
    fund = thing(table, 0, "Mythium Fund")
    assert [(each.kind, each.value, each.base, each.why) for each in fund.amounts] == [
        ("cost", 4, 5, "1 less: Generous Dealer")
    ]
    assert needs(thing(table, 0, "Tengri's Cavalry")) == [("earth", 3, False)]
    assert needs(thing(table, 0, "Gallant Soldier")) == [("earth", 1, True)]
    assert thing(table, 0, "Gallant Soldier").amounts == ()


def test_an_effect_that_lets_one_play_tells_the_lower_cost() -> None:
    table = Table(Seat(hand="gratuitous_gift, eagle_huntress, mythium_fund", mythium=9, earth=1))
    table.choose("Play Gratuitous Gift")
    huntress = thing(table, 0, "Eagle Huntress")
    assert [(each.value, each.why) for each in huntress.amounts] == [(0, "2 less: Gratuitous Gift")]
    assert thing(table, 0, "Mythium Fund").amounts == ()
    assert GAME.view(table.s, 0).source == table.you.card("gratuitous_gift")


def test_stored_cards_are_linked_with_their_host() -> None:
    you = Seat(hand="ambitious_construction, the_pit_of_despair", mythium=1, moon=1)
    you.breaker = "the_muhandasat_council_of_engineers"
    table = Table(you)
    table.choose("Play Ambitious Construction")
    table.choose("Play none")
    table.choose("The Pit of Despair")
    assert thing(table, 1, "The Pit of Despair").links == (("stored on", table.s.worldbreaker(0)),)
    host = thing(table, 1, "The Muhandasat, Council of Engineers")
    assert [(each.kind, each.count, each.most) for each in host.pieces] == [("stored", 1, 3)]


def test_counts_are_numbers_and_the_road_has_both_pennants() -> None:
    table = Table(Seat(power=3, deck="mythium_fund"), Seat(hand="dogtamer", discard="lay_siege, call_to_arms"))
    assert (zone(table, 0, "deck-0").count, zone(table, 0, "hand-1").count) == (1, 1)
    assert (zone(table, 0, "discard-1").count, zone(table, 0, "discard-1").things[-1].id) == (2, "call_to_arms-1")
    road = zone(table, 1, "road")
    assert [(each.at, each.pieces[0].owner) for each in road.things] == [((3,), 0), ((0,), 1)]
    assert numbers(road.amounts) == {"goal": 10}


def test_crystal_deck_and_signs_of_ones_own_can_be_pointed_at() -> None:
    table = Table(Seat(mythium=2), Seat())
    assert [each.code for each in zone(table, 0, "counters-0").things] == [GAIN, *range(STANDING, STANDING + 4)]
    assert zone(table, 0, "deck-0").code == DRAW
    assert {each.code for each in zone(table, 0, "counters-1").things} == {-1}
    assert zone(table, WATCHER, "deck-0").code == -1
    assert choice(table, 0, "Gain 1 mythium").points == [GAIN]
    assert choice(table, 0, "Draw 1 card").points == [DRAW]
    assert choice(table, 0, "Gain 1 standing with Moon for 2 mythium").points == [STANDING + 1]


def test_every_action_is_one_click_on_something_that_lies_there() -> None:
    you = Seat(hand="gallant_soldier", play="dogtamer, the_humble_underpass", mythium=5, earth=1)
    table = Table(you)
    view = GAME.view(table.s, 0)
    assert len(view.choices) == 9
    assert all(each.points == [each.code] for each in view.choices)
    assert {each.label for each in view.choices} >= {"+1 mythium", "Draw", "Earth +1", "Play", "Develop", "Attack"}


def test_standing_of_ones_choice_points_at_the_sign() -> None:
    table = Table(Seat(hand="swift_messenger", mythium=9))
    table.choose("Play Swift Messenger")
    table.choose("Swift Messenger")
    assert [each.points for each in GAME.view(table.s, 0).choices] == [[STANDING + guild] for guild in range(4)]
    assert GAME.view(table.s, 0).source == table.you.card("swift_messenger")


def test_two_abilities_of_a_card_are_the_card_and_a_disc() -> None:
    table = Table(Seat(hand="stars_apprentice", play="the_humble_underpass", mythium=9))
    table.choose("Play Stars Apprentice")
    found = GAME.view(table.s, 0).choices
    assert [(each.label, each.points) for each in found] == [
        ("Use", [table.you.card("stars_apprentice")]),
        ("draw 1", [ABILITY + 1]),
        ("Skip the rest", []),
    ]


def test_nothing_that_leaves_things_as_they_are_is_the_main_thing() -> None:
    table = Table(Seat(play="dogtamer, gallant_soldier"), Seat(play="caravan_guard"))
    table.choose("Attack with Dogtamer")
    assert tones(table, 0) == {"Attack": "plain", "Attack with 1": "main"}
    table.choose("Attack")
    assert tones(table, 1) == {"Block": "plain", "No block": "pass"}


def test_an_attack_with_two_takes_three_clicks() -> None:
    table = Table(Seat(play="dogtamer, gallant_soldier, kalari_adept"), Seat())
    table.choose("Attack with Dogtamer")
    assert thing(table, 0, "Dogtamer").state == ("chosen",)
    table.choose("Gallant Soldier attacks")
    assert choice(table, 0, "Attack").label == "Attack with 2"
    table.choose("Attack")
    assert table.you.power == 2


def test_what_was_seen_of_a_hand_is_known() -> None:
    they = Seat(hand="straight_to_the_source, the_pit_of_despair", mythium=9, stars=1)
    table = Table(Seat(), they, turn=2)
    table.choose("Play Straight to the Source")
    table.choose("Show The Pit of Despair")
    pit = thing(table, 0, "The Pit of Despair")
    assert pit.state == ("known", "chosen")
    assert thing(table, 1, "Straight to the Source").amounts[0].value == 1
    table.choose("Pay 1")
    assert thing(table, 0, "The Pit of Despair").state == ("known",)


def test_banners_tell_power_turn_and_what_somebody_does() -> None:
    table = Table(Seat(play="dogtamer, gallant_soldier", power=6), Seat(power=5, play="caravan_guard"), first="Aroha")
    assert [(each.name, each.score, each.state, each.doing) for each in GAME.banners(table.s, 0)] == [
        ("Aroha", 6, ("active", "first"), "chooses an action"),
        ("Moon", 5, (), "waits"),
    ]
    table.attack("Dogtamer", "Gallant Soldier")
    assert (banner(table, 0).doing, banner(table, 1).doing) == ("attacks with 2", "blocks?")
    assert [(each.kind, each.value, each.most) for each in banner(table, 1).amounts] == [("power", 5, 10)]


def test_clock_and_turns_say_whose_and_when() -> None:
    table = Table(turn=3)
    view = GAME.view(table.s, 1)
    assert [(each.kind, each.value) for each in view.clock] == [("round", 1), ("turn", 3)]
    assert view.phase == "action"
    turns = zone(table, 1, "turns").things
    assert [each.pieces[0].owner for each in turns] == [0, 1] * 4
    assert [each.state for each in turns] == [("spent",), ("spent",), ("now",), *[()] * 5]


def test_the_sheet_says_what_kind_of_power_it_was() -> None:
    table = Table(Seat(play="dogtamer"), Seat())
    table.attack("Dogtamer")
    assert [(line.kind, line.points) for line in GAME.sheet(table.s, 0)] == [
        ("breach", 1),
        ("overwhelm", 0),
        ("cards", 0),
        ("empty deck", 0),
    ]


# Previews.


def test_a_preview_of_an_action_changes_the_numbers() -> None:
    you = Seat(hand="gallant_soldier", play="the_humble_underpass", mythium=2, earth=1)
    table = Table(you)
    standing = GAME.preview(table.s, 0, STANDING)
    assert standing is not None
    assert [(each.id, each.before, each.after) for each in standing.changes] == [
        ("mythium-of-0", 2, 0),
        ("standing-0-of-0", 1, 2),
    ]
    play = GAME.preview(table.s, 0, table.you.card("gallant_soldier"))
    assert play is not None
    assert [(move.id, move.start, move.end) for move in play.moves] == [
        ("gallant_soldier-0", "hand-0", "followers-0")
    ]
    develop = GAME.preview(table.s, 0, table.you.card("the_humble_underpass"))
    assert develop is not None
    found = {(each.id, each.kind, each.before, each.after) for each in develop.changes}
    assert found >= {
        ("mythium-of-0", "mythium", 2, 4),
        ("power-of-0", "power", 0, 1),
        ("the_humble_underpass-0", "stage", 2, 1),
    }


def test_a_preview_of_a_draw_stops_at_what_is_hidden() -> None:
    table = Table(Seat(deck="mythium_fund, lay_siege"), Seat())
    preview = GAME.preview(table.s, 0, DRAW)
    assert preview is None or preview.partly
    assert preview is None or not [move for move in preview.moves if move.id.startswith(("mythium", "lay"))]


# The draft.


def test_a_draft_is_made_of_places_to_point_at() -> None:
    s = GAME.start(2, 3, {"format": "winston"})
    assert isinstance(s, State)
    seat = s.asks[0].player
    view = GAME.view(s, seat)
    zones = {each.id: each for each in view.zones}
    assert [(zones[id].code, zones[id].count) for id in ("pile-0", "pile-1", "pile-2", "stock")] == [
        (PILE, 1),
        (PILE + 1, 1),
        (PILE + 2, 1),
        (STOCK, len(s.stock)),
    ]
    assert zones["pile-0"].now
    assert (zones["pile-0"].things[0].face is None, zones["pile-1"].things[0].face is None) == (False, True)
    assert [(each.label, each.points) for each in view.choices] == [
        ("Take this card", [PILE]),
        ("Leave, look here", [PILE + 1]),
    ]
    assert {each.doing for each in view.banners} == {"looks at pile 1", "waits"}
    assert [numbers(each.amounts) for each in view.banners] == [{"cards": 0}, {"cards": 0}]
    other = {each.id: each for each in GAME.view(s, 1 - seat).zones}
    assert other["pile-0"].things[0].face is None


# Options and presets.


def test_options_say_what_they_mean() -> None:
    for option in GAME.options:
        assert option.group in ("variant", "set-up", "decks")
        assert len(option.meanings) == len(option.values)
    assert [option.name for option in GAME.options if option.matters(1)] == ["level"]
    assert [preset.title for preset in GAME.presets if 2 in preset.seats] == ["Standard", "Own decks", "Draft first"]
    assert [preset.title for preset in GAME.presets if 1 in preset.seats] == ["Campaign"]
    for preset in GAME.presets:
        for seats in preset.seats:
            GAME.start(seats, 1, preset.options)


def test_a_set_may_have_its_own_pictures(tmp_path: Path) -> None:
    """Looks and short words are no part of what makes a set another one: replays stay valid."""
    for file in GAME.card_files():
        (tmp_path / file.name).write_text(file.read_text().replace("boy and mastiff", "girl and wolf"))
    other = GAME.with_cards(str(tmp_path))
    looks = {card["id"]: card["look"] for card in other.printed()}
    assert looks["dogtamer"] == "earth, girl and wolf, gers"
    assert other.cards.hash == GAME.cards.hash
