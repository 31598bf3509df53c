"""A picture with 256 colours takes a third of the place: PNG in, PNG out, with the standard library alone."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from math import sqrt

COLOURS = 256
Box = list[tuple[tuple[int, int, int], int]]  # colours, and how many pixels have each


def smaller(png: bytes) -> bytes:
    """The same picture with a palette."""
    width, height, pixels = decoded(png)
    keys = [(pixels[at] >> 3, pixels[at + 1] >> 3, pixels[at + 2] >> 3) for at in range(0, len(pixels), 3)]
    sums: dict[tuple[int, int, int], list[int]] = {}
    for at, key in enumerate(keys):
        added = sums.setdefault(key, [0, 0, 0])
        for channel in range(3):
            added[channel] += pixels[3 * at + channel]
    counts = Counter(keys)
    palette = bytearray()
    place: dict[tuple[int, int, int], int] = {}
    for number, box in enumerate(boxes(list(counts.items()))):
        total = sum_of(box)
        palette += bytes(round(sum_in(sums, box, channel) / total) for channel in range(3))
        place |= {colour: number for colour, _ in box}
    rows = bytearray()
    for row in range(height):
        rows += b"\0" + bytes(place[key] for key in keys[row * width : (row + 1) * width])
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def sum_of(box: Box) -> int:
    return sum(count for _, count in box)


def sum_in(sums: dict[tuple[int, int, int], list[int]], box: Box, channel: int) -> int:
    return sum(sums[colour][channel] for colour, _ in box)


def boxes(colours: Box) -> list[Box]:
    """Cut the box with the widest spread of many pixels in two, until there are enough."""
    found = [colours]
    while len(found) < COLOURS:
        worst = max(found, key=weight)
        if len(worst) < 2:
            break
        found.remove(worst)
        found += cut(worst)
    return found


def spread(box: Box) -> tuple[int, int]:
    """The width of a box, and the channel it is widest in."""
    widths = [max(c[n] for c, _ in box) - min(c[n] for c, _ in box) for n in range(3)]
    return max(widths), widths.index(max(widths))


def weight(box: Box) -> float:
    return spread(box)[0] * sqrt(sum_of(box))


def cut(box: Box) -> list[Box]:
    channel = spread(box)[1]
    box = sorted(box, key=lambda each: each[0][channel])
    half, passed, at = sum_of(box) / 2, 0, 0
    while passed < half:
        passed += box[at][1]
        at += 1
    at = min(max(at, 1), len(box) - 1)
    return [box[:at], box[at:]]


def decoded(png: bytes) -> tuple[int, int, bytearray]:
    """The width, the height, and three bytes for every pixel."""
    at, packed, width, height, kind = 8, b"", 0, 0, 0
    while at < len(png):
        (length,), name = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        data = png[at + 8 : at + 8 + length]
        if name == b"IHDR":
            width, height, _, kind = struct.unpack(">IIBB", data[:10])
        elif name == b"IDAT":
            packed += data
        at += 12 + length
    size = {2: 3, 6: 4}[kind]
    raw, pixels, above = zlib.decompress(packed), bytearray(), bytearray(width * size)
    for row in range(height):
        start = row * (width * size + 1)
        above = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + width * size]), above, size)
        pixels += above if size == 3 else bytes(value for nth, value in enumerate(above) if nth % 4 != 3)
    return width, height, pixels


def unfiltered(kind: int, line: bytearray, above: bytearray, size: int) -> bytearray:
    """A line of a PNG as it was before its filter."""
    for at in range(len(line)):
        left = line[at - size] if at >= size else 0
        corner = above[at - size] if at >= size else 0
        guess = (0, left, above[at], (left + above[at]) // 2, nearest(left, above[at], corner))[kind]
        line[at] = (line[at] + guess) & 255
    return line


def nearest(left: int, up: int, corner: int) -> int:
    aim = left + up - corner
    return min((left, up, corner), key=lambda value: abs(aim - value))


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
