/** A review as it travels, told in docs/api.md; what its figures mean, in docs/review.md. All chances are from 0 to 1. */

import type { Clock } from "./figures";

export interface ReviewAnswer {
  state: "waiting" | "running" | "done" | "impossible";
  sentence?: string; // why it is impossible
  seat: number;
  eyes: number[]; // whose I may borrow
  may_see_all: boolean;
  done?: number; // parts that are done, of how many
  parts?: number;
  turn?: string; // the one that is looked at
  review?: Review;
  growing?: Growing;
}

interface Head {
  title: string;
  measure: "win" | "chapter" | "result";
  sides: string[];
  verdict: string;
  scores: number[];
  tables: { curve: number; choice: number; note: string };
  turns: ReviewTurn[];
  ends: { turn: number; shares: number[] }[]; // what each side got when a stretch ended
}

export interface Growing extends Head {
  points: { turn: number; shares: number[]; errors: number[] }[];
}

export interface Review extends Head {
  opened: boolean;
  curve: { before: number[]; errors: number[]; after: number[] }[];
  moments: ReviewMoment[];
  luck: { mark: string; first: number; last: number; rows: LuckRow[] }[];
  choices: ReviewChoice[];
}

export interface ReviewTurn {
  label: string;
  first: number; // steps
  last: number;
  mover: number; // -1 for everybody
  mark: string; // the chapter
  stretch: number;
  clock: Clock;
}

export interface ReviewMoment {
  turn: number;
  side: number;
  change: number;
}

export interface LuckRow {
  side: number;
  deal: number;
  luck: number;
  own: number;
  others: number;
  end: number;
  error: number;
}

export interface ReviewChoice {
  step: number;
  turn: number;
  seat: number;
  prompt: string;
  taken: number;
  said: string; // the taken answer in words
  worlds: number;
  cost: number;
  error: number;
  grade: "" | "as good" | "under 5" | "5 to 15" | "over 15";
  answers: ReviewOption[]; // the best first
  why: string;
  known: string[];
  unknown: string[];
}

export interface ReviewOption {
  option: number;
  label: string;
  sentence: string;
  points: number[];
  chance: number;
  error: number;
  score: number;
  cost: number;
  cost_error: number;
}
