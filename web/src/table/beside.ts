/** Where a slip of words goes: beside what it speaks of, where it covers as little as possible of what must be seen. */

const GAP = 10;
const RIM = 4;

export const covered = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (value: number, low: number, high: number): number => Math.max(low + RIM, Math.min(value, high - RIM));

/** The place of a slip of a size in a room: beside one of the things it is about, or in a corner, and near to them. */
export function beside(about: DOMRect[], size: DOMRect, room: DOMRect, open: DOMRect[]): DOMRect {
  const corners = [room.x + GAP, room.x + room.width / 2 - size.width / 2, room.right - size.width - GAP].flatMap((x) => [
    { x, y: room.y + GAP },
    { x, y: room.bottom - size.height - GAP },
  ]);
  const spots = [...about.flatMap((each) => sides(each, size)), ...corners].map(
    (spot) => new DOMRect(clamp(spot.x, room.x, room.right - size.width), clamp(spot.y, room.y, room.bottom - size.height), size.width, size.height),
  );
  const cost = (spot: DOMRect): number =>
    [...open, ...about].reduce((sum, each) => sum + covered(spot, each), 0) + about.reduce((sum, each) => sum + distance(spot, each), 0) / Math.max(1, about.length);
  return spots.reduce((found, spot) => (cost(spot) < cost(found) ? spot : found));
}

/** Over, under, right and left of something. */
function sides(about: DOMRect, size: DOMRect): { x: number; y: number }[] {
  const middle = { x: about.x + about.width / 2 - size.width / 2, y: about.y + about.height / 2 - size.height / 2 };
  return [
    { x: middle.x, y: about.top - size.height - GAP },
    { x: middle.x, y: about.bottom + GAP },
    { x: about.right + GAP, y: middle.y },
    { x: about.left - size.width - GAP, y: middle.y },
  ];
}

const distance = (a: DOMRect, b: DOMRect): number => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

const MESH = 22; // from one place that is tried to the next
const SOFT = 0.12; // what may be covered counts so much less than what must be seen
const HARD = 50; // and so much more what is covered only if there is no other place at all

/** The place in a room where a slip covers the least of what must be seen, and little else; near to a spot. */
export function freest(size: DOMRect, room: DOMRect, never: DOMRect[], must: DOMRect[], may: DOMRect[], near: DOMRect): DOMRect {
  let best = new DOMRect(room.x + RIM, room.y + RIM, size.width, size.height);
  let least = Number.POSITIVE_INFINITY;
  for (let y = room.y + RIM; y + size.height <= room.bottom - RIM; y += MESH) {
    for (let x = room.x + RIM; x + size.width <= room.right - RIM; x += MESH) {
      const spot = new DOMRect(x, y, size.width, size.height);
      const under = (boxes: DOMRect[]): number => boxes.reduce((sum, each) => sum + covered(spot, each), 0);
      const hidden = HARD * under(never) + under(must) + SOFT * under(may);
      const cost = hidden * 10 + distance(spot, near) * MESH;
      if (cost < least) {
        [best, least] = [spot, cost];
      }
    }
  }
  return best;
}
