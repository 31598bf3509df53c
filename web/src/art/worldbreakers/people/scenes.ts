/** Groups, riders and animals, composed by hand. */
import type { Draws } from "./person";
import { camel, lancer, mastiff, rider } from "./beasts";
import { COLOURS, GOLD, GUILDS, IRON, LEATHER, SKINS } from "./colours";
import { at, box, count, darker, disc, fill, lighter, line, oval, ring, shadow, times } from "./draw";
import { FACES, profileFace } from "./faces";
import { GARBS, neck } from "./garbs";
import { cap, head } from "./head";
import { ITEMS, crystal, eagleBody, eagleWings, limb } from "./items";

import { headOnly, someone } from "./words";

const bust = (look: string, x: number, y: number, k: number) => at(x, y, at(-50, -47, someone(look)), k);
const speedLines = line("M2 84l14-2M6 93l10-1M0 74l10-1", "#fff", 2, 'opacity=".55"');
export const SCENES = {
  "rider": f => fill("M0 94Q50 84 100 94V110H0z", f.guild.near) + speedLines
      + at(2, 13, rider({ cape: COLOURS.red, face: "woman, young, tan, braid, red fur hat", thing: at(44, 52, box(-9, -3.4, 18, 7, "#f3d27a", 'rx="3"')
      + line("M-4 -3V4M4 -3V4", "#b8402e", 1.6), 1, -50) }), 0.96),
  "lancers": f => at(-12, 26, lancer("#4a3028", "#3c6e8f", "woman, tan, braid, blue fur hat"), 0.54)
      + at(52, 22, lancer("#d9cdb6", "#8c2f22", "man, brown, helmet, beard", "#8a7a60"), 0.54) + fill("M0 96Q50 78 100 92V110H0z", f.guild.near)
      + at(0, 23, lancer("#8a4a26", "#2f6b45", "man, tan, red fur hat, shout, thin moustache"), 0.92)
      + times([[6, 100], [20, 104], [84, 102], [66, 106]], ([x, y]) => oval(x, y, 9, 4, "#f3e6c0", 'opacity=".5"')),
  "sky rider": () => fill("M-6 96Q8 76 26 84 40 72 56 82 72 72 84 84 100 80 106 96V112H-6z", "#fff", 'opacity=".9"')
      + at(-2, 8, at(0, 0, line("M58 72Q74 70 78 58L88 62M56 70Q66 72 70 66L78 72M30 76L20 92 12 104M36 78L34 94 28 106", "#cfc6b4", 6.4)
      + fill("M18 78Q14 60 30 54 46 48 54 38L62 16 60 8 68 12 84 24Q86 30 80 32L70 30Q70 44 64 58 54 74 38 80 26 86 18 78z", "#f6f1e4")
      + fill("M62 10Q48 14 46 38L52 42Q58 26 66 16z", "#d9b767") + fill("M20 76Q6 70 0 86 -4 98 4 106 8 88 24 84z", "#d9b767")
      + shadow("M22 82Q40 80 56 66 66 52 70 34 72 46 64 58 54 74 38 80 28 86 22 82z", 0.14) + disc(69, 19, 1.6, "#241713") + line("M70 30L62 26 50 44", "#b8402e", 2)), 1.12)
      + at(35, 62, fill("M-8 14Q-14 -14 2 -20L16 -16 16 2 8 16z", "#d9a441") + times(count(3), i => line(`M-6 ${-12 + i * 8}H14`, "#8a5620", 1.2, 'stroke-dasharray="4 1.4"'))
      + fill("M-2 -18Q-24 -14 -34 4 -20 2 -8 14z", "#3a7ca8") + line("M2 12L14 26 10 38", "#6b4a30", 7) + line("M10 -12L24 -22 27 -32", "#b3712c", 6.4)
      + at(28, -34, ITEMS.horsetail(), 0.46, 14) + disc(28, -34, 3.4, SKINS.tan)
      + at(4, -30, headOnly("earth, man, profile, facing right, tan, gold helmet, moustache"), [-0.44, 0.44])),
  "council of three": () => bust("moon, woman, turned, dark, navy robe, sky hijab, wrench", 82, 52, 0.66)
      + bust("moon, woman, young, turned, facing right, pale, teal robe, white hijab, goggles", 19, 52, 0.66)
      + bust("moon, woman, old, brown, square face, blue robe, white hijab, pearls, stern", 50, 50, 0.9)
      + at(50, 97, line("M-17 14L0 -16 17 14", GOLD, 4) + disc(0, -17, 4.4, GOLD, 'stroke="#8a5620" stroke-width="1.4"')
      + times(count(8), i => `<rect x="-2.6" y="-14" width="5.2" height="6" fill="#c98f3a" transform="translate(0 6) rotate(${i * 45})"/>`) + ring(0, 6, 8, "#c98f3a", 5)
      + disc(0, 6, 3, GUILDS.moon.deep)),
  "boy and mastiff": () => bust("earth, boy, turned, facing right, tan, forelock, grin, rust deel, fur collar", 30, 40, 0.86) + box(0, 100, 60, 12, COLOURS.rust)
      + at(32, 19, mastiff(), 0.88) + limb("M10 100Q24 92 36 78", COLOURS.rust, 10) + oval(39, 75, 6, 4.8, SKINS.tan, 'stroke="#8a5a3c"'),
  "huntress with eagle": () => at(76, 82, eagleWings, 1.02) + bust("earth, girl, turned, facing right, rosy, braid, fox hat, plum deel, fur collar, smile", 35, 48, 0.9)
      + box(0, 104, 70, 8, COLOURS.plum) + limb("M52 108Q66 104 75 90", COLOURS.plum, 10) + at(76, 82, eagleBody, 1.02)
      + fill("M68 92L71 80H82L84 92z", LEATHER, 'stroke="#4a2e20"'),
  "healer with wounded": () => bust("neutral, man, young, turned, bowed, facing right, pale, closed eyes, stubble, brown hair, bandage, mail", 30, 64, 0.84)
      + bust("moon, woman, turned, brown, white hijab, blue robe, sad", 64, 42, 0.86) + line("M88 100Q62 92 40 102", "#3d5f96", 13) + oval(36, 101, 6.4, 5.4, SKINS.brown)
      + line("M40 98L30 97M40 101L29 101", SKINS.brown, 3)
      + at(76, 88, box(-9, -7, 18, 14, LEATHER, 'rx="2" stroke="#4a2e20"') + line("M-6 -7Q0 -14 6 -7", "#4a2e20", 2) + fill("M-4 4Q-5 -4 5 -4 5 5 -4 4z", "#8fc27a")),
  "mentor and pupil": () => bust("moon, girl, profile, facing right, pale, braid, sky tunic", 26, 74, 0.62)
      + bust("moon, man, old, turned, bowed, tan, long beard, white hair, bald, closed eyes, smile, navy robe", 64, 40, 0.92)
      + at(40, 102, fill("M-24 -4Q-12 -10 0 -4 12 -10 24 -4V10Q12 4 0 10 -12 4 -24 10z", "#fbf2d8", 'stroke="#243a63" stroke-width="2"')
      + line("M0 -4V10M-18 0Q-12 -3 -5 0M5 0Q12 -3 18 0", "#a98a55", 1.3)) + line("M92 114Q72 92 46 94", darker(COLOURS.navy, 0.1), 11) + oval(43, 94, 5.4, 4.6, SKINS.tan),
  "viper": f => fill("M0 96Q50 86 100 96V110H0z", f.guild.near) + line("M82 100Q98 92 84 86 60 80 34 86 10 90 16 98 26 106 60 102", "#2f5a3a", 15)
      + line("M82 100Q98 92 84 86 60 80 34 86 10 90 16 98 26 106 60 102", "#4f8a4c", 11)
      + line("M84 90Q60 84 34 90M22 98Q40 103 58 101", "#e9d27a", 2.4, 'stroke-dasharray="3 5"') + line("M60 102Q90 96 78 72 66 58 54 60", "#2f5a3a", 16)
      + line("M60 102Q90 96 78 72 66 56 54 54", "#5a9a55", 12) + fill("M70 76Q74 40 54 26 30 26 24 44 12 50 8 62 26 62 34 56 44 68 56 74z", "#5a9a55")
      + fill("M56 72Q44 66 34 56 26 62 8 62L10 66Q28 68 36 64 46 76 58 78z", "#e2d58e") + fill("M10 56Q20 50 30 52L30 60Q20 60 9 62z", "#7a1f2e")
      + fill("M14 54L17 64 20 53zM23 52L26 62 29 53z", "#fffaf0") + line("M10 60L-2 64M4 62L-3 58", "#c8324a", 2) + fill("M36 40L48 34 46 44z", "#ffe27a")
      + oval(43, 39.6, 1.2, 3.2, "#1d1210") + line("M32 36L50 30", "#2f5a3a", 3) + line("M58 34Q66 44 66 60M54 46Q58 54 58 64", "#3d7040", 2.4)
      + times([[62, 40], [64, 52], [60, 60]], ([x, y]) => fill(`M${x} ${y - 4}l4 4 -4 4 -4 -4z`, "#2f5a3a")) + disc(17, 70, 1.8, "#a9e05a") + disc(26, 68, 1.5, "#a9e05a"),
  "smuggler with camel": f => at(33, 20, camel("#d8a663", "#8c2f55")
      + at(45, 42, fill("M-20 6Q-24 -16 -8 -18 0 -26 10 -18 24 -14 20 8z", "#3f7d86") + line("M-18 -2H18M-6 -20V8M8 -20V8", "#1f4a52", 2)
      + box(-28, 8, 17, 17, "#b8763a", 'rx="2" stroke="#5a3420"') + box(14, 10, 16, 16, "#b8763a", 'rx="2" stroke="#5a3420"')), 0.72)
      + fill("M0 92Q40 76 100 90V110H0z", darker(f.guild.near, 0.35)) + line("M44 84Q70 76 96 50", "#e6d3a8", 1.4)
      + bust("stars, woman, turned, facing right, brown, navy hood, smile, navy robe", 30, 56, 0.8) + box(0, 106, 60, 6, COLOURS.navy) + at(34, 86, ITEMS.lantern(), 0.9)
      + oval(34, 86, 5, 4.4, SKINS.brown),
  "three miners": () => at(20, 44, ITEMS.pick(), 0.9, -16) + bust("neutral, man, turned, facing right, brown, wound cloth, beard, soot, sad, umber tunic", 22, 60, 0.62)
      + at(82, 40, ITEMS.pick(), 0.9, 14) + bust("neutral, woman, turned, tan, grey headscarf, soot, sad, olive tunic", 79, 60, 0.62)
      + bust("neutral, man, old, pale, gaunt face, grey hair, receding, stubble, soot, raised brows, rust tunic", 50, 56, 0.78)
      + at(50, 98, line("M-9 -6Q0 -14 9 -6", "#5a4630", 2) + disc(0, 2, 20, "#ffe9a0", 'opacity=".35"')) + crystal(44, 108, 1) + crystal(56, 110, 1.3)
      + oval(34, 102, 5.6, 5, SKINS.pale) + oval(68, 102, 5.6, 5, SKINS.pale),
  "flexing wrestler": f => { const arm = (x: number, s: number) => at(x, 0, limb("M-26 92L-42 80", f.cloth, 17) + limb("M-42 80L-30 54", f.cloth, 13)
      + oval(-33, 79, 9, 8, lighter(f.cloth, 0.12)) + line("M-35 60L-27 64", f.trimmed, 4) + oval(-28, 50, 8, 7.6, f.skin, `stroke="${darker(f.skin, 0.4)}" stroke-width="1.2"`)
      + line("M-33 47V53M-28 46V52M-23 47V52", darker(f.skin, 0.4), 1.1), [s, 1]); const parts = head(f); return arm(50, 1) + arm(50, -1)
      + at(50, 108, at(-50, -112, at(50, 47, parts.behind) + GARBS["wrestling vest"](f, 4) + neck(f) + at(50, 47, parts.front, 1.05, -5)), 0.86)
      + box(0, 107, 100, 4, f.skin); },
  "smith at the anvil": () => at(58, 108, at(-50, -112, someone("earth, man, big, turned, bowed, brown, red wound cloth, beard, stern, umber apron")), 0.86)
      + limb("M84 96Q100 84 94 66L84 50", SKINS.brown, 12) + at(84, 48, ITEMS.hammer(), 0.86, -10) + oval(84, 48, 6.4, 5.8, SKINS.brown, 'stroke="#5a3420"')
      + disc(22, 80, 24, "#ffb35a", 'opacity=".4"') + fill("M-2 94H48Q46 100 36 101V114H8V101Q-2 100 -8 94z", "#4a5058") + line("M-2 95H47", "#7d888f", 2.4)
      + fill("M6 93Q6 70 23 67 40 70 40 93z", "#e2662a") + fill("M12 92Q11 77 21 71 17 84 18 92z", "#ffc56a") + line("M23 67V60", "#e2662a", 3.4)
      + line("M5 92H41", "#8c3a1a", 3) + limb("M46 112Q50 100 42 92", SKINS.brown, 10) + line("M44 92L34 86M44 95L34 92", IRON, 2.4),
  "butcher": () => fill("M-4 114Q-6 66 24 52 50 40 78 50 106 60 104 114z", "#6e4a58") + fill("M24 114L30 74Q50 84 70 74L78 114z", "#d9c9c0")
      + fill("M36 92q6 4 4 12-8 2-8-4zM58 86q8 2 6 10-8 0-6-10z", "#9a2f3a", 'opacity=".75"') + line("M32 76L38 58M68 76L62 58", "#b9a79e", 4)
      + at(48, 40, headOnly("void, man, old, turned, pale, heavy face, bald, long beard, white hair, angry, grim, scar, broad nose"), 0.8, -6)
      + at(78, 80, ITEMS.cleaver(), 1.22, -4) + line("M102 114Q96 96 82 88", "#e0ae8c", 17) + oval(79, 85, 9, 8, SKINS.rosy, 'stroke="#8a5a44" stroke-width="1"')
      + line("M-2 114Q4 96 16 92", "#e0ae8c", 17) + line("M18 90V58Q18 46 28 50", IRON, 4.4) + oval(18, 92, 8, 7, SKINS.rosy, 'stroke="#8a5a44" stroke-width="1"'),
  "sculptor at the stone": () => fill("M0 114V80Q4 70 16 68L15 50 34 54 33 68Q46 72 48 86V114z", "#e4e0d6")
      + at(22, 40, fill(profileFace(FACES.oval, "straight"), "#f3f0e8") + fill(cap.profile, "#d3cec2")
      + line("M-9 0Q-6 -2 -3 0M-11.6 12.8L-7 13M4 -2Q10 2 8 6M0 -18Q8 -14 12 -6M6 -21Q14 -16 17 -6", "#b5afa2", 1.6), [-0.98, 0.98]) + shadow("M0 80Q4 70 16 68V114H0z", 0.1)
      + at(70, 46, at(-50, -47, someone("stars, man, old, profile, brown, receding, beard, white hair, blindfold, ochre robe, hooked nose")), 0.88)
      + line("M66 96Q56 84 51 70", darker(COLOURS.ochre, 0.28), 11) + line("M51 70L43 53", SKINS.brown, 6) + line("M43 53L35 47M44 55L36 53M45 57L39 58", SKINS.brown, 3)
      + line("M92 112Q76 110 60 100", lighter(COLOURS.ochre, 0.16), 13) + at(54, 96, ITEMS.chisel(), 1.2, -62) + oval(56, 97, 6, 5.4, SKINS.brown)
      + times([[40, 78], [36, 86], [42, 102]], ([x, y]) => fill(`M${x} ${y}l3 -2 1 3z`, "#fffaf0")),
  "painter at the easel": () => line("M6 112L20 22M42 112L26 22", "#6b452a", 3.4) + box(1, 30, 42, 52, "#fbf2d8", 'stroke="#8a5a2c" stroke-width="2.4"')
      + at(22, 58, at(-50, -47, someone("stars, man, turned, facing right, pale, brown hair, beard, feathered cap, red silk")), 0.46) + box(-2, 82, 48, 5, "#6b452a")
      + bust("stars, woman, young, profile, tan, bun, teal robe, freckles, smile", 72, 46, 0.82) + line("M86 112Q70 98 58 82", darker(COLOURS.teal, 0.1), 11)
      + at(55, 78, ITEMS.brush(), 0.7, -70) + oval(56, 79, 5.4, 4.8, SKINS.tan),
} satisfies Draws;
