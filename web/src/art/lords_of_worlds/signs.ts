/** Colours of cards and hexes, seats, and the signs of both. */
import { box, disc, line, path, star5 } from "./shapes";

export interface Hue {
  deep: string;
  pale: string;
}

export const colours: Record<string, Hue> = {
  blue: { deep: "#2f6fd6", pale: "#cfe0fb" }, red: { deep: "#d63d3d", pale: "#fbd3cd" }, green: { deep: "#2f9a46", pale: "#d0efcf" },
      cyan: { deep: "#11a9b8", pale: "#c8f1f3" },
  violet: { deep: "#8a45c9", pale: "#e6d3f8" }, yellow: { deep: "#e0a80e", pale: "#fdeeb5" }, wild: { deep: "#8d8799", pale: "#f7f4ee" },
};

export interface Seat {
  colour: string;
  edge: string;
  sign: string;
  ink: string; // of the sign on the colour
}

const FIRST: Seat = { colour: "#e2473f", edge: "#8e1d1d", sign: "sun", ink: "#ffffff" };
export const seats: Seat[] = [
  FIRST,
  { colour: "#3f7fe8", edge: "#183f8a", sign: "moon", ink: "#ffffff" },
  { colour: "#f4efe6", edge: "#8f8677", sign: "comet", ink: "#5a4f40" },
  { colour: "#2b2733", edge: "#0f0d14", sign: "ringed planet", ink: "#f0c860" },
];
export const seatOf = (seat: number): Seat => seats[seat] ?? FIRST;
/** What shows a seat's colour on the dark ground of the table: black is shown by its gold. */
export const glowOf = (seat: Seat): string => (seat.sign === "ringed planet" ? seat.ink : seat.colour);

export const seatSigns: Record<string, (fill: string) => string> = {
  sun: (f) => disc(0, 0, 4.2, f) + line("M0-9V-6.6M0 9V6.6M-9 0H-6.6M9 0H6.6M-6.4-6.4-4.7-4.7M6.4 6.4 4.7 4.7M6.4-6.4 4.7-4.7M-6.4 6.4-4.7 4.7", f,
      2),
  moon: (f) => path("M3-8A8.4 8.4 0 1 0 7.6 4 7 7 0 0 1 3-8Z", f),
  comet: (f) => disc(-3, 3, 4.6, f) + path("M-3-1.6 9-9 1.6 3Z", f) + line("M3 6 9 1M-6-3-1-8", f, 1.6),
  "ringed planet": (f) => disc(0, 0, 4.6, f) + line("M-8.6 4.4Q-11 7-6 5.4 3 2.4 8.6-4.4 11-7.6 5.6-5.6", f, 2),
};
export const colourSigns: Record<string, (fill: string) => string> = {
  blue: (f) => disc(0, 0, 7.8, f), red: (f) => box(-7, -7, 14, 14, f, 1.2), green: (f) => path("M0-9 9 7H-9Z", f),
      cyan: (f) => path("M0-9.5 8.5 0 0 9.5-8.5 0Z", f),
  violet: (f) => path("M-3.2-9h6.4v5.8H9v6.4H3.2V9h-6.4V3.2H-9v-6.4h5.8Z", f), yellow: (f) => star5(0, 0.6, 10, f),
      wild: (f) => path("M-9 0Q-4-9 0-1 4-9 9 0 5 2 0 9-5 2-9 0Z", f),
};
