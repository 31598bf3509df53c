/** How the cards of a district lie in their room: sites in rows on the left, the other cards in columns beside them. */
import type { Thing } from "../../lib/scene";
import { largest, type Box } from "../../table/layout";

export interface Spot extends Box {
  lean: boolean; // no name: there is no room for it
}

const GAP = 14; // between cards, so that the numbers on their corners do not touch
const TIGHT = 9; // the same where there is little room
const NAME = 20; // height of a name
const NAMED = 78; // the least width of a card with a name
const WIDEST_SITE = 190;
const WIDEST_CARD = 124;
const LEAST_SITE = 54;
const LEAST_CARD = 40;
const COVERED = 0.66; // of a lean card that shows beside the next one

export function isSite(thing: Thing): boolean {
  return thing.face?.kind === "site";
}

/** Height of the figures that stand before a site. */
export function figure(width: number): number {
  return Math.min(36, Math.max(22, width * 0.19));
}

export function siteHeight(width: number, lean: boolean): number {
  return Math.round(width * 0.78) + Math.round(figure(width) * 0.52) + (lean ? 0 : NAME);
}

export function cardHeight(width: number, lean: boolean): number {
  return width + (named(width, lean) ? NAME : 0);
}

export function named(width: number, lean: boolean): boolean {
  return width >= NAMED && !lean;
}

interface Try {
  u: number; // width of a site
  c: number; // width of another card
  across: number; // sites in a row
  down: number; // cards in a column
  lean: boolean;
  step: number; // from one column of cards to the next, by their width without gap
  score: number;
}

/** Ways to fit, the better first: with names, without, and without with cards that cover each other. */
const WAYS = [
  { lean: false, step: 1 },
  { lean: true, step: 1 },
  { lean: true, step: COVERED },
  { lean: true, step: 0.5 },
];

/** Where each thing lies, inside of a room of this size. */
export function settle(things: Thing[], w: number, h: number, scale = 1): Spot[] {
  return place(things, best(things, w, h, scale), w, h);
}

/** How well things fit a room. */
export function worth(things: Thing[], w: number, h: number, scale: number): number {
  const found = best(things, w, h, scale);
  return found.score * (found.step < 1 ? 0.4 : found.lean ? 0.8 : 1);
}

function best(things: Thing[], w: number, h: number, scale: number): Try {
  const sites = things.filter(isSite).length;
  const cards = things.length - sites;
  for (const { lean, step } of WAYS) {
    let found: Try | null = null;
    for (let across = Math.max(1, sites); across >= 1; across--) {
      for (let down = 1; down <= Math.max(1, Math.min(cards, 4)); down++) {
        const next = size(sites, cards, { across, down, lean, step }, w, h, scale);
        if (next && (!found || next.score > found.score)) {
          found = next;
        }
      }
    }
    if (found) {
      return found;
    }
  }
  return { u: LEAST_SITE, c: LEAST_CARD, across: Math.max(1, sites), down: h >= 2 * LEAST_CARD + TIGHT ? 2 : 1, lean: true, step: COVERED, score: 0 };
}

/** The largest sites and cards that fit so; null if none do. */
function size(sites: number, cards: number, way: Pick<Try, "across" | "down" | "lean" | "step">, w: number, h: number, scale: number): Try | null {
  const { across, down, lean, step } = way;
  const gap = lean ? TIGHT : GAP;
  const lines = Math.ceil(sites / across);
  const columns = Math.ceil(cards / down);
  const high = (card: number): boolean => !cards || down * (cardHeight(card, lean) + gap) - gap <= h;
  const wide = (u: number, c: number): boolean => (sites ? across * (u + gap) : 0) + spread(columns, c, step, gap) <= w + (cards ? 0 : gap);
  const fits = (u: number, c: number): boolean => (!sites || lines * (siteHeight(u, lean) + gap) - gap <= h) && high(c) && wide(u, c);
  const share = (u: number): number => Math.max(LEAST_CARD, Math.min(WIDEST_CARD * scale, sites ? u * 0.72 : Infinity));
  const least = sites ? LEAST_SITE : 0;
  if (!fits(least, LEAST_CARD)) {
    return null;
  }
  const u = sites ? largest(least, WIDEST_SITE * scale, (each) => fits(each, share(each)) || (each < LEAST_SITE + 8 && fits(each, LEAST_CARD))) : 0;
  const c = cards ? largest(LEAST_CARD, Math.min(WIDEST_CARD * scale, sites ? u * 0.95 : Infinity), (each) => fits(u, each)) : 0;
  return { ...way, u, c, score: sites * u * u * 0.9 + cards * c * c };
}

/** Width of columns of cards. */
function spread(columns: number, card: number, step: number, gap: number): number {
  return columns ? card + (columns - 1) * stride(card, step, gap) : 0;
}

function stride(card: number, step: number, gap: number): number {
  return step < 1 ? card * step : card + gap;
}

function place(things: Thing[], { u, c, across, down, lean, step }: Try, w: number, h: number): Spot[] {
  const gap = lean ? TIGHT : GAP;
  const sites = things.filter(isSite).length;
  const cards = things.length - sites;
  const columns = Math.ceil(cards / down);
  const rows = Math.max(1, Math.min(down, cards));
  const left = sites ? Math.min(across, sites) * (u + gap) - (cards ? 0 : gap) : 0;
  const whole = left + spread(columns, c, step, gap);
  const squeeze = whole > w ? Math.max(0, w - c) / Math.max(1, whole - c) : 1; // where even the smallest do not fit, they cover each other
  const start = Math.max(0, (w - whole) / 2);
  const lines = Math.ceil(sites / across);
  const high = siteHeight(u, lean);
  const tall = cardHeight(c, lean);
  const siteTop = Math.max(0, (h - lines * (high + gap) + gap) / 2);
  const cardTop = Math.max(0, (h - rows * (tall + gap) + gap) / 2);
  let site = 0;
  let card = 0;
  return things.map((thing) => {
    if (isSite(thing)) {
      const at = site++;
      return { x: start + (at % across) * (u + gap) * squeeze, y: siteTop + Math.floor(at / across) * (high + gap), w: u, h: high, lean };
    }
    const at = card++;
    return { x: start + (left + Math.floor(at / rows) * stride(c, step, gap)) * squeeze, y: cardTop + (at % rows) * (tall + gap), w: c, h: tall, lean };
  });
}
