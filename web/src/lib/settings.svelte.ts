/** What this device remembers: light or dark, motion, confirmation of choices, notifications. */

export type Light = "auto" | "light" | "dark";

interface Kept {
  light: Light;
  still: boolean;
  notify: boolean;
  seen: string[];
}

const KEY = "worldtable";
const PLAIN: Kept = { light: "auto", still: false, notify: false, seen: [] };

function read(): Kept {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...PLAIN };
  }
}

class Settings {
  private kept = $state<Kept>(read());

  constructor() {
    this.apply();
  }

  get light(): Light {
    return this.kept.light;
  }

  set light(light: Light) {
    this.keep({ light });
  }

  get still(): boolean {
    return this.kept.still;
  }

  set still(still: boolean) {
    this.keep({ still });
  }

  get notify(): boolean {
    return this.kept.notify;
  }

  set notify(notify: boolean) {
    this.keep({ notify });
  }

  seen(what: string): boolean {
    return this.kept.seen.includes(what);
  }

  see(what: string): void {
    if (!this.seen(what)) {
      this.keep({ seen: [...this.kept.seen, what] });
    }
  }

  /** Whether things may move: neither this device nor its owner's wish forbids it. */
  get moves(): boolean {
    return !this.kept.still && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A device that keeps nothing still plays.
    }
    this.apply();
  }

  private apply(): void {
    const root = document.documentElement;
    root.dataset["light"] = this.kept.light;
    root.dataset["still"] = String(this.kept.still);
  }
}

export const settings = new Settings();
