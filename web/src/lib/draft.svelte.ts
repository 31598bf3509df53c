/** A table as it is being set: who sits where, which kind of game, which rules of the house. Every wish has a usual answer. */

import { offered, wished } from "./bots";
import { settings } from "./settings.svelte";
import { best, usualSeats } from "./shelf.svelte";
import { capital, listed, number } from "./wording";
import type { GameBox, Hints, NewTable, Option, Preset, SeatWish, Shelf } from "./types";

export interface Place {
  kind: "me" | "bot" | "open";
  bot: string;
  name: string; // of somebody else at this device
  deck: string; // that it brings, "" if it is chosen later
}

const YES = ["yes", "on"];
const GROUPS: Record<string, string> = { variant: "Kind of game", "set-up": "Setting up", decks: "Cards in play", "house rules": "Rules of the house" };
export const SEAT = /_(\d+)$/; // an option of one seat carries its number behind its name

export const named = (option: Option): string => option.name.replaceAll("_", " ");
export const groupTitle = (group: string): string => GROUPS[group] ?? capital(group);

/** The value of an option that is a yes or a no, for switches; null if it is neither. */
export function yesOf(option: Option): string | null {
  const yes = option.values.find((value) => YES.includes(value));
  return option.values.length === 2 && yes !== undefined && !option.more ? yes : null;
}

export function meaning(option: Option, value: string): string {
  return option.meanings[option.values.indexOf(value)] ?? value;
}

export class Draft {
  places = $state<Place[]>([]);
  chosen = $state(1); // the seat that the next face goes to
  preset = $state("");
  values = $state<Record<string, string>>({}); // of options that differ from the preset
  watch = $state(true);
  reveal = $state(true);
  hints = $state<Hints>("usual");
  standIn = $state("");
  patience = $state(60);
  cards = $state(""); // the code of the card set that is played, "" as printed

  constructor(
    readonly game: GameBox,
    readonly shelf: Shelf,
  ) {
    const count = usualSeats(game);
    this.places = Array.from({ length: count }, (_, at) => this.place(at ? "open" : "me"));
    this.fit();
  }

  get least(): number {
    return this.game.players[0] ?? 1;
  }

  get most(): number {
    return this.game.players.at(-1) ?? 1;
  }

  /** The options that mean something to so many players. */
  options = $derived.by(() => this.game.options.filter((option) => !option.seats.length || option.seats.includes(this.places.length)));
  /** Those of a single seat, such as its deck; they lie there while the kind of game is the plain one. */
  ofSeats = $derived(this.options.filter((option) => SEAT.test(option.name)));
  plain = $derived(this.options.every((option) => option.group !== "variant" || this.value(option) === option.default));
  rules = $derived(this.options.filter((option) => !SEAT.test(option.name) && !this.byPreset(option)));
  changed = $derived(this.rules.filter((option) => this.value(option) !== this.usual(option)));

  /** The options that players fill in secret, by seat: each brings a deck. */
  brings = $derived(this.presetNow?.brings ?? []);

  /** The option of a seat that is decided here. Of decks that are brought, those of bots; and one's own, if nobody else sits at this device. */
  atSeat(seat: number): Option | undefined {
    const place = this.places[seat];
    if (this.brings.length) {
      const here = place?.kind === "bot" || (place?.kind === "me" && this.places.filter((each) => each.kind === "me").length === 1);
      return here ? this.options.find((option) => option.name === this.brings[seat]) : undefined;
    }
    return this.plain ? this.ofSeats.find((option) => Number(SEAT.exec(option.name)?.[1]) === seat + 1) : undefined;
  }

  /** Whether the kinds of game, which are chosen first, have every value of an option: then it is no rule of the house besides. */
  private byPreset(option: Option): boolean {
    const chosen = this.game.presets.map((preset) => preset.options[option.name] ?? option.default);
    return option.group === "variant" && option.values.every((value) => chosen.includes(value));
  }

  usual(option: Option): string {
    return this.presetNow?.options[option.name] ?? option.default;
  }

  value(option: Option): string {
    return this.values[option.name] ?? this.usual(option);
  }

  set(option: Option, value: string): void {
    if (value === this.usual(option)) {
      delete this.values[option.name];
    } else {
      this.values[option.name] = value;
    }
  }

  /** The value of a seat's option, "" if it is chosen later. */
  deckOf(seat: number, option: Option): string {
    return this.brings.length ? (this.places[seat]?.deck ?? "") : this.value(option);
  }

  setDeck(seat: number, option: Option, value: string): void {
    const place = this.places[seat];
    if (!this.brings.length) {
      this.set(option, value);
    } else if (place) {
      place.deck = value;
    }
  }

  get presetNow(): Preset | undefined {
    return this.game.presets.find((each) => each.name === this.preset);
  }

  fits(preset: Preset): boolean {
    return preset.seats.includes(this.places.length);
  }

  /** Choose a kind of game; chairs come or go until it fits. */
  pick(preset: Preset): void {
    this.preset = preset.name;
    for (const option of this.game.options) {
      if (option.name in preset.options) {
        delete this.values[option.name];
      }
    }
    if (!this.fits(preset)) {
      const near = [...preset.seats].sort((one, other) => Math.abs(one - this.places.length) - Math.abs(other - this.places.length));
      this.resize(near[0] ?? this.places.length);
    }
  }

  /** The rules of a table that is there already. */
  adopt(options: Record<string, string>, seats: number, preset: Preset | undefined): void {
    this.resize(seats);
    this.preset = preset?.name ?? this.preset;
    for (const option of this.options) {
      this.set(option, options[option.name] ?? option.default);
    }
  }

  private fit(): void {
    const now = this.presetNow;
    if (!now || !this.fits(now)) {
      this.preset = this.game.presets.find((each) => this.fits(each))?.name ?? "";
    }
  }

  // Seats.

  private place(kind: Place["kind"], bot = settings.botFor(this.game.name) || best(this.shelf)): Place {
    return { kind, bot, name: "", deck: "" };
  }

  get mine(): number {
    return this.places.findIndex((place) => place.kind === "me");
  }

  put(at: number, kind: Place["kind"], bot?: string): void {
    this.places[at] = this.place(kind, bot);
    const free = this.places.findIndex((place, nth) => nth > at && place.kind === "open");
    this.chosen = free < 0 ? at : free;
  }

  /** How the bot of a seat plays: the same one, with another time or style. */
  manage(at: number, bot: string): void {
    const place = this.places[at];
    if (place) {
      place.bot = bot;
    }
  }

  swap(one: number, other: number): void {
    const [first, second] = [this.places[one], this.places[other]];
    if (first && second) {
      this.places[one] = second;
      this.places[other] = first;
    }
  }

  resize(count: number): void {
    while (this.places.length > count) {
      this.remove(this.places.length - 1);
    }
    while (this.places.length < count) {
      this.places.push(this.place("open"));
    }
    const free = this.places.findIndex((place) => place.kind === "open");
    this.chosen = free < 0 ? this.chosen : free;
    this.fit();
  }

  remove(at: number): void {
    this.places.splice(at, 1);
    this.chosen = Math.min(this.chosen, this.places.length - 1);
    this.fit();
  }

  /** The next one who could sit at a seat: nobody yet, the bots, somebody at this device. */
  turn(at: number, step: number): void {
    const all: [Place["kind"], string][] = [["open", ""], ...offered(this.shelf.bots).map((bot): [Place["kind"], string] => ["bot", bot.name]), ["me", ""]];
    const now = this.places[at];
    const found = all.findIndex(([kind, bot]) => kind === now?.kind && (kind !== "bot" || bot === wished(now.bot).name));
    const [kind, bot] = all[(found + step + all.length) % all.length] ?? ["open", ""];
    this.places[at] = this.place(kind, bot || undefined);
  }

  /** Who sits at a seat, in a word or two. */
  who(at: number): string {
    const place = this.places[at];
    if (place?.kind === "bot") {
      const { name } = wished(place.bot);
      const bot = this.shelf.bots.find((each) => each.name === name);
      const before = this.places.slice(0, at).filter((each) => each.kind === "bot" && wished(each.bot).name === name).length;
      return (before ? bot?.kin[before - 1] : undefined) ?? bot?.title ?? place.bot;
    }
    return place?.kind === "open" ? "Open seat" : at === this.mine ? "You" : place?.name.trim() || "Somebody here";
  }

  /** What will happen, in a sentence or two. */
  sentence = $derived.by(() => {
    const sitting = this.places.map((place, at) => (place.kind === "open" ? "" : this.who(at))).filter(Boolean);
    const you = [...sitting].sort((one, other) => Number(other === "You") - Number(one === "You"));
    const open = this.places.length - sitting.length;
    const waits = open ? `${number(open)} ${open === 1 ? "seat" : "seats"} open` : "";
    const who = this.places.length === 1 && sitting.length ? `${sitting[0]} alone` : capital([listed(you), waits].filter(Boolean).join(", "));
    const kind = this.presetNow && this.game.presets.length > 1 ? ` ${this.presetNow.title}` : "";
    const rules = this.changed.length ? `, ${this.changed.length} changed` : "";
    const bare = this.brings.length > 0 && this.places.some((place, at) => place.kind === "me" && !(place.deck && this.atSeat(at)));
    const begins = open ? "when the open seats are taken and all are ready" : bare ? "when all decks are chosen" : "at once";
    const time = this.game.minutes ? ` About ${this.game.minutes} minutes.` : "";
    return `${who}.${kind ? `${kind}${rules}.` : rules ? ` House rules${rules}.` : ""}${time} Begins ${begins}.`;
  });

  wish(): NewTable {
    const seats = this.places.map((place, at): SeatWish => {
      const name = place.name.trim();
      const deck = this.brings.length && place.deck && this.atSeat(at) ? { deck: place.deck } : {};
      if (place.kind === "bot") {
        return { kind: "bot", bot: place.bot, ...deck };
      }
      return { kind: place.kind, ...(place.kind === "me" && at !== this.mine && name ? { name } : {}), ...deck };
    });
    const options = Object.fromEntries(this.options.map((option) => [option.name, this.value(option)]));
    const ticks = seats.some((seat) => seat.kind === "open");
    return { game: this.game.name, options, seats, ticks, watch: this.watch, reveal: this.reveal, hints: this.hints, stand_in: this.standIn, patience: this.patience, ...(this.cards ? { cards: this.cards } : {}) };
  }
}
