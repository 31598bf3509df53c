/** Symbols, 24 by 24 about the middle. */
import { hexPath } from "./hex";
import { at, disc, each, line, path, star5, svg } from "./shapes";
import { colourSigns, seatSigns } from "./signs";
import { dividers } from "./special";
import { land } from "./tiles";

const symbols: Record<string, (fill: string) => string> = {
  ...colourSigns, ...seatSigns,
  star: () => star5(0, 0.6, 10, "#ffd84a", 'stroke="#6b3d00" stroke-width="1.2" stroke-linejoin="round"'),
  crown: () => path("M-9 7-10-5-4 0 0-7 4 0 10-5 9 7Z", "#f2a900", 'stroke="#6b3d00" stroke-width="1.2" stroke-linejoin="round"'),
  chain: (f) => each([-4.8, 4.8], (x) => `<path d="${hexPath(6.2, 0.8)}" transform="translate(${x} 0)" fill="none" stroke="${f}" stroke-width="2.6"/>`),
  equal: (f) => line("M-7-4H7M-7 4H7", f, 3.4),
  "to fill": (f) => `<path d="${hexPath(9.5, 1)}" fill="none" stroke="${f}" stroke-width="2" stroke-dasharray="4 2.4"/>`,
  architect: (f) => at(0, 5.5, 0.42, dividers(f, 5.5)), cart: (f) => line("M-11-6H-8L-5 4H6M-7-4H10L7 4", f, 2) + disc(-3, 8, 2, f)
      + disc(5, 8, 2, f), way: (f) => line("M-9 6Q-2 8 0 0T9-6", f, 2.4, 'stroke-dasharray=".1 4"') + path("M5-9 11-8 8-2Z", f),
  hire: (f) => line("M-8 9V2Q-8-2-4-2H1Q5-2 5 2V9", f, 2) + disc(-1.5, -6.5, 3.4, f)
      + line("M9-6V2M5-2H13", f, 2, 'transform="translate(-2 -3)"'),
      collect: (f) => `<path d="${hexPath(6.5, 0.8)}" transform="translate(0 4)" fill="none" stroke="${f}" stroke-width="2"/>`
      + line("M0-1V-10M-4-6 0-10 4-6", f, 2),
  story: (f) => line("M-7-6H7M-7 0H7M-7 6H2", f, 2), scores: (f) => line("M-7 7V1M0 7V-7M7 7V-2", f, 2.4),
      rules: (f) => line("M-7-7Q-3-8 0-5 3-8 7-7V6Q3 5 0 7.5-3 5-7 6ZM0-5V7", f, 1.8), chat: (f) => line("M-8-6H8V4H0L-4 8V4H-8Z", f, 1.8),
      undo: (f) => line("M-3-7-8-2l5 5M-8-2H3Q9-2 9 3T3 9H-2", f, 2), help: (f) => line("M-4-4Q-4-9 0-9T4-5Q4-2 0 0V3", f, 2.4) + disc(0, 8, 1.6, f),
};

/** A symbol; "name ink" gives it a colour. A land's own name gives its small tile. */
export function symbol(name: string): string {
  const [what = "", ink = "#fff"] = name.split("|");
  return land(what) || svg("-12 -12 24 24", (symbols[what] ?? symbols["star"])?.(ink) ?? "");
}
