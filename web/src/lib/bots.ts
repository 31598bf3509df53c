/** Bots as the wire names them: a level, perhaps with a thinking time and a style, such as "level4+3s+bold". */

import type { Bot } from "./types";

export interface Wished {
  name: string; // of the bot
  seconds: number; // that it thinks about each answer; 0: as it is used to
  style: string; // "" for its own
}

/** Whom people are offered: those with a level. Others play by name, too. */
export const offered = (bots: Bot[]): Bot[] => bots.filter((bot) => bot.level > 0);

export function wished(spec: string): Wished {
  const [name = "", ...more] = spec.split("+");
  const time = more.find((each) => /^[\d.]+s$/.test(each));
  return { name, seconds: time ? Number.parseFloat(time) : 0, style: more.find((each) => each !== time) ?? "" };
}

export function spec({ name, seconds, style }: Wished): string {
  return [name, ...(seconds ? [`${seconds}s`] : []), ...(style ? [style] : [])].join("+");
}

/** What a bot's thinking time and style are called, "" if it has its own. */
export function manner(of: string): string {
  const { seconds, style } = wished(of);
  return [seconds ? `${seconds} s` : "", style].filter(Boolean).join(", ");
}

/** Names that this device may remember from when the levels had others: the same faces. */
const FORMER: Record<string, string> = { random: "level1", greedy: "level3", monte_carlo: "level4" };
export const present = (name: string): string => FORMER[name] ?? name;
