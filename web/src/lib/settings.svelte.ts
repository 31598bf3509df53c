/**
 * What this device remembers. All of it acts at once.
 *
 * - `light`: "auto" (as the device), "light", "dark"
 * - `motion`: "auto" (as the device), "full", "calm" (nothing flies; marks and words tell the same); `moves` is what comes of it
 * - `speed` of what others answer: "slow", "normal", "quick", "once" (nothing is shown one after the other)
 * - `sound`: off until wanted; `volume` 0 to 1; which ones: `soundTurn` (my turn, the end), `soundMoves`, `soundTalk`
 * - `vibrate`: a phone shakes shortly when it is my turn
 * - `palette`: colours for eyes that tell them apart otherwise (see `palettes`)
 * - `text`: how large letters are, 1 to 1.5 times the usual size
 * - `bots`: whom I last played against, by game; `game`: the box that was chosen last
 * - `notify`: the browser tells when it is my turn; `seen`: what was offered once and need not be again
 */

import { present } from "./bots";
import { PALETTES, type Palette } from "./palettes";

export type Light = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "calm";
export type Speed = "slow" | "normal" | "quick" | "once";

interface Kept {
  light: Light;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  volume: number;
  soundTurn: boolean;
  soundMoves: boolean;
  soundTalk: boolean;
  vibrate: boolean;
  notify: boolean;
  seen: string[];
  text: number;
  palette: Palette;
  bots: Record<string, string>;
  game: string;
}

const KEY = "worldtable";
const PLAIN: Kept = {
  light: "auto",
  motion: "auto",
  speed: "normal",
  sound: false,
  volume: 0.5,
  soundTurn: true,
  soundMoves: true,
  soundTalk: false,
  vibrate: true,
  notify: false,
  seen: [],
  text: 1,
  palette: "usual",
  bots: {},
  game: "",
};

function read(): Kept {
  try {
    return { ...PLAIN, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...PLAIN };
  }
}

class Settings {
  private kept = $state<Kept>(read());
  private quiet = $state(false); // the device wishes less motion

  constructor() {
    const wish = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.quiet = wish.matches;
    wish.addEventListener("change", () => {
      this.quiet = wish.matches;
      this.apply();
    });
    this.apply();
  }

  get light(): Light { return this.kept.light; }
  set light(light: Light) { this.keep({ light }); }

  get motion(): Motion { return this.kept.motion; }
  set motion(motion: Motion) { this.keep({ motion }); }

  get speed(): Speed { return this.kept.speed; }
  set speed(speed: Speed) { this.keep({ speed }); }

  get sound(): boolean { return this.kept.sound; }
  set sound(sound: boolean) { this.keep({ sound }); }

  get volume(): number { return this.kept.volume; }
  set volume(volume: number) { this.keep({ volume: Math.min(1, Math.max(0, volume)) }); }

  get soundTurn(): boolean { return this.kept.soundTurn; }
  set soundTurn(soundTurn: boolean) { this.keep({ soundTurn }); }

  get soundMoves(): boolean { return this.kept.soundMoves; }
  set soundMoves(soundMoves: boolean) { this.keep({ soundMoves }); }

  get soundTalk(): boolean { return this.kept.soundTalk; }
  set soundTalk(soundTalk: boolean) { this.keep({ soundTalk }); }

  get vibrate(): boolean { return this.kept.vibrate; }
  set vibrate(vibrate: boolean) { this.keep({ vibrate }); }

  get notify(): boolean { return this.kept.notify; }
  set notify(notify: boolean) { this.keep({ notify }); }

  get text(): number { return this.kept.text; }
  set text(text: number) { this.keep({ text: Math.min(1.5, Math.max(1, text)) }); }

  get palette(): Palette { return PALETTES.includes(this.kept.palette) ? this.kept.palette : "usual"; }
  set palette(palette: Palette) { this.keep({ palette }); }

  get game(): string { return this.kept.game; }
  set game(game: string) { this.keep({ game }); }

  /** The bot I last played a game against, "" for none. */
  botFor(game: string): string {
    return present(this.kept.bots[game] ?? "");
  }

  playBot(game: string, bot: string): void {
    this.keep({ bots: { ...this.kept.bots, [game]: bot } });
  }

  /** Calm by wish, as one switch. */
  get still(): boolean { return this.kept.motion === "calm"; }
  set still(still: boolean) { this.keep({ motion: still ? "calm" : "auto" }); }

  seen(what: string): boolean {
    return this.kept.seen.includes(what);
  }

  see(what: string): void {
    if (!this.seen(what)) {
      this.keep({ seen: [...this.kept.seen, what] });
    }
  }

  /** Whether things may move: the owner's wish, and without one the device's. */
  get moves(): boolean {
    return this.kept.motion === "full" || (this.kept.motion === "auto" && !this.quiet);
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
    root.style.setProperty("--text", String(this.kept.text));
    root.dataset["palette"] = this.palette;
    root.dataset["still"] = String(!this.moves);
  }
}

export const settings = new Settings();
