/** The symbols by name: elements, kinds of effects, words of the formulas, steps and places. */
import { arrow, cardShape, element, ELEMENTS, HAND, INK, rival, rowRing, smallBolt, smallCrown, smallCrystal, socket } from "./signs";
import { disc, each, fill, line, put } from "./strokes";

const EXCHANGE = line("M2 5h9M8.6 2l3 3-3 3M14 11H5M7.4 8l-3 3 3 3", "#5b3f93", 1.7);

export const SYMBOLS: Record<string, () => string> = {
  water: () => element('water'),
  earth: () => element('earth'),
  air: () => element('air'),
  fire: () => element('fire'),
  universal: () => element('universal'),
  // kinds of effects
  points: () => fill('M8 1l2 4.8 5 .4-3.9 3.2 1.3 5L8 11.6l-4.4 2.8 1.3-5L1 6.2l5-.4Z', '#d2952c'),
  scoring: () => line('M4.5 2C1 6 2 12 7.5 14.5M11.5 2C15 6 14 12 8.5 14.5', '#4b7a3c', 2) +
    fill('M8 3.6l1.2 2.6 2.6.3-2 1.9.6 2.7L8 9.8l-2.4 1.3.6-2.7-2-1.9 2.6-.3Z', '#c98a1f'),
  instant: () => smallBolt,
  special: () => fill('M8 1L15 8L8 15L1 8Z', '#7b56b0', 'stroke="#38215e" stroke-width=".8"') + disc(8, 8, 2.6, '#f3e6ff'),
  // words of the formulas
  crown: () => smallCrown, most: () => smallCrown, rival: () => rival, crystal: () => smallCrystal, socket: () => socket,
  row_complete: () => rowRing([true, true, true, true]),
  row_incomplete: () => rowRing([true, false, true, false]),
  set: () => each([[4.5, 4.5, 'water'], [11.5, 4.5, 'earth'], [4.5, 11.5, 'air'], [11.5, 11.5, 'fire']], ([x, y, e]) => disc(x, y, 3.1, ELEMENTS[e].colour)),
  fewer: () => line('M12 2.5L4 8L12 13.5', INK, 2),
  times: () => line('M4 4L12 12M12 4L4 12', INK, 2),
  copy_scoring: () => fill('M1.5 8C4 3.6 12 3.6 14.5 8C12 12.4 4 12.4 1.5 8Z', '#fff8e6', 'stroke="#5b3f93" stroke-width="1.3"') + disc(8, 8, 2.6, '#5b3f93') +
    disc(8.9, 7.1, .8, '#fff'),
  virtual_sources: () => line('M1.8 14.5V6a2.8 2.8 0 0 1 5.6 0V14.5ZM8.6 14.5V6a2.8 2.8 0 0 1 5.6 0V14.5Z', '#5b3f93', 1.2, 'stroke-dasharray="2 1.5"'),
  double_turn: () => cardShape(1.5, 4.5, '#fff8e6', 8, 10.5) + cardShape(6, 1, '#f3c66a', 8, 10.5),
  gain_crystals: () => put(-2, -1, .82, smallCrystal) + arrow('M12.5 3.5V12', 'M12.5 15.5L9.5 11H15.5Z', '#12707c'),
  move_to_bottom: () => cardShape(2, 1, '#fff8e6', 7, 5) + cardShape(2, 9.5, '#f3c66a', 7, 5) + arrow('M12.5 3V10', 'M12.5 14.5L9.8 10H15.2Z'),
  move_theirs_to_bottom: () => put(0, 0, .5, rival) + cardShape(2, 9.5, '#f3c66a', 7, 5) + arrow('M12.5 2V10', 'M12.5 14.5L9.8 10H15.2Z'),
  swap_with_pool: () => EXCHANGE,
  trade_same_column: () => cardShape(.8, 3.7, '#fff8e6', 5, 8.5) + cardShape(10.2, 3.7, '#f3c66a', 5, 8.5) +
    line('M4 2.2Q8 -.4 11.5 2M12 13.9Q8 16.4 4.5 14', '#5b3f93', 1.3) + fill('M13.2 3.3L9.9 3L12 .4ZM2.8 12.7L6.1 13L4 15.6Z', '#5b3f93'),
  remove_enhancement: () => smallCrystal + line('M2 14L14 2', '#b3261e', 2.2),
  overload: () => disc(8, 8, 6.5, '#3b2a6a', 'stroke="#ff7ac0" stroke-width="1"') + fill('M9 1.5L4.5 8.8H7.5L6 14.5L11.8 6.8H8.6L10.6 1.5Z', '#ffe27a'),
  vicinity: () => each([[.5, '#8b7c74'], [5.7, '#7b56b0'], [10.9, '#8b7c74']], ([x, c]) => `<rect x="${x}" y="4" width="4.6" height="8" rx="1.2" fill="${c}"/>`),
  unreachable: () => line('M2 14L14 2', '#b3261e', 2.6),
  wrap: () => arrow('M4 12.5H10A4 4 0 0 0 10 4.5H5', 'M1 4.5L6 1V8Z', INK),
  // steps and places
  pick: () => fill('M5 15Q2 10 3.5 8.5L5 9.5V3.5a1.2 1.2 0 0 1 2.4 0V7q4.6-.4 5.6 2t-1 6Z', HAND),
  pool: () => each([1, 5.5, 10], (x, i) => cardShape(x, 4, ['#d3e9f4', '#fbedc6', '#fbdccb'][i] ?? '#fbedc6', 4.6, 8)),
  exchange: () => EXCHANGE,
  discard: () => cardShape(3.5, 1.5, '#8b7c74', 9, 9) + arrow('M8 8V12', 'M8 15.5L5 11.5H11Z', INK),
  pass_on: () => arrow('M14 8H6', 'M1.5 8L7 3.5V12.5Z', HAND),
  hourglass: () => line('M4 1.5h8M4 14.5h8M5 2c0 4 6 5 6 12M11 2c0 4-6 5-6 12', HAND, 1.5),
  eye: () => line('M1.5 8C4 3.6 12 3.6 14.5 8C12 12.4 4 12.4 1.5 8Z', HAND, 1.5) + disc(8, 8, 2.2, HAND),
  lead: () => line('M4 15V1.5M4 2h8l-2 3 2 3H4', HAND, 1.5),
  supply: () => put(0, 3, .7, smallCrystal) + put(5, 3, .7, smallCrystal) + put(2.5, -.5, .8, smallCrystal),
};
