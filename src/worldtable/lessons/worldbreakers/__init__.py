"""Worldbreakers in eight chapters: six of the duel, one of the campaign, one of the Winston draft."""

from __future__ import annotations

from worldtable.lessons.script import Lesson
from worldtable.lessons.worldbreakers.campaign import CAMPAIGN
from worldtable.lessons.worldbreakers.draft import DRAFT
from worldtable.lessons.worldbreakers.fighting import ATTACK, BLOCK
from worldtable.lessons.worldbreakers.turns import FOUR_TURNS, PLAYING_CARDS
from worldtable.lessons.worldbreakers.winning import LOCATIONS, RALLY

CHAPTERS = (FOUR_TURNS, PLAYING_CARDS, ATTACK, BLOCK, LOCATIONS, RALLY, CAMPAIGN, DRAFT)

LESSON = Lesson("worldbreakers", 15, CHAPTERS)
