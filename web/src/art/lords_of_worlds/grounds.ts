/**
 * Many places as one picture. Plain ones, which are most, are drawn layer by layer, each layer one shape for all of them: what a
 * browser pays for is the number of shapes, not their length. All others are drawn once and used where they lie.
 */
import { hexPath } from "./hex";
import { drawn, HOLLOWS, PEBBLES } from "./pieces";
import { each, line, path, type Point } from "./shapes";

const UNIT = 1.2; // a picture of 120 for a radius of 50
const short = (n: number): string => String(Math.round(n * 10) / 10);

const hexes = (spots: readonly Point[], radius: number, round = radius * 0.1): string => spots.map((spot) => hexPath(radius, round, spot)).join("");

/** The same stroke at all spots; of no length it is a disc. */
const strokes = (spots: readonly Point[], dx: number, dy: number, long = 0): string => spots.map(([x, y]) => `M${short(x + dx - long / 2)} ${short(y + dy)}h${short(long)}`).join("");

function earth(spots: readonly Point[], s: number): string {
  const stones = each(PEBBLES, ([x, y, r]) => line(strokes(spots, x * s, y * s), "#8c7560", r * 2 * s));
  return path(hexes(spots, 48.5 * s), "#8f7864") + path(hexes(spots, 40 * s), "#9d8670") + stones;
}

function rock(spots: readonly Point[], s: number): string {
  const hollows = each(HOLLOWS, ([x, y, a, b]) => line(strokes(spots, x * s, y * s, (a - b) * 2 * s), "#94829f", b * 2 * s));
  return path(hexes(spots, 46 * s), "#a493ad", `stroke="#6a5a7c" stroke-width="${short(1.6 * s)}"`) + hollows;
}

const PLAIN: Record<string, (spots: readonly Point[], s: number) => string> = { "bare ": earth, "ground ": earth, space: rock };

export interface Ground {
  kind: string;
  spot: Point;
}

/** Grounds at their spots; a hex of theirs has this radius. */
export function grounds(list: readonly Ground[], radius: number): string {
  const s = (radius * 1.03) / 60 * UNIT;
  return [...new Set(list.map((one) => one.kind))].map((kind, at) => {
    const spots = list.filter((one) => one.kind === kind).map((one) => one.spot);
    const plain = PLAIN[kind];
    if (plain) {
      return plain(spots, s);
    }
    const once = `<defs><g id="g${at}" transform="scale(${(s / UNIT).toFixed(4)}) translate(-60 -60)">${drawn(kind, 0)?.[1] ?? ""}</g></defs>`;
    return once + spots.map(([x, y]) => `<use href="#g${at}" x="${short(x)}" y="${short(y)}"/>`).join("");
  }).join("");
}

/** A slab of earth under places: its shadow, its side, its surface. */
export function slab(spots: readonly Point[], r: number): string {
  const lower = (by: number): Point[] => spots.map(([x, y]) => [x, y + r * by]);
  return path(hexes(lower(0.2), r * 1.1, r * 0.12), "#0b0822", 'opacity=".5"') + path(hexes(lower(0.11), r * 1.06, r * 0.12), "#4a3226") + path(hexes(spots, r * 1.055, r * 0.12), "#8b6a4c");
}
