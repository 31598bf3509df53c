/** Colour and light. A sky has three stops, from the top down. */
import { around, disc, each, faint, fill, put, steps, tidy } from "./strokes";

export type Stops = readonly [string, string, string];

export const SKIES: Record<string, Stops> & { blue: Stops; mystic: Stops } = {
  dawn: ['#e58b7d', '#f9c481', '#fff0c6'], golden: ['#f0bd5c', '#fadf9f', '#fff6dc'], dusty: ['#d3a45c', '#edcf8e', '#fbeecb'],
  stormy: ['#3f4766', '#7f7f90', '#e0c990'], blue: ['#6fadc8', '#bcdcd9', '#f8ecc2'], clear: ['#3f93c9', '#8cc6df', '#fdeebb'],
  green: ['#8fbd9f', '#cfdfae', '#f6edc4'], cave: ['#12282a', '#28504a', '#4b7a60'], evening: ['#cf8852', '#eec684', '#f8e9c0'],
  burning: ['#331129', '#9c2c3a', '#f1893b'], ember: ['#1a0c1a', '#471823', '#a13a2b'], furnace: ['#541731', '#cf4b39', '#ffca74'],
  sea: ['#74b9d9', '#bbe1e6', '#f5f4da'], deep: ['#0f3859', '#1d6a95', '#58b1c2'], moonlit: ['#1c2d57', '#416797', '#a7ced7'],
  dusk: ['#43325e', '#b85c58', '#f7c57e'], rainy: ['#50708d', '#86a8b8', '#cfe0dc'], mystic: ['#1d153f', '#55398d', '#b386cf'], charged: ['#160d30', '#5b1f6b', '#d0497c'],
};
const bytes = (colour: string): number[] => [1, 3, 5].map(i => parseInt(colour.slice(i, i + 2), 16));
export const mix = (a: string, b: string, t: number): string => '#' + bytes(a).map((v, i) => Math.round(v + ((bytes(b)[i] ?? v) - v) * t).toString(16).padStart(2, '0')).join('');
export const light = (colour: string, t = .3): string => mix(colour, '#ffffff', t);
export const dark = (colour: string, t = .3): string => mix(colour, '#20142c', t);
const between = ([a, b, c]: Stops, t: number): string => t < .55 ? mix(a, b, t / .55) : mix(b, c, (t - .55) / .45);
// a sky is laid in bowed bands, as if with a broad brush
export const sky = (stops: Stops): string => fill('M0 0H120V80H0Z', stops[0]) +
  each(steps(25), i => { const y = tidy((i + 1) * 80 / 26); return fill(`M0 ${y}q60 -6 120 0V80H0Z`, between(stops, (i + 1) / 25)); });
export const glow = (x: number, y: number, r: number, colour = '#ffe6a0', strength = .16): string =>
  each([1, .9, .8, .71, .62, .53, .45, .37, .3], k => disc(x, y, r * k, colour, `opacity="${tidy(strength * 65) / 100}"`));
export const beams = (x: number, y: number, n: number, colour = '#fff', opacity = .2): string =>
  faint(opacity, around(n, x, y, 130, (_x, _y, turn) => put(x, y, 1, fill('M0 0L130 -5V5Z', colour), turn)));
export const sparkle = (x: number, y: number, s: number, colour = '#fff'): string => put(x, y, s, fill('M0 -6Q.8 -.8 6 0Q.8 .8 0 6Q-.8 .8 -6 0Q-.8 -.8 0 -6Z', colour));
export const dots = (spots: readonly (readonly [number, number])[], r: number, colour: string, opacity = 1): string => faint(opacity, each(spots, ([x, y], i) => disc(x, y, r * (1 - i % 3 * .25), colour)));
// a tapering spiral: cloud arms, whirls, streams of light
export const spiral = (x: number, y: number, from: number, to: number, turns: number, start: number, thick: number, colour: string, squash = 1): string => {
  const edge = (side: number): string[] => steps(25).map(i => {
    const t = i / 24, a = start + turns * 2 * Math.PI * t, r = from + (to - from) * t + side * thick * Math.sin(Math.PI * t) ** .7;
    return `${tidy(x + r * Math.cos(a))} ${tidy(y + r * squash * Math.sin(a))}`;
  });
  return fill('M' + [...edge(1), ...edge(-1).reverse()].join('L') + 'Z', colour);
};
