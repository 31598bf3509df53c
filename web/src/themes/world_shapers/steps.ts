/** The four steps of a turn. */
import type { View } from "../../lib/scene";

export const STEPS = ["Pick", "Use", "Enhance", "Pass"];

export function stepOf(view: View): number {
  return view.over ? 0 : (view.clock.find((each) => each.kind === "step")?.value ?? 0);
}
