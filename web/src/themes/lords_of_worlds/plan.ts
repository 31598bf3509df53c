/**
 * Where everything of Lords of Worlds lies. Wide: the common world left, mine right, rivals above (two players: beside) mine.
 * Tall: one of Planet, Map, Market and Rivals whole, the question and the hand below.
 */
import { front, type Thing, type View, type Zone } from "../../lib/scene";
import { spelt } from "../../table/board.svelte";
import { cardIn, columns, inset, others, rows, type Box, type Layout, type Plan, type Room } from "../../table/layout";

export const CARD = 1.28; // height of an assistant by its width
const PAD = 10;
const LABEL = 16;
const BUTTON = 44; // height of a line of buttons
const CLOSE = 500; // width below which a question has its buttons under its two lines
const STACKED = 88; // height of those
const TOLD = 18; // tall: a line of what happened last
export const MANY = 6; // a larger hand takes the room of the stair

/** Sizes for low, middle and high windows. */
interface Sizes {
  supply: number;
  rivals: number;
  hand: number;
  question: number;
  hire: number;
  story: number; // what happened last
}

function sizes(h: number): Sizes {
  if (h < 760) {
    return { supply: 74, rivals: 140, hand: 114, question: 62, hire: 150, story: 18 };
  }
  return h < 960 ? { supply: 96, rivals: 176, hand: 148, question: 64, hire: 178, story: 36 } : { supply: 110, rivals: 216, hand: 178, question: 70, hire: 220, story: 54 };
}

export const plan: Plan = (view, room) => (room.tall ? tall(view, room) : wide(view, room));

function zone(view: View, id: string): Zone | undefined {
  return view.zones.find((each) => each.id === id);
}

/** Width of the map by its height. */
function shape(board: Zone | undefined): number {
  const xs = (board?.things ?? []).map((thing) => 1.5 * (thing.at?.[0] ?? 0));
  const ys = (board?.things ?? []).map((thing) => Math.sqrt(3) * ((thing.at?.[1] ?? 0) + (thing.at?.[0] ?? 0) / 2));
  const span = (list: number[]): number => (list.length ? Math.max(...list) - Math.min(...list) : 0);
  return (span(xs) + 2.1) / (span(ys) + Math.sqrt(3) + 0.35);
}

/** How high the question is: only one with many buttons needs more than its usual room. */
function asked(view: View, width: number, least: number): number {
  const buttons = spelt(view.choices);
  const needed = buttons.reduce((sum, choice) => sum + 36 + choice.label.length * 7.4, 0) + 150; // and undo, list
  const words = width < 420 ? 46 : 26; // they stand above the buttons
  return buttons.length > 3 ? Math.max(least, Math.ceil(needed / width) * BUTTON + words + 6) : least;
}

function empty(): Layout {
  return { u: 80, boxes: {}, widths: {}, question: { x: 0, y: 0, w: 0, h: 0 }, lens: null, leaves: [], strip: null };
}

function wide(view: View, room: Room): Layout {
  const layout = empty();
  const size = sizes(room.h);
  const high = room.h - size.supply - LABEL - PAD * 2;
  const left = Math.min(room.w * 0.51, high * shape(zone(view, "board")));
  layout.boxes["board"] = { x: PAD, y: PAD * 0.6, w: left, h: high };
  market(layout, { x: PAD, y: room.h - size.supply - PAD * 0.6, w: left, h: size.supply });
  const x = left + PAD * 2.4;
  const right: Box = { x, y: PAD * 0.6, w: room.w - x - PAD, h: room.h - PAD * 1.2 };
  const rivals = others(view);
  const question = asked(view, right.w - size.question, right.w < CLOSE ? STACKED : size.question);
  const hand: Box = { x, y: room.h - PAD * 0.6 - size.hand, w: right.w, h: size.hand };
  const bottom = hand.y - 8 - question;
  ask(layout, view, { x, y: bottom, w: right.w, h: question }, size.question);
  inHand(layout, view, hand);
  const upper: Box = { ...right, h: bottom - 8 - right.y };
  if (rivals.length < 2) {
    pair(layout, view, upper, size, rivals);
  } else {
    several(layout, view, upper, size, rivals);
  }
  return layout;
}

/** Two players: both Planets side by side, the groups below in one row. */
function pair(layout: Layout, view: View, box: Box, size: Sizes, rivals: number[]): void {
  const high = box.h - size.hire - LABEL - 8;
  const own = Math.min(high, box.w * 0.63);
  layout.boxes[`planet-${front(view)}`] = { x: box.x, y: box.y + (high - own) / 2, w: own, h: own };
  const rest: Box = { x: box.x + own + 16, y: box.y, w: box.w - own - 16, h: high };
  for (const side of rivals) {
    const planet = Math.min(rest.w, rest.h - 76 - size.story * 2);
    layout.boxes[`planet-${side}`] = { x: rest.x + (rest.w - planet) / 2, y: rest.y, w: planet, h: planet };
    layout.boxes[`hand-${side}`] = { x: rest.x, y: rest.y + planet + 8, w: rest.w, h: 66 };
    layout.boxes["story"] = { x: rest.x, y: rest.y + rest.h - size.story * 2, w: rest.w, h: size.story * 2 };
  }
  hire(layout, { x: box.x, y: box.y + high + 8 + LABEL, w: box.w, h: size.hire });
}

/** Three and four: rivals in a row, below them my Planet and, beside it, the groups in two rows of three. */
function several(layout: Layout, view: View, box: Box, size: Sizes, rivals: number[]): void {
  columns({ ...box, h: size.rivals }, rivals.map(() => 1), 8).forEach((cell, at) => {
    const planet = Math.min(cell.h, cell.w - 58);
    layout.boxes[`planet-${rivals[at]}`] = { x: cell.x, y: cell.y + (cell.h - planet) / 2, w: planet, h: planet };
    layout.boxes[`hand-${rivals[at]}`] = { x: cell.x + planet + 8, y: cell.y + 4, w: cell.w - planet - 8, h: cell.h - 8 };
  });
  const y = box.y + size.rivals + 8;
  const own = Math.min(box.y + box.h - y, box.w * 0.66);
  layout.boxes[`planet-${front(view)}`] = { x: box.x, y: y + (box.y + box.h - y - own) / 2, w: own, h: own };
  const beside: Box = { x: box.x + own + 14, y, w: box.w - own - 14, h: box.y + box.h - y };
  hire(layout, { ...beside, y: y + LABEL, h: beside.h - LABEL - size.story - 2 });
  layout.boxes["story"] = { ...beside, y: y + beside.h - size.story, h: size.story };
}

function hire(layout: Layout, box: Box): void {
  layout.boxes["display"] = box;
}

/** The stall with six tiles, then reserve, deck and discard. */
function market(layout: Layout, box: Box): void {
  const pile = Math.min(box.h * 0.78, box.w * 0.13);
  const stall = box.w - 3 * (pile + 8);
  layout.boxes["supply"] = { ...box, w: stall };
  ["reserve", "deck", "discard"].forEach((id, at) => {
    layout.boxes[id] = { x: box.x + stall + 8 + at * (pile + 8), y: box.y, w: pile, h: box.h };
  });
}

/** The thing that asks, if it is none of the zones' own tile in hand. */
export function asking(view: View): Thing | undefined {
  return zone(view, "held") ? undefined : view.zones.flatMap((each) => each.things).findLast((thing) => thing.code === view.source && thing.face !== null && view.source >= 0);
}

/** Whether the question has a second line: where something is placed or paid, or chosen elsewhere than on a Planet. */
export function hinted(view: View): boolean {
  const there = view.zones.filter((each) => ["board", "display", "supply"].includes(each.id)).flatMap((each) => each.things.map((thing) => thing.code));
  const first = new Set(view.choices.map((choice) => choice.points?.[0]));
  return Boolean(zone(view, "held") ?? zone(view, "played")) || there.some((code) => code !== undefined && first.has(code));
}

/** The question's line: the tile it is about at its left end, if it is about one. */
function ask(layout: Layout, view: View, box: Box, high: number): void {
  const tile = zone(view, "held") || asking(view) ? high * 1.1 : 0;
  if (tile) {
    layout.boxes["held"] = { x: box.x + 4, y: box.y + (box.h - high) / 2 + 2, w: tile - 4, h: high - 4 };
  }
  layout.question = { x: box.x + tile, y: box.y, w: box.w - tile, h: box.h };
}

/** The hand, and beside it what is paid or the stair of points. */
function inHand(layout: Layout, view: View, box: Box): void {
  const hand = zone(view, `hand-${front(view)}`);
  const payment = zone(view, "played");
  const mine = payment?.owner === front(view) ? payment : undefined;
  const count = (hand?.things.length ?? 0) + (mine?.things.length ?? 0); // it does not move while it is paid with
  const beside = count <= MANY ? box.w * 0.4 : mine ? Math.max(190, box.w * 0.3) : 0;
  const cards: Box = { ...box, w: box.w - (beside ? beside + 14 : 0) };
  if (hand) {
    layout.boxes[hand.id] = cards;
    layout.widths[hand.id] = (cards.h - 16) / CARD;
  }
  if (beside) {
    layout.boxes[payment ? "played" : "table"] = { x: box.x + box.w - beside, y: box.y, w: beside, h: box.h };
  }
}

function tall(view: View, room: Room): Layout {
  const layout = empty();
  const [own, rivals] = [front(view), others(view)];
  const strip: Box = { x: 0, y: 0, w: room.w, h: 58 };
  layout.strip = strip;
  layout.leaves = [
    { id: "planet", label: view.seat < 0 ? (view.names[own] ?? "Planet") : "My Planet", zones: [`planet-${own}`] },
    { id: "map", label: "Map", zones: ["board"] },
    { id: "market", label: "Market", zones: ["display", "supply", "reserve", "deck", "discard"] },
    { id: "rivals", label: rivals.length > 1 ? "Rivals" : (view.banners.find((each) => each.side === rivals[0])?.name ?? "Rival"), zones: rivals.flatMap((side) => [`planet-${side}`, `hand-${side}`]) },
  ];
  const hand = 120;
  const question = asked(view, room.w - 70, 104);
  const bottom = room.h - hand - question;
  ask(layout, view, { x: 4, y: bottom, w: room.w - 8, h: question }, 58);
  inTallHand(layout, view, { x: 8, y: room.h - hand + 4, w: room.w - 16, h: hand - 10 });
  const middle: Box = { x: 6, y: strip.h + 4, w: room.w - 12, h: bottom - strip.h - 8 - TOLD };
  layout.boxes["story"] = { x: 12, y: bottom - TOLD - 2, w: room.w - 24, h: TOLD };
  const square = Math.min(middle.w, middle.h);
  const centred: Box = { x: middle.x + (middle.w - square) / 2, y: middle.y + (middle.h - square) / 2, w: square, h: square };
  const open = layout.leaves.find((leaf) => leaf.id === room.open)?.id ?? "planet";
  if (open === "planet") {
    layout.boxes[`planet-${own}`] = centred;
  } else if (open === "map") {
    layout.boxes["board"] = middle;
  } else if (open === "market") {
    shops(layout, middle);
  } else {
    sides(layout, middle, rivals);
  }
  return layout;
}

/** Groups, stall and piles on a tall screen, one below the other. */
function shops(layout: Layout, box: Box): void {
  const [stall, piles] = [72, 58];
  const foot = box.y + box.h;
  hire(layout, { x: box.x + 6, y: box.y + LABEL, w: box.w - 12, h: box.h - stall - piles - LABEL * 2 - 16 });
  layout.boxes["supply"] = { ...box, y: foot - piles - stall - 6, h: stall };
  columns({ ...box, y: foot - piles, h: piles }, [1, 1, 1]).forEach((cell, at) => {
    layout.boxes[["reserve", "deck", "discard"][at] ?? ""] = cell;
  });
}

/** Rivals on a tall screen: each a line with Planet and hand; one alone has the whole room. */
function sides(layout: Layout, box: Box, rivals: number[]): void {
  rows(box, rivals.map(() => 1), 6).forEach((line, at) => {
    const alone = rivals.length === 1;
    const planet = Math.min(line.h - (alone ? 80 : 0), line.w * (alone ? 1 : 0.62));
    layout.boxes[`planet-${rivals[at]}`] = { x: line.x + (alone ? (line.w - planet) / 2 : 0), y: line.y + (alone ? 0 : (line.h - planet) / 2), w: planet, h: planet };
    layout.boxes[`hand-${rivals[at]}`] = alone ? { ...line, y: line.y + planet + 6, h: 70 } : inset({ ...line, x: line.x + planet + 8, w: line.w - planet - 8 }, 4);
  });
}

function inTallHand(layout: Layout, view: View, box: Box): void {
  const hand = zone(view, `hand-${front(view)}`);
  const count = hand?.things.length ?? 0;
  const paying = zone(view, "played")?.owner === front(view);
  const beside = paying ? 132 : count < 3 ? box.w * 0.5 : 0;
  const cards: Box = { ...box, w: box.w - (beside ? beside + 8 : 0) };
  if (hand) {
    layout.boxes[hand.id] = cards;
    layout.widths[hand.id] = Math.min((cards.h - 16) / CARD, cardIn(1, cards, CARD));
  }
  if (beside) {
    layout.boxes[paying ? "played" : "table"] = { x: box.x + box.w - beside, y: box.y, w: beside, h: box.h };
  }
}
