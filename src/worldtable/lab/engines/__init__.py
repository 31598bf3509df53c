"""Where many games are played: `Here`, in a `Pool` of processes, on a cluster of `Ray`; see `lab.runner`."""

from __future__ import annotations

from worldtable.lab.engines.here import Here
from worldtable.lab.engines.pool import Pool
from worldtable.lab.engines.ray import Ray

__all__ = ["Here", "Pool", "Ray"]
