/** The players' colours and signs of games that have none of their own. */

/** A player's colour and sign; neither speaks alone. */
export interface SeatLook {
  colour: string;
  sign: string; // inside of an svg of 20 by 20, drawn with currentColor
}

export const SEATS: SeatLook[] = [
  { colour: "oklch(0.86 0.14 92)", sign: `<path d="M10 1L19 10L10 19L1 10Z" fill="currentColor"/>` },
  { colour: "oklch(0.76 0.12 170)", sign: `<path d="M10 2L19 18H1Z" fill="currentColor"/>` },
  { colour: "oklch(0.74 0.14 5)", sign: `<path d="M2 2H18V18H2Z" fill="currentColor"/>` },
  { colour: "oklch(0.84 0.13 128)", sign: `<path d="M6 2H14L19 10L14 18H6L1 10Z" fill="currentColor"/>` },
  { colour: "oklch(0.78 0.1 250)", sign: `<circle cx="10" cy="10" r="9" fill="currentColor"/>` },
  { colour: "oklch(0.76 0.12 310)", sign: `<path d="M7 1H13V7H19V13H13V19H7V13H1V7H7Z" fill="currentColor"/>` },
  { colour: "oklch(0.8 0.12 50)", sign: `<path d="M10 1L12.6 7L19 7.6L14.2 12L15.6 18.5L10 15L4.4 18.5L5.8 12L1 7.6L7.4 7Z" fill="currentColor"/>` },
];
