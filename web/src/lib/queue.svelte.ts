/** Between the line and the board: one answer after the other, at a pace that a person follows. */

import { tick } from "svelte";
import { settings, type Speed } from "./settings.svelte";
import type { TableMessage } from "./types";

// Milliseconds from one shown answer to the next: after one that tells something, and after one that tells nothing or in a crowd.
const REST: Record<Speed, number> = { slow: 1800, normal: 1000, quick: 500, once: 0 };
const LEAST: Record<Speed, number> = { slow: 900, normal: 560, quick: 260, once: 0 };
const CROWD = 4; // from here on it goes faster
const MOST = 14; // so many may wait; then the oldest are told by the story alone
const KEPT = 8;

export class Queue {
  waiting = $state.raw<TableMessage[]>([]);
  private timer = 0;
  private free = 0; // when the next may be shown

  constructor(private readonly show: (message: TableMessage) => void) {
    document.addEventListener("visibilitychange", this.plan);
  }

  /** Show it, and forget what waited. */
  now(message: TableMessage): void {
    this.waiting = [];
    this.put(message);
  }

  /** Show it in its turn. */
  later(message: TableMessage): void {
    const all = [...this.waiting, message];
    this.waiting = all.length > MOST ? all.slice(-KEPT) : all;
    this.plan();
  }

  /** The newest position was told anew: somebody came, a vote began. */
  instead(message: TableMessage): void {
    if (this.waiting.length) {
      this.waiting = [...this.waiting.slice(0, -1), { ...message, moves: this.waiting.at(-1)?.moves ?? message.moves }];
    } else {
      this.show({ ...message, moves: {} });
    }
  }

  skip(): void {
    const newest = this.waiting.at(-1);
    if (newest) {
      this.now(newest);
    }
  }

  close(): void {
    window.clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.plan);
  }

  private put(message: TableMessage): void {
    window.clearTimeout(this.timer);
    this.show(message);
    const tells = Object.keys(message.moves).length > 0 || (message.view?.log.length ?? 0) > 0;
    const rest = (tells && this.waiting.length < CROWD ? REST : LEAST)[settings.speed];
    this.free = Number.POSITIVE_INFINITY;
    void tick().then(() => {
      this.free = performance.now() + rest; // from when it is seen: drawing a table takes its time
      this.plan();
    });
  }

  /** Wait for the next one's time. A page that nobody looks at waits for eyes. */
  private readonly plan = (): void => {
    window.clearTimeout(this.timer);
    if (!this.waiting.length || this.free === Number.POSITIVE_INFINITY || document.visibilityState === "hidden") {
      return;
    }
    this.timer = window.setTimeout(
      () => {
        const [next, ...rest] = this.waiting;
        this.waiting = rest;
        if (next) {
          this.put(next);
        }
      },
      Math.max(0, this.free - performance.now()),
    );
  };
}
