"""Our games for the tools of researchers, and theirs at our tables.

`knowledge` is what a seat knows, as a row of bytes with named planes; `vector` steps many tables in one call;
`pettingzoo` and `gymnasium` make every game of the shelf an environment of theirs. They need `pip install
"worldtable[research]"`. `moment` is a table between two answers, with all that led to it; `openspiel` makes
every game one of OpenSpiel's; `peers` lets its searches play here. They need `pip install "worldtable[peers]"`.
"""

__all__ = ["gymnasium", "knowledge", "moment", "openspiel", "peers", "pettingzoo", "vector"]
