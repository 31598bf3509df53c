/** Scenes of the universal cards and of the expansion, and the four sources. */
import { bolt, breaker, planet, rock, sailboat, wisp } from "./creatures";
import { hills, type Scenes, wave } from "./land";
import { beams, glow, sparkle, spiral } from "./light";
import { gate, profile, turnArrow } from "./scenery";
import { bird, cloud, crystal, flame, peak, pine, sun } from "./sprites";
import { disc, each, faint, fill, line, mirrorX, oval, put, tidy } from "./strokes";

export const WORLDS: Scenes = {
  'two faces and their echo': () => glow(60, 40, 36, '#d8c4ff', .1) +
    each([28, 37, 46, 55], (r, i) => line(`M${60 - r * .8} ${tidy(40 - r * .6)}A${r} ${r} 0 0 0 ${60 - r * .8} ${tidy(40 + r * .6)}M${60 + r * .8} ${tidy(40 - r * .6)}A${r} ${r} 0 0 1 ${60 + r * .8} ${tidy(40 + r * .6)}`, '#efe2ff', 3.2 - i * .5, `opacity="${.9 - i * .2}"`)) +
    fill(profile, '#fff1d8') + fill('M59 14C54 14 49 16 46 20Q54 24 53 36Q52 46 56 54L52 68H59Z', '#e8cba6', 'opacity=".8"') + mirrorX(60, fill(profile, '#7b56b0') +
    fill('M59 14C54 14 49 16 46 20Q54 24 53 36Q52 46 56 54L52 68H59Z', '#5a3b90', 'opacity=".9"')) + line('M42 37Q45 39 48 37.5', '#4a3566', 1.7) +
    line('M78 37Q75 39 72 37.5', '#f3e6ff', 1.7) + line('M60 8V74', '#fff', 1, 'opacity=".6"'),
  'two ghostly gates': () => fill('M0 68Q60 62 120 68V80H0Z', '#2b1c55') + glow(38, 46, 22, '#a9d8ff', .1) + glow(82, 46, 22, '#ffc9a0', .1) + gate(38, '#9fd0ff') +
    gate(82, '#ffd6a0') + put(60, 26, .8, wisp('#8fd67a')) + put(18, 34, .62, wisp('#7fc4f5')) + put(102, 34, .62, wisp('#f5916f')) + put(60, 60, .55, wisp('#f7d77a')) +
    faint(.35, put(30, 74, .9, cloud('#c9b3f0')) + put(88, 75, 1, cloud('#c9b3f0'))),
  'circle of change': () => glow(60, 40, 38, '#d8c4ff', .12) + disc(60, 40, 32, 'none', 'stroke="#e6d6ff" stroke-width="1.8"') +
    disc(60, 40, 28, 'none', 'stroke="#e6d6ff" stroke-width=".9" stroke-dasharray="2 3"') + line('M60 12L92 40L60 68L28 40Z', '#f3c66a', 1.6, 'opacity=".85"') +
    turnArrow('#fff') + put(120, 80, 1, turnArrow('#f3c66a'), 180) +
    put(60, 42, .85, crystal()) +
    each([[60, 8, '#f3c66a'], [92, 40, '#e8674a'], [60, 72, '#6fbf6a'], [28, 40, '#5aa9dd']], ([x, y, c]) => disc(x, y, 4.6, c, 'stroke="#efe2ff" stroke-width="1.4"')),
  'broken ground rising': () => fill('M46 80L34 0H86L74 80Z', '#d8b4ff', 'opacity=".22"') + fill('M53 80L48 0H72L67 80Z', '#f3e2ff', 'opacity=".3"') +
    fill('M0 58L20 54L38 60L48 56L56 68L54 80H0Z', '#3b2a5a') + fill('M120 58L102 53L84 60L72 56L65 67L67 80H120Z', '#32224f') +
    fill('M0 58L20 54L38 60L48 56L50 60L38 65L20 59L0 63ZM120 58L102 53L84 60L72 56L70 60L84 65L102 58L120 63Z', '#7fae6a') +
    fill('M56 68L60 74L65 67L67 80H54Z', '#f6d9ff') + put(60, 34, 1.7, rock('#7a6a92')) + put(33, 38, 1, rock('#6d6076'), -18) + put(88, 36, 1.15, rock('#6d6076'), 20) +
    put(44, 14, .7, rock('#8a7aa2'), 30) + put(78, 13, .75, rock('#8a7aa2'), -26) + put(24, 20, .4, rock('#8a7aa2')) + put(100, 18, .45, rock('#8a7aa2')) +
    line('M60 54V64M36 48V56M86 48V55', '#efe2ff', 1.4, 'opacity=".7"') + fill('M50 22L60 17L69 22L62 25Z', '#7fae6a'),
  'two worlds exchanged': () => line('M34 22C52 2 84 6 96 24', '#fff1d8', 3.6) + fill('M102 33L89 27L99 18Z', '#fff1d8') +
    line('M86 60C68 78 36 74 24 56', '#f3c66a', 3.6) + fill('M18 47L31 53L21 62Z', '#f3c66a') + glow(34, 42, 22, '#9fd0ff', .1) + glow(86, 38, 22, '#ffb27a', .1) +
    put(35, 42, 1.05, planet()) + put(85, 38, 1.05, planet('#d96a45', '#f3c66a')) +
    oval(85, 38, 25, 5.5, 'none', 'stroke="#ffe3b0" stroke-width="1.6" transform="rotate(-18 85 38)"'),
  'crystal drained by another': () => glow(34, 50, 30, '#8df0e2', .12) +
    each([0, .9], o => spiral(60, 40, 34, 20, .5, Math.PI * 1.98 - o * .16, 2.8 - o, o ? '#d7fff8' : '#6fe6d8', .8)) + put(88, 34, 2.15, crystal('#8a7aa8'), 10) +
    line('M84 20L90 32L84 40L91 50', '#2b1c55', 1.5) + put(33, 54, 2.15, crystal(), -8) +
    each([[74, 24], [62, 14], [50, 12], [40, 18], [32, 26], [66, 20], [46, 22]], ([x, y], i) => put(x, y, .22 + i % 3 * .08, crystal('#b5fff4'), i * 40)) +
    sparkle(30, 34, 1.1) + sparkle(48, 60, .7) + sparkle(20, 46, .6),
  'bursting world': () => beams(60, 40, 12, '#ff9ad0', .16) + glow(60, 40, 40, '#ff7ac0', .12) +
    each([[22, 26, 1.1, 60], [98, 24, 1.2, -50], [26, 62, 1, 120], [96, 62, 1.1, -120], [60, 6, .8, 4]], ([x, y, s, r]) => put(x, y, s, bolt('#ffe27a'), r)) +
    put(60, 41, 1.5, planet('#3b2a6a', '#5a4192')) + line('M60 17L55 28L63 36L54 44L60 54L57 65M63 36L74 32L83 36M54 44L44 42L37 47M60 54L70 58', '#fff', 3.4) +
    line('M60 17L55 28L63 36L54 44L60 54L57 65M63 36L74 32L83 36M54 44L44 42L37 47M60 54L70 58', '#ff9ad0', 1.2) + put(88, 44, .55, rock('#5a4192'), 20) +
    put(32, 40, .5, rock('#5a4192')) + put(72, 68, .5, rock('#4b3682')) + put(44, 14, .4, rock('#4b3682')),
  // the four sources
  'sea with a sailboat': () => put(84, 18, 1, sun()) + put(30, 16, .9, cloud('#dff1f5')) + fill('M0 40L14 32L30 38L46 30L62 40Z', '#35577f') + wave(40, '#3f97c4', 1.6) +
    put(90, 42, .5, breaker('#58aed2')) + wave(49, '#2a86b8', 2.2, 3) + put(36, 47, .62, sailboat()) + wave(58, '#1f6fa6', 2.6, 6) + wave(68, '#174f82', 2.6, 1),
  'peaks and pines': () => put(24, 16, .9, sun()) + put(84, 57, .95, peak('#5f8a7c')) + put(46, 58, .78, peak('#739c8c')) + hills(54, 4, '#6da257') +
    fill('M55 54C62 60 48 65 56 71C60 75 53 80 50 80H68C67 76 72 73 64 69C58 65 66 59 61 54Z', '#f0dfa8') + hills(68, 3, '#4c8c53') +
    fill('M53 70C58 74 52 80 50 80H68C67 76 70 74 66 70Z', '#f0dfa8') + each([9, 20, 31, 76, 87, 100, 111], (x, i) => put(x, 69 + i % 3 * 3, .66, pine())),
  'floating island': () => put(92, 18, 1, sun()) + put(22, 22, 1, cloud()) + put(72, 11, .6, cloud()) +
    put(58, 41, 1.12, fill('M-28 0C-20 -4 20 -4 28 0C22 9 14 11 11 20C8 23 5 26 1 32C-4 26 -8 24 -10 18C-18 14 -24 9 -28 0Z', '#a5805c') +
    fill('M28 0C22 9 14 11 11 20C8 23 5 26 1 32L4 8Z', '#835f45') + fill('M-28 0C-20 -8 20 -8 28 0C20 5 -20 5 -28 0Z', '#8fbf6a') + fill('M-10 -3V-13H2V-3Z', '#fff1d8') +
    fill('M-3 -3V-13H2V-3Z', '#e3d0ae') + fill('M-13 -12L-4 -22L5 -12Z', '#c96a4a')) + put(74, 39, .55, pine()) + put(80, 40, .4, pine()) + put(20, 60, 1.4, cloud()) +
    put(100, 62, 1.5, cloud()) + put(62, 78, 1.7, cloud()) + put(32, 36, .8, bird()) + put(98, 40, .6, bird()),
  'volcano': () => glow(60, 20, 30, '#ff9a3c', .14) + put(38, 12, .9, cloud('#6b2a3a')) + put(80, 9, .8, cloud('#6b2a3a')) + fill('M12 66L48 24H72L108 66Z', '#4a2230') +
    fill('M72 24L108 66H72L63 42Z', '#331725') + fill('M12 66L48 24L44 44L30 66Z', '#63303a') + fill('M48 24H72L66 31L62 27L56 33Z', '#ffcf7a') +
    fill('M57 27C63 38 50 44 58 54C62 60 53 66 55 72H70C72 62 76 58 67 50C62 42 69 36 63 27Z', '#ff8a3c') +
    fill('M59 28C64 38 54 44 61 54C65 60 58 66 60 72H66C67 64 70 60 64 51C59 43 65 36 61 28Z', '#ffe08a') +
    fill('M0 62L20 58L44 66L72 64L100 66L120 58V80H0Z', '#2a121f') +
    fill('M38 80C42 71 56 76 60 67C68 74 80 71 86 80Z', '#ff8a3c') + fill('M48 80C52 75 58 78 62 72C68 78 74 76 78 80Z', '#ffcf7a') + put(15, 73, .65, flame()) +
    put(105, 72, .7, flame()),
};
