/** Land and water over the whole width. */
import { beams, dark, dots } from "./light";
import { disc, each, fill, line } from "./strokes";

export const hills = (y: number, a: number, colour: string, p = 0): string => fill(`M0 ${y + p}Q20 ${y - a} 42 ${y}T84 ${y + a * .3}T120 ${y - a * .6 - p}V80H0Z`, colour);
export const wave = (y: number, colour: string, a = 2.4, shift = 0, foam = .35): string => {
  const crest = `M${shift - 10} ${y}q5 ${-2 * a} 10 0` + 't10 0'.repeat(13);
  return fill(crest + 'V80H-20Z', colour) + (foam ? line(crest, '#fff', .9, `opacity="${foam}"`) : '');
};
export const shimmer = (y: number, colour = '#fff', opacity = .55): string =>
  each([[38, 10], [60, 16], [74, 8], [48, 6], [22, 8], [92, 9]], ([x, w], i) => line(`M${x} ${y + i % 4 * 4}h${w}`, colour, 1.2, `opacity="${opacity}"`));
/** A scene over the whole field of 120 by 80: in a colour that the look names, round a spot that it names. */
export type Scenes = Record<string, (tint?: string, spot?: readonly [number, number]) => string>;

export const LAND: Scenes = {
  'hills': t => hills(58, 5, t || '#7fae62') + hills(67, 4, dark(t || '#7fae62', .18), 2),
  'low hills': t => hills(70, 3, t || '#8fae72') + hills(75, 2, dark(t || '#8fae72', .18), 1),
  'dunes': t => hills(62, 4, t || '#c9985a') + hills(69, 4, '#b07d45', 2) + line('M8 73Q26 68 44 74M64 76Q84 70 112 75', '#8f6236', 1.2, 'opacity=".5"'),
  'scorched ground': t => fill('M0 62L16 58L34 63L56 59L78 64L98 58L120 62V80H0Z', t || '#4a1e29') +
    fill('M0 72L26 68L60 73L92 68L120 72V80H0Z', dark(t || '#4a1e29', .4)),
  'open sea': t => wave(56, t || '#3a92ba', 1.8) + wave(64, dark(t || '#3a92ba', .2), 2.2, 4) + wave(72, dark(t || '#3a92ba', .38), 2.4, 1),
  'waterline': t => wave(66, t || '#2a86b8', 2.4, 2) + wave(73, dark(t || '#2a86b8', .28), 2.2, 6),
  'sunbeams': (t, [x, y] = [60, 52]) => beams(x, y, 18, t || '#fff', .2),
  'falling dust': t => dots([[28, 50], [92, 40], [88, 57], [25, 32], [98, 26], [34, 20], [20, 62]], 2.1, t || '#8a5a33', .85),
  'floating sparks': t => dots([[30, 20], [92, 22], [98, 56], [24, 58], [78, 12], [42, 68], [46, 12], [106, 38], [14, 36]], 1.8, t || '#ffb648'),
  'stars': t => dots([[12, 12], [28, 24], [104, 14], [92, 28], [18, 52], [108, 54], [44, 8], [76, 9], [8, 34], [113, 34]], 1.1, t || '#fff', .7),
  'bubbles': t => each([[22, 60, 2.4], [28, 50, 1.5], [98, 58, 2], [92, 66, 1.3], [102, 44, 1.4], [18, 44, 1.2]], ([x, y, r]) => disc(x, y, r, 'none', `stroke="${t || '#cdeef4'}" stroke-width="1" opacity=".7"`)),
};
