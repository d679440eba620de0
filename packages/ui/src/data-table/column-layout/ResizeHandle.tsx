/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a separator that can be moved is a widget with a value, which `hr` is not */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { scaleOf } from '../../dom/scaleOf.ts';
import { columnToolsMessages } from '../../messages/english/columnTools.ts';
import { useMessages } from '../../messages/index.ts';
import { narrowest, widest } from '../state/layout.ts';
import * as styles from './ColumnTools.css.ts';
import type { ColumnToolsProps } from './control.ts';
import { beginResize, contentWidth, type Resize } from './resize.ts';

/** px of one press of an arrow key, and of one with Shift. */
const step = 8;
const bigStep = 48;

function parts(handle: HTMLElement) {
  const cell = handle.closest<HTMLElement>('[role=columnheader]');
  const scroller = handle.closest<HTMLElement>('[role=grid]');
  const isRtl = scroller !== null && getComputedStyle(scroller).direction === 'rtl';
  return cell && scroller && { cell, scroller, isRtl, scale: scaleOf(scroller) };
}

/** px before any CSS scale of the table. */
const widthOf = (cell: HTMLElement, scale: number) => cell.getBoundingClientRect().width / scale;

/** The resize handle of a column: dragged, moved by arrow keys, or fitted to the content by a double click. */
export function ResizeHandle<Row>({ column, control }: ColumnToolsProps<Row>) {
  const texts = useMessages(columnToolsMessages);
  const resize = useRef<{ resize: Resize; isRtl: boolean; scale: number; x: number; width: number }>(undefined);
  const { minWidth = narrowest, maxWidth = widest } = column;

  const stop = (handle: HTMLElement, how: 'end' | 'cancel') => {
    resize.current?.resize[how]();
    resize.current = undefined;
    delete handle.dataset['resizing'];
  };
  /** Written to the element's ARIA attributes directly: a head does not render while it is dragged. */
  const tell = (handle: HTMLElement) => {
    const found = parts(handle);
    if (!found) return;
    const width = Math.round(widthOf(found.cell, found.scale));
    handle.ariaValueNow = String(width);
    handle.ariaValueText = texts.width(String(width));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const found = parts(event.currentTarget);
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
    const found = parts(handle);
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
    tell(handle);
  };

  return (
    <div
      role="separator"
      tabIndex={-1}
      className={styles.handle}
      aria-orientation="vertical"
      aria-label={texts.resizeColumn(column.header)}
      aria-valuenow={Math.max(minWidth, column.width ?? minWidth)}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      onFocus={(event) => tell(event.currentTarget)}
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
        const found = parts(currentTarget);
        if (!found) return;
        const begun = beginResize(found.scroller, control, column);
        begun.to(contentWidth(found.scroller, [...(found.cell.parentElement?.children ?? [])].indexOf(found.cell)));
        begun.end();
      }}
    />
  );
}
