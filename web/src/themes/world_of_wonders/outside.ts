import type { SeatLook } from "../seats";
import type { Look } from "../look";

/** A player's sign, light on a tile of the player's colour. */
const seat = (colour: string, sign: string): SeatLook => ({
  colour,
  sign: `<rect width="20" height="20" rx="4" fill="currentColor"/><path d="${sign}" fill="#fff7e6" transform="translate(3 3) scale(.7)"/>`,
});

const SEATS: SeatLook[] = [
  seat("oklch(0.55 0.17 32)", "M10 1l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L10 14.9l-5.6 3.1 1.3-6.2L1 7.5l6.3-.7Z"),
  seat("oklch(0.51 0.13 255)", "M13.5 2.5a7.8 7.8 0 1 0 4 11.5A8.5 8.5 0 0 1 13.5 2.5Z"),
  seat("oklch(0.54 0.11 147)", "M10 2.2 18 17H2Z"),
  seat("oklch(0.49 0.14 307)", "M3.2 3.2h13.6v13.6H3.2Z"),
  seat("oklch(0.62 0.13 70)", "M10 1.8 17.5 10 10 18.2 2.5 10Z"),
  seat("oklch(0.55 0.09 205)", "M7.4 2.5h5.2v4.9h4.9v5.2h-4.9v4.9H7.4v-4.9H2.5V7.4h4.9Z"),
  seat("oklch(0.53 0.16 352)", "M10 2.5a7.5 7.5 0 1 1-.01 0Z"),
];

export const look: Look = {
  game: "world_of_wonders",
  hue: 72,
  second: 230,
  emblem:
    '<path d="M50 10L92 38H8ZM14 44h10v34H14ZM34 44h10v34H34ZM56 44h10v34H56ZM76 44h10v34H76ZM6 82h88v8H6Z" fill="currentColor"/>',
  surface: "oklch(0.81 0.08 84)",
  ink: "oklch(0.97 0.02 90)",
  head: "oklch(0.29 0.04 48)",
  seats: SEATS,
};
