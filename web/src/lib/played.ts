/** What is played at a table, in words: the kind of game, and whatever differs from it. */

import { meaning } from "./draft.svelte";
import type { GameBox, Option, Preset, TableInfo } from "./types";

export interface Played {
  preset: Preset | undefined;
  changes: string[]; // what is otherwise than the kind of game has it
  rest: string[]; // all else that was decided before the game
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
  const other = options.filter((option) => value(option) !== usual(option, preset));
  return {
    preset,
    changes: other.map((option) => says(option, value(option))),
    rest: options.filter((option) => !other.includes(option)).map((option) => says(option, value(option))),
  };
}
