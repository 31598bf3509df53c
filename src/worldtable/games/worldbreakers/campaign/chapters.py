"""The campaign as a story: results of its chapters, what each one brought, what a win or a loss leaves."""

from __future__ import annotations

from worldtable.engine.journey import AHEAD, COMES, GONE, LOST, NEXT, NOW, STAYS, WON, Change, Chapter, Played
from worldtable.engine.log import counted
from worldtable.engine.scene import Amount
from worldtable.games.worldbreakers.campaign import story
from worldtable.games.worldbreakers.campaign.journey import CHAPTERS, STARTING_ORDERS
from worldtable.games.worldbreakers.campaign.orders import CHARGE, ORDERS, PLAIN
from worldtable.games.worldbreakers.log import listed
from worldtable.games.worldbreakers.state import State


def chapters(s: State) -> list[Chapter]:
    """All five in a campaign, none in a duel."""
    return [chapter(s, number) for number in range(1, CHAPTERS + 1)] if s.chapter else []


def chapter(s: State, number: int) -> Chapter:
    """A chapter as far as the campaign deck was turned up (S43)."""
    found = Chapter(number, state_of(s, number))
    if found.state in (NEXT, AHEAD):
        return found
    card = story.CHAPTERS[number - 1]
    found.title, found.look, found.front = card.title, card.look, card.front
    found.goal = card.goal + s.handicap
    found.back = card.back if found.state == WON else ""
    found.games = [played(s, each) for each in s.results if each[0] == number]
    found.news = news(s, number) if number > 1 else []
    if found.state == LOST:
        found.after = after_a_loss(s)
    elif number == s.chapter - 1 and not s.play[0]:
        found.after = after_a_win(s)
    return found


def state_of(s: State, number: int) -> str:
    if number != s.chapter:
        return WON if number < s.chapter else AHEAD
    if s.winner == 1:
        return LOST
    return NOW if s.play[0] or s.rules >= number - 1 else NEXT


def played(s: State, result: tuple[int, int, int, int]) -> Played:
    number, mine, theirs, rounds = result
    amounts = (Amount("power", mine), Amount("against", theirs), Amount("round", rounds))
    if mine > theirs:
        return Played(True, f"Won in round {rounds}: {mine} power to {theirs}, {mine - theirs} more.", amounts)
    goal = story.CHAPTERS[number - 1].goal + s.handicap
    short = f"{goal - mine} short of the {goal} that win" if mine < goal else f"{theirs - mine} fewer"
    return Played(False, f"Lost in round {rounds}: {mine} power to {theirs}, {short}.", amounts)


def news(s: State, number: int) -> list[Change]:
    """What is new in a chapter: its goal, an order that joins by what it does and a plain one that leaves, what
    changes by the New Rule, and followers."""
    found: list[Change] = []
    before, now = [story.CHAPTERS[each].goal + s.handicap for each in (number - 2, number - 1)]
    if now != before:
        found.append(Change("goal", f"{now} power win", f"The goal is {now} power, no longer {before}.", "S38"))
    rule = story.NEW_RULES[number - 2]
    joins = [story.SIDES[side] for side in ORDERS[STARTING_ORDERS + number - 2] if side not in PLAIN]
    leaves = " / ".join([story.SIDES[side].title for side in PLAIN])
    found.append(Change("order", listed([side.title for side in joins]), rule.order, "S41", joins[0].look))
    found.append(Change("leaves", leaves, "One of these orders leaves for good.", "S41", story.SIDES[CHARGE].look))
    found.extend([Change("rule", rule.title, sentence, cited, rule.look) for sentence, cited in rule.changes])
    if rule.adds:
        names = listed([s.card_name(s.cards.by_id[id]) for id in rule.adds])
        said = f"Into the opponent's deck, from now on: {names}."
        found.append(Change("rule", rule.title, said, "S16", rule.look))
    return found


# What a game leaves.


def after_a_loss(s: State) -> list[Change]:
    """What stays, what is gone, and what can be tried again (S2, S39)."""
    count = len(ORDERS) - len(s.order_box)
    found = [
        Change(STAYS, "Your deck", f"All {deck_size(s)} cards stay yours, drafted ones too.", "S2"),
        Change(STAYS, "The orders", f"The same {count}, shuffled anew; no further one joins.", "S39"),
    ]
    if s.rules:
        rules = listed([rule.title for rule in story.NEW_RULES[: s.rules]])
        found.append(Change(STAYS, "New Rules", f"{rules}: nothing more is turned up.", "S39"))
    found.append(Change(GONE, "This game", "What lay on the table, mythium, standing and power are gone.", "S2"))
    lost = counted(s.lost, "game")
    if s.asks:
        again = f"The same chapter, as often as you like: {s.goal} power win. {lost} lost so far."
        found.append(Change(COMES, "Try again", again, "S39"))
    else:
        found.append(Change(COMES, "The road ends", f"You left the campaign here. {lost} lost.", "S39"))
    return found


def after_a_win(s: State) -> list[Change]:
    """What stays with you, and what the back of the chapter leads to (S40)."""
    found = [Change(STAYS, "Your deck", f"{counted(deck_size(s), 'card')}, for the rest of the journey.", "S2")]
    if s.chapter > CHAPTERS:
        found.append(Change(COMES, "Venice", "All five chapters are won; the ship sails home.", "S40"))
        return found
    if s.offer:
        count = story.CHAPTERS[s.chapter - 2].draft
        found.append(Change(COMES, "The draft", f"Choose {count} of {2 * count} cards for your deck.", "S46"))
    if s.rules < s.chapter - 1:
        turned = "An order joins, a plain one leaves, and a New Rule is read."
        found.append(Change(COMES, "The campaign deck", turned, "S41"))
    found.append(Change(COMES, f"Chapter {s.chapter}", "The next game begins after that.", "S43"))
    return found


def deck_size(s: State) -> int:
    """Your cards without your Worldbreaker, wherever they lie."""
    return len(s.library) + len(s.cards_of(0)) - 1
