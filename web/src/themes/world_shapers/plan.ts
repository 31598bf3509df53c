/**
 * The table of World Shapers. Wide, two sides: my collection, the picked cards over pool and supply, the other collection.
 * Wide, more sides: my collection, the others side by side over a line of pool, picked cards and supply. Below, the question, my hand, the large card.
 * Tall: whose collection is open, picked cards and supply, the collection, the pool, the question, the hand.
 *
 * Beside the zones it names boxes for what is drawn under them: `name-…` of a side, `world-…` its whole area, `place-…` where its discard goes.
 */
import { front, type View } from "../../lib/scene";
import { largest, leastWidth, others, type Box, type Layout, type Plan, type Room } from "../../table/layout";

export const PICKING = "pick"; // the phase in which everybody picks a card
export const PORTRAIT = 1.45; // height of a card by its width, in a hand or picked
const QUESTION = 46;
const NAME = 32; // the line with a name and a hand of backs
const BACK = 22; // width of a small card beside a name
const ABOVE = 26; // over a hand, for what its cards would bring
export const LABEL = 19; // over what lies in the middle, for its name
const HELD = 6; // cards of a full hand

const count = (view: View, id: string): number => view.zones.find((zone) => zone.id === id)?.things.length ?? 0;
const has = (view: View, id: string): boolean => view.zones.some((zone) => zone.id === id);

export const plan: Plan = (view, room) => (room.tall ? tall(view, room) : wide(view, room));

function put(view: View, layout: Layout, id: string, box: Box, width: number): void {
  if (has(view, id)) {
    layout.boxes[id] = box;
    layout.widths[id] = width;
  }
}

/** The width of the cards of a row: as wide as its height lets them, but all in sight. */
function fitting(cards: number, box: Box, most = 180): number {
  return largest(24, Math.min(most, Math.floor(box.h / PORTRAIT)), (width) => leastWidth(cards, width) <= box.w);
}

/** One side: its name with the hand beside it, its collection, and in the gutter what it has discarded and Overload. */
function side(view: View, layout: Layout, seat: number, box: Box, named: boolean): void {
  const head = named ? NAME : 6;
  const body: Box = { x: box.x, y: box.y + head, w: box.w, h: box.h - head };
  layout.boxes[`world-${seat}`] = box;
  put(view, layout, `collection-${seat}`, body, body.w / 4);
  const small = Math.max(18, Math.min(30, box.w * 0.06));
  const high = small * PORTRAIT;
  if (named) {
    const cards = Math.max(1, count(view, `hand-${seat}`));
    const held = Math.min(box.w * 0.5, cards * (BACK + 2) + 4);
    const aside = (has(view, `beside-${seat}`) ? BACK + 6 : 0) + BACK + 6;
    layout.boxes[`name-${seat}`] = { x: box.x + 4, y: box.y, w: box.w - held - aside - 12, h: NAME };
    put(view, layout, `hand-${seat}`, { x: box.x + box.w - held - aside - 6, y: box.y + 1, w: held, h: NAME - 2 }, BACK);
    const place: Box = { x: box.x + box.w - aside - 2, y: box.y + 1, w: BACK - 2, h: NAME - 3 };
    layout.boxes[`place-${seat}`] = place;
    put(view, layout, `discard-${seat}`, place, place.w);
    put(view, layout, `beside-${seat}`, { x: box.x + box.w - BACK - 4, y: box.y + 1, w: BACK, h: NAME - 2 }, BACK - 2);
    return;
  }
  const place: Box = { x: box.x + 4, y: body.y + 4, w: small, h: high };
  layout.boxes[`place-${seat}`] = place;
  put(view, layout, `discard-${seat}`, place, small);
  put(view, layout, `beside-${seat}`, { x: box.x + 4, y: body.y + high + 10, w: small, h: high }, small);
}

function wide(view: View, room: Room): Layout {
  const bottom = Math.max(132, Math.min(214, room.h * 0.235));
  const top = room.h - bottom - QUESTION;
  const seat = front(view);
  const layout: Layout = { u: 96, boxes: {}, widths: {}, question: { x: 0, y: top, w: room.w, h: QUESTION }, lens: null, leaves: [], strip: null };
  const card = Math.floor((bottom - ABOVE - 10) / PORTRAIT);
  const held = Math.min(room.w * 0.56, Math.max(HELD, count(view, `hand-${seat}`)) * card * 1.08 + 12);
  put(view, layout, `hand-${seat}`, { x: 10, y: top + QUESTION + ABOVE, w: held, h: bottom - ABOVE - 8 }, card);
  layout.lens = { x: held + 24, y: top + QUESTION + 6, w: room.w - held - 34, h: bottom - 14 };
  const seats = others(view).filter((each) => each !== seat);
  if (seats.length < 2) {
    pair(view, layout, seats, { x: 0, y: 0, w: room.w, h: top });
  } else {
    many(view, layout, seats, { x: 0, y: 0, w: room.w, h: top });
  }
  return layout;
}

/** Two sides: what is between them stands between them. */
function pair(view: View, layout: Layout, seats: number[], box: Box): void {
  const mine = box.w * 0.465;
  const middle = box.w * 0.185;
  side(view, layout, front(view), { x: 4, y: 2, w: mine - 8, h: box.h - 4 }, false);
  seats.forEach((seat) => side(view, layout, seat, { x: mine + middle + 8, y: 2, w: box.w - mine - middle - 14, h: box.h - 4 }, true));
  const supply = Math.max(58, box.h * 0.13);
  const picked = (box.h - supply) * 0.34;
  const pool = box.h - supply - picked - 12;
  const shown: Box = { x: mine, y: LABEL + 4, w: middle, h: picked - LABEL - 8 };
  put(view, layout, "picked", shown, fitting(2, shown, shown.w / 2.16));
  put(view, layout, "pool", { x: mine, y: picked + LABEL + 2, w: middle, h: pool - LABEL - 8 }, middle);
  put(view, layout, "supply", { x: mine, y: box.h - supply, w: middle * 0.66, h: supply - 8 }, 40);
  put(view, layout, "deck", { x: mine + middle * 0.7, y: box.h - supply, w: middle * 0.3, h: supply - 8 }, Math.min(44, (supply - 12) / PORTRAIT));
}

/** Three sides and more: the others keep their columns, and under them lies what is for all. */
function many(view: View, layout: Layout, seats: number[], box: Box): void {
  const mine = box.w * (seats.length > 2 ? 0.37 : 0.4);
  const line = Math.max(124, Math.min(190, box.h * 0.28));
  const right: Box = { x: mine + 8, y: 0, w: box.w - mine - 14, h: box.h };
  side(view, layout, front(view), { x: 4, y: 2, w: mine - 8, h: box.h - 4 }, false);
  const each = right.w / seats.length;
  seats.forEach((seat, at) => side(view, layout, seat, { x: right.x + at * each, y: 2, w: each - 8, h: right.h - line - 8 }, true));
  const y = right.h - line + LABEL;
  const high = line - LABEL - 8;
  const shown: Box = { x: right.x, y, w: right.w * 0.36 - 10, h: high };
  put(view, layout, "picked", shown, fitting(seats.length + 1, shown, shown.w / (seats.length + 1) / 1.08));
  put(view, layout, "pool", { x: right.x + right.w * 0.36, y, w: right.w * 0.47, h: high }, right.w * 0.15);
  put(view, layout, "supply", { x: right.x + right.w * 0.845, y, w: right.w * 0.085, h: high }, 36);
  put(view, layout, "deck", { x: right.x + right.w * 0.938, y, w: right.w * 0.06, h: high }, Math.min(40, right.w * 0.055));
}

const STRIP = 58; // of a phone: small pictures of every side

function tall(view: View, room: Room): Layout {
  const seat = front(view);
  const seats = others(view).filter((each) => each !== seat);
  const hand = Math.max(112, Math.min(140, room.h * 0.175));
  const ask = 88; // two lines of words, and the buttons
  const pool = Math.max(84, Math.min(106, room.h * 0.125));
  const question: Box = { x: 0, y: room.h - hand - ask, w: room.w, h: ask };
  const layout: Layout = { u: 66, boxes: {}, widths: {}, question, lens: null, leaves: [], strip: { x: 0, y: 0, w: room.w, h: STRIP } };
  const name = (side: number): string => view.banners.find((each) => each.side === side)?.name ?? "";
  layout.leaves = [
    { id: "mine", label: view.seat < 0 ? name(seat) : "Mine", zones: [`collection-${seat}`, `beside-${seat}`] },
    ...seats.map((side) => ({ id: `side-${side}`, label: name(side), zones: [`collection-${side}`, `beside-${side}`] })),
  ];
  const line: Box = { x: 6, y: STRIP + 4, w: room.w - 12, h: 58 };
  const shown: Box = { ...line, w: line.w * 0.5 };
  put(view, layout, "picked", shown, fitting(seats.length + 1, shown, shown.w / (seats.length + 1) / 1.08));
  put(view, layout, "supply", { ...line, x: line.x + line.w * 0.52, w: line.w * 0.32 }, 34);
  put(view, layout, "deck", { ...line, x: line.x + line.w * 0.86, w: line.w * 0.14 }, 34);
  const open = seats.find((each) => room.open === `side-${each}`) ?? seat;
  const body: Box = { x: 2, y: line.y + line.h + 4, w: room.w - 4, h: question.y - pool - line.y - line.h - 30 };
  side(view, layout, open, body, open !== seat);
  put(view, layout, "pool", { x: 6, y: question.y - pool - 4, w: room.w - 12, h: pool - 4 }, (room.w - 24) / 3);
  const bed: Box = { x: 8, y: room.h - hand + 16, w: room.w - 16, h: hand - 24 };
  put(view, layout, `hand-${seat}`, bed, fitting(count(view, `hand-${seat}`), bed));
  return layout;
}
