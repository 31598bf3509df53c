import type { Theme } from "../theme";
import { look } from "./outside";

export const theme: Theme = {
  ...look,
  tells: "wide",
  silent: ["discards", "symbols", "enhanced", "pick", "wish", "water", "earth", "air", "fire", "cards", "complete rows", "incomplete rows"],
  ending: { picture: () => import("./End.svelte"), whole: true },
  dress: () => import("./dress").then((module) => module.dress),
  art: () => import("../../art/world_shapers").then((module) => module.art),
};
