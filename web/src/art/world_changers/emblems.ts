/** What symbols and pieces are made of. */
import { box, disc, fill, line, oval, put } from "./strokes";
import { RED } from "./colours";

export const NOTE = "#4a3b4c"; // lines
export const MINE = "#c98a1f";
export const THEIRS = "#8a7596";
const RIM = "#d9822b";
export const KIND_COLOURS = { invite: "#3f7bbf", trigger: "#c9681c", end_of_game: "#7446a3" };
export const envelope = (x: number, y: number, s: number, paper = "#fff", fold = "#2f5f9e"): string => put(x, y, box(-8, -5.5, 16, 11, paper, 1.5, `stroke="${fold}" stroke-width=".9"`) +
  line("M-7.5 -4.8L0 1.2L7.5 -4.8", fold, 1.7), 0, s);
export const spark = (x: number, y: number, s: number, colour = "#fff"): string => put(x, y, fill("M2 -10L-7 1.5H-1.5L-3 10L7 -3H1Z", colour), 0, s);
export const star = (x: number, y: number, s: number, colour = "#fff"): string => put(x, y, fill("M0 -9.5L2.8 -3.3L9.5 -2.6L4.5 1.9L5.9 8.5L0 5.1L-5.9 8.5L-4.5 1.9L-9.5 -2.6L-2.8 -3.3Z", colour), 0, s);
export const moon = (x: number, y: number, s: number, colour = NOTE): string => put(x, y, fill("M3.5 -6.5A7 7 0 1 0 6.8 3A6 6 0 0 1 3.5 -6.5Z", colour), 0, s);
export const rocket = (x: number, y: number, s: number, colour = "#6b3f10", pane = "#f6cf69"): string => put(x, y, fill("M0 -11Q5 -6.5 5 0L8 4H3.5L2.5 8H-2.5L-3.5 4H-8L-5 0Q-5 -6.5 0 -11Z", colour) +
  disc(0, -2, 2.4, pane) + fill("M-1.8 8.8H1.8L0 12Z", "#e2652b"), 0, s);
export const hourglass = (x: number, y: number, s: number, colour = "#fff"): string => put(x, y, fill("M-6 -10H6V-7L1.5 0L6 7V10H-6V7L-1.5 0L-6 -7Z", colour), 0, s);
export const mate = (x: number, y: number, s: number, colour: string): string => put(x, y, disc(0, -3.6, 3.4, colour) + fill("M-6.5 7Q-6.5 .6 0 .6T6.5 7Z", colour), 0, s);
export const hole = (x: number, y: number, s: number): string => put(x, y, oval(0, 0, 9, 4.8, "#160d1f", `stroke="${RIM}" stroke-width="1.8"`) +
  oval(0, 0, 5, 2.2, "none", 'stroke="#8a4a5a" stroke-width=".9"'), 0, s);
export const tinyCard = (x: number, y: number, s: number, colour = "#fff8e6", turn = 0): string => put(x, y, box(-4, -5.5, 8, 11, colour, 1.5, `stroke="${NOTE}" stroke-width="1.1"`), turn, s);
export const arrow = (d: string, x: number, y: number, turn: number, colour: string = NOTE, more = ""): string => line(d, colour, 1.7, more) + put(x, y, fill("M3.6 0L-2.6 -3.4V3.4Z", colour), turn);
export const safe = (inner: string): string => fill("M12 1L21 4.5V11.5Q21 19.5 12 23Q3 19.5 3 11.5V4.5Z", "#fff3d6", 'stroke="#a9571a" stroke-width="1.8"') + inner;
export const cross = (x: number, y: number, r: number): string => line(`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`, RED, 2.4);
