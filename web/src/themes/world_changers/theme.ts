import type { Theme } from "../theme";
import { look } from "./outside";

export const theme: Theme = {
  ...look,
  plates: true,
  tells: true,
  silent: ["times"],
  dress: () => import("./dress").then((module) => module.dress),
  ending: { picture: () => import("./End.svelte"), ground: "linear-gradient(oklch(0.36 0.06 210), oklch(0.2 0.04 265) 60%)" },
  art: () => import("../../art/world_changers").then((module) => module.art),
};
