import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { useLatest } from '../dom/useLatest.ts';
import type { DataTableProps } from './DataTable.tsx';
import { cellOfEvent } from './cells.ts';
import type { TableStore } from './createTableStore.ts';
import { createKeyboard, type TableKeyboard } from './keyboard.ts';
import { selectableSelection, withRows } from './rows/selection.ts';
import type { DataTableHandle } from './types.ts';

export interface MenuPress<Row> {
  row: Row;
  key: string;
  trigger: HTMLButtonElement;
}

export interface TableEventHandlers {
  keyboard: TableKeyboard;
  /** Handlers of the grid element, for all of its cells. */
  onGrid: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** Focus handler of the guards before and after the grid: passes the focus to the active cell. */
  enter: (event: FocusEvent) => void;
  /** Focuses the active cell if the focused element was removed. */
  restoreFocus: () => void;
}

export function createTableEventHandlers<Row>(
  store: TableStore<Row>,
  onMenu: (press: MenuPress<Row>) => void,
): TableEventHandlers {
  /** Tracked, as React fires no blur for an element that it removes. */
  let isInside = false;
  const toggle = (index: number) => {
    const row = store.rowAt(index);
    if (row === undefined || !store.isSelectable(row)) return;
    const key = store.inputs().rowKey(row);
    const { change, value, has } = store.selection;
    const isOn = !has(key);
    change(withRows(value(), [key], isOn));
    keyboard.range.start(index, isOn);
  };
  const keyboard = createKeyboard(store, toggle);
  return {
    keyboard,
    onGrid: {
      onKeyDown: keyboard.onKeyDown,
      onFocus: ({ target, currentTarget }) => {
        // React events of a menu in a portal bubble to here as well.
        isInside = currentTarget.contains(target);
        const origin = cellOfEvent(store, target);
        if (origin === undefined) return;
        const { active } = store;
        active.row = origin.row;
        active.key = origin.row < 0 ? undefined : store.keyAt(origin.row);
        if (!origin.isDetail) active.column = origin.column;
      },
      onBlur: () => {
        isInside = false;
      },
      onClick: ({ target, shiftKey }) => {
        const origin = cellOfEvent(store, target);
        if (origin === undefined || origin.row < 0 || origin.isDetail || !(target instanceof Element)) return;
        const row = store.rowAt(origin.row);
        if (row === undefined) return;
        const index = origin.row;
        if (origin.column === 0 && store.inputs().hasSelection) {
          if (!(target instanceof HTMLInputElement)) return;
          if (shiftKey) keyboard.range.extendTo(index);
          else toggle(index);
          return;
        }
        const trigger = target.closest<HTMLButtonElement>('[data-row-menu]');
        if (trigger) onMenu({ row, key: store.inputs().rowKey(row), trigger });
        if (!shiftKey) keyboard.range.start(index);
      },
    },
    enter: ({ target, relatedTarget }) => keyboard.enter(target, relatedTarget),
    restoreFocus: () => {
      if (isInside && document.activeElement === document.body) keyboard.focusActive();
    },
  };
}

function createHandle<Row>(store: TableStore<Row>, { keyboard }: TableEventHandlers): DataTableHandle<Row> {
  return {
    matchingRows: () => {
      const { rows, order, count } = store.rowModel();
      // In bounds: an order contains indices of its rows.
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

/** The feature `handle`. */
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
  const latest = useLatest(onCountChange);
  useEffect(() => latest.current?.(count), [count, latest]);
}

export { useHandle as tableHandle };
