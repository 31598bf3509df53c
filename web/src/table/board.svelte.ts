/** What is chosen, pointed at and foreseen at a table. Clicking narrows the choices until one is left. */
import { getContext, setContext } from "svelte";
import { fetched } from "../lib/fetched";
import type { Choice, Preview, Said, Thing, View } from "../lib/scene";
import type { Art, Dress, Theme } from "../themes/theme";

const KEY = Symbol("board");

export interface Pointed {
  thing: Thing | null; // null: a place or a player
  code: number;
}

export class Board {
  view = $state.raw<View | null>(null);
  theme = $state.raw<Theme | null>(null);
  dress = $state.raw<Dress | null>(null); // null until it is fetched: nothing is drawn before
  art = $state.raw<Art | null>(null);
  asks = $state(false); // this seat can be told why not
  live = $state(true); // choices may be made here; false in a replay
  sent = $state(false); // an answer is under way
  path = $state.raw<number[]>([]); // what was pointed at so far
  pointed = $state.raw<Pointed | null>(null);
  marked = $state.raw<number[]>([]); // codes that a line of the story speaks of
  previews = $state.raw<Map<number, Preview>>(new Map());
  doubtful = $state.raw<Choice | null>(null); // an answer that is asked again, since it ends the game
  given = $state.raw<number[]>([]); // in a replay: what the answer pointed at
  refused = $state(-1); // the code that could not be chosen just now
  follow = $state.raw<((side: number) => void) | null>(null); // who only watches may sit with any side
  story = $state.raw<Said[]>([]); // all that was told so far, oldest first
  again = $state.raw<(() => void) | null>(null); // show once more what happened since this seat's last answer
  only = $state.raw<number[] | null>(null); // a lesson: nothing else can be chosen now

  /** The choices that go on with what was pointed at. */
  left = $derived(this.live && !this.sent ? (this.view?.choices ?? []).filter((choice) => this.starts(choice, this.path)) : []);
  /** The codes that can be pointed at next. */
  open = $derived(new Set(this.left.map((choice) => choice.points?.[this.path.length]).filter((code) => code !== undefined)));
  /** The choices that have no place on the table. */
  buttons = $derived(this.path.length ? [] : this.left.filter((choice) => !choice.points?.length));

  constructor(
    private readonly answer: (code: number) => void,
    private readonly why: (code: number) => void,
  ) {}

  private starts(choice: Choice, path: number[]): boolean {
    const points = choice.points ?? [];
    const wanted = this.only === null || this.only.includes(choice.code);
    return wanted && path.every((code, at) => points[at] === code);
  }

  /** Take a game's look, and fetch how it is drawn. */
  wear(theme: Theme): void {
    if (this.theme !== theme) {
      this.theme = theme;
      this.dress = theme.dress ? null : {};
      this.art = null;
      const { dress, art } = theme;
      void Promise.all([dress && fetched(dress), art && fetched(art)]).then(([drawn, pictures]) => this.dressed(theme, drawn ?? {}, pictures ?? null));
    }
  }

  /** Both at once: a table without its pictures would be drawn twice. */
  private dressed(theme: Theme, dress: Dress, art: Art | null): void {
    if (this.theme === theme) {
      [this.dress, this.art] = [dress, art];
    }
  }

  show(view: View): void {
    if (view.question !== this.view?.question || view.seat !== this.view.seat) {
      this.path = [];
      this.before = null;
      this.pointed = null; // what was read must not cover what is asked next
      this.previews = new Map();
      this.doubtful = null;
      this.refused = -1;
      this.sent = false;
    }
    this.view = view;
  }

  choosable(code: number | undefined): boolean {
    return code !== undefined && this.open.has(code);
  }

  chosen(code: number | undefined): boolean {
    return code !== undefined && (this.path.includes(code) || this.given.includes(code));
  }

  /** What pointing at a code would choose: the choices that are left then. */
  leads(code: number | undefined): Choice[] {
    return code === undefined ? [] : this.left.filter((choice) => choice.points?.[this.path.length] === code);
  }

  /** Why somebody would point here, in words for those who listen. */
  sentence(code: number | undefined): string {
    const found = this.leads(code);
    return found.length === 1 ? (found[0]?.sentence ?? "") : found.length ? `${found.length} choices begin here` : "";
  }

  /** The preview of what is pointed at, if it would decide. */
  preview = $derived.by(() => {
    const code = this.pointed?.code;
    return this.pointed?.thing === null && this.buttons.some((choice) => choice.code === code) ? this.previews.get(code ?? -1) : this.previewOf(code);
  });

  previewOf(code: number | undefined): Preview | undefined {
    const found = this.leads(code);
    return found.length === 1 ? this.previews.get(found[0]?.code ?? -1) : undefined;
  }

  point(thing: Thing | null, code: number | undefined): void {
    this.pointed = thing === null && code === undefined ? null : { thing, code: code ?? -1 };
  }

  /** Something was clicked: go on with it, or say why not. */
  act(code: number | undefined): void {
    if (code === undefined || !this.live) {
      return;
    }
    const found = this.leads(code);
    if (found.length === 1 && found[0]) {
      this.decide(found[0]);
    } else if (found.length) {
      this.path = [...this.path, code];
      this.pointed = null;
    } else if (this.path.at(-1) === code) {
      this.back();
    } else if (this.asks) {
      this.why(code);
    }
  }

  private before: number[] | null = null; // the way so far, when something was picked up

  /** Something is picked up: what it may be dropped on glows. What asks is dropped as it is. */
  hold(code: number | undefined): void {
    this.before = this.path;
    this.pointed = null;
    if (this.leads(code).some((choice) => (choice.points?.length ?? 0) > this.path.length + 1)) {
      this.path = [...this.path, code ?? -1];
    }
  }

  /** It is dropped: on something it may be dropped on, or nothing has happened. */
  drop(code: number | undefined): void {
    const way = this.before;
    this.before = null;
    if (way && this.choosable(code)) {
      this.act(code);
    } else if (way) {
      this.path = way;
    }
  }

  decide(choice: Choice, sure = false): void {
    const ends = choice.tone === "final" || this.previews.get(choice.code)?.over;
    if (ends && !sure && this.only === null) { // what a lesson wants is meant
      this.doubtful = choice;
      return;
    }
    this.doubtful = null;
    this.sent = true;
    this.answer(choice.code);
  }

  /** Something that cannot be chosen was clicked all the same: say why not. */
  ask(code: number): void {
    if (this.asks) {
      this.why(code);
    }
  }

  /** One step back from what was pointed at; false if there is none. */
  back(): boolean {
    if (this.doubtful) {
      this.doubtful = null;
      return true;
    }
    const had = this.path.length > 0;
    this.path = this.path.slice(0, -1);
    return had;
  }
}

export function shareBoard(board: Board): void {
  setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
