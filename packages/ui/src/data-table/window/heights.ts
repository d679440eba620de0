/** Rows that are higher than the others, in order of their index: what lies open below them. */
export interface Extra {
  index: number;
  height: number;
}

/** Where rows lie: all of one height but for a few. Both ways in O(log extras), nothing is stored for a row. */
export interface Heights {
  count: number;
  total: number;
  topOf: (index: number) => number;
  /** The row at this height; the first above all of them, the last below. */
  indexAt: (y: number) => number;
}

/** Rows of one height, without exception. */
export function evenHeights(count: number, row: number): Heights {
  return {
    count,
    total: count * row,
    topOf: (index) => index * row,
    indexAt: (y) => Math.max(0, Math.min(Math.floor(y / row), count - 1)),
  };
}

export function createHeights(count: number, row: number, extras: readonly Extra[] = []): Heights {
  /** What the extras before each one add up to. */
  const before: number[] = [];
  let sum = 0;
  for (const { height } of extras) {
    before.push(sum);
    sum += height;
  }
  /** How many extras there are for which `isBefore` holds; they come first. */
  const countOf = (isBefore: (extra: Extra, place: number) => boolean) => {
    let low = 0;
    let high = extras.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      // In bounds by the loop's condition.
      if (isBefore(extras[middle] as Extra, middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const sumOf = (place: number) => (place === 0 ? 0 : (before[place - 1] ?? 0) + (extras[place - 1]?.height ?? 0));
  return {
    count,
    total: count * row + sum,
    topOf: (index) => index * row + sumOf(countOf((extra) => extra.index < index)),
    indexAt: (y) => {
      const place = countOf((extra, at) => (extra.index + 1) * row + (before[at] ?? 0) + extra.height <= y);
      // Inside the open part of the next extra it is still that row.
      const limit = extras[place]?.index ?? count;
      const index = Math.min(Math.floor((y - sumOf(place)) / row), limit);
      return Math.max(0, Math.min(index, count - 1));
    },
  };
}
