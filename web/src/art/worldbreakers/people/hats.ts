/** Hats: what is behind the head and what is over it. */
import type { Hat, Person } from "./person";
import { COLOURS, CRYSTAL, GOLD } from "./colours";
import { SHADE, at, darker, disc, fill, lighter, line, oval, shadow, times } from "./draw";
import { LAYOUT } from "./faces";
import { star } from "./items";

const sitting = (f: Person, inner: string) => f.view === "front" ? inner : at(f.view === "turned" ? 1.8 : 4.4, f.view === "turned" ? 0 : -0.4, inner);
export const tufts = (d: string, colour: string) => line(d, colour, 1.7);
export const HIDES_HAIR = ["helmet", "plumed helmet", "great helmet", "kettle hat", "hood", "headscarf", "hijab", "turban", "great turban", "head cloth", "flying cap",
    "winged helmet", "coif", "wound cloth"];
const neckGuard = (f: Person, colour: string) => fill({ front: "M-18 19Q-22 -3 -17 -13H17Q22 -3 18 19L11 23Q16 5 12 -5H-12Q-16 5 -11 23z",
    turned: "M-14.4 10Q-16 -4 -13 -13H19Q24 -3 20 20L10 23Q14 6 9 -5H-9Q-14 0 -12.6 8z", profile: "M-10 -13H21Q26 2 21 22L9 24Q12 8 6 -5H-11z" }[f.view], colour)
  + line({ front: "M-17 3h5M-18 9h6M-17 15h6M12 3h5M12 9h6M11 15h6", turned: "M12 3h8M12 9h9M11 15h9", profile: "M9 4h13M10 10h12M10 16h11" }[f.view], SHADE, 1.3,
      'opacity=".4"');
const dome = (f: Person, colour: string) => sitting(f, fill("M-18 -7Q-18 -30 0 -33 18 -30 18 -7 0 -13 -18 -7z", colour) + shadow("M2 -33Q18 -30 18 -7 12 -9 8 -10 10 -25 2 -33z", 0.22)
    + line("M-10 -24Q-13 -18 -13 -11", "#fff", 1.6, 'opacity=".5"') + line("M-18.6 -7Q0 -15 18.6 -7", darker(colour, 0.4), 3.2));
export const HATS = {
  "fur hat": f => ({ over: sitting(f, fill("M-15 -13Q-12 -33 0 -42 12 -33 15 -13z", f.tint("fur hat", COLOURS.red)) + shadow("M0 -42Q8 -31 8 -13H15Q12 -33 0 -42z")
      + disc(0, -41.5, 3, f.guild.trim))
    + fill({ front: "M-20 -7Q-22 -18 -12 -19 0 -23 12 -19 22 -18 20 -7 21 5 17 10 12 7 14 -5 0 -14 -14 -5 -12 7 -17 10 -21 5 -20 -7z",
        turned: "M-16 -7Q-18 -18 -8 -20 4 -23 14 -19 23 -17 22 -5 23 7 17 12 10 8 12.6 -4 8 -11 -3 -13 -10 -12 -13 -5L-13.6 5 -16.4 3z",
        profile: "M-14 -8Q-16 -19 -2 -21 20 -23 22 -8 24 9 15 14 7 9 9 -3 4 -10 -14 -8z" }[f.view], "#6b4a30")
    + tufts({ front: "M-17 -11q3 -4 6 -2M-7 -15q4 -4 7 -1M5 -15q4 -2 7 1M15 -11q2 3 1 6M-17 -3q-1 4 1 8M17 2q0 3-1 5",
        turned: "M-12 -13q3 -4 6 -2M-2 -16q4 -3 7 -1M9 -15q4 -1 6 2M17 -9q2 4 1 8M17 3q0 3-2 5",
        profile: "M-9 -13q3 -4 6 -2M1 -16q4 -3 7 -1M11 -14q4 0 6 4M15 -3q1 5-1 9" }[f.view], "#a37c55") }),
  "fox hat": f => ({ behind: fill("M-24 -2Q-30 12 -24 30 -12 34 -10 22H12Q14 34 25 30 31 12 25 -2z", darker(f.tint("fox hat", COLOURS.fox), 0.2)),
      over: sitting(f, fill("M-14 -15Q-10 -34 0 -36 10 -34 14 -15z", "#8c2f3f") + line("M0 -36V-18M-8 -30L-9 -18M8 -30L9 -18", GOLD, 1.3))
      + fill({ front: "M-25 0Q-30 -16 -18 -20 -12 -27 0 -24 12 -27 18 -20 30 -16 25 0 28 16 19 26 12 20 15 -4 0 -14 -15 -4 -12 20 -19 26 -28 16 -25 0z",
      turned: "M-18 -5Q-22 -17 -12 -20 -4 -27 6 -24 20 -26 25 -12 30 8 22 28 13 24 13.6 -3 7 -12 -4 -13.6 -11 -11 -13.6 -4L-14.4 9 -18 6z",
      profile: "M-15 -8Q-18 -20 -4 -23 22 -26 26 -8 30 16 18 28 8 22 9.6 -3 4 -10 -15 -8z" }[f.view], f.tint("fox hat", COLOURS.fox))
      + tufts({ front: "M-21 -12q4 -5 8 -3M-9 -19q5 -4 9 -1M5 -19q5 -2 9 2M20 -10q3 4 1 9M-22 0q-2 6 1 12M21 5q1 6-2 12",
      turned: "M-13 -15q3 -4 7 -2M-2 -18q5 -3 9 0M12 -18q6 1 8 7M21 -4q2 6 0 13M20 14q0 4-2 8",
      profile: "M-9 -14q4 -4 8 -2M3 -18q6 -2 10 2M18 -8q3 8 1 16M18 12q0 5-2 9" }[f.view], "#f0b06a") }),
  "pointed hat": f => ({ over: sitting(f, fill("M-19 -9Q-6 -22 -1 -42 4 -22 19 -9 0 -17 -19 -9z", f.tint("pointed hat", COLOURS.umber))
      + shadow("M-1 -42Q4 -22 19 -9 12 -12 6 -13z") + line("M-19 -9Q0 -18 19 -9", f.guild.trim, 3)) }),
  boqta: f => ({ over: sitting(f, fill("M-8 -20L-7 -52H9L8 -20z", f.tint("boqta", COLOURS.scarlet)) + shadow("M2 -52H9L8 -20H3z") + fill("M-11 -52L-8 -58H10L12 -52z", GOLD)
      + line("M0 -58Q10 -66 16 -58M1 -58Q2 -66 8 -68", "#3f7d86", 2.2) + disc(0, -42, 2.4, GOLD) + disc(0, -34, 2.4, CRYSTAL) + line("M-7.4 -46H8.6M-7.8 -29H8", GOLD, 1.6)
      + fill("M-17 -9Q-16 -24 0 -25 16 -24 17 -9 0 -17 -17 -9z", "#8c2f22") + line("M-17 -9Q0 -17 17 -9", GOLD, 2.6))
      + times(f.view === "front" ? [-17, 17] : [f.view === "turned" ? 17.6 : 12], x => line(`M${x} -4V18`, GOLD, 1.6, 'stroke-dasharray="1 3.4"')
      + disc(x, 20, 2, "#c8402e")) }),
  helmet: f => ({ over: neckGuard(f, f.tint("helmet", COLOURS.silver) === COLOURS.gold ? "#b3712c" : "#6c7880") + dome(f, f.tint("helmet", COLOURS.silver))
      + sitting(f, line("M0 -32V-43", "#5a4630", 3) + disc(0, -43, 3, f.guild.trim)) }),
  "plumed helmet": (f): Hat => ({ over: sitting(f, fill("M0 -40Q16 -54 26 -38 32 -26 28 -12 20 -30 0 -36z", f.guild.main === "#3f7a4a" ? "#c8442f" : f.guild.main)
      + line("M2 -40Q14 -44 22 -30", "#0004", 1.6)) + HATS.helmet({ ...f, tint: (_, usual) => f.tint("plumed helmet", usual) }).over }),
  "great helmet": () => ({ over: fill("M-22 -6Q-24 -38 0 -40 24 -38 22 -6 0 -12 -22 -6z", COLOURS.steel) + shadow("M4 -40Q24 -36 22 -6 16 -8 12 -9 14 -28 4 -40z", 0.2)
      + line("M-13 -28Q-17 -20 -16 -9", "#fff", 2, 'opacity=".5"') + line("M-24 -6Q0 -14 24 -6", "#4d585f", 4.4) + line("M0 -40V-12", "#4d585f", 3)
      + disc(-12, -9, 1.3, "#d8dee2") + disc(12, -9, 1.3, "#d8dee2") + fill("M0 -37Q-4 -46 3 -50 9 -44 2 -37z", "#7ea8cf") }),
  "kettle hat": f => ({ over: sitting(f, fill("M-14 -10Q-14 -29 0 -30 14 -29 14 -10z", COLOURS.silver)
      + fill("M-27 -5Q-14 -15 0 -15 14 -15 27 -5 14 -8 0 -8 -14 -8 -27 -5z", "#98a4ac") + line("M0 -30V-15", "#6c7880", 2)
      + line("M-8 -25Q-10 -20 -10 -15", "#fff", 1.6, 'opacity=".6"')) }),
  coif: f => ({ behind: fill("M-20 0Q-22 20 -26 34H26Q22 20 20 0z", "#6c7880"),
      over: fill({ front: "M-19 30Q-22 -22 0 -24 22 -22 19 30L8 24Q15 14 12.6 -4 8 -13 0 -13 -8 -13 -12.6 -4 -15 14 -8 24z",
      turned: "M-11 24Q-16 -22 3 -24 24 -22 22 30L4 25Q15 12 11 -4 6 -13 -3 -13 -11 -11 -11.6 -4 -14 8 -10 18z",
      profile: "M-8 24Q-14 -20 4 -24 25 -24 23 30L2 25Q10 12 5 -8L-10.6 -8z" }[f.view], "#8b979f")
      + line("M-15 2q4 3 0 6M-16 11q4 3 0 6M16 2q-4 3 0 6M16 11q-4 3 0 6", "#5c676e", 1.2) }),
  "winged helmet": f => ({ over: neckGuard(f, "#9fb0bf")
      + fill("M-18 -12Q-34 -18 -38 -42 -26 -38 -24 -32 -24 -44 -22 -48 -14 -38 -14 -22zM18 -12Q34 -18 38 -42 26 -38 24 -32 24 -44 22 -48 14 -38 14 -22z", "#f2f6fa",
      'stroke="#9fb0bf" stroke-width="1.2"') + dome(f, "#d4dfe8") + disc(0, -20, 4.4, "#fff") + disc(1.8, -21, 3.8, "#7496c0") }),
  turban: f => ({ over: sitting(f, fill("M-19 -9Q-24 -29 0 -34 24 -29 19 -9 0 -19 -19 -9z", f.tint("turban", "#f6ead0"))
      + line("M-19 -9Q-6 -29 16 -27M-16 -21Q2 -25 19 -10M-8 -31Q10 -27 19 -16", darker(f.tint("turban", "#f6ead0"), 0.22), 2)
      + disc(0, -20, 4, f.guild.main, `stroke="${f.guild.trim}" stroke-width="1.6"`)) }),
  "great turban": f => ({ over: sitting(f, fill("M-22 -6Q-32 -32 -8 -40 18 -46 28 -26 28 -10 20 -6 0 -20 -22 -6z", f.tint("great turban", "#f6ead0"))
      + line("M-23 -10Q-10 -34 20 -36M-24 -22Q0 -28 24 -10M-14 -38Q14 -34 27 -20M-20 -30Q-8 -38 6 -41", darker(f.tint("great turban", "#f6ead0"), 0.22), 2.2)
      + fill("M0 -26Q-5 -40 2 -50 8 -40 4 -26z", f.guild.trim) + disc(1, -25, 4.6, f.guild.main, `stroke="${GOLD}" stroke-width="1.8"`)) }),
  "wound cloth": f => ({ behind: fill("M10 -10Q30 -4 26 24 16 22 12 4z", darker(f.tint("wound cloth", COLOURS.cream), 0.2)),
      over: sitting(f, fill("M-18 -6Q-20 -25 0 -27 20 -25 18 -6 0 -16 -18 -6z", f.tint("wound cloth", COLOURS.cream))
      + line("M-18 -8Q0 -24 17 -18M-15 -18Q4 -20 18 -8", darker(f.tint("wound cloth", COLOURS.cream), 0.25), 1.8)) }),
  "head cloth": f => ({ behind: fill("M-22 -4Q-26 18 -30 36H30Q26 18 22 -4z", darker(f.tint("head cloth", "#f2ead6"), 0.16)),
      over: fill({ front: "M-22 24Q-24 -24 0 -26 24 -24 22 24L14 18Q16 4 14 -6 0 -14 -14 -6 -16 4 -14 18z",
      turned: "M-14 2Q-18 -24 3 -26 26 -24 25 28L13 22Q16 4 11 -6 2 -14 -12.6 -8z", profile: "M-12 -7Q-12 -24 5 -26 27 -25 26 30L9 24Q12 4 7 -8z" }[f.view],
      f.tint("head cloth", "#f2ead6")) + sitting(f, line("M-18 -13Q0 -21 18 -13", "#2c2530", 3.6) + line("M-18 -9.4Q0 -17 18 -9.4", "#2c2530", 2)) }),
  hood: f => { const c = f.tint("hood", f.guild.deep); return { behind: fill("M-26 41Q-30 -27 0 -43 30 -27 26 41z", darker(c, 0.3)),
      over: fill({ front: "M-26 41Q-30 -27 0 -43 30 -27 26 41L12 33Q20 3 12 -9 0 -21 -12 -9 -20 3 -12 33z",
      turned: "M-15 20Q-20 -26 -2 -40 34 -30 28 41L6 34Q18 6 10 -8 0 -19 -10 -12 -15 0 -12 16z",
      profile: "M-13 -6Q-16 -24 -6 -30 30 -44 28 41L4 34Q16 8 6 -8 -2 -16 -13 -6z" }[f.view], c) + shadow("M10 -8Q19 4 12 33L27 41Q30 -26 0 -43 12 -27 10 -8z", 0.25)
      + line({ front: "M-12 33Q-20 3 -12 -9 0 -21 12 -9 20 3 12 33", turned: "M-12 16Q-15 0 -10 -12 0 -19 10 -8 18 6 6 34", profile: "M-13 -6Q-2 -16 6 -8 16 8 4 34" }[f.view],
      f.tint("hood trim", f.guild.trim), 2.2) + (f.view === "front" ? shadow("M-13 -6Q0 -18 13 -6 10 -2 0 -4 -10 -2 -13 -6z", 0.35) : "") }; },
  headscarf: f => { const c = f.tint("headscarf", f.guild.main); return { behind: fill("M-20 4Q-22 24 -28 38H28Q22 24 20 4z", darker(c, 0.2)),
      over: fill({ front: "M-18 7Q-24 -29 0 -30T18 7L24 35 11 28Q16 5 12 -6 0 -16 -12 -6 -16 5 -11 28L-24 35z",
      turned: "M-12.6 8Q-20 -29 3 -30 24 -28 22 8L26 37 8 29Q17 6 11 -7 4 -15 -6 -13 -12 -10 -12.4 -2z",
      profile: "M-11 -8Q-14 -28 5 -30 26 -28 24 6L28 36 6 28Q13 8 7 -8 0 -14 -11 -8z" }[f.view], c)
      + line({ front: "M-12 -6Q0 -16 12 -6Q16 5 11 28M-12 -6Q-16 5 -11 28", turned: "M-12.4 -3Q-12 -10 -6 -13 4 -15 11 -7 17 6 8 29",
      profile: "M-11 -8Q0 -14 7 -8 13 8 6 28" }[f.view], lighter(c, 0.6), 2.2)
      + times([[-8, -21], [0, -24], [8, -21], [16, -9], [18, 3], [19, 15], [14, -16], [20, 26]], ([x, y]) => disc(x + (f.view === "front" ? 0 : 1.6), y, 1.4, lighter(c, 0.6)))
      + (f.view === "front" ? times([[-16, -9], [-18, 3], [-19, 15]], ([x, y]) => disc(x, y, 1.4, lighter(c, 0.6))) : "") }; },
  hijab: f => { const c = f.tint("hijab", "#e6ecf4"); return { behind: fill("M-22 4Q-26 26 -30 40H30Q26 26 22 4z", darker(c, 0.25)),
      over: fill({ front: "M-19 14Q-23 -27 0 -28T19 14Q22 26 28 36 10 46 0 44 -10 46 -28 36 -22 26 -19 14zM-12 -4Q-15 8 -9 17 0 26 9 17 15 8 12 -4 0 -17 -12 -4z",
      turned: "M-13 10Q-18 -27 3 -28 24 -27 22 14 24 26 30 36 10 46 0 44 -12 44 -14 34 -10 26 -13 10zM-11.6 -6Q-13 8 -10 16 -4 26 6 17 13 8 10 -5 0 -17 -11.6 -6z",
      profile: "M-11.6 -8Q-13 -26 5 -28 25 -27 24 12 26 26 32 36 10 48 -4 42 -10 34 -6 24L4 16Q10 6 5 -8z" }[f.view], c, 'fill-rule="evenodd"')
      + line({ front: "M-9 19Q2 32 20 20M-14 26Q0 38 18 32", turned: "M-8 20Q4 32 21 20M-10 28Q4 38 20 32", profile: "M-2 24Q10 30 22 18M-2 34Q12 38 24 28" }[f.view],
      darker(c, 0.22), 1.6) + shadow({ front: "M8 -26Q24 -20 19 14 22 26 28 36 20 40 14 42 20 10 8 -26z", turned: "M12 -26Q26 -16 22 14 24 26 30 36 22 40 16 42 24 10 12 -26z",
      profile: "M14 -26Q26 -16 24 12 26 26 32 36 24 40 18 42 26 10 14 -26z" }[f.view], 0.12) }; },
  "feathered cap": f => ({ over: sitting(f, fill("M-19 -11Q-22 -25 -6 -29 16 -35 20 -21 22 -13 17 -10 0 -18 -19 -11z", f.tint("feathered cap", f.guild.deep))
      + fill("M-18 -10Q0 -18 17 -10V-15Q0 -23 -18 -16z", f.guild.trim) + fill("M15 -20Q29 -44 38 -30 28 -30 18 -14z", "#f4f0e2", 'stroke="#b9ad92"')
      + line("M16 -17Q26 -32 35 -31", "#b9ad92", 1)) }),
  skullcap: f => ({ over: sitting(f, fill("M-16 -9Q-16 -27 0 -28 16 -27 16 -9 0 -16 -16 -9z", f.tint("skullcap", f.guild.main))
      + line("M-16 -9Q0 -16 16 -9", lighter(f.tint("skullcap", f.guild.main), 0.5), 3)
      + line("M-9 -24Q-8 -18 -8 -14M0 -27V-16M9 -24Q8 -18 8 -14", lighter(f.tint("skullcap", f.guild.main), 0.4), 1.2)) }),
  headband: f => ({ over: fill({ front: "M-16 -6Q0 -14 16 -6V-11Q0 -19 -16 -11z", turned: "M-13 -7Q0 -14 17.6 -5V-10Q0 -19 -13.4 -12z",
      profile: "M-11 -8Q6 -13 20 -5V-11Q6 -18 -10.6 -13z" }[f.view], f.tint("headband", COLOURS.red))
      + fill(f.view === "profile" ? "M19 -9L32 -2 30 4 19 -4zM19 -7L28 6 24 10 18 -3z" : "M15 -9L27 -4 26 2 15 -4zM15 -7L23 4 19 8 14 -4z",
      darker(f.tint("headband", COLOURS.red), 0.2)) }),
  "straw hat": f => ({ behind: "", over: sitting(f, fill("M-33 -4Q-4 -22 0 -36 4 -22 33 -4 16 -10 0 -10 -16 -10 -33 -4z", "#d9b767")
      + shadow("M0 -36Q4 -22 33 -4 16 -10 4 -10z") + line("M-24 -8Q0 -20 24 -8M-15 -14Q0 -22 15 -14", "#a98238", 1.3))
      + line(f.view === "front" ? "M-15 -6Q-14 18 0 24 14 18 15 -6" : "M14 -6Q10 18 -4 23", "#5a3d27", 1.3) }),
  "star hat": f => ({ over: sitting(f, fill("M-17 -10Q-12 -30 10 -50 6 -26 17 -10 0 -18 -17 -10z", f.tint("star hat", COLOURS.navy))
      + shadow("M10 -50Q6 -26 17 -10 12 -13 7 -14 4 -34 10 -50z") + star(-5, -20, 3.4) + star(4, -31, 2.6) + star(8, -18, 2.4)
      + line("M-17.6 -10Q0 -19 17.6 -10", "#f7d774", 3.4) + disc(10, -50, 3.2, "#f7d774")) }),
  "flying cap": f => ({ over: fill({ front: "M-18 12Q-21 -26 0 -27 21 -26 18 12L13 20Q15 6 13 -5 0 -13 -13 -5 -15 6 -13 20z",
      turned: "M-13 -3Q-17 -26 3 -27 23 -26 20 12L8 22Q15 8 11 -5 2 -13 -13 -8z", profile: "M-11 -8Q-12 -26 5 -27 24 -26 22 10L8 22Q12 8 7 -6 2 -12 -11 -8z" }[f.view],
      "#54301d") + line("M0 -26Q2 -20 1 -12", "#4f2e1b", 1.4)
      + sitting(f, line("M-17 -16Q0 -24 18 -15", "#33241b", 4)
      + times(f.view === "profile" ? [-8] : f.view === "turned" ? [-10, 3] : [-7, 7], x => disc(x, -18, 6.2, "#bfe3ea", 'stroke="#b98436" stroke-width="2.6"')
      + line(`M${x - 3} -16l4 -4.6`, "#fff", 1.6))) }),
  beret: f => ({ over: sitting(f, fill("M-19 -11Q-30 -24 -8 -29 20 -34 24 -20 26 -10 17 -9 0 -18 -19 -11z", f.tint("beret", COLOURS.navy))
      + shadow("M14 -30Q24 -28 24 -20 26 -10 17 -9 14 -20 14 -30z")) }),
  bandage: f => ({ over: fill({ front: "M-16 -4L16 -14V-8L-16 2z", turned: "M-13 -4L18 -13V-7L-13 2z", profile: "M-11 -6L20 -12V-6L-11 0z" }[f.view], "#f4ecda")
      + line({ front: "M-16 -1L16 -11", turned: "M-13 -1L18 -10", profile: "M-11 -3L20 -9" }[f.view], "#cbbd9c", 1) + oval(4, -8.4, 2.6, 2, "#b8402e", 'opacity=".7"') }),
  circlet: f => ({ over: line({ front: "M-15.6 -9Q0 -15 15.6 -9", turned: "M-13 -9Q0 -15 17 -8", profile: "M-11 -10Q6 -14 20 -7" }[f.view], GOLD, 2.8)
      + disc(LAYOUT[f.view].nose * 0.8, -12, 2.8, CRYSTAL, `stroke="${GOLD}" stroke-width="1.4"`) }),
} satisfies Record<string, (f: Person) => Hat>;
