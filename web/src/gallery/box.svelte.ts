/** The cards of a game's box, fetched and drawn as at its table. Made while a page is set up: what the page shows shares its board. */
import { api, words } from "../lib/api";
import type { Print } from "../print/sheets";
import { Board, shareBoard } from "../table/board.svelte";
import { themeOf } from "../themes/theme";

export class CardBox {
  title = $state("");
  prints = $state.raw<Print[]>([]);
  error = $state("");
  private readonly board = new Board(
    () => undefined,
    () => undefined,
  );
  /** Whether all is there that cards are drawn with. */
  drawn = $derived(this.prints.length > 0 && this.board.dress !== null && (this.board.art !== null || !this.board.theme?.art));

  constructor(game: string, fetched: Promise<{ title: string; cards: Print[] }> = api.cards(game)) {
    shareBoard(this.board);
    if (game) {
      this.of(game);
    }
    fetched.then(
      (found) => ([this.title, this.prints] = [found.title, found.cards]),
      (failure: unknown) => (this.error = words(failure)),
    );
  }

  /** Draw as this game does: where it is known only when its cards have come. */
  of(game: string): void {
    this.board.wear(themeOf(game));
  }
}
