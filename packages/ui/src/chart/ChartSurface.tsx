/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   screen readers pass the arrow keys to an application, and this one handles them */
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import { elementScale } from '../dom/elementScale.ts';
import { useMessages } from '../messages/index.ts';
import { chartMessages } from './messages.ts';
import type { Measured } from './useMeasure.ts';
import { ChartTooltip, type TooltipContent } from './ChartTooltip.tsx';
import type { SwatchShape } from './LegendSwatch.tsx';
import { moveCursor, type Cursor } from './chartKeyboard.ts';
import * as styles from './ChartSurface.css.ts';

interface ChartSurfaceProps {
  /** Accessible name of the chart. */
  label: string;
  /** One sentence for assistive technology: for example the lowest, highest and last value. */
  summary: string;
  measured: Measured;
  stageRef: Ref<HTMLDivElement>;
  height: number;
  count: number;
  /** The point's key across new data: its time, its name. */
  keyOf: (index: number) => string | number;
  /** Index of that key, or of the nearest point. */
  indexOf: (key: string | number) => number;
  /** The point under the pointer, if any. */
  indexAt: (x: number, y: number) => number | null;
  /** Position of its tooltip; the pointer's if the chart returns it. */
  anchorOf: (index: number, pointer: Point | undefined) => Point;
  read: (index: number) => TooltipContent;
  seriesIds: readonly string[];
  shape: SwatchShape;
  /** Points are arranged vertically. @default false */
  isUpright?: boolean;
  /** Called with the series under the keyboard cursor: the others fade. */
  onEmphasis?: (id: string | null) => void;
  /** The static part of the chart. */
  plot: ReactNode;
  /** The part that depends on the cursor. */
  marks: (cursor: Cursor) => ReactNode;
  /** Selects part of the horizontal axis by dragging. @default not selectable */
  drag?: ChartDrag | undefined;
  /** Controls on the chart, next in the tab order. */
  children?: ReactNode;
}

type Point = readonly [x: number, y: number];

export interface ChartDrag {
  /** Vertical extent of the selection in px. */
  top: number;
  bottom: number;
  /** Description of the part between two positions. */
  textOf: (from: number, to: number) => string;
  onSelect: (from: number, to: number) => void;
}

/** A shorter movement is a click. */
const minDrag = 6;

interface CursorState {
  key: string | number;
  seriesId: string | null;
  isByKeyboard: boolean;
  pointer?: Point;
}

/** Pointer and keyboard cursor of all charts, announced in a live region. */
export function ChartSurface({
  label,
  summary,
  measured: { width, isRtl },
  stageRef,
  height,
  count,
  keyOf,
  indexOf,
  indexAt,
  anchorOf,
  read,
  seriesIds,
  shape,
  isUpright = false,
  onEmphasis,
  plot,
  marks,
  drag,
  children,
}: ChartSurfaceProps) {
  const messages = useMessages(chartMessages);
  const summaryId = useId();
  const [cursorState, setCursorState] = useState<CursorState | null>(null);
  const seriesId =
    cursorState?.seriesId != null && seriesIds.includes(cursorState.seriesId) ? cursorState.seriesId : null;
  const cursor: Cursor | null =
    cursorState === null || count === 0 ? null : { index: Math.min(count - 1, indexOf(cursorState.key)), seriesId };
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);
  const isDragging = drag !== undefined && dragged !== null && Math.abs(dragged.to - dragged.from) >= minDrag;
  const reading = cursor && cursor.index >= 0 ? read(cursor.index) : null;

  const updateCursor = (next: CursorState | null) => {
    setCursorState(next);
    if (next?.seriesId !== cursorState?.seriesId) onEmphasis?.(next?.seriesId ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && (cursorState !== null || dragged !== null)) {
      // A second Escape closes the surrounding overlay.
      event.stopPropagation();
      setDragged(null);
      updateCursor(null);
      return;
    }
    const next = moveCursor(reading === null ? null : cursor, { key: event.key, isRtl, isUpright }, count, seriesIds);
    if (next === undefined) return;
    event.preventDefault();
    updateCursor({ key: keyOf(next.index), seriesId: next.seriesId, isByKeyboard: true });
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const scale = elementScale(event.currentTarget);
    const pointer: Point = [(event.clientX - left) / scale, (event.clientY - top) / scale];
    // A finger moves the cursor instead.
    if (drag && event.type === 'pointerdown' && event.pointerType !== 'touch' && event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from: pointer[0], to: pointer[0] });
    } else if (dragged) setDragged({ ...dragged, to: Math.max(0, Math.min(width, pointer[0])) });
    const index = indexAt(...pointer);
    if (index === null) return updateCursor(null);
    // A series chosen by keyboard stays selected.
    updateCursor({ key: keyOf(index), seriesId, isByKeyboard: false, pointer });
  };
  const onPointerUp = () => {
    setDragged(null);
    if (!isDragging) return;
    updateCursor(null);
    drag.onSelect(Math.min(dragged.from, dragged.to), Math.max(dragged.from, dragged.to));
  };

  const announcedRows = reading?.rows.filter(({ id }) => seriesId === null || id === seriesId);
  const pointer = cursorState?.pointer;
  const [x, y] = cursor && reading ? anchorOf(cursor.index, pointer) : [0, 0];
  return (
    <div className={styles.outer}>
      <div
        ref={stageRef}
        role="application"
        aria-roledescription={messages.kind}
        aria-label={label}
        aria-describedby={summaryId}
        tabIndex={0}
        className={styles.stage}
        data-draggable={drag !== undefined || undefined}
        style={assignInlineVars({ [styles.stageHeight]: `${height}px` })}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerUp={onPointerUp}
        onLostPointerCapture={() => setDragged(null)}
        onPointerLeave={(event) => {
          // On touch, the cursor remains after the finger is lifted.
          if (event.pointerType === 'mouse' && cursorState?.isByKeyboard === false) updateCursor(null);
        }}
        onBlur={() => updateCursor(null)}
      >
        {width > 0 && (
          <svg className={styles.svg} width={width} height={height} aria-hidden="true" focusable="false">
            {plot}
            {isDragging ? (
              <rect
                className={styles.selection}
                x={Math.min(dragged.from, dragged.to)}
                y={drag.top}
                width={Math.abs(dragged.to - dragged.from)}
                height={drag.bottom - drag.top}
              />
            ) : (
              cursor !== null && reading !== null && marks(cursor)
            )}
          </svg>
        )}
        {reading !== null && width > 0 && (
          <ChartTooltip
            reading={isDragging ? { title: drag.textOf(dragged.from, dragged.to), rows: [] } : reading}
            x={isDragging ? dragged.to : x}
            y={y}
            pointerX={pointer?.[0]}
            width={width}
            height={height}
            shape={shape}
            seriesId={seriesId}
          />
        )}
      </div>
      {children}
      <span id={summaryId} hidden>
        {`${summary} ${messages.keys}`}
      </span>
      <output className={styles.hidden}>
        {cursorState?.isByKeyboard && reading && announcedRows
          ? messages.point(
              reading.title,
              [
                ...announcedRows.map(({ label: name, value }) => messages.part(name, value)),
                ...(reading.references ?? []).map(({ label: name }) => name),
              ].join(', '),
            )
          : ''}
      </output>
    </div>
  );
}
