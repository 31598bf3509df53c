/** Which card lies where on which sheet. A back lies behind its front when the paper is turned over its long edge. */
import type { Face, Need } from "../lib/scene";

export type Shape = "card" | "lying" | "hex";

/** A card or tile as `GET /api/games/{name}/cards` tells it. */
export interface Print {
  face: Face;
  copies: number;
  part: string;
  shape: Shape;
  back: string;
  reverse?: Face;
  needs?: Need[];
  origin: string; // where its words come from, "" if nobody says
  rules: string[]; // that speak of it by name
}

/** How a shape is laid out on a sheet, in millimetres: A4 and Letter both have room for 200 by 265. */
export interface Grid {
  columns: number;
  rows: number;
  w: number;
  h: number;
  gap: number;
}

export const GRIDS: Record<Shape, Grid> = {
  card: { columns: 3, rows: 3, w: 63, h: 88, gap: 0 },
  lying: { columns: 2, rows: 4, w: 88, h: 63, gap: 0 },
  hex: { columns: 4, rows: 6, w: 46, h: 39.84, gap: 3 },
};

/** One side of a card in its place; a face that is null is the back of its pile. */
export interface Slot {
  face: Face | null;
  print: Print;
}

export interface Sheet {
  shape: Shape;
  side: "front" | "back";
  slots: (Slot | null)[];
}

export function partsOf(prints: Print[]): { name: string; cards: number }[] {
  const found = new Map<string, number>();
  for (const print of prints) {
    found.set(print.part, (found.get(print.part) ?? 0) + print.copies);
  }
  return [...found].map(([name, cards]) => ({ name, cards }));
}

/** Each row from right to left: what lies at the left of a front is at the right of its back. */
function mirrored<T>(slots: T[], columns: number): T[] {
  return slots.map((_, at) => slots[at - (at % columns) + (columns - 1 - (at % columns))] as T);
}

export function sheetsOf(prints: Print[], backs: boolean): Sheet[] {
  const found: Sheet[] = [];
  for (const shape of ["card", "lying", "hex"] as const) {
    const { columns, rows } = GRIDS[shape];
    const all = prints.filter((print) => print.shape === shape).flatMap((print) => Array<Print>(print.copies).fill(print));
    for (let from = 0; from < all.length; from += columns * rows) {
      const here = Array.from({ length: columns * rows }, (_, at) => all[from + at] ?? null);
      found.push({ shape, side: "front", slots: here.map((print) => print && { print, face: print.face }) });
      if (backs) {
        const behind = here.map((print) => print && { print, face: print.reverse ?? null });
        found.push({ shape, side: "back", slots: mirrored(behind, columns) });
      }
    }
  }
  return found;
}
