"""World of Wonders.

Rules, as the rulebook goes: `rules.py` (opening hands, the turn and its phases), `playing.py` (the Play phase),
`abilities.py` (who can use what), `combat.py` with `strength.py`, `reactions.py` (the windows), `effects.py` (what
happens to cards and units), `questions.py` (what many of them ask), `scoring.py`.

Table: `state.py` (what lies where), `fronts.py` (what is printed), `codes.py`, `units.py`, `moments.py` (numbers).

Screens: `view.py` and `redeal.py` (who sees what), `breakdown.py` (a fight part by part), `words.py` (the log),
`reasons.py` (why not). `game.py` is the box, `cards/` what cards do, `testing.py` a table for tests.
"""
