/** Drawing by small steps: each gives a bit of SVG. */
export const fill = (d: string, colour: string, more = "") => `<path d="${d}" fill="${colour}"${more && " " + more}/>`;
export const line = (d: string, colour: string, width = 2, more = "") => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && " " + more}/>`;
export const disc = (x: number, y: number, r: number, colour: string, more = "") => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${more && " " + more}/>`;
export const ring = (x: number, y: number, r: number, colour: string, width: number, more = "") => disc(x, y, r, "none", `stroke="${colour}" stroke-width="${width}"${more && " " + more}`);
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = "") => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${more && " " + more}/>`;
export const box = (x: number, y: number, w: number, h: number, colour: string, more = "") => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"${more && " " + more}/>`;
export const at = (x: number, y: number, inner: string, scale: number | [number, number] = 1, turn = 0) =>
   `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${Array.isArray(scale) ? scale.join(" ") : scale})`}">${inner}</g>`;
export const mirrored = (inner: string) => `<g transform="translate(100 0) scale(-1 1)">${inner}</g>`;
export const faint = (inner: string, opacity: number) => `<g opacity="${opacity}">${inner}</g>`;
export const times = <const T>(list: readonly T[], draw: (each: T, i: number) => string) => list.map(draw).join("");
// path data with numbers rounded to one decimal
export const steps = (words: TemplateStringsArray, ...numbers: number[]) => words.reduce((path, word, i) => path + Math.round((numbers[i - 1] ?? 0) * 10) / 10 + word);
export const count = (n: number) => Array.from({ length: n }, (_, i) => i);

export function mixed(a: string, b: string, share: number) {
  const part = (i: number) => Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - share) + parseInt(b.slice(i, i + 2), 16) * share).toString(16).padStart(2, "0");
  return "#" + part(1) + part(3) + part(5);
}
export const darker = (colour: string, share = 0.25) => mixed(colour, "#2a1420", share);
export const lighter = (colour: string, share = 0.25) => mixed(colour, "#fff4d8", share);
export const SHADE = "#30101a";
export const shadow = (d: string, opacity = 0.16) => fill(d, SHADE, `opacity="${opacity}"`);
