/** What a campaign has to tell just now: how a chapter ended, and what is new in the next one. */
import type { Chapter, View } from "../lib/scene";

export type Kind = "won" | "lost" | "new";

export interface Panel {
  key: string; // by which a device remembers that it was told
  kind: Kind;
  chapter: Chapter;
}

/** In the order in which they came. News come before the first round, an outcome lasts until the next game begins. */
export function panelsOf(view: View): Panel[] {
  const chapters = view.over ? [] : (view.chapters ?? []);
  const begun = view.clock.some((each) => each.kind === "round");
  return chapters.flatMap((chapter): Panel[] => {
    if (chapter.after?.length) {
      const kind = chapter.state === "lost" ? "lost" : "won";
      return [{ key: `${chapter.number} ${kind} ${chapter.games?.length ?? 0}`, kind, chapter }];
    }
    return chapter.state === "now" && chapter.news?.length && !begun ? [{ key: `${chapter.number} new`, kind: "new", chapter }] : [];
  });
}

/** How a chapter stands, in words. */
export function standing(chapter: Chapter): string {
  const last = chapter.games?.at(-1);
  switch (chapter.state) {
    case "won":
      return last ? `won, ${score(chapter)}` : "won";
    case "lost":
      return `lost, ${score(chapter)}`;
    case "now":
      return "being played";
    case "next":
      return "comes next";
    case "ahead":
      return "to come";
  }
}

/** "5 to 3": the power of its last game. */
export function score(chapter: Chapter): string {
  const amounts = chapter.games?.at(-1)?.amounts ?? [];
  const of = (kind: string): number => amounts.find((each) => each.kind === kind)?.value ?? 0;
  return amounts.length ? `${of("power")} to ${of("against")}` : "";
}
