/** Where things lie on the screen, measured; and where there is room that covers nothing. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Seen {
  element: HTMLElement;
  rect: Rect;
}

/** The box of an element inside the stage. */
export function rectIn(stage: HTMLElement, element: Element): Rect {
  const frame = stage.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.x - frame.x, y: box.y - frame.y, w: box.width, h: box.height };
}

/** Every thing that is drawn, by its id. Places that can be pointed at are no things. */
export function things(stage: HTMLElement): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of stage.querySelectorAll<HTMLElement>("[data-thing]:not(.place)")) {
    const rect = rectIn(stage, element);
    if (rect.w > 0 && rect.h > 0) {
      found.set(element.dataset["thing"] ?? "", { element, rect });
    }
  }
  return found;
}

/** Where a zone is drawn, else the banner of its owner, which may stand outside the stage. */
export function placeOf(stage: HTMLElement, zone: string, owner: number): Rect | null {
  const element = stage.querySelector(`[data-zone="${CSS.escape(zone)}"]`) ?? banner(owner);
  return element ? rectIn(stage, element) : null;
}

export function banner(side: number): Element | null {
  return document.querySelector(`[data-side="${side}"]`);
}

/** A number of a side, where its banner or its own ground shows it by itself. */
export function numberOf(side: number, kind: string): Element | null {
  const number = `[data-number="${CSS.escape(kind)}"]`;
  return document.querySelector(`[data-side="${side}"] ${number}, [data-side="${side}"]${number}`);
}

export const middle = (rect: Rect): { x: number; y: number } => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });

const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** What nothing may cover: all that can be chosen, the question, the own hand, and what a game's theme keeps. */
export function kept(stage: HTMLElement): Rect[] {
  const found = stage.querySelectorAll('.choosable, [data-choice], .question, [aria-label="Your hand"], [data-keep]');
  return [...found].map((element) => rectIn(stage, element));
}

/** The box of a size that covers nothing of what is kept, as near as can be to a point; null if there is none. */
export function room(stage: HTMLElement, taken: Rect[], size: { w: number; h: number }, near: { x: number; y: number }): Rect | null {
  const STEPS = 12;
  const EDGE = 8;
  const wide = stage.clientWidth - size.w - 2 * EDGE;
  const high = stage.clientHeight - size.h - 2 * EDGE;
  if (wide < 0 || high < 0) {
    return null;
  }
  const clamp = (value: number, most: number): number => EDGE + Math.max(0, Math.min(most, value - EDGE));
  const spots: Rect[] = [{ x: clamp(near.x - size.w / 2, wide), y: clamp(near.y - size.h / 2, high), ...size }];
  for (let column = 0; column <= STEPS; column++) {
    for (let row = 0; row <= STEPS; row++) {
      spots.push({ x: EDGE + (wide * column) / STEPS, y: EDGE + (high * row) / STEPS, ...size });
    }
  }
  const far = (spot: Rect): number => Math.hypot(spot.x + spot.w / 2 - near.x, spot.y + spot.h / 2 - near.y);
  return spots.sort((a, b) => far(a) - far(b)).find((spot) => !taken.some((each) => meets(spot, each))) ?? null;
}

/** What a changed number must not cover: everything beside the number itself, and all things. */
export function readable(stage: HTMLElement, number: Element, now: Map<string, Seen>): Rect[] {
  const told = [...(number.parentElement?.children ?? [])].filter((each) => each.textContent || each.matches("img, svg") || each.querySelector("img, svg"));
  const lying = [...now.values()].filter((each) => !each.element.contains(number));
  return [...told.map((each) => rectIn(stage, each)), ...lying.map((each) => each.rect)];
}

/** A box of a size right of a number, left of it, under or over it, or farther away in its line: the first that covers nothing. */
export function beside(stage: HTMLElement, number: Rect, size: { w: number; h: number }, chips: Rect[], read: Rect[]): Rect {
  const [GAP, STEP, FAR] = [4, 16, 20];
  const { x, y } = middle(number);
  const [line, column] = [y - size.h / 2, x - size.w / 2];
  const under = number.y + number.h + GAP;
  const near = [{ x: number.x + number.w + GAP, y: line }, { x: number.x - size.w - GAP, y: line }, { x: column, y: under }, { x: number.x + number.w - size.w, y: under }, { x: column, y: number.y - size.h - GAP }];
  const far = Array.from({ length: FAR }, (_, at) => ({ x: number.x - size.w - (at + 1) * STEP, y: line }));
  const spots = [...near, ...far];
  const inside = (spot: { x: number; y: number }): boolean => spot.x >= 0 && spot.y >= 0 && spot.x + size.w <= stage.clientWidth && spot.y + size.h <= stage.clientHeight;
  const free = spots.find((spot) => inside(spot) && ![...chips, ...read].some((each) => meets({ ...spot, ...size }, each)));
  return free ? { ...free, ...size } : upon(stage, { ...number, y: number.y + number.h - GAP }, size, false, chips);
}

/** A box of a size upon a place, or beside one that it would cover; each further one under those that are there. */
export function upon(stage: HTMLElement, place: Rect, size: { w: number; h: number }, small: boolean, taken: Rect[]): Rect {
  const wanted = small && place.w < size.w ? place.x + place.w + size.w / 2 : place.x + place.w / 2;
  const x = Math.max(size.w / 2, Math.min(stage.clientWidth - size.w / 2, wanted)) - size.w / 2;
  let y = Math.max(12, place.y + Math.min(place.h / 2, 22)) - size.h / 2;
  while (taken.some((each) => meets({ x, y, ...size }, each))) {
    y += size.h;
  }
  return { x, y, ...size };
}
