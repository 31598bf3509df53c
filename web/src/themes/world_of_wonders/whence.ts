/** Where figures come from: every card is also a person, so they come out of a hand, the deck or the discard pile. */
import type { Change, Changes } from "../../lib/scene";

const FIGURES = ["Worker", "Foreman", "Militia", "Knight"];

export function whence(came: Change, { moves = [], changes = [] }: Changes): string {
  if (came.kind === "piece") {
    return moves.find((move) => move.to === "" && (move.from === `sites-${came.owner}` || move.from === `district-${came.owner}`))?.id ?? ""; // a finished site
  }
  if (!FIGURES.includes(came.kind)) {
    return "";
  }
  const fell = (each: Change): boolean => each.after < each.before;
  const card = moves.find((move) => move.to === "" && move.from.startsWith("hand-"));
  const hand = changes.find((each) => each.where === "banner" && each.kind === "hand" && fell(each));
  const pile = ["deck", "discard"].find((id) => changes.some((each) => each.where === "zone" && each.id === id && each.kind === "count" && fell(each)));
  return card?.id ?? (hand ? `hand-${hand.id}` : (pile ?? ""));
}
