/** Bodies from the shoulders down, y 74 to 112, and what is worn over them. */
import type { Draws, Person } from "./person";
import { COLOURS, GOLD, LEATHER } from "./colours";
import { count, darker, disc, fill, line, oval, shadow, times } from "./draw";
import { tufts } from "./hats";

const shoulders = (wide: number, turned: boolean) =>
   turned ? `M${22 - wide} 112Q${18 - wide} 88 36 78L50 73 66 76Q${86 + wide} 83 ${88 + wide} 112z` : `M${12 - wide} 112Q${13 - wide} 84 36 77L50 74 64 77Q${87 + wide} 84 ${88 + wide} 112z`;
const scales = (wide: number, colour: string) => times(count(4), row => times(count(13), i => { const x = 50 + (i - 6) * 8 + (row % 2 ? 4 : 0), y = 82 + row * 8; return Math.abs(x - 50) < 34
    + wide - (3 - row) * 4 ? fill(`M${x - 3.6} ${y}h7.2v5.5q-3.6 3 -7.2 0z`, colour, 'stroke="#3c4347" stroke-width=".7"') : ""; }));
const pauldrons = (wide: number, colour: string) => fill(`M${8 - wide} 102Q${8 - wide} 82 26 78L36 81Q24 88 22 108zM${92 + wide} 102Q${92 + wide} 82 74 78L64 81Q76 88 78 108z`, colour,
    'stroke="#0003"') + line(`M${11 - wide} 96Q${14 - wide} 86 28 82M${89 + wide} 96Q${86 + wide} 86 72 82`, "#fff", 1.2, 'opacity=".35"');
export const GARBS = {
  deel: (f, w) => fill(shoulders(w, f.view !== "front"), f.cloth) + fill("M41 76L62 96 60 112H68L70 95 59 76z", f.trimmed) + line("M41 76L62 97", darker(f.cloth, 0.5), 1.4)
      + disc(64, 92, 1.6, GOLD),
  robe: (f, w) => fill(shoulders(w, f.view !== "front"), f.cloth) + fill("M42 75L50 98 58 75z", f.shirt) + line("M41 75L50 100 50 112M59 75L50 100", f.trimmed, 3.4)
      + shadow(`M62 80Q${84 + w} 86 ${88 + w} 112H70z`, 0.12),
  tunic: (f, w) => fill(shoulders(w, f.view !== "front"), f.cloth) + fill("M38 76Q50 88 62 76L60 74Q50 80 40 74z", f.trimmed) + line("M50 84V112", darker(f.cloth, 0.25), 1.6)
      + shadow(`M64 80Q${84 + w} 86 ${88 + w} 112H72z`, 0.12),
  silk: (f, w) => fill(shoulders(w, f.view !== "front"), f.cloth) + line("M20 102q5-6 10 0t10 0M24 91q4-5 8 0M70 102q5-6 10 0M72 91q4-5 8 0M58 108q4-5 8 0", "#f7d774", 1.7)
      + fill("M40 76L50 92 60 76 66 78 54 104V112H46V104L34 78z", f.trimmed) + line("M34 78L46 104V112M66 78L54 104V112", darker(f.trimmed, 0.35), 1.1),
  armour: (f, w) => fill(shoulders(w, false), "#4a3a30") + scales(w, f.tint("armour", "#a7b0b5"))
      + pauldrons(w, f.tint("armour", "") === COLOURS.gold ? "#b3712c" : f.guild.deep),
  plate: (_f, w) => fill(shoulders(w, false), COLOURS.steel) + fill("M28 82Q50 94 72 82V112H28z", "#a9b5bd") + fill("M50 90L72 82V112H50z", "#87949d")
      + line("M50 88V112", "#5c676e", 1.6) + fill(`M${4 - w} 106Q${4 - w} 80 28 77 40 80 36 92 24 94 22 108zM${96 + w} 106Q${96 + w} 80 72 77 60 80 64 92 76 94 78 108z`,
      COLOURS.silver, 'stroke="#5c676e" stroke-width="1.4"') + line(`M${8 - w} 98Q${10 - w} 86 28 82M${92 + w} 98Q${90 + w} 86 72 82`, "#fff", 1.8, 'opacity=".7"'),
  mail: (f, w) => fill(shoulders(w, f.view !== "front"), "#7f8b94")
      + times(count(4), r => line(count(9).map(i => `M${16 + i * 8 + (r % 2) * 4} ${84 + r * 7}q3 4 6 0`).join(""), "#5c676e", 1.2))
      + fill("M36 112L40 84H60L64 112z", f.cloth),
  bare: (f, w) => fill(shoulders(w + 2, false), f.skin) + line("M28 96Q38 104 49 97M51 97Q62 104 72 96M50 98V112", darker(f.skin, 0.3), 1.8)
      + shadow(`M64 79Q${86 + w} 85 ${90 + w} 112H72Q74 94 64 79z`, 0.13)
      + (f.female ? fill(`M${14 - w} 114Q${13 - w} 98 20 91 50 100 80 91 ${87 + w} 98 ${86 + w} 114z`, f.cloth) + line("M20 91Q50 100 80 91", f.trimmed, 2) : ""),
  "wrestling vest": (f, w): string => GARBS.bare(f, w) + fill(`M${10 - w} 112Q${9 - w} 84 34 77L36 84Q24 92 22 112zM${90 + w} 112Q${91 + w} 84 66 77L64 84Q76 92 78 112z`, f.cloth)
      + line("M36 84Q24 92 22 112M64 84Q76 92 78 112", f.trimmed, 2),
  "one shoulder": (f, w): string => GARBS.bare(f, w) + fill(`M64 76Q${88 + w} 82 ${90 + w} 112H22Q46 100 58 78z`, f.cloth)
      + line("M58 79Q46 100 24 110M66 80Q56 100 40 111M74 83Q66 102 56 111", darker(f.cloth, 0.2), 1.7),
  apron: (f, w) => fill(shoulders(w, f.view !== "front"), f.cloth) + fill("M34 112V88Q50 94 66 88V112z", LEATHER) + line("M36 90L42 76M64 90L58 76", LEATHER, 3.4),
} satisfies Record<string, (f: Person, w: number) => string>;
export const CAPES = {
  "fur collar": () => fill("M24 84Q36 69 50 75 64 69 76 84 66 93 50 86 34 93 24 84z", "#6b4a30") + tufts("M28 84q4-6 8-4M40 82q4-4 8 0M56 82q4-4 8 0M66 82q4-2 6 2", "#a37c55"),
  "fur mantle": f => fill("M6 108Q6 80 34 73 50 80 66 73 94 80 94 108 84 98 80 106 74 96 66 102 62 90 50 90 38 90 34 102 26 96 20 106 16 98 6 108z",
      f.tint("fur mantle", "#8a6a48")) + tufts("M16 92q3-5 7-4M26 84q4-4 8-3M66 82q4-2 8 2M78 88q4 1 6 5", "#c9a678"),
  cloak: f => fill("M2 112Q4 82 34 74L42 78Q26 92 24 112zM98 112Q96 82 66 74L58 78Q74 92 76 112z", f.tint("cloak", f.guild.deep)) + disc(40, 80, 3, GOLD)
      + disc(60, 80, 3, GOLD) + line("M42 80Q50 86 58 80", GOLD, 1.6),
  scarf: f => fill("M34 72Q50 84 66 72L69 80Q50 92 31 80z", f.tint("scarf", COLOURS.scarlet))
      + fill("M58 82L70 80 74 108 62 106z", darker(f.tint("scarf", COLOURS.scarlet), 0.15)) + line("M36 78Q50 88 64 78", "#0003", 1.2),
  beads: f => times(count(9), i => disc(34 + i * 4, 82 + Math.sin(i / 8 * Math.PI) * 15, 2.3, f.tint("beads", "#8a3b2a"), 'stroke="#0003" stroke-width=".6"')),
  pearls: () => times(count(9), i => disc(36 + i * 3.5, 79 + Math.sin(i / 8 * Math.PI) * 7, 1.7, "#fffaf0", 'stroke="#b9ad92" stroke-width=".5"')),
  satchel: () => line("M30 80L74 112", "#5a3d27", 4),
  sash: f => fill("M26 82L36 78 80 112H64z", f.tint("sash", f.guild.trim)),
} satisfies Draws;
export const neck = (f: Person) => f.view === "profile" ? fill("M46 60L62 54 64 77Q54 82 46 76z", darker(f.skin, 0.08)) : fill("M43 58H57V74Q50 81 43 74z", f.skin)
    + shadow("M43 63Q50 73 57 63V69Q50 77 43 69z", 0.2);
export const hand = (f: Person, x: number, y: number, r = 5.6) => oval(x, y, r, r * 0.92, f.skin, `stroke="${darker(f.skin, 0.35)}" stroke-width=".9"`);
