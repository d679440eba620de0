/** Index of a theme colour; 7 is for the rest ("other"). */
export type SeriesColour = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** One line, area or set of bars. */
export interface ChartSeries {
  /** Its id, stable across new data. */
  id: string;
  /** What the reader calls it: "P2P". */
  label: string;
  /** One value for each point of the axis. `null` is unknown: a gap, never a zero. */
  values: readonly (number | null)[];
  /** @default its place in the list; from the seventh on the grey of what is left over */
  colour?: SeriesColour | undefined;
}

/** A series as it is drawn: coloured, its values finite or null, one for each point. */
export interface DrawnSeries extends ChartSeries {
  colour: SeriesColour;
  /** Its place in the list, which chooses the dashes. */
  place: number;
}

export function drawnSeries(series: readonly ChartSeries[], pointCount: number): DrawnSeries[] {
  return series.map((one, place) => ({
    ...one,
    place,
    // Within 1 and 7 by construction.
    colour: one.colour ?? (Math.min(place + 1, 7) as SeriesColour),
    values: Array.from({ length: pointCount }, (_, at) => {
      const value = one.values[at];
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    }),
  }));
}

/** The sum; `null` when any value is unknown: a partial sum would be wrong. */
export function total(values: readonly (number | null)[]): number | null {
  if (values.length === 0 || values.includes(null)) return null;
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

interface Extremes {
  lowest: number;
  highest: number;
  last: number;
}

/** Lowest, highest and last of the values that are known. */
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
