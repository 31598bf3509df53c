/** Skies and grounds, which lie behind everything. */
import { line, path, soft, strokes, times } from "./shapes";

export const skies: Record<string, readonly [string, string]> = {
  "day sky": ["#7fc0da", "#eaf1da"], "dusk sky": ["#ec9b5a", "#fdeabd"], "evening sky": ["#39558a", "#f6c99a"],
  "night sky": ["#131d42", "#5b6aa0"], "polar night": ["#0c1838", "#2b4a72"], "dawn sky": ["#f6b65e", "#fff3c4"],
  "morning sky": ["#9ccbd8", "#fbe7c0"], "high sky": ["#3f8fc9", "#cfe8ef"], "ash sky": ["#a8503f", "#f1b678"],
  "dust sky": ["#b98c5c", "#ecd3a2"], "fire sky": ["#3a1420", "#e2702c"], "sick sky": ["#4c5a34", "#c3c27a"],
  "under water": ["#7fdcd8", "#146a8d"], workshop: ["#4a2e26", "#9a633d"], hall: ["#53331f", "#8f5f38"],
  "red hall": ["#571f2b", "#8d3f43"], "candle light": ["#2a1b33", "#7d4a3c"],
};
const ridge = (colour: string, d = "M-15 68 26 52 58 64 115 48V115H-15Z"): string => path(d, colour);
export const plain = (top: string, low: string, y = 78): string => strokes(top, low, y, 108, 4).replace("M-15-15H115V115H-15Z", `M-15 ${y}H115V115H-15Z`);
export const ripples = (colour: string, y = 82): string => line(`M-8 ${y}h14M10 ${y + 8}h14M78 ${y - 1}h16M44 ${y + 13}h16M66 ${y + 9}h18M98 ${y + 7}h12`, colour, 1.3,
    soft(0.7));

export const grounds: Record<string, () => string> = {
  hills: () => ridge("#b3b87c"),
  "green hills": () => ridge("#8fa565", "M-15 66 22 52 42 62 70 50 115 64V115H-15Z"),
  "sand hills": () => ridge("#dcb16a", "M-15 74 30 61 62 72 115 58V115H-15Z"),
  meadow: () => plain("#93ad5f", "#5f7d3b"),
  "dry land": () => plain("#c3a064", "#96713f", 82),
  desert: () => plain("#efcf91", "#cf9e5a", 77),
  sea: () => plain("#5fb3bd", "#1f7488", 71) + ripples("#c7e8e2"),
  snow: () => path("M-15 84Q24 70 56 82T115 76V115H-15Z", "#dfe9f5") + path("M-15 94Q30 84 60 92T115 90V115H-15Z", "#c4d4e8"),
  "golden field": () => plain("#f0c95c", "#c9902c", 62) + times(13, (i) => line(`M${-30 + i * 13.4} 115L${20 + i * 5} 62`, "#b57f22", 1.4,
      soft(0.55))),
  "field of wheat": () => path("M-15 60 40 50 115 58V115H-15Z", "#a9b665") + path("M-15 115 30 62H66L115 115Z", "#e9c455")
    + times(7, (i) => line(`M${-12 + i * 21} 115L${33 + i * 5} 62`, "#b98a2b", 1.8))
        + times(5, (i) => line(`M${25 - i * 9} ${66 + i * 9}H${72 + i * 9}`, "#f5da7e", 1, soft(0.6))),
};
