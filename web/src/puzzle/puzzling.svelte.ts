/** A puzzle while somebody solves it: what is tried goes to the server, which judges. */

import { api, words } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { Why } from "../lib/types";
import type { Overview, Puzzle, Standing, Step } from "./puzzle";

export class Puzzling {
  overview = $state.raw<Overview | null>(null);
  puzzle = $state.raw<Puzzle | null>(null);
  standing = $state.raw<Standing | null>(null);
  steps = $state.raw<Step[] | null>(null); // the line of the answer, while it is stepped through
  at = $state(0);
  why = $state.raw<Why | null>(null);
  busy = $state(false);
  error = $state("");

  over = $derived(Boolean(this.standing?.ending));
  tried = $derived(this.standing?.tries.map((each) => each.code) ?? []);
  /** The table that is shown: the position, or a step of the answer's line. */
  view = $derived(this.steps?.[this.at]?.view ?? this.puzzle?.table.view ?? null);

  async open(day: string): Promise<void> {
    await this.done(async () => {
      await me.load();
      [this.overview, this.puzzle] = await Promise.all([api.puzzles(), api.puzzle(day)]);
      this.standing = this.puzzle.standing;
    });
  }

  async look(): Promise<void> {
    await this.done(async () => {
      await me.load();
      this.overview = await api.puzzles();
    });
  }

  attempt(code: number): Promise<void> {
    return this.tell((puzzle) => api.puzzleTry(puzzle, code));
  }

  hint(): Promise<void> {
    return this.tell((puzzle) => api.puzzleHint(puzzle));
  }

  giveUp(): Promise<void> {
    return this.tell((puzzle) => api.puzzleAnswer(puzzle));
  }

  async askWhy(code: number): Promise<void> {
    const { puzzle } = this;
    if (puzzle) {
      await this.done(async () => {
        this.why = this.tried.includes(code) ? { code, text: "You have tried that.", rules: [] } : await api.puzzleWhy(puzzle.day, code);
      });
    }
  }

  /** Go through the line of the answer, which is there once the puzzle is over. */
  async walk(): Promise<void> {
    const { puzzle } = this;
    if (puzzle) {
      await this.done(async () => {
        const { steps } = await api.puzzleLine(puzzle.day);
        this.at = 0;
        this.steps = steps;
      });
    }
  }

  leave(): void {
    this.steps = null;
    this.at = 0;
  }

  private async tell(what: (puzzle: Puzzle) => Promise<Standing>): Promise<void> {
    const { puzzle } = this;
    if (!puzzle || this.busy) {
      return;
    }
    this.why = null;
    await this.done(async () => {
      await me.ensure();
      this.standing = await what(puzzle);
      if (this.over) {
        this.overview = await api.puzzles();
      }
    });
  }

  private async done(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.error = "";
    try {
      await work();
    } catch (error) {
      this.error = words(error);
    } finally {
      this.busy = false;
    }
  }
}
