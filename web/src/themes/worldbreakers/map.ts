/** The road to Venice as a map: land and seas, and where its stops lie. East is right, so the caravan goes left. */
import { at, dot, each, fill, line, times } from "../../art/worldbreakers/things/draw";
import { camelShape, riderShape } from "../../art/worldbreakers/things/figures";
import { domeShape, gerShape, pagodaShape, shipShape, wallShape } from "../../art/worldbreakers/things/shapes";

export interface Point {
  x: number;
  y: number;
}

/** Places in parts of the width and the height: five stops, then Venice. */
const PLACES: readonly (readonly [number, number])[] = [
  [0.885, 0.42],
  [0.71, 0.66],
  [0.54, 0.36],
  [0.385, 0.68],
  [0.255, 0.6],
];
const VENICE = [0.055, 0.34] as const;
const BENDS = [0.05, -0.12, 0.14, -0.06, -0.1]; // how far the way to each stop leaves the straight, the last to Venice

export function stops(w: number, h: number): Point[] {
  return PLACES.map(([x, y]) => ({ x: x * w, y: y * h }));
}

export function venice(w: number, h: number): Point {
  return { x: VENICE[0] * w, y: VENICE[1] * h };
}

/** The way from a stop to the next one, from the fifth to Venice. */
export function way(number: number, w: number, h: number): string {
  const all = [...stops(w, h), venice(w, h)];
  const [a, b] = [all[number] ?? venice(w, h), all[number + 1] ?? venice(w, h)];
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + (BENDS[number] ?? 0) * h} ${b.x} ${b.y}`;
}

const SEA = "#5f9db0";
const SHORE = "#3f7d92";

const mountain = fill("M-24 0L0-36 24 0z", "#64728f") + fill("M0-36L24 0H6z", "#4b5876") + fill("M0-36L-9-22-3-25 2-20 8-24z", "#fff");
const dune = fill("M-34 0Q-10-16 0-18 8-6 34 0z", "#e7b866") + fill("M0-18Q8-6 34 0 14-6 0-18z", "#cf9a4c");
const palm = line("M0 0Q3-12 0-22", "#7a5230", 3) + line("M0-22Q-10-28-16-18M0-22Q10-28 16-18M0-22Q-5-32-14-30M0-22Q5-32 14-30", "#2f6e43", 3);
const tuft = line("M0 0q-2-6-5-8M0 0q0-7 1-10M0 0q2-6 6-7", "#5d8a4d", 1.6);
const wave = line("M-14 0q5-6 10 0t10 0", "#cfe6ea", 1.8);
const campanile = fill("M-7 0V-34H7V0z", "#c98a5a") + fill("M-8-34L0-50 8-34z", "#7f4a33") + fill("M7 0V-16H26V0z", "#e6d3a8") + fill("M7-16Q16-28 26-16z", "#9aa6ad");

/** A field of one thing in rows that are not quite straight. */
function field(shape: string, places: readonly (readonly [number, number, number])[], w: number, h: number, size: number): string {
  return each([...places].sort((a, b) => a[1] - b[1]), ([x, y, k]) => at(x * w, y * h, k * size, shape));
}

/** Land, seas and what stands there; small things are left out where there is little room. */
export function land(w: number, h: number): string {
  const size = Math.max(0.34, Math.min(1.15, h / 330, w / 1000));
  const wide = w > 600;
  const seas =
    `M0 ${h * 0.52}Q${w * 0.03} ${h * 0.42} ${w * 0.045} ${h * 0.36}Q${w * 0.07} ${h * 0.26} ${w * 0.085} ${h * 0.4}Q${w * 0.1} ${h * 0.62} ${w * 0.13} ${h * 0.68}T${w * 0.17} ${h * 0.74}` +
    `Q${w * 0.2} ${h * 0.84} ${w * 0.27} ${h * 0.82}T${w * 0.29} ${h}H0z` +
    `M${w * 0.16} ${h * 0.38}Q${w * 0.17} ${h * 0.24} ${w * 0.23} ${h * 0.27}T${w * 0.31} ${h * 0.26}Q${w * 0.34} ${h * 0.36} ${w * 0.29} ${h * 0.41}T${w * 0.2} ${h * 0.45}Q${w * 0.165} ${h * 0.46} ${w * 0.16} ${h * 0.38}z` +
    `M${w * 0.4} ${h * 0.3}Q${w * 0.43} ${h * 0.24} ${w * 0.44} ${h * 0.38}T${w * 0.455} ${h * 0.58}Q${w * 0.43} ${h * 0.68} ${w * 0.415} ${h * 0.54}T${w * 0.4} ${h * 0.3}z` +
    `M${w} ${h * 0.72}Q${w * 0.96} ${h * 0.76} ${w * 0.95} ${h * 0.9}L${w * 0.93} ${h}H${w}z`;
  const river = line(`M${w * 0.45} ${h * 0.34}Q${w * 0.48} ${h * 0.28} ${w * 0.5} ${h * 0.4}T${w * 0.55} ${h * 0.62}M${w} ${h * 0.56}Q${w * 0.93} ${h * 0.66} ${w * 0.88} ${h * 0.62}T${w * 0.8} ${h * 0.7}`, SEA, 4 * size);
  const steppe = times(wide ? 46 : 16, (i) => at(((i * 0.0919 + 0.36) % 0.62) * w + 0.36 * w, ((i * 0.067) % 0.2) * h + 0.05 * h, size, tuft));
  const waves = field(wave, [[0.03, 0.68, 1], [0.08, 0.8, 1], [0.05, 0.9, 1], [0.14, 0.88, 1], [0.2, 0.93, 1], [0.25, 0.34, 0.8], [0.425, 0.44, 0.7]], w, h, size);
  const peaks = field(mountain, [[0.5, 0.7, 1], [0.525, 0.6, 1.15], [0.548, 0.66, 1], [0.51, 0.86, 1.2], [0.535, 0.8, 0.9], [0.56, 0.88, 1.1], [0.6, 0.93, 0.9], [0.64, 0.95, 1], [0.68, 0.95, 0.8], [0.315, 0.5, 0.5], [0.335, 0.52, 0.6], [0.355, 0.49, 0.5]], w, h, size);
  const sands = field(dune, [[0.66, 0.5, 1], [0.7, 0.44, 1.2], [0.745, 0.48, 1], [0.64, 0.64, 0.9], [0.78, 0.58, 1.1], [0.755, 0.78, 1], [0.62, 0.72, 0.7], [0.8, 0.44, 0.8]], w, h, size);
  const persia = field(palm, [[0.32, 0.86, 1], [0.345, 0.92, 1], [0.42, 0.84, 1], [0.44, 0.9, 0.9]], w, h, size) + at(0.36 * w, 0.9 * h, size * 0.5, domeShape());
  const north = at(0.6 * w, 0.2 * h, size, gerShape()) + at(0.635 * w, 0.15 * h, size * 0.8, gerShape()) + at(0.66 * w, 0.22 * h, size * 1.1, gerShape());
  const riders = times(wide ? 7 : 3, (i) => at((0.72 + i * 0.022) * w, (0.16 + (i % 3) * 0.045) * h, size * -0.34, riderShape({ horse: "#2f1f18", coat: "#3a2a24", hatColour: "#8c2f22" })));
  const cathay = at(0.93 * w, 0.92 * h, size * 0.45, pagodaShape()) + at(0.86 * w, 0.86 * h, size * 0.36, pagodaShape()) + at(0.9 * w, 0.98 * h, size * 0.36, pagodaShape());
  const wall = times(5, (i) => at((0.84 + i * 0.035) * w, (0.25 + (i % 2) * 0.03) * h, size * 0.62, wallShape("#9b8668", 76, 16)));
  const here = venice(w, h);
  return (
    fill(seas, SEA, ` stroke="${SHORE}" stroke-width="2.5"`) + river + steppe + waves + wall + north + riders + sands + peaks + persia + cathay +
    at(here.x - 14 * size, here.y - 4 * size, size, campanile) + at(0.2 * w, 0.37 * h, size * 0.32, shipShape())
  );
}

/** Names of the lands, where there is room for them. */
export const NAMES: readonly { name: string; x: number; y: number; sea: boolean }[] = [
  { name: "Venice", x: 0.055, y: 0.2, sea: false },
  { name: "Mediterranean", x: 0.09, y: 0.96, sea: true },
  { name: "Black Sea", x: 0.262, y: 0.36, sea: true },
  { name: "Persia", x: 0.385, y: 0.97, sea: false },
  { name: "the Steppe", x: 0.47, y: 0.15, sea: false },
  { name: "Tengri's Cavalry", x: 0.79, y: 0.07, sea: false },
  { name: "Cathay", x: 0.82, y: 0.95, sea: false },
];

export const camel = camelShape();
export const ship = shipShape();
export const rose = dot(0, 0, 15, "none", ' stroke="#6b4a2c" stroke-width="1.5"') + fill("M0-24L5-5 24 0 5 5 0 24-5 5-24 0-5-5z", "#6b4a2c") + fill("M0-24L5-5 0 0zM24 0L5 5 0 0zM0 24L-5 5 0 0zM-24 0L-5-5 0 0z", "#a9855a");
