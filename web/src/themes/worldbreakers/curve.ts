/** Cards by what they cost, as decks are looked at. */
import type { Thing } from "../../lib/scene";
import { GUILDS, costOf } from "./look";

const DEAR = 6; // and more stand together

export interface Step {
  cost: string;
  things: Thing[];
}

const rank = (thing: Thing): number => (costOf(thing) === "X" ? 50 : Number(costOf(thing) || -1)) * 10 + [...GUILDS, "neutral"].indexOf(thing.face?.group ?? "");

/** Cheap ones first, then by guild. */
export function inOrder(things: Thing[]): Thing[] {
  return things.filter((thing) => thing.face).toSorted((a, b) => rank(a) - rank(b));
}

/** The cards of each cost, those of 6 and more together. A Worldbreaker, which has none, stands with the cheapest. */
export function curveOf(things: Thing[]): Step[] {
  const found = new Map<string, Thing[]>();
  const all = inOrder(things);
  const cheapest = all.map(costOf).find(Boolean) ?? "";
  for (const thing of all) {
    const cost = costOf(thing) || cheapest;
    const key = Number(cost) >= DEAR ? `${DEAR}+` : cost;
    found.set(key, [...(found.get(key) ?? []), thing]);
  }
  return [...found].map(([cost, each]) => ({ cost, things: each }));
}

const COLUMN = 84; // the least width of a card in the curve
const BAR = 22; // and its least height
export const HEAD = 24; // above a column: what it costs

/** Whether a curve with every card in it has room. */
export function curves(curve: Step[], w: number, h: number): boolean {
  return curve.length > 2 && curve.length * COLUMN <= w && Math.max(...curve.map((each) => each.things.length)) * BAR <= h - HEAD;
}

/** How many cards of each guild there are. */
export function guildsOf(things: Thing[]): { guild: string; count: number }[] {
  return [...GUILDS, "neutral"].map((guild) => ({ guild, count: things.filter((thing) => thing.face?.group === guild).length })).filter((each) => each.count);
}

/** How many of each kind there are. */
export function kindsOf(things: Thing[]): { kind: string; count: number }[] {
  return ["follower", "event", "location"].map((kind) => ({ kind, count: things.filter((thing) => thing.face?.kind === kind).length })).filter((each) => each.count);
}
