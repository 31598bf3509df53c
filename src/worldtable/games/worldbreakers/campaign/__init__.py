"""The solo campaign against the automaton (sections 13 to 16).

journey.py    one long game: its chapters, and what joins and leaves between them (S1 to S18, S38 to S47)
orders.py     the automaton's turns: ten sides of orders, and the steps of each (S24 to S32)
targeting.py  how the automaton picks among cards in play (S33 to S37)
story.py      the cards of the campaign: chapters, New Rules, sides of orders; campaign.toml has their words
chapters.py   the campaign as a story so far: results, what each chapter brought, what a win or a loss leaves
view.py       what a campaign shows beside the table, and on paper
"""
