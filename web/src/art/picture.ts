/** The picture of a face: the same words give the same picture, other words another one. */

import type { Face } from "../lib/types";
import { building } from "./building";
import { Chance } from "./chance";
import { tint } from "./colour";
import { landOf, landscape } from "./landscape";
import { omen } from "./omen";
import { type Looks, portrait } from "./portrait";

export type Family = "portrait" | "landscape" | "building" | "omen";

const drawn = new Map<string, string>();

/** The inside of an svg of 120 by 90. */
export function picture(face: Face, family: Family, hue: number, looks?: Looks): string {
  const key = `${family}|${face.title}|${face.kind}|${face.colour}|${hue}`;
  let found = drawn.get(key);
  if (found === undefined) {
    found = draw(face, family, hue, looks);
    drawn.set(key, found);
  }
  return found;
}

function draw(face: Face, family: Family, hue: number, looks?: Looks): string {
  const chance = new Chance(`${face.title}/${face.kind}`);
  const colour = tint(face.colour, hue);
  switch (family) {
    case "portrait":
      return portrait(chance, colour, looks);
    case "landscape":
      return landscape(chance, colour, landOf(`${face.title} ${face.kind} ${face.colour}`));
    case "building":
      return building(chance, colour);
    case "omen":
      return omen(chance, colour, face.symbol);
  }
}
