/**
 * A picture from a look in words, a list of phrases painted one over the other: "dawn sky, sunbeams, sun low, two birds".
 *
 * A phrase is [how many] [size] [colour] thing [place]; places are left, right, high, low, or "at x y" in a field of 120 by 80.
 * The field may be cut to any shape with its middle kept, so what matters stands near 60,40.
 */
import { AIR } from "./air";
import { EARTH } from "./earth";
import { FIRE } from "./fire";
import { LAND, type Scenes } from "./land";
import { glow, SKIES, sky, sparkle } from "./light";
import { looks } from "./looks";
import { SPRITES } from "./named";
import { each, put, steps } from "./strokes";
import { WATER } from "./water";
import { WORLDS } from "./worlds";

const SIZES: Record<string, number> = { tiny: .45, small: .7, big: 1.35, great: 1.75, huge: 2.3 };
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, seven: 7 };
const PLACES: Record<string, readonly [number, number]> = { left: [-34, 0], right: [34, 0], high: [0, -16], low: [0, 16] };
const COLOURS: Record<string, string> = { white: '#ffffff', golden: '#f3c04f', red: '#d2453a', orange: '#f08a3c', violet: '#8d6bc0', blue: '#3b8fc4', green: '#5c9a58', grey: '#8b93a3', dark: '#3b3047', pale: '#f6ead0', brown: '#8a5a3a' };
const WONDERS: Scenes = { ...AIR, ...EARTH, ...FIRE, ...WATER, ...WORLDS };

const known = (name: string): boolean => name in SPRITES || name in WONDERS || name in LAND;
const nameOf = (words: string): string | undefined => [words, words.replace(/s$/, ""), words.replace(/es$/, ""), words.replace(/ves$/, "f")].find(known);

interface Said {
  count: number;
  size: number;
  tint: string | undefined;
  spot: readonly [number, number] | undefined;
  shift: readonly [number, number];
  name: string | undefined;
}

/** "two small golden birds at 40 20": what, how many, how big, which colour, where. */
function readPhrase(phrase: string): Said {
  const said: Said = { count: 1, size: 1, tint: undefined, spot: undefined, shift: [0, 0], name: undefined };
  const at = / at (\d+) (\d+)$/.exec(phrase);
  said.spot = at ? [Number(at[1]), Number(at[2])] : undefined;
  let words = phrase.slice(0, at?.index).split(" ");
  while (words.length) {
    said.name = nameOf(words.join(" "));
    if (said.name) {
      break;
    }
    const place = PLACES[words.at(-1) ?? ""];
    if (place) {
      said.shift = [said.shift[0] + place[0], said.shift[1] + place[1]];
      words = words.slice(0, -1);
      continue;
    }
    const first = words[0] ?? "";
    said.size = SIZES[first] ?? said.size;
    said.count = NUMBERS[first] ?? said.count;
    said.tint = COLOURS[first] ?? said.tint;
    words = words.slice(1);
  }
  return said;
}

/** Several of a thing stand side by side, every second one a little higher. */
const spread = (count: number, x: number, y: number): (readonly [number, number])[] =>
  steps(count).map((i) => [x + (i - (count - 1) / 2) * Math.min(30, 96 / count), y - (i % 2) * 6]);

function drawPhrase(phrase: string): string {
  const words = phrase.trim().toLowerCase();
  if (words.endsWith(" sky")) {
    return sky(SKIES[words.slice(0, -4)] ?? SKIES.blue);
  }
  const said = readPhrase(words);
  const scene = WONDERS[said.name ?? ""] ?? LAND[said.name ?? ""];
  if (scene) {
    return scene(said.tint, said.spot);
  }
  const sprite = SPRITES[said.name ?? ""];
  if (!sprite) {
    return "";
  }
  const [x, y, draw] = sprite;
  const spots = said.spot ? [said.spot] : spread(said.count, x + said.shift[0], y + said.shift[1]);
  return each(spots, ([px, py]) => put(px, py, said.size, draw(said.tint)));
}

/** A look of which nothing is known becomes the source of the element it names, or a quiet mystic light. */
function plainPicture(look: string): string {
  const source = looks[["water", "earth", "air", "fire"].find((name) => look.toLowerCase().includes(name)) ?? ""];
  return source
    ? drawLook(source)
    : sky(SKIES.mystic) + drawPhrase("stars") + glow(60, 40, 34, "#d8c4ff", 0.12) + sparkle(60, 40, 4, "#f3e6ff") + sparkle(60, 40, 2, "#ffffff");
}

export function drawLook(look: string): string {
  const phrases = look.split(",").map((phrase) => ({ sky: phrase.trim().endsWith(" sky"), drawn: drawPhrase(phrase) }));
  if (!phrases.some((phrase) => phrase.drawn && !phrase.sky)) {
    return plainPicture(look);
  }
  return (look.includes(" sky") ? "" : sky(SKIES.blue)) + each(phrases, (phrase) => phrase.drawn);
}
