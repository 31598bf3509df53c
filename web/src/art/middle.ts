/** What lies in the middle of a table that is being set, 420 by 84: a few things of the game in a row. Drawn when the client is built. */
import { at } from "./cover";

export function middle(body: string, defs = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 84"><defs>${defs}</defs><g stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`;
}

/** Pictures with a frame of their own, side by side: each begins at 0 0 and is as large as the frame. */
export function framed(pictures: string[], width: number, height: number, frame: string, rim: string): string {
  const step = (420 - width) / Math.max(1, pictures.length - 1);
  const clip = `<clipPath id="frame"><path d="${frame}"/></clipPath>`;
  const all = pictures.map((picture, nth) => at(Math.round(nth * step * 10) / 10, (84 - height) / 2, 1, `<g clip-path="url(#frame)">${picture}</g><path d="${frame}" fill="none" stroke="${rim}" stroke-width="2"/>`));
  return middle(all.join(""), clip);
}
