import { useMemo } from 'react';
import { line } from 'd3-shape';
import { useFormats } from '../formats/index.ts';
import { ValueAxis } from './Axes.tsx';
import { decimate } from './decimate.ts';
import { timeScale, type Box } from './timeLayout.ts';
import type { ChartStrip } from './timeSeries.ts';
import { linear } from './valueScale.ts';
import * as chart from './Chart.css.ts';
import * as styles from './ChartSurface.css.ts';

interface TimeStripProps {
  strip: ChartStrip;
  times: readonly number[];
  box: Box;
  top: number;
  bottom: number;
}

/** A ratio below the plot, with its own scale. */
export function TimeStrip({ strip: { values, color = 3 }, times, box, top, bottom }: TimeStripProps) {
  const formats = useFormats();
  const path = useMemo(() => {
    const xOf = timeScale(times, box);
    const yOf = linear([0, 1], [bottom, top]);
    const x = (index: number) => xOf(times[index] as number);
    const knownValues = times.map((_, index) => {
      const value = values[index];
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    });
    const plotted = decimate(knownValues, (index) => Math.round(x(index) * 2));
    return (
      line<number>(x, (index) => yOf(Math.max(0, Math.min(1, knownValues[index] ?? 0)))).defined(
        (index) => (knownValues[index] ?? null) !== null,
      )(plotted) ?? ''
    );
  }, [values, times, box, top, bottom]);
  return (
    <g className={chart.series[color]}>
      <ValueAxis
        ticks={[
          { at: top, text: formats.percent(1, 0) },
          { at: bottom, text: formats.percent(0, 0) },
        ]}
        left={box.left}
        right={box.right}
        isRtl={box.isRtl}
      />
      <path className={styles.line} d={path} />
    </g>
  );
}
