/** What the answer pointed at would change, told by the numbers on the cards themselves. */
import type { Thing } from "../../lib/scene";
import type { Board } from "../../table/board.svelte";

/** What a number of a thing would become; undefined if it stays as it is. */
export function becomes(board: Board, thing: Thing, kind: string): number | undefined {
  return board.preview?.changes?.find((each) => each.where === "thing" && each.id === thing.id && each.kind === kind)?.after;
}
