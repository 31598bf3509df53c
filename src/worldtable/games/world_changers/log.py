"""The log of World Changers: what happened, told to each seat as far as it may know."""

from __future__ import annotations

from worldtable.engine.scene import Went
from worldtable.engine.step import Fact
from worldtable.games.world_changers.state import CREW, FACES, HAND, VOID, State


def cards_in_words(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def names(s: State, cards: tuple[int, ...]) -> str:
    words = [s.name_of(card) for card in cards]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def crew_of(side: int) -> str:
    """The zone of a side's Crew Mates; side -1 is the Void."""
    return "void" if side < 0 else f"crew-{side}"


def hand_of(player: int) -> str:
    return f"hand-{player}"


def all_went(s: State, cards: tuple[int, ...], start: str, end: str) -> list[Went]:
    return [Went(s.card(card).id, start, end) for card in cards]


class About(Fact[State]):
    """A fact about cards that lie open now or did when it happened."""

    def about(self) -> tuple[int, ...]:
        return ()

    def things(self, s: State, to: int) -> list[int]:
        codes: list[int] = []
        for card in self.about():
            face = s.card(card).face
            owner = s.owner(card)
            if owner >= 0:
                codes.append(CREW + owner * FACES + face)
            elif card in s.void:
                codes.append(VOID + face)
            elif 0 <= to < s.seats and card in s.hands[to]:
                codes.append(HAND + face)
        return codes


class OneCard(About):
    """What somebody did with a card, or what happened to somebody's card."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def about(self) -> tuple[int, ...]:
        return (self.card,)

    def own(self, to: int) -> str:
        return "your" if self.player == to else "their"


class Invited(OneCard):
    def __init__(self, player: int, card: int, hand: bool) -> None:
        super().__init__(player, card)
        self.hand = hand

    def went(self, s: State, to: int) -> list[Went]:
        start = hand_of(self.player) if self.hand else "void"
        return all_went(s, self.about(), start, crew_of(self.player))

    def say(self, s: State, to: int) -> str:
        source = f"{self.own(to)} hand" if self.hand else "the Void"
        return f"{s.who(self.player, to, 'invite', 'invites')} {s.name_of(self.card)} from {source}."


class Activated(OneCard):
    def __init__(self, player: int, card: int, owner: int) -> None:
        super().__init__(player, card)
        self.owner = owner

    def went(self, s: State, to: int) -> list[Went]:
        place = crew_of(self.owner)
        return all_went(s, self.about(), place, place)

    def say(self, s: State, to: int) -> str:
        owner = "their own " if self.owner == self.player != to else whose(s, self.owner, to)
        return f"{s.who(self.player, to, 'use', 'uses')} the effect of {owner}{s.name_of(self.card)}."


class Passed(Fact[State]):
    def __init__(self, player: int, forced: bool) -> None:
        self.player = player
        self.forced = forced

    def say(self, s: State, to: int) -> str:
        if self.forced:
            return f"{s.who(self.player, to, 'have', 'has')} to pass."
        return f"{s.who(self.player, to, 'pass', 'passes')}."


class ForcedPassCancelled(OneCard):
    def say(self, s: State, to: int) -> str:
        player = "you" if self.player == to else s.name(self.player)
        return f"{s.name_of(self.card)} saves {player} from passing."


class MustPass(Fact[State]):
    def __init__(self, player: int) -> None:
        self.player = player

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'must pass your', 'must pass their')} next turn."


class WentToVoid(OneCard):
    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.about(), crew_of(self.player), "void")

    def say(self, s: State, to: int) -> str:
        return f"{whose(s, self.player, to, True)}{s.name_of(self.card)} goes to the Void."


class Took(OneCard):
    """Owner -1 is the Void."""

    def __init__(self, player: int, owner: int, card: int) -> None:
        super().__init__(player, card)
        self.owner = owner

    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.about(), crew_of(self.owner), crew_of(self.player))

    def say(self, s: State, to: int) -> str:
        source = "the Void" if self.owner < 0 else "you" if self.owner == to else side_name(s, self.owner)
        return f"{subject(s, self.player, to, 'take', 'takes')} {s.name_of(self.card)} from {source}."


class Gave(OneCard):
    def __init__(self, player: int, taker: int, card: int) -> None:
        super().__init__(player, card)
        self.taker = taker

    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.about(), crew_of(self.player), crew_of(self.taker))

    def say(self, s: State, to: int) -> str:
        taker = "you" if self.taker == to else side_name(s, self.taker)
        return f"{subject(s, self.player, to, 'give', 'gives')} {s.name_of(self.card)} to {taker}."


class Swapped(About):
    """Owner -1 is the Void."""

    def __init__(self, player: int, own: int, owner: int, card: int) -> None:
        self.player = player
        self.own = own
        self.owner = owner
        self.card = card

    def about(self) -> tuple[int, ...]:
        return (self.own, self.card)

    def went(self, s: State, to: int) -> list[Went]:
        own, other = crew_of(self.player), crew_of(self.owner)
        return [*all_went(s, (self.own,), own, other), *all_went(s, (self.card,), other, own)]

    def say(self, s: State, to: int) -> str:
        other = (
            f"{s.name_of(self.card)} from the Void"
            if self.owner < 0
            else f"{whose(s, self.owner, to)}{s.name_of(self.card)}"
        )
        return f"{s.who(self.player, to, 'swap', 'swaps')} {s.name_of(self.own)} with {other}."


class PutInVoid(About):
    def __init__(self, player: int, cards: tuple[int, ...]) -> None:
        self.player = player
        self.cards = cards

    def about(self) -> tuple[int, ...]:
        return self.cards

    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.cards, hand_of(self.player), "void")

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'put', 'puts')} {names(s, self.cards)} into the Void."


class Revealed(About):
    """Cards come from the Draw Pile into the Void."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def about(self) -> tuple[int, ...]:
        return self.cards

    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.cards, "pile", "void")

    def say(self, s: State, to: int) -> str:
        return f"The Void gets {names(s, self.cards)} from the Draw Pile."


class Hidden(About):
    """Cards that only one seat may know; the others know how many."""

    def __init__(self, player: int, count: int, cards: tuple[int, ...]) -> None:
        self.player = player
        self.count = count
        self.cards = cards

    def about(self) -> tuple[int, ...]:
        return self.cards

    def told(self, to: int) -> bool:
        """Whether a seat is told the cards; after a redeal for another seat they are nobody's any more."""
        return to == self.player and len(self.cards) > 0

    def things(self, s: State, to: int) -> list[int]:
        return super().things(s, to) if to == self.player else []

    def drawn(self, s: State, to: int, count: int) -> list[Went]:
        """From the Draw Pile into the hand: the cards for who may know them, their number for all others."""
        hand = hand_of(self.player)
        return all_went(s, self.cards, "pile", hand) if self.told(to) else [Went("", "pile", hand, count)]


class Drew(Hidden):
    def seen(self, to: int) -> Fact[State]:
        return self if to == self.player else Drew(self.player, self.count, ())

    def went(self, s: State, to: int) -> list[Went]:
        return self.drawn(s, to, self.count)

    def say(self, s: State, to: int) -> str:
        what = names(s, self.cards) if self.told(to) else cards_in_words(self.count)
        return f"{s.who(self.player, to, 'draw', 'draws')} {what}."


class Placed(OneCard):
    """A hand card joins the crew without an Invite action."""

    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.about(), hand_of(self.player), crew_of(self.player))

    def say(self, s: State, to: int) -> str:
        placed = s.who(self.player, to, "place", "places")
        return f"{placed} {s.name_of(self.card)} from {self.own(to)} hand in {self.own(to)} crew."


class TookInHand(OneCard):
    """Solo: a Void card goes to the hand (S5)."""

    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.about(), "void", hand_of(self.player))

    def say(self, s: State, to: int) -> str:
        taken = s.who(self.player, to, "take", "takes")
        return f"{taken} {s.name_of(self.card)} from the Void into {self.own(to)} hand."


class LookedAt(Hidden):
    def seen(self, to: int) -> Fact[State]:
        return self if to == self.player else LookedAt(self.player, self.count, ())

    def say(self, s: State, to: int) -> str:
        what = f": {names(s, self.cards)}" if self.told(to) else ""
        top = "the top card" if self.count == 1 else f"the top {self.count} cards"
        return f"{s.who(self.player, to, 'look', 'looks')} at {top} of the Draw Pile{what}."


class KeptOne(Hidden):
    def seen(self, to: int) -> Fact[State]:
        return self if to == self.player else KeptOne(self.player, self.count, ())

    def went(self, s: State, to: int) -> list[Went]:
        return self.drawn(s, to, 1)

    def say(self, s: State, to: int) -> str:
        hidden = "it" if self.count == 1 else "one of them"
        what = names(s, self.cards) if self.told(to) else hidden
        own = "your" if self.player == to else "their"
        return f"{s.who(self.player, to, 'take', 'takes')} {what} into {own} hand."


class PutUnderPile(OneCard):
    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.about(), "void", "pile")

    def say(self, s: State, to: int) -> str:
        return f"{s.who(self.player, to, 'put', 'puts')} {s.name_of(self.card)} under the Draw Pile."


class HandsPassedOn(Fact[State]):
    def say(self, s: State, to: int) -> str:
        return "All hands move on to the next player clockwise."


class DummyTook(About):
    def __init__(self, cards: tuple[int, ...], hand: bool) -> None:
        self.cards = cards
        self.hand = hand

    def about(self) -> tuple[int, ...]:
        return self.cards

    def went(self, s: State, to: int) -> list[Went]:
        return all_went(s, self.cards, hand_of(0) if self.hand else "void", "crew-1")

    def say(self, s: State, to: int) -> str:
        hand = "your hand" if to == 0 else f"{s.name(0)}'s hand"
        source = hand if self.hand else "the Void"
        return f"{names(s, self.cards)} from {source} join{'s' if len(self.cards) == 1 else ''} the dummy's crew."


class Ended(Fact[State]):
    def __init__(self, why: str) -> None:
        self.why = why

    def say(self, s: State, to: int) -> str:
        return self.why


def side_name(s: State, side: int) -> str:
    return "the dummy" if s.solo_dummy(side) else s.name(side)


def subject(s: State, side: int, to: int, you: str, they: str) -> str:
    return f"The dummy {they}" if s.solo_dummy(side) else s.who(side, to, you, they)


def whose(s: State, owner: int, to: int, first: bool = False) -> str:
    """ "your ", "Linda's ", or nothing for a card that is nobody's."""
    if owner < 0:
        return ""
    if owner == to:
        return "Your " if first else "your "
    if s.solo_dummy(owner):
        return "The dummy's " if first else "the dummy's "
    return f"{s.name(owner)}'s "
