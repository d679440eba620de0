import type { DataTableHandle } from '../types.ts';
import { selectedNow } from '../selection/allRows.ts';
import type { GridEventHandlers } from './gridEventHandlers.ts';
import type { Grid } from './createGrid.ts';

/** The handle of a table. */
export function createHandle<Row>(grid: Grid<Row>, { keyboard }: GridEventHandlers): DataTableHandle<Row> {
  return {
    matchingRows: () => {
      const { rows, order, count } = grid.rowModel();
      // In bounds: an order holds places in its rows.
      return Array.from({ length: count }, (_, at) => rows[order?.[at] ?? at] as Row);
    },
    selection: () => selectedNow(grid),
    isSelected: (row) => grid.isSelectable(row) && grid.selection.has(grid.inputs().rowKey(row)),
    focus: keyboard.focusActive,
    focusRow: (key) => {
      const row = grid.indexOf(key, 0);
      if (row !== -1) keyboard.focusCell({ row, column: 0 });
    },
  };
}
