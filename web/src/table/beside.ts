/** Where a slip of words goes: beside what it speaks of, where it covers as little as possible of what must be seen. */

const GAP = 10;
const RIM = 4;

export const covered = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (value: number, low: number, high: number): number => Math.max(low + RIM, Math.min(value, high - RIM));

/** The place of a slip of a size in a room; `about` weighs as much as all that is to stay open. */
export function beside(about: DOMRect, size: DOMRect, room: DOMRect, open: DOMRect[]): DOMRect {
  const middle = { x: about.x + about.width / 2 - size.width / 2, y: about.y + about.height / 2 - size.height / 2 };
  const spots = [
    { x: middle.x, y: about.top - size.height - GAP },
    { x: middle.x, y: about.bottom + GAP },
    { x: about.right + GAP, y: middle.y },
    { x: about.left - size.width - GAP, y: middle.y },
    { x: room.x + GAP, y: room.y + GAP },
    { x: room.right - size.width - GAP, y: room.y + GAP },
    { x: room.x + room.width / 2 - size.width / 2, y: room.y + GAP },
    { x: room.x + GAP, y: room.bottom - size.height - GAP },
    { x: room.right - size.width - GAP, y: room.bottom - size.height - GAP },
  ].map((spot) => new DOMRect(clamp(spot.x, room.x, room.right - size.width), clamp(spot.y, room.y, room.bottom - size.height), size.width, size.height));
  const cost = (spot: DOMRect): number => open.reduce((sum, each) => sum + covered(spot, each), 0) + covered(spot, about);
  return spots.reduce((found, spot) => (cost(spot) < cost(found) ? spot : found));
}

/** The smallest box around several. */
export function around(boxes: DOMRect[]): DOMRect | undefined {
  if (!boxes.length) {
    return undefined;
  }
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}
