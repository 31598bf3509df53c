/** Parts of the scenes that stand alone. */
import { dark, glow, light, mix, spiral } from "./light";
import { peak, pine } from "./sprites";
import { disc, each, faint, fill, line, oval, put, steps, tidy } from "./strokes";

// a whirl stands on its point and widens upwards: dust, fire
export const whirl = (low: string, high: string, shine: string): string => each(steps(13), i => {
  const t = i / 12, y = 71 - 58 * t, rx = 3.5 + 25 * t ** 1.4, x = 60 + 5 * Math.sin(i * 1.05) * (.4 + t);
  return oval(x, y, rx, 2.6 + 2.8 * t, mix(low, high, (i % 2 ? .15 : 0) + t * .8)) +
    line(`M${tidy(x - rx * .85)} ${tidy(y - 1)}Q${tidy(x - rx * .2)} ${tidy(y - 4 - 2 * t)} ${tidy(x + rx * .5)} ${tidy(y - 2 - t)}`, shine, 1 + t, 'opacity=".55"');
});
export const lick = fill('M-4 6Q9 5 12 -12Q4 -4 -4 -5Z', '#e2452b') + fill('M-4 4Q5 3 8 -6Q3 -1 -4 -2Z', '#ff9a35');
export const wheat = (x: number, y: number, s: number): string => put(x, y, s, line('M0 0Q-1 -10 1 -18', '#b98a2c', 1.5) +
  each(steps(4), i => oval(-2.4, -12 - i * 3, 1.5, 2.5, '#e9bd4c', `transform="rotate(-24 -2.4 ${-12 - i * 3})"`) +
  oval(3.2, -12 - i * 3, 1.5, 2.5, '#d6a638', `transform="rotate(24 3.2 ${-12 - i * 3})"`)) + oval(1, -24, 1.5, 3, '#e9bd4c'));
// a square sail filled by the wind, hung on a yard
export const sail = (x: number, y: number, w: number, h: number, colour = '#fff7e2'): string => fill(`M${x - w / 2} ${y}H${x + w / 2}Q${x + w * .95} ${y + h * .55} ${x + w / 2} ${y + h}Q${x} ${y + h - 3} ${x - w / 2} ${y + h}Q${x - w * .05} ${y + h * .5} ${x - w / 2} ${y}Z`, colour) +
  fill(`M${x + w * .2} ${y}H${x + w / 2}Q${x + w * .95} ${y + h * .55} ${x + w / 2} ${y + h}Q${x + w * .6} ${y + h * .5} ${x + w * .2} ${y}Z`, dark(colour, .1)) +
  line(`M${x - w / 2 - 1} ${y}H${x + w / 2 + 1}`, '#553631', 1.4);
export const canyonWalls = fill('M0 6H30L36 14L33 20L43 28L40 35L50 44H0Z', '#9c5639') + fill('M0 14H36L33 20L38 24H0ZM0 33H41L40 35L45 40H0Z', '#cf8c57') +
  fill('M0 6H14L20 44H0Z', '#7c4230', 'opacity=".35"') + fill('M120 2H92L84 14L88 21L76 29L80 36L70 44H120Z', '#8a4b36') +
    fill('M120 12H85L88 21L82 25H120ZM120 34H79L80 36L75 40H120Z', '#bd7a4e');
export const lakePeaks = put(34, 44, .62, peak('#6f9bb0')) + put(88, 44, .56, peak('#7fa9b8')) + put(62, 44, .36, peak('#92b7c2')) +
  each([8, 16, 50, 56, 112], (x, i) => put(x, 45, .3 + i % 2 * .1, pine('#2c6470')));
export const gate = (x: number, colour: string): string => faint(.9, line(`M${x - 11} 66V34A11 12 0 0 1 ${x + 11} 34V66`, colour, 5, 'opacity=".28"') +
  line(`M${x - 11} 66V34A11 12 0 0 1 ${x + 11} 34V66`, light(colour, .4), 1.8, 'stroke-dasharray="4 3"') +
  fill(`M${x - 8} 66V35A8 9 0 0 1 ${x + 8} 35V66Z`, colour, 'opacity=".22"') +
    fill(`M${x - 16} 66H${x + 16}L${x + 19} 71H${x - 19}Z`, light(colour, .2), 'opacity=".45"')) + spiral(x, 46, 1, 7, 1.6, 0, 1, '#fff', 1.3);
export const turnArrow = (colour: string): string => line('M43.3 37A17 17 0 0 1 74.6 31.4', colour, 4) + put(76, 34.6, 1, fill('M7 0L-4 -6.5V6.5Z', colour), 66);
export const profile = 'M59 14C47 13 41 22 41 31C41 35 38 39 35 43Q34.5 45 38 46L39 48.5Q37.5 50 39.5 51.5Q38.5 53.5 40 55C40 59 43 60.5 47 60Q51 60 52 68H59Z';
export const burst = (x: number, y: number, r: number): string => glow(x, y, r * 1.5, '#ffb648', .16) + fill('M' +
  steps(18).map(i => { const a = i * Math.PI / 9, q = i % 2 ? r * .58 : r; return `${tidy(x + q * Math.cos(a))} ${tidy(y + q * Math.sin(a))}`; }).join('L') +
  'Z', '#ff7a33') + disc(x, y, r * .55, '#ffb648') + disc(x, y, r * .32, '#fff3b0');
export const coal = (x: number, y: number, r: number, glowing: string): string => fill(`M${x - r} ${y}L${x - r * .5} ${y - r * .75}L${x + r * .4} ${y - r * .65}L${x + r} ${y}L${x + r * .5} ${y + r * .7}L${x - r * .5} ${y + r * .6}Z`, '#2b1620') +
  fill(`M${x - r} ${y}L${x - r * .5} ${y - r * .75}L${x + r * .4} ${y - r * .65}L${x} ${y - r * .2}Z`, '#5a2a2c') +
  line(`M${x - r * .7} ${y + r * .1}L${x - r * .1} ${y - r * .1}L${x + r * .6} ${y + r * .25}M${x - r * .1} ${y - r * .1}L${x} ${y + r * .5}`, glowing, 1.9);
