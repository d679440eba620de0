import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { cellOf, placeOf } from '../keyboard/cells.ts';
import { createKeyboard, type GridKeyboard } from '../keyboard/createKeyboard.ts';
import { createRange } from '../selection/createRange.ts';
import type { Grid } from './createGrid.ts';

/** A row whose menu is wanted, and the button that was pressed. */
export interface MenuPress<Row> {
  row: Row;
  key: string;
  trigger: HTMLButtonElement;
}

export interface Gestures<Row> {
  keyboard: GridKeyboard;
  /** Handlers of the grid's element: it listens for all of its cells. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** The focus came to an element before or behind the grid. */
  enter: () => void;
  /** What had the focus is gone, without anybody having moved it: then the active cell has it. */
  regain: () => void;
  setGates: (before: HTMLElement | null, after: HTMLElement | null) => void;
  setMenuListener: (listener: (press: MenuPress<Row>) => void) => void;
}

export function createGestures<Row>(grid: Grid<Row>): Gestures<Row> {
  let gates: [HTMLElement | null, HTMLElement | null] = [null, null];
  let isLeaving = false;
  /** React reports no blur of what it takes away itself. */
  let isInside = false;
  let onMenu: (press: MenuPress<Row>) => void = () => {};
  const range = createRange(grid);
  const toggle = (index: number, isRange = false) => {
    const row = grid.rowAt(index);
    if (row === undefined || !grid.isSelectable(row)) return;
    if (isRange) {
      range.extendTo(index);
      return;
    }
    const key = grid.inputs().rowKey(row);
    grid.selection.select([key], !grid.selection.has(key));
    range.begin(index);
  };
  const keyboard = createKeyboard(grid, {
    range,
    toggle,
    leave: (isBackward) => {
      // The browser's own Tab goes on from where the focus is: from the gate it leads out.
      const gate = gates[isBackward ? 0 : 1];
      if (!gate) return;
      isLeaving = true;
      gate.focus({ preventScroll: true });
      isLeaving = false;
      // No stop on the way out.
      gate.tabIndex = -1;
      gate.addEventListener('blur', () => (gate.tabIndex = 0), { once: true });
    },
  });
  return {
    keyboard,
    handlers: {
      onKeyDown: keyboard.onKeyDown,
      onFocus: ({ target, currentTarget }) => {
        // What a menu in a head does bubbles to here as well.
        isInside = currentTarget.contains(target);
        keyboard.onFocus(target);
      },
      onBlur: () => {
        isInside = false;
      },
      onClick: ({ target, currentTarget, shiftKey }) => {
        if (!(target instanceof Element)) return;
        const cell = cellOf(target, currentTarget);
        const place = cell && placeOf(grid, cell);
        const row = place && grid.rowAt(place.row);
        if (cell === undefined || place === undefined || place.row < 0 || place.isDetail || row === undefined) return;
        if (place.column === 0 && grid.inputs().hasSelection) {
          if (target instanceof HTMLInputElement) toggle(place.row, shiftKey);
          return;
        }
        const trigger = target.closest('button');
        if (trigger?.ariaHasPopup === 'menu' && trigger.dataset['rowMenu'] !== undefined)
          onMenu({ row, key: grid.inputs().rowKey(row), trigger });
        if (!shiftKey) range.begin(place.row);
      },
    },
    enter: () => {
      if (!isLeaving) keyboard.focusActive();
    },
    regain: () => {
      if (isInside && document.activeElement === document.body) keyboard.focusActive();
    },
    setGates: (before, after) => {
      gates = [before, after];
    },
    setMenuListener: (listener) => {
      onMenu = listener;
    },
  };
}
