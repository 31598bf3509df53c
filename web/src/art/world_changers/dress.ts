/** Dress. */
import { around, both, box, disc, each, fill, line, oval, put, ray, shade, sheen, steps } from "./strokes";
import { COLOURS, dark, GOLD, INK, light, RED } from "./colours";
import { lily } from "./hats";
import { BODY, BODY_SHADE, onBody, torso, type Draw } from "./person";

const OPEN_NECK = "M39 73L50 92L61 73L57 71Q50 76 43 71Z";
export const DRESS = {
  bare: (_c, _k, who) => ({ dress: fill("M18 130V104C18 86 28 79 41 74Q50 80 59 74C72 79 82 86 82 104V130Z", who.skin) +
    shade("M59 74C72 79 82 86 82 104V130H66Q70 92 59 74Z", 0.1) }),
  cloak: (c, k) => ({ dress: torso(k || COLOURS.bronze) + line("M50 80V104M38 90Q50 97 62 90", "#5b3416", 1.1, 'opacity=".6"') +
    fill("M12 130V104C12 84 24 78 37 73L47 104V130ZM88 130V104C88 84 76 78 63 73L71 104V130Z", c) + shade("M88 130V104C88 84 76 78 63 73L71 104V130Z") +
    line("M24 86Q30 98 30 118M34 80Q40 94 41 118M78 86Q76 98 78 118", dark(c), 1, 'opacity=".5"') + disc(36, 77, 4, GOLD, 'stroke="#8f5f16" stroke-width=".9"') +
    disc(36, 77, 1.6, "#8f5f16") }),
  bare_chest_cloak: (c, _k, who) => ({ dress: fill(BODY, who.skin) + line("M50 84V104M36 94Q44 98 49 94M64 94Q56 98 51 94", who.shadow, 1.2) +
    fill("M12 130V104C12 84 24 78 36 73L40 96L34 130ZM88 130V104C88 84 76 78 62 73L68 96L72 130Z", c) + shade("M88 130V104C88 84 76 78 62 73L68 96L72 130Z") +
    line("M22 88Q26 100 24 118M78 86Q76 98 80 118", dark(c), 1, 'opacity=".5"') + disc(66, 78, 3.8, GOLD, 'stroke="#8f5f16" stroke-width=".9"') }),
  cuirass: (c, k) => ({ dress: torso(c) + line("M34 92Q42 99 49 93M66 92Q58 99 51 93M50 80V112", "#7c5016", 1.3, 'opacity=".7"') +
    fill("M38 73Q50 86 62 73L59 69.5H41Z", light(c, 0.4)) + fill("M88 130V104C88 84 76 78 61 73L71 86L74 130Z", k) +
    fill("M12 130V104C12 84 24 78 38 73L30 84L26 104V130Z", k) + disc(50, 87, 4.5, light(c, 0.5), 'stroke="#8f5f16" stroke-width="1"') +
    line("M50 84V90M47 87H53", "#8f5f16", 0.9) + disc(66, 77, 3, GOLD) }),
  plate: (c) => ({ dress: torso(c, 0.1) + line("M50 80V112M36 92Q43 100 49 97M64 92Q57 100 51 97", "#7d8898", 1.1) +
    both(fill("M8 92Q10 77 30 75Q39 82 34 97Q20 103 8 92Z", light(c, 0.3), 'stroke="#7d8898" stroke-width="1"') +
    line("M12 88Q24 82 34 87M11 93Q24 89 34 93", "#7d8898", 1) +
    sheen("M14 83Q20 79 28 78.5", 1.6, 0.8)) + fill("M37 73Q50 84 63 73L61.5 65Q50 73 38.5 65Z", light(c, 0.4), 'stroke="#7d8898" stroke-width=".9"') +
    line("M38 70Q50 79 62 70", "#7d8898", 0.9) + sheen("M26 100Q34 108 44 104", 1.6, 0.5) }),
  scales: (c, k) => ({ dress: torso(c) + each([83, 89.5, 96, 102.5, 109], (y, j) => each(steps(11).map((i) => 12.5 + i * 7 +
    j % 2 * 3.5).filter((x) => onBody(x, y) && onBody(x + 6.4, y)), (x) => fill(`M${x} ${y}h6.4v3q-3.2 5-6.4 0z`, light(c, 0.1), `stroke="${k}" stroke-width="1"`))) +
    shade(BODY_SHADE, 0.14) + fill("M36 73Q50 86 64 73L61 68.5Q50 76 39 68.5Z", COLOURS.crimson) + line("M36.5 74Q50 86 63.5 74", GOLD, 1.6) }),
  robe: (c, k) => ({ dress: torso(c) + fill(OPEN_NECK, k) + line("M39 73L50 94L61 73", dark(c, 0.4), 1.1) +
    line("M50 94V130M30 86Q33 100 31 118M70 86Q67 100 69 118", dark(c, 0.35), 1, 'opacity=".5"') }),
  gilded_robe: (c, k) => ({ dress: torso(c) + fill("M36 73L45 130H55L64 73L57 71Q50 78 43 71Z", k) + line("M36 73L45 130M64 73L55 130", dark(k, 0.3), 1) +
    each([84, 92, 100, 108], (y) => fill(`M50 ${y - 3}l3 3-3 3-3-3z`, light(k, 0.55))) + line("M20 92Q30 98 34 110M80 92Q70 98 66 110", k, 1.8) }),
  cross_robe: (c, k) => ({ dress: torso(c) + fill("M35.5 73L56 130H68L43 70.5ZM64.5 73L50 95L44.5 86L57 70.5Z", k) +
    line("M35.5 73L56 130M64.5 73L50 95", dark(k, 0.3), 0.9) + each([[22, 94], [80, 96], [30, 106], [74, 108]], ([x, y]) => line(`M${x - 4} ${y}q2 -5 4 0t4 0`, k, 1.3)) }),
  layered_robe: (c) => ({ dress: torso(c) +
    each(["#8c4f8e", "#f2e3cf", "#c07f9f", "#e9c7d0", "#fff6ee"], (colour, i) => fill(`M${20 + i * 4} ${83 - i * 2.2}L50 ${118 - i * 6}L${80 - i * 4} ${83 - i * 2.2}L${76 - i * 4} ${80.5 - i * 2}L50 ${110 - i * 6}L${24 + i * 4} ${80.5 - i * 2}Z`, colour)) +
    each([[20, 96], [80, 96], [28, 112], [74, 112], [16, 108]], ([x, y]) => around(5, (cx, cy) => disc(x + 2 * cx, y + 2 * cy, 1.5, "#e6a9bd")) +
    disc(x, y, 1.1, "#fff1d0")) }),
  toga: (c, k) => ({ dress: torso(k) + fill("M88 130V104C88 84 76 78 61 73L22 112V130Z", c) +
    line("M62 78L32 110M70 81L42 114M78 87L54 118M84 95L66 122", dark(c, 0.4), 1.1, 'opacity=".35"') + shade(BODY_SHADE, 0.1) }),
  draped: (c, k, who) => ({ dress: fill(BODY, who.skin) + shade(BODY_SHADE, 0.1) + fill("M88 130V104C88 84 76 78 60 73.5L20 108V130Z", c) +
    line("M64 79L34 108M73 83L46 114M81 90L60 120", dark(c, 0.35), 1.2, 'opacity=".5"') + line("M60 73.5L20 108", k, 3) + line("M61.5 76.5L24 109", dark(k, 0.3), 0.8) }),
  suit: (c, k) => ({ dress: torso(c) + fill("M40 72L50 98L60 72L55 70H45Z", "#f8f3ea") + fill("M47.4 75H52.6L53.8 96L50 104L46.2 96Z", k) +
    fill("M46.6 74.4H53.4L52 79.5H48Z", light(k, 0.12)) +
    fill("M38.5 72L32 81L40 86L37 89L50 116V96ZM61.5 72L68 81L60 86L63 89L50 116V96Z", light(c, 0.1), `stroke="${dark(c, .4)}" stroke-width=".8"`) +
    fill("M40.5 71L44 69L50 76L45.5 81ZM59.5 71L56 69L50 76L54.5 81Z", "#fffdf6", 'stroke="#d8cfbe" stroke-width=".6"') + line("M22 94H31", light(c, 0.2), 1.2) }),
  bowtie_coat: (c) => ({ dress: torso(c) + fill("M40 72L50 96L60 72L55 70H45Z", "#f8f3ea") +
    fill("M38.5 72L30 83L39 87L36.5 90L50 118V96ZM61.5 72L70 83L61 87L63.5 90L50 118V96Z", light(c, 0.12), `stroke="${dark(c, .5)}" stroke-width=".8"`) +
    fill("M41 70L45 68L50 74L45 79ZM59 70L55 68L50 74L55 79Z", "#fffdf6") + fill("M50 77.5L40.5 73V82.5ZM50 77.5L59.5 73V82.5Z", INK) + disc(50, 77.7, 2, "#3a3342") +
    disc(50, 90, 0.9, "#cdbfa6") + disc(50, 95, 0.9, "#cdbfa6") }),
  frock: (c, k) => ({ dress: torso(c) + each([17, 24, 31, 69, 76, 83], (x) => line(`M${x} 84L${x + (x < 50 ? 4 : -4)} 130`, k, 1.4, 'opacity=".75"')) +
    fill("M38.5 72L50 118L61.5 72Z", "#e9dcc4") + fill("M43.5 67H56.5L60 76.5L54.5 80L57 94L50 99L43 94L45.5 80L40 76.5Z", "#fffaf0") +
    line("M46 83L53 85M46.5 89L54.5 89M42 74L58 74", "#cbbfa8", 1) + fill("M37 73L28 83L45 122L48 112ZM63 73L72 83L55 122L52 112Z", dark(c, 0.25)) +
    disc(30, 89, 4.6, COLOURS.white) + disc(30, 89, 3.3, RED) + disc(30, 89, 1.7, COLOURS.blue) }),
  ermine: (c) => ({ dress: torso(c) + each([[20, 92], [29, 103], [80, 92], [71, 103], [16, 108], [84, 108]], ([x, y]) => lily(x, y, 0.62, GOLD)) +
    fill("M35 72C24 84 30 104 40 116H60C70 104 76 84 65 72L57 70L50 80L43 70Z", "#fbf4e6") +
    each([[36, 82], [40, 93], [46, 104], [64, 82], [60, 93], [54, 104], [33, 92], [67, 92], [50, 110]], ([x, y]) => fill(`M${x} ${y}l1.5 5h-3z`, INK)) +
    fill("M43 68H57L60 79L50 94L40 79Z", "#fffdf6", 'stroke="#d5c8ac" stroke-width=".9"') + line("M45 74L55 74M44 80Q50 84 56 80", "#d5c8ac", 0.9) }),
  ruff: () => ({ dress: oval(50, 69, 26, 11, "#f3ead9") + each(steps(17), (i) => { const a = Math.PI * i / 16; return disc(50 - 25 * Math.cos(a), 68 +
    12 * Math.sin(a), 4.8, "#fffaf0", 'stroke="#cfc2a8" stroke-width=".9"'); }) + oval(50, 66, 20, 8, "#e6dac4") }),
  great_ruff: () => ({ back: disc(50, 57, 32, "#fbf5ea") + around(28, (c, s) => line(ray(50, 57, 15, 30, c, s), "#d3c5aa", 1) + disc(50 + 31 * c, 57 +
    31 * s, 4, "#fffaf0", 'stroke="#d3c5aa" stroke-width=".9"')), dress: fill("M30 70Q50 88 70 70L75 77Q50 97 25 77Z", "#fffaf0") +
    line("M29 76L34 72M36 82L39 76M45 86L46 79M55 86L54 79M64 82L61 76M71 76L66 72", "#cfc2a8", 1) }),
  gown: (c, k) => ({ dress: torso(c) + fill("M38 82L46 130H54L62 82Q50 92 38 82Z", k) +
    each([[24, 90], [32, 98], [68, 98], [76, 90], [20, 102], [80, 102], [28, 112], [72, 112]], ([x, y]) => fill(`M${x} ${y - 3}l3 3-3 3-3-3z`, GOLD) +
    disc(x, y, 0.9, "#fff8ea")) + line("M34 84Q50 108 66 84M38 84Q50 100 62 84", "#fff8ea", 2.4, 'stroke-dasharray=".1 3.5"') +
    fill("M50 100l3.5 4-3.5 5-3.5-5z", RED, 'stroke="#e3b04b" stroke-width="1"') }),
  doublet: (c, k) => ({ dress: torso(c) + line("M50 78V130", k, 1.3) + each([86, 93, 100, 107], (y) => disc(50, y, 1.7, k)) +
    line("M25 87L30 130M75 87L70 130M36 84L40 130M64 84L60 130", k, 1.2, 'opacity=".65"') + line("M30 84Q50 112 70 84", GOLD, 1.8) +
    disc(50, 99, 3.6, GOLD, 'stroke="#8f5f16" stroke-width=".8"') }),
  fur_coat: (c, k) => ({ dress: torso(c) + fill("M35 73C28 88 35 104 41 130H59C65 104 72 88 65 73L58 70.5L50 90L42 70.5Z", k) +
    line("M38 80l-3 4M38 88l-3 4M40 97l-3 4M62 80l3 4M62 88l3 4M60 97l3 4M43 84l-2 4M57 84l2 4", dark(k, 0.4), 1.2, 'opacity=".65"') +
    fill("M44 72L50 88L56 72Q50 76 44 72Z", COLOURS.cream) }),
  deel: (c, k) => ({ dress: torso(c) + fill("M39 72L68 86L64 130H56L60 90L41 79Z", k) + fill("M36.5 74.5Q50 85 63.5 74.5L60 68.5Q50 75 40 68.5Z", COLOURS.brown) +
    line("M40 74l-1 4M46 77l-.5 4M54 77l.5 4M60 74l1 4", dark(COLOURS.brown, 0.4), 1) + line("M16 98Q24 90 30 98T42 96M20 112Q28 104 34 112", k, 1.5) }),
  collar_gold: () => ({ dress: fill("M14 130V104C16 86 26 79 39 73Q50 79 61 73C74 79 84 86 86 104V130Z", "#f4ead6") +
    shade("M61 73C74 79 84 86 86 104V130H66Q72 92 61 73Z", 0.1) + fill("M24 80Q50 112 76 80L62 71.5Q50 79 38 71.5Z", GOLD) +
    line("M28 83Q50 108 72 83", COLOURS.teal, 3.6) +
    line("M33 79.5Q50 99 67 79.5", RED, 2.6) + line("M37 76Q50 91 63 76", COLOURS.navy, 2.4) +
    line("M26 82Q50 110 74 82", "#fff3c9", 1.6, 'stroke-dasharray=".1 3.6"') }),
  batik: (c, k) => ({ dress: torso(c) +
    each([[24, 88], [34, 97], [19, 101], [67, 97], [77, 88], [82, 101], [50, 104], [41, 87], [59, 87], [28, 111], [72, 111], [42, 114], [58, 114]], ([x, y], i) => disc(x, y, 4.2, i % 2 ? k : COLOURS.orange, `stroke="${dark(c, .4)}" stroke-width="1.4"`) +
    disc(x, y, 1.5, i % 2 ? RED : COLOURS.cream)) + fill("M40 71L50 84L60 71L67 77L53 96H47L33 77Z", light(c, 0.12), `stroke="${dark(c, .5)}" stroke-width=".9"`) +
    line("M50 92V130", dark(c, 0.5), 1) }),
  cardigan: (c, k) => ({ dress: torso(c) + fill("M39.5 72L50 106L60.5 72L55 70H45Z", k) +
    fill("M41 70.5L50 80L43.5 88L35 77ZM59 70.5L50 80L56.5 88L65 77Z", "#fff8ec", 'stroke="#d4c6ad" stroke-width=".9"') + line("M39 76L50 110L61 76", dark(c), 1.1) +
    line("M50 110V130", dark(c), 1.1) + disc(50, 116, 1.5, COLOURS.cream) + line("M26 92L30 122M74 92L70 122M34 90L37 122M66 90L63 122", dark(c), 0.9, 'opacity=".4"') }),
  checker: (c, k) => ({ dress: fill(BODY, c) + each(steps(5), (j) => each(steps(10), (i) => (i + j) % 2 || !onBody(10 + i * 8, 84 + j * 8) || !onBody(18 + i * 8, 84 +
    j * 8) ? "" : box(10 + i * 8, 84 + j * 8, 8, 8, k))) + fill("M36 73Q50 90 64 73L61 69Q50 77 39 69Z", GOLD) + line("M37 75Q50 90 63 75", "#8f5f16", 0.9) +
    shade(BODY_SHADE) }),
  fringed: (c, k, who) => ({ dress: fill(BODY, who.skin) + shade(BODY_SHADE, 0.1) + fill("M88 130V104C88 84 76 78 61 73L22 112V130Z", c) +
    line("M70 82L44 108M79 88L58 112", dark(c), 1.1, 'opacity=".5"') + each(steps(8), (i) => line(`M${60 - i * 5} ${74 + i * 5}l-4 5`, k, 2.2)) +
    line("M61 73L22 112", k, 2) }),
  stars: () => ({ dress: each([[20, 92], [28, 101], [76, 90], [70, 100], [82, 103], [18, 108], [62, 110], [36, 110]], ([x, y]) => put(x, y, fill("M0-3.6L.9-.9L3.6 0L.9.9L0 3.6L-.9.9L-3.6 0L-.9-.9Z", "#f2cf72"))) }),
  stripes: (c) => ({ dress: each([20, 28, 36, 64, 72, 80], (x) => line(`M${x} ${x > 30 && x < 70 ? 80 : 84}V130`, c, 2.4, 'opacity=".8"')) }),
  cross_pin: () => ({ held: line("M27 84V92M24 86.8H30", "#5b4a56", 1.6) }),
} satisfies Record<string, Draw>;
