/** What lies behind the figure. */
import type { Draws, Person } from "./person";
import { camel, camelHead, horse, horseHead, owl } from "./beasts";
import { COLOURS, GUILDS } from "./colours";
import { at, box, count, darker, disc, faint, fill, lighter, line, mixed, oval, ring, shadow, times } from "./draw";
import { ITEMS, crystal, flame, star } from "./items";
import { someone } from "./words";

const HILLS = { far: "M0 74Q18 52 36 66T70 60 100 66V110H0z", near: "M0 88Q26 72 54 84T100 80V110H0z" };
export function backdrop(f: Person) {
  const g = f.guild, night = f.words.has("night"), dusk = f.words.has("dusk");
  const warm = f.guildName === "stars" || f.guildName === "earth";
  const sky = night ? mixed(g.sky, "#1c1a4a", warm ? 0.92 : 0.8) : dusk ? mixed(g.sky, "#7a3f5a", 0.4) : g.sky,
      low = night ? mixed(g.low, warm ? "#a8476a" : "#4a3f78", 0.62) : dusk ? mixed(g.low, "#e58a5a", 0.55) : g.low;
  const far = night ? darker(g.far, 0.5) : g.far, near = night ? darker(g.near, 0.5) : g.near;
  const bands = box(0, 0, 100, 110, sky) + times(count(6),
      i => fill(`M0 ${8 + i * 11}Q30 ${2 + i * 11} 60 ${8 + i * 11}T100 ${6 + i * 11}V110H0z`, mixed(sky, low, (i + 1) / 6)));
  const sign = { earth: disc(80, 24, 13, "#fff4cf", 'opacity=".85"')
      + fill("M4 30q10-7 22-1 8-5 18 0z", "#fff", 'opacity=".5"'), neutral: disc(22, 24, 13, "#fff4cf", 'opacity=".85"')
      + fill("M60 24q10-7 22-1 8-5 18 0z", "#fff", 'opacity=".5"'), moon: fill("M83 10A15 15 0 1 0 92.5 28 12.5 12.5 0 1 1 83 10z", "#fbf8e6"),
      stars: times([[16, 14, 5], [82, 10, 4.4], [90, 34, 3.4], [9, 42, 3.4], [66, 16, 3]], ([x, y, r]) => star(x, y, r)),
      void: faint(ring(50, 44, 38, "#fff", 5) + ring(50, 44, 28, "#fff", 2), 0.32) }[f.guildName];
  const hidesSign = ["full moon", "moon halo", "sunburst", "storm", "mine", "forge", "study", "stable", "curtain",
      "emblem"].some(name => f.words.has(name)) || [...f.words.keys()].some(w => w.endsWith("emblem"));
  const starry = night ? times([[10, 8], [30, 14], [52, 6], [92, 40], [8, 46], [66, 26]], ([x, y]) => star(x, y, 2.4, "#fff6d8")) : "";
  return bands + starry + (hidesSign ? "" : sign) + times(f.places.filter(name => SKIES.includes(name)), name => PLACES[name](f)) + fill(HILLS.far, far)
      + fill(HILLS.near, near) + times(f.places.filter(name => !SKIES.includes(name)), name => PLACES[name](f));
}
const SKIES: string[] = ["full moon", "moon halo", "sunburst", "storm", "clouds", "castle", "snow peaks", "earth emblem", "moon emblem", "stars emblem", "void emblem", "shooting star",
    "domes"];
const ger = (x: number, y: number, k: number) => at(x, y, fill("M-20 0V-13Q0 -30 20 -13V0z", "#f7efdd") + fill("M-20 -13Q0 -30 20 -13L0 -24z", "#d8c7a5") + line("M-20 -9H20", "#b4543a", 2.5)
    + box(-4, -12, 8, 12, "#b4543a") + shadow("M8 0V-13Q14 -16 20 -13V0z", 0.12), k);
const emblem = (guild: keyof typeof GUILDS, sign: string) => disc(50, 40, 37, GUILDS[guild].main) + ring(50, 40, 37, GUILDS[guild].trim, 2.4) + at(50, 40, sign);
export const PLACES = {
  gers: () => ger(16, 84, 0.95) + ger(86, 80, 0.75),
  herd: () => times([[58, 34, 0.36, "#7a4a2a"], [-6, 40, 0.34, "#a8672f"], [74, 46, 0.42, "#4a2e20"], [10, 50, 0.4, "#d8c7a5"]],
      ([x, y, k, c]) => at(x, y, horse(c, darker(c, 0.4)), k)),
  caravan: () => times([[-4, 44, 0.34], [66, 40, 0.34], [82, 46, 0.38]], ([x, y, k]) => at(x, y, camel("#8a5a34", "#a03b2c"), k)),
  wall: f => fill("M0 70V54H10V60H20V54H30V60H40V54H50V60H60V54H70V60H80V54H90V60H100V110H0z", mixed(f.guild.near, "#8d8f98", 0.45))
      + line("M4 70H22M34 74H52M70 70H90M12 84H30M78 84H96", darker(f.guild.near, 0.2), 2),
  castle: f => fill("M46 74L60 40 74 30 92 40 104 74z", darker(f.guild.far, 0.2)) + fill("M62 42V24h4v4h4v-4h3V14h7v10h4v4h4v-4h4V42z", "#e2cfd8")
      + fill("M76 14h4v28h-4zM86 28h6V42H86z", "#000", 'opacity=".14"') + fill("M72 14L76.5 5 81 14z", f.guild.main) + box(68, 32, 3, 5, f.guild.deep)
      + box(83, 32, 3, 5, f.guild.deep),
  "snow peaks": f => fill("M-6 74L22 28 38 52 60 20 92 60 106 74z", mixed(f.guild.far, "#8fa0b8", 0.4))
      + fill("M22 28L14 41 21 39 26 44 30 40zM60 20L50 35 58 33 64 39 68 34 74 38z", "#fffaf0"),
  domes: f => fill("M2 74V56Q2 44 14 40L15 34 16 40Q28 44 28 56V74zM70 74V52Q70 36 85 31L86 22 87 31Q102 36 102 52V74z", lighter(f.guild.far, 0.2))
      + fill("M2 56Q2 44 14 40L15 34 16 40Q28 44 28 56zM70 52Q70 36 85 31L86 22 87 31Q102 36 102 52z", mixed(f.guild.far, "#2f8f9b", 0.6)),
  forge: () => box(0, 0, 100, 110, "#54392a") + times(count(6), r => times(count(6), i => box(i * 20 - (r % 2) * 10, r * 15, 18, 13, "#634532")))
      + fill("M0 78V44Q0 22 22 22T44 44V78z", "#33221a") + fill("M4 78V46Q4 28 22 28T40 46V78z", "#c2501f") + flame(14, 78, 1.6) + flame(28, 78, 1.9),
  "river bank": () => fill("M0 74Q30 66 100 76V110H0z", "#5b8ea0") + line("M6 80h20M52 82h30M70 88h22M14 88h18", "#cfe6e8", 2, 'opacity=".7"'),
  mine: () => box(0, 0, 100, 110, "#3a2e29") + fill("M0 0H100V30Q80 14 50 14T0 34z", "#2a201d") + fill("M10 110V40Q20 20 50 20T90 40V110z", "#54443a")
      + line("M14 110V34M86 110V34M8 32H92", "#8a6238", 6) + crystal(24, 96, 0.8) + crystal(80, 92, 0.9) + crystal(88, 100, 0.7) + crystal(16, 104, 0.7),
  stable: () => box(0, 0, 100, 110, "#8a6a48") + times(count(7), i => line(`M${i * 16} 0V110`, "#775a3c", 2)) + fill("M-4 30L50 -6 104 30V40L50 4 -4 40z", "#5a3d27")
      + at(53, 22, horseHead("#a8622f"), [-0.86, 0.86]) + line("M86 30Q96 40 88 52", "#5a3d27", 3),
  study: f => box(0, 0, 100, 110, darker(f.guild.main, 0.35))
      + times([6, 34, 62], y => box(0, y + 22, 100, 4, "#6b452a")
      + times(count(12), i => box(i * 8.6 + 1, y + (i * 7 % 5), 6.6, 22 - (i * 7 % 5),
      [COLOURS.red, COLOURS.ochre, COLOURS.teal, COLOURS.cream, COLOURS.sky, COLOURS.plum][(i * 5 + y) % 6] ?? COLOURS.red))),
  market: () => times([[-8, "#c8442f"], [72, "#3c6e8f"]], ([x, c]) => box(x + 4, 50, 28, 60, "#6b4629")
      + fill(`M${x - 2} 52Q${x + 18} 24 ${x + 38} 52l-6 7-7-7-7 7-7-7-7 7z`, c)),
  "full moon": () => disc(50, 42, 36, "#fbf8e6") + disc(40, 34, 6, "#e6e4cf") + disc(62, 52, 8, "#e6e4cf") + disc(58, 26, 4, "#e6e4cf") + disc(36, 56, 4, "#e6e4cf"),
  "moon halo": () => disc(50, 40, 40, "#fff", 'opacity=".35"') + disc(50, 40, 33, "#fbf8e6")
      + times(count(16), i => `<path d="M50 -4L51.6 5 48.4 5z" fill="#fff" transform="rotate(${i * 22.5} 50 40)"/>`),
  sunburst: () => times(count(16), i => `<path d="M50 44L44 -60 56 -60z" fill="#fff8dc" opacity=".55" transform="rotate(${i * 22.5} 50 44)"/>`) + disc(50, 44, 22, "#fff4c4"),
  storm: () => fill("M-4 26Q4 6 24 14 34 -2 54 8 70 -4 84 10 102 8 104 28 80 38 52 30 24 40 -4 26z", "#5f6f7a") + fill("M64 26L52 44H60L54 60 72 38H63L70 26z", "#fff3b0"),
  clouds: () => fill("M-6 60Q4 44 18 50 28 38 40 50 52 52 48 62H-6zM60 66Q66 52 78 56 90 46 106 60V70H62z", "#fff", 'opacity=".75"'),
  "shooting star": () => line("M62 22L96 2", "#fff6d8", 3) + line("M66 26L90 16", "#fff6d8", 1.4) + star(60, 24, 9, "#fffaf0"),
  guards: f => times([[16, 60], [84, 60]], ([x, y]) => at(x, y, ITEMS.spear(f), 0.9)
      + at(x, y, at(-50, -47, someone("earth, man, brown, armour, helmet, stern, short beard")), 0.62)),
  spears: f => times([[8, 0], [20, -6], [34, -2], [66, -4], [80, 0], [93, -5]], ([x, y]) => at(x, 54 + y, ITEMS.spear(f), 0.72)),
  curtain: f => box(0, 0, 100, 110, f.guild.main) + times(count(8),
      i => fill(`M${i * 13} 0Q${i * 13 + 9} 50 ${i * 13 + 2} 110H${i * 13 + 7}Q${i * 13 + 13} 50 ${i * 13 + 6} 0z`, darker(f.guild.main, 0.25))),
  "broken columns": () => fill("M6 98V66L12 60 17 67 24 58 26 66V98z", "#e2d8c4") + line("M13 66V96M20 68V96", "#b8a98c", 1.8) + fill("M2 98H30V105H2z", "#c6b79c")
      + at(14, 44, fill("M-10 8L-12 -8 8 -10 12 6z", "#e2d8c4") + line("M-4 -8L-3 7M3 -9L5 6", "#b8a98c", 1.6), 1, -28)
      + fill("M30 50l6-3 3 6-6 3zM4 62l5-2 1 6-5 1zM30 66l4-1 2 4-5 2z", "#d3c7b0") + line("M30 40l8-6M28 58l10 0", "#fff", 2, 'opacity=".7"'),
  "silver field": () => times(count(16), i => line(`M${i * 7 - 4} 112Q${i * 7} 96 ${i * 7 + 3} ${84 + (i * 5 % 7)}`, "#dfe9ee", 1.6)
      + oval(i * 7 + 3, 83 + (i * 5 % 7), 2, 4.4, "#f3f0d0")),
  "crystal vein": () => crystal(10, 108, 1.5) + crystal(22, 110, 2) + crystal(33, 110, 1.2),
  owl: () => at(15, 46, owl(), 1.15),
  "camel beside": () => at(50, 14, camelHead(), [-0.92, 0.92]),
  banners: f => times([[16, 62, COLOURS.red], [84, 58, COLOURS.blue]], ([x, y, c]) => at(x, y, ITEMS.banner({ ...f, tint: () => c }), 0.7)),
  "village on fire": () => ger(14, 94, 0.95) + flame(10, 78, 0.9) + flame(20, 76, 0.7),
  "earth emblem": () => emblem("earth", fill("M-24 14L-7 -18 2 -4 9 -12 24 14z", "#fff")),
  "moon emblem": () => emblem("moon", disc(0, 0, 24, "#fff") + disc(9, -6, 20, GUILDS.moon.main)),
  "stars emblem": () => emblem("stars", fill("M0 -27L7 -9 26 -8 11 4 16 23 0 12 -16 23 -11 4 -26 -8 -7 -9z", "#fff")),
  "void emblem": () => emblem("void", ring(0, 0, 23, "#fff", 5) + disc(0, 0, 11, "#fff")),
} satisfies Draws;

// ---------------------------------------------------------------- groups, riders, animals: the whole picture before the backdrop
