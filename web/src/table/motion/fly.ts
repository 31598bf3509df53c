/** The movements themselves: transforms and opacity alone, so that the browser need not lay anything out. */
import type { Rect, Seen } from "./boxes";

const EASE = "cubic-bezier(.25,.8,.3,1)";
const running = new Set<Animation>();

/** Animate, and know it as long as it runs. */
export function run(element: Element, frames: Keyframe[], duration: number, more: KeyframeAnimationOptions = {}): Animation {
  const found = element.animate(frames, { duration, easing: EASE, ...more });
  running.add(found);
  const done = (): void => void running.delete(found);
  found.finished.then(done, done);
  return found;
}

/** Everything is where it goes. */
export function finish(): void {
  for (const each of running) {
    each.finish();
  }
}

/** The transform that shows an element where another box is. */
export function as(from: Rect, at: Rect, more = ""): string {
  const size = at.w ? from.w / at.w : 1;
  return `translate(${from.x - at.x}px, ${from.y - at.y}px) scale(${size}) ${more}`;
}

/** Let an element, and all that holds it up to its zone, lie above the rest while it travels. */
function raise(element: HTMLElement, duration: number): void {
  for (let each: HTMLElement | null = element; each && !each.classList.contains("board"); each = each.parentElement) {
    run(each, [{ zIndex: 35 }, { zIndex: 35 }], duration);
    if (each.dataset["zone"]) {
      break;
    }
  }
}

/** From where it lay to where it lies. */
export function travel(thing: Seen, from: Rect, duration: number, delay = 0): void {
  raise(thing.element, duration + delay);
  const still = { transform: "none", transformOrigin: "0 0" };
  run(thing.element, [{ transform: as(from, thing.rect), transformOrigin: "0 0" }, still], duration, { delay, fill: "backwards" });
}

/** A back goes half of the way and turns, its face comes the other half. */
export function turnOver(thing: Seen, back: HTMLElement | null, from: Rect, layer: HTMLElement, duration: number): void {
  raise(thing.element, duration);
  const half: Rect = { x: (from.x + thing.rect.x) / 2, y: (from.y + thing.rect.y) / 2, w: (from.w + thing.rect.w) / 2, h: 0 };
  if (back) {
    const ghost = lay(back, from, layer);
    run(ghost, [{ transform: "none" }, { transform: `translate(${half.x - from.x}px, ${half.y - from.y}px) scale(${half.w / from.w}) perspective(600px) rotateY(90deg)` }], duration / 2, { easing: "ease-in" }).finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  }
  run(
    thing.element,
    [
      { transform: as(half, thing.rect, "perspective(600px) rotateY(-90deg)"), transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    duration / 2,
    { delay: duration / 2, fill: "backwards", easing: "ease-out" },
  );
}

/** What went out of sight goes to where it went, or fades where it lay. */
export function leave(gone: HTMLElement, from: Rect, to: Rect | null, layer: HTMLElement, duration: number): void {
  const ghost = lay(gone, from, layer);
  const end = to ? `translate(${to.x + to.w / 2 - from.x - from.w / 2}px, ${to.y + to.h / 2 - from.y - from.h / 2}px) scale(0.7)` : "scale(0.85)";
  run(ghost, [{ transform: "none", opacity: 1 }, { opacity: to ? 1 : 0.4, offset: 0.7 }, { transform: end, opacity: 0 }], duration).finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

/** What left the table's page is drawn once more, in the layer above it, as nothing but a picture. */
function lay(gone: HTMLElement, at: Rect, layer: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  const picture = gone.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll<HTMLElement>("[data-thing], [data-code], .choosable")]) {
    each.removeAttribute("data-thing");
    each.removeAttribute("data-code");
    each.classList.remove("choosable");
  }
  ghost.className = "ghost";
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.w}px`, height: `${at.h}px` });
  ghost.append(picture);
  layer.append(ghost);
  return ghost;
}

/** What appears: it grows where it lies. */
export function appear(thing: Seen, duration: number): void {
  run(thing.element, [{ opacity: 0, transform: "scale(0.8)" }, { opacity: 1, transform: "none" }], duration, { fill: "backwards" });
}

/** A thing that changed in its place nods. */
export function nod(thing: Seen, duration: number): void {
  run(thing.element, [{ transform: "none" }, { transform: "scale(1.07)", offset: 0.4 }, { transform: "none" }], duration);
}
