/** What this device has learned: the chapters that were finished, by game, and the table of the one that was begun. */

import { api } from "./api";

interface Kept {
  done: number[];
  at: { chapter: number; code: string } | null;
}

const KEY = "worldtable.lessons";
const NOTHING: Kept = { done: [], at: null };

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

class Learned {
  private kept = $state.raw(read());

  of(game: string): Kept {
    return this.kept[game] ?? NOTHING;
  }

  begun(game: string): boolean {
    return this.of(game).at !== null || this.of(game).done.length > 0;
  }

  /** The chapter to go on with: the one that was left, else the first that is not finished, else the first. */
  next(game: string, chapters: number): number {
    const { done, at } = this.of(game);
    const open = Array.from({ length: chapters }, (_, number) => number).filter((number) => !done.includes(number));
    return at && open.includes(at.chapter) ? at.chapter : (open[0] ?? 0);
  }

  /** The address of a chapter's table: the one that was left, or a new one. */
  async table(game: string, chapter: number): Promise<string> {
    const { at } = this.of(game);
    if (at?.chapter === chapter) {
      const left = await api.info(at.code).catch(() => null);
      if (left?.mine.length && left.status === "playing") {
        return `/table/${at.code}`;
      }
    }
    const { code } = await api.learn(game, chapter);
    this.keep(game, { ...this.of(game), at: { chapter, code } });
    return `/table/${code}`;
  }

  finish(game: string, chapter: number): void {
    const { done } = this.of(game);
    this.keep(game, { done: done.includes(chapter) ? done : [...done, chapter], at: null });
  }

  private keep(game: string, kept: Kept): void {
    this.kept = { ...this.kept, [game]: kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a device that keeps nothing still learns
    }
  }
}

export const learned = new Learned();
