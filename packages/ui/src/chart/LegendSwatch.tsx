import type { SeriesColor } from './series.ts';
import * as styles from './Chart.css.ts';
import { swatch } from './ChartLegend.css.ts';

/** Lines also differ by dash pattern, since some users cannot rely on color. */
const dashes = [undefined, '6 4', '2 3.5', '10 4 2 4', '1 4', '8 3 2 3 2 3', '4 2'] as const;

export const dashOf = (seriesIndex: number): string | undefined => dashes[seriesIndex % dashes.length];

export const comparisonDash = '4 3';

export type SwatchShape = 'line' | 'area';

/** A sample of the series' style, next to its name. */
export function LegendSwatch({
  color,
  seriesIndex,
  shape,
  isComparison = false,
}: {
  color: SeriesColor;
  seriesIndex: number;
  shape: SwatchShape;
  isComparison?: boolean | undefined;
}) {
  const isLine = isComparison || shape === 'line';
  return (
    <svg
      className={`${swatch} ${isComparison ? styles.comparison : styles.series[color]}`}
      width={isLine ? 18 : 10}
      height="10"
      aria-hidden="true"
      focusable="false"
    >
      {isLine ? (
        <path
          d="M1 5H17"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={isComparison ? comparisonDash : dashOf(seriesIndex)}
        />
      ) : (
        <rect width="10" height="10" rx="2" fill="currentColor" />
      )}
    </svg>
  );
}
