/** What pointing at something would bring: points and crystals of the one who points, and points of the others. */
import { signed, type Preview } from "../../lib/scene";
import type { Board } from "../../table/board.svelte";

export interface Gain {
  points: number;
  crystals: number;
  others: { side: number; points: number }[];
  best: boolean; // more has to be pointed at: this is the best that can come of it
}

function gained(preview: Preview, seat: number): Gain {
  const found = (preview.changes ?? []).filter((each) => each.where === "banner").map((each) => ({ side: Number(each.id), kind: each.kind, more: each.after - each.before }));
  const sum = (side: number, kind: string): number => found.find((each) => each.side === side && each.kind === kind)?.more ?? 0;
  const others = found.filter((each) => each.side !== seat && each.kind === "score" && each.more !== 0).map((each) => ({ side: each.side, points: each.more }));
  return { points: sum(seat, "score"), crystals: sum(seat, "crystal"), others, best: false };
}

const several = (number: number, what: string): string => `${signed(number)} ${what}${Math.abs(number) === 1 ? "" : "s"}`;

/** The same in a sentence, for those who ask what the numbers mean and for those who listen. */
export function told(gain: Gain, names: string[]): string {
  const own = [...(gain.points || !gain.crystals ? [several(gain.points, "point")] : []), ...(gain.crystals ? [several(gain.crystals, "crystal")] : [])].join(" and ");
  const others = gain.others.map((each) => `${names[each.side] ?? "the other side"} ${several(each.points, "point")}`);
  return `What it would bring as the table stands: ${gain.best ? "at best " : ""}you ${[own, ...others].join(", ")}.`;
}

/** Of several choices that begin with a code, the one that brings the most; nothing if none can be foreseen. */
export function gain(board: Board, code: number | undefined): Gain | undefined {
  const seat = board.view?.seat ?? -1;
  const found = board.leads(code).flatMap((choice) => board.previews.get(choice.code) ?? []).map((preview) => gained(preview, seat));
  const most = found.reduce<Gain | undefined>((best, each) => (best && best.points >= each.points ? best : each), undefined);
  return most && { ...most, best: found.length > 1 };
}
