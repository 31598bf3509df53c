"""World Shapers in five chapters: a first turn, and then worlds on which one thing at a time is seen."""

from __future__ import annotations

from worldtable.lessons.script import Lesson
from worldtable.lessons.world_shapers.crystals import CRYSTALS
from worldtable.lessons.world_shapers.most_and_rows import MOST_AND_ROWS
from worldtable.lessons.world_shapers.neighbours import NEIGHBOURS
from worldtable.lessons.world_shapers.pick_and_place import PICK_AND_PLACE
from worldtable.lessons.world_shapers.the_end import THE_END

LESSON = Lesson("world_shapers", 10, (PICK_AND_PLACE, NEIGHBOURS, CRYSTALS, MOST_AND_ROWS, THE_END))
