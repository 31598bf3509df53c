/** The ground of a land: colours and what grows or lies there, as SVG. */

export interface Land {
  high: string; // near the road
  low: string; // at the edge of the table
  light: string;
  dark: string;
  bare: boolean; // dunes and rock instead of grass
}

export const LANDS: Record<string, Land> = {
  earth: { high: "oklch(0.47 0.07 135)", low: "oklch(0.32 0.05 145)", light: "oklch(0.62 0.09 130 / 0.34)", dark: "oklch(0.56 0.08 135 / 0.2)", bare: false },
  stars: { high: "oklch(0.6 0.09 74)", low: "oklch(0.43 0.065 60)", light: "oklch(0.66 0.085 70 / 0.3)", dark: "oklch(0.34 0.06 50 / 0.35)", bare: true },
  moon: { high: "oklch(0.5 0.05 240)", low: "oklch(0.33 0.05 255)", light: "oklch(0.66 0.05 235 / 0.3)", dark: "oklch(0.27 0.05 260 / 0.4)", bare: true },
  void: { high: "oklch(0.46 0.06 315)", low: "oklch(0.29 0.05 305)", light: "oklch(0.62 0.06 330 / 0.25)", dark: "oklch(0.23 0.05 300 / 0.45)", bare: true },
};

type Luck = () => number;

/** Long waves of the ground. */
export function bumps(luck: Luck, w: number, from: number, to: number, land: Land): string {
  const rows = 8;
  return Array.from({ length: rows }, (_, at) => {
    const y = from + ((to - from) * at) / rows;
    const d = `M0 ${y}C${w * 0.2} ${y - 40 + luck() * 50} ${w * 0.35} ${y + 30 * luck()} ${w * 0.55} ${y - 8}S${w * 0.85} ${y - 30 * luck()} ${w} ${y + 10}`;
    return `<path d="${d}" fill="none" stroke="${at % 2 ? land.light : land.dark}" stroke-width="${land.bare ? 2 + at * 0.5 : 18}" opacity=".7"/>`;
  }).join("");
}

export function dunes(luck: Luck, w: number, from: number, to: number, land: Land): string {
  return Array.from({ length: 7 }, (_, at) => {
    const x = w * (0.04 + at * 0.15 + luck() * 0.06);
    const y = from + luck() * Math.max(0, to - from);
    const k = 50 + luck() * 80;
    return (
      `<path d="M${x - k} ${y + k * 0.22}Q${x - k * 0.3} ${y - k * 0.2} ${x} ${y - k * 0.22}Q${x + k * 0.1} ${y} ${x + k * 0.9} ${y + k * 0.24}Q${x} ${y + k * 0.1} ${x - k} ${y + k * 0.22}z" fill="${land.light}"/>` +
      `<path d="M${x} ${y - k * 0.22}Q${x + k * 0.1} ${y} ${x + k * 0.9} ${y + k * 0.24}Q${x + k * 0.5} ${y - k * 0.1} ${x} ${y - k * 0.22}z" fill="${land.dark}"/>`
    );
  }).join("");
}

export function tufts(luck: Luck, w: number, from: number, to: number, land: Land): string {
  return Array.from({ length: 110 }, () => {
    const x = luck() * w;
    const y = from + luck() * Math.max(0, to - from);
    return `<path d="M${x} ${y}q-2-6-5-8M${x} ${y}q0-7 1-10M${x} ${y}q2-6 6-7" fill="none" stroke="${land.light}" stroke-width="1.5"/>`;
  }).join("");
}
