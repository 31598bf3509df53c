"""Both sides of the duel as the chapters lay them out: Khutulun's riders and Marco Polo's caravan."""

from __future__ import annotations

from worldtable.games.worldbreakers.testing import MARCO, Seat

NAMES = ("You", "Ada")
KHUTULUN = "khutulun_the_true_daughter"


def riders(play: str = "", hand: str = "", deck: str = "", mythium: int = 2, power: int = 0, earth: int = 2) -> Seat:
    """Khutulun with the Earth deck; what is named of it lies open, in the hand or on top of the deck."""
    return Seat(play, hand, deck, "", mythium, power, earth=earth, breaker=KHUTULUN, starter="earth")


def caravan(play: str = "", hand: str = "", deck: str = "", mythium: int = 2, power: int = 0, stars: int = 2) -> Seat:
    """Marco Polo with the Stars deck."""
    return Seat(play, hand, deck, "", mythium, power, stars=stars, breaker=MARCO, starter="stars")
