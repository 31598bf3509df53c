/** What the server tells of daily puzzles; docs/api.md says what it means. */

import type { Changes, Preview, View } from "../lib/scene";
import type { Picture } from "../lib/types";

export interface Expected {
  seat: number;
  name: string;
  text: string;
}

/** An answer in words, with its chance to win and what it costs against the best. */
export interface Weighed {
  code: number;
  sentence: string;
  expected: Expected[];
  chance: number;
  error: number; // half of the 95 % interval
  cost: number;
  cost_error: number;
}

export interface Try extends Weighed {
  right: boolean;
}

export interface Share {
  name: string;
  share: number;
  low: number;
  high: number;
}

/** How far I am: the solution and how others did are there after the end. */
export interface Standing {
  ending: "" | "solved" | "shown";
  tries: Try[];
  hints: string[];
  share: string; // what I may tell others
  solution: { code: number; worlds: number; answers: Weighed[] } | null;
  others: { people: number; rows: Share[]; sentence: string } | null;
}

export interface Puzzle {
  day: string;
  puzzle: string;
  game: string;
  title: string;
  theme: string;
  goal: string;
  about: string;
  difficulty: number; // 1 to 5
  seat: number;
  table: { view: View; previews: Preview[] };
  standing: Standing;
}

export interface Day {
  day: string;
  game: string;
  title: string; // of the theme
  ending: "" | "solved" | "shown";
  tries: number;
}

export interface Result {
  day: string;
  game: string;
  hints: number;
  signs: string;
  ending: "solved" | "shown";
  tries: number;
}

export interface Overview {
  today: string;
  streak: number;
  days: Day[]; // the latest first
  results: Result[];
  picture: Picture | null;
}

export interface Step {
  by: number;
  code: number; // of one's own answer, else -1
  text: string;
  moves: Changes;
  view: View;
}

const dayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const written = (day: string): string => dayOf(day).toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
export const weekday = (day: string): string => dayOf(day).toLocaleDateString("en-GB", { weekday: "short", timeZone: "UTC" });

/** A share with half of its interval, as people read it. */
export const percent = (share: number, error: number): string => `${Math.round(100 * share)}\u00a0%\u00a0±\u00a0${Math.max(1, Math.round(100 * error))}`;

/** What an answer costs, as people read it. */
export const points = (share: number, error: number): string => `${Math.round(100 * share)}\u00a0±\u00a0${Math.max(1, Math.round(100 * error))} points`;

const NTH = ["", "1st", "2nd", "3rd"];
export const nth = (count: number): string => NTH[count] ?? `${count}th`;

/** How a day went, in a word. */
export function went(day: { ending: string; tries: number }): string {
  return day.ending === "solved" ? nth(day.tries) : day.ending === "shown" ? "shown" : day.tries ? "begun" : "—";
}
