/** Colours of guilds, cloth, skin and hair. */
export const GUILDS = {
  earth: { sky: "#d3e0ab", low: "#f7e6b2", far: "#93b06c", near: "#5d8650", main: "#3f7a4a", trim: "#e8b24a", deep: "#23492f" },
  stars: { sky: "#f2b15e", low: "#fce5ad", far: "#d9924f", near: "#b06a3c", main: "#b8552f", trim: "#f7d774", deep: "#6b3420" },
  moon: { sky: "#82a7d0", low: "#dfe9ea", far: "#7496c0", near: "#48689a", main: "#3d5f96", trim: "#e6ecf4", deep: "#243a63" },
  void: { sky: "#9b7db9", low: "#efc2c5", far: "#7d5a9a", near: "#513a70", main: "#5c3d82", trim: "#f0a6b8", deep: "#2f1f49" },
  neutral: { sky: "#d5c9b3", low: "#f6efdd", far: "#b8a587", near: "#8c7a61", main: "#8a5f44", trim: "#efd9a8", deep: "#4b372a" },
};
export const COLOURS = {
  red: "#b8402e", scarlet: "#cf4a33", orange: "#d9822b", gold: "#dcaa44", yellow: "#e9c258", green: "#3f7a4a", olive: "#7c8045", teal: "#2f7f86",
  blue: "#3c6e8f", navy: "#2a3f6b", sky: "#7ea8cf", purple: "#5c3d82", violet: "#7d5a9a", plum: "#6f2f55", pink: "#d98a9a", white: "#f4ecda",
  cream: "#ead9b4", silver: "#b4bdc3", steel: "#7f8b94", black: "#2c2530", grey: "#8d8780", ochre: "#b98436", rust: "#9a4a2a", umber: "#6b4a30", sand: "#cba774",
      fox: "#c2692c",
} satisfies Record<string, string>;
export const SKINS = { pale: "#f1c9a5", rosy: "#eab591", tan: "#dca273", brown: "#b3744a", dark: "#7b4c33", ebony: "#5a3626" };
export const HAIRS = { "black hair": "#2b211f", "brown hair": "#5b3a26", "red hair": "#9a4522", "fair hair": "#c99a4e", "grey hair": "#a29c94", "white hair": "#e9e4d8" };
export const METAL = "#dfe5e8", IRON = "#8d979e", EDGE = "#59636b", WOOD = "#6b452a", LEATHER = "#7a5233", GOLD = "#e2b04a", CRYSTAL = "#55cfd1", FIRE = "#f0852d";
