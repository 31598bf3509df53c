/** What is chosen, pointed at and foreseen at a table. Clicking narrows the choices until one is left. */
import { getContext, setContext } from "svelte";
import { fetched } from "../lib/fetched";
import type { Choice, Preview, Said, Thing, View } from "../lib/scene";
import type { Art, Dress, Theme } from "../themes/theme";

const KEY = Symbol("board");
const MOST_STEPS = 200; // that can be taken back while answers are gathered

export interface Pointed {
  thing: Thing | null; // null: a place or a player
  code: number;
}

/** What is carried from its place, since it was picked up. */
interface Held {
  code: number;
  thing: string;
  way: number[]; // what had been pointed at before
  how: "begins" | "ends" | "asks" | "answers"; // an answer with more to point at, that one from its other end, the question, or an answer by itself
}

/** Choices without a place; where some of several named answers have one, all of them are spelt: a list with gaps misleads. */
export function spelt(choices: Choice[]): Choice[] {
  const main = choices.filter((choice) => choice.tone === "main");
  const listed = main.some((choice) => !choice.points?.length) && new Set(main.map((choice) => choice.label)).size === main.length;
  return choices.filter((choice) => !choice.points?.length || (listed && choice.tone === "main" && choice.points.length === 1));
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
  held = $state.raw<Held | null>(null);
  marked = $state.raw<number[]>([]); // codes that a line of the story speaks of
  previews = $state.raw<Map<number, Preview>>(new Map());
  doubtful = $state.raw<Choice | null>(null); // an answer that is asked again, since it ends the game or does what is hardly meant
  prepared = $state.raw<Choice | null>(null); // an answer that a hint prepared: the player still confirms it
  advised = $state.raw<Choice | null>(null); // an answer that is pointed at in a hint: it is shown on the table
  given = $state.raw<number[]>([]); // in a replay: what the answer pointed at
  graded = $state.raw<{ best: number[]; taken: number[] }>({ best: [], taken: [] }); // in a review: what both answers point at
  refused = $state(-1); // the code that could not be chosen just now
  follow = $state.raw<((side: number) => void) | null>(null); // who only watches may sit with any side
  story = $state.raw<Said[]>([]); // all that was told so far, oldest first
  again = $state.raw<(() => void) | null>(null); // show once more what happened since this seat's last answer
  only = $state.raw<number[] | null>(null); // a lesson: nothing else can be chosen now
  looks = $state.raw<string[]>([]); // a lesson: the zones that it speaks of

  gathered = $state.raw<number[]>([]); // answers that are sent together, in the order in which they were chosen
  private steps = $state.raw<number[][]>([]); // what was gathered before, step by step
  private last: number[] = []; // what was sent together: taken back, it is there again

  /** Who sits here, as everything that is read aloud names them. */
  names = $derived(this.view?.banners.map((banner) => banner.name) ?? []);
  /** The choices that go on with what was pointed at. */
  left = $derived(this.live && !this.sent ? (this.view?.choices ?? []).filter((choice) => this.starts(choice, this.path)) : []);
  /** The codes that can be pointed at next. */
  open = $derived(new Set(this.left.map((choice) => choice.points?.[this.path.length]).filter((code) => code !== undefined)));
  /** Where an answer would end that begins elsewhere. */
  private tails = $derived(new Set(this.left.filter((choice) => choice.points?.length === this.path.length + 2).map((choice) => choice.points?.at(-1))));
  /** The choices that have no place on the table, and those that are read together with them. */
  buttons = $derived(this.path.length ? [] : spelt(this.left));

  /** So many answers are gathered here and sent together; null where each goes at once, as in a lesson. */
  several = $derived(this.live && this.only === null ? (this.view?.several ?? null) : null);
  /** How many are still to be gathered; below 0 if there are too many. */
  missing = $derived((this.several?.count ?? 0) - this.gathered.length);
  private taken = $derived(new Set((this.view?.choices ?? []).filter((choice) => this.gathered.includes(choice.code)).flatMap((choice) => choice.points ?? [])));

  constructor(
    private readonly answer: (codes: number[]) => void,
    private readonly why: (code: number) => void,
  ) {}

  private starts(choice: Choice, path: number[]): boolean {
    const points = choice.points ?? [];
    const wanted = this.only === null || this.only.includes(choice.code);
    const carried = this.held?.how !== "ends" || points[path.length + 1] === this.held.code;
    return wanted && carried && path.every((code, at) => points[at] === code);
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
      this.held = null;
      this.pointed = null; // what was read must not cover what is asked next
      this.previews = new Map();
      this.doubtful = null;
      this.prepared = null;
      this.advise(null);
      this.refused = -1;
      this.sent = false;
      this.steps = [];
      this.gathered = this.sentBefore(view);
    }
    this.view = view;
  }

  /** What was sent together and is asked again: somebody took it back to mend it. */
  private sentBefore(view: View): number[] {
    const codes = new Set(view.choices.map((choice) => choice.code));
    return view.several && this.last.length === view.several.count && this.last.every((code) => codes.has(code)) ? this.last : [];
  }

  /** One more is gathered, or one less. */
  private gather(choice: Choice): void {
    const { code } = choice;
    this.steps = [...this.steps, this.gathered].slice(-MOST_STEPS);
    this.gathered = this.gathered.includes(code) ? this.gathered.filter((each) => each !== code) : [...this.gathered, code];
  }

  /** Whether something is among what is gathered. */
  isGathered(code: number | undefined): boolean {
    return code !== undefined && this.taken.has(code);
  }

  canUngather = $derived(this.steps.length > 0);

  /** Go back a step of what was gathered; false if there is none. */
  ungather(): boolean {
    const before = this.steps.at(-1);
    this.gathered = before ?? this.gathered;
    this.steps = this.steps.slice(0, -1);
    return before !== undefined;
  }

  /** All that was wanted is gathered: it goes as one answer. */
  send(): void {
    if (this.several && this.missing === 0 && !this.sent) {
      this.last = this.gathered;
      this.sent = true;
      this.answer(this.gathered);
    }
  }

  choosable(code: number | undefined): boolean {
    return code !== undefined && this.open.has(code);
  }

  chosen(code: number | undefined): boolean {
    return code !== undefined && (this.path.includes(code) || this.given.includes(code) || this.isGathered(code));
  }

  /** What pointing at a code would choose: the choices that are left then. */
  leads(code: number | undefined): Choice[] {
    return code === undefined ? [] : this.left.filter((choice) => choice.points?.[this.path.length] === code);
  }

  /** Why somebody would point here, in words for those who listen. */
  sentence(code: number | undefined): string {
    const found = this.leads(code);
    return this.whole(code)?.sentence ?? (found.length ? `${found.length} choices begin here` : "");
  }

  /** The preview of what is pointed at, if it would decide. */
  preview = $derived.by(() => {
    const code = this.pointed?.code;
    if (this.advised) {
      return this.previews.get(this.advised.code);
    }
    return this.pointed?.thing === null && this.buttons.some((choice) => choice.code === code) ? this.previews.get(code ?? -1) : this.previewOf(code);
  });

  previewOf(code: number | undefined): Preview | undefined {
    return this.previews.get(this.whole(code)?.code ?? -1);
  }

  /** The choice that pointing at a code would be: the only one that begins there, or the one that ends there too. */
  private whole(code: number | undefined): Choice | undefined {
    const found = this.leads(code);
    return found.length === 1 ? found[0] : found.find((choice) => choice.points?.length === this.path.length + 1);
  }

  /** Show an answer on the table, as if it was pointed at; null: no more. */
  advise(choice: Choice | null): void {
    const before = this.advised;
    this.advised = choice;
    if (choice) {
      const first = choice.points?.[0] ?? choice.code;
      this.marked = choice.points ?? [];
      this.point(null, first); // no large card: it might lie over the hint
    } else if (before) {
      this.marked = [];
      this.pointed = null;
    }
  }

  /** Have an answer ready, so that only a yes is missing. Of several that are gathered it is one. */
  prepare(choice: Choice): void {
    this.path = [];
    this.doubtful = null;
    if (!this.several) {
      this.prepared = choice;
    } else if (!this.gathered.includes(choice.code)) {
      this.gather(choice);
    }
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
    this.prepared = null;
    if (found.length === 1 && found[0]) {
      this.decide(found[0]);
    } else if (found.length) {
      this.path = [...this.path, code];
      this.pointed = null;
    } else if (this.path.includes(code)) {
      this.takeBack(code);
    } else if (this.asks) {
      this.why(code);
    }
  }

  /** What was pointed at is clicked again: it is taken back, and what came after it only where it must be. */
  private takeBack(code: number): void {
    const rest = this.path.filter((each) => each !== code);
    const possible = this.view?.choices.some((choice) => this.starts(choice, rest));
    this.path = possible ? rest : this.path.slice(0, this.path.indexOf(code));
  }

  /** Whether something may be carried: an answer, what asks, or where an answer with two ends would end. */
  carries(code: number | undefined): boolean {
    return this.live && code !== undefined && (this.choosable(code) || this.path.includes(code) || this.view?.source === code || this.tails.has(code));
  }

  /** Something is picked up: what it may be dropped on glows. What asks is dropped as it is. */
  hold(code: number | undefined, thing: string): void {
    const found = this.leads(code);
    const more = found.some((choice) => (choice.points?.length ?? 0) > this.path.length + 1);
    const how = more || this.path.includes(code ?? -1) ? "begins" : found.length ? "answers" : this.tails.has(code) ? "ends" : "asks";
    this.pointed = null;
    this.held = { code: code ?? -1, thing, way: this.path, how };
    if (more) {
      this.path = [...this.path, code ?? -1];
    }
  }

  /** Whether what is held may be dropped on a thing. */
  takes(code: number | undefined): boolean {
    return this.held !== null && this.held.how !== "answers" && this.choosable(code);
  }

  /** The choices that would take what is held to a zone. */
  going(zone: string): Choice[] {
    const held = this.held;
    const found = held?.how === "answers" ? this.leads(held.code) : held?.how === "begins" ? this.left : [];
    return found.filter((choice) => this.previews.get(choice.code)?.moves?.some((move) => move.id === held?.thing && move.to === zone));
  }

  /** It is carried over something: what dropping it there would bring is shown. */
  aim(code: number | undefined, zone: string): void {
    const held = this.held;
    const over = this.takes(code) ? code : held?.how === "answers" && this.going(zone).length ? held.code : undefined;
    if (this.pointed?.code !== over) {
      this.point(null, over);
    }
  }

  /** It is dropped: on something it may be dropped on, in a zone it would go to, or nothing has happened. */
  drop(code: number | undefined, zone = ""): void {
    const held = this.held;
    const [one, ...others] = this.going(zone);
    if (held && this.takes(code)) {
      this.act(code);
    } else if (held && one && !others.length) {
      this.decide(one);
    } else if (held && !one) {
      this.path = held.way;
    }
    this.held = null;
    this.pointed = held ? null : this.pointed;
  }

  decide(choice: Choice, sure = false): void {
    if (this.several) {
      this.gather(choice);
      return;
    }
    const ends = choice.tone === "final" || this.previews.get(choice.code)?.over;
    if ((ends || choice.warning) && !sure && this.only === null) { // what a lesson wants is meant
      this.doubtful = choice;
      return;
    }
    this.doubtful = null;
    this.prepared = null;
    this.sent = true;
    this.answer([choice.code]);
  }

  /** Something that cannot be chosen was clicked all the same: say why not. */
  ask(code: number): void {
    if (this.asks) {
      this.why(code);
    }
  }

  /** One step back from what was pointed at; false if there is none. */
  back(): boolean {
    if (this.doubtful || this.prepared) {
      this.doubtful = null;
      this.prepared = null;
      return true;
    }
    const had = this.path.length > 0;
    this.path = this.path.slice(0, -1);
    return had || this.ungather();
  }
}

export function shareBoard(board: Board): void {
  setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
