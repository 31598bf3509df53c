/**
 * Colours for eyes that tell them apart otherwise. A palette moves all colours of a page by one sum, so that seats, terrains and
 * kinds change together and nothing is forgotten; signs stay, and so do black, white and all greys. The sums were sought so that the
 * seats, cards, terrains, guilds, elements and kinds of all games lie apart to eyes that miss red, green or blue.
 */

export const PALETTES = ["usual", "apart", "warm", "strong"] as const;
export type Palette = (typeof PALETTES)[number];

export const TITLES: Record<Palette, string> = {
  usual: "Usual",
  apart: "Red and green apart",
  warm: "Blue and yellow apart",
  strong: "Strong contrast",
};

/** Red, green and blue from red, green, blue, and what is added to each. */
export const SUMS: Record<Exclude<Palette, "usual">, [number, number, number, number][]> = {
  apart: [[0.95, 0.36, -0.31, 0], [-0.63, 1.58, 0.05, 0], [-0.67, 0.58, 1.09, 0]],
  warm: [[0.5, 1.5, -1, 0], [-0.53, 1.51, 0.02, 0], [0, 0, 1, 0]],
  strong: [[1.72, -0.43, -0.04, -0.125], [-0.13, 1.42, -0.04, -0.125], [-0.13, -0.43, 1.81, -0.125]],
};

/** A sum as an SVG filter writes it. */
export const matrix = (rows: [number, number, number, number][]): string => [...rows.map(([r, g, b, add]) => `${r} ${g} ${b} 0 ${add}`), "0 0 0 1 0"].join(" ");
