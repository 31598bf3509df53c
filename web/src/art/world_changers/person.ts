/** The body and the face of a figure. The field is 100 by 100, the face near 50,47; the body goes down to 130. */
import { both, disc, each, fill, line, oval, put, shade, tidy } from "./strokes";
import { dark, GOLD } from "./colours";

/** Who is meant by a look: skin, age, build, and the words of the face. */
export interface Who {
  phrases: string[];
  has: (phrase: string) => boolean;
  skin: string;
  shadow: string;
  old: boolean;
  deep: boolean; // the skin is dark
  shape: keyof typeof HEADS;
  woman: boolean;
  width: number;
  turn: number;
  tilt: number;
  browColour: string;
  earsHidden: boolean;
}

/** What a part paints, from the far end to the near; room: how far the figure must stand lower to keep its hat in the frame. */
export interface Layers {
  far?: string;
  back?: string;
  under?: string;
  dress?: string;
  beard?: string;
  moustache?: string;
  top?: string;
  over?: string;
  held?: string;
  room?: number;
}

/** A part of a look, in its two colours; "" is a colour that was not named. */
export type Draw = (first: string, second: string, who: Who) => Layers;

export const BODY = "M12 130V104C12 84 24 78 39 73Q50 80 61 73C76 78 88 84 88 104V130Z";
export const BODY_SHADE = "M61 73C76 78 88 84 88 104V130H66V104C70 92 68 82 61 73Z";
// is a pattern mark at x, y still on the body?
export const onBody = (x: number, y: number): boolean => y >= 104 ? Math.abs(x - 50) < 37 : Math.abs(x - 50) < 37 * Math.sqrt(Math.max(0, 1 - ((104 - y) / 31) ** 2));
export const torso = (colour: string, depth = 0.16): string => fill(BODY, colour) + shade(BODY_SHADE, depth);
const HEADS = {
  oval: "M33 41C33 24 67 24 67 41L66.4 51C65.6 60 57 67.5 50 67.5S34.4 60 33.6 51Z", long: "M33.2 41C33 24 67 24 66.8 41L66 53C65 63 57 70.5 50 70.5S35 63 34 53Z",
  round: "M32.4 42C32 24 68 24 67.6 42L67.4 51.5C66.8 61 58 67 50 67S33.2 61 32.6 51.5Z", square: "M33 41C33 24 67 24 67 41L66.8 54C66 61.5 60 68.4 55.5 68.8H44.5C40 68.4 34 61.5 33.2 54Z",
  narrow: "M33.4 41C33 24 67 24 66.6 41L65.6 50C64 59 55.5 69 50 69S36 59 34.4 50Z",
};
const HEAD_SHADE = "M56 28.8C63.6 31 67 35 67 41L66.4 51C65.6 60 57 67.5 50 67.5C58 62 61 52 59.6 42C58.8 35.5 57.6 31.5 56 28.8Z";
export const neck = (who: Who): string => fill("M42 56H58V70Q61 74 63 75Q50 86 37 75Q39 74 42 70Z", who.shadow) + shade("M42 62Q50 72 58 62V66Q50 77 42 66Z", 0.14);
const ears = (who: Who): string => who.earsHidden ? "" : (who.turn < 0 ? "" : oval(33, 48.5, 3, 4.8, who.shadow)) + (who.turn > 0 ? "" : oval(67, 48.5, 3, 4.8, who.shadow));
const cheeks = (who: Who): string => { const strength = who.woman ? 0.28 : 0.15; return oval(39.8 + who.turn * 0.4, 55, 3.8, 2.5, "#d9534a", `opacity="${strength}"`) + oval(60.2 +
  who.turn * 0.4, 55, 3.8, 2.5, "#d9534a", `opacity="${strength}"`); };

// one eye at x, outer = -1 for the left one
function eye(who: Who, x: number, outer: number): string {
  const y = 46.8, lid = "#2a1714", up = who.has("narrow eyes") ? 2.1 : who.has("deep eyes") ? 2.3 : 3, low = who.has("narrow eyes") ? 1.6 : 2;
  if (who.has("lowered eyes")) {
    return line(`M${x - 3.4} ${y - .4}Q${x} ${y + 2.2} ${x + 3.4} ${y - .4}`, lid, 1.5) +
    line(`M${x + outer * 3.4} ${y}l${outer * 1.3} .8`, lid, 1);
  }
  if (who.has("kind eyes")) {
    return line(`M${x - 3.3} ${y + .8}Q${x} ${y - 2.8} ${x + 3.3} ${y + .8}`, lid, 1.7) + disc(x, y + 0.1, 1.3, "#1c1210") +
    line(`M${x + outer * 4.6} ${y - 1}l${outer * 1.8} -1M${x + outer * 4.6} ${y + .8}l${outer * 2} .3M${x + outer * 4.2} ${y + 2.4}l${outer * 1.8} 1.2`, who.shadow, 0.8);
  }
  const lift = who.has("narrow eyes") ? 0.5 : 0, a = [tidy(x - outer * 3.4), y + 0.5] as const, b = [tidy(x + outer * 3.5), y - lift] as const;
  const white = fill(`M${a[0]} ${a[1]}Q${x} ${y - up * 1.35} ${b[0]} ${b[1]}Q${x} ${y + low * 1.5} ${a[0]} ${a[1]}Z`, "#fffaf2");
  const iris = disc(x + who.turn * 0.2, y - 0.2, who.has("narrow eyes") ? 1.6 : 1.85, who.has("blue eyes") ? "#3f6f9e" : "#3a2218") + disc(x +
    who.turn * 0.2, y - 0.2, 1, "#160d0c") + disc(x + who.turn * 0.2 + 0.6, y - 0.9, 0.55, "#fff");
  const upper = line(`M${a[0]} ${a[1]}Q${x} ${y - up * 1.5} ${b[0]} ${b[1]}`, lid, who.woman ? 1.5 : 1.25) +
    (who.woman && !who.old ? line(`M${b[0]} ${b[1]}l${outer * 1.3} -.9`, lid, 1) : "");
  const kohl = who.has("kohl") ? line(`M${a[0]} ${a[1]}Q${x} ${y - up * 1.6} ${b[0]} ${b[1]}L${tidy(x + outer * 7)} ${y - .8}`, "#15101c", 1.6) +
    line(`M${a[0]} ${a[1]}Q${x} ${y + 3.4} ${b[0]} ${b[1]}L${tidy(x + outer * 6)} ${y + .6}`, "#15101c", 0.9) +
    fill(`M${a[0]} ${y - 2.6}Q${x} ${y - 6} ${tidy(x + outer * 5)} ${y - 2.6}Q${x} ${y - 4} ${a[0]} ${y - 2.6}Z`, "#2f8583", 'opacity=".75"') : "";
  return (who.has("deep eyes") ? oval(x, y - 0.4, 4.6, 3.2, who.shadow, 'opacity=".55"') : "") + white + iris + upper + kohl;
}
function brow(who: Who, x: number, outer: number): string {
  const inner = tidy(x - outer * 3.6), end = tidy(x + outer * 4), thick = who.has("heavy brows") ? 2.4 : who.woman ? 1.3 : 1.9;
  if (who.has("painted brows")) {
    return oval(x + outer * 0.4, 36.4, 3.2, 1.2, "#4a3a40", 'opacity=".75"');
  }
  if (who.has("stern")) {
    return line(`M${inner} 43.4Q${x} 41 ${end} 41.6`, who.browColour, thick);
  }
  if (who.has("gentle")) {
    return line(`M${inner} 41.4Q${x} 40.4 ${end} 42.6`, who.browColour, thick);
  }
  return line(`M${inner} 42.2Q${tidy(x + outer)} 39.6 ${end} 42`, who.browColour, thick);
}
function nose(who: Who): string {
  const x = 50 + who.turn, side = who.turn < 0 ? -1 : 1, dim = who.deep ? dark(who.shadow, 0.2) : who.shadow;
  if (who.has("eagle nose")) {
    return fill(`M${x + side} 43Q${x + side * 4.6} 46.5 ${x + side * 4.2} 52.4Q${x + side * 1.5} 55.6 ${x - side * 2} 53.2Q${x - side * .5} 48 ${x + side} 43Z`, dim, 'opacity=".75"') +
    line(`M${x + side * .6} 42.5Q${x + side * 4.8} 46 ${x + side * 4.3} 52.6Q${x + side * 2} 55.2 ${x - side * 1.8} 53.6`, dark(dim, 0.2), 1.1);
  }
  if (who.has("broad nose")) {
    return fill(`M${x} 46Q${x - 2.5} 51 ${x - 4.2} 52.6Q${x - 3.6} 55 ${x} 55T${x + 4.2} 52.6Q${x + 2.5} 51 ${x} 46Z`, dim, 'opacity=".4"') +
    line(`M${x - 4.1} 52.8Q${x - 3} 54.8 ${x - 1} 54.4Q${x} 55.2 ${x + 1} 54.4Q${x + 3} 54.8 ${x + 4.1} 52.8`, dark(dim, 0.25), 1.2);
  }
  const strong = who.has("strong nose") ? 1 : 0;
  return fill(`M${x + .4} 45.5L${x + side * (2.6 + strong)} 52.6Q${x + side * 1.5} 54.4 ${x - side * .5} 54Z`, dim, 'opacity=".55"') +
    line(`M${x - side * (1.8 + strong * .6)} 53Q${x} ${54.6 + strong} ${x + side * (2.2 + strong * .6)} 53`, dark(dim, 0.12), 1.2);
}
function mouth(who: Who): string {
  const x = 50 + who.turn * 0.9, red = who.deep ? "#6b2f27" : "#9a473e", lip = who.deep ? "#8a4438" : "#c0584c";
  const lower = line(`M${x - 2} 63Q${x} 63.8 ${x + 2} 63`, who.shadow, 0.9);
  if (who.has("grin")) {
    return fill(`M${x - 6.6} 57.4Q${x} 59 ${x + 6.6} 57.4Q${x + 5} 63.6 ${x} 63.6T${x - 6.6} 57.4Z`, "#5a1f1c") +
    fill(`M${x - 5.8} 57.9Q${x} 59.4 ${x + 5.8} 57.9L${x + 4.8} 60.6Q${x} 61.8 ${x - 4.8} 60.6Z`, "#fffaf0") + line(`M${x - 7} 57Q${x} 59.2 ${x + 7} 57`, red, 1.2) +
    line(`M${x - 8.6} 54Q${x - 9.2} 57 ${x - 7.6} 60M${x + 8.6} 54Q${x + 9.2} 57 ${x + 7.6} 60`, who.shadow, 1);
  }
  if (who.has("smile")) {
    return line(`M${x - 5.6} 57.8Q${x} 62.4 ${x + 5.6} 57.8`, red, 1.6) + line(`M${x - 7} 57l1.4 .9M${x + 7} 57l-1.4 .9`, who.shadow, 1) + lower;
  }
  if (who.has("smirk")) {
    return line(`M${x - 4.4} 59.4Q${x + 1} 60.6 ${x + 5.4} 57`, red, 1.5) + line(`M${x + 6.6} 55.6Q${x + 7.4} 57 ${x + 6.6} 58.4`, who.shadow, 1) +
    lower;
  }
  if (who.has("red lips")) {
    return fill(`M${x - 4.6} 59Q${x - 1.5} 57 ${x} 58Q${x + 1.5} 57 ${x + 4.6} 59Q${x} 63.4 ${x - 4.6} 59Z`, "#b8403c") +
    line(`M${x - 4.6} 59Q${x} 60.2 ${x + 4.6} 59`, "#7f2325", 0.8);
  }
  if (who.has("stern")) {
    return line(`M${x - 4.4} 59.6Q${x} 58.6 ${x + 4.4} 59.8`, red, 1.5) + lower;
  }
  return (who.woman ? fill(`M${x - 4.2} 59Q${x} 57 ${x + 4.2} 59Q${x} 62.6 ${x - 4.2} 59Z`, lip, 'opacity=".9"') : "") +
    line(`M${x - 4.4} 58.9Q${x} 60.8 ${x + 4.4} 58.9`, red, 1.4) + (who.woman ? "" : lower);
}
const wrinkles = (who: Who): string => line(`M38 50.6Q36.4 52 37 53.8M62 50.6Q63.6 52 63 53.8M42.5 36.5Q50 35 57.5 36.5M43.5 39Q50 37.8 56.5 39M${43 + who.turn} 54.6Q${41.6 + who.turn} 57.4 ${42.4 + who.turn} 60.4M${57 + who.turn} 54.6Q${58.4 + who.turn} 57.4 ${57.6 + who.turn} 60.4`, who.shadow, 0.9);
const hollows = (who: Who): string => both(shade("M35 51Q37 60 44.5 64Q38.5 58.5 37.5 51Z", 0.16)) + line("M38.5 53.5Q39.5 58 43 61M61.5 53.5Q60.5 58 57 61", who.shadow, 0.9);
// beard under the mouth, moustache over it
export function face(who: Who, beard: string, moustache: string): string {
  const left = 43.2 + who.turn + (who.turn < 0 ? 0.7 : 0), right = 56.8 +
    who.turn - (who.turn > 0 ? 0.7 : 0), raise = who.has("chin up") ? -1.2 : who.has("bowed") ? 1.3 : 0;
  const features = (who.has("hollow cheeks") ? hollows(who) : cheeks(who)) + (who.old || who.has("wrinkles") ? wrinkles(who) : "") + nose(who) + eye(who, left, -1) +
    eye(who, right, 1) + brow(who, left, -1) + brow(who, right, 1) + (who.has("mole") ? disc(58 + who.turn, 56.6, 1, dark(who.shadow, 0.3)) : "");
  return ears(who) + fill(HEADS[who.shape], who.skin) + shade(HEAD_SHADE, 0.11) + put(0, raise, features) + put(who.turn * 0.25, raise * 0.5, beard) +
    put(0, raise * 0.7, mouth(who)) + put(who.turn * 0.9, raise * 0.7, moustache) +
    (who.has("earrings") ? disc(32.4, 55, 2.3, GOLD, 'stroke="#8f5f16" stroke-width=".7"') + disc(67.6, 55, 2.3, GOLD, 'stroke="#8f5f16" stroke-width=".7"') : "");
}
// a closed hand that holds something
export const grip = (who: Who, x: number, y: number, turn = 0): string => put(x, y, fill("M-7.5 5Q-8.5 -3 -2 -5Q4 -7 7 -3Q9 2 6.5 6Q0 9 -7.5 5Z", who.skin) +
  line("M-2.5 -4.4Q1 -1.5 -1 2M1.5 -5Q5 -1.5 3 2M5.2 -3.8Q8 -.5 6 3", who.shadow, 1), turn);
export const curls = (spots: readonly (readonly [number, number, number?])[], r: number, colour: string): string => each(spots, ([x, y, s = 1]) => disc(x, y, r * s, colour));
