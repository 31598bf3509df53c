/** Colours of guilds and of what things are made of. */
export interface Palette {
  a: string; // sky above and below
  b: string;
  h1: string; // hills far and near
  h2: string;
  main: string;
  acc: string;
  dk: string;
}

export type Scenes = Record<string, (p: Palette) => string>;

export const PALETTE: Record<"earth" | "stars" | "moon" | "void" | "neutral", Palette> = {
  earth: { a: "#d9e3b0", b: "#f5e2ae", h1: "#93b06c", h2: "#5d8650", main: "#3f7a4a", acc: "#e8b24a", dk: "#23492f" },
  stars: { a: "#f3b765", b: "#fbe3ab", h1: "#d9924f", h2: "#b06a3c", main: "#b8552f", acc: "#f7d774", dk: "#6b3420" },
  moon: { a: "#8fb2d6", b: "#e3ebe8", h1: "#7496c0", h2: "#48689a", main: "#3d5f96", acc: "#e6ecf4", dk: "#243a63" },
  void: { a: "#a184bd", b: "#eebfc3", h1: "#7d5a9a", h2: "#513a70", main: "#5c3d82", acc: "#f0a6b8", dk: "#2f1f49" },
  neutral: { a: "#d8cdb8", b: "#f4ecd9", h1: "#b8a587", h2: "#8c7a61", main: "#8a5f44", acc: "#efd9a8", dk: "#4b372a" },
};
export const COLOURS = { red: "#b8402e", blue: "#3c6e8f", green: "#4d7a3f", gold: "#e0ae4b", white: "#f6ead0", black: "#2b1d17",
  brown: "#8a4f2b", grey: "#7d888f", violet: "#5c3d82", pink: "#d98a9e", teal: "#3f7d86", sand: "#d9b27a" };
export const WOOD = "#6b452a", WOOD_DARK = "#4a2f1d", STEEL = "#e4e7ea", STEEL_DARK = "#59636b", PAPER = "#fbf2d8", GOLD = "#e0ae4b", GOLD_DARK = "#8a5620";
export const CREAM = "#f7efdd", RED = "#b8402e", SKIN = "#dfa679", SKIN_DARK = "#b97a4f", INK = "#2b1d17", GEM = "#55cfd1", GEM_DARK = "#2b8f9b",
  GEM_LIGHT = "#c8f6f0";
