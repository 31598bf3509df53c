/** Shapes as SVG texts, colours between two others, points about a middle. */

export type Point = readonly [number, number];

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ""): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = ""): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (transform: string, shapes: string): string => `<g transform="${transform}">${shapes}</g>`;
export const at = (x: number, y: number, s: number, shapes: string): string => group(`translate(${x} ${y}) scale(${s})`, shapes);
export const turn = (angle: number, x: number, y: number, shapes: string): string => group(`rotate(${angle} ${x} ${y})`, shapes);
export const soft = (opacity: number): string => `opacity="${opacity}"`;
export const short = (n: number): number => Math.round(n * 10) / 10;

export function each<const T extends readonly unknown[]>(list: T, draw: (one: T[number], index: number) => string): string {
  return list.map((one, index) => draw(one as T[number], index)).join("");
}

/** A colour between two of six digits. */
export function blend(a: string, b: string, t: number): string {
  const part = (from: string, i: number): number => Number.parseInt(from.slice(i, i + 2), 16);
  return `#${[1, 3, 5].map((i) => Math.round(part(a, i) * (1 - t) + part(b, i) * t).toString(16).padStart(2, "0")).join("")}`;
}
export const darker = (colour: string, t = 0.25): string => blend(colour, "#150d2b", t);
export const lighter = (colour: string, t = 0.35): string => blend(colour, "#ffffff", t);

/** Points at equal distances about a middle. */
export function around(n: number, r: number, x = 0, y = 0, from = -Math.PI / 2): Point[] {
  return Array.from({ length: n }, (_, i) => [x + r * Math.cos(from + (i * 2 * Math.PI) / n), y + r * Math.sin(from + (i * 2 * Math.PI) / n)] as const);
}

export function polygon(points: readonly Point[], fill: string, more = ""): string {
  return points.length ? path(`M${points.map((p) => `${short(p[0])} ${short(p[1])}`).join("L")}Z`, fill, more) : "";
}

export const star4 = (x: number, y: number, r: number, fill: string, more = ""): string =>
  at(x, y, r / 10, path("M0-10Q1.6-1.6 10 0 1.6 1.6 0 10-1.6 1.6-10 0-1.6-1.6 0-10Z", fill, more));

export function star5(x: number, y: number, r: number, fill: string, more = ""): string {
  const inner = around(5, r * 0.46, x, y, -Math.PI / 2 + Math.PI / 5);
  return polygon(around(5, r, x, y).flatMap((p, i) => [p, inner[i] ?? p]), fill, more);
}

/** A whole picture. */
export const svg = (box: string, shapes: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;

/** A look in words, one by one. */
export const wordsOf = (look: string): string[] => look.split(",").map((word) => word.trim());
