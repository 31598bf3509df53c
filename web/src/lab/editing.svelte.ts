/** A set that is edited: shown as typed, saved at once, checked by the rules; and told if another window was faster. */
import { api, Refusal, words } from "../lib/api";
import { copied, idOf, nameOf, same, type CardSet, type SetCard, type Values } from "./cardset";

const PAUSE = 350; // milliseconds without a letter until a draft is saved
const LATE = 409;

/** The lines of a card that stays as it is, where cards before it in the file have other values than they had. */
function moved(card: SetCard, before: CardSet, after: CardSet): Record<string, number> {
  let by = 0;
  for (const other of after.cards.filter((each) => each.file === card.file && each.at < card.at)) {
    by += Object.keys(other.lines).length - Object.keys(before.cards[other.at]?.lines ?? other.lines).length;
  }
  return by ? Object.fromEntries(Object.entries(card.lines).map(([key, line]) => [key, line + by])) : card.lines;
}

/** A card that this window and another one have changed. */
export interface Difference {
  name: string;
  lines: { key: string; theirs: string; mine: string }[];
}

export class Editing {
  set = $state.raw<CardSet | null>(null);
  chosen = $state(0);
  error = $state("");
  saving = $state(false);
  waiting = $state(false); // something typed is still to be saved
  later = $state.raw<CardSet | null>(null); // what another window has saved meanwhile
  private pending = new Map<number, Values>();
  private timer = 0;

  constructor(readonly code: string) {}

  card = $derived.by((): SetCard | undefined => this.set?.cards[this.chosen]);
  readonly = $derived(!this.set?.mine || this.set.shown !== this.set.draft);
  errors = $derived(this.set?.problems.filter((each) => each.wrong).length ?? 0);

  async load(draft?: number): Promise<void> {
    try {
      this.set = await api.set(this.code, draft);
      this.chosen = Math.min(this.chosen, Math.max(0, this.set.cards.length - 1));
      this.error = "";
    } catch (failure) {
      this.error = words(failure);
    }
  }

  /** Other values of a card: shown now, saved in a moment. */
  edit(at: number, values: Values): void {
    if (!this.set || this.readonly || this.later) {
      return;
    }
    this.pending.set(at, values);
    this.set = { ...this.set, cards: this.set.cards.map((card) => (card.at === at ? { ...card, values } : card)) };
    this.waiting = true;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save(), PAUSE);
  }

  /** Save what was typed, now. */
  async save(): Promise<void> {
    window.clearTimeout(this.timer);
    const { set } = this;
    if (!set || this.saving || this.later || !this.pending.size) {
      return;
    }
    const sent = this.pending;
    this.pending = new Map();
    const cards = [...sent].map(([at, values]) => ({ at, file: set.cards[at]?.file ?? "", values }));
    await this.put({ cards }, (found) => this.merge(found), sent);
    if (this.pending.size && !this.error) {
      await this.save();
    }
    this.waiting = this.pending.size > 0;
  }

  private async put(change: Parameters<typeof api.saveSet>[2], then: (found: CardSet) => void | Promise<void>, sent = new Map<number, Values>()): Promise<void> {
    if (!this.set) {
      return;
    }
    this.saving = true;
    try {
      const found = await api.saveSet(this.code, this.set.draft, change);
      this.error = "";
      await then(found);
    } catch (failure) {
      this.pending = new Map([...sent, ...this.pending]);
      if (failure instanceof Refusal && failure.status === LATE && failure.about === "draft") {
        this.later = await api.set(this.code);
      } else {
        this.error = words(failure);
      }
    } finally {
      this.saving = false;
    }
  }

  /** Take what came of a draft; what was typed since stays as it was typed. */
  private merge(found: CardSet): void {
    const { set } = this;
    if (!set) {
      return;
    }
    const news = new Map(found.cards.map((card) => [card.at, card]));
    const cards = set.cards.map((card) => {
      const other = news.get(card.at);
      return other ? { ...other, values: this.pending.get(card.at) ?? other.values } : { ...card, lines: moved(card, set, found) };
    });
    const ids = new Set(found.prints.map((print) => print.face.id));
    const prints = found.playable ? [...set.prints.filter((print) => !ids.has(print.face.id)), ...found.prints] : set.prints;
    this.set = { ...found, cards, prints };
  }

  // What changes where cards stand is loaded anew.

  async add(): Promise<void> {
    const { card } = this;
    if (!card || !this.set) {
      return;
    }
    await this.save();
    const taken = new Set(this.set.cards.map(idOf));
    const numbers = this.set.cards.map((each) => each.values["number"]).filter((each) => typeof each === "number");
    let nth = 2;
    while (taken.has(`${idOf(card)}_${nth}`)) {
      nth += 1;
    }
    const values: Values = { ...copied(card.values), id: `${idOf(card)}_${nth}`, name: `${nameOf(card)} ${nth}` };
    if (numbers.length) {
      values["number"] = Math.max(...numbers) + 1;
    }
    await this.put({ cards: [{ at: -1, file: card.file, values }] }, (found) => this.goTo(found.cards[0]?.at ?? 0));
  }

  async remove(): Promise<void> {
    const { card } = this;
    if (card) {
      await this.save();
      await this.put({ cards: [{ at: card.at, file: card.file, values: {} }] }, () => this.goTo(Math.max(0, card.at - 1)));
    }
  }

  async back(draft: number): Promise<void> {
    await this.put({ back: draft }, () => this.load());
  }

  private async goTo(at: number): Promise<void> {
    this.chosen = at;
    await this.load();
  }

  // Two windows on one draft.

  differences = $derived.by((): Difference[] => {
    const { later } = this;
    if (!later) {
      return [];
    }
    return [...this.pending].flatMap(([at, mine]) => {
      const theirs = later.cards[at]?.values ?? {};
      const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].filter((key) => !same(theirs[key], mine[key]));
      const told = (value: unknown): string => (value === undefined ? "nothing" : typeof value === "string" ? value : JSON.stringify(value));
      return keys.length ? [{ name: String(mine["name"] ?? ""), lines: keys.map((key) => ({ key, theirs: told(theirs[key]), mine: told(mine[key]) })) }] : [];
    });
  });

  /** Go on from what the other window saved, with what was typed here or without. */
  async settle(keep: boolean): Promise<void> {
    const { later } = this;
    if (!later) {
      return;
    }
    const mine = keep ? this.pending : new Map<number, Values>();
    this.pending = new Map();
    this.later = null;
    this.set = later;
    this.waiting = false;
    for (const [at, values] of mine) {
      this.edit(at, values);
    }
    await this.save();
  }
}
