/** What creatures hold, where the young ones sit, and what flies about them. */
import { gold, goldEdge } from "./clothes";
import { hexPath } from "./hex";
import { around, at, box, disc, each, line, oval, path, short, soft, star5, turn } from "./shapes";

type Drawings = Record<string, () => string>;

// The hand is (0, 0).
const staff = (head: string): string => line("M0 26V-34", "#8a5a2f", 4.4) + line("M-1 24V-32", "#b98450", 1.4) + head;
export const hold: Drawings = {
  letter: () => turn(-10, 0, 0, box(-17, -12, 30, 21, "#fffdf2", 2, 'stroke="#8a7a5a" stroke-width="1.6"') + line("M-17-11-2 2 13-11", "#8a7a5a", 1.8)
      + disc(-2, 1, 4, "#d8434f")),
  parcel: () => box(-17, -18, 28, 24, "#c98f52", 2) + box(2, -18, 9, 24, "#a8703a", 2) + line("M-3-18V6M-17-7H11", "#fff3d8", 3)
      + path("M-3-18q-7-7-9-1 3 3 9 1 6 2 9-1-2-6-9 1Z", "#d8434f"),
  "leaf umbrella": () => line("M0 26V-60", "#3f7a2c", 4) + path("M-34-56Q-4-92 30-58 23-62 16-55 8-62 0-54-8-62-16-54-24-61-34-56Z", "#6cc24a")
      + path("M4-76Q20-72 30-58 23-62 16-55 14-66 4-76Z", "#4fa336") + line("M0-74Q-1-64 0-54M0-74Q-12-68-16-54M0-74Q12-68 16-55", "#3f8a2c", 2),
  wrench: () => turn(18, 0, 0, path("M-4 22V-18Q-12-22-10-34L-4-28H4L10-34Q12-22 4-18V22Q0 26-4 22Z", "#dfe7ec",
      'stroke="#5a6a76" stroke-width="2" stroke-linejoin="round"')),
  book: () => path("M-30-2Q-20-12-8-4 4-12 14-2V18Q4 10-8 16-20 10-30 18Z", "#a8402f")
      + path("M-28-4Q-18-13-8-5 2-13 12-4V14Q2 7-8 13-18 7-28 14Z", "#fff8e6")
      + line("M-8-5V13M-24 0q6-3 12 0M-24 5q6-3 12 0M-4 0q6-3 12 0M-4 5q6-3 12 0", "#b59a70", 1.6),
  hammer: () => turn(14, 0, 0, line("M0 24V-24", "#8a5a2f", 5) + box(-14, -34, 28, 14, "#8d99a3", 2) + box(-14, -34, 28, 5, "#cfd8de", 2)
      + box(9, -34, 5, 14, "#6d7881", 1)),
  rake: () => line("M0 26V-34", "#8a5a2f", 4.4) + line("M-12-36H12M-12-36v-10M-4-36v-10M4-36v-10M12-36v-10", "#6d7881", 4),
  gear: () => each(around(8, 15, 0, -10), ([x, y]) => disc(short(x), short(y), 4.4, "#f2b632")) + disc(0, -10, 14, "#f2b632")
      + disc(0, -10, 14, "none", 'stroke="#a8741a" stroke-width="1.6"') + disc(0, -10, 5.5, "#4e7f8e"),
  "honey pot": () => path("M-16-12Q-22 4-13 10H9Q18 4 12-12Z", "#c9803a") + path("M4-12H12Q18 4 9 10H2Q10 0 4-12Z", "#a05f22")
      + path("M-18-18H14V-11H10Q9-2 5-2T0-11H-6Q-7 4-11 2T-15-11H-18Z", "#ffc928") + oval(-2, -18, 16, 3.6, "#ffe07a"),
  honeycomb: () => each([[-9, -20], [5, -20], [-2, -8], [-16, -8], [12, -8]],
      ([x, y]) => at(x, y, 1, turn(30, 0, 0, path(hexPath(8, 0.8), "#ffb81c", 'stroke="#a8660a" stroke-width="2"')
      + path(hexPath(4.4, 0.4), "#ffd86a")))),
  ladle: () => turn(14, 0, 0, line("M0 24V-22", "#8d99a3", 4.6) + path("M-13-36Q-14-22 0-21T13-36Z", "#cfd8de", 'stroke="#6d7881" stroke-width="1.8"')
      + oval(0, -36, 13, 4, "#e5603a")),
  map: () => turn(-6, 0, 0, path("M-30-12-18-18-6-12 6-18 16-13V12L6 7-6 13-18 7-30 13Z", "#fdf0cf",
      'stroke="#8a6a3a" stroke-width="1.8" stroke-linejoin="round"') + path("M-18-18-6-12V13L-18 7ZM6-18 16-13V12L6 7Z", "#e8d3a2")
      + line("M-25 4Q-16-8-8 2T8-6", "#d8434f", 2.6, 'stroke-dasharray="4 4"') + line("M6-9l5 5M11-9l-5 5", "#d8434f", 2.6)),
  spyglass: () => turn(-24, 0, 0, box(-24, -8, 20, 13, "#d9962f", 2) + box(-6, -6.5, 16, 10, "#f4c45a", 2) + box(9, -5, 12, 7, "#8a5a1c", 2)
      + box(-28, -10, 6, 17, "#b5751a", 2)),
  lance: () => line("M-10 30 8-60", "#8a5a2f", 4) + path("M5-58 12-76 14-56Z", "#dfe7ec", 'stroke="#6d7881" stroke-width="1.4"')
      + path("M7-54 30-58 25-50 31-43 4-42Z", "#d63d3d"),
  "star sceptre": () => staff(star5(0, -40, 12, gold[0], goldEdge)),
  "flame sceptre": () => staff(path("M0-60q12 11 8 20-3 6-8 6t-8-6q-3-7 2-12 1 4 3 4 4-5 3-12Z", "#f0662a")
      + path("M0-48q5 6 2 10-2 3-5 0-1-5 3-10Z", "#ffd84a")),
  "water lily sceptre": () => staff(path("M0-32Q-14-34-15-48-6-46 0-38 6-46 15-48 14-34 0-32Z", "#f5a9cc")
      + path("M0-32Q-7-42 0-55 7-42 0-32Z", "#ffd6e6") + disc(0, -36, 2.6, "#ffd84a")),
  "lightning sceptre": () => staff(path("M4-60-10-42H-2L-7-28 10-47H2Z", "#ffe14a", 'stroke="#a8741a" stroke-width="1.6" stroke-linejoin="round"')),
  "pearl sceptre": () => staff(path("M-13-34Q-16-50 0-50T13-34Q6-30 0-32-6-30-13-34Z", "#f7a8c4") + disc(0, -41, 7.5, "#fffdf6")
      + disc(-2.5, -43.5, 2.2, "#e6dcf5")),
  "sun sceptre": () => staff(each(around(8, 12.5, 0, -40), ([x, y]) => disc(short(x), short(y), 3, "#f28a2a"))
      + disc(0, -40, 10, "#ffd84a", 'stroke="#c98a14" stroke-width="1.4"') + disc(0, -40, 5, "#fff0a8")),
};

export const seat: Drawings = {
  "in an eggshell": () => path("M16 74 25 67 33 75 42 66 51 75 60 66 68 75 76 67 84 74Q86 104 50 108 14 104 16 74Z", "#fffaf0",
      'stroke="#c9bfae" stroke-width="1.6" stroke-linejoin="round"') + path("M68 75 76 67 84 74Q86 104 50 108 76 98 68 75Z", "#e6dccb")
      + each([[30, 86], [48, 92], [64, 88]], ([x, y]) => oval(x, y, 3, 2.2, "#b9cdea")),
  "in a basket": () => path("M8 76H92L84 106H16Z", "#b67f3d") + path("M64 76H92L84 106H60Z", "#8f5f2a")
      + line("M10 84H90M12 92H88M15 100H85M24 77l4 28M40 77l2 28M60 77l-2 28M76 77l-4 28", "#e0b26a", 2) + box(4, 71, 92, 8, "#d9a45c", 4),
  "on a lily leaf": () => oval(50, 96, 54, 12, "#1f7f86") + oval(50, 93, 48, 10.5, "#6cc24a") + path("M50 93 98 86Q100 95 88 99Z", "#1f7f86")
      + line("M50 93 14 90M50 93 24 100M50 93 50 103M50 93 74 100", "#4a9a32", 1.8) + path("M12 90q-8-10 2-14 2 6 6 4 2-6 8-2 4 8-8 13Z", "#f5a9cc")
      + disc(17, 84, 2.4, "#ffd84a"),
  "in a toolbox": () => turn(-24, 18, 70, box(14, 52, 6, 26, "#cfd8de", 2)) + turn(20, 84, 70, box(81, 50, 5, 28, "#f2b632", 2))
      + box(6, 76, 88, 34, "#e5583e", 5) + box(60, 76, 34, 34, "#c2432c", 5) + box(6, 76, 88, 9, "#ff8a6a", 4) + box(40, 81, 20, 12, "#ffd75a", 3)
      + disc(50, 87, 2.6, "#8a5a1c") + line("M18 92v12M82 92v12", "#a8351f", 2.4),
  "in a teacup": () => path("M82 76Q104 76 98 90T78 96L80 90Q90 90 92 84T82 82Z", "#fffdf6") + path("M14 72H86Q86 106 50 106T14 72Z", "#fffdf6")
      + path("M66 72H86Q86 106 50 106 72 96 66 72Z", "#e3dbe8") + line("M17 80Q50 92 83 80", "#8a45c9", 3.4)
      + each([[30, 92], [50, 97], [68, 92]], ([x, y]) => disc(x, y, 2.6, "#f08ac0")),
  "in a flower": () => each([[12, 88, -58], [31, 96, -26], [69, 96, 26], [88, 88, 58], [50, 99, 0]],
      ([x, y, a]) => oval(x, y, 14, 20, "#f58ab0", `transform="rotate(${a} ${x} ${y})" stroke="#d9638c" stroke-width="1.6"`))
      + oval(50, 94, 22, 10, "#ffb03b") + each([[38, 93], [46, 97], [54, 97], [62, 93], [50, 91]], ([x, y]) => disc(x, y, 1.8, "#b5701a")),
};
export const air: Drawings = {
  "halo of stars": () => each([[14, 20], [30, 7], [50, 2], [70, 7], [86, 20]],
      ([x, y], i) => star5(x, y + 4, i % 2 ? 6 : 7.5, "#ffd84a", 'stroke="#b5801a" stroke-width="1"')),
  bubbles: () => each([[12, 50, 5], [8, 34, 3.5], [16, 22, 6], [82, 84, 4], [88, 92, 3]],
      ([x, y, r]) => disc(x, y, r, "#ffffff", 'fill-opacity=".5" stroke="#4fa9c4" stroke-width="1.6"')),
  jets: () => each([10, 90], (x) => path(`M${x - 7} 84Q${x - 9} 100 ${x} 108 ${x + 9} 100 ${x + 7} 84Z`, "#ff9a2c")
      + path(`M${x - 3.5} 84Q${x - 4} 94 ${x} 99 ${x + 4} 94 ${x + 3.5} 84Z`, "#fff3b8") + box(x - 9, 62, 18, 23, "#ff7d5a", 7)
      + box(x - 9, 78, 18, 7, "#c9502f", 3)),
  "juggling balls": () => each([[10, 62, "#e5405a"], [16, 30, "#ffd23f"], [50, 6, "#2f9a46"], [84, 30, "#2f6fd6"], [90, 62, "#f28a2a"]],
      ([x, y, c]) => disc(x, y, 7, c) + disc(x - 2, y - 2.4, 2, "#ffffff", soft(0.7))) + line("M14 78Q4 76 8 70M86 78Q96 76 92 70", "#8d4fd0", 6),
  heart: () => path("M82 22Q82 12 74 12 68 12 66 18 64 12 58 12 50 12 50 22 50 32 66 42 82 32 82 22Z", "#ef5a78",
      'transform="translate(26 -8) scale(.86)"') + path("M82 22Q82 12 74 12 68 12 66 18 64 12 58 12 50 12 50 22 50 32 66 42 82 32 82 22Z", "#f7a0b4",
      'transform="translate(-20 2) scale(.46)"'),
};
