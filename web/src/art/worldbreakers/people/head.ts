/** Hair, marks, and all of a head. */
import type { Draws, Hat, Person, Views } from "./person";
import { GOLD } from "./colours";
import { SHADE, at, box, count, darker, disc, fill, lighter, line, mixed, oval, ring, shadow, times } from "./draw";
import { BEARDS, BROWS, EYES, LAYOUT, MOUTHS, STUBBLE, outline } from "./faces";
import { HATS, HIDES_HAIR } from "./hats";

// hair: [behind the neck, over the forehead] for each view
export const cap: Views = { front: "M-16 0Q-19 -23 0 -24T16 0Q14 -11 6 -14 -4 -14 -10 -11 -15 -7 -16 0z",
    turned: "M-13.4 -3Q-16 -24 2 -24.4 20.6 -24 17.8 3L14.4 4Q14 -6 9 -9.6 1 -13 -6 -12.6 -12 -9.6 -13.4 -3z",
    profile: "M-11.2 -8Q-12.4 -24 4 -24.6 22 -24.4 21 -2 20 9 13 12 14 4 9.4 2L8 -6Q3 -11 -4 -11z" };
const curtain: Views = { front: "M-18 -1Q-20 -25 0 -25T18 -1Q22 19 17 34H-17Q-22 19 -18 -1z", turned: "M-12 -6Q-14 -25 3 -25 21.6 -24 20 2 24 20 19 36H-3Q-4 6 -12 -6z",
    profile: "M-6 -16Q-2 -25 8 -25 24 -22 22.4 2 25 22 21 38H6Q3 18 4 4z" };
export const HAIRDOS = {
  "short hair": f => ["", cap[f.view]],
  "long hair": f => [curtain[f.view], cap[f.view]],
  bob: f => [{ front: "M-18 -1Q-20 -25 0 -25T18 -1Q20 10 18 17H-18Q-20 10 -18 -1z", turned: "M-12 -6Q-14 -25 3 -25 21.6 -24 20 2 21 12 18 17H0Q-4 6 -12 -6z",
      profile: "M-6 -16Q-2 -25 8 -25 24 -22 22.4 2 22 12 20 18H4Q3 12 4 4z" }[f.view], cap[f.view]],
  curly: f => [times([[-15, -12], [-8, -21], [2, -24], [12, -20], [17, -10], [18, 1], [-17, -2], [19, 10],
      [-17, 9]], ([x, y]) => `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`), cap[f.view]],
  tousled: f => ["", cap[f.view] + "M-12 -16L-16 -26 -6 -21 -2 -31 4 -22 12 -29 12 -18 20 -20 15 -8z"],
  topknot: f => ["M-6 -30A6.5 7.5 0 1 1 7 -30 6.5 7.5 0 1 1 -6 -30z", cap[f.view]],
  bun: f => [f.view === "profile" ? "M15 -14A8 8 0 1 1 30 -12 8 8 0 1 1 15 -14z" : "M-7.5 -27A8 8 0 1 1 8.5 -27 8 8 0 1 1 -7.5 -27z", cap[f.view]],
  "high hair": f => ["M-17 -6Q-20 -30 -6 -36 0 -46 8 -37 22 -32 18 -6z", cap[f.view]],
  ponytail: f => [f.view === "front" ? "M6 -22Q26 -26 24 0 22 18 28 30 14 22 14 0z" : "M10 -20Q34 -24 31 4 29 20 36 30 20 26 18 2z", cap[f.view]],
  braids: f => [curtain[f.view].replace(/3[468]H/, "22H"), cap[f.view]],
  braid: f => [curtain[f.view].replace(/3[468]H/, "22H"), cap[f.view]],
  forelock: f => [f.view === "profile" ? "M10 4Q22 4 18 20 10 26 8 14z" : "M-19 4Q-22 16 -16 22 -10 20 -13 6zM19 4Q22 16 16 22 10 20 13 6z",
      { front: "M-5 -21Q0 -23 5 -21 5 -13 0 -11 -5 -13 -5 -21z", turned: "M-9 -19Q-4 -22 0 -21 0 -13 -5 -11 -10 -13 -9 -19z",
      profile: "M-9 -15Q-8 -20 -2 -21 -4 -13 -10.6 -10z" }[f.view]],
  crest: () => ["", "M-4 -20Q-12 -34 4 -32 22 -32 23 -10 24 8 18 14 16 -6 8 -16z"],
  receding: f => ["", { front: "M-16 4Q-19 -12 -12 -19 -12 -10 -14 4zM16 4Q19 -12 12 -19 12 -10 14 4z", turned: "M18 6Q22 -16 8 -22 12 -12 11 -4 15 0 18 6z",
      profile: "M13 12Q23 6 20.6 -10 16 -20 8 -21 12 -12 8 -4 14 2 13 12z" }[f.view]],
  bald: () => ["", ""],
} satisfies Record<string, (f: Person) => [string, string]>;
const plait = (x: number, y: number, n: number, colour: string, lean = 0) => times(count(n), i => oval(x + i * lean, y + i * 7.6, 4.7, 5.2, colour, `stroke="${SHADE}" stroke-opacity=".45" stroke-width=".8"`))
    + box(x + n * lean - 4, y + n * 7.6 - 5, 8, 4, "#d8503c", 'rx="1"');

export const MARKS = {
  scar: f => line(f.view === "front" ? "M5 -9L9 8" : "M1 -9L6 8", "#a04a3c", 1.5),
  "war paint": f => line(f.view === "profile" ? "M-10 4L-2 5M-9.6 7L-2 8" : "M-12 4L-5 6M-12 7.4L-5 9M12 4L6 6M12 7.4L6 9", "#b8402e", 1.8),
  tilak: f => fill(`M${LAYOUT[f.view].nose * 0.7} -17q2 5 0 8q-2 -3 0 -8z`, "#c8402e"),
  freckles: f => times([[-9, 5], [-6.6, 6.6], [7, 5], [9.4, 6.4], [-10.4, 7.6], [4.8, 6.8]], ([x, y]) => disc(x + LAYOUT[f.view].nose * 0.5, y, 0.75, "#a85f3a")),
  earrings: f => times(f.view === "front" ? [-15.4, 15.4] : [f.view === "profile" ? 8 : 15], x => disc(x, 9.6, 2.4, GOLD, 'stroke="#8a5620" stroke-width=".8"')),
  bindi: f => disc(LAYOUT[f.view].nose * 0.8, -8, 1.5, "#c22f3a"),
  soot: () => fill("M-10 6q4-3 8 1q-4 3-8-1zM4 -12q5-2 7 2q-4 3-7-2zM2 16q4-2 7 1q-4 3-7-1z", "#2b1d17", 'opacity=".4"'),
  bruise: f => oval(LAYOUT[f.view].eyes[0][0], 2.6, 5, 3.4, "#7a3f6a", 'opacity=".45"'),
  spectacles: f => times(LAYOUT[f.view].eyes, ([x, s]) => ring(x, 0, 5 * s, "#4b372a", 1.4) + disc(x, 0, 4.6 * s, "#fff", 'opacity=".22"'))
      + line(`M${LAYOUT[f.view].eyes[0][0] + 4} -1Q${LAYOUT[f.view].nose} -2.6 ${(LAYOUT[f.view].eyes[1] || [0])[0] - 4.6} -1`, "#4b372a", 1.3),
  goggles: f => line(f.view === "profile" ? "M-8 -1L20 -3" : "M-16 -2H17", "#3b2a1f", 3.4)
      + times(LAYOUT[f.view].eyes, ([x, s]) => disc(x, 0, 6 * (s + 1) / 2, "#bfe3ea", `stroke="#8a5f2c" stroke-width="2.4"`) + line(`M${x - 2.4} 1.6l3-3.4`, "#fff", 1.4)),
  blindfold: f => fill(f.view === "profile" ? "M-12.4 -4.6L20 -7 20 0 -12.6 2z" : "M-15.4 -4.6Q0 -7 16.4 -4.6V2.4Q0 0 -15.4 2.4z", "#efe5cc")
      + line(f.view === "profile" ? "M20 -4L29 6M20 -3L26 12" : "M-15 1Q0 -1.4 16 1", "#cbb994", f.view === "profile" ? 3 : 1),
  "eye patch": f => line("M-14 -9L16 4", "#241a1c", 1.8) + oval((LAYOUT[f.view].eyes.at(-1)?.[0] ?? 0), 0, 5.2, 4.6, "#241a1c"),
  veil: f => fill({ front: "M-15 4.4Q0 .6 15 4.4 16 18 0 28 -16 18 -15 4.4z", turned: "M-13.6 4Q-4 .4 15.6 3.4 17 17 -2 28 -14 20 -13.6 4z",
      profile: "M-14 4Q-4 2 12 2 16 16 2 26 -10 28 -14 18z" }[f.view], f.veil)
      + line({ front: "M-13 9Q0 5 13 9", turned: "M-12 9Q-2 5 13 8", profile: "M-13 10Q-3 6 11 7" }[f.view], lighter(f.veil, 0.2), 1.1),
  wrinkles: f => line(f.view === "profile" ? "M-3 5Q-4 10 -7 12M-9 -12L-3 -13M-2 0L1 -2M-2 2L1 3" : f.view === "turned" ? "M0 7Q2 11 1.6 14M-10 -12Q-4 -14 2 -12M7.4 -1L10 -2.4M7.4 1L10 2" : "M-6.4 8Q-8.4 11 -8 14M6.4 8Q8.4 11 8 14M-6 -12Q0 -14 6 -12M-10.8 -1L-13 -2.2M10.8 -1L13 -2.2",
      SHADE, 1, 'opacity=".4"'),
} satisfies Draws;

function eyesAndBrows(f: Person) {
  const { eyes } = LAYOUT[f.view], [inner, middle, outerMiddle, outer] = BROWS[f.brow], thick = f.female ? 1.5 : f.age === "old" ? 2.6 : 2.2;
  const dark = ["#a29c94", "#e9e4d8"].includes(f.hair) ? mixed(f.hair, "#6b625a", 0.45) : darker(f.hair, 0.15);
  return times(eyes, ([x, s], i) => {
    const side = eyes.length === 1 || i === 0 ? 1 : -1; // on the first eye the nose is to the right, save in profile
    const turn = eyes.length === 1 ? -1 : side;
    const brow = `M${3.6 * turn} ${inner}Q${0.6 * turn} ${middle - 1} ${-1.6 * turn} ${outerMiddle} ${-3.4 * turn} ${outerMiddle} ${-4.8 * turn} ${outer}`;
    const lash = f.female && !f.eye.includes("closed") && !f.eye.includes("laugh") ? line(`M${-3.8 * turn} 0L${-5.4 * turn} -1.2`, "#2b1a16", 1.1) : "";
    return at(x, 0, EYES[f.eye](f.iris) + lash + line(brow, dark, thick), [s, 1]);
  });
}
function noseAndMouth(f: Person) {
  const l = LAYOUT[f.view], ink = darker(f.skin, 0.5), lips = f.female ? "#a83f3a" : darker(mixed(f.skin, "#a0453a", 0.5), 0.15);
  const big = f.nose === "hooked" || f.nose === "broad";
  const nose = f.view === "front"
    ? (f.nose === "broad" ? line("M-4 7Q-3.6 9.4 -1.6 8.8 0 10 1.6 8.8 3.6 9.4 4 7", ink,
        1.4) : line(f.nose === "hooked" ? "M1 -1Q3.4 4 2.6 8.4 .6 10.2 -2 8.6" : f.nose === "snub" ? "M-2 6.4Q0 8.4 2.2 6.4" : "M.4 0Q2.8 5 2 7.6 .4 8.6 -1.4 7.8", ink, 1.4))
    : f.view === "turned"
      ? fill(`M-4.6 -2Q${big ? -10 : -7.4} 3 ${f.nose === "snub" ? -9.4 : -10.4} 6.8 -9.6 9.4 -4 8.6z`, darker(f.skin, 0.1))
          + line(`M-4.8 -2Q${big ? -10 : -7.4} 3 ${f.nose === "snub" ? -9.4 : -10.4} 6.8 -9.6 9.2 -6 8.6`, ink, 1.2)
      : line("M-12.6 8.2Q-11.4 6.4 -10 7.6", ink, 1.2);
  const thin: Partial<Record<keyof typeof MOUTHS, string>> = { calm: "M-11.6 12.8L-6.6 13", smile: "M-11.6 12.8Q-8 14 -5.4 11", smirk: "M-11.6 12.8Q-8 14 -5.4 11", grim: "M-11.4 12.8H-6",
        frown: "M-11.6 12.6Q-8 12.4 -5.8 15" };
  const seen = f.view === "profile" ? thin[f.mouth] : undefined;
  const mouth = seen ? line(seen, lips, 1.5)
    : at(l.mouth, 13.2, MOUTHS[f.mouth](lips), [l.wide, 1]);
  return nose + mouth;
}

// all of a head; "behind" lies under the body, "front" over it
export function head(f: Person) {
  const [back, fringe] = HAIRDOS[f.hairdo](f), hat: Hat[] = f.hats.map(name => HATS[name](f));
  const bare = outline(f), l = LAYOUT[f.view];
  const underHat = f.hats.some(name => HIDES_HAIR.includes(name));
  const ears = f.view === "front" ? oval(-15.2, 2, 3, 4.8, f.skin) + oval(15.2, 2, 3, 4.8, darker(f.skin, 0.1)) : "";
  const ear = f.view === "turned" ? oval(15, 2.4, 3, 4.8, darker(f.skin, 0.1)) : f.view === "profile" ? oval(7.6, 2, 3.2, 4.8, f.skin,
      `stroke="${darker(f.skin, 0.3)}" stroke-width="1"`) : "";
  const shades = { front: "M2 -21Q15.4 -20 15.2 -3 15 12 9 17.4 5 22 1 22 10 7 6 -5z", turned: "M6 -21Q17.4 -20 17 -3 16.6 9 10.6 16 4 22 -1 22 10 8 8 -6z",
      profile: "M8 -21Q19.4 -20 19 -4 18.6 7 13 11 10 18 3 21 6 10 6 2z" };
  const blush = times(f.view === "profile" ? [-4] : f.view === "turned" ? [-9.6, 6] : [-10, 10],
      x => oval(x, 7, 3.6, 2.4, "#d4573a", `opacity="${f.female || f.age === "child" ? 0.3 : 0.2}"`));
  const face = ears + fill(bare, f.skin) + shadow(shades[f.view], 0.14) + blush
    + (f.age === "old" ? MARKS.wrinkles(f) : "") + eyesAndBrows(f)
    + (f.stubble ? fill(STUBBLE[f.view], f.hair, 'opacity=".28"') : "")
    + noseAndMouth(f)
    + times(f.beards, name => fill(BEARDS[name][f.view], f.hair)
        + (name.includes("moustache") ? "" : at(l.mouth, 13.2, MOUTHS[f.mouth]("#a05a48"), [l.wide, 1])));
  const plaits = f.hairdo === "braids" ? { front: plait(-18, 15, 5, f.hair, -0.4)
      + plait(18, 15, 5, f.hair, 0.4), turned: plait(16.6, 14, 5, f.hair, 0.7),
      profile: plait(10, 12, 5, f.hair, 0.5) }[f.view] : f.hairdo === "braid" ? plait(f.view === "front" ? 17 : 12, 15, 5, f.hair, f.view === "front" ? -1 : -2) : "";
  return {
    behind: (back && !underHat ? fill(back, darker(f.hair, 0.12)) : "") + (f.view === "turned" && f.hairdo === "braids" ? plait(-12, 18, 4, darker(f.hair, 0.12), -0.6) : "")
        + times(hat, h => h.behind ?? ""),
    front: face + ear + (underHat ? "" : fill(fringe, f.hair)
        + line(f.hairdo === "bald" || f.hairdo === "forelock" || f.hairdo === "receding" ? "" : f.view === "profile" ? "M0 -20Q10 -21 15 -10" : "M-6 -19Q2 -22 10 -16",
        lighter(f.hair, 0.22), 1.4, 'opacity=".6"')) + plaits
      + times(f.marks, name => MARKS[name](f)) + times(hat, h => h.over),
  };
}
