/** What is played at a table, in words: the kind of game, and whatever differs from it. */

import { meaning, SEAT } from "./draft.svelte";
import type { GameBox, Option, Preset, TableInfo } from "./types";

/** A rule in a sentence; `fresh` if the host has changed it since others sit here. */
export interface Sentence {
  name: string;
  words: string;
  lines: string[]; // of a list, such as a deck
  fresh: boolean;
}

export interface Played {
  preset: Preset | undefined;
  anew: boolean; // another kind of game than when others sat down
  changes: Sentence[]; // what is otherwise than the kind of game has it, or has just changed
  rest: Sentence[]; // all else that was decided before the game
}

/** An option in words. That of a seat says whose it is; a list begins with its head. */
function says(option: Option, value: string, info: TableInfo): Pick<Sentence, "words" | "lines"> {
  const [first = "", ...lines] = value.split("\n");
  const holder = info.seats[Number(SEAT.exec(option.name)?.[1] ?? 0) - 1];
  if (option.values.includes(value)) {
    return { words: holder ? `${holder.name}: ${meaning(option, value)}` : meaning(option, value), lines: [] };
  }
  return { words: holder ? `${holder.name}: ${first}` : `${option.text} Here: ${first}`, lines };
}

export function played(info: TableInfo, game: GameBox): Played {
  const seats = info.seats.length;
  const all = game.options.filter((option) => !option.seats.length || option.seats.includes(seats));
  const usual = (option: Option, preset?: Preset): string => preset?.options[option.name] ?? option.default;
  const value = (option: Option): string => info.options[option.name] ?? option.default;
  const fitting = game.presets.filter((preset) => preset.seats.includes(seats));
  const far = (preset: Preset): number => all.filter((option) => value(option) !== usual(option, preset)).length;
  const preset = [...fitting].sort((one, other) => far(one) - far(other))[0];
  const secret = preset?.brings.length ? info.status === "lobby" : all.some((option) => option.group === "variant" && value(option) !== option.default);
  const options = all.filter((option) => !(secret && SEAT.test(option.name))); // what seats bring or draft stands nowhere yet
  const fresh = (option: Option): boolean => info.changed.includes(option.name);
  const kinds = new Set(game.presets.flatMap((each) => Object.keys(each.options)));
  const own = (option: Option): boolean => fresh(option) && !kinds.has(option.name); // its kind of game does not say it
  const told = (all: Option[]): Sentence[] => all.map((option) => ({ name: option.name, ...says(option, value(option), info), fresh: fresh(option) }));
  const other = options.filter((option) => value(option) !== usual(option, preset) || own(option));
  return {
    preset,
    anew: info.changed.some((name) => kinds.has(name)),
    changes: told(other),
    rest: told(options.filter((option) => !other.includes(option))),
  };
}
