/** Items sorted at once, by the browser's own sort. */
const run = 512;
/** Items merged between two checks of the time slice. */
const stride = 512;

/** Sorts items by a comparison, stably and in place. Yields often, so that it can run in time slices. */
export function* mergeSort(items: Uint32Array, compare: (one: number, other: number) => number): Generator<void, void> {
  const { length } = items;
  for (let from = 0; from < length; from += run) {
    items.subarray(from, from + run).sort(compare);
    yield;
  }
  let source: Uint32Array = items;
  let target: Uint32Array = new Uint32Array(length > run ? length : 0);
  for (let width = run; width < length; width *= 2) {
    for (let from = 0; from < length; from += 2 * width) {
      const middle = Math.min(from + width, length);
      const end = Math.min(from + 2 * width, length);
      let left = from;
      let right = middle;
      for (let at = from; at < end; at += 1) {
        // In bounds: both are below the ends of their halves. Of equals that of the left half comes first.
        const isLeft =
          right === end || (left < middle && compare(source[left] as number, source[right] as number) <= 0);
        target[at] = (isLeft ? source[left++] : source[right++]) as number;
        if (at % stride === 0) yield;
      }
    }
    [source, target] = [target, source];
  }
  if (source !== items) items.set(source);
}
