import { useEffect, useRef } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import type { DataTableProps } from './DataTable.tsx';
import type { TableStore } from './createTableStore.ts';
import { selectableSelection } from './rows/selection.ts';
import type { TableEventHandlers } from './tableEvents.ts';
import type { DataTableHandle } from './types.ts';

/** The handle of a table. */
export function createHandle<Row>(store: TableStore<Row>, { keyboard }: TableEventHandlers): DataTableHandle<Row> {
  return {
    matchingRows: () => {
      const { rows, order, count } = store.rowModel();
      // In bounds: an order holds places in its rows.
      return Array.from({ length: count }, (_, at) => rows[order?.[at] ?? at] as Row);
    },
    selection: () => selectableSelection(store),
    isSelected: (row) => store.isSelectable(row) && store.selection.has(store.inputs().rowKey(row)),
    focus: keyboard.focusActive,
    focusRow: (key) => {
      const row = store.indexOf(key, 0);
      if (row !== -1) keyboard.focusCell({ row, column: 0 });
    },
  };
}

/** Calls `handleRef` and `onCountChange`: the feature `handle`. */
function useHandle<Row>(
  { handleRef, onCountChange }: DataTableProps<Row>,
  store: TableStore<Row>,
  eventHandlers: TableEventHandlers,
): void {
  useEffect(() => {
    handleRef?.(createHandle(store, eventHandlers));
    return () => handleRef?.(null);
  }, [store, eventHandlers, handleRef]);
  const { count } = store.rowModel();
  const told = useRef(onCountChange);
  useLayoutEffect(() => {
    told.current = onCountChange;
  });
  useEffect(() => told.current?.(count), [count]);
}

export { useHandle as tableHandle };
