/**
 * From the words of a look to a scene on 100 by 100, which may bleed 15 over every edge.
 *
 * A look is a list of parts, drawn one over the other from the back to the front: a sky, a ground, things. Movable things
 * take words of place: left, right, middle, far, near, small, large, high.
 */
import { buildings } from "./buildings";
import { events } from "./events";
import { grounds, skies } from "./grounds";
import { nature } from "./nature";
import { at, each, strokes } from "./shapes";
import { movable } from "./things";
import { raise, wonders, type Stage } from "./wonders";

interface Place {
  x?: number;
  y?: number;
  up?: number;
  by?: number;
}

const PLACES: Record<string, Place> = {
  left: { x: 18 },
  right: { x: 82 },
  middle: { x: 50 },
  high: { y: 26 },
  far: { up: 16, by: 0.6 },
  near: { up: -2, by: 1.25 },
  small: { by: 0.7 },
  large: { by: 1.6 },
};
const FULL = "temple hall"; // fills the picture like a sky
const fixed: Record<string, () => string> = { ...grounds, ...buildings, ...nature, ...events };
const longestFirst = Object.keys({ ...skies, ...wonders, ...fixed, ...movable }).sort((a, b) => b.length - a.length);

/** The word of the vocabulary that a phrase means, "" if there is none. */
function known(phrase: string): string {
  const words = phrase.toLowerCase();
  return longestFirst.find((name) => name.toLowerCase() === words) ?? longestFirst.find((name) => ` ${words} `.includes(` ${name.toLowerCase()} `)) ?? "";
}

function placed(name: string, phrase: string): string {
  const thing = movable[name];
  if (!thing) {
    return "";
  }
  const [x, y, size, draw] = thing;
  const said: Place = Object.assign({}, ...phrase.toLowerCase().split(" ").map((word) => PLACES[word] ?? {}));
  return at(said.x ?? x, (said.y ?? y) - (said.up ?? 0), size * (said.by ?? 1), draw());
}

function part(phrase: string, stage: Stage): string {
  const name = known(phrase);
  const sky = skies[name];
  return sky ? strokes(...sky) : wonders[name] ? raise(name, stage) : (fixed[name]?.() ?? placed(name, phrase));
}

/** Skies lie behind lights, lights behind grounds and grounds behind things, in whatever order they are said. */
function layer(phrase: string): number {
  const name = known(phrase);
  return skies[name] || name === FULL ? 0 : /sun|moon|stars/.test(name) ? 1 : grounds[name] ? 2 : 3;
}

/** A whole scene; a look without a sky lies in the open, one without a thing shows a house. */
export function scene(look: string, stage: Stage): string {
  const phrases = look.split(",").map((phrase) => phrase.trim()).filter(known);
  if (!phrases.some((phrase) => layer(phrase) === 3) && !phrases.some((phrase) => known(phrase) === FULL)) {
    phrases.push("house");
  }
  if (!phrases.some((phrase) => layer(phrase) === 0)) {
    phrases.unshift("day sky", "hills", "meadow");
  }
  return each(phrases.sort((a, b) => layer(a) - layer(b)), (phrase) => part(phrase, stage));
}

/** Whether a look shows a Great Wonder. */
export function isWonder(look: string): boolean {
  return look.split(",").some((phrase) => known(phrase.trim()) in wonders);
}
