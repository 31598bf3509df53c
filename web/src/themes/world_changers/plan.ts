/**
 * The table of World Changers. Wide: the others' crews on top, the Void in the middle between status and large card,
 * the own crew and hand below. Tall: the others as small pictures, the Void or one crew whole, the own crew, the hand.
 *
 * Beside the zones it names boxes for what is drawn under them: `rim`, `deck`, `status`, `story`, and a `hull-…` for each side.
 */
import { front, type View } from "../../lib/scene";
import { largest, leastWidth, others, type Box, type Layout, type Plan, type Room } from "../../table/layout";
import { PIECE, PLATE, heightOf, ratioOf } from "./rows";

const QUESTION = 46;
const LEAST = 40; // width of a card in the fullest crew
const WISH = 1.08; // a card and its gap
const MATE = 0.585; // width of the others' Crew Mates by that of a card of the Void
const ONLY = 0.75; // and of one's own, and of an only opponent's
const LEAST_HULL = 2.5; // cards that any crew has room for, so that its plate has, too
const MARGIN = 8; // of a hull
const SHRINK = 0.72; // cards rather overlap than get smaller than that

const count = (view: View, id: string): number => view.zones.find((zone) => zone.id === id)?.things.length ?? 0;
const has = (view: View, id: string): boolean => view.zones.some((zone) => zone.id === id);

export const plan: Plan = (view, room) => (room.tall ? tall(view, room) : wide(view, room));

function fresh(question: Box, u: number): Layout {
  return { u, boxes: {}, widths: {}, question, lens: null, leaves: [], strip: null };
}

/** Lay a zone into a box: a little smaller rather than overlapping, then overlapping, then as small as need be. */
function put(view: View, layout: Layout, id: string, box: Box, wish: number): void {
  if (has(view, id)) {
    const cards = count(view, id);
    const apart = box.w / Math.max(1, cards * WISH);
    const overlapped = largest(Math.min(LEAST, wish), wish, (width) => leastWidth(cards, width) <= box.w);
    layout.boxes[id] = box;
    layout.widths[id] = apart >= wish * SHRINK ? Math.min(wish, apart) : overlapped;
  }
}

function wide(view: View, room: Room): Layout {
  const mate = others(view).length > 1 ? MATE : ONLY;
  const heights = (u: number): { top: number; deck: number } => ({
    top: PLATE + mate * u * 1.32 + 22,
    deck: Math.max(u * ratioOf(u, true) + 24, PLATE + ONLY * u * 1.32 + 22),
  });
  const most = Math.min(192, room.h * 0.1815, room.w * 0.118);
  const u = largest(80, Math.floor(most), (width) => heights(width).top + heights(width).deck + QUESTION + width * ratioOf(width, true) + 40 <= room.h);
  const { top, deck } = heights(u);
  const left = Math.max(218, Math.min(260, room.w * 0.17));
  const lens = Math.max(210, Math.min(300, room.w * 0.18));
  const deckTop = room.h - deck;
  const layout = fresh({ x: left, y: deckTop - QUESTION, w: room.w - left, h: QUESTION }, u);
  const middle: Box = { x: left, y: top + 6, w: room.w - left - lens - 10, h: deckTop - QUESTION - top - 8 };
  layout.boxes["rim"] = { ...middle, x: middle.x - 6, w: middle.w + 24 };
  const risen = has(view, "aside") ? middle.w * 0.24 : 0; // cards that rise from the pile need a part of the Void's room
  const side = count(view, "void") > 4 || risen ? 0.03 : 0.13;
  put(view, layout, "void", { x: middle.x + risen + middle.w * side, y: middle.y, w: middle.w * (0.95 - side) - risen, h: middle.h }, u);
  const free = sides(view, layout, { x: left, y: 0, w: room.w - left, h: top }, mate * u, middle.w);
  layout.lens = { x: room.w - lens - 8, y: free ? 12 : top + 8, w: lens, h: middle.y + middle.h - (free ? 12 : top + 8) };
  own(view, layout, { x: 0, y: deckTop, w: room.w, h: deck }, u);
  const under = status(view, layout, { x: 12, y: 58, w: left - 20, h: layout.question.y - 62 }, u);
  put(view, layout, "aside", { x: 10, y: under, w: left + risen - 14, h: layout.question.y - under - 4 }, Math.min(u, (layout.question.y - under - 4) / 1.58));
  return layout;
}

/**
 * The crews of the others in the order they sit; a large one gets the room it needs, the rest share. An only one lies over
 * the Void for as long as it fits there; true if the corner beside it is free.
 */
function sides(view: View, layout: Layout, whole: Box, card: number, over: number): boolean {
  const seats = others(view);
  const gap = 6;
  const held = (side: number): number => (count(view, `hand-${side}`) ? PIECE + 16 : 0);
  const fixed = seats.map((side) => held(side) + 2 * MARGIN);
  const needs = seats.map((side) => Math.max(2.6, count(view, `crew-${side}`) * WISH) * card);
  const free = seats.length === 1 && (needs[0] ?? 0) + (fixed[0] ?? 0) <= over;
  const box = free ? { ...whole, w: over } : whole;
  const shared = box.w - gap * (seats.length - 1) - fixed.reduce((total, each) => total + each, 0);
  const widths = share(needs, shared, Math.min(LEAST_HULL * card, shared / seats.length)).map((each, at) => each + (fixed[at] ?? 0));
  let x = box.x;
  seats.forEach((side, at) => {
    const w = widths[at] ?? 0;
    const beside = held(side);
    layout.boxes[`hull-${side}`] = { x, y: 0, w, h: box.h };
    put(view, layout, `crew-${side}`, { x: x + MARGIN, y: 2, w: w - 2 * MARGIN - beside, h: box.h - 8 }, card);
    put(view, layout, `hand-${side}`, { x: x + w - PIECE - 10, y: 8, w: PIECE, h: box.h - 26 }, PIECE);
    x += w + gap;
  });
  return free;
}

/** Equal parts, but more for who needs more than that; where all need more than there is, nobody gets less than the least. */
function share(needs: number[], whole: number, least: number): number[] {
  const sum = needs.reduce((total, each) => total + each, 0);
  if (sum >= whole) {
    const above = (each: number): number => Math.max(0, each - least);
    const wished = needs.reduce((total, each) => total + above(each), 0) || 1;
    return needs.map((each) => least + (above(each) * (whole - least * needs.length)) / wished);
  }
  const equal = whole / needs.length;
  const large = needs.filter((each) => each > equal);
  const rest = (whole - large.reduce((total, each) => total + each, 0)) / Math.max(1, needs.length - large.length);
  return large.length && needs.some((each) => each <= equal && each > rest) ? needs.map((each) => (each * whole) / sum) : needs.map((each) => (each > equal ? each : rest));
}

/** The own deck: plate and crew on the left, the hand on the right. */
function own(view: View, layout: Layout, box: Box, u: number): void {
  const seat = front(view);
  const card = ONLY * u;
  const hand = count(view, `hand-${seat}`) * u * WISH;
  const crew = Math.max(box.w * 0.4, leastWidth(count(view, `crew-${seat}`), card));
  const right = Math.min(Math.max(box.w * 0.385, hand), box.w - crew - 40);
  layout.boxes["deck"] = box;
  layout.boxes[`hull-${seat}`] = box;
  put(view, layout, `crew-${seat}`, { x: box.x + 16, y: box.y + 4, w: box.w - right - 48, h: box.h - 8 }, card);
  put(view, layout, `hand-${seat}`, { x: box.x + box.w - right - 12, y: box.y + 4, w: right, h: box.h - 8 }, u);
}

/** The left column: how the game ends, the pile, what happened. Gives where the room under the pile begins. */
function status(view: View, layout: Layout, box: Box, u: number): number {
  const ends = 92;
  const pile = 0.42 * u * 1.4;
  layout.boxes["status"] = { ...box, h: ends };
  put(view, layout, "pile", { x: box.x + 4, y: box.y + ends + 12, w: box.w - 8, h: pile }, 0.42 * u);
  const under = box.y + ends + pile + 18;
  if (!has(view, "aside")) {
    layout.boxes["story"] = { ...box, y: under, h: box.y + box.h - under };
  }
  return under;
}

function tall(view: View, room: Room): Layout {
  const seat = front(view);
  const seats = others(view);
  const pile = 38;
  const ask = view.prompt.length > 38 ? 78 : 60; // a long question has two lines over its buttons
  const top = PLATE + PIECE * 1.3 + 8;
  const handOf = (card: number): number => heightOf(card) + 14;
  const crewOf = (card: number): number => PLATE + 0.72 * card * 1.32 + 8;
  const u = largest(56, Math.min(117, (room.w - 24) / 3.12), (card) => top + 52 + heightOf(card) + 8 + pile + crewOf(card) + ask + handOf(card) <= room.h);
  const hand = handOf(u);
  const crew = crewOf(u);
  const layout = fresh({ x: 0, y: room.h - hand - ask, w: room.w, h: ask }, u);
  layout.strip = { x: 0, y: top + 2, w: room.w, h: 42 };
  const deckTop = layout.question.y - crew;
  const middle: Box = { x: 6, y: top + 48, w: room.w - 12, h: deckTop - top - 52 };
  layout.leaves = [
    { id: "void", label: has(view, "aside") ? "Set aside" : "The Void", zones: ["void", "aside", "pile"] },
    ...seats.map((side) => ({ id: `side-${side}`, label: view.banners.find((each) => each.side === side)?.name ?? "", zones: [`crew-${side}`, `hand-${side}`] })),
  ];
  const open = seats.find((side) => room.open === `side-${side}`);
  const home = 42; // the way to the shelf, in the corner
  const each = (room.w - home - 4) / Math.max(1, seats.length);
  seats.forEach((side, at) => {
    layout.boxes[`hull-${side}`] = { x: home + at * each, y: 0, w: each - 4, h: top };
    put(view, layout, `crew-${side}`, { x: home + at * each + 4, y: 0, w: each - 12, h: top - 4 }, PIECE);
    layout.widths[`crew-${side}`] = PIECE;
  });
  if (open === undefined) {
    layout.boxes["rim"] = { ...middle, x: -30, w: room.w + 60, h: middle.h - pile };
    put(view, layout, has(view, "aside") ? "aside" : "void", { ...middle, h: middle.h - pile }, u);
    put(view, layout, "pile", { x: 10, y: middle.y + middle.h - pile, w: 150, h: pile }, 26);
    layout.boxes["status"] = { x: 170, y: middle.y + middle.h - pile, w: room.w - 180, h: pile };
  } else {
    layout.boxes[`hull-${open}`] = { ...middle, y: middle.y - 4 };
    put(view, layout, `crew-${open}`, { ...middle, x: 14, w: room.w - 34 - PIECE, h: middle.h }, u * 0.9);
    put(view, layout, `hand-${open}`, { x: room.w - PIECE - 12, y: middle.y + 8, w: PIECE, h: middle.h - 20 }, PIECE);
  }
  layout.boxes["deck"] = { x: 0, y: deckTop, w: room.w, h: room.h - deckTop };
  put(view, layout, `crew-${seat}`, { x: 10, y: deckTop + 2, w: room.w - 20, h: crew - 4 }, 0.72 * u);
  const held = Math.min(room.w - 16, Math.max(1, count(view, `hand-${seat}`)) * u * WISH); // few cards lie in the middle
  put(view, layout, `hand-${seat}`, { x: (room.w - held) / 2, y: room.h - hand + 4, w: held, h: hand - 8 }, u);
  return layout;
}
