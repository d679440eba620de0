import type { KeyboardEvent } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { cellAt, detailOf, focusTargetOf, cellOfEvent, rowElementAt, visibleCellAt, widgetsOf } from './cells.ts';
import type { TableStore } from './createTableStore.ts';
import { createRangeSelection, type RangeSelection, selectAll } from './rows/selection.ts';

/** A cell; rows count from 0, the head is -1. */
export interface CellPosition {
  row: number;
  column: number;
}

interface GridSize {
  /** Rows that can be reached, the one that loads more among them. */
  rows: number;
  columns: number;
  /** Rows that one press of Page Down passes. */
  page: number;
}

export interface Press {
  key: string;
  isControl: boolean;
  isRtl: boolean;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The cell that a key leads to; undefined for keys that do not navigate. */
export function nextCell(
  from: CellPosition,
  { key, isControl, isRtl }: Press,
  size: GridSize,
): CellPosition | undefined {
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const to = (row: number, column: number): CellPosition => ({
    row: Math.max(-1, Math.min(row, lastRow)),
    column: Math.max(0, Math.min(column, lastColumn)),
  });
  switch (isRtl ? (mirrored[key] ?? key) : key) {
    case 'ArrowUp':
      return to(isControl ? Math.min(from.row, 0) : from.row - 1, from.column);
    case 'ArrowDown':
      return to(isControl ? lastRow : from.row + 1, from.column);
    case 'ArrowLeft':
      return to(from.row, isControl ? 0 : from.column - 1);
    case 'ArrowRight':
      return to(from.row, isControl ? lastColumn : from.column + 1);
    case 'Home':
      return to(isControl ? Math.min(from.row, 0) : from.row, 0);
    case 'End':
      return to(isControl ? lastRow : from.row, lastColumn);
    case 'PageUp':
      return from.row <= 0 ? from : to(Math.max(0, from.row - size.page), from.column);
    case 'PageDown':
      return to(from.row + size.page, from.column);
    default:
      return undefined;
  }
}

/** Scrolls as little as needed for the row to be seen whole, and shows it at once. */
export function scrollToRow<Row>(store: TableStore<Row>, index: number): void {
  if (index < 0) return;
  const viewport = store.viewport();
  const top = store.topOf(index);
  const least = top + store.inputs().rowHeight - viewport.height;
  store.scrollTo(top < viewport.top ? top : Math.max(least, viewport.top));
}

/** Rows that fit. */
function visibleRowCount<Row>(store: TableStore<Row>): number {
  return Math.max(1, Math.floor(store.viewport().height / store.inputs().rowHeight));
}

export interface TableKeyboard {
  range: RangeSelection;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Scrolls a cell into view and focuses it. */
  focusCell: (place: CellPosition) => void;
  focusActive: () => void;
  /** The focus came to the gate before or behind the grid, from this element: passes it to the active cell. */
  enter: (gate: Element, from: Element | null) => void;
  /** Puts the focus back on its row after rows have moved, wherever that row is now. */
  restore: () => void;
}

/** Lets the focus out of the grid, to what follows or precedes it. */
function leave(scroller: HTMLElement, isBackward: boolean): void {
  // The browser's own Tab goes on from where the focus is: from the gate it leads out.
  const gate = isBackward ? scroller.previousElementSibling : scroller.nextElementSibling;
  if (!(gate instanceof HTMLElement)) return;
  gate.focus({ preventScroll: true });
  // The gate is no Tab stop on the way out.
  gate.tabIndex = -1;
  gate.addEventListener('blur', () => (gate.tabIndex = 0), { once: true });
}

/**
 * The keys of an ARIA grid, and ranges of rows. The table is one stop of Tab; inside, arrows lead from cell to cell.
 * `toggle` selects a row, or takes it out.
 */
export function createKeyboard<Row>(store: TableStore<Row>, toggle: (index: number) => void): TableKeyboard {
  const range = createRangeSelection(store);
  /** Below the rows there may be one more: a message, or what loads more. */
  const lastRow = () => {
    const { count } = store.view();
    return rowElementAt(store, count) === null ? count - 1 : count;
  };
  const focusCell = ({ row, column }: CellPosition, isBackward = false) => {
    Object.assign(store.active, { row, column, key: row < 0 ? undefined : store.keyAt(row) });
    scrollToRow(store, row);
    const cell = visibleCellAt(store, store.active, isBackward);
    if (cell === undefined) return;
    const target = focusTargetOf(cell);
    target.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const focusActive = () => {
    const { active } = store;
    const row = Math.min(active.row, lastRow());
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

  const onSelectionKey = (event: KeyboardEvent, { row }: CellPosition): boolean => {
    if (!store.inputs().hasSelection) return false;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      selectAll(store, true);
      return true;
    }
    if (event.key !== ' ' || row < 0 || row >= store.view().count) return false;
    if (event.shiftKey) range.extendTo(row);
    // A button, link or box has its own use for Space.
    else if (event.target instanceof HTMLElement && !event.target.matches('button, a, input')) toggle(row);
    else return false;
    return true;
  };

  return {
    range,
    focusCell,
    focusActive,
    enter: (gate, from) => {
      // Unless the focus is leaving the grid, or has moved on meanwhile.
      if (!store.scroller()?.contains(from) && document.activeElement === gate) focusActive();
    },
    restore: () => {
      if (!store.hadFocus() || store.active.key === undefined) return;
      const cell = cellAt(store, store.active);
      if (cell !== undefined && !cell.contains(document.activeElement)) {
        focusTargetOf(cell).focus({ preventScroll: true });
      }
    },
    onKeyDown: (event) => {
      const scroller = store.scroller();
      if (scroller === undefined || event.defaultPrevented || isComposing(event)) return;
      const place = cellOfEvent(store, event.target);
      if (place === undefined) return;
      const { cell } = place;
      if (event.target !== cell && event.target !== focusTargetOf(cell)) {
        onKeyInside(event, cell);
        return;
      }
      if (event.key === 'Tab') {
        leave(scroller, event.shiftKey);
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
      const { count } = store.view();
      const size = {
        rows: lastRow() + 1,
        columns: rowElementAt(store, -1)?.children.length ?? 0,
        page: visibleRowCount(store),
      };
      // What lies open below a row is a stop on the way.
      const opened = { ArrowDown: place.row, ArrowUp: place.row - 1 }[press.key];
      const open = press.isControl || place.isDetail || opened === undefined ? undefined : detailOf(store, opened);
      if (open !== undefined) {
        event.preventDefault();
        open.focus();
        return;
      }
      const next =
        place.isDetail && press.key === 'ArrowUp'
          ? { row: place.row, column: store.active.column }
          : nextCell({ row: place.row, column: store.active.column }, press, size);
      if (next === undefined) return;
      event.preventDefault();
      const isRange = event.shiftKey && store.inputs().hasSelection && next.row !== place.row;
      if (isRange && place.row >= 0 && next.row >= 0 && next.row < count) range.extendTo(next.row, place.row);
      focusCell(next, next.column < place.column);
      if (!event.shiftKey && next.row >= 0) range.begin(next.row);
    },
  };
}
