/** What decks are made from, fetched for those who choose one at a table: the ready-made decks, and the pictures of those who lead them. */
import { api, words } from "../lib/api";
import type { Prints, Starter } from "../decks/deck";

export class DeckBox {
  starters = $state.raw<Starter[]>([]);
  leaders = $state.raw<Prints>(new Map());
  error = $state("");

  constructor(game: string) {
    Promise.all([api.deckKit(game), api.cards(game)]).then(
      ([kit, box]) => {
        this.leaders = new Map(box.cards.flatMap((print) => (kit.leaders.includes(print.face.id ?? "") ? [[print.face.id ?? "", print]] : [])));
        this.starters = kit.starters;
      },
      (failure: unknown) => (this.error = words(failure)),
    );
  }
}
