/** A Great Wonder whose pieces are all one player's: it ends the game at once. */
import { amount, type Thing, type View } from "../../lib/scene";

export function wholeOf(view: View): Thing | undefined {
  const [winner] = view.winners;
  const mosaic = view.zones.find((zone) => zone.id === "mosaic")?.things ?? [];
  return mosaic.find((thing) => thing.pieces?.some((piece) => piece.owner === winner && piece.count >= (amount(thing, "pieces")?.most ?? 6)));
}
