/** Notes of a zone: a few words stand open, a long text is folded away. */

import type { Zone } from "./types";

const LONG = 240; // letters that stand open

export function long(zone: Zone): boolean {
  const words = zone.things.map((thing) => (thing.face ? thing.face.title.length + thing.face.text.length : 0));
  return words.reduce((sum, each) => sum + each, zone.note.length) > LONG;
}
