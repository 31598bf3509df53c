/** A deck as a table keeps it: the name of a ready-made one, or a list that may begin with the name its owner gave it. */
import type { Prints, Starter } from "../decks/deck";
import { capital } from "../lib/wording";

export const RANDOM = "random"; // a legal deck by lot

export interface Brought {
  title: string;
  leader: string; // the id of who leads it, "" if nobody knows yet
}

/** The name that a list gives to its deck, "" if it has none. */
export const nameIn = (text: string): string => (text.startsWith("# ") ? (text.slice(2).split("\n")[0] ?? "") : "");

/** What a deck is called, and who leads it. */
export function broughtAs(text: string, starters: Starter[], prints: Prints): Brought {
  const starter = starters.find((each) => each.name === text);
  if (starter) {
    return { title: capital(starter.name), leader: starter.leader };
  }
  if (text === RANDOM) {
    return { title: "By lot", leader: "" };
  }
  const title = nameIn(text);
  const first = text.split("\n")[title ? 1 : 0] ?? "";
  return { title: title || first, leader: [...prints].find(([, print]) => print.face.title === first)?.[0] ?? "" };
}
