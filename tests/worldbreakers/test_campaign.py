"""The campaign: frame, set-up, drafts, chapters (S1 to S18, S38 to S47)."""

from __future__ import annotations

import pytest

from worldtable.engine.loop import answer
from worldtable.games.worldbreakers.campaign import story
from worldtable.games.worldbreakers.campaign.journey import AFTER_GAME, CHAPTERS, Shares, clear_table
from worldtable.games.worldbreakers.campaign.orders import ORDERS, PLAIN
from worldtable.games.worldbreakers.codes import DONE, FACES, TAKE
from worldtable.games.worldbreakers.game import WORLDBREAKERS
from worldtable.games.worldbreakers.rules import VICTORY
from worldtable.games.worldbreakers.starters import DRAFT_LIST, STARTERS
from worldtable.games.worldbreakers.state import State
from worldtable.testing.sitting import Sitting

SOLO = WORLDBREAKERS.box.solo or WORLDBREAKERS.box


def begun(seed: int = 1, level: str = "normal") -> tuple[Sitting, State]:
    s = WORLDBREAKERS.start(1, seed, {"level": level})
    assert isinstance(s, State)
    return Sitting(WORLDBREAKERS, s, ("Aroha",)), s


def decide(s: State, sitting: Sitting, mine: int, theirs: int) -> None:
    """Bring the game to its victory check with some power on both sides."""
    while "Gain 1 mythium" not in sitting.options:
        answer(s, s.options[0][-1])
    s.power = [mine, theirs]
    s.earned = [[0, 0, mine, 0, 0], [0, 0, theirs, 0, 0]]
    s.top = 1  # what waits after the game stays, the rest of the round goes
    s.then(VICTORY)
    s.pending.clear()
    s.asks = ()
    sitting.begin()


def win(s: State, sitting: Sitting) -> None:
    decide(s, sitting, s.goal, 0)


def drafted(s: State) -> None:
    """Take the first cards offered, and send none back."""
    while s.offer:
        answer(s, s.options[0][0])
    if s.asks and not s.play[0]:
        answer(s, DONE)


def names(cards: list[int]) -> list[str]:
    return sorted([SOLO.deck[card].id for card in cards])


@pytest.mark.rule("S1", "S4", "S12", "S20")
def test_the_campaign_begins_with_its_cover_and_chapter_1() -> None:
    sitting, s = begun()
    sitting.note()
    assert sitting.told[0][0] == story.COVER
    assert sitting.told[0][1] == "Chapter 1: Out of the Khan's City."
    assert story.CHAPTERS[0].front in sitting.told[0]
    assert (s.chapter, s.goal) == (1, 5)
    assert s.card_name(s.play[0][0]) == "Marco Polo, Robed in Silk"


@pytest.mark.rule("S3", "S5", "S43")
def test_the_campaign_deck_is_an_ordered_stack() -> None:
    _, s = begun()
    assert sorted(s.orders) == list(range(12))
    assert s.order_box == [12, 13, 14, 15]
    assert [ORDERS[order] == PLAIN for order in range(12)].count(True) == 9


@pytest.mark.rule("S6", "S7", "S8", "S9", "T21")
def test_the_opponents_deck_by_the_rulebooks_counts() -> None:
    _, s = begun()
    assert len(Shares(SOLO).unused) == 9
    aside = Shares(SOLO).followers_aside
    assert len([face for face in aside if SOLO.faces[face].signature_of]) == 2
    assert len([face for face in aside if not SOLO.faces[face].signature_of]) == 5
    assert len(Shares(SOLO).opponents) == 14
    assert len(s.decks[1]) == 14
    assert s.face(s.play[1][0]).id == "tengris_cavalry_wb"
    assert len(s.reserve) == 7


@pytest.mark.rule("S10", "S11", "P1", "T21")
def test_your_deck_by_the_rulebooks_counts() -> None:
    _, s = begun()
    assert len(Shares(SOLO).stars_aside) == 9
    assert "generous_dealer" in names(Shares(SOLO).stars_aside)
    assert len(Shares(SOLO).library) == 21
    assert len(s.decks[0]) + len(s.hands[0]) == 21
    dealer = SOLO.by_id["generous_dealer"]
    assert (SOLO.faces[dealer].required, WORLDBREAKERS.box.faces[dealer].required) == (2, 1)


@pytest.mark.rule("S13", "S14", "S17", "S18", "S21", "T21")
def test_the_set_up_of_a_game() -> None:
    _, s = begun()
    assert (s.mythium[0], len(s.hands[0]), s.standing[0][2]) == (5, 5, 1)
    assert (s.mythium[1], s.hands[1]) == (0, [])
    assert (len(s.orders), s.flipped, s.first) == (12, False, 0)
    assert s.asks[0].prompt(s).startswith("Mulligan")


@pytest.mark.rule("S15", "S16", "P28")
def test_new_rules_add_up() -> None:
    sitting, s = begun()
    sizes, mythium = [], []
    for chapter in range(1, CHAPTERS + 1):
        assert s.chapter == chapter
        assert s.rules == chapter - 1
        sizes.append(len(s.decks[1]))
        mythium.append(s.mythium[0])
        win(s, sitting)
        if chapter < CHAPTERS:
            drafted(s)
    assert sizes == [14, 16, 16, 19, 21]  # 14 and 2, 2, 5, 7
    assert mythium == [5, 5, 7, 7, 7]
    assert s.chapter == CHAPTERS + 1
    assert not s.asks
    assert WORLDBREAKERS.outcome(s) == [1.0]


@pytest.mark.rule("S38", "P40")
def test_the_goal_stands_on_the_chapter() -> None:
    goals = []
    sitting, s = begun()
    for chapter in range(1, CHAPTERS + 1):
        goals.append(s.goal)
        win(s, sitting)
        if chapter < CHAPTERS:
            drafted(s)
    assert goals == [5, 5, 7, 7, 7]


@pytest.mark.rule("S38")
def test_the_goal_and_more_than_the_automaton_has_win_the_chapter() -> None:
    sitting, s = begun()
    decide(s, sitting, 4, 0)
    assert s.chapter == 1
    decide(s, sitting, 5, 5)  # a tie means another round
    assert s.chapter == 1
    assert s.round > 1
    decide(s, sitting, 6, 5)
    assert s.chapter == 2


@pytest.mark.rule("P39")
def test_the_level_moves_every_goal() -> None:
    assert [begun(1, level)[1].goal for level in ("easy", "normal", "hard")] == [4, 5, 7]


@pytest.mark.rule("S38", "S39")
def test_a_chapter_is_a_stretch_and_its_prize_is_the_victory() -> None:
    sitting, s = begun()
    first = WORLDBREAKERS.stretch(s)
    assert WORLDBREAKERS.mark(s) == "Chapter 1"
    decide(s, sitting, 0, 5)  # lost
    second = WORLDBREAKERS.stretch(s)
    assert (second != first, WORLDBREAKERS.prize(s, first), WORLDBREAKERS.mark(s)) == (True, [0.0], "Chapter 1")
    answer(s, TAKE)
    assert WORLDBREAKERS.stretch(s) == second, "the next try has begun with the question"
    decide(s, sitting, 5, 0)
    assert WORLDBREAKERS.stretch(s) not in (first, second)
    assert (WORLDBREAKERS.prize(s, second), WORLDBREAKERS.mark(s)) == ([1.0], "Chapter 2")


@pytest.mark.rule("S39")
def test_power_missing_in_lost_games_stands_on_the_sheet() -> None:
    sitting, s = begun()
    decide(s, sitting, 2, 5)
    answer(s, TAKE)
    assert next((line.label, line.points) for line in WORLDBREAKERS.sheet(s, 0)) == (
        "Power missing in games lost",
        -3,
    )
    assert WORLDBREAKERS.score(s, 0) == -3


@pytest.mark.rule("S14", "S39")
def test_what_held_for_a_round_does_not_reach_the_next_game() -> None:
    """Polo's Portraitist forbade attacks when the game ended; in the next one the automaton attacks."""
    sitting, s = begun()
    while "Gain 1 mythium" not in sitting.options:
        answer(s, s.options[0][-1])
    s.peace = True
    s.extra[0] = 1
    s.gains = [2, 2]
    s.power = [0, 5]
    s.winner = 1
    s.top = 0  # the game ends here and now
    s.then(AFTER_GAME)
    s.asks = ()
    sitting.begin()
    sitting.choose("Play the chapter again")
    assert (s.peace, s.extra, s.gains, s.power) == (False, [0, 0], [0, 0], [0, 0])


def test_a_duel_is_one_stretch() -> None:
    s = WORLDBREAKERS.start(2, 1)
    assert (WORLDBREAKERS.stretch(s), WORLDBREAKERS.mark(s)) == (0, "")


@pytest.mark.rule("S2", "S39", "T28")
def test_after_a_loss_the_campaign_is_as_before() -> None:
    sitting, s = begun()
    library, orders = names(s.decks[0] + s.hands[0]), sorted(s.orders)
    decide(s, sitting, 0, 5)
    assert sitting.options == ["Play the chapter again", "End the campaign"]
    answer(s, TAKE)
    assert (s.chapter, s.rules, s.lost, s.draft_deck) == (1, 0, 1, [])
    assert names(s.decks[0] + s.hands[0]) == library
    assert sorted(s.orders) == orders
    assert (s.power, s.mythium[0], len(s.decks[1])) == ([0, 0], 5, 14)
    decide(s, sitting, 0, 5)
    answer(s, DONE)
    assert not s.asks
    assert WORLDBREAKERS.verdict(s) == "The road ends here: 0 of 5 chapters were won."


@pytest.mark.rule("S40", "S44", "S45", "S46", "S47")
def test_a_win_goes_on_with_a_draft() -> None:
    sitting, s = begun()
    win(s, sitting)
    assert story.CHAPTERS[0].back in " ".join(sitting.told[0])
    assert len(s.offer) == 4
    assert len(s.draft_deck) + len(s.offer) == 23  # 9 and 14, no card in both
    assert sorted(DRAFT_LIST) == sorted(set(names(s.draft_deck + s.offer)) - set(names(Shares(SOLO).stars_aside)))
    chosen = s.offer[:2]
    for card in chosen:
        answer(s, card)
    assert len(s.draft_deck) == 21  # those not chosen went back
    assert len(s.decks[0]) + len(s.hands[0]) == 23
    assert all(card in s.decks[0] + s.hands[0] for card in chosen)


@pytest.mark.rule("S41", "S42", "T27", "P22")
def test_an_order_joins_and_a_plain_one_leaves() -> None:
    sitting, s = begun()
    win(s, sitting)
    drafted(s)
    assert (s.chapter, s.rules, len(s.orders)) == (2, 1, 12)
    assert 12 in s.orders  # o13
    assert [ORDERS[order] for order in s.orders].count(PLAIN) == 8
    assert len(s.order_box) == 4


@pytest.mark.rule("P23")
def test_the_draft_deck_never_runs_short() -> None:
    sitting, s = begun()
    left = []
    for _ in range(CHAPTERS - 1):
        win(s, sitting)
        left.append(len(s.draft_deck) + len(s.offer))
        drafted(s)
    assert left == [23, 21, 19, 17]
    assert len(s.decks[0]) + len(s.hands[0]) == 30


@pytest.mark.rule("P24", "S42")
def test_the_vanguard_lets_you_send_a_card_back_once() -> None:
    sitting, s = begun()
    for _ in range(3):
        win(s, sitting)
        while s.offer:
            answer(s, s.options[0][0])
    assert sitting.options[-1] == "None"
    marco = SOLO.by_id[STARTERS["stars"][0]]
    assert marco not in s.options[0]
    sitting.choose("Pacify")
    assert "pacify" in names(s.draft_deck)
    assert len(s.decks[0]) + len(s.hands[0]) == 26


@pytest.mark.rule("S42")
def test_the_golden_paiza_readies_all_followers_once() -> None:
    sitting, s = begun()
    for _ in range(2):
        win(s, sitting)
        drafted(s)
    assert s.paiza
    while "Gain 1 mythium" not in sitting.options:
        answer(s, s.options[0][-1])
    card = SOLO.by_id["mothkeeper"]
    for zone in (s.hands[0], s.decks[0]):
        if card in zone:
            zone.remove(card)
    s.enter(card, True)
    answer(s, s.options[0][0])
    while "Ready all your followers" not in sitting.options:
        answer(s, s.options[0][-1] if "Gain 1 mythium" not in sitting.options else s.options[0][0])
    sitting.choose("Ready all your followers")
    assert s.ready(card)
    assert not s.paiza
    assert "Gain 1 mythium" in sitting.options  # it was no action


@pytest.mark.rule("S42")
def test_the_princess_strengthens_the_first_rider() -> None:
    sitting, s = begun()
    for _ in range(4):
        win(s, sitting)
        drafted(s)
    while s.rider and s.asks:
        answer(s, s.options[0][-1] if "Gain 1 mythium" not in sitting.options else s.options[0][0])
    strengthened = [card for card in s.play[1] if s.plus(card)]
    assert len(strengthened) == 1
    assert not s.rider


@pytest.mark.rule("S2", "S14")
def test_all_cards_are_kept_between_games() -> None:
    sitting, s = begun()
    before = s.census()
    win(s, sitting)
    assert s.census() == before
    assert len(s.reserve) == 22  # 14 and 7 followers and the Worldbreaker
    assert all(card >= FACES for card in s.reserve)
    drafted(s)
    clear_table(s)
    assert s.census() == before
