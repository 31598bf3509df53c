/** The plan of a game without one of its own: from the owners and kinds of its zones. */
import { front, type View, type Zone } from "../lib/scene";
import { SMALLEST, cardIn, columns, handOf, inset, others, rows, zonesOf, type Box, type Layout, type Plan, type Room } from "./layout";

const HEAVY: Record<string, number> = { hexes: 6, columns: 3, row: 2, fan: 1.6, pile: 0.7, track: 1, counters: 0.8, notes: 0.8 };
const QUESTION = 52;

/** How much of the room a zone wants. */
function weight(zone: Zone): number {
  const cards = zone.kind === "row" || zone.kind === "fan" ? Math.min(4, Math.max(1, zone.things.length / 3)) : 1;
  return (HEAVY[zone.kind] ?? 1) * cards;
}

export const plain: Plan = (view, room) => (room.tall ? tall(view, room) : wide(view, room));

function wide(view: View, room: Room): Layout {
  const hand = handOf(view);
  const lensWidth = Math.min(300, room.w * 0.2);
  const handHeight = hand ? Math.min(room.h * 0.26, 260) : 0;
  const above: Box = { x: 0, y: 0, w: room.w - lensWidth, h: room.h - handHeight - QUESTION };
  const layout: Layout = {
    u: SMALLEST,
    boxes: {},
    widths: {},
    question: { x: 0, y: above.h, w: room.w - lensWidth, h: QUESTION },
    lens: { x: room.w - lensWidth, y: 0, w: lensWidth, h: room.h },
    leaves: [],
    strip: null,
  };
  if (hand) {
    put(layout, hand, inset({ x: 0, y: room.h - handHeight, w: above.w, h: handHeight }, 6));
  }
  const shared = view.zones.filter((zone) => zone.owner < 0 && zone.kind !== "notes");
  const rest = others(view).map((side) => zonesOf(view, side).filter((zone) => zone.kind !== "notes"));
  const own = zonesOf(view, front(view)).filter((zone) => zone !== hand && zone.kind !== "notes");
  const maps = shared.filter((zone) => zone.kind === "hexes");
  const [map, side] = maps.length ? columns(above, [1, 1]) : [null, above];
  if (map) {
    fill(layout, maps, map);
  }
  const layers = [rest.flat(), shared.filter((zone) => !maps.includes(zone)), own].filter((zones) => zones.length);
  const heights = rows(side ?? above, layers.map((zones) => Math.sqrt(zones.reduce((sum, zone) => sum + weight(zone), 0))));
  layers.forEach((zones, at) => fill(layout, zones, heights[at] ?? above));
  return layout;
}

function tall(view: View, room: Room): Layout {
  const hand = handOf(view);
  const strip: Box = { x: 0, y: 0, w: room.w, h: 72 };
  const handHeight = hand ? Math.min(170, room.h * 0.22) : 0;
  const areas = [
    ...others(view).map((side) => ({ id: `side-${side}`, label: view.banners.find((each) => each.side === side)?.name ?? "", zones: zonesOf(view, side) })),
    { id: "shared", label: "Table", zones: view.zones.filter((zone) => zone.owner < 0) },
    { id: "own", label: view.seat < 0 ? (view.banners.find((each) => each.side === front(view))?.name ?? "") : "Mine", zones: zonesOf(view, front(view)).filter((zone) => zone !== hand) },
  ].filter((area) => area.zones.length);
  const open = areas.find((area) => area.id === room.open) ?? areas.at(-1);
  const layout: Layout = {
    u: SMALLEST,
    boxes: {},
    widths: {},
    question: { x: 0, y: room.h - handHeight - 56, w: room.w, h: 56 },
    lens: null,
    leaves: areas.map((area) => ({ id: area.id, label: area.label, zones: area.zones.map((zone) => zone.id) })),
    strip,
  };
  if (hand) {
    put(layout, hand, { x: 6, y: room.h - handHeight + 6, w: room.w - 12, h: handHeight - 12 });
  }
  const middle: Box = { x: 6, y: strip.h + 4, w: room.w - 12, h: room.h - handHeight - 56 - strip.h - 8 };
  fill(layout, open?.zones.filter((zone) => zone.kind !== "notes") ?? [], middle);
  return layout;
}

/** Lay zones out in a box: in rows by what they need. */
function fill(layout: Layout, zones: Zone[], box: Box): void {
  const total = zones.reduce((sum, zone) => sum + weight(zone), 0);
  const lines = box.h > box.w * 0.8 && zones.length > 1 ? Math.min(zones.length, 4) : box.h > 330 && zones.length > 3 ? 2 : 1;
  const parts: Zone[][] = [];
  let part: Zone[] = [];
  let sum = 0;
  for (const zone of zones) {
    part.push(zone);
    sum += weight(zone);
    if (sum >= total / lines) {
      parts.push(part);
      part = [];
      sum = 0;
    }
  }
  if (part.length) {
    parts.push(part);
  }
  rows(box, parts.map(() => 1)).forEach((line, at) => {
    const found = parts[at] ?? [];
    columns(line, found.map(weight)).forEach((cell, place) => {
      const zone = found[place];
      if (zone) {
        put(layout, zone, inset(cell, 4));
      }
    });
  });
}

function put(layout: Layout, zone: Zone, box: Box): void {
  layout.boxes[zone.id] = box;
  layout.widths[zone.id] = cardIn(Math.max(1, zone.things.length), { ...box, h: box.h - 18 });
}
