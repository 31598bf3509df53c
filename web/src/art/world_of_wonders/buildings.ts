/** What stands in the pictures of buildings and Great Wonders. */
import { at, darker, disc, each, gold, group, line, oval, path, rect, skins, soft, stone, times, turn, wood } from "./shapes";
import { column, fire, flag, person } from "./things";

const flames = (x: number, y: number, s: number, tall = 1): string => group(`translate(${x} ${y}) scale(${s} ${s * tall})`,
    path("M-13 0Q-17-14-8-26-7-17-3-18-5-34 6-44 4-30 11-25q0-6-1-9 9 12 5 24-1 7-4 10Z", "#ea5f1c")
    + path("M-8 0Q-10-10-3-18-1-10 2-12 1-22 5-28q6 14 4 20-1 5-3 8Z", "#ffa632") + path("M-3 0Q-4-7 1-13 5-6 4 0Z", "#ffe78f"));
const townHouse = (x: number, y: number, w: number, h: number, wall: string, roof: string): string => rect(x, y - h, w, h, wall) + rect(x + w * 0.66, y - h, w * 0.34, h, darker(wall, 0.18))
    + path(`M${x - 3} ${y - h + 1}L${x + w / 2} ${y - h - w * 0.42}L${x + w + 3} ${y - h + 1}Z`, roof);
const arched = (x: number, y: number, w: number, h: number, fill: string): string => path(`M${x} ${y + h}v${-h * 0.6}q0 ${-h * 0.4} ${w / 2} ${-h * 0.4}t${w / 2} ${h * 0.4}v${h * 0.6}Z`, fill);
const horseBust = (x: number, y: number, s: number, coat: string, mane = "#3d2413"): string => at(x, y, s, path("M0 26q1-14 6-20l-1-6 5 3q8 1 12 8l3 6q0 3-4 3.5l-6-2.5q-4 0-4 8Z", coat)
  + path("M6 2q-8 6-8 20l3 1q0-11 7-17Z", mane) + disc(14, 9, 1.2, "#22140a") + disc(22.5, 17.5, 0.8, "#22140a"));

const scroll = (x: number, y: number, r: number, colour: string): string => disc(x, y, r, colour) + disc(x, y, r * 0.4, "#7d5430");
const scrollShelf = (row: number): string => {
  const y = 19.5 + row * 20;
  return times(9, (i) => ((i * 5 + row * 3) % 8 ? scroll(17 + i * 8.3, y, 4, ["#f5e4bd", "#e3c58a", "#d7a56a"][(i + row) % 3] ?? "#f5e4bd") : ""))
    + times(8, (i) => ((i + row) % 3 ? "" : scroll(21 + i * 8.3, y - 6.5, 3.4, "#cfa566"))) + rect(10, y + 4.5, 80, 3.5, "#a4713a");
};

export const buildings: Record<string, () => string> = {
  road: () => path("M36 115Q40 96 50 88T60 72L64 72Q60 84 64 90T84 115Z", "#e8d3a0")
      + path("M66 115Q62 98 58 90T60 78L64 72Q60 84 64 90T84 115Z", "#cfb27a"),
  stars: () => times(18, (i) => disc(((i * 37) % 104) - 2, ((i * 23) % 50) - 4, i % 3 ? 0.7 : 1.1, "#fff")),
  "setting sun": () => disc(50, 56, 40, "#fff7cf", soft(0.35)) + disc(50, 56, 30, "#fff3b8", soft(0.7)) + disc(50, 56, 22, "#fffbe6"),
  "sun rays": () => disc(50, 60, 30, "#fff7cf", soft(0.6)) + times(11, (i) => path("M49 60 46-20H54L51 60Z", "#fff7cf",
      `${soft(0.5)} transform="rotate(${-90 + i * 18} 50 60)"`)) + disc(50, 60, 19, "#fffbe6"),
  "spear rack": () => line("M40 92 57 38M60 92 43 38M50 94V34", "#5b3a20", 2.4)
      + path("M57 39l1.5-10 3.5 9ZM43 39l-1.5-10-3.5 9ZM47.5 35l2.5-11 2.5 11Z", "#dfe5e8", 'stroke="#59636b" stroke-width=".6"'),
  "round shield": () => disc(50, 75, 13, "#d9a441", 'stroke="#6b4220" stroke-width="1"') + disc(50, 75, 9.5, "#a8392a")
      + times(8, (i) => path("M50 75 48.5 66H51.5Z", "#f0d58a", `transform="rotate(${i * 45} 50 75)"`)) + disc(50, 75, 3.2, "#f0d58a"),
  wall: () => rect(16, 46, 68, 41, "#cdb088") + times(7, (i) => rect(23 + i * 8.2, 40, 4.8, 7, "#cdb088")) + rect(16, 46, 68, 3, "#a98a5f")
      + line("M30 56h6M64 60h7M29 72h6M66 74h6M33 80h4M62 67h4", "#a98a5f", 1.5),
  gate: () => path("M38 87V67q0-11 12-11t12 11v20Z", "#a98a5f") + path("M40 87V67q0-10 10-10t10 10v20Z", "#4a2f1b")
      + line("M45 59v28M50 57v30M55 59v28M41 67h18M40 76h20", "#94703f", 1.2) + path("M36 115 42 87H58L66 115Z", "#e5cf9f"),
  "two towers": () => each([2, 74], (x) => rect(x, 34, 24, 55, "#dcc39c") + rect(x + 15, 34, 9, 55, "#b3946a")
      + times(3, (i) => rect(x - 1 + i * 9.5, 26, 6.5, 9, "#dcc39c")) + rect(x - 1, 33, 26, 3, "#a98a5f") + rect(x + 10, 48, 4, 9, "#4a2f1b")),
  flags: () => flag(14, 26, 15, "#b4392c") + flag(86, 26, 15, "#b4392c", -1),
  schoolhouse: () => rect(10, 44, 80, 43, "#ecd6aa") + rect(66, 44, 24, 43, "#d6b985") + path("M4 45 50 22 96 45Z", "#b4573e")
      + path("M50 22 96 45H62Z", "#8f4230") + line("M20 38.5l30-15 30 15", "#cf7a58", 1, soft(0.7)) + rect(42, 12, 16, 14, "#ecd6aa")
      + rect(52, 12, 6, 14, "#d6b985") + path("M38 13.5 50 3 62 13.5Z", "#8f4230") + path("M45 24q1-9.5 5-9.5t5 9.5Z", gold[1])
      + disc(50, 24.5, 1.6, gold[2]),
  board: () => rect(18, 48, 64, 31, "#2f4b40", 'stroke="#8a5a2f" stroke-width="3"')
      + line("M28 72V56L46 72ZM28 68h4v4M54 63a8 8 0 1 0 16 0 8 8 0 1 0-16 0M62 63l6-5M74 55h4M74 59h4", "#eaf3e4", 1.7),
  pupils: () => each([[22, 0, "#b4392c", "#3d2413", 1], [50, 1, "#3a76ac", "#22140a", 2], [78, 0, "#4c8a4c", "#7a4b1f", 0]],
      ([x, d, robe, hair, skin]) => disc(x, 86 + d, 6, skins[skin]) + path(`M${x - 9} 102q0-11 9-11t9 11Z`, robe)
      + path(`M${x - 6} ${87 + d}q-.5-8 6-8t6 8q0 3-1 4-5-2-10 0-1-1-1-4Z`, hair)) + line("M60 98Q66 92 66 82", skins[2], 3),
  stable: () => path("M6 46 50 16 94 46V91H6Z", "#a4622f") + times(6, (i) => line(`M${14 + i * 14.4} 44V91`, "#8a4e23", 1))
      + path("M0 49 50 12 100 49 95 54 50 22 5 54Z", "#6d3a1c") + path("M0 49 50 12V17L5 54Z", "#8a4e28")
      + path("M43 40q-2-10 7-10t7 10h-4q1-6-3-6t-3 6Z", "#e8d9b8"),
  horses: () => each([[17, "#b9743a", "#3d2413"], [53, "#f1e6d2", "#b79c74"]], ([x, coat, mane]) => rect(x, 49, 30, 42, "#2e1a0f")
      + horseBust(x + 4, 52, 1.1, coat, mane) + rect(x, 76, 30, 15, "#c98a4a")
      + line(`M${x} 76l30 15M${x + 30} 76l-30 15M${x} 76h30`, "#7d4a22", 1.8)),
  straw: () => path("M-2 101q8-14 20-9t16 9Z", "#e9c455") + line("M6 98l4-6M14 98l3-8M22 99l2-6", "#b98a2b", 1.2),
  "small temple": () => rect(14, 80, 72, 5, stone[0]) + rect(9, 85, 82, 6, stone[1]) + rect(24, 46, 52, 34, "#6d472c")
      + each([19, 34, 60, 75], (x) => column(x, 44, 36, 6)) + rect(15, 36.5, 70, 7.5, stone[0]) + rect(15, 36.5, 70, 2, stone[2])
      + path("M11 37 50 16 89 37Z", stone[1]) + path("M23 34.5 50 20.5 77 34.5Z", "#3f7d8f") + disc(50, 29.5, 3.4, "#f0d58a"),
  "altar fire": () => disc(50, 60, 11, "#f6b04a", soft(0.35)) + path("M42 80l2-9h-3v-3h18v3h-3l2 9Z", stone[1]) + fire(50, 69, 1.05),
  forge: () => path("M0 115V24Q22 2 48 24v91Z", "#6d5547") + path("M0 24Q22 2 48 24l-4 3Q22 10 4 27Z", "#8a7060")
      + path("M10 94V46q14-16 28 0v48Z", "#2b1713") + flames(24, 94, 0.92, 0.95) + line("M8 40h8M30 34h9M6 62h3M41 60h4M42 78h4", "#54402f", 1.6),
  anvil: () => path("M48 66h40q9 1 11 8-9 4-19 3-1 6 5 8v6H58v-6q6-3 5-9-10 0-15-10Z", "#4b4f57") + path("M48 66h40q9 1 11 8H52Z", "#8d949e")
      + path("M60 91h24l4 24H56Z", "#6b4423") + path("M56 64.5h26v3H56Z", "#ff9a3a") + path("M66 64.5h16v3H66Z", "#ffd35a"),
  hammer: () => turn(28, 76, 44, rect(73, 38, 4.4, 30, "#a4713a") + rect(63, 29, 24, 12, "#9aa1ab") + rect(63, 29, 24, 4, "#d3d8dd")
      + rect(82, 29, 5, 12, "#747b85")),
  sparks: () => each([[58, 58], [64, 52], [70, 58], [54, 50], [88, 58], [93, 50], [61, 44], [48, 58]],
      ([x, y], i) => disc(x, y, i % 2 ? 1.2 : 1.8, i % 3 ? "#ffd35a" : "#ff9a3a")),
  "shelves of scrolls": () => rect(8, 6, 84, 79, "#3e2516") + times(3, scrollShelf) + rect(3, 3, 94, 5.5, "#c08a4c") + rect(4, 6, 6.5, 80, "#c08a4c")
      + rect(89.5, 6, 6.5, 80, "#96652f") + rect(-15, 85, 130, 30, "#7d5430") + rect(-15, 85, 130, 2.5, "#a4713a"),
  "open book": () => path("M14 95q18-13 36-3 18-10 36 3V79q-18-13-36-2-18-11-36 2Z", "#c9a06a")
      + path("M16 92q17-12 34-3 17-9 34 3V77q-17-12-34-2-17-10-34 2Z", "#fff6de") + path("M50 75q17-10 34 2v15q-17-12-34-3Z", "#f0dfb8")
      + line("M50 75v14M22 79q11-5 21 0M22 84q11-5 21 0M57 79q10-5 21 0M57 84q10-5 21 0", "#b58f5c", 1.2),
  "golden hangings": () => each([19, 61], (x) => path(`M${x}-15h20v55l-10-8-10 8Z`, "#d9a441") + path(`M${x + 14}-15h6v55l-6-5Z`, "#b5822c")
      + path(`M${x + 10} 8l2.5 5 5.5.5-4 4 1 5.5-5-3-5 3 1-5.5-4-4 5.5-.5Z`, "#8d2f33")),
  columns: () => each([2, 84], (x) => rect(x, -15, 13, 99, "#e2c696") + rect(x + 8, -15, 5, 99, "#b6935f") + rect(x - 2, 78, 17, 5, "#f0dcb0"))
      + rect(-15, 82, 130, 33, "#a9805a") + line("M-15 92H115M-15 104H115M10 82-4 115M90 82 104 115", "#8f6845", 1),
  carpet: () => path("M34 115 43 82H57L66 115Z", "#c8402c") + line("M37.5 115 45 82M62.5 115 55 82", "#e9b23c", 1.4),
  throne: () => rect(24, 80, 52, 7, "#d3ae7c") + rect(18, 86.5, 64, 7, "#b58a55") + path("M33 81V34q0-12 17-18 17 6 17 18V81Z", gold[1])
      + path("M58 19q9 5 9 15V81H58Z", gold[2]) + path("M38 62V38q0-8 12-13 12 5 12 13V62Z", "#b02c32") + path("M54 26q8 4 8 12V62h-6Z", "#8f1f28")
    + rect(29, 55, 9, 27, gold[2]) + rect(62, 55, 9, 27, gold[3]) + disc(33.5, 54, 5, gold[0]) + disc(66.5, 54, 5, gold[1])
        + rect(35, 62, 30, 9, "#d94a35") + rect(35, 71, 30, 10, "#8a5a17") + path("M41 18l1.5-11 4.5 5 3-8 3 8 4.5-5 1.5 11Z", gold[0])
        + path("M52 18l1-8 .5 2 4-5 1.5 11Z", gold[1]) + disc(50, 14.5, 1.8, "#c8402c") + disc(50, 35, 3, gold[0])
        + path("M39 115 44 87H56L61 115Z", "#c8402c"),
  alley: () => townHouse(-16, 84, 34, 56, "#3b3350", "#2a2440") + townHouse(82, 84, 34, 62, "#3b3350", "#2a2440")
      + path("M30 84V30h40v54Z", "#2c2545") + arched(-6, 44, 8, 13, "#f2b757") + arched(93, 34, 8, 13, "#f2b757") + rect(-15, 84, 130, 31, "#5a4a52")
      + line("M-15 92h40M30 98h44M70 91h40M0 104h30M80 103h30", "#473a44", 1.4) + disc(24, 34, 30, "#f6b04a", soft(0.13)),
  merchant: () => at(51, 80, 1.12, person({ robe: "#4c3a6b", skin: skins[1], hair: "#3b2a20", arms: "M-7-22Q-17-16-14-8M7-22Q16-20 17-10" })
      + path("M-6.5-34Q-8-44 0-45T6.5-34Q3-37.5 0-37.5T-6.5-34Z", "#8d2f45") + path("M-6-38Q0-43 6-37L6-34Q0-39-6-34Z", "#b4475c")
      + disc(0, -41, 1.7, gold[0]) + path("M-5-30Q-4-22 0-20 4-22 5-30 0-25-5-30Z", "#3b2a20") + disc(-2.2, -33, 0.8, "#201510")
      + disc(2.2, -33, 0.8, "#201510") + line("M-3.8-35l3 .7M3.8-35l-3 .7", "#201510", 0.9)),
  stall: () => rect(14, 24, 4, 66, wood[2]) + rect(83, 24, 4, 66, wood[3])
      + times(7, (i) => path(`M${8 + i * 12.2} 12h12.2l2 16q-7 8-14.2 0Z`, i % 2 ? "#e8d3a6" : "#7a3568"))
      + path("M8 12H93.4l.8 4H7Z", "#fff3d6", soft(0.25)) + rect(6, 74, 89, 6, "#a4713a") + rect(9, 80, 83, 22, "#5e3a20")
      + path("M9 80H92V102H9Z", "#7a3568", soft(0.55)) + path("M9 80h83v5q-7 6-14 0-7 6-14 0-7 6-14 0-7 6-14 0-7 6-14 0-7 6-13 0Z", "#a8508f"),
  wares: () => path("M17 74q-5-7 0-12l-1-4h9l-1 4q5 5 0 12Z", "#c0653a") + line("M16 60q-4 2-1 5M25 60q4 2 1 5", "#8f4526", 1.3)
      + line("M17 68h7", "#f0d58a", 1.2) + path("M70 74l6-9 6 9Z", "#3fb5a8") + path("M76 65l6 9H76Z", "#2a8880") + oval(34, 73, 6, 2.4, gold[2])
      + oval(34, 71, 6, 2.4, gold[1]) + oval(34, 69, 6, 2.4, gold[0]) + path("M84 74q-1-7 4-8 5 1 4 8Z", "#8d2f45") + line("M86 66h4", gold[0], 1.6)
      + turn(-16, 58, 72, rect(51, 69, 16, 4, "#f0dcb0") + rect(57.5, 69, 2.5, 4, "#b5281f")),
  lantern: () => line("M24 14V30", "#241c18", 1.4) + disc(24, 41, 17, "#ffce6b", soft(0.28)) + path("M18 34h12l3 14H15Z", "#ffd97a")
      + path("M24 36q4 5 2 9h-4q-2-4 2-9Z", "#fff7d6") + path("M16 34l8-6 8 6ZM14 47h20v3H14Z", "#2b2018")
      + line("M20 34l-2 13M28 34l2 13", "#2b2018", 1.2),
  "window with a web": () => arched(60, 8, 34, 44, "#1b2a52") + disc(84, 20, 5, "#f5ecc4")
      + line("M77 8V52M60 34H94M64 16 90 50M90 16 64 50", "#c9b98a", 0.9, soft(0.75))
      + line("M77 23 86 26 89 34 86 43 77 46 68 43 65 34 68 26Z M77 28 82.5 30 84.5 34 82.5 39 77 41 71.5 39 69.5 34 71.5 30Z", "#c9b98a", 0.9,
      soft(0.75)) + each([[77, 23], [89, 34], [68, 43], [65, 30], [84.5, 40]], ([x, y]) => disc(x, y, 1.6, "#ffd35a"))
      + line("M60 52V25.6Q60 8 77 8T94 25.6V52Z", "#6d4a35", 2.6),
  spy: () => path("M16 115Q14 66 34 56 30 30 50 22 68 28 66 56 82 64 84 115Z", "#2c2b3f")
      + path("M50 22Q68 28 66 56 82 64 84 115H62Q66 60 50 22Z", "#1d1c2d")
      + path("M37 54Q34 34 50 30 64 34 62 54 58 64 50 66 41 64 37 54Z", "#120e18")
      + path("M40 52Q40 40 50 38 60 40 60 52 57 61 50 63 43 61 40 52Z", skins[1]) + path("M39 53Q50 57 61 53 60 64 50 66 41 64 39 53Z", "#6d2436")
      + path("M39 44Q50 36 61 44L60 47Q50 42 40 47Z", "#120e18") + oval(45.5, 48.5, 3.4, 2.1, "#fff") + oval(55, 48.5, 3.4, 2.1, "#fff")
      + disc(46.8, 48.5, 1.5, "#1d1226") + disc(56.3, 48.5, 1.5, "#1d1226"),
  curtain: () => path("M-15-15H34Q28 20 36 46T30 115H-15Z", "#a3283a")
      + path("M12-15H22Q16 30 24 60T18 115H6Q14 70 12 40T12-15ZM30-15H34Q28 20 36 46T30 115H27Q34 70 29 46T30-15Z", "#7d1a2d")
      + path("M-4-15H2Q-2 40 4 70T0 115H-8Q0 60-4-15Z", "#bf3f4d") + path("M-15 64Q10 70 32 62l2 6Q10 78-15 71Z", gold[1])
      + path("M30 60q8 2 7 9t-7 9q-3-9 0-18Z", gold[2]) + path("M33 66q6-2 9 2-1 4-3 3 1 4-2 4-5-2-6-5Z", skins[1]),
  "secret letter": () => turn(-8, 72, 84, rect(52, 74, 40, 24, "#f3e2b8", 'rx="1.5"') + path("M52 74 72 89 92 74Z", "#e0c78f")
      + line("M52 74 72 89 92 74", "#b8935a", 1) + disc(72, 88, 5, "#b5281f") + disc(72, 88, 2.6, "#d9513f"))
      + path("M47 96q2-9 9-9l3 4q-5 2-5 9Z", "#2c2b3f"),
  "temple hall": () => rect(-15, -15, 130, 130, "#5d342b") + path("M-15-15H115V16L50-6-15 16Z", "#8d5a44")
      + oval(50, 46, 38, 44, "#a86a46", soft(0.5)) + oval(50, 46, 29, 36, "#c9854f", soft(0.45))
      + each([-8, 8, 80, 96], (x, i) => rect(x, 10, 12, 78, i % 3 ? "#d8b98c" : "#a8875e") + rect(x + 7, 10, 5, 78, i % 3 ? "#b08c60" : "#86673f")
      + rect(x - 2, 6, 16, 5, i % 3 ? "#e8d2a8" : "#b3946a")) + rect(-15, 87, 130, 28, "#8a5a40") + line("M-15 96H115M-15 106H115", "#6d4230", 1),
};
