/** Small things and people; they stand on (0, 0) unless they are told where. */
import { at, darker, disc, each, leaf, line, oval, path, rect, skins, soft, stone, wood } from "./shapes";

export const bush = (x: number, y: number, s = 1): string => disc(x, y, 3.4 * s, leaf[1]) + disc(x - 3 * s, y + s, 2.6 * s, leaf[2])
    + disc(x + 2.6 * s, y + 1.2 * s, 2.7 * s, leaf[0]);
export const palm = (x: number, y: number, s = 1): string => at(x, y, s, line("M0 0q1-7 0-13", "#7a5a34", 1.8)
  + line("M0-13q-4-3-8 1M0-13q0-5 1-7M0-13q4-3 9 1", "#47762e", 2) + line("M0-13q-5 0-7 5M0-13q5 0 8 5", "#5f8f3c", 2));
export const fire = (x: number, y: number, s = 1): string => at(x, y, s, path("M0-18q9 8 6 14-2 4-6 4t-6-4q-3-6 1-9 1 3 3 3 3-3 2-8Z", "#f0761f")
    + path("M0-10q4 5 2 8-2 2.5-4 0-1-4 2-8Z", "#ffe08a"));
export const column = (x: number, y: number, h: number, w = 4): string => rect(x, y, w, h, stone[0]) + rect(x + w * 0.62, y, w * 0.38, h, stone[1])
  + rect(x - 1, y - 1.6, w + 2, 1.8, stone[0]) + rect(x - 1, y + h - 1.4, w + 2, 1.6, stone[1]);
export const flag = (x: number, y: number, h: number, colour: string, way = 1): string => line(`M${x} ${y}V${y - h}`, wood[3], 1.4)
    + path(`M${x} ${y - h}h${12 * way}l${-3.5 * way} 3.5 ${3.5 * way} 3.5h${-12 * way}Z`, colour);
export const house = (wall: string, roof: string, door = "#4a2e1a"): string => rect(-14, -18, 28, 18, wall) + rect(4, -18, 10, 18, darker(wall, 0.16))
  + path("M-18-17 0-32 18-17Z", roof) + path("M0-32 18-17H5Z", darker(roof, 0.22)) + rect(-5, -11, 8, 11, door);

export interface Wear {
  robe: string;
  skin?: string;
  hair?: string;
  beard?: string;
  arms?: string; // two paths
  sash?: string;
  over?: string; // what is worn or held over it
}

/** A person seen from the front, 40 high. */
export const person = ({ robe, skin = skins[0], hair = "#3d2413", beard = "", arms = "", sash = "", over = "" }: Wear): string =>
  path("M-9 0Q-11-18-6-26Q0-30 6-26Q11-18 9 0Z", robe) + path("M2-28Q10-24 9 0H3Q6-16 2-28Z", darker(robe, 0.2))
      + (sash && line("M-7.5-14Q0-11 7.5-14", sash, 2.4))
  + (arms && line(arms, darker(robe, 0.1), 4.4)) + disc(0, -33, 5.6, skin) + path("M-5.8-33Q-6-40 0-40T5.8-33Q3-37 0-37T-5.8-33Z", hair)
  + (beard && path("M-5-32Q-5-22 0-21Q5-22 5-32Q3-29 0-29T-5-32Z", beard)) + over;
const sheaf = (): string => line("M-3 0Q-5-14-11-26M0 0V-29M3 0Q5-14 11-26M-1.5 0Q-3-16-5.5-28M1.5 0Q3-16 5.5-28", "#d9a434", 2.6)
  + each([[-11, -27], [-5.5, -30], [0, -32], [5.5, -30], [11, -27]],
      ([x, y]) => oval(x, y, 2.4, 5, "#f6cf5a", `transform="rotate(${x * 2} ${x} ${y})"`))
  + path("M-5-13h10l1.5 4h-13Z", "#a8502e") + path("M-4-9-8 0H8L4-9Z", "#c98f2c");

/** Things that can be moved about: x, y, scale, drawing. */
export const movable: Record<string, readonly [number, number, number, () => string]> = {
  sun: [50, 22, 1, () => disc(0, 0, 12.5, "#fff6d0", soft(0.45)) + disc(0, 0, 9.5, "#fff6d6")],
  moon: [84, 20, 1, () => path("M2-10a10 10 0 1 1-9 15 12 12 0 0 0 9-15Z", "#fff4cf")],
  palm: [50, 94, 1.8, () => palm(0, 0, 1)],
  palms: [50, 95, 1.15, () => palm(-4, 0, 1.1) + palm(4, 3, 0.8)],
  bush: [50, 95, 1.2, () => bush(0, 0, 1.1) + bush(-7, 3, 0.8)],
  cypress: [50, 96, 1, () => path("M-3.5 0V-20Q0-33 0-33T3.5-20V0Z", "#48652f") + path("M0-33Q3.5-22 3.5-20V0H.5Z", "#38522a")],
  tent: [50, 85, 1, () => path("M-18 0 0-38 18 0Z", "#c0503a") + path("M0-38 18 0H8Z", "#8c3321")
    + path("M-4 0 0-22 4 0Z", "#3f2416") + path("M-12.3-12-9.5-18H-5.5L-7-12Z", "#f0cf8a") + flag(0, -38, 9, "#e8b13d")],
  boat: [50, 95, 1, () => path("M-10-6h20l-4 6h-12Z", wood[2]) + path("M0-21v14h-8q6-5 8-14Z", "#f7ead0") + path("M1.5-19v12h7q-3-7-7-12Z", "#e6cfa4")
      + line("M0-22v15", wood[3], 1.2)],
  camel: [50, 97, 1, () => path("M-9-7q3-7 7-6l2-3 3 1-1 2q4 1 5 4l3-5-1-2 4 .5-.5 2.5-4 7v6h-2v-5h-8v6h-2Z", "#9a6a3a")],
  deer: [50, 97, 1.15, () => path("M-6 0v-8l-3-1.5 2-1.5q2-1.5 3 .5l1 2h7q3 0 4 3V0H6.5v-5H-2V0Z", "#9a6433")
      + line("M-6-12l-2-4M-6-12l1-5M-7-14.5l-2.5-.5M-5.5-15l2-1", "#6b4220", 0.9)],
  cow: [50, 82, 1, () => path("M-14-13q1-5 8-5H8q7 1 7 7V0h-3v-8H9L8 0H5v-7H-6v7h-3l-1-8q-4-1-4-5Z", "#f5ead6")
      + path("M-17-17q-3-4-1-6 3 4 8 3l3 5-6 6Z", "#f5ead6")
    + path("M-2-18q6-2 9 3t-4 7-5-10Z", "#7a4b2c") + line("M-18-21q-2-2-1-4M-11-21q2-2 1-4", "#8a6a45", 1.2) + disc(-13.5, -17, 0.9, "#2a1a10")
        + line("M15-12q3 3 1 8", "#d9c6a6", 1.4)],
  farmhouse: [50, 62, 1, () => house("#f0dcb4", "#b06a35") + path("M-18-17 0-32 18-17 14-15 0-27-14-15Z", "#d59a4c")
      + rect(-12, -14, 5, 5, "#6b4220")],
  sheaf: [50, 99, 1, sheaf],
  cloud: [50, 25, 1, () => path("M-14 4q-6-1-4-6t8-3q3-8 11-5t6 7q7 0 6 5t-6 3Z", "#fff8e6", soft(0.85))],
  crow: [50, 34, 1, () => line("M-2 4v5M2 4v5", "#17130f", 1.4) + path("M-6 3q-2-8 5-11 4-4 8-2l5 2-4 2q0 8-8 10l-9 5Z", "#17130f")
      + disc(3.5, -7, 0.9, "#d8c46a")],
  "oil lamp": [50, 96, 1, () => disc(13, -14, 15, "#ffd98a", soft(0.3)) + path("M-10 0q-3-8 6-9h8q6 0 8-4l2 2Q13-2 5 0Z", "#c98a3a")
      + path("M-4-9h8l-2-3h-4Z", "#8a5a2f") + fire(13, -11, 0.6)],
  house: [50, 84, 1.2, () => house("#efdcb4", "#a9503a")],
};
