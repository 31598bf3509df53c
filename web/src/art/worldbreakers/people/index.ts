/**
 * Pictures of people from a few words: "earth, woman, turned, tan, braids, fur hat, bow". Pure functions, no ids inside.
 *
 * A look is a list of phrases with commas. One of them is the guild (light, hills and usual colours); the others come from the tables,
 * in any order; a colour may stand before a garment, hat, sash or banner ("blue deel").
 *   who      man, woman, boy, girl; young, old; big, plump, slim; SKINS; HAIRS ("red hair")
 *   view     front (usual), turned, profile; facing right; bowed, proud, tilted; near, far
 *   face     FACES ("long face"), NOSES ("hooked nose"), EYES, BROWS, MOUTHS, BEARDS, stubble, HAIRDOS, MARKS
 *   wears    GARBS, CAPES, HATS, WORN_BEHIND
 *   holds    ITEMS: the first in the hand at the right, the second at the left; WIDE: before the body or in both hands
 *   does     POSES: a whole figure instead of a portrait; "bare arms", "barefoot", "white trousers"
 *   where    PLACES behind; night, dusk; sparks
 *   or       SCENES: groups, riders, animals
 * Words that nobody knows are passed over, so an unknown look still gives a decent portrait of its guild.
 */
import { times } from "./draw";
import { star } from "./items";
import { backdrop } from "./places";
import { portrait } from "./portrait";
import { figure } from "./poses";
import { SCENES } from "./scenes";
import { described } from "./words";

const SPARKS: [number, number][] = [[24, 66], [36, 60], [14, 56], [44, 72], [30, 48]];

/** The inside of a picture of 100 by 110. */
export function paint(look: string): string {
  const f = described(look);
  const scene = Object.entries(SCENES).find(([name]) => f.words.has(name))?.[1];
  const subject = scene ? scene(f) : f.pose ? figure(f) : portrait(f);
  return backdrop(f) + subject + (f.words.has("sparks") ? times(SPARKS, ([x, y]) => star(x, y, 3.4, "#ffe08a")) : "");
}
