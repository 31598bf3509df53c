"""The daily puzzle: whose turn it is, what is told of it when, and how people did.

- `desk`      the tables of puzzles, made in a process apart and remembered; tries, hints and answers, judged here
- `telling`   what somebody is told of a puzzle before and after it is solved; results, days in a row, how others did
"""
