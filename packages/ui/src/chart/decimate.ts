/** First, lowest, highest and last value of a bucket one device pixel wide. */
interface Strip {
  column: number;
  /** The first gap, if the bucket has no value. */
  hole: number | null;
  first: number | null;
  last: number | null;
  lowest: number;
  highest: number;
}

function picked({ hole, first, last, lowest, highest }: Strip): number[] {
  if (first === null || last === null) return hole === null ? [] : [hole];
  return [...new Set([first, lowest, highest, last])].toSorted((one, other) => one - other);
}

/**
 * The indices to draw: the first, lowest, highest and last value of each pixel column, so that the line looks complete
 * and no peak is lost. A column without values keeps one gap, which breaks the line.
 */
export function decimate(values: readonly (number | null)[], columnOf: (index: number) => number): number[] {
  const chosen: number[] = [];
  let strip: Strip | undefined;
  values.forEach((value, index) => {
    const column = columnOf(index);
    if (strip?.column !== column) {
      if (strip) chosen.push(...picked(strip));
      strip = { column, hole: null, first: null, last: null, lowest: index, highest: index };
    }
    if (value === null) {
      strip.hole ??= index;
      return;
    }
    if (strip.first === null) {
      strip.first = index;
      strip.lowest = index;
      strip.highest = index;
    }
    strip.last = index;
    // Only indices of known values are stored.
    if (value < (values[strip.lowest] as number)) strip.lowest = index;
    if (value > (values[strip.highest] as number)) strip.highest = index;
  });
  if (strip) chosen.push(...picked(strip));
  return chosen;
}
