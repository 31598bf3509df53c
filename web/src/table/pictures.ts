/**
 * Pictures as images: each is drawn once, kept as an address, and painted by the browser as often as it is wanted. The address
 * holds the picture itself: the browser has it at once, where an address to something kept elsewhere is a question each.
 */
import type { Face } from "../lib/scene";
import type { Art } from "../themes/theme";

const kept = new Map<string, string>();
const SPECIAL = /[%#\t\n\r]/g; // what means something in an address, or is left out of it

function address(key: string, draw: () => string): string {
  let found = kept.get(key);
  if (found === undefined) {
    const text = draw();
    const whole = text.includes("xmlns=") ? text : text.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
    found = text ? `data:image/svg+xml;charset=utf-8,${whole.replace(SPECIAL, encodeURIComponent)}` : "";
    kept.set(key, found);
  }
  return found;
}

export function pictureOf(game: string, art: Art, face: Face, shape: "tall" | "wide" | "square"): string {
  return address(`${game}|${face.id ?? face.title}|${face.kind ?? ""}|${face.look ?? ""}|${shape}`, () => art.picture(face, shape));
}

export function pieceOf(game: string, art: Art, kind: string, seat: number): string {
  return address(`${game}|piece|${kind}|${seat}`, () => art.piece(kind, seat));
}

export function symbolOf(game: string, art: Art, name: string): string {
  return address(`${game}|symbol|${name}`, () => art.symbol(name));
}
