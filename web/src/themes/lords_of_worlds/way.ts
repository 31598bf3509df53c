/** The way of a Cart as it is drawn: dots from hex to hex, jumps between portals, the steps counted. No number of a tile is covered. */
import { colourOf, isTile, type Place } from "./places";

interface Spot {
  x: number;
  y: number;
}
interface Disc extends Spot {
  r: number;
}
export interface Way {
  dots: string; // as a path of strokes without length
  jumps: { from: Spot; to: Spot; dots: string }[];
  steps: (Spot & { number: number })[];
}

const APART = 0.3; // dots, by the radius of a hex
const NEXT = 1.9; // what lies further off is no neighbour
const STEP = 0.23; // radius of a disc that counts
const CART = 0.62; // room that a Cart takes

export const stepSize = (r: number): number => Math.max(10, r * STEP);

/** What must stay readable on a hex: a tile's number, its price, the colour of the ground. */
function marks(place: Place, r: number): Disc[] {
  const found: Disc[] = [];
  if (isTile(place.top)) {
    found.push({ x: place.x, y: place.y + r * 0.47, r: r * 0.28 }, { x: place.x - r * 0.66, y: place.y - r * 0.56, r: r * 0.28 });
  }
  if (colourOf(place.ground) && place.top !== place.ground) {
    found.push({ x: place.x + r * 0.63, y: place.y - r * 0.61, r: r * 0.24 });
  }
  return found;
}

const gap = (spot: Spot, disc: Disc): number => Math.hypot(spot.x - disc.x, spot.y - disc.y) - disc.r;

/** Dots along a line, a bow if `bend` is not 0, but for those that would lie on something. */
function dotted(from: Spot, to: Spot, apart: number, kept: Disc[], bend = 0): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(long / apart));
  return Array.from({ length: count + 1 }, (_, at) => {
    const t = at / count;
    const aside = 4 * t * (1 - t) * bend;
    return { x: from.x + (to.x - from.x) * t - (to.y - from.y) * aside, y: from.y + (to.y - from.y) * t + (to.x - from.x) * aside };
  })
    .filter((spot) => kept.every((disc) => gap(spot, disc) > 1))
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join("");
}

/** Where a step is counted: at the edge that is crossed, moved along it until it covers nothing. */
function counted(from: Spot, to: Spot, jump: boolean, r: number, kept: Disc[]): Spot {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const back = jump ? r * 0.8 : long / 2;
  const spots = [0, 0.3, -0.3, 0.45, -0.45].map((along) => ({ x: to.x - ux * back - uy * along * r, y: to.y - uy * back + ux * along * r }));
  const free = (spot: Spot): number => Math.min(...kept.map((disc) => gap(spot, disc)), r);
  const enough = stepSize(r);
  return spots.find((spot) => free(spot) >= enough) ?? spots.reduce((best, spot) => (free(spot) > free(best) ? spot : best));
}

/** A way from hex to hex on a map of places, of hexes of a radius; with fewer steps to pay than hexes, a jump is free. */
export function wayOf(hexes: Place[], places: Place[], r: number, price: number): Way {
  const free = price < hexes.length - 1;
  const kept = places.flatMap((place) => marks(place, r));
  const [start, end] = [hexes[0], hexes.at(-1)];
  const carts: Disc[] = start && end ? [{ x: start.x, y: start.y, r: r * CART }, { x: end.x, y: end.y - r * 0.25, r: r * CART }] : [];
  const way: Way = { dots: "", jumps: [], steps: [] };
  hexes.slice(1).forEach((to, at) => {
    const from = hexes[at] ?? to;
    const jump = Math.hypot(to.x - from.x, to.y - from.y) > r * NEXT;
    if (jump) {
      way.jumps.push({ from, to, dots: dotted(from, to, r * 0.2, [...kept, { ...from, r: r * 0.8 }, { ...to, r: r * 0.8 }], 0.12) });
    } else {
      way.dots += dotted(from, to, r * APART, [...kept, ...carts]);
    }
    if (jump && free) {
      return;
    }
    const spot = counted(from, to, jump, r, [...kept, ...way.steps.map((step) => ({ ...step, r: stepSize(r) }))]);
    way.steps.push({ ...spot, number: way.steps.length + 1 });
  });
  return way;
}
