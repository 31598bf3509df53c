/** The four elements, and the crystals between them. */
import { at } from "../../art/cover";
import { framed } from "../../art/middle";
import { drawLook } from "../../art/world_shapers/look";
import { PIECES } from "../../art/world_shapers/pieces";

const crystal = PIECES["crystal"]?.() ?? "";
const SCENES: [string, string][] = [
  ["#3b1530", "burning sky, young volcano, floating sparks"],
  ["#f3c66a", "golden sky, scattered clouds"],
  ["#22345f", "moonlit sky, open sea, merchant ship, waterline"],
  ["#9cc3a0", "green sky, small sun at 24 16, twin peaks"],
];
const CARD = "M7 1H73Q79 1 79 7V75Q79 81 73 81H7Q1 81 1 75V7Q1 1 7 1Z";
const picture = ([sky, look]: [string, string]): string => `<rect width="80" height="82" fill="${sky}"/>${at(-10, 4, 1, drawLook(look))}`;
const crystals = `<rect width="80" height="82" fill="#1c4a5c"/>${at(2, 26, 1.1, crystal)}${at(34, 26, 1.1, crystal)}${at(13, 8, 1.4, crystal)}`;
const all = SCENES.map(picture);

export default framed([...all.slice(0, 2), crystals, ...all.slice(2)], 80, 82, CARD, "#fff1cf");
