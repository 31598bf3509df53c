/** What travels between server and client, as docs/api.md tells it. */

import type { Amount, Changes, Choice, Face, Preview, Said, View, Zone } from "./scene";

export type { Banner, Choice, Face, Said, ScoreLine, Thing, View, Zone } from "./scene";

export interface Option {
  name: string;
  text: string;
  values: string[];
  default: string;
  more: string; // what it accepts besides its values, in words; "" for nothing
  group: string; // where it is offered: variant, set-up, decks, house rules
  meanings: string[]; // each of its values in a sentence
  seats: number[]; // the numbers of players it means something to; empty for all
}

/** A way to play that people ask for by name. */
export interface Preset {
  name: string;
  title: string;
  sentence: string;
  options: Record<string, string>; // those that differ from the usual ones
  seats: number[]; // the numbers of players it is for
  brings: string[]; // the options, by seat, that players fill in secret before the game; none in most
}

export interface GameBox {
  name: string;
  title: string;
  sentence: string;
  version: number;
  players: number[];
  minutes: number;
  weight: string;
  rules: boolean;
  lesson: { minutes: number; chapters: string[] } | null;
  decks: boolean; // people build decks for it
  presets: Preset[];
  options: Option[];
}

export interface Bot {
  name: string; // as the wire has it, without a thinking time or a style
  title: string; // as people say it
  face: string; // an animal, "" if nobody has chosen one
  level: number; // 1 for the weakest, 0 if it is not offered
  manner: string; // how it plays, in a few words
  kin: string[]; // what further ones of its kind are called at the same table
  sentence: string;
  best: boolean;
}

/** How others in the house get to this server. */
export interface Reach {
  links: string[];
  open: boolean; // false: it listens to this machine alone
}

export interface Shelf {
  games: GameBox[];
  bots: Bot[];
  styles: Style[];
}

/** A way to play that a bot can be wished to have. */
export interface Style {
  name: string;
  sentence: string;
}

/** How many hints a table gives; as usual: free for who plays alone, none among several. */
export type Hints = "usual" | "none" | "three" | "free";

/** One answer that a search advises. */
export interface Advice {
  code: number;
  sentence: string;
  chance: number; // to win, 0 to 1
  error: number; // half of its 95 % interval
  points: number;
  equal: boolean; // it cannot be told apart from the best one
  why: string;
  expects: string; // what is expected next
}

/** What a search advises at a question, the best first; none where there is nothing to choose. */
export interface Hint {
  question: number;
  seat: number;
  rounds: number;
  options: Advice[];
  text: string; // why there is none
  used: number;
  most: number | null; // in a game; null if nobody counts
}

export interface Seat {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string;
  here: boolean;
  mine: boolean;
  host: boolean;
  ready: boolean; // its holder has said so, before the game
  hints: number; // that were taken there in the game
  deck: boolean; // it has a deck, where decks are brought; which one nobody else is told before the game
  free: boolean; // I may take it: it is open, or its player has left it to a bot
}

export interface Part {
  seat: number; // -1 for the server
  commitment: string; // "" while the device is still to commit
  part: string; // "" until the game is over
}

export interface TableInfo {
  code: string;
  watch_code: string;
  game: string;
  title: string;
  version: number;
  lesson: number | null; // the chapter that it is, null for a game
  cards: { name: string; hash: string; own: boolean }; // the set that it plays, somebody's own or as printed
  options: Record<string, string>;
  status: "lobby" | "playing" | "over" | "gone";
  reason: string;
  seats: Seat[];
  mine: number[];
  host: boolean;
  watching: boolean;
  watch: boolean;
  reveal: boolean;
  hints: Hints; // what holds
  hints_wish: Hints; // what the host wished
  hints_most: number | null; // for each seat; null if nobody counts
  stand_in: string;
  patience: number;
  absence: number; // seconds after which the others may decide without a player who is away
  fair: boolean;
  why_unfair: string;
  deal: Part[]; // what the seed is made from: the server's part, then people's; empty if somebody chose the seed
  awaited: number[]; // seats whose devices the deal waits for
  unready: number[]; // seats of those who are still to choose a deck, or to say that they are ready
  brings: boolean; // in the lobby: everybody brings a deck
  deck: string; // the one that I have chosen, if I hold one seat
  changed: string[]; // wishes and options that the host changed while others sat in the lobby
  taken_back: number;
  taken_back_late: number; // after something was shown or somebody else had answered
  seed: string;
  rematch: string;
  turn: number;
  asked: number[];
  prompt: string; // what I am asked, "" if I am not
  verdict: string; // how it ended
  places: number[]; // and who came in where, by seat
  created: string;
  updated: string;
  picture?: Picture | null; // in lists: the table as it stands, as far as I may know it; none before the game
}

/** A table, small: see docs/api.md. */
export interface Picture {
  faces: (string | [string, string])[]; // the id of a card, or its kind and group
  zones: PictureZone[];
}

export interface PictureZone {
  kind: string;
  owner: number; // -1 for nobody
  count: number;
  things?: number[]; // numbers of faces, -1 for what lies face down
  at?: number[]; // two numbers for each thing of hexes and columns
  pieces?: { kind: string; owner: number; at: number[] }[];
}

/** What draws the cards of a game, by their ids. */
export type Looks = Record<string, { kind: string; group: string; look: string; title: string }>;

export interface TableMessage {
  type: "table";
  info: TableInfo;
  seat: number;
  turn: number;
  view: View | null;
  undo: { possible: boolean; why: string; ask?: boolean };
  vote: { by: number; text: string; agreed: number[]; missing: number[] } | null;
  note: string;
  thinking: number[];
  step: number; // how many answers stand
  moves: Changes; // what became different with the last answer
  lesson?: LessonNow | null; // at a table that is a chapter of a lesson
}

/** What is read of a lesson at a table as it stands. */
export interface LessonNow {
  chapter: number;
  chapters: string[];
  first: number; // the step that the first page is
  steps: number;
  pages: LessonPage[];
  left: boolean; // the table has gone another way than the script
}

export interface LessonPage {
  words: string;
  look: string[]; // thing:ID, zone:ID, side:NUMBER, choice:CODE, question
  wants: "choose" | "on" | "others" | "wait";
  only: number[]; // what may be chosen
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  watching: boolean;
  text: string;
  at: string;
}

export interface LogLine extends Said {
  step: number; // after which answer it was told
}

export interface Why {
  code: number;
  text: string;
  rules: string[];
}

export type Down =
  | TableMessage
  | { type: "chat"; lines: ChatLine[] }
  | { type: "log"; seat: number; after: number; step: number; lines: LogLine[] }
  | ({ type: "why" } & Why)
  | { type: "previews"; question: number; seat: number; previews: Preview[] }
  | ({ type: "hint" } & Hint)
  | { type: "error"; error: string; rules?: string[] }
  | { type: "pong"; ping: number };

export interface Rule {
  number: string;
  section: string;
  text: string;
  chapter: string; // of the rulebook
}

export interface Chapter {
  id: string;
  title: string;
  text: string; // Markdown
  rules: string[]; // the numbers that belong to it
}

export interface Rulebook {
  book: Chapter[];
  rules: Rule[];
}

export interface SeatWish {
  kind: "me" | "bot" | "open";
  deck?: string; // that it brings
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  cards?: string; // the code of the card set that is played, left out: as printed
  show?: string; // the id of a card of it that the first seat is dealt
  options: Record<string, string>;
  seats: SeatWish[];
  watch?: boolean;
  reveal?: boolean;
  hints?: Hints;
  stand_in?: string;
  patience?: number;
  ticks?: boolean; // it begins when everybody has said that they are ready
  seed?: string;
  commitment?: string;
}

export interface ReplayView {
  step: number;
  by: number;
  view: View;
  mark: string; // the chapter that begins here
  hands?: Zone[]; // what all others hold, to opened eyes
  asks?: { seat: number; prompt: string; choices: Choice[] }[]; // and what they are asked
}

export interface ReplayPart {
  seat: number;
  all: boolean;
  steps: number;
  from: number;
  views: ReplayView[];
}

/** A step in short: who answered what, whose turn it is then, what was told. */
export interface OutlineStep {
  by: number;
  turn: number;
  clock: Amount[];
  mark: string;
  scores: (number | null)[]; // of all sides after it
  said: Said[];
  given: { code?: number; sentence?: string; by?: number }; // empty if the eyes may not know it
}

export interface Moment {
  step: number;
  side: number;
  change: number;
  weight: number; // how much it decided
  face: Face | null;
}

export interface Outline {
  seat: number;
  all: boolean;
  eyes: number[]; // the seats whose eyes I may borrow
  may_see_all: boolean;
  steps: OutlineStep[];
  moments: Moment[];
}
