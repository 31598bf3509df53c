/** The scene as docs/scene.md tells it. Fields that are empty do not travel. */

export interface Amount {
  kind: string;
  value: number;
  base?: number;
  most?: number;
  why?: string;
}

export interface Piece {
  kind: string;
  count: number;
  owner?: number;
  most?: number;
  note?: string;
}

export interface Keyword {
  word: string;
  number?: number;
}

export interface Need {
  kind: string;
  count: number;
  met: boolean;
}

export interface Term {
  kind: string;
  number: number;
  of?: string[];
  most?: number;
  enhanced?: boolean;
}

export interface Face {
  title: string;
  kind?: string;
  id?: string;
  group?: string;
  line?: string;
  text?: string;
  short?: string;
  brief?: string;
  look?: string;
  colour?: string;
  symbol?: string;
  amounts?: Amount[];
  keywords?: Keyword[];
  formula?: Term[];
}

export interface Thing {
  id: string;
  face: Face | null;
  code?: number;
  at?: number[];
  state?: string[];
  amounts?: Amount[];
  pieces?: Piece[];
  needs?: Need[];
  links?: { how: string; code: number }[];
  notes?: string[];
}

export interface Group {
  kind: string;
  label: string;
  codes: number[];
  amounts?: Amount[];
  state?: string[];
}

export interface Zone {
  id: string;
  label: string;
  kind: string;
  owner: number;
  things: Thing[];
  note?: string;
  count?: number;
  code?: number;
  now?: boolean;
  amounts?: Amount[];
  groups?: Group[];
}

export interface Banner {
  side: number;
  name: string;
  code?: number;
  doing?: string;
  score?: number;
  state?: string[];
  amounts?: Amount[];
  pieces?: Piece[];
  notes?: string[];
}

export type Tone = "main" | "plain" | "pass" | "decline" | "final";

export interface Choice {
  code: number;
  label: string;
  sentence: string;
  points?: number[];
  tone?: Tone;
  warning?: string; // why it is asked again, since it is hardly meant so
}

export interface Part {
  kind: string;
  count: number;
  strength: number;
  code?: number;
  note?: string;
}

/** What would be left of a pair, 0 if it falls, and what the attacker would gain. */
export interface Meeting {
  blocker: number;
  attacker: number;
  blocker_left: number;
  attacker_left: number;
  gain: number;
}

export interface Fight {
  attacker: number;
  defender: number;
  target?: number;
  force?: Part[];
  defence?: Part[];
  attackers?: number[];
  meetings?: Meeting[];
  amounts?: Amount[];
  pairs?: [number, number][];
  may?: [number, number][];
  losses?: Piece[];
  answers?: Part[];
  result?: string;
  forecast?: string;
}

export interface Change {
  where: "thing" | "zone" | "banner";
  id: string;
  kind: string;
  before: number;
  after: number;
  owner?: number;
}

export interface Move {
  id: string;
  from: string;
  to: string;
  was?: string;
  at?: number[];
}

export interface Turned {
  where: string;
  id: string;
  state: string;
  on: boolean;
}

export interface Linked {
  id: string;
  how: string;
  to: string;
  on: boolean;
}

export interface Changes {
  moves?: Move[];
  changes?: Change[];
  turned?: Turned[];
  links?: Linked[];
}

export interface Preview extends Changes {
  code: number;
  path?: number[];
  reach?: number[]; // what could be chosen next
  safe?: [number, number][]; // who could not be touched then, and the card that says so
  amounts?: Amount[];
  notes?: string[];
  fight?: Fight;
  partly?: boolean;
  over?: boolean;
  verdict?: string;
}

/** Cards that a line of the story tells of; without `card` nobody may know which. */
export interface Went {
  card?: string;
  from: string;
  to: string;
  count?: number;
}

export interface Said {
  text: string;
  things: number[];
  kind: string;
  by: number;
  went?: Went[];
}

export interface ScoreLine {
  label: string;
  points: number;
  code?: number;
  kind?: string;
}

/** What a chapter brings or leaves, in a sentence, with the rule that says so. */
export interface Told {
  kind: string;
  title: string;
  text: string;
  rule: string;
  look?: string;
}

/** A game of a chapter that was decided. */
export interface Outcome {
  won: boolean;
  text: string;
  amounts: Amount[];
}

/** A chapter of a campaign; of one to come only its number is known. */
export interface Chapter {
  number: number;
  state: "won" | "lost" | "now" | "next" | "ahead";
  title?: string;
  goal?: number;
  look?: string;
  front?: string;
  back?: string;
  games?: Outcome[];
  news?: Told[]; // since the chapter before
  after?: Told[]; // what its last game leaves, until the next one begins
}

export interface View {
  seat: number;
  front?: number; // the side that lies in front of those who watch; the client's own choice, it does not travel
  names: string[];
  turn: number;
  status: string;
  clock: Amount[];
  phase: string;
  banners: Banner[];
  zones: Zone[];
  fight: Fight | null;
  question: number;
  prompt: string;
  source: number;
  choices: Choice[];
  several?: { count: number; label: string; rule: string }; // so many answers are gathered and sent together
  barred?: { code: number; label: string; by: number }[]; // what is looked for and cannot be chosen, and what forbids it
  waiting: number[];
  log: Said[];
  sides: string[];
  sheets: ScoreLine[][];
  over: boolean;
  verdict: string;
  winners: number[];
  chapters?: Chapter[];
}

/** The side that lies in front: the own one, or the one that is followed by those who watch. */
export function front(view: View): number {
  return view.seat >= 0 ? view.seat : (view.front ?? view.banners[0]?.side ?? 0);
}

/** The number a thing has now, else the printed one; undefined if it has none of this kind. */
export function amount(thing: Thing, kind: string): Amount | undefined {
  const now = thing.amounts?.find((each) => each.kind === kind);
  return now ?? thing.face?.amounts?.find((each) => each.kind === kind);
}

/** All numbers of a thing, the present ones in place of the printed. */
export function amounts(thing: Thing): Amount[] {
  const now = thing.amounts ?? [];
  const printed = (thing.face?.amounts ?? []).filter((each) => !now.some((other) => other.kind === each.kind));
  return [...printed, ...now];
}

export function is(thing: { state?: string[] }, state: string): boolean {
  return thing.state?.includes(state) ?? false;
}

/** "+3", "−2", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** A thing in words, for those who listen: name, line, numbers, pieces, states, notes. */
export function spoken(thing: Thing, names: string[]): string {
  const face = thing.face;
  if (!face) {
    return ["Face down", ...(thing.state ?? []).filter((each) => each !== "hidden"), ...(thing.notes ?? [])].join(", ");
  }
  const numbers = amounts(thing).map((each) => `${each.kind} ${each.value}${each.most === undefined ? "" : ` of ${each.most}`}`);
  const pieces = (thing.pieces ?? []).map((each) => `${each.count} ${each.kind}${each.owner === undefined ? "" : ` of ${names[each.owner] ?? "the opponent"}`}${each.note ? ` (${each.note})` : ""}`);
  const needs = (thing.needs ?? []).map((each) => `needs ${each.count} ${each.kind}${each.met ? "" : ", which is missing"}`);
  const keywords = (face.keywords ?? []).map((each) => (each.number ? `${each.word} ${each.number}` : each.word));
  return [face.title, face.line ?? face.kind ?? "", ...numbers, ...keywords, ...needs, ...pieces, ...(thing.state ?? []), ...(thing.notes ?? []), face.text ?? ""].filter(Boolean).join(", ");
}
