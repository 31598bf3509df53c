/** The players, and the figures that stand on the table in their colours, with their signs: 44 by 56, the Knight 64 by 60. */
import { at, darker, disc, gold, line, oval, path, rect, soft, turn } from "./shapes";

export interface Player {
  colour: string;
  sign: string;
}

export const players: readonly Player[] = [
  { colour: "#bf3f2b", sign: "star" }, { colour: "#2c67ad", sign: "crescent" }, { colour: "#3b8046", sign: "triangle" },
      { colour: "#76479f", sign: "square" },
  { colour: "#b9770f", sign: "diamond" }, { colour: "#14808a", sign: "cross" }, { colour: "#ad3d77", sign: "disc" },
];
export const signs: Record<string, string> = {
  star: "M10 2l2.4 5.3 5.8.600-4.3 3.9 1.2 5.7L10 14.6l-5.1 2.9 1.2-5.7L1.8 7.9l5.8-.6Z",
  crescent: "M13.5 2.5a7.8 7.8 0 1 0 4 11.5A8.5 8.5 0 0 1 13.5 2.5Z",
  triangle: "M10 2.2 18 17H2Z", square: "M3.2 3.2h13.6v13.6H3.2Z", diamond: "M10 1.8 17.5 10 10 18.2 2.5 10Z",
  cross: "M7.4 2.5h5.2v4.9h4.9v5.2h-4.9v4.9H7.4v-4.9H2.5V7.4h4.9Z", disc: "M10 2.5a7.5 7.5 0 1 1-.01 0Z",
};
export const mark = (who: Player, x: number, y: number, width: number, fill = "#fff7e6"): string => at(x - width / 2, y - width / 2, width / 20, path(signs[who.sign] ?? "", fill));

const rim = 'stroke="#fff7e6" stroke-width="1.8" stroke-linejoin="round"';
const boots = path("M13 42h6v13h-7v-3ZM22 42h6v10l2 3h-8Z", "#4a2f1b");
const tunic = (c: string): string => path("M10.5 26Q20.5 21 30.5 26L34 45Q20.5 49 7 45Z", c, rim) + path("M24 24 30.5 26 34 45 27 47Z", darker(c, 0.22));
const face = disc(20.5, 17.5, 7.4, "#dba672") + path("M20.5 25a7.4 7.4 0 0 0 0-15q6 7 0 15Z", "#c08850", soft(0.6)) + disc(18, 18.5, 1, "#3a2414")
    + disc(23.5, 18.5, 1, "#3a2414");
const steel = ["#dfe5e8", "#b3bdc4", "#6d7881"] as const;

export const figures: Record<string, (who: Player) => string> = {
  worker: (who) => boots + tunic(who.colour) + line("M9 38.5Q20.5 42 32 38.5", "#f0dcb0", 2.6) + mark(who, 20.5, 32, 9) + face
    + oval(20.5, 13.5, 13.5, 3.6, "#efca66", 'stroke="#8a5a1f" stroke-width="1.2"')
        + path("M13.5 13.3Q14 4 20.5 4T27.5 13.3Q20.5 15.5 13.5 13.3Z", "#efca66")
        + path("M13.7 11.5Q20.5 14 27.3 11.5V13.3Q20.5 15.5 13.5 13.3Z", "#b4572f")
    + line("M30 33 36.5 18", "#7b4f27", 3) + turn(-26, 37, 15, rect(31, 11.5, 12.5, 7, "#77808a", 'rx="1.4"')
        + rect(31, 11.5, 12.5, 2.4, "#aab2ba", 'rx="1.2"')) + disc(31, 32, 2.8, "#dba672"),
  foreman: (who) => boots + path("M8 27Q20.5 20 33 27L37 47Q20.5 52 4 47Z", who.colour, rim)
      + path("M25 23.5 33 27 37 47 28 49.2Z", darker(who.colour, 0.22)) + path("M16 24h9l-1.5 25h-6Z", "#fff3d6")
      + mark(who, 20.5, 39, 7.5, who.colour) + face
    + path("M12.5 15Q12 5.5 20.5 5.5T28.5 15Q24.5 12 20.5 12T12.5 15Z", "#fff8e6", 'stroke="#8a5a1f" stroke-width="1.1"')
        + path("M12 12.5Q20.5 8 29 12.5L28.5 16Q20.5 11.5 12.5 16Z", who.colour) + path("M15 21Q20.5 29 26 21 20.5 23 15 21Z", "#6b4220")
    + turn(-10, 8, 36, rect(2, 27.5, 10, 16, "#fff3d6", 'stroke="#8a5a1f" stroke-width="1.1"') + rect(0.5, 26, 13, 3.4, "#e3c58a", 'rx="1.7"')
        + line("M4.5 33h5M4.5 36.5h5M4.5 40h3", "#a9783b", 1.2)) + line("M34 42 40 24", "#6b4220", 2.2) + disc(34, 38, 2.8, "#dba672")
        + disc(40, 23, 3, gold[1]),
  militia: (who) => line("M35.5 55V7", "#6b4220", 2.6) + path("M32 12 35.5 0 39 12 35.5 14.5Z", steel[0], `stroke="${steel[2]}" stroke-width="1"`)
      + boots + tunic(who.colour) + disc(34.5, 32, 2.9, "#dba672") + face
    + path("M12 19.5Q11 7.5 20.5 7.5T29 19.5L26.5 17.5 25.5 14.5H15.5L14.5 17.5Z", steel[1], `stroke="${steel[2]}" stroke-width="1.1"`)
        + path("M14.5 13Q15 8.5 20.5 8.5 16.5 11 16.5 14.5Z", steel[0])
        + path("M16.5 8.5Q15 1 24.5.5L30 4Q23.5 3.5 23 8.5Z", who.colour, 'stroke="#fff7e6" stroke-width=".9"')
    + disc(12, 36, 10.4, "#f3dfae", 'stroke="#7b4f27" stroke-width="2"') + disc(12, 36, 7.2, who.colour) + mark(who, 12, 36, 9),
  knight: (who) => {
    const c = who.colour, coat = "#7d4f2c", mane = "#3a2213";
    return line("M17.5 42 11 2", "#6b4220", 2.2) + path("M8.8 5 11-3 13.8 4.5Z", steel[0], `stroke="${steel[2]}" stroke-width=".8"`)
        + path("M11.3 5.5-4 8 1 11.5-2 16 13 15.5Z", c, 'stroke="#fff7e6" stroke-width="1.2"')
      + line("M12 32Q4 34 5 47", mane, 4.6) + line("M17 44 13.5 50 15.5 58M38 44 39 58", darker(coat, 0.3), 5)
          + line("M22 45 24 58M45 41 53 44.5 51 52", coat, 5) + line("M15.5 58h2.5M39 58h2.5M24 58h2.5M51 52h2", "#22140a", 3)
      + path("M11 34Q9 25 18 25L37 26Q43 22 45.5 14L46.5 6.5 50 11Q57 14 61.5 21.5 62.5 26 58 27L51.5 24.5Q51 33 47.5 40L46 45Q30 49 15 46 11 42 11 34Z", coat, rim)
      + path("M46.5 6.5 44 8Q42 18 34 25L40 27Q48 20 48 11Z", mane) + disc(52, 16.5, 1.3, "#1a0f08")
          + line("M50 24Q52 18 57 17M58 26.5Q56 21 57 17", "#e8c55a", 1.2)
      + path("M12.5 28Q24 24 37 27L44 22.5Q48.5 30 47 45q-4 5-8.7.500-4.6 5-9.2.500-4.6 5-9.2.300-4 4-8-1.3Q9 35 12.5 28Z", c,
          'stroke="#fff7e6" stroke-width="1.2"') + path("M40 25.5 44 22.5Q48.5 30 47 45q-3 4-6 2Q45 36 40 25.5Z", darker(c, 0.25))
          + mark(who, 34.5, 37, 11)
      + path("M21.5 30Q19.5 17 28 15.5 36.5 17 35 30Z", steel[1], `stroke="${steel[2]}" stroke-width="1.1"`) + path("M25 15.5h6.5L33 31h-9Z", c)
          + path("M29 15.5h2.5L33 31h-3Z", darker(c, 0.25)) + line("M24 20Q19 23 16.5 28", steel[0], 4) + line("M33 20Q38 25 42 25", steel[1], 3.6)
          + path("M22 29h6l1.5 11-1 5h-5Z", steel[1], `stroke="${steel[2]}" stroke-width="1"`)
      + path("M22 13Q20.5 3.5 28.5 3 36 4 35 13L33 16.5H24.5Z", steel[0], `stroke="${steel[2]}" stroke-width="1.1"`)
          + path("M28 9h7.2L35 12H28Z", "#2b2622") + path("M27.5 3.5Q25-3 15-.5 21 1.5 20.5 8 23 3.5 27.5 3.5Z", c,
          'stroke="#fff7e6" stroke-width=".9"');
  },
};
