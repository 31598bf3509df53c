"""Lords of Worlds in six chapters: three of one beginning game, then three positions further on.

`buying.py` has what leads to a tile, `building.py` what a Planet makes of it and the end.
"""

from __future__ import annotations

from worldtable.lessons.lords_of_worlds.building import CHAINS, SPECIAL_TILES, THE_END
from worldtable.lessons.lords_of_worlds.buying import COLLECT, HIRE, PLANET
from worldtable.lessons.script import Lesson

LESSON = Lesson("lords_of_worlds", 11, (HIRE, COLLECT, PLANET, CHAINS, SPECIAL_TILES, THE_END))
