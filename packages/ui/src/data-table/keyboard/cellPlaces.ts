import type { Grid } from '../grid/types.ts';
import type { CellPlace } from './moves.ts';

export function cellOf(target: EventTarget | null, scroller: HTMLElement): HTMLElement | undefined {
  let element = target instanceof HTMLElement ? target : null;
  // A table inside a cell has cells of its own.
  while (element !== null && element.parentElement?.parentElement?.parentElement !== scroller) {
    if (element === scroller) return undefined;
    element = element.parentElement;
  }
  return element ?? undefined;
}

/** Where a cell lies among the rows and columns. */
export function placeOf<Row>(grid: Grid<Row>, cell: HTMLElement): (CellPlace & { isDetail: boolean }) | undefined {
  const row = cell.parentElement;
  if (row === null) return undefined;
  const detailOfRow = row.dataset['detailOf'];
  if (detailOfRow !== undefined) return { row: Number(detailOfRow), column: 0, isDetail: true };
  const number = Number(row.ariaRowIndex ?? 0);
  if (number === 0) return undefined;
  return {
    row: number === 1 ? -1 : number - grid.inputs().offset - 2,
    column: [...row.children].indexOf(cell),
    isDetail: false,
  };
}
