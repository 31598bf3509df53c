"""What rules are written with. It knows no game and imports the standard library alone; compiled where that can be.

A game: `game` the box, `option` how it is set up, `step` what waits and the table, `loop` what runs it,
`effect` and `window` what cards replace and answer to. Its table: `layout` and `places` declare it once,
`alike` where cards are their faces, `dice` is its chance. For who learns: `features` its numbers for bots,
`observation` and `encoding` what a seat knows as bytes, `many` tables stepped in one call. Its questions:
`choices`, `asking`. Its cards: `card`, `cardset`, `decks`. What people see and read: `scene`, `laying`,
`table`, `changes`, `journey`, `log`, `wording`, `printing`.

Import from the modules: `from worldtable.engine.game import Game`. Their names without an underscore are public.
"""

__all__ = [
    "alike",
    "asking",
    "card",
    "cardset",
    "changes",
    "choices",
    "decks",
    "dice",
    "effect",
    "encoding",
    "features",
    "game",
    "journey",
    "laying",
    "layout",
    "log",
    "loop",
    "many",
    "observation",
    "option",
    "places",
    "printing",
    "scene",
    "step",
    "table",
    "window",
    "wording",
]
