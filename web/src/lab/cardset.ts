/** A card set of somebody's, as `GET /api/sets/{code}` tells it, and how its values are shown and changed. */
import type { Print } from "../print/sheets";

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Values = Record<string, Value>;

/** A set as a list tells it. */
export interface SetInfo {
  code: string;
  name: string;
  game: string;
  title: string;
  draft: number;
  hash: string;
  playable: boolean;
  changed: number;
  saved: string;
}

export interface SetCard {
  at: number;
  file: string;
  values: Values;
  lines: Record<string, number>;
  was: Values | null; // the card that it was copied from
}

export interface Trouble {
  card: number; // -1: the whole set
  key: string;
  file: string;
  line: number;
  text: string;
  wrong: boolean; // else it is a warning
}

export interface Effect {
  name: string;
  text: string;
}

export interface CardSet extends SetInfo {
  mine: boolean;
  shown: number; // the draft that this is
  drafts: { number: number; hash: string; saved: string }[];
  files: string[];
  effects: Effect[];
  count: number;
  cards: SetCard[];
  problems: Trouble[];
  prints: Print[];
}

export const idOf = (card: SetCard): string => String(card.values["id"] ?? "");
export const nameOf = (card: SetCard): string => String(card.values["name"] ?? card.values["id"] ?? "A card");
export const copied = (values: Values): Values => JSON.parse(JSON.stringify(values)) as Values;
export const same = (one: Value | undefined, other: Value | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
export const changed = (card: SetCard): boolean => !card.was || !same(card.values, card.was);

/** Values that only say where a card comes from; they stand last. */
const ASIDE = ["origin", "origins"];
const LONG = ["text", "brief", "look"];

export type Kind = "number" | "flag" | "effect" | "long" | "words" | "lines" | "data";

export function kindOf(key: string, value: Value, effects: Effect[]): Kind {
  if (typeof value === "number") {
    return "number";
  }
  if (typeof value === "boolean") {
    return "flag";
  }
  if (typeof value === "string") {
    const known = key === "effect" && effects.length > 0;
    return known ? "effect" : LONG.some((each) => key.endsWith(each)) ? "long" : "words";
  }
  return Array.isArray(value) && value.every((each) => typeof each === "string") ? "lines" : "data";
}

/** The keys of a card: short values first, as they stand in the file, then what needs room, then where it comes from. */
export function keysOf(card: SetCard, effects: Effect[]): string[] {
  const keys = Object.keys(card.values);
  const rank = (key: string): number => {
    const kind = kindOf(key, card.values[key] ?? "", effects);
    return ASIDE.includes(key) ? 3 : kind === "effect" ? 1 : ["long", "lines", "data"].includes(kind) ? 2 : 0;
  };
  return [...keys].sort((one, other) => rank(one) - rank(other) || keys.indexOf(one) - keys.indexOf(other));
}

/** Values that other cards of the file have and this one has not, each with one to begin with. */
export function missing(card: SetCard, cards: SetCard[]): [string, Value][] {
  const found = new Map<string, Value>();
  for (const each of cards.filter((other) => other.file === card.file)) {
    for (const [key, value] of Object.entries(each.values)) {
      if (!(key in card.values) && !found.has(key)) {
        found.set(key, value);
      }
    }
  }
  return [...found].sort(([one], [other]) => one.localeCompare(other));
}

const AMOUNT = /Amount (\d+) to (\d+)\.?$/;

/** What the amount of an effect may be, null if it has none. */
export function amountOf(effect: Effect | undefined): [number, number] | null {
  const found = AMOUNT.exec(effect?.text ?? "");
  return found ? [Number(found[1]), Number(found[2])] : null;
}

const PREFIX = /^([^:]{1,40}): /;
const prefix = (effect: Effect | undefined): string => PREFIX.exec(effect?.text ?? "")?.[1] ?? "";
export const sentence = (effect: Effect): string => effect.text.replace(PREFIX, "").replace(AMOUNT, "").trim();

/** The effects that a card can have: those of the kind of the other effects in its file. */
export function vocabulary(card: SetCard, cards: SetCard[], effects: Effect[]): Effect[] {
  const used = cards.filter((each) => each.file === card.file).map((each) => effects.find((effect) => effect.name === each.values["effect"]));
  const kinds = new Set(used.map(prefix).filter(Boolean));
  return kinds.size ? effects.filter((effect) => kinds.has(prefix(effect))) : effects;
}

/** The values with another effect: its amount comes or goes with it. */
export function withEffect(values: Values, effect: Effect): Values {
  const range = amountOf(effect);
  const found: Values = {};
  for (const [key, value] of Object.entries(values)) {
    if (key !== "amount") {
      found[key] = key === "effect" ? effect.name : value;
    }
    if (key === "effect" && range) {
      const amount = values["amount"];
      found["amount"] = typeof amount === "number" ? Math.min(range[1], Math.max(range[0], amount)) : range[0];
    }
  }
  return found;
}
