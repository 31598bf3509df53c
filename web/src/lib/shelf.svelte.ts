/** The games and bots of the server, fetched once. */

import { api } from "./api";
import { wished } from "./bots";
import type { Bot, GameBox, Rulebook, Shelf } from "./types";

let fetched: Promise<Shelf> | null = null;
let bots = $state.raw<Bot[]>([]);
const books = new Map<string, Promise<Rulebook>>();

export function shelf(): Promise<Shelf> {
  fetched ??= api.shelf().then(
    (all) => {
      bots = [...all.bots].sort((one, other) => one.level - other.level);
      return { ...all, bots };
    },
    (error: unknown) => {
      fetched = null;
      throw error;
    },
  );
  return fetched;
}

export async function box(name: string): Promise<GameBox | undefined> {
  return (await shelf()).games.find((game) => game.name === name);
}

/** A bot by the name that the wire has for it, with any thinking time and style, once the shelf is here. */
export function botNamed(name: string): Bot | undefined {
  if (!bots.length) {
    shelf().catch(() => undefined);
  }
  return bots.find((bot) => bot.name === wished(name).name);
}

export function rulebook(game: string): Promise<Rulebook> {
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

/** How many can play: "1–4". */
export function playersOf(game: GameBox): string {
  const low = game.players[0] ?? 1;
  const high = game.players[game.players.length - 1] ?? low;
  return low === high ? `${low}` : `${low}–${high}`;
}

/** The usual number of players: two, or as few as the game allows. */
export function usualSeats(game: GameBox): number {
  return game.players.find((count) => count >= 2) ?? game.players[0] ?? 1;
}

export function best(shelf: Shelf): string {
  return (shelf.bots.find((bot) => bot.best) ?? shelf.bots[0])?.name ?? "";
}
