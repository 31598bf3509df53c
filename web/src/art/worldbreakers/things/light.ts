/** Skies, lights, grounds and what glows. */
import type { Palette, Scenes } from "./colours";
import { GEM, GEM_DARK, GEM_LIGHT } from "./colours";
import { at, box, darker, dot, each, edge, fill, lighter, line, mix, num, soft, times } from "./draw";

export const bands = (top: string, low: string) => times(22, (i) => box(-50, i * 5, 200, 115 - i * 5, mix(top, low, i / 21)));
export const sparkle = (x: number, y: number, r: number, c = "#fff6d8", o = 1) =>
  fill(`M${x} ${y - r}l${num(r * 0.3)} ${num(r * 0.7)} ${num(r * 0.7)} ${num(r * 0.3)}-${num(r * 0.7)} ${num(r * 0.3)}-${num(r * 0.3)} ${num(r * 0.7)}-${num(r * 0.3)}-${num(r * 0.7)}-${num(r * 0.7)}-${num(r * 0.3)} ${num(r * 0.7)}-${num(r * 0.3)}z`,
    c, soft(o));
export const starShape = (x: number, y: number, r: number, c: string, inner = 0.42, points = 5, more = "") => fill("M" + Array.from({ length: points * 2 }, (_, i) => {
  const q = i % 2 ? r * inner : r, w = -Math.PI / 2 + (i * Math.PI) / points;
  return `${num(x + q * Math.cos(w))} ${num(y + q * Math.sin(w))}`;
}).join("L") + "z", c, more);
export const glow = (x: number, y: number, r: number, c: string, strength = 1) => each([1, 0.74, 0.5, 0.3], (k) => dot(x, y, num(r * k), c, soft(num(0.22 * strength * 10) / 10)));
export const rays = (x: number, y: number, from: number, to: number, n: number, c: string, o = 0.4, spread = 0.3) => fill(times(n, (i) => {
  const w = (i * 2 * Math.PI) / n, h = (Math.PI / n) * spread, pt = (q: number, v: number) => `${num(x + q * Math.cos(v))} ${num(y + q * Math.sin(v))}`;
  return `M${pt(from, w)}L${pt(to, w - h)} ${pt(to, w + h)}z`;
}), c, soft(o));
export const crescent = (x: number, y: number, r: number) => fill(`M${x} ${y - r}A${r} ${r} 0 1 0 ${num(x + r * 0.94)} ${num(y + r * 0.34)}A${num(r * 0.8)} ${num(r * 0.8)} 0 1 1 ${x} ${y - r}z`,
  "#fbf8e6", soft(0.95));
export const cloudShape = (x: number, y: number, k: number, c = "#fff", o = 0.6) => at(x, y, k, fill("M-22 0Q-24-8-14-9-10-18 1-14 12-18 15-8 24-8 22 0z", c, soft(o)));
export const flame = (x: number, y: number, k: number) => at(x, y, k, fill("M-9 0Q-15-10-6-20-5-12-1-13-4-24 4-32 4-22 9-17 15-8 8 0z", "#e8622a") +
  fill("M-5 0Q-8-7-2-13 0-8 2-8 2-14 4-17 4-11 6-7 8-3 4 0z", "#ffd35a"));
export const smokePuffs = (x: number, y: number, k: number, c = "#fff", o = 0.45) => at(x, y, k,
  fill("M-4 0Q-10-8-3-14-14-20-5-29-12-40 2-44 14-46 13-36 20-30 12-24 17-14 7-12 9-4 3 0z", c, soft(o)));
export const dustPuffs = (x: number, y: number, k: number, c = "#e9d7ae", o = 0.8) => at(x, y, k, fill("M-24 2Q-30-6-20-10-18-20-7-16 1-23 9-15 20-17 20-8 28-4 22 2z", c, soft(o)));
export const boltShape = (x: number, y: number, k: number, c = "#fff3b0", rim = "#d9902a") => at(x, y, k, fill("M8-50L-14-20H-2L-8 0 14-30H3L14-50z", c, edge(rim, 2)));
export const shards = (x: number, y: number, k: number) => at(x, y, k, gem(-9, 0, 0.8, -16) + gem(10, 0, 0.7, 18) + gem(0, 0, 1.25, 0));
// a mythium crystal standing on 0/0
export const gem = (x: number, y: number, k: number, turn = 0, main = GEM, dark = GEM_DARK, light = GEM_LIGHT) => at(x, y, k,
  fill("M-6 0L-7-16 0-27 7-16 6 0z", main) + fill("M0-27L7-16 6 0H1L2-15z", dark) + fill("M-5-3L-5.5-15-1-22-2.5-14z", light, soft(0.85)), turn);

export const LIGHTS = {
  earth: () => dot(80, 24, 13, "#fff4cf", soft(0.85)) + cloudShape(22, 30, 0.9, "#fff", 0.5) + cloudShape(126, 40, 0.8, "#fff", 0.4),
  neutral: () => dot(24, 24, 13, "#fff4cf", soft(0.85)) + cloudShape(66, 22, 0.8, "#fff", 0.5) + cloudShape(122, 34, 0.9, "#fff", 0.4),
  stars: () => each([[16, 14, 5], [82, 12, 5], [90, 36, 3], [8, 42, 3], [64, 20, 3], [-22, 26, 4], [122, 24, 4]], ([x, y, r]) => sparkle(x, y, r)),
  moon: () => crescent(78, 25, 15),
  void: () => `<g fill="none" stroke="#fff"${soft(0.35)}><circle cx="50" cy="44" r="38" stroke-width="5"/><circle cx="50" cy="44" r="28" stroke-width="2"/></g>`,
} satisfies Scenes;
const nightStars = (o = 0.9) => each([[14, 12, 2.5], [36, 8, 1.6], [58, 18, 2], [88, 10, 2.6], [94, 38, 1.6], [6, 36, 1.6], [74, 30, 1.4],
  [-24, 20, 2.2], [-12, 44, 1.5], [118, 26, 2.2], [132, 46, 1.5]], ([x, y, r]) => sparkle(x, y, r, "#fff6d8", o));
// skies that are not the guild's own: two colours and what shines there
export const SKIES = {
  night: () => bands("#18213f", "#5b6a98") + nightStars(),
  dusk: () => bands("#5a4274", "#f0a268") + nightStars(0.5),
  dawn: () => bands("#e9a98a", "#fdeec0") + glow(50, 66, 40, "#fff4cf", 0.8),
  storm: () => bands("#565b76", "#b9b0b2"),
  blood: () => bands("#241022", "#a8382f"),
  indoors: (p) => bands(darker(p.h2, 0.45), mix(p.h2, p.b, 0.25)),
  dark: (p) => bands(darker(p.dk, 0.35), p.dk),
} satisfies Scenes;
const hillsFar = (p: Palette) => fill("M-50 66Q-26 50 0 70 18 52 36 64T70 59 100 66Q124 50 150 64V112H-50z", p.h1);
const hillsNear = (p: Palette) => fill("M-50 86Q-20 76 0 88 26 73 54 84T100 80Q126 74 150 84V112H-50z", p.h2);
const tuft = (x: number, y: number, c: string) => line(`M${x} ${y}l-2-4M${x} ${y}v-5M${x} ${y}l2-4`, c, 1);
export const GROUNDS = {
  hills: (p) => hillsFar(p) + hillsNear(p),
  steppe: (p) => fill("M-50 66Q0 54 50 62T150 62V112H-50z", p.h1) + fill("M-50 84Q20 72 70 80T150 80V112H-50z", p.h2) +
    each([[10, 92], [30, 102], [88, 94], [66, 104], [-22, 96], [120, 98]], ([x, y]) => tuft(x, y, darker(p.h2, 0.2))),
  dunes: (p) => fill("M-50 66Q-20 50 10 64 34 46 62 62 90 52 150 60V112H-50z", p.h1) +
    fill("M34 46L62 62Q44 64 24 78 38 62 34 46z", darker(p.h1, 0.16)) + fill("M-50 90Q-10 70 24 84 60 68 92 84T150 84V112H-50z", p.h2) +
    line("M-40 96Q0 86 26 98M70 92Q100 84 138 96", lighter(p.h2, 0.2), 1.6, soft(0.6)),
  mountains: (p) => fill("M-50 80L-26 44-8 62 14 34 36 60 58 26 84 58 104 40 128 60 150 46V112H-50z", p.h1) +
    fill("M58 26L84 58 72 54 64 60 58 50 50 56 46 44zM14 34L26 48 18 46 12 52 6 44zM-26 44L-16 54-24 52-32 56zM104 40L116 50 106 48 98 52z", "#fff",
    soft(0.75)) + hillsNear(p),
  plain: (p) => box(-50, 70, 200, 42, p.h1) + box(-50, 84, 200, 28, p.h2, soft(0.7)),
  sea: () => box(-50, 62, 200, 50, "#3a7396") +
    each([[-30, 72, 24], [10, 70, 18], [62, 74, 26], [110, 70, 22], [-10, 86, 30], [44, 92, 26], [96, 88, 26], [10, 102, 30], [80, 104, 24]],
    ([x, y, w]) => line(`M${x} ${y}h${w}`, "#cfe6ea", 1.6, soft(0.5))),
  snow: () => fill("M-50 64Q10 50 50 60T150 58V112H-50z", "#d5dfea") + fill("M-50 84Q20 72 70 80T150 78V112H-50z", "#f4f7f8"),
  bare: () => "",
} satisfies Scenes;
