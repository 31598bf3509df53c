/** The words of a game: fetched once, found wherever they stand in a text. */

import { api } from "../lib/api";
import type { Face } from "../lib/scene";

export interface Term {
  name: string;
  sentence: string;
  rules: string[];
  sign: string; // what stands for it on a card, in words
  also: string[]; // how else it is written
}

export interface Part {
  text: string;
  word?: Term;
}

interface Book {
  words: Term[];
  by: Map<string, Term>;
  pattern: RegExp | null;
}

const NOTHING: Book = { words: [], by: new Map(), pattern: null };
const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** One pattern for all words of a game, the longest first, so that "Crew Mate" is not taken for "Crew". */
function bound(words: Term[]): Book {
  const by = new Map(words.flatMap((word) => [word.name, ...word.also].map((each) => [each.toLowerCase(), word] as const)));
  const names = [...by.keys()].sort((one, other) => other.length - one.length).map((each) => each.replace(SPECIAL, "\\$&"));
  return { words, by, pattern: names.length ? new RegExp(`(?<![\\w’'])(${names.join("|")})(s|es)?(?![\\w’'])`, "gi") : null };
}

class Glossary {
  private books = $state.raw<Record<string, Book>>({});
  private asked = new Set<string>();
  private cards = new WeakMap<Face, { book: Book; words: Term[] }>(); // a face is asked for with every redrawing

  /** The words of a game; they come when they are fetched. */
  of(game: string): Book {
    if (game && !this.asked.has(game)) {
      this.asked.add(game);
      api.words(game).then(
        (found) => (this.books = { ...this.books, [game]: bound(found.words) }),
        () => this.asked.delete(game), // a text without explanations is a text all the same
      );
    }
    return this.books[game] ?? NOTHING;
  }

  named(game: string, name: string): Term | undefined {
    return this.of(game).by.get(name.toLowerCase());
  }

  /** A text, cut where a word of the game stands for the first time. */
  parts(game: string, text: string): Part[] {
    const { pattern, by } = this.of(game);
    const found: Part[] = [];
    const seen = new Set<Term>();
    let end = 0;
    for (const match of pattern ? text.matchAll(pattern) : []) {
      const word = by.get((match[1] ?? "").toLowerCase());
      if (word && !seen.has(word)) {
        seen.add(word);
        found.push({ text: text.slice(end, match.index) }, { text: match[0], word });
        end = match.index + match[0].length;
      }
    }
    return [...found, { text: text.slice(end) }];
  }

  /** What a card's badges and words mean, badges first. */
  onCard(game: string, face: Face): Term[] {
    const book = this.of(game);
    const known = this.cards.get(face);
    if (known?.book === book) {
      return known.words;
    }
    const words = this.found(game, face);
    this.cards.set(face, { book, words });
    return words;
  }

  /** Words to be read to those who listen: each with its sentence. */
  said(words: Term[]): string {
    return words.map((word) => `${word.name}: ${word.sentence}`).join(" ");
  }

  private found(game: string, face: Face): Term[] {
    const badges = (face.keywords ?? []).map((each) => this.named(game, each.word));
    const written = this.parts(game, face.text ?? "").map((part) => part.word);
    return [...new Set([...badges, ...written].filter((each) => each !== undefined))];
  }
}

export const glossary = new Glossary();
