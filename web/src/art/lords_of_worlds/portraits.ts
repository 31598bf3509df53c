/** Assistants: a creature with what it wears and holds ("owl, scarf, letter"), in a box of 100. */
import { eyewear, hats, neckwear, type Wardrobe } from "./clothes";
import { creatures, type Creature, type Has, type Mood } from "./creatures";
import { around, at, darker, disc, each, line, oval, path, short, soft, turn, wordsOf } from "./shapes";
import { colours } from "./signs";
import { air, hold, seat } from "./things";

const BEHIND = ["jets", "halo of stars"];
const LONG = ["sceptre", "rake", "lance", "umbrella", "hammer", "wrench", "ladle"];
const PLAIN = { deep: "#8d8799", pale: "#f7f4ee" };

function moodOf(has: Has): Mood {
  if (has("asleep")) {
    return "asleep";
  }
  return ["goggles", "propeller", "juggling balls"].some(has) ? "up" : ["map", "letter", "spyglass"].some(has) ? "aside" : "";
}

function inHand(thing: string, paw: string, royal: boolean): string {
  const [x, y] = royal ? [99, 86] : LONG.some((word) => thing.endsWith(word)) ? [89, 84] : [80, 85];
  return (
    line(`M${x - 14} ${y + 16}L${x} ${y + 5}`, darker(paw, 0.12), 9) +
    at(x, y, royal ? 0.9 : 0.84, hold[thing]?.() ?? "") +
    oval(x, y + 5, 7.5, 6.5, paw, `stroke="${darker(paw, 0.25)}" stroke-width="1.2"`)
  );
}

const backdrop = (pale: string, royal: boolean): string =>
  `<rect x="-60" y="-12" width="220" height="124" fill="${pale}"/>` +
  (royal ? each(around(12, 1), (_, i) => path("M50 50 42-30H58Z", "#ffffff", `opacity=".5" transform="rotate(${i * 30} 50 50)"`)) : "") +
  disc(50, 54, royal ? 42 : 45, "#ffffff", soft(0.5));

/** Whether a look tells of a creature. */
export const known = (look: string): boolean => wordsOf(look).some((word) => creatures[word]);

/** In the order of drawing: things behind, creature, neck, head, eyes, hat, hand, things in front, seat. */
export function portrait(look: string): string {
  const said = wordsOf(look);
  const has: Has = (word) => said.includes(word);
  const one = said.map((word) => creatures[word]).find(Boolean) ?? (creatures["winged cat"] as Creature);
  const marks = { ...one, ...(colours[one.colour] ?? PLAIN) };
  const [royal, young] = [has("crown"), has("young")];
  const tilt = has("scarf") ? -4 : has("map") || has("spyglass") || has("wings spread") ? 4 : 0;
  const worn = (wardrobe: Wardrobe, y = 0): string => each(said, (word) => (wardrobe[word] ? at(0, y, 1, wardrobe[word](marks)) : ""));
  const aloft = (behind: boolean): string => each(said, (word) => (BEHIND.includes(word) === behind ? (air[word]?.() ?? "") : ""));
  const held = each(said, (word) => (hold[word] ? inHand(word, one.paw, royal) : ""));
  const figure = one.behind(has) + one.chest() + worn(neckwear, one.neck) + one.head(moodOf(has), has) + worn(eyewear) + worn(hats, one.top) + held;
  const [scale, lower] = young ? [0.76, 22] : royal ? [0.84, 15] : [0.9, 9];
  return (
    backdrop(marks.pale, royal) +
    at(short(50 - 50 * scale), lower, scale, aloft(true) + turn(tilt, 50, 100, figure) + aloft(false)) +
    (young ? each(said, (word) => seat[word]?.() ?? "") : "")
  );
}
