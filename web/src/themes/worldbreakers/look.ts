/** Colours of guilds and what is read off a card in every size. */
import { amount, amounts, is, type Amount, type Keyword, type Thing, type View } from "../../lib/scene";

const HUES: Record<string, string> = {
  earth: "oklch(0.56 0.12 148)",
  moon: "oklch(0.58 0.11 255)",
  stars: "oklch(0.73 0.14 75)",
  void: "oklch(0.52 0.14 305)",
  neutral: "oklch(0.6 0.03 70)",
};

export const GUILDS = ["earth", "moon", "stars", "void"];

export function guildColour(group: string | undefined): string {
  return HUES[group ?? "neutral"] ?? "oklch(0.6 0.03 70)";
}

/** The cost of a card: a number, or X. */
export function costOf(thing: Thing): string {
  if (thing.face?.formula?.some((term) => term.kind === "X")) {
    return "X";
  }
  const cost = amount(thing, "cost");
  return cost === undefined ? "" : String(cost.value);
}

/** One sign for each standing that a card asks for; hollow if it is missing. */
export function asks(thing: Thing): { name: string; key: string }[] {
  return (thing.needs ?? []).flatMap((need) => Array.from({ length: need.count }, (_, at) => ({ name: need.met ? need.kind : `${need.kind}_missing`, key: `${need.kind}${at}` })));
}

const SHOWN = ["overwhelm", "lethal", "stationary", "hidden", "bloodshed", "storage"];

/** Keywords that are drawn on a card, with those that it has until the combat ends. */
export function keywordsOf(thing: Thing): Keyword[] {
  const printed = (thing.face?.keywords ?? []).filter((each) => SHOWN.includes(each.word.toLowerCase()));
  const lent = (thing.pieces ?? []).filter((piece) => piece.kind === "overwhelm" || piece.kind === "lethal").filter((piece) => !printed.some((each) => each.word.toLowerCase() === piece.kind));
  return [...printed, ...lent.map((piece) => ({ word: piece.kind }))];
}

export function strengthOf(thing: Thing): Amount | undefined {
  return amount(thing, "strength");
}

export function healthOf(thing: Thing): Amount | undefined {
  return amount(thing, "health");
}

export function count(thing: Thing, kind: string): number {
  return thing.pieces?.find((piece) => piece.kind === kind)?.count ?? 0;
}

/** Whether a card in hand could be played with so much mythium. */
export function playable(thing: Thing, mythium: number): boolean {
  return affordable(thing, mythium) && !(thing.needs ?? []).some((need) => !need.met);
}

export function affordable(thing: Thing, mythium: number): boolean {
  return (amount(thing, "cost")?.value ?? 0) <= mythium;
}

/** The mythium of a side. */
export function mythiumOf(view: View | null, side: number): number {
  const crystal = view?.zones.find((zone) => zone.id === `counters-${side}`)?.things.find((thing) => thing.face?.kind === "mythium");
  return crystal ? (amount(crystal, "mythium")?.value ?? 0) : 0;
}

export type Lamp = "lit" | "dark" | "out";

/** The stages of a location: those used or damaged are out, one is lit, the others are to come. */
export function lamps(thing: Thing): Lamp[] {
  const piece = thing.pieces?.find((each) => each.kind === "stage");
  const all = piece?.most ?? amounts(thing).find((each) => each.kind === "stages")?.value ?? 0;
  const left = piece?.count ?? all;
  return Array.from({ length: all }, (_, at) => (at < all - left ? "out" : at === all - left && piece ? "lit" : "dark"));
}

export const ROMAN = ["I", "II", "III", "IV", "V"];

export function tired(thing: Thing): boolean {
  return is(thing, "exhausted") && !is(thing, "attacking") && !is(thing, "fighting");
}
