"""How far colours lie apart, also to eyes that miss one of three kinds of cones."""

from __future__ import annotations

from itertools import combinations
from math import cbrt, dist

Colour = tuple[float, float, float]  # red, green, blue from 0 to 1
Rows = tuple[Colour, Colour, Colour]

# Machado, Oliveira and Fernandes (2009), for light as it adds up.
PROTAN: Rows = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
DEUTAN: Rows = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
TRITAN: Rows = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
CONES: Rows = ((0.412221, 0.536333, 0.051446), (0.211903, 0.680700, 0.107397), (0.088302, 0.281719, 0.629979))
LAB: Rows = ((0.210454, 0.793618, -0.004072), (1.977998, -2.428592, 0.450594), (0.025904, 0.782772, -0.808676))


def times(rows: Rows, colour: Colour) -> Colour:
    r, g, b = (sum(part * each for part, each in zip(row, colour, strict=True)) for row in rows)
    return r, g, b


def light(colour: Colour) -> Colour:
    """As light adds up."""
    r, g, b = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in colour)
    return r, g, b


def seen(colour: Colour, eyes: Rows) -> Colour:
    """Where a colour lies (OKLab, in hundredths) to such eyes."""
    r, g, b = (min(1.0, max(0.0, each)) for each in times(eyes, light(colour)))
    x, y, z = times(LAB, tuple(cbrt(each) for each in times(CONES, (r, g, b))))  # type: ignore[arg-type]
    return 100 * x, 100 * y, 100 * z


def apart(colours: list[Colour], *eyes: Rows) -> float:
    """How far the two lie apart that are most alike."""
    return min(dist(seen(one, each), seen(other, each)) for each in eyes for one, other in combinations(colours, 2))


def contrast(one: Colour, other: Colour) -> float:
    """As the guidelines for readable text reckon it."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (light(one), light(other)))
    return (high + 0.05) / (low + 0.05)
