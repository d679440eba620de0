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

/** A series with a color, and one finite value or null for each point. */
export interface NormalizedSeries extends ChartSeries {
  color: SeriesColor;
  /** Position in the list, which selects the dash pattern. */
  seriesIndex: number;
}

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
