/**
 * A figure from its look: "<skin> [young|old] [slim|broad] man|woman, part colours…, part colours…, words of the face".
 *
 * Skins: pale fair tan brown dark. Parts: the names in HAIR, BEARDS, HATS, DRESS, HELD and SCENERY, each with up to two of COLOURS.
 * Face: long face, round face, square face, narrow face · eagle nose, broad nose, strong nose · narrow eyes, deep eyes, kind eyes,
 * lowered eyes, blue eyes, kohl · heavy brows, painted brows, grey brows, auburn brows · smile, grin, smirk, stern, red lips, gentle ·
 * wrinkles, hollow cheeks, mole, earrings. Posture: turned left, turned right, tilted left, tilted right, chin up, bowed.
 */
import { BEARDS } from "./beards";
import { COLOURS, GOLD, SKINS } from "./colours";
import { DRESS } from "./dress";
import { HAIR } from "./hair";
import { HATS } from "./hats";
import { HELD } from "./held";
import { face, neck, type Draw, type Layers, type Who } from "./person";
import { SCENERY } from "./scenery";
import { put, tidy } from "./strokes";

const PARTS: Record<string, Draw> = { ...HAIR, ...BEARDS, ...HATS, ...DRESS, ...HELD, ...SCENERY };
const NAMED: Record<string, string> = COLOURS;
const SHAPES = ["long", "round", "square", "narrow"] as const;
const EARS_HIDDEN = ["bob", "parted_bob", "pageboy", "flowing", "straight_long", "egyptian", "great_wig", "rolls_wig", "mane", "sari", "flap_hood", "lion_hood", "fur_hat", "spike_helmet", "crested_helmet", "plain_helmet", "inca_band"];

function readPerson(look: string): Who {
  const phrases = look.split(",").map((phrase) => phrase.trim());
  const first = (phrases[0] ?? "").split(" ");
  const has = (phrase: string): boolean => phrases.includes(phrase);
  const tone = first.find((word) => SKINS[word]) ?? "tan";
  const [skin, shadow] = SKINS[tone] ?? ["#dcaa7d", "#b57f52"];
  const old = first.includes("old");
  const deep = tone === "dark" || tone === "brown";
  return {
    phrases,
    has,
    skin,
    shadow,
    old,
    deep,
    shape: SHAPES.find((shape) => has(`${shape} face`)) ?? "oval",
    woman: first.includes("woman") || first.includes("girl"),
    width: first.includes("slim") ? 0.93 : first.includes("broad") ? 1.07 : 1,
    turn: has("turned left") ? -2.6 : has("turned right") ? 2.6 : 0,
    tilt: has("tilted left") ? -3.5 : has("tilted right") ? 3.5 : 0,
    browColour: has("grey brows") || old ? "#8d8480" : deep ? "#1c100d" : has("auburn brows") ? "#7a3f22" : "#3a2620",
    earsHidden: phrases.some((phrase) => EARS_HIDDEN.includes(phrase.split(" ")[0] ?? "")),
  };
}

/** All layers of a figure, from its parts in the order of the look. Nobody is left without clothes or hair by an incomplete look. */
function layersOf(who: Who): Required<Layers> {
  const layers = { far: "", back: "", under: "", dress: "", beard: "", moustache: "", top: "", over: "", held: "", room: 0 };
  for (const phrase of who.phrases.slice(1)) {
    const [name = "", first = "", second = ""] = phrase.split(" ");
    const made = PARTS[name]?.(NAMED[first] ?? COLOURS.brown, NAMED[second] ?? (name === "turban" ? "" : GOLD), who) ?? {};
    const { room = 0, ...painted } = made;
    layers.room = Math.max(layers.room, room);
    for (const layer of Object.keys(painted) as (keyof typeof painted)[]) {
      layers[layer] += painted[layer] ?? "";
    }
  }
  layers.dress ||= DRESS.robe(COLOURS.navy, COLOURS.cream).dress;
  layers.top ||= (who.woman ? HAIR.bob : HAIR.short)(who.old ? COLOURS.silver : COLOURS.dark).top;
  return layers;
}

/** Somebody with what they hold; what lies behind them is left out where they stand elsewhere. */
export function figure(look: string, alone = false): string {
  const who = readPerson(look);
  const at = layersOf(who);
  const wide = (inner: string): string => (who.width === 1 ? inner : `<g transform="translate(${tidy(50 - 50 * who.width)} 0) scale(${who.width} 1)">${inner}</g>`);
  const head = (inner: string): string => (who.tilt ? `<g transform="rotate(${who.tilt} 50 68)">${inner}</g>` : inner);
  const person = head(at.back) + wide(at.under) + neck(who) + wide(at.dress) + head(face(who, at.beard, at.moustache) + at.top) + wide(at.over);
  return (alone ? "" : at.far) + put(0, at.room, person) + put(0, at.room / 3, at.held);
}
