"""World of Wonders.

game.py       the box: options, set-up, status, verdict
rules.py      opening hands, the turn and its phases (sections 1 and 3); playing.py its Play phase
abilities.py  who can use which ability when (section 4); reasons.py why not
battle/       attacks (section 5)
reactions.py  the windows (section 7)
scoring.py    the sheet, and who wins (sections 8 and 9)
effects.py    what happens to cards, units and tokens; questions.py what many rules ask
card.py       what is printed, and a set of it; cards/ what abilities and events do
state.py      the table, and who sees what of it; units.py, codes.py its numbers; log.py its sentences
view.py       the table as screens show it
testing.py    a table for tests, laid out in words
"""
