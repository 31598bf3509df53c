/** What the parts of a board share: what may be chosen, what is pointed at, what is looked at closely. */

import { getContext, setContext } from "svelte";
import type { Theme } from "../themes/theme";
import type { Choice, Thing, View } from "./types";

const KEY = Symbol("board");

export interface Looked {
  thing: Thing;
  at: DOMRect;
}

export class BoardState {
  theme = $state.raw<Theme | null>(null);
  choices = $state.raw(new Map<number, Choice>());
  pointed = $state.raw<readonly number[]>([]); // by a line of the log
  fresh = $state.raw<readonly number[]>([]); // what the last lines of the log spoke of
  looked = $state.raw<Looked | null>(null);
  touched = $state.raw<Thing | null>(null); // a thing opened by a finger
  only = $state.raw<readonly number[] | null>(null); // a lesson's choice
  asks = $state(false); // whether this board answers questions at all

  constructor(
    private readonly onchoose: (code: number) => void,
    private readonly onwhy: (code: number) => void,
  ) {}

  show(view: View | null): void {
    this.choices = new Map((view?.choices ?? []).map((choice) => [choice.code, choice]));
    this.fresh = [...new Set((view?.log ?? []).flatMap((line) => line.things))];
  }

  choice(thing: Thing): Choice | undefined {
    return thing.code < 0 ? undefined : this.choices.get(thing.code);
  }

  /** A click, a tap or a key on a thing. A finger first sees what it would choose. */
  act(thing: Thing, finger: boolean): void {
    if (finger && thing.face) {
      this.touched = thing;
      return;
    }
    this.choose(thing);
  }

  choose(thing: Thing): void {
    this.touched = null;
    this.looked = null;
    if (this.choice(thing)) {
      this.onchoose(thing.code);
    } else if (thing.code >= 0 && this.asks) {
      this.onwhy(thing.code);
    } else if (thing.face) {
      this.touched = thing;
    }
  }
}

export function shareBoard(board: BoardState): void {
  setContext(KEY, board);
}

export function board(): BoardState {
  return getContext<BoardState>(KEY);
}
