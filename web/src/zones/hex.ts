/** Where the hexes of a map lie in a box: axial (q, r), flat side up. */
import type { Thing } from "../lib/scene";
import type { Box } from "../table/layout";

const HIGH = Math.sqrt(3); // of a hex of radius 1

export interface Cell {
  thing: Thing;
  x: number;
  y: number;
}

export interface Spread {
  r: number; // radius
  cells: Cell[];
}

export function spread(things: Thing[], box: Box): Spread {
  const places = things.map((thing) => ({ thing, x: 1.5 * (thing.at?.[0] ?? 0), y: HIGH * ((thing.at?.[1] ?? 0) + (thing.at?.[0] ?? 0) / 2) }));
  if (!places.length) {
    return { r: 0, cells: [] };
  }
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 2, Math.max(...ys) - top + HIGH];
  const r = Math.min(box.w / wide, box.h / high);
  const [dx, dy] = [(box.w - wide * r) / 2, (box.h - high * r) / 2];
  return { r, cells: places.map((place) => ({ thing: place.thing, x: dx + (place.x - left) * r, y: dy + (place.y - top) * r })) };
}
