/** Sorts items by a comparison, stably, with pauses. */
export function* sortByComparison(
  items: Uint32Array,
  from: number,
  to: number,
  compare: (one: number, other: number) => number,
): Generator<void, void> {
  const pause = 1_024;
  let parts: number[][] = [];
  for (let start = from; start < to; start += pause) {
    parts.push([...items.subarray(start, Math.min(start + pause, to))].toSorted(compare));
    yield;
  }
  while (parts.length > 1) {
    const next: number[][] = [];
    for (let index = 0; index < parts.length; index += 2) {
      next.push(yield* mergeLists(parts[index] ?? [], parts[index + 1] ?? [], compare));
    }
    parts = next;
  }
  items.set(parts[0] ?? [], from);
}

/** Merges two sorted lists with pauses; of equals that of the first list comes first. */
export function* mergeLists(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  compare: (one: number, other: number) => number,
): Generator<void, number[]> {
  const merged: number[] = [];
  let left = 0;
  let right = 0;
  while (left < one.length || right < other.length) {
    const isLeft =
      right === other.length || (left < one.length && compare(one[left] as number, other[right] as number) <= 0);
    merged.push((isLeft ? one[left++] : other[right++]) as number);
    if ((merged.length & 2_047) === 0) yield;
  }
  return merged;
}
