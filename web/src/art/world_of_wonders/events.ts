/** What the pictures of events show. */
import { at, darker, disc, each, gold, group, leaf, line, oval, path, rect, skins, soft, stone, times, turn, wood } from "./shapes";
import { column, person } from "./things";

const dancer = (x: number, robe: string, hair: string, skin: string, way = 1): string => at(x, 92, 0.92, group(`scale(${way} 1)`,
  path("M-7-28Q0-31 6-27L5-17Q12-8 14-2 6 1-2-1-10 0-13-4-7-8-6-18Z", robe) + path("M1-29 6-27 5-17Q12-8 14-2L6-1Q6-12 1-18Z", darker(robe, 0.2))
      + line("M-6-25Q-14-28-15-39M5-25Q13-24 17-33", skin, 3.4)
  + line("M-6-2-9 6M6-1 9 5", skin, 3.2) + disc(0, -35, 5.4, skin) + path("M-5.6-35Q-6-41 0-41T5.6-35Q3-39 0-39T-5.6-35ZM-5-36q-4 3-3 8l3-4Z", hair)
      + line("M-5-38Q0-41 5-38", "#8fbf4d", 1.8) + disc(-15, -42, 4.2, "#e9b23c", 'stroke="#8a5a1f" stroke-width="1"')));
const flames = (x: number, y: number, s: number, tall = 1): string => group(`translate(${x} ${y}) scale(${s} ${s * tall})`,
    path("M-13 0Q-17-14-8-26-7-17-3-18-5-34 6-44 4-30 11-25q0-6-1-9 9 12 5 24-1 7-4 10Z", "#ea5f1c")
    + path("M-8 0Q-10-10-3-18-1-10 2-12 1-22 5-28q6 14 4 20-1 5-3 8Z", "#ffa632") + path("M-3 0Q-4-7 1-13 5-6 4 0Z", "#ffe78f"));
const townHouse = (x: number, y: number, w: number, h: number, wall: string, roof: string): string => rect(x, y - h, w, h, wall) + rect(x + w * 0.66, y - h, w * 0.34, h, darker(wall, 0.18))
    + path(`M${x - 3} ${y - h + 1}L${x + w / 2} ${y - h - w * 0.42}L${x + w + 3} ${y - h + 1}Z`, roof);
const crossMark = (x: number, y: number, s: number): string => line(`M${x - s} ${y - s}L${x + s} ${y + s}M${x + s} ${y - s}L${x - s} ${y + s}`, "#b5281f", 2.2);
/** A soldier who walks off to the left, helmet gone, a bundle on the spear over the shoulder. */
const soldierAway = (coat: string): string => line("M3-16 10-7 12 0M-2-16-5-8-10 0", skins[1], 4.4) + line("M12 0h-4M-10 0h-4", "#4a2e1a", 3.2)
    + line("M-13-21 22-42", "#6b4220", 2) + path("M17-45q9-5 13 3t-5 12-12-4 4-11Z", "#6f8fae") + path("M25-46q8 1 7 9t-8 8q6-9 1-17Z", "#4f6d8c")
    + line("M19-43q3 5 9 2", "#35506b", 1.3)
  + path("M-8-31Q0-37 7-32L9-13Q0-9-8-13Z", coat) + path("M2-34 7-32 9-13 3-11.5Z", darker(coat, 0.28)) + line("M-7.5-18Q0-15 8-18", "#d9a441", 2.2)
      + line("M-2-30Q-12-28-11-21", darker(coat, 0.12), 4.2) + disc(-11.5, -21, 2.4, skins[1]) + oval(-3, -38.5, 5.6, 6, skins[1])
      + path("M-7-41Q-6-46-1-46 5-45 4.5-36 3-33 1-34 2-40-7-41Z", "#3d2413") + path("M-8.5-37l-2 2 2.5.5Z", skins[1])
      + disc(-6, -38.5, 0.7, "#201510");

export const events: Record<string, () => string> = {
  "broken temple": () => rect(8, 82, 84, 6, stone[1]) + rect(13, 77, 74, 5.5, stone[0]) + column(17, 44, 33, 7)
      + turn(9, 36, 77, column(33, 42, 35, 7)) + turn(24, 62, 77, column(58, 46, 31, 7))
      + turn(-7, 30, 36, rect(10, 33, 34, 8, stone[0]) + rect(10, 33, 34, 2.4, stone[2]) + path("M8 33 44 13 47 33Z", stone[1])
      + path("M19 31 41 18 43 31Z", "#b5503c")) + turn(26, 72, 40, rect(54, 36, 32, 8, stone[0]) + rect(54, 36, 32, 2.4, stone[2])
      + path("M53 36 56 17 90 36Z", stone[1]) + path("M58 34 60 22 81 34Z", "#b5503c")) + turn(74, 84, 76, column(81, 62, 24, 7))
      + line("M6 30 2 26M4 40H-2M96 22l5-5M98 34h6M50 12V4", "#7d5836", 2, soft(0.7)),
  "cracked ground": () => path("M52 77 45 86 54 91 43 101 52 115H76L62 102 70 93 58 88 62 77Z", "#2b1710")
      + path("M55 79 50 86 58 91 48 101 56 115H62L54 102 63 92 54 87 58 79Z", "#e0662a", soft(0.9))
      + line("M45 86 30 88 24 94 10 94M54 91 40 94M70 93 84 90 92 96M43 101 28 104 18 112", "#2b1710", 2.2),
  boulders: () => path("M8 102l3-9 9-3 8 5 1 8Z", stone[2]) + path("M20 90l8 5 1 8h-9Z", stone[3]) + path("M74 106l2-8 8-2 8 4 2 7Z", stone[1])
      + path("M84 96l8 4 2 7h-8Z", stone[2]) + path("M82 66l4-4 5 2 0 5-6 1Z", stone[1]) + disc(8, 70, 3, stone[2])
      + path("M-15 84q12-10 24-2t-4 8Z", "#e2c592", soft(0.7)) + path("M90 90q8-12 25-6v10Z", "#e2c592", soft(0.7)),
  "burning town": () => townHouse(-10, 92, 28, 32, "#8f4a38", "#4a1f22") + townHouse(76, 92, 34, 36, "#8f4a38", "#4a1f22")
      + townHouse(16, 96, 30, 44, "#c07a4e", "#6b2a26") + townHouse(50, 96, 30, 36, "#b06a45", "#5e2424")
      + each([[22, 62], [35, 62], [57, 70], [69, 70], [22, 78], [-3, 70], [86, 68], [98, 68]], ([x, y]) => rect(x, y, 6, 9, "#ffd35a"))
      + rect(34, 80, 8, 16, "#2b1016") + rect(-15, 94, 130, 21, "#3a1a1c"),
  flames: () => flames(31, 56, 0.95, 1.1) + flames(66, 64, 0.85) + flames(94, 56, 0.7) + flames(2, 60, 0.62) + flames(12, 101, 0.5)
      + flames(50, 104, 0.6) + flames(86, 103, 0.55) + each([[20, 22], [48, 10], [70, 20], [84, 10], [8, 8], [40, 30], [58, 34]],
      ([x, y]) => disc(x, y, 1.3, "#ffb84a")),
  "smoke drifts": () => path("M-15-15H115V4Q92 18 70 6T28 8-15 2Z", "#1e0e16", soft(0.7)) + path("M-15-15H60Q40 4 20-2T-15 4Z", "#54302f", soft(0.6)),
  "basket of fruit": () => at(50, 96, 0.86, disc(-13, -30, 8.5, "#c8402c") + disc(13, -30, 8.5, "#d98b2a") + disc(0, -37, 9.5, "#7fa83f")
      + path("M2-46a9.5 9.5 0 0 1 3 17 14 14 0 0 0-3-17Z", "#5f8a2f")
      + each([[-26, -26], [-22, -30], [-20, -24], [-29, -21], [-24, -20]], ([x, y]) => disc(x, y, 4, "#6b3f8a") + disc(x - 1, y - 1, 1.2, "#9a6fb8"))
      + disc(25, -26, 7, "#b02c32") + line("M0-46q1-5 5-6", wood[2], 1.6) + path("M4-51q6-4 10 1-6 3-10-1Z", leaf[0])
    + path("M-33-22H33L26 2H-26Z", "#b67f3d") + path("M10-22H33L26 2H6Z", "#8f5f2a")
        + line("M-31-15H31M-29-8H29M-26-1H26M-20-21l3 22M-7-21l1 22M7-21l-1 22M20-21l-3 22", "#e0b26a", 1.5)
        + rect(-36, -25, 72, 5.5, "#d9a45c", 'rx="2.7"')),
  garlands: () => each([4, 86], (x) => column(x, 16, 84, 10)) + rect(-15, 92, 130, 23, "#b08a5a") + rect(-15, 92, 130, 2.5, "#d3ae7c")
      + line("M14 18Q32 42 50 24 68 42 86 18", leaf[1], 4) + each([[18, 24], [24, 30], [31, 34], [38, 33], [44, 29], [50, 24], [56, 29], [62, 33],
      [69, 34], [76, 30], [82, 24]], ([x, y], i) => disc(x, y, 2.7, ["#f0c043", "#e5594b", "#fff3d6"][i % 3] ?? "#fff3d6")),
  altar: () => disc(50, 58, 22, "#ffcf6b", soft(0.3)) + path("M38 94l3-20h18l3 20Z", stone[1]) + path("M52 74h7l3 20H53Z", stone[2])
      + rect(35, 69, 30, 6, stone[0]) + rect(36, 92, 28, 5, stone[0]) + flames(50, 70, 0.6) + disc(50, 84, 4, gold[1]),
  dancers: () => dancer(24, "#c8453a", "#2b1a10", skins[1]) + dancer(77, "#3f7fae", "#7a4b1f", skins[0], -1),
  "golden wreath": () => line("M42 6Q34 14 44 22M58 6Q66 14 56 22", gold[1], 1.6)
      + each([[40, 8, 40], [38, 13, 10], [40, 18, -25], [60, 8, -40], [62, 13, -10], [60, 18, 25], [45, 22, -50], [55, 22, 50]],
      ([x, y, a]) => oval(x, y, 1.7, 3.8, gold[0], `transform="rotate(${a} ${x} ${y})"`)) + disc(50, 13, 4.5, "#fff6d0"),
  "far wall": () => rect(-15, 50, 130, 33, "#cdb088") + times(17, (i) => rect(-14 + i * 8, 44, 5, 7, "#cdb088")) + rect(-15, 50, 130, 2.5, "#a98a5f")
      + rect(58, 36, 28, 47, "#dcc39c") + rect(76, 36, 10, 47, "#b3946a") + times(3, (i) => rect(57 + i * 11, 29, 7.5, 8, "#dcc39c"))
      + path("M64 83V66q0-8 8-8t8 8v17Z", "#4a2f1b") + path("M64 83V66q0-3 1-5l6 3v19Z", "#7b4f27") + line("M72 29V14", wood[3], 1.4)
      + path("M72 14q5 3 4 8l-3 4Z", "#8d7a68") + line("M2 62h7M20 70h8M38 60h7M98 66h8M44 74h6", "#a98a5f", 1.4),
  "leaving soldier": () => at(20, 84, 0.62, soldierAway("#7d4a3c")) + at(45, 97, 1.16, soldierAway("#b03d2c")),
  "dropped arms": () => turn(-12, 80, 100, line("M60 101H108", "#6b4220", 2.2)
      + path("M61 98.5l-11 2.5 11 2.5Z", "#dfe5e8", 'stroke="#59636b" stroke-width=".7"')) + oval(84, 97.5, 13, 6.5, "#6b4220")
      + oval(84, 95.5, 13, 6.5, "#d9a441") + oval(84, 95.5, 9, 4.3, "#a8392a") + oval(84, 95, 3, 1.6, "#f0d58a"),
  "broken sword": () => turn(18, 50, 96, path("M47 96 47.5 72 51 76 54 70 55 96Z", "#c7ced3") + path("M51 76 54 70 55 96H51Z", "#98a2aa"))
      + path("M-15 115V95Q20 84 50 92T115 90V115Z", leaf[1]) + path("M-15 115V102Q30 92 60 100T115 99V115Z", leaf[2])
      + turn(38, 74, 92, rect(72, 76, 5, 15, wood[1]) + rect(66, 88, 17, 4, gold[1]) + disc(74.5, 75, 3.4, gold[1])
      + path("M71 92h7l-1 9-3-3-2 4Z", "#c7ced3")) + each([[10, 96, "#e5594b"], [20, 99, "#fff3d6"], [30, 95, "#f0c043"], [88, 98, "#e5594b"],
      [60, 99, "#fff3d6"], [96, 95, "#f0c043"]], ([x, y, c]) => line(`M${x} ${y}v5`, leaf[3], 1) + disc(x, y, 2.3, c)),
  dove: () => path("M46 44Q18 42 12 14 30 12 46 26 52 32 54 38Z", "#fffdf6") + path("M12 14Q30 18 44 40L46 44Q18 42 12 14Z", "#e6e3da")
      + path("M54 34Q58 10 82 4 86 26 68 42Z", "#fffdf6") + path("M82 4Q66 18 62 42L68 42Q86 26 82 4Z", "#dcd9d2")
      + path("M32 58Q24 56 14 62 20 66 28 66 24 70 24 74 36 72 44 64Z", "#f1eee6")
      + path("M30 60Q40 42 58 38 62 30 70 30 78 31 79 38 78 50 66 58 48 70 30 60Z", "#fffdf6")
      + path("M34 62Q56 62 68 48 76 42 79 38 78 50 66 58 48 70 34 62Z", "#e0ddd4") + path("M78 35.5 86 38 79 40.5Z", "#e39a3c")
      + disc(72.5, 36, 1.4, "#2b2018") + line("M83 39Q90 44 92 54", leaf[2], 1.6)
      + each([[86, 40, 60], [91, 43, 110], [87, 47, 30], [94, 49, 120], [89, 54, 20], [94, 57, 90]],
      ([x, y, a]) => oval(x, y, 1.8, 4.2, leaf[0], `transform="rotate(${a} ${x} ${y})"`)),
  "marked houses": () => townHouse(-12, 88, 36, 38, "#8a8460", "#4d4a38") + townHouse(76, 88, 40, 42, "#8a8460", "#4d4a38")
      + townHouse(27, 90, 46, 42, "#aaa276", "#5d5741") + path("M39 90V66q0-10 11-10t11 10v24Z", "#4a3a26")
      + path("M-4 88V70h15v18ZM88 88V68h15v20Z", "#3d3122") + crossMark(50, 71, 7.5) + crossMark(3.5, 78, 4.5) + crossMark(95.5, 77, 4.5)
      + rect(31, 54, 5, 7, "#3d3628") + rect(64, 54, 5, 7, "#3d3628"),
  fog: () => rect(-15, 90, 130, 25, "#4f5234") + path("M-15 96q14-14 32-6t30-4 34 4 34-4v29H-15Z", "#b9c274", soft(0.9))
      + path("M-15 62q12-8 22-2t-4 8Z M84 36q10-8 26-2v6ZM8 26q10-7 20-2t-6 7Z", "#d3da98", soft(0.5))
      + path("M-15 104q20-8 44-3t40-2 46 1v15H-15Z", "#8f9a52"),
  rat: () => at(1, 31, 0.62, line("M76 98Q100 104 104 88T124 78", "#b98a7a", 3.6)
      + path("M22 100Q10 98 4 92 12 84 24 82 36 66 58 68 82 72 82 92 82 104 66 104H30Z", "#3a332c")
      + path("M44 70Q58 66 70 74 82 80 82 92 82 104 66 104H52Q68 90 44 70Z", "#26211c") + disc(32, 77, 7.5, "#4f463c")
      + disc(32.5, 77.5, 4.4, "#c08f80") + disc(17.5, 88, 2.6, "#ef4a30") + disc(16.7, 87.3, 0.9, "#ffe3d0") + disc(4.5, 92, 2.6, "#c08f80")
      + line("M8 95-4 99M8 97-2 104", "#cfc6b0", 1.1) + line("M30 103v4M42 104v4M64 104v4M74 101v5", "#c08f80", 3)),
  masters: () => at(9, 83, 0.6, line("M-11 0V-36", "#6b4220", 2) + person({ robe: "#7a6a9a", skin: skins[1], hair: "#5a3a20",
      arms: "M-7-22Q-11-20-11-16M7-22Q10-18 9-12", over: path("M-7-36Q0-46 7-36Q0-39-7-36Z", "#4c3a6b") }))
    + at(77, 93, 1, person({ robe: "#3f7a78", skin: skins[2], hair: "#22140a", arms: "M-7-22Q-13-18-13-11M7-22Q12-17 8-12", sash: "#e9b23c",
        over: path("M-6.5-36h13l-1.5-7h-10Z", "#e9c35f") + line("M-6.5-36.5h13", "#b4572f", 1.8)
        + path("M-24-20V-2H-8Z M-20-11v5h4.5Z", "#e9c35f", 'fill-rule="evenodd"') + disc(-2.1, -33, 0.8, "#120a06")
        + disc(2.1, -33, 0.8, "#120a06") }))
    + at(42, 98, 1.3, line("M16 1V-46", "#6b4220", 2.4) + path("M16-46q5-3 4-7-5-1-6 4Z", "#6b4220")
        + person({ robe: "#b4573a", skin: skins[0], hair: "#efe9dc", beard: "#f8f3e6", arms: "M-7-23Q-13-18-12-12M7-23Q13-24 15.5-21", sash: "#4a2e1a",
        over: oval(0, -37.5, 11, 2.8, "#7a5a30") + path("M-6-38Q-5-47 0-47T6-38Z", "#a58148") + line("M-6-38.7H6", "#5b3a20", 1.4)
        + disc(-2.2, -33, 0.8, "#2b1a10") + disc(2.2, -33, 0.8, "#2b1a10")
        + turn(-24, -13, -11, line("M-13-4V-24", "#7b4f27", 2) + rect(-18.5, -30, 11, 7, "#c7ced3", 'rx="1"')
        + rect(-18.5, -30, 11, 2.4, "#eef1f3", 'rx="1"')) + disc(-12.5, -12, 2.4, skins[0]) })),
};
