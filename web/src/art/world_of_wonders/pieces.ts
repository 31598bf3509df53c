/** Pieces that are no figures: walls, tokens, backs, fields of a bar. */
import { figures, mark, type Player } from "./figures";
import { disc, each, line, path, rect, soft, times, turn } from "./shapes";

const mortar = "#94703f";
const blocks = (x: number, y: number, w: number, h: number, light = "#cdb088"): string => rect(x, y, w, h, light, `stroke="${mortar}" stroke-width="1.4"`)
  + times(Math.floor(h / 8), (r) => line(`M${x} ${y + 8 + r * 8}h${w}`, mortar, 0.8, soft(0.7))
      + times(Math.floor(w / 14), (i) => line(`M${x + 7 + i * 14 + (r % 2) * 6} ${y + r * 8}v8`, mortar, 0.8, soft(0.7))));

/** A City Wall, 120 by 90. */
const cityWall = (who: Player): string =>
  blocks(8, 46, 104, 42) + times(8, (i) => rect(8 + i * 13.6, 38, 8.8, 9, "#cdb088", `stroke="${mortar}" stroke-width="1.2"`))
      + path("M46 88V72q0-12 14-12t14 12v16Z", "#a98a5f") + path("M49 88V73q0-10 11-10t11 10v15Z", "#4a2f1b")
      + line("M55 65v23M60 63v25M65 65v23M50 74h20M49 82h22", "#94703f", 1.3)
    + each([-2, 104], (x) => blocks(x, 34, 18, 54, "#bf9f74") + times(2, (i) => rect(x - 1
        + i * 12, 27, 8, 8, "#bf9f74", `stroke="${mortar}" stroke-width="1.2"`)))
        + path("M22 52h16v13l-8 7-8-7Z", who.colour, 'stroke="#fff7e6" stroke-width="1.4"') + mark(who, 30, 60, 11)
        + path("M82 52h16v13l-8 7-8-7Z", who.colour, 'stroke="#fff7e6" stroke-width="1.4"') + mark(who, 90, 60, 11);
const cardBack = rect(0, 0, 84, 120, "#8f3f27", 'rx="7"') + rect(5, 5, 74, 110, "none", 'rx="5" stroke="#e2b672" stroke-width="1.6"')
    + path("M42 12 70 60 42 108 14 60Z", "#a9522f", 'stroke="#e2b672" stroke-width="1.3"')
    + path("M42 22 63 60 42 98 21 60Z", "#8f3f27", 'stroke="#c98f4c" stroke-width=".8"')
  + times(12, (i) => path("M41.2 46 42 30 42.8 46Z", "#e2b672", `transform="rotate(${-82.5 + i * 15} 42 58)"`)) + disc(42, 56, 8, "#f2d08a")
      + path("M26 70H58L42 46Z", "#e9c98a") + path("M42 46 58 70H46Z", "#b98a48") + line("M31 63h22M28.5 66.5h27", "#a9783b", 0.8, soft(0.6))
      + each([[13, 13], [71, 13], [13, 107], [71, 107]], ([x, y]) => disc(x, y, 4.6, "#e2b672") + disc(x, y, 2.2, "#8f3f27"));
/** By kind: its box and how it is drawn. */
export const others: Record<string, readonly [string, (who: Player) => string]> = {
  wall: ["-4 0 128 90", cityWall],
  token: ["0 0 44 44", () => disc(22, 22, 20, "#2b2622", 'stroke="#d9a83b" stroke-width="3"')
      + disc(22, 22, 16, "none", 'stroke="#6b5222" stroke-width="1"') + path("M22 6l2.5 4 2.5 20H17l2.5-20Z", "#f0cf7a")
      + path("M22 6l2.5 4 2.5 20H22Z", "#c2943a") + path("M13 30h18v3.5H13ZM10.5 33.5h23V37h-23Z", "#e6bd57")],
  back: ["0 0 84 120", () => cardBack],
  // where a Constructor is still missing, a lost Constructor, one field of stone in a bar of strength
  place: ["-1 -1 46 58", () => path("M10.5 26Q20.5 21 30.5 26L34 45 28 47 28 55H13V47L7 45Z", "#fffaeb",
      'fill-opacity=".25" stroke="#46301a" stroke-opacity=".55" stroke-width="1.4" stroke-dasharray="4 3"')
      + disc(20.5, 15, 8, "#fffaeb", 'fill-opacity=".25" stroke="#46301a" stroke-opacity=".55" stroke-width="1.4" stroke-dasharray="4 3"')],
  fallen: ["-1 -1 58 46", (who) => turn(90, 28, 28, (figures["worker"]?.(who) ?? "")) + line("M4 6 50 40M50 6 4 40", "#b5281f", 4, soft(0.85))],
  stone: ["0 0 44 44", () => rect(1, 1, 42, 42, "#cdb088", 'rx="3" stroke="#8a6740" stroke-width="1.6"')
      + line("M1 15H43M1 29H43M16 1V15M30 15V29M12 29V43M33 29V43", "#8a6740", 1.6) + line("M3 3.5H14M18 17.5H28M14 31.5H31", "#e6d0ab", 1.6)],
  seal: ["0 0 44 44", (who) => rect(1, 1, 42, 42, who.colour, 'rx="8"') + mark(who, 22, 22, 30)],
};
