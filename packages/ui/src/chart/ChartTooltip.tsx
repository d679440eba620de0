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
  width: number;
  shape: SwatchShape;
  seriesId: string | null;
}

/** px between the point and the tooltip. */
const gap = 14;

/** The values of a point, next to it and within the chart. Hidden from screen readers: the live region announces them. */
export function ChartTooltip({ reading, x, y, width, shape, seriesId }: ChartTooltipProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tooltip = ref.current;
    if (tooltip === null) return;
    const isAfter = x + gap + tooltip.offsetWidth <= width;
    const preferredLeft = isAfter ? x + gap : x - gap - tooltip.offsetWidth;
    const left = Math.max(0, Math.min(width - tooltip.offsetWidth, preferredLeft));
    tooltip.style.transform = `translate(${left}px, ${Math.max(0, y)}px)`;
  });
  return (
    <div ref={ref} aria-hidden="true" className={styles.tooltip}>
      <div className={styles.tooltipTitle}>{reading.title}</div>
      {reading.rows.map(({ id, label, value, color, seriesIndex }) => (
        <div
          key={id}
          className={styles.tooltipRow}
          data-total={color === undefined || undefined}
          data-faded={(seriesId !== null && seriesId !== id && color !== undefined) || undefined}
        >
          {color !== undefined && <LegendSwatch color={color} seriesIndex={seriesIndex ?? 0} shape={shape} />}
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
