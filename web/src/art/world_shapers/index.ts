/** The pictures of World Shapers: landscapes from looks in words, pieces and symbols. */
import type { Face } from "../../lib/scene";
import type { Art } from "../../themes/theme";
import { beads, beside, ring, white } from "./beside";
import { drawLook } from "./look";
import { looks } from "./looks";
import { PIECES } from "./pieces";
import { SYMBOLS } from "./symbols";

const COLOURS = ["#eca3b3", "#7fd0cf", "#c4b1e6", "#e6cf86"];
const FRAMES = { tall: "30 0 60 80", square: "20 0 80 80", wide: "0 0 120 80" };

const SUPPLY = "cave sky, vein of crystals";

const named = (kind: string): string => kind.toLowerCase().replaceAll(" ", "_");

const MADE: Record<string, (words: string[]) => string> = {
  beside: (words) => beside(words, true),
  unreached: (words) => beside(words, false),
  elements: beads,
  ring,
  white,
};

export const art: Art = {
  picture: (face: Face, shape) => `<svg viewBox="${FRAMES[shape]}" preserveAspectRatio="xMidYMid slice">${drawLook(face.look || looks[face.id ?? ""] || (face.group || (face.kind === "supply" ? SUPPLY : "")))}</svg>`,
  piece: (kind, seat) => `<svg viewBox="0 0 40 40">${(PIECES[named(kind)] ?? PIECES["crystal"])?.(kind.startsWith("sign") ? COLOURS[seat] : undefined) ?? ""}</svg>`,
  symbol: (name) => {
    const [kind = "", ...words] = name.split(" ");
    return MADE[kind]?.(words) ?? `<svg viewBox="0 0 16 16">${(SYMBOLS[named(name)] ?? SYMBOLS["special"])?.() ?? ""}</svg>`;
  },
};
