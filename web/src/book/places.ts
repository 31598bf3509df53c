/** Where the rulebook speaks of some words: for each heading the line that holds most of them. */

import { plain } from "../lib/markdown";
import type { Chapter } from "../lib/types";

export interface Place {
  chapter: Chapter;
  heading: string; // "" for the beginning of the chapter
  line: string;
}

const AROUND = 70; // letters before and after a word that was found

export function places(book: Chapter[], wanted: string[]): Place[] {
  const found: Place[] = [];
  for (const chapter of book) {
    const [start = "", ...sections] = chapter.text.split(/^### /m);
    for (const [heading, text] of [["", start] as const, ...sections.map((part) => [part.split("\n", 1)[0] ?? "", part] as const)]) {
      const all = `${chapter.title} ${heading} ${text}`.toLowerCase();
      const own = `${heading || chapter.title} ${text}`.toLowerCase();
      if (wanted.every((word) => all.includes(word)) && wanted.some((word) => own.includes(word))) {
        found.push({ chapter, heading, line: excerpt(text, wanted) });
      }
    }
  }
  return found;
}

function excerpt(text: string, wanted: string[]): string {
  const parts = text.split(/\n(?=\s*\n|[-|>] |\d+\. )/).map(plain).filter(Boolean);
  const held = (part: string) => wanted.filter((word) => part.toLowerCase().includes(word)).length;
  const best = parts.reduce((one, other) => (held(other) > held(one) ? other : one), parts[0] ?? "");
  const at = Math.max(0, Math.min(...wanted.map((word) => best.toLowerCase().indexOf(word)).filter((where) => where >= 0)));
  const from = at > AROUND && Number.isFinite(at) ? best.lastIndexOf(" ", at - AROUND / 2) + 1 : 0;
  const cut = best.slice(from, from + 2 * AROUND);
  return `${from ? "… " : ""}${cut}${from + 2 * AROUND < best.length ? " …" : ""}`;
}
