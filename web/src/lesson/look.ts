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
