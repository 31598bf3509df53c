/** Chance that always falls the same way: every picture follows from its words alone. */

export function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  }
  return value >>> 0;
}

export class Chance {
  private state: number;

  constructor(words: string) {
    this.state = hash(words) || 1;
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return Math.round((low + this.next() * (high - low)) * 10) / 10;
  }

  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)] as T;
  }

  maybe(share: number): boolean {
    return this.next() < share;
  }
}
