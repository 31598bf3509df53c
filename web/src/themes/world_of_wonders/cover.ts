/** The Great Wonders at dusk, all in one bay. */
import { at, fade, front, glow } from "../../art/cover";
import { raise, type Stage } from "../../art/world_of_wonders/wonders";

const WHOLE: Stage = { built: 6, site: false, pale: false };
const wonder = (name: string, x: number, y: number, by: number): string => at(x, y, by, raise(name, WHOLE));

export default front({
  title: ["World of", "Wonders"],
  ink: "#fff6dc",
  rim: "#5a2a12",
  defs: fade("dusk", ["#c9583f", "#f0a05a", "#fbe0a4", "#fbe0a4"]) + glow("sun", ["#fff3c4cc", "#fff3c400"]),
  body:
    '<rect width="240" height="300" fill="url(#dusk)"/><circle cx="46" cy="112" r="56" fill="url(#sun)"/><circle cx="46" cy="112" r="22" fill="#fff3c4"/>' +
    '<path d="M0 168Q40 150 90 160T240 152V300H0Z" fill="#d9a25e"/>' +
    wonder("Great Pyramid", 59, 68, 1.2) +
    '<path d="M0 192Q90 176 240 186V300H0Z" fill="#c68d4a"/>' +
    wonder("Mausoleum", 135, 137, 0.74) +
    wonder("Hanging Gardens", -12, 118, 1) +
    wonder("Lighthouse", 160, 138, 1) +
    '<path d="M0 226Q70 206 240 214V300H0Z" fill="#8fa257"/><path d="M0 262Q60 240 130 256T240 250V300H0Z" fill="#2e8593"/><path d="M0 282Q80 268 160 280T240 274V300H0Z" fill="#226f80"/>' +
    wonder("Temple of Artemis", -1, 190, 0.82) +
    wonder("Statue of Zeus", 170, 226, 0.72) +
    wonder("Colossus", 49, 152, 1.4) +
    '<path d="M6 286q6-4 12 0t12 0M40 294q6-4 12 0M196 290q6-4 12 0" fill="none" stroke="#bfe8ea" stroke-width="1.6"/>',
});
