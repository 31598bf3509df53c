"""The log of World Shapers: what happened, told to each seat as far as it may know."""

from __future__ import annotations

from worldtable.engine.step import Fact
from worldtable.games.world_shapers.state import HAND, OVERLOAD, PLACED, POOL, State, element_name


def subject(s: State, side: int, to: int, you: str, they: str) -> str:
    """A side with its verb."""
    return f"The Imitation {they}" if s.imitation(side) else s.who(side, to, you, they)


def crystals_in_words(count: int) -> str:
    return "1 crystal" if count == 1 else f"{count} crystals"


def listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


class Done(Fact[State]):
    """Something that a side did."""

    def __init__(self, side: int) -> None:
        self.side = side

    def by(self) -> int:
        return self.side


class About(Done):
    """A fact about cards that lie open."""

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def things(self, s: State, to: int) -> list[int]:
        if s.find(self.card) >= 0:
            return [PLACED + self.card]
        if self.card in s.picked:
            return [HAND + self.card]
        return [POOL + self.card] if self.card in s.pool_cards else []


class RoundBegan(Fact[State]):
    def __init__(self, round: int, size: int) -> None:
        self.round = round
        self.size = size

    def say(self, s: State, to: int) -> str:
        return f"Round {self.round} begins: everybody gets a hand of {self.size} cards."


class OverloadShown(Done):
    def __init__(self, side: int, refilled: bool) -> None:
        super().__init__(side)
        self.refilled = refilled

    def say(self, s: State, to: int) -> str:
        name = s.name_of(OVERLOAD)
        after = "another card comes into the hand" if self.refilled else "the hand stays one card short"
        return f"{subject(s, self.side, to, 'show', 'shows')} {name}: it lies beside the collection, {after}."

    def things(self, s: State, to: int) -> list[int]:
        return [PLACED + OVERLOAD]


class Revealed(About):
    def say(self, s: State, to: int) -> str:
        return f"{subject(s, self.side, to, 'reveal', 'reveals')} {s.name_of(self.card)}."


class NoPick(Done):
    def say(self, s: State, to: int) -> str:
        return f"{subject(s, self.side, to, 'hold', 'holds')} an empty hand: no pick this time."


class Contested(About):
    """Several wanted one pool card; the side gets it, -1 if nobody does."""

    def __init__(self, side: int, card: int, seats: list[int]) -> None:
        super().__init__(side, card)
        self.seats = tuple(seats)

    def say(self, s: State, to: int) -> str:
        who = listed([s.name(seat) for seat in self.seats])
        if self.side < 0:
            return (
                f"{who} want {s.name_of(self.card)}; the fewest crystals are shared, so nobody may take it this turn."
            )
        return f"{who} want {s.name_of(self.card)}; {s.name(self.side)} has the fewest crystals and gets it."


class Unpaid(Fact[State]):
    """Discards that the supply has no crystals for."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = tuple(seats)

    def say(self, s: State, to: int) -> str:
        who = listed([s.name(seat) for seat in self.seats])
        several = len(self.seats) > 1
        what, verb = ("discards", "choose") if several else ("discard", "chooses")
        return f"The supply has no crystal for the {what} of {who}, who {verb} again."


class Placed(About):
    def __init__(self, side: int, card: int, element: int) -> None:
        super().__init__(side, card)
        self.element = element

    def say(self, s: State, to: int) -> str:
        place = f"under {element_name(self.element)}"
        return f"{subject(s, self.side, to, 'place', 'places')} {s.name_of(self.card)} {place}."


class Exchanged(About):
    def __init__(self, side: int, card: int, given: int, element: int) -> None:
        super().__init__(side, card)
        self.given = given
        self.element = element

    def say(self, s: State, to: int) -> str:
        who = subject(s, self.side, to, "pay", "pays")
        given, taken = s.name_of(self.given), s.name_of(self.card)
        verb = "exchange" if self.side == to else "exchanges"
        return f"{who} 1 crystal and {verb} {given} for {taken}, under {element_name(self.element)}."


class Discarded(Done):
    """The card is named to its owner alone (A23); -1 where it is not known."""

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side)
        self.card = card

    def say(self, s: State, to: int) -> str:
        own = to == self.side
        card = s.name_of(self.card) if own and self.card >= 0 else "the picked card"
        take = "take" if own else "takes"
        return f"{subject(s, self.side, to, 'discard', 'discards')} {card} and {take} 1 crystal."

    def seen(self, to: int) -> Fact[State]:
        return self if to == self.side else Discarded(self.side, -1)


class Gained(Done):
    def __init__(self, side: int, count: int) -> None:
        super().__init__(side)
        self.count = count

    def say(self, s: State, to: int) -> str:
        return f"{subject(s, self.side, to, 'take', 'takes')} {crystals_in_words(self.count)} from the supply."


class Moved(About):
    """A card of the owner's goes to the bottom of its column."""

    def __init__(self, side: int, card: int, owner: int) -> None:
        super().__init__(side, card)
        self.owner = owner

    def say(self, s: State, to: int) -> str:
        whose = "" if self.owner == self.side else f"{s.side_name(self.owner)}'s "
        who = subject(s, self.side, to, "move", "moves")
        return f"{who} {whose}{s.name_of(self.card)} to the bottom of its column."


class Swapped(About):
    def __init__(self, side: int, card: int, given: int) -> None:
        super().__init__(side, card)
        self.given = given

    def say(self, s: State, to: int) -> str:
        who = subject(s, self.side, to, "swap", "swaps")
        return f"{who} {s.name_of(self.given)} for {s.name_of(self.card)} of the pool."


class Traded(About):
    def __init__(self, side: int, card: int, given: int, owner: int) -> None:
        super().__init__(side, card)
        self.given = given
        self.owner = owner

    def say(self, s: State, to: int) -> str:
        who = subject(s, self.side, to, "trade", "trades")
        return (
            f"{who} {s.name_of(self.given)} for {s.side_name(self.owner)}'s {s.name_of(self.card)}, place for place."
        )


class Siphoned(About):
    def __init__(self, side: int, card: int, owner: int) -> None:
        super().__init__(side, card)
        self.owner = owner

    def say(self, s: State, to: int) -> str:
        who = subject(s, self.side, to, "take", "takes")
        return f"{who} the crystal off {s.name(self.owner)}'s {s.name_of(self.card)}; it returns to its owner."


class ExtraPick(Fact[State]):
    def say(self, s: State, to: int) -> str:
        return "Everybody picks a second card from the same hand."


class Enhanced(About):
    def say(self, s: State, to: int) -> str:
        return f"{subject(s, self.side, to, 'enhance', 'enhances')} {s.name_of(self.card)}."


class Pushed(Done):
    def __init__(self, side: int, target: int) -> None:
        super().__init__(side)
        self.target = target

    def say(self, s: State, to: int) -> str:
        target = "you" if self.target == to else s.side_name(self.target)
        push = "push" if self.side == to else "pushes"
        return f"{s.who(self.side, to, 'pay', 'pays')} 1 crystal and {push} {s.name_of(OVERLOAD)} to {target}."

    def things(self, s: State, to: int) -> list[int]:
        return [PLACED + OVERLOAD]


class PassedOn(Fact[State]):
    def say(self, s: State, to: int) -> str:
        return "The hands are passed to the left."


class ToImitation(Fact[State]):
    def say(self, s: State, to: int) -> str:
        return "The cards of the pool join the Imitation's collection."


class Ended(Fact[State]):
    def say(self, s: State, to: int) -> str:
        return "The last card has been played: the game is scored."
