import type { LayoutControl } from '../column-layout/control.ts';
import type { Grid } from '../grid/createGrid.ts';
import { placedCellOf } from '../keyboard/cellPlaces.ts';
import { cellAt } from '../keyboard/cells.ts';
import type { DataColumn } from '../types.ts';
import type { CellEdit } from './cellEdit.ts';

/** A cell that can be changed, by what does not move: its row and its column. */
export interface EditPlace<Row> {
  row: Row;
  key: string;
  index: number;
  column: DataColumn<Row>;
  edit: CellEdit<Row>;
}

function leading<Row>({ surroundings: { hasSelection, hasExpansion } }: LayoutControl<Row>): number {
  return Number(hasSelection) + Number(hasExpansion);
}

/** The cell that an event came from, if its column can be changed. */
export function editPlaceOf<Row>(
  grid: Grid<Row>,
  control: LayoutControl<Row>,
  target: EventTarget | null,
): (EditPlace<Row> & { cell: HTMLElement }) | undefined {
  const place = placedCellOf(grid, target);
  if (place === undefined || place.row < 0 || place.isDetail) return undefined;
  const column = control.shown[place.column - leading(control)];
  const row = grid.rowAt(place.row);
  const key = grid.keyAt(place.row);
  if (column?.edit === undefined || row === undefined || key === undefined) return undefined;
  return { row, key, index: place.row, column, edit: column.edit, cell: place.cell };
}

export function isColumnShown<Row>(control: { readonly current: LayoutControl<Row> }, columnId: string): boolean {
  return control.current.shown.some(({ id }) => id === columnId);
}

/** Where a cell is now, after rows and columns may have moved; `isGone` when its row is in the table no more. */
export function cellNow<Row>(
  grid: Grid<Row>,
  { current: control }: { readonly current: LayoutControl<Row> },
  key: string,
  near: number,
  columnId: string,
  steps = 0,
): { cell: HTMLElement | undefined; isGone: boolean } {
  const index = grid.keyAt(near) === key ? near : grid.indexOf(key, near);
  if (grid.keyAt(index) !== key) return { cell: undefined, isGone: true };
  const column = control.shown.findIndex(({ id }) => id === columnId);
  if (column < 0) return { cell: undefined, isGone: false };
  const place = Math.min(Math.max(column + steps, 0), control.shown.length - 1) + leading(control);
  return { cell: cellAt(grid, { row: index, column: place }), isGone: false };
}
