import type { KeyboardEvent } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { cellAt, detailOf, focusTargetOf, cellOfEvent, rowElementAt, visibleCellAt, widgetsOf } from './cells.ts';
import type { TableStore } from './createTableStore.ts';
import { createRangeSelection, type RangeSelection, selectAll } from './rows/selection.ts';

/** Rows count from 0; -1 is the header. */
export interface CellPosition {
  row: number;
  column: number;
}

interface GridSize {
  /** Rows that can be reached, including the footer. */
  rows: number;
  columns: number;
  /** Rows per press of Page Down. */
  page: number;
}

export interface Press {
  key: string;
  isControl: boolean;
  isRtl: boolean;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The cell that a key moves to; undefined for other keys. */
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

/** Scrolls as little as needed to show the full row, and renders synchronously. */
export function scrollToRow<Row>(store: TableStore<Row>, index: number): void {
  if (index < 0) return;
  const viewport = store.viewport();
  const top = store.topOf(index);
  const minTop = top + store.inputs().rowHeight - viewport.height;
  store.scrollTo(top < viewport.top ? top : Math.max(minTop, viewport.top));
}

function visibleRowCount<Row>(store: TableStore<Row>): number {
  return Math.max(1, Math.floor(store.viewport().height / store.inputs().rowHeight));
}

export interface TableKeyboard {
  range: RangeSelection;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Scrolls a cell into view and focuses it. */
  focusCell: (position: CellPosition) => void;
  focusActive: () => void;
  /** Handles the focus of the guard before or after the grid: passes it to the active cell. */
  enter: (guard: Element, from: Element | null) => void;
  /** Restores the focus to its row after rows have moved. */
  restore: () => void;
}

/** Moves the focus out of the grid. */
function leave(scroller: HTMLElement, isBackward: boolean): void {
  // From the guard, the browser's Tab moves out of the grid.
  const guard = isBackward ? scroller.previousElementSibling : scroller.nextElementSibling;
  if (!(guard instanceof HTMLElement)) return;
  guard.focus({ preventScroll: true });
  // On the way out, the guard is not a Tab stop.
  guard.tabIndex = -1;
  guard.addEventListener('blur', () => (guard.tabIndex = 0), { once: true });
}

/**
 * The keyboard navigation of an ARIA grid, which is one Tab stop, and range selection. `toggle` selects or deselects a
 * row.
 */
export function createKeyboard<Row>(store: TableStore<Row>, toggle: (index: number) => void): TableKeyboard {
  const range = createRangeSelection(store);
  /** Below the rows there can be a message or "load more". */
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

  /** Keys inside an entered cell: Tab cycles through its controls, Escape leaves them. */
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
    // Buttons, links, and checkboxes handle Space themselves.
    else if (event.target instanceof HTMLElement && !event.target.matches('button, a, input')) toggle(row);
    else return false;
    return true;
  };

  return {
    range,
    focusCell,
    focusActive,
    enter: (guard, from) => {
      // Unless the focus is leaving the grid, or has moved on.
      if (!store.scroller()?.contains(from) && document.activeElement === guard) focusActive();
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
      const origin = cellOfEvent(store, event.target);
      if (origin === undefined) return;
      const { cell } = origin;
      if (event.target !== cell && event.target !== focusTargetOf(cell)) {
        onKeyInside(event, cell);
        return;
      }
      if (event.key === 'Tab') {
        leave(scroller, event.shiftKey);
        return;
      }
      if (onSelectionKey(event, origin)) {
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
      // The details of an expanded row are a stop between the rows.
      const detailsRow = { ArrowDown: origin.row, ArrowUp: origin.row - 1 }[press.key];
      const details =
        press.isControl || origin.isDetail || detailsRow === undefined ? undefined : detailOf(store, detailsRow);
      if (details !== undefined) {
        event.preventDefault();
        details.focus();
        return;
      }
      const next =
        origin.isDetail && press.key === 'ArrowUp'
          ? { row: origin.row, column: store.active.column }
          : nextCell({ row: origin.row, column: store.active.column }, press, size);
      if (next === undefined) return;
      event.preventDefault();
      const isRange = event.shiftKey && store.inputs().hasSelection && next.row !== origin.row;
      if (isRange && origin.row >= 0 && next.row >= 0 && next.row < count) range.extendTo(next.row, origin.row);
      focusCell(next, next.column < origin.column);
      if (!event.shiftKey && next.row >= 0) range.start(next.row);
    },
  };
}
