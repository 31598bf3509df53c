/** Guided turns: scripts of positions and the options expected there. The tests play them too. */

import type { View } from "./types";

export interface GuideStep {
  say: string;
  point?: string; // the zone to look at
  prompt?: string; // what must be asked here
  options?: string[]; // and all that must be offered, in this order
  choose?: string; // the option to take; without it the reader goes on by a button
}

export interface Guide {
  name: string;
  game: string;
  invitation: string;
  seats: number;
  seed: string;
  options: Record<string, string>;
  steps: GuideStep[];
}

const found = import.meta.glob<{ default: Guide }>("../guides/*.json", { eager: true });

export const guides: Guide[] = Object.values(found).map((module) => module.default);

/** Whether the table is where the script thinks it is. */
export function fits(step: GuideStep, view: View): boolean {
  if (step.prompt !== undefined && step.prompt !== view.prompt) {
    return false;
  }
  return !step.options || step.options.join("\n") === view.choices.map((choice) => choice.sentence).join("\n");
}
