import { chartMessages } from './messages.ts';
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   an application: a screen reader passes it the arrow keys, and it answers to them */
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import { elementScale } from '../dom/elementScale.ts';
import { useMessages } from '../messages/index.ts';
import type { Measured } from './useMeasure.ts';
import { ChartTooltip, type TooltipContent } from './ChartTooltip.tsx';
import type { SwatchShape } from './LegendSwatch.tsx';
import { moveCursor, type Cursor } from './chartKeyboard.ts';
import * as styles from './ChartSurface.css.ts';

interface ChartSurfaceProps {
  /** Of the chart. */
  label: string;
  /** Lowest, highest and last, or what else can be said in a sentence. */
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
  /** Where its tooltip belongs. */
  anchorOf: (index: number) => readonly [x: number, y: number];
  read: (index: number) => TooltipContent;
  seriesIds: readonly string[];
  shape: SwatchShape;
  /** Points lie below each other. @default false */
  isUpright?: boolean;
  /** A series is walked along: the others step back. */
  onEmphasis?: (id: string | null) => void;
  /** The static part of the drawing. */
  picture: ReactNode;
  /** The part that depends on the cursor. */
  marks: (cursor: Cursor) => ReactNode;
}

interface Held {
  key: string | number;
  seriesId: string | null;
  isByKeyboard: boolean;
}

/** Interaction common to all charts: pointer and keyboard cursor, announced by a live region. */
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
  picture,
  marks,
}: ChartSurfaceProps) {
  const messages = useMessages(chartMessages);
  const summaryId = useId();
  const [held, setHeld] = useState<Held | null>(null);
  const seriesId = held?.seriesId != null && seriesIds.includes(held.seriesId) ? held.seriesId : null;
  const cursor: Cursor | null =
    held === null || count === 0 ? null : { index: Math.min(count - 1, indexOf(held.key)), seriesId };
  const reading = cursor && cursor.index >= 0 ? read(cursor.index) : null;

  const hold = (next: Held | null) => {
    setHeld(next);
    if (next?.seriesId !== held?.seriesId) onEmphasis?.(next?.seriesId ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && held !== null) {
      // A second Escape closes the surrounding overlay.
      event.stopPropagation();
      hold(null);
      return;
    }
    const next = moveCursor(reading === null ? null : cursor, { key: event.key, isRtl, isUpright }, count, seriesIds);
    if (next === undefined) return;
    event.preventDefault();
    hold({ key: keyOf(next.index), seriesId: next.seriesId, isByKeyboard: true });
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const scale = elementScale(event.currentTarget);
    const index = indexAt((event.clientX - left) / scale, (event.clientY - top) / scale);
    if (index === null) return hold(null);
    const key = keyOf(index);
    // A series that was chosen by keyboard stays chosen.
    if (held?.key !== key || held.isByKeyboard) hold({ key, seriesId, isByKeyboard: false });
  };

  const said = reading?.rows.filter(({ id }) => seriesId === null || id === seriesId);
  const [x, y] = cursor && reading ? anchorOf(cursor.index) : [0, 0];
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
        style={assignInlineVars({ [styles.stageHeight]: `${height}px` })}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={(event) => {
          // On touch the cursor stays after the finger is lifted.
          if (event.pointerType === 'mouse' && held?.isByKeyboard === false) hold(null);
        }}
        onBlur={() => hold(null)}
      >
        {width > 0 && (
          <svg className={styles.drawing} width={width} height={height} aria-hidden="true" focusable="false">
            {picture}
            {cursor !== null && reading !== null && marks(cursor)}
          </svg>
        )}
        {reading !== null && width > 0 && (
          <ChartTooltip reading={reading} x={x} y={y} width={width} shape={shape} seriesId={seriesId} />
        )}
      </div>
      <span id={summaryId} hidden>
        {`${summary} ${messages.keys}`}
      </span>
      <output className={styles.hidden}>
        {held?.isByKeyboard && reading && said
          ? messages.point(reading.title, said.map(({ label: name, value }) => messages.part(name, value)).join(', '))
          : ''}
      </output>
    </div>
  );
}
