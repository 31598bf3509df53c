/** What travels between server and client, as docs/api.md tells it. */

export interface Face {
  title: string;
  kind: string;
  value: string;
  text: string;
  badges: string[];
  colour: string;
  symbol: string;
}

export interface Thing {
  id: string;
  face: Face | null;
  code: number;
  marks: string[];
  at: number[];
}

export interface Zone {
  id: string;
  label: string;
  kind: string;
  owner: number;
  note: string;
  now: boolean; // it tells what is going on, and stays in sight
  things: Thing[];
}

export interface Choice {
  code: number;
  label: string;
}

export interface Said {
  text: string;
  things: number[];
}

export interface ScoreLine {
  label: string;
  points: number;
}

export interface View {
  seat: number;
  names: string[];
  turn: number;
  status: string;
  zones: Zone[];
  question: number;
  prompt: string;
  choices: Choice[];
  waiting: number[];
  log: Said[];
  sides: string[];
  sheets: ScoreLine[][];
  over: boolean;
  verdict: string;
}

export interface Option {
  name: string;
  text: string;
  values: string[];
  default: string;
  more: string; // what it accepts besides its values, in words; "" for nothing
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
  options: Option[];
}

export interface Bot {
  name: string;
  sentence: string;
  best: boolean;
}

export interface Shelf {
  games: GameBox[];
  bots: Bot[];
}

export interface Seat {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string;
  here: boolean;
  mine: boolean;
  host: boolean;
}

export interface TableInfo {
  code: string;
  watch_code: string;
  game: string;
  title: string;
  version: number;
  options: Record<string, string>;
  status: "lobby" | "playing" | "over" | "gone";
  reason: string;
  seats: Seat[];
  mine: number[];
  host: boolean;
  watching: boolean;
  watch: boolean;
  reveal: boolean;
  stand_in: string;
  patience: number;
  fair: boolean;
  seed_hash: string;
  seed: string;
  rematch: string;
  turn: number;
  asked: number[];
  created: string;
  updated: string;
}

export interface TableMessage {
  type: "table";
  info: TableInfo;
  seat: number;
  turn: number;
  view: View | null;
  undo: { possible: boolean; why: string; ask?: boolean };
  vote: { by: number; agreed: number[]; missing: number[] } | null;
  note: string;
  thinking: number[];
  step: number; // how many answers stand
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface LogLine {
  step: number; // after which answer it was told
  text: string;
  things: number[];
}

export interface Why {
  code: number;
  text: string;
  rule: string;
}

export type Down =
  | TableMessage
  | { type: "chat"; lines: ChatLine[] }
  | { type: "log"; seat: number; lines: LogLine[] }
  | ({ type: "why" } & Why)
  | { type: "error"; error: string }
  | { type: "pong"; ping: number };

export interface Rule {
  number: string;
  section: string;
  text: string;
}

export interface SeatWish {
  kind: "me" | "bot" | "open";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  watch?: boolean;
  reveal?: boolean;
  stand_in?: string;
  patience?: number;
  seed?: string;
}

export interface ReplayView {
  step: number;
  by: number;
  view: View;
  mark: string; // the chapter that begins here
}

export interface ReplayPart {
  seat: number;
  steps: number;
  from: number;
  views: ReplayView[];
}
