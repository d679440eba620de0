import type { Grid } from '../grid/createGrid.ts';
import { everythingSelected, type Extent, extentOf, nothingSelected } from './selection.ts';

/** How many of the rows are selected, of a page or of all: what the box in the head says. */
export function currentExtent<Row>(grid: Grid<Row>): Extent {
  return grid.inputs().part?.extent(grid) ?? extentOf(grid.selection.value(), grid.arrangement().count);
}

/** Of a page its rows; of all rows "all that match", whichever they are. */
export function selectAll<Row>(grid: Grid<Row>, isOn: boolean): void {
  const { part } = grid.inputs();
  if (part) part.select(grid, isOn);
  else grid.selection.change(isOn ? everythingSelected : nothingSelected);
}
