/** Symbols are 16 by 16, for formulas, pills and buttons: their parts, and the colour, paper and ink of the elements. */
import { disc, each, fill, line } from "./strokes";

export type Element = "water" | "earth" | "air" | "fire" | "universal";

export const ELEMENTS: Record<Element, { colour: string; paper: string; ink: string }> = {
  water: { colour: '#2f7fb5', paper: '#d3e9f4', ink: '#123f63' }, earth: { colour: '#4b8a57', paper: '#dcebd2', ink: '#1f4630' },
  air: { colour: '#c99327', paper: '#fbedc6', ink: '#5b3f0c' }, fire: { colour: '#c9412f', paper: '#fbdccb', ink: '#5f1717' },
  universal: { colour: '#7b56b0', paper: '#e9dcf7', ink: '#38215e' },
};
export const INK = '#5b4a56';
export const HAND = '#fff8e6';
const ELEMENT_SHAPES: Record<Element, (colour: string) => string> = {
  water: c => fill('M8 1C11 5.4 13 8 13 10.4A5 5 0 0 1 3 10.4C3 8 5 5.4 8 1Z', c),
  earth: c => fill('M1 14L6.2 4L9 9L10.6 6.4L15 14Z', c),
  air: c => line('M1 6.4h8.2a2 2 0 1 0-2-2.2M1 9.6h11a2.2 2.2 0 1 1-2.2 2.4M1 12.8h5', c, 1.9),
  fire: c => fill('M8.6 1C9 4 12.8 6 12.8 10A4.8 4.8 0 0 1 3.2 10C3.2 7.6 4.8 6.4 5.2 4.6C6.4 5.4 6.8 6.2 6.8 7.2C8.4 5.6 8.8 3.4 8.6 1Z', c),
  universal: c => fill('M8 1L10 6L15 8L10 10L8 15L6 10L1 8L6 6Z', c),
};
export const element = (name: Element, colour = ELEMENTS[name].colour): string => ELEMENT_SHAPES[name](colour);
export const smallCrystal = fill('M8 .5L13 5.4 11 15.5H5L3 5.4Z', '#7fe9dc', 'stroke="#12707c" stroke-width="1"') + fill('M8 .5L13 5.4 11 15.5 8.8 6Z', '#2aa5b4') +
  fill('M8 .5L3 5.4 8.8 6Z', '#effffb');
export const socket = fill('M8 1L13 5.6 11 15H5L3 5.6Z', '#00000030', `stroke="${HAND}" stroke-width="1.3" stroke-dasharray="2 1.6"`);
export const smallCrown = fill('M2 13L1 4l4 3 3-5 3 5 4-3-1 9Z', '#d2952c', 'stroke="#7d5312" stroke-width=".8"');
export const smallBolt = fill('M9.5 1L3 9h4l-1 6 7-8.4H8.6Z', '#e07b1f', 'stroke="#7d3f0c" stroke-width=".7"');
export const rival = disc(8, 4.6, 3.4, INK) + fill('M1.6 15C2 9.6 5 9 8 9s6 .6 6.4 6Z', INK);
export const cardShape = (x: number, y: number, colour: string, w = 6, h = 8.5): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.2" fill="${colour}" stroke="${INK}" stroke-width="1.1"/>`;
export const arrow = (d: string, head: string, colour = '#5b3f93'): string => line(d, colour, 1.7) + fill(head, colour);
// a row of four places as a ring of four quarters
const QUARTERS: readonly (readonly [string, Element])[] = [['M8 8L1.5 8A6.5 6.5 0 0 1 8 1.5Z', 'water'], ['M8 8L8 1.5A6.5 6.5 0 0 1 14.5 8Z', 'earth'], ['M8 8L14.5 8A6.5 6.5 0 0 1 8 14.5Z', 'air'], ['M8 8L8 14.5A6.5 6.5 0 0 1 1.5 8Z', 'fire']];
export const rowRing = (filled: readonly boolean[]): string => each(QUARTERS, ([d, name], i) => fill(d, filled[i] ? ELEMENTS[name].colour : 'none', 'stroke="#6b5b4e" stroke-width=".9"'));
