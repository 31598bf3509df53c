/** Things in the hand. */
import { box, disc, each, fill, line, oval, put, shade, sheen } from "./strokes";
import { COLOURS, dark, GOLD, INK, light, PAPER, RED, SILVER, WOOD } from "./colours";
import { lily } from "./hats";
import { grip, type Draw } from "./person";

export const HELD = {
  shield: (c, k) => ({ held: disc(20, 90, 21, "#6b3f1c") + disc(20, 90, 19, c) + disc(20, 90, 15.5, "none", `stroke="${dark(c, .25)}" stroke-width="1.2"`) +
    line("M10 101L20 76L30 101", k, 4.8) + sheen("M6 82Q11 74 20 73", 1.6, 0.5) }),
  sword: (_c, _k, who) => ({ held: fill("M79.6 26L82.5 19L85.2 26L84.4 80H80.4Z", SILVER) + line("M82.4 26V78", "#8d95a3", 0.8) + line("M73 81.5Q82 79 92 82.5", GOLD, 3.2) +
    line("M82.3 83L81.8 98", WOOD, 3.6) + disc(81.7, 101, 2.8, GOLD) + grip(who, 82, 91, 80) }),
  book: (c, _k, who) => ({ held: fill("M62 76L86 71.5L93 99L69 104Z", dark(c, 0.2)) + fill("M64 76.5L86 72.4L92.5 97.5L70.5 102Z", c) +
    fill("M86 71.5L89 72.2L96 99L93 99Z", "#f3e8d2") + line("M69 83L84 80M70 87L80 85", GOLD, 1.5) + grip(who, 68, 101, 10) }),
  open_book: (_c, _k, who) => ({ held: fill("M52 83Q64 76 73 83Q82 76 95 81L98 102Q84 97 75 103Q65 98 54 104Z", "#8e5c34") +
    fill("M54 82.5Q65 76.5 73 83Q81 76.5 93 81L95.5 99.5Q83 95.5 74.5 101Q65 96 56 101.5Z", PAPER) + line("M73.2 83.5L74.5 100.5", "#a3885c", 1.1) +
    line("M58.5 87l10.5 -2.4M59 91l10.5 -2.4M59.5 95l10 -2.2M78 86l12 -1.6M78.5 90l12 -1.6M79 94l11 -1.5", "#b9a27a", 1.1) + grip(who, 57, 101, -20) }),
  scroll: () => ({ held: box(65, 76, 22, 25, "#f5e8cc") + box(62.5, 72.5, 27, 5.4, "#e2c997", 2.7, 'stroke="#a98f60" stroke-width=".7"') +
    box(62.5, 99, 27, 5.4, "#e2c997", 2.7, 'stroke="#a98f60" stroke-width=".7"') + line("M69 83H83M69 88H83M69 93H78", "#a98f60", 1.3) }),
  document: (_c, _k, who) => ({ held: put(76, 88, fill("M-13 -15H9L14 -10V15H-13Z", PAPER, 'stroke="#a3885c" stroke-width=".9"') + fill("M9 -15V-10H14Z", "#d9c59a") +
    line("M-8 -8H6M-8 -3H9M-8 2H9M-8 7H2", "#a98f60", 1.2) + disc(8, 9, 3.2, RED) + fill("M6.5 11L6 16L8 14.5L10 16L9.5 11Z", RED), 8) + grip(who, 66, 100, 10) }),
  globe: () => ({ held: fill("M74 96H84L87 106H71Z", WOOD) + disc(79, 82, 14, "#2c4a86") +
    fill("M70 76Q76 70 82 74Q80 80 74 82ZM82 84Q90 82 91 88Q86 94 81 91Z", "#4f7fb0") + line("M65 82H93", GOLD, 1.2) +
    oval(79, 82, 6.5, 14, "none", `stroke="${GOLD}" stroke-width="1.2"`) +
    oval(79, 82, 18, 5.5, "none", `stroke="${GOLD}" stroke-width="2" transform="rotate(-24 79 82)"`) +
    disc(73, 75, 1.5, "#fff", 'opacity=".8"') }),
  letter: (_c, _k, who) => ({ held: put(77, 88, fill("M-14 -10H14V10H-14Z", PAPER, 'stroke="#a3885c" stroke-width="1"') +
    line("M-14 -10L0 2L14 -10M-14 10L-4 -1M14 10L4 -1", "#b99d6a", 1.1) + disc(0, 1, 3.8, RED) + disc(0, 1, 2, dark(RED, 0.25)), -9) + grip(who, 66, 98, 20) }),
  gold_disc: (_c, _k, who) => ({ held: fill("M70 96Q80 90 90 96L92 130H68Z", "#efe2c6") + disc(80, 76, 12.5, "#f2c14e", 'stroke="#b57f1e" stroke-width="1"') +
    disc(80, 76, 9, "none", 'stroke="#b57f1e" stroke-width="1.4"') + fill("M80 70l1.8 4.2 4.2 1.8-4.2 1.8L80 82l-1.8-4.2L74 76l4.2-1.8z", "#fff1bf") +
    sheen("M71 70Q74 65 80 65", 1.6, 0.7) + grip(who, 80, 91) }),
  brush_and_paper: (_c, _k, who) => ({ held: put(-1, -7, fill("M54 97L88 91L96 108L60 114Z", PAPER, 'stroke="#c4b08a" stroke-width=".8"') +
    line("M64 100V109M70 99V108M76 98V105", "#6b5a56", 1.3) + line("M92 68L82 94", WOOD, 2.6) + fill("M80.4 92L84.4 93.5L79.5 101Z", INK) + grip(who, 87, 86, 60)) }),
  map: (_c, _k, who) => ({ held: fill("M54 80L67 75L80 80L94 74L98 98L84 104L71 99L57 105Z", "#f2e0b4", 'stroke="#a3824a" stroke-width="1"') +
    line("M67 75L71 99M80 80L84 104", "#a3824a", 0.9) + fill("M58 86Q62 82 66 84L68 92Q62 94 59 92ZM83 83Q90 80 93 84Q92 90 86 91Z", "#b9c48a", 'opacity=".8"') +
    line("M60 99Q66 88 76 93T92 81", RED, 1.9, 'stroke-dasharray="3 2.6"') + line("M88 78l6 5M94 78l-6 5", RED, 1.7) + grip(who, 58, 102, -10) }),
  rose: (_c, _k, who) => ({ held: line("M79 104Q81 92 77 82", "#4f7a45", 2.4) + fill("M79 95Q88 88 92 95Q86 101 79 97ZM78 91Q70 88 67 92Q71 96 78 93Z", "#5c8a4e") +
    disc(77, 74, 10, "#fffaf2", 'stroke="#d8c9b4" stroke-width="1"') +
    fill("M68 77Q66 68 74 65Q72 70 77 70Q84 68 86 75Q84 83 76 84Q70 83 68 77Z", "#fff", 'stroke="#d8c9b4" stroke-width=".9"') +
    line("M72.5 74Q77 68 82 73Q82 79 76 79Q73 77 76 74", "#cdbba2", 1.3) + grip(who, 79, 103, 10) }),
  raised_fist: (_c, _k, who) => ({ held: fill("M73 88H94L97 130H72Z", COLOURS.navy) + disc(80, 100, 3, COLOURS.orange) + disc(89, 107, 3, GOLD) +
    box(73, 82, 20, 9, who.skin, 3) + fill("M71 72Q69 61 75.5 59Q79 55 83.5 58Q88 55 91 59.5Q97.5 60 96.5 71Q96 81 91.5 84H76Q72 80 71 72Z", light(who.skin, 0.04)) +
    line("M78 60V69.5M84 58.6V69.5M90 60V69.5", who.shadow, 1.5) +
    fill("M70.5 73Q77 68.5 88.5 72Q91 76.5 86.5 78H78Q72 79.5 70.5 73Z", light(who.skin, 0.12), `stroke="${who.shadow}" stroke-width=".9"`) }),
  pointing_hand: (c, _k, who) => ({ held: fill("M70 104Q72 92 78 86L92 88Q96 98 95 130H70Z", c) +
    fill("M76 88Q73 78 77 73V53Q77 49.5 80.2 49.5T83.4 53V70Q90 69 93 73Q95 80 91 89Q84 93 76 88Z", who.skin) +
    line("M83.4 70V76M87.5 71Q88.5 75 87 78M91 72.5Q92 76 90.5 79M77 74Q81 76 82 80", who.shadow, 1.2) }),
  microphones: () => ({ held: line("M20 130L33 92M80 130L67 92M50 130V99", "#8d8796", 2.6) +
    each([[28.5, 76, -12], [62.5, 76, 12], [45.5, 84, 0]], ([x, y, r]) => `<g transform="rotate(${r} ${x + 4.5} ${y + 8})">` +
    box(x, y, 9, 17, "#c6c2cc", 4.4, 'stroke="#57525f" stroke-width="1"') + line(`M${x + 1} ${y + 4.5}h7M${x + 1} ${y + 8}h7M${x + 1} ${y + 11.5}h7`, "#6d6875", 1.1) +
    "</g>") }),
  sceptre: (_c, _k, who) => ({ held: line("M84 52L76 118", GOLD, 3) + lily(84.5, 46, 1.15, GOLD) + grip(who, 79.5, 92, 75) }),
  flask: () => ({ held: fill("M75 66H85V78L95 98Q96.5 104 91 104H69Q63.5 104 65 98L75 78Z", "#e6f0ee", 'opacity=".92" stroke="#7d9a98" stroke-width="1"') +
    fill("M71 88H89L94 98Q95.5 103 91 103H69Q64.5 103 66 98Z", COLOURS.teal) + box(74, 62.5, 12, 4.6, "#b98a52", 1.8) + disc(76, 95, 1.8, "#bfeae6") +
    disc(84, 98, 1.3, "#bfeae6") + disc(82, 91, 1.1, "#bfeae6") + sheen("M77.5 70V79L71 93", 1.3, 0.8) }),
  folded_hands: (_c, _k, who) => ({ held: fill("M38 118L43 98Q45 88 50 82Q55 88 57 98L62 118Z", who.skin) +
    line("M50 84V116M45.5 92L46.5 100M54.5 92L53.5 100M43 100L44 108M57 100L56 108", who.shadow, 1.1) + shade("M50 82Q55 88 57 98L62 118H50Z", 0.1) }),
  sceptre_and_orb: (_c, _k, who) => ({ held: line("M16 62L22 118", GOLD, 2.8) + disc(15.5, 58, 4.5, GOLD) + disc(15.5, 58, 2, RED) + grip(who, 19.5, 96, -70) }),
} satisfies Record<string, Draw>;
