"""Card values searched for: numbers are changed within their designer's bounds until games are as wished.

`sheets` changes numbers in the designer's own files, `bounds` says which and how far, `goal` what is wished and how
near games come to it, `played` plays them, `search` tries one set after the other, `proof` plays the best one against
the set as it was, `course` keeps it all in a folder.
"""
