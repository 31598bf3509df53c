/** Scenes of events. */
import type { Scenes } from "./colours";
import { GEM, GOLD, GOLD_DARK, INK, RED, SKIN, SKIN_DARK, WOOD, WOOD_DARK } from "./colours";
import { at, box, darker, dot, each, edge, fill, line, oval, soft, times } from "./draw";
import { HATS, armTo, camelShape, figure, lance, oxShape, riderShape } from "./figures";
import { boltShape, dustPuffs, flame, gem, glow, rays, smokePuffs, sparkle, starShape } from "./light";
import { basketShape, bookShape, cartShape, coinsShape, daggerShape, domeShape, doveShape, fistShape, flagShape, flowerShape, gerShape, giftShape, gripBack, gripFront, houseShape, ingotShape, minaretShape, mineShape, palmShape, sackShape, sheetShape, shieldShape, skullShape, spearShape, spearWood, swordShape, towerShape, wallShape, wheelShape } from "./shapes";

export const EVENTS = {
  // earth
  host: (p) => fill("M-50 58Q50 38 150 56V112H-50z", p.h1) + spearWood(52, -40, 136, 34, "#5b4a35") +
    times(10, (i) => at(-40 + i * 20, 62 + (i % 2) * 3, 0.2, riderShape({ horse: "#7d6a4c", coat: "#8a5a44" }))) +
    fill("M-50 78Q50 62 150 76V112H-50z", p.h2) +
      times(6, (i) => at(-34 + i * 34, 86 + (i % 2) * 4, 0.34,
      riderShape({ horse: ["#5a4030", "#7a4a2c"][i % 2], coat: "#8c2f22", held: lance() }))) +
    dustPuffs(4, 104, 0.7) + dustPuffs(-30, 106, 0.8) + dustPuffs(106, 106, 0.6) +
      at(48, 106, 0.72, at(-10, -40, 0.8, flagShape(RED)) +
      riderShape({ horse: "#3a261b", coat: "#c8442f", hat: "plume", cape: "#8c2a1e", held: line("M2-48L14-40", "#c8442f", 5) })),
  horn: (p) => spearWood(92, -40, 26, 11, "#4b3a28") + spearWood(92, 68, 140, 12, "#4b3a28") +
    times(16, (i) => at(-38 + i * 12, 98 + (i % 2) * 3, 0.46,
    figure({ robe: ["#5c6b4a", "#8c2f22", "#6b4a30"][i % 3], hat: i % 2 ? "furhat" : "helmet", hands: [[8, -34]] }))) +
    fill("M14 112Q30 80 48 80T82 112z", darker(p.h2, 0.3)) + at(42, 90, 1.6, figure({ robe: p.main, hat: "furhat", hands: [[-10, -12]] })) +
      fill("M46 46Q66 42 80 18L97 30Q76 48 47 50z", "#efe3c4", edge("#8a6b4a", 1.8)) + fill("M80 18L97 30Q97 17 80 18z", "#6b452a") +
      line("M62 40L66 46M71 32L77 38", "#c9902f", 2.6) + at(42, 90, 1.6, armTo(13, -26, p.main, SKIN)) +
      each([0, 1], (i) => line(`M${87 + i * 3} ${10 - i * 6}Q${101 + i * 4} ${12 - i * 3} ${103 + i * 4} ${27 + i * 3}`, "#fff", 2.4, soft(0.8))),
  gerCart: () => at(34, 84, 1.32, gerShape("#b4543a")) + line("M2 85H66", "#5a3d27", 4.6) + each([14, 52], (x) => at(x, 95, 1, wheelShape(10.5))) +
    line("M62 85L72 84", "#5a3d27", 3) + at(79, 105, 0.66, oxShape("#6b4a30")) + at(118, 103, 0.6, oxShape("#4f3524")) +
    at(-24, 100, 0.5, camelShape()) + at(60, 104, 0.62, figure({ robe: "#3f7a4a", hat: "furhat", legs: "walk", hands: [[9, -20]] })),
  boar: () => dustPuffs(8, 104, 1, "#d8c79a", 0.9) + dustPuffs(-28, 106, 0.9, "#d8c79a", 0.7) +
    at(47, 100, 0.92, line("M-22-16L-34-4M-8-14L-14 2M18-14L28 0M28-20L42-8", "#3f2b20", 8) +
    fill("M-46-34Q-48-62-18-68 6-72 22-58L40-48 54-28 50-20 38-18 28-10Q0-4-26-10-44-14-46-34z", "#5b4030") +
      fill("M-44-44Q-40-62-18-68 6-72 22-58L30-60 20-64 20-74 12-68 8-80 0-70-6-82-12-70-20-78-24-66-34-72-34-62-46-64-42-54-52-48z", "#2f2018") +
      fill("M-46-34Q-44-14-26-10 0-4 28-10L24-22Q-10-14-46-34z", "#000", soft(0.2)) +
    fill("M12-52L14-68 26-56z", "#3b271c") + line("M44-20Q56-24 54-42", "#fff7e0", 5) + line("M36-20Q44-28 42-38", "#fff7e0", 3.6) +
      oval(51, -26, 4.5, 6, "#7a5644") + dot(32, -42, 3, "#f0852d") + dot(32.6, -42, 1.4, INK) + line("M26-48L36-47", "#2f2018", 2.4)) +
      line("M-2 66L8 64M-6 78L4 77M-2 90L6 89", "#fff", 2.4, soft(0.7)) +
      each([[4, 100], [14, 106], [80, 106]], ([x, y]) => fill(`M${x} ${y}l3-6 4 3 1 5z`, "#6b5a3c")),
  siege: () => at(84, 92, 1.1, wallShape("#c6b18b", 70, 34)) + at(84, 92, 1.05, towerShape("#b59f78", 62, 24)) +
    fill("M80 40L86 50 79 56 87 66 82 76", "none", edge("#4b372a", 2.4)) + flame(76, 30, 0.7) + flame(92, 30, 0.55) + flame(116, 52, 0.6) +
    smokePuffs(86, 18, 0.6, "#4b4038", 0.5) +
    at(26, 102, 0.95, line("M-26 0H26M-16 0L0-44 16 0M-10-16H10", WOOD, 4) + line("M-24-22L28-82", WOOD_DARK, 4) +
      fill("M-34-26L-18-16-28-4-40-12z", "#5a4a3c") + line("M28-82L34-66", "#3b2a1f", 1.4) + dot(0, -46, 3.6, "#3c4347") +
      dot(-18, 2, 5, "#5a3d27") + dot(18, 2, 5, "#5a3d27")) +
    line("M54 26Q64 18 74 26", "#fff", 2, ' stroke-dasharray="3 4" opacity=".8"') + dot(70, 24, 6, "#5f5348") + dot(72, 22, 2.4, "#8a7a66"),
  // moon
  construction: () => at(-22, 102, 0.9, houseShape("#cfd6dd")) +
    at(42, 102, 1, box(-32, -42, 64, 42, "#d9d3c4") + box(14, -42, 18, 42, "#000", soft(0.12)) + fill("M-10 0V-20Q0-34 10-20V0z", "#3d4a63") +
    fill("M-28-42Q-30-66-6-76L-4-66 0-72 2-58 8-62 8-48 14-50 16-42z", "#4f86b5") + line("M-14-42Q-16-60-6-74M0-42V-68", "#376a98", 1.8) +
    line("M16-42Q20-58 8-68M24-42Q30-64 4-78", "#7a5230", 2.2) + line("M-32-14H-12M12-14H32M-32-30H32", "#b3ab98", 1.4) +
    line("M-32-42H32", "#efe6d2", 4)) +
    line("M4 102V34M18 102V30M1 86H20M1 66H20M1 46H22", "#7a5230", 2.4) + line("M4 86L18 66M18 66L4 46", "#7a5230", 1.6) +
      at(11, 66, 0.42, figure({ robe: "#e6ecf4", hat: "scarf", hatColour: "#3d5f96", hands: [[9, -36]] })) +
      line("M84 104V16M76 104L84 78 92 104", WOOD, 4.4) + line("M98 26L42 8M84 6L44 8M84 6L98 26M84 6V20", WOOD, 2.8) +
      box(92, 24, 9, 9, "#6b6258") + line("M46 10V24", "#3b2a1f", 1.4) + line("M38 30L46 22 54 30", "#3b2a1f", 1.2) +
      box(36, 29, 20, 12, "#efe6d2", edge("#8a7a66", 1.4)) +
      at(66, 104, 0.62, figure({ robe: "#4f86b5", hat: "scarf", hatColour: "#e6ecf4", hands: [[-10, -34]] })) +
      at(122, 102, 0.8, houseShape("#cfd6dd")),
  naming: () => glow(50, 34, 34, "#fffbe0", 1) + rays(50, 32, 14, 60, 18, "#fff", 0.35) +
    at(50, 124, 2.3, figure({ robe: "#3d5f96", hat: "scarf", hatColour: "#e6ecf4", hands: [[-9, -45], [9, -45]] })) +
    at(50, 28, 1.15, oval(0, 0, 16, 9, "#fffaf0", edge("#b9c3d6", 1.4)) + line("M-10-6L-2 8M-2-8L7 8", "#9fb6d6", 1.8) + dot(11, -2, 6.5, SKIN) +
      line("M9-2h1.500M13-2h1.500", INK, 1) + fill("M5-3Q7-10 14-8 19-6 17-1 13-6 5-3z", "#fffaf0")) +
      at(10, 108, 1, figure({ robe: "#6b86b0", hat: "turban", hands: [[9, -24]] })) +
      at(91, 108, 1, figure({ robe: "#c8d2e4", hat: "scarf", hatColour: "#6b4a7a", hands: [[-9, -24]] })),
  council: () => box(-50, 0, 200, 112, "#1f3358") + glow(50, 50, 44, "#ffe9b0", 0.9) + box(-50, 88, 200, 24, "#3b2f2a") +
    box(12, 84, 76, 6, "#8a5f3c") + at(50, 88, 1.55, figure({ robe: "#e6ecf4", hat: "scarf", hatColour: "#e8b24a", hands: [[-8, -8], [8, -8]] })) +
    at(24, 92, 1.25, figure({ robe: "#4f86b5", hat: "scarf", hatColour: "#c8d2e4", skin: SKIN_DARK })) +
    at(76, 92, 1.25, figure({ robe: "#7a5a9a", hat: "scarf", hatColour: "#3f7d86" })) + box(8, 84, 84, 8, "#a9783f") + box(8, 90, 84, 20, "#6b4629") +
    fill("M-50-2H30Q26 40 6 60-4 84-8 112H-50z", "#3d5f96") + fill("M150-2H70Q74 40 94 60 104 84 108 112H150z", "#3d5f96") +
      line("M18 0Q14 40-4 62M4 0Q2 40-10 60M82 0Q86 40 104 62M96 0Q98 40 110 60", "#2b4a7a", 3) +
      line("M30 0Q26 40 6 60M70 0Q74 40 94 60", GOLD, 3) + box(-50, -2, 200, 9, "#2b4a7a") + line("M-50 8H150", GOLD, 2.4) + dot(5, 61, 4, GOLD) +
      dot(95, 61, 4, GOLD),
  ingots: () => glow(50, 66, 48, "#a8f2ea", 0.9) + rays(50, 62, 20, 58, 14, "#e8fffb", 0.4) + fill("M4 96H96L104 112H-4z", "#6b5a4c") +
    box(4, 92, 92, 6, "#8a765f") + at(28, 82, 1, ingotShape()) + at(72, 82, 1, ingotShape()) + at(50, 56, 1.25, ingotShape()) + sparkle(40, 40, 8) +
    sparkle(80, 66, 5) + sparkle(16, 68, 4),
  boltTrap: () => box(-50, 86, 200, 26, "#31456b") + fill("M10 98L26 86H74L90 98z", "#8a97ab") + line("M20 93H80", "#5b6a85", 2) +
    each([-1, 1], (s) => at(50 + s * 38, 100, 1, box(-6, -52, 12, 52, "#b3792c") + line("M-6-40H6M-6-28H6M-6-16H6", "#7a4f1c", 3) +
    dot(0, -58, 10, "#e0ae4b", edge("#8a5620", 2)) + dot(-3, -61, 3, "#fff3c4"))) + glow(50, 50, 34, "#fff7c8", 0.6) +
    at(50, 95, 1.5, figure({ robe: "#26324f", hat: "helmet", hatColour: "#5b6a8a", skin: "#d9a070", face: false, hands: [[-14, -37], [14, -37]],
      legs: "fall", sash: "#7d9bd0" })) + dot(50, 49, 8.6, "#d9a070") + dot(46.5, 47.5, 3, "#fff") + dot(53.5, 47.5, 3, "#fff") +
      dot(46.5, 47.5, 1.2, INK) + dot(53.5, 47.5, 1.2, INK) + oval(50, 54, 2.6, 2.2, "#5a2018") + at(50, 95, 1.5, HATS.helmet("#5b6a8a")) +
    each([["#fff", 7, 0.35], ["#fff3b0", 3, 1]],
      ([c, w, o]) => line("M13 42L22 30 27 39 29 40M87 42L78 30 73 39 71 40M29 40L36 22 42 30 50 14 58 30 64 22 71 40M36 84L30 92M64 84L72 92", c, w,
      soft(o))),
  surge: () => fill("M-50 112V44Q-20 18 22 18 64 16 82 42 88 56 76 60 78 48 62 46 50 46 48 58 48 76 78 82 112 88 150 86V112z", "#3a6ea5") +
    fill("M-50 112V60Q-16 34 22 32 44 32 50 42 40 50 44 66 50 84 90 90L150 94V112z", "#2b5488") +
    line("M-46 60Q-10 30 28 26M-40 80Q-6 50 30 42M-34 98Q0 70 38 66", "#8fc4e8", 2.6, soft(0.7)) +
    each([[82, 42, 6], [74, 58, 5], [64, 47, 5], [70, 34, 6], [88, 50, 4], [50, 56, 5], [58, 24, 5], [42, 19, 4]],
      ([x, y, r]) => dot(x, y, r, "#eaf6fb")) + boltShape(34, 70, 0.72) + boltShape(4, 78, 0.5) + line("M60 40l6 6-4 2 5 7", "#fff3b0", 2.4) +
      at(80, 106, 0.85, figure({ robe: "#7a3a3a", hat: "helmet", legs: "fall", hands: [[-12, -34], [12, -34]] }), 16) +
      at(58, 110, 0.7, figure({ robe: "#8a6b3a", hat: "none", legs: "fall", hands: [[-12, -34], [12, -32]] }), -20) +
      fill("M44 112Q60 100 76 106T112 104V112z", "#5b97c8"),
  revelation: () => glow(50, 50, 40, "#fff7c8", 0.8) + box(-50, 96, 200, 16, "#31456b") + at(50, 104, 1.05, bookShape()) +
    fill("M56 2L30 46H44L36 82 72 34H56L72 2z", "#fff3b0", edge("#d9902a", 2.4)) +
    line("M30 46L18 40 14 48 6 42M72 34L84 38 88 30 96 34", "#fff3b0", 2.2) + at(18, 82, 0.8, sheetShape(), -20) +
    at(84, 80, 0.8, sheetShape(), 22) + sparkle(20, 22, 4) + sparkle(88, 58, 4),
  bloodMoon: () => dot(50, 40, 42, "#e8503a", soft(0.25)) + dot(50, 40, 34, "#c8382f") +
    fill("M50 6Q84 6 84 40T50 74Q72 60 72 40T50 6z", "#8c1f26", soft(0.55)) +
    each([[38, 30, 6], [54, 48, 8], [34, 52, 4], [58, 22, 4]], ([x, y, r]) => dot(x, y, r, "#a32a2a", soft(0.7))) +
    line("M-40 34H10M70 48H140M-30 52H22", "#2a1428", 4, soft(0.5)) +
    fill("M-50 84Q0 68 50 80T150 74V112H-50z", "#3a1626") +
      at(78, 88, 0.8, fill("M-10 0V-42L-6-38-4-46 2-36 6-40 8-28 10-30V0z", "#1c0d1c") + box(-3, -28, 6, 8, "#a8382f")) +
      fill("M-50 96Q10 84 60 94T150 90V112H-50z", "#1c0d1c") +
      each([[14, -14], [24, 8], [34, -6], [60, 16], [68, -18], [-20, 10], [120, -12]], ([x, t]) => at(x, 104, 0.5, spearShape(44, "#1c0d1c"), t)) +
      at(44, 103, 0.7, fill("M-14 0Q-12-12 0-14T14 0z", "#4b5560") + line("M0-14V-20", "#4b5560", 2)) +
      at(10, 102, 0.6, shieldShape("#6b2a2a", "#a8382f"), 20),
  // stars
  extraction: (p) => fill("M-50 112V50L-20 30 14 18 44 28 66 20 110 40 150 58V112z", p.h2) +
    fill("M8 112L14 70 30 46 64 42 82 62 92 112z", darker(p.h2, 0.35)) + fill("M20 112L26 80 42 60 62 60 76 82 80 112z", "#33190f") +
    glow(52, 62, 24, "#9ff0ea", 0.6) + gem(38, 70, 1, -18) + gem(66, 70, 1, 18) + gem(52, 74, 1.5) + gem(12, 50, 0.6, -14) + gem(-12, 60, 0.8, -10) +
    gem(110, 62, 0.8, 14) + fill("M-50 100Q20 92 60 100T150 96V112H-50z", "#c98a52") +
    each([[14, "#6b4a34", SKIN_DARK], [46, "#5a3d2c", "#7f4f35"]],
      ([x, robe, skin]) => at(x, 108, 1.12, figure({ robe, hat: "none", skin, legs: "walk", hands: [[9, -12]] }) +
      at(-11, -22, 0.95, basketShape(), -12), 20)) + at(84, 108, 1.5, figure({ robe: "#c8442f", hat: "turban", hands: [[-14, -27], [9, -14]] })) +
      line("M63 68Q50 56 44 66", "#f7d774", 2),
  proof: () => fill("M-50-2H150V112H-50z", "#5a2f22") + fill("M6 112Q-2 40 28 22 52 6 74 24 102 44 96 112z", "#7d4330") +
    fill("M16 112Q10 46 34 30 52 16 70 32 90 48 86 112z", "#94543a") + line("M-30 20L-10 50-20 80M120 14L108 44 122 84", "#4a2419", 4) +
    each([[18, 8], [38, 4], [64, 6], [84, 12]], ([x, h]) => fill(`M${x - 6} -2L${x} ${14 + h}L${x + 6}-2z`, "#4a2419")) +
    glow(50, 42, 38, "#fff3c4", 1) + rays(50, 40, 14, 50, 16, "#fff6d0", 0.5) +
    at(50, 68, 1.15, gripBack("#3f7d86")) + gem(39, 68, 1, -20, "#6f7fe6", "#3f4bb0", "#d9deff") +
      gem(62, 68, 0.95, 20, "#6f7fe6", "#3f4bb0", "#d9deff") + gem(50, 74, 2.15, 0, "#5566d8", "#333f9e", "#c9d2ff") +
      at(50, 68, 1.15, gripFront()) + gem(8, 112, 0.9, -12, "#6f7fe6", "#3f4bb0", "#d9deff") + gem(92, 112, 0.9, 14, "#6f7fe6", "#3f4bb0", "#d9deff"),
  vision: (p) => rays(50, 35, 10, 90, 16, "#fffbe6", 0.45) + glow(50, 35, 40, "#fffbe6", 0.9) + starShape(50, 35, 33, "#fff6d0", 0.5, 8) +
    starShape(50, 35, 26, "#f7d774", 0.62, 8) +
    at(50, 50, 0.46, at(-24, 0, 0.9, minaretShape("#b8552f", "#6b3420")) + at(24, 0, 0.9, minaretShape("#b8552f", "#6b3420")) +
    domeShape("#6b3420", "#b8552f")) +
    fill("M-50 98Q20 82 60 92T150 92V112H-50z", p.h2) +
      at(50, 116, 1.25, figure({ robe: "#3f7d86", hat: "turban", legs: "kneel", hands: [[-19, -34], [19, -34]], face: false })),
  source: () => fill("M34 112L47 66H53L76 112z", "#f6dfae") + line("M51 72L52 80M54 86L56 96M58 102L60 110", "#c79a62", 2.4) +
    glow(50, 46, 30, "#c8f6f0", 0.9) + fill("M24 70Q36 58 50 58T78 70Q50 78 24 70z", "#2b8f9b") +
    fill("M30 68Q40 61 50 61T72 68Q50 74 30 68z", GEM) + line("M50 64V28M44 64Q40 44 32 36M56 64Q60 44 68 36", "#9ff0ea", 5) +
    line("M50 28Q46 20 40 24M50 28Q54 20 60 24M32 36Q26 36 24 44M68 36Q74 36 76 44", "#9ff0ea", 4) +
    each([[34, 26], [66, 26], [50, 14], [24, 50], [76, 50]], ([x, y]) => dot(x, y, 2.4, "#e8fffb")) + gem(26, 72, 0.7, -14) + gem(76, 72, 0.7, 14) +
    gem(16, 74, 0.5, -24) + gem(86, 74, 0.5, 24) + at(34, 104, 0.42, camelShape()),
  pacify: (p) => fill("M-50 92Q20 80 60 90T150 88V112H-50z", p.h2) +
    `<g transform="translate(50 32) rotate(180)">${at(0, 0, 0.98, swordShape())}</g>` +
    fill("M36 102Q44 92 52 98 60 94 66 103z", darker(p.h2, 0.3)) + line("M38 42Q50 58 62 42", "#4d7a3f", 2.6) +
    each([[38, 42, "#d9507a"], [44, 50, "#f6ead0"], [51, 52, "#d9507a"], [58, 49, "#ffd65a"], [62, 42, "#d9507a"]],
    ([x, y, c]) => dot(x, y, 3.8, c) + dot(x, y, 1.4, "#fff6d0")) + at(50, 30, 1.05, doveShape()) +
    each([[16, 104, "#f6ead0"], [26, 98, "#d9507a"], [76, 100, "#ffd65a"], [88, 106, "#d9507a"]], ([x, y, c]) => at(x, y, 1, flowerShape(c))),
  getaway: () => dustPuffs(0, 100, 1.3, "#f3dcae", 0.9) + dustPuffs(-34, 102, 1.1, "#f3dcae", 0.8) + dustPuffs(22, 106, 0.8, "#f3dcae", 0.8) +
    at(-22, 70, 0.24, riderShape({ held: lance() })) + at(2, 66, 0.26, riderShape({ held: lance() })) +
    at(24, 70, 0.24, riderShape({ held: lance() })) +
    at(53, 102, 0.96, camelShape("#f0dcb4", "#a03b2c", true)) +
      at(47, 58, 1.02, figure({ robe: "#3f7d86", hat: "turban", legs: "sit", hands: [[17, -14], [13, -10]] }), 22) +
      fill("M40 40Q22 32 12 40 24 44 36 52z", "#c8442f") + line("M65 46L90 46", "#3b2015", 1.6) + at(14, 66, 0.6, sackShape(), -30) +
      each([[8, 72], [16, 82], [28, 80], [2, 88]], ([x, y]) => oval(x, y, 4.5, 3, "#f2c14e", edge("#9a6a1c"))) +
      line("M-6 40H8M-2 50H6M88 98H98", "#fff", 2.2, soft(0.7)),
  fancy: () => glow(50, 40, 40, "#fff6d8", 0.6) + line("M22 84Q4 70 20 56T44 34 36 10", "#fbeed0", 9, soft(0.8)) +
    line("M22 84Q10 72 26 60T66 50 92 22", "#f6c9a8", 6, soft(0.85)) + at(66, 46, 0.6, domeShape("#3f7d86", "#f6ead0")) +
    at(38, 40, 0.34, riderShape({ horse: "#fffaf0", mane: "#d9b27a", coat: "#c8442f" })) + starShape(86, 18, 7, "#fff6d0") +
    starShape(18, 24, 5, "#fff6d0") + sparkle(58, 12, 4) + sparkle(90, 48, 4) +
    fill("M-4 112V100Q50 90 104 100V112z", "#8c2f22") + oval(84, 90, 17, 10, "#e0a53a") + oval(72, 98, 17, 8, "#3f7d86") +
      fill("M28 100Q34 88 52 88L74 80 84 84 78 96 56 102z", "#5c3d82") + dot(83, 79, 7.5, SKIN) +
      fill("M78 73Q84 66 91 74 92 80 89 83 88 75 78 73z", INK) + line("M80 80h2M85 80h2", INK, 1) + line("M72 86Q62 78 66 68", "#5c3d82", 5) +
      dot(66, 67, 3, SKIN) + at(22, 102, 0.8, fill("M-8 0L-5-10H5L8 0z", GOLD) + fill("M-9-10H9Q8-18 0-18T-9-10z", "#c9902f")),
  // void
  plainSight: () => box(-50, 84, 200, 28, "#7a5a86") +
    each([[-36, "#b0707a"], [-12, "#7a6a9a"], [12, "#a0668a"], [34, "#8a5a7a"], [66, "#7a6a9a"], [88, "#b0707a"], [112, "#a0668a"],
    [136, "#7a6a9a"]], ([x, c]) => at(x, 94, 1.25, figure({ robe: c, hat: "turban", face: false }))) +
    each([[-28, "#8a5a7a"], [18, "#b0707a"], [84, "#8a5a7a"], [128, "#b0707a"]],
    ([x, c]) => at(x, 114, 1.75, figure({ robe: c, hat: "turban", face: false }))) +
    at(51, 116, 2, figure({ robe: "#5c3d82", hat: "turban", sash: "#f0a6b8" }) + fill("M-6-30Q0-28 6-30 6-24 0-24T-6-30z", "#2f1f49") +
      line("M-4-33L-1-32M4.500-33L1.500-32", INK, 1)) + at(70, 102, 0.66, daggerShape(), 18) + dot(70, 103, 5, SKIN) + sparkle(82, 64, 7, "#fff"),
  abacus: () => at(52, 100, 1, fill("M-40-72H40V0H-40z", "#3b2440", soft(0.5)) +
    `<rect x="-40" y="-72" width="80" height="72" rx="4" fill="none" stroke="#8a4f2b" stroke-width="7"/>` +
    each([-60, -12], (y) => line(`M-37 ${y}H37`, "#d9b27a", 1.8)) + line("M16-70V-2", "#8a4f2b", 4) +
    each([[-60, [-31, -22, -13, 4]], [-12, [-31, -22, 4]]],
      ([y, xs]) => each(xs, (x, i) => oval(x, y, 4.6, 7.5, ["#c8442f", "#f0a6b8", "#e0ae4b"][i % 3] ?? RED, edge("#3b1a20", 0.8)))) +
      each([[-60, [24, 33]], [-12, [33]]], ([y, xs]) => each(xs, (x) => oval(x, y, 4.6, 7.5, "#b98ad0", edge("#3b1a50", 0.8))))) +
    at(6, 63, 1.42, daggerShape(), 90) + glow(46, 64, 20, "#c8f6f0") + gem(38, 79, 1.1) + gem(56, 79, 1.1) + sparkle(90, 20, 5, "#fff") +
      sparkle(14, 20, 4, "#fff"),
  stupefied: () => at(50, 118, 2.6, figure({ robe: "#4b5a6b", hat: "helmet", sash: "" }), -6) +
    each([[34, 38], [50, 36]], ([x, y]) => dot(x, y, 7.5, "#fff") + line(`M${x} ${y}q2-2 3 1t-4 3-5-4 5-6 8 4-6 9`, "#5c3d82", 1.6)) +
    oval(43, 49, 4, 3.4, "#5a2018") + oval(44, 14, 32, 8, "none", edge("#f0a6b8", 2.5) + ' transform="rotate(-8 44 14)"') +
    starShape(15, 20, 7, "#ffe08a") + starShape(42, 23, 6, "#ffe08a") + starShape(74, 12, 7, "#ffe08a") + at(14, 98, 0.85, sheetShape(), -26) +
    at(86, 84, 0.85, sheetShape(), 24) + at(78, 110, 0.8, sheetShape(), -12),
  serpent: () => oval(50, 102, 40, 9, "#000", soft(0.2)) + line("M66 101Q94 98 97 78", "#3f7a4a", 7) +
    line("M22 96Q50 108 80 96 92 86 78 80 50 76 28 84", "#3f7a4a", 13) +
    line("M28 84Q18 76 34 72 58 72 66 64 70 52 50 46 32 40 38 26", "#4f9457", 12) +
    line("M24 98Q50 108 78 97M32 73Q58 73 66 63", "#2f5f3a", 3, ' stroke-dasharray="4 5"') +
    at(40, 26, 1.15, fill("M-4 14Q-26 8-22-8-16-20 2-20 22-20 24-8L12-4 2 4Q8 12-4 14z", "#4f9457") + fill("M2 4L12-4 26-6 22 4 12 10z", "#c8442f") +
      fill("M4 7Q14 12 24 8L20 16Q8 18-4 14z", "#5fa868") + fill("M16-5l2 10 3-10zM22-6l1 8 3-8z", "#fff") + dot(6, -12, 3.4, "#ffe08a") +
      line("M6-15V-9", INK, 1.8) + line("M-1-18L12-15", "#2f5f3a", 2.6) + line("M24 8Q34 10 40 6M33 9L39 14", "#e2574c", 1.8)) +
      line("M72 12L84 6M76 24L90 24M72 36L84 42", "#fff", 2.6, soft(0.7)),
  stab: () => line("M22 4Q60 30 92 92", "#fff", 9, soft(0.3)) + line("M30 2Q66 28 96 84", "#f0a6b8", 3, soft(0.7)) +
    at(40, 30, 1.15, `<g transform="rotate(150)">${at(0, 18, 1, daggerShape())}</g>` +
    `<g transform="rotate(-30)">${at(0, -14, 1.05, `<g transform="rotate(180)">${fistShape("#2f1f49")}</g>`)}</g>`) +
    fill("M66 84Q78 74 86 88 92 96 80 100 68 98 66 84z", "#8c1f26", soft(0.35)) +
    each([[88, 72, 1.1], [70, 96, 0.9], [92, 94, 0.8], [58, 84, 0.6]], ([x, y, k]) => at(x, y, k, fill("M0-10Q8 2 0 6-8 2 0-10z", "#c22f3a"))),
  dust: (p) => box(-50, 84, 200, 28, p.h2) + at(74, 90, 1, domeShape("#d9607a", "#fbeef0")) + at(95, 90, 1, minaretShape("#fbeef0", "#d9607a")) +
    at(48, 90, 0.8, houseShape("#f0dde2")) + at(122, 90, 0.9, houseShape("#f0dde2")) +
    fill("M-50 112V24Q-20 2 10 10 36 12 42 30 58 32 54 48 68 56 56 68 66 80 50 84 56 100 40 112z", "#6b4a7f") +
      fill("M-50 112V40Q-20 20 6 26 28 30 30 44 44 50 38 62 48 74 34 82 38 100 24 112z", "#513a70") +
      line("M-30 60Q0 40 16 56T0 76-14 62", "#a184bd", 5) + line("M38 40Q46 40 46 48M30 86Q40 90 44 82M8 22Q26 22 30 34", "#c9a6c9", 3) +
      each([[62, 44, 3], [70, 52, 2.4], [66, 62, 3], [76, 46, 1.8], [60, 78, 3], [70, 74, 2], [82, 58, 1.6], [58, 34, 2.4], [66, 30, 1.6],
      [52, 92, 3], [64, 92, 2]], ([x, y, r]) => box(x, y, r * 1.7, r * 1.7, "#6b4a7f", ` transform="rotate(20 ${x} ${y})"`)) +
      at(84, 108, 0.7, figure({ robe: "#8c2f52", hat: "scarf", hatColour: "#f0d9dd", legs: "run", hands: [[11, -26]] })),
  powder: () => fill("M30 70Q14 60 26 46 18 30 36 28 40 10 58 18 74 6 82 22 100 22 96 40 106 54 90 62 86 76 68 70 50 84 30 70z", "#7a4a8f",
    soft(0.9)) + fill("M42 62Q30 54 40 44 38 32 52 34 60 24 70 32 84 32 80 44 88 56 74 58 60 68 42 62z", "#a86ab0", soft(0.9)) +
    each([[38, 52, 0.55], [60, 42, 0.78], [80, 54, 0.55]], ([x, y, k]) => at(x, y, k, skullShape("#f6e3f0", "#4a2a5c"))) +
    each([[20, 40], [28, 20], [94, 72], [48, 8], [14, 58], [102, 30]], ([x, y]) => dot(x, y, 2.2, "#7a4a8f")) +
    at(34, 84, 1.2, palmShape("#2f1f49", SKIN_DARK)) + fill("M20 84Q34 66 56 80z", "#c98ad0"),
  // neutral
  gift: () => glow(50, 52, 46, "#fff6d8", 0.8) + rays(50, 50, 20, 66, 16, "#fff", 0.4) + at(50, 88, 1, giftShape()) +
    each([-1, 1], (s) => `<g transform="translate(${50 + s * 20} 90) scale(${s} 1)">` + fill("M52 24L14 6 6 20 40 40z", "#3f7d86") +
    line("M15 5L6 21", "#f3d27a", 4) + fill("M16 6Q4-6-12-5-18-4-14 0L-2 2-12 4Q-16 8-10 10L6 12 8 20z", SKIN) + "</g>") +
    sparkle(14, 40, 5, "#fff") + sparkle(88, 36, 6, "#fff"),
  raid: (p) => at(66, 92, 1.15, mineShape("#8c7a61")) + glow(72, 80, 18, "#c8f6f0", 0.7) + gem(66, 92, 0.6, -8) + gem(76, 92, 0.8, 10) +
    fill("M-50 92Q20 84 60 92T150 90V112H-50z", p.h2) + at(90, 106, 0.62, cartShape(), 58) + gem(76, 109, 0.5, -60) +
    '<g transform="translate(28 109) scale(-1.5 1.5)">' + gem(-17, -34, 0.42, -24) + gem(-10, -36, 0.42, 10) + at(-14, -14, 0.8, sackShape(), -18) +
    figure({ robe: "#8c2f22", hat: "furhat", legs: "run", hands: [[-9, -28], [13, -30]] }) +
    at(13.5, -27, 0.5, line("M0 12L1-8", WOOD, 4) + flame(1, -8, 0.9)) + "</g>",
  development: () => glow(50, 46, 44, "#c8f6f0", 0.7) +
    at(50, 98, 1.25, box(-22, -30, 44, 30, "#e6d3a8") + box(8, -30, 14, 30, "#000", soft(0.1)) + fill("M-15 0V-14q5-6 10 0V0z", "#5a4030") +
    box(8, -22, 8, 8, "#5a4030") + line("M0-30L-4-22 2-16-2-6M18-30L14-24", "#6b5438", 1.8)) + gem(30, 64, 1.1, -28) + gem(70, 64, 1.1, 28) +
    gem(40, 64, 1.5, -10) + gem(60, 64, 1.4, 12) + gem(50, 66, 1.95) +
    fill("M18 60L30 54 26 68 44 62 50 70 58 62 74 68 70 54 82 60 80 68H20z", "#c9b184") +
    at(14, 44, 1, box(-9, -4, 18, 7, "#a85a3c"), -34) + at(86, 40, 1, box(-10, -4, 20, 7, "#a85a3c"), 30) +
      at(22, 20, 1, box(-6, -3, 12, 6, "#a85a3c"), 20) + at(78, 18, 1, box(-6, -3, 12, 6, "#a85a3c"), -40) + dustPuffs(16, 104, 0.6) +
      dustPuffs(86, 104, 0.6),
  fund: () => glow(50, 56, 46, "#fff6d8", 0.6) + at(18, 106, 0.9, coinsShape()) + at(84, 106, 0.9, coinsShape()) + gem(24, 66, 0.9, -20) +
    at(52, 102, 1.15, fill("M-30-24Q-30-50 0-50T30-24z", "#6b3a22", ' transform="rotate(-12 -28 -24) translate(2 -9)"') +
    fill("M-26-27Q-26-44 0-45 24-44 25-28z", "#33190f", ' transform="rotate(-12 -28 -24) translate(2 -9)"')) + gem(34, 80, 1, -22) +
    gem(68, 80, 1.05, 20) + gem(43, 80, 1.3, -8) + gem(60, 80, 1.25, 8) + gem(51, 80, 1.6) +
    at(52, 102, 1.15, box(-30, -24, 60, 26, "#8a5030") + box(12, -24, 18, 26, "#000", soft(0.12)) + box(-30, -24, 60, 5, GOLD) +
    box(-24, -24, 6, 26, GOLD) + box(18, -24, 6, 26, GOLD) + box(-6, -20, 12, 13, GOLD, edge(GOLD_DARK)) + dot(0, -15, 2, INK) +
    fill("M-2-14h4l1 5h-6z", INK)) + gem(10, 108, 0.6, -24) + gem(94, 108, 0.6, 20) + sparkle(30, 40, 5) + sparkle(78, 46, 6),
} satisfies Scenes;

// places: the middle 100 is the card, -44 to 144 the tile
