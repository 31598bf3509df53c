/**
 * Where the zones of Worldbreakers lie: two lands, and the road of power between them.
 *
 * Wide: the other side above, its Worldbreaker, counters and hand at the left; the road; one's own row, question and hand; piles and lens at
 * the right. In the campaign the left column belongs to the orders. Tall: the same from top to bottom.
 */
import { front, type View, type Zone } from "../../lib/scene";
import { LARGEST, RATIO, SMALLEST, largest, type Box, type Layout, type Plan, type Room } from "../../table/layout";
import { COUNTERS, HAND, LINE, QUESTION, ROAD, breakerHeight, measures, pileWidth, thirdWidth, type Measures } from "./measures";
import { layAsked } from "./asked";
import { setup } from "./setup";

const CLOSE = 612; // width of the field below which buttons of a question stand under its words
const UNDER = 36; // height of theirs

export function isSolo(view: View): boolean {
  return view.names.length === 1;
}

export function isPlaying(view: View): boolean {
  return view.zones.some((zone) => zone.id === "road");
}

function reach(m: Measures): number {
  return m.left + m.right + 5.4 * m.u + m.places + 30;
}

export const plan: Plan = (view, room) => {
  if (!isPlaying(view)) {
    return setup(view, room);
  }
  return room.tall ? tall(view, room) : wide(view, room);
};

/** Zones whose cards are asked for now, and would else be a pile or small. */
export function asked(view: View): Zone[] {
  const points = new Set(view.choices.flatMap((choice) => choice.points ?? []));
  return view.zones.filter((zone) => /^(discard|aside|deck|left|orders-left|spent-orders)/.test(zone.id) && zone.things.some((thing) => points.has(thing.code ?? -1)));
}

function wide(view: View, room: Room): Layout {
  const solo = isSolo(view);
  const me = front(view);
  const you = 1 - me;
  const asks = (m: Measures): number => QUESTION + (room.w - m.left - m.right < CLOSE ? UNDER : 0);
  const u = largest(SMALLEST, LARGEST, (each) => {
    const m = measures(each, solo);
    return m.top + ROAD + m.mine + asks(m) + m.hand <= room.h && reach(m) <= room.w;
  });
  const m = measures(u, solo);
  const field = room.w - m.left - m.right;
  const road = room.h - m.top - m.mine - asks(m) - m.hand;
  const y = { road: m.top, mine: m.top + road, ask: room.h - m.hand - QUESTION, hand: room.h - m.hand };
  const layout: Layout = {
    u,
    boxes: {},
    widths: {},
    question: { x: m.left + 2, y: y.ask + 2, w: field - 12, h: QUESTION - 4 },
    lens: null,
    leaves: [],
    strip: null,
  };
  const put = (id: string, box: Box, width = u): void => {
    if (view.zones.some((zone) => zone.id === id)) {
      layout.boxes[id] = box;
      layout.widths[id] = width;
    }
  };
  const row = m.left + field - m.places - 8; // where followers end
  const pile = pileWidth(m);
  const side = room.w - m.right;
  const edge = side + (m.right - 2 * pile - 10) / 2; // both piles in the middle of the column
  const rules = view.zones.some((zone) => zone.id === "new-rules") ? 62 : 0;
  const below = solo ? thirdWidth(m) * RATIO + 80 + rules : pile * RATIO + 38;
  layout.lens = { x: side + 8, y: below, w: m.right - 16, h: room.h - pile * RATIO - 40 - below };

  put("road", { x: m.left - 10, y: y.road, w: field + 20, h: road });
  put(`locations-${you}`, { x: row + 8, y: solo ? LINE + 8 : 8, w: m.places, h: u * RATIO });
  put(`locations-${me}`, { x: row + 8, y: y.mine, w: m.places, h: u * RATIO + 20 });
  put(`followers-${me}`, { x: 0, y: y.mine, w: row, h: m.mine });
  put(`counters-${me}`, { x: 8, y: room.h - COUNTERS - 4, w: m.left - 16, h: COUNTERS });
  put(`deck-${me}`, { x: edge, y: room.h - pile * RATIO - 30, w: pile, h: pile * RATIO + 22 }, pile);
  put(`discard-${me}`, { x: edge + pile + 10, y: room.h - pile * RATIO - 30, w: pile, h: pile * RATIO + 22 }, pile * 0.96);
  if (solo) {
    orders(put, m, room, u);
    put(`followers-${you}`, { x: m.left, y: LINE, w: room.w - m.left, h: m.top - LINE });
    put("turns", { x: m.left + field - 8 * 27 - 12, y: 2, w: 8 * 27, h: LINE });
    put("chapters", { x: m.left + 12, y: 2, w: Math.min(field - 8 * 27 - 40, 420), h: LINE });
    put("news", { x: m.left + 12, y: LINE + 8, w: field - 24, h: m.top - LINE - 16 });
    const third = thirdWidth(m);
    put(`deck-${you}`, { x: side + 14 + third, y: 8, w: third, h: third * RATIO + 22 }, third);
    put(`discard-${you}`, { x: side + 22 + third * 2, y: 8, w: third, h: third * RATIO + 22 }, third * 0.96);
    put(`left-${you}`, { x: side + 8, y: third * RATIO + 36, w: m.right - 16, h: 40 }, 28);
    put("new-rules", { x: side + 8, y: third * RATIO + 80, w: m.right - 16, h: 56 });
  } else {
    const breaker = 0.9 * u;
    put(`followers-${you}`, { x: 0, y: 0, w: row, h: m.top });
    put(`counters-${you}`, { x: breaker + 20, y: 8, w: m.left - breaker - 26, h: breaker * RATIO });
    put(`deck-${you}`, { x: edge, y: 8, w: pile, h: pile * RATIO + 22 }, pile);
    put(`discard-${you}`, { x: edge + pile + 10, y: 8, w: pile, h: pile * RATIO + 22 }, pile * 0.96);
    const small = Math.min(0.5 * u, (m.top + road - breaker * RATIO - 66) / RATIO);
    const more = ["stored", "aside"].filter((kind) => view.zones.some((zone) => zone.id === `${kind}-${you}`));
    const share = (m.left - 16) * (more.length ? 0.6 : 1);
    const top = breaker * RATIO + 18;
    put(`hand-${you}`, { x: 8, y: top, w: share - 4, h: small * RATIO }, small);
    more.forEach((kind, at) => put(`${kind}-${you}`, { x: 8 + share + (at * (m.left - 16 - share)) / more.length, y: top, w: (m.left - 16 - share) / more.length - 4, h: small * RATIO }, small));
    put("turns", { x: 10, y: m.top + road - 40, w: m.left - 20, h: 32 });
  }
  const beside = ["table", `aside-${me}`, `stored-${me}`].filter((id) => view.zones.some((zone) => zone.id === id && zone.things.length));
  const v = u * HAND;
  const part = beside.length ? Math.min(v * 1.5, (field * 0.42) / beside.length) : 0;
  beside.forEach((id, at) => put(id, { x: m.left + 4 + at * part, y: y.hand, w: part - 10, h: m.hand - 6 }, Math.min(v, part - 14)));
  put(`hand-${me}`, { x: m.left + beside.length * part + 4, y: y.hand, w: field - beside.length * part - 8, h: m.hand - 6 }, v);
  if (view.zones.some((zone) => zone.id === "tale") && layout.lens) {
    put("tale", layout.lens);
  }
  asked(view).forEach((zone, at, all) => {
    const w = field / all.length;
    put(zone.id, { x: m.left + at * w, y: y.road, w: w - 8, h: road }, Math.min(u, (road - 24) / RATIO));
  });
  layAsked(view, layout, { x: m.left, y: 0, w: field, h: room.h }, { x: m.left, y: y.road, w: field, h: road }, false);
  return layout;
}

/** The left column of a campaign: the order that is carried out, what may come; the Worldbreaker stands below them. */
function orders(put: (id: string, box: Box, width?: number) => void, m: Measures, room: Room, u: number): void {
  const low = room.h - COUNTERS - 12 - breakerHeight(m, true);
  put("orders", { x: 8, y: 6, w: m.left - 16, h: low - 78 });
  put("orders-left", { x: 8, y: low - 66, w: (m.left - 16) * 0.74, h: 58 }, 36);
  put("spent-orders", { x: 8 + (m.left - 16) * 0.76, y: low - 66, w: (m.left - 16) * 0.24, h: 58 }, Math.min(36, u));
}

function tall(view: View, room: Room): Layout {
  const solo = isSolo(view);
  const me = front(view);
  const you = 1 - me;
  const v = Math.min(84, (room.h * 0.155) / RATIO);
  const hand = v * RATIO + 8;
  const strip = 58;
  const short = room.h < 730; // the lens lies over the other side's counters then
  const lens = short ? 0 : Math.min(116, room.h * 0.145);
  const ask = 86;
  const head = solo ? 74 + 26 + 42 : strip + 26;
  const u = largest(44, 66, (each) => head + 2 * (each * RATIO + 22) + 74 + lens + strip + ask + hand <= room.h);
  const row = u * RATIO + 22;
  const y = { top: head, road: head + row, mine: 0, lens: 0, mb: 0, ask: room.h - hand - ask };
  y.mb = y.ask - strip;
  y.lens = y.mb - lens;
  y.mine = y.lens - row;
  const layout: Layout = { u, boxes: {}, widths: {}, question: { x: 0, y: y.ask, w: room.w, h: ask }, lens: short ? { x: 6, y: 2, w: room.w - 12, h: 112 } : { x: 6, y: y.lens, w: room.w - 12, h: lens - 4 }, leaves: [], strip: null };
  const put = (id: string, box: Box, width = u): void => {
    if (view.zones.some((zone) => zone.id === id)) {
      layout.boxes[id] = box;
      layout.widths[id] = width;
    }
  };
  const filled = (id: string): boolean => view.zones.some((zone) => zone.id === id && zone.things.length > 0);
  const places = 1.1 * u + 6;
  const piles = 4 * 44;
  const card = 34;
  if (solo) {
    put("chapters", { x: 6, y: 2, w: room.w * 0.44, h: 24 });
    put("turns", { x: room.w * 0.46, y: 2, w: room.w * 0.53, h: 24 });
    put("orders", { x: 6, y: 28, w: room.w - 12, h: 70 });
    put("orders-left", { x: 6, y: 102, w: room.w * 0.38, h: 40 }, 28);
    put("spent-orders", { x: 6 + room.w * 0.39, y: 102, w: 34, h: 40 }, 28);
    put("new-rules", { x: 12 + room.w * 0.39 + 34, y: 102, w: room.w * 0.2, h: 40 });
    put(`deck-${you}`, { x: room.w - 82, y: 100, w: 36, h: 44 }, 30);
    put(`discard-${you}`, { x: room.w - 42, y: 100, w: 36, h: 44 }, 30);
  } else {
    put("turns", { x: room.w * 0.25, y: 2, w: room.w * 0.5, h: 24 });
    put(`counters-${you}`, { x: 6, y: 30, w: room.w - piles - 12, h: strip - 6 });
    put(`hand-${you}`, { x: room.w - piles, y: 30, w: 2 * 44 - 6, h: strip - 6 }, card);
    put(`deck-${you}`, { x: room.w - 88, y: 30, w: 40, h: strip - 6 }, card);
    put(`discard-${you}`, { x: room.w - 44, y: 30, w: 40, h: strip - 6 }, card);
  }
  for (const [side, top] of [[you, y.top], [me, y.mine]] as const) {
    const wide = filled(`locations-${side}`) ? room.w - places - 10 : room.w - 8;
    put(`followers-${side}`, { x: 4, y: top, w: wide, h: row });
    if (filled(`locations-${side}`)) {
      put(`locations-${side}`, { x: room.w - places - 2, y: top, w: places, h: row - 4 });
    }
  }
  put("road", { x: 0, y: y.road, w: room.w, h: y.mine - y.road });
  put(`counters-${me}`, { x: 6, y: y.mb, w: room.w - 104, h: strip - 4 });
  put(`deck-${me}`, { x: room.w - 92, y: y.mb, w: 42, h: strip - 4 }, card);
  put(`discard-${me}`, { x: room.w - 46, y: y.mb, w: 42, h: strip - 4 }, card);
  const beside = ["table", `stored-${me}`].filter(filled);
  const part = v + 6;
  beside.forEach((id, at) => put(id, { x: 4 + at * part, y: room.h - hand + 2, w: part - 4, h: hand - 4 }, v * 0.9));
  put(`hand-${me}`, { x: 6 + beside.length * part, y: room.h - hand + 2, w: room.w - 12 - beside.length * part, h: hand - 4 }, v);
  put("tale", layout.lens ?? layout.question);
  asked(view).forEach((zone, at, all) => {
    const w = room.w / all.length;
    put(zone.id, { x: at * w + 2, y: y.road, w: w - 4, h: y.mine - y.road }, Math.max(44, Math.min(u, (y.mine - y.road - 16) / RATIO)));
  });
  layAsked(view, layout, { x: 0, y: 0, w: room.w, h: room.h }, { x: 0, y: y.road, w: room.w, h: y.mine - y.road }, true);
  return layout;
}
