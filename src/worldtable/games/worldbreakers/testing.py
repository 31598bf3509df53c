"""A table of Worldbreakers for tests, laid out in words.

table = Table(Seat(hand="dogtamer", mythium=1, earth=1), Seat(play="caravan_guard wounds 1"))
table.choose("Play Dogtamer")
assert table.you.play == ["dogtamer"]
"""

from __future__ import annotations

from worldtable.games.worldbreakers import codes
from worldtable.games.worldbreakers.campaign.journey import AFTER_GAME, Shares, begin_campaign
from worldtable.games.worldbreakers.campaign.orders import ORDERS
from worldtable.games.worldbreakers.draft import PILES, DraftTurn, begin_draft
from worldtable.games.worldbreakers.game import WORLDBREAKERS, Worldbreakers
from worldtable.games.worldbreakers.rules import MULLIGAN, NEXT_TURN, ROUND
from worldtable.games.worldbreakers.starters import SOLO_BREAKER, STARTERS
from worldtable.games.worldbreakers.state import State
from worldtable.testing.sitting import Sitting

MARCO = "marco_polo_robed_in_silk"
MARKS = {"wounds": codes.WOUND, "plus": codes.PLUS, "stationary": codes.STATIONARY, "stun": codes.STUN}
FILLERS = 5


class Seat:
    """What lies before a player. Cards by their ids, between commas; those in play with counters after them.

    The Worldbreaker is exhausted unless it is named, so that it keeps out of what a test is about.
    """

    def __init__(
        self,
        play: str = "",
        hand: str = "",
        deck: str | None = None,
        discard: str = "",
        mythium: int = 0,
        power: int = 0,
        earth: int = 0,
        moon: int = 0,
        stars: int = 0,
        void: int = 0,
        breaker: str = "",
        starter: str = "",
    ) -> None:
        self.play = play
        self.hand = hand
        self.deck = deck  # from the top; some cards that do not matter if it is not given
        self.discard = discard
        self.mythium = mythium
        self.power = power
        self.standing = (earth, moon, stars, void)
        self.breaker = breaker
        self.starter = starter  # what of this starter deck is not named lies under the deck, shuffled

    def named(self) -> list[str]:
        """The cards that lie open or in the hand."""
        return [*words(self.hand), *words(self.discard), *[word.split()[0] for word in words(self.play)]]


class Side:
    """What can be seen of a side."""

    def __init__(self, table: Table, side: int) -> None:
        self.table = table
        self.s = table.s
        self.side = side

    @property
    def mythium(self) -> int:
        return self.s.mythium[self.side]

    @property
    def power(self) -> int:
        return self.s.power[self.side]

    def standing(self, guild: str) -> int:
        return self.s.standing[self.side][codes.GUILDS.index(guild)]

    @property
    def hand(self) -> list[str]:
        return self.table.ids(self.s.hands[self.side])

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return self.table.ids(self.s.decks[self.side][::-1])

    @property
    def discard(self) -> list[str]:
        return self.table.ids(self.s.discards[self.side])

    @property
    def stored(self) -> list[str]:
        return self.table.ids([card for card in self.s.stored if codes.side_of(card) == self.side])

    @property
    def play(self) -> list[str]:
        """Followers and locations."""
        cards = [card for card in self.s.play[self.side] if self.s.face(card).kind != codes.WORLDBREAKER]
        return self.table.ids(cards)

    def card(self, id: str) -> int:
        return codes.card_of(self.side, self.table.box.by_id[id])

    def strength(self, id: str) -> int:
        return self.s.strength(self.card(id))

    def health(self, id: str) -> int:
        return self.s.health_left(self.card(id))

    def wounds(self, id: str) -> int:
        return self.s.wounds(self.card(id))

    def plus(self, id: str) -> int:
        return self.s.plus(self.card(id))

    def stages(self, id: str) -> int:
        """Stage counters left."""
        return self.s.stages(self.card(id))

    def ready(self, id: str) -> bool:
        return self.s.ready(self.card(id))

    def stationary(self, id: str) -> bool:
        return self.s.stationary(self.card(id))

    def stunned(self, id: str) -> bool:
        return codes.stuns_in(self.s.marks(self.card(id))) > 0

    def worldbreaker_ready(self) -> bool:
        return self.s.ready(self.s.worldbreaker(self.side))


class Table(Sitting):
    """Aroha and Moon in a duel; Aroha has the first turn of round 1 unless a later one is named.

    Before the first turn, in turn 0, cards may be changed. A journey is a game of the campaign that goes on after it.
    """

    def __init__(
        self,
        you: Seat | None = None,
        they: Seat | None = None,
        turn: int = 1,
        first: str = "",
        solo: bool = False,
        orders: str = "",
        goal: int = 10,
        game: Worldbreakers = WORLDBREAKERS,
        names: tuple[str, ...] = ("Aroha", "Moon"),
        round: int = 1,
        journey: bool = False,
    ) -> None:
        names = names[:1] if solo else names
        cards = game.box.solo if solo and game.box.solo is not None else game.box
        s = State(len(names), cards)
        super().__init__(game, s, names)
        self.s = s
        self.box = cards
        s.reseed(0)
        s.goal = goal
        s.round = round if turn else 0
        s.turn = max(turn - 1, 0)
        s.first = 1 if first == s.name(1) else 0
        s.chapter = 1 if solo else 0
        if journey:
            self.set_out()
        if solo:
            s.orders = [int(word) - 1 for word in words(orders or "1, 2, 3")][::-1]
            s.spent = [order for order in range(len(ORDERS)) if order not in s.orders][: 12 - len(s.orders)]
            s.flipped = s.turn // 2 % 2 == 1
        self.lay(0, you or Seat())
        self.lay(1, they or Seat(), SOLO_BREAKER if solo else MARCO)
        self.you = Side(self, 0)
        self.they = Side(self, 1)
        if turn:
            s.push(NEXT_TURN)
        else:
            s.active = s.first
            s.then(MULLIGAN[s.first], MULLIGAN[1 - s.first], ROUND)
        self.begin()

    def set_out(self) -> None:
        """The campaign around a game of its first chapter: what is kept beside it, and what follows (S2, S40)."""
        s = self.s
        begin_campaign(s, "normal")
        s.top = 0
        s.library = []
        s.reserve = [card for card in s.reserve if codes.face_of(card) in Shares(self.box).followers_aside]
        s.push(AFTER_GAME)

    def lay(self, side: int, seat: Seat, breaker: str = MARCO) -> None:
        s = self.s
        s.enter(self.number(side, seat.breaker or breaker), seat.breaker == "")
        s.mythium[side] = seat.mythium
        s.power[side] = seat.power
        s.earned[side][codes.BY_CARDS] = seat.power
        for guild in range(4):
            s.standing[side][guild] = seat.standing[guild]
        for entry in words(seat.play):
            self.put(side, entry.split())
        s.hands[side] = [self.number(side, id) for id in words(seat.hand)]
        s.discards[side] = [self.number(side, id) for id in words(seat.discard)]
        if seat.starter:
            s.decks[side] = self.rest(side, seat)
            s.shuffle_deck(side)
            s.decks[side].extend([self.number(side, id) for id in words(seat.deck or "")][::-1])
        elif seat.deck is None:
            named = seat.named()
            spare = [face for face in self.box.faces if face.guild == codes.NEUTRAL and face.id not in named]
            fill = [face.face for face in spare if not face.solo_only]
            s.decks[side] = [codes.card_of(side, face) for face in fill[-FILLERS:]] if not s.automaton(side) else []
        else:
            s.decks[side] = [self.number(side, id) for id in words(seat.deck)][::-1]

    def rest(self, side: int, seat: Seat) -> list[int]:
        """What of a starter deck is not named; in the campaign what of it takes part from the beginning."""
        box = self.box
        deck = [box.by_id[id] for id in STARTERS[seat.starter][1]]
        if self.s.solo:
            deck = Shares(box).opponents if self.s.automaton(side) else Shares(box).library
        named = [*seat.named(), *words(seat.deck or "")]
        return [codes.card_of(side, face) for face in deck if box.faces[face].id not in named]

    def put(self, side: int, entry: list[str]) -> None:
        """A card in play: `mothkeeper exhausted wounds 2`, `the_pit_of_despair stages 1`."""
        s = self.s
        card = self.number(side, entry[0])
        s.enter(card, "exhausted" in entry)
        for word, bit in MARKS.items():
            if word in entry:
                s.mark(card, bit * int(entry[entry.index(word) + 1]))
        if "stages" in entry:
            s.mark(card, codes.STAGE * (int(entry[entry.index("stages") + 1]) - s.face(card).stages))

    def number(self, side: int, id: str) -> int:
        assert id in self.box.by_id, f"there is no card {id}"
        return codes.card_of(side, self.box.by_id[id])

    def ids(self, cards: list[int]) -> list[str]:
        return [self.s.face(card).id for card in cards]

    def pass_turn(self, *who: str) -> None:
        """Gain mythium, one turn after the other."""
        for each in who:
            self.choose("Gain 1 mythium", each)

    def pass_round(self) -> None:
        """Both gain mythium until the round ends; every ability is declined."""
        round = self.s.round
        while self.s.round == round and not self.over:
            options = self.options
            self.choose("Gain 1 mythium" if "Gain 1 mythium" in options else options[-1])

    def attack(self, *names: str) -> None:
        """Attack with followers by their names."""
        self.choose(f"Attack with {names[0]}")
        for name in names[1:]:
            self.choose(f"{name} attacks")
        if "Attack" in self.options:
            self.choose("Attack")

    def can(self, start: str) -> bool:
        """Whether an answer that begins so is open."""
        return bool([label for label in self.options if label.startswith(start)])

    def refuses(self, title: str, zone: str = "") -> str:
        """Why a thing in sight cannot be chosen."""
        return self.why(self.code(title, None, zone))


class Draft(Sitting):
    """A Winston draft of two: the card of each pile and the top of the stock by their ids. The first seat begins."""

    def __init__(self, piles: str, stock: str = "", names: tuple[str, ...] = ("Aroha", "Moon")) -> None:
        s = State(len(names), WORLDBREAKERS.box)
        super().__init__(WORLDBREAKERS, s, names)
        s.reseed(0)
        begin_draft(s)
        s.top = 0
        named = [s.cards.by_id[id] for id in [*words(piles), *words(stock)]]
        rest = [card for card in [*s.stock, *[card for pile in s.piles for card in pile]] if card not in named]
        s.stock = [*rest, *named[PILES:][::-1]]
        s.piles = [[card] for card in named[:PILES]]
        s.first = s.active = 0
        s.push(DraftTurn(0))
        self.begin()


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def costs(
    id: str,
    cost: int,
    earth: int = 0,
    moon: int = 0,
    stars: int = 0,
    void: int = 0,
    game: Worldbreakers = WORLDBREAKERS,
) -> None:
    """A card is played for exactly its cost, with exactly its requirement, which is not spent; with less of either
    it is refused by rule (R25)."""
    face = game.box.faces[game.box.by_id[id]]
    exact = Table(Seat(hand=id, mythium=cost, earth=earth, moon=moon, stars=stars, void=void), game=game)
    price = f" for {cost} mythium" if cost else ""
    assert exact.can(f"Play {face.name} for {cost}"), exact.options
    exact.choose(f"Play {face.name} for {cost}")
    if exact.can("Pay "):
        exact.choose("Pay ")
    assert f"Aroha plays {face.name}{price}." in exact.told[-1]
    if cost:
        poor = Table(Seat(hand=id, mythium=cost - 1, earth=earth, moon=moon, stars=stars, void=void), game=game)
        assert poor.refuses(face.name) == f"{face.name} costs {cost} mythium; you have {cost - 1}. (R25)"
    needs = {"Earth": earth, "Moon": moon, "Stars": stars, "Void": void}
    for guild, need in needs.items():
        if need:
            less = {name.lower(): count - (1 if name == guild else 0) for name, count in needs.items()}
            table = Table(Seat(hand=id, mythium=cost + 9, **less), game=game)  # type: ignore[arg-type]
            assert table.refuses(face.name) == (
                f"{face.name} needs {need} standing with {guild}; you have {need - 1}. (R25)"
            )
