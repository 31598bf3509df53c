/** An ability that somebody used: who, which card, and what came of it; gathered from the story as it is told. */
import type { Said, Thing, View, Zone } from "../../lib/scene";

export interface Deed {
  by: number; // seat
  card: number; // code of the card
  met: number[]; // codes of what it was used on
}

const USED = ["Turned", "UsedFirst", "UsedSecond"];
const CAME_OF_IT = ["CameFromDeck", "CameFromDiscard", "Destroyed", "DiscardedFromHand", "Doubled", "Drew", "Finished", "GotTokens", "Looked", "MilitiaDestroyed", "Moved", "Placed", "Promoted", "TookFromDiscard"];

/** The ability used last, as long as nothing else has been done since. */
export function lastDeed(before: Deed | null, lines: Said[]): Deed | null {
  return lines.reduce<Deed | null>((deed, line) => {
    if (USED.includes(line.kind)) {
      return line.things[0] === undefined ? null : { by: line.by, card: line.things[0], met: [] };
    }
    return deed && CAME_OF_IT.includes(line.kind) ? { ...deed, met: [...new Set([...deed.met, ...line.things])].filter((code) => code !== deed.card) } : null;
  }, before);
}

/** What a code points at, with whose it is; undefined if it is no longer there. */
export function found(view: View, code: number): { thing: Thing; zone: Zone } | undefined {
  for (const zone of view.zones) {
    const thing = zone.things.find((each) => each.code === code);
    if (thing) {
      return { thing, zone };
    }
  }
  return undefined;
}

/** The card whose ability waits for reactions. */
export function announced(view: View | null): Thing | undefined {
  return view?.zones.find((zone) => zone.id === "window")?.things[0];
}

/** Whether an announced ability is aimed at a thing. */
export function aimedAt(view: View | null, thing: Thing): boolean {
  return thing.code !== undefined && (announced(view)?.links?.some((link) => link.code === thing.code) ?? false);
}
