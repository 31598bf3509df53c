/** The games and bots of the server, fetched once. */

import { api } from "./api";
import type { GameBox, Rule, Shelf } from "./types";

let fetched: Promise<Shelf> | null = null;
const books = new Map<string, Promise<{ page: string; rules: Rule[] }>>();

export function shelf(): Promise<Shelf> {
  fetched ??= api.shelf().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

export async function box(name: string): Promise<GameBox | undefined> {
  return (await shelf()).games.find((game) => game.name === name);
}

export function rulebook(game: string): Promise<{ page: string; rules: Rule[] }> {
  let found = books.get(game);
  if (!found) {
    found = api.rules(game).catch((error: unknown) => {
      books.delete(game);
      throw error;
    });
    books.set(game, found);
  }
  return found;
}

export function playersOf(game: GameBox): string {
  const low = game.players[0] ?? 1;
  const high = game.players[game.players.length - 1] ?? low;
  return low === high ? `${low} players` : `${low}–${high} players`;
}

export function best(shelf: Shelf): string {
  return (shelf.bots.find((bot) => bot.best) ?? shelf.bots[0])?.name ?? "";
}
