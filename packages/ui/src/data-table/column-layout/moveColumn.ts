import type { Grid } from '../grid/createGrid.ts';
import { layoutFor } from '../state/layout.ts';
import type { LayoutControl } from './control.ts';
import { type Drop, movedBy, placedBeside } from './places.ts';

/** Moves a column by one place, and the active cell with it; answers whether there was one to move to. */
export function moveColumn<Row>(grid: Grid<Row>, control: LayoutControl<Row>, id: string, steps: 1 | -1): boolean {
  const { columns, shown, layout, change } = control;
  const next = movedBy(columns, shown, layout, id, steps);
  if (next === undefined) return false;
  grid.active.column += steps;
  change(next);
  return true;
}

export function dropColumn<Row>({ columns, layout, change }: LayoutControl<Row>, id: string, { other, side }: Drop) {
  const complete = layoutFor(layout, columns);
  change({ ...complete, order: placedBeside(complete.order, id, other, side) });
}
