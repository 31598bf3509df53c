/** Tiles: hexes of radius 57 in a box of 120. Their number is set by the page, low in the middle. */
import { rim } from "./hex";
import { great, ground, lightOf } from "./lands";
import { little } from "./little";
import { inMiddle } from "./pieces";
import { at, each, svg, wordsOf } from "./shapes";
import { special } from "./special";

const FIRST: Record<string, string> = { water: "sloop", desert: "cactus", lowlands: "windmill", forest: "firs", hills: "hills", mountains: "peaks" };
const FLAT = ["hills", "mountains", "forest"]; // what reaches to the foot of the hex cannot be lifted

/** A basic tile. Small: always the same great thing, lifted and a little larger, so that a type is known at a glance. */
function terrain(kind: string, said: string[], small: boolean): string {
  const place = ground[kind];
  if (!place) {
    return "";
  }
  const things = said.filter((word) => great[word]);
  const body = each(small || !things.length ? [FIRST[kind] ?? ""] : things, (word) => great[word]?.() ?? "");
  const lifted = !small || FLAT.includes(kind) ? body : kind === "water" ? at(2, 2, 1, body) : at(5, -2, 1.08, body);
  const beside = small ? "" : at(0, 1, 0.87, each(said, (word) => little[word]?.() ?? ""));
  return place.back(small ? "" : lightOf(said)) + lifted + place.front() + beside + rim(place.dark, small);
}

/** A tile by its look, drawn about (0, 0); "" if its words tell of no tile. */
export function tile(look: string, small = false): string {
  const said = wordsOf(look);
  const rare = said.map((word) => special[word]).find(Boolean);
  if (rare) {
    return rare.draw((word) => said.includes(word), small) + rim(rare.dark, small);
  }
  return terrain(said.find((word) => ground[word]) ?? "", said, small);
}

/** The small tile of a type, by its name; "" if there is no such type. */
export function land(name: string): string {
  const found = tile(name.toLowerCase(), true);
  return found ? svg("0 0 120 120", inMiddle(found)) : "";
}
