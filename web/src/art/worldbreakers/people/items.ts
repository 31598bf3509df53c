/** Things in a hand: grip at (0,0), pointing up. */
import type { Draws } from "./person";
import { COLOURS, CRYSTAL, EDGE, FIRE, GOLD, IRON, METAL, WOOD } from "./colours";
import { at, box, darker, disc, fill, lighter, line, oval, ring, times } from "./draw";

export const blade = (d: string) => fill(d, METAL, `stroke="${EDGE}" stroke-width="1"`);
export const star = (x: number, y: number, r: number, colour = "#fff6d8") => fill(`M${x} ${y - r}l${r * 0.28} ${r * 0.72} ${r * 0.72} ${r * 0.28} ${-r * 0.72} ${r * 0.28} ${-r * 0.28} ${r * 0.72} ${-r * 0.28} ${-r * 0.72} ${-r * 0.72} ${-r * 0.28} ${r * 0.72} ${-r * 0.28}z`,
    colour);
export const flame = (x: number, y: number, k = 1) => at(x, y, fill("M0 0Q-9 -7 -3 -16 -2 -11 1 -12 -1 -18 4 -24 4 -15 8 -11 11 -4 0 0z", FIRE)
    + fill("M1 -1Q-4 -5 0 -11 4 -7 5 -4 4 -1 1 -1z", "#ffe08a"), k);
export const crystal = (x: number, y: number, k = 1) => at(x, y, fill("M-6 0L-4 -16 0 -24 5 -14 6 0z", CRYSTAL) + fill("M0 -24V0H6L5 -14z", "#2b8f9b") + line("M-3 -4L-2 -14", "#d8fbf8", 1.4), k);
export const coin = (x: number, y: number, k = 1) => at(x, y, oval(0, 0, 6, 4.6, "#f2c14e", 'stroke="#9a6a1c" stroke-width="1.2"') + box(-1.3, -1.3, 2.6, 2.6, "#9a6a1c"), k);
export const dove = fill("M-16 -4Q-12 -14 -2 -10 8 -8 20 2 6 8 -4 4 -12 4 -16 -4z", "#fffaf0") + fill("M-2 -8Q6 -26 18 -24 14 -12 6 0z", "#e4e4ea")
    + fill("M-16 -5L-21 -3 -15 -1z", "#e8a92c") + disc(-11, -6, 1.3, "#2b1d17");
export const eagleWings = fill("M4 -36Q12 -54 26 -66 25 -57 30 -54 26 -48 30 -43 24 -39 26 -32 19 -29 18 -22 12 -13 4 -10z", "#6b4629")
    + fill("M-5 -34Q-14 -52 -32 -64 -30 -55 -34 -51 -29 -46 -32 -40 -25 -37 -26 -30 -18 -27 -16 -19 -10 -12 -3 -10z", "#7a5230")
  + line("M24 -57Q16 -46 10 -32M25 -44Q18 -36 12 -24M-28 -55Q-18 -44 -11 -30M-29 -42Q-20 -36 -13 -24", "#3d2615", 1.5);
export const eagleBody = fill("M-3 -2L5 -2 9 20 3 16 -1 20 -5 15z", "#4a2e1b") + fill("M-9 -10Q-12 -30 -4 -38 4 -42 8 -34 11 -20 6 -4 0 4 -5 0 -8 -4 -9 -10z", "#5b3a22")
    + line("M-4 -26q2 3 4 0M-6 -19q2 3 4 0M0 -19q2 3 4 0M-4 -12q2 3 4 0", "#a37c55", 1.4)
  + fill("M-10 -40Q-10 -50 -1 -50 8 -49 7 -38 4 -32 -4 -33 -9 -35 -10 -40z", "#d9a85e")
      + fill("M-9 -44L-16 -41Q-18 -36 -15 -33 -13 -37 -8 -37z", "#f0b429", 'stroke="#8a5620" stroke-width=".8"') + disc(-5, -42, 1.7, "#241713")
      + line("M-9 -45L-2 -44", "#5b3a22", 1.6) + line("M-4 -1V4M2 -1V4", "#f0b429", 3);
export const ITEMS = {
  sabre: () => blade("M-2.4 -4Q-12 -26 5 -52 4 -26 2.8 -4z") + line("M-7 -3H7", "#c9902f", 3.4) + line("M0 -2V8", "#3b2415", 4),
  sword: () => blade("M-3 -4L-2.4 -50 0 -56 2.4 -50 3 -4z") + line("M0 -6V-46", "#a9b5bd", 1) + line("M-9 -3H9", "#c9902f", 3.6) + line("M0 -2V9", "#3b2415", 4)
      + disc(0, 10, 2.6, GOLD),
  dagger: () => blade("M-3 -4L-2 -26 0 -33 3 -4z") + line("M-6 -3H6", "#c9902f", 3.2) + line("M0 -2V7", "#3b2415", 3.8),
  "second sabre": (): string => ITEMS.sabre(),
  "wavy dagger": () => blade("M-3 -4Q-7 -11 -2 -17 -5 -24 1 -34 2 -25 4 -20 1 -13 3.4 -4z") + line("M-7 -3H7", "#c9902f", 3.2) + line("M0 -2V8", "#3b2415", 3.8),
  spear: f => line("M0 40V-46", "#5a3d27", 3.2) + fill("M0 -68L5.5 -53 0 -45 -5.5 -53z", METAL, `stroke="${EDGE}"`)
      + fill("M-5 -45Q0 -36 5 -45V-41Q0 -32 -5 -41z", f.guild.main === "#3f7a4a" ? COLOURS.red : f.guild.main),
  lance: () => line("M0 40V-60", "#5a3d27", 3) + fill("M0 -78L4 -62 0 -57 -4 -62z", METAL),
  halberd: () => line("M0 40V-50", "#5a3d27", 3.4) + fill("M0 -72L3.5 -58 2 -50H-2L-3.5 -58z", METAL, `stroke="${EDGE}"`)
      + fill("M-1 -56Q-18 -62 -20 -48 -18 -36 -1 -42z", METAL, `stroke="${EDGE}"`) + fill("M1 -52L12 -50 1 -45z", METAL),
  axe: () => line("M0 20V-38", WOOD, 4) + fill("M-2 -38Q-22 -42 -22 -24 -14 -22 -2 -26z", METAL, `stroke="${EDGE}" stroke-width="1.2"`),
  pick: () => line("M0 16V-38", WOOD, 4) + fill("M-26 -26Q-12 -42 0 -42 12 -42 24 -30 10 -36 0 -36 -12 -36 -26 -26z", IRON, `stroke="${EDGE}"`),
  hammer: () => line("M0 14V-34", WOOD, 4.6) + box(-14, -46, 28, 15, "#7d888f", 'rx="2" stroke="#3c4347" stroke-width="1.2"') + line("M-11 -43H11", "#b4bdc3", 1.6),
  sledge: () => line("M0 18V-40", WOOD, 4.4) + box(-13, -54, 26, 17, "#6c7880", 'rx="2" stroke="#2f3539" stroke-width="1.2"'),
  scythe: () => line("M4 44Q0 0 2 -44", WOOD, 3.4) + fill("M2 -46Q-26 -52 -46 -24 -22 -38 3 -36z", "#a9bccb", 'stroke="#4a5a6b" stroke-width="1.4"'),
  staff: f => line("M0 40V-50", WOOD, 4.2) + disc(0, -54, 7, f.guild.trim, `stroke="${WOOD}" stroke-width="3"`),
  crook: () => line("M0 40V-40Q0 -58 12 -54 20 -48 12 -42", WOOD, 4),
  torch: () => line("M0 14V-18", WOOD, 5) + flame(-1, -16, 1.1),
  club: () => fill("M-3 8L-6 -34Q0 -42 6 -34L3 8z", "#7a5233", `stroke="#3b2415"`) + disc(-3, -30, 1.4, "#3b2415") + disc(3, -24, 1.4, "#3b2415"),
  cleaver: () => fill("M-3 -4L-5 -46 20 -44Q24 -24 14 -8L3 -6z", METAL, `stroke="${EDGE}" stroke-width="1.4"`) + disc(13, -38, 2.4, "#8d979e")
      + line("M15 -12Q20 -24 18 -40", "#fff", 1.4) + line("M0 -4V10", "#3b2415", 5.4),
  bow: () => line("M-2 -40Q20 -34 8 -6 4 0 8 6 20 34 -2 40", WOOD, 4) + line("M-2 -40V40", "#f7efdd", 1),
  banner: f => line("M0 40V-62", "#4a3423", 3.2) + fill("M-1 -60H-30q6 8 0 15 7 8 0 15H-1z", f.tint("banner", COLOURS.red)) + line("M-24 -45h16", "#f5cf6d", 3)
      + fill("M-4 -62Q0 -72 4 -62z", "#2b1d17"),
  horsetail: () => line("M0 40V-58", "#4a3423", 3.2) + fill("M-8 -54Q0 -60 8 -54 12 -36 8 -22 4 -30 0 -20 -4 -30 -8 -22 -12 -36 -8 -54z", "#2b211f")
      + fill("M-6 -58L0 -74 6 -58z", GOLD),
  lantern: () => disc(0, 12, 22, "#ffe9a0", 'opacity=".4"') + line("M-5 2Q0 -6 5 2", "#5a4630", 2)
      + fill("M-8 3h16l3 20H-11z", "#ffd65a", 'stroke="#5a4630" stroke-width="2.4"') + fill("M0 8q4 6 0 12-4-5 0-12z", FIRE),
  purse: () => fill("M-4 4Q-14 12 -10 22 0 28 10 22 14 12 4 4z", "#a5682f", 'stroke="#5a3420" stroke-width="1.4"') + line("M-5 4H5", GOLD, 2.6) + coin(-2, 16, 0.7),
  fan: f => fill("M0 4L-24 -22Q0 -42 24 -22z", lighter(f.guild.main, 0.45), `stroke="${f.guild.deep}" stroke-width="1.4"`)
      + line("M0 4L-14 -29M0 4L0 -32M0 4L14 -29", f.guild.deep, 1) + fill("M-8 -24q3-5 6 0q5-2 5 4q-6 4-11-4z", "#fff"),
  brush: () => line("M0 16L0 -26", "#7a5230", 3.4) + fill("M-3 -26Q-5 -34 0 -42 5 -34 3 -26z", "#8c2f22") + line("M-3 -26H3", GOLD, 2.6),
  chisel: () => line("M0 6V-8", WOOD, 5) + fill("M-2.4 -8L-3 -22H3L2.4 -8z", METAL, `stroke="${EDGE}"`),
  flower: () => line("M0 12Q2 -8 -2 -24", "#4f7a3f", 2.4)
      + times([0, 72, 144, 216, 288], a => `<ellipse cx="-2" cy="-33" rx="3.6" ry="5.6" fill="#d9536b" transform="rotate(${a} -2 -28)"/>`) + disc(-2, -28, 3, "#f7d774"),
  "fire pot": () => disc(0, -8, 10, "#7d4a34", 'stroke="#3b2415" stroke-width="1.4"') + box(-4, -21, 8, 5, "#5a3420") + flame(0, -19, 0.8)
      + line("M-5 -12Q-6 -6 -3 -2", "#b98", 1.4),
  horn: () => fill("M-18 -20Q-6 -4 8 -8L10 2Q-10 8 -24 -12z", "#e6d3a8", 'stroke="#7a5a30" stroke-width="1.3"') + line("M-8 -8L-6 1M2 -8L3 3", "#b8402e", 2.4),
  paddle: () => line("M0 30V-50", WOOD, 4) + disc(0, -52, 4, WOOD),
  hook: () => line("M0 30V-20", "#c9b27a", 3, 'stroke-dasharray="4 1.6"') + line("M0 -20V-30M0 -24Q-14 -26 -13 -40M0 -24Q14 -26 13 -40", IRON, 3.4),
  tablet: () => box(-8, -38, 16, 36, GOLD, 'rx="4" stroke="#8a5620" stroke-width="1.6"') + disc(0, -32, 2.6, "#8a5620")
      + line("M-3 -25H3M-3 -20H3M-3 -15H3M-3 -10H3", "#8a5620", 1.8),
  letter: () => at(0, -14, box(-13, -10, 26, 20, "#fbf2d8", 'stroke="#b99f6b" stroke-width="1.2"') + line("M-13 -10L0 2 13 -10", "#b99f6b", 1.4)
      + disc(0, 2, 4, "#b02f3a"), 1, -10),
  book: f => at(0, -14, fill("M-18 -11Q-8 -15 0 -10 8 -15 18 -11V11Q8 7 0 12 -8 7 -18 11z", "#fbf2d8", `stroke="${f.guild.deep}" stroke-width="2"`)
      + line("M0 -10V12M-14 -6Q-8 -9 -3 -6M-14 0Q-8 -3 -3 0M4 -6Q9 -9 14 -6M4 0Q9 -3 14 0", "#a98a55", 1.2)),
  "hand mirror": () => line("M0 10V-8", GOLD, 3.4) + disc(0, -20, 12, "#d8ecf0", `stroke="${GOLD}" stroke-width="3"`) + line("M-5 -16L4 -26", "#fff", 2),
  dividers: () => line("M-9 6L0 -34 9 6", GOLD, 3) + disc(0, -35, 3.4, GOLD, 'stroke="#8a5620"') + line("M-5 -12Q0 -8 5 -12", "#8a5620", 1.6),
  wrench: () => line("M0 16V-28", IRON, 5) + fill("M-8 -40L-3 -34H3L8 -40 9 -30 3 -24H-3L-9 -30z", IRON, `stroke="${EDGE}"`),
  armillary: () => line("M0 8V-8", WOOD, 4) + ring(0, -28, 20, GOLD, 3) + at(0, -28, oval(0, 0, 20, 7, "none", `stroke="${GOLD}" stroke-width="2.4"`), 1, -24)
      + at(0, -28, oval(0, 0, 7, 20, "none", 'stroke="#b98436" stroke-width="2"'), 1, -24) + disc(0, -28, 5, "#6fb2d6"),
  eagle: () => eagleWings + eagleBody,
  moth: () => at(-4, -26, moth("#f6eccf"), 0.82),
  dove: () => at(-6, -9, dove),
  "round shield": f => disc(0, 0, 17, "#7b4b2a", 'stroke="#3c2415" stroke-width="2"') + disc(0, 0, 12, f.guild.trim) + disc(0, 0, 5, f.guild.main)
      + line("M-9 -9Q-4 -14 2 -13", "#fff", 1.6, 'opacity=".6"'),
  sack: () => fill("M-6 0Q-22 8 -20 26 -14 38 4 38 22 34 20 18 18 4 4 0z", "#b98e5c", 'stroke="#6b4a2a" stroke-width="1.4"') + line("M-6 1Q0 4 5 1", "#5a3420", 3)
      + line("M-12 14Q-6 22 -8 32M6 14Q12 20 10 30", "#8a6238", 1.4),
  vase: () => fill("M-5 -26H5L4 -20Q14 -14 10 -2 6 4 0 4T-10 -2Q-14 -14 -4 -20z", "#3f7d86", 'stroke="#1d4a52"') + line("M-10 -10Q0 -5 10 -10", "#f3d27a", 2.4),
} satisfies Draws;
const moth = (c: string) => fill("M0 -2Q-12 -24 -26 -14 -24 0 -4 4 -16 6 -14 16 -4 18 0 6 4 18 14 16 16 6 4 4 24 0 26 -14 12 -24 0 -2z", c, 'stroke="#a98a55" stroke-width="1.1"')
    + disc(-15, -9, 3.2, "#d97f4a") + disc(15, -9, 3.2, "#d97f4a") + line("M0 -6V10", "#7a5a38", 3) + line("M-1 -6Q-4 -14 -8 -15M1 -6Q4 -14 8 -15", "#7a5a38", 1.2);

export const limb = (d: string, colour: string, width: number) => line(d, darker(colour, 0.4), width + 2) + line(d, colour, width);
