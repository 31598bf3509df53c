/** Hexes with all that lies on them, and what a theme asks of the board about them. */
import { amount, is, type Piece, type Thing, type Zone } from "../../lib/scene";
import type { Box } from "../../table/layout";
import { spread } from "../../zones/hex";

/** A place: things with the same `at`, the lowest first. */
export interface Place {
  key: string;
  ground: Thing;
  top: Thing; // the ground itself if nothing lies there
  between: Thing[]; // covered tiles
  code: number;
  x: number; // of its middle
  y: number;
}

export const HIGH = Math.sqrt(3); // of a hex of radius 1

/** The places of a zone in a box, and their radius. */
export function placesOf(zone: Zone, box: Box): { r: number; places: Place[] } {
  const { r, cells } = spread(zone.things, box);
  const found = new Map<string, Place>();
  for (const { thing, x, y } of cells) {
    const key = (thing.at ?? []).join(" ");
    const before = found.get(key);
    if (!before) {
      found.set(key, { key, ground: thing, top: thing, between: [], code: thing.code ?? -1, x: x + r, y: y + (r * HIGH) / 2 });
    } else {
      if (before.top !== before.ground) {
        before.between.push(before.top);
      }
      before.top = thing;
    }
  }
  return { r, places: [...found.values()] };
}

export const covered = (place: Place): boolean => place.top !== place.ground;
export const colourOf = (thing: Thing): string => (thing.face?.kind === "hex" && thing.face.group !== "neutral" ? (thing.face.group ?? "") : "");

/** Whether something that is covered tells anything: plain ground says no more than the place's name. */
export const tells = (thing: Thing): boolean => isTile(thing) || colourOf(thing) !== "" || thing.face?.group === "Architect" || (thing.pieces?.length ?? 0) > 0;

/** The piece that a ground or a back is drawn with. */
export function groundOf(thing: Thing): string {
  const face = thing.face;
  if (!face) {
    return "back";
  }
  if (face.kind === "portal") {
    return "portal";
  }
  if (face.kind === "space") {
    return face.group === "Architect" ? "architect_space" : "space";
  }
  return `${is(thing, "bare") ? "bare" : "ground"} ${colourOf(thing)}`;
}

export const isTile = (thing: Thing): boolean => thing.face?.kind === "basic" || thing.face?.kind === "special";
export const valueOf = (thing: Thing): number => amount(thing, "value")?.value ?? 0;

export interface Cart {
  owner: number;
  x: number;
  y: number;
  w: number;
}

/** The Carts of a map; several on a hex stand smaller, side by side, and on a tile above its number. */
export function cartsOf(places: Place[], r: number): Cart[] {
  return places.flatMap((place) => {
    const here = (place.ground.pieces ?? []).filter((piece: Piece) => piece.kind === "Cart");
    const over = isTile(place.top) ? r * 0.27 : 0;
    const w = here.length > 1 ? r * 0.86 : over ? r : r * 1.3;
    return here.map((piece, at) => {
      const [column, row] = here.length > 1 ? [at % 2, Math.floor(at / 2)] : [0.5, 0.5];
      const down = here.length > 2 ? (row - 0.5) * w * 0.8 : 0;
      return { owner: piece.owner ?? 0, x: place.x + (column - 0.5) * w * 0.92, y: place.y + down - over, w };
    });
  });
}

/** Pairs of neighbours that belong to one chain: where a clasp holds them. */
export function claspsOf(zone: Zone, places: Place[], r: number): { key: string; x: number; y: number; turn: number }[] {
  const found: { key: string; x: number; y: number; turn: number }[] = [];
  for (const group of zone.groups ?? []) {
    const inside = places.filter((place) => group.codes.includes(place.code));
    inside.forEach((a, at) => {
      for (const b of inside.slice(at + 1)) {
        if (Math.hypot(a.x - b.x, a.y - b.y) < r * 1.9) {
          found.push({ key: `${found.length} ${a.key} ${b.key}`, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI });
        }
      }
    });
  }
  return found;
}
