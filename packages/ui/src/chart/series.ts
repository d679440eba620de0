/** Index of a theme color; 7 is for the remaining series ("Other"). */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The data of one line, area or set of bars. */
export interface ChartSeries {
  /** Stable across new data. */
  id: string;
  /** Name in the legend: "P2P". */
  label: string;
  /** One value for each point of the axis. `null` is unknown: a gap, never a zero. */
  values: readonly (number | null)[];
  /** Theme color. @default its position in the list; gray (7) from the seventh on */
  color?: SeriesColor | undefined;
}

/** The values of another period at the same points, to compare with. */
export interface ChartComparison {
  /** Name in the legend: "Previous period". */
  label: string;
  /** One value for each point of the axis, in the unit of the series or of their total. `null` is unknown. */
  values: readonly (number | null)[];
}

/** A series with a color, and one finite value or null for each point. */
export interface NormalizedSeries extends ChartSeries {
  color: SeriesColor;
  /** Position in the list, which selects the dash pattern. */
  seriesIndex: number;
  /** Drawn as a dashed line, and not part of a total. */
  isComparison?: boolean;
}

/** Identifies the comparison among hidden series. */
const comparisonId = 'comparison';

export function normalizeSeries(series: readonly ChartSeries[], pointCount: number): NormalizedSeries[] {
  return series.map((one, seriesIndex) => ({
    ...one,
    seriesIndex,
    // Within 1 and 7 by construction.
    color: one.color ?? (Math.min(seriesIndex + 1, 7) as SeriesColor),
    values: Array.from({ length: pointCount }, (_, at) => {
      const value = one.values[at];
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    }),
  }));
}

/** The series, then the comparison. */
export function withComparison(
  series: readonly NormalizedSeries[],
  comparison: ChartComparison | undefined,
  pointCount: number,
): readonly NormalizedSeries[] {
  if (comparison === undefined || series.length === 0) return series;
  const compared = normalizeSeries([{ id: comparisonId, ...comparison, color: 7 }], pointCount);
  return [...series, ...compared.map((one) => ({ ...one, isComparison: true }))];
}

/** The sum; `null` if any value is unknown, since a partial sum would be wrong. */
export function total(values: readonly (number | null)[]): number | null {
  if (values.length === 0 || values.includes(null)) return null;
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

interface Extremes {
  lowest: number;
  highest: number;
  last: number;
}

/** Lowest, highest and last known value. */
export function extremes(values: readonly (number | null)[]): Extremes | null {
  let found: Extremes | null = null;
  for (const value of values) {
    if (value === null) continue;
    found = found
      ? { lowest: Math.min(found.lowest, value), highest: Math.max(found.highest, value), last: value }
      : { lowest: value, highest: value, last: value };
  }
  return found;
}
