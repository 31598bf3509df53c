/** Where on the page the things are that a lesson speaks of. */

const WHERE: Record<string, (name: string) => string> = {
  thing: (name) => `[data-thing="${CSS.escape(name)}"]`,
  zone: (name) => `[data-zone="${CSS.escape(name)}"]`,
  side: (name) => `[data-side="${CSS.escape(name)}"]`,
  choice: (name) => `[data-choice="${CSS.escape(name)}"]`,
  question: () => ".question",
};

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

/** What to light for something: all of it, with what it would bring, and the place it stands for. */
export function boxes(element: Element): DOMRect[] {
  const spilt = [...element.querySelectorAll(SPILLS)].map((each) => each.getBoundingClientRect());
  const code = element.getAttribute("data-code");
  const lands = code === null ? [] : [...(element.closest("[data-zone]")?.querySelectorAll(`${LANDS}[data-code="${CSS.escape(code)}"]`) ?? [])];
  return [spilt.reduce(around, element.getBoundingClientRect()), ...lands.map((each) => each.getBoundingClientRect())];
}

function around(a: DOMRect, b: DOMRect): DOMRect {
  const [x, y] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y);
}
