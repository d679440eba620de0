/** So many the browser sorts by itself in two or three milliseconds. */
const block = 32_768;
const few = 12;
/** Numbers merged between two looks at the clock. */
const stride = 16_384;

/** Sorts a part at one go. */
export function sortFewNumbers(numbers: Float64Array, from: number, to: number): void {
  if (to - from > few) {
    numbers.subarray(from, to).sort();
    return;
  }
  for (let index = from + 1; index < to; index += 1) {
    // In bounds, here and below: places are counted.
    const number = numbers[index] as number;
    let at = index;
    while (at > from && (numbers[at - 1] as number) > number) {
      numbers[at] = numbers[at - 1] as number;
      at -= 1;
    }
    numbers[at] = number;
  }
}

interface Merge {
  source: Float64Array;
  target: Float64Array;
  left: number;
  middle: number;
  right: number;
  end: number;
  at: number;
}

/** Some steps of merging two sorted neighbours. A function of its own: browsers never make the loops of a generator quick. */
function mergeSome(merge: Merge): void {
  const { source, target, middle, end } = merge;
  let { left, right, at } = merge;
  const until = Math.min(at + stride, end);
  for (; at < until; at += 1) {
    const isLeft = right === end || (left < middle && (source[left] as number) <= (source[right] as number));
    target[at] = source[isLeft ? left++ : right++] as number;
  }
  merge.left = left;
  merge.right = right;
  merge.at = at;
}

/** Sorts a part by size. Pauses often. */
export function* sortNumbers(numbers: Float64Array, from: number, to: number): Generator<void, void> {
  for (let start = from; start < to; start += block) {
    sortFewNumbers(numbers, start, Math.min(start + block, to));
    yield;
  }
  const size = to - from;
  if (size <= block) return;
  const own = numbers.subarray(from, to);
  let source: Float64Array = own;
  let target: Float64Array = new Float64Array(size);
  for (let width = block; width < size; width *= 2) {
    for (let start = 0; start < size; start += 2 * width) {
      const middle = Math.min(start + width, size);
      const end = Math.min(middle + width, size);
      const merge: Merge = { source, target, left: start, middle, right: middle, end, at: start };
      while (merge.at < end) {
        mergeSome(merge);
        yield;
      }
    }
    [source, target] = [target, source];
  }
  if (source !== own) own.set(source);
}
