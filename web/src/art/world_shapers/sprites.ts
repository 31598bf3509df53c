/** Small things of sky and land, drawn round 0,0 and set where a look says. */
import { dark, glow, light, mix } from "./light";
import { disc, each, fill, flip, line, put, steps, tidy } from "./strokes";

export const cloud = (colour = '#ffffff', shade = mix(colour, '#7f8fb5', .22)): string =>
  fill('M-16 7a5.5 5.5 0 0 1 0 -9.5A7 7 0 0 1 -6.5 -7.5A9 9 0 0 1 9 -7A6.5 6.5 0 0 1 16.5 -1.5A5 5 0 0 1 16 7Z', shade) +
  fill('M-17 2.5a5 5 0 0 1 1.5 -5A7 7 0 0 1 -6.5 -7.5A9 9 0 0 1 9 -7A6.5 6.5 0 0 1 16.5 -1.5Q15 2.5 9 1.5Q4 5 -3 2.5Q-9 6 -17 2.5Z', colour);
export const sun = (colour = '#fff5cf'): string => glow(0, 0, 20, '#ffedb0', .14) + disc(0, 0, 8, colour) + disc(-1.5, -1.5, 5.5, light(colour, .5));
export const peak = (colour = '#5d8577', snow = true): string => fill('M-32 0L-12 -36L-8 -38L0 -56L7 -40L12 -37L32 0Z', colour) +
  fill('M0 -56L7 -40L12 -37L32 0H6L-2 -14L4 -24L-4 -34L2 -42Z', dark(colour, .32)) + fill('M-32 0L-12 -36L-16 -18L-12 -12L-20 0Z', light(colour, .14)) +
  (snow ? fill('M0 -56L-10 -37L-6 -39L-4 -33L0 -39L4 -34L6 -40L10 -38L7 -40Z', '#fffaf0') + fill('M0 -56L7 -40L10 -38L6 -40L4 -34L1 -40Z', '#d3dfe6') : '');
export const flame = (outer = '#e0422b', middle = '#ff9a35', core = '#fff0a6'): string =>
  fill('M0 0C-13 -2 -14 -14 -6 -22C-6 -16 -2 -16 -1 -20C0 -27 -3 -30 -1 -36C6 -30 14 -18 12 -9C11 -3 6 0 0 0Z', outer) +
  fill('M0 0C-8 -1 -9 -9 -3 -15C-2 -10 1 -12 2 -22C7 -16 9 -10 8 -6C7 -2 4 0 0 0Z', middle) + fill('M1 0C-4 -1 -4 -6 1 -12C5 -7 5 -1 1 0Z', core);
export const pine = (colour = '#2f6b50'): string => fill('M-1.3 -2h2.6v6h-2.6z', '#4a3a35') + fill('M0 -24L6 -13H3L8 -6H4L10 1H-10L-4 -6H-8L-3 -13H-6Z', colour) +
  fill('M0 -24L6 -13H3L8 -6H4L10 1H2Q1 -12 0 -24Z', dark(colour, .3));
export const crystal = (colour = '#7fe9dc'): string => fill('M0 -15L6.5 -6L4.5 9H-4.5L-6.5 -6Z', colour) + fill('M0 -15L6.5 -6L4.5 9H1L1.5 -5Z', mix(colour, '#0f6f86', .62)) +
  fill('M0 -15L-6.5 -6L1.5 -5Z', light(colour, .75)) + fill('M-6.5 -6L1.5 -5L1 9H-2Z', light(colour, .25)) + line('M-3 -2L-2 5', '#fff', .9, 'opacity=".7"');
export const crown = (colour = '#f3bd4a'): string => fill('M-13 0L-15 -13L-7 -6L0 -16L7 -6L15 -13L13 0Z', colour) + fill('M0 -16L7 -6L15 -13L13 0H2Z', dark(colour, .16)) +
  fill('M-13 0H13V4H-13Z', dark(colour, .28)) + each([[-15, -13], [0, -16], [15, -13]], ([x, y]) => disc(x, y, 2, light(colour, .55))) + disc(0, 2, 1.5, '#c9412f') +
    disc(-7, 2, 1.1, '#2f7fb5') + disc(7, 2, 1.1, '#4b8a57');
const feather = (long: number, colour: string): string => fill(`M0 -3C${long * .5} -5.5 ${long * .9} -3.5 ${long} 0C${long * .9} 3 ${long * .5} 4 0 3Z`, colour);
const wing = (colour: string, tip: string): string => each(steps(8), i => put(8 - i * .4, 3 + i * 1.2, 1, feather(tidy(46 - i * 3.6), i % 2 ? tip : dark(tip, .1)), -38 + i * 14)) +
  fill('M2 -4C14 -14 26 -20 36 -22C34 -10 26 2 14 8C8 10 4 8 2 6Z', colour) + line('M10 2Q20 -2 29 -12M9 6Q18 3 24 -4', dark(colour, .2), 1, 'opacity=".6"');
export const eagle = (body = '#b98a45', pale = '#fbf0d2', tip = '#e6c98c'): string =>
  each([-24, -8, 8, 24], turn => put(0, 12, 1, feather(19, dark(tip, .12)), 90 + turn)) + wing(body, tip) + flip(wing(body, tip)) +
  fill('M-8 -2C-10 8 -6 16 0 20C6 16 10 8 8 -2Q0 -8 -8 -2Z', body) +
    each([[-3, 4], [3, 4], [0, 9], [-3, 13], [3, 13]], ([x, y]) => line(`M${x - 2} ${y}q2 2.5 4 0`, light(body, .4), 1)) +
  fill('M-7 -2C-8 -12 -4 -15 0 -15S8 -12 7 -2Q4 2 0 1T-7 -2Z', pale) + fill('M-2.5 -6Q0 -8 2.5 -6Q2.5 -1 0 2.5Q-2.5 -1 -2.5 -6Z', '#e69a2c') +
    line('M-6 -10L-2 -8.5M6 -10L2 -8.5', '#5a3c28', 1.3) + disc(-3.4, -7.4, 1.2, '#2b1f33') + disc(3.4, -7.4, 1.2, '#2b1f33');
// a broad-winged bird seen from below
export const glider = (colour = '#33202f'): string => { const half = fill('M-1 -9Q5 -9 6 -4Q20 -12 34 -10L44 -13L40 -8L47 -8L41 -4L47 -2L40 0L44 4L36 3Q22 3 8 8Q5 16 9 23L-1 21Z', colour) +
  line('M10 -2Q22 -6 32 -5', light(colour, .25), 1.4);
  return half + flip(half) + fill('M-4 -8Q0 -15 4 -8Q4 -4 0 -3Q-4 -4 -4 -8Z', '#f6ead0') + fill('M-1.5 -12L0 -16L1.5 -12Z', '#e69a2c') +
    line('M-5 16Q0 19 5 16', '#f6ead0', 1.2, 'opacity=".7"'); };
export const bird = (colour = '#4b3d45'): string => fill('M0 1.5C-3 -4 -8 -5 -12 -2.5C-8 -3 -4 -1 -1.5 4Q0 6 1.5 4C4 -1 8 -3 12 -2.5C8 -5 3 -4 0 1.5Z', colour);
export const leaf = (colour = '#8fae5a'): string => fill('M-5 0Q0 -4.5 5 0Q0 4.5 -5 0Z', colour) + line('M-5 0H4', dark(colour, .25), .6);
export const gust = (colour = '#ffffff'): string => line('M-30 4H14q9 0 9 -7t-7 -6q-5 0 -5 4', colour, 3.2) + line('M-22 11H22q7 0 7 5t-5 5', colour, 2.4, 'opacity=".8"');
