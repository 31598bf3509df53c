/** A game looked back at: its outline at once, its tables when they are wanted, and where in it we are. */
import { api, words, type Eyes } from "./api";
import type { LogLine, Outline, OutlineStep, ReplayView, TableInfo } from "./types";

const PART = 20; // tables that are fetched at once
const AHEAD = 6; // steps before the end of a part at which the next one is fetched
const BEAT = 1400; // milliseconds a step is shown for
export const SPEEDS = [0.5, 1, 2, 4];
const FEW = 10; // chapters that have room for their names
const PARTS = 4; // chapters of a game that has no rounds

/** Steps in a row that belong together: a turn, a chapter. */
export interface Stretch {
  from: number;
  to: number; // its last step
  side: number; // who moves, -1 for all
  label: string; // its number or name
}

export class Past {
  code = "";
  info = $state.raw<TableInfo | null>(null);
  outline = $state.raw<Outline | null>(null);
  error = $state("");
  step = $state(0);
  playing = $state(false);
  speed = $state(1);
  eyes = $state.raw<Eyes>({ seat: null, all: false });
  private views = $state.raw(new Map<number, ReplayView>());
  private asked = new Set<number>(); // the parts that are fetched or on their way
  private round = 0; // counts changes of eyes: what comes for older ones is dropped
  private shown: ReplayView | undefined;

  last = $derived(Math.max(0, (this.outline?.steps.length ?? 1) - 1));
  steps = $derived(this.outline?.steps ?? []);
  turns = $derived(turnsOf(this.steps));
  chapters = $derived(chaptersOf(this.steps, this.turns));
  turn = $derived(this.turns.find((each) => each.from <= this.step && this.step <= each.to));
  chapter = $derived(this.chapters.find((each) => each.from <= this.step && this.step <= each.to));
  /** The table at this step; the last one that was there while this one is still on its way. */
  now = $derived.by(() => (this.shown = this.views.get(this.step) ?? this.shown));
  ready = $derived(this.views.has(this.step));
  lines = $derived(this.steps.slice(0, this.step + 1).flatMap((each, step): LogLine[] => each.said.map((line) => ({ step, ...line }))));
  /** The answer that the question of this step got, as far as these eyes know. */
  answer = $derived(this.steps[this.step + 1]);

  async open(eyes: Eyes, step: number): Promise<void> {
    const round = ++this.round;
    this.error = "";
    try {
      const [info, outline] = await Promise.all([api.info(this.code), api.outline(this.code, eyes)]);
      if (round !== this.round) {
        return;
      }
      this.info = info;
      this.outline = outline;
      this.eyes = { seat: outline.seat, all: outline.all };
      this.views = new Map();
      this.asked = new Set();
      this.to(step);
    } catch (failure) {
      this.error = words(failure);
    }
  }

  to(step: number): void {
    this.step = Math.min(this.last, Math.max(0, step));
    void this.fetch(this.step);
    if (this.step % PART >= PART - AHEAD && this.step + AHEAD <= this.last) {
      void this.fetch(this.step + AHEAD);
    }
  }

  /** To the first step of the next or previous of some stretches; back goes to the beginning of this one first. */
  leap(stretches: Stretch[], way: 1 | -1): void {
    const starts = stretches.map((each) => each.from);
    const found = way > 0 ? starts.find((start) => start > this.step) : starts.findLast((start) => start < this.step);
    this.to(found ?? (way > 0 ? this.last : 0));
  }

  /** Go on by itself until the end or until it is stopped; to be called with every beat. */
  get beat(): number {
    return BEAT / this.speed;
  }

  tick(): void {
    if (this.step >= this.last) {
      this.playing = false;
    } else if (this.ready) {
      this.to(this.step + 1);
    }
  }

  private async fetch(step: number): Promise<void> {
    const from = Math.floor(step / PART) * PART;
    if (this.asked.has(from)) {
      return;
    }
    this.asked.add(from);
    const round = this.round;
    try {
      const part = await api.replay(this.code, this.eyes.seat, from, PART, this.eyes.all);
      if (round === this.round) {
        this.views = new Map([...this.views, ...part.views.map((each) => [each.step, each] as const)]);
      }
    } catch (failure) {
      this.asked.delete(from);
      this.error = words(failure);
    }
  }
}

const turnKey = (step: OutlineStep): string => `${step.turn} ${step.clock.filter((each) => each.kind !== "step").map((each) => each.value).join(" ")}`;

/** Stretches of steps with the same key. */
function stretches(steps: OutlineStep[], key: (step: OutlineStep) => string, label: (step: OutlineStep, nth: number) => string): Stretch[] {
  const found: Stretch[] = [];
  let last = "";
  steps.forEach((step, at) => {
    const now = key(step);
    const open = found.at(-1);
    if (open && now === last) {
      open.to = at;
    } else {
      found.push({ from: at, to: at, side: step.turn, label: label(step, found.length + 1) });
      last = now;
    }
  });
  return found;
}

/** Turns: as long as the same side is on turn in the same round. */
export function turnsOf(steps: OutlineStep[]): Stretch[] {
  const counted = steps.every((step) => step.clock.length === 1 && step.clock[0]?.kind === "turn");
  return stretches(steps, turnKey, (step, nth) => String(counted ? step.clock[0]?.value : nth));
}

/** Chapters: as the game names them, else its rounds, else a few stretches of turns. */
export function chaptersOf(steps: OutlineStep[], turns: Stretch[]): Stretch[] {
  if (steps.some((step) => step.mark)) {
    let mark = "";
    return stretches(steps, (step) => (mark = step.mark || mark), () => mark);
  }
  const round = (step: OutlineStep): number => step.clock.find((each) => each.kind === "round")?.value ?? 0;
  const rounds = stretches(steps, (step) => String(round(step)), (step) => String(round(step)));
  const parts = rounds.length > 1 ? rounds : turns;
  const size = Math.ceil(parts.length / (rounds.length > 1 ? FEW : PARTS));
  return Array.from({ length: Math.ceil(parts.length / size) }, (_, at) => together(parts.slice(at * size, (at + 1) * size), rounds.length > 1 ? "Round" : "Turn"));
}

function together(parts: Stretch[], what: string): Stretch {
  const [first, last] = [parts[0], parts.at(-1)];
  const label = first?.label === "0" && what === "Round" && parts.length === 1 ? "Set-up" : parts.length > 1 ? `${what}s ${first?.label}–${last?.label}` : `${what} ${first?.label}`;
  return { from: first?.from ?? 0, to: last?.to ?? 0, side: -1, label };
}
