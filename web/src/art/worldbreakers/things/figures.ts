/** People and beasts, standing at (0,0). */
import { GOLD, INK, RED, SKIN, STEEL, STEEL_DARK } from "./colours";
import { at, darker, dot, each, fill, line, num, oval, soft } from "./draw";

/** A small whole figure: what it wears, where its hands are. */
export interface Figure {
  robe?: string | undefined;
  hat?: keyof typeof HATS;
  hatColour?: string | undefined;
  hands?: [number, number][];
  legs?: keyof typeof LEGS;
  skin?: string;
  face?: boolean; // false: seen from behind
  sash?: string;
}

export interface Rider {
  horse?: string | undefined;
  mane?: string;
  coat?: string | undefined;
  hat?: keyof typeof HATS;
  hatColour?: string | undefined;
  held?: string;
  cape?: string;
  back?: boolean;
  skin?: string;
}

export const HATS = {
  none: () => "",
  hair: () => fill("M-6-31Q-7-39 0-39T6-31Q3-35-6-31z", INK),
  furhat: (c) => fill("M-6-34Q-4-42 0-45.5 4-42 6-34z", c || RED) + dot(0, -45.5, 1.3, GOLD) +
    fill("M-7.5-31Q-8.5-38 0-38T7.500-31Q8-27 6-25.5 6-32.5 0-33.5T-6-25.5Q-8-27-7.5-31z", "#6b4a30") +
    line("M-6-33Q-5-36-2-36M1-36Q5-36 6-33", "#a37c55", 1.1),
  turban: (c) => fill("M-7-32Q-9-41 0-42T7-32Q0-36-7-32z", c || "#f6ead0") + line("M-6-34Q0-40 6-35", "#cfb587", 1),
  hood: (c) => fill("M-9-20Q-10-38 0-43 10-38 9-20 5-17 0-17T-9-20z", c || "#2f1f49"), // hood and scarf lie behind the face
  scarf: (c) => fill("M-8-23Q-9-39 0-39T8-23L10-16Q0-12-10-16z", c || "#e6ecf4"),
  cap: (c) => fill("M-7.5-33Q-9-40 0-41 9-42 8-34 0-37-7.5-33z", c || "#4b372a") + line("M-7-33Q0-37 7.5-34", "#f3d27a", 1.8) +
    fill("M5-38Q11-46 15-40 11-40 7-35z", "#fffaf0"),
  helmet: (c) => fill("M-6-31Q-6-40 0-41T6-31Q0-34-6-31z", c || "#aab4ba") + line("M0-41V-45", STEEL_DARK, 1.4) +
    line("M-6.5-31Q0-34 6.5-31", STEEL_DARK, 1.4),
  topknot: () => fill("M-6-31Q-7-39 0-39T6-31Q3-35-6-31z", INK) + dot(0, -41, 2.4, INK),
  plume: (c): string => fill("M0-43Q-10-48-12-36-7-42 0-40z", RED) + HATS.helmet(c),
} satisfies Record<string, (c?: string) => string>;
const LEGS = {
  stand: (c) => fill("M-9 0Q-7-12-7-19-6-26 0-26T7-19Q7-12 9 0z", c),
  walk: (c) => line("M-2-8L-7 0M3-8L8 0", INK, 3.6) + fill("M-9-5Q-8-14-7-19-6-26 0-26T7-19Q8-12 10-5z", c),
  run: (c) => line("M-2-10L-11-5-15-7M3-10L11-8 10 0", INK, 3.4) + fill("M-9-9Q-8-15-6-20-4-26 1-26T7-20Q8-14 9-8z", c),
  kneel: (c) => fill("M-12 0Q-12-6-6-8-8-14-7-18-6-26 0-26T7-18Q7-10 10-8L9 0z", c),
  sit: (c) => fill("M-14 0Q-14-6-7-9-8-15-7-18-6-26 0-26T7-18Q8-14 7-9 14-6 14 0z", c),
  fall: (c) => line("M-2-8L-8-2-13-4M3-8L9-2 14-6", INK, 3.4) + fill("M-9-6Q-8-14-7-19-6-26 0-26T7-19Q8-13 9-6z", c),
} satisfies Record<string, (c: string) => string>;
const faceOf = () => dot(-2, -31, 0.9, INK) + dot(2.4, -31, 0.9, INK) + line("M-1-27.8Q0.300-27 1.6-27.8", "#8a3a2c", 0.9);
// face: false is a figure seen from behind
const headOf = (hat: keyof typeof HATS, colour: string | undefined, skin: string, face: boolean) => hat === "hood" || hat === "scarf"
  ? HATS[hat](colour) + (face ? oval(0, -30, 4.6, 5.2, skin) + at(0, 0.8, 1, faceOf()) : "")
  : dot(0, -31, 6, face ? skin : "#3a2a22") + (face ? faceOf() : "") + HATS[hat](colour) +
    (face || hat !== "turban" ? "" : fill("M-7-32Q0-28 7-32Q0-37-7-32z", colour || "#f6ead0"));
export const armTo = (x: number, y: number, robe: string, skin: string) => line(`M${x < 0 ? -5.5 : 5.5}-21L${num((x + (x < 0 ? -9 : 9)) / 2)} ${num((y - 19) / 2 + 1)} ${x} ${y}`,
  darker(robe, 0.12), 4.4) + dot(x, y, 2.5, skin);
export const figure = ({ robe = RED, hat = "hair", hatColour, hands = [], legs = "stand", skin = SKIN, face = true, sash = "#f3d27a" }: Figure) =>
  LEGS[legs](robe) + fill("M1-26Q7-25 7-19 7-12 9-1L4-1Q5-16 1-26z", "#000", soft(0.14)) + (sash ? line("M-7-14Q0-12 7-14", sash, 2) : "") +
  headOf(hat, hatColour, skin, face) + each(hands, ([x, y]) => armTo(x, y, robe, skin));

export const horseShape = (c = "#8a4f2b", mane = INK) => `<g transform="translate(-48 -91)">` +
  line("M58 72L70 86 82 88M34 73L24 88 12 92", darker(c, 0.3), 6) + line("M62 70L80 78 92 72M30 70L16 82 5 80", c, 6) +
  fill("M22 62Q26 52 44 55 56 57 62 52L74 33 77 28 80 34 95 47 92 54 82 50 76 58 70 72Q54 80 36 76 22 76 22 62z", c) +
    fill("M76 31L60 52 66 54 76 40z", mane) + fill("M23 60Q10 50 2 58 10 58 12 66 18 70 24 66z", mane) + dot(83, 40, 1.5, "#fff") + "</g>";
export const saddle = (c: string) => fill("M-14-36Q-2-30 12-38L14-22Q0-16-12-22z", c) + line("M-13-24Q0-18 13-24", "#f3d27a", 1.6);
// a rider: upper body leaning forward, arm with something in the hand
export const riderShape = ({ horse = "#6b3a22", mane, coat = "#3c6e8f", hat = "furhat", hatColour, held = "", cape = "", back = false, skin = SKIN }: Rider) =>
  horseShape(horse, mane) + saddle(RED) + line("M-2-30L6-14", INK, 6) + (cape ? fill("M-6-58Q-24-58-32-48-20-46-10-36z", cape) : "") +
  at(0, -28, 1.15, fill("M-9 2Q-9-16-4-22 0-26 5-22 9-14 8 2z", coat) + dot(1, -28, 6, skin) + (back ? "" : dot(4, -28, 0.9, INK)) +
    at(1, 3, 1, HATS[hat](hatColour)), back ? -6 : 6) + held;
export const lance = (c = "#4a2f1d") => line("M-16-34L60-52", c, 2.6) + fill("M58-55L72-54.5 60-49z", STEEL) + line("M4-46L16-42", "#3c6e8f", 5);
export const walkingHorse = (c = "#8a4f2b", mane = INK) => line("M-20-26L-22 0M16-26L14 0", darker(c, 0.3), 5) + line("M-14-26L-13 0M22-26L23 0", c, 5) +
  fill("M-26-30Q-26-42-12-42H12Q20-42 24-50L32-64 35-68 37-63 48-55 46-49 38-50Q34-44 30-36 28-24 18-22H-18Q-26-22-26-30z", c) +
    fill("M34-66L22-50 26-42 33-56z", mane) + fill("M-25-38Q-34-34-32-14-28-20-24-28z", mane) + dot(40, -57, 1.3, "#fff");
export const grazingHorse = (c = "#8a4f2b", mane = INK) => line("M-20-26L-22 0M16-26L14 0", darker(c, 0.3), 5) + line("M-14-26L-13 0M22-26L23 0", c, 5) +
  fill("M-26-30Q-26-42-12-42H14Q26-42 32-30L42-10 46-4 40 0 34-4 26-20Q22-22 18-22H-18Q-26-22-26-30z", c) + fill("M18-42L32-30 36-20 28-26z", mane) +
    fill("M-25-38Q-34-34-32-14-28-20-24-28z", mane);
export const camelShape = (c = "#b98348", cloth = "#a03b2c", running = false) => '<g transform="translate(-46 -96)">' +
  (running ? line("M30 70L14 84 4 80M66 70L84 80 92 74", c, 5) +
  line("M36 72L26 90 16 94M60 72L72 88 82 90", darker(c, 0.25), 5) : line("M34 72V94M58 72V94", darker(c, 0.25), 5) +
  line("M26 70V94M65 70V94", c, 5)) +
  fill("M20 66Q20 52 28 50 32 36 39 50 45 54 50 50 55 36 62 50 68 54 72 58 78 58 78 40L77 33 90 36 92 41 84 44Q86 66 72 72 40 80 22 74z", c) +
    fill("M28 50Q32 36 39 50zM50 50Q55 36 62 50z", darker(c, 0.35)) + fill("M30 52l-2 18h34l4-18-8 4q-9 4-20 0z", cloth) +
    line("M29 64h35", "#f3d27a", 2.4) + dot(82, 37, 1.2, INK) + "</g>";
export const oxShape = (c = "#6b4a30") => line("M-16-14V0M-8-12V0M10-12V0M17-14V0", darker(c, 0.2), 5) +
  fill("M-24-26Q-24-38-10-38 4-46 14-36L24-38 32-28 30-18 22-18Q20-10 12-10H-16Q-24-12-24-26z", c) +
  fill("M-10-38Q4-46 14-36 4-32-10-38z", darker(c, 0.3)) + line("M22-36Q20-46 28-48M28-34Q36-38 36-46", "#efe3c4", 2.8) + dot(26, -28, 1.4, INK) +
  line("M-24-28Q-32-22-30-8", darker(c, 0.3), 2.4);

