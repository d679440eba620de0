import type { TrendColor } from './useTrends.ts';
import * as styles from './Trend.css.ts';

export type TrendProps = {
  values: readonly number[];
  color: TrendColor;
  width?: number;
};

const height = 24;
const maxPoints = 60;

/** Reduces the points to what fits, each an average. */
function thinned(values: readonly number[]): readonly number[] {
  const size = Math.ceil(values.length / maxPoints);
  if (size <= 1) return values;
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) => {
    const some = values.slice(index * size, (index + 1) * size);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}

/** A sparkline next to its figure; a chart on the page has the values. */
export function Trend({ values, color, width = 72 }: TrendProps) {
  const points = thinned(values);
  // No line without data.
  if (points.length < 2 || points.every((value) => value === 0)) return null;
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const y = (value: number) => (high === low ? height - 2 : height - 2 - ((value - low) / (high - low)) * (height - 4));
  const coordinates = points.map(
    (value, at) => `${((at / (points.length - 1)) * width).toFixed(1)} ${y(value).toFixed(1)}`,
  );
  return (
    <svg
      className={`${styles.trend} ${styles.colour[color]}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d={`M${coordinates.join('L')}`} />
    </svg>
  );
}
