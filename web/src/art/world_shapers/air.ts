/** Scenes of air. */
import type { Scenes } from "./land";
import { glow, spiral } from "./light";
import { sail, whirl } from "./scenery";
import { bird, cloud, crown, eagle, flame, glider, leaf, sun } from "./sprites";
import { disc, each, fill, line, oval, put, steps } from "./strokes";

export const AIR: Scenes = {
  'cloud banks': t => put(22, 62, 1.7, cloud(t || '#fde3cc')) + put(98, 63, 1.8, cloud(t || '#fbd8c2')) + put(60, 72, 2.4, cloud('#fff6e8')) +
    put(16, 79, 1.5, cloud('#fff6e8')) + put(106, 80, 1.5, cloud('#fff6e8')),
  'dust whirl': () => oval(60, 73, 20, 4, '#9a6a3a', 'opacity=".55"') + whirl('#7d5230', '#c9985a', '#fbe8bd') + put(46, 74, .5, cloud('#d9b47a')) +
    put(74, 75, .6, cloud('#d9b47a')),
  'rising heat': t => each([[20, 22, 2.6], [38, 8, 4], [82, 8, 4], [100, 22, 2.6]], ([x, top, w]) => line(`M${x} 76q-9 -8 0 -17t0 -17t0 -17${top < 10 ? 't0 -17' : ''}`, t || '#fff0c0', w, 'opacity=".65"')) +
    each([[60, 66, 15], [60, 57, 19], [60, 48, 23]], ([x, y, r], i) => line(`M${x - r} ${y}a${r} 4 0 0 0 ${r * 2} 0`, '#fff0c0', 2.6 - i * .5, `opacity="${.8 - i * .15}"`)) +
    fill('M0 70Q30 62 60 69T120 67V80H0Z', '#7a2a2f') + line('M14 75L30 72L44 76M66 74L84 71L102 75', '#ff9a4a', 1.6),
  'gliding vulture': () => put(60, 32, 1, glider(), -14),
  'crowned eagle': () => glow(60, 40, 36, '#fff0c0', .1) + put(60, 45, 1.12, eagle()) + put(60, 28, .56, crown()),
  'jet stream': () => fill('M-4 80Q60 46 124 80Z', '#5d93a8') + fill('M14 73Q26 66 40 66Q36 72 26 73ZM62 63Q78 62 92 68Q84 72 72 69Z', '#8fbf8a') +
    each([[16, '#fff', 5], [25, '#f3c66a', 3.2], [35, '#fff', 6.5], [46, '#fbe2a0', 3.6], [55, '#fff', 4.5]], ([y, c, w]) => line(`M-6 ${y + 8}C20 ${y - 16} 42 ${y + 14} 66 ${y}S104 ${y - 14} 128 ${y - 4}`, c, w, 'opacity=".92"')) +
    each([[46, 23, 1], [58, 27, .8], [36, 28, .8], [70, 31, .65], [27, 34, .65]], ([x, y, s]) => put(x, y, s, bird('#37476b'), -10)),
  'scattered clouds': () => each([[28, 22, 1.15], [90, 17, .85], [60, 41, 1.6], [104, 46, 1], [15, 50, .85], [84, 65, 1.1], [34, 68, .8]], ([x, y, s]) => put(x, y, s, cloud())),
  'rainbow': () => each(['#c9412f', '#e7a832', '#4b8a57', '#2f7fb5'], (c, i) => line(`M${14 + i * 6.5} 74A${46 - i * 6.5} ${52 - i * 6.5} 0 0 1 ${106 - i * 6.5} 74`, c, 6.6)) +
    line('M12 74A48 54 0 0 1 84 28', '#fff', 1, 'opacity=".5"') + put(60, 58, 1, sun()) + put(19, 70, 1.35, cloud()) + put(101, 70, 1.35, cloud()),
  'bent tree': () => fill('M0 70Q40 62 76 68T120 66V80H0Z', '#66634f') + fill('M38 74Q46 68 46 60C47 50 54 44 66 40L69 44C60 49 55 54 55 62Q55 69 62 73Z', '#43322d') +
    each([[66, 34, 17, 9, -24], [82, 31, 19, 9, -14], [74, 44, 17, 8, -2], [94, 40, 16, 7, 2], [58, 42, 9, 6, -30]], ([x, y, a, b, r], i) => oval(x, y, a, b, ['#7fa04f', '#93b45b', '#6b8c46', '#86a853', '#6b8c46'][i] ?? '#86a853', `transform="rotate(${r} ${x} ${y})"`)) +
    fill('M92 24L114 22L102 29L116 33L102 36L117 43L98 44L108 50L88 48Z', '#86a853') + line('M70 31Q84 24 98 26M72 43Q86 40 100 41', '#c1d887', 1.6) +
    each([[108, 58, 20], [96, 61, -20], [112, 14, 0], [90, 68, 40]], ([x, y, r]) => put(x, y, .8, leaf('#a9c46a'), r)),
  'merchant ship': () => put(58, 57, 1.1, line('M-8 2V-47M14 2V-42M27 -6L40 -14', '#553631', 2.2) + sail(-8, -44, 17, 17) + sail(-8, -25, 22, 21, '#fbeecb') +
    sail(14, -39, 14, 15) + sail(14, -22, 18, 18, '#f3e0ac') + fill('M29 -7L39 -13Q36 -4 33 -1Z', '#f6e6bd') +
    fill('M-8 -47Q-15 -50 -21 -46Q-17 -45 -20 -42Q-14 -46 -8 -43ZM14 -42Q8 -45 3 -41Q7 -40 5 -37Q10 -40 14 -38Z', '#d2503a') +
    fill('M-27 -9H-15V-3Q0 3 16 -1L31 -7Q28 8 20 13Q0 17 -19 13Q-26 6 -27 -9Z', '#8a4b34') + fill('M-27 -9H-15V-3Q0 3 16 -1L31 -7L30 -2Q14 6 0 5T-26 -1Z', '#c07a52') +
    each([-10, -2, 6, 14], x => disc(x, 8, 1.4, '#4a2a22'))),
  'embers on the wind': () => line('M-4 62C26 62 34 46 58 46S84 30 92 22q5 -8 -2 -11q-6 -1 -6 5', '#fff3d8', 3.6, 'opacity=".85"') +
    line('M-4 70C34 72 44 58 70 56S100 44 108 34q4 -7 -2 -9q-5 0 -5 4', '#ffe2b0', 2.8, 'opacity=".8"') +
    line('M2 52C22 50 30 38 46 36S62 26 66 20', '#fff3d8', 2.2, 'opacity=".6"') +
    put(34, 79, 1.05, flame(), 34) + put(24, 80, .8, flame(), 20) + put(44, 80, .6, flame(), 46) + line('M14 80L46 76M18 76L48 80', '#4a2c28', 3.5) +
    each([[46, 62, 2.2], [50, 49, 1.8], [60, 53, 2.6], [68, 40, 2.2], [80, 46, 1.9], [86, 30, 2.6], [98, 40, 1.8], [75, 26, 1.6], [52, 34, 1.6], [102, 20, 2], [62, 64, 1.5]], ([x, y, r]) => glow(x, y, r * 2.6, '#ff8a3c', .16) +
    disc(x, y, r, '#e2452b') + disc(x, y, r * .5, '#ffe08a')),
  'cyclone': () => each(steps(4), i => spiral(60, 40, 13, 60, .62, i * Math.PI / 2, 10, '#8d95ad', .72)) +
    each(steps(4), i => spiral(60, 40, 12, 54, .6, i * Math.PI / 2 + .22, 6.5, '#d3d6da', .72)) + each(steps(4), i => spiral(60, 40, 11, 46, .55, i * Math.PI / 2 +
    .42, 3.2, '#fffaf0', .72)) +
    oval(60, 40, 15, 10.8, '#fffaf0') + oval(60, 40, 12, 8.6, '#3c6f97') + oval(60, 41, 10, 6.8, '#f7d583') + oval(60, 41.5, 5.5, 3.8, '#fffbe8'),
};
