"""How bots learn a game by playing against themselves.

- `course`    the whole of it: generation after generation, with what it takes to stop and go on
- `games`     what one process plays, and what is kept of it
- `examples`  tables as rows of numbers, packed
- `network`   what is learned from them, by numpy
- `curve`     how strong it became, as a picture
"""
