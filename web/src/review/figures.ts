/** Figures of a review as they are written, and its curve as lines to be drawn. */

import type { Growing, Review, ReviewChoice } from "./types";

export type Clock = [string, number][];

export const percent = (share: number): number => Math.round(100 * share);
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
/** Half an interval: never nothing, for an estimate is never certain. */
export const within = (error: number): number => Math.max(1, percent(error));

/** One line of the curve from a beginning to an end, without a jump: a stretch, or as much of it as is known. */
export interface Piece {
  points: { at: number; shares: number[]; errors: number[] }[]; // `at`: so many turns are over
}

export function piecesOf(review: Review | Growing): Piece[] {
  const ends = new Map(review.ends.map((each) => [each.turn, each.shares]));
  const known = "curve" in review ? review.curve.map((each, turn) => ({ turn, shares: each.before, errors: each.errors })) : review.points;
  const pieces: Piece[] = [];
  let last = -2;
  for (const { turn, shares, errors } of known) {
    if (turn !== last + 1 || ends.has(last)) {
      pieces.push({ points: [] });
    }
    pieces.at(-1)?.points.push({ at: turn, shares, errors });
    const end = ends.get(turn);
    if (end) {
      pieces.at(-1)?.points.push({ at: turn + 1, shares: end, errors: end.map(() => 0) });
    }
    last = turn;
  }
  return pieces;
}

/** The choice of a turn that is shown first: the one that cost the most. */
export function dearest(choices: ReviewChoice[]): ReviewChoice | undefined {
  return choices.reduce<ReviewChoice | undefined>((best, each) => (best && best.cost >= each.cost ? best : each), undefined);
}

export const costs = (choice: ReviewChoice): boolean => choice.grade !== "" && choice.grade !== "as good";

/** What a measure is called: where it stands over the curve, in a sentence, and over a column. */
export const MEASURES = {
  win: { title: "Win chance after each turn", of: "win chance", short: "win chance" },
  chapter: { title: "Chance to win the chapter after each turn", of: "the chance to win the chapter", short: "chance" },
  result: { title: "Expected result after each turn", of: "the expected result", short: "result" },
} as const;
