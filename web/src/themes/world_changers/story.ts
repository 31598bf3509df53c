/** Which lines of the story stand on the table. */
import { front, type Said, type View } from "../../lib/scene";

type Line = Said & { step?: number };

/** What was told after the last answer of the side in front; before any, or at a table without its story, the last lines. */
export function since(story: Line[], view: View): { lines: Said[]; own: boolean } {
  const own = story.findLastIndex((line) => line.by === front(view));
  const rest = own < 0 ? [] : story.slice(own + 1).filter((line) => line.step !== story[own]?.step);
  return rest.length ? { lines: rest, own: true } : { lines: view.log, own: false };
}
