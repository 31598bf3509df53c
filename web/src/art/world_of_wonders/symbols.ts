/** Symbols, 20 by 20: some in colours of their own, some inked in one. */
import { signs } from "./figures";
import { disc, line, path, rect, wood } from "./shapes";

const star = signs["star"] ?? "";

export const inked: Record<string, (c: string) => string> = {
  eye: (c) => line("M2 10q8-9 16 0-8 9-16 0Z", c, 1.6) + disc(10, 10, 2.6, c), flag: (c) => path("M5 2h1.6v16H5ZM7 3h10l-3 3.5L17 10H7Z", c),
  undo: (c) => line("M7 4 3 8l4 4M3.5 8H12q5 0 5 4.5T12 17H8", c, 2), pass: (c) => line("M4 4l6 6-6 6M11 4l6 6-6 6", c, 2.3),
  story: (c) => line("M4 4h12M4 8h12M4 12h8M4 16h5", c, 1.8), score: (c) => path(star, c),
      rules: (c) => line("M10 5q-3-2-7-1v12q4-1 7 1 3-2 7-1V4q-4-1-7 1ZM10 5v12", c, 1.7),
  chat: (c) => line("M3 4h14v9H9l-4 4v-4H3Z", c, 1.8), help: (c) => line("M6.5 7q0-4 3.5-4t3.5 3.3Q13.5 9 10 10.5V13", c, 2) + disc(10, 16.5, 1.4, c),
  ready: (c) => line("M4 9a6.5 6.5 0 0 1 12-2M16 3v4h-4M16 11a6.5 6.5 0 0 1-12 2M4 17v-4h4", c, 1.8), wonder: (c) => path("M2 17 10 3l8 14Z", c),
      draw: (c) => line("M5 3h8v12H5ZM8 18h8V6", c, 1.7),
  build: (c) => line("M4 16 11 9M9 4l7 7 2-2-4-6q-3-1-5 1Z", c, 1.8),
};
export const coloured: Record<string, string> = {
  hammer: path("M3 15.5 10.5 8l1.8 1.8L4.8 17.3q-1 .9-1.9 0t.1-1.8Z", wood[1])
      + path("M8.5 4.5 12 2q3-.5 5 2.5l-1.2 1.2 1.2 2.6-2 2-2.6-1.4-1 .8-3.3-3.3Z", "#59636b"),
  shield: path("M10 1.5 17 4v5.5q0 6-7 9-7-3-7-9V4Z", "#6f8ba5", 'stroke="#34495c" stroke-width="1.2"')
      + path("M10 3.5v13q5-2.5 5-7V5.3Z", "#9db4c8"),
  sword: path("M16.5 1.5l2 2-9 10.3-3.3-3.3Z", "#dfe5e8", 'stroke="#59636b" stroke-width=".9"')
      + path("M3.5 9.5l7 7-1.5 1.5-2.3-1.8L3.5 19 1 16.5l2.8-3.2L2 11Z", wood[1]),
  crown: path("M2.5 16 1.5 5.5 6.3 9 10 3l3.7 6 4.8-3.5-1 10.5Z", "#f2b632", 'stroke="#8a5a10" stroke-width=".9"')
      + rect(2.5, 15.5, 15, 2.5, "#d08f1a"),
  points: path(star, "#e9a820", 'stroke="#8a5a10" stroke-width=".9"'),
  token: disc(10, 10, 8.2, "#2b2622", 'stroke="#d9a83b" stroke-width="1.6"') + path("M10 3.8l2 10h-4ZM6.5 14h7v1.8h-7Z", "#e6bd57"),
  card: rect(4.5, 2, 11, 16, "#a5502f", 'rx="1.8" stroke="#fff3d6" stroke-width="1.2"') + disc(10, 10, 2.7, "#e9c98a"),
};
