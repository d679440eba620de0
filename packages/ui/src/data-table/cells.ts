import type { TableStore } from './createTableStore.ts';
import type { CellPosition } from './keyboard.ts';

interface EventCell extends CellPosition {
  cell: HTMLElement;
  isDetail: boolean;
}

/** The cell that an event came from. */
export function cellOfEvent<Row>(store: TableStore<Row>, target: EventTarget | null): EventCell | undefined {
  const scroller = store.scroller();
  let cell = target instanceof HTMLElement ? target : null;
  // A table inside a cell has its own cells.
  while (cell && cell.parentElement?.parentElement?.parentElement !== scroller) {
    if (cell === scroller) return undefined;
    cell = cell.parentElement;
  }
  const row = cell?.parentElement;
  if (!cell || !row) return undefined;
  const detailOfRow = row.dataset['detailOf'];
  if (detailOfRow !== undefined) return { cell, row: Number(detailOfRow), column: 0, isDetail: true };
  const number = Number(row.ariaRowIndex);
  if (number === 0) return undefined;
  return {
    cell,
    row: number === 1 ? -1 : number - store.inputs().offset - 2,
    column: [...row.children].indexOf(cell),
    isDetail: false,
  };
}

const widgets = 'a[href], button, input, select, textarea, [contenteditable=true], [tabindex="0"]';

function isUsable(element: HTMLElement): boolean {
  return !element.matches(':disabled') && element.closest('[inert], [hidden]') === null;
}

export function widgetsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(widgets)].filter(isUsable);
}

/** Controls that use arrow keys or letters have to be entered first. */
const takesKeys = 'select, textarea, [contenteditable=true], input:not([type=checkbox], [type=button])';

/**
 * In a cell with one button, link, or checkbox, that control has the focus, so that it is read out and responds to
 * Enter and Space.
 */
export function focusTargetOf(cell: HTMLElement): HTMLElement {
  const [widget, other] = widgetsOf(cell);
  return widget === undefined || other !== undefined || widget.matches(takesKeys) ? cell : widget;
}

export interface HeaderCell {
  cell: HTMLElement;
  scroller: HTMLElement;
  isRtl: boolean;
}

/** The header cell around an element. */
export function headerCellOf(element: Element | null): HeaderCell | undefined {
  const cell = element?.closest<HTMLElement>('[role=columnheader]');
  const scroller = cell?.closest<HTMLElement>('[role=grid]');
  return cell && scroller ? { cell, scroller, isRtl: getComputedStyle(scroller).direction === 'rtl' } : undefined;
}

export function rowElementAt<Row>(store: TableStore<Row>, row: number): Element | null {
  const number = row === -1 ? 1 : row + store.inputs().offset + 2;
  return store.scroller()?.querySelector(`:scope > * > [aria-rowindex="${number}"]`) ?? null;
}

export function cellAt<Row>(store: TableStore<Row>, { row, column }: CellPosition): HTMLElement | undefined {
  const cells = rowElementAt(store, row)?.children;
  const cell = cells?.[Math.min(column, cells.length - 1)];
  return cell instanceof HTMLElement ? cell : undefined;
}

/** The same cell, or the nearest visible one: cards and narrow windows hide cells. */
export function visibleCellAt<Row>(
  store: TableStore<Row>,
  position: CellPosition,
  isBackward: boolean,
): HTMLElement | undefined {
  for (const next of isBackward ? ['previous', 'next'] : ['next', 'previous']) {
    let cell: Element | null | undefined = cellAt(store, position);
    while (cell instanceof HTMLElement && !cell.checkVisibility()) {
      cell = next === 'next' ? cell.nextElementSibling : cell.previousElementSibling;
    }
    if (cell instanceof HTMLElement) return cell;
  }
  return undefined;
}

/** The details cell below an expanded row. */
export function detailOf<Row>(store: TableStore<Row>, row: number): HTMLElement | undefined {
  const cell = store.scroller()?.querySelector(`:scope > * > [data-detail-of="${row}"]`)?.firstElementChild;
  return cell instanceof HTMLElement ? cell : undefined;
}
