import type { Theme } from "../theme";
import { look } from "./outside";
import { wholeOf } from "./whole";
import { whence } from "./whence";

export const theme: Theme = {
  ...look,
  counts: true,
  tells: "wide",
  rises: ({ where }) => where !== "thing", // numbers of cards turn where they stand
  whence,
  choose: "oklch(0.8 0.165 76)",
  dress: () => import("./dress").then((module) => module.dress),
  ending: { picture: () => import("./End.svelte"), ink: "#3a2416", ground: "linear-gradient(#4a2c1f, #28160f)", atOnce: (view) => wholeOf(view) !== undefined, heft: ({ kind }) => (kind === "Great Wonder" ? 1.3 : kind === "Natural Wonder" ? 1.1 : 0.9) },
  art: () => import("../../art/world_of_wonders").then((module) => module.art),
};
