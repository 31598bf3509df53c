/** The seven Great Wonders, each in its arch. */
import { at } from "../../art/cover";
import { framed } from "../../art/middle";
import { raise, type Stage } from "../../art/world_of_wonders/wonders";

const WHOLE: Stage = { built: 6, site: false, pale: false };
const NAMES = ["Great Pyramid", "Hanging Gardens", "Statue of Zeus", "Temple of Artemis", "Mausoleum", "Colossus", "Lighthouse"];
const SKIES = ["#f3b562", "#f7cf86", "#e39a5c", "#8fc7d8", "#f3b562", "#8fc7d8", "#f7cf86"];
const ARCH = "M1 67V27Q1 1 27 1T53 27V67Z";

export default framed(
  NAMES.map((name, nth) => `<rect width="54" height="68" fill="${SKIES[nth]}"/><path d="M0 54Q27 46 54 54V68H0Z" fill="#a98648"/>${at(0, 12, 0.54, raise(name, WHOLE))}`),
  54,
  68,
  ARCH,
  "#6b4226",
);
