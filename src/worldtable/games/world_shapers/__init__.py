"""World Shapers: draft the elements into four columns.

layout.py     the table declared: deck, box, pool and hands, who sees them, codes
card.py       what is printed, and a set of it; cards/ what the named effects do
state.py      the table in play: collections, crystals, what is picked
rules.py      set-up, rounds and turns, step by step as printed
instants.py   effects that work at once, and conflicts about them
effects.py    the verbs that rules and cards share; questions.py what is asked, sealed or not
scoring.py    the sheet with the best choices, ranks of the solo game
view.py       the table as screens show it
game.py       the box: options, status, verdict
"""
