/** Scenes of earth. */
import { ammonite, rock, sprout } from "./creatures";
import { hills, type Scenes, shimmer, wave } from "./land";
import { glow, sparkle } from "./light";
import { canyonWalls, wheat } from "./scenery";
import { cloud, crystal, peak, pine, sun } from "./sprites";
import { disc, each, faint, fill, line, mirrorY, oval, put, steps } from "./strokes";

export const EARTH: Scenes = {
  'twin peaks': () => hills(60, 8, '#9dbf9c') + put(39, 73, 1.15, peak('#6a9383')) + put(81, 73, 1.15, peak('#648c7e')) + hills(71, 3, '#5c9a58') +
    each([10, 22, 58, 66, 98, 110], (x, i) => put(x, 75 - i % 2 * 3, .52, pine())),
  'young volcano': () => glow(84, 18, 20, '#ff9a3c', .14) + fill('M44 60L74 22H94L120 58V60Z', '#6d4a45') + fill('M94 22L120 58V60H92L86 40Z', '#4c3439') +
    fill('M74 22H94L90 30L86 25L82 36L79 26L77 30Z', '#ff8a3c') + line('M84 20Q80 12 85 6', '#b88b7c', 4, 'opacity=".5"'),
  'dark soil with sprouts': () => hills(57, 3, '#5a3c33') + hills(64, 2, '#3f2b2b', 1) + line('M6 71Q30 66 54 71T112 69M14 77Q44 73 70 77', '#5a3c33', 1.6) +
    each([[28, 68, 1.25], [54, 72, 1.6], [82, 69, 1.3]], ([x, y, s]) => put(x, y, s, sprout())),
  'river delta': () => fill('M0 22H120V80H0Z', '#9cc56f') + fill('M0 22Q28 13 60 20T120 17V30Q60 22 0 32Z', '#6f9f72') +
    fill('M64 19C56 23 72 27 60 33C54 38 60 40 54 44C40 52 16 52 -4 62V84H124V60C104 52 80 52 68 44C64 40 72 38 70 33C76 27 64 23 69 19Z', '#3b93c2') +
    line('M66 20C60 24 74 28 65 34C60 39 64 41 61 46', '#c9e9f4', 1.4) +
    each([['M54 50Q36 52 20 66Q40 66 54 50Z', 0], ['M61 50Q52 60 50 74Q62 66 61 50Z', 1], ['M66 50Q66 62 76 74Q78 60 66 50Z', 0], ['M71 49Q84 50 102 64Q82 66 71 49Z', 1], ['M38 67Q28 68 18 76Q34 78 42 68Z', 1], ['M86 66Q92 76 106 76Q100 68 86 66Z', 0]], ([d, k]) => fill(d, k ? '#8fbb62' : '#a9cf78', 'stroke="#e9dca6" stroke-width="1.2"')) +
    wave(76, '#2a78ad', 1.4, 2, .6) +
    each([[38, 60, .34], [55, 62, .3], [71, 60, .34], [86, 57, .34], [20, 46, .5], [100, 44, .5], [30, 42, .4], [88, 40, .4]], ([x, y, k]) => put(x, y, k, pine('#3f7c4c'))),
  'mountain pass': () => put(60, 34, 1, sun()) + fill('M0 12L20 4L38 28L50 52L46 80H0Z', '#557a69') + fill('M20 4L38 28L50 52L36 58L28 36Z', '#7fa48c') +
    fill('M0 12L20 4L25 15L19 13L14 19L8 15L0 20Z', '#fffaf0') + fill('M120 8L102 2L84 28L70 50L76 80H120Z', '#43665b') +
    fill('M102 2L84 28L70 50L88 56L94 32Z', '#6a9180') +
    fill('M120 8L102 2L95 12L101 11L105 17L112 14L120 18Z', '#fffaf0') +
    fill('M0 62L30 56L48 70L46 80H0ZM120 60L90 56L73 68L76 80H120Z', '#365549') +
    fill('M57 50C66 54 52 59 60 65C67 71 55 75 52 80H74C71 75 77 70 69 63C64 58 69 54 63 50Z', '#f3e0ac') +
    each([[80, 64], [40, 66]], ([x, y]) => oval(x, y, 4, 2, '#8b8577') + oval(x, y - 3, 3, 1.7, '#a39c8c') + oval(x, y - 5.5, 1.9, 1.3, '#b8b1a0')),
  'crown of bedrock': () => fill('M0 64L22 60L98 60L120 64V80H0Z', '#4d6b4f') + glow(60, 40, 34, '#ffe6a0', .09) +
    fill('M22 66L16 22L28 36L36 14L46 34L60 6L74 34L84 14L92 36L104 22L98 66Q60 76 22 66Z', '#8a7d78') +
    fill('M60 6L74 34L84 14L92 36L104 22L98 66Q80 71 60 71.5L66 40Z', '#615763') +
    fill('M36 14L40 34L30 46L28 36ZM60 6L62 30L50 42L46 34ZM16 22L26 42L22 50Z', '#b5a79c') +
    fill('M21 54Q60 64 99 54L98 66Q60 76 22 66Z', '#4c4450') + line('M21 54Q60 64 99 54M22 65Q60 75 98 65', '#e0ab45', 2) +
    each([[36, 63], [84, 63]], ([x, y]) => put(x, y, .42, crystal('#8fd67a'))) + put(60, 67, .62, crystal('#f0b95a')) +
    line('M70 46L76 52L74 57M42 44L46 50', '#453c49', 1.3) + each([[10, 68], [110, 68], [18, 73], [102, 73]], ([x, y]) => put(x, y, .45, rock('#77706c'))),
  'layers of rock': () => each(['#d7a86a', '#b3754a', '#e4c58e', '#8a5842', '#c9955b', '#664338'], (c, i) => fill(`M0 ${24 + i * 10}Q30 ${15 + i * 10} 60 ${24 + i * 10}T120 ${19 + i * 10}V80H0Z`, c)) +
    line('M0 29Q30 20 60 29T120 24M0 59Q30 50 60 59T120 54', '#fff', 1, 'opacity=".25"') +
    each([[16, 37], [46, 36], [100, 34], [30, 66], [86, 70], [112, 62]], ([x, y]) => oval(x, y, 3.4, 1.5, '#5a3a33', 'opacity=".35"')) +
    fill('M0 24Q30 15 60 24T120 19V22Q90 18 60 27T0 27Z', '#6da257') + put(22, 18, .62, pine()) + put(34, 19, .82, pine()) + put(94, 20, .7, pine()) +
    put(66, 50, 1, ammonite()),
  'great roots': () => fill('M0 40Q60 33 120 40V80H0Z', '#6f4c3a') + fill('M0 58Q60 52 120 58V80H0Z', '#523830') + fill('M0 37Q60 30 120 37V42Q60 35 0 42Z', '#6da257') +
    fill('M56 40Q58 30 55 22H66Q62 30 65 40Z', '#6b4635') +
    line('M60 40C58 54 42 50 34 70M61 40C62 56 78 52 88 69', '#e0b482', 4.2) +
    line('M60 40C60 56 57 62 63 77M50 53C40 49 30 52 20 57M73 53C84 49 94 54 104 60M45 56C46 62 50 66 48 74M76 56C74 62 72 66 76 74', '#d3a06f', 2.8) +
    disc(60, 15, 14, '#4c8c53') + disc(45, 21, 10, '#5fa35f') + disc(76, 20, 11, '#3f7c4c') + disc(56, 10, 8, '#83c070') + disc(42, 18, 4, '#83c070') +
    each([[14, 66], [104, 72], [30, 48]], ([x, y]) => oval(x, y, 4, 2.4, '#8b6a58')),
  'vein of crystals': () => fill('M0 0H120V14L104 9L90 22L76 8L58 19L40 7L22 22L8 10L0 18Z', '#0f1f20') + glow(60, 46, 36, '#9ff5e6', .1) +
    fill('M0 80V56L18 63L38 55L60 66L84 55L104 63L120 54V80Z', '#18302c') + fill('M0 80V68L30 62L60 70L92 62L120 68V80Z', '#0f2222') +
    put(60, 48, 2.25, crystal()) + put(40, 56, 1.5, crystal('#6bdccf'), -24) + put(82, 56, 1.6, crystal('#9df3e6'), 22) + put(26, 64, .95, crystal('#6bdccf'), -38) +
    put(97, 65, 1, crystal('#6bdccf'), 36) + put(72, 64, .8, crystal('#b5fff4'), 8) + put(49, 66, .7, crystal('#9df3e6'), -10) + sparkle(64, 22, .9) +
    sparkle(92, 34, .6) +
    sparkle(30, 38, .6),
  'mirror canyon': () => put(60, 27, .9, sun()) + canyonWalls + fill('M0 44H120V80H0Z', '#8fc3c4') + fill('M0 44H120V56H0Z', '#e9cf98') + mirrorY(44, canyonWalls +
    disc(60, 27, 7, '#fff6dc'), .9) + fill('M0 44H120V80H0Z', '#2b3f78', 'opacity=".26"') + line('M-2 44H122', '#fff1c8', 1.4, 'opacity=".9"') +
    line('M30 56h14M52 70h18M74 60h12M40 76h10M84 72h10M14 66h10', '#fff', 1.2, 'opacity=".5"'),
  'fields': () => hills(33, 4, '#7fae62') + fill('M0 38H120V80H0Z', '#8fbf6a') +
    each(steps(8), i => fill(`M60 36L${-72 + i * 34} 80h17Z`, ['#e0bd52', '#5c9a58', '#c9a243', '#6fae5c'][i % 4] ?? '#c9a243')) +
    put(30, 39, 1.15, fill('M-8 0v-9l8 -6l8 6v9z', '#f4e3bb') + fill('M3 0v-12l5 4v8z', '#d9c292') + fill('M-11 -8L0 -17L11 -8L8 -7L0 -13L-8 -7Z', '#b5553c') +
    fill('M-2 0V-6H2V0Z', '#7a4a34')) + put(14, 39, .5, pine('#3f7c4c')) +
    each([[82, 44], [94, 47]], ([x, y]) => fill(`M${x - 5} ${y}Q${x - 5} ${y - 8} ${x} ${y - 8}T${x + 5} ${y}Z`, '#d9a83e')) + wheat(98, 82, 1.5) + wheat(108, 84, 1.7) +
    wheat(18, 84, 1.5) + wheat(8, 82, 1.3),
  'mangrove': () => fill('M0 54H120V80H0Z', '#3a8795') + shimmer(60) +
    line('M60 32C48 40 40 50 34 68M60 32C52 44 48 54 46 72M60 32C60 48 59 58 60 74M60 32C68 44 72 54 74 72M60 32C72 40 80 50 86 68M44 46C38 50 28 54 22 66M76 46C84 50 92 54 98 66', '#5b3d31', 3.8) +
    fill('M55 38Q57 28 54 22H67Q63 28 65 38Z', '#6b4738') +
    faint(.3, line('M34 70V76M46 74V79M74 74V79M86 70V76M22 68V73M98 68V73', '#23343a', 3)) + disc(60, 15, 15, '#3f7c4c') + disc(40, 22, 11, '#4c8c53') +
    disc(80, 21, 12, '#35704c') + disc(54, 10, 9, '#6fae4e') + disc(36, 18, 5, '#6fae4e') + disc(74, 14, 6, '#4c8c53'),
  'plateau': () => fill('M0 66L14 60H120V80H0Z', '#8aa860') + put(16, 62, .26, peak('#a99a6a', false)) +
    fill('M24 68L33 30Q35 22 42 22H90Q97 22 99 30L108 68Z', '#b06b45') +
    fill('M31 38Q62 42 101 38L103 45Q62 50 29 45ZM27 57Q62 62 106 57L107 63Q62 68 25 63Z', '#d69a62') +
    fill('M70 70L72 24H90Q97 22 99 30L108 68Z', '#6f3c30', 'opacity=".45"') + line('M46 30L44 50M58 32L57 60M84 34L86 54', '#7f4532', 1.3, 'opacity=".7"') +
    fill('M32 28Q34 17 42 19H90Q98 18 100 28Q66 34 32 28Z', '#6da257') + fill('M34 24Q38 18 44 20H90Q96 19 98 24Q66 28 34 24Z', '#86bd68') + put(50, 21, .5, pine()) +
    put(59, 22, .72, pine()) + put(84, 21, .55, pine()) + put(12, 40, .5, cloud('#fff2d2')) + put(112, 34, .6, cloud('#fff2d2')),
};
