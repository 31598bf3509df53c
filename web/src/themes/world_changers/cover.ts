/** The Void, and who steps out of it. */
import { at, fade, front, glow, stars } from "../../art/cover";
import { figure } from "../../art/world_changers/figure";

const BEHIND: [string, number, number][] = [
  ["fair slim man, bowtie_coat ink, short dark, chin_beard dark, top_hat ink, long face, hollow cheeks, deep eyes, strong nose, heavy brows", 58, 76],
  ["pale young woman, layered_robe plum, straight_long black, round face, narrow eyes, painted brows, red lips", 122, 82],
  ["dark broad man, gilded_robe cream gold, beard black, gold_crown gold, round face, broad nose, gentle, gold_disc", 6, 96],
  ["pale slim woman, great_ruff, gown crimson gold, tudor_curls copper, small_crown gold, long face, auburn brows, red lips", 175, 96],
];
const BEFORE: [string, number, number, number][] = [
  ["tan broad man, bow, deel navy gold, thin dark, fur_hat brown crimson, round face, narrow eyes, turned left, stern", -9, 196, 1],
  ["dark old man, batik navy gold, wool grey, round face, broad nose, kind eyes, grin, raised_fist", 147, 196, 1],
  ["tan young slim woman, collar_gold, egyptian black, cobra gold, narrow face, kohl, red lips", 64, 188, 1.1],
];
const RINGS: [number, number, string][] = [[116, 36, "#e0637d"], [113, 33.5, "#f5b963"], [108, 30, "#6b2a63"], [104, 27.5, "url(#void)"]];

export default front({
  title: ["World", "Changers"],
  defs: fade("night", ["#1b1140", "#4b2766", "#1a0d2e"]) + glow("warm", ["#ffb7748c", "#ff8f6a00"]) + glow("void", ["#000000", "#0a0416", "#2f1240"]),
  body:
    '<rect width="240" height="300" fill="url(#night)"/>' +
    stars("the void", 46, 170) +
    '<circle cx="120" cy="140" r="130" fill="url(#warm)"/>' +
    BEHIND.map(([look, x, y]) => at(x, y, 0.6, figure(look))).join("") +
    '<ellipse cx="120" cy="182" rx="124" ry="40" fill="#ffb35c" opacity=".25"/>' +
    RINGS.map(([rx, ry, fill]) => `<ellipse cx="120" cy="182" rx="${rx}" ry="${ry}" fill="${fill}"/>`).join("") +
    stars("inside", 14, 1).replaceAll(/M(\d+) 0h0/g, (_, x: string) => `M${50 + (Number(x) % 140)} ${172 + (Number(x) % 20)}h0`) +
    BEFORE.map(([look, x, y, by]) => at(x, y, by, figure(look))).join(""),
});
