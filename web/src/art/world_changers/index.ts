/** The pictures of World Changers: portraits on the ground of their kind, pieces and symbols. */
import { hash } from "../chance";
import type { Face } from "../../lib/scene";
import { SEATS } from "../../themes/seats";
import type { Art } from "../../themes/theme";
import { figure } from "./figure";
import { PIECES } from "./pieces";
import { box, disc, each, fill } from "./strokes";
import { SYMBOLS } from "./symbols";

const INVITE: [string, string, string] = ["#5f93cf", "#a9cbe9", "#2f5f9e"];
const GROUNDS: Record<string, [string, string, string]> = {
  invite: INVITE,
  trigger: ["#e08a3c", "#f7cf9b", "#a9571a"],
  "end of game": ["#8d62b8", "#d3b8e6", "#5d3a86"],
};
const FRAMES = { tall: "6 -4 88 112", square: "0 0 100 100", wide: "-45 -2 190 100" };
const SKINS = ["pale", "fair", "tan", "brown", "dark"];
const WHO = ["young man", "young woman", "man", "woman", "old man", "old woman"];

const ground = ([deep, pale, low]: [string, string, string]): string =>
  box(-90, -40, 280, 200, deep) +
  each([[60, 0.25], [52, 0.35], [44, 0.4], [36, 0.55]], ([r, opacity]) => disc(50, 42, r, pale, `opacity="${opacity}"`)) +
  fill("M-90 80Q0 68 50 84T190 76V160H-90Z", low, 'opacity=".5"');

/** Somebody, always the same for a name: a card that does not say how it looks. */
function anybody(name: string): string {
  const chance = hash(name);
  return `${SKINS[chance % SKINS.length] ?? ""} ${WHO[(chance >> 4) % WHO.length] ?? ""}`;
}

const named = (kind: string): string => kind.toLowerCase().replaceAll(" ", "_");

/** A figure without any ground, cut at the chest. */
export const bust = (face: Face): string => `<svg viewBox="2 -8 96 112" aria-hidden="true">${figure(face.look || anybody(face.title), true)}</svg>`;

export const art: Art = {
  picture: (face: Face, shape) =>
    `<svg viewBox="${FRAMES[shape]}" preserveAspectRatio="xMidYMin slice">${ground(GROUNDS[face.kind ?? ""] ?? INVITE)}${figure(face.look || anybody(face.title))}</svg>`,
  piece: (kind, seat) => `<svg viewBox="0 0 40 40">${(PIECES[named(kind)] ?? PIECES["crew_mate"])?.(SEATS[seat]?.colour ?? "#e3b04b") ?? ""}</svg>`,
  symbol: (name) => `<svg viewBox="0 0 24 24">${(SYMBOLS[named(name)] ?? SYMBOLS["crew_mate"])?.() ?? ""}</svg>`,
};
