/** A draft of two: the piles above, the open one large; below them what both have taken. And the deck that is cut out of it. */
import { front, type View, type Zone } from "../../lib/scene";
import type { Box, Layout, Room } from "../../table/layout";

const ASK = 52;
const TALL_ASK = 84;
const LEADERS = 58;
const THEIRS = 66; // on a phone, what is known of the other side's cards

export const drafts = (view: View): boolean => view.zones.some((zone) => zone.id === "stock");
/** Both have chosen who leads: what is left is to cut the deck, or to wait for who does. */
export const cuts = (view: View): boolean => view.phase === "deck building" && !view.zones.some((zone) => zone.id === "breakers");

function bare(question: Box, lens: Box): Layout {
  return { u: 90, boxes: {}, widths: {}, question, lens, leaves: [], strip: null };
}

const lensWidth = (room: Room): number => Math.min(300, Math.max(212, room.w * 0.172));

export function drafting(view: View, room: Room): Layout {
  const me = front(view);
  const piles = view.zones.filter((zone) => /^(pile|stock)/.test(zone.id));
  const ask = room.tall ? TALL_ASK : ASK;
  const high = room.tall ? room.h * 0.36 : Math.min(430, room.h * 0.46);
  const lens = lensWidth(room);
  const low = high + ask + 4;
  const layout = bare(
    { x: room.tall ? 0 : 8, y: high, w: room.tall ? room.w : room.w - 16, h: ask },
    room.tall ? { x: 6, y: room.h - 118, w: room.w - 12, h: 112 } : { x: room.w - lens - 8, y: low, w: lens, h: room.h - low - 8 },
  );
  const put = (id: string, box: Box, width: number): void => {
    layout.boxes[id] = box;
    layout.widths[id] = width;
  };
  const open = piles.find((zone) => zone.now);
  const shut = room.tall ? 72 : Math.min(150, Math.max(112, room.w * 0.095));
  if (room.tall) {
    tallPiles(piles, open, room.w, high, put);
  } else {
    const middle = room.w - 16 - shut * (piles.length - (open ? 1 : 0)) - 8 * (piles.length - 1);
    let x = 8;
    for (const zone of piles) {
      const w = zone === open ? middle : shut;
      put(zone.id, { x, y: 6, w, h: high - 12 }, zone === open ? 200 : shut - 14);
      x += w + 8;
    }
  }
  const rest = room.h - low - 8 - (room.tall ? 118 : 0);
  if (room.tall) {
    put(`taken-${me}`, { x: 6, y: low, w: room.w - 12, h: rest - THEIRS }, 90);
    put(`taken-${1 - me}`, { x: 6, y: low + rest - THEIRS, w: room.w - 12, h: THEIRS - 4 }, 90);
  } else {
    const theirs = Math.min(210, room.w * 0.16);
    const mine = room.w - lens - theirs - 44;
    put(`taken-${me}`, { x: 10, y: low, w: mine, h: rest }, 90);
    put(`taken-${1 - me}`, { x: mine + 26, y: low, w: theirs, h: rest }, 90);
  }
  return layout;
}

/** A phone has the open pile over the whole width, the others in a row above it. */
function tallPiles(piles: Zone[], open: Zone | undefined, w: number, high: number, put: (id: string, box: Box, width: number) => void): void {
  const others = piles.filter((zone) => zone !== open);
  const row = open ? 96 : high;
  const each = (w - 12) / others.length;
  others.forEach((zone, at) => put(zone.id, { x: 6 + at * each, y: 2, w: each - 6, h: row - 4 }, open ? 40 : 90));
  if (open) {
    put(open.id, { x: 6, y: row, w: w - 12, h: high - row - 4 }, 120);
  }
}

export function cutting(view: View, room: Room): Layout {
  const me = front(view);
  const ask = room.tall ? TALL_ASK : ASK;
  const lens = lensWidth(room);
  const top = room.tall ? 46 : LEADERS;
  const low = top + ask + 4;
  const layout = bare(
    { x: room.tall ? 0 : 8, y: top, w: room.tall ? room.w : room.w - 16, h: ask },
    room.tall ? { x: 6, y: room.h - 118, w: room.w - 12, h: 112 } : { x: room.w - lens - 8, y: low, w: lens, h: room.h - low - 8 },
  );
  const put = (id: string, box: Box): void => {
    if (view.zones.some((zone) => zone.id === id)) {
      layout.boxes[id] = box;
      layout.widths[id] = 90;
    }
  };
  const each = room.tall ? (room.w - 12) / 2 : 250;
  put(`leader-${me}`, { x: 10, y: 5, w: each - 12, h: top - 10 });
  put(`leader-${1 - me}`, { x: 10 + each, y: 5, w: each - 12, h: top - 10 });
  put(`pool-${me}`, { x: room.tall ? 6 : 10, y: low, w: room.tall ? room.w - 12 : room.w - lens - 28, h: room.h - low - 8 - (room.tall ? 118 : 0) });
  return layout;
}
