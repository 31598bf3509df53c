"""The solo campaign: one long game of up to five chapters (S1 to S18, S38 to S47)."""

from __future__ import annotations

from typing import Final

from worldtable.engine import table
from worldtable.engine.log import counted
from worldtable.engine.step import Step
from worldtable.engine.table import Several
from worldtable.games.worldbreakers.campaign import story
from worldtable.games.worldbreakers.campaign.orders import ORDERS, PLAIN, shuffle_orders
from worldtable.games.worldbreakers.card import Card, Cards
from worldtable.games.worldbreakers.codes import DONE, FOLLOWER, TAKE, card_of, side_of
from worldtable.games.worldbreakers.questions import Question
from worldtable.games.worldbreakers.rules import MULLIGAN, ROUND, lay_out
from worldtable.games.worldbreakers.starters import DRAFT_LIST, SOLO_BREAKER, STARTERS
from worldtable.games.worldbreakers.state import State

CHAPTERS: Final = len(story.CHAPTERS)
NUMBERS: Final = ("none", "one", "two", "three")
STARTING_ORDERS: Final = 12
MARCO: Final = STARTERS["stars"][0]  # your Worldbreaker
LEVELS: Final = {"easy": -1, "normal": 0, "hard": 2}
PAIZA_MYTHIUM: Final = 2
PAIZA_RULE: Final = 2  # revealed second
LEAVE_RULE: Final = 3
GUARD_RULE: Final = 4


class Shares:
    """What goes where, by the filters of the solo rulebook for the starter decks of Earth and Stars."""

    def __init__(self, cards: Cards) -> None:
        self.opponents: list[int] = []  # 14 followers (S7 to S9)
        self.followers_aside: list[int] = []  # 2 signatures, 5 others (S8)
        self.unused: list[int] = []  # 9 events and locations (S7)
        self.stars_aside: list[int] = []  # 9 (S10, P1)
        self.library: list[int] = []  # the 21 that remain (S11)
        self.draft = [cards.by_id[id] for id in DRAFT_LIST]  # 14 out of Void and Moon (S45)
        for id in STARTERS["earth"][1]:
            face = cards.faces[cards.by_id[id]]
            kept = self.followers_aside if later(face) else self.opponents
            (kept if face.kind == FOLLOWER else self.unused).append(face.face)
        for id in STARTERS["stars"][1]:
            face = cards.faces[cards.by_id[id]]
            (self.stars_aside if later(face) and not face.signature_of else self.library).append(face.face)


def later(face: Card) -> bool:
    """Whether a card is out of a deck at first."""
    return face.signature_of != "" or face.required in (2, 3)


def begin_campaign(s: State, level: str) -> None:
    """Set up the campaign, once (S3 to S12)."""
    shares = Shares(s.cards)
    s.handicap = LEVELS[level]
    s.chapter = 1
    s.orders = list(range(STARTING_ORDERS))
    s.spent = []
    s.order_box = list(range(STARTING_ORDERS, len(ORDERS)))
    s.library = [*shares.library, s.cards.by_id[MARCO]]
    breaker = s.cards.by_id[SOLO_BREAKER]
    s.reserve = [card_of(1, face) for face in [breaker, *shares.opponents, *shares.followers_aside]]
    s.box = [*[card_of(1, face) for face in shares.unused], *shares.stars_aside, *shares.draft]
    s.tell("Plain", story.COVER)
    s.push(OPEN_CHAPTER)


class OpenChapter(Step[State]):
    """Read the front of the chapter and set up its game (S13 to S18)."""

    def run(self, s: State) -> None:
        card = story.CHAPTERS[s.chapter - 1]
        s.tell("Plain", f"Chapter {s.chapter}: {card.title}.")
        s.tell("Plain", card.front)
        s.goal = card.goal + s.handicap
        set_up_game(s)
        s.then(MULLIGAN[0], ROUND, AFTER_GAME)


def set_up_game(s: State) -> None:
    """Your whole deck, and of the opponent's all that do not wait for a New Rule (S14 to S17)."""
    marco = s.cards.by_id[MARCO]
    lay_out(s, 0, marco, [card for card in s.library if card != marco])
    s.library = []
    s.enter(card_of(1, s.cards.by_id[SOLO_BREAKER]), False)
    added = [id for rule in story.NEW_RULES[: s.rules] for id in rule.adds]
    fighting = [card for card in s.reserve if not later(s.face(card)) or s.face(card).id in added]
    s.reserve = [card for card in s.reserve if card not in fighting]
    s.decks[1] = [card for card in fighting if card not in s.play[1]]
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
            s.push(TryAgain(0))
            return
        won = story.CHAPTERS[s.chapter - 1]
        s.tell("Decisive", f"Chapter {s.chapter} is won: {result}")
        s.tell("Plain", won.back)
        s.chapter += 1
        clear_table(s)
        if s.chapter > CHAPTERS:
            return
        if s.chapter == 2:  # all of yours that was set aside (S44)
            s.draft_deck = sorted([card for card in s.box if side_of(card) == 0])
            s.box = [card for card in s.box if side_of(card) == 1]
        s.then(NextCards(), OPEN_CHAPTER)
        deal_draft(s, won.draft)


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

    says = "Play the chapter again"
    does = "Try again"
    none = "End the campaign"
    no = "Leave"
    refuses = "The game is over: play the chapter again, or end the campaign."
    rule = "S39"

    def prompt(self, s: State) -> str:
        return f"Chapter {s.chapter} is lost. Do you play it again?"

    def options(self, s: State) -> list[int]:
        return [TAKE, DONE]

    def tone(self, s: State, option: int) -> str:
        return table.MAIN if option == TAKE else table.DECLINE

    def chosen(self, s: State, option: int) -> None:
        s.lost_by += s.power[1] - s.power[0]
        clear_table(s)
        s.push(OPEN_CHAPTER)


def deal_draft(s: State, count: int) -> None:
    """Shuffle the Draft deck, deal out twice as many cards as are drafted (S46, P23)."""
    cards = s.draft_deck.copy()
    s.deal(cards, 2 * count)
    s.offer = sorted(cards[-2 * count :])
    s.draft_deck = sorted(cards[: -2 * count])
    s.push(PickDraft(0, count))


class PickDraft(Question):
    """Choose a card to stay in your deck; those not chosen go back (S46, S47)."""

    does = "Draft"
    refuses = "Choose one of the cards dealt out of the Draft deck; this is {this}."
    rule = "S46"

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def prompt(self, s: State) -> str:
        return f"Take {counted(self.left, 'card')} of these for the rest of the journey"

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

    def run(self, s: State) -> None:
        order = STARTING_ORDERS + s.rules
        rule = story.NEW_RULES[s.rules]
        s.orders = [*s.orders, *s.spent, order]
        s.spent = []
        plain = min([each for each in s.orders if ORDERS[each] == PLAIN])
        s.orders.remove(plain)
        s.order_box = [*[each for each in s.order_box if each != order], plain]
        s.rules += 1
        s.tell("Plain", "A new order joins the Orders deck; a Recruit/Charge card leaves it.")
        s.tell("Plain", f"New Rules: {rule.title}. {rule.text}")
        if s.rules == LEAVE_RULE:
            s.push(SendBack(0))


class SendBack(Question):
    """You may move one card from your deck to the Draft deck (n3)."""

    asks = "The Vanguard: which card do you give back?"
    does = "Send back"
    none = "None"
    no = "Keep all"
    refuses = "Choose a card of your deck, or none."
    rule = "S42"

    def options(self, s: State) -> list[int]:
        marco = s.cards.by_id[MARCO]
        return [*[card for card in s.library if card != marco], DONE]

    def chosen(self, s: State, card: int) -> None:
        s.library = [each for each in s.library if each != card]
        s.draft_deck = sorted([*s.draft_deck, card])
        s.tell("Note", "{you:send} {card} to the Draft deck.", 0, card)


OPEN_CHAPTER: Final = OpenChapter()
AFTER_GAME: Final = AfterGame()
