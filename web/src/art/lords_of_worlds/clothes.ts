/** What creatures wear, drawn about their own marks. */
import type { Creature } from "./creatures";
import { box, darker, disc, each, group, line, oval, path, short, soft } from "./shapes";
import type { Hue } from "./signs";

export type Wardrobe = Record<string, (who: Creature & Hue) => string>;

const ink = "#23182c";
export const gold: [string, string, string] = ["#ffe08a", "#f2b632", "#a8741a"];
export const goldEdge = 'stroke="#a8741a" stroke-width="1.4" stroke-linejoin="round"';

// hats: the top of the head is (50, 0)
export const hats: Wardrobe = {
  "flying cap": () => path("M17 22Q14 -12 50 -13T83 22Q76 8 64 7 50 2 36 7 24 8 17 22Z", "#8a5a34")
      + line("M50 -13V4M30 -8Q36 0 36 6M70 -8Q64 0 64 6", "#6b4226", 1.8)
      + path("M17 20L12 42Q20 44 24 36L22 16ZM83 20L88 42Q80 44 76 36L78 16Z", "#6b4226"),
  "flat cap": () => path("M26 6Q24 -16 52 -16 78 -14 76 4 52 -4 26 6Z", "#5a6478") + path("M56 -16Q78 -14 76 4L66 0Q68 -10 56 -16Z", "#444d60")
      + path("M24 7Q50 -6 78 5 84 8 80 11 52 1 22 12Z", "#353d4e"),
  "explorer's hat": () => oval(50, 4, 37, 8, "#b08a52") + oval(50, 2.5, 37, 7, "#dcbb82") + path("M28 2Q28 -24 50 -24T72 2Q50 9 28 2Z", "#e8cb96")
      + path("M56 -23Q72 -20 72 2Q66 4 60 5Q64 -12 56 -23Z", "#cfab6e") + path("M28 -4Q50 3 72 -4V2Q50 9 28 2Z", "#a8402f")
      + disc(50, -24, 3, "#cfab6e"),
  "straw hat": () => oval(50, 2, 42, 8, "#c99a35") + oval(50, 0, 42, 7, "#f2cd6a") + path("M30 0Q30 -20 50 -20T70 0Q50 7 30 0Z", "#f7d98a")
      + path("M56 -19Q70 -17 70 0L62 2Q64 -10 56 -19Z", "#e0b54c") + path("M30 -6Q50 0 70 -6V0Q50 7 30 0Z", "#c2503a"),
  "hard hat": () => path("M20 8Q20 -20 50 -20T80 8Z", "#f28a2a") + path("M58 -19Q80 -16 80 8H66Q68 -8 58 -19Z", "#cf6a14")
      + path("M44 -22H56V6H44Z", "#ffae5a") + path("M14 6H86Q88 12 82 13H18Q12 12 14 6Z", "#ffae5a")
      + disc(50, -4, 6.5, "#fff7d0", 'stroke="#8a5a1c" stroke-width="2.4"'),
  propeller: () => line("M50 2V-14", "#36606d", 5) + oval(30, -15, 22, 5, "#ff7d5a") + oval(70, -15, 22, 5, "#ff9a7d") + disc(50, -15, 5, "#36606d")
      + line("M2 -20q-3 5 0 10M98 -20q3 5 0 10", "#36606d", 2, soft(0.6)),
  "cook's hat": () => disc(35, -8, 12, "#fffdf6") + disc(65, -8, 12, "#efe8dc") + disc(50, -13, 14, "#fffdf6")
      + path("M32 -6H68L66 12Q50 6 34 12Z", "#fffdf6") + path("M58 -6H68L66 12L58 9Z", "#e6ddcf") + line("M33 2Q50 -3 67 2", "#d9cfc0", 2),
  "captain's hat": () => path("M14 9Q20 -22 50 -24 80 -22 86 9 68 0 50 0T14 9Z", "#2b2540")
      + path("M14 9Q32 0 50 0T86 9", "none", 'stroke="#f2c14b" stroke-width="4"')
      + line("M50 -17V-4M45 -13H55M42 -9Q43 -3 50 -3T58 -9", "#f2c14b", 2.6) + disc(50, -18, 2.4, "#f2c14b"),
  "knight's helmet": () => path("M21 30Q16 -9 50 -10T79 30L70 26V12H30V26Z", "#b9c4cc")
      + path("M60 -9Q84 -2 79 30L70 26V12H66Q70 0 60 -9Z", "#8d99a3") + line("M30 12H70M50 -10V12", "#6d7881", 2.4)
      + path("M50 -8Q46 -24 66 -22 78 -20 80 -8 70 -15 56 -8Z", "#d63d3d"),
  crown: () => path("M29 7L25 -17L38 -6L50 -24L62 -6L75 -17L71 7Q50 1 29 7Z", gold[1], goldEdge)
      + path("M50 -24L62 -6L75 -17L71 7Q62 4 52 3.5Z", "#d9991a") + each([[25, -18], [50, -25], [75, -18]],
      ([x, d]) => disc(x, d, 3.6, gold[0], goldEdge)) + disc(50, -4, 4, "#e5405a") + disc(37, 0, 2.6, "#5fc7e8") + disc(63, 0, 2.6, "#5fc7e8"),
};
// round the neck: the neck is (50, 0)
export const neckwear: Wardrobe = {
  scarf: ({ accent }) => path("M62 6l13-2 5 24-13 3Z", darker(accent, 0.18)) + line("M67 22l12-3", "#fff7e6", 3)
      + path("M24 -4Q50 8 76 -4L78 6Q50 19 22 6Z", accent) + line("M35 3l-2 8M46 5v8M58 5l1 8M69 2l2 7", "#fff7e6", 2.8),
  "bow tie": () => path("M50 6L32 -3V15ZM50 6L68 -3V15Z", "#ffd23f") + disc(50, 6, 5, "#e0a80e"),
  apron: () => path("M32 28V10Q34 4 40 4H60Q66 4 68 10V28Z", "#8a6a4a") + line("M40 4Q36-2 32-4M60 4Q64-2 68-4", "#8a6a4a", 3)
      + box(42, 14, 16, 9, "#6b4f34", 2),
  mantle: ({ deep }) => path("M8 40Q8 4 34 -4L66 -4Q92 4 92 40H70Q66 14 50 12T30 40Z", darker(deep, 0.12))
      + path("M66 -4Q92 4 92 40H82Q84 12 66 -4Z", darker(deep, 0.35)) + path("M22 -3Q50 10 78 -3L82 7Q50 23 18 7Z", "#fffaf0")
      + each([[30, 5], [42, 11], [58, 11], [70, 5]], ([x, d]) => oval(x, d, 1.6, 3, ink)) + disc(50, 16, 4.6, gold[1], goldEdge),
  "collar with a bell": () => path("M28 -4Q50 8 72 -4L73 2Q50 14 27 2Z", "#d8435f") + disc(50, 10, 6.5, gold[1], goldEdge)
      + line("M45 11h10M50 11v5", gold[2], 1.8),
};
// before the eyes
export const eyewear: Wardrobe = {
  spectacles: ({ eyes: [y, gap, r] }) => each([50 - gap, 50 + gap], (x) => disc(x, y, r
      + 4.5, "#ffffff", 'fill-opacity=".22" stroke="#c78a1c" stroke-width="3"'))
      + line(`M${50 - gap + r + 4} ${y - 2}Q50 ${y - 7} ${50 + gap - r - 4} ${y - 2}`, "#c78a1c", 3),
  goggles: ({ eyes: [y, gap, r] }) => line(`M${50 - gap - r - 14} ${y - 1}h8M${50 + gap + r + 6} ${y - 1}h8`, "#5a3a22", 7)
      + each([50 - gap, 50 + gap], (x) => disc(x, y, r + 5, "#8fd8f0", 'fill-opacity=".18" stroke="#7a4a24" stroke-width="5"')
      + disc(x, y, r + 5, "none", 'stroke="#e0a85a" stroke-width="2"') + line(`M${x - r * 0.5} ${y - r * 0.9}q3-3 6-3`, "#fff", 2.2)),
  "diving mask": ({ eyes: [y, gap] }) => line(`M${50 - gap - 18} ${y + 2}h4M${50 + gap + 14} ${y + 2}h4`, "#23506b", 6)
      + group(`translate(50 ${y}) scale(${short(gap / 21)} 1)`, path("M-36-14H36Q40 12 21 15H8Q0 4-8 15H-21Q-40 12-36-14Z", "#9fe6f5",
      'fill-opacity=".28" stroke="#f0a02c" stroke-width="4.5" stroke-linejoin="round"')) + line(`M${50 - gap - 6} ${y - 7}q4-3 9-3`, "#fff", 2.6)
      + line("M92 66V18Q92 10 86 10", "#f0a02c", 5.5) + line("M92 66Q90 78 76 74", "#23506b", 5),
};
