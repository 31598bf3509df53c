/** Faces: around (0,0), 43 high, looking left unless seen from the front. */
import type { FaceShape, Person, Side, Views } from "./person";
import { disc, fill, line, oval } from "./draw";

// widths and heights of a face: half width, cheek, jaw, height of the jaw, chin
export const FACES = {
  oval: [15, 11, 9, 17, 22], round: [16.6, 13, 11.5, 16.5, 20.5], long: [13.4, 13, 8.4, 19, 25], square: [15.4, 14.5, 12.5, 18, 22.6],
  heart: [15.4, 9, 6.6, 16, 22], gaunt: [14, 7, 8.6, 17, 24], child: [15.6, 12, 9.5, 14.5, 18.6], heavy: [16.4, 16, 14.5, 19, 24],
} satisfies Record<string, FaceShape>;
const frontFace = ([w, cheek, jaw, low, chin]: FaceShape) =>
   `M${-w} -3Q${-w} -21 0 -21T${w} -3Q${w} ${cheek} ${jaw} ${low} ${jaw * 0.45} ${chin} 0 ${chin}T${-jaw} ${low}Q${-w} ${cheek} ${-w} -3z`;
const turnedFace = ([w, cheek, jaw, low, chin]: FaceShape) =>
   `M-12.6 -7Q-12.6 -21 2 -21 17.4 -20.6 ${w + 1.6} -3 ${w + 1} ${cheek - 3} ${jaw + 1.4} ${low - 1} ${jaw * 0.4} ${chin} -4 ${chin} -9.6 ${chin} -${jaw + 1.8} ${low - 1.4} -15 ${cheek - 4} -13.2 1.5 -11.8 -2 -12.6 -7z`;
// from the lip out to the tip of the nose and up to the brow
export const NOSES = { straight: "Q-17 8.8 -16.8 6.4L-11.4 -3", hooked: "Q-17.8 10 -17.8 5.4 -17.6 -1 -11.4 -3.4", snub: "Q-17.4 8.4 -16.6 4.2 -13 3.4 -11.4 -3",
    broad: "Q-17.4 9.8 -16.8 6 -14 3 -11.4 -3" };
export const profileFace = ([, , jaw, low, chin]: FaceShape, nose: keyof typeof NOSES) =>
   `M-10.6 -10Q-8.6 -21.5 5 -21.5 19.4 -21 19 -4 18.6 7 13 11L${jaw - 3} ${low}Q2 ${chin + 0.4} -4 ${chin + 0.4} -9.4 ${chin} -9.8 ${low + 1}L-9.2 15.6Q-12.4 14.8 -11 12.8 -13 11.2 -11.4 10L-11.6 8.8${NOSES[nose]}Q-12.6 -6 -10.6 -10z`;
export const outline = (f: Person) => f.view === "profile" ? profileFace(FACES[f.face], f.nose) : f.view === "turned" ? turnedFace(FACES[f.face]) : frontFace(FACES[f.face]);

// where eyes sit (x, share of width) and where nose and mouth are
export const LAYOUT: Record<Side, { eyes: [first: [number, number], ...rest: [number, number][]]; nose: number; mouth: number; wide: number }> = { front: { eyes: [[-6.2, 1], [6.2, 1]], nose: 0, mouth: 0, wide: 1 }, turned: { eyes: [[-8.4, 0.74], [2.8, 1]], nose: -5, mouth: -4.6, wide: 0.86 },
    profile: { eyes: [[-7, 0.72]], nose: -12, mouth: -8.6, wide: 0.6 } };

export const EYES = {
  open: c => fill(`M-3.8 .3Q0 -3.4 3.8 .3 0 2.8 -3.8 .3z`, "#fffaf0") + disc(-0.2, -0.2, 1.9, c) + line("M-3.9 .2Q0 -3.5 3.9 .2", "#2b1a16", 0.9),
  "narrow eyes": c => fill("M-3.9 .2Q0 -1.9 3.9 -.4 0 1.9 -3.9 .2z", "#fffaf0") + disc(-0.2, 0, 1.3, c) + line("M-4.1 .2Q0 -2.3 4.1 -.5", "#2b1a16", 1.2),
  "wide eyes": c => oval(0, -0.3, 3.9, 3.7, "#fffaf0") + disc(-0.2, -0.3, 1.9, c) + line("M-4 -.6Q0 -5.4 4 -.6", "#2b1a16", 0.8),
  "closed eyes": () => line("M-3.8 -.6Q0 2.6 3.8 -.6", "#2b1a16", 1.5),
  "laughing eyes": () => line("M-3.8 1Q0 -2.6 3.8 1", "#2b1a16", 1.6),
  "side glance": c => fill("M-3.8 .3Q0 -2.8 3.8 .3 0 2.4 -3.8 .3z", "#fffaf0") + disc(2, 0, 1.8, c) + line("M-3.9 .2Q0 -3 3.9 .2", "#2b1a16", 1),
  "glowing eyes": () => fill("M-4 .6Q0 -3.4 4 -.8 0 2.8 -4 .6z", "#ffe27a") + disc(0, 0, 1, "#fff"),
} satisfies Record<string, (iris: string) => string>;
// inner end, middle, outer end of the left brow, mirrored for the right one
export const BROWS = { calm: [-5, -5.2, -6.4, -4.6], angry: [-2.6, -4.8, -7.4, -6.2], sad: [-6.6, -6, -4.4, -3], raised: [-6.8, -7.8, -8.6, -6], stern: [-4, -4.6, -5.2, -4.8] } satisfies Record<string, [number, number, number, number]>;
export const MOUTHS = {
  calm: c => fill("M-4.6 0Q-2 -1.8 0 -.8 2 -1.8 4.6 0 0 3 -4.6 0z", c),
  smile: c => fill("M-5.8 -1.2Q0 5 5.8 -1.2 0 1.4 -5.8 -1.2z", c),
  grin: () => fill("M-6.4 -2Q0 8.6 6.4 -2 0 0 -6.4 -2z", "#6b2320") + fill("M-5.6 -1.5Q0 .6 5.6 -1.5L4.8 .6Q0 2.6 -4.8 .6z", "#fffaf0"),
  shout: () => fill("M-5 -2.4Q0 -4.4 5 -2.4 5.6 7 0 7.4 -5.6 7 -5 -2.4z", "#5c1c1a") + fill("M-4.2 -2.2Q0 -3.8 4.2 -2.2L3.8 -.4Q0 -1.6 -3.8 -.4z", "#fffaf0")
      + oval(0, 5, 2.8, 1.7, "#b5483f"),
  frown: () => line("M-4.8 1.4Q0 -2 4.8 1.4", "#6b2a22", 1.7),
  smirk: c => line("M-4.8 .8Q1 2 5 -2", c, 1.7),
  whistle: () => oval(0, 0.4, 2.2, 2.6, "#5c1c1a"),
  grim: () => line("M-4.6 .4H4.6", "#6b2a22", 1.6),
} satisfies Record<string, (lips: string) => string>;
export const BEARDS = {
  beard: { front: "M-15 -1Q-14.6 13 -11 19 -8 30 0 31 8 30 11 19 14.6 13 15 -1 13 9 8 9.6 0 6 -8 9.6 -13 9 -15 -1z",
      turned: "M16 0Q15 12 10.5 18 7 30 -4 31.4 -12 30 -12.4 17 -14.6 12 -12.6 8.4 -9 7.4 -5 7.6 3 7.6 8 11.4 13 9 16 0z",
      profile: "M10 2Q9.6 14 7 19 3 30 -7 30.4 -14 28 -11.6 17 -12.8 13 -11.6 9.6 -6 7.6 -3 12 5 11.4 10 2z" },
  "short beard": { front: "M-15 0Q-14.6 13 -10 19.4 -5 24.6 0 24.6T10 19.4Q14.6 13 15 0 13 10 7 10 0 7 -7 10 -13 10 -15 0z",
      turned: "M16 0Q15 11 10.5 17.4 4 24.4 -4 24.4 -10.6 24 -11.6 15 -14 11 -12.4 8.6 -5 7.6 2 8.4 10 9.6 16 0z",
      profile: "M10 2Q9.6 13 6 18.6 1 24.4 -5 24.2 -10.6 23 -10.4 17 -12.8 13 -11.6 9.6 -6 8 -3 12 5 11.4 10 2z" },
  "long beard": { front: "M-15 -1Q-15 13 -12 19 -12 36 -4 46 0 50 4 46 12 36 12 19 15 13 15 -1 13 9 8 9.6 0 6 -8 9.6 -13 9 -15 -1z",
      turned: "M16 0Q15 12 11 18 12 34 3 44 -2 49 -5 45 -14 34 -12.4 17 -14.6 12 -12.6 8.4 -9 7.4 -5 7.6 3 7.6 8 11.4 13 9 16 0z",
      profile: "M10 2Q10 14 7.6 19 8 34 -2 44 -8 47 -9 42 -16 30 -11.6 17 -12.8 13 -11.6 9.6 -6 7.6 -3 12 5 11.4 10 2z" },
  goatee: { front: "M-5 16.6Q0 19 5 16.6 5 25 0 31 -5 25 -5 16.6z", turned: "M-9.6 16.6Q-5 19 0 16.6 1 25 -5.6 31 -9.6 25 -9.6 16.6z",
      profile: "M-10 16Q-6 18 -2 17 -2 24 -9 30 -11 23 -10 16z" },
  "wispy beard": { front: "M-3.4 18Q0 20 3.4 18 4 32 1 46 -1 46 -1 44 -4 32 -3.4 18z", turned: "M-8 18Q-4.6 20 -1.4 18 0 32 -4 46 -6 46 -6 44 -9 32 -8 18z",
      profile: "M-9.4 18Q-6 20 -3 19 -4 32 -9 44 -11 44 -11 42 -11 30 -9.4 18z" },
  moustache: { front: "M-.4 9.4Q-7.4 8.4 -11.4 16.4 -4.4 15.4 -.4 12 4 15.4 11.4 16.4 7.4 8.4 -.4 9.4z",
      turned: "M-5 9.4Q-9.6 8.6 -13 15.4 -8 14.6 -5 12 -1 15.4 6.4 16.6 2.4 8.6 -5 9.4z", profile: "M-11.6 9.6Q-13.6 11 -12.6 13 -8 12 -2 17 -3 9 -11.6 9.6z" },
  "thin moustache": { front: "M0 9.8Q-5 9 -9 12.4 -11 11.6 -11.6 9 -12.6 13.6 -8 13.6 -4 13 0 11.4 4 13 8 13.6 12.6 13.6 11.6 9 11 11.6 9 12.4 5 9 0 9.8z",
      turned: "M-5 9.8Q-8 9 -11 12 -13 11.4 -13.6 9 -14.4 13.4 -10.6 13.2 -7 12.8 -5 11.4 -1 13 3 13.6 7.6 13.4 6.6 9 6 11.6 4 12.4 0 9 -5 9.8z",
      profile: "M-11.6 9.8Q-8 9.4 -4 12.4 -2 11.4 -1.6 9 -.6 13.4 -4.6 13.8 -9 13 -12 11.2z" },
  "hanging moustache": { front: "M0 9Q-8 8 -10.4 15 -12.4 22 -11 30 -8 24 -7.6 17 -5 12.6 0 12 5 12.6 7.6 17 8 24 11 30 12.4 22 10.4 15 8 8 0 9z",
      turned: "M-5 9Q-11 8 -12 15 -13.4 22 -12 29 -10 23 -9.6 16 -8 12.6 -5 12 -.6 12.6 1.6 17 2 24 5 30 6.4 22 4.4 15 2 8 -5 9z",
      profile: "M-11.8 9.4Q-5 8 -3.6 15 -3 22 -5 29 -7 23 -7.4 16 -9 12.4 -12 12z" },
} satisfies Record<string, Views>;
export const STUBBLE = { front: "M-14.6 2Q-14 13 -9 18.6 -4 23 0 23T9 18.6Q14 13 14.6 2 13 11 7 10.4 0 8 -7 10.4 -13 11 -14.6 2z", turned: BEARDS["short beard"].turned,
    profile: BEARDS["short beard"].profile };
