/** The front of a box, 240 by 300: what its game draws anyway, with the title on it. Covers are drawn when the client is built. */
import { Chance } from "./chance";

export interface Cover {
  title: [string, string] | [string]; // in one line, or a small one above a large one
  ink?: string;
  rim?: string; // what the letters stand out with
  defs?: string;
  body: string;
}

const LETTERS = "Georgia, 'Palatino Linotype', 'Liberation Serif', serif";

export const fade = (id: string, stops: string[], across = false): string =>
  `<linearGradient id="${id}" ${across ? 'x2="1"' : 'x2="0" y2="1"'}>${stops.map((colour, at) => stop(colour, at / (stops.length - 1))).join("")}</linearGradient>`;

export const glow = (id: string, colours: string[], place = ""): string =>
  `<radialGradient id="${id}" ${place}>${colours.map((colour, at) => stop(colour, at / (colours.length - 1))).join("")}</radialGradient>`;

/** A colour such as #ffb77480: what follows the six digits is how much it covers. */
function stop(colour: string, offset: number): string {
  const opacity = colour.length > 7 ? ` stop-opacity="${(parseInt(colour.slice(7), 16) / 255).toFixed(2)}"` : "";
  return `<stop offset="${offset.toFixed(2)}" stop-color="${colour.slice(0, 7)}"${opacity}/>`;
}

export const at = (x: number, y: number, by: number, shapes: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${by})">${shapes}</g>`;

/** Small lights in the sky, the same ones every time. */
export function stars(words: string, count: number, low: number, colour = "#ffe9c9"): string {
  const chance = new Chance(words);
  const spots = Array.from({ length: count }, () => `M${Math.floor(chance.next() * 240)} ${Math.floor(chance.next() * low)}h0`);
  const half = Math.floor(count / 2);
  return `<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="${spots.slice(0, half).join("")}" stroke-width="1.2" opacity=".5"/><path d="${spots.slice(half).join("")}" stroke-width="1.9"/></g>`;
}

const word = (text: string, y: number, size: number, cover: Cover, fit = ""): string =>
  `<text x="120" y="${y}" text-anchor="middle"${fit} font-family="${LETTERS}" font-weight="700" font-size="${size}" fill="${cover.ink ?? "#fff3d3"}" stroke="${cover.rim ?? "#1a0c24"}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${text}</text>`;

export function front(cover: Cover): string {
  const [first, second] = cover.title;
  const title = second === undefined ? word(first, 46, 31, cover, ' textLength="208" lengthAdjust="spacingAndGlyphs"') : word(first, 32, 21, cover) + word(second, 62, 33, cover);
  const shine = fade("shine", ["#ffffff66", "#ffffff00", "#00000000", "#00000000", "#00000000", "#00000000", "#00000000", "#00000000", "#00000000", "#00000059"], true);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300"><defs>${shine}${cover.defs ?? ""}<clipPath id="edge"><rect width="240" height="300"/></clipPath></defs>` +
    `<g clip-path="url(#edge)" stroke-linecap="round" stroke-linejoin="round">${cover.body}</g>${title}<rect width="240" height="300" fill="url(#shine)"/></svg>`
  );
}
