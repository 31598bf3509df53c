import { front, type Thing, type Zone } from "../../lib/scene";
import type { Board } from "../../table/board.svelte";

/** What would come to a list of one's own cards: the open pile of a draft, or what was gathered of an offer. */
export function coming(board: Board, zone: Zone): Thing[] {
  const here = new Set(zone.things.map((thing) => thing.id)); // while a table changes, what has come is still said to come
  return offered(board, zone).filter((thing) => !here.has(thing.id));
}

function offered(board: Board, zone: Zone): Thing[] {
  const { view } = board;
  if (!view || zone.owner !== front(view)) {
    return [];
  }
  if (zone.id.startsWith("taken") && view.choices.length) {
    return view.zones.filter((each) => each.id.startsWith("pile") && each.now).flatMap((each) => each.things.filter((thing) => thing.face));
  }
  if (zone.id === "library") {
    return view.zones.filter((each) => each.id === "offer").flatMap((each) => each.things.filter((thing) => board.isGathered(thing.code)));
  }
  return [];
}
