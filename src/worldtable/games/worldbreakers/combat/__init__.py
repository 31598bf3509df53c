"""Combat (section 8), in the order in which it is fought.

attack.py   attackers are named and exhausted, then the attack window (R38, R39)
defence.py  blocks one by one, each with its fight (R40 to R45)
breach.py   whoever got through breaches and damages; the end, and combats inside combats (R46 to R50)
view.py     the attack as screens show it: who may meet whom, and how it would end
"""
