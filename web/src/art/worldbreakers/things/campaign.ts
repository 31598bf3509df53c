/** Scenes of orders, New Rules and chapters. */
import type { Figure } from "./figures";
import type { Scenes } from "./colours";
import { CREAM, GOLD, INK, RED, SKIN, STEEL, STEEL_DARK, WOOD, WOOD_DARK } from "./colours";
import { at, box, darker, dot, each, edge, fill, lighter, line, num, oval, soft, times } from "./draw";
import { HATS, camelShape, figure, grazingHorse, horseShape, lance, riderShape, saddle } from "./figures";
import { crescent, dustPuffs, flame, glow, rays, smokePuffs, sparkle } from "./light";
import { arrowShape, domeShape, flagShape, gerShape, horsetail, lancer, lanternShape, pagodaRoof, pagodaShape, paizaShape, pickShape, potShape, saberShape, shieldShape, shipShape, soldier, spearShape, spearWood, stallShape, swordShape, towerShape, wallShape } from "./shapes";

export const ORDERS = {
  recruit: () => at(16, 92, 1.1, gerShape()) + at(92, 88, 0.9, gerShape("#3c6e8f")) + at(76, 104, 1.2, flagShape(RED)) +
    at(46, 112, 2, at(13, 0, 0.75, spearShape(60)) + figure({ robe: "#3f7a4a", hat: "helmet", hands: [[13, -20], [-9, -12]] })) +
    at(32, 90, 0.62, shieldShape(RED)),
  charge: () => line("M-6 44H10M-8 60H6M-4 76H8", "#fff", 2.4, soft(0.7)) + dustPuffs(0, 104, 1) + dustPuffs(-34, 104, 1) +
    lancer(30, 66, 0.5, { horse: "#7d5a3c", coat: "#6b6a3a" }) + lancer(66, 82, 0.62, { horse: "#4a2f1d", coat: "#3c6e8f" }) +
    lancer(40, 106, 0.86, { horse: "#8a4f2b", coat: "#c8442f", hat: "plume" }) + dustPuffs(16, 108, 0.6),
  muster: () => fill("M-50 72Q0 62 50 68T150 66V112H-50z", "#2b3a4a") + crescent(80, 24, 11) +
    each([[12, 84, 0.8], [44, 78, 0.6], [90, 82, 0.75], [-24, 86, 0.9], [126, 84, 0.9]], ([x, y, k]) => at(x, y, k, gerShape()) +
    at(x, y, k, fill("M-22 0V-13Q0-33 22-13V0z", "#18213f", soft(0.5)))) + fill("M-50 92Q20 82 60 90T150 88V112H-50z", "#1d2a36") +
    glow(50, 96, 34, "#ffb45a", 0.9) + flame(50, 104, 0.9) + line("M38 104L62 104M41 107L59 101", WOOD, 3.4) +
    at(24, 108, 1.3, figure({ robe: "#4b5a4a", hat: "helmet", legs: "sit", hands: [[11, -8]] })) +
    at(78, 108, 1.3, figure({ robe: "#6b3a2c", hat: "furhat", legs: "sit", hands: [[-11, -8]] })) + at(8, 108, 0.8, spearShape(58), -8),
  sappers: () => at(56, 48, 1, wallShape("#c6b18b", 130, 26)) + at(64, 48, 0.8, towerShape("#b59f78", 44, 24)) +
    fill("M58 14L66 26 58 34 68 48H58L60 36 52 28z", "#4b372a") + box(-50, 48, 200, 64, "#8a6b48") + line("M-50 48H150", "#6f8f4f", 5) +
    fill("M-50 112V84Q-10 66 30 70 66 62 84 66 92 84 80 108L60 112z", "#3b2a20") +
    line("M-10 108V74M-16 76H30M24 108V72M20 72H66M60 106V70", WOOD, 4) +
    at(40, 110, 1.05, figure({ robe: "#7a5a3c", hat: "helmet", legs: "walk", hands: [[13, -26], [11, -20]] })) + at(54, 88, 0.6, pickShape(), 42) +
    at(10, 108, 0.9, box(-10, -22, 20, 22, "#7b4b2a") + line("M-10-17H10M-10-5H10", "#3c4347", 2.4) + line("M0-22Q4-30 10-28", "#d9b27a", 1.6)) +
    sparkle(19, 83, 4, "#ffd35a") + at(32, 70, 0.36, lanternShape()) +
    each([[76, 72], [70, 86], [80, 94], [72, 102]], ([x, y]) => fill(`M${x} ${y}l4-5 5 3 0 5z`, "#a8875c")),
  drill: () => at(70, 104, 1.1, line("M0 0V-56M-18-42H18", WOOD, 5) + fill("M-11-46Q-13-22 0-20T11-46z", "#d9b27a") + dot(0, -56, 9, "#e6c88a") +
    line("M-8-40H8M-9-32H9", "#a9783f", 1.8) + line("M-4-58l3 3m0-3l-3 3M2-58l3 3m0-3l-3 3", INK, 1.4)) +
    at(28, 108, 1.55, figure({ robe: "#3f7a4a", hat: "furhat", legs: "run", hands: [[14, -30], [-10, -18]] })) + at(51, 62, 0.62, saberShape(), 60) +
    line("M62 40Q82 44 88 60", "#fff", 3, soft(0.7)) + at(-22, 104, 0.9, shieldShape()) +
    at(122, 104, 1, line("M0 0V-56M-18-42H18", WOOD, 5) + fill("M-11-46Q-13-22 0-20T11-46z", "#d9b27a") + dot(0, -56, 9, "#e6c88a")) +
    dustPuffs(14, 110, 0.5),
  fallen: () => dot(50, 44, 28, "#e8734a", soft(0.85)) + fill("M-50 84Q0 72 50 80T150 78V112H-50z", "#3a2226") + oval(50, 106, 44, 15, "#4f3230") +
    each([[22, 102], [36, 108], [66, 108], [80, 102]], ([x, y]) => oval(x, y, 8, 4.5, "#7a6258")) +
    `<g transform="translate(50 26) rotate(180)">${at(0, 0, 1.08, swordShape())}</g>` + fill("M38 106Q46 96 54 100 60 98 64 107z", "#5f3f3a") +
    at(24, 98, 1, fill("M-14 6Q-15-14 0-16T14 6Q0 0-14 6z", "#9aa6ad", edge(STEEL_DARK)) + line("M0-16V-23", STEEL_DARK, 2.4) +
    fill("M0-22Q-15-28-17-11-10-19 0-17z", RED), -16) +
    at(50, 32, 0.95, fill("M4-8L40 4 52 26 44 36 30 22 2 10z", "#3f7a4a") + line("M10-7L6 11", "#f3d27a", 4) +
      box(-9, -10, 18, 20, SKIN, ' rx="7"') + line("M-9-5H4M-9 0H4M-9 5H4", "#5a1f10", 1, soft(0.4))) +
      each([[66, 68], [74, 82]], ([x, y]) => fill(`M${x} ${y}q5 8 0 11-5-3 0-11z`, "#e0484f")),
  loneRider: (p) => glow(50, 48, 46, "#fff4cf", 0.6) + dot(50, 50, 31, "#f7d27a") +
    fill("M-50 98Q10 96 30 90 50 82 74 90T150 100V112H-50z", darker(p.h2, 0.35)) +
    at(48, 92, 0.86, riderShape({ horse: "#2f1f18", coat: "#3a2a24", hat: "furhat", hatColour: "#8c2f22", cape: "#8c2f22",
    held: line("M-10-14L32-82", "#2b1d17", 3) + fill("M30-80L40-94 37-76z", STEEL) + fill("M26-72L44-70 38-62 20-62z", RED) +
    line("M4-46L14-52", "#3a2a24", 5) })),
  camp: () => at(74, 86, 1.35, gerShape()) + at(8, 80, 0.8, gerShape("#3c6e8f")) + at(112, 92, 0.6, grazingHorse()) +
    at(-22, 92, 0.6, grazingHorse("#4a2f1d")) + at(46, 106, 0.9, potShape()) + smokePuffs(48, 68, 0.55, "#fff", 0.6) +
    at(18, 108, 1.3, figure({ robe: "#5c6b4a", hat: "none", legs: "sit", hands: [[12, -10]] }) + line("M-6-34L6-32", "#fffaf0", 3.4) +
    fill("M-6-35Q0-41 6-34z", INK)) + at(82, 110, 1.2, figure({ robe: "#8c2f22", hat: "furhat", legs: "sit", hands: [[-12, -12]] })) +
    at(96, 108, 0.62, shieldShape("#3f7a4a")),
  volley: () => each([[8, 20, 118], [22, 8, 122], [40, 14, 128], [58, 6, 134], [72, 18, 140], [88, 10, 146], [30, 32, 128], [54, 30, 136],
    [80, 36, 146], [-20, 22, 118], [112, 30, 148], [-6, 40, 122]], ([x, y, t]) => at(x, y, 0.62, arrowShape(36), t)) +
    spearWood(90, -40, -10, 4, "#4b3a28") + each([[-18, 0.9], [6, 1], [30, 1.06], [54, 1.1], [80, 1.14]],
    ([x, k], i) => at(x, 108, k, line("M10-46Q22-30 8-14", WOOD, 2.8) + line("M10-46L-2-30 8-14", CREAM, 0.8) +
    figure({ robe: ["#3f7a4a", "#8c2f22", "#6b5a3a"][i % 3], hat: i % 2 ? "helmet" : "furhat", hands: [[14, -30], [-4, -30]] }), -10)),
  feint: () => dustPuffs(78, 106, 1, "#e9d7ae", 0.9) + dustPuffs(110, 106, 1, "#e9d7ae", 0.8) +
    '<g transform="translate(46 104) scale(-.98 .98)">' + horseShape("#8a4f2b") + saddle("#3c6e8f") + line("M-2-30L6-14", INK, 6) +
    at(-2, -30, 1.3, fill("M-8 4Q-9-14-4-20 0-24 5-20 8-12 8 4z", "#c8442f") + line("M-3-16L-16-18", "#c8442f", 4.4) +
    line("M3-16L-4-22", "#c8442f", 4.4) + dot(0, -27, 6, SKIN) + dot(-3, -27, 0.9, INK) + at(0, 4, 1, HATS.furhat("#b8402e")) +
    line("M-18-32Q-28-18-18-4", WOOD, 2.6) + line("M-18-32L-4-21-18-4", CREAM, 0.8) + line("M-4-21L-30-17", "#e9d7ae", 1.6) +
    fill("M-28-20L-35-16.5-28-14z", STEEL_DARK), -4) + "</g>" + at(94, 70, 0.24, soldier(0, 0, 1, { robe: "#b8552f" })) +
    at(86, 72, 0.26, soldier(0, 0, 1, { robe: "#b8552f" })) + at(102, 72, 0.26, soldier(0, 0, 1, { robe: "#b8552f" })) +
    line("M2 62H14M0 76H10M4 90H12", "#fff", 2.4, soft(0.7)),
} satisfies Scenes;
export const NEW_RULES = {
  horizon: (p) => dot(50, 52, 36, "#fff4cf", soft(0.45)) + dot(50, 54, 27, "#f7c46a") + fill("M-50 66Q50 54 150 66V112H-50z", darker(p.h1, 0.25)) +
    each([-38, -22, -6, 8, 22, 36, 50, 64, 78, 92, 108, 124],
    (x, i) => at(x, num(64 - 4 * Math.cos((x - 50) / 60)), 0.17 +
    (i % 3) * 0.02, riderShape({ horse: "#3a261b", coat: "#3a261b", hatColour: "#3a261b", skin: "#3a261b",
    held: line("M0-30L14-92", "#3a261b", 4) }))) + fill("M-50 86Q20 74 60 82T150 80V112H-50z", p.h2) + at(64, 108, 0.56, camelShape()) +
    at(38, 110, 1.05, figure({ robe: "#c8442f", hat: "turban", face: false, hands: [[10, -30]] })),
  paiza: () => glow(50, 50, 44, "#fff6d0", 0.9) + rays(50, 48, 24, 64, 18, "#fff6d0", 0.5) + line("M50 18Q30 6 12-4M50 18Q66 8 84-2", RED, 2.6) +
    at(50, 92, 1.12, paizaShape()) + `<g transform="translate(50 100)">` + fill("M-24 20L-18 2H18L26 20z", "#b8552f") +
    fill("M-20 4Q-24-10-16-16-12-16-12-8V0H12V-14Q16-16 20-10 22 0 18 6z", SKIN) + line("M-12-4H12", SKIN, 9) +
    line("M-6-8V2M0-8V2M6-8V2", "#5a1f10", 1, soft(0.4)) + "</g>" + sparkle(20, 36, 5) + sparkle(82, 60, 5),
  vanguard: () => each([[20, 92, 0.86, "#5a4030", "#6b6a3a"], [82, 92, 0.86, "#6b3a22", "#3c6e8f"], [-24, 92, 0.8, "#5a4030", "#8c2f22"],
    [126, 92, 0.8, "#6b3a22", "#8c2f22"]], ([x, y, k, h, c]) => at(x, y, k, frontRider(h, c))) + at(32, 96, 0.9, horsetail()) +
    at(72, 96, 0.9, horsetail()) + at(51, 110, 1.15, frontRider("#3a261b", "#c8442f", GOLD)) + dustPuffs(16, 110, 0.7, "#fff", 0.8) +
    dustPuffs(88, 110, 0.7, "#fff", 0.8),
  princess: (p) => fill("M40 112Q64 34 110 40L150 60V112z", darker(p.h1, 0.12)) + dustPuffs(8, 104, 0.9) + dustPuffs(-26, 106, 0.9) +
    at(50, 102, 1, horseShape("#f8f0e0", "#cdb48a") + saddle("#3c6e8f") + line("M-2-30L8-14", "#6b3a22", 6) + line("M46-42L12-44", "#8a4f2b", 1.8) +
    at(-1, -30, 1.35, fill("M-8 4Q-9-14-4-20 0-24 5-20 9-12 8 4z", "#c8442f") + fill("M-9-18Q0-26 9-18 6-13 0-14-6-13-9-18z", "#6b4a30") +
    line("M-5-28Q-14-22-18-14M-5-25Q-12-18-16-8", INK, 3) + dot(0, -27, 6.2, SKIN) + dot(3, -27, 0.9, INK) +
    fill("M1-23q2 1 3-1", "none", edge("#a83a35", 1.2)) + at(0, 4, 1.08, HATS.furhat("#b8402e")) + dot(0, -46, 1.6, GOLD) +
    line("M4-16L15-12", "#c8442f", 4.4) + dot(15, -12, 2.2, SKIN) + line("M-8-30Q-24-18-12 0", WOOD, 2.4), 4)) + at(92, 92, 0.5, horsetail()) +
    fill("M74 14Q80 8 84 14 88 8 96 12 90 14 86 19 82 15 74 14z", "#5b3a22"),
} satisfies Scenes;
// a rider seen from the front
function frontRider(horse: string, coat: string, helm = "#aab4ba") {
  return line("M-12-4V-30M12-4V-30", darker(horse, 0.3), 6) + oval(0, -34, 18, 17, horse) + line("M-6 0V-26M6 0V-26", horse, 6) +
    line("M18-26V-86", WOOD, 2.4) + fill("M18-98l4 9-4 6-4-6z", STEEL) +
    at(0, -42, 1.2, fill("M-13 6Q-13-14-6-20 0-24 6-20 13-14 13 6z", coat) + line("M-8-4H8M-9 1H9", "#f3d27a", 1.4) + dot(0, -27, 6, SKIN) +
    dot(-2, -26.5, 0.9, INK) + dot(2, -26.5, 0.9, INK) + at(0, 4, 1, HATS.helmet(helm))) +
    fill("M-8-48Q-10-58-6-62L-2-56H2L6-62Q10-58 8-48L6-26Q0-20-6-26z", lighter(horse, 0.12)) + fill("M-2-57H2L1-34H-1z", "#fff", soft(0.5)) +
    dot(-4.5, -46, 1.3, INK) + dot(4.5, -46, 1.3, INK) + dot(-2, -27, 1, INK) + dot(2, -27, 1, INK);
}
// Marco Polo as a small figure: red silk, feathered cap, brown beard
const marco = (x: number, y: number, k: number, o: Figure = {}) => at(x, y, k, figure({ robe: "#c8442f", hat: "cap", legs: "walk", ...o }) +
  fill("M-6-31Q-6-22 0-21.5T6-31Q4-27.5 0-28.5T-6-31z", "#5b3a26") + line("M-1.2-26.6H1.400", "#a85f4a", 1));
export const CHAPTERS = {
  khanCity: (p) => fill("M-50 66Q0 56 50 62T150 60V112H-50z", p.h1) +
    fill("M98 66Q88 50 98 40 88 26 100 12 90 0 108-4 122 4 112 18 122 30 112 42 122 54 112 66z", "#c99a78", soft(0.7)) +
    at(18, 72, 0.7, pagodaShape()) + at(84, 72, 0.75, pagodaShape()) + at(-20, 72, 0.8, pagodaShape("#8c2f22")) +
    at(122, 72, 0.7, pagodaShape("#8c2f22")) + fill("M-50 60H150V92H-50z", "#b59f78") + times(20, (i) => box(-50 + i * 10, 55, 6, 6, "#b59f78")) +
    at(50, 92, 1.1, fill("M-24 0V-38H24V0z", "#a88f66") + fill("M-11 0V-16Q0-28 11-16V0z", "#3b2a22") + box(-20, -52, 40, 15, RED) +
    pagodaRoof(32, -50) + line("M-20-38H20", GOLD, 1.6)) + fill("M-50 92H150V112H-50z", "#c9a878") + fill("M40 92H60L78 112H22z", "#e6cf9f") +
    marco(50, 110, 0.85, { face: true, hands: [[10, -18]] }) + at(60, 98, 0.5, box(-4, -26, 8, 26, "#b9b5b0", ' rx="3"'), 60) +
      at(-30, 110, 0.5, camelShape()),
  sands: (p) => fill("M-50 78Q-10 40 30 58 60 20 92 50 120 66 150 56V112H-50z", p.h1) +
    fill("M60 32Q76 30 92 50 108 60 150 56V70Q100 78 70 66 58 52 60 32z", darker(p.h1, 0.16)) +
    each([0, 1, 2], (i) => line(`M${12 + i * 7} ${30 - i * 6}q7-8 14 0t14 0 14 0 14 0`, "#fff6d8", 2, soft(0.75 - i * 0.15))) +
    fill("M-50 92Q0 66 50 82 90 70 150 86V112H-50z", "#e8b878") + fill("M-50 112Q0 94 50 104T150 100V112z", p.h2) +
    times(5, (i) => at(-24 + i * 30, num(98 + Math.sin(i * 1.3) * 3), 0.44,
    camelShape(["#6b3f22", "#7d4d2b"][i % 2], ["#a03b2c", "#2f6f8a"][i % 2]))) + marco(124, 104, 0.6) + dot(20, 50, 9, "#fff4cf", soft(0.9)),
  roof: () => fill("M-50 90L-30 40-14 58 10 14 34 52 52 28 70 54 92 10 118 54 134 36 150 60V112H-50z", "#7f93b5") +
    fill("M10 14L24 36 16 34 10 44 2 36zM92 10L106 32 98 30 92 42 82 32zM52 28L60 40 52 38 46 42zM-30 40L-22 50-30 50-36 56zM134 36L144 48 134 46 126 50z",
    "#fff") + fill("M92 10L118 54 100 70 94 44z", "#000", soft(0.12)) +
    fill("M-50 112V74Q-10 66 14 76L26 112zM150 112V70Q110 64 86 76L74 112z", "#e9eff4") +
    fill("M14 76L26 112H10L6 80zM86 76L74 112H90L94 80z", "#9fb2c8") + line("M14 77Q50 98 86 77", "#6b452a", 2.6) +
    line("M14 68Q50 90 86 68", "#6b452a", 1.6) +
    times(9, (i) => { const x = 18 + i * 8, sag = 21 * (1 - ((x - 50) / 36) ** 2); return line(`M${x} ${num(77 + sag * 0.5)}V${num(68 + sag * 0.52)}`,
    "#6b452a", 1.2); }) + marco(44, 88, 0.55) + at(62, 87, 0.3, camelShape("#6b4a30")) + fill("M20 112Q50 92 80 112z", "#4f6084") +
    each([[38, 104], [50, 107], [62, 104]], ([x, y]) => glow(x, y, 5, "#ffb45a") + flame(x, y + 2, 0.18)) + at(104, 74, 0.5, flagShape(RED)) +
    each([[20, 20], [40, 12], [66, 22], [76, 40], [30, 40], [-20, 24], [120, 20]], ([x, y]) => dot(x, y, 1.4, "#fff")),
  tabriz: () => box(-50, -2, 200, 114, "#a8623c") +
    each([-40, 50, 140], (x) => fill(`M${x - 42} 112V54Q${x - 40} 14 ${x} 4 ${x + 40} 14 ${x + 42} 54V112z`, "#7d4228") +
    fill(`M${x - 34} 112V56Q${x - 32} 24 ${x} 14 ${x + 32} 24 ${x + 34} 56V112z`, "#c97f4a") +
    fill(`M${x - 24} 112V60Q${x - 22} 36 ${x} 28 ${x + 22} 36 ${x + 24} 60V112z`, "#e8b070") +
    fill(`M${x - 12} 112V68Q${x - 11} 52 ${x} 48 ${x + 11} 52 ${x + 12} 68V112z`, "#fff0c4")) + fill("M50 4L34 96H66z", "#fff6d0", soft(0.4)) +
    dot(50, 9, 5, "#fff6d0") + box(-50, 94, 200, 18, "#8a5030") + at(18, 100, 1, stallShape("#2f6f7a", "#c8442f")) +
    at(84, 100, 1, stallShape("#c8442f", "#e0a53a")) + at(-28, 100, 1, stallShape("#e0a53a", "#9bbf4a")) +
    at(128, 100, 1, stallShape("#5c3d82", "#e8703a")) + marco(50, 110, 1, { hands: [[9, -16]] }) +
    at(36, 98, 0.62, figure({ robe: "#3f7d86", hat: "scarf", hatColour: "#f6ead0" })) + at(64, 98, 0.62, figure({ robe: "#5c6b4a", hat: "turban" })),
  harbour: () => box(-50, 58, 200, 54, "#3f7f9f") +
    each([[-30, 70, 20], [10, 66, 14], [70, 66, 20], [120, 72, 20], [96, 92, 22], [56, 100, 24], [120, 104, 20]],
    ([x, y, w]) => line(`M${x} ${y}h${w}`, "#d0e8ec", 1.8, soft(0.6))) + fill("M-50 60V44L-34 36-16 44 2 40 16 50 24 60z", "#7d8f5a") +
    at(-8, 48, 0.34, towerShape("#d9c3a0", 50, 24)) + at(-26, 44, 0.34, domeShape("#b8552f")) +
    times(5, (i) => at(-40 + i * 14, 62 - (i % 2), 0.15, riderShape({ horse: "#3a261b", coat: "#6b2a22", held: lance() }))) +
    at(58, 86, 0.86, shipShape("#fbf2e0")) + at(58, 62, 1, fill("M-9-12Q0-18 9-12 6-2 0 2-6-2-9-12z", RED)) +
    at(58, 18, 0.5, line("M0 4V-10", WOOD_DARK, 4) + fill("M0-10H34L28-4 34 0 28 4H0z", "#b8302a") + dot(11, -3, 4, "#f2c14e")) +
    fill("M14 92Q58 82 104 92 120 100 150 96V112H-50V100Q-10 88 14 92z", "#5a9ab8", soft(0.7)) + fill("M-50 112V94H14L20 112z", "#8a6b48") +
    line("M-44 94V104M-20 94V104M6 94V104", WOOD_DARK, 3) + line("M-50 94H14", WOOD, 4) + marco(40, 76, 0.34, { hands: [[10, -34]] }) +
    line("M14 94Q24 92 30 84", "#d9b27a", 1.6),
  cover: (p) => fill("M-50 66Q50 54 150 66V112H-50z", p.h1) +
    times(8, (i) => { const x = -40 + i * 26; return at(x, num(66 - 5 * Math.cos((x - 50) / 60)), 0.16,
    riderShape({ horse: "#6b3a22", coat: "#6b2a22", held: lance() })); }) +
    fill("M26 112Q34 98 60 92 86 84 68 76 54 70 64 62L68 62Q62 70 82 76 106 86 78 95 66 100 70 112z", "#f6dfae") +
    fill("M-50 112V92Q-10 84 16 98L20 112zM150 112V94Q110 84 88 100L84 112z", p.h2) +
    at(44, 114, 1.95, line("M13 2V-44", WOOD, 2.2) + figure({ robe: "#c8442f", hat: "cap", hands: [[13, -22]], face: false }) +
      at(1, -6, 0.62, box(-6, -34, 12, 42, "#c9c4bc", ' rx="5"') + box(-6, -26, 12, 4, GOLD) + box(-6, -2, 12, 4, GOLD) +
      oval(0, -33, 5.5, 3.6, "#e6e1d8") + line("M0-33q2-1.5 2 .8t-4 .6", "#8a8680", 1), -36)),
} satisfies Scenes;
