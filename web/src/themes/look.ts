/** What a game looks like from outside: its colours, signs and cover. All that is drawn at its table is in its theme. */
import { hash } from "../art/chance";
import { SEATS, type SeatLook } from "./seats";

export interface Look {
  game: string;
  hue: number; // of the table and of what glows
  second: number; // of what stands beside it
  emblem: string; // inside of an svg of 100 by 100, drawn with currentColor
  surface: string; // the ground of the table: a CSS background
  ink: string; // what is written on the ground
  head?: string; // the ground of the head line
  seats: SeatLook[];
}

const found = import.meta.glob<{ look: Look }>("./*/outside.ts", { eager: true });
const LOOKS = new Map(Object.values(found).map(({ look }) => [look.game, look]));
const drawn = import.meta.glob<string>("./*/cover.ts", { eager: true, query: "?drawn", import: "default" });
const middles = import.meta.glob<string>("./*/middle.ts", { eager: true, query: "?drawn", import: "default" });
const made = new Map<string, Look>();

export function lookOf(game: string): Look {
  return LOOKS.get(game) ?? plain(game);
}

/** The address of the picture on a game's box, "" if nobody has drawn one. */
export function coverOf(game: string): string {
  return drawn[`./${game}/cover.ts`] ?? "";
}

/** The address of what lies in the middle of its table while it is being set, "" if nobody has drawn it. */
export function middleOf(game: string): string {
  return middles[`./${game}/middle.ts`] ?? "";
}

function plain(game: string): Look {
  let look = made.get(game);
  if (!look) {
    const hue = hash(game) % 360;
    look = {
      game,
      hue,
      second: (hue + 60) % 360,
      emblem: `<circle cx="50" cy="50" r="36" fill="none" stroke="currentColor" stroke-width="8"/><path d="M50 20L74 66H26Z" fill="currentColor"/>`,
      surface: `linear-gradient(oklch(0.3 0.05 ${hue}), oklch(0.38 0.05 ${(hue + 30) % 360}))`,
      ink: "oklch(0.95 0.02 85)",
      seats: SEATS,
    };
    made.set(game, look);
  }
  return look;
}

export function seatLook(look: Look | null, seat: number): SeatLook {
  const looks = look?.seats ?? SEATS;
  return looks[((seat % looks.length) + looks.length) % looks.length] ?? (SEATS[0] as SeatLook);
}
