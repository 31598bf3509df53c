/** Where cards lie on the table, for what is drawn at them. */
import { front, type View, type Zone } from "../../lib/scene";
import type { Box, Layout } from "../../table/layout";
import { held, standing } from "./measures";
import { places } from "./places";

export interface Spot extends Box {
  side: number;
}

/** The cards of both sides in play, and those that are held or being played, by their codes. */
export function spots(view: View, layout: Layout): Map<number, Spot> {
  return new Map(view.zones.flatMap((zone) => lying(view, zone, layout)));
}

function lying(view: View, zone: Zone, layout: Layout): [number, Spot][] {
  const box = layout.boxes[zone.id];
  const width = layout.widths[zone.id] ?? layout.u;
  const mine = front(view) === zone.owner;
  if (!box) {
    return [];
  }
  const at = (x: number, y: number, w: number, h: number): Spot => ({ x: box.x + x, y: box.y + y, w, h, side: zone.owner });
  if (zone.id.startsWith("followers")) {
    const how = { solo: view.names.length === 1, mine, tall: box.w < 500 };
    return places(zone, box, width, how).map((each) => [each.thing.code ?? -1, at(each.x, each.y, each.w, each.h)]);
  }
  if (zone.id.startsWith("locations")) {
    const row = standing(zone.things.length, box, width);
    return zone.things.map((thing, nth) => [thing.code ?? -1, at(0, row.top + nth * row.by, row.w, row.h)]);
  }
  if (/^(hand|table|stored|aside)/.test(zone.id)) {
    const row = held(zone.things.length, box, width, mine, zone.id.startsWith("hand") && !mine);
    return zone.things.map((thing, nth) => [thing.code ?? -1, at(row.start + nth * row.by, Math.max(0, (box.h - row.h) / 2), row.w, row.h)]);
  }
  return [];
}
