/** The letters of a large card: as large as is wished, and as many explanations of its words as have room. */
import { settings } from "../lib/settings.svelte";

const STEP = 0.05;
const PICTURED = 0.89; // letters that shall not be smaller because of a picture
const READ = 11; // pixels of the smallest letters

interface Size {
  size: number; // of the letters, 1 as they are drawn
  bare: boolean; // without the picture
}

/** What is tried one after the other: large letters go before the picture, the picture before letters that are hard to read. */
function tries(least: number): Size[] {
  const steps = Math.floor((settings.text - least) / STEP + 1e-6);
  const sizes = [...Array.from({ length: steps + 1 }, (_, step) => settings.text - step * STEP), least];
  const usual = sizes.filter((size) => size <= 1);
  return [
    ...sizes.filter((size) => size > 1).flatMap((size) => [false, true].map((bare) => ({ size, bare }))),
    ...usual.filter((size) => size >= PICTURED).map((size) => ({ size, bare: false })),
    ...usual.map((size) => ({ size, bare: true })),
  ];
}

function fit(full: HTMLElement, least: number): void {
  const explained = [...full.querySelectorAll<HTMLElement>(".keyword")];
  const told = full.querySelector<HTMLElement>(".told");
  const fits = (): boolean => full.scrollHeight <= full.clientHeight + 1;
  const put = ({ size, bare }: Size): void => {
    full.classList.toggle("bare", bare);
    told?.style.setProperty("zoom", String(size));
  };
  /** Show what has room; whether anything has. */
  const explain = ({ size }: Size): boolean => {
    for (const each of explained) {
      each.hidden = false;
      each.hidden = parseFloat(getComputedStyle(each).fontSize) * size < READ || !fits();
    }
    return explained.some((each) => !each.hidden);
  };

  const best = (crammed: boolean): Size | undefined => {
    full.classList.toggle("crammed", crammed);
    return tries(least).find((each) => (put(each), fits()));
  };

  explained.forEach((each) => (each.hidden = true));
  const found = best(false) ?? best(true);
  if (found && explained.length && !explain(found) && !found.bare) {
    put({ ...found, bare: true });
    if (!explain(found)) {
      put(found);
    }
  }
}

/**
 * A large card has its words in `.told`, its picture in `.art` and what explains it in `.keyword`. What it is attached to is what
 * may be too full; it gets the class `bare` where there is no room for the picture, and `crammed` where its words are too many in the
 * smallest letters. Its own words come first, then one explanation at least, then the picture.
 */
export function fitted(_room: unknown, least = 1): (full: HTMLElement) => () => void {
  return (full) => {
    const again = new MutationObserver(() => fit(full, least));
    again.observe(full, { childList: true, characterData: true, subtree: true });
    fit(full, least);
    return () => again.disconnect();
  };
}
