/** Where on the page the things are that a lesson speaks of. */

const WHERE: Record<string, (name: string) => string> = {
  thing: (name) => `[data-thing="${CSS.escape(name)}"]`,
  zone: (name) => `[data-zone="${CSS.escape(name)}"]`,
  side: (name) => `[data-side="${CSS.escape(name)}"]`,
  choice: (name) => `[data-choice="${CSS.escape(name)}"]`,
  question: () => "[data-asks], .question", // its whole panel, where it lies on one
};

/** What is lit: a box, or the hex in it. */
export interface Lit {
  box: DOMRect;
  hex: boolean;
}

/** The elements of what is to be looked at, the first that shows of each. */
export function elements(look: string[]): Element[] {
  return look.flatMap((each) => {
    const [kind = "", ...name] = each.split(":");
    const found = [...document.querySelectorAll(WHERE[kind]?.(name.join(":")) ?? "nothing")];
    return found.filter((element) => element.getBoundingClientRect().width > 0).slice(0, 1);
  });
}

const SPILLS = ".brings"; // what stands at a thing and reaches beyond it
const LANDS = ".landing"; // where a card would come to lie, on behalf of the thing with its code
const HEX = ".thing.hex"; // its neighbours lie in the corners of its box
const BADGES = ".place .pip"; // the badge of a hex, on its edge

const all = (inside: Element | null | undefined, which: string): DOMRect[] => [...(inside?.querySelectorAll(which) ?? [])].map((each) => each.getBoundingClientRect());
const plain = (box: DOMRect): Lit => ({ box, hex: false });

/** What to light for something: all of it, with what it would bring, and the place it stands for. */
export function lights(element: Element): Lit[] {
  const [own, spilt] = [element.getBoundingClientRect(), all(element, SPILLS)];
  const code = element.getAttribute("data-code");
  const lands = code === null ? [] : all(element.closest("[data-zone]"), `${LANDS}[data-code="${CSS.escape(code)}"]`).map(plain);
  if (element.matches(HEX)) {
    return [{ box: own, hex: true }, ...all(element.closest(".place"), BADGES).map(plain), ...spilt.map(plain), ...lands];
  }
  return [plain(spilt.reduce(around, own)), ...lands];
}

function around(a: DOMRect, b: DOMRect): DOMRect {
  const [x, y] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y);
}

/** Whether something lies wholly inside something larger that is lit too. */
export function inside(lit: Lit, others: Lit[]): boolean {
  const a = lit.box;
  return others.some(({ box: b }) => b.width > a.width && b.left <= a.left && b.top <= a.top && b.right >= a.right && b.bottom >= a.bottom);
}

/** The outline of what is lit, so many pixels around it, seen from the corner of a room. */
export function outline({ box, hex }: Lit, rim: number, room: DOMRect): string {
  const [x, y, w, h] = [box.x - room.x - rim, box.y - room.y - rim, box.width + 2 * rim, box.height + 2 * rim];
  if (hex) {
    return `M${x + w / 4} ${y}h${w / 2}l${w / 4} ${h / 2}l${-w / 4} ${h / 2}h${-w / 2}l${-w / 4} ${-h / 2}z`;
  }
  const r = Math.min(14, w / 2, h / 2);
  const bend = `${r} ${r} 0 0 1`;
  return `M${x + r} ${y}h${w - 2 * r}a${bend} ${r} ${r}v${h - 2 * r}a${bend} ${-r} ${r}h${2 * r - w}a${bend} ${-r} ${-r}v${2 * r - h}a${bend} ${r} ${-r}z`;
}
