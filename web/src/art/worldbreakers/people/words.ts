/** From words to a person. */
import type { Person } from "./person";
import { COLOURS, GUILDS, HAIRS, SKINS } from "./colours";
import { darker, lighter } from "./draw";
import { BEARDS, BROWS, EYES, FACES, MOUTHS, NOSES } from "./faces";
import { CAPES, GARBS } from "./garbs";
import { HATS } from "./hats";
import { HAIRDOS, MARKS, head } from "./head";
import { ITEMS } from "./items";
import { PLACES } from "./places";
import { portrait } from "./portrait";
import { POSES } from "./poses";
import { WIDE, WORN_BEHIND } from "./wide";

type Names<T> = keyof T & string;
const namesOf = <T extends object>(table: T) => Object.keys(table) as Names<T>[];
const known = (word: string) => [GARBS, CAPES, HATS, ITEMS, WIDE, WORN_BEHIND, MARKS, PLACES, EXTRA_TINTS].some(table => Object.hasOwn(table, word));
const EXTRA_TINTS = { coat: 1, trousers: 1, boots: 1, trim: 1, "hood trim": 1, iris: 1 };
function wordsOf(look: string) {
  const words = new Map<string, string>();
  for (const phrase of look.split(",").map(part => part.trim()).filter(Boolean)) {
    const [first = "", ...rest] = phrase.split(" "), thing = rest.join(" ");
    const dyed = (COLOURS as Record<string, string>)[first];
    if (!known(phrase) && dyed && known(thing)) words.set(thing, dyed);
    else words.set(phrase, "");
  }
  return words;
}
export function described(look: string): Person {
  const words = wordsOf(look), has = (word: string) => words.has(word), chosen = <T extends object, U>(table: T, usual: U) => (namesOf(table).find(has) ?? usual);
  const guildName = chosen(GUILDS, "neutral" as const), guild = GUILDS[guildName];
  const tint = (word: string, usual: string) => words.get(word) || usual;
  const all = <T extends object>(table: T) => [...words.keys()].filter((word): word is Names<T> => Object.hasOwn(table, word));
  const suffixed = <T extends object, U>(table: T, suffix: string, usual: U) => (namesOf(table).find(key => has(key + suffix)) ?? usual);
  const age = has("old") ? "old" : has("boy") || has("girl") ? "child" : has("young") ? "young" : "grown", female = has("woman") || has("girl");
  const garb = chosen(GARBS, "deel"), cloth = tint(garb, guild.main), bare = garb === "bare" || garb === "wrestling vest";
  const view = has("profile") ? "profile" : has("turned") ? "turned" : "front";
  const hair = HAIRS[chosen(HAIRS, age === "old" ? "grey hair" : "black hair")];
  return {
    words, tint, guild, guildName, age, female, view, garb, cloth, hair,
    skin: SKINS[chosen(SKINS, "tan")], build: chosen({ big: 1, plump: 1, slim: 1 }, age === "child" ? "child" : ""),
    face: suffixed(FACES, " face", age === "child" ? "child" : has("plump") ? "round" : has("big") ? "square" : female ? "heart" : "oval"),
    nose: suffixed(NOSES, " nose", female || age === "child" ? "snub" : "straight"),
    eye: chosen(EYES, "open"), brow: has("raised brows") ? "raised" : chosen(BROWS, "calm"), mouth: chosen(MOUTHS, "calm"), iris: tint("iris", "#2a1a17"),
    hairdo: chosen(HAIRDOS, female ? "long hair" : "short hair"), beards: all(BEARDS), stubble: has("stubble"), hats: all(HATS),
    marks: all(MARKS), veil: tint("veil", guild.deep), capes: all(CAPES),
    trimmed: tint("trim", guild.trim), shirt: lighter(guild.low, 0.4),
    items: all(ITEMS), before: all(WIDE), behindBack: all(WORN_BEHIND), places: all(PLACES), pose: chosen(POSES, undefined),
    dress: { coat: cloth, trousers: tint("trousers", darker(cloth, 0.4)), boots: has("barefoot") ? SKINS[chosen(SKINS, "tan")] : tint("boots", "#4b372a"),
        barefoot: has("barefoot"), bareArms: bare || has("bare arms"), bareChest: bare && !female, armoured: garb === "armour" },
  };
}
export const someone = (look: string) => portrait(described(look));
export const headOnly = (look: string) => { const parts = head(described(look)); return parts.behind + parts.front; };
