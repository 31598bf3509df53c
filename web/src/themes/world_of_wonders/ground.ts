/** The room for cards in a district, beside or below its pennant; and where a card of it lies on the table. */
import type { Thing, View, Zone } from "../../lib/scene";
import type { Box, Layout } from "../../table/layout";
import { settle, worth } from "./fit";

export interface Ground extends Box {
  flat: boolean; // the pennant stands on the left
  scale: number;
}

const FLAT = 2.3; // width by height of a district with its pennant on the left
const PENNANT = 118;
const HIGH = 36; // of a pennant

/** The pennant stands on the left or above, whichever leaves the better room for what stands there. */
export function ground(box: Box, things: Thing[]): Ground {
  const scale = Math.max(0.8, Math.min(1.6, box.w / 330));
  const beside: Ground = { x: PENNANT, y: 16, w: box.w - PENNANT - 16, h: box.h - 26, flat: true, scale };
  const below: Ground = { x: 14, y: HIGH + 6, w: box.w - 28, h: box.h - HIGH - 13, flat: false, scale };
  if (box.w < box.h * 1.6) {
    return below;
  }
  const [left, above] = [beside, below].map((room) => worth(things, room.w, room.h, room.scale));
  const even = left === above && (left ?? 0) > 0;
  return even ? (box.w > box.h * FLAT ? beside : below) : (left ?? 0) > (above ?? 0) ? beside : below;
}

/** Width of the outline where a site can be begun. It is always there, so that nothing moves when a card is picked up. */
export function outlineOf(zone: Zone, box: Box): number {
  const wide = zone.things.length ? Math.max(40, Math.min(72, box.w * 0.17)) : 96;
  return zone.id.startsWith("sites") ? Math.min(box.h, wide) : 0;
}

/** The room for the cards of a zone, inside of its box. */
export function roomOf(zone: Zone, box: Box): Ground {
  if (zone.id.startsWith("district")) {
    return ground(box, zone.things);
  }
  const outline = outlineOf(zone, box);
  const x = outline ? outline + 14 : 0;
  return { x, y: 0, w: box.w - x, h: box.h, flat: false, scale: Math.max(1, box.h / 150) };
}

/** Where a card with a code lies on the table; null if it is out of sight. */
export function boxOf(view: View, layout: Layout, code: number | undefined): Box | null {
  for (const zone of view.zones) {
    const at = code === undefined ? -1 : zone.things.findIndex((thing) => thing.code === code);
    const box = layout.boxes[zone.id];
    if (at >= 0 && box && ["district", "sites", "built"].includes(zone.id.split("-")[0] ?? "")) {
      const room = roomOf(zone, box);
      const spot = settle(zone.things, room.w, room.h, room.scale)[at];
      return spot ? { x: box.x + room.x + spot.x, y: box.y + room.y + spot.y, w: spot.w, h: spot.h } : null;
    }
  }
  return null;
}
