/** Beards and moustaches. */
import { each, fill, line, sheen } from "./strokes";
import { dark, light } from "./colours";
import { curls, type Draw } from "./person";

const lipHair = (c: string, d = "M41.5 57Q46 53 50 55.2Q54 53 58.5 57Q54 58.8 50 57.4Q46 58.8 41.5 57Z"): string => fill(d, c);
export const BEARDS = {
  beard: (c) => ({ beard: fill("M33.4 47C33 62 40 73 50 73S67 62 66.6 47C65 54 61 56.5 57 55.5C54 54 46 54 43 55.5C39 56.5 35 54 33.4 47Z", c) +
    sheen("M38 62Q42 69 49 70.5", 1.1, 0.14), moustache: lipHair(c) }),
  chin_beard: (c) => ({ beard: fill("M33.3 43C31 60 36 75.5 50 76.5S69 60 66.7 43L64 53C63.2 61 58 65 50 65S36.8 61 36 53Z", c) + sheen("M40 69Q45 73 50 73.5", 1, 0.2) }),
  full_beard: (c) => ({ beard: fill("M33 45C30 66 37 86 50 88S70 66 67 45C65 54 61 56.5 57 55C54 53.4 46 53.4 43 55C39 56.5 35 54 33 45Z", c) +
    line("M42 66Q43 78 47 84M58 66Q57 78 53 84M50 68V86", dark(c, 0.3), 0.9, 'opacity=".35"') +
    sheen("M37 60Q38 70 43 78", 1.2, 0.3), moustache: lipHair(light(c, 0.06), "M40 58.5Q45 52.8 50 55.2Q55 52.8 60 58.5Q54.5 59.4 50 57.6Q45.5 59.4 40 58.5Z") }),
  long_beard: (c) => ({ beard: fill("M33.4 46C31 66 38 86 50 101C62 86 69 66 66.6 46C65 54 61 56.5 57 55C54 53.6 46 53.6 43 55C39 56.5 35 54 33.4 46Z", c) +
    line("M44 66Q45 80 50 94M56 66Q55 80 50 94", dark(c, 0.4), 0.9, 'opacity=".4"') +
    sheen("M37 60Q39 74 45 84", 1.2, 0.3), moustache: lipHair(light(c, 0.1), "M39 60Q44 53 50 55.2Q56 53 61 60Q55 60 50 57.6Q45 60 39 60Z") }),
  curled_beard: (c) => ({ beard: fill("M33 45C31 60 33 84 38 95Q50 99 62 95C67 84 69 60 67 45C65 54 61 56.5 57 55C54 53.4 46 53.4 43 55C39 56.5 35 54 33 45Z", c) +
    each([66, 73.5, 81, 88.5], (y) => each([39.5, 46.5, 53.5, 60.5], (x) => line(`M${x - 2.2} ${y}a2.3 2.3 0 1 1 2.6 2.2`, light(c, 0.3), 1.1))), moustache: lipHair(c, "M39 60Q43 53 50 55.2Q57 53 61 60Q58 59 55 58.6Q52 58 50 57.4Q48 58 45 58.6Q42 59 39 60Z") }),
  huge_beard: (c) => ({ beard: curls([[35, 57], [36, 67], [42, 76], [50, 80], [58, 76], [64, 67], [65, 57], [50, 70], [43, 66], [57, 66]], 8.5, c) +
    line("M38 66Q42 76 48 80M62 66Q58 76 52 80M46 70Q47 76 50 80", dark(c, 0.3), 1, 'opacity=".35"') +
    sheen("M32 62Q34 72 40 78", 1.4, 0.4), moustache: lipHair("#77716f", "M36 58Q42 51.5 50 55.2Q58 51.5 64 58Q57 61.5 50 58Q43 61.5 36 58Z") }),
  pointed: (c) => ({ beard: fill("M35 55Q37 66 44 68L50 81L56 68Q63 66 65 55Q61 62.5 56 62Q50 60.5 44 62Q39 62.5 35 55Z", c) +
    sheen("M47 66L50 76", 1, 0.2), moustache: lipHair(c, "M39 58.6Q45 53 50 55.4Q55 53 61 58.6Q64 56.5 64.5 55Q63 60.5 58 60Q54 58.8 50 57.4Q46 58.8 42 60Q37 60.5 35.5 55Q36 56.5 39 58.6Z") }),
  pencil_moustache: (c) => ({ moustache: line("M43.5 57.4Q47 55 50 56.4Q53 55 56.5 57.4", c, 1.3) }),
  thin: (c) => ({ beard: fill("M46 63H54L52 83Q50 87 48 83Z", c), moustache: fill("M41 57Q46 53.4 50 55.4Q54 53.4 59 57L62 65Q58.5 61 54.5 57.6H45.5Q41.5 61 38 65Z", c) }),
  long_thin: (c) => ({ beard: fill("M42 62Q50 60.5 58 62L54.5 78L51.5 96Q50 99 48.5 96L45.5 78Z", c) +
    sheen("M47.5 68L49 90", 0.9, 0.18), moustache: fill("M40.5 57Q46 53 50 55.4Q54 53 59.5 57L64.5 70Q59.5 63.5 54.5 57.8H45.5Q40.5 63.5 35.5 70Z", c) }),
  moustache: (c) => ({ moustache: lipHair(c, "M42 57.4Q46 53.6 50 55.4Q54 53.6 58 57.4Q54 58.6 50 57.2Q46 58.6 42 57.4Z") }),
  curled_moustache: (c) => ({ moustache: fill("M50 55.4Q45 52.8 40.5 56.5Q37 59 34.5 55.5Q35.5 61.5 41 60.4Q46 59 50 57.6Q54 59 59 60.4Q64.5 61.5 65.5 55.5Q63 59 59.5 56.5Q55 52.8 50 55.4Z", c) }),
  stubble: (c) => ({ beard: fill("M34 52Q36 66 50 67.5T66 52Q64 58 57 57H43Q36 58 34 52Z", c, 'opacity=".3"') }),
} satisfies Record<string, Draw>;
