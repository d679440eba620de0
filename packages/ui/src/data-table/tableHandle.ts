import { useEffect, useRef } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { Grid } from './createTableStore.ts';
import { selectedNow } from './rows/selection.ts';
import type { GridEventHandlers } from './tableEvents.ts';
import type { DataTableHandle } from './types.ts';

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

/** Calls `handleRef` and `onCountChange`: the feature `handle`. */
function useHandle<Row>(
  { handleRef, onCountChange }: DataTableProps<Row>,
  grid: Grid<Row>,
  eventHandlers: GridEventHandlers,
): void {
  useEffect(() => {
    handleRef?.(createHandle(grid, eventHandlers));
    return () => handleRef?.(null);
  }, [grid, eventHandlers, handleRef]);
  const { count } = grid.rowModel();
  const told = useRef(onCountChange);
  useLayoutEffect(() => {
    told.current = onCountChange;
  });
  useEffect(() => told.current?.(count), [count]);
}

export { useHandle as tableHandle };
