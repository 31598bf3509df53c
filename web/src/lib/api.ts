/** The HTTP calls. A failure is an Error whose message is a sentence for people. */

import type { NewTable, ReplayPart, Rule, Shelf, TableInfo } from "./types";

export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
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
    throw new Refusal(sentence(found) ?? `The server refused (${response.status}).`, response.status);
  }
  return found as T;
}

function sentence(found: unknown): string | null {
  if (found && typeof found === "object" && "error" in found && typeof found.error === "string") {
    return found.error;
  }
  return null;
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  me: () => call<{ name: string }>("GET", "/api/me"),
  rename: (name: string) => call<{ name: string }>("POST", "/api/me", { name }),
  shelf: () => call<Shelf>("GET", "/api/games"),
  rules: (game: string) => call<{ page: string; rules: Rule[] }>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  create: (wish: NewTable) => call<TableInfo>("POST", "/api/tables", wish),
  mine: () => call<{ tables: TableInfo[] }>("GET", "/api/tables/mine"),
  info: (code: string) => call<TableInfo>("GET", at(code)),
  join: (code: string, seat?: number, name?: string) =>
    call<TableInfo>("POST", `${at(code)}/join`, {
      ...(seat === undefined ? {} : { seat }),
      ...(name ? { name } : {}),
    }),
  leave: (code: string, seat: number) => call<TableInfo>("POST", `${at(code)}/leave`, { seat }),
  seat: (code: string, seat: number, wish: { kind: string; bot?: string }) =>
    call<TableInfo>("PUT", `${at(code)}/seats/${seat}`, wish),
  wishes: (code: string, wish: Partial<Pick<TableInfo, "watch" | "reveal" | "stand_in" | "patience">>) =>
    call<TableInfo>("PATCH", at(code), wish),
  rematch: (code: string) => call<TableInfo>("POST", `${at(code)}/rematch`),
  branch: (code: string, step: number) => call<TableInfo>("POST", `${at(code)}/branch`, { step }),
  replay: (code: string, seat: number | null, from: number, count: number) =>
    call<ReplayPart>(
      "GET",
      `${at(code)}/replay?${seat === null ? "" : `seat=${seat}&`}from=${from}&count=${count}`,
    ),
};

export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
