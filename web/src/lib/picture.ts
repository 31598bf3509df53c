/** The small picture of a table in a list: where what the server tells of it lies, on 150 by 104. */

import type { Picture, PictureZone } from "./types";

export const WIDE = 150;
export const HIGH = 104;
export const BACK = -1;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A card, hex, tile or piece in its place; `face` is a number of the picture's faces, BACK if it lies face down. */
export interface Sprite extends Box {
  form: "card" | "hex" | "tile" | "piece";
  face: number;
  kind?: string; // of a piece
  owner: number;
}

/** Whose part of the table this is: a line in the colour of the seat. */
export interface Mark extends Box {
  owner: number;
}

export interface Drawing {
  sprites: Sprite[];
  marks: Mark[];
}

const RATIO = 0.9; // a card's width by its height: broader than it is, so that its picture is made out
const ROOT = Math.sqrt(3); // the height of a hex of radius 1
const EDGE = 4;
const HAND = 15; // how much of a hand looks over the lower edge
const ABOVE = 7; // and of the others' over the upper one
const MOST = 12; // cards of a hand that are drawn

const owned = (zones: PictureZone[], owner: number): PictureZone[] => zones.filter((zone) => zone.owner === owner);

/** What lies in some zones, one after the other; where it is not told, as many as there are lie face down. */
function lying(zones: PictureZone[]): number[] {
  return zones.flatMap((zone) => zone.things ?? Array.from({ length: Math.min(zone.count, MOST) }, () => BACK));
}

/** Cards in a row that fill a box, pushed together where they are many. */
function row(faces: number[], box: Box, owner: number): Sprite[] {
  const w = Math.min(box.h * RATIO, box.w);
  const step = faces.length > 1 ? Math.min(w + 2, (box.w - w) / (faces.length - 1)) : 0;
  const left = box.x + (box.w - w - step * (faces.length - 1)) / 2;
  return faces.map((face, nth) => ({ form: "card", face, owner, x: left + step * nth, y: box.y, w, h: w / RATIO }));
}

/** A map of hexes or columns, as large as its box has it. */
function map(zone: PictureZone, box: Box): Sprite[] {
  const [things, at] = [zone.things ?? [], zone.at ?? []];
  const hexes = zone.kind === "hexes";
  const place = (a: number, b: number): [number, number] => (hexes ? [1.5 * a, ROOT * (b + a / 2)] : [a, b]);
  const places = things.map((_, nth) => place(at[2 * nth] ?? 0, at[2 * nth + 1] ?? 0));
  const [cellWide, cellHigh] = hexes ? [2, ROOT] : [1, 1];
  const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
  const wide = Math.max(...places.map(([x]) => x)) - left + cellWide;
  const high = Math.max(...places.map(([, y]) => y)) - top + cellHigh;
  const unit = Math.min(box.w / wide, box.h / high);
  const [dx, dy] = [box.x + (box.w - wide * unit) / 2, box.y + (box.h - high * unit) / 2];
  const spot = (x: number, y: number): Box => ({ x: dx + (x - left) * unit, y: dy + (y - top) * unit, w: cellWide * unit, h: cellHigh * unit });
  const form = hexes ? "hex" : "tile";
  const ground: Sprite[] = places.map(([x, y], nth) => ({ form, face: things[nth] ?? BACK, owner: zone.owner, ...spot(x, y) }));
  const pieces: Sprite[] = (zone.pieces ?? []).map((piece) => ({ form: "piece", face: BACK, kind: piece.kind, owner: piece.owner, ...spot(...place(piece.at[0] ?? 0, piece.at[1] ?? 0)) }));
  return [...ground, ...pieces];
}

/** A table with a map: one's own, or the one that all share, and beside it what else lies open. */
function withMap(main: PictureZone, zones: PictureZone[], box: Box): Drawing {
  const beside = zones.filter((zone) => zone !== main && zone.things && zone.kind !== "fan" && zone.kind !== "pile").slice(0, 3);
  const part = beside.length ? 0.64 : 1;
  const high = box.h / Math.max(1, beside.length);
  const right = { x: box.x + box.w * part + 4, w: box.w * (1 - part) - 4, h: high - 4 };
  return {
    sprites: [
      ...map(main, { ...box, w: box.w * part }),
      ...beside.flatMap((zone, nth) => {
        const place = { ...right, y: box.y + nth * high + 2 };
        return zone.at ? map(zone, place) : row(zone.things ?? [], { ...place, y: place.y + Math.max(0, place.h - 26) / 2, h: Math.min(26, place.h) }, zone.owner);
      }),
    ],
    marks: [],
  };
}

/** A table of rows: the others' at the top, what all share in the middle, one's own before me. */
function withRows(zones: PictureZone[], seat: number, box: Box): Drawing {
  const found: Drawing = { sprites: [], marks: [] };
  const rows = zones.filter((zone) => zone.kind === "row");
  const owners = [...new Set(zones.map((zone) => zone.owner))].filter((owner) => owner >= 0 && owner !== seat);
  const lanes: [number[], number][] = [[owners, 1], [[-1], 1], [seat >= 0 ? [seat] : [], 1.5]];
  const filled = lanes.map(([who, share]): [number[], number] => [who.filter((owner) => lying(owned(rows, owner)).length), share]).filter(([who]) => who.length);
  const whole = filled.reduce((sum, [, share]) => sum + share, 0);
  let y = box.y;
  for (const [who, share] of filled) {
    const h = (box.h * share) / whole;
    who.forEach((owner, nth) => {
      const w = box.w / who.length;
      const lane = { x: box.x + nth * w + 2, y: y + 2, w: w - 4, h: Math.min(h - 5, 42) };
      const cards = row(lying(owned(rows, owner)), lane, owner);
      found.sprites.push(...cards);
      const [first, last] = [cards[0], cards.at(-1)];
      if (owner >= 0 && first && last) {
        found.marks.push({ x: first.x, y: first.y + first.h + 0.6, w: last.x + last.w - first.x, h: 1.8, owner });
      }
    });
    y += h;
  }
  return found;
}

/** Hands: mine looks over the lower edge, those of the others over the upper one. */
function hands(zones: PictureZone[], seat: number): Drawing {
  const fans = zones.filter((zone) => zone.kind === "fan");
  const theirs = fans.filter((zone) => zone.owner !== seat && zone.owner >= 0);
  const part = (WIDE - 2 * EDGE) / Math.max(1, theirs.length);
  const above = (nth: number): Box => ({ x: EDGE + nth * part + part * 0.15, y: -4, w: part * 0.7, h: ABOVE + 4 });
  return {
    sprites: [
      ...theirs.flatMap((zone, nth) => row(lying([zone]).slice(0, MOST), above(nth), zone.owner)),
      ...row(lying(owned(fans, seat)).slice(0, MOST), { x: WIDE * 0.14, y: HIGH - HAND, w: WIDE * 0.72, h: HAND * 1.7 }, seat),
    ],
    marks: [],
  };
}

/** Where everything of a picture lies, seen by a seat; -1 for those who watch. */
export function drawn(picture: Picture, seat: number): Drawing {
  const maps = picture.zones.filter((zone) => zone.kind === "hexes" && zone.things);
  const grids = picture.zones.filter((zone) => zone.kind === "columns" && zone.things && zone.owner >= 0);
  const main = [...maps, ...grids].find((zone) => zone.owner === seat) ?? maps[0] ?? grids[0];
  const [held, backs] = [picture.zones.some((zone) => zone.kind === "fan" && zone.owner === seat), picture.zones.some((zone) => zone.kind === "fan" && zone.owner !== seat)];
  const top = backs ? ABOVE + 2 : EDGE;
  const box = { x: EDGE, y: top, w: WIDE - 2 * EDGE, h: HIGH - top - (held ? HAND + 2 : EDGE) };
  const table = main ? withMap(main, picture.zones, box) : withRows(picture.zones, seat, box);
  const over = hands(picture.zones, seat);
  return { sprites: [...table.sprites, ...over.sprites], marks: [...table.marks, ...over.marks] };
}
