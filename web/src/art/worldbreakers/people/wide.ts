/** Things before the body or held with both hands, and what is worn on the back. */
import type { Draws } from "./person";
import { cat, horseHead } from "./beasts";
import { COLOURS, GOLD, WOOD } from "./colours";
import { at, box, count, darker, disc, fill, lighter, line, oval, ring, shadow, times } from "./draw";
import { hand } from "./garbs";
import { ITEMS, blade, coin, crystal, dove, limb } from "./items";

// things before the body, or held with both hands
export const WIDE = {
  scroll: f => fill("M20 84L68 77 73 101 25 108z", "#fbf2d8", 'stroke="#b99f6b" stroke-width="1.2"') + line("M29 90l34-5M30 95l34-5M31 101l24-3", "#a98a55", 1.3)
      + line("M20 84L25 108M68 77L73 101", "#d9c28c", 4) + hand(f, 23, 97) + hand(f, 71, 90),
  map: () => fill("M14 88L44 82 62 86 88 80 92 108 62 112H12z", "#f3e2b4", 'stroke="#a98a55" stroke-width="1.2"') + line("M44 82L46 112M62 86V112", "#d3bc84", 1.2)
      + line("M20 104Q34 90 50 98T82 88", "#b8402e", 2, 'stroke-dasharray="3 3"') + fill("M52 92l4-7 4 7z", "#7a8f5a")
      + times([[30, 96, COLOURS.red], [74, 92, COLOURS.blue]], ([x, y, c]) => line(`M${x} ${y}V${y - 13}`, "#4a3423", 1.6) + fill(`M${x} ${y - 13}l9 3 -9 3z`, c)),
  bowl: f => fill("M28 88Q30 108 50 108T72 88z", "#8a5030") + oval(50, 88, 22, 6, "#fffaf0") + line("M34 97q16 6 32 0", GOLD, 2)
      + line("M42 82q-4-5 0-9M55 82q4-5 0-9", "#fff", 2, 'opacity=".8"') + hand(f, 27, 95) + hand(f, 73, 95),
  "great shield": f => at(50, 108, at(-50, -98, disc(50, 98, 31, "#7b4b2a", 'stroke="#3c2415" stroke-width="2.4"') + disc(50, 98, 25, f.guild.trim)
      + ring(50, 98, 25, "#8a5620", 2) + at(50, 98, fill("M0 -20L5.5 -6.5 20 -5 9.5 5 12 19 0 12 -12 19 -9.5 5 -20 -5 -5.5 -6.5z", f.guild.main))
      + times(count(10), i => disc(+(50 + 28 * Math.cos(i * 0.628)).toFixed(1), +(98 + 28 * Math.sin(i * 0.628)).toFixed(1), 1.4, "#e8c27a")))),
  "tower shield": f => fill("M16 70Q50 60 84 70V114H16z", f.guild.main, `stroke="${darker(f.guild.deep, 0.3)}" stroke-width="2.4"`)
      + fill("M22 75Q50 66 78 75V114H22z", lighter(f.guild.main, 0.16)) + shadow("M58 66Q72 67 84 70V114H64z", 0.14) + disc(50, 92, 14, "#fbf8e6")
      + disc(56, 89, 12, lighter(f.guild.main, 0.16)) + line("M16 70Q50 60 84 70", COLOURS.silver, 4) + hand(f, 25, 68, 6) + hand(f, 75, 68, 6),
  coins: () => times([[30, 100], [40, 105], [35, 92], [64, 104], [58, 96], [48, 99], [70, 96]], ([x, y]) => coin(x, y, 1.1)),
  "flying coins": () => times([[14, 40, 1], [24, 18, 0.8], [80, 30, 1.1], [88, 56, 0.9], [66, 8, 0.9], [12, 66, 1.1], [86, 76, 1], [36, 5, 0.7]],
      ([x, y, k]) => at(x, y, coin(0, 0, k * 1.15), 1, x * 3)),
  scales: f => at(4, 2, line("M76 50V98M56 58H96", "#8a5620", 3.2) + line("M58 58l-7 17h14zM94 58l-7 17h14z", "#8a5620", 1.3)
      + fill("M49 75h18q-2 8-9 8t-9-8zM85 75h18q-2 8-9 8t-9-8z", GOLD) + crystal(58, 75, 0.4)) + line("M80 114V102", darker(f.cloth, 0.12), 12) + hand(f, 80, 98),
  "crossed arms": f => { const arm = f.garb === "bare" ? f.skin : f.cloth; return limb("M16 116Q8 98 22 95 44 92 66 101", f.skin, 14)
      + limb("M84 116Q94 98 80 94 58 90 32 99", f.skin, 14) + limb("M84 116Q95 99 82 95", arm, 15) + limb("M16 116Q5 99 18 96", arm, 15)
      + at(30, 98, oval(0, 0, 8, 6.6, f.skin, `stroke="${darker(f.skin, 0.4)}"`) + line("M-6 -3L2 -4M-7 0H2M-6 3L2 3.6", darker(f.skin, 0.35), 1.1))
      + oval(70, 100, 4, 6, f.skin, `stroke="${darker(f.skin, 0.4)}"`); },
  "raised palm": f => line("M70 114L72 86", f.skin, 14) + oval(72, 74, 11, 12, f.skin) + line("M63 68L60 55M69 63L67 48M75 63L76 48M81 66L84 54M62 78L54 72", f.skin, 6)
      + line("M66 76Q72 82 79 76M67 70Q72 74 78 70", darker(f.skin, 0.28), 1.3),
  "finger on lips": f => line("M40 114Q38 96 47 82", darker(f.cloth, 0.1), 13) + line("M49 80L50.6 57", f.skin, 4.6) + oval(49, 80, 7.4, 6.6, f.skin)
      + line("M44 78h9M44 82h9", darker(f.skin, 0.3), 1.1),
  fists: f => times([[25, 80, 1], [75, 76, -1]], ([x, y, s]) => at(x, y, limb("M-14 40L-1 8", f.skin, 15) + line("M-8 14L4 17M-10 20L2 23", "#f2ead6", 4.4)
      + fill("M-11 -7Q-11 -12 -6 -12H7Q12 -12 12 -6V5Q11 12 3 12H-5Q-11 11 -11 5z", f.skin, `stroke="${darker(f.skin, 0.45)}" stroke-width="1.2"`)
      + line("M-5 -11V-2M1 -12V-2M7 -11V-2M-10 -2H11", darker(f.skin, 0.4), 1.2) + limb("M-8 6Q0 1 7 5", f.skin, 4.4), [s * 1.05, 1.05])),
  "gloved fist": () => at(70, 72, ITEMS["wavy dagger"](), 1.5, 8) + limb("M88 118L74 88", "#3a2a4a", 20) + line("M66 96L90 88", GOLD, 4)
      + at(71, 78, times([-10, -3.4, 3.2, 9.6], (y, i) => limb(`M${-8 + i * 0.6} ${y}Q4 ${y - 2} ${12 - i} ${y}`, "#33293c", 6)) + line("M-9 -1.6V-5M-4 -1.4V-5.4", GOLD, 2.2)
      + limb("M12 10Q14 -2 4 -13", "#40344a", 6)),
  "horse fiddle": f => line("M24 26L50 84", "#5a3420", 4.4) + fill("M18 27Q16 16 26 14L34 20 28 24 26 30z", "#3d6b4a")
      + fill("M40 74L60 66 68 92 48 100z", "#a85a2c", 'stroke="#5a3420" stroke-width="1.8"') + line("M25 30L56 94", "#f7efdd", 1.2) + line("M28 78L82 66", "#e9d7ae", 2.4)
      + disc(30, 42, 5, f.skin) + disc(66, 70, 5.4, f.skin),
  foal: () => at(102, 46, horseHead("#c98f58", "#7a4a2a"), [-0.72, 0.72]),
  "dove on the shoulder": () => at(80, 72, dove, 1.1),
  cat: () => at(80, 66, cat(), 1.15),
  sacks: () => times([[18, 104, 1], [80, 106, 1.1]], ([x, y, k]) => at(x, y,
      fill("M-16 10Q-20 -8 -6 -14L-8 -20H8L6 -14Q20 -8 16 10z", "#b98e5c", 'stroke="#6b4a2a" stroke-width="1.3"') + line("M-7 -14H7", "#5a3420", 2.6), k)),
  abacus: f => box(26, 84, 48, 24, WOOD, 'rx="2" stroke="#3b2415" stroke-width="1.4"') + box(29, 87, 42, 18, "#e6d3a8")
      + times([91, 96, 101], y => line(`M29 ${y}H71`, "#7a5a38", 1))
      + times([[34, 91], [39, 91], [60, 91], [36, 96], [52, 96], [57, 96], [66, 96], [34, 101], [47, 101], [64, 101]], ([x, y]) => oval(x, y, 2, 2.4, "#b8402e"))
      + hand(f, 25, 98) + hand(f, 75, 98),
  "wiped blade": f => at(50, 92, blade("M-52 4Q-10 -12 46 -8 50 -4 44 2 -6 -2 -50 8z") + line("M42 -14L44 8", GOLD, 4), 1, -4)
      + fill("M26 86Q36 80 46 86L50 108Q36 104 24 110z", "#e9dfe4") + oval(34, 96, 4, 3, "#b02f3a", 'opacity=".8"') + hand(f, 36, 91, 7) + hand(f, 92, 86, 6),
  "open window": f => fill("M0 0H100V110H0zM22 20H78V92H22z", "#6d5a86", 'fill-rule="evenodd"')
      + times([[4, 10], [6, 34], [4, 60], [84, 8], [86, 40], [84, 66], [8, 84], [30, 6], [56, 8]], ([x, y]) => line(`M${x} ${y}h10`, "#5a4872", 3))
      + fill("M-4 16L20 20V92L-4 98zM104 16L80 20V92L104 98z", "#8a5a3c", 'stroke="#4a2e20" stroke-width="1.5"')
      + line("M3 30L16 32M3 46L16 47M3 62L16 62M3 78L16 77M97 30L84 32M97 46L84 47M97 62L84 62M97 78L84 77", "#5f3c28", 3) + box(16, 90, 68, 8, "#b79a7a")
      + box(16, 97, 68, 4, "#7d6550") + hand(f, 34, 89, 6) + hand(f, 66, 89, 6),
  "door edge": () => fill("M58 -2Q64 30 60 114H102V-2z", "#c98a4a") + fill("M58 -2Q64 30 60 114H68Q72 30 66 -2z", "#8a5a2c")
      + times([[72, 12], [86, 30], [72, 48], [86, 66], [72, 84], [86, 102]], ([x, y]) => box(x, y, 18, 10, "#b3783e", 'rx="1"')),
} satisfies Draws;
export const WORN_BEHIND = {
  "glider wings": () => fill("M46 84Q20 60 -8 20 2 26 10 24 12 34 22 34 24 46 34 48 36 58 46 62zM54 84Q80 60 108 20 98 26 90 24 88 34 78 34 76 46 66 48 64 58 54 62z",
      "#e9dcc0", 'stroke="#7a5230" stroke-width="2"') + line("M46 80Q26 54 10 24M46 74Q30 56 22 34M54 80Q74 54 90 24M54 74Q70 56 78 34", "#7a5230", 1.5),
  pack: () => fill("M18 106V40Q20 26 34 26H68Q82 26 82 40V106z", "#8a6238", 'stroke="#4a3423" stroke-width="2"')
      + at(50, 18, oval(0, 0, 34, 8.5, "#b8603a", 'stroke="#6b3420" stroke-width="1.6"') + ring(-33, 0, 5, "#6b3420", 1.4) + line("M-12 -8V8M12 -8V8", "#6b3420", 2.4))
      + line("M84 62V24M88 60L91 22", "#cdb58a", 4) + at(14, 58, line("M0 0V34", WOOD, 3.4) + fill("M-7 -12H7V-2H-7z", "#7d888f"), 1, -6)
      + box(74, 60, 16, 20, "#6b452a", 'rx="3"') + line("M74 66H90", GOLD, 1.6),
  "crossed sabres": () => at(24, 66, ITEMS.sabre(), 1.15, -24) + at(76, 66, at(0, 0, ITEMS.sabre(), [-1.15, 1.15]), 1, 24),
  "spears behind": f => times([[10, 2], [22, -4], [78, -2], [90, 4]], ([x, y]) => at(x, 60 + y, ITEMS.spear(f), 0.9)),
  quiver: () => at(80, 74, line("M0 0L-8 40", "#5a3d27", 10)
      + times([-3, 0, 3], x => line(`M${x} 0L${x + 3} -14`, WOOD, 1.4) + fill(`M${x + 3} -16l-3 -2 3 -6 3 6z`, "#e9d7ae"))),
  "hanging rope": () => line("M62 -4V112", "#c9b27a", 3.4) + line("M62 -4V112", "#8a6a3c", 3.4, 'stroke-dasharray="1.4 4" opacity=".6"'),
} satisfies Draws;
