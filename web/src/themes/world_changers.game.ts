import { Chance } from "../art/chance";
import { portrait } from "../art/portrait";
import type { Theme } from "./theme";

const person = (words: string, hue: number, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="22 6 76 84" preserveAspectRatio="xMidYMid slice">${portrait(new Chance(words), { hue, chroma: 0.1 })}</svg>`;

export const theme: Theme = {
  game: "world_changers",
  hue: 262,
  second: 75,
  emblem:
    '<circle cx="50" cy="50" r="38" fill="none" stroke="currentColor" stroke-width="6"/><path d="M12 50H88M50 12C22 34 22 66 50 88M50 12C78 34 78 66 50 88" fill="none" stroke="currentColor" stroke-width="5"/><path d="M66 6l18 8-8 18" fill="none" stroke="currentColor" stroke-width="6"/>',
  cover:
    '<rect width="300" height="200" fill="oklch(0.34 0.1 268)"/><circle cx="150" cy="118" r="112" fill="oklch(0.42 0.11 262)"/>' +
    '<g fill="none" stroke="oklch(0.62 0.1 250)" stroke-width="1.6"><circle cx="150" cy="118" r="112"/><path d="M38 118H262M150 6C70 60 70 176 150 230M150 6C230 60 230 176 150 230M54 62Q150 96 246 62M54 174Q150 140 246 174"/></g>' +
    person("queen of the tides", 350, 18, 62, 92) +
    person("the lantern inventor", 60, 104, 38, 92) +
    person("a navigator", 160, 190, 62, 92) +
    '<g fill="none" stroke="oklch(0.85 0.12 88)" stroke-width="4"><rect x="18" y="62" width="92" height="92" rx="4"/><rect x="190" y="62" width="92" height="92" rx="4"/><rect x="104" y="38" width="92" height="92" rx="4"/></g>' +
    '<path d="M36 178q114-30 228 0" fill="none" stroke="oklch(0.85 0.12 88)" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round"/>',
  family: (face) => (/chip|dummy/i.test(face.kind) ? "omen" : "portrait"),
};
