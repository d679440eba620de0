import type { Grid } from '../grid/createGrid.ts';
import { type Extent, extentOf, extentOfPage, nothingSelected, withRows } from './selection.ts';

function* keysOfPage<Row>(grid: Grid<Row>): Generator<string, void> {
  for (let index = 0; index < grid.view().count; index += 1) {
    const row = grid.rowAt(index);
    if (row !== undefined && grid.isSelectable(row)) yield grid.inputs().rowKey(row);
  }
}

/** How many of the rows are selected, of a page or of all: what the box in the head says. */
export function currentExtent<Row>(grid: Grid<Row>): Extent {
  const selection = grid.selection.value();
  return grid.inputs().isPart
    ? extentOfPage(selection, keysOfPage(grid))
    : extentOf(selection, grid.arrangement().count);
}

/** Of a page its rows, known by their keys; of all rows "all that match", whichever they are. */
export function selectAll<Row>(grid: Grid<Row>, isOn: boolean): void {
  const { selection } = grid;
  if (grid.inputs().isPart) selection.change(withRows(selection.value(), keysOfPage(grid), isOn));
  else if (isOn) selection.selectEverything();
  else selection.change(nothingSelected);
}
