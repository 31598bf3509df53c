import type { SeatLook } from "../seats";
import type { Look } from "../look";

const SEATS: SeatLook[] = [
  { colour: "oklch(0.78 0.11 4)", sign: '<circle cx="10" cy="10" r="9" fill="currentColor"/><circle cx="10" cy="10" r="3.6" fill="#241a33"/>' },
  { colour: "oklch(0.82 0.08 190)", sign: '<path d="M13 1.5A9 9 0 1 0 18.5 14A7.6 7.6 0 0 1 13 1.5Z" fill="currentColor"/>' },
  { colour: "oklch(0.81 0.09 298)", sign: '<path d="M10 1L12.6 7L19 7.6L14.2 12L15.6 18.5L10 15L4.4 18.5L5.8 12L1 7.6L7.4 7Z" fill="currentColor"/>' },
  { colour: "oklch(0.86 0.09 90)", sign: '<path d="M7 1H13V7H19V13H13V19H7V13H1V7H7Z" fill="currentColor"/>' },
];

export const look: Look = {
  game: "world_shapers",
  hue: 178,
  second: 45,
  emblem:
    '<path d="M50 8v84M8 50h84" stroke="currentColor" stroke-width="5"/><path d="M14 34l12-20 12 20ZM62 14h24v20H62ZM30 62c10 12 12 16 12 20a12 12 0 0 1-24 0c0-4 2-8 12-20Z" fill="currentColor"/><circle cx="74" cy="76" r="13" fill="currentColor"/>',
  surface: "linear-gradient(oklch(0.45 0.1 295), oklch(0.34 0.08 286) 55%, oklch(0.23 0.05 285))",
  ink: "oklch(0.96 0.02 290)",
  head: "linear-gradient(#14122a, #14122acc)",
  seats: SEATS,
};
