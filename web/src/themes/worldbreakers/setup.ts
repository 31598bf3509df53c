/** Before and between games: who leads a deck, the map of the road. Cards that are looked at above, lists below. */
import { front, type View, type Zone } from "../../lib/scene";
import { cuts, cutting, drafting, drafts } from "./drafting";
import { RATIO, cardIn, columns, inset, type Box, type Layout, type Room } from "../../table/layout";

const ASK = 52;
const TALL_ASK = 78;
const LISTS = /^(pool|library|draft-deck)/;

export function setup(view: View, room: Room): Layout {
  if (drafts(view)) {
    return drafting(view, room);
  }
  if (cuts(view)) {
    return cutting(view, room);
  }
  const me = front(view);
  const lens = room.tall ? 0 : Math.min(280, room.w * 0.22);
  const w = room.w - lens;
  const filled = view.zones.filter((zone) => zone.things.length > 0);
  const shown = filled.filter((zone) => /^(breakers|offer)/.test(zone.id));
  const lists = filled.filter((zone) => LISTS.test(zone.id) && (zone.owner === me || zone.owner < 0));
  const theirs = filled.filter((zone) => LISTS.test(zone.id) && zone.owner === 1 - me);
  const told = filled.filter((zone) => ["tale", "new-rules"].includes(zone.id));
  const ask = room.tall ? TALL_ASK : ASK;
  const line = view.zones.some((zone) => zone.id === "chapters") ? (room.tall ? 100 : Math.min(330, room.h * 0.32)) : 0; // the map
  const words = told.find((zone) => zone.id === "tale")?.things[0]?.face?.text?.length ?? 0;
  const tales = room.tall && told.length ? Math.min(160, room.h * 0.22, 62 + Math.ceil(words / (told.length > 1 ? 32 : 44)) * 20) : 0; // a page of the story is whole, if it can be
  const long = lists.some((zone) => zone.things.length > 20);
  const leaders = shown.some((zone) => zone.id === "breakers");
  const share = !room.tall && leaders ? 0.42 : room.tall ? (line ? 0.22 : 0.26) : long ? 0.3 : lists.length ? 0.42 : 0.7;
  const open = shown.length ? Math.min(room.tall ? 190 : 330, room.h * share) : 0;
  const aside = room.tall || !told.length ? 0 : Math.min(380, Math.max(250, w * 0.3)); // a column for what is told
  const from = open ? 0 : aside; // where question and lists begin
  const layout: Layout = {
    u: 90,
    boxes: {},
    widths: {},
    question: { x: from, y: line + tales + open, w: w - from, h: ask },
    lens: room.tall ? { x: 6, y: room.h - 118, w: w - 12, h: 112 } : { x: w + 6, y: line + 10, w: lens - 16, h: room.h - line - 20 },
    leaves: [],
    strip: null,
  };
  const put = (zone: Zone, box: Box, width: number): void => {
    layout.boxes[zone.id] = box;
    layout.widths[zone.id] = width;
  };
  view.zones.filter((zone) => zone.id === "chapters").forEach((zone) => put(zone, { x: 0, y: 0, w: room.w, h: line - 6 }, line));
  if (room.tall) {
    columns({ x: 6, y: line, w: w - 12, h: tales - 6 }, told.map((zone) => (zone.id === "tale" ? 3 : 1))).forEach((box, at) => place(told[at], box, put));
  } else {
    column(told, { x: 10, y: line + 6, w: aside - 10, h: (open || room.h - line) - 10 }, put);
  }
  columns(inset({ x: 4 + aside, y: line + tales, w: w - 8 - aside, h: open }, 6), shown.map(() => 1), 10).forEach((box, at) => place(shown[at], box, put));
  const low = line + tales + open + ask;
  const rest: Box = { x: from + 8, y: low, w: w - from - 16, h: room.h - low - 8 - (room.tall ? 118 : 0) };
  const under = room.tall ? lists.filter((zone) => zone.id !== "draft-deck") : [...lists, ...theirs];
  columns(rest, under.map((zone) => (theirs.includes(zone) ? Math.max(0.34, Math.sqrt(zone.things.filter((thing) => thing.face).length) * 0.4) : zone.id === "library" && !room.tall ? 11 : Math.max(1, Math.sqrt(zone.things.length)))), 14).forEach((box, at) => {
    const zone = under[at];
    if (zone) {
      put(zone, box, 90);
    }
  });
  return layout;
}

/** What is told, in a column: New Rules in a row above the page of the story. */
function column(told: Zone[], box: Box, put: (zone: Zone, box: Box, width: number) => void): void {
  const high = told.some((zone) => zone.id === "new-rules") ? 46 : 0;
  for (const zone of told) {
    put(zone, zone.id === "tale" ? { ...box, y: box.y + high, h: box.h - high } : { ...box, h: high - 6 }, 90);
  }
}

function place(zone: Zone | undefined, box: Box, put: (zone: Zone, box: Box, width: number) => void): void {
  if (zone) {
    put(zone, box, cardIn(Math.max(1, zone.things.length), { ...box, h: box.h - 40 }, RATIO, 44, 170));
  }
}
