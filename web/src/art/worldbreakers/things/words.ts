/** From words to a picture. */
import type { Palette, Scenes } from "./colours";
import { COLOURS, PALETTE } from "./colours";
import { at, num } from "./draw";
import { GROUNDS, LIGHTS, SKIES, bands, glow, shards } from "./light";
import { SCENES, THINGS } from "./vocabulary";

const PLACE_WORDS: Record<string, { x?: number; y?: number; k?: number }> = { left: { x: -26 }, right: { x: 26 }, far: { y: -22, k: 0.55 }, near: { y: 8, k: 1.3 }, high: { y: -50 }, small: { k: 0.6 },
  big: { k: 1.4 } };
const GUILDS = ["earth", "stars", "moon", "void", "neutral"] as const;

interface Spot {
  x: number;
  y: number;
  k: number;
  name: string;
  colour: string | undefined;
}

const skies: Scenes = SKIES;
const grounds: Scenes = GROUNDS;
const scenes: Scenes = SCENES;
const things: Record<string, (of: { c: string | undefined; p: Palette }) => string> = THINGS;

function readPhrase(phrase: string) {
  const spot: Spot = { x: 50, y: 100, k: 1, name: "", colour: undefined };
  for (const raw of phrase.trim().split(/\s+/)) {
    const [, word = "", where, size] = /^([A-Za-z]*)(?:@(-?[\d.]+\/-?[\d.]+))?(?:\*([\d.]+))?/.exec(raw) ?? [];
    if (where) [spot.x = 50, spot.y = 100] = where.split("/").map(Number);
    if (size) spot.k *= Number(size);
    const move = PLACE_WORDS[word];
    const dyed = (COLOURS as Record<string, string>)[word];
    if (move) { spot.x += move.x || 0; spot.y += move.y || 0; spot.k *= move.k || 1; }
    else if (word === "flip") spot.k = -spot.k;
    else if (dyed) spot.colour = dyed;
    else if (!spot.name && [skies, grounds, scenes, things].some((table) => Object.hasOwn(table, word))) spot.name = word;
  }
  return spot;
}
/** The inside of a picture: the middle 100 by 110 are the card, from -44 to 144 the wide tile. Unknown words are read over. */
export function paint(look: string): string {
  const [head = "", tail = ""] = look.includes(":") ? look.split(":") : ["neutral", look];
  const guild = GUILDS.find((each) => each === head.trim()) ?? "neutral";
  const p = PALETTE[guild];
  const phrases = tail.split(",").map(readPhrase);
  const sky = phrases.map((spot) => skies[spot.name]).find(Boolean);
  const ground = phrases.map((spot) => grounds[spot.name]?.(p) ?? "").join("");
  const bare = !phrases.some((spot) => spot.name in grounds);
  const drawn = phrases.map((spot) => scenes[spot.name]?.(p) ?? (things[spot.name] ? at(spot.x, spot.y, num(spot.k * 10) / 10, things[spot.name]?.({ c: spot.colour, p }) ?? "") : ""));
  const nothing = glow(50, 60, 34, "#fff6d8", 0.8) + shards(50, 96, 1.3); // a crystal in the guild's land
  return (sky ? sky(p) : bands(p.a, p.b) + LIGHTS[guild]()) + (bare ? GROUNDS.hills(p) : ground) + (drawn.join("") || nothing);
}
