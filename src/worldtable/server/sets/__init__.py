"""Card sets that belong to people: kept with all their drafts, checked by the game's own reader, played at tables.

`text` is a set as data and as the files a game reads, `boxes` the games that are played with them, `checking` what a
process apart finds in one, `desk` what people do with theirs.
"""
