import { useRef } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import type { SeriesColour } from './series.ts';
import { LegendSwatch, type SwatchShape } from './LegendSwatch.tsx';
import * as styles from './ChartSurface.css.ts';

export interface TooltipRow {
  id: string;
  label: string;
  value: string;
  /** Without one it stands under a line: a total. */
  colour?: SeriesColour;
  place?: number;
}

/** What is known about one point. */
export interface TooltipContent {
  title: string;
  rows: readonly TooltipRow[];
}

interface ChartTooltipProps {
  reading: TooltipContent;
  /** Where the point is, in px of the drawing. */
  x: number;
  y: number;
  width: number;
  shape: SwatchShape;
  seriesId: string | null;
}

/** px between the point and the plate. */
const gap = 14;

/** The values of a point, beside it and never over the edge. A screen reader hears them from the stage. */
export function ChartTooltip({ reading, x, y, width, shape, seriesId }: ChartTooltipProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const plate = ref.current;
    if (plate === null) return;
    const isAfter = x + gap + plate.offsetWidth <= width;
    const wanted = isAfter ? x + gap : x - gap - plate.offsetWidth;
    const left = Math.max(0, Math.min(width - plate.offsetWidth, wanted));
    plate.style.transform = `translate(${left}px, ${Math.max(0, y)}px)`;
  });
  return (
    <div ref={ref} aria-hidden="true" className={styles.tooltip}>
      <div className={styles.tooltipTitle}>{reading.title}</div>
      {reading.rows.map(({ id, label, value, colour, place }) => (
        <div
          key={id}
          className={styles.tooltipRow}
          data-total={colour === undefined || undefined}
          data-faded={(seriesId !== null && seriesId !== id && colour !== undefined) || undefined}
        >
          {colour !== undefined && <LegendSwatch colour={colour} place={place ?? 0} shape={shape} />}
          <span className={styles.tooltipLabel}>{label}</span>
          <span className={styles.tooltipValue}>{value}</span>
        </div>
      ))}
    </div>
  );
}
