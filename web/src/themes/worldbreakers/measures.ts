/** Widths and heights of a table of Worldbreakers that follow from the width of a card. Pure numbers. */
import { OVERLAP, RATIO, step, type Box } from "../../table/layout";

export const QUESTION = 50;
export const COUNTERS = 62;
export const HAND = 0.92; // width of a card of the hand, of u
export const ROAD = 104; // the least height of the road
const LENS = 240; // the least width of the right column: the thing pointed at is read there
export const LINE = 30; // turns and chapters, above the field

/** Widths and heights that follow from the width of a card. */
export interface Measures {
  u: number;
  left: number;
  right: number;
  top: number; // height of the other side's row
  mine: number;
  hand: number;
  places: number; // width of a column of locations
}

export function measures(u: number, solo: boolean): Measures {
  const left = solo ? Math.min(340, Math.max(248, 2 * u)) : 1.55 * u + 24;
  return { u, left, right: Math.max(1.42 * u + 36, LENS), top: u * RATIO + (solo ? LINE + 36 : 46), mine: u * RATIO + 34, hand: u * HAND * RATIO + 18, places: 1.1 * u + 10 };
}

/** The width of a card in the two piles of a side. */
export function pileWidth(m: Measures): number {
  return Math.min((m.right - 30) / 2, 0.72 * m.u);
}

/** The same where the Worldbreaker of the automaton lies beside its piles. */
export function thirdWidth(m: Measures): number {
  return Math.min((m.right - 36) / 3, 0.64 * m.u);
}

/** How high one's own Worldbreaker stands in its column. */
export function breakerHeight(m: Measures, solo: boolean): number {
  const free = m.mine + QUESTION + m.hand - COUNTERS - 12;
  return solo ? Math.min(free, 2 * m.u) : free;
}

/** How cards lie in a row of a hand: side by side, closing up where there are many. */
export interface Held {
  w: number;
  h: number;
  by: number; // from card to card
  start: number;
  whole: number;
}

export function held(many: number, box: Box, width: number, mine: boolean, fromLeft: boolean): Held {
  const most = box.w / (1 + OVERLAP * Math.max(0, many - 1)); // a covered card shows its middle
  const w = Math.min(width, box.h / RATIO, mine ? Math.max(44, most) : width);
  const by = step(many, w, box.w);
  const whole = many ? (many - 1) * by + w : 0;
  return { w, h: w * RATIO, by, whole, start: fromLeft ? 0 : Math.max(0, (box.w - whole) / 2) };
}

/** How locations stand one below the other. */
export function standing(many: number, box: Box, width: number): { w: number; h: number; by: number; top: number } {
  const count = Math.max(1, many);
  const h = Math.min(0.73 * width, Math.max(46, (box.h - (count - 1) * 6) / count));
  const by = count < 2 ? h + 6 : Math.min(h + 6, (box.h - h) / (count - 1));
  return { w: Math.min(box.w, 1.1 * width), h, by, top: Math.max(0, (box.h - (count - 1) * by - h) / 2) };
}
