"""The keys of the full screen in words: a line at its foot, a shorter one, and a page."""

from __future__ import annotations

KEYS = (
    "↑↓ Enter or a number: choose · p preview · i look · h hint · w why · u undo · s score · l log · r rules"
    " · ? help · q quit"
)
BRIEF_KEYS = "↑↓ Enter 1-9 p preview i look h hint w why u undo s score l log ? help q quit"
MORE_KEYS = (
    "Keys:",
    "  ↑ ↓ Enter   choose an option; Page Up and Page Down move the table",
    "  1 to 9      choose at once; with more than nine options they begin a number, Enter ends it",
    "  p           preview: what the option would bring, as far as you can know",
    "  i           look at what the option points at;  h hint;  w why;  s score;  l log;  r rules",
    "  m           the map of a campaign: its chapters, what came of them, what is new",
    "  u           undo;  U undo if the whole table agrees",
    "  Tab or :    type a line;  Escape goes back to the options",
    "  q, Ctrl-C   leave; everything is saved",
    "",
)
