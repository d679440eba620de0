import { identity } from './sortByRanks.ts';
import { mergeLists, sortByComparison } from './comparisonSort.ts';
import { sortFewNumbers, sortNumbers } from './numberSort.ts';
import { unknown, type Weights } from './weights.ts';

/** Texts packed, placed or looked at between two looks at the clock. */
const stride = 2_048;
/** So many alike are sorted without a pause. */
const smallRun = 1_024;
/** A number is exact up to so many bits. */
const exactBits = 53;

export interface TextSort {
  texts: readonly string[];
  weights: Weights;
  /** Places in `texts`, in order once they are sorted. */
  items: Uint32Array;
  /** Whether what stands here is more than what stands before it. */
  isMore: Uint8Array;
  /** Room to work in: letters as numbers. */
  keys: Float64Array;
}

/** Texts that are alike before `start`. Behind the letters of a key stands its place, so that keys alone are sorted, and stably. */
interface Part {
  from: number;
  start: number;
  /** Letters of a key. */
  count: number;
  /** What the letters are multiplied by: a power of 2, so that nothing is rounded. */
  scale: number;
  hasUnknown: boolean;
  /** None of them has a letter left. */
  isOver: boolean;
}

export function textSort(texts: readonly string[], weights: Weights): TextSort {
  const { length } = texts;
  return {
    texts,
    weights,
    items: identity(length),
    isMore: new Uint8Array(length),
    keys: new Float64Array(length),
  };
}

function partOf({ weights }: TextSort, from: number, to: number, start: number): Part {
  const bits = 32 - Math.clz32(to - from - 1);
  const count = weights.charactersIn(exactBits - bits);
  return { from, start, count, scale: 2 ** bits, hasUnknown: false, isOver: true };
}

// Loops stand in functions of their own: browsers never make those of a generator quick.

function pack({ texts, weights, items, keys }: TextSort, part: Part, from: number, to: number): void {
  const { start, count, scale } = part;
  for (let at = from; at < to; at += 1) {
    // In bounds, here and below: items are places in texts.
    const letters = weights.pack(texts[items[at] as number] as string, start, count);
    keys[at] = letters * scale + (at - part.from);
    if (letters === unknown) part.hasUnknown = true;
    if (letters !== 0) part.isOver = false;
  }
}

/** Puts items where their keys are, and marks where the letters differ. */
function unpack({ items, keys, isMore }: TextSort, part: Part, before: Uint32Array, from: number, to: number): void {
  const { scale } = part;
  let last = from === part.from ? -1 : Math.floor((keys[from - 1] as number) / scale);
  for (let at = from; at < to; at += 1) {
    const key = keys[at] as number;
    const letters = Math.floor(key / scale);
    items[at] = before[key - letters * scale] as number;
    if (at > part.from) isMore[at] = letters === last ? 0 : 1;
    last = letters;
  }
}

function endOfRun(isMore: Uint8Array, from: number, to: number): number {
  let end = from + 1;
  while (end < to && isMore[end] === 0) end += 1;
  return end;
}

/** Sorts runs of texts that are alike before `start`, until it is time to look at the clock or a run is long. @returns where it stopped */
function sortRuns(job: TextSort, from: number, to: number, start: number): number {
  const until = Math.min(from + stride, to);
  let at = from;
  while (at < until) {
    const end = endOfRun(job.isMore, at, to);
    if (end - at > smallRun) return at;
    if (end - at > 1) sortFewTexts(job, at, end, start);
    at = end;
  }
  return at;
}

function sortFewTexts(job: TextSort, from: number, to: number, start: number): void {
  const part = partOf(job, from, to, start);
  pack(job, part, from, to);
  if (part.hasUnknown || part.isOver) {
    if (areOneText(job, from, to)) return;
    const compare = comparison(job);
    // Typed arrays sort stably, too.
    job.items.subarray(from, to).sort(compare);
    mark(job, from + 1, to, compare);
    return;
  }
  sortFewNumbers(job.keys, from, to);
  unpack(job, part, job.items.slice(from, to), from, to);
  sortRuns(job, from, to, start + part.count);
}

/** Sorts texts that are alike before `start`, and marks where they differ. Pauses often. */
export function* sortTexts(job: TextSort, from: number, to: number, start: number): Generator<void, void> {
  if (to - from <= smallRun) {
    if (to - from > 1) sortFewTexts(job, from, to, start);
    return;
  }
  const part = partOf(job, from, to, start);
  for (let at = from; at < to; at += stride) {
    pack(job, part, at, Math.min(at + stride, to));
    yield;
  }
  if (part.hasUnknown) {
    yield* sortWithUnknown(job, from, to, start);
    return;
  }
  if (part.isOver) {
    // Accents and case decide. Most often they are the same text.
    if (areOneText(job, from, to)) return;
    const compare = comparison(job);
    yield* sortByComparison(job.items, from, to, compare);
    yield* markAll(job, from, to, compare);
    return;
  }
  yield* sortNumbers(job.keys, from, to);
  const before = job.items.slice(from, to);
  for (let at = from; at < to; at += stride) {
    unpack(job, part, before, at, Math.min(at + stride, to));
    yield;
  }
  for (let at = from; at < to;) {
    const next = sortRuns(job, at, to, start + part.count);
    const end = next > at ? next : endOfRun(job.isMore, at, to);
    if (next === at) yield* sortTexts(job, at, end, start + part.count);
    at = end;
    yield;
  }
}

function comparison({ texts, weights }: TextSort) {
  return (one: number, other: number) => weights.compare(texts[one] as string, texts[other] as string);
}

function areOneText({ texts, items }: TextSort, from: number, to: number): boolean {
  const first = texts[items[from] as number];
  return items.subarray(from, to).every((item) => texts[item] === first);
}

type Comparison = ReturnType<typeof comparison>;

/** Marks what differs from what stands before it. */
function mark({ isMore, items }: TextSort, from: number, to: number, compare: Comparison): void {
  for (let at = from; at < to; at += 1) {
    isMore[at] = compare(items[at - 1] as number, items[at] as number) === 0 ? 0 : 1;
  }
}

/** Marks all of what begins at `from`, whose first has nothing before it. */
function* markAll(job: TextSort, from: number, to: number, compare: Comparison): Generator<void, void> {
  for (let at = from + 1; at < to; at += smallRun) {
    mark(job, at, Math.min(at + smallRun, to), compare);
    yield;
  }
}

/** Some only the collator can place: they are sorted by themselves and then joined with the others. */
function* sortWithUnknown(job: TextSort, from: number, to: number, start: number): Generator<void, void> {
  const { items, keys } = job;
  const part = items.slice(from, to);
  const isUnknown = (index: number) => (keys[from + index] as number) < 0;
  const packed = part.filter((_, index) => !isUnknown(index));
  const others = part.filter((_, index) => isUnknown(index));
  const compare = comparison(job);
  const inOrder = (one: number, other: number) => compare(one, other) || one - other;
  const middle = from + packed.length;
  items.set(packed, from);
  items.set(others, middle);
  yield* sortTexts(job, from, middle, start);
  yield* sortByComparison(items, middle, to, inOrder);
  items.set(yield* mergeLists(items.slice(from, middle), items.slice(middle, to), inOrder), from);
  yield* markAll(job, from, to, compare);
}
