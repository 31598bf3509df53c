/** Pieces, 40 by 40. */
import { box, disc, each, fill, line, oval, put, shade } from "./strokes";
import { cross, hourglass, moon, rocket, safe } from "./emblems";

const coin = (rim: string, middle: string, mark: string): string => disc(20, 22, 18, "#00000055") + disc(20, 20, 18, rim) + disc(20, 20, 15, middle) + mark;
const cardFace = (colour: string): string => box(6.5, 1, 27, 38, colour, 4) + box(8.5, 3, 23, 34, "none", 3, 'stroke="#caa35a" stroke-width="1"') +
  each([[12, 8], [28, 8], [12, 32], [28, 32], [20, 7], [20, 33]], ([x, y]) => disc(x, y, 0.8, "#f3e0b0")) + disc(20, 20, 5.5, "#e0b45c") +
  line("M15.5 18q3 1.6 5 -.6t4.6 1M15.5 22q3 -1.4 5 .6t4.3 -.6", "#8a4a2a", 1) +
  oval(20, 20, 11, 4, "none", 'stroke="#fff0cf" stroke-width="1.4" transform="rotate(-24 20 20)"');
const SIGNS = { diamond: "M20 6L34 20L20 34L6 20Z", triangle: "M20 6L35 32H5Z", square: "M8 8H32V32H8Z", hexagon: "M12.5 7H27.5L35 20L27.5 33H12.5L5 20Z" };
const signOf = (d: string) => (colour: string): string => fill(d, colour, 'stroke="#1d1426" stroke-width="2" stroke-linejoin="round"') +
  fill(d, "#fff", 'opacity=".22" transform="translate(8 8) scale(.6)"');
/** A piece, in the colour of its player where it has one. */
export const PIECES: Record<string, (colour: string) => string> = {
  chip_active: () => coin("#b9832b", "#f6cf69", disc(20, 20, 15, "none", 'stroke="#fff1bf" stroke-width="1" stroke-dasharray="1.5 3.2"') +
    rocket(20, 19.5, 1.05)),
  chip_passive: () => coin("#15111f", "#352c45", moon(19.5, 20, 1.35, "#b9aed0") + disc(27, 12, 1, "#b9aed0") + disc(30, 18, 0.7, "#b9aed0")),
  reminder_token: () => disc(20, 22, 17, "#00000055") + fill("M20 2L35.6 11V29L20 38L4.4 29V11Z", "#3b3047", 'stroke="#f3c76a" stroke-width="1.8"') +
    hourglass(20, 20, 1.05, "#fff6e0") + fill("M16.5 12H23.5L20 18ZM20 22L24.5 28.5H15.5Z", "#e0952f"),
  void: () => oval(20, 20, 19, 11.5, "#3a1840", 'opacity=".7"') + oval(20, 20, 17.5, 10, "#0b0716", 'stroke="#ffb65c" stroke-width="2"') +
    oval(20, 20, 15, 8, "none", 'stroke="#e0607a" stroke-width="1"') + oval(20, 20, 9, 4.5, "none", 'stroke="#5a2c58" stroke-width="1"') +
    each([[14, 18], [24, 22], [21, 17]], ([x, y]) => disc(x, y, 0.7, "#ffe9c8")),
  card_back: () => cardFace("#3a2a55"),
  draw_pile: () => put(2.5, 1, cardFace("#1f1533")) + put(1.2, 0.5, cardFace("#2b1f42")) + cardFace("#3a2a55"),
  no_pile: () => box(7, 2, 26, 36, "none", 4, 'stroke="#e9cfa8" stroke-width="1.6" stroke-dasharray="4 3.2"'),
  crew_mate: (colour) => oval(20, 36, 13, 2.5, "#00000044") + disc(20, 12, 8, colour) + fill("M6 36Q6 21 20 21T34 36Z", colour) +
    shade("M24 5A8 8 0 0 1 20 20Q26 14 24 5ZM26 22Q34 25 34 36H27Z", 0.18),
  cannot: () => put(0, 0, safe(cross(12, 11.5, 4)), 0, 1.66),
  sign_diamond: signOf(SIGNS.diamond),
  sign_triangle: signOf(SIGNS.triangle),
  sign_square: signOf(SIGNS.square),
  sign_hexagon: signOf(SIGNS.hexagon),
};
