import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { placedCellOf } from './cells.ts';
import type { Grid } from './createTableStore.ts';
import { createKeyboard, type GridKeyboard } from './keyboard.ts';
import { withRows } from './rows/selection.ts';

/** The row whose menu button was pressed, and that button. */
export interface MenuPress<Row> {
  row: Row;
  key: string;
  trigger: HTMLButtonElement;
}

export interface GridEventHandlers {
  keyboard: GridKeyboard;
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

export function createGridEventHandlers<Row>(
  grid: Grid<Row>,
  onMenu: (press: MenuPress<Row>) => void,
): GridEventHandlers {
  /** Tracked, as React fires no blur for an element that it removes. */
  let isInside = false;
  const toggle = (index: number) => {
    const row = grid.rowAt(index);
    if (row === undefined || !grid.isSelectable(row)) return;
    const key = grid.inputs().rowKey(row);
    const { change, value, has } = grid.selection;
    const isOn = !has(key);
    change(withRows(value(), [key], isOn));
    keyboard.range.begin(index, isOn);
  };
  const keyboard = createKeyboard(grid, toggle);
  return {
    keyboard,
    onGrid: {
      onKeyDown: keyboard.onKeyDown,
      onFocus: ({ target, currentTarget }) => {
        // React events of a menu in a portal bubble to here as well.
        isInside = currentTarget.contains(target);
        const place = placedCellOf(grid, target);
        if (place === undefined) return;
        const { active } = grid;
        active.row = place.row;
        active.key = place.row < 0 ? undefined : grid.keyAt(place.row);
        if (!place.isDetail) active.column = place.column;
      },
      onBlur: () => {
        isInside = false;
      },
      onClick: ({ target, shiftKey }) => {
        const place = placedCellOf(grid, target);
        if (place === undefined || place.row < 0 || place.isDetail || !(target instanceof Element)) return;
        const row = grid.rowAt(place.row);
        if (row === undefined) return;
        const index = place.row;
        if (place.column === 0 && grid.inputs().hasSelection) {
          if (!(target instanceof HTMLInputElement)) return;
          if (shiftKey) keyboard.range.extendTo(index);
          else toggle(index);
          return;
        }
        const trigger = target.closest<HTMLButtonElement>('[data-row-menu]');
        if (trigger) onMenu({ row, key: grid.inputs().rowKey(row), trigger });
        if (!shiftKey) keyboard.range.begin(index);
      },
    },
    enter: ({ target, relatedTarget }) => keyboard.enter(target, relatedTarget),
    regain: () => {
      if (isInside && document.activeElement === document.body) keyboard.focusActive();
    },
  };
}
