/** The pieces by name, 40 by 40. */
import { bolt } from "./creatures";
import { dark, light } from "./light";
import { element, type Element, ELEMENTS, socket } from "./signs";
import { crystal } from "./sprites";
import { disc, each, faint, fill, oval, put } from "./strokes";

const SIGNS: Record<string, (colour: string) => string> = {
  disc: c => disc(20, 20, 7, '#2b1c33') + disc(18, 18, 2, light(c, .5)),
  moon: () => fill('M25 10A11 11 0 1 0 30 26A9.5 9.5 0 0 1 25 10Z', '#2b1c33'),
  star: () => fill('M20 8L23.4 16.4L32 17L25.4 22.6L27.6 31L20 26.2L12.4 31L14.6 22.6L8 17L16.6 16.4Z', '#2b1c33'),
  cross: () => fill('M16 9H24V16H31V24H24V31H16V24H9V16H16Z', '#2b1c33'),
};
const signOf = (name: string) => (colour = '#f0a9b8'): string => disc(20, 21.5, 17, '#00000055') + disc(20, 20, 17, dark(colour, .3)) + disc(20, 20, 15, colour) + (SIGNS[name]?.(colour) ?? '');
const back = (colour: string): string => `<rect x="7" y="1" width="26" height="38" rx="3.5" fill="${colour}"/><rect x="9" y="3" width="22" height="34" rx="2.5" fill="none" stroke="#e7cf94" stroke-width="1"/>` +
  disc(20, 20, 7.5, 'none', 'stroke="#e7cf94" stroke-width=".9"') +
    each([['water', 20, 10], ['earth', 29, 20], ['air', 20, 30], ['fire', 11, 20]], ([e, x, y]) => put(x - 3, y - 3, .38, element(e, light(ELEMENTS[e].colour, .25)))) +
    put(20, 21, .42, crystal());
const NAMES: readonly Element[] = ['water', 'earth', 'air', 'fire', 'universal'];
/** A card that scores for its neighbour: the neighbour's element, and an arrow into the card. */
const neighbour = (name: Element): string => disc(17, 20, 14, '#fff8e6') + disc(17, 20, 12, ELEMENTS[name].colour) + put(8.5, 11.5, 1.05, element(name, '#fff')) + fill('M31 14L39 20L31 26Z', '#fff8e6');
export const PIECES: Record<string, (colour?: string) => string> = {
  crystal: c => oval(20, 34, 9, 2.5, '#00000044') + put(20, 23, 1.25, crystal(c || '#7fe9dc')),
  crystal_spent: () => faint(.45, put(20, 23, 1.25, crystal('#8a94a8'))),
  crystals: c => oval(20, 35, 15, 3, '#00000044') + put(12, 25, .9, crystal(c || '#6bdccf'), -14) + put(28, 25, .9, crystal(c || '#6bdccf'), 14) +
    put(20, 22, 1.15, crystal(c || '#8df0e2')),
  socket: () => put(6, 4, 1.75, socket),
  card_back: c => back(c || '#3d3184'),
  deck: c => put(3, 2, 1, back('#221a4d')) + put(1.5, 1, 1, back('#2e2566')) + put(0, 0, 1, back(c || '#3d3184')),
  sign_disc: signOf('disc'),
  sign_moon: signOf('moon'),
  sign_star: signOf('star'),
  sign_cross: signOf('cross'),
  universal_mark: () => disc(20, 20, 15, '#efe2ff') + disc(20, 20, 13, ELEMENTS.universal.colour) + put(10, 10, 1.25, element('universal', '#fff')),
  neighbour: () => disc(17, 20, 14, '#fff8e6') + disc(17, 20, 12, '#8b7c74') + fill('M31 14L39 20L31 26Z', '#fff8e6'),
  ...Object.fromEntries(NAMES.map((name) => [`neighbour_${name}`, () => neighbour(name)])),
  overload: () => disc(20, 20, 16, '#3b2a6a', 'stroke="#ff7ac0" stroke-width="2"') + put(20, 20, .95, bolt()),
};
