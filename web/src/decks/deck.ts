/** A deck as it is built: cards by id. What is wrong with it is for the rules to say, on the server. */
import type { Print } from "../print/sheets";

export interface Deck {
  title: string;
  leader: string; // "" while none is chosen
  cards: Record<string, number>; // copies by id
}

/** What is wrong with a deck list: in words, by which rule, about which card or line. */
export interface Flaw {
  text: string;
  rule: string;
  card: string; // "" if it is about the whole deck
  line: number; // 0 for none
}

/** A deck list as `POST /api/games/{name}/deck` understood it. */
export interface DeckRead {
  title: string;
  leader: string;
  cards: { id: string; copies: number }[];
  flaws: Flaw[];
  more: number; // flaws that are not told
}

export interface Starter {
  name: string;
  meaning: string;
  leader: string;
  text: string;
}

/** What decks are built from, as `GET /api/games/{name}/decks` tells it. */
export interface Kit {
  title: string;
  size: number;
  leaders: string[];
  cards: { id: string; leader: string }[]; // and the leader that a card needs, "" for any
  starters: Starter[];
}

export type Prints = Map<string, Print>; // by id

export const EMPTY: Deck = { title: "", leader: "", cards: {} };
export const MOST_TITLE = 60; // letters of a deck's name
const UNFIT = /[\p{C}\p{Zl}\p{Zp}#]+/gu; // what would end the line that a name stands in

export const named = (title: string): string => title.replace(UNFIT, " ").trim().slice(0, MOST_TITLE);
export const sizeOf = (deck: Deck): number => Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
export const deckOf = (read: DeckRead, title = read.title): Deck => ({ title, leader: read.leader, cards: Object.fromEntries(read.cards.map((card) => [card.id, card.copies])) });
export const sameCards = (one: Deck, other: Deck): boolean => one.leader === other.leader && sizeOf(one) === sizeOf(other) && Object.entries(one.cards).every(([id, copies]) => other.cards[id] === copies);

/** The list that people paste: the deck's name, who leads it, a card a line. */
export function textOf(deck: Deck, prints: Prints): string {
  const name = (id: string): string => prints.get(id)?.face.title ?? id;
  const cards = Object.entries(deck.cards).map(([id, copies]) => (copies > 1 ? `${copies}x ${name(id)}` : name(id)));
  return [...(deck.title ? [`# ${named(deck.title)}`] : []), ...(deck.leader ? [name(deck.leader)] : []), ...cards].join("\n");
}

const DEAR = 6; // and more stand together

/** The cost of a card as filters and the curve have it. */
export function costOf(print: Print): string {
  const cost = print.face.amounts?.find((each) => each.kind === "cost")?.value;
  return cost === undefined ? "X" : cost >= DEAR ? `${DEAR}+` : String(cost);
}

export const COSTS = [...Array.from({ length: DEAR }, (_, cost) => String(cost)), `${DEAR}+`, "X"];

/** By guild as the box has them, then by cost, then by name. */
export function inOrder(ids: string[], prints: Prints): string[] {
  const guilds = [...new Set([...prints.values()].map((print) => print.face.group))];
  const key = (id: string): [number, number, string] => {
    const print = prints.get(id);
    return print ? [guilds.indexOf(print.face.group), COSTS.indexOf(costOf(print)), print.face.title] : [guilds.length, 0, id];
  };
  const keyed = ids.map((id) => ({ id, key: key(id) }));
  keyed.sort((one, other) => one.key[0] - other.key[0] || one.key[1] - other.key[1] || one.key[2].localeCompare(other.key[2]));
  return keyed.map((each) => each.id);
}

/** What a deck is made of: how many of each kind, and the highest standing that any card asks of each guild. */
export function madeOf(deck: Deck, prints: Prints): { kinds: [string, number][]; standing: [string, number][] } {
  const kinds = new Map<string, number>();
  const standing = new Map<string, number>();
  for (const [id, copies] of Object.entries(deck.cards)) {
    const print = prints.get(id);
    const kind = print?.face.kind ?? "";
    kinds.set(kind, (kinds.get(kind) ?? 0) + copies);
    for (const need of print?.needs ?? []) {
      standing.set(need.kind, Math.max(standing.get(need.kind) ?? 0, need.count));
    }
  }
  return { kinds: [...kinds], standing: [...standing] };
}
