/** Where the keyboard is at a table: which way an arrow leads, what comes next, and where it stays when an answer takes its thing away. */

import { byKeys } from "../lib/keyed";

const CHOICES = "button.choosable, button[data-choice]:enabled";
const THINGS = "button[data-thing]:not(.place), button.place.choosable";
const ASIDE = ".side, [data-doubt]"; // whoever comes back from here goes on where they were before

const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const ASTRAY = 2; // how much worse a step to the side is than one ahead

function all(within: ParentNode, what: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(what)].filter((each) => each.getClientRects().length > 0);
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function nearest(found: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const far = (each: HTMLElement): number => Math.hypot(middle(each)[0] - x, middle(each)[1] - y);
  return found.reduce<HTMLElement | undefined>((best, each) => (best && far(best) <= far(each) ? best : each), undefined);
}

/** What lies from here where an arrow points: in the same zone, or else anywhere on the table. */
export function towards(from: HTMLElement, zone: HTMLElement, key: string): HTMLElement | undefined {
  const things = all(zone, THINGS);
  if (key === "Home" || key === "End") {
    return things.at(key === "Home" ? 0 : -1);
  }
  const way = WAYS[key];
  if (!way) {
    return undefined;
  }
  const [x, y] = middle(from);
  const cost = (each: HTMLElement): number => {
    const [dx, dy] = [middle(each)[0] - x, middle(each)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    return ahead > 1 ? ahead + ASTRAY * Math.abs(dx * way[1] + dy * way[0]) : Number.POSITIVE_INFINITY;
  };
  const best = (found: HTMLElement[]): HTMLElement | undefined => found.filter((each) => Number.isFinite(cost(each))).sort((a, b) => cost(a) - cost(b))[0];
  return best(things) ?? best(all(zone.closest(".table") ?? zone, `${THINGS}, .question button`));
}

/** The next that can be chosen, or the one before, from where the keyboard is. */
export function step(forward: boolean): HTMLElement | undefined {
  const doubt = document.querySelector("[data-doubt]");
  const found = all(doubt ?? document, doubt ? "button" : CHOICES);
  const here = document.activeElement ?? document.body;
  const side = forward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const there = here === document.body ? [] : found.filter((each) => here.compareDocumentPosition(each) & side);
  return forward ? (there[0] ?? found[0]) : (there.at(-1) ?? found.at(-1));
}

/** The keyboard waits here: one more Enter must not decide what is asked twice. */
export function waits(element: HTMLElement): void {
  if (byKeys()) {
    element.focus();
  }
}

/** The keyboard's place at a table: when what had the focus goes away, its neighbour has it, never nothing. */
export class Place {
  private table: HTMLElement | null = null;
  private last: HTMLElement | null = null;
  private zone = ""; // where the last one lay; its words and its place are kept, since it may be gone
  private thing = "";
  private at: [number, number] = [0, 0];

  /** Watch over a table for as long as it stands. */
  readonly watch = (table: HTMLElement): { destroy: () => void } => {
    this.table = table;
    this.last = null;
    // Between two things that a key leads to the keyboard is nowhere for a moment, too: only what lasts is mended.
    const lost = (): boolean => document.activeElement === document.body;
    const observer = new MutationObserver(() => lost() && window.setTimeout(() => lost() && this.back()));
    observer.observe(table, { childList: true, subtree: true });
    table.addEventListener("focusin", this.note);
    return {
      destroy: () => {
        observer.disconnect();
        this.table = null;
      },
    };
  };

  private readonly note = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (!target.closest(ASIDE)) {
      this.last = target;
      this.zone = target.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
      this.thing = target.dataset.thing ?? "";
      this.at = middle(target);
    }
  };

  /** Go to where the keyboard was, or as near to it as there is something. */
  back(): void {
    if (byKeys() && this.table && !document.querySelector("dialog[open]")) {
      this.near(this.table)?.focus();
    }
  }

  private near(table: HTMLElement): HTMLElement | null {
    const zone = this.zone ? table.querySelector(`[data-zone="${CSS.escape(this.zone)}"]`) : null;
    if (this.last?.isConnected && (zone?.contains(this.last) ?? true)) {
      return this.last;
    }
    const beside = zone ? nearest(all(zone, CHOICES), this.at) ?? nearest(all(zone, THINGS), this.at) : undefined;
    const moved = this.thing ? all(table, `button[data-thing="${CSS.escape(this.thing)}"]`)[0] : undefined;
    return beside ?? moved ?? table.querySelector<HTMLElement>(".question");
  }
}
