import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { placedCellOf } from '../keyboard/cellPlaces.ts';
import type { GridKeyboard } from '../keyboard/createKeyboard.ts';
import { withRows } from '../selection/selection.ts';
import { personsCode } from './personsCode.ts';
import type { Grid } from './types.ts';

/** A row whose menu is wanted, and the button that was pressed. */
export interface MenuPress<Row> {
  row: Row;
  key: string;
  trigger: HTMLButtonElement;
}

export interface GridEventHandlers {
  /** Does it with the keyboard: at once, or when it has come. */
  withKeyboard: (act: (keyboard: GridKeyboard) => void) => void;
  /** Handlers of the grid's element: it listens for all of its cells. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** The focus came to an element before or behind the grid. */
  enter: (event: FocusEvent) => void;
  focusActive: () => void;
  /** Rows have moved under the focus: back to its row. */
  restore: () => void;
  /** What had the focus is gone, without anybody having moved it: then the active cell has it. */
  regain: () => void;
}

const cells = '[role$=cell], [role$=header]';
/** Keys that lead on, and what a cell answers besides. */
const leading = /^(Arrow|Page|Home|End|F2$)/;
const answered = /(Enter| |Control a)$/i;

/** Whether a key may be the grid's, while nobody is here who knows. The rest are the browser's, or those of a field in a cell. */
function isKept({ key, target, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || defaultPrevented) return false;
  if (leading.test(key)) return target.matches(`${cells}, a, button, span, [type=checkbox]`);
  // A button, link or box has its own use for Enter and Space.
  return target.matches(cells) && answered.test(ctrlKey || metaKey ? `Control ${key}` : key);
}

export function createGridEventHandlers<Row>(
  grid: Grid<Row>,
  onMenu: (press: MenuPress<Row>) => void,
): GridEventHandlers {
  /** React reports no blur of what it takes away itself. */
  let isInside = false;
  let keyboard: GridKeyboard | undefined;
  const withKeyboard = (act: (keyboard: GridKeyboard) => void) =>
    personsCode.use(({ createKeyboard }) => act((keyboard ??= createKeyboard(grid, toggle))));
  const toggle = (index: number) => {
    const row = grid.rowAt(index);
    if (row === undefined || !grid.isSelectable(row)) return;
    const key = grid.inputs().rowKey(row);
    const { change, value, has } = grid.selection;
    const isOn = !has(key);
    change(withRows(value(), [key], isOn));
    withKeyboard(({ range }) => range.begin(index, isOn));
  };
  const focusActive = () => withKeyboard((here) => here.focusActive());
  return {
    withKeyboard,
    focusActive,
    handlers: {
      onKeyDown: (event) => {
        if (personsCode.now() !== undefined) withKeyboard((here) => here.onKeyDown(event));
        else if (isKept(event)) {
          event.preventDefault();
          const again = new KeyboardEvent(event.type, event.nativeEvent);
          // Where the keys before it have led.
          withKeyboard(() => document.activeElement?.dispatchEvent(again));
        }
      },
      onFocus: ({ target, currentTarget }) => {
        // What a menu in a head does bubbles to here as well.
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
          if (shiftKey) withKeyboard(({ range }) => range.extendTo(index));
          else toggle(index);
          return;
        }
        const trigger = target.closest<HTMLButtonElement>('[data-row-menu]');
        if (trigger) onMenu({ row, key: grid.inputs().rowKey(row), trigger });
        if (!shiftKey) withKeyboard(({ range }) => range.begin(index));
      },
    },
    enter: ({ target, relatedTarget }) => withKeyboard((here) => here.enter(target, relatedTarget)),
    restore: () => {
      if (grid.hadFocus()) withKeyboard((here) => here.restore());
    },
    regain: () => {
      if (isInside && document.activeElement === document.body) focusActive();
    },
  };
}
