/** Colours by name. A face names its colour in a word; here the word becomes a hue. */

import { hash } from "./chance";

export interface Tint {
  hue: number;
  chroma: number;
}

const NAMED: Record<string, Tint> = {
  red: { hue: 25, chroma: 0.15 },
  fire: { hue: 35, chroma: 0.15 },
  orange: { hue: 58, chroma: 0.13 },
  brown: { hue: 60, chroma: 0.06 },
  gold: { hue: 85, chroma: 0.12 },
  yellow: { hue: 95, chroma: 0.13 },
  green: { hue: 148, chroma: 0.11 },
  teal: { hue: 185, chroma: 0.09 },
  cyan: { hue: 210, chroma: 0.1 },
  blue: { hue: 255, chroma: 0.12 },
  indigo: { hue: 280, chroma: 0.12 },
  violet: { hue: 300, chroma: 0.13 },
  purple: { hue: 310, chroma: 0.12 },
  pink: { hue: 350, chroma: 0.12 },
  white: { hue: 90, chroma: 0.01 },
  silver: { hue: 240, chroma: 0.012 },
  grey: { hue: 250, chroma: 0.012 },
  gray: { hue: 250, chroma: 0.012 },
  black: { hue: 270, chroma: 0.02 },
  tan: { hue: 80, chroma: 0.05 },
  sand: { hue: 85, chroma: 0.07 },
};

export function tint(name: string, otherwise: number): Tint {
  const word = name.toLowerCase().trim();
  if (!word) {
    return { hue: otherwise, chroma: 0.04 };
  }
  return NAMED[word] ?? { hue: hash(word) % 360, chroma: 0.1 };
}

export function shade(of: Tint, light: number, more = 1, turn = 0): string {
  const chroma = Math.round(of.chroma * more * 1000) / 1000;
  return `oklch(${light} ${chroma} ${(of.hue + turn + 360) % 360})`;
}
