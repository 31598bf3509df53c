/** Mix, Sage Tree, Architect and Viewpoint. */
import { corners, crag, land, sky } from "./hex";
import { ground } from "./lands";
import { at, box, disc, each, lighter, line, path, polygon, short, soft, star4, turn, type Point } from "./shapes";

type Has = (word: string) => boolean;

export interface Special {
  hue: string;
  dark: string; // of its rim
  draw: (has: Has, small: boolean) => string;
}

const BASICS = ["water", "desert", "lowlands", "forest", "hills", "mountains"];
const CENTRE: Point = [0, 0];

/** Six sectors, light in the middle. */
function sectors(): string {
  const c = corners(45.4);
  const half = (p: Point): Point => [p[0] / 2, p[1] / 2];
  const hue = (i: number): string => ground[BASICS[i] ?? ""]?.hue ?? "#e277b4";
  const sides = c.map((p, i) => [p, c[(i + 1) % 6] ?? p] as const);
  return (
    each(sides, ([p, q], i) => polygon([CENTRE, p, q], hue(i))) +
    each(sides, ([p, q], i) => polygon([CENTRE, half(p), half(q)], lighter(hue(i), 0.28))) +
    line(each(c, (p) => `M0 0L${short(p[0] * 0.98)} ${short(p[1] * 0.98)}`), "#ffffff", 2, soft(0.4))
  );
}

// A pair of dividers, a little aslant, with the arc that holds its legs.
export const dividers = (colour: string, width: number): string => turn(13, 0, -12, line("M0-36V-28M-2-22-14 15M2-22 14 15", colour, width)
    + line("M-13.5-7Q0 3 13.5-7", colour, short(width * 0.62)) + disc(0, -23, short(width * 0.95), colour));
const towerPlan = line("M-34 14V-12L-27-21-20-12V14M-34-3H-20M-30 14V6H-24V14M-29-9H-25", "#fff6e4", 2.6)
    + path("M16 14V-20L37 14Z M21 9H28L21-2Z", "#ffe9c2", 'fill-rule="evenodd" stroke="#8a3f0c" stroke-width="1.2"');
const housePlan = line("M-35 14V-4L-25-14-15-4V14M-29 14V4H-21V14M16 14Q16-8 26-8T36 14M16 14H36M26-8V14", "#fff6e4", 2.8);
export const special: Record<string, Special> = {
  mix: {
    hue: "#e277b4",
    dark: "#8c2a66",
    draw: (has) =>
      sectors() + disc(0, -7, 20, "#ffffff", soft(0.3)) +
      (has("double star") ? turn(45, 0, -7, star4(0, -7, 24, "#ffd84a")) + star4(0, -7, 30, "#fff") + star4(0, -7, 15, "#b05adf") : star4(0, -7, 28, "#fff") + star4(0, -7, 14, "#f08cc6")),
  },
  "sage tree": { hue: "#1f9a94", dark: "#06484d", draw: (has, small) => { const old = has("bearded"); return sky("#0c5a63")
      + disc(0, -6, 32, "#147078") + disc(0, -12, 26, "#239c98") + land("-50 31 0 26 50 31", "#084248")
      + path("M-9 33Q-5 14-10 0H10Q5 14 9 33 16 37 22 38.5H-22Q-16 37-9 33Z", "#7a4d2e")
      + path("M2 34Q6 14 3 0H10Q5 14 9 33 16 37 22 38.5H8Z", "#5f3820")
    + (old ? disc(-24, -6, 11, "#6fe0bd") + disc(24, -6, 11, "#4cc2a4") : "") + disc(-16, -10, 13, "#7de8c6") + disc(16, -10, 13, "#58d0b0")
        + disc(0, -22, 17, "#a4f5d8") + disc(-8, -15, 11, "#8aeecd") + (old ? disc(12, -25, 10, "#8aeecd") : "")
    + (small ? "" : line("M-5.5 6q2.3 3 4.6 0M1.5 6q2.3 3 4.6 0", "#fff1d8", 1.8))
        + (old ? path("M-6 11Q0 8 6 11 5 17 0 19-5 17-6 11Z", "#f2fff8") : line("M-3 12q3 3 6 0", "#fff1d8", 1.7))
        + each(old ? [[-28, -20, 5], [28, -20, 5], [-17, -33, 3.5], [-32, 8, 5], [32, 8, 5], [-20, 22, 3], [20, 22, 3], [21, -31, 3]] : [[-25, -24, 5],
        [25, -24, 6], [27, 12, 4], [-27, 12, 4]], ([x, y, r]) => star4(x, y, r, "#fff7c0")); } },
  architect: { hue: "#ef9a4a", dark: "#8a3f0c", draw: (has) => sky("#f5a95c")
      + line("M-28-24H28M-38-8H38M-38 8H38M-32-18V16M-17-36V16M-2-37V16M13-37V16M28-24V16", "#ffcf98", 1.3)
      + (has("plan of a tower") ? towerPlan : housePlan) + land("-50 16 0 15 50 16", "#b5551f")
      + line("M-30 8A28 28 0 0 0 24 10", "#fff6e4", 1.6, 'stroke-dasharray="3 3"') + dividers("#5a2408", 8.5) + dividers("#ffe08a", 4.6)
      + disc(2.5, -23, 2, "#5a2408") },
  viewpoint: { hue: "#8b5cc7", dark: "#3b1b6b", draw: (has) => { const night = has("night"),
      tube = turn(15, 16, -6, box(-12, -14, 42, 12, "#f4c45a", 3) + box(-12, -6, 42, 4, "#d9962f", 2) + box(-20, -16, 13, 16, "#d9962f", 3)
      + box(29, -12, 9, 8, "#8a5a1c", 2)); return sky(night ? "#3a2a78" : "#f3b9d6")
      + (night ? each([[-24, -26, 4], [-8, -34, 3], [20, -33, 3], [-34, -8, 3], [-14, -20, 2.5], [33, -14, 2.5]],
      ([x, y, r]) => star4(x, y, r, "#fff4c4")) + disc(-23, -14, 7.5, "#ffe9c2") + disc(-20, -16, 6.5, "#3a2a78") : disc(-21, -16, 12, "#ffe9c2"))
      + land("-50 -1 -20 -8 10 -3 50 -5", night ? "#6a4bb0" : "#b98ad9") + land("-50 10 -20 4 0 10 50 4", night ? "#5a3da0" : "#9468c9")
      + crag("60 4 32 6 18 12 4 14 -8 24 -16 60 60 60", "#5a3396") + land("-50 25 0 22 50 25", "#43227a")
    + (has("observatory") ? turn(24, 14, 2, box(-27, -5, 40, 9, "#f4c45a", 3) + box(-27, 1, 40, 3, "#d9962f", 1) + box(-32, -7, 10, 13, "#d9962f", 3))
        + path("M0 14V4Q0-12 17-12T34 4V14Z", "#efe8fa") + path("M17-12Q34-12 34 4V14H23Q27-2 17-12Z", "#c4b3de")
        + path("M2 0Q6-9 13-11L18 4Q10 4 6 8Z", "#3b1b6b") + turn(24, 14, 2, box(-8, -5, 18, 9, "#f4c45a", 2) + box(-8, 1, 18, 3, "#d9962f", 1))
        + box(-3, 13, 40, 5, "#a894cc", 1.5) : line("M16-2 8 20M16-2 18 21M16-2 28 18", "#2a1250", 3.2) + at(2, 0, 0.92, tube)); } },
};
