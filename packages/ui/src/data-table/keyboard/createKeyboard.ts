import type { KeyboardEvent } from 'react';
import type { Grid } from '../grid/createGrid.ts';
import type { Range } from '../selection/createRange.ts';
import { cellAt, cellOf, focusTargetOf, placeOf, rowElementAt, widgetsOf } from './cells.ts';
import { type CellPlace, nextCell } from './moves.ts';

export interface GridKeyboard {
  onKeyDown: (event: KeyboardEvent) => void;
  /** The focus came to an element inside: its cell is the active one. */
  onFocus: (target: EventTarget) => void;
  /** Gives the focus to a cell, which is brought into view. */
  focusCell: (place: CellPlace) => void;
  focusActive: () => void;
  /** Rows have moved under the focus, or it was lost with an element: back to its row, wherever that is now. */
  restore: () => void;
}

export interface KeyboardOptions {
  hasLastRow: () => boolean;
  range: Range;
  toggle: (index: number) => void;
  /** Lets the focus out of the grid, to what follows or precedes it. */
  leave: (isBackward: boolean) => void;
}

/** The keys of an ARIA grid. The table is one stop of Tab; inside, arrows lead from cell to cell. */
export function createKeyboard<Row>(grid: Grid<Row>, options: KeyboardOptions): GridKeyboard {
  const focusCell = ({ row, column }: CellPlace) => {
    const { active } = grid;
    Object.assign(active, { row, column, key: row < 0 ? undefined : grid.keyAt(row) });
    grid.reveal(row);
    const cell = cellAt(grid, active);
    if (cell === undefined) return;
    const target = focusTargetOf(cell);
    target.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const focusActive = () => {
    const { active } = grid;
    const { count } = grid.view();
    const row = Math.min(active.row, count - (options.hasLastRow() ? 0 : 1));
    focusCell({ row, column: active.column });
  };

  /** Keys of a cell that was entered: Tab goes round its widgets, Escape leaves them. */
  const onKeyInside = (event: KeyboardEvent, cell: HTMLElement) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      cell.focus({ preventScroll: true });
    }
    if (event.key !== 'Tab') return;
    const all = widgetsOf(cell);
    const next = all.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };

  const onSelectionKey = (event: KeyboardEvent, { row }: CellPlace): boolean => {
    if (!grid.inputs().hasSelection) return false;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      grid.selection.selectEverything();
      return true;
    }
    if (event.key !== ' ' || row < 0 || row >= grid.view().count) return false;
    if (event.shiftKey) options.range.extendTo(row);
    // A button, link or box has its own use for Space.
    else if (event.target instanceof HTMLElement && !event.target.matches('button, a, input')) options.toggle(row);
    else return false;
    return true;
  };

  return {
    focusCell,
    focusActive,
    restore: () => {
      if (!grid.hadFocus() || grid.active.key === undefined) return;
      const cell = cellAt(grid, grid.active);
      if (cell !== undefined && !cell.contains(document.activeElement)) {
        focusTargetOf(cell).focus({ preventScroll: true });
      }
    },
    onFocus: (target) => {
      const scroller = grid.scroller();
      const cell = scroller && cellOf(target, scroller);
      const place = cell && placeOf(grid, cell);
      if (place) Object.assign(grid.active, place, { key: place.row < 0 ? undefined : grid.keyAt(place.row) });
    },
    onKeyDown: (event) => {
      const scroller = grid.scroller();
      if (scroller === undefined || event.defaultPrevented || event.nativeEvent.isComposing) return;
      const cell = cellOf(event.target, scroller);
      const place = cell && placeOf(grid, cell);
      if (cell === undefined || place === undefined) return;
      if (event.target !== cell && event.target !== focusTargetOf(cell)) {
        onKeyInside(event, cell);
        return;
      }
      if (event.key === 'Tab') {
        options.leave(event.shiftKey);
        return;
      }
      if (onSelectionKey(event, place)) {
        event.preventDefault();
        return;
      }
      if ((event.key === 'Enter' || event.key === 'F2') && event.target === cell) {
        const [first] = widgetsOf(cell);
        if (first === undefined) return;
        event.preventDefault();
        first.focus();
        return;
      }
      if (event.altKey) return;
      const press = {
        key: event.key,
        isControl: event.ctrlKey || event.metaKey,
        isRtl: getComputedStyle(scroller).direction === 'rtl',
      };
      const { count } = grid.view();
      const size = {
        rows: count + (options.hasLastRow() ? 1 : 0),
        columns: rowElementAt(grid, -1)?.children.length ?? 0,
        page: grid.rowsInView(),
      };
      const next = nextCell(place, press, size);
      if (next === undefined) return;
      event.preventDefault();
      const isRange = event.shiftKey && grid.inputs().hasSelection && next.row !== place.row;
      if (isRange && place.row >= 0 && next.row >= 0 && next.row < count) options.range.extendTo(next.row, place.row);
      focusCell(next);
      if (!event.shiftKey && next.row >= 0) options.range.begin(next.row);
    },
  };
}
