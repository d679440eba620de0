import { type RefObject, useEffect, useState } from 'react';
import { useLayoutEffect } from '../element/useLayoutEffect.ts';
import { fitWidths } from './fitWidths.ts';
import type { Column } from './types.ts';

const isCut = (cell: HTMLTableCellElement) => cell.scrollWidth > cell.clientWidth;

/** Widths of the heads while the table is laid out in another way; nothing is painted of it. */
function widthsAs(table: HTMLTableElement, layout: 'given' | 'needed'): number[] {
  table.dataset['measuring'] = layout;
  const widths = [...(table.tHead?.rows[0]?.cells ?? [])].map(({ offsetWidth }) => offsetWidth);
  delete table.dataset['measuring'];
  return widths;
}

function fittedTo(table: HTMLTableElement, count: number): readonly number[] | undefined {
  const given = widthsAs(table, 'given').slice(0, count);
  const needed = widthsAs(table, 'needed');
  // One more: a head tells its width in whole px, and a cell that lacks a part of one is cut.
  const fitted = fitWidths(given.map((width, index) => ({ given: width, needed: (needed[index] ?? 0) + 1 })));
  return fitted.every((width, index) => width === given[index]) ? undefined : fitted;
}

/**
 * Widths in px of all columns where a cell would be cut while another column has room; nothing while each has what it was
 * given. Measured before the rows are painted, and again when the table has another width.
 */
export function useFittedWidths<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly number[] | undefined {
  const [fitted, setFitted] = useState<readonly number[]>();
  const [seenWidth, setSeenWidth] = useState(0);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSeenWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  useLayoutEffect(() => {
    const table = scroller.current?.querySelector('table');
    // As cards the cells are no columns.
    if (!table || getComputedStyle(table).display !== 'table') return;
    const cells = [...(table.tBodies[0]?.rows ?? [])].flatMap((row) => [...row.cells].slice(0, columns.length));
    const mayFit = rows.length > 0 && (fitted !== undefined || cells.some(isCut));
    const next = mayFit ? fittedTo(table, columns.length) : undefined;
    if (next?.join() !== fitted?.join()) setFitted(next);
  }, [scroller, columns, rows, seenWidth, fitted]);

  return fitted;
}
