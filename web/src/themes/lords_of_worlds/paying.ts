/** What is foreseen while one pays. */
import type { Preview } from "../../lib/scene";
import type { Board } from "../../table/board.svelte";

/** The preview of what is pointed at; of the cheapest payment as long as nothing else is: that one is chosen beforehand. */
export function foreseen(board: Board): Preview | undefined {
  const paying = board.view?.zones.some((zone) => zone.id === "played");
  return board.preview ?? (paying ? board.previews.get(board.buttons.find((choice) => choice.tone === "main")?.code ?? -1) : undefined);
}

/** The things that would leave a zone. */
export function leaving(preview: Preview | undefined, zone: string): Set<string> {
  return new Set((preview?.moves ?? []).filter((move) => move.from === zone).map((move) => move.was || move.id));
}
