/** Where the followers of a side stand, so that the row and the lines drawn over it agree. Pure numbers. */
import type { Thing, Zone } from "../../lib/scene";
import { is } from "../../lib/scene";
import { RATIO, step, type Box } from "../../table/layout";
import { breakerHeight, measures, thirdWidth } from "./measures";

export interface Place {
  thing: Thing;
  breaker: boolean;
  x: number; // in the box of the zone
  y: number;
  w: number;
  h: number;
  covered: boolean; // the next one lies over its right
}

export interface Side {
  solo: boolean;
  mine: boolean; // drawn below the road
  tall: boolean;
}

const FORWARD = 12; // attackers step towards the road

export function isBreaker(thing: Thing): boolean {
  return thing.face?.kind === "worldbreaker";
}

/** The Worldbreaker in its column, the followers in their row. */
export function places(zone: Zone, box: Box, u: number, side: Side): Place[] {
  const leader = zone.things.filter(isBreaker);
  const rest = zone.things.filter((thing) => !isBreaker(thing));
  if (side.tall) {
    return inRow(zone.things, 0, box.w, 4, box, u, side);
  }
  const m = measures(u, side.solo);
  const beside = side.solo && !side.mine;
  const from = beside ? 8 : m.left + 4;
  const to = beside ? box.w - m.right - m.places - 12 : box.w;
  return [...leader.map((thing) => breaker(thing, box, u, side)), ...inRow(rest, from, to - from, side.mine ? 8 : 8, box, u, side)];
}

function breaker(thing: Thing, box: Box, u: number, side: Side): Place {
  const m = measures(u, side.solo);
  if (side.mine) {
    const h = breakerHeight(m, side.solo);
    const top = side.solo ? m.mine + breakerHeight(m, false) - m.mine - h : 0;
    return { thing, breaker: true, x: 8, y: top, w: m.left - 18, h, covered: false };
  }
  if (side.solo) {
    const w = thirdWidth(m);
    return { thing, breaker: true, x: box.w - m.right + 6, y: 8 - box.y, w, h: w * RATIO, covered: false };
  }
  return { thing, breaker: true, x: 8, y: 8, w: 0.9 * u, h: 0.9 * u * RATIO, covered: false };
}

function inRow(things: Thing[], from: number, width: number, top: number, box: Box, u: number, side: Side): Place[] {
  const by = step(things.length, u, width);
  const whole = things.length ? (things.length - 1) * by + u : 0;
  const start = from + Math.max(0, (width - whole) / 2);
  const lower = side.mine ? Math.min(FORWARD, box.h - top - u * RATIO) : 0;
  return things.map((thing, at) => {
    const forward = is(thing, "attacking") || is(thing, "blocking") ? FORWARD : 0;
    const y = side.mine ? top + lower - forward : top + forward;
    return { thing, breaker: isBreaker(thing), x: start + at * by, y, w: u, h: u * RATIO, covered: by < u * 0.97 && at < things.length - 1 };
  });
}
