/** The ground of a map or a Planet as one picture: nothing of it ever moves, and one picture costs less than one for each hex. */
import { grounds, slab } from "../../art/lords_of_worlds/grounds";
import type { Point } from "../../art/lords_of_worlds/shapes";
import type { Box } from "../../table/layout";
import { colourOf, covered, groundOf, type Place } from "./places";

/** What lies open of a place: all of it, the rim round a tile on coloured ground, or nothing. */
function open(place: Place): string {
  if (!covered(place)) {
    return groundOf(place.ground);
  }
  const colour = colourOf(place.ground);
  return colour ? `plot ${colour}` : "";
}

/** The picture's address, in the size of a box; `earth`: the radius of the slab that the places lie on. */
export function groundsOf(places: Place[], radius: number, { w, h }: Pick<Box, "w" | "h">, earth = 0): string {
  const list = places.map((place) => ({ kind: open(place), spot: [place.x, place.y] as Point }));
  const below = earth ? slab(list.map((one) => one.spot), earth) : "";
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${below}${grounds(list.filter((one) => one.kind), radius)}</svg>`;
  return `data:image/svg+xml;charset=utf-8,${text.replaceAll("#", "%23")}`;
}
