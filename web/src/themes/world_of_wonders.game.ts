import { Chance } from "../art/chance";
import { building } from "../art/building";
import { byWords, type Theme } from "./theme";

const part = (words: string, x: number, y: number, w: number): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${w * 0.75}" viewBox="0 0 120 90">${building(new Chance(words), { hue: 75, chroma: 0.09 }).replace(/^(<rect[^>]*>)(<circle[^>]*>)(<rect[^>]*>)*/, "").replace(/<path d="M0 74h120v16H0Z"[^>]*>/, "")}</svg>`;

export const theme: Theme = {
  game: "world_of_wonders",
  hue: 72,
  second: 230,
  emblem:
    '<path d="M50 10L92 38H8ZM14 44h10v34H14ZM34 44h10v34H34ZM56 44h10v34H56ZM76 44h10v34H76ZM6 82h88v8H6Z" fill="currentColor"/>',
  cover:
    '<rect width="300" height="200" fill="oklch(0.86 0.08 75)"/><circle cx="214" cy="70" r="40" fill="oklch(0.95 0.09 95)"/><g fill="oklch(0.8 0.1 70)"><path d="M0 128L70 40l70 88ZM120 130l60-70 60 70Z" opacity=".7"/></g>' +
    '<path d="M0 150Q80 126 160 146T300 136V200H0Z" fill="oklch(0.72 0.1 70)"/>' +
    part("a temple of pillars 2", 84, 40, 150) +
    part("lighthouse tower 5", -18, 70, 120) +
    part("great dome 3", 196, 66, 120) +
    '<path d="M0 156h300v44H0Z" fill="oklch(0.58 0.09 60)"/><path d="M120 156l-40 44h140l-40-44Z" fill="oklch(0.78 0.07 75)"/><g stroke="oklch(0.58 0.09 60)" stroke-width="2"><path d="M112 165h76M100 178h100M88 191h124"/></g>',
  family: (face) => (/natural/i.test(face.kind) ? "landscape" : /worker|foreman|militia|knight|unit/i.test(`${face.kind} ${face.title}`) ? "portrait" : /event|token|player/i.test(face.kind) ? "omen" : /building|wonder|site|construct|basic/i.test(face.kind) ? "building" : byWords(face)),
};
