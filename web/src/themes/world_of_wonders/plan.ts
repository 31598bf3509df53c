/** Where everything lies: districts around a plaza, clockwise from the left of whoever looks, the own one before the sea. */
import { front, type View, type Zone } from "../../lib/scene";
import { SMALLEST, cardIn, columns, handOf, inset, type Box, type Layout, type Leaf, type Plan, type Room } from "../../table/layout";
import { worth } from "./fit";
import { roomOf } from "./ground";

/** Boxes that belong to no zone, for the surface: the plaza, the own land, the coast, what the attacked may answer, what happened last. */
export const PLAZA = "plaza";
export const LAND = "land";
export const SEA = "sea";
export const ANSWERS = "answers";
export const STORY = "story"; // what happened last

export const HAND_RATIO = 1 / 0.74; // height of a card in hand by its width
export const BANNER = 136; // width of the own pennant, tokens and the shield

const SHARES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25]; // of the sites, the even ones first
const SITES = 1.2; // how much more the size of a site counts than that of another card: it has figures
const ALONE = 0.61; // height of a district that sits alone at its side

export const plan: Plan = (view, room) => (room.tall ? tall(view, room) : wide(view, room));

/** How many of the others sit on the left, on top and on the right, by their number. */
const SEATED: Record<number, [number, number, number]> = { 0: [0, 0, 0], 1: [0, 1, 0], 2: [1, 0, 1], 3: [1, 1, 1], 4: [1, 2, 1], 5: [2, 2, 1], 6: [2, 2, 2] };

/** The other seats, clockwise; for whoever only watches from the one who is followed. */
export function rivals(view: View): number[] {
  const seats = view.banners.length;
  const own = front(view);
  return Array.from({ length: seats - 1 }, (_, at) => (own + at + 1) % seats);
}

/** The pile that lies open since one of its cards is to be chosen, or the hand that is looked at. */
export function opened(view: View): Zone | undefined {
  const pointed = new Set(view.choices.flatMap((choice) => choice.points ?? []));
  const pile = view.zones.find((zone) => zone.id === "discard" && zone.things.some((thing) => thing.code !== undefined && pointed.has(thing.code)));
  return view.zones.find((zone) => zone.id.startsWith("spied")) ?? pile;
}

function empty(question: Box): Layout {
  return { u: SMALLEST, boxes: {}, widths: {}, question, lens: null, leaves: [], strip: null };
}

// Wide windows.

function wide(view: View, room: Room): Layout {
  const { w, h } = room;
  const others = rivals(view);
  const many = others.length > 3;
  const small = h < 754;
  const gap = small ? 10 : 14;
  const hand = Math.round(Math.min((h + 46) * (small ? 0.172 : 0.185), h * 0.24));
  const line = small ? 46 : 52;
  const shore = h - line - hand - 18; // the table ends here
  const side = Math.round(w * (many ? 0.222 : 0.248));
  const beyond = others.length > 1 ? side + 2 * gap : gap; // nobody sits at the sides of two players
  const middle: Box = { x: beyond, y: gap, w: w - 2 * beyond, h: shore - gap };
  const [left, top, right] = SEATED[others.length] ?? [2, 2, 2];
  const asked = Math.min(860, Math.max(690, w * (left > 1 ? 0.62 : 0.56)));
  const afloat = left !== 1; // the large card stands on the sea
  const end = Math.min(afloat ? w - side - 2 * gap : w, w / 2 + asked / 2);
  const start = Math.max(4, end - asked);
  const layout = empty({ x: start, y: shore + 1, w: end - start, h: line });
  layout.boxes[SEA] = { x: 0, y: shore + 14, w, h: h - shore - 14 };

  const topHeight = shore * (others.length === 1 ? (small ? 0.31 : 0.33) : many ? 0.285 : 0.27);
  const ownHeight = shore * (others.length === 1 ? (small ? 0.335 : 0.355) : many ? 0.24 : others.length === 2 ? 0.31 : 0.235);
  // Where one sits alone on the right, the own land reaches under that district.
  const land: Box = { ...middle, y: shore - ownHeight - 4, h: ownHeight, w: right === 1 ? w - gap - middle.x : middle.w };
  stack(layout, others.slice(0, left).reverse(), { x: gap, y: gap, w: side, h: shore - 2 * gap }, gap);
  abreast(layout, others.slice(left, left + top), { ...middle, h: topHeight }, gap);
  stack(layout, others.slice(left + top, left + top + right), { x: w - gap - side, y: gap, w: side, h: shore - 2 * gap }, gap);

  const lane = many ? (small ? 44 : 64) : 0; // the road of those who sit far away
  const plazaTop = top ? gap + topHeight + gap : gap;
  plaza(view, layout, { x: middle.x + lane, y: plazaTop, w: middle.w - lane, h: land.y - gap - plazaTop });
  own(view, layout, land);
  ashore(view, layout, { x: 18, y: h - hand - 4, w: side, h: hand - 4 });
  const fan = handOf(view);
  if (fan) {
    layout.boxes[fan.id] = { x: side + 2 * gap - 20, y: h - hand - 8, w: w - 2 * (side + 2 * gap) + 40, h: hand };
    layout.widths[fan.id] = Math.round((hand - 10) / HAND_RATIO);
  }
  const below = gap + (shore - 2 * gap) * ALONE + 12;
  const open: Box = { x: gap, y: below, w: side, h: shore - 2 - below };
  const sea: Box = { x: w - side - gap, y: shore + 10, w: side, h: h - shore - 16 };
  layout.lens = afloat ? sea : open;
  layout.boxes[STORY] = { ...sea, y: shore + line + 12, h: h - shore - line - 22 };
  if (land.y - below > 50 && right === 1) {
    layout.boxes[ANSWERS] = { x: w - gap - side, y: below - 2, w: side, h: land.y - below };
  }
  return layout;
}

/** Districts one over the other; one alone leaves open ground below. */
function stack(layout: Layout, seats: number[], box: Box, gap: number): void {
  const high = seats.length > 1 ? (box.h - gap * (seats.length - 1)) / seats.length : box.h * ALONE;
  seats.forEach((seat, at) => (layout.boxes[`district-${seat}`] = { ...box, y: box.y + at * (high + gap), h: high }));
}

function abreast(layout: Layout, seats: number[], box: Box, gap: number): void {
  const each = (box.w - gap * (seats.length - 1)) / Math.max(1, seats.length);
  seats.forEach((seat, at) => (layout.boxes[`district-${seat}`] = { ...box, x: box.x + at * (each + gap), w: each }));
}

/** The seven Wonders above, below them the attack; a pile or a hand that lies open takes the whole plaza. */
function plaza(view: View, layout: Layout, box: Box): void {
  layout.boxes[PLAZA] = box;
  const room: Box = { x: box.x + 22, y: box.y + 18, w: box.w - 44, h: box.h - 34 };
  const above = Math.round(Math.max(Math.min(92, room.h * 0.6), Math.min(190, room.h * 0.44)));
  const below: Box = { ...room, y: room.y + above + 4, h: room.h - above - 4 };
  const broad = room.w > 780 && room.h < 200; // the Wonders stand beside the attack
  const [wonders, attack] = broad ? columns(room, [1.15, 1], 20) : [{ ...room, h: above }, below];
  const shown = opened(view);
  if (shown) {
    const whole = view.fight && wonders ? wonders : room;
    layout.boxes[shown.id] = whole;
    layout.widths[shown.id] = cardIn(shown.things.length, { ...whole, h: whole.h - 22 }, HAND_RATIO);
  } else {
    layout.boxes["mosaic"] = wonders ?? room;
  }
  layout.boxes["attack"] = layout.boxes["aside"] = layout.boxes["window"] = attack ?? below;
}

/** The own district: sites, what is built, and at its right end the pennant with tokens and standing answers. */
function own(view: View, layout: Layout, land: Box): void {
  layout.boxes[LAND] = land;
  const seat = front(view);
  if (view.seat < 0) {
    layout.boxes[`district-${seat}`] = land;
    return;
  }
  const room: Box = { x: land.x + 16, y: land.y + 13, w: land.w - BANNER - 30, h: land.h - 24 };
  const [sites, built] = ownZones(view, seat);
  const share = sites && built ? split(sites, built, (part) => [{ ...room, w: room.w * part - 8 }, { ...room, w: room.w * (1 - part) - 8 }]) : 0.5;
  layout.boxes[`sites-${seat}`] = { ...room, w: room.w * share - 8 };
  layout.boxes[`built-${seat}`] = { ...room, x: room.x + room.w * share + 8, w: room.w * (1 - share) - 8 };
  const end: Box = { x: land.x + land.w - BANNER, y: land.y + 8, w: BANNER - 8, h: land.h - 14 };
  layout.boxes[`tokens-${seat}`] = { x: end.x + end.w - 78, y: end.y + 32, w: 74, h: 32 };
  layout.boxes["standing"] = { ...end, y: end.y + 68, h: end.h - 68 };
}

function ownZones(view: View, seat: number): (Zone | undefined)[] {
  return ["sites", "built"].map((kind) => view.zones.find((zone) => zone.id === `${kind}-${seat}`));
}

/** Which share of the own land its sites get, so that all cards are as large as can be. */
function split(sites: Zone, built: Zone, cut: (share: number) => [Box, Box]): number {
  const size = (zone: Zone, box: Box): number => {
    const [count, room] = [zone.things.length, roomOf(zone, box)];
    return count * Math.log(Math.max(1, worth(zone.things, room.w, room.h, room.scale) / Math.max(1, count))); // small cards weigh more than large ones
  };
  const fits = (share: number): number => {
    const [left, right] = cut(share);
    return SITES * size(sites, left) + size(built, right);
  };
  return SHARES.reduce((best, share) => (fits(share) > fits(best) + 0.01 ? share : best));
}

/** Deck, discard pile and what has happened, on the beach. */
function ashore(view: View, layout: Layout, box: Box): void {
  const high = box.h - 22;
  const card = Math.min(high * 0.7, (box.w - 40) / 3);
  const open = opened(view)?.id;
  ["deck", "discard", "removed"].filter((id) => id !== open).forEach((id, at) => {
    layout.boxes[id] = { x: box.x + at * (card + 20), y: box.y, w: card + 10, h: box.h };
    layout.widths[id] = card;
  });
}

// A phone: one area whole, the others one tap away; attack, question and hand always in sight.

const STRIP = 64;
const ASKED = 90; // two or three lines and the buttons
const STANDING = 36;

function tall(view: View, room: Room): Layout {
  const { w, h } = room;
  const fan = handOf(view);
  const hand = fan ? Math.min(142, Math.round(h * 0.19)) : 0;
  const question: Box = { x: 0, y: h - hand - ASKED, w, h: ASKED };
  const layout = empty(question);
  layout.strip = { x: 0, y: 0, w, h: STRIP };
  layout.boxes[SEA] = { x: 0, y: question.y + 8, w, h: h - question.y - 8 };
  if (fan) {
    layout.boxes[fan.id] = { x: 8, y: h - hand, w: w - 16, h: hand - 6 };
    layout.widths[fan.id] = Math.round((hand - 14) / HAND_RATIO);
  }
  let bottom = question.y - 2;
  if (view.seat >= 0) {
    bottom -= STANDING;
    layout.boxes["standing"] = { x: 8, y: bottom, w: w - 16, h: STANDING };
  }
  if (view.fight || view.over || view.zones.some((zone) => zone.id === "aside" || (zone.id === "window" && zone.things.length > 0))) {
    const high = view.fight ? Math.min(172, (bottom - STRIP) * 0.42) : Math.min(150, Math.max(118, (bottom - STRIP) * 0.36));
    bottom -= high + 4;
    layout.boxes["attack"] = layout.boxes["aside"] = layout.boxes["window"] = inset({ x: 4, y: bottom, w: w - 8, h: high }, 14);
    layout.boxes[PLAZA] = { x: 4, y: bottom, w: w - 8, h: high };
  }
  layout.leaves = leaves(view);
  const first = view.fight ? view.fight.defender : front(view);
  const open = layout.leaves.find((leaf) => leaf.id === room.open) ?? layout.leaves.find((leaf) => leaf.id === `side-${first}`) ?? layout.leaves[0];
  area(view, layout, open?.id ?? "", { x: 6, y: STRIP + 6, w: w - 12, h: bottom - STRIP - 12 });
  return layout;
}

function leaves(view: View): Leaf[] {
  const name = (seat: number): string => view.banners.find((banner) => banner.side === seat)?.name ?? "";
  const found = rivals(view).map((seat) => ({ id: `side-${seat}`, label: name(seat), zones: [`district-${seat}`, `spied-${seat}`] }));
  const seat = front(view);
  found.unshift({ id: `side-${seat}`, label: view.seat < 0 ? name(seat) : "Mine", zones: view.seat < 0 ? [`district-${seat}`] : [`sites-${seat}`, `built-${seat}`, `tokens-${seat}`] });
  return [...found, { id: "wonders", label: "Wonders", zones: ["mosaic", "deck", "discard", "removed"] }];
}

function area(view: View, layout: Layout, leaf: string, box: Box): void {
  if (leaf === "wonders") {
    return commons(view, layout, box);
  }
  const seat = Number(leaf.slice("side-".length));
  if (seat === view.seat) {
    return mine(view, layout, seat, box);
  }
  const spied = view.zones.find((zone) => zone.id === `spied-${seat}`);
  if (spied) {
    const high = box.h * 0.45;
    layout.boxes[spied.id] = { ...box, y: box.y + box.h - high, h: high };
    layout.widths[spied.id] = cardIn(spied.things.length, { ...box, h: high - 22 }, HAND_RATIO);
  }
  layout.boxes[`district-${seat}`] = spied ? { ...box, h: box.h * 0.55 - 6 } : box;
}

function mine(view: View, layout: Layout, seat: number, box: Box): void {
  layout.boxes[LAND] = box;
  const room: Box = { x: box.x + 14, y: box.y + 44, w: box.w - 28, h: box.h - 56 };
  const [sites, built] = ownZones(view, seat);
  const share = sites && built ? split(sites, built, (part) => [{ ...room, h: room.h * part - 8 }, { ...room, h: room.h * (1 - part) - 8 }]) : 0.5;
  const half = room.h * share;
  layout.boxes[`tokens-${seat}`] = { x: box.x + box.w - 78, y: box.y + 6, w: 70, h: 34 };
  layout.boxes[`sites-${seat}`] = { ...room, h: half - 8 };
  layout.boxes[`built-${seat}`] = { ...room, y: room.y + half + 8, h: room.h - half - 8 };
}

function commons(view: View, layout: Layout, box: Box): void {
  const shown = opened(view);
  if (shown?.id === "discard") {
    layout.boxes["discard"] = box;
    layout.widths["discard"] = cardIn(shown.things.length, { ...box, h: box.h - 22 }, HAND_RATIO, 48);
    return;
  }
  layout.boxes[LAND] = box;
  const piles = Math.min(120, box.h * 0.4);
  layout.boxes["mosaic"] = { x: box.x + 8, y: box.y + 10, w: box.w - 16, h: box.h - piles - 18 };
  ashore(view, layout, { x: box.x + 24, y: box.y + box.h - piles, w: box.w - 48, h: piles - 6 });
}
