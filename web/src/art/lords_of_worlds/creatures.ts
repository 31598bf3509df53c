/** Seven creatures, 100 by 100; the chest leaves at the bottom. */
import { box, disc, each, group, line, oval, path, short, soft } from "./shapes";

export type Has = (word: string) => boolean;
export type Mood = "" | "asleep" | "up" | "aside";

/** Where things go (top of the head, neck, eyes, hand) and three layers: behind, chest, head. */
export interface Creature {
  accent: string;
  colour: string;
  top: number;
  neck: number;
  eyes: [number, number, number];
  paw: string;
  behind: (has: Has) => string;
  chest: () => string;
  head: (look: Mood, has: Has) => string;
}

const ink = "#23182c";

const gaze = (x: number, y: number, gap: number, r: number, look: Mood): string => {
  if (look === "asleep") return line(`M${x - gap - r} ${y}q${r} ${r * 1.1} ${2 * r} 0M${x + gap - r} ${y}q${r} ${r * 1.1} ${2 * r} 0`, ink, 2.8);
  const [dx, dy] = look === "up" ? [r * 0.25, -r * 0.35] : look === "aside" ? [r * 0.4, r * 0.1] : [r * 0.1, r * 0.12];
  return each([x - gap, x + gap], (e) => disc(e, y, r, "#fff") + disc(short(e + dx), short(y + dy), short(r * 0.6), ink)
      + disc(short(e + dx + r * 0.2), short(y + dy - r * 0.22), short(r * 0.2), "#fff"));
};
export const creatures: Record<string, Creature> = {
  owl: { accent: "#f2b632", colour: "blue", top: 25, neck: 67, eyes: [48, 15, 9], paw: "#2b5fae",
    behind: (has) => (has("wings spread") ? each([1, -1], (side) => group(`translate(50 0) scale(${side} 1)`,
        path("M-20 76Q-48 70-56 34-44 42-38 40-44 30-42 22-26 34-10 62Z", "#2b5fae")
        + line("M-52 42Q-38 52-24 70M-40 36Q-30 48-18 64", "#5d8fd0", 2.2))) : ""),
    chest: () => path("M16 104Q14 62 50 60T84 104Z", "#2b5fae") + path("M32 104Q32 74 50 72T68 104Z", "#bcd7f7")
        + line("M40 84l4 4 4-4M52 84l4 4 4-4M46 93l4 4 4-4", "#5d8fd0", 2.4),
    head: (look) => path("M19 20Q36 30 50 30T81 20Q86 48 74 62 50 78 26 62 14 48 19 20Z", "#3b76cc")
        + path("M19 20Q36 30 50 30V34Q32 34 22 30ZM81 20Q64 30 50 30V34Q68 34 78 30Z", "#2b5fae") + disc(35, 48, 15, "#f2f7ff")
        + disc(65, 48, 15, "#f2f7ff")
      + (look === "asleep" ? gaze(50, 49, 15, 7, look) : each([35, 65],
          (e) => { const d: [number, number] = look === "up" ? [1, -3] : look === "aside" ? [3, 0] : [1, 0]; return disc(e + d[0], 48 + d[1], 8.5, "#f0b429")
          + disc(e + d[0], 48 + d[1], 4.8, "#1d1730") + disc(e + d[0] + 2, 46 + d[1], 1.7, "#fff"); })) + path("M44 57H56L50 68Z", "#f2a33a")
          + path("M50 57H56L50 68Z", "#d98520") },
  fox: { accent: "#2f8296", colour: "red", top: 31, neck: 78, eyes: [50, 15, 5], paw: "#ea7a36",
    behind: () => path("M74 104Q102 96 94 66 110 84 104 104Z", "#ea7a36") + path("M94 66Q100 74 102 84 97 80 93 82Z", "#fff3e2"),
    chest: () => path("M14 104Q16 70 50 68T86 104Z", "#d9622b") + path("M34 104Q34 76 50 76T66 104Z", "#fff3e2"),
    head: (look) => path("M17 14 38 34 24 52ZM83 14 62 34 76 52Z", "#d9622b") + path("M22 23 34 35 26 46ZM78 23 66 35 74 46Z", "#4b2a22")
        + path("M50 28Q82 30 84 52 72 62 50 80 28 62 16 52 18 30 50 28Z", "#ea7a36")
        + path("M50 28Q82 30 84 52 76 58 66 67 68 44 50 28Z", "#d9622b", soft(0.5))
        + path("M16 52Q36 50 50 80 64 50 84 52 72 66 50 83 28 66 16 52Z", "#fff3e2")
        + (look === "asleep" ? gaze(50, 52, 16, 6, look) : gaze(50, 49, 15, 5.8, look)) + oval(50, 78, 6, 4.6, "#2b1a22")
        + disc(48, 76.6, 1.3, "#8a7480") },
  frog: { accent: "#d8434f", colour: "green", top: 21, neck: 80, eyes: [35, 21, 9.5], paw: "#57b85a",
    behind: () => "",
    chest: () => path("M14 104Q18 74 50 72T86 104Z", "#4aa64f") + path("M34 104Q36 82 50 80T66 104Z", "#c9ecae"),
    head: (look) => disc(29, 35, 15, "#4aa64f") + disc(71, 35, 15, "#4aa64f") + oval(50, 58, 38, 25, "#57b85a") + oval(50, 66, 30, 15, "#a6dd8d")
        + each([29, 71], (e) => (look === "asleep" ? "" : disc(e, 35, 10, "#fffbe8")
        + oval(e + (look === "aside" ? 4 : look === "up" ? 1 : 0.5), look === "up" ? 32 : 36, 4.4, 6.2, "#1e2b16") + disc(e + 2, 33, 1.6, "#fff")))
        + (look === "asleep" ? gaze(50, 36, 21, 7, look) : "") + line("M24 62Q50 80 76 62", "#2b6b33", 3.6) + disc(44, 54, 1.7, "#2b6b33")
        + disc(56, 54, 1.7, "#2b6b33") + disc(20, 62, 4.5, "#f08a7a", soft(0.6)) + disc(80, 62, 4.5, "#f08a7a", soft(0.6)) },
  robot: { accent: "#ff7d5a", colour: "cyan", top: 26, neck: 75, eyes: [48, 11, 7], paw: "#4fa9b4",
    behind: () => "",
    chest: () => path("M18 104V86Q20 76 34 76H66Q80 76 82 86V104Z", "#4e7f8e") + path("M58 76H66Q80 76 82 86V104H66Z", "#3f6b79")
        + disc(50, 91, 7, "#36606d") + disc(50, 91, 4.6, "#ffd75a") + box(42, 68, 16, 10, "#36606d"),
    head: (look, has) => (has("crown") || has("hard hat") || has("propeller") ? "" : line("M50 26V14", "#36606d", 4) + disc(50, 11, 6, "#ff7d5a")
        + disc(48, 9, 2, "#ffc2b0")) + box(10, 40, 9, 18, "#4fa9b4", 4) + box(81, 40, 9, 18, "#4fa9b4", 4) + box(18, 26, 64, 46, "#7fd6dd", 14)
        + path("M68 26Q82 26 82 40V58Q82 72 68 72H62Q72 60 68 26Z", "#5fbcc6") + box(25, 35, 50, 26, "#123a46", 10)
      + (look === "asleep" ? line("M33 49h12M55 49h12", "#9ff7e8", 3.6) : each([39, 61],
          (e) => disc(e + (look === "aside" ? 3 : 0), look === "up" ? 45 : 48, 6.8, "#9ff7e8")
          + disc(e + 2 + (look === "aside" ? 3 : 0), look === "up" ? 43 : 46, 2.2, "#fff"))) + line("M40 66H60", "#36808c", 3.6) },
  octopus: { accent: "#ffd23f", colour: "violet", top: 17, neck: 79, eyes: [54, 15, 9], paw: "#8d4fd0",
    behind: () => line("M26 72Q6 78 10 104M74 72Q94 78 90 104", "#7a3cbd", 12),
    chest: () => line("M36 78Q26 88 30 106M64 78Q74 88 70 106", "#8d4fd0", 12) + line("M50 78V106", "#7a3cbd", 12)
        + each([[28, 96], [72, 96], [50, 92], [50, 101]], ([x, y]) => disc(x, y, 2.4, "#c79af2")),
    head: (look) => path("M50 15Q87 17 85 52 82 81 50 83 18 81 15 52 13 17 50 15Z", "#a566e0")
        + path("M62 17Q87 24 85 52 82 81 50 83 78 66 62 17Z", "#8d4fd0", soft(0.6)) + oval(36, 30, 9, 6, "#c79af2") + disc(26, 42, 3, "#c79af2")
        + gaze(50, 54, 15, look === "asleep" ? 8 : 9.5, look) + line("M42 71q8 6 16 0", "#5b2797", 3.2) + disc(25, 66, 4.5, "#f08ac0", soft(0.6))
        + disc(75, 66, 4.5, "#f08ac0", soft(0.6)) },
  bee: { accent: "#d63d3d", colour: "yellow", top: 22, neck: 70, eyes: [44, 11, 8.5], paw: "#3c2c1c",
    behind: () => oval(18, 58, 24, 14, "#ffffff", 'opacity=".9" transform="rotate(28 18 58)"')
        + oval(82, 58, 24, 14, "#ffffff", 'opacity=".9" transform="rotate(-28 82 58)"') + line("M8 52Q20 58 34 66M92 52Q80 58 66 66", "#cfdfe8", 2),
    chest: () => path("M25 104Q23 66 50 64T75 104Z", "#f5c02c") + path("M58 65Q77 70 75 104H62Q70 80 58 65Z", "#d9991a")
        + path("M26 80H74L75 88H25ZM25 96H75.5V104H25Z", "#3c2c1c"),
    head: (look) => line("M40 26Q36 12 26 12M60 26Q64 12 74 12", "#3c2c1c", 3.6) + disc(25, 12, 4.5, "#3c2c1c") + disc(75, 12, 4.5, "#3c2c1c")
        + disc(50, 46, 26, "#ffd23f") + path("M60 22A26 26 0 0 1 50 72Q78 52 60 22Z", "#e8b020", soft(0.7))
        + (look === "asleep" ? gaze(50, 46, 12, 7, look) : each([39, 61], (e) => oval(e, 44, 8, 9.5, "#2b1f16")
        + disc(e + (look === "aside" ? 4 : 2), look === "up" ? 38 : 41, 3.2, "#fff") + disc(e - 2.5, 48, 1.4, "#fff")))
        + line("M42 60q8 7 16 0", "#7a4a10", 3.2) + disc(30, 56, 4.4, "#f59a6a") + disc(70, 56, 4.4, "#f59a6a") },
  "winged cat": { accent: "#d8435f", colour: "wild", top: 32, neck: 76, eyes: [52, 11, 6], paw: "#fffdff",
    behind: (has) => { const w: [string, string] = has("golden wings") ? ["#f6cf5a", "#d99f22"] : ["#ffe7a6", "#d2a94a"],
        wing = path("M36 74Q2 74-6 30 6 38 12 36 6 26 8 18 20 28 26 30 24 20 28 14 42 34 46 60Z", w[0])
        + line("M-2 40Q12 56 34 66M12 32Q20 48 36 60M27 24Q30 40 40 54", w[1], 2.4); return wing + group("translate(100 0) scale(-1 1)", wing); },
    chest: () => path("M27 104Q25 70 50 68T73 104Z", "#f8f4fb") + path("M56 68Q75 72 73 104H62Q68 84 56 68Z", "#e0d8ea")
        + line("M44 92q0 8 2 12M56 92q0 8-2 12", "#cfc4dc", 2),
    head: (_, has) => path("M23 17 43 34 25 52ZM77 17 57 34 75 52Z", "#efe9f5") + path("M28 26 38 36 30 45ZM72 26 62 36 70 45Z", "#f5a9b8")
        + oval(50, 54, 29, 25, "#fffdff") + path("M58 30A29 25 0 0 1 50 79Q76 62 58 30Z", "#e9e2f0", soft(0.8))
        + (has("heart") ? line("M33 54q6-8 12 0M55 54q6-8 12 0", "#3b4f5c", 2.8) : each([39, 61], (e) => oval(e, 52, 6, 7.4, "#58b08c")
        + oval(e, 52, 2.2, 6.4, "#1d1730") + disc(e + 2, 49, 1.6, "#fff"))) + path("M46 61H54L50 66Z", "#f08a9c")
        + line("M50 66q-4 5-8 2M50 66q4 5 8 2", "#8a7d95", 2) + line("M30 61 13 58M30 66 15 69M70 61 87 58M70 66 85 69", "#b9aec6", 1.8)
        + disc(31, 65, 4, "#f5a9b8", soft(0.6)) + disc(69, 65, 4, "#f5a9b8", soft(0.6)) },
};
