import { Chance } from "../art/chance";
import { type Looks, portrait } from "../art/portrait";
import type { Theme } from "./theme";

const person = (words: string, hue: number, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="22 6 76 84" preserveAspectRatio="xMidYMid slice">${portrait(new Chance(words), { hue, chroma: 0.1 })}</svg>`;

// The people of the box, as far as a few strokes can tell them apart.
const LOOKS: Record<string, Looks> = {
  "Abraham Lincoln": { skin: 1, hair: 0, long: "short", top: "brim", beard: "full" },
  "Alexander III": { skin: 1, hair: 2, long: "full", top: "laurel", beard: "none" },
  Ashoka: { skin: 3, hair: 6, long: "short", top: "crown", beard: "moustache" },
  "Cleopatra VII": { skin: 2, hair: 6, long: "long", top: "crown", beard: "none" },
  "Dante Alighieri": { skin: 1, hair: 1, long: "short", top: "laurel", beard: "none" },
  "Francis Drake": { skin: 0, hair: 2, long: "short", top: "brim", beard: "goatee" },
  "Genghis Khan": { skin: 2, hair: 6, long: "short", top: "helmet", beard: "goatee" },
  Hammurabi: { skin: 3, hair: 6, long: "full", top: "turban", beard: "full" },
  "Hannibal Barca": { skin: 3, hair: 6, long: "short", top: "helmet", beard: "full" },
  "Henry Ford": { skin: 0, hair: 4, long: "short", top: "hair", beard: "none" },
  "Ibn Battuta": { skin: 3, hair: 6, long: "short", top: "turban", beard: "full" },
  "Ibn Sina": { skin: 2, hair: 4, long: "short", top: "turban", beard: "full" },
  "Joan of Arc": { skin: 0, hair: 1, long: "short", top: "helmet", beard: "none" },
  "Karl Marx": { skin: 1, hair: 4, long: "full", top: "hair", beard: "full" },
  "Lady Godiva": { skin: 0, hair: 7, long: "long", top: "hair", beard: "none" },
  Leonidas: { skin: 1, hair: 0, long: "long", top: "helmet", beard: "full" },
  "Louis XIV": { skin: 0, hair: 0, long: "long", top: "crown", beard: "moustache" },
  "Mansa Musa": { skin: 5, hair: 6, long: "short", top: "crown", beard: "goatee" },
  "Marco Polo": { skin: 1, hair: 1, long: "short", top: "brim", beard: "full" },
  "Martin Luther King, Jr.": { skin: 4, hair: 6, long: "short", top: "hair", beard: "moustache" },
  "Maximilien Robespierre": { skin: 0, hair: 5, long: "full", top: "hair", beard: "none" },
  "Mother Teresa": { skin: 1, hair: 5, long: "short", top: "veil", beard: "none" },
  "Murasaki Shikibu": { skin: 0, hair: 6, long: "long", top: "hair", beard: "none" },
  "Nelson Mandela": { skin: 4, hair: 4, long: "short", top: "hair", beard: "none" },
  "Niccolò Machiavelli": { skin: 1, hair: 0, long: "short", top: "hair", beard: "none" },
  Nostradamus: { skin: 0, hair: 4, long: "short", top: "brim", beard: "full" },
  Pachacuti: { skin: 3, hair: 6, long: "long", top: "crown", beard: "none" },
  Plato: { skin: 1, hair: 5, long: "short", top: "bald", beard: "full" },
  "Qin Shi Huang": { skin: 1, hair: 6, long: "bun", top: "crown", beard: "goatee" },
  "Queen Elizabeth I": { skin: 0, hair: 7, long: "full", top: "crown", beard: "none" },
  "Sophie Scholl": { skin: 0, hair: 1, long: "short", top: "hair", beard: "none" },
  "Yi Sun-Sin": { skin: 1, hair: 6, long: "short", top: "brim", beard: "goatee" },
};

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
  looks: LOOKS,
};
