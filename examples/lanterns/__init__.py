"""Lanterns, a game of a page: one card in hand, draw one, play one, and guess what the others hold.

`cards.toml` is what is printed, `table` the places, `rules` the sequence of play and the cards, `box` the game as it
stands on the shelf. Nothing else is needed: browser, terminal, bots, replays, undo and the laws come from the engine.
"""

from lanterns.box import LANTERNS as GAME  # noqa: F401
