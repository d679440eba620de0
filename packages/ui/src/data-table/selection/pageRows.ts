import type { Grid } from '../grid/types.ts';
import { type Extent, extentOfPage, withRows } from './selection.ts';

function* keysOfPage<Row>(grid: Grid<Row>): Generator<string, void> {
  for (let index = 0; index < grid.view().count; index += 1) {
    const row = grid.rowAt(index);
    if (row !== undefined && grid.isSelectable(row)) yield grid.inputs().rowKey(row);
  }
}

function extent<Row>(grid: Grid<Row>): Extent {
  return extentOfPage(grid.selection.value(), keysOfPage(grid));
}

function select<Row>(grid: Grid<Row>, isOn: boolean): void {
  const { selection } = grid;
  selection.change(withRows(selection.value(), keysOfPage(grid), isOn));
}

/** Where the rows are a part of all that match, the box in the head means them, known by their keys. */
export const pageRows = { extent, select };
