"""What counts as drawing, and The Muhandasat's answer to it (P41, P42)."""

from __future__ import annotations

import pytest

from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.testing import Seat, Table

MUHANDASAT = "the_muhandasat_council_of_engineers"
FANCY = "caravan_guard, mythium_fund, the_humble_underpass, the_pit_of_despair"


def fancy(hand: str = "throes_of_fancy", mythium: int = 5, deck: str = FANCY, turn: int = 1) -> Table:
    table = Table(Seat(hand=hand, deck=deck, mythium=mythium, stars=3, earth=1, breaker=MUHANDASAT), turn=turn)
    table.choose("Play Throes of Fancy")
    return table


@pytest.mark.rule("P41")
@pytest.mark.card("throes_of_fancy")
def test_throes_of_fancy_draws_what_it_finds() -> None:
    table = fancy()
    assert "Aroha draws Caravan Guard and The Humble Underpass." in table.told[-1]
    table.choose("Play Caravan Guard")
    table.choose("Play none")
    table.choose("The Muhandasat")  # after the event is done (R61)
    assert table.options == ["The Humble Underpass", "Decline"]
    table.choose("The Humble Underpass")
    assert table.you.stored == ["the_humble_underpass"]
    assert len(table.you.hand) == 1  # another card was drawn
    assert table.asked == ["Moon"]


@pytest.mark.rule("P41")
def test_a_location_that_was_played_is_not_stored_and_older_cards_are_not_just_drawn() -> None:
    table = fancy("throes_of_fancy, the_indigo_grotto")
    table.choose("Play The Humble Underpass")
    table.choose("Play none")
    assert table.asked == ["Moon"]  # all have seen what was drawn, so nothing is asked in vain
    assert table.you.worldbreaker_ready()


@pytest.mark.rule("P41")
@pytest.mark.card("call_to_arms")
def test_call_to_arms_draws_followers_which_nobody_stores() -> None:
    you = Seat(hand="call_to_arms", deck="dogtamer, gallant_soldier", earth=1, breaker=MUHANDASAT)
    table = Table(you)
    table.choose("Play Call to Arms")
    assert "Aroha draws Dogtamer and Gallant Soldier." in table.told[-1]
    table.choose("Play none")
    assert table.asked == ["Moon"]


@pytest.mark.rule("P41")
@pytest.mark.card("inspirational_vision")
def test_inspirational_vision_draws_or_plays() -> None:
    deck = "mythium_fund, the_humble_underpass, irate_vandal"
    you = Seat(hand="inspirational_vision", deck=deck, mythium=2, stars=1, breaker=MUHANDASAT)
    table = Table(you)
    table.choose("Play Inspirational Vision")
    table.choose("Location")
    assert table.options == ["Play The Humble Underpass for 0", "Draw The Humble Underpass"]
    table.choose("Draw The Humble Underpass")
    assert "Aroha draws The Humble Underpass." in table.told[-1]
    table.choose("The Muhandasat")
    table.choose("The Humble Underpass")
    assert table.you.stored == ["the_humble_underpass"]
    played = Table(you)
    played.choose("Play Inspirational Vision")
    played.choose("Location")
    played.choose("Play The Humble")
    assert not [line for line in played.told[-1] if "draws" in line]
    assert (played.you.play, played.asked) == (["the_humble_underpass"], ["Moon"])  # it was not drawn


@pytest.mark.rule("P41")
def test_what_was_drawn_waits_while_another_ability_is_used_first() -> None:
    """A follower of the find enters play; its ability first, then The Muhandasat still has the location."""
    table = fancy(deck="airag_maker, the_humble_underpass, mythium_fund")
    table.choose("Play Airag Maker")
    table.choose("Play none")
    table.choose("Airag Maker")
    table.choose("Void")
    table.choose("The Muhandasat")
    table.choose("The Humble Underpass")
    assert table.you.stored == ["the_humble_underpass"]


@pytest.mark.rule("P41")
def test_a_draw_within_the_answers_to_a_draw() -> None:
    """The Huntress draws two more after the find: first they are answered to, then the find is."""
    deck = "eagle_huntress, the_humble_underpass, the_pit_of_despair, dogtamer, mythium_fund"
    table = fancy(deck=deck, mythium=9)
    table.choose("Play Eagle Huntress")
    table.choose("Play none")
    table.choose("Eagle Huntress")
    table.choose("-1 Earth standing")
    assert table.asks("Aroha").startswith("Use Muhandasat")
    table.choose("Decline")
    table.choose("The Muhandasat")
    assert table.options == ["The Humble Underpass", "Decline"]  # the later draw has had its answer
    table.choose("Decline")
    assert table.asked == ["Moon"]


@pytest.mark.rule("P41")
def test_a_location_that_was_declined_is_not_offered_with_the_next_draw() -> None:
    """A draw before the attack, and another in it: each has its own answer."""
    table = Table(Seat(deck="the_humble_underpass, dogtamer, mythium_fund", breaker=MUHANDASAT))
    table.choose("Draw 1 card")
    table.choose("Decline")
    table.pass_turn("Moon")
    table.choose("Draw 1 card")
    table.choose("The Muhandasat")
    assert table.options == ["Decline"]


@pytest.mark.rule("P42")
def test_the_log_says_that_an_ability_is_used_when_it_is() -> None:
    table = Table(Seat(deck="dogtamer, mythium_fund", breaker=MUHANDASAT))
    table.choose("Draw 1 card")
    table.choose("The Muhandasat")
    table.choose("Decline")
    assert not said(table, "uses The Muhandasat")
    table = Table(Seat(deck="the_humble_underpass, mythium_fund", breaker=MUHANDASAT))
    table.choose("Draw 1 card")
    table.choose("The Muhandasat")
    table.choose("The Humble Underpass")
    assert table.told[-1][-3:] == [
        "Aroha uses The Muhandasat, Council of Engineers.",
        "Aroha stores The Humble Underpass.",
        "Aroha draws 1 card.",
    ]


@pytest.mark.rule("P42")
@pytest.mark.parametrize(
    ("you", "play", "name", "accept", "decline"),
    [
        (
            Seat(hand="patient_mentor, dogtamer", mythium=5, moon=2),
            "Patient Mentor",
            "Patient Mentor",
            "Dogtamer",
            "",
        ),
        (
            Seat(hand="yam_operator, mythium_fund", mythium=9),
            "Yam Operator",
            "Yam Operator",
            "Play Mythium",
            "Play none",
        ),
        (
            Seat(hand="muhandasat_savior", play="dogtamer exhausted", mythium=4, moon=2),
            "Muhandasat Savior",
            "Muhandasat Savior",
            "Dogtamer",
            "",
        ),
        (
            Seat(hand="the_amu_river_encampment", play="dogtamer", mythium=9, earth=3),
            "The Amu River Encampment",
            "The Amu River Encampment",
            "Dogtamer attacks",
            "Do not attack",
        ),
    ],
)
def test_a_card_that_asks_first_is_used_once_the_answer_is_yes(
    you: Seat, play: str, name: str, accept: str, decline: str
) -> None:
    for answer, count in ((accept, 1), (decline or "Decline", 0)):
        table = Table(you)
        table.choose(f"Play {play}")
        table.choose(name)
        table.choose(answer)
        assert said(table, f"uses {name}") == count


def said(table: Table, words: str) -> int:
    """How often the log said something."""
    return len([line for line in table.told[-1] if words in line])


@pytest.mark.rule("P41")
def test_a_bot_guesses_no_better_what_was_drawn() -> None:
    """Dealt anew for the other seat, a hidden draw may be anything; one that all have seen stays."""
    table = Table(Seat(deck="the_humble_underpass, dogtamer, mythium_fund", hand="kalari_adept", breaker=MUHANDASAT))
    table.choose("Draw 1 card")
    drawn = {s.drawn for s in [WORLDBREAKERS.redeal(table.s, 1, seed) for seed in range(20)]}
    assert len(drawn) > 1
    assert WORLDBREAKERS.redeal(table.s, 0, 3).drawn == table.s.drawn
    for seed in range(20):
        other = WORLDBREAKERS.redeal(table.s, 1, seed)
        assert set(other.drawn) <= set(other.hands[0])
    seen = fancy(hand="throes_of_fancy, kalari_adept")
    seen.choose("Play none")
    assert {WORLDBREAKERS.redeal(seen.s, 1, seed).drawn for seed in range(20)} == {seen.s.drawn}
