import type { Look } from "../look";

const FLAG = '<path d="M4 1H16V19L10 14 4 19Z" fill="currentColor"/>';

export const look: Look = {
  game: "worldbreakers",
  hue: 28,
  second: 300,
  emblem:
    '<circle cx="50" cy="50" r="40" fill="currentColor" opacity=".25"/><path d="M50 10a40 40 0 0 0-12 78l9-22-12-8 14-20-8-12Z" fill="currentColor"/><path d="M56 10a40 40 0 0 1 0 80l4-22 11-10-15-18 9-12Z" fill="currentColor"/>',
  surface: "linear-gradient(oklch(0.45 0.065 60), oklch(0.5 0.08 68) 42%, oklch(0.47 0.07 135) 50%, oklch(0.32 0.05 145))",
  ink: "oklch(0.96 0.02 85)",
  head: "oklch(0.2 0.025 55)",
  seats: [
    { colour: "oklch(0.6 0.19 32)", sign: FLAG },
    { colour: "oklch(0.93 0.03 90)", sign: `${FLAG}<path d="M7 5h6v3H7z" fill="oklch(0.3 0.03 60)"/>` },
  ],
};
