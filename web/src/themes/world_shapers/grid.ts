/** Where sources and cards of a collection lie: pure numbers, for the zone that draws them and for what lies under it. */
import type { Zone } from "../../lib/scene";
import type { Box } from "../../table/layout";

const LEAST = 5; // rows that have room from the start
const FEW = 4; // where columns are high beside their width: tiles are larger until more are needed
const GAP = 0.09; // of a column, between columns

export interface Grid {
  left: number; // gutter for the rings of the rows, the discard and Overload
  column: number; // width of a column
  step: number; // from column to column
  source: number; // height of a source
  row: number; // from row to row
  tile: number; // height of a card
  top: number; // of the first row
}

/** The cards of each column of a collection. */
export function heights(zone: Zone): number[] {
  const found = [0, 0, 0, 0];
  for (const thing of zone.things) {
    const [column = 0, row = 0] = thing.at ?? [];
    found[column] = Math.max(found[column] ?? 0, row);
  }
  return found;
}

/** The grid of a box: there is always room for one card more in the longest column. */
export function gridOf(zone: Zone, box: { w: number; h: number }): Grid {
  const rows = Math.max(box.w < box.h * 1.4 && box.w < 420 ? FEW : LEAST, Math.max(...heights(zone)) + 1);
  const left = Math.max(20, Math.min(44, box.w * 0.075));
  const right = Math.max(6, left * 0.4);
  const column = (box.w - left - right) / (4 + 3 * GAP);
  const source = Math.max(34, Math.min(column * 0.82, box.h * 0.24, 132));
  const row = Math.max(20, Math.min((box.h - source - 16) / rows, column * 0.72 + 8));
  return { left, column, step: column * (1 + GAP), source, row, tile: row - Math.min(8, row * 0.1), top: source + 14 };
}

/** The place of a source (row 0) or a card in its collection. */
export function placeOf(grid: Grid, column: number, row: number): Box {
  const x = grid.left + column * grid.step;
  return row === 0 ? { x, y: 0, w: grid.column, h: grid.source } : { x, y: grid.top + (row - 1) * grid.row, w: grid.column, h: grid.tile };
}
