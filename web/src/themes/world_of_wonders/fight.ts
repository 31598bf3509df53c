/** An attack as two bars of the same unit: what stands on each point, and what an answer would add. */
import type { Fight, Part } from "../../lib/scene";

export interface Field {
  kind: string; // Militia, Knight, Worker, Foreman, stone, wall, Great Wonder
  points: number; // how many fields it takes
  ghost: boolean; // an answer would add it
  lost: boolean; // it would be lost
  note: string;
}

export function total(parts: Part[] | undefined): number {
  return (parts ?? []).reduce((sum, part) => sum + part.strength, 0);
}

const FIGURES = ["Militia", "Knight", "Worker", "Foreman"];

/** The fields of a bar, in the order in which they count; those that `before` lacks are ghosts. */
export function fields(parts: Part[] | undefined, before: Part[] | undefined, fight: Fight, defends: boolean): Field[] {
  const left = new Map<string, number>();
  for (const part of before ?? parts ?? []) {
    left.set(part.kind, (left.get(part.kind) ?? 0) + (FIGURES.includes(part.kind) ? part.count : part.strength));
  }
  const losses = new Map((defends ? (fight.losses ?? []) : []).map((piece) => [piece.kind, piece.count]));
  const take = (counts: Map<string, number>, kind: string): boolean => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count - 1);
    return count > 0;
  };
  return (parts ?? []).flatMap((part) => {
    const figure = FIGURES.includes(part.kind);
    const count = figure ? part.count : part.strength;
    return Array.from({ length: count }, () => ({
      kind: part.kind,
      points: figure ? part.strength / Math.max(1, part.count) : 1,
      ghost: !take(left, part.kind),
      lost: take(losses, part.kind),
      note: part.note ?? part.kind,
    }));
  });
}

/** What an answer would bring to a fight as a unit; null if it would bring none. */
export function gain(now: Fight, then: Fight | undefined): { kind: string; strength: number } | null {
  if (!then || then.target !== now.target) {
    return null;
  }
  for (const [before, after] of [[now.force, then.force], [now.defence, then.defence]]) {
    const more = total(after) - total(before);
    const grown = after?.find((part) => part.strength > (before?.find((each) => each.kind === part.kind)?.strength ?? 0));
    if (more > 0 && grown) {
      return { kind: FIGURES.includes(grown.kind) ? grown.kind : "Militia", strength: more };
    }
  }
  return null;
}

/** How it would end, in a word or two. */
export const RESULTS: Record<string, string> = { holds: "holds", falls: "falls", taken: "is taken" };
