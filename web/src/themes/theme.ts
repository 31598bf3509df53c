/** How a game looks. A game without a theme of its own gets one made from its name. */

import type { Family } from "../art/picture";
import { Chance, hash } from "../art/chance";
import { omen } from "../art/omen";
import type { Looks } from "../art/portrait";
import type { Face } from "../lib/types";

export interface Theme {
  game: string;
  hue: number; // of the table and of what glows
  second: number; // of what stands beside it
  emblem: string; // inside of an svg of 100 by 100, drawn with currentColor
  cover: string; // inside of an svg of 300 by 200
  family(face: Face): Family;
  looks?: Record<string, Looks>; // of people whose pictures should resemble them
}

const found = import.meta.glob<{ theme: Theme }>("./*.game.ts", { eager: true });
const THEMES = new Map(Object.values(found).map(({ theme }) => [theme.game, theme]));
const made = new Map<string, Theme>();

export function themeOf(game: string): Theme {
  return THEMES.get(game) ?? plain(game);
}

function plain(game: string): Theme {
  let theme = made.get(game);
  if (!theme) {
    const hue = hash(game) % 360;
    const sign = omen(new Chance(game), { hue, chroma: 0.12 }, "");
    theme = {
      game,
      hue,
      second: (hue + 60) % 360,
      emblem: `<circle cx="50" cy="50" r="36" fill="none" stroke="currentColor" stroke-width="8"/><path d="M50 20L74 66H26Z" fill="currentColor"/>`,
      cover: `<g transform="scale(2.5 2.3)">${sign}</g>`,
      family: byWords,
    };
    made.set(game, theme);
  }
  return theme;
}

/** What most games mean by the kinds of their cards. */
export function byWords(face: Face): Family {
  const words = `${face.kind}`.toLowerCase();
  if (/person|figure|follower|unit|hero|assistant|character|lord|breaker|player|crew|knight|worker/.test(words)) {
    return "portrait";
  }
  if (/building|wonder piece|great|site|city|wall|location|town/.test(words)) {
    return "building";
  }
  if (/terrain|tile|land|natural|planet|space|source|region|hex|water|desert|lowland|forest|hill|mountain/.test(words)) {
    return "landscape";
  }
  return "omen";
}
