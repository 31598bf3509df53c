/** Small words for people: names in a row, times as one says them, numbers of things. */

import type { Seat, TableInfo } from "./types";

const WORDS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const PLACES = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
const STEPS: [number, string][] = [[60, "minute"], [60, "hour"], [24, "day"], [7, "week"], [Infinity, ""]];

/** Ada, Bo and Cy. */
export function listed(names: string[], joint = "and"): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${joint} ${names.at(-1) ?? ""}`;
}

export const number = (count: number): string => WORDS[count] ?? String(count);
export const several = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
export const place = (nth: number): string => PLACES[nth] ?? `${nth}th`;
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** How long ago a moment is: "just now", "5 minutes", "2 days". */
export function ago(moment: string, now = Date.now()): string {
  let span = Math.max(0, (now - Date.parse(moment)) / 1000);
  let unit = "";
  for (const [size, next] of STEPS) {
    if (span < size || !next) {
      break;
    }
    span /= size;
    unit = next;
  }
  return unit ? several(Math.floor(span), unit) : "just now";
}

/** What a table wants of me. */
export function asked(table: TableInfo): string {
  if (table.brings && table.mine.some((seat) => !table.seats[seat]?.deck)) {
    return "Choose your deck";
  }
  const device = table.awaited.some((seat) => table.mine.includes(seat));
  return table.prompt || (device ? "The deal waits for this device" : table.status === "lobby" ? "Everybody is here. Are you ready?" : "Your turn");
}

export const others = (table: TableInfo): Seat[] => table.seats.filter((seat) => !seat.mine && seat.kind !== "open");

/** Who plays besides me: "with Ada and Sable", "alone". */
export function company(table: TableInfo): string {
  const names = others(table).map((seat) => seat.name);
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const all = open ? [...names, open === 1 ? "an open seat" : `${number(open)} open seats`] : names;
  return all.length ? `with ${listed(all)}` : "alone";
}

/** Who took how many hints, "" if nobody took any. */
export function hintsTaken(table: TableInfo): string {
  const some = table.seats.filter((seat) => seat.hints > 0).map((seat) => `${seat.name} took ${several(seat.hints, "hint")}`);
  return some.length ? `${listed(some)}.` : "";
}

/** What a table says of hints. */
export function hintRule(table: TableInfo): string {
  return table.hints_most === 0 ? "No hints are given at this table." : table.hints_most === null ? "Hints are free." : `Each seat may take ${several(table.hints_most, "hint")} in a game.`;
}
