/** The HTTP calls. A failure is an Error whose message is a sentence for people. */

import { commitment, type Word } from "./deal";
import type { DeckRead, Kit } from "../decks/deck";
import type { CardSet, SetInfo, Values } from "../lab/cardset";
import type { Print } from "../print/sheets";
import type { Keep } from "../keep/keep";
import type { ReviewAnswer } from "../review/types";
import type { Overview, Puzzle, Standing, Step } from "../puzzle/puzzle";
import type { Term } from "../words/glossary.svelte";
import type { Looks, NewTable, Outline, Reach, ReplayPart, Rulebook, Shelf, TableInfo, Why } from "./types";

export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly about = "", // the option that is wrong
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    const init: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { "Content-Type": "application/json" };
    }
    response = await fetch(path, init);
  } catch {
    throw new Refusal("The server cannot be reached. Is it running?", 0);
  }
  const text = await response.text();
  let found: unknown = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal(`The server answered with something that is not JSON (${response.status}).`, response.status);
  }
  if (!response.ok) {
    throw new Refusal(field(found, "error") ?? `The server refused (${response.status}).`, response.status, field(found, "about") ?? "");
  }
  return found as T;
}

function field(found: unknown, name: string): string | null {
  const value = found && typeof found === "object" ? (found as Record<string, unknown>)[name] : null;
  return typeof value === "string" ? value : null;
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

const ofSet = (code: string): string => `/api/sets/${encodeURIComponent(code)}`;

/** Whose eyes look back: a seat's, -1 the watchers', null whatever fits; opened, they see all hands. */
export interface Eyes {
  seat: number | null;
  all: boolean;
}

const looking = (eyes: Eyes): string => `all=${eyes.all}${eyes.seat === null ? "" : `&seat=${eyes.seat}`}`;

type Named = Pick<Puzzle, "day" | "puzzle">;
const on = (day: string): string => (day ? `?day=${encodeURIComponent(day)}` : "");

export const api = {
  me: () => call<{ name: string }>("GET", "/api/me"),
  rename: (name: string) => call<{ name: string }>("POST", "/api/me", { name }),
  shelf: () => call<Shelf>("GET", "/api/games"),
  rules: (game: string) => call<Rulebook>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  keep: (game: string) => call<Keep>("GET", `/api/games/${encodeURIComponent(game)}/keep`),
  words: (game: string) => call<{ words: Term[] }>("GET", `/api/games/${encodeURIComponent(game)}/words`),
  cards: (game: string) => call<{ title: string; cards: Print[] }>("GET", `/api/games/${encodeURIComponent(game)}/cards`),
  looks: (game: string) => call<Looks>("GET", `/api/games/${encodeURIComponent(game)}/looks`),
  deckKit: (game: string) => call<Kit>("GET", `/api/games/${encodeURIComponent(game)}/decks`),
  readDeck: (game: string, deck: string) => call<DeckRead>("POST", `/api/games/${encodeURIComponent(game)}/deck`, { deck }),
  sets: () => call<{ sets: SetInfo[]; most: number }>("GET", "/api/sets"),
  set: (code: string, draft?: number) => call<CardSet>("GET", `${ofSet(code)}${draft ? `?draft=${draft}` : ""}`),
  copySet: (wish: { game?: string; from?: string; name?: string }) => call<SetInfo>("POST", "/api/sets", wish),
  saveSet: (code: string, draft: number, change: { cards?: { at: number; file: string; values: Values }[]; back?: number }) =>
    call<CardSet>("PUT", ofSet(code), { draft, ...change }),
  callSet: (code: string, name: string) => call<SetInfo>("PATCH", ofSet(code), { name }),
  deleteSet: (code: string) => call<object>("DELETE", ofSet(code)),
  tableCards: (code: string) => call<{ title: string; name: string; hash: string; cards: Print[] }>("GET", `${at(code)}/cards`),
  signOut: (here: boolean) => call<{ name: string }>("POST", "/api/me/signout", { here }),
  create: (wish: NewTable) =>
    call<TableInfo>("POST", "/api/tables", wish.seed ? wish : { ...wish, commitment: commitment() }),
  learn: (game: string, chapter: number) => call<TableInfo>("POST", "/api/lessons", { game, chapter }),
  mine: () => call<{ tables: TableInfo[] }>("GET", "/api/tables/mine"),
  info: (code: string) => call<TableInfo>("GET", at(code)),
  reach: (code: string) => call<Reach>("GET", `${at(code)}/reach`),
  join: (code: string, seat?: number, name?: string) =>
    call<TableInfo>("POST", `${at(code)}/join`, {
      ...(seat === undefined ? {} : { seat }),
      ...(name ? { name } : {}),
      commitment: commitment(),
    }),
  leave: (code: string, seat: number) => call<TableInfo>("POST", `${at(code)}/leave`, { seat }),
  seat: (code: string, seat: number, wish: { kind: string; bot?: string }) =>
    call<TableInfo>("PUT", `${at(code)}/seats/${seat}`, wish),
  wishes: (code: string, wish: Partial<Pick<TableInfo, "watch" | "reveal" | "hints" | "stand_in" | "patience">>) =>
    call<TableInfo>("PATCH", at(code), wish),
  deal: (code: string, word: Word) => call<TableInfo>("POST", `${at(code)}/deal`, word),
  options: (code: string, options: Record<string, string>) => call<TableInfo>("PATCH", at(code), { options }),
  ready: (code: string, ready: boolean) => call<TableInfo>("POST", `${at(code)}/ready`, { ready }),
  bring: (code: string, seat: number, deck: string) => call<TableInfo>("POST", `${at(code)}/deck`, { seat, deck }),
  start: (code: string) => call<TableInfo>("POST", `${at(code)}/start`),
  begin: (code: string) => call<TableInfo>("POST", `${at(code)}/begin`),
  rematch: (code: string) => call<TableInfo>("POST", `${at(code)}/rematch`, { commitment: commitment() }),
  branch: (code: string, step: number, hidden: "true" | "anew" = "true") => call<TableInfo>("POST", `${at(code)}/branch`, { step, hidden }),
  puzzles: () => call<Overview>("GET", "/api/puzzles"),
  puzzle: (day: string) => call<Puzzle>("GET", `/api/puzzle${on(day)}`),
  puzzleTry: ({ day, puzzle }: Named, choose: number) => call<Standing>("POST", "/api/puzzle/try", { day, puzzle, choose }),
  puzzleHint: ({ day, puzzle }: Named) => call<Standing>("POST", "/api/puzzle/hint", { day, puzzle }),
  puzzleAnswer: ({ day, puzzle }: Named) => call<Standing>("POST", "/api/puzzle/answer", { day, puzzle }),
  puzzleLine: (day: string) => call<{ steps: Step[] }>("GET", `/api/puzzle/line${on(day)}`),
  puzzleWhy: (day: string, code: number) => call<Why>("GET", `/api/puzzle/why${on(day)}&code=${code}`),
  outline: (code: string, eyes: Eyes) => call<Outline>("GET", `${at(code)}/outline?${looking(eyes)}`),
  review: (code: string, seat: number | null) => call<ReviewAnswer>("GET", `${at(code)}/review${seat === null ? "" : `?seat=${seat}`}`),
  replay: (code: string, seat: number | null, from: number, count: number, all = false) =>
    call<ReplayPart>("GET", `${at(code)}/replay?${looking({ seat, all })}&from=${from}&count=${count}`),
};

export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
