"""World Changers: a card game for 1 to 4 players.

layout.py     the table declared: places, who sees them, codes
card.py       what is printed, and a set of it; cards/ what the named effects do
state.py      the table in play: crews and what they forbid, chips and tokens
rules.py      the turn and the end of the game (sections 3 and 5); solo.py the game against the dummy
effects.py    the verbs that cards share; questions.py what they ask
scoring.py    the sheet, and who wins
view.py       the table as screens show it
game.py       the box: set-up, banners, verdict
"""
