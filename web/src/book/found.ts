/** Words that were searched for, where they stand in what is shown: the browser paints them, and the page stays as it is. */

const SILENT = ".hidden, svg, select";

/** Every place of some words in an element, in the order in which it is read. */
export function rangesOf(root: Element, wanted: string[]): Range[] {
  const found: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(SILENT)) {
      found.push(...within(node as Text, wanted));
    }
  }
  return found;
}

function within(node: Text, wanted: string[]): Range[] {
  const text = node.data.toLowerCase();
  const places: [from: number, to: number][] = [];
  for (const word of wanted) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      places.push([at, at + word.length]);
    }
  }
  return places
    .sort(([one], [other]) => one - other)
    .map(([from, to]) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    });
}

/** Paint them, the one that is looked at more strongly; nothing to wipe them off. */
export function paint(all: Range[], now?: Range): void {
  if ("highlights" in CSS) {
    CSS.highlights.set("found", new Highlight(...all));
    CSS.highlights.set("found-now", new Highlight(...(now ? [now] : [])));
  }
}
