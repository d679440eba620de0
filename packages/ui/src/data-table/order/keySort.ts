/** Things to sort, by number, and the key of each, which is a number above or below 0; both are moved. `spare…` is room to work in. */
export interface Sortable {
  keys: Float64Array;
  items: Uint32Array;
  spareKeys: Float64Array;
  spareItems: Uint32Array;
}

export function sortable(count: number): Sortable {
  return {
    keys: new Float64Array(count),
    items: new Uint32Array(count),
    spareKeys: new Float64Array(count),
    spareItems: new Uint32Array(count),
  };
}

/** So many are merged in far less than a millisecond; more are sorted by their digits. */
const block = 4_096;
const few = 12;

function insertionSort({ keys, items }: Sortable, from: number, to: number): void {
  for (let index = from + 1; index < to; index += 1) {
    const key = keys[index] as number;
    const item = items[index] as number;
    let at = index;
    while (at > from && (keys[at - 1] as number) > key) {
      keys[at] = keys[at - 1] as number;
      items[at] = items[at - 1] as number;
      at -= 1;
    }
    keys[at] = key;
    items[at] = item;
  }
}

/** Merges two sorted neighbours, by way of the room to work in. */
function merge({ keys, items, spareKeys, spareItems }: Sortable, from: number, middle: number, to: number): void {
  if ((keys[middle - 1] as number) <= (keys[middle] as number)) return;
  // Only the left one is moved aside; what is written never overtakes what is still to be read.
  const length = middle - from;
  for (let index = 0; index < length; index += 1) {
    spareKeys[index] = keys[from + index] as number;
    spareItems[index] = items[from + index] as number;
  }
  let left = 0;
  let right = middle;
  let at = from;
  let leftKey = spareKeys[0] as number;
  let rightKey = keys[right] as number;
  for (;;) {
    if (leftKey <= rightKey) {
      keys[at] = leftKey;
      items[at] = spareItems[left] as number;
      at += 1;
      left += 1;
      if (left === length) return;
      leftKey = spareKeys[left] as number;
    } else {
      keys[at] = rightKey;
      items[at] = items[right] as number;
      at += 1;
      right += 1;
      if (right === to) break;
      rightKey = keys[right] as number;
    }
  }
  for (; left < length; left += 1, at += 1) {
    keys[at] = spareKeys[left] as number;
    items[at] = spareItems[left] as number;
  }
}

function sortBlock(data: Sortable, from: number, to: number): void {
  for (let start = from; start < to; start += few) insertionSort(data, start, Math.min(start + few, to));
  for (let width = few; width < to - from; width *= 2) {
    for (let start = from; start + width < to; start += 2 * width) {
      merge(data, start, start + width, Math.min(start + 2 * width, to));
    }
  }
}

/** Numbers are sorted by 16 bits of them at a time, from the last to the first. */
const digitSize = 65_536;
const digitsOfKey = 4;
/** Keys looked at between two pauses. */
const stride = 0x7fff;

/** One pass over the keys from `source` into `target`, stable; false where all have the same digit. */
function* pass(source: Sortable, from: number, to: number, digit: number): Generator<void, boolean> {
  const { keys, items, spareKeys, spareItems } = source;
  const bits = new Uint16Array(keys.buffer);
  // As the bits of a number below 0 count backwards, they are turned.
  const digitAt = (at: number) => {
    const first = bits[4 * at + 3] as number;
    const own = bits[4 * at + digit] as number;
    if (first > 0x7fff) return ~own & 0xffff;
    return digit === 3 ? own | 0x8000 : own;
  };
  const starts = new Uint32Array(digitSize + 1);
  for (let at = from; at < to; at += 1) {
    const place = digitAt(at) + 1;
    starts[place] = (starts[place] as number) + 1;
    if ((at & stride) === stride) yield;
  }
  if (starts[digitAt(from) + 1] === to - from) return false;
  for (let place = 1; place <= digitSize; place += 1) {
    starts[place] = (starts[place] as number) + (starts[place - 1] as number);
  }
  for (let at = from; at < to; at += 1) {
    const place = digitAt(at);
    const target = from + (starts[place] as number);
    starts[place] = (starts[place] as number) + 1;
    spareKeys[target] = keys[at] as number;
    spareItems[target] = items[at] as number;
    if ((at & stride) === stride) yield;
  }
  return true;
}

/** Sorts a part by its keys; what has equal keys keeps its order. Pauses often. */
export function* sortByKeys(data: Sortable, from: number, to: number): Generator<void, void> {
  if (to - from <= block) {
    sortFewByKeys(data, from, to);
    return;
  }
  let source = data;
  for (let digit = 0; digit < digitsOfKey; digit += 1) {
    if (!(yield* pass(source, from, to, digit))) continue;
    const { keys, items, spareKeys, spareItems } = source;
    source = { keys: spareKeys, items: spareItems, spareKeys: keys, spareItems: items };
  }
  if (source.keys === data.keys) return;
  data.keys.set(source.keys.subarray(from, to), from);
  data.items.set(source.items.subarray(from, to), from);
}

/** The same for a part that is known to be small, at one go. */
export function sortFewByKeys(data: Sortable, from: number, to: number): void {
  if (to - from <= few) insertionSort(data, from, to);
  else sortBlock(data, from, to);
}

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
