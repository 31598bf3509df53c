/** The Silk Road as the track of power: where its stones lie in a box. */
import type { Fight, View } from "../../lib/scene";
import type { Box } from "../../table/layout";

export interface Stone {
  x: number;
  y: number;
}

export interface Road {
  stones: Stone[];
  r: number;
  path: string;
}

export function goalOf(view: View): number {
  return view.zones.find((zone) => zone.id === "road")?.amounts?.find((each) => each.kind === "goal")?.value ?? 10;
}

export function powers(view: View): number[] {
  const road = view.zones.find((zone) => zone.id === "road");
  return [0, 1].map((side) => road?.things.find((thing) => thing.id === `power-of-${side}`)?.amounts?.[0]?.value ?? 0);
}

/** As many stones as the goal and two more; further ones if somebody has gone beyond them. */
export function road(view: View, box: Box): Road {
  const last = Math.max(goalOf(view) + 2, ...powers(view));
  const narrow = box.w < 500;
  const from = narrow ? 18 : 46;
  const by = (box.w - 2 * from - (narrow ? 0 : 16)) / last;
  const r = Math.max(10, Math.min(24, by * 0.36, box.h * 0.19));
  const stones = Array.from({ length: last + 1 }, (_, at) => ({ x: from + at * by, y: box.h / 2 + Math.sin(at * 0.7) * box.h * 0.06 }));
  const first = stones[0] ?? { x: 0, y: 0 };
  const end = stones.at(-1) ?? first;
  return { stones, r, path: `M${-20} ${first.y + 4}${stones.map((stone) => `L${stone.x.toFixed(1)} ${stone.y.toFixed(1)}`).join("")}L${box.w + 20} ${end.y - 4}` };
}

/** The least and the most power that an attack brings. */
export function brings(fight: Fight | null | undefined): [number, number] | null {
  const least = fight?.amounts?.find((each) => each.kind === "power at least")?.value;
  const most = fight?.amounts?.find((each) => each.kind === "power at most")?.value;
  return least === undefined || most === undefined || most === 0 ? null : [least, most];
}
