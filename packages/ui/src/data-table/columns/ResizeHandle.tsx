import { columnToolsMessages } from './messages.ts';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a separator that can be moved is a widget with a value, which `hr` is not */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { elementScale } from '../../dom/elementScale.ts';
import { useMessages } from '../../messages/index.ts';
import { allowedWidth, minColumnWidth, maxColumnWidth } from '../state/tableState.ts';
import type { DataColumn } from '../types.ts';
import * as styles from './ColumnTools.css.ts';
import type { ColumnToolsProps, LayoutControl } from './columnModel.tsx';
import { withWidth } from './columnOrder.ts';
import { columnTracks } from './columnSizing.ts';

function tracksWith<Row>({ shown, layout, layoutContext }: LayoutControl<Row>, id: string, width: number | undefined) {
  const widths = width === undefined ? (layout.widths ?? {}) : { ...layout.widths, [id]: width };
  return columnTracks(shown, widths, layoutContext);
}

/** Widths are custom properties of the grid: a new one causes a layout and no React render. */
function showWidth<Row>(scroller: HTMLElement, control: LayoutControl<Row>, id: string, width: number | undefined) {
  for (const [name, value] of Object.entries(tracksWith(control, id, width))) scroller.style.setProperty(name, value);
}

/** Sets widths on the rows while dragging: a custom property of the grid is inherited by each cell, and every move would restyle all of them. */
function showOnRows(scroller: HTMLElement, columns: string, least: string): void {
  for (const group of scroller.querySelectorAll<HTMLElement>(':scope > [role=rowgroup]')) {
    group.style.minInlineSize = least;
    for (const row of group.querySelectorAll<HTMLElement>(':scope > [role=row]')) {
      // What lies open below a row, and what stands behind the last one, is one wide cell.
      if (row.childElementCount > 1) row.style.gridTemplateColumns = columns;
    }
  }
}

export interface Resize {
  to: (width: number) => void;
  /** Keeps the width. */
  end: () => void;
  /** Goes back to the width before. */
  cancel: () => void;
}

export function beginResize<Row>(
  scroller: HTMLElement,
  control: { readonly current: LayoutControl<Row> },
  column: DataColumn<Row>,
): Resize {
  let width: number | undefined;
  return {
    to: (wanted) => {
      width = allowedWidth(wanted, column);
      const tracks = tracksWith(control.current, column.id, width);
      // Those beside a sticky column stop elsewhere, too.
      if (column.isSticky === undefined) showOnRows(scroller, tracks['--columns'] ?? '', tracks['--least'] ?? '');
      else showWidth(scroller, control.current, column.id, width);
    },
    end: () => {
      if (width === undefined) return;
      showWidth(scroller, control.current, column.id, width);
      showOnRows(scroller, '', '');
      const { columns, layout, change } = control.current;
      change(withWidth(columns, layout, column.id, width));
    },
    cancel: () => {
      showWidth(scroller, control.current, column.id, undefined);
      showOnRows(scroller, '', '');
    },
  };
}

/** px that the column's head and the rows that are in the page need, when nothing is cut. */
export function contentWidth(scroller: HTMLElement, column: number): number {
  const before = scroller.style.getPropertyValue('--columns');
  // Each row is a grid of its own, so each cell takes what its own content needs.
  scroller.style.setProperty('--columns', 'repeat(99, max-content)');
  const rows = scroller.querySelectorAll(':scope > * > [aria-rowindex]:not([data-detail-of])');
  const scale = elementScale(scroller);
  const widths = [...rows].map((row) => (row.children[column]?.getBoundingClientRect().width ?? 0) / scale);
  scroller.style.setProperty('--columns', before);
  return Math.ceil(Math.max(0, ...widths));
}

/** px of one press of an arrow key, and of one with Shift. */
const step = 8;
const bigStep = 48;

function elementsOf(handle: HTMLElement) {
  const cell = handle.closest<HTMLElement>('[role=columnheader]');
  const scroller = handle.closest<HTMLElement>('[role=grid]');
  const isRtl = scroller !== null && getComputedStyle(scroller).direction === 'rtl';
  return cell && scroller && { cell, scroller, isRtl, scale: elementScale(scroller) };
}

/** px before any CSS scale of the table. */
const widthOf = (cell: HTMLElement, scale: number) => cell.getBoundingClientRect().width / scale;

/** The resize handle of a column: dragged, moved by arrow keys, or fitted to the content by a double click. */
export function ResizeHandle<Row>({ column, control }: ColumnToolsProps<Row>) {
  const messages = useMessages(columnToolsMessages);
  const resize = useRef<{ resize: Resize; isRtl: boolean; scale: number; x: number; width: number }>(undefined);
  const { minWidth = minColumnWidth, maxWidth = maxColumnWidth } = column;

  const stop = (handle: HTMLElement, how: 'end' | 'cancel') => {
    resize.current?.resize[how]();
    resize.current = undefined;
    delete handle.dataset['resizing'];
  };
  /** Written to the element's ARIA attributes directly: a head does not render while it is dragged. */
  const updateAriaValue = (handle: HTMLElement) => {
    const found = elementsOf(handle);
    if (!found) return;
    const width = Math.round(widthOf(found.cell, found.scale));
    handle.ariaValueNow = String(width);
    handle.ariaValueText = messages.width(String(width));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const found = elementsOf(event.currentTarget);
    if (event.button !== 0 || !found) return;
    // Neither the drag of the head nor a selection of text.
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset['resizing'] = '';
    resize.current = {
      resize: beginResize(found.scroller, control, column),
      isRtl: found.isRtl,
      scale: found.scale,
      x: event.clientX,
      width: widthOf(found.cell, found.scale),
    };
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: handle } = event;
    const found = elementsOf(handle);
    if (!found) return;
    if (resize.current !== undefined && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      stop(handle, 'cancel');
      return;
    }
    const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const way = (ways[event.key] ?? 0) * (found.isRtl ? -1 : 1);
    if (event.key === 'Enter') found.cell.focus();
    if (way === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (way === 0) return;
    const begun = beginResize(found.scroller, control, column);
    begun.to(widthOf(found.cell, found.scale) + way * (event.shiftKey ? bigStep : step));
    begun.end();
    updateAriaValue(handle);
  };

  return (
    <div
      role="separator"
      tabIndex={-1}
      className={styles.handle}
      aria-orientation="vertical"
      aria-label={messages.resizeColumn(column.header)}
      aria-valuenow={Math.max(minWidth, column.width ?? minWidth)}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      onFocus={(event) => updateAriaValue(event.currentTarget)}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        const begun = resize.current;
        if (!begun) return;
        const moved = (event.clientX - begun.x) / begun.scale;
        begun.resize.to(begun.width + moved * (begun.isRtl ? -1 : 1));
      }}
      onPointerUp={(event) => stop(event.currentTarget, 'end')}
      onPointerCancel={(event) => stop(event.currentTarget, 'cancel')}
      onKeyDown={onKeyDown}
      onDoubleClick={({ currentTarget }) => {
        const found = elementsOf(currentTarget);
        if (!found) return;
        const begun = beginResize(found.scroller, control, column);
        begun.to(contentWidth(found.scroller, [...(found.cell.parentElement?.children ?? [])].indexOf(found.cell)));
        begun.end();
      }}
    />
  );
}
