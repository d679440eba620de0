/** Start and end of a value in the stack; `null` where it is unknown. */
export type Band = readonly [from: number, to: number] | null;

/**
 * Stacks the values of several series at each point; negative values stack downwards. An unknown value is a gap in its
 * series and adds nothing to the series above it.
 */
export function stack(series: readonly (readonly (number | null)[])[], pointCount: number): Band[][] {
  const above = Array.from({ length: pointCount }, () => 0);
  const below = Array.from({ length: pointCount }, () => 0);
  return series.map((values) =>
    Array.from({ length: pointCount }, (_, at): Band => {
      const value = values[at] ?? null;
      if (value === null) return null;
      const pile = value < 0 ? below : above;
      // Both lists have one entry for each point.
      const from = pile[at] as number;
      pile[at] = from + value;
      return [from, from + value];
    }),
  );
}
