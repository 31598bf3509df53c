/** A piece of land under a sky: hills, peaks, water, dunes or trees. */

import type { Chance } from "./chance";
import { shade, type Tint } from "./colour";

export type Land = "water" | "desert" | "lowlands" | "forest" | "hills" | "mountains" | "fire" | "air" | "any";

const WORDS: [RegExp, Land][] = [
  [/water|sea|river|lake|reef|ocean|tide|fall|harbou?r|island|rain/i, "water"],
  [/desert|dune|sand|waste|oasis/i, "desert"],
  [/forest|tree|wood|jungle|grove|garden/i, "forest"],
  [/mountain|peak|everest|canyon|cliff|alp/i, "mountains"],
  [/hill|earth|steppe/i, "hills"],
  [/fire|volcano|lava|flame|ember|paricutin/i, "fire"],
  [/air|wind|sky|cloud|aurora|storm|light/i, "air"],
  [/low|plain|meadow|field|grass|farm/i, "lowlands"],
];

export function landOf(words: string): Land {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? "any";
}

export function landscape(chance: Chance, of: Tint, land: Land): string {
  const kind = land === "any" ? chance.pick(["hills", "water", "forest", "mountains", "lowlands"] as const) : land;
  const turn = chance.int(-25, 25);
  let found = `<rect width="120" height="90" fill="${shade(of, 0.87, 0.45, turn)}"/>`;
  const x = chance.int(22, 98);
  found += `<circle cx="${x}" cy="${chance.int(16, 28)}" r="${chance.int(7, 13)}" fill="${shade(of, 0.96, 0.5, turn + 60)}"/>`;
  for (let cloud = chance.int(0, 3); cloud > 0; cloud--) {
    const cx = chance.int(8, 100);
    const cy = chance.int(8, 30);
    found += `<path d="M${cx} ${cy}h${chance.int(14, 26)}a4 4 0 0 0-6-4 6 6 0 0 0-11-1 4 4 0 0 0-9 5Z" fill="#fff" opacity=".7"/>`;
  }
  found += wave(chance, 46, 8, shade(of, 0.74, 0.6, turn));
  return found + GROUND[kind](chance, of, turn);
}

function wave(chance: Chance, y: number, height: number, fill: string): string {
  const a = chance.between(-height, height);
  const b = chance.between(-height, height);
  return `<path d="M0 ${y + a}Q30 ${y + b - height} 60 ${y - a / 2}T120 ${y + b / 2}V90H0Z" fill="${fill}"/>`;
}

const GROUND: Record<Exclude<Land, "any">, (chance: Chance, of: Tint, turn: number) => string> = {
  water(chance, of) {
    let found = `<rect y="52" width="120" height="38" fill="${shade(of, 0.58, 1)}"/>`;
    for (let line = 0; line < 5; line++) {
      const y = 58 + line * 7;
      const x = chance.int(-12, 0);
      found += `<path d="M${x} ${y}q7-4 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0" fill="none" stroke="${shade(of, 0.78 - line * 0.05, 0.8)}" stroke-width="1.8"/>`;
    }
    if (chance.maybe(0.55)) {
      const x = chance.int(20, 90);
      found += `<path d="M${x} 60h22l-5 7h-13Z" fill="#5a3a26"/><path d="M${x + 10} 58V36l13 20Z" fill="#f6efe0"/><path d="M${x + 8} 58V40l-8 17Z" fill="#e6dcc5"/>`;
    } else {
      const x = chance.int(10, 80);
      found += `<path d="M${x} 56q14-22 30 0Z" fill="${shade(of, 0.42, 0.7, -60)}"/>`;
    }
    return found;
  },
  desert(chance, of) {
    let found = wave(chance, 58, 9, shade(of, 0.78, 0.9, 10)) + wave(chance, 70, 8, shade(of, 0.68, 0.9));
    const x = chance.int(20, 95);
    found += `<path d="M${x} 72V52m0 10h-6v-7m6 4h6v-9" stroke="#44683a" stroke-width="4" stroke-linecap="round" fill="none"/>`;
    return found;
  },
  lowlands(chance, of) {
    let found = wave(chance, 58, 5, shade(of, 0.72, 0.8)) + wave(chance, 68, 5, shade(of, 0.63, 0.9));
    for (let row = 0; row < 4; row++) {
      found += `<path d="M${chance.int(-20, 20)} ${72 + row * 5}q60-9 140 0" stroke="${shade(of, 0.5, 0.9)}" stroke-width="1.4" fill="none" opacity=".6"/>`;
    }
    const x = chance.int(20, 90);
    found += `<path d="M${x} 62v-9l7-6 7 6v9Z" fill="#f2e6cf"/><path d="M${x - 2} 54l9-8 9 8Z" fill="#9c4a35"/>`;
    return found;
  },
  forest(chance, of) {
    let found = wave(chance, 64, 5, shade(of, 0.6, 0.9));
    for (let tree = chance.int(7, 11); tree > 0; tree--) {
      const x = chance.int(4, 116);
      const y = chance.int(60, 86);
      const h = chance.int(16, 30);
      const fill = shade(of, chance.between(0.36, 0.5), 0.9, chance.int(-20, 10));
      found += chance.maybe(0.6)
        ? `<path d="M${x} ${y - h}l${h / 3} ${h * 0.9}h${(-h * 2) / 3}Z" fill="${fill}"/><path d="M${x} ${y - 3}v4" stroke="#4b3524" stroke-width="2"/>`
        : `<path d="M${x} ${y}v-${h / 2}" stroke="#4b3524" stroke-width="2.4"/><circle cx="${x}" cy="${y - h * 0.6}" r="${h / 3}" fill="${fill}"/>`;
    }
    return found;
  },
  hills(chance, of) {
    return (
      wave(chance, 56, 13, shade(of, 0.66, 0.8)) +
      wave(chance, 66, 11, shade(of, 0.57, 0.9)) +
      wave(chance, 77, 9, shade(of, 0.47, 0.9)) +
      `<path d="M${chance.int(20, 60)} 90q8-16 26-20" stroke="#f4e9d0" stroke-width="2.4" fill="none" opacity=".8"/>`
    );
  },
  mountains(chance, of) {
    let found = "";
    for (let peak = 0; peak < 4; peak++) {
      const x = chance.int(10, 110);
      const h = chance.int(30, 54);
      const w = chance.int(22, 34);
      found +=
        `<path d="M${x - w} 90L${x} ${84 - h}L${x + w} 90Z" fill="${shade(of, 0.42 + peak * 0.05, 0.6)}"/>` +
        `<path d="M${x} ${84 - h}l${w / 4} ${h / 4 + 1}-${w / 8}-2-${w / 8} 4-${w / 8}-4-${w / 8} 2Z" fill="#fbfaf5"/>` +
        `<path d="M${x} ${84 - h}L${x + w} 90H${x + 4}Z" fill="#000" opacity=".12"/>`;
    }
    return found;
  },
  fire(chance, of) {
    let found = wave(chance, 72, 6, shade(of, 0.34, 0.8));
    for (let flame = chance.int(4, 7); flame > 0; flame--) {
      const x = chance.int(12, 108);
      const h = chance.int(20, 46);
      found +=
        `<path d="M${x} ${78 - h}q${h / 3} ${h / 2} 0 ${h}q-${h / 3}-${h / 2.5} 0-${h}Z" fill="${shade(of, 0.66, 1.1)}"/>` +
        `<path d="M${x} ${78 - h * 0.6}q${h / 6} ${h / 3.4} 0 ${h * 0.6}q-${h / 6}-${h / 4} 0-${h * 0.6}Z" fill="#ffe08a"/>`;
    }
    return found;
  },
  air(chance, of) {
    let found = "";
    for (let gust = 0; gust < 6; gust++) {
      const y = chance.int(20, 80);
      const x = chance.int(-10, 40);
      found += `<path d="M${x} ${y}h${chance.int(30, 60)}q10 0 10-7t-7-6-4 5" fill="none" stroke="${shade(of, 0.6, 0.9)}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
    }
    const x = chance.int(30, 90);
    return found + `<path d="M${x - 12} 40q6-8 12 0q6-8 12 0" fill="none" stroke="#333" stroke-width="2" stroke-linecap="round"/>`;
  },
};
