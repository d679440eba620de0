/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a movable separator is a widget with a value, which `hr` is not */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { elementScale } from '../../dom/elementScale.ts';
import { useMessages } from '../../messages/index.ts';
import { type HeaderCell, headerCellOf } from '../cells.ts';
import { allowedWidth, minColumnWidth, maxColumnWidth } from '../state/tableState.ts';
import type { DataColumn } from '../types.ts';
import * as styles from './ColumnTools.css.ts';
import type { ColumnToolsProps, LayoutControl } from './columnModel.tsx';
import { columnTracks } from './columnSizing.ts';
import { columnToolsMessages } from './messages.ts';

type Control<Row> = ColumnToolsProps<Row>['control'];

function tracksWith<Row>({ shown, layout, layoutContext }: LayoutControl<Row>, id: string, width: number | undefined) {
  const widths = width === undefined ? (layout.widths ?? {}) : { ...layout.widths, [id]: width };
  return columnTracks(shown, widths, layoutContext);
}

/** Widths are custom properties of the grid: a new one causes a layout, but no React render. */
function showWidth<Row>(scroller: HTMLElement, control: LayoutControl<Row>, id: string, width: number | undefined) {
  for (const [name, value] of Object.entries(tracksWith(control, id, width))) scroller.style.setProperty(name, value);
}

/** Sets widths on the rows while dragging, as a change of the grid's custom property would restyle every cell. */
function showOnRows(scroller: HTMLElement, columns: string, minWidth: string): void {
  for (const group of scroller.querySelectorAll<HTMLElement>(':scope > [role=rowgroup]')) {
    group.style.minInlineSize = minWidth;
    for (const row of group.querySelectorAll<HTMLElement>(':scope > [role=row]')) {
      // Details and the footer are one wide cell.
      if (row.childElementCount > 1) row.style.gridTemplateColumns = columns;
    }
  }
}

interface Resize {
  to: (width: number) => void;
  /** Saves the width. */
  end: () => void;
  /** Restores the previous width. */
  cancel: () => void;
}

function startResize<Row>(scroller: HTMLElement, control: Control<Row>, column: DataColumn<Row>): Resize {
  let width: number | undefined;
  return {
    to: (next) => {
      width = allowedWidth(next, column);
      const tracks = tracksWith(control.current, column.id, width);
      // The width of a sticky column also moves the sticky columns next to it.
      if (column.isSticky === undefined) showOnRows(scroller, tracks['--columns'] ?? '', tracks['--least'] ?? '');
      else showWidth(scroller, control.current, column.id, width);
    },
    end: () => {
      if (width === undefined) return;
      showWidth(scroller, control.current, column.id, width);
      showOnRows(scroller, '', '');
      control.current.change({ widths: { ...control.current.layout.widths, [column.id]: width } });
    },
    cancel: () => {
      showWidth(scroller, control.current, column.id, undefined);
      showOnRows(scroller, '', '');
    },
  };
}

function setWidth<Row>(scroller: HTMLElement, control: Control<Row>, column: DataColumn<Row>, width: number): void {
  const resize = startResize(scroller, control, column);
  resize.to(width);
  resize.end();
}

/** Makes a column as wide as its header and rendered rows need. */
export function fitColumn<Row>(
  headerCell: HeaderCell | undefined,
  control: Control<Row>,
  column: DataColumn<Row>,
): void {
  if (!headerCell) return;
  const { cell, scroller } = headerCell;
  const index = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  const before = scroller.style.getPropertyValue('--columns');
  // Each row is a separate grid, so each cell takes the width of its content.
  scroller.style.setProperty('--columns', 'repeat(99, max-content)');
  const rows = scroller.querySelectorAll(':scope > * > [aria-rowindex]:not([data-detail-of])');
  const scale = elementScale(scroller);
  const widths = [...rows].map((row) => (row.children[index]?.getBoundingClientRect().width ?? 0) / scale);
  scroller.style.setProperty('--columns', before);
  setWidth(scroller, control, column, Math.ceil(Math.max(0, ...widths)));
}

/** px per press of an arrow key, and per press with Shift. */
const step = 8;
const bigStep = 48;

/** px, without a CSS scale of the table. */
const widthOf = ({ cell, scroller }: HeaderCell) => cell.getBoundingClientRect().width / elementScale(scroller);

/** The resize handle of a column: dragged, moved with arrow keys, or fitted to the content with a double click. */
export function ResizeHandle<Row>({ column, control }: ColumnToolsProps<Row>) {
  const messages = useMessages(columnToolsMessages);
  const drag = useRef<{ resize: Resize; factor: number; x: number; width: number }>(undefined);
  const { minWidth = minColumnWidth, maxWidth = maxColumnWidth } = column;

  const stop = (handle: HTMLElement, how: 'end' | 'cancel') => {
    drag.current?.resize[how]();
    drag.current = undefined;
    delete handle.dataset['resizing'];
  };
  /** Set on the element directly, as a header does not render while it is dragged. */
  const updateAriaValue = (handle: HTMLElement) => {
    const headerCell = headerCellOf(handle);
    if (!headerCell) return;
    const width = String(Math.round(widthOf(headerCell)));
    handle.ariaValueNow = width;
    handle.ariaValueText = messages.width(width);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const headerCell = headerCellOf(event.currentTarget);
    if (event.button !== 0 || !headerCell) return;
    // Prevents a drag of the header and a text selection.
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset['resizing'] = '';
    drag.current = {
      resize: startResize(headerCell.scroller, control, column),
      factor: (headerCell.isRtl ? -1 : 1) / elementScale(headerCell.scroller),
      x: event.clientX,
      width: widthOf(headerCell),
    };
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: handle } = event;
    const headerCell = headerCellOf(handle);
    const isCancel = drag.current !== undefined && event.key === 'Escape';
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!headerCell || !(isCancel || direction || event.key === 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isCancel) stop(handle, 'cancel');
    else if (direction === undefined) headerCell.cell.focus();
    else {
      const change = direction * (headerCell.isRtl ? -1 : 1) * (event.shiftKey ? bigStep : step);
      setWidth(headerCell.scroller, control, column, widthOf(headerCell) + change);
      updateAriaValue(handle);
    }
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
      onPointerMove={({ clientX }) => {
        const { current } = drag;
        current?.resize.to(current.width + (clientX - current.x) * current.factor);
      }}
      onPointerUp={(event) => stop(event.currentTarget, 'end')}
      onPointerCancel={(event) => stop(event.currentTarget, 'cancel')}
      onKeyDown={onKeyDown}
      onDoubleClick={({ currentTarget }) => fitColumn(headerCellOf(currentTarget), control, column)}
    />
  );
}
