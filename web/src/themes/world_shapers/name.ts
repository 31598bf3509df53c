/** How a card's name is written where it must stand whole. */
import type { Face } from "../../lib/scene";

const LETTER = 0.71; // width of a bold letter by its height
const LEAST = 11;
const MOST = 13.5;

/** How large a name can be written in a width, so that its longest word is whole. */
function sizeIn(name: string, width: number): number {
  return width / (LETTER * Math.max(...name.split(" ").map((word) => word.length)));
}

/** The name if it fits, else the short one, and its size in pixels. */
export function nameIn(face: Face, width: number): { text: string; size: number } {
  const text = face.short && sizeIn(face.title, width) < LEAST ? face.short : face.title;
  return { text, size: Math.max(LEAST, Math.min(MOST, sizeIn(text, width))) };
}
