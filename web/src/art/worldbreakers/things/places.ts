/** Scenes of locations. */
import type { Scenes } from "./colours";
import { GEM, GOLD, GOLD_DARK, INK, RED, SKIN_DARK, WOOD, WOOD_DARK } from "./colours";
import { at, box, dot, each, edge, fill, line, num, oval, soft, times } from "./draw";
import { camelShape, figure, grazingHorse } from "./figures";
import { flame, gem, glow, rays, smokePuffs, sparkle, starShape } from "./light";
import { basketShape, boatShape, cartShape, chestShape, crenels, deadTreeShape, flagShape, furnaceShape, gerShape, horsetail, houseShape, ladderShape, lanternShape, reedsShape, rockShape, saberShape, sackShape, shieldShape, skein, skullShape, stallShape, tentShape, towerShape } from "./shapes";

export const PLACES = {
  riverCamp: (p) => fill("M-50 64Q0 56 50 60T150 58V112H-50z", p.h1) + fill("M-50 82Q0 74 50 80T150 76V112H-50z", p.h2) +
    fill("M78 59Q62 64 78 70 96 78 66 84 34 92 46 112H100Q76 98 98 90 124 78 94 70 84 64 88 59z", "#5aa6c4") +
    fill("M83 59Q72 65 88 71 104 80 76 87 50 96 64 112H78Q68 100 86 90 112 80 90 71 80 65 86 59z", "#9fd3e0", soft(0.8)) +
    at(50, 70, 0.6, gerShape("#3c6e8f")) + at(26, 77, 0.85, gerShape()) + at(-4, 80, 0.9, gerShape("#3c6e8f")) + at(112, 74, 0.75, gerShape()) +
      at(24, 104, 1.2, gerShape()) + at(-30, 100, 1.15, gerShape("#3c6e8f")) + at(52, 90, 0.62, flagShape(RED)) +
      at(6, 74, 0.5, horsetail("#4a2f1d")) + at(122, 104, 0.5, grazingHorse("#6b3a22")) + at(92, 106, 0.32, grazingHorse("#5a3420")) +
      at(104, 66, 0.2, grazingHorse("#8a4f2b")) + flame(50, 104, 0.34) + smokePuffs(51, 94, 0.5, "#fff", 0.55),
  throne: (p) => fill("M-50 78L-30 56-8 70 6 52 20 66V112H-50zM150 74L126 50 108 64 94 54 80 66V112H150z", p.h1) +
    fill("M-30 112Q-14 66 14 60H86Q114 66 130 112z", "#6f7f78") + fill("M86 60Q114 66 130 112H92Q100 82 86 60z", "#000", soft(0.14)) +
    oval(50, 62, 46, 13, "#b3a688") + oval(50, 62, 42, 11, "#8fa07a") + oval(50, 64, 29, 8, "#1f5f9a") + oval(50, 63.5, 25, 6, "#3f9fd0") +
    oval(42, 63, 10, 1.8, "#c8ecf6", soft(0.8)) +
    at(50, 58, 1.1, fill("M-15 0V-30H-9V-24Q0-38 9-24V-30H15V0z", "#cfa97a") + fill("M-8 0V-16Q0-28 8-16V0z", "#3d4a63") +
      line("M-15-30H-9M9-30H15", "#a8814f", 3)) +
      each([[6, 64], [94, 64], [18, 71], [82, 71], [36, 75], [64, 75]], ([x, y]) => at(x, y + 2, 0.34, towerShape("#c9b894", 24, 20))) +
      line("M6 64Q50 88 94 64", "#c9b894", 4) + fill("M46 76V69Q50 64 54 69V76z", "#4b4038") + line("M50 78Q40 90 54 96T50 112", "#d9cfb0", 4),
  lagoon: (p) => fill("M-50 62Q-30 44-6 58 8 50 20 60H82Q94 46 110 56 130 44 150 60V70H-50z", p.h2) + box(-50, 62, 200, 50, "#1f4a7a") +
    oval(50, 90, 78, 24, "#2f7f9f", soft(0.8)) + oval(50, 90, 56, 17, "#4fc0c8", soft(0.8)) + oval(50, 90, 34, 10, "#b8f6ec", soft(0.85)) +
    at(50, 80, 0.9, oval(0, 2, 22, 5, "#31504a") + line("M-13 0V-16M13 0V-16", "#e6ecf4", 3.4) +
    fill("M-21-16Q-18-20-12-20-12-34 0-38 12-34 12-20 18-20 21-16z", "#e6ecf4") +
    fill("M2-37Q12-34 12-20 18-20 21-16H6Q10-28 2-37z", "#000", soft(0.14)) + dot(0, -7, 5, "#b8f6ec") + glow(0, -7, 10, "#b8f6ec")) +
    each([[22, 96], [76, 98], [38, 104], [92, 88], [-12, 92], [116, 96]], ([x, y]) => oval(x, y, 8, 2.6, "#2f6f5a") +
      fill(`M${x - 5} ${y - 1}Q${x - 4} ${y - 8} ${x} ${y - 9} ${x + 4} ${y - 8} ${x + 5} ${y - 1}z`, "#f6d9ea") + dot(x, y - 4, 1.8, "#fffbe0")) +
      at(2, 106, 0.9, reedsShape()) + at(12, 112, 0.7, reedsShape()) + at(98, 110, 0.9, reedsShape()) + at(-34, 108, 1, reedsShape()) +
      at(136, 108, 1, reedsShape()),
  furnace: () => box(-50, 88, 200, 24, "#33405c") + line("M-50 88H150", "#5b6a85", 2) +
    line("M-40 64H20M80 54H144M-20 64V88M120 54V88", "#8a949e", 6) + glow(50, 88, 40, "#ffb45a", 0.8) + smokePuffs(36, 30, 0.6, "#fff", 0.6) +
    smokePuffs(66, 28, 0.6, "#fff", 0.6) + flame(50, 34, 0.72) + at(50, 106, 0.9, furnaceShape()) +
    line("M33 64L39 70 35 78M67 56L61 64 67 72", "#f0852d", 2.4) + dot(24, 74, 8, "#c8ccd2", edge("#3c4347", 2)) + line("M24 74L28 69", RED, 2) +
    dot(76, 74, 8, "#c8ccd2", edge("#3c4347", 2)) + line("M76 74L81 76", RED, 2) +
    each([[20, 40], [86, 44], [14, 84], [90, 86], [40, 24], [64, 30]], ([x, y]) => sparkle(x, y, 3.6, "#ffd35a")) + at(-22, 108, 1, cartShape()) +
    gem(-26, 84, 0.6, -10) + gem(-16, 84, 0.6, 10),
  terrarium: () => box(-50, 94, 200, 18, "#8a5620") + fill("M8 96Q8 22 50 18T92 96z", "#eaf6ea", soft(0.75)) +
    line("M50 96Q46 70 30 54M49 78Q62 66 74 58M46 68Q52 50 48 38", "#6b452a", 3.6) +
    each([[26, 50, -40], [38, 56, 20], [70, 54, 30], [80, 62, -20], [46, 34, -10], [56, 46, 40], [60, 74, 10], [34, 74, -10]],
    ([x, y, t]) => at(x, y, 1, fill("M-11 0Q-4-9 10 0-4 9-11 0z", "#5d9a4a") + line("M-9 0H7", "#3f7a3a", 1), t)) +
    each([[30, 62, -18], [68, 66, 14], [50, 86, 0]],
      ([x, y, t]) => at(x, y, 1, times(5, (i) => dot(-12 + i * 6, i % 2 ? -1 : 0, 5, "#fffaf0", edge("#cbbd98", 1))) +
      dot(14, -1, 5, "#f4e6c4", edge("#cbbd98", 1)) + dot(16, -2, 1.2, INK), t)) +
      each([[46, 48], [78, 76], [24, 82]], ([x, y]) => oval(x, y, 5, 8, "#fff6d8", edge("#d9c48a", 1.2) + ` transform="rotate(24 ${x} ${y})"`)) +
      fill("M8 96Q8 22 50 18T92 96z", "none", edge("#b8863a", 3)) + line("M20 80Q20 44 38 30", "#fff", 4, soft(0.7)) + dot(50, 16, 4, "#b8863a") +
      box(2, 94, 96, 9, "#6b3f18") + line("M2 98H98", GOLD, 1.6) + at(-24, 96, 0.8, skein("#d98a9e")) + at(124, 96, 0.8, skein("#f6ead0")) +
      at(-12, 96, 0.8, skein("#e0ae4b")) + at(112, 96, 0.8, skein("#5c3d82")),
  bazaar: () => box(-50, 30, 200, 82, "#3d2a4a") + fill("M-50 112V10H-4V112zM150 112V10H104V112z", "#2b1d38") +
    fill("M-4 112V48Q-4 12 50 8 104 12 104 48V112H96V50Q96 20 50 16 4 20 4 50V112z", "#6b4a4f") + box(-50, 92, 200, 20, "#5a3a3a") +
    glow(50, 56, 46, "#ffb45a", 0.7) + at(24, 94, 1, stallShape("#8c2f52", GEM)) + at(76, 94, 1, stallShape("#2f6f7a", "#c98ad0")) +
    line("M4 32Q50 50 96 32", "#2b1d17", 1.4) + each([[20, 46], [50, 52], [80, 46]], ([x, y]) => at(x, y + 14, 0.52, lanternShape())) +
    at(50, 106, 1.3, figure({ robe: "#2b1d38", hat: "hood", hatColour: "#1f142b", hands: [[-10, -20], [10, -20]], sash: "#c98ad0" }) +
      gem(-10, -20, 0.4) + gem(10, -20, 0.4)) + at(-26, 94, 0.9, stallShape("#8a6b2a", "#e8703a")) +
      at(126, 94, 0.9, stallShape("#5c3d82", "#e8703a")) + at(86, 108, 0.6, sackShape()),
  maze: (p) => fill("M-50 70Q50 50 150 68V112H-50z", p.h2) +
    each([[46, 25], [35, 19], [24, 13], [13, 7]], ([rx, ry]) => oval(50, 84, rx, ry, "#8a4a2a") + oval(50, 80, rx, ry, "#f0c98a") +
    oval(50, 80, rx - 4, num(ry - 2.3), "#8a4a2a") + oval(50, 82.5, rx - 4.5, num(ry - 3), "#d9924f")) +
    fill("M46 98H54V110H46zM20 78L28 76V82L20 84zM66 84L74 86V81L66 79zM44 66H52V70H44z", "#d9924f") + glow(50, 62, 26, "#fffbe0", 0.8) +
      line("M50 78V56", "#b8552f", 3) + starShape(50, 48, 14, "#fff3b0", 0.42, 5, edge("#c9722a", 1.6)) + rays(50, 48, 16, 32, 10, "#fff6d0", 0.5) +
      at(50, 112, 0.36, figure({ robe: "#3f7d86", hat: "turban", face: false })) + at(-22, 86, 0.8, palm()) + at(124, 84, 0.7, palm()),
  exchange: () => box(-50, -2, 200, 114, "#4a2c2c") +
    each([-32, 50, 132], (x) => fill(`M${x - 34} 112V52Q${x - 34} 16 ${x} 12 ${x + 34} 16 ${x + 34} 52V112z`, "#261722") +
    line(`M${x - 34} 112V52Q${x - 34} 16 ${x} 12 ${x + 34} 16 ${x + 34} 52V112`, "#8a5a44", 5)) + glow(50, 58, 34, "#ffcf7a", 0.7) +
    line("M50 14V24", "#8a5a44", 1.6) + at(50, 44, 0.55, lanternShape()) +
    at(27, 106, 1.5, figure({ robe: "#3f5a6b", hat: "hood", hatColour: "#2b4050", hands: [[14, -21]] })) +
    at(73, 106, 1.5, figure({ robe: "#7a3a3a", hat: "hood", hatColour: "#572626", hands: [[-14, -18]] })) + glow(49, 68, 14, "#c8f6f0", 1) +
    gem(47, 74, 0.62, -8) + at(52, 84, 0.36, sackShape()) + box(-50, 104, 200, 8, "#3a2320"),
  loom: () => box(-50, 94, 200, 18, "#8a5a3a") + box(-50, -2, 200, 96, "#e8b878", soft(0.55)) + line("M10 100V18M90 100V18", WOOD, 6) +
    line("M4 20H96M4 92H96", WOOD, 6) + times(17, (i) => line(`M${18 + i * 4} 22V92`, "#fff6d8", 1.3)) + fill("M16 56H84V90H16z", "#b8402e") +
    fill("M16 56H84V62H16zM16 84H84V90H16z", "#2f6f7a") +
    each([28, 50, 72], (x) => starShape(x, 73, 8, "#f7d774", 0.5, 8) + dot(x, 73, 2.6, "#b8402e")) + line("M16 65H84M16 81H84", "#f7d774", 1.6) +
    line("M14 52H86", "#7a4f2c", 3.4) + at(58, 48, 1, fill("M-13 0Q0-8 13 0 0 8-13 0z", "#e0ae4b", edge(GOLD_DARK)) +
    line("M-6 0H6", "#b8402e", 2.4)) +
    at(-6, 96, 1.1, skein("#3c6e8f")) + at(-22, 96, 1.1, skein("#d9507a")) + at(106, 96, 1.1, skein("#e0ae4b")) +
      at(122, 96, 1.1, skein("#5d9a4a")) + at(132, 106, 1, figure({ robe: "#3f7d86", hat: "scarf", hatColour: "#f6ead0", legs: "sit" })) +
      line("M-36 30H-2M102 30H140", WOOD, 2) +
      each([-30, -18, -8, 108, 120, 132], (x, i) => fill(`M${x - 4} 31H${x + 4}V${50 + (i % 3) * 5}H${x - 4}z`,
      ["#d9507a", "#f6ead0", "#5c3d82", "#3c6e8f", "#e0ae4b", "#b8402e"][i] ?? RED)),
  faces: () => dot(50, 44, 15, "#fff6d0", soft(0.9)) + dot(50, 44, 22, "#fff6d0", soft(0.3)) +
    fill("M-50 112V8H-6Q16 8 20 24 22 30 20 36L34 54 24 58 28 66 22 70 26 78Q24 88 12 88 14 100 20 112z", "#a85a38") +
    fill("M150 112V8H106Q84 8 80 24 78 30 80 36L66 54 76 58 72 66 78 70 74 78Q76 88 88 88 86 100 80 112z", "#8f4a30") +
    fill("M10 34Q16 29 21 34L18 40Q13 42 9 39zM90 34Q84 29 79 34L82 40Q87 42 91 39z", "#fff3b0") + dot(17, 37, 2, INK) + dot(83, 37, 2, INK) +
    line("M4 28Q14 22 22 28M96 28Q86 22 78 28", "#5a2a1a", 3.4) + line("M22 70H10M78 70H90", "#5a2a1a", 2.4) +
    line("M-40 30Q-20 20-8 30M-44 60Q-20 50-4 62M-30 90Q-14 84 0 94M140 30Q120 20 108 30M144 60Q120 50 104 62M130 90Q114 84 100 94", "#6b3420", 3,
    soft(0.7)) +
    fill("M30 112Q42 84 50 74 58 84 70 112z", "#f6d9a0") +
      fill("M-50 6Q-10 0 18 14L8 8Q-20-2-50 2zM150 6Q110 0 82 14L92 8Q120-2 150 2z", "#c97a4a") +
      at(50, 102, 0.42, figure({ robe: "#3f7d86", hat: "turban", face: false, hands: [[9, -20]] }) + line("M10 0V-40", WOOD, 2)) +
      sparkle(50, 18, 4) + sparkle(38, 84, 3) + sparkle(64, 90, 3),
  alamut: (p) => fill("M-50 84L-24 44-4 64 14 40 30 66V112H-50zM150 80L128 38 108 62 92 44 76 66V112H150z", p.h1, soft(0.8)) +
    fill("M12 112L22 92 18 82 30 72 31 60 40 54 68 53 74 64 82 70 80 84 88 96 93 112z", "#4a3560") +
    fill("M56 54L68 53 74 64 82 70 80 84 88 96 93 112H66L70 94 60 84 64 66z", "#000", soft(0.22)) +
    line("M30 112L44 100 34 94 50 86 42 77 54 68", "#c9a6c9", 2.6) +
    at(52, 57, 0.9, box(-22, -12, 44, 14, "#d9c3cf") + crenels(-22, 44, -12, "#d9c3cf", 5) + box(-20, -24, 12, 26, "#cbb2c0") +
      crenels(-21, 15, -24, "#cbb2c0", 4) + box(8, -20, 12, 22, "#b89eae") + crenels(7, 15, -20, "#b89eae", 4) + box(-7, -32, 13, 34, "#e6d3dc") +
      box(2, -32, 4, 34, "#000", soft(0.14)) + fill("M-9-32L-0.5-45 8-32z", "#5c3d82") + line("M-0.5-45V-52", INK, 1.4) +
      fill("M0-52L9-49.5 0-47z", "#f0a6b8") + fill("M-4 2V-6q3.500-5 7 0V2z", "#2f1f49") +
      each([[-1.5, -24], [-15, -16], [13, -12]], ([x, y]) => box(x, y, 2.6, 5, "#2f1f49"))) +
      line("M-20 74Q0 66 26 72M76 76Q100 66 130 74", "#fff", 5, soft(0.3)),
  flats: () => box(-50, 58, 200, 54, "#b89ab0") + box(-50, 58, 200, 5, "#d9b8c4") +
    line("M-50 74L-20 70 4 76 30 68 60 74 92 68 120 74 150 70M-50 94L-14 88 20 96 56 86 92 94 128 86 150 92M4 76L-4 91M30 68L22 96M60 74L56 86M92 68L92 94M120 74L128 86M20 96L14 112M56 86L66 112M92 94L98 112M-14 88L-26 112M22 82L57 80M92 80L127 80",
    "#7d5a86", 1.6) + at(66, 76, 0.95, `<circle cx="0" cy="-26" r="20" fill="none" stroke="#3a2a4f" stroke-width="7" stroke-dasharray="104 22" transform="rotate(-100 0 -26)"/>` +
    fill("M-16 4L-12-8H12L16 4z", "#3a2a4f") + glow(0, -26, 12, "#f0a6b8", 1) + dot(0, -26, 3, "#fff")) + at(20, 92, 1, deadTreeShape()) +
    each([[86, 100], [40, 104], [-20, 84], [124, 98]], ([x, y]) => oval(x, y, 6, 2.6, "#8f6f8f") + oval(x - 1, y - 1.5, 4, 2.2, "#cbb0c0")) +
    at(44, 98, 0.5, skullShape("#efe3ea", "#5c3d82")) + at(-24, 80, 0.6, deadTreeShape()),
  hideaway: () => fill("M-50 112V4H16L26 22 20 40 30 58 24 112zM150 112V0H82L72 20 80 44 70 62 76 112z", "#5c4070") +
    fill("M16 4L26 22 20 40 30 58 24 112H8L14 60 6 40 12 20zM82 0L72 20 80 44 70 62 76 112H94L86 62 96 44 88 20z", "#3f2a52") +
    fill("M20 112V70Q30 44 50 42 72 46 80 70V112z", "#241832") + fill("M28 112V78Q36 58 50 56 66 58 73 78V112z", "#7d4a3a") +
    fill("M36 112V84Q42 70 50 69 60 70 66 84V112z", "#b8703f") + glow(50, 92, 26, "#ffb45a", 0.9) + line("M16 66H46M60 50H92", WOOD, 4) +
    line("M22 66V60M34 66V58M72 50V44", WOOD, 2) + at(38, 106, 0.72, ladderShape(54)) + line("M78 50Q70 66 80 78", "#d9b27a", 1.6) +
    at(28, 66, 0.6, figure({ robe: "#8c2f52", hat: "hood", hatColour: "#4a1f3a", hands: [[10, -20]] })) + at(80, 50, 0.55, sackShape()) +
    at(70, 50, 0.45, sackShape("#8a6b4a")) +
    flame(52, 104, 0.62) + line("M42 104L62 104M44 106L60 101", WOOD, 3) + at(70, 106, 0.5, chestShape()) + gem(66, 95, 0.4, -10) +
      gem(74, 95, 0.45, 8) + at(23, 100, 0.5, shieldShape("#8c2f52")) + at(-22, 112, 0.9, rockShape("#4a3360")) +
      at(124, 112, 1, rockShape("#4a3360")) + line("M-50 30L-20 36M-44 60L-10 64M150 34L116 40M146 70L110 74", "#6f5286", 3),
  underpass: () => box(-50, 34, 200, 78, "#a8926f") + box(-50, 28, 200, 12, "#c6b18b") + times(13, (i) => box(-48 + i * 16, 22, 9, 8, "#c6b18b")) +
    fill("M18 112V76Q18 50 50 50T82 76V112z", "#43352b") + fill("M31 112V84Q31 66 50 66T69 84V112z", "#f6d98a") + glow(50, 88, 22, "#fff6d0", 0.7) +
    `<path d="M20 76Q20 51 50 51T80 76" fill="none" stroke="#dcc9a2" stroke-width="7" stroke-dasharray="9 2"/>` +
    line("M-38 52h14M-10 62h12M-30 76h14M2 88h10M-20 98h14M90 58h12M112 48h14M96 76h14M120 84h14M90 98h12", "#8b7656", 2.4) + gem(26, 106, 0.5, 20) +
    gem(76, 100, 0.55, -20) + gem(24, 88, 0.4, 50) + fill("M30 112Q50 100 70 112z", "#c79a62") + at(54, 108, 0.42, camelShape("#7b4b2a")) +
    at(42, 108, 0.55, figure({ robe: "#3c6e8f", hat: "turban", legs: "walk" })),
  submerged: () => box(-50, 44, 200, 68, "#1f5f86") + fill("M-50 48Q-30 42-10 46T30 46 70 46 110 46 150 46V112H-50z", "#2b7a9f") +
    fill("M-50 66H150V112H-50z", "#1a4a70", soft(0.7)) + line("M-50 47Q-30 42-10 46T30 46 70 46 110 46 150 46", "#c8ecf2", 2) +
    glow(50, 84, 34, "#9ff0ea", 0.9) + rays(50, 88, 20, 40, 14, "#c8f6f0", 0.3) + gem(24, 110, 1.1, -26) + gem(78, 110, 1.15, 24) +
    gem(36, 110, 1.6, -11) + gem(65, 110, 1.6, 11) + gem(50, 112, 2.1) +
    at(56, 44, 0.95, boatShape() + at(0, -4, 0.6, figure({ robe: "#8a5f44", hat: "scarf", hatColour: "#f6ead0", legs: "sit" })) +
    line("M10-12L22 10", WOOD, 2)) + each([[14, 66], [20, 58], [86, 70], [82, 60], [30, 74]], ([x, y]) => dot(x, y, 1.8, "#dff6fa", soft(0.8))) +
    each([[92, 86, 1], [6, 84, -1], [-20, 70, 1], [122, 74, -1]],
    ([x, y, s]) => `<g transform="translate(${x} ${y}) scale(${s} 1)">${fill("M-8 0Q0-6 8 0 0 6-8 0zM-7 0l-5-4v8z", "#f2a65a")}</g>`) +
    gem(-18, 112, 0.9, -10) + gem(118, 112, 1, 10) + line("M-34 112Q-38 98-32 88M134 112Q138 96 130 86", "#3f8f6a", 3),
  sabers: () => fill("M-50 112V66L-24 40 6 34 22 14 50 10 80 16 96 36 128 44 150 70V112z", "#8c7a61") +
    fill("M80 16L96 36 128 44 150 70V112H104Q110 60 80 16z", "#000", soft(0.14)) +
    fill("M10 112Q4 66 22 46 36 32 50 32T78 46Q96 66 90 112z", "#241a1a") + glow(50, 86, 20, "#ff8a3a", 0.5) +
    each([[22, 42, 200], [36, 32, 190], [64, 32, 170], [78, 42, 160]], ([x, y, t], i) => at(x, y, i % 3 ? 0.66 : 0.52, saberShape(), t)) +
    each([[20, 112, 12], [34, 114, 6], [66, 114, -6], [80, 112, -12]], ([x, y, t], i) => at(x, y, i % 3 ? 0.5 : 0.42, saberShape(), t)) +
    dot(42, 78, 3.4, "#ffcf5a") + dot(58, 78, 3.4, "#ffcf5a") + line("M42 75V81M58 75V81", INK, 1.6) +
    line("M-40 80L-20 76M-30 96L-6 92M110 70L128 76M116 94L138 96M30 20L40 24", "#6b5a45", 2.4) + at(-30, 112, 0.7, skullShape()) +
    at(120, 112, 0.6, saberShape(), 60),
  pit: () => box(-50, 46, 200, 66, "#a8926f") + oval(50, 80, 74, 30, "#8b7656") + oval(50, 82, 62, 25, "#6b5a45") +
    oval(50, 85, 50, 20, "#524231") + oval(50, 88, 38, 15, "#3a2d22") + oval(50, 91, 26, 10, "#1d1512") +
    line("M-4 92Q30 116 84 106M18 98Q40 112 76 102", "#c9ad7f", 2, ' stroke-dasharray="4 3"') +
    each([[2, 84], [90, 98], [26, 102], [76, 78], [104, 84]], ([x, y]) => dot(x, y, 5, "#ffcf7a", soft(0.35)) + dot(x, y, 1.8, "#ffd65a")) +
    line("M14 66L46 20M30 68L46 20M86 66L54 20M70 68L54 20", WOOD, 4) + line("M38 24H62", WOOD_DARK, 5) +
    dot(50, 24, 6, "none", edge(WOOD_DARK, 3)) + line("M50 24V84", "#3b2a1f", 1.6) + at(50, 96, 0.95, basketShape()) +
    line("M40 84L50 74 60 84", "#3b2a1f", 1.4) + at(8, 68, 0.45, figure({ robe: "#6b4a30", hat: "none", skin: SKIN_DARK, hands: [[9, -14]] })) +
    at(96, 70, 0.45, figure({ robe: "#7a5a3c", hat: "none", hands: [[-9, -14]] })) + at(-26, 64, 0.8, houseShape()) + at(124, 62, 0.7, tentShape()),
  grotto: () => box(-50, -2, 200, 114, "#272658") + fill("M4 112V60Q8 22 50 18 92 22 96 60V112z", "#3d46a8") +
    fill("M16 112V64Q20 34 50 30 80 34 84 64V112z", "#6f86e0") + fill("M28 112V70Q32 48 50 46 68 48 72 70V112z", "#b8d0ff") +
    box(-50, 84, 200, 28, "#2f3a9a") + oval(50, 96, 44, 12, "#5b74dc") + oval(50, 96, 26, 6, "#b8d0ff", soft(0.9)) +
    each([[-34, 30], [-16, 20], [4, 34], [20, 18], [36, 26], [64, 24], [80, 20], [94, 36], [114, 22], [134, 32]],
    ([x, h]) => fill(`M${x - 7}-2L${x} ${h}L${x + 7}-2z`, "#1b1a44")) +
    each([[6, 100, 1.3, -12], [-8, 106, 1, -22], [20, 108, 0.9, 10], [94, 100, 1.35, 12], [108, 106, 1, 22], [82, 110, 0.9, -8], [-34, 104, 1.2, 8],
    [134, 104, 1.2, -8]], ([x, y, k, t]) => gem(x, y, k, t, "#6a5be0", "#3f2fa0", "#d0c6ff")) +
    at(50, 94, 0.7, boatShape("#4a3560") + at(2, -4, 0.6,
    figure({ robe: "#e8b24a", hat: "hood", hatColour: "#8a6b2a", legs: "sit", hands: [[9, -22]] }) + at(10, -22, 0.5, lanternShape()))) +
    sparkle(34, 60, 3, "#fff") + sparkle(62, 54, 3.6, "#fff") + sparkle(50, 74, 2.6, "#fff"),
} satisfies Scenes;
export function palm() { return line("M0 0Q4-20 0-38", "#7a5230", 4) +
  times(6, (i) => at(0, -38, 1, fill("M0 0Q10-10 24 0 10-4 0 0z", "#5d8a4a"), -210 + i * 48)); }

// orders of the opponent, one picture for each side
