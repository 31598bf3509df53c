"""Rates: how often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict

KEPT = 10_000  # the least recently seen are forgotten
BURST = 10.0  # events that may always come at once


class Rate:
    """So many events a second for each key, and some seconds' worth at once."""

    def __init__(self, a_second: float, burst: float, limited: bool = True) -> None:
        self.a_second = a_second
        self.most = max(a_second * burst, BURST)
        self.limited = limited
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, clock: float | None = None) -> bool:
        """Take one event; false if none is left."""
        if not self.limited:
            return True
        at = time.monotonic() if clock is None else clock
        left, before = self.left.get(key, (self.most, at))
        left = min(self.most, left + (at - before) * self.a_second)
        enough = left >= 1
        self.left[key] = (left - 1 if enough else left, at)
        self.left.move_to_end(key)
        if len(self.left) > KEPT:
            self.left.popitem(last=False)
        return enough
