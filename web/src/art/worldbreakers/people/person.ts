/** A person as words describe one: what every drawing of people takes. */
import type { GUILDS } from "./colours";
import type { BEARDS, BROWS, EYES, FACES, MOUTHS, NOSES } from "./faces";
import type { CAPES, GARBS } from "./garbs";
import type { HATS } from "./hats";
import type { HAIRDOS, MARKS } from "./head";
import type { ITEMS } from "./items";
import type { PLACES } from "./places";
import type { POSES } from "./poses";
import type { WIDE, WORN_BEHIND } from "./wide";

export type Side = "front" | "turned" | "profile";
export type Views = Record<Side, string>; // a path for each view
export type FaceShape = [half: number, cheek: number, jaw: number, low: number, chin: number];
export type Point = [number, number];
export type Limb = [Point, Point, Point];

export interface Guild {
  sky: string;
  low: string;
  far: string;
  near: string;
  main: string;
  trim: string;
  deep: string;
}

export interface Hat {
  over: string;
  behind?: string;
}

export interface Dress {
  coat: string;
  trousers: string;
  boots: string;
  barefoot: boolean;
  bareArms: boolean;
  bareChest: boolean;
  armoured: boolean;
}

/** Joints of a whole figure: head [x, y, size, turn]; chest and hip [x, y, half width]; arms shoulder-elbow-hand, legs hip-knee-foot. */
export interface Pose {
  head: [number, number, number, number];
  chest: [number, number, number];
  hip: [number, number, number];
  nearArm: Limb;
  farArm: Limb;
  nearLeg: Limb;
  farLeg: Limb;
  near: number; // angles of the things held
  far: number;
  limb: number; // width
  skirt: number; // how far a coat falls towards the knees
}

export interface Person {
  words: Map<string, string>;
  tint: (word: string, usual: string) => string;
  guild: Guild;
  guildName: keyof typeof GUILDS;
  age: "old" | "child" | "young" | "grown";
  female: boolean;
  view: Side;
  garb: keyof typeof GARBS;
  cloth: string;
  hair: string;
  skin: string;
  build: "" | "big" | "plump" | "slim" | "child";
  face: keyof typeof FACES;
  nose: keyof typeof NOSES;
  eye: keyof typeof EYES;
  brow: keyof typeof BROWS;
  mouth: keyof typeof MOUTHS;
  iris: string;
  hairdo: keyof typeof HAIRDOS;
  beards: (keyof typeof BEARDS)[];
  stubble: boolean;
  hats: (keyof typeof HATS)[];
  marks: (keyof typeof MARKS)[];
  veil: string;
  capes: (keyof typeof CAPES)[];
  trimmed: string;
  shirt: string;
  items: (keyof typeof ITEMS)[];
  before: (keyof typeof WIDE)[];
  behindBack: (keyof typeof WORN_BEHIND)[];
  places: (keyof typeof PLACES)[];
  pose: keyof typeof POSES | undefined;
  dress: Dress;
}

export type Draws = Record<string, (f: Person) => string>;
