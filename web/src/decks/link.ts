/**
 * A deck in a link, behind the # so that it goes to no server: four letters for each card, then its name. The letters follow from a
 * card's id alone, so that a link holds while the box grows.
 */
import { EMPTY, named, type Deck } from "./deck";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const SIZE = 4; // letters a card: 24 bits
const LONGEST = 1000; // letters of a link that are looked at
const MOST_CARDS = 150;
const FORM = /^#d=([\w-]+)(?:~(.*))?$/;

function hash(id: string): string {
  let found = 0x811c9dc5;
  for (const letter of id) {
    found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  const bits = (found ^ (found >>> 24)) & 0xffffff;
  return Array.from({ length: SIZE }, (_, at) => LETTERS[(bits >> (6 * at)) & 63]).join("");
}

/** The part of a link behind its #. */
export function packed(deck: Deck): string {
  const ids = [...(deck.leader ? [deck.leader] : []), ...Object.entries(deck.cards).flatMap(([id, copies]) => Array<string>(copies).fill(id))];
  return `#d=${ids.slice(0, MOST_CARDS).map(hash).join("")}~${encodeURIComponent(named(deck.title))}`;
}

/** The deck of a link and how many of its cards nobody knows here; null if it holds none. */
export function unpacked(fragment: string, leaders: string[], cards: string[]): { deck: Deck; unknown: number } | null {
  const found = fragment.length <= LONGEST ? FORM.exec(fragment) : null;
  const letters = found?.[1] ?? "";
  if (!letters || letters.length % SIZE || letters.length > SIZE * MOST_CARDS) {
    return null;
  }
  const known = new Map([...leaders, ...cards].map((id) => [hash(id), id]));
  const deck: Deck = { ...EMPTY, title: titleOf(found?.[2] ?? ""), cards: {} };
  let unknown = 0;
  for (let at = 0; at < letters.length; at += SIZE) {
    const id = known.get(letters.slice(at, at + SIZE));
    if (id === undefined) {
      unknown += 1;
    } else if (leaders.includes(id)) {
      deck.leader ||= id;
    } else {
      deck.cards[id] = (deck.cards[id] ?? 0) + 1;
    }
  }
  return { deck, unknown };
}

function titleOf(written: string): string {
  try {
    return named(decodeURIComponent(written));
  } catch {
    return "";
  }
}
