/** Beasts and riders. */
import { COLOURS, GOLD, METAL, SKINS } from "./colours";
import { at, box, darker, disc, fill, lighter, line, oval, shadow, times } from "./draw";
import { tufts } from "./hats";
import { headOnly } from "./words";

export const horse = (colour: string, mane = "#2b1d17") => line("M62 70L80 78 92 72M58 72L70 86 82 88M30 70L16 82 5 80M34 73L24 88 12 92", darker(colour, 0.15), 6)
    + fill("M22 62Q26 52 44 55 56 57 62 52L74 33 77 28 80 34 95 47 92 54 82 50 76 58 70 72Q54 80 36 76 22 76 22 62z", colour)
    + shadow("M22 66Q36 74 54 71 68 68 76 58L70 72Q54 80 36 76 24 76 22 66z", 0.2) + fill("M76 31L60 52 66 54 76 40z", mane)
    + fill("M23 60Q10 50 2 58 10 58 12 66 18 70 24 66z", mane) + disc(83, 40, 1.4, "#fff");
export const horseHead = (colour: string, mane = "#2b1d17") => fill("M0 60Q2 28 16 12L14 0 24 8 34 10Q44 24 56 36 60 44 54 50 46 52 40 44 32 42 30 46 36 56 40 74H0z", colour)
    + fill("M0 60Q2 28 16 12L14 2 8 14Q-8 34 -8 64z", mane) + fill("M24 8L30 22 26 24 18 8z", mane) + disc(31, 21, 2.2, "#1d1210") + disc(52, 44, 1.6, "#1d1210")
    + line("M44 30L36 44M26 30L38 40", "#b8402e", 2.2);
export const camel = (colour = "#b98348", cloth = "#a03b2c") => line("M26 70V96M34 72V96M58 72V96M65 70V96", darker(colour, 0.15), 4.6)
    + fill("M20 66Q20 52 28 50 32 36 39 50 45 54 50 50 55 36 62 50 68 54 72 58 78 58 78 40L77 33 90 36 92 41 84 44Q86 66 72 72 40 80 22 74z", colour)
    + fill("M30 52l-2 18h34l4-18-8 4q-9 4-20 0z", cloth) + line("M29 64h35", "#f3d27a", 2.4) + disc(83, 37, 1.2, "#241713");
export const camelHead = (colour = "#c08d54") => fill("M30 112Q34 80 22 62 14 46 20 30L16 20 24 24Q34 20 42 30L58 38Q64 44 58 50L44 50Q38 50 40 60 54 80 52 112z", colour)
    + fill("M22 26Q28 16 36 24 34 30 24 32z", darker(colour, 0.3)) + shadow("M40 60Q54 80 52 112H42Q46 80 34 58z", 0.18) + disc(37, 33, 2, "#241713")
    + line("M50 46Q56 47 59 45", "#5a3420", 1.5) + line("M46 32L43 50M22 42L43 45", "#b8402e", 2.4) + times([26, 33, 39], x => disc(x, 45 + (x - 26) * 0.1, 2.2, "#f3d27a"));
export const mastiff = (coat = "#3a2f2a", tan = "#c98f4e") => fill("M0 112Q-2 76 14 62 16 40 28 36 40 32 52 36 64 40 66 62 84 76 80 112z", coat)
    + fill("M22 46Q28 36 40 36T58 46Q66 60 60 74 52 86 40 86T20 74Q14 60 22 46z", lighter(coat, 0.12))
    + fill("M26 38Q14 36 9 48 6 62 14 70 22 66 23 54zM54 38Q66 36 71 48 74 62 66 70 58 66 57 54z", darker(coat, 0.35))
    + fill("M28 68Q40 58 52 68 56 80 40 84 24 80 28 68z", tan) + oval(40, 68, 6, 4.4, "#171011") + line("M40 72V77M40 77Q34 80 31 77M40 77Q46 80 49 77", "#171011", 1.6)
    + fill("M36 79Q40 90 45 79z", "#d8606a") + disc(30, 57, 2.6, "#171011") + disc(50, 57, 2.6, "#171011") + disc(29.4, 56.2, 0.9, "#fff") + disc(49.4, 56.2, 0.9, "#fff")
    + oval(29, 51, 3.2, 2.2, tan) + oval(51, 51, 3.2, 2.2, tan) + fill("M22 92Q40 82 58 92L56 98Q40 90 24 98z", "#b8402e") + disc(40, 95, 3.4, GOLD)
    + tufts("M12 84q3 8-1 14M70 84q-3 8 1 14M20 104q4-4 8 2M54 104q4-4 8 2", lighter(coat, 0.3));
export const owl = () => fill("M-8 10Q-12 -8 -7 -12L-4 -8H4L7 -12Q12 -8 8 10z", "#8a6a48") + disc(-3.6, -3, 3.2, "#fbe9b0") + disc(3.6, -3, 3.2, "#fbe9b0")
    + disc(-3.6, -3, 1.4, "#1d1210") + disc(3.6, -3, 1.4, "#1d1210") + fill("M-1.4 0L0 3 1.4 0z", "#e8a92c") + line("M-3 5q3 3 6 0", "#5b4028", 1.2);
export const cat = (colour = "#2c2530") => fill("M-12 20Q-14 2 -6 -4L-8 -14 -2 -9H4L10 -14 9 -3Q14 6 12 20z", colour) + line("M11 18Q24 18 20 4", colour, 4)
    + oval(-3, -4, 1.7, 2, "#f3d84a") + oval(5, -4, 1.7, 2, "#f3d84a") + box(-3.4, -5.6, 0.9, 3.2, "#111") + box(4.6, -5.6, 0.9, 3.2, "#111");

// a rider on a galloping horse, looking right
export function rider({ coat = "#3c6e8f", skin = SKINS.tan, face = "man, tan, fur hat, moustache", mount = "#8a4f2b", mane = "#2b1d17", cape = "", thing = "" }) {
  return horse(mount, mane) + (cape ? fill("M44 36Q26 36 12 50 28 50 40 60z", cape) : "") + fill("M38 66Q33 42 45 35L58 40 60 56 54 70z", coat)
      + line("M45 64L57 80 52 88", darker(coat, 0.45), 7) + thing + line("M52 44L66 52 72 46", darker(coat, 0.12), 6) + disc(72, 46, 3, skin)
    + at(52, 26, headOnly(`earth, profile, ${face}`), [-0.46, 0.46]);
}
export const lancer = (mount: string, coat: string, face: string, mane?: string) => rider({ mount, coat, face, ...(mane ? { mane } : {}), thing: line("M40 66L88 -4", "#3b2415", 2.8) + fill("M88 -4l10 -13 -2 16z", METAL)
    + fill("M85 1q12 0 16 10 -10 -2 -20 -4z", COLOURS.red) });
