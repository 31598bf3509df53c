/** What is played at a table, in words: the kind of game, and whatever differs from it. */

import { meaning } from "./draft.svelte";
import type { GameBox, Option, Preset, TableInfo } from "./types";

/** A rule in a sentence; `fresh` if the host has changed it since others sit here. */
export interface Sentence {
  name: string;
  words: string;
  fresh: boolean;
}

export interface Played {
  preset: Preset | undefined;
  anew: boolean; // another kind of game than when others sat down
  changes: Sentence[]; // what is otherwise than the kind of game has it, or has just changed
  rest: Sentence[]; // all else that was decided before the game
}

const says = (option: Option, value: string): string => (option.values.includes(value) ? meaning(option, value) : `${option.text} Here: ${value}`);

export function played(info: TableInfo, game: GameBox): Played {
  const seats = info.seats.length;
  const options = game.options.filter((option) => !option.seats.length || option.seats.includes(seats));
  const usual = (option: Option, preset?: Preset): string => preset?.options[option.name] ?? option.default;
  const value = (option: Option): string => info.options[option.name] ?? option.default;
  const fitting = game.presets.filter((preset) => preset.seats.includes(seats));
  const far = (preset: Preset): number => options.filter((option) => value(option) !== usual(option, preset)).length;
  const preset = [...fitting].sort((one, other) => far(one) - far(other))[0];
  const fresh = (option: Option): boolean => info.changed.includes(option.name);
  const kinds = new Set(game.presets.flatMap((each) => Object.keys(each.options)));
  const own = (option: Option): boolean => fresh(option) && !kinds.has(option.name); // its kind of game does not say it
  const told = (all: Option[]): Sentence[] => all.map((option) => ({ name: option.name, words: says(option, value(option)), fresh: fresh(option) }));
  const other = options.filter((option) => value(option) !== usual(option, preset) || own(option));
  return {
    preset,
    anew: info.changed.some((name) => kinds.has(name)),
    changes: told(other),
    rest: told(options.filter((option) => !other.includes(option))),
  };
}
