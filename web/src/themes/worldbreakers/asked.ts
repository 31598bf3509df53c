/** Where the things that a question lays down stand: crystals on the card that asks, its two halves, abilities that wait. */
import type { View } from "../../lib/scene";
import type { Box, Layout } from "../../table/layout";
import { spots } from "./spots";

export const CRYSTAL = 36;
export const DISC = 44; // with the room around it
const FEET = 24; // the line below the crystals
const HALF = { w: 196, h: 92 };

/** The field is the room between both lands' columns; the road lies in the middle of it. */
export function layAsked(view: View, layout: Layout, field: Box, road: Box, tall: boolean): void {
  const source = view.source === undefined ? undefined : spots(view, layout).get(view.source);
  const inside = (x: number, w: number): number => Math.max(field.x + 2, Math.min(field.x + field.w - w - 2, x));
  for (const { id, things } of view.zones) {
    if (id === "number") {
      const across = Math.min(things.length, Math.floor((field.w - 24) / CRYSTAL));
      const w = Math.max(Math.min(284, field.w - 8), across * CRYSTAL + 16);
      const h = Math.ceil(things.length / across) * CRYSTAL + FEET;
      const x = source ? source.x + source.w / 2 - w / 2 : field.x + (field.w - w) / 2;
      layout.boxes[id] = { x: inside(x, w), y: source ? source.y + Math.min(source.h * 0.36, source.h - h - 4) : road.y + (road.h - h) / 2, w, h };
    } else if (id === "halves") {
      layout.boxes[id] = halves(source, field, road, inside, tall);
    } else if (id === "abilities") {
      const w = things.length * DISC;
      if (tall) {
        layout.boxes[id] = { x: inside(field.x + (field.w - w) / 2, w), y: road.y + road.h - DISC, w, h: DISC };
      } else {
        layout.boxes[id] = { x: layout.question.x, y: layout.question.y + (layout.question.h - DISC) / 2, w, h: DISC };
        layout.question = { ...layout.question, x: layout.question.x + w + 4, w: layout.question.w - w - 4 };
      }
    }
  }
}

/** Above the card that asks, if it stands in one's own row; else in the middle of the road. */
function halves(source: Box | undefined, field: Box, road: Box, inside: (x: number, w: number) => number, tall: boolean): Box {
  const w = Math.min(2 * HALF.w, field.w - 8);
  const h = Math.min(HALF.h, road.h);
  const below = source && !tall && source.y > road.y && source.y < road.y + road.h + 40 ? source : undefined;
  const middle = below ? below.x + below.w / 2 : field.x + field.w / 2;
  return { x: inside(middle - w / 2, w), y: below ? below.y - h - 10 : road.y + (road.h - h) / 2, w, h };
}
