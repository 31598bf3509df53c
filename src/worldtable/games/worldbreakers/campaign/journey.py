"""The solo campaign: one long game of up to five chapters (S1 to S18, S38 to S47)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.step import Several, Step
from worldtable.games.worldbreakers.campaign import story
from worldtable.games.worldbreakers.campaign.orders import ORDERS, PLAIN, shuffle_orders
from worldtable.games.worldbreakers.codes import DONE, EVENT, FOLLOWER, LOCATION, TAKE, card_of, face_of
from worldtable.games.worldbreakers.faces import Cards, Face
from worldtable.games.worldbreakers.questions import Question
from worldtable.games.worldbreakers.rules import MULLIGAN, ROUND, lay_out
from worldtable.games.worldbreakers.starters import DRAFT_LIST, GUARD, RIDERS, SOLO_BREAKER, STARTERS, VANGUARD
from worldtable.games.worldbreakers.state import State

CHAPTERS: Final = 5
GOALS: Final = (5, 5, 7, 7, 7)  # P40
DRAFTS: Final = (2, 2, 2, 3)
NUMBERS: Final = ("none", "one", "two", "three")
STARTING_ORDERS: Final = 12
LEVELS: Final = {"easy": -1, "normal": 0, "hard": 2}
ADDED: Final = (RIDERS, (), VANGUARD, GUARD)  # by each New Rules card
PAIZA_MYTHIUM: Final = 2
PAIZA_RULE: Final = 2  # revealed second
GUARD_RULE: Final = 4
LEAVE_RULE: Final = 3


# The filters of the solo rulebook: what goes where.


def opponents_starting_deck(cards: Cards) -> list[int]:
    """Earth followers without signature and with a requirement below 2: 14 cards (S7 to S9)."""
    return [face.face for face in deck(cards, "earth") if face.kind == FOLLOWER and not later(face)]


def set_aside_followers(cards: Cards) -> list[int]:
    """2 signature followers and 5 with a requirement of 2 or 3 (S8)."""
    return [face.face for face in deck(cards, "earth") if face.kind == FOLLOWER and later(face)]


def later(face: Face) -> bool:
    return face.signature_of != "" or face.required in (2, 3)


def events_and_locations(cards: Cards) -> list[int]:
    """Of the Earth deck; not used in the campaign: 9 cards (S7)."""
    return [face.face for face in deck(cards, "earth") if face.kind in (EVENT, LOCATION)]


def set_aside_stars(cards: Cards) -> list[int]:
    """Stars cards without signature and with a requirement of 2 or 3: 9 cards (S10, P1)."""
    return [face.face for face in deck(cards, "stars") if not face.signature_of and face.required in (2, 3)]


def starting_library(cards: Cards) -> list[int]:
    """The 21 cards that remain (S11)."""
    aside = set_aside_stars(cards)
    return [face.face for face in deck(cards, "stars") if face.face not in aside]


def draft_list(cards: Cards) -> list[int]:
    """The 14 cards out of the starter decks of Void and Moon (S45)."""
    return [cards.by_id[id] for id in DRAFT_LIST]


def marco_polo(cards: Cards) -> int:
    """Your Worldbreaker."""
    return cards.by_id[STARTERS["stars"][0]]


def deck(cards: Cards, name: str) -> list[Face]:
    return [cards.faces[cards.by_id[id]] for id in STARTERS[name][1]]


def begin_campaign(s: State, level: str) -> None:
    """Set up the campaign, once (S3 to S12)."""
    cards = s.cards
    s.handicap = LEVELS[level]
    s.chapter = 1
    s.orders = list(range(STARTING_ORDERS))
    s.spent = []
    s.order_box = list(range(STARTING_ORDERS, len(ORDERS)))
    s.library = starting_library(cards)
    breaker = cards.by_id[SOLO_BREAKER]
    s.reserve = [card_of(1, face) for face in [breaker, *opponents_starting_deck(cards), *set_aside_followers(cards)]]
    s.library.append(marco_polo(cards))
    s.box = [*[card_of(1, face) for face in events_and_locations(cards)], *set_aside_stars(cards), *draft_list(cards)]
    s.tell("Plain", story.COVER)
    s.push(OPEN_CHAPTER)


class OpenChapter(Step[State]):
    """Read the front of the chapter and set up its game (S13 to S18)."""

    def run(self, s: State) -> None:
        number = s.chapter - 1
        s.tell("Plain", f"Chapter {s.chapter}: {story.TITLES[number]}.")
        s.tell("Plain", story.FRONTS[number])
        s.goal = GOALS[number] + s.handicap
        set_up_game(s)
        s.then(MULLIGAN[0], ROUND, AFTER_GAME)


def set_up_game(s: State) -> None:
    cards = s.cards
    marco = marco_polo(cards)
    lay_out(s, 0, marco, [card for card in s.library if card != marco])
    s.library = []
    breaker = cards.by_id[SOLO_BREAKER]
    s.enter(card_of(1, breaker), False)
    fighting = [breaker, *opponents_starting_deck(cards)]
    for rule in range(s.rules):
        fighting.extend([cards.by_id[id] for id in ADDED[rule]])
    s.decks[1] = [card_of(1, face) for face in fighting if face != breaker]
    s.reserve = [card for card in s.reserve if face_of(card) not in fighting]
    s.shuffle_deck(1)
    s.paiza = s.rules >= PAIZA_RULE
    if s.paiza:
        s.mythium[0] += PAIZA_MYTHIUM
    s.rider = s.rules >= GUARD_RULE
    shuffle_orders(s)
    s.first = 0
    s.active = 0


class AfterGame(Step[State]):
    """After a win the story goes on; after a loss the same chapter may be played again (S39, S40)."""

    def run(self, s: State) -> None:
        s.results = [*s.results, (s.chapter, s.power[0], s.power[1], s.round)]
        result = f"{s.power[0]} power to {s.power[1]} in round {s.round}."
        if s.winner == 1:
            s.lost += 1
            s.tell("Plain", f"Chapter {s.chapter} is lost: {result}")
            s.tell("Plain", story.LOSS)
            s.push(TRY_AGAIN)
            return
        number = s.chapter - 1
        s.tell("Decisive", f"Chapter {s.chapter} is won: {result}")
        s.tell("Plain", story.BACKS[number])
        s.chapter += 1
        clear_table(s)
        if s.chapter > CHAPTERS:
            return
        if number == 0:  # S44
            made = set_aside_stars(s.cards) + draft_list(s.cards)
            s.draft_deck = sorted(made)
            s.box = [card for card in s.box if card not in made]
        s.then(DealDraft(DRAFTS[number]), NextCards(number), OPEN_CHAPTER)


def clear_table(s: State) -> None:
    """All cards of a game back to where they are kept; the opponent's deck is restored (S2, S14)."""
    s.library = sorted([*s.library, *s.cards_of(0)])
    s.reserve = sorted([*s.reserve, *s.cards_of(1)])
    s.lay_out()
    s.begin_round()
    s.round = 0
    s.turn = 0
    s.winner = -1
    s.paiza = False
    s.rider = False


class TryAgain(Question):
    """The same chapter under the same conditions, or the end of the campaign (S39)."""

    none = "End the campaign"
    no = "Leave"
    does = "Try again"
    refuses = "The game is over: play the chapter again, or end the campaign."
    rule = "S39"

    def prompt(self, s: State) -> str:
        return f"Chapter {s.chapter} is lost. Do you play it again?"

    def options(self, s: State) -> list[int]:
        return [TAKE, DONE]

    def label(self, s: State, option: int) -> str:
        return "Play the chapter again" if option == TAKE else self.none

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == TAKE else table.DECLINE

    def chosen(self, s: State, option: int) -> None:
        s.lost_by += s.power[1] - s.power[0]
        clear_table(s)
        s.push(OPEN_CHAPTER)


class DealDraft(Step[State]):
    """Shuffle the Draft deck, deal out twice as many cards as are drafted (S46, P23)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: State) -> None:
        cards = s.draft_deck.copy()
        dealt = min(2 * self.count, len(cards))
        s.deal(cards, dealt)
        s.offer = sorted(cards[len(cards) - dealt :])
        s.draft_deck = sorted(cards[: len(cards) - dealt])
        s.push(PickDraft(0, self.count))


class PickDraft(Question):
    """Choose a card to stay in your deck; those not chosen go back (S46, S47)."""

    does = "Draft"
    refuses = "Choose one of the cards dealt out of the Draft deck; this is {this}."
    rule = "S46"

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def prompt(self, s: State) -> str:
        more = "1 card" if self.left == 1 else f"{self.left} cards"
        return f"Take {more} of these for the rest of the journey"

    def options(self, s: State) -> list[int]:
        return s.offer.copy()

    def several(self, s: State) -> Several | None:
        return Several(self.left, "Take this card" if self.left == 1 else f"Take these {NUMBERS[self.left]}", "S46")

    def chosen(self, s: State, card: int) -> None:
        s.library = sorted([*s.library, card])
        s.offer = [each for each in s.offer if each != card]
        s.tell("Note", "{you:draft} {card}.", 0, card)
        if self.left > 1:
            s.push(PickDraft(0, self.left - 1))
        else:
            s.draft_deck = sorted([*s.draft_deck, *s.offer])
            s.offer = []


class NextCards(Step[State]):
    """An order joins and a plain one leaves; a New Rules card is read (S41, S42)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: State) -> None:
        order = STARTING_ORDERS + self.number
        s.orders.extend(s.spent)
        s.spent = []
        s.orders.append(order)
        plain = min([each for each in s.orders if ORDERS[each] == PLAIN])
        s.orders.remove(plain)
        s.order_box = [*[each for each in s.order_box if each != order], plain]
        s.rules += 1
        s.tell("Plain", "A new order joins the Orders deck; a Recruit/Charge card leaves it.")
        s.tell("Plain", f"New Rules: {story.NEW_RULES[self.number]}. {story.NEW_RULES_TEXTS[self.number]}")
        if s.rules == LEAVE_RULE:
            s.push(SEND_BACK)


class SendBack(Question):
    """You may move one card from your deck to the Draft deck (n3)."""

    asks = "The Vanguard: which card do you give back?"
    does = "Send back"
    none = "None"
    no = "Keep all"
    refuses = "Choose a card of your deck, or none."
    rule = "S42"

    def options(self, s: State) -> list[int]:
        marco = marco_polo(s.cards)
        return [*[card for card in s.library if card != marco], DONE]

    def chosen(self, s: State, card: int) -> None:
        s.library = [each for each in s.library if each != card]
        s.draft_deck = sorted([*s.draft_deck, card])
        s.tell("Note", "{you:send} {card} to the Draft deck.", 0, card)


OPEN_CHAPTER: Final = OpenChapter()
AFTER_GAME: Final = AfterGame()
TRY_AGAIN: Final = TryAgain(0)
SEND_BACK: Final = SendBack(0)
