/** Four elements, and the crystal between them. */
import { at, front, glow } from "../../art/cover";
import { drawLook } from "../../art/world_shapers/look";
import { PIECES } from "../../art/world_shapers/pieces";

const QUARTERS: [string, string, number, number, number][] = [
  ["M0 0H112L120 158L0 146Z", "golden sky, scattered clouds", -52, 0, 2],
  ["M112 0H240V138L120 158Z", "burning sky, young volcano, floating sparks", 66, 16, 1.9],
  ["M0 146L120 158L128 300H0Z", "moonlit sky, open sea, merchant ship, waterline", -46, 180, 1.5],
  ["M120 158L240 138V300H128Z", "green sky, small sun at 24 16, twin peaks", 74, 144, 2],
];
const SKIES = ["#f3c66a", "#3b1530", "#22345f", "#9cc3a0"];
const CRYSTALS: [number, number, number, number][] = [[78, 186, 1.5, -24], [162, 186, 1.5, 26], [99, 184, 1.9, -10], [141, 184, 1.9, 11], [120, 172, 3.1, 0]];
const SPARKS = ["92 113", "150 107", "168 143", "74 145"];
const crystal = at(-20, -20, 1, PIECES["crystal"]?.() ?? "");

export default front({
  title: ["World", "Shapers"],
  defs: QUARTERS.map(([shape], nth) => `<clipPath id="quarter${nth}"><path d="${shape}"/></clipPath>`).join("") + glow("light", ["#e9fffbf2", "#8df0e28c", "#8df0e200"]),
  body:
    QUARTERS.map(([shape, look, x, y, by], nth) => `<g clip-path="url(#quarter${nth})"><path d="${shape}" fill="${SKIES[nth]}"/>${at(x, y, by, drawLook(look))}</g>`).join("") +
    '<path d="M0 146L120 158L240 138M112 0L120 158L128 300" fill="none" stroke="#fff1cf" stroke-width="4"/><circle cx="120" cy="164" r="78" fill="url(#light)"/>' +
    CRYSTALS.map(([x, y, by, turn]) => at(x, y, by, crystal, turn)).join("") +
    SPARKS.map((spot) => `<path transform="translate(${spot})" d="M0-5Q.8-.8 5 0Q.8.8 0 5Q-.8.8-5 0Q-.8-.8 0-5Z" fill="#fff"/>`).join("") +
    '<path d="M0 0H240V74Q120 92 0 74Z" fill="#160f2c" opacity=".42"/>',
});
