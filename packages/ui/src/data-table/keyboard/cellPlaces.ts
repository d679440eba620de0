import type { Grid } from '../grid/types.ts';
import type { CellPlace } from './moves.ts';

/** A cell, and where it lies among the rows and columns. */
export interface PlacedCell extends CellPlace {
  cell: HTMLElement;
  isDetail: boolean;
}

/** The cell that an event came from. */
export function placedCellOf<Row>(grid: Grid<Row>, target: EventTarget | null): PlacedCell | undefined {
  const scroller = grid.scroller();
  let cell = target instanceof HTMLElement ? target : null;
  // A table inside a cell has cells of its own.
  while (cell && cell.parentElement?.parentElement?.parentElement !== scroller) {
    if (cell === scroller) return undefined;
    cell = cell.parentElement;
  }
  const row = cell?.parentElement;
  if (!cell || !row) return undefined;
  const detailOfRow = row.dataset['detailOf'];
  if (detailOfRow !== undefined) return { cell, row: Number(detailOfRow), column: 0, isDetail: true };
  const number = Number(row.ariaRowIndex);
  if (number === 0) return undefined;
  return {
    cell,
    row: number === 1 ? -1 : number - grid.inputs().offset - 2,
    column: [...row.children].indexOf(cell),
    isDetail: false,
  };
}
