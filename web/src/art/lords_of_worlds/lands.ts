/** The six lands: ground and light, and the great thing of each, which grows with the value of a tile. */
import { bend, cut, land, mound, pairs, sky, waves } from "./hex";
import { at, blend, box, darker, disc, each, group, line, path, polygon, turn, type Point } from "./shapes";

export type Light = "" | "evening" | "dusk";

export interface Land {
  hue: string;
  dark: string; // of its rim
  back: (light: Light) => string;
  front: () => string;
}

const glow: Record<Light, [string, number]> = { "": ["#ffffff", 0], evening: ["#ffeab8", 0.78], dusk: ["#ffc894", 0.85] };
const warm = (colour: string, light: Light): string => blend(colour, ...glow[light]);
const sunAt: Record<Light, [number, number, number, string]> = { "": [20, -27, 7.5, "#fffbe0"], evening: [21, -22, 8.5, "#fff0c0"], dusk: [22, -17, 9.5, "#ffe6a8"] };
const sun = (light: Light): string => disc(...sunAt[light]);

/** The light that the words of a look speak of. */
export const lightOf = (said: string[]): Light => (said.includes("evening") ? "evening" : said.includes("dusk") ? "dusk" : "");

export const ground: Record<string, Land> = {
  water: { hue: "#2b83cf", dark: "#14508f", back: (l) => sky(warm("#9bdcf2", l)) + sun(l)
      + waves(-9, 1.6, "#5fb0ea"), front: () => waves(4, 2.2, "#2b83cf", 1)
      + line("M-37 12q5-4 10 0M25 12q5-4 10 0M-22 17q4-3 8 0M15 18q4-3 8 0", "#a9e2fa", 2.2) + waves(22, 2.6, "#1c63ab") },
  desert: { hue: "#e3ab3f", dark: "#9a6414", back: (l) => sky(warm("#ffdf94", l)) + sun(l) + land("-50 -4 -22 -17 6 -7 28 -15 50 -8", "#f0bd5a")
      + land("-50 10 -18 -2 12 7 34 1 50 5", "#dd9a35") + mound("12 7 34 1 60 5 60 60 -14 60 20 34 12 7", "#c78127"),
      front: () => land("-50 24 -20 16 8 25 30 21 50 24", "#b97220") },
  lowlands: { hue: "#a5cf4c", dark: "#55801a", back: (l) => sky(warm("#e2f3b4", l)) + land("-50 -5 -20 -12 10 -7 50 -10", "#b9dd63")
      + land("-50 5 -10 -4 50 2", "#9fce4b") + mound("-60 14 -20 7 2 10 -8 50 -60 60", "#86b93c") + mound("60 8 30 7 20 12 30 60 60 60", "#c9e36f")
      + polygon(cut(bend(pairs("13 -4 3 3 3 9 11 15 8 24 -3 34 -6 50 5 50 6 38 16 28 18 16 9 9 10 3 16 -3"))), "#5fb9e3")
      + line("M12 0Q3 6 11 13T9 30", "#b9ecf8", 1.8), front: () => "" },
  forest: { hue: "#2b8a55", dark: "#0d4529", back: (l) => sky(warm("#8fcf9f", l))
      + land("-50 -8 -20 -17 10 -11 50 -14", "#4aa06c"), front: () => land("-50 17 0 11 50 17", "#14512f") },
  hills: { hue: "#bd7440", dark: "#6b3413", back: (l) => sky(warm("#f7cf9c", l)) + disc(-14, -28, 6.5, "#fff3d6"), front: () => "" },
  mountains: { hue: "#8391a8", dark: "#3d4960", back: (l) => sky(blend("#cfdcec", l === "dusk" ? "#f0b8b8" : "#f5e3dc", glow[l][1])),
      front: () => land("-50 23 -10 18 50 24", "#4d5a70") },
};

export const pine = (x: number, y: number, h: number, light: string, dark: string): string => at(x, y, h / 50, path("M0-50 10-31H6.5L15-15H10L19 0H-19L-10-15H-15L-6.5-31H-10Z", light)
    + path("M0-50 10-31H6.5L15-15H10L19 0H2.5Z", dark));
const greens: [string, string][] = [["#2f9460", "#217a4c"], ["#237a4d", "#1a6340"], ["#1e6b45", "#195c3b"]];
export const pines = (list: [number, number, number, number][]): string => each(list, ([x, y, h, g]) => pine(x, y, h, ...(greens[g] ?? ["#1e6b45", "#195c3b"])));
const hull = (x: number, y: number, w: number, colour: string): string => group(`translate(${x} ${y}) scale(${w / 20} 1)`, path("M-20 0H20Q16 10 9 11H-10Q-17 9-20 0Z", colour)
    + line("M-20 .6H20", darker(colour, 0.3), 1.6));
const sail = (d: string, colour: string, shade = ""): string => path(d, colour) + (shade ? path(shade, darker(colour, 0.14)) : "");
const cactus = (x: number, y: number, h: number, arms = 2): string => line(`M${x} ${y}V${y - h}`, "#3f8552", 8)
    + (arms > 0 ? line(`M${x} ${y - h * 0.35}H${x - 11}V${y - h * 0.68}`, "#3f8552", 6) : "")
    + (arms > 1 ? line(`M${x} ${y - h * 0.55}H${x + 10.5}V${y - h * 0.82}`, "#3f8552", 6) : "")
    + line(`M${x - 2} ${y - 3}V${y - h + 2}`, "#6db077", 2);
const mill = (x: number, y: number, s: number): string => at(x, y, s * 0.92, path("M-9 0-6-24H6L9 0Z", "#fff4df") + path("M1-24H6L9 0H3Z", "#e6d0ae")
    + path("M-7.5-23 0-32 7.5-23Z", "#b8562f") + box(-2.6, -8, 5.2, 8, "#7a4a2a", 1)
    + turn(12, 0, -25, line("M0-25-17-38M0-25 17-38M0-25-17-12M0-25 17-12", "#7a4a2a", 2)
    + path("M-3-28-15.5-37.5-18-34-6-24.5ZM3-22 15.5-12.5 18-16 6-25.5ZM3-28 15.5-37.5 13-40.5 1-30ZM-3-22-15.5-12.5-13-9.5-1-20Z", "#fff9ea",
    'stroke="#7a4a2a" stroke-width="1.2" stroke-linejoin="round"')) + disc(0, -25, 2.4, "#7a4a2a"));
// Peaks and hills are given in parts of their width and height, the foot in the middle, and cut to the hex.
const inParts = (x: number, base: number, w: number, h: number) => (points: string): Point[] => pairs(points).map(([u, v]) => [x + w * u, base - h * v]);
const peak = (x: number, base: number, w: number, h: number, light: string, dark: string, snow: number): string => {
  const parts = inParts(x, base, w, h), face = (points: string, fill: string): string => polygon(cut(parts(points)), fill);
  const cap = inParts(x, base - h, w * snow, h * snow), white = (points: string, fill: string): string => polygon(cut(cap(points)), fill);
  return face("-1 0 0 1 1 0", light) + face("0 1 1 0 .06 0 .2 .38 -.05 .58", dark)
    + (snow ? white("0 0 1 -1 .5 -.86 .15 -1.2 -.28 -.9 -.62 -1.12 -1 -1", "#fff") + white("0 0 1 -1 .5 -.86 .15 -1.2", "#dbe6f4") : "");
};
// A stroke of light, cut to the hex.
const brush = (points: Point[], width: number, fill: string): string => {
  const top = bend(points);
  return polygon(cut([...top, ...top.map(([x, y]): Point => [x + width * 0.4, y + width]).reverse()]), fill);
};
const hill = (x: number, base: number, w: number, h: number, light: string, dark: string, shine = "#f0c690"): string => {
  const parts = inParts(x, base, w, h), round = (points: string, fill: string): string => polygon(cut(bend(parts(points))), fill);
  return round("-1 0 -.72 .62 -.3 .96 0 1 .36 .92 .74 .55 1 0", light) + round("0 1 .36 .92 .74 .55 1 0 .3 0 .36 .5 0 1", dark)
      + brush(parts("-.6 .66 -.36 .86 -.06 .93"), 2.4, shine);
};

// The great thing of a land: drawn between its back and its front; each has a height in three steps.
export const great: Record<string, () => string> = {
  raft: () => path("M-16-2H14L12 4H-14Z", "#9a6234") + line("M-16-1H14M-15 2H13", "#6b3f1c", 1.2) + line("M-2-2V-24", "#6b3f1c", 2.4)
      + sail("M0-23H14L11-7H0Z", "#fff3d8", "M7-23H14L11-7H8Z"),
  dinghy: () => hull(-4, -6, 17, "#b5592f") + line("M-4-6V-33", "#6b3f1c", 2)
      + sail("M-2-32V-8H15Q12-24-2-32Z", "#fff8ea", "M6-27V-8H15Q13-19 6-27Z"),
  sloop: () => hull(-5, -7, 22, "#a8502e") + sail("M-8-34V-10H-26Z", "#fff8ea")
      + sail("M-5-38V-10H14Q10-28-5-38Z", "#ffe3c2", "M5-31V-10H14Q12-22 5-31Z") + line("M-6.5-39V-8", "#6b3f1c", 1.8),
  ketch: () => at(0, 4, 0.98, hull(-2, -7, 25, "#8f4326") + sail("M-13-33V-10H-27Z", "#fff8ea")
      + sail("M-10-39V-10H6Q3-29-10-39Z", "#f0664f", "M-2-33V-10H6Q4-24-2-33Z")
      + sail("M10-31V-10H23Q21-24 10-31Z", "#fff3d8", "M17-26V-10H23Q22-20 17-26Z") + line("M-11.5-40V-8M8.5-32V-8", "#6b3f1c", 1.8)
      + path("M-11.5-41h-9l2.5 2-2.5 2h9Z", "#ffd84a")),
  ship: () => at(0, 5, 0.98, path("M-30-12H-20L-18-8H20L22-15H30Q29-2 19 4H-19Q-29 0-30-12Z", "#7d3a20") + line("M-27-5H27", "#ffd06a", 1.8)
      + each([-17, 1, 18], (x, i) => line(`M${x}-9V${i === 1 ? -41 : -36}`, "#5a2f16", 2))
      + each([[-17, -34, 8], [1, -39, 9.5], [18, -33, 7.5]], ([x, y,
      w]) => path(`M${x - w} ${y}Q${x} ${y + 4} ${x + w} ${y}L${x + w - 1} ${y + 10}Q${x} ${y + 15} ${x - w + 1} ${y + 10}Z`, "#fff8ea")
      + path(`M${x + w * 0.3} ${y + 2}L${x + w} ${y}L${x + w - 1} ${y + 10}Q${x + w * 0.6} ${y + 13} ${x + w * 0.3} ${y + 13}Z`, "#e8d3b4")
      + path(`M${x - w} ${y + 15}Q${x} ${y + 19} ${x + w} ${y + 15}V${y + 21}H${x - w}Z`, "#ffe9cd")) + path("M1-43h-9l2.5 2-2.5 2h9Z", "#f0664f")),
  "cactus sprout": () => cactus(-16, 16, 20, 0) + disc(-16, -7, 3, "#f27a9a"),
  "small cactus": () => cactus(-17, 16, 28, 1) + disc(-17, -15, 2.6, "#f27a9a"),
  cactus: () => cactus(-18, 16, 36),
  "tall cactus": () => cactus(-20, 17, 45) + cactus(-32, 16, 12, 0) + disc(-20, -31, 2.8, "#f27a9a"),
  "small windmill": () => mill(-18, 8, 0.84),
  windmill: () => mill(-17, 9, 1),
  "great windmill": () => mill(-13, 11, 1.12),
  "young firs": () => pines([[-28, 15, 24, 2], [28, 15, 24, 2], [12, 17, 30, 1], [-10, 18, 36, 0]]),
  firs: () => pines([[-25, 14, 34, 2], [26, 14, 34, 2], [12, 17, 46, 1], [-9, 18, 54, 0]]),
  "tall firs": () => pines([[-29, 12, 28, 2], [30, 12, 27, 2], [2, 13, 48, 2], [-20, 16, 44, 1], [20, 16, 46, 1], [-3, 19, 55, 0]]),
  "low hills": () => hill(22, 50, 46, 44, "#d59a5e", "#bb7a42") + hill(-28, 50, 42, 38, "#bf7a44", "#a3602f")
      + hill(8, 60, 52, 40, "#9a5629", "#82431d"),
  hills: () => hill(26, 50, 36, 76, "#d59a5e", "#bb7a42") + hill(-26, 50, 40, 66, "#bf7a44", "#a3602f") + hill(12, 60, 42, 56, "#9a5629", "#82431d"),
  "high hills": () => hill(4, 50, 34, 84, "#e3b07a", "#c98d54") + hill(31, 50, 34, 68, "#cf9155", "#b0713b")
      + hill(-28, 50, 38, 66, "#bf7a44", "#a3602f") + hill(8, 60, 44, 54, "#9a5629", "#82431d"),
  "low peaks": () => peak(-24, 24, 28, 36, "#7b899f", "#66748b", 0) + peak(26, 26, 28, 34, "#7b899f", "#5f6c83", 0)
      + peak(2, 30, 34, 58, "#95a3b8", "#6c7a92", 0.26),
  peaks: () => peak(-24, 24, 28, 42, "#7b899f", "#5f6c83", 0.3) + peak(26, 26, 26, 38, "#7b899f", "#5f6c83", 0.3)
      + peak(4, 30, 36, 68, "#8e9cb2", "#66748b", 0.34),
  "high peaks": () => peak(28, 26, 24, 47, "#7b899f", "#5f6c83", 0.42) + peak(-22, 26, 28, 52, "#8592a8", "#66748b", 0.42)
      + peak(5, 32, 34, 69, "#9aa8bd", "#6c7a92", 0.46),
};
