/** What stands behind a figure. It reaches beyond the field, so a wider or taller frame shows no edge. */
import { around, box, disc, each, faint, fill, line, oval, put, ray, shade, tidy } from "./strokes";
import { dark, GOLD, INK, RED, SILVER, WOOD } from "./colours";
import { lily } from "./hats";
import { type Draw } from "./person";

const jar = (x: number, y: number, colour: string): string => box(x, y - 10, 8, 10, colour, 1.8) + box(x + 1.5, y - 12, 5, 2.4, dark(colour, 0.3), 0.8);
export const SCENERY = {
  lily_banner: () => ({ far: line("M83 -10V130", WOOD, 2.6) +
    fill("M82 3Q62 -2 44 5Q26 11 4 3Q12 12 5 20Q14 24 8 33Q30 40 50 31Q66 25 82 31Z", "#fbf5ea", 'stroke="#dccfb4" stroke-width=".8"') +
    line("M70 2Q66 16 70 28M28 8Q24 20 28 36", "#dccfb4", 1) + lily(18, 19, 1.1) + lily(75, 16, 0.9) + fill("M83 -12L86 -4H80Z", GOLD) }),
  table_mountain: () => ({ far: fill("M-90 78L-20 62L2 40H20L24 44L34 38H66L78 39L84 46H100L126 66L190 76V130H-90Z", "#4f7a9c", 'opacity=".75"') +
    fill("M2 40H20L24 44L34 38H66L78 39L84 46H100L104 50H0Z", "#7fa3bd", 'opacity=".8"') }),
  galleon: () => ({ far: line("M84 14V60M72 24V60M96 30V60", WOOD, 1.7) +
    each([[84, 17, 15, 14], [84, 33, 19, 16], [72, 28, 11, 12], [72, 42, 13, 11], [96, 34, 9, 14]], ([x, y, w, h]) => fill(`M${x - w / 2} ${y}H${x + w / 2}Q${x + w * .8} ${y + h / 2} ${x + w / 2} ${y + h}H${x - w / 2}Q${x - w * .15} ${y + h / 2} ${x - w / 2} ${y}Z`, "#fdf6e6")) +
    line("M84 22V28M81 25H87", RED, 1.8) + fill("M84 14L94 11L84 9ZM72 24L64 21.5L72 19.5Z", RED) +
    fill("M62 56H70V59H98L104 54Q103 68 96 74H70Q63 70 62 56Z", "#7a4a2a") +
    line("M64 64H101", GOLD, 1.2) + wavesBehind("#2f5f9e") }),
  tower_of_florence: () => ({ far: faint(0.9, box(78, 34, 20, 100, "#b98f63") + box(75, 30, 26, 6, "#a37a50") +
    each([75, 81, 87, 93, 99], (x) => box(x, 26, 3.5, 5, "#a37a50")) + box(83, 6, 9, 24, "#b98f63") + box(81, 4, 13, 4, "#a37a50") +
    each([81, 85.5, 90], (x) => box(x, 0.5, 2.6, 4, "#a37a50")) +
    each([[82, 44], [90, 44], [82, 60], [90, 60]], ([x, y]) => fill(`M${x} ${y + 8}V${y + 2}Q${x + 2} ${y - 1} ${x + 4} ${y + 2}V${y + 8}Z`, "#5d4636")) +
    disc(87.5, 18, 2.6, "#f3e6cf")) }),
  great_wall: () => ({ far: fill("M-90 84Q-30 58 0 66Q26 52 50 62T100 48T190 66V130H-90Z", "#4f8a6a", 'opacity=".85"') +
    fill("M-90 78L-40 64L0 58L18 64L34 54L66 58L84 42L104 36L190 52V60L104 45L86 52L68 68L36 64L18 74L0 67L-40 73L-90 88Z", "#d9c49a") +
    line("M-90 78L-40 64L0 58L18 64L34 54L66 58L84 42L104 36L190 52", "#a98f60", 2.6, 'stroke-dasharray="3 2.4"') +
    each([[2, 46, 1], [82, 26, 1.1]], ([x, y, s]) => put(x, y, box(0, 0, 15, 22, "#cbb385") + box(-1.5, -4, 18, 6, "#a98f60") +
    each([-1.5, 3.5, 8.5, 13.5], (k) => box(k, -7, 3, 4, "#a98f60")) + fill("M5 22V13Q7.5 10 10 13V22Z", "#6b5540"), 0, s)) }),
  bow: () => ({ far: line("M81 4Q112 48 83 100", "#6b3d1c", 4) + line("M81 4Q112 48 83 100", "#b9783c", 1.2) + line("M81 4L83 100", "#efe2c6", 1) }),
  yurt: () => ({ far: fill("M-90 74Q0 62 50 70T190 66V130H-90Z", "#7fa35c", 'opacity=".9"') + put(14, 66, fill("M-13 8V-2Q0 -14 13 -2V8Z", "#f3ead9") +
    fill("M-15 -1Q0 -16 15 -1Q0 -6 -15 -1Z", "#e2d3b8") + fill("M-3 8V0H3V8Z", RED) + line("M-13 2H13", "#b9783c", 1)) }),
  turtle_ship: () => ({ far: wavesBehind("#2f5f9e") + fill("M64 56Q80 36 97 54L96 62H66Z", "#5d6b4a") + line("M66 57Q80 42 96 56M70 60Q80 50 92 60", "#3f4a32", 1) +
    line("M69 52l1 -5M75 47.5l.6 -5M81 46V41M87 47.5l.8 -5M92.5 51l1.6 -4.5", GOLD, 1.5) + fill("M60 61H101L96 73H67Z", WOOD) + line("M61 64H100", GOLD, 1.1) +
    line("M70 67l-3 9M77 67l-3 9M84 67l-3 9M91 67l-3 9", "#4b2c16", 1.5) + fill("M93 58Q92 49 97 46L95 42L100 44Q106 45 106 50L101 51Q100 56 101 60Z", RED) +
    disc(100, 47.5, 1, "#fff3c9") }),
  guillotine: () => ({ far: faint(0.92, box(75, 10, 3.6, 92, WOOD) + box(94, 10, 3.6, 92, WOOD) + box(72.5, 6, 28, 5, WOOD) + fill("M78.6 17H94V27L78.6 36Z", SILVER) +
    line("M78.6 36L94 27", "#fff", 1.2) + box(78.6, 13, 15.4, 4.5, "#6b4526") + box(76, 66, 21, 4.6, WOOD) + disc(86.3, 68, 3.6, "#4a2f1a")) }),
  white_horse: () => ({ far: put(-5, 2, fill("M60 130C60 82 64 58 75 45Q77 36 75 28L82 32Q85 28 88 34C92 39 96 47 101 53Q104 58 101 62Q97 66 92 62L85 58C83 66 88 82 93 130Z", "#fbf6ec") +
    shade("M85 58C83 66 88 82 93 130H82Q80 90 78 66Q82 62 85 58Z", 0.1) + fill("M77 32Q68 42 65 57Q62 70 61 92L54 82Q56 54 69 38Q73 31 78 27Z", "#e3d6c0") +
    line("M72 38Q64 52 61 76M68 44Q60 58 58 80", "#c9b99c", 1.2) + oval(87.5, 43, 1.7, 2, INK) + disc(98.5, 57.5, 1.2, "#8d7a6a") +
    line("M81 56Q80 47 82 38M81.5 54L95 49M95 49L99 53", "#8a4526", 1.6) + disc(94.5, 49.5, 1.5, GOLD)) }),
  elephant: () => ({ far: fill("M62 46Q63 22 80 21Q97 22 99 41Q100 50 96 57Q98 68 99 80Q100 94 91 97Q84 97 84 90Q89 91 90 84Q90 74 85 64Q74 66 67 58Z", "#8d8a94") +
    fill("M66 26Q51 30 54 50Q59 66 71 60Q80 48 77 34Q73 25 66 26Z", "#a8a5af") +
    fill("M66 31Q57 34 59 49Q63 59 70 55Q75 46 73 36Q70 30 66 31Z", "#c9a9ab", 'opacity=".55"') +
    line("M90 66Q93 65 96 66M91 73Q94 72 97.5 73M91.5 80Q94 79.5 98 80.5M91 87Q94 88 98 88", "#6d6a74", 1) + disc(86, 39, 1.8, INK) +
    line("M83 35.5Q86 34 89 36", "#6d6a74", 1.1) + fill("M85 58Q92 70 104 66Q97 76 87 72Q81 66 82 60Z", "#fbf3df") + fill("M74 22Q80 14 92 24L90 30Q82 24 76 29Z", RED) +
    line("M75 28Q82 23 90 29.5", GOLD, 1.3) }),
  alps: () => ({ far: fill("M-90 84L-60 52L-38 66L-14 34L4 56L18 26L50 84Z", "#5f83b5") + fill("M18 26L50 84H24L20 58L24 48ZM-14 34L4 56L-4 84Z", "#4b6c9c") +
    fill("M18 26L9 45L14 43L17 50L22 44L28 45ZM-14 34L-24 48L-18 47L-12 53L-8 45L-5 45Z", "#fffaf0") }),
  camel: () => ({ far: fill("M-90 80Q-10 62 50 74T190 66V130H-90Z", "#e3c07e", 'opacity=".8"') +
    put(-6, -4, fill("M58 140Q56 74 68 68Q76 50 85 66Q90 68 89 58Q86 46 86 39Q86 30 94 30Q101 31 104 37L103 42Q98 43 94.5 41Q94 52 98 62Q104 78 101 140Z", "#c79a5c") +
    fill("M68 68Q76 50 85 66Q80 62 76 66Q72 64 68 68Z", "#a87c42") + fill("M88 30L86 25L91 29Z", "#a87c42") + disc(95.5, 34.5, 1.3, INK) +
    line("M89 40L97 33M92 41Q96 42 100 41.5", RED, 1.4) + fill("M66 72Q76 62 88 72L90 90Q76 84 64 92Z", RED) + line("M65 88Q76 80 89.5 86", GOLD, 1.6)) }),
  mud_mosque: () => ({ far: faint(0.95, fill("M60 130V60H66V50Q69 40 72 50V58H80V38Q84 20 88 38V58H95V48Q98 40 101 48V60H108V130Z", "#c08a4f") +
    fill("M88 38V58H95V48Q98 40 101 48V60H108V130H92V70Z", "#9c6a38") +
    line("M80 42h-3M88 42h3M80 48h-3M88 48h3M66 54h-3M101 52h3M64 68h4M74 66h4M94 68h4M64 78h4M94 80h4", "#5b3a1c", 1.4) + disc(84, 26, 1.8, "#fbf3df")) +
    fill("M-90 82Q0 70 50 78T190 72V130H-90Z", "#d9a85a", 'opacity=".55"') }),
  moon_and_blossoms: () => ({ far: disc(50, 38, 35, "#fdf3d6", 'opacity=".9"') +
    line("M108 -6Q88 8 84 22Q80 30 70 34M92 6Q98 18 96 30M86 16Q76 14 70 8", "#4a332c", 2.4) +
    each([[84, 22], [70, 34], [96, 30], [70, 8], [91, 8], [78, 29], [97, 18], [79, 14]], ([x, y]) => around(5, (c, s) => disc(x + 2.6 * c, y +
    2.6 * s, 2.2, "#f5b6c6")) + disc(x, y, 1.2, "#d96a86")) +
    each([[16, 30], [10, 54], [24, 64], [88, 60]], ([x, y]) => oval(x, y, 2.6, 1.6, "#f5b6c6", `transform="rotate(30 ${x} ${y})"`)) }),
  pyramids: () => ({ far: fill("M-90 80Q0 70 50 76T190 72V130H-90Z", "#e9cf94", 'opacity=".85"') + fill("M58 78L82 36L110 78Z", "#e6c27a") +
    fill("M82 36L110 78H88Z", "#c99a52") + fill("M-14 78L6 46L26 78Z", "#e6c27a") + fill("M6 46L26 78H10Z", "#c99a52") }),
  sun_disc: () => ({ far: around(20, (c, s, i) => line(ray(50, 42, 37, i % 2 ? 47 : 52, c, s), "#f2c14e", 3.4)) + disc(50, 42, 36, "#f2c14e") +
    disc(50, 42, 31, "#f9dd8c") + disc(50, 42, 31, "none", 'stroke="#c58a24" stroke-width="1.4" stroke-dasharray="4 3"') }),
  stele: () => ({ far: fill("M69 130V44Q69 20 84 20T99 44V130Z", "#4d4953") + fill("M72 130V45Q72 23 84 23T96 45V130Z", "#625d68") +
    each([56, 63, 70, 77, 84, 91, 98], (y, i) => line(`M75 ${y}h${3 + i % 2 * 2}M${81 + i % 2 * 2} ${y}h4M88 ${y}h${5 - i % 2 * 2}`, "#c9c0b8", 1.7)) +
    fill("M75 50Q75 38 78 36Q81 38 80.5 50ZM86 50V42Q86 36 89.5 35Q93 36 93 42V50Z", "#a39ca6") + disc(78, 33, 2.6, "#a39ca6") + disc(89.5, 32, 2.8, "#a39ca6") +
    line("M72 51H96", "#a39ca6", 1.2) }),
  car: () => ({ far: fill("M62 62V38Q62 36 64 36H86L89 56L101 58Q104 60 104 66V71H60V64Z", "#2b2830") + box(60, 34, 29, 4, "#1a181f", 2) +
    box(66, 41, 8, 13, "#bcd3e0", 1) + fill("M77 41H84L86 54H77Z", "#bcd3e0") + line("M89 56L101 58", "#57525f", 1.2) + disc(69, 73, 8, "#15131a") +
    disc(69, 73, 5.4, "#f3dfae") + disc(95, 73, 8, "#15131a") + disc(95, 73, 5.4, "#f3dfae") +
    each([69, 95], (x) => around(8, (c, s) => line(ray(x, 73, 1, 5.4, c, s), "#6b5a3a", 0.9))) + disc(103, 62, 2.6, "#ffe9a8") +
    fill("M58 71Q64 62 76 66L84 70H92Q96 62 106 70", "none", 'stroke="#15131a" stroke-width="2"') }),
  spear: () => ({ far: line("M88 0L78 130", WOOD, 2.8) + fill("M85.5 8L89.5 -14L92 8.5L88.8 12Z", SILVER) }),
  leaflets: () => ({ far: each([[14, 18, -20], [80, 14, 16], [90, 44, -24], [8, 52, 24], [22, 72, -10], [72, 34, 40], [30, 6, 30], [96, 72, 12]], ([x, y, r]) => put(x, y, fill("M-6 -8H6V8H-6Z", "#fffaf0", 'stroke="#d9b98f" stroke-width=".8"') +
    line("M-3.5 -4.5H3.5M-3.5 -1.5H3.5M-3.5 1.5H3.5M-3.5 4.5H1", "#b99d78", 0.9), r)) }),
  wheel_law: () => ({ far: disc(50, 40, 38, "#fff0b8", 'opacity=".5"') + disc(50, 40, 38, "none", 'stroke="#8a3f12" stroke-width="4.5"') +
    disc(50, 40, 38, "none", 'stroke="#f7d77a" stroke-width="1.6"') + around(24, (c, s) => line(ray(50, 40, 6, 36, c, s), "#8a3f12", 1.9) + disc(50 + 33 * c, 40 +
    33 * s, 1.5, "#8a3f12")) }),
  columns: () => ({ far: fill("M-90 4H190V14H-90Z", "#e9d9f4", 'opacity=".75"') + fill("M-90 14H190V18H-90Z", "#5d3a86", 'opacity=".4"') +
    each([-40, -18, 4, 78, 100, 122], (x) => box(x, 18, 13, 120, "#e9d9f4", 0, 'opacity=".6"') + box(x - 1.5, 16, 16, 4, "#e9d9f4", 0, 'opacity=".85"') +
    line(`M${x + 3} 22V120M${x + 6.5} 22V120M${x + 10} 22V120`, "#5d3a86", 1, 'opacity=".45"')) }),
  obelisk: () => ({ far: fill("M76 82L79 12L83 3L87 12L90 82Z", "#f4ecdf") + fill("M83 3L87 12L90 82H83Z", "#d6c8dc") +
    fill("M-90 80Q0 74 50 78T190 76V130H-90Z", "#4b2f6b", 'opacity=".6"') + each([4, 12, 19, 27, 74, 81, 92, 99], (x, i) => disc(x, 79 + i % 2 * 3, 3.2, "#3a2454")) }),
  rays: () => ({ far: around(18, (c, s) => fill(`M50 42L${tidy(50 + 160 * (c - .07 * s))} ${tidy(42 + 160 * (s + .07 * c))}L${tidy(50 + 160 * (c + .07 * s))} ${tidy(42 + 160 * (s - .07 * c))}Z`, "#ffdf8a", 'opacity=".55"')) }),
  apothecary: () => ({ far: faint(0.9, box(-90, 30, 280, 3, "#5d3a28") + box(-90, 62, 280, 3, "#5d3a28") + jar(2, 30, "#c9743c") + jar(13, 30, "#4f8f8a") +
    jar(80, 30, "#d8b04f") + jar(90, 30, "#7a5aa8") + jar(-12, 30, "#d8b04f") + jar(104, 30, "#c9743c") + jar(1, 62, "#7fa35c") + jar(11, 62, "#d9cba8") +
    jar(84, 62, "#4f8f8a") + jar(94, 62, "#b8524a")) }),
  dark_wood: () => ({ far: faint(0.75, line("M8 130Q10 70 4 10M8 60Q16 48 20 30M7 44Q0 34 -6 26M92 130Q90 74 96 8M92 64Q84 50 82 34M93 48Q100 38 106 30M20 36Q24 28 22 20M82 40Q78 30 80 22", "#26406b", 4) +
    line("M-20 130Q-18 60 -24 0M122 130Q120 60 126 0", "#26406b", 5)) }),
  night_stars: () => ({ far: each([[10, 16, 1], [24, 8, 0.6], [84, 14, 1.1], [94, 32, 0.7], [6, 44, 0.6], [76, 6, 0.6], [92, 54, 0.5], [16, 30, 0.5]], ([x, y, s]) => put(x, y, fill("M0 -7Q.8 -.8 7 0Q.8 .8 0 7Q-.8 .8 -7 0Q-.8 -.8 0 -7Z", "#fff6d8"), 0, s)) +
    line("M10 16L24 8L16 30M84 14L94 32L76 6", "#fff6d8", 0.7, 'opacity=".6"') }),
  palm_court: () => ({ far: faint(0.8, line("M8 130Q6 80 12 40M94 130Q96 80 90 44", "#6b4a2c", 3) +
    each([-170, -130, -90, -50, -10], (a) => put(12, 40, fill("M0 0Q10 -7 22 2Q10 0 0 3Z", "#3f7c4c"), a) +
    put(90, 44, fill("M0 0Q10 -7 22 2Q10 0 0 3Z", "#3f7c4c"), a))) }),
} satisfies Record<string, Draw>;
function wavesBehind(colour: string): string { return fill("M-90 76q7 -6 14 0" + "t14 0".repeat(20) + "V130H-90Z", colour, 'opacity=".8"'); }
