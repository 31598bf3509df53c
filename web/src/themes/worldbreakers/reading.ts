/** How cards lie that are read before one is chosen: large, with their words beside or below them. Pure numbers. */
import type { Face } from "../../lib/scene";
import { RATIO } from "../../table/layout";

const LETTER = 8.2; // the width of one, about
export const LINE = 17; // the height of a line
const BESIDE = 270; // the least width for a card with its words beside it
const BELOW = 118; // the least with its words below
const WORDS = 130; // the least width of words beside a card
const GAP = 12;
const LARGEST = 230;

export interface Reading {
  slot: number; // width for a card with its words
  w: number;
  h: number;
  how: "beside" | "below" | "alone";
  room: number; // for words: their width
  lines: number; // and how many fit
}

export function reading(faces: Face[], w: number, h: number): Reading {
  const many = Math.max(1, faces.length);
  const slot = Math.min(460, (w - GAP) / many - GAP);
  if (slot >= BESIDE) {
    const card = Math.min(h / RATIO, LARGEST, slot - WORDS - GAP);
    return { slot, w: card, h: card * RATIO, how: "beside", room: slot - card - GAP, lines: Math.floor((card * RATIO) / LINE) };
  }
  if (slot >= BELOW && h > 170) {
    const least = Math.max(1, ...faces.map((face) => linesOf(face.brief ?? "", slot)));
    const lines = Math.max(least, Math.min(Math.floor((h * 0.3) / LINE), Math.max(...faces.map((face) => linesOf(face.text ?? "", slot)))));
    const card = Math.min((h - lines * LINE - 6) / RATIO, LARGEST, slot);
    return { slot, w: card, h: card * RATIO, how: "below", room: slot, lines };
  }
  return { slot, w: Math.min(h / RATIO, LARGEST), h: Math.min(h, LARGEST * RATIO), how: "alone", room: 0, lines: 0 };
}

export function linesOf(text: string, room: number): number {
  return text.split("\n").reduce((sum, line) => sum + Math.ceil((line.length * LETTER) / room), 0);
}

/** All words of a card where they fit, else the few that say it. */
export function wordsOf(face: Face, room: number, lines: number): string {
  const text = face.text ?? "";
  return linesOf(text, room) <= lines ? text : (face.brief ?? "");
}
