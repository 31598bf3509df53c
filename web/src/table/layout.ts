/**
 * How a table fits one screen: pure numbers, no browser.
 *
 * A plan gives every zone a box for the room there is. It seeks the largest width of a card at which everything fits;
 * rows and fans may overlap, piles are one card, maps scale freely.
 */
import { front, type View, type Zone } from "../lib/scene";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Room {
  w: number;
  h: number;
  tall: boolean; // a phone
  open: string; // tall: the area that is shown whole
}

/** An area of a tall screen that is one tap away. */
export interface Leaf {
  id: string;
  label: string;
  zones: string[];
}

export interface Layout {
  u: number; // width of a card in the middle of the table
  boxes: Record<string, Box>; // by zone; a zone without a box lives in the drawer
  widths: Record<string, number>; // by zone, where its cards have another width than u
  question: Box;
  lens: Box | null; // where the thing pointed at stands large; null: over the table, away from what can be chosen
  leaves: Leaf[]; // tall: what the strip offers
  strip: Box | null;
}

export type Plan = (view: View, room: Room) => Layout;

export const SMALLEST = 56;
export const LARGEST = 180;
export const RATIO = 1.4; // height of a card by its width
export const OVERLAP = 0.54; // the least of a covered card that shows: its middle, so that it is hit there
const GAP = 0.08; // of a card's width, between cards

/** The largest number between two bounds that fits; the lower one if none does. */
export function largest(low: number, high: number, fits: (u: number) => boolean): number {
  if (fits(high)) {
    return high;
  }
  let good = low;
  let bad = high;
  while (bad - good > 0.5) {
    const middle = (good + bad) / 2;
    if (fits(middle)) {
      good = middle;
    } else {
      bad = middle;
    }
  }
  return Math.floor(good);
}

/** From one card of a row to the next, so that all fit: with a gap, touching, or overlapping. */
export function step(count: number, card: number, width: number): number {
  const wish = card * (1 + GAP);
  return count < 2 ? wish : Math.min(wish, (width - card) / (count - 1));
}

/** The least width of a row of cards: each covered one shows its identifying part. */
export function leastWidth(count: number, card: number): number {
  return count ? card + (count - 1) * card * OVERLAP : card;
}

/** Whether a row of cards fits into a box. */
export function rowFits(count: number, card: number, box: Box, ratio = RATIO): boolean {
  return leastWidth(count, card) <= box.w && card * ratio <= box.h;
}

/** The widest card at which a number of cards fit a box, in as many rows as serve best. */
export function cardIn(count: number, box: Box, ratio = RATIO, low = SMALLEST, high = LARGEST): number {
  return largest(low, high, (u) => {
    const rows = Math.max(1, Math.floor(box.h / (u * ratio * (1 + GAP))));
    return rowFits(Math.ceil(Math.max(1, count) / rows), u, { ...box, h: box.h / rows }, ratio);
  });
}

/** Cut a box into columns by weight. */
export function columns(box: Box, weights: number[], gap = 8): Box[] {
  return cut(weights, box.w, gap).map(([start, size]) => ({ x: box.x + start, y: box.y, w: size, h: box.h }));
}

/** Cut a box into rows by weight. */
export function rows(box: Box, weights: number[], gap = 8): Box[] {
  return cut(weights, box.h, gap).map(([start, size]) => ({ x: box.x, y: box.y + start, w: box.w, h: size }));
}

function cut(weights: number[], whole: number, gap: number): [number, number][] {
  const sum = weights.reduce((total, each) => total + each, 0) || 1;
  const free = whole - gap * Math.max(0, weights.length - 1);
  let at = 0;
  return weights.map((weight) => {
    const size = (free * weight) / sum;
    const found: [number, number] = [at, size];
    at += size + gap;
    return found;
  });
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: Math.max(0, box.w - 2 * by), h: Math.max(0, box.h - 2 * by) };
}

/** Whether two boxes share any room. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

export function zonesOf(view: View, owner: number): Zone[] {
  return view.zones.filter((zone) => zone.owner === owner);
}

export function handOf(view: View): Zone | undefined {
  return view.zones.find((zone) => zone.kind === "fan" && zone.owner === front(view));
}

/** All sides but the one in front, in the order they sit, from its left. */
export function others(view: View): number[] {
  const sides = view.banners.map((banner) => banner.side);
  const at = sides.indexOf(front(view));
  return [...sides.slice(at + 1), ...sides.slice(0, Math.max(at, 0))];
}
