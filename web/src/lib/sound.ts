/** Sounds, if they are wanted. What makes them is fetched with the first one. */
import { settings } from "./settings.svelte";

export type Sound = "card" | "piece" | "number" | "attack" | "turn" | "victory" | "end" | "refused" | "talk";

const TURN: Sound[] = ["turn", "victory", "end"];

export function sound(kind: Sound | null): void {
  if (kind === null || !settings.sound || settings.volume <= 0) {
    return;
  }
  if (TURN.includes(kind) ? settings.soundTurn : kind === "talk" ? settings.soundTalk : settings.soundMoves) {
    void import("./tones").then((tones) => tones.play(kind, settings.volume));
  }
}

/** A phone shakes shortly when it is my turn. */
export function shake(): void {
  // A browser refuses before the first tap, and says so in its console.
  if (settings.vibrate && document.visibilityState === "visible" && navigator.userActivation?.hasBeenActive) {
    navigator.vibrate?.(60);
  }
}
