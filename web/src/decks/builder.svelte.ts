/** A deck on the bench: cards go in and out, every step can be taken back, and the rules say what is wrong with it as it grows. */
import { api, words } from "../lib/api";
import { deckOf, EMPTY, named, sameCards, sizeOf, textOf, type Deck, type DeckRead, type Flaw, type Prints } from "./deck";
import { saved } from "./saved.svelte";

const PAUSE = 150; // milliseconds without another step before the rules are asked
const MOST_STEPS = 200;

interface Step {
  deck: Deck;
  from: string; // the saved deck that it was opened from
}

export class Builder {
  private now = $state.raw<Step>({ deck: EMPTY, from: "" });
  private past = $state.raw<Step[]>([]);
  private future = $state.raw<Step[]>([]);
  private told = $state.raw<{ deck: Deck; read: DeckRead } | null>(null);
  trouble = $state("");
  private timer = 0;

  constructor(
    readonly game: string,
    readonly prints: Prints,
  ) {}

  deck = $derived(this.now.deck);
  from = $derived(this.now.from);
  size = $derived(sizeOf(this.deck));
  text = $derived.by(() => textOf(this.deck, this.prints));
  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);
  /** What the rules say about the deck as it is; null until they have. */
  read = $derived(this.told && sameCards(this.told.deck, this.deck) ? this.told.read : null);
  legal = $derived(this.read !== null && this.read.flaws.length === 0);
  flaws = $derived<Flaw[]>(this.told?.read.flaws ?? []);

  copies(id: string): number {
    return this.deck.cards[id] ?? 0;
  }

  flawed(id: string): boolean {
    return this.flaws.some((flaw) => flaw.card === id);
  }

  put(id: string): void {
    this.change({ ...this.deck, cards: { ...this.deck.cards, [id]: this.copies(id) + 1 } });
  }

  take(id: string): void {
    const { [id]: copies = 0, ...others } = this.deck.cards;
    if (copies) {
      this.change({ ...this.deck, cards: copies > 1 ? { ...others, [id]: copies - 1 } : others });
    }
  }

  lead(leader: string): void {
    this.change({ ...this.deck, leader });
  }

  rename(title: string): void {
    if (named(title) !== this.deck.title) {
      this.change({ ...this.deck, title: named(title) });
    }
  }

  /** Another deck in place of this one; taking it back brings this one again. */
  open(deck: Deck, from = ""): void {
    this.change(deck, from);
  }

  /** A deck list from somewhere. */
  async openText(text: string, title?: string, from = ""): Promise<DeckRead> {
    const read = await api.readDeck(this.game, text);
    this.open(deckOf(read, title ?? named(read.title)), from);
    return read;
  }

  /** Keep it under a name; "" if the device keeps nothing. */
  async keep(name: string): Promise<string> {
    const { deck, text } = this;
    const read = this.read ?? (await api.readDeck(this.game, text));
    const whole = { name, leader: deck.leader, text: textOf({ ...deck, title: name }, this.prints), legal: !read.flaws.length };
    const kept = saved.keep(this.game, whole, this.from);
    if (kept && kept !== deck.title) {
      this.change({ ...deck, title: kept }, kept);
    } else if (kept) {
      this.now = { deck, from: kept };
      this.remember();
    }
    return kept;
  }

  /** Begin with what this device was building. */
  async resume(): Promise<void> {
    const { now, from } = saved.of(this.game);
    if (now) {
      const read = await api.readDeck(this.game, now);
      this.now = { deck: deckOf(read, named(read.title)), from };
    }
    this.ask();
  }

  undo(): void {
    const step = this.past.at(-1);
    if (step) {
      this.future = [...this.future, this.now];
      this.past = this.past.slice(0, -1);
      this.stand(step);
    }
  }

  redo(): void {
    const step = this.future.at(-1);
    if (step) {
      this.past = [...this.past, this.now];
      this.future = this.future.slice(0, -1);
      this.stand(step);
    }
  }

  private change(deck: Deck, from = this.from): void {
    this.past = [...this.past, this.now].slice(-MOST_STEPS);
    this.future = [];
    this.stand({ deck, from });
  }

  private stand(step: Step): void {
    this.now = step;
    this.remember();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.ask(), PAUSE);
  }

  private remember(): void {
    saved.going(this.game, this.text, this.from);
  }

  private ask(): void {
    const deck = this.deck;
    api.readDeck(this.game, this.text).then(
      (read) => {
        if (deck === this.deck) {
          this.told = { deck, read };
          this.trouble = "";
        }
      },
      (failure: unknown) => (this.trouble = words(failure)),
    );
  }
}
