/** The signs of the formulas that are made of others: what is needed beside a card, and a row of a collection. */
import { each, line, put } from "./strokes";
import { element, ELEMENTS, rowRing, type Element } from "./signs";

const isElement = (name: string): name is Element => name in ELEMENTS;
const place = (x: number, look: string, name = ""): string =>
  `<rect x="${x}" y="1" width="13" height="14" rx="2.5" ${look}/>${isElement(name) ? put(x + 1.5, 3, 0.63, element(name, "#fff")) : ""}`;
const need = (name: string | undefined): string =>
  name === undefined ? 'fill="none" stroke="#8b7c74" stroke-dasharray="2 2"' : `fill="${isElement(name) ? ELEMENTS[name].colour : "#8b7c74"}"`;

/** "beside air earth any": three little places, mine in the middle; struck through where the order of sources puts it out of reach. */
export function beside(words: readonly string[], reached: boolean): string {
  const [mine = "", first, second] = words;
  const own = `fill="${isElement(mine) ? ELEMENTS[mine].colour : ELEMENTS.universal.colour}" opacity=".4"`;
  const places = place(0.5, need(first), first) + place(16.5, own) + place(32.5, need(second), second);
  return `<svg viewBox="0 0 46 16">${places}${reached ? "" : line("M1 15L45 1", "#b3261e", 2.5)}</svg>`;
}

const ORDER = ["water", "earth", "air", "fire"];

/** "ring water fire": a row of a collection as a ring of four quarters, those filled that are named. */
export const ring = (words: readonly string[]): string =>
  `<svg viewBox="0 0 16 16"><circle cx="8" cy="8" r="7.4" fill="#fff8e6"/>${rowRing(ORDER.map((name) => words.includes(name)))}</svg>`;

/** "elements water earth": symbols side by side. */
export const beads = (words: readonly string[]): string =>
  `<svg viewBox="0 0 ${16 * words.length} 16">${each(words.filter(isElement), (name, at) => put(16 * at, 0, 1, element(name)))}</svg>`;

/** "white water": an element's symbol on its own colour. */
export const white = ([name = ""]: readonly string[]): string => `<svg viewBox="0 0 16 16">${isElement(name) ? element(name, "#fff") : ""}</svg>`;
