/** How the automaton picks: bead after bead, at a pace that an eye follows. */
import { is, type Amount, type Group, type View } from "../../lib/scene";
import { settings, type Speed } from "../../lib/settings.svelte";

const PACE: Record<Speed, number> = { slow: 700, normal: 400, quick: 200, once: 0 }; // milliseconds for a bead
export const LAST = 4; // the bead "you"

export interface Ladder {
  rungs: Group[];
  kind: string; // "pick", "tie" (yours to break) or "forecast" (if it gets through)
  decided: number; // the bead that decided
  chosen: number; // the code that was picked, -1 if nobody yet
}

/** The ladder that stands on the order now. */
export function ladderOf(view: View | null): Ladder | null {
  const groups = view?.zones.find((zone) => zone.id === "orders")?.groups ?? [];
  for (const kind of ["tie", "pick", "forecast"]) {
    const rungs = groups.filter((group) => group.kind === kind);
    const decided = rungs.findIndex((group) => is(group, "active"));
    const codes = rungs[decided]?.codes ?? [];
    if (rungs.length) {
      return { rungs, kind, decided, chosen: kind !== "tie" && codes.length === 1 ? (codes[0] ?? -1) : -1 };
    }
  }
  return null;
}

/** What was last compared of a candidate, up to a bead. */
export function comparedOf(ladder: Ladder, code: number, bead: number): Amount | undefined {
  for (let at = Math.min(bead, ladder.decided, LAST - 1); at > 0; at--) {
    const found = ladder.rungs[at]?.amounts?.[ladder.rungs[at - 1]?.codes.indexOf(code) ?? -1];
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Whether a candidate is still among those left after a bead. */
export function isLeft(ladder: Ladder, code: number, bead: number): boolean {
  return ladder.rungs[Math.min(bead, ladder.decided)]?.codes.includes(code) ?? false;
}

class Climb {
  bead = $state(LAST);
  private shown = "";
  private timer = 0;

  /** Climb a ladder that has not been climbed yet; where nothing moves its end is shown. */
  start(sign: string, decided: number): void {
    if (sign === this.shown) {
      return;
    }
    this.shown = sign;
    window.clearInterval(this.timer);
    const pace = settings.moves ? PACE[settings.speed] : 0;
    this.bead = pace && decided > 0 ? 0 : LAST;
    if (this.bead < LAST) {
      this.timer = window.setInterval(() => (this.bead < decided ? (this.bead += 1) : this.finish()), pace);
    }
  }

  finish(): void {
    window.clearInterval(this.timer);
    this.bead = LAST;
  }
}

export const climb = new Climb();
