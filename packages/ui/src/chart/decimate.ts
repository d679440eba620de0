/** First, lowest, highest and last value of a bucket one device pixel wide. */
interface Strip {
  column: number;
  /** The first of a run without values, when there is nothing else. */
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
 * Which of many values to draw: of each column of pixels the first, the lowest, the highest and the last, so that the line looks
 * as if all were drawn and no peak is lost. A column without any value keeps one hole, which breaks the line.
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
    // Known: only indices of values were put there.
    if (value < (values[strip.lowest] as number)) strip.lowest = index;
    if (value > (values[strip.highest] as number)) strip.highest = index;
  });
  if (strip) chosen.push(...picked(strip));
  return chosen;
}
