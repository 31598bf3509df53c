import type { Theme } from "../theme";
import { look } from "./outside";

export const theme: Theme = {
  ...look,
  counts: true,
  tells: true,
  herald: "supply",
  marks: { points: "star", chains: "chain|#8fe3b4", "equal values": "equal|#ffb0cf" },
  rises: ({ where, kind, id }) => (where === "zone" ? kind === "count" && !id.startsWith("hand-") : kind === (where === "banner" ? "score" : "points")),
  dress: () => import("./dress").then((module) => module.dress),
  ending: { picture: () => import("./End.svelte"), whole: true },
  art: () => import("../../art/lords_of_worlds").then((module) => module.art),
};
