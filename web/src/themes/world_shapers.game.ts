import { Chance } from "../art/chance";
import { landscape, type Land } from "../art/landscape";
import { byWords, type Theme } from "./theme";

const quarter = (land: Land, hue: number, x: number, y: number): string =>
  `<svg x="${x}" y="${y}" width="150" height="100" viewBox="0 10 120 80" preserveAspectRatio="xMidYMid slice">${landscape(new Chance(land + x), { hue, chroma: 0.12 }, land)}</svg>`;

export const theme: Theme = {
  game: "world_shapers",
  hue: 178,
  second: 45,
  emblem:
    '<path d="M50 8v84M8 50h84" stroke="currentColor" stroke-width="5"/><path d="M14 34l12-20 12 20ZM62 14h24v20H62ZM30 62c10 12 12 16 12 20a12 12 0 0 1-24 0c0-4 2-8 12-20Z" fill="currentColor"/><circle cx="74" cy="76" r="13" fill="currentColor"/>',
  cover:
    quarter("air", 230, 0, 0) +
    quarter("fire", 40, 150, 0) +
    quarter("water", 235, 0, 100) +
    quarter("forest", 145, 150, 100) +
    '<path d="M150 0V200M0 100H300" stroke="oklch(0.96 0.02 90)" stroke-width="5"/>' +
    '<path d="M150 44l40 36-14 58h-52l-14-58Z" fill="oklch(0.8 0.09 190)" stroke="oklch(0.98 0.01 190)" stroke-width="4"/><path d="M150 44l-12 40 12 54 12-54ZM110 80h80" fill="none" stroke="oklch(0.98 0.01 190)" stroke-width="2.5"/><path d="M150 44l12 40-12 54Z" fill="#fff" opacity=".35"/>',
  family: (face) => (/universal|crystal|token|player|round|supply/i.test(`${face.kind} ${face.title}`) ? "omen" : /air|earth|fire|water|source/i.test(`${face.kind} ${face.title}`) ? "landscape" : byWords(face)),
};
