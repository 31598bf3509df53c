/** Where each card of a row lies: pure numbers, for the zones that draw them and for the lines between them. */
import { front, type View, type Zone } from "../../lib/scene";
import { step, type Box } from "../../table/layout";

export const PLATE = 44; // height of the plate of a side, over its crew
export const PIECE = 34; // width of the smallest card
const WORDS = 100; // from this width on, a card that is chosen by its effect says what it does
const APART = 1.22; // from card to card in the Void, where there is room
const TILT = [-2, 0.6, 2, -1, 1.4];

export interface Place extends Box {
  turn: number; // degrees
}

/** Whether a card says what it does: those that are chosen by their effects, in the Void, in a hand or set aside. */
export function wordy(zone: Zone, width: number): boolean {
  return !zone.id.startsWith("crew-") && width >= WORDS;
}

/** Height of a card by its width: more where it needs room for words. */
export function ratioOf(width: number, words = false): number {
  return words ? (width < 128 ? 1.56 : 1.42) : width < 44 ? 1.3 : 1.32;
}

/** Height of a card that says what it does as soon as it is wide enough. */
export function heightOf(width: number): number {
  return width * ratioOf(width, width >= WORDS);
}

/** The part of a zone's box where its cards lie. */
export function bed(zone: Zone, box: Box): Box {
  return zone.id.startsWith("crew-") ? { ...box, y: box.y + PLATE, h: box.h - PLATE } : box;
}

/** How many cards somebody is about to lay there. */
export function gapsOf(zone: Zone): number {
  return zone.amounts?.find((each) => each.kind === "gaps")?.value ?? 0;
}

/** The places of a number of cards in a bed: side by side, overlapping from the right where there are many. */
export function places(zone: Zone, box: Box, width: number, centred: boolean, count = zone.things.length + gapsOf(zone)): Place[] {
  const height = width * ratioOf(width, wordy(zone, width));
  const floating = zone.id === "void";
  const by = floating && count > 1 ? Math.min(width * APART, (box.w - width) / (count - 1)) : step(count, width, box.w);
  const whole = width + (count - 1) * by;
  const start = zone.kind === "fan" && !centred ? box.w - whole : centred || floating ? (box.w - whole) / 2 : 0;
  const down = floating || zone.kind === "fan" ? (box.h - height) / 2 : 0;
  return Array.from({ length: count }, (_, at) => {
    const turn = floating && by >= width ? (TILT[at % TILT.length] ?? 0) : 0;
    return { x: box.x + start + at * by, y: box.y + Math.max(0, down), w: width, h: height, turn };
  });
}

/** Whether a row lies in the middle of its bed: the Void, what was set aside, the own hand, the crew of an only opponent. */
export function centred(view: View, zone: Zone): boolean {
  return zone.id === "void" || zone.id === "aside" || zone.id === `hand-${front(view)}` || (view.banners.length === 2 && zone.owner !== front(view));
}
