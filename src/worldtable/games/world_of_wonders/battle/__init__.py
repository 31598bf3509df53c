"""Battles (section 5), in the order in which they are fought.

attack.py    what can be attacked and with what; the force is gathered and declared (R37 to R39)
result.py    the strengths are compared, losses, stolen pieces, and what is discarded (R40 to R40b, R53)
strength.py  the two strengths, part by part (R39, R40a)
forecast.py  the attack as screens show it: how it would end now, and what it may be answered with
"""
