import { useRef } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import type { NormalizedArea } from './references.ts';
import type { SeriesColor } from './series.ts';
import { LegendSwatch, type SwatchShape } from './LegendSwatch.tsx';
import * as styles from './ChartSurface.css.ts';
import { tone as toneStyle } from './TimeReferences.css.ts';

export interface TooltipRow {
  id: string;
  label: string;
  value: string;
  /** A row without a color is the total, below a line. */
  color?: SeriesColor;
  seriesIndex?: number;
  isComparison?: boolean;
}

/** The values of one point. */
export interface TooltipContent {
  title: string;
  rows: readonly TooltipRow[];
  /** The shaded time spans at the point. @default none */
  references?: readonly NormalizedArea[];
}

interface ChartTooltipProps {
  reading: TooltipContent;
  /** Position of the point in the chart, in px. */
  x: number;
  y: number;
  /** The pointer's position, if the point was chosen with it. */
  pointerX?: number | undefined;
  width: number;
  height: number;
  shape: SwatchShape;
  seriesId: string | null;
}

/** px between the point and the tooltip. */
const gap = 14;

/** The values of a point, next to it and within the chart. Hidden from screen readers: the live region announces them. */
export function ChartTooltip({ reading, x, y, pointerX = x, width, height, shape, seriesId }: ChartTooltipProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tooltip = ref.current;
    if (tooltip === null) return;
    tooltip.style.maxInlineSize = '';
    const roomBefore = Math.min(x, pointerX) - gap;
    const start = Math.max(x, pointerX) + gap;
    const roomAfter = width - start;
    const isAfter = tooltip.offsetWidth <= roomAfter || (tooltip.offsetWidth > roomBefore && roomAfter >= roomBefore);
    const room = isAfter ? roomAfter : roomBefore;
    // In a narrow chart, it truncates its labels instead of covering the point.
    if (tooltip.offsetWidth > room) tooltip.style.maxInlineSize = `${Math.floor(room)}px`;
    const left = isAfter ? start : Math.max(0, roomBefore - tooltip.offsetWidth);
    const top = Math.max(0, Math.min(y, height - tooltip.offsetHeight));
    tooltip.style.transform = `translate(${left}px, ${top}px)`;
  });
  return (
    <div ref={ref} aria-hidden="true" className={styles.tooltip}>
      <div className={styles.tooltipTitle}>{reading.title}</div>
      {reading.rows.map(({ id, label, value, color, seriesIndex, isComparison }) => (
        <div
          key={id}
          className={styles.tooltipRow}
          data-total={color === undefined || undefined}
          data-faded={(seriesId !== null && seriesId !== id && color !== undefined) || undefined}
        >
          {color !== undefined && (
            <LegendSwatch color={color} seriesIndex={seriesIndex ?? 0} shape={shape} isComparison={isComparison} />
          )}
          <span className={styles.tooltipLabel}>{label}</span>
          <span className={styles.tooltipValue}>{value}</span>
        </div>
      ))}
      {reading.references?.map(({ from, label, tone }) => (
        <div key={`${from} ${label}`} className={`${styles.tooltipReference} ${toneStyle[tone]}`}>
          {label}
        </div>
      ))}
    </div>
  );
}
