/** Houses, towers, temples and pyramids on a square. */

import type { Chance } from "./chance";
import { shade, type Tint } from "./colour";

export function building(chance: Chance, of: Tint): string {
  const turn = chance.int(-20, 20);
  let found =
    `<rect width="120" height="90" fill="${shade(of, 0.86, 0.5, turn)}"/>` +
    `<circle cx="${chance.int(18, 102)}" cy="${chance.int(16, 30)}" r="${chance.int(8, 14)}" fill="${shade(of, 0.95, 0.5, 50)}"/>`;
  for (let x = -4; x < 120; ) {
    const w = chance.int(9, 18);
    const h = chance.int(12, 30);
    found += `<rect x="${x}" y="${74 - h}" width="${w}" height="${h}" fill="${shade(of, 0.73, 0.5, turn)}"/>`;
    x += w + chance.int(0, 3);
  }
  found += `<path d="M0 74h120v16H0Z" fill="${shade(of, 0.5, 0.6, turn)}"/>`;
  return found + chance.pick(FORMS)(chance, shade(of, 0.93, 0.3), shade(of, 0.48, 1.1, chance.int(-50, 50)), shade(of, 0.32, 0.8));
}

type Form = (chance: Chance, wall: string, roof: string, dark: string) => string;

const FORMS: Form[] = [
  (chance, wall, roof, dark) => {
    const columns = chance.int(4, 6);
    let found = `<path d="M26 44L60 ${chance.int(20, 28)}L94 44Z" fill="${roof}"/><rect x="28" y="44" width="64" height="5" fill="${wall}"/>`;
    for (let at = 0; at < columns; at++) {
      found += `<rect x="${31 + (at * 52) / (columns - 1)}" y="49" width="6" height="25" fill="${wall}"/>`;
    }
    return `<rect x="31" y="49" width="58" height="25" fill="${dark}" opacity=".55"/>` + found + `<path d="M24 74h72v4H24Z" fill="${wall}"/>`;
  },
  (chance, wall, roof, dark) => {
    const h = chance.int(34, 46);
    const merlons = [0, 1, 2, 3].map((at) => `<rect x="${45 + at * 8}" y="${70 - h}" width="5" height="6" fill="${wall}"/>`).join("");
    return (
      `<rect x="45" y="${75 - h}" width="29" height="${h}" fill="${wall}"/>${merlons}` +
      `<path d="M55 75V62a5 5 0 0 1 10 0V75Z" fill="${dark}"/><path d="M58 ${84 - h}h4v9h-4Z" fill="${dark}"/>` +
      `<rect x="18" y="56" width="27" height="19" fill="${wall}" opacity=".9"/><rect x="74" y="56" width="27" height="19" fill="${wall}" opacity=".9"/>` +
      `<path d="M60 ${70 - h}V${56 - h}l14 4-14 5" fill="${roof}" stroke="${dark}" stroke-width="1.2"/>`
    );
  },
  (chance, wall, roof, dark) => {
    const steps = chance.int(4, 6);
    let found = "";
    for (let at = 0; at < steps; at++) {
      const w = 80 - (at * 70) / steps;
      found += `<rect x="${60 - w / 2}" y="${75 - (at + 1) * (46 / steps)}" width="${w}" height="${46 / steps + 0.5}" fill="${at % 2 ? wall : roof}"/>`;
    }
    return found + `<path d="M55 75V48h10v27Z" fill="${dark}" opacity=".6"/>`;
  },
  (chance, wall, roof, dark) => {
    const r = chance.int(17, 23);
    return (
      `<rect x="${60 - r - 5}" y="54" width="${2 * r + 10}" height="21" fill="${wall}"/><path d="M${60 - r} 54a${r} ${r} 0 0 1 ${2 * r} 0Z" fill="${roof}"/>` +
      `<path d="M60 ${54 - r}v-9" stroke="${dark}" stroke-width="2"/><circle cx="60" cy="${43 - r}" r="2.4" fill="#e3b341"/>` +
      `<rect x="22" y="38" width="8" height="37" fill="${wall}"/><path d="M20 38l6-11 6 11Z" fill="${roof}"/><rect x="90" y="38" width="8" height="37" fill="${wall}"/><path d="M88 38l6-11 6 11Z" fill="${roof}"/>` +
      `<path d="M54 75V64a6 6 0 0 1 12 0V75Z" fill="${dark}"/>`
    );
  },
  (chance, wall, roof, dark) => {
    const w = chance.int(24, 32);
    return (
      `<rect x="${60 - w}" y="46" width="${2 * w}" height="29" fill="${wall}"/><path d="M${56 - w} 48L60 ${chance.int(22, 30)}L${64 + w} 48Z" fill="${roof}"/>` +
      `<rect x="54" y="59" width="12" height="16" fill="${dark}"/>` +
      [-18, 14].map((dx) => `<rect x="${58 + dx}" y="54" width="8" height="8" fill="${dark}" opacity=".75"/>`).join("")
    );
  },
  (chance, wall, roof, dark) =>
    `<path d="M60 ${chance.int(14, 22)}L98 75H22Z" fill="${wall}"/><path d="M60 18L98 75H66Z" fill="${dark}" opacity=".28"/>` +
    [34, 46, 58, 68].map((y) => `<path d="M${60 - (y - 18) * 0.66} ${y}h${(y - 18) * 1.32}" stroke="${roof}" stroke-width="1.4" opacity=".7"/>`).join("") +
    `<path d="M55 75v-8l5-4 5 4v8Z" fill="${dark}"/>`,
];
