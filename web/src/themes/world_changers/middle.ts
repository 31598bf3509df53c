/** Some who may be invited. */
import { at } from "../../art/cover";
import { framed } from "../../art/middle";
import { figure } from "../../art/world_changers/figure";

const LOOKS = [
  "dark broad man, gilded_robe cream gold, beard black, gold_crown gold, round face, broad nose, gentle",
  "tan young slim woman, collar_gold, egyptian black, cobra gold, narrow face, kohl, red lips",
  "fair slim man, bowtie_coat ink, short dark, chin_beard dark, top_hat ink, long face, hollow cheeks, deep eyes, strong nose, heavy brows",
  "pale slim woman, great_ruff, gown crimson gold, tudor_curls copper, small_crown gold, long face, auburn brows, red lips",
  "dark old man, batik navy gold, wool grey, round face, broad nose, kind eyes, grin",
  "pale young woman, layered_robe plum, straight_long black, round face, narrow eyes, painted brows, red lips",
];
const GROUNDS = ["#c98a3a", "#2f8fa8", "#7d8fb0", "#b5563a", "#6f9a52", "#8a5aa8"];
const CARD = "M6 1H54Q59 1 59 6V74Q59 79 54 79H6Q1 79 1 74V6Q1 1 6 1Z";

export default framed(
  LOOKS.map((look, nth) => `<rect width="60" height="80" fill="${GROUNDS[nth]}"/><circle cx="30" cy="38" r="30" fill="#fff3d3" opacity=".35"/>${at(-6, 10, 0.72, figure(look))}`),
  60,
  80,
  CARD,
  "#fff3d3",
);
