import type { Theme } from "../theme";
import { look } from "./outside";

export const theme: Theme = {
  ...look,
  dress: () => import("./dress").then((module) => module.dress),
  measure: "power",
  rises: ({ where, kind }) => where !== "banner" && kind !== "stage", // power rises on the road, stages are drawn
  ending: { picture: () => import("./End.svelte"), ground: "oklch(0.25 0.03 45)" },
  map: () => import("./Route.svelte"),
  art: () => import("../../art/worldbreakers").then((module) => module.art),
};
