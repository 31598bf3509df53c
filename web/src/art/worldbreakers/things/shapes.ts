/** Buildings, tools, weapons and plants, standing at (0,0). */
import type { Figure, Rider } from "./figures";
import { CREAM, GOLD, GOLD_DARK, INK, PAPER, RED, SKIN, STEEL, STEEL_DARK, WOOD, WOOD_DARK } from "./colours";
import { at, box, darker, dot, each, edge, fill, lighter, line, num, oval, soft, times } from "./draw";
import { figure, lance, riderShape } from "./figures";
import { flame, gem } from "./light";

export const gerShape = (band = "#b4543a") => fill("M-20 0V-13Q0-30 20-13V0z", CREAM) + fill("M-22-12Q0-33 22-12L0-25z", "#d8c7a5") +
  line("M-20-8.5H20", band, 2.5) + box(-4, -12, 8, 12, band) + fill("M8 0V-13Q14-16 20-13V0z", "#000", soft(0.12)) + box(-3, -27, 6, 3, "#8a6b4a");
export const tentShape = (c = "#d9b27a") => fill("M-24 0L0-36 24 0z", c) + fill("M0-36L24 0H6z", darker(c, 0.22)) + fill("M-6 0L0-20 6 0z", "#3b271c") +
  line("M0-36V-42", WOOD, 2);
export const crenels = (x: number, w: number, y: number, c: string, step = 6) => times(Math.floor(w / step), (i) => i % 2 ? "" : box(num(x + i * step), y - 5, step, 6, c));
export const towerShape = (c = "#c6b18b", h = 60, w = 22) => box(-w / 2, -h, w, h, c) + box(w / 6, -h, w / 3, h, "#000", soft(0.13)) +
  box(-w / 2 - 3, -h - 4, w + 6, 8, lighter(c, 0.2)) + crenels(-w / 2 - 3, w + 8, -h - 4, lighter(c, 0.2), 5) +
  fill(`M-3 ${-h + 26}v-9q3-5 6 0v9z`, "#3b2a22");
export const wallShape = (c = "#c6b18b", w = 80, h = 30) => box(-w / 2, -h, w, h, c) + crenels(-w / 2, w, -h, c, 6) +
  line(`M${-w / 2 + 6} ${-h + 10}h8M${-w / 2 + 26} ${-h + 18}h9M0 ${-h + 9}h8M${w / 2 - 18} ${-h + 14}h9M-6 ${-h + 24}h8`, darker(c, 0.25), 1.6);
export const domeShape = (c = "#3f8f9b", body = "#e6d3a8") => box(-16, -22, 32, 22, body) + fill("M-17-22Q-20-42 0-52 20-42 17-22z", c) +
  fill("M4-50Q20-42 17-22H8Q12-38 4-50z", "#000", soft(0.15)) + line("M0-52V-60", GOLD, 2) + fill("M-6 0V-10Q0-18 6-10V0z", "#5a4030");
export const minaretShape = (c = "#e6d3a8", cap = "#3f8f9b") => fill("M-5 0L-4-50H4L5 0z", c) + box(-7, -54, 14, 5, darker(c, 0.2)) +
  box(-3.5, -62, 7, 9, c) + fill("M-5-61Q0-74 5-61z", cap);
export const pagodaRoof = (w: number, y: number, c = "#3f7d86") => fill(`M${-w} ${y}Q${-w * 0.6} ${y - 4} ${-w * 0.45} ${y - 13}H${w * 0.45}Q${w * 0.6} ${y - 4} ${w} ${y}L${w - 3} ${y + 3}H${3 - w}z`,
  c) + line(`M${-w} ${y}Q${-w * 0.6} ${y - 4} ${-w * 0.45} ${y - 13}H${w * 0.45}Q${w * 0.6} ${y - 4} ${w} ${y}`, GOLD, 1.4);
export const pagodaShape = (wall = "#b8402e") => box(-18, -18, 36, 18, wall) + pagodaRoof(30, -18) + box(-12, -42, 24, 12, wall) + pagodaRoof(22, -42) +
  line("M0-55V-62", GOLD, 2) + line("M-14-17V0M-5-17V0M5-17V0M14-17V0", darker(wall, 0.3), 2);
export const houseShape = (c = "#e6d3a8") => box(-18, -24, 36, 24, c) + box(-20, -27, 40, 4, darker(c, 0.25)) + box(6, -24, 12, 24, "#000", soft(0.1)) +
  fill("M-12 0V-11q4-5 8 0V0z", "#5a4030") + box(5, -18, 7, 7, "#5a4030");
export const stallShape = (c = RED, goods = "#e8703a") => box(-14, -28, 28, 28, "#6b4629") + fill("M-19-28Q0-48 19-28l-5 6-5-6-5 6-4-5-4 5-5-6-5 6z", c) +
  fill("M-6-37L-5-23-9-28-10-34zM6-37L5-23 9-28 10-34z", "#fff", soft(0.35)) + box(-16, -11, 32, 11, "#a9783f") +
  each([[-10, -13], [-2, -13], [6, -13]], ([x, y], i) => dot(x + 2, y, 4, [goods, "#9bbf4a", "#f2c14e"][i] || goods));
export const mineShape = (rock = "#8c7a61") => fill("M-44 0Q-42-34-22-44-4-56 18-46 40-38 44 0z", rock) +
  fill("M18-46Q40-38 44 0H26Q28-28 18-46z", "#000", soft(0.16)) + fill("M-19 0V-24L-13-32H13L19-24V0z", "#211a18") +
  line("M-19 0V-26M19 0V-26", WOOD, 5) + line("M-24-29H24", WOOD, 6);
export const craneShape = () => line("M0 0V-70M-10 0L0-22 10 0", WOOD, 4) + line("M-22-58L40-78M0-70L-22-58M0-88L40-78M0-70V-88L-22-58", WOOD, 3) +
  line("M38-77V-54", "#3b2a1f", 1.3) + box(-28, -60, 10, 9, "#8a7a66");
export const ladderShape = (h = 40) => line(`M-5 0L-4 ${-h}M5 0L4 ${-h}`, WOOD, 2.4) +
  times(Math.floor(h / 7), (i) => line(`M-5 ${-5 - i * 7}h10`, WOOD, 1.8));
export const furnaceShape = () => fill("M-34 0L-26-60H26L34 0z", "#4d5661") + fill("M8-60H26L34 0H18z", "#000", soft(0.2)) +
  box(-14, -84, 28, 26, "#6a7480") + box(-17, -86, 34, 6, "#8a949e") + fill("M-17 0V-22Q0-44 17-22V0z", "#2b211f") +
  fill("M-14 0V-20Q0-38 14-20V0z", "#e8622a") + fill("M-8 0Q-10-14 0-26 10-12 8 0z", "#ffe08a");
export const shipShape = (sail = CREAM) => fill("M-46-14Q-30-10 0-10T44-20L34 4Q0 12-34 4z", "#7b4b2a") +
  fill("M-46-14L-30-16-28-6-40-6zM44-20L26-16 26-8 40-10z", "#5a3420") + line("M-40-5Q0 4 39-9", GOLD, 1.8) + line("M0-10V-78", WOOD_DARK, 3) +
  fill("M-24-66Q0-58 26-68 32-44 26-26 0-18-26-26-32-46-24-66z", sail) + fill("M26-68Q32-44 26-26 16-22 8-22 18-42 14-64z", "#000", soft(0.1)) +
  line("M-26-67L28-69", WOOD_DARK, 2.4);
export const boatShape = (c = "#7b4b2a") => fill("M-20-6Q0 0 20-6L14 4H-14z", c) + line("M-19-5Q0 1 19-5", lighter(c, 0.4), 1.4);
export const columnShape = (c = "#d9c3cf", h = 40) => box(-6, -h, 12, h, c) + box(1, -h, 5, h, "#000", soft(0.12)) + box(-9, -4, 18, 4, c) +
  box(-9, -h - 4, 18, 5, c);

export const horsetail = (c = INK, flag = "") => line("M0 0V-62", WOOD_DARK, 2.6) + fill("M-3-62L0-72 3-62z", GOLD) +
  fill("M-7-58Q-9-44-4-36L-2-44 0-34 2-44 4-36Q9-44 7-58 0-62-7-58z", c) + (flag ? fill("M1-32H24L18-24 24-16H1z", flag) : "");
export const flagShape = (c = RED) => line("M0 0V-62", WOOD_DARK, 2.8) + fill("M1-61H32Q26-52 32-42H1z", c) + line("M8-52h14", "#f5cf6d", 2.6) +
  dot(0, -63, 2.4, GOLD);
export const spearShape = (h = 64, tassel = RED) => line(`M0 0V${-h}`, WOOD, 2.6) +
  fill(`M0 ${-h - 13}l4.500 9-4.5 6-4.5-6z`, STEEL, edge(STEEL_DARK, 0.8)) + fill(`M-4 ${-h}q4 7 8 0v4q-4 6-8 0z`, tassel);
export const swordShape = () => fill("M-4-16L-3.5-66 0-74 3.5-66 4-16z", STEEL, edge(STEEL_DARK)) + line("M0-20V-66", "#b9c2c8", 1.4) +
  line("M-12-15H12", "#c9902f", 4.4) + line("M0-13V-3", WOOD, 5) + dot(0, 0, 3.4, "#c9902f");
export const saberShape = (c = STEEL) => fill("M-4-14Q-18-44 4-78 0-44 5-14z", c, edge(STEEL_DARK)) + line("M-9-12L9-15", "#c9902f", 4) +
  line("M0-12L2-2", WOOD, 5);
export const daggerShape = () => fill("M-6-18L-5-46 0-62 5-46 6-18z", STEEL, edge(STEEL_DARK)) + fill("M0-18V-62L5-46 6-18z", "#9aa6ad") +
  line("M-13-17Q0-13 13-17", "#c9902f", 4.6) + line("M0-14V-3", "#4a2f4f", 6) + dot(0, 0, 4, "#c9902f");
export const arrowShape = (n = 34) => line(`M0 0L0 ${-n}`, "#5a3d27", 2.2) + fill(`M-3 ${-n}L0 ${-n - 8} 3 ${-n}z`, STEEL_DARK) +
  fill("M0-2L-3.5 4V-4L0-9 3.5-4V4z", RED);
export const shieldShape = (c = RED, emblem = "#f5cf6d") => dot(0, 0, 20, WOOD, edge(INK, 1.6)) + dot(0, 0, 15, c) + dot(0, 0, 5, emblem) +
  times(8, (i) => dot(num(17.5 * Math.cos(i * 0.785)), num(17.5 * Math.sin(i * 0.785)), 1.3, "#f5cf6d"));
export const chestShape = () => fill("M-30-24Q-30-46 0-46T30-24z", "#8a5030", ' transform="rotate(-14 -28 -24)"') +
  fill("M-28-25Q-28-40 0-41 26-40 27-26z", "#3b2015", ' transform="rotate(-14 -28 -24)"') + box(-30, -24, 60, 26, "#8a5030") +
  box(-30, -24, 60, 5, GOLD) + box(-24, -24, 6, 26, GOLD) + box(18, -24, 6, 26, GOLD) + box(-6, -20, 12, 13, GOLD, edge(GOLD_DARK)) +
  dot(0, -15, 2, INK) + fill("M-2-14h4l1 5h-6z", INK);
export const ingotShape = () => fill("M-20 8L-13-8H13L20 8 13 14H-13z", "#3fb9bd") + fill("M-13-8H13L10-2H-10z", "#c8f6f0") +
  fill("M-20 8L-10-2H10L20 8z", "#66dada") + fill("M10-2L20 8 13 14H8z", "#2b8f9b");
export const coinsShape = () => each([[-10, -3], [8, -3], [-2, -8], [-12, -9], [12, -8], [0, -14]],
  ([x, y]) => oval(x, y, 7.5, 4.2, "#f2c14e", edge("#9a6a1c")));
export const lanternShape = () => dot(0, -14, 20, "#ffe9a0", soft(0.35)) + fill("M-8-22H8L10-4H-10z", "#ffd65a", edge("#5a4630", 2)) +
  fill("M-9-22L0-31 9-22z", "#5a4630") + box(-9, -5, 18, 4, "#5a4630") + fill("M0-20q5 7 0 14-5-6 0-14z", "#f0852d") +
  line("M0-31V-36", "#5a4630", 2);
export const scrollShape = () => fill("M-22-34H20V0H-22z", PAPER, edge("#b99f6b")) + line("M-15-26Q-4-20 0-26T14-24M-12-14Q0-20 14-12", "#b98a4a", 1.6) +
  box(-25, -38, 48, 6, "#e6d3a0", edge("#b99f6b") + ' rx="3"') + box(-25, -3, 48, 6, "#e6d3a0", edge("#b99f6b") + ' rx="3"') +
  line("M-8-8l4 4m0-4l-4 4", RED, 1.8);
export const bookShape = () => fill("M-44-4Q-22-16 0-4 22-16 44-4V4H-44z", "#7b3a2c") +
  fill("M-40-26Q-20-36 0-24V-2Q-20-14-40-4z", PAPER, edge("#b99f6b")) + fill("M40-26Q20-36 0-24V-2Q20-14 40-4z", "#f1e2bd", edge("#b99f6b")) +
  line("M-33-23Q-20-28-8-21M-33-17Q-20-22-8-15M-33-11Q-20-16-8-9M33-23Q20-28 8-21M33-17Q20-22 8-15", "#b98a4a", 1.5);
export const sheetShape = (c = PAPER) => fill("M-11-30H11V0H-11z", c, edge("#b99f6b", 1.4)) + box(-7, -26, 14, 12, "#e0a53a", soft(0.8)) +
  line("M-7-9H7M-7-5H3", "#b98a4a", 1.6);
export const drumShape = (c = RED) => fill("M-18-24V-2Q0 8 18-2V-24z", c) + line("M-18-20L-9 1 0-18 9 1 18-20", "#f3d27a", 1.6) +
  oval(0, -24, 18, 6.5, CREAM, edge(WOOD, 2));
export const potShape = () => line("M-26 2L0-44 26 2", WOOD_DARK, 2.6) + line("M0-44V-28", INK, 1.4) + flame(0, 2, 0.7) +
  fill("M-15-26Q-17-8 0-8T15-26z", "#3b3531") + oval(0, -26, 15, 4, "#6a5a4c");
export const sackShape = (c = "#b98f5a") => fill("M-14 0Q-20-14-6-24H6Q20-14 14 0z", c) + fill("M-6-24Q-10-30-6-32H6Q10-30 6-24z", darker(c, 0.15)) +
  line("M-7-24H7", WOOD_DARK, 2) + fill("M6-24Q20-14 14 0H6Q12-12 6-24z", "#000", soft(0.14));
export const basketShape = () => gem(-5, -10, 0.5, -14) + gem(5, -10, 0.55, 12) + gem(0, -11, 0.65) + fill("M-12-13H12L9 0H-9z", "#a9783f") +
  line("M-11-9H11M-10-5H10", "#6b4629", 1.4);
export const cartShape = () => fill("M-20-26H20L15-8H-15z", "#7d5a3c") + line("M-18-20H18", "#5a3d27", 2) +
  each([-10, 10], (x) => dot(x, -4, 5.5, "#3c4347") + dot(x, -4, 2, "#8a949e"));
export const pickShape = () => line("M0 0V-44", WOOD, 4) + fill("M-24-38Q0-58 24-38 0-48-24-38z", STEEL_DARK);
export const wheelShape = (r = 12) => `<circle r="${r}" fill="none" stroke="#5a3d27" stroke-width="3.5"/>` +
  times(4, (i) => at(0, 0, 1, line(`M0 ${-r}V${r}`, "#5a3d27", 1.6), i * 45)) + dot(0, 0, 3, "#5a3d27");
export const flowerShape = (c = "#d9507a") => line("M0 0Q-2-8 0-14", "#4d7a3f", 1.6) +
  times(5, (i) => dot(num(3.4 * Math.cos(i * 1.257)), num(-15 + 3.4 * Math.sin(i * 1.257)), 2.6, c)) + dot(0, -15, 2, "#ffd65a");
export const doveShape = (c = "#fffaf0") => fill("M-16-2Q-8 8 4 4 14 0 16-12L22-14 16-18Q10-20 8-12L-2-8-16-22Q-16-8-8-4-18-8-24-4z", c,
  edge("#b9ad92", 1)) + fill("M-2-8Q-8-22-4-30 8-22 6-10z", "#eee4d0") + dot(13, -15, 1.1, INK) + fill("M20-15l5 2-5 1z", "#e8a92c");
export const treeShape = (c = "#5d8650") => line("M0 0V-22", WOOD, 4.5) + fill("M-16-20Q-22-34-8-40 0-54 10-40 22-34 16-20 0-12-16-20z", c) +
  fill("M4-46Q22-36 16-20 10-16 4-16 14-30 4-46z", "#000", soft(0.14));
export const deadTreeShape = (c = "#3a2a3f") => line("M0 0Q-4-20 0-34M0-22Q-12-30-14-44M-9-32Q-18-34-22-42M0-30Q8-40 18-44M9-39Q10-50 6-56M0-34Q-2-46-6-54",
  c, 3.6);
export const poplarShape = (c = "#5d8650") => line("M0 0V-12", WOOD, 3) + fill("M0-54Q-11-30-7-10H7Q11-30 0-54z", c);
export const reedsShape = (c = "#1d4a52") => line("M-6 0Q-10-20-6-36M0 0V-44M6 0Q12-18 10-32", c, 2.4) + line("M-6-36v-7M0-44v-8M10-32l1-7", "#7a5230", 4);
export const rockShape = (c = "#8c7a61") => fill("M-26 0L-20-18-6-26 10-22 24-8 28 0z", c) + fill("M10-22L24-8 28 0H6z", "#000", soft(0.18));
export const skullShape = (c = "#f4ecd9", eye = INK) => fill("M0-24Q-13-24-13-12-13-6-8-3V3H8V-3Q13-6 13-12 13-24 0-24z", c) + dot(-5, -11, 3.2, eye) +
  dot(5, -11, 3.2, eye) + line("M-3 3V-1M3 3V-1", eye, 1.4) + fill("M0-8l-2 4h4z", eye);
export const paizaShape = () => dot(0, -66, 7, "none", edge(RED, 3)) + box(-15, -62, 30, 62, GOLD, edge(GOLD_DARK, 1.6) + ' rx="7"') +
  box(-10.5, -50, 21, 45, "none", edge("#b3792c", 1.4) + ' rx="3"') + dot(0, -55, 3, GOLD_DARK) +
  line("M-6-42q6-6 12 0M-6-34q6 6 12 0M-6-26q6-6 12 0M-6-18q6 6 12 0M0-46v36", "#9a6a1c", 1.8) +
  box(-14, -60, 5, 56, "#fff", soft(0.35) + ' rx="2.5"');
export const giftShape = () => box(-27, -38, 54, 38, RED) + box(8, -38, 19, 38, "#000", soft(0.13)) + box(-30, -50, 60, 14, "#d35a3c") +
  box(-6, -50, 12, 50, "#f3d27a") + line("M0-51Q-26-54-20-70-6-76 0-51 6-76 20-70 26-54 0-51", "#f3d27a", 5);
export const skein = (c: string) => oval(0, -9, 7, 9, c) + line("M-6-12Q0-8 6-12M-6-7Q0-3 6-7", "#fff", 1, soft(0.6)) + line("M0 0V-19", WOOD, 2);
// an open hand holding something up, seen from the side; the thing lies on 0/0
export const palmShape = (sleeve = RED, skin = SKIN) => fill("M-44 50L-18 22 2 28-16 60z", sleeve) + line("M-20 21L2 29", "#f3d27a", 4) +
  fill("M-16 23Q-16 8-6 4L24-1Q30 0 25 4L12 8 27 5Q31 8 26 10L14 14 25 12Q29 15 24 17L10 21Q4 27 0 28z", skin) +
  fill("M-12 12Q-10-2-3-6 1-5-1 0L4 6z", skin) + line("M12 8L25 5M14 14L24 12", "#5a1f10", 0.9, soft(0.35));
// a fist around a grip that goes through 0/0 upwards
export const fistShape = (sleeve = RED, skin = SKIN) => fill("M-10 8L-15 40H15L10 8z", sleeve) + line("M-11 11H11", "#f3d27a", 4) +
  box(-11, -10, 22, 18, skin, ' rx="7"') + line("M-10-4.5H6M-10 0H6M-10 4.5H6", "#5a1f10", 1, soft(0.4)) + line("M9-6Q13-1 8 3", skin, 6);
// a hand holding something upright on 0/0: the palm goes behind the thing, the fingers before it
export const gripBack = (sleeve = RED, skin = SKIN) => fill("M-17 52L-12 26H12L17 52z", sleeve) + line("M-13 28H13", "#f3d27a", 4.4) +
  fill("M-12 28Q-17 14-13 4L12 2Q17 14 12 28z", skin) + line("M-11 14Q-18 4-14-8", skin, 7);
export const gripFront = (skin = SKIN) => each([[-5, -5], [1.5, -7], [8, -5], [13.5, -1]],
  ([x, y]) => line(`M${x} ${14}Q${x + 1} 4 ${x - 1} ${y}`, skin, 6) +
  line(`M${x - 3} 12Q${x - 2.5} 4 ${x - 4} ${y + 3}`, "#5a1f10", 0.8, soft(0.3)));

export const lancer = (x: number, y: number, k: number, o: Rider = {}) => at(x, y, k, riderShape({ horse: "#6b3a22", coat: "#8c2f22", held: lance(), ...o }));
export const spearWood = (y: number, from: number, to: number, n: number, c: string) => times(n,
  (i) => { const x = num(from + ((to - from) * i) / (n - 1)); return line(`M${x} ${y}L${x + 3} ${num(y - 17 - (i % 3) * 3)}`, c, 1.1); });
export const soldier = (x: number, y: number, k: number, o: Figure & { spear?: boolean; flip?: boolean } = {}) => at(x, y, k, (o.spear === false ? "" : at(o.flip ? -11 : 11, 2, 0.8, spearShape(62))) +
  figure({ robe: "#5c6b4a", hat: "helmet", hands: [[o.flip ? -11 : 11, -20]], ...o }));
