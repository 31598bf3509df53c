"""Lords of Worlds: tiles, assistants and planets for 2 to 4 players.

`layout` declares the table, `state` is the table in play, `board` and `planet` are its maps. `rules` is the sequence
of play from set-up to the end; a turn leads to `moving`, what that costs is in `paying`, a tile comes by `collecting`
and lies by `placing`. `questions` has what all questions share, `scoring` counts, `view` shows, `options` and `game`
are the box; `card` is what is printed, `cards` holds all of it and what tiles do.
"""
