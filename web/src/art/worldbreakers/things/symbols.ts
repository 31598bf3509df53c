/** Symbols, 24 by 24. */
import { STEEL } from "./colours";
import { at, box, dot, edge, fill, line, soft } from "./draw";
import { flame, rays, sparkle, starShape } from "./light";
import { skullShape } from "./shapes";

const guildDisc = (colour: string, sign: string) => dot(12, 12, 11.5, colour, edge("#fff", 1)) + sign;
const keywordDisc = (sign: string) => dot(12, 12, 11.5, "#2f241f", edge("#fff", 1)) + sign;
export const W = "#fff", YELLOW = "#f2cf4a", BLOOD = "#e0484f";
const DROP = "M12 3Q20 13 18.5 17 16.5 21.5 12 21.5T5.500 17Q4 13 12 3z";
export const SYMBOLS = {
  // guilds
  earth: () => guildDisc("#3f8f55", fill("M3.500 17L10 6l3.300 5.4L15 9l5.500 8z", W)),
  moon: () => guildDisc("#4a7ebb", fill("M15.500 4.5a8 8 0 1 0 3.5 11.5 7 7 0 0 1-3.5-11.5z", W)),
  stars: () => guildDisc("#cf8428", fill("M12 3.5l2.500 5.7 6.2.6-4.7 4.1 1.4 6.1-5.4-3.2-5.4 3.2L8 13.9 3.3 9.8l6.200-.6z", W)),
  void: () => guildDisc("#7a4f9e", dot(12, 12, 6.2, "none", edge(W, 2.6)) + dot(12, 12, 2, W)),
  neutral: () => guildDisc("#8f7f6a", fill("M12 4.5L19 12l-7 7.5L5 12z", "none", edge(W, 2.3))),
  // amounts
  mythium: () => fill("M12 .5L21 7v10l-9 6.5L3 17V7z", "#2f9fb0", edge(W, 1)) + fill("M12 .5L21 7l-9 4-9-4z", "#b9ecec") +
    fill("M12 11v12.500L3 17V7z", "#1f8298"),
  power: () => fill("M2 18L1 6l6 5 5-8 5 8 6-5-1 12z", YELLOW, edge("#6b4a20", 1.3)) + line("M2.500 21h19", YELLOW, 2.6),
  strength: () => fill("M12 0L24 7V17L12 24 0 17V7z", "#c2451f", edge(W, 1.3)),
  strength_up: () => fill("M12 1L23 7.3V16.700L12 23 1 16.7V7.300z", "#d9651f", edge("#fdf3b0", 2.2)),
  health: () => fill("M12 23.5Q-1 15 .8 6.5 3 0 8.5 1.2 11 1.8 12 4q1-2.2 3.5-2.8Q21 0 23.2 6.5 25 15 12 23.5z", "#a02840", edge(W, 1.3)),
  health_low: () => fill("M12 23.5Q-1 15 .8 6.5 3 0 8.5 1.2 11 1.8 12 4q1-2.2 3.5-2.8Q21 0 23.2 6.5 25 15 12 23.5z", "#c98a93", edge(W, 1.3)),
  standing: () => fill("M2 22v-5h6v-5h6V7h8v15z", "#efe3c8", edge("#6b4a20", 1.3)) + line("M8 17v5M14 12v10", "#b9a27a", 1.4) +
    starShape(7.5, 6.5, 5.5, YELLOW, 0.45, 5, edge("#6b4a20", 0.9)),
  cards: () => at(12, 13, 1, box(-6, -9, 12, 17, "#7a2a2a", edge("#e8c98a", 1.2) + ' rx="1.5"'), -14) +
    at(13, 13, 1, box(-5, -9, 12, 17, "#8c3030", edge("#e8c98a", 1.2) + ' rx="1.5"'), 8),
  // what stands on cards
  wound: () => fill(DROP, "#c22f3a", edge(W, 1.2)) + fill("M8.500 14q0 4 3.5 4.5", "none", edge("#f3a0a4", 1.8)),
  plus: () => fill("M12 2L22 11v9L12 12 2 20v-9z", "#4aa35a", edge(W, 1.2)) + line("M12 14v8M8 18h8", W, 3.8) +
    line("M12 14v8M8 18h8", "#2f7a40", 2.2),
  stage: () => dot(12, 12, 11, YELLOW, edge("#7a5620", 1.4)) + dot(12, 12, 7.5, "#fff3b0") + rays(12, 12, 7, 11, 8, "#c9902f", 0.9, 0.4),
  stage_dark: () => dot(12, 12, 11, "#3a2f2a", edge("#e6d6b8", 1.2)) + dot(12, 12, 6.5, "none", edge("#8a7a68", 1.6)),
  stage_out: () => dot(12, 12, 11, "#3a2f2a", edge("#8a7a68", 1.2)) + line("M7 7l10 10M17 7L7 17", "#a89a88", 2.2),
  stun: () => keywordDisc(line("M12 12q1.500-1.5 2.3.4t-2.8 2.6-4-2.9 3.5-5 6.5 4-4 7-8.5-3", YELLOW, 1.9)),
  this_combat: () => at(12, 23, 0.68, flame(0, 0, 1)),
  // states
  ready: () => box(7, 3, 11, 17, "#f6ecd8", edge("#6b4a20", 1.4) + ' rx="1.5"') + line("M9.500 14l2.500 2.5 4-6", "#3f8f55", 2.4),
  exhausted: () => at(12, 12.5, 1, box(-9, -6, 18, 12, "#b9ada0", edge("#5a4a3c", 1.4) + ' rx="1.5"'), -16) +
    line("M8 11h4l-4 4h4M13.500 8h3.500l-3.5 3.5H17", "#4a3a30", 1.5),
  attacking: () => keywordDisc(line("M6 18l3.500-3.5M6.500 13.5l4 4M9 15L18.500 5.5", YELLOW, 2.2)),
  blocked: () => keywordDisc(fill("M12 4l7 2.5v5Q18.500 17 12 20 5.5 17 5 11.5v-5z", "none", edge(W, 2)) + line("M9 9l6 6M15 9l-6 6", BLOOD, 2.2)),
  known: () => keywordDisc(fill("M3 12q9-11 18 0-9 11-18 0z", W) + dot(12, 12, 3.4, "#222")),
  fresh: () => keywordDisc(sparkle(12, 12, 8.5, YELLOW)),
  // keywords
  hidden: () => keywordDisc(line("M3.500 10.5q8.500 8 17 0M6 14l-1.8 2.5M12 15.5v3M18 14l1.800 2.5", W, 2)),
  overwhelm: () => keywordDisc(`<g transform="translate(3.2 2.6) scale(.74)">${line("M3 4l7-2 7 2v6M3 4v7q1 7 7 10", W, 2.6)}${line("M8 9l5 4M9 16h12m-4-4l4 4-4 4", YELLOW, 3)}</g>`),
  lethal: () => keywordDisc(at(12, 18, 0.54, skullShape(W, "#2f241f"))),
  migrate: () => keywordDisc(fill("M5.500 14.5V9.800Q12 3.2 18.5 9.8V14.500z", W) + box(10.8, 3.8, 2.4, 2.4, W) + box(10.3, 9.5, 3.4, 5, "#2f241f") +
    line("M6 10.8h3M15 10.8h3", "#c2451f", 1.4) + line("M6.500 18.5h10.500m-3-2.5l3 2.5-3 2.5", YELLOW, 2)),
  stationary: () => keywordDisc(dot(12, 5.8, 1.7, "none", edge(W, 1.6)) + line("M12 7.5v11M8 10h8M5.500 13.5Q6 19 12 19t6.500-5.5", W, 2.1)),
  bloodshed: () => keywordDisc(`<g transform="rotate(35 12 12)">${fill("M10.200 14V6.500L12 3l1.800 3.5V14z", STEEL)}${line("M8.500 14.5h7M12 15v4", "#d9a441", 1.9)}</g>` +
    fill("M17 12.5q3.400 4.2 0 6-3.4-1.8 0-6z", BLOOD)),
  storage: () => keywordDisc(fill("M4.500 9.5h15v9h-15z", "#b98348") + line("M4 9.5h16M9.500 13h5", W, 1.8) +
    fill("M6 8.5V6h8v2.500zM8 6V4h9v4.500", "#f6ecd8", edge("#2f241f", 0.8))),
  signature: () => keywordDisc(fill("M7 5h10v14l-5-3.5L7 19z", YELLOW)),
  // traits
  scholar: () => keywordDisc(fill("M4 8.5q4-2.5 8 0v9q-4-2.5-8 0zM20 8.5q-4-2.5-8 0v9q4-2.5 8 0z", W) + line("M12 8.5v9", "#2f241f", 1.2)),
  raid: () => keywordDisc(line("M12 20l1-10", "#b98348", 2.6) + at(13, 11.5, 0.34, flame(0, 0, 1))),
  shrine: () => keywordDisc(fill("M6 15.5Q5 8.5 12 5 19 8.5 18 15.5z", W) + line("M12 5V2.800", YELLOW, 1.8) + line("M5 18.5h14", W, 2.4) +
    fill("M10 15.5v-3q2-3.5 4 0v3z", "#2f241f")),
  mine: () => keywordDisc(line("M6.500 19L15 8.5", "#b98348", 2.4) + line("M9 5.5Q17 5.5 19 13.5", W, 2.6)),
  // kinds of cards
  follower: () => dot(12, 7, 5, "#efe3c8", edge("#5a4630", 1.2)) + fill("M3 22Q4 13 12 13t9 9z", "#efe3c8", edge("#5a4630", 1.2)),
  event: () => fill("M14 1L5 13h5.500L8 23l11-14h-6l4-8z", YELLOW, edge("#6b4a20", 1.2)),
  location: () => fill("M2.500 22V11l5-5 5 5v11zM12.500 22V8h2V5h2.500v3H19V5h2.500v17z", "#efe3c8", edge("#5a4630", 1.2)) +
    fill("M6 22v-5.5q1.500-2 3 0V22z", "#5a4630"),
  worldbreaker: () => dot(12, 12, 11, "#a3382c", edge(W, 1)) + line("M13 1L9 9l5 3-5 4 3 7", W, 2),
  order: () => fill("M5 2h14v18l-3.5 2.5L12 20l-3.5 2.5L5 20z", "#efe3c8", edge("#5a4630", 1.2)) +
    line("M8.500 16L15 7.5M8 12.5l3.500 3.5", "#a3382c", 2.2),
  new_rule: () => fill("M5 2h14v20H5z", "#efe3c8", edge("#5a4630", 1.2)) + starShape(12, 11.5, 6, "#cf8428"),
  chapter: () => fill("M2 5q5-3 10 0 5-3 10 0v15q-5-3-10 0-5-3-10 0z", "#efe3c8", edge("#5a4630", 1.2)) + line("M12 5v15", "#5a4630", 1.2) +
    line("M5 16q3-7 7-4t7-5", "#a3382c", 1.7, ' stroke-dasharray="1.5 2.6"') + dot(19, 7, 1.8, "#a3382c"),
  special: () => dot(12, 12, 6, "#a3382c", edge(W, 1.6)),
  // what happens
  attack: () => line("M4 20l4-4M4.500 14.5l5 5M7.500 16.5L20.500 3.5", "#fff", 4.6) +
    line("M4 20l4-4M4.500 14.5l5 5M7.500 16.5L20.500 3.5", "#c2451f", 2.6),
  block: () => fill("M12 1.5l9 3v6.500Q20.500 19 12 23 3.5 19 3 11V4.500z", "#5b7fa6", edge(W, 1.3)) +
    fill("M12 1.5l9 3v6.500Q20.500 19 12 23z", "#000", soft(0.18)) + line("M12 6v11M7 10.5h10", W, 2),
  breach: () => fill("M1 22V8h3V5h3v3h2V5h3l-2 6 4 3-4 8z", "#c6b18b", edge("#5a4630", 1)) +
    fill("M23 22V8h-3V5h-3v3l-2 5 4 3-3 6z", "#c6b18b", edge("#5a4630", 1)),
  defeat: () => at(12, 19, 0.82, skullShape("#f4ecd9", "#3a1f1c")),
  develop: () => dot(12, 14, 8, YELLOW, edge("#7a5620", 1.3)) + line("M12 19V6M8 9.5L12 5l4 4.5", "#3f8f55", 2.8),
  damage: () => dot(12, 13, 9, "#b9a06a", edge("#5a4630", 1.3)) + fill("M13 4l-4 7 4 2-4 9 8-10-4-2 4-6z", "#a3382c"),
  deplete: (): string => SYMBOLS.location() + line("M4 5l16 16M20 5L4 21", W, 4.6) + line("M4 5l16 16M20 5L4 21", "#c8321f", 2.6),
  draw: () => box(4, 6, 11, 15, "#8c3030", edge("#e8c98a", 1.3) + ' rx="1.5"') + line("M18 21V8M14.500 11.5L18 7.5l3.500 4", W, 4.4) +
    line("M18 21V8M14.500 11.5L18 7.5l3.500 4", "#3f8f55", 2.6),
  discard: () => box(4, 3, 11, 15, "#8c3030", edge("#e8c98a", 1.3) + ' rx="1.5"') + line("M18 6v14M14.500 16.5L18 20.5l3.500-4", W, 4.4) +
    line("M18 6v14M14.500 16.5L18 20.5l3.500-4", "#a3382c", 2.6),
  rally: () => line("M6 22V3", "#6b452a", 2.4) + fill("M7 3h13l-3.5 4.5L20 12H7z", "#c2451f", edge(W, 0.8)) +
    line("M11.500 17a4.200 4.2 0 1 0 7.5-1.5m.2-3V16h-3.5", "#fff", 3.8) + line("M11.500 17a4.200 4.2 0 1 0 7.5-1.5m.2-3V16h-3.5", "#3f8f55", 2),
  enters: () => box(11, 3, 10, 18, "#f6ecd8", edge("#6b4a20", 1.3) + ' rx="1.5"') + line("M2 12h11M9.500 8l4 4-4 4", "#3f8f55", 2.6),
  forced: () => dot(12, 12, 10.5, "#a3382c", edge(W, 1.2)) + line("M12 6v8", W, 3) + dot(12, 18, 1.9, W),
  response: () => line("M20 18Q20 8 9 8H4M8.500 3.5L4 8l4.500 4.5", "#fff", 5) + line("M20 18Q20 8 9 8H4M8.500 3.5L4 8l4.500 4.5", "#4a7ebb", 2.9),
} satisfies Record<string, () => string>;
// a guild whose standing is still missing: hollow and red
const OTHER_NAMES: Record<string, string> = { "+1/+1": "plus", crown: "power", wounds: "wound", cost: "mythium" };
const MISSING = { earth: "M5 16.5L10.500 7.5l3 4.5 1.5-2 4 6.5z", moon: "M15 6.5a6.500 6.5 0 1 0 2.8 9 5.6 5.6 0 0 1-2.8-9z",
  stars: "M12 5l2 4.9 5.2.5-4 3.4 1.2 5-4.4-2.7-4.4 2.7 1.2-5-4-3.4 5.2-.5z", void: "M12 6.5a5.500 5.5 0 1 0 .1 0z" };
const missing = (sign: string) => dot(12, 12, 10.8, W, edge("#c8321f", 2.2)) + fill(sign, "none", edge("#c8321f", 2));

/** A symbol by its name, those of guilds also as "earth_missing"; an unknown name gives the neutral diamond. */
export function symbol(name: string): string {
  const [guild = "", lack] = name.split("_missing");
  const hollow = lack === "" ? (MISSING as Record<string, string>)[guild] : undefined;
  return hollow ? missing(hollow) : ((SYMBOLS as Record<string, () => string>)[OTHER_NAMES[name] ?? name] ?? SYMBOLS.neutral)();
}
