/** The seven Great Wonders: a foundation, then stage after stage. */
import { blend, bronze, disc, each, gold, ivory, line, oval, path, rect, soft, stone, times } from "./shapes";
import { bush, column, fire, palm } from "./things";

export const wonders: Record<string, () => string[]> = {
  "Great Pyramid": () => [0, 1, 2, 3, 4].map((i) => {
    const low = 84 - i * 11.4, top = low - 11.4, a = 42 - i * 7.2, b = a - 7.2;
    const joints = times(5 - i, (j) => { const x = 50 - a * 0.78 + j * 13; return `M${x} ${low}v-3.8M${x + 6} ${low - 3.8}v-3.8`; });
    return path(`M${50 - a} ${low}H${50 + a}L${50 + b} ${top}H${50 - b}Z`, "#f2d08a")
        + path(`M${50 + a * 0.22} ${low}H${50 + a}L${50 + b} ${top}H${50 + b * 0.22}Z`, "#bd8a48")
      + line(`M${50 - a + 2.4} ${low - 3.8}H${50 + a - 2.4}M${50 - a + 5} ${low - 7.6}H${50 + a - 5}${joints}`, "#a9783b", 0.7, soft(0.5))
          + (i ? "" : path("M31 84V76h3l2-2.5 2 2.5h3v8Z", "#6b4320"));
  }).concat(path("M43.8 27h12.4L50 17Z", gold[0]) + path("M51.5 27H56.2L50 17Z", gold[2]) + line("M50 12.5V8M41 16l-3-3M59 16l3-3", "#fff6d0", 1.6)),

  Lighthouse: () => [
    path("M12 92q8-15 24-15h30q14 0 22 15l-6 8H18Z", "#8b7357") + path("M50 77h16q14 0 22 15l-6 8H56l4-10Z", "#6d5841")
        + line("M20 92l8-6M34 98l6-7", "#a58c6d", 1.4),
    path("M32 79 34 62H66L68 79Z", stone[0]) + path("M52 79V62H66L68 79Z", stone[1]) + path("M45 79v-8q0-4 5-4t5 4v8Z", "#6b4a2b"),
    path("M34 62 36 45H64L66 62Z", stone[0]) + path("M52 62V45H64L66 62Z", stone[1]) + rect(31, 42, 38, 4, stone[2])
        + times(4, (i) => rect(40 + i * 6, 51, 2.4, 4.5, "#6b4a2b")),
    path("M39 42 41 30H59L61 42Z", stone[0]) + path("M52 42V30H59L61 42Z", stone[1]) + rect(37, 28, 26, 3, stone[2]) + rect(47, 34, 4, 5, "#6b4a2b"),
    rect(44, 19, 12, 9, stone[0]) + rect(51, 19, 5, 9, stone[1]) + rect(42, 17, 16, 2.6, stone[2]),
    path("M12-4 46 12 12 25Z", "#fff0b0", soft(0.5)) + path("M88-4 54 12 88 25Z", "#fff0b0", soft(0.5)) + fire(50, 17, 0.85),
  ],

  Colossus: () => {
    const limb = (d: string, side = 0): string => path(d, bronze[side ? 2 : 1]);
    return [
      path("M20 97 23 83H42L45 97Z", stone[1]) + path("M55 97 58 83H77L80 97Z", stone[1])
          + path("M36 97 37 83H42L45 97ZM70 97 71 83H77L80 97Z", stone[2]) + rect(21, 79.5, 22, 4, stone[0]) + rect(57, 79.5, 22, 4, stone[0]),
      limb("M28 80q0-4 4-5l2-17h12l-3 17q1 3-1 5Z") + limb("M72 80q0-4-4-5l-2-17H54l3 17q-1 3 1 5Z", 1)
          + path("M34 58h5l-2 17-5 5h-4q0-4 4-5Z", bronze[0]) + path("M54 58h5l1 18-2 4q-2-2-1-5Z", bronze[1]),
      path("M33 61 38 46H62L67 61 59 63 55 59 50 64 45 59 41 63Z", bronze[1]) + path("M52 46h10l5 15-8 2-4-4Z", bronze[2])
          + line("M43 50l-2 9M50 49v12M57 50l2 9", bronze[3], 1),
      path("M38 47q-4-13 2-18h20q6 5 2 18Z", bronze[1]) + path("M53 29h7q6 5 2 18H54Z", bronze[2])
          + path("M40 29h6q-4 8-3 18h-5q-4-13 2-18Z", bronze[0]) + line("M50 33v12M43 35.5q3.5 3 7 0 3.5 3 7 0", bronze[3], 1)
        + path("M60 30q9 4 8 17l-2 11-4-1 2-10-5-8Z", bronze[2]) + path("M36 33Q54 36 66 56l-3 3Q54 42 37 39Z", "#b8503c"),
      path("M47 30v-6h6v6Z", bronze[2]) + line("M44 15 36.5 11M45.5 12.5 39.5 5M50 11V1.5M54.5 12.5 60.5 5M56 15l7.5-4", gold[1], 2.2)
          + oval(50, 18.5, 6.2, 7.4, bronze[0]) + path("M51 11q6 1 5.2 8T50 26q3-7 1-15Z", bronze[2])
          + path("M43.5 18Q43 10.5 50 10.5T56.5 18Q54 14.5 50 14.5T43.5 18Z", bronze[3]) + disc(47.4, 19, 0.8, bronze[3])
          + disc(52.2, 19, 0.8, bronze[3]) + line("M48 22.5q2 1 3.5 0", bronze[3], 0.8),
      path("M42 31 29 23 25.5 10l4.5-1 3 10 12 8Z", bronze[1]) + path("M23.5 11h9l-2.5 5h-4Z", bronze[3]) + fire(28, 11, 0.75),
    ];
  },

  "Hanging Gardens": () => {
    const terrace = (x: number, y: number, w: number, h: number, n: number): string => rect(x, y, w, h, stone[0]) + rect(x + w * 0.62, y, w * 0.38, h, stone[1])
      + times(n, (i) => path(`M${x + 5 + i * 12.6} ${y + h}v${-h * 0.46}q0-5 4-5t4 5v${h * 0.46}Z`, "#7d5836"))
          + rect(x - 2, y - 3, w + 4, 4, stone[2]);
    const vines = (d: string): string => line(d, "#5d8c3b", 2.6) + line(d, "#7fae4f", 0.9);
    return [
      terrace(10, 70, 80, 20, 6),
      times(9, (i) => bush(12 + i * 9.5, 66, 1.1)) + vines("M16 70q2 6 0 11M37 70q-2 6 0 10M58 70q2 6 0 11M79 70q2 6 0 11"),
      terrace(22, 48, 56, 17, 4),
      times(6, (i) => bush(25 + i * 10, 44, 1.1)) + vines("M30 48q-2 7 1 12M68 48q2 6 0 11") + palm(14, 66, 0.85) + palm(87, 66, 0.85),
      terrace(34, 28, 32, 15, 2),
      bush(36, 24) + bush(64, 24) + palm(43, 26, 1.2) + palm(57, 26, 1.35) + bush(50, 24, 1.1)
        + path("M47.5 29h5v15h-5ZM46.5 49h7v17h-7ZM45.5 71h9v19h-9Z", "#8fd4e0")
            + line("M50 30v13M49 50v15M51.5 50v14M48 72v17M52 72v17", "#e2f7f8", 1) + oval(50, 91, 14, 2.6, "#7fcbd9"),
    ];
  },

  "Statue of Zeus": () => [
    rect(18, 88, 64, 9, stone[0]) + rect(24, 82, 52, 7, stone[1]) + rect(18, 95, 64, 2, stone[2]) + rect(38, 90, 24, 4, stone[1]),
    path("M28 82V30q0-4 4-4h36q4 0 4 4v52Z", "#7a4b24") + path("M32 80V32h36v48Z", "#a8683a") + rect(26, 60, 8, 22, "#5e371a")
        + rect(66, 60, 8, 22, "#5e371a") + disc(32, 26, 3.5, gold[1]) + disc(68, 26, 3.5, gold[1]),
    path("M35 82q-3-18 4-24h22q7 6 4 24Z", gold[1]) + path("M55 58h6q7 6 4 24h-8Z", gold[2]) + path("M39 58h5q-6 8-5 24h-4q-3-18 4-24Z", gold[0])
        + line("M44 62q-2 10-2 19M50 64v17M57 62q2 10 2 19", gold[3], 1) + rect(37, 80, 10, 3.5, ivory[1]) + rect(53, 80, 10, 3.5, ivory[1]),
    path("M38 60q-4-16 4-21h16q8 5 4 21Z", ivory[0]) + path("M54 39q8 4 7 21H41q14-6 13-21Z", gold[1]) + path("M58 41q4 4 3 19h-6q4-8 3-19Z", gold[2])
        + line("M45 48q3 2 5 0", ivory[2], 1),
    oval(50, 29.5, 7, 7.8, ivory[0]) + path("M42.8 29q-1 13 7.2 15 8.2-2 7.2-15-2 5-7.2 5t-7.2-5Z", "#8a5a2a")
        + path("M42.3 27q0-8.5 7.7-9 7.7.5 7.7 9-3-4-7.7-4t-7.7 4Z", "#8a5a2a") + line("M42.5 24.5q7.5-6 15 0", "#8fbf4d", 2.4)
        + disc(47.3, 29, 0.9, "#4a2e1a") + disc(52.7, 29, 0.9, "#4a2e1a"),
    line("M74 84V20", gold[1], 2.8) + path("M67 17q7-8 14 0-4 0-5 5h-4q-1-5-5-5Z", "#6d4426") + disc(74, 13, 1.8, "#6d4426")
        + path("M61 44q9-4 13.5 3.5l-2 3.5q-5-5-11-2Z", ivory[0])
      + path("M39 45q-10 0-14 6l2 4q6-5 12-4Z", ivory[0]) + path("M23 51v-8l-5-4 5-1q0-4.5 2-4.5t2 4.5l5 1-5 4v8Z", gold[0]),
  ],

  "Temple of Artemis": () => [
    rect(6, 86, 88, 6, stone[1]) + rect(10, 81, 80, 5.5, stone[0]) + rect(14, 76.5, 72, 5, stone[1]),
    rect(24, 62, 52, 14.5, "#8a6a4c") + times(8, (i) => rect(17 + i * 9, 62, 4.6, 14.5, stone[0]) + rect(19.8 + i * 9, 62, 1.8, 14.5, stone[1]))
        + path("M44.5 76.5V62h11v14.5Z", "#5c3d27"),
    rect(24, 46, 52, 16, "#8a6a4c") + times(8, (i) => rect(17 + i * 9, 46, 4.6, 16.5, stone[0]) + rect(19.8 + i * 9, 46, 1.8, 16.5, stone[1])
        + rect(15.8 + i * 9, 44, 7, 2.6, "#f7e9c8")),
    rect(12, 37.5, 76, 7, stone[0]) + rect(12, 37.5, 76, 2, stone[2]) + times(12, (i) => rect(15 + i * 6.2, 40.5, 2.6, 3, stone[2])),
    path("M9 37.5 50 16 91 37.5Z", stone[1]) + path("M19 35.5 50 19.5 81 35.5Z", "#b5503c")
        + path("M6 38 50 14.5 94 38 91 38 50 17.5 9 38Z", stone[0]),
    disc(50, 29, 5.4, "#f7e9c8") + path("M47 25.5a4.5 4.5 0 1 0 7 0 4.6 3.2 0 0 1-7 0Z", gold[2])
        + line("M36 34q2-5 6-5M64 34q-2-5-6-5", "#f7e9c8", 1.6) + path("M50 15q-4.5-3-2-7h4q2.5 4-2 7Z", gold[1])
        + line("M50 8V3.5M8 37.5q-3-5 1-8M92 37.5q3-5-1-8", gold[1], 2.2),
  ],

  Mausoleum: () => [
    rect(14, 82, 72, 10, stone[1]) + rect(20, 76, 60, 7, stone[0]) + path("M54 76h26v6h6v10H54Z", stone[2], soft(0.4))
        + path("M44 92V83q0-4 6-4t6 4v9Z", "#6b4a2b"),
    rect(24, 62, 52, 14, stone[0]) + rect(54, 62, 22, 14, stone[1]) + rect(22, 60, 56, 3, stone[2])
        + times(7, (i) => disc(29 + i * 7, 68, 2, stone[2]) + path(`M${27 + i * 7} 75q2-6 4 0Z`, stone[2])),
    rect(28, 42, 44, 18, "#8a6a48") + times(6, (i) => column(28.5 + i * 7.8, 42, 18, 4))
        + times(5, (i) => disc(34.4 + i * 7.8, 50, 1.3, stone[1]) + path(`M${32.8 + i * 7.8} 59q1.6-9 3.2 0Z`, stone[1])),
    rect(25, 36, 50, 6, stone[0]) + rect(54, 36, 21, 6, stone[1]) + rect(25, 36, 50, 1.8, stone[2]),
    times(5, (i) => rect(28 + i * 3.8, 32.5 - i * 4, 44 - i * 7.6, 4.1, i % 2 ? stone[1] : stone[0])
        + rect(54 - i * 0.4, 32.5 - i * 4, 18 - i * 3.4, 4.1, stone[2], soft(0.45))),
    rect(42, 14.5, 16, 2, stone[2]) + path("M54 14.5v-5h5q2 3 0 5Z", gold[2]) + disc(56.5, 13.2, 2, gold[1]) + disc(57, 6.4, 1.9, gold[1])
        + path("M55.5 8h3l1 3h-4Z", gold[1])
      + path("M43 14.5q-.5-5 3-6l0-4.5 2-1.5 3.5 2-1 2-1.5 0 .5 2.5q4 .5 4.5 5.5h-2l-1-3h-5l-1 3Z", gold[0])
          + path("M40 14.5q-.5-5 3-6l0-4.5 1-1 1 5q-3 2-3 6.5Z", gold[1]),
  ],
};
export const scaffold = (built: number): string => {
  const top = 86 - built * 12.5;
  const floor = (y: number): string => (y > top - 6 ? line(`M6 ${y}H20M80 ${y}H94M9 ${y - 1}l6-13M91 ${y - 1}l-6-13`, "#94642f", 1.4) : "");
  return line(`M9 92V${top - 6}M91 92V${top - 6}M15 92V${top - 2}M85 92V${top - 2}`, "#7b4f27", 1.6)
    + times(Math.max(1, Math.ceil(built / 1.5)), (i) => floor(88 - i * 17));
};
const crane = (built: number): string => {
  const y = Math.max(16, 78 - built * 11.5);
  return line(`M86 92V${y}M86 ${y}L60 ${y - 8}M86 ${y}l8 5`, "#6b4220", 2.2) + line(`M62 ${y - 7}v9`, "#3d2714", 0.9)
      + rect(58, y + 2, 8, 6, stone[1], `stroke="${stone[3]}" stroke-width=".8"`);
};
// What is not built yet: a plan, the Wonder as a pale drawing with a line around each stage, or pale stone for the mosaic.
const outline = (shapes: string): string =>
  shapes.replace(/ stroke(-\w+)?="[^"]*"| opacity="[^"]*"/g, "").replace(/fill="[^"]*"/g, 'fill="#5b4023" stroke="#5b4023" stroke-width="2.2" stroke-linejoin="round"');
const plan = (shapes: string): string =>
  `<g opacity=".5">${outline(shapes)}</g><g opacity=".8">${shapes.replace(/#[0-9a-f]{6}/g, (c) => blend(c, "#f4ead6", 0.72))}</g>`;
const paleStone = (shapes: string): string => `<g opacity=".5">${shapes.replace(/#[0-9a-f]{6}/g, (c) => blend(c, "#d8cbb4", 0.6))}</g>`;
/** How far a Great Wonder is, and how what is missing shows. */
export interface Stage {
  built: number; // of six
  site: boolean; // with scaffold and crane
  pale: boolean; // missing stone is pale, not a dashed plan
}

/** A Great Wonder as far as it is built. */
export const raise = (name: string, { built, site, pale }: Stage): string =>
  (site ? scaffold(built) : "") +
  each(wonders[name]?.() ?? [], (shapes, i) => (i < built ? shapes : pale ? paleStone(shapes) : plan(shapes))) +
  (site && built < 6 ? crane(built) : "");
