/**
 * The angle at which a seat stands round an oval table, clockwise on the screen, its right end being 0.
 *
 * The first one is in front, and the table looks the same from both sides: an odd number has its first seat in
 * the middle of the front, an even number has two there and the first is the left one.
 */
export function roundTable(seat: number, count: number): number {
  return Math.PI * (0.5 + (2 * seat + (count % 2 ? 0 : 1)) / count);
}
