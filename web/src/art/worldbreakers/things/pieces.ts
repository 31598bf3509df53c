/** What lies and stands on the table, 48 by 48, in the colour of its player. */
import { at, box, darker, dot, edge, fill, lighter, line, oval, soft } from "./draw";
import { camelShape } from "./figures";
import { glow } from "./light";
import { paizaShape } from "./shapes";
import { SYMBOLS, W, YELLOW } from "./symbols";

const lamp = (glass: string, frame: string, light: string) => `<g transform="translate(-5.5 -6) scale(1.23)">${fill("M14 18H34L38 38H10z", glass, edge(frame, 2.6)) + light + fill("M12 18L24 6 36 18z", frame) + box(9, 37, 30, 6, frame, ' rx="2"') + line("M8 43.8H40M11 17.5L24 5", "#fff", 1, soft(0.5))}</g>`;
const OTHER_NAMES: Record<string, string> = { "+1/+1": "plus", wounds: "wound", cart: "caravan" };
const PIECES = {
  pennant: (c) => line("M12 45V5", "#3b2a20", 3.6) + fill("M14 6H43L34 15 43 24H14z", c, edge(darker(c, 0.5), 1.8)) + dot(12, 4.5, 3, YELLOW) +
    oval(12, 45, 7, 2, "#000", soft(0.25)),
  turn: (c) => fill("M13 4H35V44L24 34 13 44z", c, edge(darker(c, 0.45), 1.8)) + fill("M13 4H18V39.500L13 44z", "#fff", soft(0.25)),
  first: () => dot(24, 24, 20, YELLOW, edge("#8a5620", 2.4)) + dot(24, 24, 15, "none", edge("#b3792c", 1.6)) +
    line("M19 18l6-4v20M18 34h13", "#6b4a20", 4),
  portrait: (c) => dot(24, 24, 21, c, edge("#fff", 2)) + dot(24, 19, 8, lighter(c, 0.75)) +
    fill("M9 38Q11 28 24 28T39 38Q32 45 24 45T9 38z", lighter(c, 0.75)),
  mythium: () => `<g transform="scale(2)">${SYMBOLS.mythium()}</g>`,
  wound: () => fill("M24 5Q40 25 37 34 33 43 24 43T11 34Q8 25 24 5z", "#c22f3a", edge("#fff", 2)) + line("M17 29Q17 36 23 37.5", "#f3a0a4", 3.4),
  plus: () => fill("M24 4L44 22V38L24 22 4 38V22z", "#4aa35a", edge("#fff", 2)) + line("M24 28v16M16 36h16", "#fff", 7.6) +
    line("M24 28v16M16 36h16", "#2f7a40", 4.4),
  stationary: () => dot(24, 24, 20, "#2f241f", edge("#d9b27a", 2.4)) +
    `<g transform="translate(5 5) scale(1.58)">${dot(12, 5.2, 1.9, "none", edge(W, 1.7)) + line("M12 7.2v12M8 10h8M4.800 13.5Q5.500 19.5 12 19.5t7.200-6", W, 2.2)}</g>`,
  stun: () => dot(24, 24, 20, "#31456b", edge("#9fb6e0", 2.4)) + line("M24 24q3-3 4.6.8t-5.6 5.2-8-5.8 7-10 13 8-8 14-17-6", YELLOW, 3.6),
  stage: () => glow(24, 26, 23, "#ffe9a0", 0.9) +
    lamp("#ffd65a", "#5a4630", fill("M24 20q7 9 0 16-7-7 0-16z", "#f0852d") + fill("M24 27q3 5 0 8-3-3 0-8z", "#fff3b0")),
  stage_dark: () => lamp("#8a7d70", "#3a2f2a", line("M24 36V28", "#2b211f", 3)),
  stage_out: () => lamp("#4b423c", "#2b211f", line("M15 19l8 8-5 4 7 7M33 20l-7 6 5 6", "#cbbdaa", 2)),
  paiza: () => at(24, 45, 0.58, paizaShape()),
  goal: () => dot(24, 24, 20, YELLOW, edge("#8a5620", 2.4)) + fill("M10 33L9 17l8 7 7-12 7 12 8-7-1 16z", "#fff3c4", edge("#8a5620", 2)),
  stone: () => dot(24, 25, 19, "#000", soft(0.25)) + dot(24, 24, 19, "#efe3c8", edge("#6b4a20", 2.4)) +
    fill("M9 16Q16 7 28 8 18 11 11 21z", "#fff", soft(0.7)),
  caravan: (c) => `<g transform="translate(22 44) scale(.46)">${camelShape("#b98348", c)}</g>`,
  attacker: (c) => dot(24, 24, 20, c, edge("#fff", 2)) + line("M13 35l6-6M14 25l9 9M18 30L35 13", "#fff", 4.4),
  blocker: (c) => fill("M24 4l17 5v13Q40 37 24 45 8 37 7 22V9z", c, edge("#fff", 2)) + fill("M24 4l17 5v13Q40 37 24 45z", "#000", soft(0.18)) +
    line("M24 13v20M15 22h18", "#fff", 3.6),
} satisfies Record<string, (c: string) => string>;
/** A piece by its kind, in the colour of its player. */
export function piece(kind: string, colour: string): string {
  return ((PIECES as Record<string, (c: string) => string>)[OTHER_NAMES[kind] ?? kind] ?? PIECES.portrait)(colour);
}
// backs of cards, 60 x 84: decks of players, orders, draft and campaign differ by colour and sign
export type Back = "deck" | "orders" | "campaign" | "draft";
const BACKS: Record<Back, [string, string]> = { deck: ["#5c1f1f", "#c99a5a"], orders: ["#23492f", "#e8b24a"], campaign: ["#6b3420", "#f7d774"], draft: ["#4b372a", "#efd9a8"] };
export function back(kind: Back) {
  const [ground, ink] = BACKS[kind];
  const signs: Record<Back, string> = { deck: line("M30 25L25 38l8 5-6 16", ink, 3), orders: line("M22 50L37 34M22 44l7 7M24 52l-3 3", ink, 3.2),
    campaign: line("M18 52q6-14 13-8t12-12", ink, 3, ' stroke-dasharray="1 5"') +
    dot(43, 32, 3, ink), draft: line("M22 34h12v16H22zM27 34v-3h12v16h-5", ink, 2.2) };
  return box(0, 0, 60, 84, ground, ' rx="6"') + box(3, 3, 54, 78, "none", edge(ink, 1.6) + ' rx="4"') + dot(30, 42, 17, darker(ground, 0.4), edge(ink, 2.2)) + signs[kind] + line("M8 14q6-8 12 0M40 14q6-8 12 0M8 70q6 8 12 0M40 70q6 8 12 0", ink, 1.8);
}
