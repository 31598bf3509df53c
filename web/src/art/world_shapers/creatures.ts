/** Small things of water and other worlds, drawn round 0,0 and set where a look says. */
import { dark, dots, glow, light } from "./light";
import { disc, fill, line, oval } from "./strokes";

export const fish = (colour = '#f3a85a'): string => fill('M-11 0L-20 -7Q-17 0 -20 7Z', dark(colour, .12)) + fill('M-14 0C-6 -9 8 -9 14 0C8 9 -6 9 -14 0Z', colour) +
  fill('M-2 -6Q4 -12 8 -5Z', dark(colour, .12)) + fill('M-13 1C-4 7 8 6 13 1C7 9 -6 9 -13 1Z', light(colour, .5)) + disc(8, -1.5, 1.7, '#22345f');
export const sailboat = (colour = '#fff7e2'): string => fill('M-18 0H18L12 9H-12Z', '#6b4336') + fill('M-18 0H18L16 3H-16Z', '#9a6249') +
  fill('M-2 -2V-30C14 -26 16 -8 12 -2Z', colour) + fill('M-4 -2V-24L-18 -2Z', dark(colour, .12));
export const sprout = (colour = '#7fc258'): string => line('M0 0Q-1 -7 0 -13', dark(colour, .2), 2.2) + fill('M0 -8C-11 -8 -11 -17 -10 -18C-2 -17 0 -13 0 -8Z', light(colour, .2)) +
  fill('M0 -9C10 -9 11 -17 10 -19C2 -18 0 -13 0 -9Z', colour);
export const bulrush = (colour = '#3f7c4c'): string => line('M0 0Q1 -20 0 -38', colour, 2) + line('M0 0Q-5 -14 -7 -26M0 0Q5 -12 8 -20', dark(colour, .1), 1.8) +
  fill('M-2.3 -44Q0 -47 2.3 -44V-33Q0 -31 -2.3 -33Z', '#7d4e2e') + line('M0 -46V-50', colour, 1.2);
export const lilypad = (colour = '#5c9a58'): string => fill('M0 0L11 -1.5A11 4 0 1 0 10 2Z', colour) + fill('M0 0L-10 1A11 4 0 0 0 10 2Z', dark(colour, .15));
export const lotus = (colour = '#f4b4c4'): string => fill('M0 0Q-9 -2 -9 -7Q-5 -7 -3 -4Q-4 -9 0 -12Q4 -9 3 -4Q5 -7 9 -7Q9 -2 0 0Z', colour) +
  fill('M0 0Q-4 -5 0 -10Q4 -5 0 0Z', light(colour, .55));
export const bolt = (colour = '#ffe27a'): string => fill('M4 -15L-7 3H-1L-5 16L9 -4H2L7 -15Z', colour);
export const rock = (colour = '#6d6076'): string => fill('M-12 4L-9 -6L1 -10L11 -5L13 4L4 10L-6 10Z', colour) + fill('M1 -10L11 -5L13 4L4 10L2 0Z', dark(colour, .3)) +
  fill('M-9 -6L1 -10L11 -5L2 0Z', light(colour, .28));
export const ammonite = (colour = '#f3e0ac'): string => disc(0, 0, 8, colour) + line('M7 2A7 7 0 1 1 4 -5A5 5 0 1 1 -3.5 2.5A3 3 0 1 1 1.5 1', '#8e5c44', 1.3) +
  fill('M4 5L12 4Q12 8 8 8Q4 8 4 5Z', colour);
export const planet = (sea = '#3b86bb', land = '#6fae4e'): string => disc(0, 0, 16, sea) +
  fill('M-14 -6C-8 -15 0 -12 2 -7C-2 -1 -8 -3 -8 5C-12 3 -16 -1 -14 -6ZM5 -12C12 -12 15 -6 15 1C10 5 6 1 8 -5ZM-4 9C2 5 8 7 7 12C3 15 -2 15 -4 9Z', land) +
  fill('M6 -15A16 16 0 0 1 -9 13A18 18 0 0 0 6 -15Z', '#0d1230', 'opacity=".28"') + line('M-12 -9A15 15 0 0 1 -2 -14.5', '#fff', 1.6, 'opacity=".6"');
export const breaker = (colour = '#2a7fb4'): string => fill('M-40 26C-22 24 -20 -6 4 -14C21 -19 32 -8 29 5C25 -5 13 -6 9 3C5 14 18 22 40 24V44H-40Z', colour) +
  fill('M-40 33C-20 28 -14 4 2 -6C-8 10 0 26 28 31L40 31V44H-40Z', light(colour, .26)) +
    line('M-30 32C-14 26 -10 8 0 0M-20 38C-6 34 -4 18 -1 10', '#d7f1f7', 1.3, 'opacity=".7"') +
  fill('M4 -14C21 -19 32 -8 29 5Q28 9 26 8Q27 4 24 5Q22 8 20 6Q22 1 17 2Q18 -3 13 -2Q14 -7 8 -6Q6 -10 -2 -8Q-3 -10 4 -14Z', '#fff') +
    dots([[33, 9], [29, 14], [36, 15]], 1.7, '#fff');
export const wisp = (colour = '#e6d6ff'): string => glow(0, 0, 10, colour, .16) + fill('M0 6Q-6 6 -6 0Q-6 -4 -2 -8Q-1 -5 1 -12Q6 -5 6 0Q6 6 0 6Z', light(colour, .25)) +
  disc(0, 1, 2.6, '#fff');
export const heron = (colour = '#dfe7ea'): string => line('M-1 12V30M4 12V30', '#c2803c', 1.4) + fill('M-12 10Q-14 0 -2 0Q10 0 12 8Q4 16 -6 14Q-12 16 -18 14Z', colour) +
  fill('M-12 10Q-8 3 4 4Q0 12 -18 14Z', '#8fa7b5') +
  line('M9 5Q14 0 9 -7Q5 -13 9 -17', colour, 3.2) + fill('M6 -18Q9 -22 13 -19L24 -16.5L12 -15Q7 -14 6 -18Z', colour) + fill('M13 -18.5L24 -16.5L13 -16Z', '#e0a23c') +
    line('M6 -19Q1 -20 -2 -17', '#3b4a5c', 1.3) + disc(10.5, -18, .8, '#22345f');
export const turtle = (colour = '#5f9a63'): string => { const skin = '#b7c96f';
  return fill('M12 -6Q20 -22 32 -20Q26 -10 18 -2Z', skin) + fill('M12 7Q16 20 26 22Q24 12 18 4Z', dark(skin, .15)) +
    fill('M-16 -6Q-20 -15 -28 -14Q-26 -6 -19 -2ZM-16 6Q-20 14 -27 13Q-25 6 -19 3Z', dark(skin, .1)) +
    oval(27, 0, 7, 5.5, skin) + disc(30, -1.5, 1.2, '#1e3430') + oval(0, 0, 22, 14, dark(colour, .28)) + oval(0, -1.2, 20, 12.4, colour) +
    fill('M-7 -6L0 -9L7 -6V4L0 7L-7 4ZM-18 -3L-10 -6V4L-17 4ZM18 -3L10 -6V4L17 4Z', light(colour, .28)) +
    line('M-7 -6L-10 -11M7 -6L10 -11M-7 4L-9 10M7 4L9 10', dark(colour, .28), 1.2); };
export const koi = (colour = '#f08a3c', patch = '#fff4e2'): string => fill('M-22 12Q-32 12 -34 22Q-26 22 -22 18Q-22 26 -16 28Q-14 20 -18 13Z', light(patch, .1), 'opacity=".95"') +
  fill('M-3 -13Q-3 -18 4 -19Q7 -15 6 -12ZM5 -2Q5 4 10 6Q12 2 11 -2Z', colour, 'opacity=".8"') +
  fill('M-22 14C-20 -4 -6 -16 12 -15C20 -14 24 -9 22 -5C19 -1 12 -2 6 -2C-6 -2 -12 6 -18 16Z', colour) +
    fill('M-16 -1C-12 -8 -7 -11 -2 -13Q0 -7 -5 -2Q-11 0 -16 -1ZM6 -15Q13 -16 16 -13Q14 -7 8 -8Z', patch) + disc(17.5, -10, 1.3, '#22253a');
