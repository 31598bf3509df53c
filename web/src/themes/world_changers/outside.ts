import { SEATS } from "../seats";
import type { Look } from "../look";

export const look: Look = {
  game: "world_changers",
  hue: 262,
  second: 75,
  emblem:
    '<g fill="none" stroke="currentColor"><ellipse cx="50" cy="50" rx="47" ry="16" stroke-width="6" transform="rotate(-24 50 50)"/></g><circle cx="50" cy="50" r="25" fill="currentColor"/><path d="M29 44q11 6 21-1t21 3M30 59q12-5 20 1t18-2" fill="none" stroke="oklch(0.3 0.07 302)" stroke-width="4"/>',
  surface: "linear-gradient(oklch(0.29 0.07 302), oklch(0.22 0.06 297) 45%, oklch(0.28 0.06 350) 75%, oklch(0.37 0.06 26))",
  ink: "oklch(0.96 0.02 82)",
  seats: SEATS,
};
