"""Rates: how often somebody may do something."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

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

    def give_back(self, key: str) -> None:
        """Undo a `spend` that came true."""
        if key in self.left:
            left, before = self.left[key]
            self.left[key] = (left + 1, before)


def caller(scope: Mapping[str, Any]) -> str:
    """Whose limits a connection counts against."""
    client = scope.get("client")
    return counted(str(client[0])) if client else ""


def counted(address: str) -> str:
    """An address as limits count it. Whoever has one address of the sixth version has its whole network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 4:
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped) if mapped else str(ipaddress.ip_network((found, 64), strict=False))


def is_local(address: str) -> bool:
    """Whether an address is this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
