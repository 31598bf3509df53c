/** The colours a look can name, and how they are mixed. */
export const COLOURS = {
  black: "#2a2329", ink: "#1d1a26", brown: "#5d3b27", dark: "#3b2a24", auburn: "#8a4526", copper: "#c05c28", gold: "#e3b04b", deepgold: "#b9832b", blond: "#d9a54f", grey: "#a09b9a", silver: "#cfd3da",
  steel: "#aeb9c8", white: "#f6f0e4", cream: "#efe2c6", red: "#b8322c", crimson: "#8e1f2c", navy: "#26355e", blue: "#3a66a8", sky: "#8fb8dd", green: "#3f6b4c", olive: "#6d7440", purple: "#6a3b78", plum: "#4b2a52",
  orange: "#dd7f2e", bronze: "#b97f3d", teal: "#2f8583", sand: "#d8b98a", wood: "#8a5a34", rose: "#d98a8a",
};
export const { ink: INK, gold: GOLD, wood: WOOD, silver: SILVER, red: RED } = COLOURS;
export const PAPER = "#f8efdc";
/** Skin and its shadow. */
export const SKINS: Record<string, [string, string]> = { pale: ["#f6d9c0", "#dcab8d"], fair: ["#efc6a2", "#cd9771"], tan: ["#dcaa7d", "#b57f52"], brown: ["#ab764f", "#845335"], dark: ["#7b4f37", "#573424"] };
const bytes = (colour: string): number[] => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
const mix = (a: string, b: string, t: number): string => "#" + bytes(a).map((v, i) => Math.round(v + ((bytes(b)[i] ?? v) - v) * t).toString(16).padStart(2, "0")).join("");
export const light = (colour: string, t = 0.25): string => mix(colour, "#ffffff", t);
export const dark = (colour: string, t = 0.25): string => mix(colour, "#1a0f1e", t);
