import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { cellOfEvent } from './cells.ts';
import type { TableStore } from './createTableStore.ts';
import { createKeyboard, type TableKeyboard } from './keyboard.ts';
import { withRows } from './rows/selection.ts';

/** The row whose menu button was pressed, and that button. */
export interface MenuPress<Row> {
  row: Row;
  key: string;
  trigger: HTMLButtonElement;
}

export interface TableEventHandlers {
  keyboard: TableKeyboard;
  /** Handlers of the grid's element: it listens for all of its cells. */
  onGrid: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** Focus handler of the two elements before and behind the grid: passes the focus to the active cell. */
  enter: (event: FocusEvent) => void;
  /** Gives the focus to the active cell after the focused element was removed. */
  regain: () => void;
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
    keyboard.range.begin(index, isOn);
  };
  const keyboard = createKeyboard(store, toggle);
  return {
    keyboard,
    onGrid: {
      onKeyDown: keyboard.onKeyDown,
      onFocus: ({ target, currentTarget }) => {
        // React events of a menu in a portal bubble to here as well.
        isInside = currentTarget.contains(target);
        const place = cellOfEvent(store, target);
        if (place === undefined) return;
        const { active } = store;
        active.row = place.row;
        active.key = place.row < 0 ? undefined : store.keyAt(place.row);
        if (!place.isDetail) active.column = place.column;
      },
      onBlur: () => {
        isInside = false;
      },
      onClick: ({ target, shiftKey }) => {
        const place = cellOfEvent(store, target);
        if (place === undefined || place.row < 0 || place.isDetail || !(target instanceof Element)) return;
        const row = store.rowAt(place.row);
        if (row === undefined) return;
        const index = place.row;
        if (place.column === 0 && store.inputs().hasSelection) {
          if (!(target instanceof HTMLInputElement)) return;
          if (shiftKey) keyboard.range.extendTo(index);
          else toggle(index);
          return;
        }
        const trigger = target.closest<HTMLButtonElement>('[data-row-menu]');
        if (trigger) onMenu({ row, key: store.inputs().rowKey(row), trigger });
        if (!shiftKey) keyboard.range.begin(index);
      },
    },
    enter: ({ target, relatedTarget }) => keyboard.enter(target, relatedTarget),
    regain: () => {
      if (isInside && document.activeElement === document.body) keyboard.focusActive();
    },
  };
}
