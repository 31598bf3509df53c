"""The campaign as a story: results of its chapters, what each one brought, what a win or a loss leaves."""

from __future__ import annotations

from typing import Final

from worldtable.engine.journey import AHEAD, LOST, NEXT, NOW, WON, Chapter, Played, Told
from worldtable.engine.log import counted
from worldtable.engine.scene import Amount
from worldtable.games.worldbreakers.campaign import orders, story
from worldtable.games.worldbreakers.campaign.journey import ADDED, CHAPTERS, DRAFTS, GOALS, STARTING_ORDERS
from worldtable.games.worldbreakers.campaign.orders import ORDERS, PLAIN
from worldtable.games.worldbreakers.log import listed
from worldtable.games.worldbreakers.state import State

# Kinds of what a game leaves.
STAYS: Final = "stays"
GONE: Final = "gone"
COMES: Final = "next"


def chapters(s: State) -> list[Chapter]:
    """All five in a campaign, none in a duel."""
    return [chapter(s, number) for number in range(1, CHAPTERS + 1)] if s.chapter else []


def chapter(s: State, number: int) -> Chapter:
    """A chapter as far as the campaign deck was turned up (S43)."""
    state = state_of(s, number)
    found = Chapter(number, state)
    if state in (NEXT, AHEAD):
        return found
    found.title = story.TITLES[number - 1]
    found.goal = GOALS[number - 1] + s.handicap
    found.look = story.LOOKS[number - 1]
    found.front = story.FRONTS[number - 1]
    if state == WON:
        found.back = story.BACKS[number - 1]
    found.games = [played(s, each) for each in s.results if each[0] == number]
    if number > 1:
        found.news = news(s, number - 2)
    if state == LOST:
        found.after = after_a_loss(s)
    elif number == s.chapter - 1 and not s.play[0]:
        found.after = after_a_win(s)
    return found


def state_of(s: State, number: int) -> str:
    if number < s.chapter:
        return WON
    if number > s.chapter:
        return AHEAD
    if s.winner == 1:
        return LOST
    return NOW if s.play[0] or s.rules >= number - 1 else NEXT


def played(s: State, result: tuple[int, int, int, int]) -> Played:
    number, mine, theirs, rounds = result
    amounts = (Amount("power", mine), Amount("against", theirs), Amount("round", rounds))
    if mine > theirs:
        return Played(True, f"Won in round {rounds}: {mine} power to {theirs}, {mine - theirs} more.", amounts)
    goal = GOALS[number - 1] + s.handicap
    short = f"{goal - mine} short of the {goal} that win" if mine < goal else f"{theirs - mine} fewer"
    return Played(False, f"Lost in round {rounds}: {mine} power to {theirs}, {short}.", amounts)


# What is new in a chapter.


def news(s: State, number: int) -> list[Told]:
    """What the campaign deck turned up before a chapter, and what the chapter itself asks for."""
    found = goal_told(s, number + 1)
    found.extend(orders_told(number))
    title, look = story.NEW_RULES[number], story.NEW_RULES_LOOKS[number]
    for sentence, rule in story.CHANGES[number]:
        found.append(Told("rule", title, sentence, rule, look))
    names = [s.card_name(s.cards.by_id[id]) for id in ADDED[number]]
    if names:
        found.append(Told("rule", title, f"Into the opponent's deck, from now on: {listed(names)}.", "S16", look))
    return found


def goal_told(s: State, at: int) -> list[Told]:
    if GOALS[at] == GOALS[at - 1]:
        return []
    now, before = GOALS[at] + s.handicap, GOALS[at - 1] + s.handicap
    return [Told("goal", f"{now} power win", f"The goal is {now} power, no longer {before}.", "S38")]


def orders_told(number: int) -> list[Told]:
    """The order that joins by what it does, and the plain one that leaves."""
    sides = [side for side in ORDERS[STARTING_ORDERS + number] if side not in PLAIN]
    titles = listed([orders.TITLES[side] for side in sides])
    look = orders.LOOKS[sides[0]]
    plain = " / ".join([orders.TITLES[side] for side in PLAIN])
    return [
        Told("order", titles, story.NEW_ORDERS[number], "S41", look),
        Told("leaves", plain, "One of these orders leaves for good.", "S41", orders.LOOKS[orders.CHARGE]),
    ]


# What a game leaves.


def after_a_loss(s: State) -> list[Told]:
    """What stays, what is gone, and what can be tried again (S2, S39)."""
    count = len(ORDERS) - len(s.order_box)
    found = [
        Told(STAYS, "Your deck", f"All {deck_size(s)} cards stay yours, drafted ones too.", "S2"),
        Told(STAYS, "The orders", f"The same {count}, shuffled anew; no further one joins.", "S39"),
    ]
    if s.rules:
        rules = listed([story.NEW_RULES[number] for number in range(s.rules)])
        found.append(Told(STAYS, "New Rules", f"{rules}: nothing more is turned up.", "S39"))
    found.append(Told(GONE, "This game", "What lay on the table, mythium, standing and power are gone.", "S2"))
    lost = "1 game" if s.lost == 1 else f"{s.lost} games"
    if s.asks:
        again = f"The same chapter, as often as you like: {s.goal} power win. {lost} lost so far."
        found.append(Told(COMES, "Try again", again, "S39"))
    else:
        found.append(Told(COMES, "The road ends", f"You left the campaign here. {lost} lost.", "S39"))
    return found


def after_a_win(s: State) -> list[Told]:
    """What stays with you, and what the back of the chapter leads to (S40)."""
    found = [Told(STAYS, "Your deck", f"{counted(deck_size(s), 'card')}, for the rest of the journey.", "S2")]
    if s.chapter > CHAPTERS:
        found.append(Told(COMES, "Venice", "All five chapters are won; the ship sails home.", "S40"))
        return found
    if s.offer:
        count = DRAFTS[s.chapter - 2]
        found.append(Told(COMES, "The draft", f"Choose {count} of {2 * count} cards for your deck.", "S46"))
    if s.rules < s.chapter - 1:
        turned = "An order joins, a plain one leaves, and a New Rule is read."
        found.append(Told(COMES, "The campaign deck", turned, "S41"))
    found.append(Told(COMES, f"Chapter {s.chapter}", "The next game begins after that.", "S43"))
    return found


def deck_size(s: State) -> int:
    """Your cards without your Worldbreaker, wherever they lie."""
    return len(s.library) + len(s.cards_of(0)) - 1
