"""The laws that every game obeys, and a table for tests: for games of this package and of others.

`laws` are the checks, `plays` the random games and settings that they try, `scene_laws` what a screen needs of a
game; `sitting` is a table that tests talk to in words; `transcripts` tells whether rules written anew play the same
games.

`python -m worldtable.testing GAME` tries the laws on a game, with nothing else at hand.
"""

__all__ = ["laws", "plays", "scene_laws", "sitting", "transcripts"]
