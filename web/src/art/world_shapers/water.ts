/** Scenes of water. */
import { breaker, bulrush, fish, heron, koi, lilypad, lotus, sailboat, turtle } from "./creatures";
import { hills, type Scenes, shimmer, wave } from "./land";
import { dots, glow, sparkle, spiral } from "./light";
import { lakePeaks } from "./scenery";
import { cloud, crown, pine, sun } from "./sprites";
import { disc, each, fill, line, mirrorX, mirrorY, oval, put } from "./strokes";

export const WATER: Scenes = {
  'two waves under two moons': () => disc(48, 17, 8, '#fff6dc') + disc(45, 15, 2, '#e6dcc2') + disc(51, 20, 1.5, '#e6dcc2') + disc(73, 15, 6, '#cfe3f2') +
    disc(75, 13, 1.4, '#b2cbe0') + glow(60, 18, 24, '#fff', .05) + put(27, 42, .95, breaker('#2f88bd')) + mirrorX(60, put(27, 42, .95, breaker('#1f6a9c'))) +
    wave(72, '#174f82', 2.2) + sparkle(60, 54, 1) + dots([[56, 46], [64, 48], [60, 40]], 1.5, '#fff'),
  'rain cloud': () => hills(68, 3, '#4f8f8a') + fill('M0 74H120V80H0Z', '#3a7f95') +
    each([[32, 42], [44, 46], [56, 42], [68, 46], [80, 42], [92, 46], [36, 57], [48, 60], [60, 56], [72, 60], [84, 57], [25, 54], [98, 58]], ([x, y]) => line(`M${x} ${y}l-4.5 10`, '#e9f7fc', 2.3)) +
    put(36, 24, 1.7, cloud('#8ca6bd')) + put(86, 22, 1.7, cloud('#7f9ab3')) + put(60, 26, 2.35, cloud('#dbe7ee', '#7f9ab5')) +
    each([[32, 76], [58, 75], [84, 77]], ([x, y]) => oval(x, y, 7, 1.6, 'none', 'stroke="#d7eef4" stroke-width="1"')),
  'spring among mossy rocks': () => glow(60, 34, 40, '#d9f5d0', .1) + fill('M46 20Q60 12 74 20L78 62H42Z', '#22494a') +
    fill('M55 22Q60 19 65 22L67 42L70 62H50L53 42Z', '#8fd6e8') + fill('M58 22H62L63 62H57Z', '#f2fdff') + line('M54 34L53 60M66 34L67 60', '#fff', 1, 'opacity=".7"') +
    fill('M0 80V22Q16 6 34 16Q50 24 48 40Q52 52 40 62L30 80Z', '#4b6b62') + fill('M0 80V46Q18 36 34 46Q44 54 40 62L30 80Z', '#385249') +
    fill('M0 22Q16 6 34 16Q46 22 48 36Q36 24 22 28Q8 30 0 38Z', '#7fb35c') + fill('M120 80V18Q102 6 86 16Q70 24 72 40Q68 52 80 62L92 80Z', '#44635b') +
    fill('M120 80V44Q102 36 86 46Q76 54 80 62L92 80Z', '#314a43') + fill('M120 18Q102 6 86 16Q74 22 72 36Q84 24 98 28Q112 30 120 38Z', '#6ea352') +
    fill('M26 0H94Q90 14 76 17Q60 22 44 17Q30 14 26 0Z', '#2f4a42') + fill('M34 10Q46 20 60 17Q76 20 88 8Q84 16 76 18Q60 23 44 18Q36 16 34 10Z', '#6ea352') +
    oval(60, 70, 36, 10, '#2f88ad') + oval(60, 68, 27, 6.5, '#59b3c4') + oval(60, 65, 14, 3, '#e4f8fb') + line('M36 72h12M70 74h14', '#fff', 1.2, 'opacity=".6"') +
    each([[22, 70, 1, -10], [98, 70, 1, 10], [12, 60, .8, 0], [108, 60, .8, 0]], ([x, y, s, r]) => put(x, y, s, each([-50, -20, 15, 45], a => put(0, 0, 1, fill('M0 0Q-4 -10 0 -19Q4 -10 0 0Z', a > 0 ? '#5c9a4e' : '#83c064'), a)), r)),
  'two rivers meeting': () => fill('M0 16H120V80H0Z', '#84b983') + fill('M0 18Q30 10 60 18T120 14V28Q90 24 60 34T0 28Z', '#5f9a7a') +
    line('M-6 26C22 24 48 34 56 52', '#2370a8', 15) + line('M126 22C98 24 74 32 64 52', '#49b8bd', 15) +
    fill('M48 46Q60 40 73 46Q70 60 76 82H44Q50 62 48 46Z', '#2f88bd') +
    fill('M60 44Q70 42 72 46Q70 60 76 82H60Q62 62 60 44Z', '#49b8bd') + line('M60 42Q57 52 61 60T60 82', '#e4f8fb', 2) +
    line('M0 24C24 23 46 32 54 50M0 30C20 29 40 36 49 50', '#a9d6ee', 1.3) + line('M120 20C96 22 76 32 67 50M120 27C100 28 82 36 73 50', '#dff7f2', 1.3) +
    each([[18, 52, .8], [30, 64, 1], [100, 50, .85], [92, 66, 1], [108, 66, .7], [12, 68, .7], [60, 26, .5], [52, 24, .4]], ([x, y, s]) => put(x, y, s, pine())),
  'shell throne': () => glow(60, 34, 34, '#ffe9d0', .1) +
    each([-168, -145, -122, -58, -35, -12, -100, -80, -90], (a, i) => put(60, 58, 1, fill('M0 -5Q30 -13 45 -7Q49 0 45 7Q30 13 0 5Z', i % 2 ? '#f0bfae' : '#fae3d2') +
    line('M6 0H42', '#d8937f', 1.2), a)) + fill('M40 56Q60 42 80 56V66H40Z', '#1f5f94') + fill('M43 56Q60 47 77 56Q60 62 43 56Z', '#4fa3d1') +
    fill('M32 50Q38 42 44 50V74H32ZM76 50Q82 42 88 50V74H76Z', '#e58a78') + disc(38, 49, 5, '#f6b3a2') + disc(82, 49, 5, '#f6b3a2') +
    line('M38 49m-2.5 0a2.5 2.5 0 1 1 3 2.4M82 49m2.5 0a2.5 2.5 0 1 0 -3 2.4', '#c0604f', 1.1) + each([48, 54, 60, 66, 72], x => disc(x, 66, 2, '#fffaf0')) +
    fill('M42 68H78V76H42Z', '#c97a6c') + put(60, 20, .8, crown()) +
    line('M18 74Q16 62 22 54M18 66L12 60M20 60L26 58M102 74Q104 62 98 54M102 66L108 60M100 60L94 58', '#e0697a', 3),
  'moon over calm water': () => put(60, 22, 1.15, sun('#fff6dc')) + fill('M0 44L20 33L40 42L64 34L90 42L120 31V48H0Z', '#2d4a70') + fill('M0 45H120V80H0Z', '#1d5481') +
    fill('M0 56H120V80H0Z', '#174670') + fill('M50 46H70L68 50H74L66 55H72L64 60H69L62 66H58L52 60H57L48 55H55L47 50H53Z', '#fff3c9', 'opacity=".85"') +
    line('M12 52h20M86 50h22M18 64h16M84 62h24M34 73h16M76 73h14', '#a9d0e8', 1.2, 'opacity=".6"') + put(96, 58, .4, sailboat()),
  'koi in a ring': () => line('M60 6A34 34 0 1 1 59.9 6', '#8fd6e0', 1.4, 'opacity=".5"') + line('M60 16A24 24 0 1 1 59.9 16', '#8fd6e0', 1, 'opacity=".35"') +
    put(56, 27, 1.15, koi(), 12) + put(64, 53, 1.15, koi('#fff4e2', '#f08a3c'), 192) +
    each([['#3b9bd9', 0], ['#e8674a', 90], ['#f3c66a', 180], ['#6fbf6a', 270]], ([c, a]) => put(60, 40, 1, fill('M0 0Q-4.5 -5 0 -10Q4.5 -5 0 0Z', c), a)) +
    disc(60, 40, 2.2, '#fff8d8') + put(14, 66, 1.1, lilypad()) + put(106, 18, 1, lilypad('#4c8c53')) + put(15, 65, .7, lotus()),
  'undertow': () => fill('M0 0H120V26H0Z', '#bfe3ea') + put(98, 10, .6, sun()) + put(34, 19, .8, breaker('#3b93c2')) + wave(27, '#2a7fae', 2, 3, .7) +
    fill('M0 42H120V80H0Z', '#1c5c8a') + fill('M0 58H120V80H0Z', '#143f68') + fill('M120 36Q98 48 84 64T50 80H120Z', '#c9a46a') +
    fill('M120 50Q102 60 92 72T78 80H120Z', '#a9834e') +
    spiral(84, 4, 30, 62, .3, .7, 4.5, '#8fd6e8') + spiral(90, 0, 40, 78, .27, .85, 5.5, '#5fb4d2') + spiral(84, 8, 46, 84, .24, 1, 3.5, '#a9e2ef') +
    spiral(22, 56, 1, 13, 1.4, -1.3, 2.2, '#a9e2ef', .8) + put(62, 52, 1, fill('M0 -9L2.5 -3L9 -2.5L4 2L6 8.5L0 5L-6 8.5L-4 2L-9 -2.5L-2.5 -3Z', '#f0875a'), 20) +
    put(46, 72, .62, fish('#f3c66a'), -16) + each([[100, 60], [106, 58], [112, 56]], ([x, y]) => line(`M${x} ${y}q-10 -3 -14 -10`, '#4c8c6a', 2.2)),
  'turtle on the currents': () => each([[14, '#8fd6e0', 5], [26, '#c5eef2', 3], [58, '#8fd6e0', 4], [69, '#5fb9cf', 6]], ([y, c, w]) => line(`M-4 ${y + 6}C22 ${y - 12} 42 ${y + 14} 66 ${y + 2}S104 ${y - 10} 126 ${y}`, c, w, 'opacity=".75"')) +
    put(60, 40, 1.15, turtle(), -12) + put(22, 26, .5, fish(), -10) + put(98, 60, .55, fish('#fff1d0'), -10) + put(20, 62, .45, fish('#f7cf6a'), 6) +
    put(102, 22, .4, fish(), 0),
  'lake with its mountains': () => lakePeaks + fill('M0 44H120V80H0Z', '#2f7ea8') + mirrorY(44, lakePeaks, .45) + line('M-2 44.5H122', '#eaf7f5', 1, 'opacity=".8"') +
    shimmer(58, '#fff', .45) + put(104, 82, .6, bulrush()) + put(112, 84, .7, bulrush()) + put(97, 84, .5, bulrush()),
  'heron among reeds': () => hills(34, 3, '#7fb58a') + fill('M0 40H120V80H0Z', '#3b93ac') + fill('M0 40Q40 37 60 42T120 40V46Q80 50 50 46T0 48Z', '#69a56b') +
    shimmer(54) + put(60, 40, 1.15, heron()) + oval(62, 75, 10, 1.8, 'none', 'stroke="#dff1f5" stroke-width="1"') + put(26, 70, 1, lilypad()) +
    put(92, 66, .9, lilypad('#4c8c53')) + put(92, 65, .75, lotus()) + put(14, 76, .9, bulrush()) + put(24, 80, 1.05, bulrush('#356b45')) +
    put(100, 78, .9, bulrush('#356b45')) + put(110, 80, 1.1, bulrush()),
  'great wave': () => put(100, 15, .8, sun()) + fill('M0 40Q60 34 120 40V80H0Z', '#5aa7c4') + put(50, 40, 1.5, breaker('#1f6a9c')) +
    put(100, 58, .62, fill('M-3 16L-1 -6H3L4 16Z', '#6b4738') + each([-160, -120, -80, -40, -8], a => put(1, -7, 1, fill('M0 0Q10 -6 19 2Q9 1 0 3Z', '#3f7c4c'), a))) +
    wave(72, '#174f82', 2.6) + dots([[98, 44], [104, 38], [92, 50]], 1.8, '#fff'),
};
