"""Worldbreakers. What is where, in the order in which it is best read:

codes.py      the numbers: codes of answers, kinds, guilds, timings, and what is packed into one number
card.py       what is printed: clauses, abilities, cards; cards/ reads them, cards/vocabulary.py is their language
fields.py     what lies on the table and beside it; state.py is what can be asked of it and the smallest changes
effects.py    the verbs of the rulebook: gain, draw, wound, damage, put into play
questions.py  questions as declarations, and clauses that ask: a target, a hand card, one of two
window.py     working off abilities, cleanup, and the windows in which players use them
playing.py    playing a card: requirement, cost, paying
combat/       attack, defence, breach
rules.py      the sequence of play; draft.py and campaign/ are the other two ways to a game, decks.py the usual one
redeal.py     what a seat cannot know, dealt anew
view.py       what a seat sees; laying.py lays cards and questions out, log.py tells what happened, scoring.py counts
game.py       the box: all of it for the rest of Worldtable
"""
