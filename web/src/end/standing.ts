/** Who won and by what, read from the last table. */
import type { Amount, Banner, Face, ScoreLine, Thing, View } from "../lib/scene";
import type { Outline } from "../lib/types";

export interface Standing {
  banner: Banner;
  place: number; // 1 for those who win; equal scores share one
  wins: boolean;
  mine: boolean;
  lines: ScoreLine[];
}

/** The points of all sides after each answer that changed them, and what decided it. */
export interface Course {
  steps: number;
  points: { step: number; clock: Amount[]; scores: (number | null)[] }[];
  moments: { step: number; side: number; change: number; clock: Amount[]; text: string; face: Face | null }[];
}

const MOMENTS = 3;

export function courseOf(outline: Outline): Course {
  const changed = outline.steps.map((each, step) => ({ step, clock: each.clock, scores: each.scores })).filter(({ step, scores }) => step === 0 || String(scores) !== String(outline.steps[step - 1]?.scores));
  const heavy = [...outline.moments].sort((a, b) => b.weight - a.weight).slice(0, MOMENTS);
  return {
    steps: outline.steps.length - 1,
    points: changed,
    moments: heavy
      .sort((a, b) => a.step - b.step)
      .map((moment) => {
        const said = outline.steps[moment.step]?.said ?? [];
        const own = said.filter((each) => each.by === moment.side);
        const line = said.find((each) => each.kind === "Decisive") ?? own.find((each) => each.things.length) ?? own[0] ?? said[0]; // what names a thing says more
        // The answer may have ended its round: what counts is when it was given.
        return { ...moment, clock: outline.steps[Math.max(0, moment.step - 1)]?.clock ?? [], text: line?.text ?? "" };
      }),
  };
}

/** A sum as it is written, with a true minus. */
export const written = (points: number): string => String(points).replace("-", "−");

/** Winners first, then by points. */
export function standings(view: View): Standing[] {
  const wins = (side: number): boolean => view.winners.includes(side);
  const sorted = [...view.banners].sort((a, b) => Number(wins(b.side)) - Number(wins(a.side)) || (b.score ?? 0) - (a.score ?? 0));
  const better = (a: Banner, b: Banner): boolean => (wins(a.side) !== wins(b.side) ? wins(a.side) : !wins(a.side) && (a.score ?? 0) > (b.score ?? 0));
  return sorted.map((banner) => ({
    banner,
    place: 1 + sorted.filter((each) => better(each, banner)).length,
    wins: wins(banner.side),
    mine: banner.side === view.seat,
    lines: (view.sheets[banner.side] ?? []).filter((line) => line.label && line.points !== 0),
  }));
}

export function headline(view: View, atOnce = false): string {
  const names = view.winners.map((side) => view.banners.find((each) => each.side === side)?.name ?? "");
  if (!names.length) {
    return view.banners.length > 1 && view.seat < 0 ? "Nobody wins" : "Lost this time";
  }
  if (names.length > 1) {
    return view.winners.includes(view.seat) ? "You share the victory" : `${names.join(" and ")} share the victory`;
  }
  return `${view.winners.includes(view.seat) ? "You win" : `${names[0]} wins`}${atOnce ? " at once" : ""}`;
}

/** Whether the points decided: an instant victory asks nobody for them. */
export function byPoints(order: Standing[]): boolean {
  const best = Math.max(...order.map((each) => each.banner.score ?? Number.NEGATIVE_INFINITY));
  return order.length > 1 && Boolean(order[0]?.wins) && order[0]?.banner.score === best && Number.isFinite(best);
}

/** How far ahead, in words: "9 more than Bo". */
export function distance(order: Standing[]): string {
  const winner = order.find((each) => each.wins);
  const next = order.find((each) => !each.wins);
  if (!winner || !next || winner.banner.score === undefined || next.banner.score === undefined) {
    return "";
  }
  const more = winner.banner.score - next.banner.score;
  const whom = next.mine ? "you" : next.banner.name;
  return more > 0 ? `${more} more than ${whom}` : `as many as ${whom}`;
}

export function thingBy(view: View, code: number | undefined): Thing | undefined {
  return code === undefined ? undefined : view.zones.flatMap((zone) => zone.things).find((thing) => thing.code === code && thing.face);
}

/** What a side built: the things its points come from, else all that lies open before it; the dearest first. */
export function works(view: View, standing: Standing): { face: Face; points: number }[] {
  const scored = standing.lines.flatMap((line) => {
    const face = thingBy(view, line.code)?.face;
    return face ? [{ face, points: line.points }] : [];
  });
  const open = view.zones.filter((zone) => zone.owner === standing.banner.side && zone.kind !== "notes" && zone.kind !== "counters" && zone.kind !== "pile");
  const lying = open.flatMap((zone) => zone.things.flatMap((thing) => (thing.face ? [{ face: thing.face, points: 0 }] : [])));
  const all = scored.length ? scored : lying;
  return all.filter((each, at) => all.findIndex((other) => other.face.title === each.face.title) === at).sort((a, b) => b.points - a.points);
}
