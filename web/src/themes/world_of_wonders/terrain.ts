/** Lines of the map, as SVG paths. */
import type { Box } from "../../table/layout";

export interface Point {
  x: number;
  y: number;
}

export function centre(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

const SANDS = ["#cdb077", "#e3cb98", "#c8b27a", "#b9b073", "#dcc28d"];

/** Patches of sand and dry grass, always the same. */
export function dunes(w: number, h: number): Record<string, string | number>[] {
  return Array.from({ length: 26 }, (_, at) => {
    const wide = 90 + ((at * 67) % 180);
    return { cx: (at * 397) % Math.max(1, w), cy: (at * 211) % Math.max(1, h), rx: wide, ry: wide * 0.42, fill: SANDS[at % 5] ?? "#cdb077", opacity: 0.5 };
  });
}

/** A piece of land: a box with corners and edges as nature makes them. */
export function plateau({ x, y, w, h }: Box, seed: number): string {
  const off = (at: number): number => (((seed * 37 + at * 53) % 9) - 4) * 0.7;
  const c = Math.min(24, h / 4);
  return (
    `M${x + c} ${y + off(1)}L${x + w * 0.5} ${y + off(2)}L${x + w - c} ${y + off(3)}Q${x + w + off(4)} ${y} ${x + w + off(4)} ${y + c}` +
    `L${x + w + off(5)} ${y + h * 0.5}L${x + w + off(6)} ${y + h - c}Q${x + w} ${y + h + off(7)} ${x + w - c} ${y + h + off(7)}` +
    `L${x + w * 0.45} ${y + h + off(8)}L${x + c} ${y + h + off(9)}Q${x + off(10)} ${y + h} ${x + off(10)} ${y + h - c}` +
    `L${x + off(11)} ${y + h * 0.4}L${x + off(12)} ${y + c}Q${x} ${y} ${x + c} ${y + off(1)}Z`
  );
}

export function road(from: Point, to: Point): string {
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + (from.y - to.y) * 0.12} ${(from.y + to.y) / 2} ${to.x} ${to.y}`;
}

/** The water from a height down, with a waving edge. */
export function shore(y: number, w: number, h: number): string {
  const bends = Array.from({ length: Math.ceil(w / 160) + 1 }, (_, at) => `q40 ${at % 2 ? -11 : 9} 80 ${(at % 3) - 1}t80 ${[2, -3, 1][at % 3] ?? 0}`).join("");
  return `M-20 ${y}${bends}V${h + 20}H-20Z`;
}

export function waves(sea: Box, w: number, h: number): string[] {
  const deep = Math.max(1, h - sea.y - 60);
  return Array.from({ length: 16 }, (_, at) => `M${(at * 311 + 60) % Math.max(1, w)} ${sea.y + 44 + ((at * 67) % deep)}q9-6 18 0t18 0`);
}

/** Where and how the sign of the order of play stands between two neighbours. */
export function between(a: Box, b: Box): string {
  const [left, right] = [Math.max(a.x, b.x), Math.min(a.x + a.w, b.x + b.w)];
  const [top, bottom] = [Math.max(a.y, b.y), Math.min(a.y + a.h, b.y + b.h)];
  const upright = right > left;
  const angle = upright ? (b.y < a.y ? -90 : 90) : b.x > a.x ? 0 : 180;
  return `translate(${(left + right) / 2} ${(top + bottom) / 2}) rotate(${angle})`;
}

/** A bent line: its ends, and between them the points it is pulled to. */
export type Way = [Point, Point, Point, Point];

const LANE = 40; // least width of the open ground beside the plaza that is walked

/** The way from a land or a card to a card: along the open ground left of the plaza where there is some, else towards the middle; it arrives at the nearest edge. */
export function way(from: Box, to: Box, plaza: Box): Way {
  const heart = centre(plaza);
  const lane = plaza.x - (from.x + from.w) >= LANE ? (from.x + from.w + plaza.x) / 2 : 0;
  const start = edge(from, lane ? { x: lane, y: centre(from).y } : heart);
  const end = edge(to, lane ? { x: lane, y: heart.y } : start);
  const pull = (a: Point, b: Point, by: number): Point => ({ x: a.x + (b.x - a.x) * by, y: a.y + (b.y - a.y) * by });
  return lane ? [start, { x: lane, y: start.y }, { x: lane, y: end.y }, end] : [start, pull(start, heart, 0.35), pull(end, heart, 0.35), end];
}

const STEPS = 60;
const STRIDE = 30; // from one figure to the next

/** Where on a way figures stand: on open ground, the first nearest to the goal; side by side at its start where there is none. */
export function onFoot(line: Way, count: number, taken: Box[]): Point[] {
  const inside = (p: Point): boolean => taken.some((box) => p.x > box.x && p.x < box.x + box.w && p.y > box.y && p.y < box.y + box.h);
  const found: Point[] = [];
  for (let at = STEPS - 2; at >= 0 && found.length < count; at--) {
    const spot = along(line, at / STEPS);
    const last = found.at(-1);
    if (!inside(spot) && (!last || Math.hypot(spot.x - last.x, spot.y - last.y) >= STRIDE)) {
      found.push(spot);
    }
  }
  const left = count - found.length;
  return [...found, ...Array.from({ length: left }, (_, at) => ({ x: line[0].x + (at - left) * STRIDE * 0.8, y: line[0].y }))];
}

/** How far along a way a point lies, from 0 to 1. */
export function nearest(line: Way, to: Point): number {
  const far = (at: number): number => Math.hypot(along(line, at / STEPS).x - to.x, along(line, at / STEPS).y - to.y);
  return Array.from({ length: STEPS + 1 }, (_, at) => at).reduce((best, at) => (far(at) < far(best) ? at : best)) / STEPS;
}

/** The direction in which a way arrives, in degrees. */
export function turnedAt(line: Way): number {
  const before = along(line, 0.95);
  return (Math.atan2(line[3].y - before.y, line[3].x - before.x) * 180) / Math.PI;
}

/** The point of a box's edge on the way from its centre to a point, a little outside. */
function edge(box: Box, to: Point): Point {
  const c = centre(box);
  const [dx, dy] = [to.x - c.x, to.y - c.y];
  const by = Math.min(box.w / 2 / Math.max(1, Math.abs(dx)), box.h / 2 / Math.max(1, Math.abs(dy)), 1);
  const far = Math.max(1, Math.hypot(dx, dy));
  return { x: c.x + dx * by + (dx / far) * 12, y: c.y + dy * by + (dy / far) * 12 };
}

/** A point of a bent line, from 0 to 1. */
export function along(p: Way, t: number): Point {
  const u = 1 - t;
  const mix = (pick: (each: Point) => number): number => u * u * u * pick(p[0]) + 3 * u * u * t * pick(p[1]) + 3 * u * t * t * pick(p[2]) + t * t * t * pick(p[3]);
  return { x: mix((each) => each.x), y: mix((each) => each.y) };
}
