import { useEffect, useRef } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import type { DataTableProps } from '../DataTable.tsx';
import { createHandle } from './createHandle.ts';
import type { GridEventHandlers } from './gridEventHandlers.ts';
import type { Grid } from './types.ts';

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
