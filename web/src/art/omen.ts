/** Signs and forces: suns, comets, rings, crystals and knots, for what is neither person nor place. */

import type { Chance } from "./chance";
import { shade, type Tint } from "./colour";

export function omen(chance: Chance, of: Tint, symbol: string): string {
  const dark = chance.maybe(0.5);
  const ground = dark ? shade(of, 0.3, 0.7) : shade(of, 0.86, 0.5);
  const ink = dark ? shade(of, 0.85, 0.9, chance.int(-40, 40)) : shade(of, 0.42, 1.1, chance.int(-40, 40));
  let found = `<rect width="120" height="90" fill="${ground}"/>`;
  for (let star = chance.int(8, 18); star > 0; star--) {
    found += `<circle cx="${chance.int(2, 118)}" cy="${chance.int(2, 88)}" r="${chance.between(0.5, 1.6)}" fill="${ink}" opacity=".55"/>`;
  }
  found += chance.pick(FORMS)(chance, ink, of);
  if (symbol) {
    found += `<text x="60" y="46" font-size="24" text-anchor="middle" dominant-baseline="central" fill="${ink}">${safe(symbol)}</text>`;
  }
  return found;
}

export function safe(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const round = (value: number): number => Math.round(value * 10) / 10;

function star(points: number, outer: number, inner: number, turn: number): string {
  const corners: string[] = [];
  for (let at = 0; at < points * 2; at++) {
    const radius = at % 2 ? inner : outer;
    const angle = (at / points) * Math.PI + turn;
    corners.push(`${round(60 + Math.cos(angle) * radius)} ${round(45 + Math.sin(angle) * radius)}`);
  }
  return `M${corners.join("L")}Z`;
}

type Form = (chance: Chance, ink: string, of: Tint) => string;

const FORMS: Form[] = [
  (chance, ink, of) =>
    `<path d="${star(chance.int(7, 16), 40, chance.int(24, 32), chance.next())}" fill="${shade(of, 0.65, 1, 30)}" opacity=".65"/><circle cx="60" cy="45" r="21" fill="none" stroke="${ink}" stroke-width="2.4"/>`,
  (chance, ink, of) =>
    [36, 29, 22]
      .map((r, at) => `<ellipse cx="60" cy="45" rx="${r}" ry="${r * chance.between(0.5, 1)}" transform="rotate(${chance.int(0, 180)} 60 45)" fill="none" stroke="${at ? ink : shade(of, 0.65, 1)}" stroke-width="2.4"/>`)
      .join(""),
  (chance, ink, of) => {
    const sides = chance.int(3, 8);
    return `<path d="${star(sides, 36, 36 * Math.cos(Math.PI / sides), 0.3)}" fill="${shade(of, 0.6, 0.8)}" opacity=".6"/><path d="${star(sides, 29, 29 * Math.cos(Math.PI / sides), 0.9)}" fill="none" stroke="${ink}" stroke-width="2.2"/>`;
  },
  (chance, ink, of) => {
    let found = "";
    for (let arm = chance.int(5, 9), all = arm; arm > 0; arm--) {
      found += `<path d="M60 45q14-24 36-14" fill="none" stroke="${arm % 2 ? ink : shade(of, 0.62, 1)}" stroke-width="2.6" stroke-linecap="round" transform="rotate(${(arm / all) * 360} 60 45)"/>`;
    }
    return found;
  },
  (chance, ink, of) => {
    let found = "";
    for (let shard = chance.int(3, 6); shard > 0; shard--) {
      const x = chance.int(18, 92);
      const h = chance.int(26, 56);
      found += `<path d="M${x} 84l-7-${h * 0.7} 8-${h * 0.3} 8 ${h * 0.3}-5 ${h * 0.7}Z" fill="${shade(of, chance.between(0.5, 0.75), 1)}" stroke="${ink}" stroke-width="1"/>`;
    }
    return found;
  },
];
