/** The cards of a game to be looked at: each once, however many parts of the box hold it. */
import type { Print } from "../print/sheets";

export interface Shown {
  id: string;
  print: Print;
  copies: { part: string; count: number }[];
}

export function gathered(prints: Print[]): Shown[] {
  const found = new Map<string, Shown>();
  for (const print of prints) {
    const id = `${print.face.id ?? ""} ${print.face.title} ${print.face.kind ?? ""}`;
    const shown = found.get(id) ?? { id, print, copies: [] };
    shown.copies.push({ part: print.part, count: print.copies });
    found.set(id, shown);
  }
  return [...found.values()];
}

/** The different values of something among the cards, in the order in which they come. */
export const among = (cards: Shown[], of: (card: Shown) => string | undefined): string[] => [...new Set(cards.flatMap((card) => of(card) ?? []))].filter(Boolean);

/** Whether a card holds all of some words, anywhere. */
export function holds(card: Shown, words: string[]): boolean {
  const { face, reverse } = card.print;
  const text = [face.title, face.line, face.text, face.group, reverse?.title, reverse?.text, ...(face.keywords ?? []).map((each) => each.word)].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}
