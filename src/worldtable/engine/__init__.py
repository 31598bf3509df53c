"""What rules are written with. It knows no game and imports the standard library alone; compiled where that can be.

A game: `game` the box, `step` what waits and the table, `loop` what runs it, `effect` and `window` what cards replace
and answer to. Its table: `layout` and `places` declare it once, `alike` where cards are their faces, `dice` is its
chance, `features` its numbers for bots that learn. Its questions: `choices`, `asking`. Its cards: `card`, `cardset`,
`decks`. What people see and read: `scene`, `laying`, `table`, `changes`, `journey`, `log`, `wording`, `printing`.

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
    "features",
    "game",
    "journey",
    "laying",
    "layout",
    "log",
    "loop",
    "places",
    "printing",
    "scene",
    "step",
    "table",
    "window",
    "wording",
]
