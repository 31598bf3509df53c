"""Our games for the tools of researchers, and theirs at our tables.

`moment` is a table between two answers, with all that led to it; `openspiel` makes every game of the shelf one of
OpenSpiel's; `peers` lets its searches play here. They need `pip install "worldtable[peers]"`.
"""

__all__ = ["moment", "openspiel", "peers"]
