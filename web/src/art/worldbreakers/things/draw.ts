/** Drawing tools: each gives a bit of SVG. */
export const fill = (d: string, colour: string, more = "") => `<path d="${d}" fill="${colour}"${more}/>`;
export const line = (d: string, colour: string, width = 2, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const dot = (x: number, y: number, r: number, colour: string, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = "") => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${more}/>`;
export const box = (x: number, y: number, w: number, h: number, colour: string, more = "") => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"${more}/>`;
export const edge = (colour: string, width = 1.2) => ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`;
export const soft = (opacity: number) => ` opacity="${opacity}"`;
export const each = <const T>(list: readonly T[], draw: (one: T, i: number) => string) => list.map(draw).join("");
export const times = (n: number, draw: (i: number) => string) => Array.from({ length: n }, (_, i) => draw(i)).join("");
export const num = (x: number) => Math.round(x * 10) / 10;
// put a drawing whose foot is at 0/0 to x/y; a negative size looks the other way
export const at = (x: number, y: number, size: number, inner: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${size}${size < 0 ? ` ${-size}` : ""})">${inner}</g>`;
export const mix = (a: string, b: string, t: number) => "#" + [1, 3, 5].map((i) => {
  const from = parseInt(a.slice(i, i + 2), 16), to = parseInt(b.slice(i, i + 2), 16);
  return Math.round(from + (to - from) * t).toString(16).padStart(2, "0");
}).join("");
export const darker = (colour: string, t = 0.3) => mix(colour, "#1c1020", t);
export const lighter = (colour: string, t = 0.3) => mix(colour, "#fff6dc", t);
